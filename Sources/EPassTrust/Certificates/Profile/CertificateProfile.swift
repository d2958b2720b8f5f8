// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The profiles of Doc 9303-12, 7.1, and those of Appendix C for older certificates.
package enum CertificateProfile {
    /// What a certificate is for: by its extended key usage; then an authority by basicConstraints or keyCertSign, a
    /// link where it is issued under another name or another key than its own; then a document signer by
    /// digitalSignature or the list of document types.
    package static func kind(of certificate: Certificate) -> CertificateKind {
        let extensions = certificate.decodedExtensions
        if let purposes = extensions.extendedKeyUsage {
            let kinds = purposes.map(kind(purpose:))
            // A purpose that is not of this world makes the certificate one for communication, whatever else it claims
            // (T16).
            return kinds.allSatisfy { $0 == kinds.first } ? kinds.first ?? .other : .other
        }
        let signsCertificates = extensions.keyUsage?.contains(.keyCertSign) == true
        let saysNothing = extensions.keyUsage == nil && !extensions.hasBasicConstraints
        if extensions.isAuthority || signsCertificates || saysNothing && certificate.isSelfIssued {
            guard certificate.isSelfIssued else { return .cscaLink }
            let issuer = extensions.authorityKeyIdentifier?.keyIdentifier
            guard let issuer, let own = extensions.subjectKeyIdentifier, issuer != own else { return .csca }
            return .cscaLink
        }
        guard !certificate.isSelfIssued else { return .other }
        let signsData = extensions.keyUsage?.contains(.digitalSignature) == true
        return signsData || extensions.documentTypes != nil ? .documentSigner : .other
    }

    static func kind(purpose: String) -> CertificateKind {
        switch purpose {
        case OID.masterListSigner: .masterListSigner
        case OID.deviationListSigner: .deviationListSigner
        case OID.defectListSigner: .defectListSigner
        case OID.barCodeSigner: .barCodeSigner
        default: purpose.hasPrefix(OID.lds2Signer + ".") ? .lds2Signer : .other
        }
    }

    /// The day from which a certificate is judged by the present profile alone: the Seventh Edition of Doc 9303, which
    /// brought it, is of 2015.
    package static let newerSince = Timestamp(secondsSince1970: 1_451_606_400)

    /// Every rule there is.
    package static var rules: [ProfileRule] { GeneralRule.allCases.map(\.rule) + ExtensionProfile.rules }
}
