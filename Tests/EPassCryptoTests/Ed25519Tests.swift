// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import Testing

@testable import EPassCrypto

@Suite("Ed25519 (RFC 8032)", .timed)
struct Ed25519Tests {
    struct Vector: Sendable, CustomTestStringConvertible {
        let name: String
        let key: String
        let message: String
        let signature: String
        var testDescription: String { name }
    }

    /// RFC 8032, 7.1.
    static let vectors = [
        Vector(
            name: "TEST 1", key: "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", message: "",
            signature: """
                e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0\
                595bbe24655141438e7a100b
                """),
        Vector(
            name: "TEST 2", key: "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", message: "72",
            signature: """
                92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eae\
                b4302aeeb00d291612bb0c00
                """),
        Vector(
            name: "TEST 3", key: "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025", message: "af82",
            signature: """
                6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9\
                716ed28dc027beceea1ec40a
                """),
        Vector(
            name: "TEST SHA(abc)", key: "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf",
            message: """
                ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423\
                643ce80e2a9ac94fa54ca49f
                """,
            signature: """
                dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b58909351fc9ac90b3ecfdfbc7c66431e0303dca179c\
                138ac17ad9bef1177331a704
                """),
    ]

    /// The order L of the group, little-endian as in a signature.
    private static let order =
        (octets("edd3f55c1a631258d69cf7a2def9de14") ?? []) + [UInt8](repeating: 0, count: 15) + [0x10]

    private static func parts(_ vector: Vector) throws -> (key: [UInt8], message: [UInt8], signature: [UInt8]) {
        (
            try #require(octets(vector.key)), try #require(octets(vector.message)),
            try #require(octets(vector.signature))
        )
    }

    @Test("the signatures of 7.1 are valid, and of their key and message only", arguments: vectors)
    func published(vector: Vector) throws {
        let (octets, message, signature) = try Self.parts(vector)
        let key = try Ed25519PublicKey(octets)
        #expect(try key.verify(signature: signature, over: message) == .valid)
        #expect(try key.verify(signature: signature, over: message + [0]) == .invalid)
        for index in message.indices {
            var changed = message
            changed[index] ^= 1
            #expect(try key.verify(signature: signature, over: changed) == .invalid)
        }
        for bit in 0..<signature.count * 8 {
            var changed = signature
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(try key.verify(signature: changed, over: message) == .invalid, "bit \(bit)")
        }
        for count in [0, 1, 32, 63] {
            #expect(try key.verify(signature: Array(signature.prefix(count)), over: message) == .invalid)
        }
        #expect(try key.verify(signature: signature + [0], over: message) == .invalid)
        for other in Self.vectors where other.name != vector.name {
            let key = try Ed25519PublicKey(try Self.parts(other).key)
            #expect(try key.verify(signature: signature, over: message) == .invalid)
        }
        #expect(ErrorQueue.drain() == [])
    }

    @Test("a signature has one spelling: S + L in the place of S is refused (5.1.7)", arguments: vectors)
    func oneSpelling(vector: Vector) throws {
        let (octets, message, signature) = try Self.parts(vector)
        var (sum, carry) = (signature, 0)
        try #require(Self.order.count == 32)
        for index in 0..<32 {
            let digit = Int(sum[32 + index]) + Int(Self.order[index]) + carry
            sum[32 + index] = UInt8(truncatingIfNeeded: digit)
            carry = digit >> 8
        }
        #expect(sum != signature && carry == 0)
        #expect(try Ed25519PublicKey(octets).verify(signature: sum, over: message) == .invalid)
    }

    @Test("a key has 32 octets that are a point, of an order that is not small")
    func keys() throws {
        for count in [0, 31, 33, 57] {
            let error = #expect(throws: CryptoError.self) {
                try Ed25519PublicKey([UInt8](repeating: 1, count: count))
            }
            #expect(error?.code == .keyLength)
        }
        // No y of the curve has this x.
        let off = #expect(throws: CryptoError.self) { try Ed25519PublicKey([0x02] + [UInt8](repeating: 0, count: 31)) }
        #expect(off?.code == .elementNotInGroup)
        // The neutral element: R = it and S = 0 would be a signature over every message.
        let header = try #require(octets("302a300506032b6570032100"))
        let neutral = [0x01] + [UInt8](repeating: 0, count: 31)
        let small = #expect(throws: CryptoError.self) { try Ed25519PublicKey(subjectPublicKeyInfo: header + neutral) }
        #expect(small?.code == .elementSmallOrder)
        #expect(ErrorQueue.drain() == [])
    }

    @Test("a SubjectPublicKeyInfo is read in its one spelling (RFC 8410, 10.1), and no other")
    func information() throws {
        let header = try #require(octets("302a300506032b6570032100"))
        let key = try #require(octets("19bf44096984cdfe8541bac167dc3b96c85086aa30b6b6cb0c5c38ad703166e1"))
        #expect(try Ed25519PublicKey(subjectPublicKeyInfo: header + key)?.octets == key)
        #expect(try Ed25519PublicKey(subjectPublicKeyInfo: header + key + [0]) == nil)
        #expect(try Ed25519PublicKey(subjectPublicKeyInfo: header + key.dropLast()) == nil)
        for index in header.indices {
            var changed = header
            changed[index] ^= 1
            #expect(try Ed25519PublicKey(subjectPublicKeyInfo: changed + key) == nil)
        }
    }

    @Test("r and s beside each other, 32 octets each, are what ES256 has (RFC 7518, 3.4): RFC 6979, A.2.5")
    func plainECDSA() throws {
        let point = try #require(
            octets(
                """
                04 60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6
                7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299
                """))
        let plain = try #require(
            octets(
                """
                EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716
                F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8
                """))
        let key = try PublicKey(.ec(curve: .p256, point: point))
        let message = Array("sample".utf8)
        func verdict(_ signature: [UInt8]) throws -> SignatureVerdict {
            try key.verify(signature: signature, over: message, algorithm: .ecdsaPlain(.sha256))
        }
        #expect(try verdict(plain) == .valid)
        #expect(try verdict(try PlainECDSASignature.der(plain: plain, curve: .p256)) == .invalid)
        #expect(try verdict([0] + plain) == .invalid)
        #expect(try verdict(Array(plain.dropLast())) == .invalid)
        #expect(try verdict([UInt8](repeating: 0, count: 64)) == .invalid)
        #expect(try verdict([UInt8](repeating: 0xFF, count: 64)) == .invalid)
        #expect(try verdict([]) == .invalid)
    }
}
