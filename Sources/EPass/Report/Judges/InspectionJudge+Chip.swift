// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTrust

extension InspectionJudge {
    /// The protocols of the chip, with what lists say of their keys and what they count for.
    func chipEntries() -> [CheckEntry] {
        let judged = chip.all.map { ($0, finding: changed($0.finding)) }
        let hasOther = judged.contains { _, finding in
            [CheckID.activeAuthentication, .chipAuthentication].contains(finding.id) && finding.result == .successful
        }
        return judged.map { judgement, finding in
            // The chip has proved itself otherwise; that it could have been opened in a way that proves it too changes
            // nothing.
            let isSpared = finding.reason == .otherMethodUsed && hasOther
            return CheckEntry(
                finding: finding, role: isSpared ? .evaluatory : policy.rules.role(of: finding, isAsked: true),
                isRecorded: judgement.isRecorded, performedBy: judgement.performedBy,
                isTransferable: judgement.isTransferable && finding.result == .successful)
        }
    }

    /// Why DG3 or DG4 was not read, where that is a matter of the terminal's rights.
    func withoutRights(_ file: LDSFile) -> CheckOutcome? {
        chip.unreadBiometrics.first { .dataGroup($0.key) == file }?.value
    }
}
