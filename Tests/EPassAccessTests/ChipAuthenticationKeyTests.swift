// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassMessages
import EPassTestSupport
import Testing

@testable import EPassAccess

@Suite("ChipAuthenticationKey, Doc 9303-11 9.2.6 and 9.6, RFC 2631 2.1.5, threats T08 and T12", .timed)
struct ChipAuthenticationKeyTests {
    @Test("every key that is none is refused, each with its own reason", arguments: try RefusedStaticKey.all())
    func refused(_ key: RefusedStaticKey) throws {
        let info = ChipAuthenticationPublicKeyInfo(
            keyAgreement: try #require(KeyAgreementAlgorithm(rawValue: key.keyAgreement)),
            subjectPublicKeyInfo: key.subjectPublicKeyInfo.octets, keyID: nil)
        let error = #expect(throws: AccessError.self) { _ = try ChipAuthenticationKey(info) }
        #expect(error?.code.rawValue == key.reason)
        #expect(error?.message.english.isEmpty == false)
    }

    @Test("the refused keys cover every reason")
    func reasons() throws {
        let reasons = Set(try RefusedStaticKey.all().map(\.reason))
        let all = AccessError.Code.allCases.map(\.rawValue).filter { $0.hasPrefix("access.staticKey") }
        #expect(reasons == Set(all))
    }

    @Test("every truncation, and every octet added, is refused", arguments: try samples())
    func truncations(_ run: ChipAuthenticationRun) throws {
        let octets = run.subjectPublicKeyInfo.octets
        for count in 0..<octets.count {
            #expect(throws: AccessError.code(.staticKeyMalformed)) { _ = try key(run, Array(octets.prefix(count))) }
        }
        for more in [octets + [0], octets + octets] {
            #expect(throws: AccessError.code(.staticKeyMalformed)) { _ = try key(run, more) }
        }
    }

    @Test("whatever octet of a key is flipped, it is refused or another sound key", arguments: try samples())
    func flips(_ run: ChipAuthenticationRun) throws {
        let octets = run.subjectPublicKeyInfo.octets
        let genuine = try key(run, octets)
        // Every octet of a curve's key; every seventh where each flip may cost a test for being prime.
        for index in stride(from: 0, to: octets.count, by: genuine.group.isElliptic ? 1 : 7) {
            var changed = octets
            changed[index] ^= 0x01
            guard let other = try? key(run, changed) else { continue }
            // What is still a key is another one, or has parameters that do not enter (privateValueLength, the
            // cofactor, a seed).
            #expect(!other.element.isNeutral)
            #expect(try other.element.publicKey.count > 1)
            if other.group == genuine.group, other.element == genuine.element {
                // On a curve that is the version of ECParameters alone, which says whether there is a seed.
                let isVersion = octets.prefix(index).suffix(2) == [0x02, 0x01]
                #expect(!genuine.group.isElliptic || isVersion, "octet \(index)")
            }
        }
    }

    @Test("the work is bounded: the dearest numbers that a key can have are tested in seconds, not minutes", .long())
    func bounded() throws {
        let run = try #require(
            try ChipAuthenticationRun.all().first { $0.name == "MODP-4096" && $0.encoding == "pkcs3" })
        let group = try ChipAuthenticationKey(run.info()).group
        // Composite: found at the first base.
        for step in 1...64 {
            let other = UnsignedOctets.add(group.prime, [UInt8(2 * step)])
            #expect(throws: (any Error).self) { _ = try ModularGroup(prime: other, generator: [2]) }
        }
        let clock = ContinuousClock()
        // The dearest numbers that a chip can send: p and (p-1)/2 are prime and tested as if they were on no list.
        let half = UnsignedOctets.shiftRight(group.prime, by: 1)
        let start = clock.now
        #expect(try ModularGroup.isPrime(group.prime))
        #expect(try ModularGroup.isPrime(half))
        let time = clock.now - start
        #expect(time < .seconds(15))
    }

    @Test("a key of one curve under the twin's parameters is refused")
    func twins() throws {
        let p256 = try KeyAgreementGroup.ec(.p256).generator().publicKey
        let info = try KeyAgreementGroup.ec(.brainpoolP256r1).generator().subjectPublicKeyInfo()
        let octets = Array(info.dropLast(p256.count)) + p256
        let entry = ChipAuthenticationPublicKeyInfo(keyAgreement: .ecdh, subjectPublicKeyInfo: octets, keyID: nil)
        #expect(throws: AccessError.code(.staticKeyNotInGroup)) { _ = try ChipAuthenticationKey(entry) }
    }

    static func samples() throws -> [ChipAuthenticationRun] {
        let wanted = ["P-256 ec", "P-256 standardized", "MODP-2048-256 pkcs3", "MODP-2048-224 x942", "DH-1024 x942"]
        return try ChipAuthenticationRun.all().filter { wanted.contains($0.testDescription) }
    }

    private func key(_ run: ChipAuthenticationRun, _ octets: [UInt8]) throws -> ChipAuthenticationKey {
        try ChipAuthenticationKey(
            ChipAuthenticationPublicKeyInfo(
                keyAgreement: try run.info().keyAgreement, subjectPublicKeyInfo: octets, keyID: nil))
    }
}
