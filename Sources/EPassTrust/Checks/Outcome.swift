// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassLDS
internal import EPassMessages

/// How one step ended, before it becomes a finding.
struct Outcome: Sendable, Hashable {
    var result: CheckResult
    var reason: CheckReason?
    var message: Message?
    var deviations: [TrustDeviation] = []
    /// Whether all holds but for a departure from the standard that the profile refuses.
    var isRefusal = false

    static func successful(_ message: Message, _ deviations: [TrustDeviation] = []) -> Outcome {
        Outcome(result: .successful, message: message, deviations: deviations)
    }

    static func failed(_ reason: CheckReason, _ message: Message, _ deviations: [TrustDeviation] = []) -> Outcome {
        Outcome(result: .failed, reason: reason, message: message, deviations: deviations)
    }

    static func undetermined(_ reason: CheckReason, _ message: Message, _ deviations: [TrustDeviation] = []) -> Outcome
    {
        Outcome(result: .undetermined, reason: reason, message: message, deviations: deviations)
    }

    /// The finding of each of these checks as the lists leave it, and the departures from the standard that were met,
    /// each once. That one was refused is not told.
    static func told(
        _ outcomes: [(CheckID, Outcome)], under defects: KnownDefects
    ) -> ([CheckFinding], [TrustDeviation]) {
        let findings = outcomes.map { id, outcome in
            CheckFinding(id: id, result: outcome.result, reason: outcome.reason, message: outcome.message)
        }
        return (findings.map { defects.applied(to: $0, among: findings) }, deviations(outcomes))
    }

    /// The departures alone.
    static func deviations(_ outcomes: [(CheckID, Outcome)]) -> [TrustDeviation] {
        var met: [TrustDeviation] = []
        for (_, outcome) in outcomes {
            for deviation in outcome.deviations where !met.contains(deviation) { met.append(deviation) }
        }
        return met
    }

    /// Something is not made as the standard has it: open, because nothing was shown of what was signed, and a failure
    /// where the profile tolerates no departure at all. Never a forgery.
    static func malformed(
        _ reason: CheckReason, _ message: Message, _ profile: TrustProfile, _ deviations: [TrustDeviation] = []
    ) -> Outcome {
        Outcome(
            result: profile.failsMalformed ? .failed : .undetermined, reason: reason, message: message,
            deviations: deviations)
    }

    /// A file that ends before the length that it states. Nothing is said of it: it was cut by a line that broke, or by
    /// somebody who has nothing to gain by that.
    static func truncated(_ file: LDSFile) -> Outcome { undetermined(.truncated, .fileTruncated(file: file)) }

    static let noSecurityObject = undetermined(.noSecurityObject, .checkNoSecurityObject)
    static let noSignerCertificate = undetermined(.signerNotFound, .checkNoSignerCertificate)
    static let noAnchor: Outcome = undetermined(.noAnchor, .pathNoTrustedAnchor(signer: SignerName.documentSigner.word))
    static let noCRL = undetermined(.noCRL, .checkNoRevocationList)

    /// The success, or the failure that the first deviation means which the profile refuses.
    func judged(by profile: TrustProfile) -> Outcome {
        guard result == .successful, let refused = deviations.first(where: { !profile.tolerated.contains($0) }) else {
            return self
        }
        let message: Message =
            refused.reason == .deviationRefused
            ? .checkFormRefused(deviation: refused.message) : .checkDeviationRefused(deviation: refused.message)
        return Outcome(
            result: .failed, reason: refused.reason, message: message, deviations: deviations, isRefusal: true)
    }
}
