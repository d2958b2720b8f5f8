// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

/// A certificate that is trusted to issue document signers: a CSCA of a country (Doc 9303-12, 4.1), with why and where
/// from.
///
/// One is cheap to copy: it refers to what was decoded once.
public struct TrustAnchor: Sendable, Hashable {
    private final class Storage: Sendable {
        let certificate: Certificate
        let fingerprint: [UInt8]

        init(_ certificate: Certificate, _ fingerprint: [UInt8]) {
            self.certificate = certificate
            self.fingerprint = fingerprint
        }
    }

    private let storage: Storage
    /// Where it came from; more than one where duplicates were merged.
    public let sources: [TrustSource]
    /// Why it is trusted. `unpinned` means that it is not: nothing but its file speaks for it, and strict profiles
    /// refuse it.
    public let basis: TrustBasis
    /// Whether it is synthetic. Whatever rests on it is marked as a test.
    public let isTest: Bool
    /// SHA-256 of the anchor under which a link certificate makes it trusted; nil where it needs none.
    public let linkedUnder: [UInt8]?

    /// The certificate.
    public var certificate: Certificate { storage.certificate }
    /// SHA-256 over the certificate.
    public var fingerprint: [UInt8] { storage.fingerprint }

    /// An anchor, trusted because the caller says so.
    ///
    /// A certificate that says itself that it is synthetic (``Certificate/isSynthetic``) is one whatever the caller
    /// says: a synthetic document must not pass for a real one because its issuer was named as an anchor (T33).
    ///
    /// Nothing of the certificate is verified here, its own signature neither; its basis is `named`.
    ///
    /// - Parameters:
    ///   - certificate: the CSCA's.
    ///   - sources: where it came from.
    ///   - isTest: whether what rests on it is marked as a test.
    /// - Throws: `TrustError` with code `cryptography` where the library cannot hash.
    public init(certificate: Certificate, sources: [TrustSource] = [], isTest: Bool = false) throws(TrustError) {
        try self.init(certificate: certificate, sources: sources, basis: .named, isTest: isTest)
    }

    /// An anchor with the standing that somebody has found that it has.
    ///
    /// - Throws: `TrustError` with code `cryptography` where the library cannot hash.
    package init(
        certificate: Certificate, sources: [TrustSource] = [], basis: TrustBasis, isTest: Bool = false
    ) throws(TrustError) {
        self.init(
            certificate: certificate, fingerprint: try certificate.fingerprint(), sources: sources, basis: basis,
            isTest: isTest, linkedUnder: nil)
    }

    /// An anchor of a store, whose digest was compared with its octets.
    init(
        certificate: Certificate, fingerprint: [UInt8], sources: [TrustSource], basis: TrustBasis, isTest: Bool,
        linkedUnder: [UInt8]?
    ) {
        self.linkedUnder = linkedUnder
        storage = Storage(certificate, fingerprint)
        self.sources = sources
        self.basis = basis
        self.isTest = isTest || certificate.isSynthetic
    }

    /// The identifier of its key: as stated, else SHA-1 over the key (RFC 5280, 4.2.1.2 method 1).
    var keyIdentifier: [UInt8]? { certificate.keyIdentifier }

    /// Whether its certificate is valid longer than that of another; of two that end together one is always the same.
    func lasts(longerThan other: TrustAnchor) -> Bool {
        certificate.notAfter == other.certificate.notAfter
            ? fingerprint.lexicographicallyPrecedes(other.fingerprint)
            : certificate.notAfter > other.certificate.notAfter
    }

    /// The same certificate with the same standing. The octets decide, not where they came from.
    public static func == (left: Self, right: Self) -> Bool {
        left.fingerprint == right.fingerprint && left.basis == right.basis && left.isTest == right.isTest
            && left.sources == right.sources
    }

    /// Hashes the fingerprint.
    public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

extension Certificate {
    /// The identifier of the key that issued it, where it states one. An empty one names nothing.
    var issuerKeyIdentifier: [UInt8]? {
        decodedExtensions.authorityKeyIdentifier?.keyIdentifier.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The identifier of its key: as stated, else SHA-1 over the key (RFC 5280, 4.2.1.2 method 1).
    var keyIdentifier: [UInt8]? {
        decodedExtensions.subjectKeyIdentifier ?? computedKeyIdentifier
    }

    /// SHA-1 over the key (RFC 5280, 4.2.1.2 method 1), whatever is stated.
    var computedKeyIdentifier: [UInt8]? { try? HashAlgorithm.sha1.hash(subjectPublicKey) }
}
