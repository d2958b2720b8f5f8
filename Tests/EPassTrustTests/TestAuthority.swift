// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTrust
import Testing

/// A CSCA of a test: one key generation, with the certificates and lists that its key signs. Every generation has a key
/// of its own, on P-256.
struct TestAuthority {
    var role = "csca"
    var country = "UT"
    var name = "CSCA UT"

    var key: PrivateKey { get throws { try TestKeys.key(.ec(.p256), role) } }
    var subjectPublicKeyInfo: [UInt8] { get throws { try key.subjectPublicKeyInfo(explicitParameters: true) } }
    var keyIdentifier: [UInt8] { get throws { try CertificateBuilder.keyIdentifier(of: subjectPublicKeyInfo) } }
    var subject: DistinguishedName {
        get throws { try DistinguishedName(country: country, organization: "Utopia", commonName: name) }
    }

    static func date(_ text: String) throws -> Timestamp { try #require(Timestamp(iso8601: text)) }

    private func builder(serialNumber: [UInt8]) throws -> CertificateBuilder {
        try CertificateBuilder.csca(
            subject: subject, icaoCountry: country == "DE" ? "D" : "UTO", serialNumber: serialNumber,
            notBefore: Self.date("2025-01-01"), notAfter: Self.date("2040-01-01"),
            privateKeyNotAfter: Self.date("2028-01-01"), keyIdentifier: keyIdentifier)
    }

    /// The self-signed certificate.
    func root(
        serialNumber: [UInt8] = [1], _ edit: (inout CertificateBuilder) throws -> Void = { _ in }
    ) throws -> Certificate {
        var builder = try builder(serialNumber: serialNumber)
        try edit(&builder)
        return try builder.issue(
            subjectPublicKeyInfo: subjectPublicKeyInfo, signedBy: key, algorithm: .ecdsa(.sha256))
    }

    /// The certificate of this key that an older one signed; under a name change it says so.
    func link(
        from old: TestAuthority, _ edit: (inout CertificateBuilder) throws -> Void = { _ in }
    ) throws -> Certificate {
        var builder = try builder(serialNumber: [0x77])
        builder.issuer = try old.subject
        builder.set(.authorityKeyIdentifier(try old.keyIdentifier))
        if old.name != name {
            builder.set(.init(objectIdentifier: "2.23.136.1.1.6.1", isCritical: false, value: [5, 0]))
        }
        try edit(&builder)
        return try builder.issue(
            subjectPublicKeyInfo: subjectPublicKeyInfo, signedBy: old.key, algorithm: .ecdsa(.sha256))
    }

    /// A revocation list, by default one that is thirty days old at the time of the tests.
    func revocationList(
        of serialNumbers: [[UInt8]] = [], thisUpdate: String = "2026-10-22", nextUpdate: String = "2027-01-20",
        signedBy role: String? = nil, _ edit: (inout CertificateRevocationListBuilder) throws -> Void = { _ in }
    ) throws -> CertificateRevocationList {
        var builder = CertificateRevocationListBuilder(
            csca: try root(), thisUpdate: try Self.date(thisUpdate), nextUpdate: try Self.date(nextUpdate), number: 7,
            entries: try serialNumbers.map { .init(serialNumber: $0, revocationDate: try Self.date("2026-08-01")) })
        try edit(&builder)
        return try builder.issue(
            signedBy: try TestKeys.key(.ec(.p256), role ?? self.role), algorithm: .ecdsa(.sha256))
    }
}

extension Certificate {
    /// The same content about another key, or the same one, signed by that authority.
    func reissued(for key: [UInt8]? = nil, by authority: TestAuthority) throws -> Certificate {
        var builder = CertificateBuilder(
            serialNumber: serialNumber, issuer: try authority.subject, subject: subject, notBefore: notBefore,
            notAfter: notAfter)
        builder.extensions = extensions
        builder.set(.authorityKeyIdentifier(try authority.keyIdentifier))
        return try builder.issue(
            subjectPublicKeyInfo: key ?? subjectPublicKeyInfo, signedBy: authority.key, algorithm: .ecdsa(.sha256))
    }
}

extension TestDocument {
    /// This document with a signer that the authority certified.
    func issued(by authority: TestAuthority) -> TestDocument {
        var document = self
        let edit = editSigner
        document.issuingRole = authority.role
        document.editSigner = { builder in
            builder.issuer = (try? authority.subject) ?? builder.issuer
            if let identifier = try? authority.keyIdentifier { builder.set(.authorityKeyIdentifier(identifier)) }
            edit(&builder)
        }
        return document
    }

    /// What passive authentication says about it.
    func judged(
        _ trust: TrustSnapshot, profile: TrustProfile = .default, at time: String = TestDocument.judged,
        _ edit: (inout PassiveAuthentication.Input) -> Void = { _ in }
    ) throws -> PassiveAuthenticationResult {
        var input = try make().input
        edit(&input)
        return PassiveAuthentication.judge(
            input, trust: trust, profile: profile, at: try #require(Timestamp(iso8601: time)))
    }
}

extension TrustAnchor {
    static func of(_ certificate: Certificate, _ basis: TrustBasis = .named) throws -> TrustAnchor {
        try TrustAnchor(certificate: certificate, basis: basis)
    }
}
