// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMRZ
import EPassTLV

/// What is signed of a travel record: the elements inside of 73 (Doc 9303-10, Table 86).
public struct TravelRecordContent: LDS2RecordContent {
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
    package init(
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

    /// Table 86.
    public static let table = LDS2RecordTable<Self>(
        file: .entryRecords, tag: 0x73,
        blank: Self(
            state: "", date: CalendarDate(daysSince1970: 0), inspectionAuthority: "", inspectionLocation: "",
            inspectorReference: ""),
        state: \.state, date: \.date,
        rows: [
            .required(.state(0x5F44), \.state), .optional(.freeText(0x5F4C), \.visaStatus),
            .required(.date(0x5F45), \.date), .required(LDS2Field(0x5F4B, .zone, 1...10), \.inspectionAuthority),
            .required(LDS2Field(0x5F46, .zone, 1...10), \.inspectionLocation),
            .required(LDS2Field(0x5F4A, .zone, 1...20), \.inspectorReference),
            .optional(.freeText(0x5F4D), \.result), .optional(LDS2Field(0x5F49, .letters, 1...1), \.mode),
            .optional(LDS2Field(0x5F48, .binary, 1...2), \.durationOfStay),
            .optional(.freeText(0x5F4E), \.conditions),
        ])
}
