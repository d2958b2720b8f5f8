// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

/// The vector files of a format, found by a key that only they have.
enum AccessVectors {
    /// Every file in these folders whose top level has that key, decoded. A file that has the key and cannot be decoded
    /// is an error.
    static func load<Vector: Decodable>(
        _ type: Vector.Type, having key: String, in folder: String = "doc9303-11", externals: [String]
    ) throws -> [Vector] {
        let files =
            EPassVectors.files(in: folder, external: nil, fileExtension: "json")
            + externals.flatMap { EPassVectors.files(in: nil, external: $0, fileExtension: "json") }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        var vectors: [Vector] = []
        for file in files {
            let content = try Data(contentsOf: file)
            guard let object = try JSONSerialization.jsonObject(with: content) as? [String: Any], object[key] != nil
            else { continue }
            vectors.append(try decoder.decode(type, from: content))
        }
        return vectors
    }
}

/// Octets written as hexadecimal digits in a vector file.
struct HexOctets: Decodable, Equatable, CustomStringConvertible {
    let octets: [UInt8]

    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let parsed = EPassTestSupport.octets(text) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "no hexadecimal digits"))
        }
        octets = parsed
    }

    var description: String { hex(octets) }
}

/// The worked example of Doc 9303-11, appendix D.
struct BACVector: Decodable {
    struct Derivation: Decodable {
        let kSeed: HexOctets
        let c1: Key
        let c2: Key
    }
    struct Key: Decodable {
        let c: HexOctets
        let hashInput: HexOctets
        let sha1: HexOctets
        let kaRaw: HexOctets
        let kbRaw: HexOctets
        let ka: HexOctets
        let kb: HexOctets
    }
    struct Document: Decodable {
        let name: String
        let lines: [String]
        let mrzInformation: String
        let sha1: HexOctets
        let kSeed: HexOctets
        let kEnc: HexOctets
        let kMac: HexOctets
    }
    struct Authentication: Decodable {
        let kEnc, kMac, getChallengeCapdu, getChallengeRapdu, rndIc, rndIfd, kIfd, s, eIfd, mIfd: HexOctets
        let externalAuthenticateCapdu, kIc, kSeed, ksEnc, ksMac, ssc, r, eIc, mIc: HexOctets
        let externalAuthenticateRapdu: HexOctets
    }
    struct Messaging: Decodable {
        let ksEnc, ksMac, initialSsc: HexOctets
        let steps: [Step]
        let efCom: HexOctets
    }
    struct Step: Decodable {
        let step: String
        let unprotectedCapdu, sscCommand: HexOctets
        let do87, do97: HexOctets?
        let macInputPadded, cc, protectedCapdu, protectedRapdu, sscResponse: HexOctets
        let responseMacInputPadded, responseCc: HexOctets
        let decryptedResponse: HexOctets?
    }

    let d1KeyDerivation: Derivation
    let d2MrzInformation: [Document]
    let d3MutualAuthentication: Authentication
    let d4SecureMessaging: Messaging

    static func all() throws -> [BACVector] {
        try AccessVectors.load(BACVector.self, having: "D3_mutual_authentication", externals: ["icao", "generated"])
    }
}

/// Recorded exchanges under known keys.
struct MessagingVector: Decodable {
    struct Channel: Decodable {
        let cipher: String
        let ksEnc, ksMac, initialSsc: HexOctets
        let steps: [Step]
    }
    struct Step: Decodable {
        let name: String
        let plainCapdu, sscCommand, protectedCapdu, sscResponse, protectedRapdu, plainRapdu: HexOctets
    }
    private struct File: Decodable {
        let vectors: [Channel]
    }

    static func all() throws -> [Channel] {
        try AccessVectors.load(File.self, having: "mac_note", externals: ["icao", "generated"]).flatMap(\.vectors)
    }
}

/// Keys derived from seeds.
struct DerivationVector: Decodable {
    let cipher: String
    let seed, kEnc, kMac, kPi: HexOctets

    private struct File: Decodable {
        let name: String
        let vectors: [Failable]
    }
    private struct Failable: Decodable {
        let vector: DerivationVector?

        init(from decoder: any Decoder) throws {
            vector = try? DerivationVector(from: decoder)
        }
    }

    static func all() throws -> [DerivationVector] {
        try AccessVectors.load(File.self, having: "vectors", externals: ["icao", "generated"])
            .flatMap(\.vectors).compactMap(\.vector)
    }
}

/// The cipher by the name that the vectors use.
func blockCipher(_ name: String) throws -> BlockCipher {
    let ciphers: [String: BlockCipher] = [
        "3DES": .tripleDES, "AES128": .aes128, "AES192": .aes192, "AES256": .aes256,
    ]
    return try #require(ciphers[name], "no cipher \(name)")
}
