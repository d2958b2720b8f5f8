// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassMRZ
import EPassTestSupport
import EPassTrust
import Testing

@Suite("CardVerifiableCertificate (Doc 9303-12, 7.2.2)", .timed)
struct CardVerifiableCertificateTests {
    typealias PKI = CardVerifiablePKI

    static func key(for algorithm: TerminalAuthenticationAlgorithm) throws -> PrivateKey {
        try algorithm.isPlain ? PKI.cvca.get() : PKI.rsa.get()
    }

    @Test("what was issued is read back with every field", arguments: TerminalAuthenticationAlgorithm.allCases)
    func roundTrip(algorithm: TerminalAuthenticationAlgorithm) throws {
        let key = try Self.key(for: algorithm)
        var builder = try PKI.builder("UTCVCA00001", "UTCVCA00002", PKI.authorization(.cvca, 0x02))
        builder.extensions = [
            CardVerifiableExtension(objectIdentifier: "2.23.136.1.1.12", content: try bytes("800101"))
        ]
        let certificate = try builder.issue(key.publicKey, algorithm: algorithm, by: key)
        #expect(certificate.profileIdentifier == 0)
        #expect(certificate.authorityReference.text == "UTCVCA00001")
        #expect(certificate.holderReference.text == "UTCVCA00002")
        #expect(certificate.holderReference.country == "UT")
        #expect(certificate.holderReference.holderMnemonic == "CVCA")
        #expect(certificate.holderReference.sequenceNumber == "00002")
        #expect(certificate.role == .cvca && certificate.isLink && !certificate.isSelfSigned)
        #expect(certificate.authorization.octets == [0xC2] && certificate.authorization.rights == [0x02])
        #expect(!certificate.authorization.canReadDG3 && certificate.authorization.canReadDG4)
        #expect(certificate.readableDataGroups == [.dg4])
        #expect("\(certificate.effectiveDate)" == "2026-01-01" && "\(certificate.expirationDate)" == "2027-01-01")
        #expect(certificate.extensions == builder.extensions)
        #expect(certificate.publicKey.algorithm == algorithm)
        #expect(certificate.publicKey.objectIdentifier == algorithm.objectIdentifier)
        #expect(certificate.publicKey.isKey(key.publicKey))
        #expect(try !certificate.publicKey.isKey(PKI.verifier.get().publicKey))
        #expect(try certificate.publicKey.curve() == (algorithm.isPlain ? .brainpoolP256r1 : nil))
        #expect(certificate.deviations.isEmpty)
        #expect(try certificate.verifySignature(by: key.publicKey, algorithm: algorithm) == .valid)
        let bare = try CardVerifiableCertificate(encoded: Array(certificate.encoded.dropFirst(header(certificate))))
        #expect(bare == certificate)
    }

    private func header(_ certificate: CardVerifiableCertificate) -> Int {
        certificate.encoded.count - certificate.body.count - 2
            - (certificate.signature.count < 0x80 ? 1 : certificate.signature.count < 0x100 ? 2 : 3)
            - certificate.signature.count
    }

