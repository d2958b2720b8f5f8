// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassTLV
import EPassTrust

/// A CSCA of the synthetic State: a key and the self-signed certificate for it.
struct SyntheticAuthority {
    let key: PrivateKey
    let scheme: SignatureScheme
    let certificate: Certificate

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
        var builder = CertificateBuilder(
            serialNumber: serialNumber, issuer: authority.certificate.subject, subject: name, notBefore: published,
            notAfter: signerEnds)
        builder.extensions = [
            .authorityKeyIdentifier(authority.certificate.decodedExtensions.subjectKeyIdentifier ?? []),
            .subjectKeyIdentifier(try CertificateBuilder.keyIdentifier(of: publicKey)), .keyUsage(.digitalSignature),
            .extendedKeyUsage([SignedListKind.masterList.signerPurpose]),
        ]
        let signer = try builder.issue(
            subjectPublicKeyInfo: publicKey, signedBy: authority.key, algorithm: authority.scheme.algorithm)
        // CscaMasterList ::= SEQUENCE { version INTEGER (0), certList SET OF Certificate }
        let sorted = certificates.sorted { $0.lexicographicallyPrecedes($1) }
        let members = TLVWriter.encode(0x02, [0]) + TLVWriter.encode(0x31, Array(sorted.joined()))
        var list = SignedDataBuilder(
            contentType: SignedListKind.masterList.contentType, content: TLVWriter.encode(0x30, members),
            digest: scheme.hash, certificates: [signer.encoded, authority.certificate.encoded])
        list.usesKeyIdentifier = true
        list.signingTime = published
        return try list.contentInfo(signedBy: key, certificate: signer, algorithm: scheme.algorithm)
    }
}
