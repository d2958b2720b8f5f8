// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// Which chips a terminal shows its certificates to and signs for.
///
/// The advanced inspection procedure (BSI TR-03110-1) has an order: passive authentication of what holds the chip's
/// key, chip authentication with that key, then terminal authentication. Certificates say who the terminal is and what
/// it may read, and a signature is a proof that it was somewhere; neither is for a chip that anybody can have made.
struct TerminalAudience: Sendable {
    private let trust: TrustSnapshot?
    private let policy: Policy
    /// Whether chips are served that have shown nothing.
    let includesUnverified: Bool

    init(_ options: PassportReader.Options) {
        trust = options.trust
        // A report may name a weak anchor and leave the weighing to its reader; what was shown is shown, so that no
        // policy takes one here, in no exception.
        policy = options.policy.refusingWeakAnchors
        includesUnverified = options.servesUnverifiedChips
    }

    /// Whether the chip of this evidence has shown itself genuine: it was authenticated by a key of DG14 or
    /// EF.CardSecurity that a CSCA of full standing vouches for (``TrustBasis/hasFullStanding``), and nothing about the
    /// security object and its issuer stands against it under the policy.
    ///
    /// It is the judgement that the report will make, of what was read until now, but for anchors that nobody or
    /// another State vouches for.
    func holds(_ evidence: Evidence) -> Bool {
        guard let trust, let now = evidence.startedAt else { return false }
        let report = Inspection.judge(evidence, trust: trust, policy: policy, at: now)
        let proofs = [CheckID.chipAuthentication, .chipAuthenticationMapping].compactMap(report.check)
        guard proofs.contains(where: { $0.result == .successful }), !proofs.contains(where: { $0.result == .failed })
        else { return false }
        return !report.checks.contains { isOpposed($0, by: report.policy ?? policy) }
    }

    /// Whether a check of passive authentication's, about the signature and who made it, stands against the chip. What
    /// was not read yet speaks neither for nor against it.
    private func isOpposed(_ check: CheckEntry, by policy: Policy) -> Bool {
        // A State vouches for its own documents only, whatever the policy makes of that for the report.
        if check.id == .issuerMatchesSigner { return check.result == .failed }
        guard [.securityObject, .issuer].contains(check.id.check.area), check.role != .evaluatory,
            check.reason != .notRead
        else { return false }
        return check.result == .failed || policy.isOpen(check)
    }
}
