// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// How one step ended, before it becomes a finding.
struct Outcome: Sendable, Hashable {
    var result: CheckResult
    var reason: CheckReason?
    var detail: String?
    var deviations: [TrustDeviation] = []
    /// Whether all holds but for a departure from the standard that the profile refuses.
    var isRefusal = false

    static func successful(_ detail: String, _ deviations: [TrustDeviation] = []) -> Outcome {
        Outcome(result: .successful, detail: detail, deviations: deviations)
    }

    static func failed(_ reason: CheckReason, _ detail: String, _ deviations: [TrustDeviation] = []) -> Outcome {
        Outcome(result: .failed, reason: reason, detail: detail, deviations: deviations)
    }

    static func undetermined(_ reason: CheckReason, _ detail: String, _ deviations: [TrustDeviation] = []) -> Outcome {
        Outcome(result: .undetermined, reason: reason, detail: detail, deviations: deviations)
    }

    static let noSecurityObject = undetermined(
        .noSecurityObject, "There is no security object with one signer to judge by.")
    static let noSignerCertificate = undetermined(
        .signerNotFound, "The certificate of the document signer is not known.")
    static let noAnchor = undetermined(.noAnchor, "No trusted CSCA certificate was found for this document signer.")
    static let noCRL = undetermined(.noCRL, "No revocation list of the issuer is in the store.")

    /// The success, or the failure that the first deviation means which the profile refuses.
    func judged(by profile: TrustProfile) -> Outcome {
        guard result == .successful, let refused = deviations.first(where: { !profile.tolerated.contains($0) }) else {
            return self
        }
        let detail =
            refused.reason == .deviationRefused
            ? "It verifies, and is not written as the standard has it (\(refused)), which the profile refuses."
            : "The deviation \(refused) is refused by the profile."
        return Outcome(
            result: .failed, reason: refused.reason, detail: detail, deviations: deviations, isRefusal: true)
    }
}
