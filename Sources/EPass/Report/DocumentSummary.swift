// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassTrust

/// What DG1 says, and DG11 and DG12 where they were read, for people and programs. Nothing here is proven by standing
/// here.
public struct DocumentSummary: Sendable, Hashable {
    /// The format of the zone: `TD1`, `TD2`, `TD3`.
    public let format: String
    /// The document code, for example `P`.
    public let documentCode: String
    /// The code of the issuing State or organization.
    public let issuer: String
    /// Its English name, where the code is known.
    public let issuerName: String?
    /// The whole document number.
    public let documentNumber: String
    /// The primary identifier, mostly the surname.
    public let primaryIdentifier: String
    /// The secondary identifier, mostly given names.
    public let secondaryIdentifier: String?
    /// The code of the holder's State or status by Doc 9303-3, 5: `UTO`, `D`, `XXA`.
    public let nationality: String
    /// Its English name, where the code is known.
    public let nationalityName: String?
    /// `YYYY-MM-DD`, the century by DG11 where that agrees with the zone; with unknown parts as the zone has it,
    /// `YYMMDD`.
    public let dateOfBirth: String
    /// `female`, `male` or `unspecified`.
    public let sex: String
    /// `YYYY-MM-DD`; with unknown parts or where its century cannot be told as the zone has it, `YYMMDD`.
    public let dateOfExpiry: String
    /// Optional data, in a passport the personal number; empty where there is none.
    public let optionalData: String

    /// The name in national characters by DG11, `PRIMARY, SECONDARY`; nil where there is none. It is as good as
    /// `integrity.dg11.hash`, as is everything of DG11.
    public let fullName: String?
    /// Other names by DG11.
    public let otherNames: [String]
    /// The date of birth by DG11, `YYYY-MM-DD` with `?` for digits that are unknown.
    public let fullDateOfBirth: String?
    /// The place of birth by DG11, its fields separated by commas.
    public let placeOfBirth: String?
    /// The personal number by DG11.
    public let personalNumber: String?
    /// The date of issue by DG12, `YYYY-MM-DD` with `?` for digits that are unknown. As good as `integrity.dg12.hash`.
    public let dateOfIssue: String?
    /// The issuing authority by DG12.
    public let issuingAuthority: String?
    /// How the fields of DG11 compare with those of DG1.
    public let comparisons: [DetailComparison]

    /// What the date of expiry can mean.
    let expiryResolution: ExpiryDate.Resolution
    /// The date of expiry where its century is known.
    var expiry: ExpiryDate? { if case .known(let date) = expiryResolution { date } else { nil } }
    /// The day of issue by DG12, where it is a whole date.
    let issueDay: CalendarDate?
    /// The day of birth where it is a whole date, and whether DG11 gave its century.
    private let birth: CalendarDate?
    private let hasKnownCentury: Bool
    private let today: CalendarDate

    /// - Parameter issue: when the document can have been issued, where a trusted CSCA certified its signer.
    init(_ mrz: MRZ, contents: DataGroupContents, issue: IssuePeriod?, at time: Timestamp) {
        let today = time.day
        self.today = today
        format = mrz.format.rawValue
        documentCode = mrz.documentCode
        issuer = mrz.issuer.rawValue
        issuerName = mrz.issuer.name
        documentNumber = mrz.documentNumber
        let name = mrz.name
        primaryIdentifier = name.primary
        secondaryIdentifier = name.secondary
        nationality = mrz.nationality.rawValue
        nationalityName = mrz.nationality.name
        sex = mrz.sex.word
        optionalData = [mrz.optionalData, mrz.optionalData2].filter { !$0.isEmpty }.joined(separator: " ")
        expiryResolution = ExpiryDate.resolve(
            mrz.dateOfExpiry, today: today, issue: issue, reach: LongValidity.reach(mrz, today: today))
        let known: ExpiryDate? = if case .known(let date) = expiryResolution { date } else { nil }
        dateOfExpiry = known?.day?.description ?? mrz.dateOfExpiry.text

        let details = contents.dataGroup11
        comparisons = details.map { DetailComparison.all($0, with: mrz) } ?? []
        let isSameBirth = comparisons.contains { $0.field == .dateOfBirth && $0.outcome == .equal }
        // Nobody was born after the day that is judged at, whatever DG11 says of the century.
        let fullBirth = isSameBirth ? details?.fullDateOfBirth?.calendarDate.flatMap { $0 <= today ? $0 : nil } : nil
        hasKnownCentury = fullBirth != nil
        birth = fullBirth ?? mrz.dateOfBirth.calendarDate(as: .birth, relativeTo: today)
        dateOfBirth = birth?.description ?? mrz.dateOfBirth.text
        fullName = Self.shown(details?.fullName?.text)
        otherNames = details?.otherNames.compactMap { Self.shown($0.text) } ?? []
        fullDateOfBirth = details?.fullDateOfBirth.flatMap { $0.form == .empty ? nil : $0.text }
        placeOfBirth = Self.shown(details?.placeOfBirth?.fields.joined(separator: ", "))
        personalNumber = Self.shown(details?.personalNumber?.text)
        let issued = contents.dataGroup12?.dateOfIssue
        dateOfIssue = issued.flatMap { $0.form == .empty ? nil : $0.text }
        issueDay = issued.flatMap { Self.issueDay($0, today: today) }
        issuingAuthority = Self.shown(contents.dataGroup12?.issuingAuthority?.text)
    }

    /// Both identifiers: `PRIMARY, SECONDARY`.
    public var name: String {
        [primaryIdentifier, secondaryIdentifier ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The day of birth as a date of issue has to follow it: a holder of whom the century is not known may be more than
    /// a hundred years old.
    func latestBirth(before issued: CalendarDate) -> CalendarDate? {
        guard let birth, !hasKnownCentury, birth > issued,
            let earlier = CalendarDate(year: birth.year - 100, month: birth.month, day: birth.day),
            today.year - earlier.year <= Self.greatestAge
        else { return birth }
        return earlier
    }

    private static let greatestAge = 120

    /// A whole date; one of six digits is the latest that is not after the day judged at.
    static func issueDay(_ date: LDSDate, today: CalendarDate) -> CalendarDate? {
        if let day = date.calendarDate { return day }
        guard date.form == .charactersWithoutCentury, let year = date.yearOfCentury, let month = date.month,
            let day = date.day
        else { return nil }
        let century = today.year - today.year % 100
        return [century, century - 100].lazy
            .compactMap { CalendarDate(year: $0 + year, month: month, day: day) }.first { $0 <= today }
    }

    private static func shown(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
}
