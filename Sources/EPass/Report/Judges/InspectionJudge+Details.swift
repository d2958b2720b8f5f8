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
    func structure() -> CheckOutcome {
        guard !contents.groups.isEmpty else {
            return evidence.unknown(.notRead, .fileNoDataGroupRead, notReached: .fileDataGroupsNotReached)
        }
        let broken = contents.groups.filter { $0.error != nil }
        if let faults = broken.compactMap(\.error).map(\.fault).asSentences {
            let isTruncated = broken.allSatisfy { contents.document.file(.dataGroup($0.number))?.isTruncated ?? false }
            return isTruncated
                ? .undetermined(.truncated, .fileContentMalformed(faults: faults))
                : .failed(.malformed, .fileContentMalformed(faults: faults))
        }
        let refused = contents.groups.flatMap { group in
            group.deviations.filter { !policy.profile.decoding.tolerated.contains($0) }.map {
                Message.fileDeviationIn(deviation: $0.message, file: LDSFile.dataGroup(group.number))
            }
        }
        guard let all = refused.asSentences else { return .successful(.fileAllDecoded) }
        return .failed(.deviationRefused, .fileDeviationsRefused(deviations: all))
    }

    // MARK: What must be there

    /// The list in EF.SOD has the data groups that every document has. By the list and not by what was read, so that a
    /// reading of a part stays possible; whether the list is the issuer's, its own checks say.
    func mandatoryDataGroups() -> CheckOutcome {
        guard let list = passive.securityObject?.dataGroups else {
            return evidence.unknown(
                .noSecurityObject, .fileListNotKnown, notReached: .fileNotReached(file: LDSFile.sod))
        }
        let missing = [DataGroupNumber.dg1, .dg2].filter { !list.contains($0) }.map(LDSFile.dataGroup)
        guard let first = missing.first, let last = missing.last else {
            return .successful(.fileMandatoryListed)
        }
        return .failed(
            .notInSecurityObject,
            first == last ? .fileMandatoryMissing(file: first) : .fileBothMandatoryMissing(first: first, second: last))
    }

    // MARK: DG11

    /// Names by transliteration and the date of birth as far as both go (BSI TR-03135-1, 5.7).
    func personalDetails() -> CheckOutcome {
        guard contents.dataGroup11 != nil else { return missing(.dg11) }
        guard let summary else { return withoutDataGroup1 }
        let compared = summary.comparisons.filter { $0.field != .personalNumber || $0.agrees }
        guard !compared.isEmpty else { return .notSupported(.notOffered, .documentNoDetails) }
        if let born = contents.dataGroup11?.fullDateOfBirth?.calendarDate, born > time.adding(days: 1).day {
            return .failed(.datesContradict, .documentBornLater(born: born.description))
        }
        let differing = compared.filter { $0.outcome == .different }
        guard differing.isEmpty else {
            return .failed(.fieldsDiffer, .documentDetailsDiffer(fields: differing.map(\.message)))
        }
        let agreeing = compared.filter(\.agrees)
        let open = compared.filter { $0.outcome == .notComparable }
        guard !agreeing.isEmpty else {
            return .undetermined(.unreadable, .documentDetailsNotComparable(fields: open.map(\.message)))
        }
        let fields = agreeing.map(\.message)
        return .successful(
            open.isEmpty
                ? .documentDetailsAgree(fields: fields)
                : .documentDetailsAgreeInPart(fields: fields, others: open.map(\.message)))
    }

    // MARK: DG12

    /// The date of issue lies between the date of birth and the date of expiry.
    func documentDetails() -> CheckOutcome {
        guard let details = contents.dataGroup12 else { return missing(.dg12) }
        guard let summary else { return withoutDataGroup1 }
        guard let stated = details.dateOfIssue, stated.form != .empty else {
            return .notSupported(.notOffered, .documentNoDateOfIssue)
        }
        guard let issued = summary.issueDay else {
            return .undetermined(.unreadable, .documentDateOfIssueUnreadable)
        }
        let day = issued.description
        // Dates of issue are local ones.
        guard issued <= time.adding(days: 1).day else {
            return .failed(.datesContradict, .documentIssuedLater(issued: day, day: time.date))
        }
        if let expiry = summary.expiry, issued > expiry.latest {
            return .failed(
                .datesContradict,
                .documentIssuedAfterExpiry(issued: day, expiry: expiry.latest.description))
        }
        if let birth = summary.latestBirth(before: issued) {
            guard birth <= issued else {
                return .failed(.datesContradict, .documentIssuedBeforeBirth(issued: day, birth: birth.description))
            }
        } else if summary.expiry == nil {
            return .undetermined(.unreadable, .documentNoDateToCompare)
        }
        return .successful(.documentDateOfIssueFits(issued: day))
    }

    // MARK: Files that are not there

    /// A data group that was not decoded, with why: the document does not have it, it was not read, or it cannot be
    /// decoded.
    private func missing(_ number: DataGroupNumber) -> CheckOutcome {
        let file = LDSFile.dataGroup(number)
        if contents.error(of: number) != nil {
            return .undetermined(.malformed, .fileUndecodable(file: file))
        }
        let entry = evidence.entry(file)
        let listed = passive.securityObject?.lists(number)
        if listed == false, entry == nil || entry?.state == .absent {
            return .notSupported(.notOffered, .fileNotInDocument(file: file))
        }
        return entry?.missing(in: evidence)
            ?? evidence.unknown(.notRead, .fileNotRead(file: file), notReached: .fileNotReachedAtAll(file: file))
    }
}

extension LDSError {
    /// Where and what, as `description` has it.
    var fault: Message {
        let name = [file?.name ?? lds2File?.name ?? "", path].filter { !$0.isEmpty }.joined(separator: "/")
        return .fileFault(error: message, place: (name.isEmpty ? "" : name + " ") + "@ \(offset)", code: code)
    }
}
