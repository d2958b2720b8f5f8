// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMRZ
import EPassMessages
import EPassTLV

/// What is signed of a visa record: the elements inside of 71 (Doc 9303-10, Table 90).
public struct VisaRecordContent: Sendable, Hashable {
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
    public init(
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

    /// The data object 71, which is what is signed (Doc 9303-10, 5.2.3).
    ///
    /// - Throws: `LDSError` with code `notEncodable` for a value that Table 90 does not allow.
    public func encoded() throws(LDSError) -> [UInt8] {
        var writer = LDS2Writer(.visaRecords, Self.tag.description)
        try writer.append(Self.issuerField, issuer)
        try writer.append(Self.documentTypeField, documentType)
        try writer.append(Self.visaAField, optional: machineReadableVisaA)
        try writer.append(Self.visaBField, optional: machineReadableVisaB)
        try writer.append(Self.entriesField, optional: numberOfEntries.map { [$0] })
        try writer.append(Self.stayField, optional: durationOfStay)
        try writer.append(Self.passportField, optional: passportNumber)
        try writer.append(Self.typeField, optional: visaType)
        try writer.append(Self.territoryField, optional: territory)
        try writer.append(Self.placeField, placeOfIssue)
        try writer.append(Self.effectiveField, effectiveDate)
        try writer.append(Self.expirationField, expirationDate)
        try writer.append(Self.numberField, documentNumber)
        try writer.append(Self.informationField, optional: additionalInformation)
        try writer.append(Self.nameField, name)
        try writer.append(Self.primaryField, primaryIdentifier)
        try writer.append(Self.secondaryField, secondaryIdentifier)
        try writer.append(Self.sexField, sex)
        try writer.append(Self.birthField, dateOfBirth)
        try writer.append(Self.nationalityField, nationality)
        try writer.append(Self.zoneField, machineReadableName)
        let reference = biometrics.map { LDS2File.biometrics($0).fileIdentifier }
        try writer.append(
            Self.biometricsField,
            optional: reference.map { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] })
        try writer.append(otherElements, after: Self.known)
        return TLVWriter.encode(Self.tag, writer.bytes)
    }

    init(_ cursor: inout LDS2Cursor, _ context: inout LDS2Context) throws(LDSError) {
        issuer = try cursor.text(Self.issuerField)
        documentType = try cursor.text(Self.documentTypeField)
        machineReadableVisaA = try cursor.optionalText(Self.visaAField)
        machineReadableVisaB = try cursor.optionalText(Self.visaBField)
        numberOfEntries = try cursor.optionalOctets(Self.entriesField)?.first
        durationOfStay = try cursor.optionalOctets(Self.stayField).map(Array.init)
        passportNumber = try cursor.optionalText(Self.passportField)
        visaType = try cursor.optionalOctets(Self.typeField).map(Array.init)
        territory = try cursor.optionalOctets(Self.territoryField).map(Array.init)
        placeOfIssue = try cursor.text(Self.placeField)
        effectiveDate = try cursor.date(Self.effectiveField)
        expirationDate = try cursor.date(Self.expirationField)
        documentNumber = try cursor.text(Self.numberField)
        additionalInformation = try cursor.optionalText(Self.informationField)
        name = try cursor.text(Self.nameField)
        primaryIdentifier = try cursor.text(Self.primaryField)
        secondaryIdentifier = try cursor.text(Self.secondaryField)
        sex = try cursor.text(Self.sexField)
        dateOfBirth = try cursor.text(Self.birthField)
        nationality = try cursor.text(Self.nationalityField)
        machineReadableName = try cursor.text(Self.zoneField)
        biometrics = try Self.biometrics(&cursor)
        otherElements = try cursor.rest(after: Self.known, &context)
    }

    private static func biometrics(_ cursor: inout LDS2Cursor) throws(LDSError) -> AdditionalBiometricsNumber? {
        let start = cursor.offset
        guard let octets = try cursor.optionalOctets(biometricsField) else { return nil }
        let identifier = octets.reduce(UInt16(0)) { $0 << 8 | UInt16($1) }
        guard case .biometrics(let number)? = LDS2File(fileIdentifier: identifier, in: .additionalBiometrics) else {
            throw cursor.error(.invalidValue, biometricsField.tag, at: start, .ldsNoBiometricsFile)
        }
        return number
    }
}

extension VisaRecordContent {
    static let tag: TLVTag = 0x71
    static let issuerField = LDS2Field.state(0x5F28)
    private static let zone: LDS2Field.Alphabet = [.letters, .digits, .filler]
    private static let words: LDS2Field.Alphabet = [.letters, .space]
    private static let documentTypeField = LDS2Field(0x43, zone, 2...2)
    private static let visaAField = LDS2Field(0x5F71, zone, 44...44, 48...48, 88...88)
    private static let visaBField = LDS2Field(0x5F72, zone, 36...36, 44...44, 72...72)
    private static let entriesField = LDS2Field(0x5F73, .binary, 1...1)
    private static let stayField = LDS2Field(0x5F74, .binary, 3...3)
    private static let passportField = LDS2Field(0x5F75, zone, 9...9)
    private static let typeField = LDS2Field(0x5F76, .binary, 1...4)
    private static let territoryField = LDS2Field(0x5F77, .binary, 1...8)
    private static let placeField = LDS2Field(0x49, words, 1...50)
    private static let effectiveField = LDS2Field.date(0x5F25)
    private static let expirationField = LDS2Field.date(0x5F24)
    private static let numberField = LDS2Field(0x5A, zone, 9...9)
    private static let informationField = LDS2Field.freeText(0x5F32)
    private static let nameField = LDS2Field(0x5B, words, 1...50)
    private static let primaryField = LDS2Field(0x5F33, words, 1...50)
    private static let secondaryField = LDS2Field(0x5F34, words, 0...50)
    private static let sexField = LDS2Field(0x5F35, [.letters, .filler], 1...1)
    private static let birthField = LDS2Field(0x5F2B, [.digits, .filler], 8...8)
    private static let nationalityField = LDS2Field.state(0x5F2C)
    private static let zoneField = LDS2Field(0x5F1F, zone, 1...50)
    private static let biometricsField = LDS2Field(0x5F40, .binary, 2...2)

    private static let known = [
        issuerField, documentTypeField, visaAField, visaBField, entriesField, stayField, passportField, typeField,
        territoryField, placeField, effectiveField, expirationField, numberField, informationField, nameField,
        primaryField, secondaryField, sexField, birthField, nationalityField, zoneField, biometricsField,
    ].map(\.tag)
}
