// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassLDS
internal import EPassTLV
internal import Synchronization

/// What the octets of an elementary file decode to: parsed, never verified.
package protocol DecodableFile: Sendable {
    /// Decodes the octets of the file.
    ///
    /// - Throws: `LDSError` with the element and the offset.
    init(decoding octets: [UInt8], profile: DecodingProfile) throws(LDSError)
    /// What departs from the standard and was tolerated.
    var deviations: [LDSDeviation] { get }
}

/// The exact octets of one file and what they decode to. They are decoded when somebody first asks, and once for all
/// who ask: session, judges and diagnosis share the value, or the error where there is none.
package final class ParsedFile: Sendable, Hashable {
    /// The file that the octets are of.
    package let file: LDSFile
    /// The octets as they were read.
    package let octets: [UInt8]
    private let decoded = Mutex<[Decoded]>([])

    private struct Decoded {
        let type: ObjectIdentifier
        let profile: DecodingProfile
        let result: Result<any DecodableFile, LDSError>
    }

    /// Told of each decoding in the task that it is set in, and must not ask the file again; nil but in tests that
    /// count them.
    @TaskLocal package static var observer: (@Sendable (LDSFile) -> Void)?

    /// Nothing is decoded yet.
    package init(_ file: LDSFile, _ octets: [UInt8]) {
        self.file = file
        self.octets = octets
    }

    /// Whether the octets begin with the tag of the file and end before the length behind it is reached: the file did
    /// not arrive whole. Behind another tag (Doc 9303-10, 4.7) stands no length of this file.
    package var isTruncated: Bool { file.isCut(octets) }

    /// What the octets decode to: decoded once for each profile that is asked for.
    ///
    /// - Parameter profile: the deviations that are tolerated.
    /// - Throws: `LDSError`, the same one each time.
    package func content<Content: DecodableFile>(
        as type: Content.Type, under profile: DecodingProfile = .default
    ) throws(LDSError) -> Content {
        let result = decoded.withLock { decoded -> Result<Content, LDSError> in
            let known = decoded.first { $0.type == ObjectIdentifier(type) && $0.profile == profile }
            switch known?.result {
            case .success(let content as Content): return .success(content)
            case .failure(let error): return .failure(error)
            case .success, nil: break
            }
            Self.observer?(file)
            let made = Result<Content, LDSError> { () throws(LDSError) in
                try type.init(decoding: octets, profile: profile)
            }
            // Whoever judges under one profile after the other keeps no more than a few.
            if decoded.count >= 4 { decoded.removeFirst() }
            decoded.append(Decoded(type: ObjectIdentifier(type), profile: profile, result: made.map { $0 }))
            return made
        }
        return try result.get()
    }

    /// The images in the file, in their order; none where it holds none or does not decode.
    package var images: [BiometricImage] {
        let images: [BiometricImage]? =
            switch file {
            case .dataGroup(.dg2): try? content(as: DataGroup2.self).images
            case .dataGroup(.dg3): try? content(as: DataGroup3.self).images
            case .dataGroup(.dg4): try? content(as: DataGroup4.self).images
            case .dataGroup(.dg5): try? content(as: DataGroup5.self).images
            case .dataGroup(.dg7): try? content(as: DataGroup7.self).images
            case .dataGroup(.dg11): try? content(as: DataGroup11.self).images
            case .dataGroup(.dg12): try? content(as: DataGroup12.self).images
            default: nil
            }
        return images ?? []
    }

    /// Equal octets of one file decode alike.
    package static func == (left: ParsedFile, right: ParsedFile) -> Bool {
        left.file == right.file && left.octets == right.octets
    }

    /// By file and octets.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(octets)
    }
}

extension LDSFile {
    /// Whether these octets are the beginning of this file, and not all of it.
    func isCut(_ octets: [UInt8]) -> Bool {
        guard let tag else { return isCutList(octets) }
        return octets.starts(with: tag.octets) && TLVCursor.isCut(octets, rules: .ber)
    }

    /// The same of a file that is data objects one behind the other: whether the last one is cut.
    private func isCutList(_ octets: [UInt8]) -> Bool {
        let member: TLVTag
        switch self {
        case .dir: member = 0x61
        case .cvca: member = 0x42
        default: return false
        }
        var cursor = TLVCursor(octets)
        while cursor.remaining.starts(with: member.octets) {
            if TLVCursor.isCut(Array(cursor.remaining), rules: .definite) { return true }
            guard (try? cursor.read()) != nil else { return false }
        }
        return false
    }
}

extension DataGroupNumber {
    /// What the data group decodes to.
    var type: any DecodableFile.Type {
        switch self {
        case .dg1: DataGroup1.self
        case .dg2: DataGroup2.self
        case .dg3: DataGroup3.self
        case .dg4: DataGroup4.self
        case .dg5: DataGroup5.self
        case .dg7: DataGroup7.self
        case .dg8: DataGroup8.self
        case .dg9: DataGroup9.self
        case .dg10: DataGroup10.self
        case .dg11: DataGroup11.self
        case .dg12: DataGroup12.self
        case .dg13: DataGroup13.self
        case .dg14: DataGroup14.self
        case .dg15: DataGroup15.self
        case .dg16: DataGroup16.self
        default: ReservedDataGroup.self
        }
    }
}

extension EFCardAccess: DecodableFile {}
extension EFCOM: DecodableFile {}
extension EFCVCA: DecodableFile {}
extension EFDIR: DecodableFile {}
extension DataGroup1: DecodableFile {}
extension DataGroup2: DecodableFile {}
extension DataGroup3: DecodableFile {}
extension DataGroup4: DecodableFile {}
extension DisplayedImageGroup: DecodableFile {}
extension SecurityFeatureGroup: DecodableFile {}
extension DetailGroup: DecodableFile {}
extension DataGroup13: DecodableFile {}
extension DataGroup14: DecodableFile {}
extension DataGroup15: DecodableFile {}
extension DataGroup16: DecodableFile {}

extension EFATRInfo: DecodableFile {
    /// Never throws: what is not understood is left out.
    package init(decoding octets: [UInt8], profile: DecodingProfile) throws(LDSError) { self.init(decoding: octets) }
    /// None has a name.
    package var deviations: [LDSDeviation] { [] }
}

/// DG6, which is reserved for future use (Doc 9303-10, 4.7.6): only its outer tag and length are looked at.
private struct ReservedDataGroup: DecodableFile {
    let deviations: [LDSDeviation]

    init(decoding octets: [UInt8], profile: DecodingProfile) throws(LDSError) {
        deviations = try RawDataGroup(decoding: octets, as: .dg6, profile: profile).deviations
    }
}
