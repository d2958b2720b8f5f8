// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import Testing

@testable import EPassCrypto

@Suite("Other forms of signatures", .timed)
struct SignatureFormTests {
    static let hashes: [HashAlgorithm] = [.sha1, .sha224, .sha256, .sha384, .sha512]

    @Test("a DigestInfo without NULL is accepted by name, in exactly that form", arguments: hashes)
    func withoutNull(hash: HashAlgorithm) throws {
        let key = try PrivateKey.generate(.rsa(2048))
        let message: [UInt8] = [1, 2, 3]
        let expected = try #require(
            try DigestInfo.encodedWithoutNull(hash.hash(message), hash, size: 256))
        func check(
            _ encoded: [UInt8], _ tolerated: Set<SignatureDeviation> = Set(SignatureDeviation.allCases)
        ) throws -> SignatureCheck {
            try key.publicKey.check(
                signature: try key.rawRSA(encoded), over: message[...], algorithm: .rsaPKCS1(hash),
                tolerating: tolerated)
        }
        let found = try check(expected)
        #expect(found.verdict == .valid && found.deviations == [.digestInfoWithoutNull])
        #expect(try check(expected, []).verdict == .invalid)
        // Each octet of it, and a DigestInfo that does not end where the message does (CVE-2006-4339).
        for position in expected.indices.dropFirst() {
            var changed = expected
            changed[position] ^= 1
            #expect(try check(changed).verdict == .invalid)
        }
        let info = expected.drop { $0 != 0x30 }
        #expect(
            try check(
                [0, 1] + [UInt8](repeating: 0xFF, count: 8) + [0] + info
                    + [UInt8](repeating: 0, count: 256 - 11 - info.count)
            ).verdict == .invalid)
        let other = try key.sign(message, algorithm: .rsaPKCS1(hash))
        let right = try key.publicKey.check(
            signature: other, over: message[...], algorithm: .rsaPKCS1(hash),
            tolerating: Set(SignatureDeviation.allCases))
        #expect(right.verdict == .valid && right.deviations.isEmpty)
    }

    @Test("plain ECDSA verifies as r and s alone", arguments: hashes)
    func plain(hash: HashAlgorithm) throws {
        let key = try PrivateKey.generate(.ec(.brainpoolP384r1))
        let message: [UInt8] = [4, 5, 6]
        let signature = try key.sign(message, algorithm: .ecdsaPlain(hash))
        #expect(signature.count == 96)
        #expect(try key.publicKey.verify(signature: signature, over: message, algorithm: .ecdsaPlain(hash)) == .valid)
        #expect(try key.publicKey.verify(signature: signature, over: [4], algorithm: .ecdsaPlain(hash)) == .invalid)
        #expect(try key.publicKey.verify(signature: signature, over: message, algorithm: .ecdsa(hash)) == .invalid)
        let sequence = try key.sign(message, algorithm: .ecdsa(hash))
        #expect(try key.publicKey.verify(signature: sequence, over: message, algorithm: .ecdsaPlain(hash)) == .invalid)
        #expect(
            try key.publicKey.verify(signature: signature + [0], over: message, algorithm: .ecdsaPlain(hash))
                == .invalid
        )
    }
}
