// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTrust

/// What the data groups say beside their hashes: whether they decode, and whether DG11 and DG12 fit the machine
/// readable zone.
extension InspectionJudge {
    /// Every data group that was read decodes, with no deviation that the policy refuses. It says nothing of who signed
    /// it.
    func structure() -> CheckFinding {
        func finding(_ result: CheckResult, _ reason: CheckReason?, _ message: Message) -> CheckFinding {
            CheckFinding(id: .dataGroupStructure, result: result, reason: reason, message: message)
        }
        guard !contents.groups.isEmpty else {
            return evidence.failure == nil
                ? finding(.undetermined, .notRead, .fileNoDataGroupRead)
                : finding(.aborted, .readFailed, .fileDataGroupsNotReached)
        }
        if let faults = contents.groups.compactMap(\.error).map(\.fault).asSentences {
            return finding(.failed, .malformed, .fileContentMalformed(faults: faults))
        }
        let refused = contents.groups.flatMap { group in
            group.deviations.filter { !policy.profile.decoding.tolerated.contains($0) }.map {
                Message.fileDeviationIn(deviation: $0.message, file: LDSFile.dataGroup(group.number))
            }
        }
        guard let all = refused.asSentences else { return finding(.successful, nil, .fileAllDecoded) }
        return finding(.failed, .deviationRefused, .fileDeviationsRefused(deviations: all))
    }

    // MARK: What must be there

    /// The list in EF.SOD has the data groups that every document has. By the list and not by what was read, so that a
    /// reading of a part stays possible; whether the list is the issuer's, its own checks say.
    func mandatoryDataGroups() -> CheckFinding {
        func finding(_ result: CheckResult, _ reason: CheckReason?, _ message: Message) -> CheckFinding {
            CheckFinding(id: .mandatoryDataGroups, result: result, reason: reason, message: message)
        }
        guard let list = passive.securityObject?.dataGroups else {
            return evidence.failure == nil
                ? finding(.undetermined, .noSecurityObject, .fileListNotKnown)
                : finding(.aborted, .readFailed, .fileNotReached(file: LDSFile.sod))
        }
        let missing = [DataGroupNumber.dg1, .dg2].filter { !list.contains($0) }.map(LDSFile.dataGroup)
        guard let first = missing.first, let last = missing.last else {
            return finding(.successful, nil, .fileMandatoryListed)
        }
        return finding(
            .failed, .notInSecurityObject,
            first == last ? .fileMandatoryMissing(file: first) : .fileBothMandatoryMissing(first: first, second: last))
    }

    // MARK: DG11

    /// Names by transliteration and the date of birth as far as both go (BSI TR-03135-1, 5.7).
    func personalDetails() -> CheckFinding {
        func finding(_ result: CheckResult, _ reason: CheckReason?, _ message: Message) -> CheckFinding {
            CheckFinding(id: .personalDetailsMatchDG1, result: result, reason: reason, message: message)
        }
        guard contents.dataGroup11 != nil else { return missing(.dg11, finding) }
        guard let summary else { return withoutDataGroup1(finding) }
        let compared = summary.comparisons.filter { $0.field != .personalNumber || $0.agrees }
        guard !compared.isEmpty else {
            return finding(.notSupported, .notOffered, .documentNoDetails)
        }
        if let born = contents.dataGroup11?.fullDateOfBirth?.calendarDate, born > time.adding(days: 1).day {
            return finding(.failed, .datesContradict, .documentBornLater(born: born.description))
        }
        let differing = compared.filter { $0.outcome == .different }
        guard differing.isEmpty else {
            return finding(.failed, .fieldsDiffer, .documentDetailsDiffer(fields: differing.map(\.message)))
        }
        let agreeing = compared.filter(\.agrees)
        let open = compared.filter { $0.outcome == .notComparable }
        guard !agreeing.isEmpty else {
            return finding(.undetermined, .unreadable, .documentDetailsNotComparable(fields: open.map(\.message)))
        }
        let fields = agreeing.map(\.message)
        return finding(
            .successful, nil,
            open.isEmpty
                ? .documentDetailsAgree(fields: fields)
                : .documentDetailsAgreeInPart(fields: fields, others: open.map(\.message)))
    }

    // MARK: DG12

    /// The date of issue lies between the date of birth and the date of expiry.
    func documentDetails() -> CheckFinding {
        func finding(_ result: CheckResult, _ reason: CheckReason?, _ message: Message) -> CheckFinding {
            CheckFinding(id: .documentDetailsMatchDG1, result: result, reason: reason, message: message)
        }
        guard let details = contents.dataGroup12 else { return missing(.dg12, finding) }
        guard let summary else { return withoutDataGroup1(finding) }
        guard let stated = details.dateOfIssue, stated.form != .empty else {
            return finding(.notSupported, .notOffered, .documentNoDateOfIssue)
        }
        guard let issued = summary.issueDay else {
            return finding(.undetermined, .unreadable, .documentDateOfIssueUnreadable)
        }
        let day = issued.description
        // Dates of issue are local ones.
        guard issued <= time.adding(days: 1).day else {
            return finding(.failed, .datesContradict, .documentIssuedLater(issued: day, day: time.date))
        }
        if let expiry = summary.expiry, issued > expiry.latest {
            return finding(
                .failed, .datesContradict,
                .documentIssuedAfterExpiry(issued: day, expiry: expiry.latest.description))
        }
        if let birth = summary.latestBirth(before: issued) {
            guard birth <= issued else {
                return finding(
                    .failed, .datesContradict, .documentIssuedBeforeBirth(issued: day, birth: birth.description))
            }
        } else if summary.expiry == nil {
            return finding(.undetermined, .unreadable, .documentNoDateToCompare)
        }
        return finding(.successful, nil, .documentDateOfIssueFits(issued: day))
    }

    // MARK: Files that are not there

    /// A data group that was not decoded, with why: the document does not have it, it was not read, or it cannot be
    /// decoded.
    private func missing(
        _ number: DataGroupNumber, _ finding: (CheckResult, CheckReason?, Message) -> CheckFinding
    ) -> CheckFinding {
        let file = LDSFile.dataGroup(number)
        if contents.error(of: number) != nil {
            return finding(.undetermined, .malformed, .fileUndecodable(file: file))
        }
        let entry = evidence.entry(file)
        let listed = passive.securityObject?.lists(number)
        if listed == false, entry == nil || entry?.state == .absent {
            return finding(.notSupported, .notOffered, .fileNotInDocument(file: file))
        }
        switch entry?.state {
        case .absent: return finding(.undetermined, .absent, .fileAbsent(file: file))
        case .accessDenied: return finding(.undetermined, .accessDenied, .fileAccessDenied(file: file))
        case .nonConformant: return finding(.undetermined, .malformed, .fileNotConformant(file: file))
        case .tooLarge: return finding(.undetermined, .tooLarge, .fileTooLarge(file: file))
        case .aborted: return finding(.aborted, .readFailed, .fileNotReached(file: file))
        case .read, nil:
            return evidence.failure == nil
                ? finding(.undetermined, .notRead, .fileNotRead(file: file))
                : finding(.aborted, .readFailed, .fileNotReachedAtAll(file: file))
        }
    }
}

extension LDSError {
    /// Where and what, as `description` has it.
    fileprivate var fault: Message {
        let name = [file?.name ?? lds2File?.name ?? "", path].filter { !$0.isEmpty }.joined(separator: "/")
        return .fileFault(error: message, place: (name.isEmpty ? "" : name + " ") + "@ \(offset)", code: code)
    }
}
