// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMRZ
import EPassTLV

/// What is signed of a visa record: the elements inside of 71 (Doc 9303-10, Table 90).
public struct VisaRecordContent: LDS2RecordContent {
    /// The State or organization that issued the visa (5F28), three characters: a code of Doc 9303-3, with `<` where it
    /// is shorter.
    public var issuer: String
    /// The type of document (43), two of letters, digits and `<`: `VS`.
    public var documentType: String
    /// The machine readable zone of a visa of format A (5F71). Table 90 has 48 characters; one line of 44 and both
    /// lines (88) are taken too.
    public var machineReadableVisaA: String?
    /// The machine readable zone of a visa of format B (5F72). Table 90 has 44 characters and an example of 36; both
    /// lines (72) are taken too.
    public var machineReadableVisaB: String?
    /// The number of entries (5F73), 0 to 255.
    public var numberOfEntries: UInt8?
    /// How long the holder may stay (5F74): days, months, years, one octet each.
    public var durationOfStay: [UInt8]?
    /// The number of the passport (5F75), nine of letters, digits and `<`.
    public var passportNumber: String?
    /// Type, class or category (5F76), 1 to 4 octets that the issuer gives a meaning.
    public var visaType: [UInt8]?
    /// The territory that the visa is for (5F77), 1 to 8 octets that the issuer gives a meaning.
    public var territory: [UInt8]?
    /// The place of issue (49), up to 50 letters and spaces.
    public var placeOfIssue: String
    /// The day of issue, from which it is valid (5F25).
    public var effectiveDate: CalendarDate
    /// The last day of validity (5F24).
    public var expirationDate: CalendarDate
    /// The number of the visa (5A), nine of letters, digits and `<`.
    public var documentNumber: String
    /// Endorsements, limits, fees (5F32), up to 50 characters.
    public var additionalInformation: String?
    /// The full name (5B), up to 50 letters and spaces.
    public var name: String
    /// The primary identifier (5F33), up to 50 letters and spaces.
    public var primaryIdentifier: String
    /// The secondary identifier (5F34), up to 50 letters and spaces; empty where the holder has none.
    public var secondaryIdentifier: String
    /// The sex (5F35): a letter or `<`.
    public var sex: String
    /// The date of birth (5F2B), `YYYYMMDD`, with `<` for what is not known.
    public var dateOfBirth: String
    /// The nationality (5F2C), three characters.
    public var nationality: String
    /// The name as in a machine readable zone (5F1F), up to 50 of letters, digits and `<`.
    public var machineReadableName: String
    /// The file of the Additional Biometrics application that belongs to the visa (5F40): `0201` to `0240`.
    public var biometrics: AdditionalBiometricsNumber?
    /// Elements that the table does not have, behind those that it has.
    public var otherElements: [LDS2Element]

    /// A content of the mandatory elements; the others can be set.
    package init(
        issuer: String, documentType: String, placeOfIssue: String, effectiveDate: CalendarDate,
        expirationDate: CalendarDate, documentNumber: String, name: String, primaryIdentifier: String,
        secondaryIdentifier: String, sex: String, dateOfBirth: String, nationality: String, machineReadableName: String
    ) {
        self.issuer = issuer
        self.documentType = documentType
        self.placeOfIssue = placeOfIssue
        self.effectiveDate = effectiveDate
        self.expirationDate = expirationDate
        self.documentNumber = documentNumber
        self.name = name
        self.primaryIdentifier = primaryIdentifier
        self.secondaryIdentifier = secondaryIdentifier
        self.sex = sex
        self.dateOfBirth = dateOfBirth
        self.nationality = nationality
        self.machineReadableName = machineReadableName
        otherElements = []
    }

    /// Table 90.
    public static let table = LDS2RecordTable<Self>(
        file: .visaRecords, tag: 0x71,
        blank: Self(
            issuer: "", documentType: "", placeOfIssue: "", effectiveDate: CalendarDate(daysSince1970: 0),
            expirationDate: CalendarDate(daysSince1970: 0), documentNumber: "", name: "", primaryIdentifier: "",
            secondaryIdentifier: "", sex: "", dateOfBirth: "", nationality: "", machineReadableName: ""),
        state: \.issuer, date: \.effectiveDate, holder: (\.passportNumber, \.dateOfBirth),
        rows: [
            .required(.state(0x5F28), \.issuer), .required(LDS2Field(0x43, .zone, 2...2), \.documentType),
            .optional(LDS2Field(0x5F71, .zone, 44...44, 48...48, 88...88), \.machineReadableVisaA),
            .optional(LDS2Field(0x5F72, .zone, 36...36, 44...44, 72...72), \.machineReadableVisaB),
            .optional(LDS2Field(0x5F73, .binary, 1...1), \.numberOfEntries),
            .optional(LDS2Field(0x5F74, .binary, 3...3), \.durationOfStay),
            .optional(LDS2Field(0x5F75, .zone, 9...9), \.passportNumber),
            .optional(LDS2Field(0x5F76, .binary, 1...4), \.visaType),
            .optional(LDS2Field(0x5F77, .binary, 1...8), \.territory),
            .required(LDS2Field(0x49, .words, 1...50), \.placeOfIssue), .required(.date(0x5F25), \.effectiveDate),
            .required(.date(0x5F24), \.expirationDate), .required(LDS2Field(0x5A, .zone, 9...9), \.documentNumber),
            .optional(.freeText(0x5F32), \.additionalInformation), .required(LDS2Field(0x5B, .words, 1...50), \.name),
            .required(LDS2Field(0x5F33, .words, 1...50), \.primaryIdentifier),
            .required(LDS2Field(0x5F34, .words, 0...50), \.secondaryIdentifier),
            .required(LDS2Field(0x5F35, [.letters, .filler], 1...1), \.sex),
            .required(LDS2Field(0x5F2B, [.digits, .filler], 8...8), \.dateOfBirth),
            .required(.state(0x5F2C), \.nationality),
            .required(LDS2Field(0x5F1F, .zone, 1...50), \.machineReadableName),
            .optional(LDS2Field(0x5F40, .binary, 2...2), \.biometrics),
        ])
}
