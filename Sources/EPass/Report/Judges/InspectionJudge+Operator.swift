// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTrust

/// What the operator, and the source that the operator names, say of the document.
extension InspectionJudge {
    /// The operator has blocked the signer of EF.SOD, that of EF.CardSecurity, or what either rests on.
    func blocked(_ finding: CheckFinding) -> CheckFinding {
        guard finding.id == .issuerNotBlocked, finding.result != .failed,
            let other = cardSecurity?.blocked, other.result == .failed
        else { return finding }
        return other
    }

    /// The operator has blocked a series that the document belongs to, by what DG1 says.
    func seriesBlock() -> CheckFinding {
        BlockCheck.judge(
            contents.dataGroup1?.mrz, as: .documentNotBlocked,
            without: CheckFinding(.documentNotBlocked, withoutDataGroup1), trust: trust, at: time)
            ?? BlockCheck.nothing(.documentNotBlocked)
    }

    /// What the source reports. Without one nobody knows, and no success is made of that.
    func status() -> CheckOutcome {
        guard statusAnswer != .notAsked else { return .notSupported(.notGiven, .statusNotAsked) }
        guard contents.dataGroup1 != nil else { return withoutDataGroup1 }
        switch statusAnswer {
        case .notAsked: return .notSupported(.notGiven, .statusNotAsked)
        case .failed(let why): return .undetermined(.statusSourceFailed, .statusFailed(why: why))
        case .told(.fine): return .successful(.statusFine)
        case .told(.lost): return .failed(.reportedLost, .statusReported(status: DocumentStatus.lost.rawValue))
        case .told(.stolen): return .failed(.reportedStolen, .statusReported(status: DocumentStatus.stolen.rawValue))
        case .told(.cancelled):
            return .failed(.reportedCancelled, .statusReported(status: DocumentStatus.cancelled.rawValue))
        }
    }
}
