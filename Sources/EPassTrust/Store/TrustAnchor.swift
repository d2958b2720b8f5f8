// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

/// A certificate that is trusted to issue document signers: a CSCA of a country (Doc 9303-12, 4.1).
public struct TrustAnchor: Sendable, Hashable {
    /// The certificate.
    public let certificate: Certificate
    /// Where it came from: file names, list names; more than one where duplicates were merged.
    public let sources: [String]
    /// Whether it is synthetic. Whatever rests on it is marked as a test.
    public let isTest: Bool
    /// SHA-256 over the certificate.
    public let fingerprint: [UInt8]

    /// An anchor, trusted because the caller says so.
    ///
    /// A certificate that says itself that it is synthetic (``Certificate/isSynthetic``) is one whatever the caller says: a synthetic
    /// document must not pass for a real one because its issuer was named as an anchor (T33).
    ///
    /// - Throws: `TrustError` with code `cryptography` where the library cannot hash.
    public init(certificate: Certificate, sources: [String] = [], isTest: Bool = false) throws(TrustError) {
        self.certificate = certificate
        self.sources = sources
        self.isTest = isTest || certificate.isSynthetic
        fingerprint = try certificate.fingerprint()
    }

    private init(_ anchor: TrustAnchor, sources: [String], isTest: Bool) {
        certificate = anchor.certificate
        fingerprint = anchor.fingerprint
        self.sources = sources
        self.isTest = isTest
    }

    /// This anchor with the sources of another one for the same certificate; a test if either is.
    func merged(with other: TrustAnchor) -> TrustAnchor {
        TrustAnchor(
            self, sources: sources + other.sources.filter { !sources.contains($0) }, isTest: isTest || other.isTest)
    }

    /// The identifier of its key: as stated, else SHA-1 over the key (RFC 5280, 4.2.1.2 method 1).
    var keyIdentifier: [UInt8]? {
        certificate.decodedExtensions.subjectKeyIdentifier
            ?? (try? HashAlgorithm.sha1.hash(certificate.subjectPublicKey))
    }
}
