// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTrust

extension InspectionJudge {
    /// The protocols of the chip, with what lists say of their keys and what they count for.
    func chipEntries() -> [CheckEntry] {
        let findings = chip.all.map { changed($0.finding) }
        let hasOther = findings.contains { finding in
            finding.result == .successful && (finding.id == .activeAuthentication || finding.id == .chipAuthentication)
        }
        let entries = findings.indices.map { place in
            let (judgement, finding) = (chip.all[place], findings[place])
            // The chip has proved itself otherwise; that it could have been opened in a way that proves it too changes
            // nothing, where that it was opened otherwise is known.
            let isSpared =
                finding.reason == .otherMethodUsed && hasOther && !(judgement.isRecorded && evidence.isTold)
            return CheckEntry(
                finding: finding, role: isSpared ? .evaluatory : policy.rules.role(of: finding, isAsked: true, roles),
                isRecorded: judgement.isRecorded, performedBy: judgement.performedBy,
                isTransferable: judgement.isTransferable && finding.result == .successful)
        }
        // Any one proof will do, so that what nobody showed beside it is no matter. A proof by somebody's word alone
        // puts nothing aside that could have been shown.
        guard policy.rules.demandsProof,
            entries.contains(where: { policy.rules.meetsDemand($0) && !$0.isRecorded })
        else { return entries }
        return entries.map { entry in
            let isSpared =
                CheckID.ofChip.contains(entry.id) && entry.result == .undetermined
                && !(entry.reason.map(Self.speaksAgainstChip.contains) ?? false)
            return isSpared ? entry.counting(as: .evaluatory) : entry
        }
    }

    /// Why a protocol is open that says something against the chip, whatever another one shows.
    private static let speaksAgainstChip: Set<CheckReason> = [.knownDefect, .publisherNotGranted, .deviationRefused]

    /// Why DG3 or DG4 was not read, where that is a matter of the terminal's rights.
    func withoutRights(_ file: LDSFile) -> CheckOutcome? {
        file.dataGroupNumber.flatMap { chip.unreadBiometrics[$0] }
    }
}
