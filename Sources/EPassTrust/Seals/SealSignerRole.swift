// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

/// Whether a certificate may sign seals, by what it says of itself (Doc 9303-12, 7.1.3; T16).
enum SealSignerRole {
    static func judge(
        _ signer: Certificate, for purpose: SealSignerValidation.Purpose, trust: TrustSnapshot, profile: TrustProfile
    ) -> SignerRole {
        var role = SignerRole()
        role.refusal = refusal(signer, purpose, trust, profile, &role.deviations)
        return role
    }

    private static func refusal(
        _ signer: Certificate, _ purpose: SealSignerValidation.Purpose, _ trust: TrustSnapshot,
        _ profile: TrustProfile, _ deviations: inout [TrustDeviation]
    ) -> Outcome? {
        let extensions = signer.decodedExtensions
        if extensions.isAuthority {
            return .failed(.wrongRole, "The certificate that signed is a certification authority's.")
        }
        if isAuthority(signer, trust, profile) { return .failed(.wrongRole, "The key that signed is that of a CSCA.") }
        if let purposes = extensions.extendedKeyUsage {
            guard purposes.contains(where: accepted(purpose).contains) else {
                let names = purposes.prefix(4).joined(separator: ", ")
                return .failed(.wrongRole, "The certificate that signed is for another purpose: \(names).")
            }
        } else if purpose == .vdsnc {
            return .failed(
                .wrongRole, "The certificate that signed does not say that it is for VDS-NC (extended key usage).")
        } else if isDocumentSigner(signer) {
            return .failed(.wrongRole, "The certificate that signed is a document signer's.")
        } else {
            deviations.append(.sealSignerPurposeMissing)
        }
        if let usage = extensions.keyUsage, !usage.contains(.digitalSignature) {
            return .failed(.keyUsage, "The key that signed is not for signatures.")
        }
        if let unknown = extensions.unknownCritical.first {
            return .failed(.unknownCriticalExtension, "The critical extension \(unknown) is not understood.")
        }
        guard signer.signature.isSame(as: signer.signatureAlgorithm) else {
            return .failed(.algorithmMismatch, "The certificate names two different signature algorithms.")
        }
        return nil
    }

    /// id-icao-vdsSigner (Doc 9303-12, 7.1.3) for seals; for VDS-NC those of the arc 2.23.136.1.1.14, which the issuers of such seals have in their certificates.
    private static func accepted(_ purpose: SealSignerValidation.Purpose) -> Set<String> {
        switch purpose {
        case .visibleDigitalSeals: ["2.23.136.1.1.11.1"]
        case .vdsnc: ["2.23.136.1.1.14.1", "2.23.136.1.1.14.2", "2.23.136.1.1.11.1"]
        }
    }

    /// Whether a certificate without purposes is made as a document signer's: key usage and a list of document types (Doc 9303-12, 7.1.1). The profile of signers of
    /// seals allows the list, and no key usage.
    private static func isDocumentSigner(_ signer: Certificate) -> Bool {
        let extensions = signer.decodedExtensions
        return extensions.keyUsage != nil
            && (extensions.documentTypes != nil || extensions.undecoded.contains(OID.documentTypeList))
    }

    /// The key of a CSCA is a CSCA's under any certificate.
    private static func isAuthority(_ signer: Certificate, _ trust: TrustSnapshot, _ profile: TrustProfile) -> Bool {
        guard let identifier = signer.keyIdentifier else { return false }
        return trust.anchors(withKeyIdentifier: identifier).contains { anchor in
            anchor.certificate.subjectPublicKeyInfo == signer.subjectPublicKeyInfo && profile.accepts(anchor)
                && anchor.certificate.maySignCertificates
                && (try? anchor.certificate.verifySignature(under: anchor.certificate)) == .valid
        }
    }
}
