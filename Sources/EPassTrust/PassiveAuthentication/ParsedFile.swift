// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassLDS
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
    private let decoded = Mutex<Decoded?>(nil)

    private struct Decoded {
        let profile: DecodingProfile
        let result: Result<any DecodableFile, LDSError>
    }

    /// Told of each decoding in the task that it is set in; nil but in tests that count them.
    @TaskLocal package static var observer: (@Sendable (LDSFile) -> Void)?

    /// Nothing is decoded yet.
    package init(_ file: LDSFile, _ octets: [UInt8]) {
        self.file = file
        self.octets = octets
    }

    /// What the octets decode to.
    ///
    /// - Parameter profile: the deviations that are tolerated. The last one that was asked for is kept.
    /// - Throws: `LDSError`, the same one each time.
    package func content<Content: DecodableFile>(
        as type: Content.Type, under profile: DecodingProfile = .default
    ) throws(LDSError) -> Content {
        let result = decoded.withLock { decoded -> Result<Content, LDSError> in
            if let known = decoded, known.profile == profile {
                switch known.result {
                case .success(let content as Content): return .success(content)
                case .failure(let error): return .failure(error)
                case .success: break
                }
            }
            Self.observer?(file)
            let made = Result<Content, LDSError> { () throws(LDSError) in
                try type.init(decoding: octets, profile: profile)
            }
            decoded = Decoded(profile: profile, result: made.map { $0 })
            return made
        }
        return try result.get()
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
