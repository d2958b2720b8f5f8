// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// A path over authorities that the security object itself carries.
///
/// A link certificate that a trusted key signed makes its key trusted (Doc 9303-12, 6.1.1), wherever it came from. Any
/// other authority between the anchor and the signer makes the path longer than the one certificate that the standard
/// allows (Doc 9303-12, 4.1 and D.1.1.2).
struct LinkedPath: Sendable {
    let search: AnchorSearch
    let embedded: [Certificate]

    private static let maximumLinks = 4
    private static let maximumCandidates = 16

    /// The path, or nil where what is embedded leads to no anchor.
    func find(_ signer: Certificate, _ deviations: [TrustDeviation]) -> IssuerCheck? {
        let authorities = embedded.filter { $0.decodedExtensions.isAuthority && $0 != signer }
        return find(signer, deviations, Array(authorities.prefix(Self.maximumCandidates)), links: Self.maximumLinks)
    }

    private func find(
        _ certificate: Certificate, _ deviations: [TrustDeviation], _ authorities: [Certificate], links: Int
    ) -> IssuerCheck? {
        guard links > 0 else { return nil }
        var first: IssuerCheck?
        for issuer in authorities where Self.mayHaveIssued(issuer, certificate) {
            guard search.effort.takesSignature() else { return first }
            guard case .valid(let key, let found)? = try? Verification.verify(certificate, under: issuer) else {
                continue
            }
            guard !search.trust.isRemoved(issuer) else { continue }
            let outcome = search.judge(certificate, under: issuer, key, deviations + found)
            var above = search.effort.above(issuer) { search.find(issuer, []) }
            if above.anchor == nil {
                let others = authorities.filter { $0 != issuer }
                above = find(issuer, [], others, links: links - 1) ?? above
            }
            // What another State made of a key says nothing of whom that key certified.
            guard let anchor = above.anchor,
                outcome.reason != .countryMismatch, above.outcome.reason != .countryMismatch
            else { continue }
            let path = [certificate] + above.path
            let decisive = above.outcome.result == .successful ? outcome.judged(by: search.profile) : above.outcome
            let refusal = issuer.linkRefusal.map { $0.outcome(for: search.signer, issuer, search.profile) }
            let check = IssuerCheck(outcome: refusal ?? decisive, anchor: anchor, path: path)
            // Another certificate of the key may do.
            guard check.outcome.result != .successful else { return check }
            first = first ?? check
        }
        return first
    }

    private static func mayHaveIssued(_ issuer: Certificate, _ certificate: Certificate) -> Bool {
        if let stated = certificate.issuerKeyIdentifier, stated == issuer.decodedExtensions.subjectKeyIdentifier {
            return true
        }
        return certificate.issuer.matches(issuer.subject)
    }
}

/// Why a certificate does not stand between a signer and an anchor: of documents, of lists, or of the next link.
enum LinkRefusal {
    /// It is no link: it is issued to somebody else.
    case otherAuthority
    /// It has a critical extension that is not understood (RFC 5280, 6.1.4 o).
    case unknownCritical(String)
    /// It names two signature algorithms (RFC 5280, 4.1.1.2).
    case twoAlgorithms

    func outcome(for signer: SignerName, _ authority: Certificate, _ profile: TrustProfile) -> Outcome {
        switch self {
        case .otherAuthority:
            .failed(.pathTooLong, .pathTooLong(signer: signer.word, authority: authority.subject))
        case .unknownCritical(let identifier):
            .failed(.unknownCriticalExtension, .pathCriticalExtension(identifier: identifier))
        case .twoAlgorithms: .malformed(.algorithmMismatch, .pathTwoAlgorithms, profile)
        }
    }
}

extension Certificate {
    /// Why a path does not lead over it by what it says of itself; nil where it may. A link names the same authority
    /// twice, or says that its name has changed (Doc 9303-12, 4.1.4.3 and 7.1.1.5).
    var linkRefusal: LinkRefusal? {
        guard isSelfIssued || extensions.contains(where: { $0.objectIdentifier == OID.nameChange }) else {
            return .otherAuthority
        }
        if let unknown = decodedExtensions.unknownCritical.first { return .unknownCritical(unknown) }
        return signature.isSame(as: signatureAlgorithm) ? nil : .twoAlgorithms
    }
}
