// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTrust

/// A CSCA of the synthetic State: a key and the self-signed certificate for it.
struct SyntheticAuthority {
    let key: PrivateKey
    let scheme: SignatureScheme
    /// What others take its names from.
    private(set) var certificate: Certificate
    /// What is published; the same as ``certificate`` unless that could not be read any more after edits.
    private(set) var encoded: [UInt8]

    /// How it signs.
    var signer: IssuingSigner { scheme.signer(key) }

    /// A CSCA whose key signs up to a time of its own.
    static func make(
        _ subject: DistinguishedName, icaoCountry: String, _ scheme: SignatureScheme, explicitParameters: Bool = true,
        from notBefore: Timestamp, to notAfter: Timestamp, signingUntil end: Timestamp, _ context: CryptoContext
    ) throws -> SyntheticAuthority {
        let signer = try scheme.makeSigner(context)
        let publicKey = try signer.key.subjectPublicKeyInfo(
            explicitParameters: scheme.explicitParameters ?? explicitParameters)
        let encoded = try CertificateBuilder.csca(
            subject: subject, icaoCountry: icaoCountry, serialNumber: serialNumber(context), notBefore: notBefore,
            notAfter: notAfter, privateKeyNotAfter: end, keyIdentifier: CertificateBuilder.keyIdentifier(of: publicKey)
        ).encoded(subjectPublicKeyInfo: publicKey, by: signer)
        return SyntheticAuthority(
            key: signer.key, scheme: scheme, certificate: try Certificate(encoded: encoded), encoded: encoded)
    }

    /// The same with another certificate; its names are taken over where it can be read.
    func replacing(_ octets: [UInt8]) -> SyntheticAuthority {
        var changed = self
        changed.encoded = octets
        if let read = try? Certificate(encoded: octets) { changed.certificate = read }
        return changed
    }

    /// Eight octets of a positive number.
    static func serialNumber(_ context: CryptoContext) throws -> [UInt8] {
        var octets = try context.randomBytes(8)
        if let first = octets.first { octets[0] = first & 0x3F | 0x40 }
        return octets
    }

    /// A link certificate: the key of the next generation under this one's signature.
    func link(to next: SyntheticAuthority, serialNumber: [UInt8]) throws -> [UInt8] {
        var builder = CertificateBuilder(
            serialNumber: serialNumber, issuer: certificate.subject, subject: next.certificate.subject,
            notBefore: next.certificate.notBefore, notAfter: next.certificate.notAfter)
        builder.extensions = next.certificate.extensions
        builder.set(.authorityKeyIdentifier(certificate.decodedExtensions.subjectKeyIdentifier ?? []))
        return try builder.encoded(subjectPublicKeyInfo: next.certificate.subjectPublicKeyInfo, by: signer)
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
        return try builder.encoded(by: authority.signer)
    }

    /// The master list of these certificates; it carries those of its signer and of the authority (Doc 9303-12, 9.1).
    ///
    /// - Returns: the list, and the key of its signer.
    func masterList(
        of certificates: [[UInt8]], signer name: DistinguishedName, serialNumber: [UInt8],
        _ scheme: SignatureScheme = .ecdsaP256, edits: IssuedEdits
    ) throws -> (list: [UInt8], key: PrivateKey) {
        let own = try scheme.makeSigner(context)
        let publicKey = try own.key.subjectPublicKeyInfo(explicitParameters: scheme.explicitParameters ?? true)
        let builder = CertificateBuilder.listSigner(
            .masterList, csca: authority.certificate, subject: name, serialNumber: serialNumber, notBefore: published,
            notAfter: signerEnds, keyIdentifier: try CertificateBuilder.keyIdentifier(of: publicKey))
        let made = try builder.encoded(subjectPublicKeyInfo: publicKey, by: authority.signer)
        let carried = try edits.apply(to: made, of: .masterListSigner, signer: authority.signer)
        let list = SignedDataBuilder(
            kind: .masterList, content: CertificateListBuilder(certificates: certificates).content(),
            certificates: [carried, authority.encoded], signingTime: published)
        let named = try (try? Certificate(encoded: carried)) ?? Certificate(encoded: made)
        return (try list.contentInfo(by: own, certificate: named), own.key)
    }
}
