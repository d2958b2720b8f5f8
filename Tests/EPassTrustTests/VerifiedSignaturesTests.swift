// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTestSupport
import Testing

@testable import EPassTrust

@Suite("VerifiedSignatures: that a signature verified is remembered, and no verdict", .timed)
struct VerifiedSignaturesTests {
    private func judge(
        _ input: PassiveAuthentication.Input, _ trust: TrustSnapshot, _ profile: TrustProfile = .default,
        at time: String = TestDocument.judged
    ) throws -> PassiveAuthenticationResult {
        PassiveAuthentication.judge(input, trust: trust, profile: profile, at: try #require(Timestamp(iso8601: time)))
    }

    /// The certificate with one octet more before the first number of its ECDSA signature, which DER does not have.
    private static func padded(_ certificate: Certificate) throws -> Certificate {
        var signature = certificate.signatureValue
        try #require(signature.count < 120 && signature.count > 8 && signature[0] == 0x30 && signature[2] == 0x02)
        signature.insert(0, at: 4)
        signature[1] += 1
        signature[3] += 1
        let head = certificate.encoded.prefix(4)
        try #require(head.prefix(2).elementsEqual([0x30, 0x82]))
        var body = Array(certificate.encoded[4...].dropLast(certificate.signatureValue.count + 3))
        body += [0x03, UInt8(signature.count + 1), 0] + signature
        return try Certificate(encoded: [0x30, 0x82, UInt8(body.count >> 8), UInt8(body.count & 0xFF)] + body)
    }

    @Test("a hit under one profile gives a stricter one the same refusal as a verification")
    func stricter() throws {
        var document = TestDocument()
        let csca = try document.cscaCertificate()
        let signer = try Self.padded(document.signerCertificate(of: csca))
        document.editSOD = { $0.certificates = [signer.encoded] }
        let made = try document.make()
        let trust = try TrustSnapshot([csca])
        let first = try judge(made.input, trust)
        #expect(first.finding(.dsSignature)?.result == .successful)
        #expect(first.deviations == [.ecdsaIntegerPadding])
        #expect(trust.verified?.count == 1)
        let strict = try judge(made.input, trust, .strict)
        let anew = try judge(made.input, trust.forgettingSignatures(), .strict)
        #expect(strict.finding(.dsSignature)?.result == .failed)
        #expect(strict.findings == anew.findings && strict.deviations == anew.deviations)
        // And back again.
        #expect(try judge(made.input, trust).findings == first.findings)
    }

    @Test("what is judged at a time is judged each time")
    func times() throws {
        let made = try TestDocument().make()
        let trust = try TrustSnapshot([made.csca])
        #expect(try judge(made.input, trust).finding(.dsValidity)?.result == .successful)
        #expect(trust.verified?.count == 1)
        #expect(try judge(made.input, trust, at: "2039-01-01").finding(.dsValidity)?.result != .successful)
        let blocked = try TrustSnapshot(anchors: [])
        #expect(try judge(made.input, blocked).finding(.dsSignature)?.reason == .noAnchor)
    }

    @Test("any other signed octets, key, signature or algorithm is another question")
    func parts() throws {
        let made = try TestDocument().make()
        let (signed, csca, value) = (
            made.signer.tbsCertificate, made.csca.subjectPublicKeyInfo, made.signer.signatureValue
        )
        var keys: Set<[UInt8]?> = []
        var count = 0
        func expectOther(_ other: [UInt8]?) {
            count += 1
            keys.insert(other)
        }
        func changed(_ octets: [UInt8], _ position: Int) -> [UInt8] {
            var octets = octets
            octets[position] ^= 1
            return octets
        }
        expectOther(VerifiedSignatures.key(signed, issuer: csca))
        for position in signed.indices {
            expectOther(VerifiedSignatures.key(changed(signed, position), issuer: csca))
        }
        for position in csca.indices {
            expectOther(VerifiedSignatures.key(signed, issuer: changed(csca, position)))
        }
        // An octet on the other side of a border is another input, too.
        expectOther(VerifiedSignatures.key(signed.dropLast(), issuer: signed.suffix(1) + csca))
        expectOther(VerifiedSignatures.key(signed + csca.prefix(1), issuer: Array(csca.dropFirst())))
        for algorithm in Self.algorithms { expectOther(VerifiedSignatures.proof(value, algorithm: algorithm)) }
        for position in value.indices {
            expectOther(VerifiedSignatures.proof(changed(value, position), algorithm: .ecdsa(.sha256)))
        }
        #expect(keys.count == count && !keys.contains(nil))
        #expect(VerifiedSignatures.key(signed, issuer: csca) == VerifiedSignatures.key(signed, issuer: csca))
    }

    /// Every algorithm with every hash, and RSASSA-PSS with other parameters.
    private static let algorithms: [SignatureAlgorithm] = HashAlgorithm.allCases.flatMap { hash in
        [.rsaPKCS1(hash), .ecdsa(hash), .ecdsaPlain(hash), .dsa(hash)]
            + HashAlgorithm.allCases.flatMap { other in
                [0, 20, 32, 64].map { .rsaPSS(hash: hash, mgfHash: other, saltLength: $0) }
            }
    }

    @Test("certificates that do not verify, and those that no anchor signed, are not kept")
    func strangers() throws {
        let made = try TestDocument().make()
        let trust = try TrustSnapshot([made.csca])
        let memory = try #require(trust.verified)
        // Signed by another key under the name of the anchor, and with an octet changed.
        var other = TestDocument()
        other.issuingRole = "ds"
        #expect(try judge(other.make().input, trust).finding(.dsSignature)?.reason == .signatureInvalid)
        for position in stride(from: 40, to: made.signer.encoded.count, by: 7) {
            var octets = made.signer.encoded
            octets[position] ^= 0x10
            guard let changed = try? Certificate(encoded: octets) else { continue }
            // The algorithm beside the signature is not signed, and that within is what it is verified by.
            guard
                changed.tbsCertificate != made.signer.tbsCertificate
                    || changed.signatureValue != made.signer.signatureValue
            else { continue }
            var document = TestDocument()
            document.editSOD = { $0.certificates = [changed.encoded] }
            _ = try? judge(document.make().input, trust)
        }
        #expect(memory.count == 0)
        #expect(try TestDocument.departures(judge(made.input, trust)).isEmpty)
        #expect(memory.count == 1)
    }

    @Test("a hundred thousand signers are not more than are kept", .long())
    func bounded() throws {
        let memory = VerifiedSignatures()
        let found = VerifiedSignatures.Found(key: "EC P-256", deviations: [], proof: [1])
        var random = SeededGenerator(seed: 21)
        var last: [[UInt8]] = []
        for number in 0..<100_000 {
            let key = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &random) }
            memory.keep(found, key)
            // The same again takes no place.
            if number.isMultiple(of: 1_000) { memory.keep(found, key) }
            if number >= 99_900 { last.append(key) }
        }
        #expect(memory.count == VerifiedSignatures.capacity)
        #expect(last.allSatisfy { memory.found($0, proof: [1]) == found })
    }
}
