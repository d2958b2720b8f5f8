// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassTrust

/// What the data groups say beside their hashes: whether they decode, and whether DG11 and DG12 fit the machine
/// readable zone.
extension InspectionJudge {
    /// Every data group that was read decodes, with no deviation that the policy refuses. It says nothing of who signed
    /// it.
    func structure() -> CheckFinding {
        func finding(_ result: CheckResult, _ reason: CheckReason?, _ detail: String) -> CheckFinding {
            CheckFinding(id: .dataGroupStructure, result: result, reason: reason, detail: detail)
        }
        guard !contents.groups.isEmpty else {
            return evidence.failure == nil
                ? finding(.undetermined, .notRead, "No data group was read.")
                : finding(.aborted, .readFailed, "The reading ended before a data group did.")
        }
        let malformed = contents.groups.compactMap(\.error)
        if !malformed.isEmpty {
            let texts = malformed.map { "\($0)" }.joined(separator: "; ")
            return finding(.failed, .malformed, "What was read cannot be decoded: \(texts)")
        }
        let refused = contents.groups.flatMap { group in
            group.deviations.filter { !policy.profile.decoding.tolerated.contains($0) }.map {
                "EF.\(group.number) \($0.rawValue)"
            }
        }
        guard refused.isEmpty else {
            return finding(
                .failed, .deviationRefused,
                "The policy refuses what departs from the standard: \(refused.joined(separator: ", ")).")
        }
        return finding(.successful, nil, "Every data group that was read can be decoded.")
    }

    // MARK: What must be there

    /// The list in EF.SOD has the data groups that every document has. By the list and not by what was read, so that a
    /// reading of a part stays possible; whether the list is the issuer's, its own checks say.
    func mandatoryDataGroups() -> CheckFinding {
        func finding(_ result: CheckResult, _ reason: CheckReason?, _ detail: String) -> CheckFinding {
            CheckFinding(id: .mandatoryDataGroups, result: result, reason: reason, detail: detail)
        }
        guard let list = passive.securityObject?.dataGroupHashes.map(\.dataGroup) else {
            return evidence.failure == nil
                ? finding(
                    .undetermined, .noSecurityObject, "Without EF.SOD it is not known which data groups there are.")
                : finding(.aborted, .readFailed, "The reading ended before EF.SOD did.")
        }
        let missing = [DataGroupNumber.dg1, .dg2].filter { !list.contains($0) }
        guard missing.isEmpty else {
            let names = missing.map { "EF.\($0)" }.joined(separator: " and ")
            return finding(
                .failed, .notInSecurityObject, "EF.SOD does not list \(names), which every document has.")
        }
        return finding(.successful, nil, "EF.SOD lists EF.DG1 and EF.DG2, which every document has.")
    }

    // MARK: DG11

    /// Names by transliteration and the date of birth as far as both go (BSI TR-03135-1, 5.7).
    func personalDetails() -> CheckFinding {
        func finding(_ result: CheckResult, _ reason: CheckReason?, _ detail: String) -> CheckFinding {
            CheckFinding(id: .personalDetailsMatchDG1, result: result, reason: reason, detail: detail)
        }
        guard contents.dataGroup11 != nil else { return missing(.dg11, finding) }
        guard let summary else { return withoutDataGroup1(finding) }
        let compared = summary.comparisons.filter { $0.field != .personalNumber || $0.agrees }
        guard !compared.isEmpty else {
            return finding(.notSupported, .notOffered, "EF.DG11 holds neither a name nor a date of birth.")
        }
        if let born = contents.dataGroup11?.fullDateOfBirth?.calendarDate, born > time.adding(days: 1).day {
            return finding(
                .failed, .datesContradict, "EF.DG11 gives a date of birth after the day judged at: \(born).")
        }
        let differing = compared.filter { $0.outcome == .different }
        guard differing.isEmpty else {
            return finding(.failed, .fieldsDiffer, "EF.DG11 and EF.DG1 differ in: \(Self.list(differing)).")
        }
        let agreeing = compared.filter(\.agrees)
        let open = compared.filter { $0.outcome == .notComparable }
        guard !agreeing.isEmpty else {
            return finding(
                .undetermined, .unreadable, "EF.DG11 and EF.DG1 cannot be compared in: \(Self.list(open)).")
        }
        let rest = open.isEmpty ? "" : "; not comparable: \(Self.list(open))"
        return finding(.successful, nil, "EF.DG11 agrees with EF.DG1 in: \(Self.list(agreeing))\(rest).")
    }

