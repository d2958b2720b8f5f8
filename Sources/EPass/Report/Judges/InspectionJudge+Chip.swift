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
            let isTold = judgement.isRecorded && evidence.isTold
            let isSpared = finding.reason == .otherMethodUsed && hasOther && !isTold
            let role: CheckRole? =
                isSpared ? .evaluatory : !isTold && isUnknown(finding, beside: findings) ? .optional : nil
            return CheckEntry(
                finding: finding, role: role ?? policy.rules.role(of: finding, isAsked: true, roles),
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

    /// Whether the chip does not know chip authentication, though the issuer signed that it does, and has proved itself
    /// by active authentication: that is open, and counts where no departure of a chip is tolerated (BSI TR-03135-1,
    /// 5.6.4.1).
    private func isUnknown(_ finding: CheckFinding, beside findings: [CheckFinding]) -> Bool {
        finding.id == .chipAuthentication && finding.reason == .refusedByChip && policy.toleratesChipDeviations
            && evidence.chip.chipAuthentication?.statusBytes?.isOfUnknownCommand == true
            && findings.result(of: .activeAuthentication) == .successful
    }

    /// Why a protocol is open that says something against the chip, whatever another one shows.
    private static let speaksAgainstChip: Set<CheckReason> = [.knownDefect, .publisherNotGranted, .deviationRefused]

    /// Why DG3 or DG4 was not read, where that is a matter of the terminal's rights.
    func withoutRights(_ file: LDSFile) -> CheckOutcome? {
        file.dataGroupNumber.flatMap { chip.unreadBiometrics[$0] }
    }
}
