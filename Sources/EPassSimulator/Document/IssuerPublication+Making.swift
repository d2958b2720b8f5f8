// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTrust

/// A CSCA of the synthetic State: a key and the self-signed certificate for it.
struct SyntheticAuthority {
    let key: PrivateKey
    let scheme: SignatureScheme
    let certificate: Certificate

    /// A CSCA whose key signs up to a time of its own.
    static func make(
        _ subject: DistinguishedName, icaoCountry: String, _ scheme: SignatureScheme, explicitParameters: Bool = true,
        from notBefore: Timestamp, to notAfter: Timestamp, signingUntil end: Timestamp, _ context: CryptoContext
    ) throws -> SyntheticAuthority {
        let key = try PrivateKey.generate(scheme.keyKind, context: context)
        let publicKey = try key.subjectPublicKeyInfo(explicitParameters: explicitParameters)
        let certificate = try CertificateBuilder.csca(
            subject: subject, icaoCountry: icaoCountry, serialNumber: serialNumber(context), notBefore: notBefore,
            notAfter: notAfter, privateKeyNotAfter: end, keyIdentifier: CertificateBuilder.keyIdentifier(of: publicKey)
        ).issue(subjectPublicKeyInfo: publicKey, signedBy: key, algorithm: scheme.algorithm)
        return SyntheticAuthority(key: key, scheme: scheme, certificate: certificate)
    }

    /// Eight octets of a positive number.
    static func serialNumber(_ context: CryptoContext) throws -> [UInt8] {
        var octets = try context.randomBytes(8)
        if let first = octets.first { octets[0] = first & 0x3F | 0x40 }
        return octets
    }

    /// A link certificate: the key of the next generation under this one's signature.
    func link(to next: SyntheticAuthority, serialNumber: [UInt8]) throws -> Certificate {
        var builder = CertificateBuilder(
            serialNumber: serialNumber, issuer: certificate.subject, subject: next.certificate.subject,
            notBefore: next.certificate.notBefore, notAfter: next.certificate.notAfter)
        builder.extensions = next.certificate.extensions
        builder.set(.authorityKeyIdentifier(certificate.decodedExtensions.subjectKeyIdentifier ?? []))
        return try builder.issue(
            subjectPublicKeyInfo: next.certificate.subjectPublicKeyInfo, signedBy: key, algorithm: scheme.algorithm)
    }
}

/// Makes the lists that a State publishes.
struct IssuerPublisher {
    let authority: SyntheticAuthority
    let context: CryptoContext
    /// The day of both lists.
    let published: Timestamp
    /// When the next revocation list is due.
    let nextUpdate: Timestamp
    /// When the master list signer's certificate ends.
    let signerEnds: Timestamp

    /// The revocation list of the authority.
    func revocationList(revoking certificates: [Certificate]) throws -> [UInt8] {
        let entries = certificates.map {
            CertificateRevocationListBuilder.Entry(serialNumber: $0.serialNumber, revocationDate: published)
        }
        let builder = CertificateRevocationListBuilder(
            csca: authority.certificate, thisUpdate: published, nextUpdate: nextUpdate, number: 1, entries: entries)
        return try builder.issue(signedBy: authority.key, algorithm: authority.scheme.algorithm).encoded
    }

    /// The master list of these certificates; it carries those of its signer and of the authority (Doc 9303-12, 9.1).
    func masterList(of certificates: [[UInt8]], signer name: DistinguishedName, serialNumber: [UInt8]) throws -> [UInt8]
    {
        let scheme = SignatureScheme.ecdsaP256
        let key = try PrivateKey.generate(scheme.keyKind, context: context)
        let publicKey = try key.subjectPublicKeyInfo(explicitParameters: true)
        let builder = CertificateBuilder.listSigner(
            .masterList, csca: authority.certificate, subject: name, serialNumber: serialNumber, notBefore: published,
            notAfter: signerEnds, keyIdentifier: try CertificateBuilder.keyIdentifier(of: publicKey))
        let signer = try builder.issue(
            subjectPublicKeyInfo: publicKey, signedBy: authority.key, algorithm: authority.scheme.algorithm)
        let list = SignedDataBuilder(
            kind: .masterList, content: CertificateListBuilder(certificates: certificates).content(),
            certificates: [signer.encoded, authority.certificate.encoded], signingTime: published)
        return try list.contentInfo(signedBy: key, certificate: signer, algorithm: scheme.algorithm)
    }
}
