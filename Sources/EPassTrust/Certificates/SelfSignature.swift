// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

/// Whether a root's signature is that of its own key: what shows that its file is not damaged. It is no reason to trust
/// the certificate.
package enum SelfSignature: String, Sendable, Hashable, CaseIterable {
    /// It verifies under the key of the certificate.
    case verified
    /// It does not: an octet of the certificate is not as it was signed.
    case wrong
    /// The algorithm, the curve or the key is none that can be used here.
    case cannotBeVerified
}

extension Certificate {
    /// What its own key says of its signature; nil for one that another key signed, by its issuer's name or by the key
    /// that it names.
    ///
    /// A link certificate of an authority whose name stays has the same names as a root (Doc 9303-12, 7.1.1). One that
    /// names no key cannot be told from a damaged root by itself: ``TrustSnapshot/selfSignature(of:)`` asks the other
    /// keys of its name.
    package var selfSignature: SelfSignature? {
        guard isSelfIssued else { return nil }
        let named = issuerKeyIdentifier
        let isOfOtherKey = named != nil && decodedExtensions.subjectKeyIdentifier.map { $0 != named } ?? false
        do {
            if try verifySignature(under: self) == .valid { return .verified }
            return isOfOtherKey ? nil : .wrong
        } catch {
            return isOfOtherKey ? nil : .cannotBeVerified
        }
    }

    /// Whether the key of another certificate of the issuer's name signed it.
    func isSigned(byOtherKeyOf issuer: Certificate) -> Bool {
        issuer.subject.matches(self.issuer) && !issuer.hasKey(of: self)
            && (try? verifySignature(under: issuer)) == .valid
    }
}

extension TrustSnapshot {
    /// What a root's own key says of its signature; nil for a link, which another key signed.
    package func selfSignature(of certificate: Certificate) -> SelfSignature? {
        guard let found = certificate.selfSignature else { return nil }
        guard found == .wrong else { return found }
        let isLink = anchors(named: certificate.issuer).sorted { $0.basis > $1.basis }
            .prefix(TrustLedger.maximumCandidates)
            .contains { certificate.isSigned(byOtherKeyOf: $0.certificate) }
        return isLink ? nil : .wrong
    }
}