    private static func list(_ comparisons: [DetailComparison]) -> String {
        comparisons.map {
            switch $0.outcome {
            case .equal, .different, .notComparable: $0.field.words
            case .equalByAlternative: "\($0.field.words) (another permitted transliteration)"
            case .equalAsFarAsKnown:
                "\($0.field.words) (\($0.field == .name ? "as far as the zone goes" : "as far as it is known"))"
            }
        }.joined(separator: ", ")
    }

    // MARK: DG12

    /// The date of issue lies between the date of birth and the date of expiry.
    func documentDetails() -> CheckFinding {
        func finding(_ result: CheckResult, _ reason: CheckReason?, _ detail: String) -> CheckFinding {
            CheckFinding(id: .documentDetailsMatchDG1, result: result, reason: reason, detail: detail)
        }
        guard let details = contents.dataGroup12 else { return missing(.dg12, finding) }
        guard let summary else { return withoutDataGroup1(finding) }
        guard let stated = details.dateOfIssue, stated.form != .empty else {
            return finding(.notSupported, .notOffered, "EF.DG12 states no date of issue.")
        }
        guard let issued = summary.issueDay else {
            return finding(.undetermined, .unreadable, "The date of issue in EF.DG12 is no whole date.")
        }
        // Dates of issue are local ones.
        guard issued <= time.adding(days: 1).day else {
            return finding(
                .failed, .datesContradict, "The document was issued \(issued), after the day judged at (\(time.date)).")
        }
        if let expiry = summary.expiry, issued > expiry.latest {
            return finding(
                .failed, .datesContradict, "The document was issued \(issued), after it expires (\(expiry.latest)).")
        }
        if let birth = summary.latestBirth(before: issued) {
            guard birth <= issued else {
                return finding(
                    .failed, .datesContradict,
                    "The document was issued \(issued), before its holder was born (\(birth)).")
            }
        } else if summary.expiry == nil {
            return finding(
                .undetermined, .unreadable, "EF.DG1 has no date that the date of issue could be compared with.")
        }
        return finding(
            .successful, nil, "The date of issue, \(issued), fits the dates of birth and of expiry.")
    }

    // MARK: Files that are not there

    /// A data group that was not decoded, with why: the document does not have it, it was not read, or it cannot be
    /// decoded.
    private func missing(
        _ number: DataGroupNumber, _ finding: (CheckResult, CheckReason?, String) -> CheckFinding
    ) -> CheckFinding {
        if contents.error(of: number) != nil {
            return finding(.undetermined, .malformed, "EF.\(number) cannot be decoded.")
        }
        let entry = evidence.entry(.dataGroup(number))
        let listed = passive.securityObject?.dataGroupHashes.contains { $0.dataGroup == number }
        if listed == false, entry == nil || entry?.state == .absent {
            return finding(.notSupported, .notOffered, "The document has no EF.\(number).")
        }
        switch entry?.state {
        case .absent: return finding(.undetermined, .absent, "The chip does not have EF.\(number).")
        case .accessDenied: return finding(.undetermined, .accessDenied, "The chip denied access to EF.\(number).")
        case .nonConformant: return finding(.undetermined, .malformed, "What the chip gave is no EF.\(number).")
        case .tooLarge:
            return finding(.undetermined, .tooLarge, "EF.\(number) is larger than what is read of it.")
        case .aborted: return finding(.aborted, .readFailed, "The reading ended before EF.\(number) did.")
        case .read, nil:
            return evidence.failure == nil
                ? finding(.undetermined, .notRead, "EF.\(number) was not read.")
                : finding(.aborted, .readFailed, "The reading ended before EF.\(number) was read.")
        }
    }
}
