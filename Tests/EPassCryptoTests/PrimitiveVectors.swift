// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@testable import EPassCrypto

/// Test values of published standards, read from every file that has them.
struct PrimitiveVectors: Decodable {
    struct Digest: Decodable {
        let algorithm: HashAlgorithmName
        let message: String
        let digest: String
    }

    struct HashAlgorithmName: Decodable {
        let algorithm: HashAlgorithm

        init(from decoder: any Decoder) throws {
            let name = try decoder.singleValueContainer().decode(String.self)
            algorithm = try #require(HashAlgorithm(rawValue: name))
        }
    }

    struct CBC: Decodable {
        let cipher: String
        let key: String
        let iv: String
        let plaintext: String
        let ciphertext: String
    }

    struct CMAC: Decodable {
        let cipher: String
        let key: String
        let message: String
        let mac: String
    }

    let digests: [Digest]
    let cbc: [CBC]
    let cmac: [CMAC]

    static func all() throws -> [PrimitiveVectors] {
        EPassVectors.files(in: "doc9303-11", external: "generated", fileExtension: "json").compactMap { file in
            try? decoder.decode(Self.self, from: Data(contentsOf: file))
        }
    }
}

/// The values of the key derivation function.
struct DerivationVectors: Decodable {
    struct Vector: Decodable {
        let cipher: String
        let seed: String
        let kEnc: String
        let kMac: String
        let kPi: String
    }

    let vectors: [Vector]

    static func all() throws -> [Vector] {
        EPassVectors.files(in: "doc9303-11", external: "generated", fileExtension: "json").flatMap { file in
            (try? decoder.decode(Self.self, from: Data(contentsOf: file)).vectors) ?? []
        }
    }
}

/// What the worked example of Basic Access Control says about ciphers.
struct BACVectors: Decodable {
    struct Authentication: Decodable {
        let kEnc: String
        let kMac: String
        let s: String
        let eIfd: String
        let mIfd: String
        let r: String
        let eIc: String
        let mIc: String
        let kSeed: String
        let ksEnc: String
        let ksMac: String
    }

    struct Messaging: Decodable {
        struct Step: Decodable {
            let macInputPadded: String
            let cc: String
            let responseMacInputPadded: String
            let responseCc: String
        }

        let ksMac: String
        let steps: [Step]
    }

    let d3MutualAuthentication: Authentication
    let d4SecureMessaging: Messaging

    static func all() throws -> [BACVectors] {
        EPassVectors.files(in: "doc9303-11", external: "icao", fileExtension: "json").compactMap { file in
            try? decoder.decode(Self.self, from: Data(contentsOf: file))
        }
    }
}

/// Reads the names of the vector files, which are in snake case.
private var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return decoder
}

/// The cipher of a vector file's name.
func cipher(named name: String) -> BlockCipher? {
    switch name.lowercased() {
    case "3des": .tripleDES
    case "aes128": .aes128
    case "aes192": .aes192
    case "aes256": .aes256
    default: nil
    }
}

/// A secret of hexadecimal digits.
func secret(_ hexadecimal: String) throws -> SecretBytes {
    SecretBytes(copying: try #require(octets(hexadecimal)))
}

/// The octets of a secret, for comparison.
func revealed(_ secret: borrowing SecretBytes) -> [UInt8] {
    secret.withUnsafeBytes { Array($0) }
}
