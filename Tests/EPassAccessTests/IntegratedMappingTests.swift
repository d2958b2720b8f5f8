// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassTestSupport
import Testing

@testable import EPassAccess

@Suite("IntegratedMapping and PointEncoding, Doc 9303-11 4.4.3.3.2 and appendix B", .timed)
struct IntegratedMappingTests {
    /// One mapping of two nonces.
    struct Vector: Decodable, Sendable, CustomTestStringConvertible {
        let parameterId: Int
        let cipher: String
        let nonceS, nonceT: HexOctets
        // The names of the values in the standard.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        let R, Rp: HexOctets
        let mappedGenerator: HexOctets

        var testDescription: String { "\(parameterId) \(cipher)" }

        static func all() throws -> [Vector] {
            try AccessVectors.load(File.self, having: "integrated_mapping", externals: ["icao", "generated"])
                .flatMap(\.vectors)
        }
    }
    private struct File: Decodable {
        let vectors: [Vector]
    }

    @Test("every group that the mapping allows is there with every cipher")
    func complete() throws {
        let pairs = Set(try Vector.all().map(\.testDescription))
        let groups = KeyAgreementGroup.standardized.filter(\.allowsIntegratedMapping)
        #expect(groups.count == 13)
        for group in groups {
            for cipher in ["3DES", "AES128", "AES192", "AES256"] {
                let identifier = try #require(group.parameterID)
                #expect(pairs.contains("\(identifier) \(cipher)"))
            }
        }
    }

    @Test("both nonces give R(s,t), its residue and the mapped generator", arguments: try Vector.all())
    func mapping(vector: Vector) throws {
        let group = try #require(KeyAgreementGroup(parameterID: vector.parameterId))
        let cipher = try blockCipher(vector.cipher)
        let nonce = SecretBytes(copying: vector.nonceS.octets)
        let random = try IntegratedMapping.pseudoRandom(
            cipher, nonce: nonce, terminalNonce: vector.nonceT.octets, primeBits: group.primeBits)
        #expect(copied(random) == vector.R.octets)
        #expect(try group.fieldArithmetic().number(random).octets == vector.Rp.octets)
        let generator = try IntegratedMapping.generator(
            in: group, cipher: cipher, nonce: nonce, terminalNonce: vector.nonceT.octets)
        #expect(try generator.publicKey == vector.mappedGenerator.octets)
    }

    @Test("0, 1 and -1 have no point, and that is an error, not a trap", arguments: KeyAgreementGroup.curves)
    func noPoint(group: KeyAgreementGroup) throws {
        guard case .ec(let curve) = group else { return }
        let field = try group.fieldArithmetic()
        let one = try field.number(1)
        for value in [try field.number(0), one, try field.negate(one)] {
            #expect(throws: CryptoError.self) { _ = try PointEncoding.point(of: value, on: curve, in: group) }
        }
    }

    @Test(
        "t and -t have the same x and opposite or equal points, and both are on the curve",
        arguments: KeyAgreementGroup.curves)
    func symmetry(group: KeyAgreementGroup) throws {
        guard case .ec(let curve) = group else { return }
        let field = try group.fieldArithmetic()
        let coordinate = 1...group.elementLength
        for seed: UInt64 in 2...9 {
            let t = try field.number(seed)
            let first = try PointEncoding.point(of: t, on: curve, in: group)
            let second = try PointEncoding.point(of: field.negate(t), on: curve, in: group)
            #expect(try first.publicKey[coordinate] == second.publicKey[coordinate])
            // What was encoded decodes again, with all the checks of a received key.
            #expect(try group.element(decoding: first.publicKey) == first)
        }
    }

    @Test("a changed bit of either nonce changes the generator")
    func avalanche() throws {
        let vector = try #require(try Vector.all().first { $0.parameterId == 12 && $0.cipher == "AES256" })
        let group = KeyAgreementGroup.ec(.p256)
        for index in 0..<32 {
            var s = vector.nonceS.octets
            s[index] ^= 0x01
            var t = vector.nonceT.octets
            t[index] ^= 0x01
            for (nonce, other) in [(s, vector.nonceT.octets), (vector.nonceS.octets, t)] {
                let generator = try IntegratedMapping.generator(
                    in: group, cipher: .aes256, nonce: SecretBytes(copying: nonce), terminalNonce: other)
                #expect(try generator.publicKey != vector.mappedGenerator.octets)
            }
        }
    }

    @Test(
        "the encrypted nonce has as many blocks as a key needs, no more and no fewer",
        arguments: [(BlockCipher.tripleDES, 16), (.aes128, 16), (.aes192, 32), (.aes256, 32)])
    func nonceLength(cipher: BlockCipher, length: Int) throws {
        let candidate = try candidate(.integrated, cipher)
        for count in 0...72 {
            let key = SecretBytes(copying: [UInt8](repeating: 7, count: cipher.keyLength))
            let encrypted = [UInt8](repeating: 1, count: count)
            if count == length {
                let nonce = try EncryptedNonce.open(encrypted, key: key, candidate: candidate)
                #expect(nonce.count == length)
            } else {
                #expect(throws: AccessError.code(.nonceLength)) {
                    _ = try EncryptedNonce.open(encrypted, key: key, candidate: candidate)
                }
            }
        }
    }

    @Test(
        "with generic mapping the encrypted nonce is any whole number of blocks up to 64 octets",
        arguments: BlockCipher.allCases)
    func genericNonceLength(cipher: BlockCipher) throws {
        let candidate = try candidate(.generic, cipher)
        for count in 0...72 {
            let key = SecretBytes(copying: [UInt8](repeating: 7, count: cipher.keyLength))
            let encrypted = [UInt8](repeating: 1, count: count)
            if count > 0 && count <= 64 && count % cipher.blockSize == 0 {
                let nonce = try EncryptedNonce.open(encrypted, key: key, candidate: candidate)
                #expect(nonce.count == count)
            } else {
                #expect(throws: AccessError.code(.nonceLength)) {
                    _ = try EncryptedNonce.open(encrypted, key: key, candidate: candidate)
                }
            }
        }
    }

    @Test("the nonce t is as long as a key of the cipher", arguments: BlockCipher.allCases)
    func terminalNonce(cipher: BlockCipher) throws {
        let mapping = try NonceMapping.integrated(
            candidate(.integrated, cipher), nonce: SecretBytes(count: 16), random: .system)
        #expect(mapping.data.count == cipher.keyLength)
    }

    private func candidate(_ mapping: PACEMapping, _ cipher: BlockCipher) throws -> PACECandidate {
        try .made(mapping, cipher, .ec(.p256))
    }
}

extension KeyAgreementGroup {
    /// The curves of table 12 that the integrated mapping allows.
    static let curves = standardized.filter { $0.isElliptic && $0.allowsIntegratedMapping }
}

extension PACECandidate {
    /// A candidate of these parts.
    static func made(
        _ mapping: PACEMapping, _ cipher: BlockCipher, _ group: KeyAgreementGroup
    ) throws -> PACECandidate {
        let symmetric = try #require(SymmetricCipher(rawValue: cipher.displayName))
        let kind = try #require(
            PACEProtocol(mapping: mapping, keyAgreement: group.isElliptic ? .ecdh : .dh, cipher: symmetric))
        return PACECandidate(
            info: PACEInfo(paceProtocol: kind, parameterID: group.parameterID), group: group,
            needsParameterReference: false)
    }
}
