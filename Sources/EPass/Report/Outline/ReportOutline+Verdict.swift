// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTrust

/// The verdict, and what to do after it.
extension InspectionReport {
    var verdict: ReportOutline.Verdict {
        var remedies: [Message] = []
        if let error { remedies.append(error.remedy) }
        if let tries = error?.triesLeft { remedies.append(.reportTriesLeft(count: tries)) }
        if access.established == nil, AccessText(access: access).delay != nil { remedies.append(.reportGrowingDelay) }
        if let remedy = accessRemedy { remedies.append(remedy) }
        if checks.contains(where: { $0.finding.message?.key.name == "hash.mismatchSpoiled" }) {
            remedies.append(.reportFileSpoiled)
        }
        if overall == .failed, let remedy = seal?.remedy { remedies.append(remedy) }
        return ReportOutline.Verdict(
            headline: headline, decision: policy.flatMap { policy in decision?.line(policy: policy.name) },
            testNote: isTest ? .testNoteText : nil, remedies: remedies, advice: advice)
    }

    /// What to do where what the chip said of PACE, or what was used of it, is not what the issuer signed.
    private var accessRemedy: Message? {
        let isConfirmed = check(.cardAccessAuthenticity)?.result == .successful
        if check(.protocolDowngrade)?.result == .failed {
            if access.method == .bac { return .reportAllowPACE }
            let hasTriedPACE = access.attempts.contains { $0.accessProtocol == .pace }
            return isConfirmed && !access.skipped.isEmpty && !hasTriedPACE
                ? .reportOffersLeftOut : .reportPaceKeptAway
        }
        if check(.protocolDowngrade)?.reason == .channelNotProven { return .reportPaceKeptAway }
        return check(.cardAccessAuthenticity)?.result == .failed ? .reportCardAccessChanged : nil
    }
}
