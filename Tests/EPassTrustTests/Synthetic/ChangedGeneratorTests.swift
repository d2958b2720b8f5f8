// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Explicit parameters with another generator, T17", .timed)
struct ChangedGeneratorTests {
    static let schemes = EllipticCurve.allCases.map { SyntheticScheme(.ec($0), .ecdsa(.sha256), isExplicit: true) }

    @Test("a document signer's key with a changed generator is refused, on every curve", arguments: schemes)
    func documentSigner(scheme: SyntheticScheme) throws {
        var scenario = SyntheticScenario()
        scenario.signerScheme = scheme
        scenario.editSignerKey = { spki in
            if let rogue = try? ChangedGenerator(explicit: spki) { spki = rogue.subjectPublicKeyInfo }
        }
        #expect(
            try scenario.changes() == ["securityObject.sod.signature undetermined (keyRefused)"])
    }

    @Test("an anchor with a changed generator is refused, on every curve", arguments: schemes)
    func anchor(scheme: SyntheticScheme) throws {
        let rogue = try Self.rogueAnchor(scheme)
        var scenario = SyntheticScenario()
        scenario.cscaScheme = scheme
        scenario.anchors = { _ in [rogue] }
        #expect(
            try scenario.judge().finding(.dsSignature)?.description == "issuer.ds.signature undetermined (keyRefused)")
    }

    /// Curves whose order is as long as a hash, so that the forger needs no shift.
    static let forgeable: [SyntheticScheme] = [
        SyntheticScheme(.ec(.p256), .ecdsa(.sha256), isExplicit: true),
        SyntheticScheme(.ec(.brainpoolP256r1), .ecdsa(.sha256), isExplicit: true),
        SyntheticScheme(.ec(.p384), .ecdsa(.sha384), isExplicit: true),
        SyntheticScheme(.ec(.brainpoolP512r1), .ecdsa(.sha512), isExplicit: true),
    ]

    @Test(
        "a signer forged in the name of a CSCA, with its point as generator, is genuine under no store",
        arguments: forgeable)
    func forged(scheme: SyntheticScheme) throws {
        let csca = try SyntheticPKI().csca(scheme: scheme).certificate
        let rogue = try Self.rogueAnchor(scheme)
        // The point is the genuine one, so a store that compares keys or key identifiers takes them for the same.
        #expect(rogue.subjectPublicKey == csca.subjectPublicKey)
        #expect(rogue.decodedExtensions.subjectKeyIdentifier == csca.decodedExtensions.subjectKeyIdentifier)
        var scenario = SyntheticScenario()
        scenario.cscaScheme = scheme
        scenario.replacingSigner = { try Self.forging($0, scheme) }
        let expected: [([Certificate], String)] = [
            ([csca], "issuer.ds.signature failed (signatureInvalid)"),
            ([rogue], "issuer.ds.signature undetermined (keyRefused)"),
        ]
        for (anchors, finding) in expected {
            scenario.anchors = { _ in anchors }
            #expect(try scenario.judge().finding(.dsSignature)?.description == finding)
        }
        scenario.anchors = { _ in [csca, rogue] }
        #expect(try scenario.judge().finding(.dsSignature)?.result != .successful)
        // A genuine document is genuine with the rogue anchor beside the real one.
        scenario.replacingSigner = nil
        #expect(try scenario.changes().isEmpty)
    }

    @Test(
        "the forgery is a real one: OpenSSL's bare signature check takes it with the changed parameters",
        .enabled(if: OpenSSLCommand.isAvailable, OpenSSLCommand.absent), arguments: forgeable)
    func openSSL(scheme: SyntheticScheme) throws {
        let csca = try SyntheticPKI().csca(scheme: scheme).certificate
        let rogue = try ChangedGenerator(explicit: csca.subjectPublicKeyInfo)
        let message = Array("a document signer".utf8)
        let signature = try rogue.sign(message, hash: scheme.algorithm.hash)
        let openssl = try OpenSSLCommand()
        try openssl.write(rogue.subjectPublicKeyInfo, to: "changed")
        try openssl.write(csca.subjectPublicKeyInfo, to: "genuine")
        try openssl.write(signature, to: "signature")
        try openssl.write(message, to: "message")
        for key in ["changed", "genuine"] {
            openssl.ask(
                key, "dgst -\(scheme.algorithm.hash.rawValue) -verify \(key) -keyform DER -signature signature message")
        }
        let answers = try openssl.answers()
        OpenSSLVersion.expect(answers == ["changed"], "taken with \(answers.sorted())")
        let error = #expect(throws: CryptoError.self) {
            try PublicKey(subjectPublicKeyInfo: rogue.subjectPublicKeyInfo)
        }
        #expect(error?.code == .explicitCurveUnknown)
    }

    /// The certificate of the CSCA with the changed generator; its own signature verifies with these parameters.
    static func rogueAnchor(_ scheme: SyntheticScheme) throws -> Certificate {
        let csca = try SyntheticPKI().csca(scheme: scheme).certificate
        let rogue = try ChangedGenerator(explicit: csca.subjectPublicKeyInfo)
        var tbs = csca.tbsCertificate
        try Octets.replace(csca.subjectPublicKeyInfo, by: rogue.subjectPublicKeyInfo, in: &tbs)
        let hash = scheme.algorithm.hash
        return try certificate(tbs, scheme, rogue.fits(hash) ? rogue.sign(tbs, hash: hash) : [0])
    }

    /// The document signer, signed with the private key 1.
    static func forging(_ signer: SyntheticEntity, _ scheme: SyntheticScheme) throws -> SyntheticEntity {
        let csca = try SyntheticPKI().csca(scheme: scheme).certificate
        let rogue = try ChangedGenerator(explicit: csca.subjectPublicKeyInfo)
        let tbs = signer.certificate.tbsCertificate
        let signature = try rogue.sign(tbs, hash: scheme.algorithm.hash)
        return SyntheticEntity(
            key: signer.key, scheme: signer.scheme, certificate: try certificate(tbs, scheme, signature))
    }

    private static func certificate(
        _ tbs: [UInt8], _ scheme: SyntheticScheme, _ signature: [UInt8]
    ) throws -> Certificate {
        let algorithm = try AlgorithmIdentifier(scheme.algorithm).encoded()
        return try Certificate(
            encoded: FieldFailureVectors.element(
                0x30, tbs + algorithm + FieldFailureVectors.element(0x03, [0] + signature)))
    }
}
