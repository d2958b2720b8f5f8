// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassTestSupport
import Testing

@testable import EPassPKCS11

@Suite("TokenMechanism, PKCS #11 and RFC 8017 9.2", .timed)
struct TokenMechanismTests {
    @Test(
        "the DigestInfo of each hash is that of RFC 8017",
        arguments: [
            (.sha1, "3021300906052B0E03021A05000414"), (.sha224, "302D300D06096086480165030402040500041C"),
            (.sha256, "3031300D060960864801650304020105000420"), (.sha384, "3041300D060960864801650304020205000430"),
            (.sha512, "3051300D060960864801650304020305000440"),
        ] as [(HashAlgorithm, String)])
    func digestInfo(hash: HashAlgorithm, prefix: String) throws {
        let digest = [UInt8](repeating: 0xAA, count: hash.digestSize)
        let mechanism = try TokenMechanism(.rsaPKCS1(hash), digest: digest, key: .rsa)
        #expect(hex(mechanism.input) == prefix + String(repeating: "AA", count: hash.digestSize))
        #expect(mechanism.mechanism == 1 && mechanism.hash == 0)
    }

    @Test("a digest longer than the order is cut on the right, one that is not stays")
    func truncation() throws {
        let digest = [UInt8](0..<64)
        let short = try TokenMechanism(.ecdsa(.sha512), digest: digest, key: .ec(orderLength: 32))
        #expect(short.input == [UInt8](0..<32))
        #expect(try TokenMechanism(.ecdsa(.sha512), digest: digest, key: .ec(orderLength: 66)).input == digest)
        #expect(try TokenMechanism(.ecdsa(.sha512), digest: digest, key: .ec(orderLength: nil)).input == digest)
    }

    @Test("PSS states hash, mask generation and salt")
    func pss() throws {
        let mechanism = try TokenMechanism(
            .rsaPSS(hash: .sha256, mgfHash: .sha512, saltLength: 20), digest: [1], key: .rsa)
        #expect(mechanism.mechanism == 0xD && mechanism.hash == 0x250)
        #expect(mechanism.maskGeneration == 4 && mechanism.saltLength == 20)
        #expect(mechanism.input == [1])
    }

    @Test("an algorithm of the other kind of key is refused")
    func mismatch() {
        #expect(throws: PKCS11Error.self) { try TokenMechanism(.ecdsa(.sha256), digest: [1], key: .rsa) }
        #expect(throws: PKCS11Error.self) {
            try TokenMechanism(.rsaPKCS1(.sha256), digest: [1], key: .ec(orderLength: 32))
        }
    }
}
