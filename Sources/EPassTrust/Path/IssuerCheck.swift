// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The step `issuer.ds.signature`: a path of one from the document signer to an anchor (Doc 9303-12, D.1.1).
struct IssuerCheck {
    let outcome: Outcome
    /// The anchor under which the signature verified, also where something else then failed.
    let anchor: TrustAnchor?

    /// Judges the document signer's own role, then looks for its anchor.
    ///
    /// The anchor is found by the authority key identifier. One that has the identifier and does not verify makes the check fail. Where none has
    /// it, anchors of the issuer's name are tried; one that verifies is a deviation. Nothing found is `undetermined`: that says something about
    /// the store, not about the document.
    static func judge(
        _ signer: Certificate, trust: TrustSnapshot, profile: TrustProfile, at time: Timestamp
    ) -> IssuerCheck {
        if let refused = role(of: signer) { return IssuerCheck(outcome: refused, anchor: nil) }
        let stated = signer.decodedExtensions.authorityKeyIdentifier?.keyIdentifier
        let identifier = stated?.isEmpty == true ? nil : stated
        let identified = identifier.map(trust.anchors(withKeyIdentifier:)) ?? []
        let usage: [TrustDeviation] = signer.decodedExtensions.keyUsage == nil ? [.keyUsageMissing] : []
        if !identified.isEmpty {
            return best(of: identified.map { step(signer, under: $0, usage) }, at: time, profile)
        }
        let found: TrustDeviation = identifier == nil ? .akiMissing : .akiMismatch
        let verified = trust.anchors(named: signer.issuer)
            .map { step(signer, under: $0, usage + [found]) }.filter { $0.anchor != nil }
        guard !verified.isEmpty else {
            return IssuerCheck(outcome: noAnchor(signer, trust), anchor: nil)
        }
        return best(of: verified, at: time, profile)
    }

    // Roles are kept apart: an authority or a list signer that signs documents is a rogue (T16).
    private static func role(of signer: Certificate) -> Outcome? {
        let extensions = signer.decodedExtensions
        if extensions.isAuthority {
            return .failed(.wrongRole, "The certificate that signed is a certification authority's.")
        }
        if let purposes = extensions.extendedKeyUsage {
            return .failed(
                .wrongRole, "The certificate that signed is for another purpose: \(purposes.joined(separator: ", ")).")
        }
        if let usage = extensions.keyUsage, !usage.contains(.digitalSignature) {
            return .failed(.keyUsage, "The key of the document signer is not for signatures.")
        }
        if let unknown = extensions.unknownCritical.first {
            return .failed(.unknownCriticalExtension, "The critical extension \(unknown) is not understood.")
        }
        guard signer.signature.isSame(as: signer.signatureAlgorithm) else {
            return .failed(.algorithmMismatch, "The certificate names two different signature algorithms.")
        }
        return nil
    }

    private static func step(
        _ signer: Certificate, under anchor: TrustAnchor, _ deviations: [TrustDeviation]
    ) -> IssuerCheck {
        guard let algorithm = try? signer.signatureAlgorithm.signatureAlgorithm() else {
            let detail = "The signature algorithm \(signer.signatureAlgorithm) is not known."
            return IssuerCheck(outcome: .undetermined(.unsupportedAlgorithm, detail), anchor: nil)
        }
        let verification = Verification.verify(
            signer.signatureValue, over: signer.tbsCertificate, algorithm: algorithm,
            under: anchor.certificate)
        switch verification {
        case .invalid:
            let detail = "The signature does not verify under the CSCA key that the document signer names."
            return IssuerCheck(outcome: .failed(.signatureInvalid, detail), anchor: nil)
        case .refused(let reason, let detail):
            // The key is the anchor's: that it cannot be used says something about the store, not about the document.
            let isOpen = reason == .unsupportedAlgorithm || reason == .keyRefused
            return IssuerCheck(
                outcome: isOpen ? .undetermined(reason, detail) : .failed(reason, detail), anchor: nil)
        case .valid(let key, let found):
            let outcome = path(signer, anchor.certificate, key, deviations + found)
            return IssuerCheck(outcome: outcome, anchor: anchor)
        }
    }

    private static func path(
        _ signer: Certificate, _ csca: Certificate, _ key: String, _ deviations: [TrustDeviation]
    ) -> Outcome {
        guard csca.decodedExtensions.isAuthority else {
            return .failed(.issuerNotAuthority, "The issuer's certificate is not a certification authority's.")
        }
        guard csca.decodedExtensions.keyUsage?.contains(.keyCertSign) ?? true else {
            return .failed(.keyUsage, "The key of the CSCA is not for signing certificates.")
        }
        guard let country = csca.subject.country, let issued = signer.issuer.country else {
            return .undetermined(.countryUnknown, "The CSCA or the document signer names no country.")
        }
        guard country == issued, signer.subject.country ?? country == country else {
            return .failed(
                .countryMismatch,
                "The CSCA is of \(country), the document signer of \(signer.subject.country ?? issued).")
        }
        let names: [TrustDeviation] = signer.issuer.matches(csca.subject) ? [] : [.issuerNameDiffers]
        return .successful("The document signer was issued by \(csca.subject), \(key).", deviations + names)
    }

    /// Of several candidates the one that succeeds, valid at the time before expired and real before synthetic; else the one whose failure says
    /// most: a key that verifies and must not issue, then a key that could not be used, then a signature that does not verify.
    private static func best(of steps: [IssuerCheck], at time: Timestamp, _ profile: TrustProfile) -> IssuerCheck {
        func rank(_ step: IssuerCheck) -> Int {
            guard let anchor = step.anchor else { return step.outcome.result == .undetermined ? 5 : 6 }
            guard step.outcome.result == .successful else { return 4 }
            return (anchor.certificate.isValid(at: time) ? 0 : 2) + (anchor.isTest ? 1 : 0)
        }
        guard let chosen = steps.min(by: { rank($0) < rank($1) }) else {
            return IssuerCheck(outcome: .noAnchor, anchor: nil)
        }
        return IssuerCheck(outcome: chosen.outcome.judged(by: profile), anchor: chosen.anchor)
    }

    private static func noAnchor(_ signer: Certificate, _ trust: TrustSnapshot) -> Outcome {
        let country = signer.issuer.country ?? "?"
        let detail =
            trust.countries.contains(country)
            ? "The store holds CSCA certificates of \(country), but not the one that issued this document signer."
            : "The store holds no CSCA certificate of \(country)."
        return .undetermined(.noAnchor, detail)
    }
}
