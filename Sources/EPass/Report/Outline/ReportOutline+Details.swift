// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassLDS
package import EPassMessages
import EPassTrust

/// What EF.DG11 and EF.DG12 say beyond EF.DG1.
extension InspectionReport {
    /// Each element that is there and not empty. What the issuer did not sign is shown and said to be so.
    var detailSections: [ReportOutline.Section] {
        [
            section(.personalDetails, .pageDetailsPersonal, .dg11, dataGroup11?.told ?? []),
            section(.documentDetails, .pageDetailsDocument, .dg12, dataGroup12?.told ?? []),
        ].compactMap { $0 }
    }

    private func section(
        _ kind: ReportOutline.Section.Kind, _ title: Message, _ number: DataGroupNumber,
        _ rows: [(label: Message, text: Message)]
    ) -> ReportOutline.Section? {
        guard !rows.isEmpty else { return nil }
        let standing = standing(of: number)
        return ReportOutline.Section(
            kind, title: title,
            [.init(mark: standing.mark, standing.words, checks: [.dataGroupHash(number)])]
                + rows.map { .init(label: $0.label, $0.text) })
    }

    /// Whether a data group is what the issuer signed: the hash, the signature over the hashes, and the CSCA behind it.
    package func standing(of number: DataGroupNumber) -> (mark: ReportOutline.Mark, words: Message) {
        let hash = check(.dataGroupHash(number))?.result
        if hash == .failed { return (.bad, .pageNotSigned) }
        let isSigned = [CheckID.sodSignature, .sodSignedAttributes, .dsSignature].allSatisfy {
            check($0)?.result == .successful
        }
        return hash == .successful && isSigned ? (.good, .pageSigned) : (.open, .pageSignatureOpen)
    }
}

extension DataGroup11 {
    fileprivate var told: [(label: Message, text: Message)] {
        var rows = DetailRows()
        rows.add(.pageDetailFullName, fullName?.text)
        for name in otherNames { rows.add(.pageDetailOtherName, name.text) }
        rows.add(.pageDetailPersonalNumber, personalNumber?.text)
        rows.add(.pageDetailDateOfBirth, fullDateOfBirth)
        rows.add(.pageDetailPlaceOfBirth, placeOfBirth)
        rows.add(.pageDetailAddress, permanentAddress)
        rows.add(.pageDetailTelephone, telephone?.text)
        rows.add(.pageDetailProfession, profession?.text)
        rows.add(.pageDetailTitle, title?.text)
        rows.add(.pageDetailSummary, personalSummary?.text)
        rows.add(.pageDetailOtherDocuments, otherTravelDocumentNumbers)
        rows.add(.pageDetailCustody, custodyInformation?.text)
        return rows.all
    }
}

extension DataGroup12 {
    fileprivate var told: [(label: Message, text: Message)] {
        var rows = DetailRows()
        rows.add(.pageDetailAuthority, issuingAuthority?.text)
        rows.add(.pageDetailDateOfIssue, dateOfIssue)
        for person in otherPersons { rows.add(.pageDetailOtherPerson, person.text) }
        rows.add(.pageDetailEndorsements, endorsements?.text)
        rows.add(.pageDetailExitRequirements, taxOrExitRequirements?.text)
        rows.add(.pageDetailPersonalised, dateAndTimeOfPersonalisation)
        rows.add(.pageDetailSystem, personalisationSystemSerialNumber?.text)
        return rows.all
    }
}

/// Rows of details in the making: what is empty is left out.
private struct DetailRows {
    private(set) var all: [(label: Message, text: Message)] = []

    mutating func add(_ label: Message, _ text: String?) {
        if let text, !text.isEmpty { all.append((label, .plainText(text: text))) }
    }

    mutating func add(_ label: Message, _ date: LDSDate?) {
        guard let date, date.form != .empty else { return }
        guard date.isComplete else { return all.append((label, .plainText(text: date.text))) }
        let parts = date.text.split(separator: " ", maxSplits: 1).map(String.init)
        all.append(
            (label, parts.count == 2 ? .pageDayAndTime(day: parts[0], time: parts[1]) : .pageDay(day: date.text)))
    }

    /// Text in fields, which `<` separates.
    mutating func add(_ label: Message, _ text: LDSText?) {
        add(label, text?.fields.joined(separator: ", "))
    }
}
