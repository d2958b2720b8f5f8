// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassTrust

/// What DG1 says, for people and programs. Nothing here is proven by standing here.
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
    /// The code of the nationality.
    public let nationality: String
    /// `YYYY-MM-DD`; with unknown parts as the zone has it, `YYMMDD`.
    public let dateOfBirth: String
    /// `female`, `male` or `unspecified`.
    public let sex: String
    /// As `dateOfBirth`.
    public let dateOfExpiry: String
    /// Optional data, in a passport the personal number; empty where there is none.
    public let optionalData: String
    /// The day of expiry, where it is a whole date.
    let expiryDay: CalendarDate?

    init(_ mrz: MRZ, at time: Timestamp) {
        let day = time.calendar
        let today =
            CalendarDate(year: max(1, day.year), month: day.month, day: day.day) ?? CalendarDate(daysSince1970: 0)
        let birth = mrz.dateOfBirth.calendarDate(as: .birth, relativeTo: today)
        expiryDay = mrz.dateOfExpiry.calendarDate(as: .expiry, relativeTo: today)
        format = mrz.format.rawValue
        documentCode = mrz.documentCode
        issuer = mrz.issuer.rawValue
        issuerName = mrz.issuer.name
        documentNumber = mrz.documentNumber
        primaryIdentifier = mrz.name.primary
        secondaryIdentifier = mrz.name.secondary
        nationality = mrz.nationality.rawValue
        dateOfBirth = birth?.description ?? mrz.dateOfBirth.text
        sex = mrz.sex.word
        dateOfExpiry = expiryDay?.description ?? mrz.dateOfExpiry.text
        optionalData = [mrz.optionalData, mrz.optionalData2].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Both identifiers: `PRIMARY, SECONDARY`.
    public var name: String {
        [primaryIdentifier, secondaryIdentifier ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
