// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The path from the certificate of a document signer to an anchor (Doc 9303-12, D.1): who issued it, whether both were
/// valid and in use, and whether it was revoked. The same steps as in passive authentication, for a certificate that is
/// at hand without a document.
///
/// Success proves that a trusted CSCA certified this key. It says nothing about any signature made with it.
package struct PathValidation: Sendable {
    let issuer: Outcome
    let signerValidity: Outcome
    let anchorValidity: Outcome
    let anchorUsage: Outcome
    let revoked: Outcome
    let block: Outcome
    /// The anchor under which the path verified, also where something else then failed.
    package let anchor: TrustAnchor?
    /// The certificates from the signer to the anchor, both included; the signer alone where a list of document signers
    /// names it, and none where nothing was reached.
    package let path: [Certificate]
    /// What the revocation lists say about the signer.
    package let revocation: RevocationStatus

    /// Judges a certificate.
    ///
    /// - Parameters:
    ///   - signer: the certificate; everything in it is taken as hostile.
    ///   - embedded: certificates that came with it, among which link certificates may be.
    ///   - trust: the anchors and revocation lists.
    ///   - profile: the deviations that are tolerated, and whether unpinned anchors will do.
    ///   - time: the time that validity is judged at; no clock is read.
    package static func judge(
        _ signer: Certificate, embedded: [Certificate] = [], trust: TrustSnapshot, profile: TrustProfile = .default,
        at time: Timestamp
    ) -> PathValidation {
        let check = IssuerCheck.judge(signer, embedded: embedded, trust: trust, profile: profile, at: time)
        return PathValidation(signer, check, trust: trust, profile: profile, at: time)
    }

    /// What follows from the path of a signer.
    ///
    /// - Parameter name: what messages call the signer.
    init(
        _ signer: Certificate, of name: SignerName = .documentSigner, _ check: IssuerCheck, trust: TrustSnapshot,
        profile: TrustProfile, at time: Timestamp
    ) {
        let revoked = RevocationCheck.judge(
            check.path.isEmpty ? [signer] : check.path, of: name,
            anchor: check.anchor, isTrusted: check.anchor != nil || check.outcome.result == .successful, trust: trust,
            profile: profile, at: time)
        let authorities = check.path.dropFirst()
        // An anchor above links is a name and a key (RFC 5280, 6.1.1 d); every certificate below it is valid at the
        // time (RFC 5280, 6.1.3 a 2), and was made while the key above it was in use.
        let links = authorities.count > 1 ? authorities.dropLast() : authorities
        let standing = check.anchor?.basis ?? .linked
        issuer = check.outcome
        block = check.block
        signerValidity = ValidityCheck.judge(signer, holder: name.word, time)
        anchorValidity =
            Self.worst(of: links.map { ValidityCheck.judge($0, holder: "csca", time) }) ?? .noAnchor(of: name)
        anchorUsage =
            Self.worst(
                of: zip(check.path, authorities).enumerated().map { position, step in
                    UsagePeriodCheck.judge(
                        step.0, of: position == 0 ? name.word : "link", under: step.1, trust: trust, at: time
                    ) { profile.lets($0, speakAbout: standing) }
                }) ?? .noAnchor(of: name)
        self.revoked = revoked.outcome
        anchor = check.anchor
        path = check.path
        revocation = revoked.status
    }

    /// What failed first, else what is open, else what is said of the signer's own issuer; nil where there is nothing.
    private static func worst(of outcomes: [Outcome]) -> Outcome? {
        outcomes.first { $0.result == .failed } ?? outcomes.first { $0.result != .successful } ?? outcomes.first
    }

    /// One finding for each check, by the names that they have for the signer of EF.SOD.
    package var findings: [CheckFinding] {
        [
            CheckFinding(.dsSignature, issuer), CheckFinding(.issuerNotBlocked, block),
            CheckFinding(.dsValidity, signerValidity),
            CheckFinding(.cscaValidity, anchorValidity), CheckFinding(.cscaUsagePeriod, anchorUsage),
            CheckFinding(.dsRevocation, revoked),
        ]
    }

    /// The departures from the standard that were met.
    package var deviations: [TrustDeviation] { issuer.deviations }
}
