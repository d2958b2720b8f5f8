// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

/// A file of the logical data structure from the vectors of the repository or from the external collections.
struct SampleFile: Sendable, CustomTestStringConvertible {
    var name: String
    var file: LDSFile
    var octets: [UInt8]

    var testDescription: String { name }

    /// Every sample, each content once.
    static let all: [SampleFile] = {
        var seen: Set<[UInt8]> = []
        return
            (SpecimenFile.all.map { SampleFile(name: $0.name, file: $0.file, octets: $0.octets) }
            + masterFile + securityObjects + examples + vectors)
            .filter { seen.insert($0.octets).inserted }
    }()

    /// Decodes a file by its kind, and writes it again.
    static func decode(
        _ octets: [UInt8], as file: LDSFile, profile: DecodingProfile = .default
    ) throws(LDSError) -> (encoded: [UInt8], deviations: [LDSDeviation]) {
        switch file {
        case .com:
            let decoded = try EFCOM(decoding: octets, profile: profile)
            return (decoded.encoded(), decoded.deviations)
        case .sod:
            let decoded = try EFSOD(decoding: octets, profile: profile)
            return (decoded.encoded(), decoded.deviations)
        case .cardAccess:
            let decoded = try EFCardAccess(decoding: octets, profile: profile)
            return (decoded.encoded(), decoded.deviations)
        case .cardSecurity:
            let decoded = try EFCardSecurity(decoding: octets, profile: profile)
            return (decoded.octets, decoded.deviations)
        case .dir:
            let decoded = try EFDIR(decoding: octets, profile: profile)
            return (decoded.encoded(), decoded.deviations)
        case .cvca:
            let decoded = try EFCVCA(decoding: octets, profile: profile)
            return (decoded.encoded(), decoded.deviations)
        case .atrInfo: return (octets, [])
        case .dataGroup(let number): return try decode(octets, as: number, profile: profile)
        }
    }

    private static func decode(
        _ octets: [UInt8], as number: DataGroupNumber, profile: DecodingProfile
    ) throws(LDSError) -> (encoded: [UInt8], deviations: [LDSDeviation]) {
        switch number {
        case .dg2:
            let decoded = try DataGroup2(decoding: octets, profile: profile)
            return (decoded.encoded(), decoded.deviations)
        case .dg3:
            let decoded = try DataGroup3(decoding: octets, profile: profile)
            return (decoded.encoded(), decoded.deviations)
        case .dg4:
            let decoded = try DataGroup4(decoding: octets, profile: profile)
            return (decoded.encoded(), decoded.deviations)
        case .dg6:
            let decoded = try RawDataGroup(decoding: octets, as: number, profile: profile)
            return (decoded.encoded(), decoded.deviations)
        case .dg14:
            let decoded = try DataGroup14(decoding: octets, profile: profile)
            return (decoded.encoded(), decoded.deviations)
        case .dg15:
            let decoded = try DataGroup15(decoding: octets, profile: profile)
            return (decoded.encoded(), decoded.deviations)
        default:
            let decoded = try DecodedDataGroup(octets, named: number.description, profile: profile)
            return (decoded.encoded, decoded.deviations)
        }
    }

    /// Files of the master file of personalisations as JSON, and one that lies alone.
    private static var masterFile: [SampleFile] {
        struct Profile: Decodable {
            struct File: Decodable {
                var application: String?
                var fid: String?
                var fileId: String?
                var content: String?
            }
            var files: [File]
        }
        let urls = ["persosim", "ausweisapp"].flatMap {
            EPassVectors.files(in: nil, external: "chips/" + $0, fileExtension: "json")
        }
        let entries = urls.flatMap { url -> [SampleFile] in
            guard let data = try? Data(contentsOf: url),
                let profile = try? JSONDecoder().decode(Profile.self, from: data)
            else { return [] }
            return profile.files.compactMap { entry in
                guard entry.application ?? "MF" == "MF",
                    let identifier = (entry.fid ?? entry.fileId).flatMap({ UInt16($0, radix: 16) }),
                    let file = LDSFile(fileIdentifier: identifier, in: .masterFile),
                    let octets = entry.content.flatMap(EPassTestSupport.octets)
                else { return nil }
                return SampleFile(
                    name: "\(url.deletingPathExtension().lastPathComponent) \(file)", file: file, octets: octets)
            }
        }
        let dumps = EPassVectors.files(in: nil, external: "chips/iso39794_and_misc", fileExtension: "dump")
        return entries
            + dumps.compactMap { url in
                (try? Data(contentsOf: url)).map {
                    SampleFile(name: url.lastPathComponent, file: .cardSecurity, octets: [UInt8]($0))
                }
            }
    }

    /// EF.SOD with a wrong signature or a wrong version inside are files like others here.
    private static var securityObjects: [SampleFile] {
        EPassVectors.files(in: nil, external: "negative/sod", fileExtension: "bin").compactMap { url in
            (try? Data(contentsOf: url)).map {
                SampleFile(name: url.lastPathComponent, file: .sod, octets: [UInt8]($0))
            }
        }
    }

    private static var examples: [SampleFile] {
        LDSExample.all.compactMap { example in
            guard let octets = (example.hex ?? example.consistentHex).flatMap(EPassTestSupport.octets),
                let file = octets.first.flatMap({ LDSFile(tag: TLVTag(UInt32($0))) })
            else { return nil }
            return SampleFile(name: example.id, file: file, octets: octets)
        }
    }

    private static var vectors: [SampleFile] {
        DataGroupVector.all.compactMap { vector in
            guard let octets = vector.octets, let file = LDSFile(name: vector.file) else { return nil }
            return SampleFile(name: vector.id, file: file, octets: octets)
        }
            + SecurityInfosVector.all.compactMap { vector in
                guard let octets = vector.octets, let file = LDSFile(name: vector.file) else { return nil }
                return SampleFile(name: vector.id, file: file, octets: octets)
            }
    }
}
