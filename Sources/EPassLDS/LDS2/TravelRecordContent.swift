// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMRZ
import EPassTLV

/// What is signed of a travel record: the elements inside of 73 (Doc 9303-10, Table 86).
public struct TravelRecordContent: Sendable, Hashable {
    /// How the holder travelled.
    public struct Mode: RawRepresentable, Sendable, Hashable {
        /// `A`, `S` or `L`; another letter is kept.
        public let rawValue: String
        /// A mode of that letter.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// `A`.
        public static let air = Mode(rawValue: "A")
        /// `S`.
        public static let sea = Mode(rawValue: "S")
        /// `L`.
        public static let land = Mode(rawValue: "L")
    }

    /// The State of embarkation or debarkation (5F44), three characters: a code of Doc 9303-3, with `<` where it is
    /// shorter.
    public var state: String
    /// Visa approvals, refusals and revocations (5F4C), up to 50 characters.
    public var visaStatus: String?
    /// The day of entry or exit (5F45).
    public var date: CalendarDate
    /// The authority that inspected (5F4B), 1 to 10 of letters, digits and `<`.
    public var inspectionAuthority: String
    /// The place of inspection (5F46), 1 to 10 of the same characters.
    public var inspectionLocation: String
    /// The inspector's reference (5F4A), 1 to 20 of the same characters.
    public var inspectorReference: String
    /// The result of the inspection (5F4D), up to 50 characters.
    public var result: String?
    /// How the holder travelled (5F49).
    public var mode: Mode?
    /// How long the holder may stay in days (5F48), one or two octets, as they stand.
    public var durationOfStay: [UInt8]?
    /// Conditions that the holder is to observe (5F4E), up to 50 characters.
    public var conditions: String?
    /// Elements that the table does not have, behind those that it has.
    public var otherElements: [LDS2Element]

    /// A content of the mandatory elements; the others can be set.
    public init(
        state: String, date: CalendarDate, inspectionAuthority: String, inspectionLocation: String,
        inspectorReference: String
    ) {
        self.state = state
        self.date = date
        self.inspectionAuthority = inspectionAuthority
        self.inspectionLocation = inspectionLocation
        self.inspectorReference = inspectorReference
        otherElements = []
    }

    /// How many days the holder may stay, or nil where the record does not say.
    public var daysOfStay: Int? { durationOfStay.map { $0.prefix(2).reduce(0) { $0 << 8 | Int($1) } } }

    /// The data object 73, which is what is signed (Doc 9303-10, 5.1.3).
    ///
    /// - Throws: `LDSError` with code `notEncodable` for a value that Table 86 does not allow.
    public func encoded() throws(LDSError) -> [UInt8] {
        var writer = LDS2Writer(.entryRecords, Self.tag.description)
        try writer.append(Self.stateField, state)
        try writer.append(Self.visaStatusField, optional: visaStatus)
        try writer.append(Self.dateField, date)
        try writer.append(Self.authorityField, inspectionAuthority)
        try writer.append(Self.locationField, inspectionLocation)
        try writer.append(Self.inspectorField, inspectorReference)
        try writer.append(Self.resultField, optional: result)
        try writer.append(Self.modeField, optional: mode?.rawValue)
        try writer.append(Self.stayField, optional: durationOfStay)
        try writer.append(Self.conditionsField, optional: conditions)
        try writer.append(otherElements, after: Self.known)
        return TLVWriter.encode(Self.tag, writer.bytes)
    }

    init(_ cursor: inout LDS2Cursor, _ context: inout LDS2Context) throws(LDSError) {
        state = try cursor.text(Self.stateField)
        visaStatus = try cursor.optionalText(Self.visaStatusField)
        date = try cursor.date(Self.dateField)
        inspectionAuthority = try cursor.text(Self.authorityField)
        inspectionLocation = try cursor.text(Self.locationField)
        inspectorReference = try cursor.text(Self.inspectorField)
        result = try cursor.optionalText(Self.resultField)
        mode = try cursor.optionalText(Self.modeField).map(Mode.init(rawValue:))
        durationOfStay = try cursor.optionalOctets(Self.stayField).map(Array.init)
        conditions = try cursor.optionalText(Self.conditionsField)
        otherElements = try cursor.rest(after: Self.known, &context)
    }

    static let tag: TLVTag = 0x73
    static let stateField = LDS2Field.state(0x5F44)
    private static let visaStatusField = LDS2Field.freeText(0x5F4C)
    private static let dateField = LDS2Field.date(0x5F45)
    private static let authorityField = LDS2Field(0x5F4B, [.letters, .digits, .filler], 1...10)
    private static let locationField = LDS2Field(0x5F46, [.letters, .digits, .filler], 1...10)
    private static let inspectorField = LDS2Field(0x5F4A, [.letters, .digits, .filler], 1...20)
    private static let resultField = LDS2Field.freeText(0x5F4D)
    private static let modeField = LDS2Field(0x5F49, .letters, 1...1)
    private static let stayField = LDS2Field(0x5F48, .binary, 1...2)
    private static let conditionsField = LDS2Field.freeText(0x5F4E)

    private static let known = [
        stateField, visaStatusField, dateField, authorityField, locationField, inspectorField, resultField, modeField,
        stayField, conditionsField,
    ].map(\.tag)
}