    @Test("no signature verifies by another algorithm of the same kind of key")
    func otherAlgorithms() throws {
        for algorithm in TerminalAuthenticationAlgorithm.allCases {
            let key = try Self.key(for: algorithm)
            let certificate = try PKI.builder("UTCVCA00001", "UTCVCA00002", PKI.authorization(.cvca, 0x03))
                .issue(key.publicKey, algorithm: algorithm, by: key)
            for other in TerminalAuthenticationAlgorithm.allCases where other != algorithm {
                if other.isPlain == algorithm.isPlain {
                    #expect(try certificate.verifySignature(by: key.publicKey, algorithm: other) == .invalid)
                } else {
                    #expect(throws: TrustError.self) {
                        try certificate.verifySignature(by: key.publicKey, algorithm: other)
                    }
                }
            }
        }
    }

    @Test("a signature with r = 0, s = 0, r = n, or in DER is invalid, not an error")
    func malformedSignatures() throws {
        let key = try PKI.cvca.get()
        let certificate = try PKI.root()
        let order = EllipticCurve.brainpoolP256r1.constants.order
        let zeros = [UInt8](repeating: 0, count: 32)
        let r = Array(certificate.signature.prefix(32))
        let s = Array(certificate.signature.suffix(32))
        let der = try #require(ECDSASignature(plain: certificate.signature)).der
        let short = Array(certificate.signature.dropLast())
        for signature in [zeros + s, r + zeros, order + s, r + order, s + r, der, short, [0] + r + [0] + s] {
            let verdict = try PKI.algorithm.verify(signature, over: certificate.body, by: key.publicKey)
            #expect(verdict == .invalid, "\(hex(signature))")
        }
    }

    @Test("every changed bit of the body is noticed: refused, or the signature is invalid")
    func flippedBits() throws {
        let certificate = try PKI.documentVerifier()
        let key = try PKI.cvca.get().publicKey
        for index in certificate.encoded.indices {
            var changed = certificate.encoded
            changed[index] ^= 1 << UInt8(index % 8)
            guard let read = try? CardVerifiableCertificate(encoded: changed) else { continue }
            #expect(try read.verifySignature(by: key, algorithm: PKI.algorithm) == .invalid, "octet \(index)")
        }
    }

    @Test("every truncation is refused, and so is what follows the end")
    func truncations() throws {
        let encoded = try PKI.root().encoded
        for count in encoded.indices {
            #expect(throws: TrustError.self) { try CardVerifiableCertificate(encoded: Array(encoded.prefix(count))) }
        }
        #expect(throws: TrustError.self) { try CardVerifiableCertificate(encoded: encoded + [0]) }
    }

    @Test("several certificates in one file are read in their order")
    func list() throws {
        let all = [try PKI.root(), try PKI.documentVerifier(), try PKI.inspectionSystem()]
        #expect(try CardVerifiableCertificate.list(encoded: all.flatMap(\.encoded)) == all)
        let many = [[UInt8]](repeating: all[1].encoded, count: 65)
        let tooMany = #expect(throws: TrustError.self) {
            try CardVerifiableCertificate.list(encoded: many.flatMap(\.self))
        }
        #expect(tooMany?.code == .limitExceeded)
        let empty = #expect(throws: TrustError.self) { try CardVerifiableCertificate.list(encoded: []) }
        #expect(empty?.code == .noCertificate)
    }

    @Test("a certificate request is said to be one")
    func requests() throws {
        let fields = CardVerifiableBodyFields(try PKI.root())
        for names in [["5F29", "7F49", "5F20"], ["5F29", "42", "7F49", "5F20"]] {
            let request = fields.certificate(fields.fields.filter { names.contains($0.tag) })
            let error = #expect(throws: TrustError.self) { try CardVerifiableCertificate(encoded: request) }
            #expect(error?.code == .unexpectedContent)
        }
        let outer = #expect(throws: TrustError.self) { try CardVerifiableCertificate(encoded: bytes("670100")) }
        #expect(outer?.code == .unexpectedContent)
    }

    @Test("a length of the outer template that is not minimal is tolerated by name, one inside is not")
    func lengths() throws {
        let certificate = try PKI.documentVerifier()
        #expect(certificate.encoded[2] == 0x81)
        var long = certificate.encoded
        long.replaceSubrange(2...2, with: [0x82, 0x00])
        let read = try CardVerifiableCertificate(encoded: long)
        #expect(read.deviations == [.outerLengthNotMinimal] && read.body == certificate.body)
        var inner = certificate.body
        inner.replaceSubrange(2...2, with: [0x82, 0x00])
        let error = #expect(throws: TrustError.self) {
            try CardVerifiableCertificate(
                encoded: CardVerifiableCertificateBuilder.certificate(body: inner, signature: certificate.signature))
        }
        #expect(error?.element == "certificate.body" && error?.code == .malformed)
    }
}
