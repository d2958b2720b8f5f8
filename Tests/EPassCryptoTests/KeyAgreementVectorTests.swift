// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@testable import EPassCrypto

/// Scalars with the public keys and secrets that belong to them.
struct KeyAgreementVector: Decodable, CustomTestStringConvertible {
    let id: String
    let group: String
    let scalar: String
    let publicKey: String
    let peerScalar: String
    let peerPublicKey: String
    let sharedSecret: String

    var testDescription: String { id }

    private struct File: Decodable { let keyAgreement: [KeyAgreementVector] }

    static func all() -> [KeyAgreementVector] {
        EPassVectors.files(in: "doc9303-11", external: "generated", fileExtension: "json").flatMap { file in
            (try? JSONDecoder().decode(File.self, from: Data(contentsOf: file)))?.keyAgreement ?? []
        }
    }
}

/// The ephemeral keys of a worked example or of a generated session of PACE, whatever its mapping is.
struct PACEKeyVector: Decodable, CustomTestStringConvertible {
    struct Pair: Decodable {
        let terminalPrivate: String
        let terminalPublic: String
        let chipPrivate: String
        let chipPublic: String
        let sharedX: String?
        let sharedSecretX: String?
        let sharedH: String?
        let sharedSecretH: String?
        let mappedGenerator: String?
    }

    let curve: String
    let mapping: Pair
    let agreement: Pair?
    let nonce: String?

    var testDescription: String { "\(curve) \(mapping.terminalPublic.prefix(8))" }

    private struct Example: Decodable {
        let curve: String
        let nonceS: String
        let mapping: Pair
        let keyAgreement: Pair
    }

    private struct Generated: Decodable {
        struct Vector: Decodable {
            let mapping: String
            let curve: String
            let nonceS: String
            let map: Pair?
            let agree: Pair
        }
        let vectors: [Vector]
    }

    static func all() -> [PACEKeyVector] {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let folders = ["icao", "generated"]
        return folders.flatMap { folder in
            EPassVectors.files(in: "doc9303-11", external: folder, fileExtension: "json")
        }
        .flatMap { file -> [PACEKeyVector] in
            guard let data = try? Data(contentsOf: file) else { return [] }
            if let one = try? decoder.decode(Example.self, from: data) {
                return [
                    PACEKeyVector(
                        curve: one.curve, mapping: one.mapping, agreement: one.keyAgreement, nonce: one.nonceS)
                ]
            }
            guard let many = try? decoder.decode(Generated.self, from: data) else { return [] }
            return many.vectors.compactMap { vector in
                guard vector.mapping != "IM", let map = vector.map else { return nil }
                return PACEKeyVector(curve: vector.curve, mapping: map, agreement: vector.agree, nonce: vector.nonceS)
            }
        }
    }
}

@Suite("Key agreement against vectors, Doc 9303-11 9.6", .timed)
struct KeyAgreementVectorTests {
    @Test("there are vectors for each of the 14 groups, with leading zeros in keys and secrets")
    func count() {
        let vectors = KeyAgreementVector.all()
        #expect(Set(vectors.map(\.group)) == Set(KeyAgreementGroup.standardized.map(\.name)))
        #expect(vectors.count { $0.sharedSecret.hasPrefix("00") } >= 14)
    }

    @Test("scalars give the public keys and secrets", arguments: KeyAgreementVector.all())
    func vector(_ vector: KeyAgreementVector) throws {
        let group = try #require(KeyAgreementGroup.standardized.first { $0.name == vector.group })
        let scalars = try [vector.scalar, vector.peerScalar].map { try #require(octets($0)) }
        let keys = try [vector.publicKey, vector.peerPublicKey].map { try #require(octets($0)) }
        for (scalar, key) in zip(scalars, keys) {
            let secret = SecretBytes(copying: scalar)
            let computed = try group.multiplyGenerator(by: secret)
            #expect(try computed.publicKey == key)
            #expect(try computed == group.element(decoding: key))
            #expect(try group.multiply(group.generator(), by: secret) == computed)
        }
        for (scalar, key) in [(scalars[0], keys[1]), (scalars[1], keys[0])] {
            let element = try group.element(decoding: key)
            let secret = try group.multiply(element, by: SecretBytes(copying: scalar)).sharedSecret()
            #expect(hex(secret.octets) == vector.sharedSecret)
            // A scalar with the order added is the same scalar.
            let more = SecretBytes(copying: UnsignedOctets.add(scalar, group.order))
            #expect(try hex(group.multiply(element, by: more).sharedSecret().octets) == vector.sharedSecret)
        }
    }

    @Test(
        "the generic mapping's points come out of scalars and nonce (Doc 9303-11, 4.4.3.3.1, G.1)",
        arguments: PACEKeyVector.all())
    func genericMapping(_ vector: PACEKeyVector) throws {
        let group = try #require(KeyAgreementGroup.standardized.first { $0.name == vector.curve })
        func point(_ text: String) throws -> GroupElement {
            let coordinates = try #require(octets(text))
            return try group.element(decoding: coordinates.count.isMultiple(of: 2) ? [4] + coordinates : coordinates)
        }
        func scalar(_ text: String) throws -> SecretBytes { SecretBytes(copying: try #require(octets(text))) }

        let map = vector.mapping
        #expect(try group.multiplyGenerator(by: scalar(map.terminalPrivate)) == point(map.terminalPublic))
        #expect(try group.multiplyGenerator(by: scalar(map.chipPrivate)) == point(map.chipPublic))
        let shared = try group.multiply(point(map.chipPublic), by: scalar(map.terminalPrivate))
        #expect(try shared == group.multiply(point(map.terminalPublic), by: scalar(map.chipPrivate)))
        if let expected = map.sharedH ?? map.sharedSecretH { #expect(try shared == point(expected)) }
        guard let mapped = map.mappedGenerator, let nonce = vector.nonce, let agreement = vector.agreement else {
            return
        }
        let generator = try group.add(try group.multiplyGenerator(by: scalar(nonce)), shared)
        #expect(try generator == point(mapped))
        #expect(try group.multiply(generator, by: scalar(agreement.terminalPrivate)) == point(agreement.terminalPublic))
        #expect(try group.multiply(generator, by: scalar(agreement.chipPrivate)) == point(agreement.chipPublic))
        let secret = try group.multiply(point(agreement.chipPublic), by: scalar(agreement.terminalPrivate))
        let expected = try #require(agreement.sharedX ?? agreement.sharedSecretX)
        #expect(try hex(secret.sharedSecret().octets) == expected)
    }
}
