// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassCrypto

/// Signs a list for the simulated world, by the profile of Doc 9303-12, 9.1 and 10.1 or with chosen defects.
///
/// The content comes from ``CertificateListBuilder``, ``DeviationListBuilder`` or ``DefectListBuilder``, or from a
/// test.
public struct SignedListBuilder: Sendable {
    /// What the list says.
    public var kind: SignedListKind
    /// The encoded content.
    public var content: [UInt8]
    /// The encoded certificates to carry: the signer's, and as a rule that of its CSCA.
    public var certificates: [[UInt8]]
    /// The hash of the message digest.
    public var digest: HashAlgorithm = .sha256
    /// When the list is signed; nil leaves the attribute out, which the profile forbids.
    public var signingTime: Timestamp?
    /// What is wrong with the signature.
    public var defects: Set<SignedDataBuilder.Defect> = []

    /// A list of that content, carrying these certificates.
    public init(kind: SignedListKind, content: [UInt8], certificates: [[UInt8]], signingTime: Timestamp?) {
        self.kind = kind
        self.content = content
        self.certificates = certificates
        self.signingTime = signingTime
    }

    /// Signs, and gives the encoded ContentInfo, whatever is wrong with it.
    ///
    /// - Parameters:
    ///   - key: the list signer's key.
    ///   - certificate: its certificate; named by its key identifier where it states one, as the profile recommends.
    ///   - algorithm: one of that key.
    /// - Throws: `TrustError` with code `issuingFailed` or `cryptography`.
    public func contentInfo(
        signedBy key: PrivateKey, certificate: Certificate, algorithm: SignatureAlgorithm
    ) throws(TrustError) -> [UInt8] {
        var builder = SignedDataBuilder(
            contentType: kind.contentType, content: content, digest: digest, certificates: certificates)
        builder.usesKeyIdentifier = certificate.decodedExtensions.subjectKeyIdentifier != nil
        builder.signingTime = signingTime
        builder.defects = defects
        return try builder.contentInfo(signedBy: key, certificate: certificate, algorithm: algorithm)
    }

    /// Signs, and decodes the result.
    ///
    /// - Throws: as ``contentInfo(signedBy:certificate:algorithm:)``, and where a defect makes the result undecodable.
    public func issue(
        signedBy key: PrivateKey, certificate: Certificate, algorithm: SignatureAlgorithm
    ) throws(TrustError) -> SignedList {
        try SignedList(contentInfo: try contentInfo(signedBy: key, certificate: certificate, algorithm: algorithm))
    }
}

extension CertificateBuilder {
    /// The signer of a list by the profile of Doc 9303-12, 7.1.1: an end entity whose one purpose is that kind of list.
    ///
    /// - Parameters:
    ///   - kind: the lists it may sign.
    ///   - csca: the issuer.
    ///   - keyIdentifier: of the list signer's key.
    public static func listSigner(
        _ kind: SignedListKind, csca: Certificate, subject: DistinguishedName, serialNumber: [UInt8],
        notBefore: Timestamp, notAfter: Timestamp, keyIdentifier: [UInt8]
    ) -> CertificateBuilder {
        var builder = CertificateBuilder(
            serialNumber: serialNumber, issuer: csca.subject, subject: subject, notBefore: notBefore,
            notAfter: notAfter)
        builder.extensions = [
            .authorityKeyIdentifier(csca.decodedExtensions.subjectKeyIdentifier ?? []),
            .subjectKeyIdentifier(keyIdentifier), .keyUsage(.digitalSignature),
            .extendedKeyUsage([kind.signerPurpose]),
        ]
        return builder
    }
}
