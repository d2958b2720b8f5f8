// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

/// Whether a certificate may sign documents, by what it says of itself (Doc 9303-12, 7.1.1; T16). Roles are kept apart: an authority, a signer of lists or a
/// server that signs documents is a rogue.
struct SignerRole {
    /// Why it may not; nil where it may.
    var refusal: Outcome?
    /// What is tolerated in what it says.
    var deviations: [TrustDeviation] = []

    static func judge(_ signer: Certificate, trust: TrustSnapshot, profile: TrustProfile) -> SignerRole {
        var role = SignerRole()
        role.refusal = role.judge(signer, trust, profile)
        return role
    }

    private mutating func judge(
        _ signer: Certificate, _ trust: TrustSnapshot, _ profile: TrustProfile
    ) -> Outcome? {
        let extensions = signer.decodedExtensions
        if extensions.isAuthority {
            return .failed(.wrongRole, "The certificate that signed is a certification authority's.")
        }
        // The key of a CSCA is a CSCA's under any certificate, also one that leaves out what says so. A certificate that the key itself did not sign is not enough:
        // anybody can make one of a document signer's key, and so speak against all its documents.
        if let identifier = extensions.subjectKeyIdentifier,
            trust.anchors(withKeyIdentifier: identifier).contains(where: { anchor in
                anchor.certificate.subjectPublicKeyInfo == signer.subjectPublicKeyInfo && profile.accepts(anchor)
                    && anchor.certificate.maySignCertificates
                    && (try? anchor.certificate.verifySignature(under: anchor.certificate)) == .valid
            })
        {
            return .failed(.wrongRole, "The key that signed is that of a CSCA.")
        }
        if let refused = purpose(signer) ?? usage(extensions) { return refused }
        if let unknown = extensions.unknownCritical.first {
            return .failed(.unknownCriticalExtension, "The critical extension \(unknown) is not understood.")
        }
        guard signer.signature.isSame(as: signer.signatureAlgorithm) else {
            return .failed(.algorithmMismatch, "The certificate names two different signature algorithms.")
        }
        return nil
    }

    /// The profile has no extended key usage. Purposes that include documents, and private ones that are not critical, are tolerated; any other makes the key
    /// one for something else.
    private mutating func purpose(_ signer: Certificate) -> Outcome? {
        guard let purposes = signer.decodedExtensions.extendedKeyUsage else { return nil }
        let isCritical = signer.extensions.contains { $0.objectIdentifier == OID.extendedKeyUsage && $0.isCritical }
        let isForeign = purposes.contains { purpose in
            !Self.includingDocuments.contains(purpose)
                && (isCritical || Self.otherPurposes.contains(where: purpose.hasPrefix))
        }
        guard !purposes.isEmpty, !isForeign else {
            let names = purposes.prefix(4).joined(separator: ", ")
            return .failed(.wrongRole, "The certificate that signed is for another purpose: \(names).")
        }
        deviations.append(.extendedKeyUsagePresent)
        return nil
    }

    private mutating func usage(_ extensions: Certificate.DecodedExtensions) -> Outcome? {
        guard let usage = extensions.keyUsage else {
            deviations.append(.keyUsageMissing)
            return nil
        }
        if usage.contains(.keyCertSign) {
            return .failed(.wrongRole, "The key that signed is for signing certificates.")
        }
        if usage.contains(.digitalSignature) { return nil }
        guard usage.contains(Self.contentCommitment) else {
            return .failed(.keyUsage, "The key of the document signer is not for signatures.")
        }
        deviations.append(.keyUsageNotDigitalSignature)
        return nil
    }

    /// Bit 1: signing what binds the signer; also called nonRepudiation (RFC 5280, 4.2.1.3).
    private static let contentCommitment = Certificate.KeyUsage(rawValue: 1 << 1)

    /// anyExtendedKeyUsage (RFC 5280, 4.2.1.12), id-kp-documentSigning (RFC 9336) and the older one of Microsoft for the same.
    private static let includingDocuments: Set<String> = [
        "2.5.29.37.0", "1.3.6.1.5.5.7.3.36", "1.3.6.1.4.1.311.10.3.12",
    ]

    /// The arcs of ICAO (lists, seals, LDS2), of BSI (defect lists, terminals), of RFC 5280 and its successors (servers, clients, code, mail, time, OCSP), of
    /// Microsoft and of Netscape.
    private static let otherPurposes = [
        "2.23.136.", "0.4.0.127.", "1.3.6.1.5.5.7.3.", "1.3.6.1.4.1.311.", "2.16.840.1.113730.",
    ]
}
