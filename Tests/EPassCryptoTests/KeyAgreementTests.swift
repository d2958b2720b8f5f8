// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import Testing

@testable import EPassCrypto

@Suite("Key agreement, Doc 9303-11 9.6", .timed)
struct KeyAgreementTests {
    @Test("both sides of a random agreement have the same secret", arguments: KeyAgreementGroup.standardized)
    func agreement(_ group: KeyAgreementGroup) throws {
        for _ in 0..<3 {
            let first = try group.randomScalar(.system)
            let second = try group.randomScalar(.system)
            let firstKey = try group.element(decoding: try group.multiplyGenerator(by: first).publicKey)
            let secondKey = try group.element(decoding: try group.multiply(group.generator(), by: second).publicKey)
            let one = try group.multiply(secondKey, by: first)
            let other = try group.multiply(firstKey, by: second)
            #expect(one == other)
            let secret = try one.sharedSecret().octets
            #expect(try secret == other.sharedSecret().octets)
            #expect(secret.count == group.elementLength)
            #expect(firstKey != secondKey)
        }
    }

    @Test("n * G is neutral, (n - 1) * G + G too, and (n + 1) * G is G", arguments: KeyAgreementGroup.standardized)
    func order(_ group: KeyAgreementGroup) throws {
        let generator = try group.generator()
        let neutral = try group.multiplyGenerator(by: SecretBytes(copying: group.order))
        #expect(neutral.isNeutral)
        #expect(try group.multiply(generator, by: SecretBytes(copying: group.order)) == neutral)
        #expect(try group.multiply(generator, by: SecretBytes(copying: [UInt8(0)])) == neutral)
        let less = UnsignedOctets.subtract(group.order, [1])
        let inverse = try group.multiply(generator, by: SecretBytes(copying: less))
        #expect(!inverse.isNeutral)
        #expect(try group.add(inverse, generator) == neutral)
        let more = UnsignedOctets.add(group.order, [1])
        #expect(try group.multiply(generator, by: SecretBytes(copying: more)) == generator)
        #expect(try group.add(generator, neutral) == generator)
        #expect(throws: CryptoError.self) { try neutral.publicKey }
        #expect(throws: CryptoError.self) { try neutral.sharedSecret().count }
    }

    @Test(
        "a private key above the order is the key modulo the order; multiples of the order and longer numbers are refused",
        arguments: KeyAgreementGroup.standardized)
    func privateKeys(_ group: KeyAgreementGroup) throws {
        func scalar(_ octets: [UInt8]) -> [UInt8]? { try? group.scalar(ofPrivateKey: octets).octets }
        let five = [UInt8](repeating: 0, count: group.scalarLength - 1) + [5]
        #expect(scalar([5]) == five)
        #expect(scalar([0, 0] + five) == five)
        for wrong in [[], [0], group.order] { #expect(scalar(wrong) == nil) }
        #expect(scalar([1] + [UInt8](repeating: 0, count: group.elementLength)) == nil)
        guard !group.isElliptic else {
            let above = UnsignedOctets.add(group.order, [5])
            #expect(scalar(above) == five)
            return
        }
        // PKCS #3 draws a key as long as the prime.
        let last = UnsignedOctets.subtract(group.prime, [1])
        #expect(scalar(last) == nil)
        #expect(scalar(group.prime) == nil)
        let long = UnsignedOctets.subtract(group.prime, [2])
        let key = try #require(scalar(long))
        #expect(key == UnsignedOctets.subtract(group.order, [1]))
        #expect(
            try group.multiplyGenerator(by: SecretBytes(copying: long))
                == group.multiplyGenerator(by: SecretBytes(copying: key)))
    }

    @Test("explicit parameters are recognised", arguments: KeyAgreementGroup.standardized)
    func explicit(_ group: KeyAgreementGroup) throws {
        #expect(try KeyAgreementGroup.matching(algorithmIdentifier: group.explicitAlgorithmIdentifier) == group)
        let number = try #require(group.standardizedAlgorithmIdentifier)
        #expect(try KeyAgreementGroup.matching(algorithmIdentifier: number) == group)
        let key = try group.multiplyGenerator(by: group.randomScalar(.system))
        #expect(try KeyAgreementGroup.publicKey(subjectPublicKeyInfo: key.subjectPublicKeyInfo()) == key)
        let named = try key.subjectPublicKeyInfo(explicitParameters: false)
        #expect(try KeyAgreementGroup.publicKey(subjectPublicKeyInfo: named) == key)
        #expect(named.dropFirst(named[1] < 0x80 ? 2 : named[1] == 0x81 ? 3 : 4).starts(with: number))
    }
}

extension SecretBytes {
    /// A copy for comparison.
    var octets: [UInt8] { withUnsafeBytes { Array($0) } }
}
