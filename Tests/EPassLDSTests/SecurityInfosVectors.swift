// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

/// A file of EF.CardAccess, EF.CardSecurity, EF.DG14 or EF.DIR that decodes, as the vector files hold it.
struct SecurityInfosVector: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var file: String
    var hex: String
    var deviations: [String]
    /// The object identifiers of the entries in dots, or the application identifiers of EF.DIR in hexadecimal digits.
    var entries: [String]

    var testDescription: String { id }

    var octets: [UInt8]? { EPassTestSupport.octets(hex) }

    /// The only deviation, for those that show one.
    var deviation: LDSDeviation? { deviations.first.flatMap(LDSDeviation.init(rawValue:)) }

    static let all: [SecurityInfosVector] = VectorFile.all.flatMap(\.decoded)

    /// A file that ends in an error.
    struct Refused: Decodable, Sendable, CustomTestStringConvertible {
        var id: String
        var file: String
        var hex: String
        var code: String

        var testDescription: String { id }

        var octets: [UInt8]? { EPassTestSupport.octets(hex) }

        static let all: [Refused] = VectorFile.all.flatMap(\.refused)
    }

    private struct VectorFile: Decodable {
        var name: String
        var decoded: [SecurityInfosVector]
        var refused: [Refused]

        static let all: [VectorFile] = EPassVectors.files(in: "lds", external: "lds", fileExtension: "json")
            .compactMap { try? JSONDecoder().decode(VectorFile.self, from: Data(contentsOf: $0)) }
            .filter { $0.name == "SecurityInfos and EF.DIR" }
    }
}

/// What the four files have in common for these tests.
struct DecodedSecurityFile {
    var entries: [String] = []
    var encoded: [UInt8]
    var deviations: [LDSDeviation]

    /// Decodes a file by its name.
    init(_ octets: [UInt8], named name: String, profile: DecodingProfile = .default) throws(LDSError) {
        switch name {
        case "CardAccess":
            let file = try EFCardAccess(decoding: octets, profile: profile)
            entries = file.securityInfos.infos.map(\.objectIdentifier)
            encoded = file.encoded()
            deviations = file.deviations
        case "DG14":
            let file = try DataGroup14(decoding: octets, profile: profile)
            entries = file.securityInfos.infos.map(\.objectIdentifier)
            encoded = file.encoded()
            deviations = file.deviations
        case "CardSecurity":
            let file = try EFCardSecurity(decoding: octets, profile: profile)
            encoded = file.encoded()
            deviations = file.deviations
        default:
            let file = try EFDIR(decoding: octets, profile: profile)
            entries = file.applicationIdentifiers.map { hex($0) }
            encoded = file.encoded()
            deviations = file.deviations
        }
    }
}
