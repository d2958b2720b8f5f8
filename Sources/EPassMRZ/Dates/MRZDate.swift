// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings

/// A date as a machine readable zone has it: two digits each for year, month and day, any of them possibly unknown
/// (Doc 9303-3, 4.8). The century is not in it and is resolved against a date that the caller gives.
public struct MRZDate: Sendable, Hashable {
    /// How much of the date is known.
    public enum State: String, Sendable, Hashable {
        /// Year, month and day are given and there is such a day in some century.
        case complete
        /// Some of year, month and day are unknown.
        case partial
        /// Nothing is known.
        case unknown
        /// No date: a letter, a month above 12, a 31 April.
        case invalid
    }

    /// What the date stands for, which decides its century.
    public enum Role: Sendable, Hashable {
        /// A day in the past: the latest century in which it is not after the reference.
        case birth
        /// A day of which the year is at most 15 years after that of the reference: the latest such century (BSI
        /// TR-03135-1, 5.7.1). What the certificates of a document say of it is not known here.
        case expiry
    }

    /// How much is known.
    public let state: State
    /// True where `00` stands for an unknown month or day; the standard writes `<<`.
    public let usesZeroForUnknown: Bool
    private let characters: UInt64
    private let yearValue: UInt8
    private let monthValue: UInt8
    private let dayValue: UInt8

    /// How many years ahead a date of expiry is looked for (BSI TR-03135-1, 5.7.1).
    private static let yearsAhead = 15
    private static let unknownPart: UInt8 = 0xFF
    private static let invalidPart: UInt8 = 0xFE

    /// The last two digits of the year, 0 to 99; nil where unknown or no number.
    public var year: Int? { MRZDate.value(yearValue) }
    /// 1 to 12 for a real month; nil where unknown or no number.
    public var month: Int? { MRZDate.value(monthValue) }
    /// 1 to 31 for a real day; nil where unknown or no number.
    public var day: Int? { MRZDate.value(dayValue) }

    /// The six characters as they stand in the zone.
    public var octets: [UInt8] { (0..<6).map { UInt8(truncatingIfNeeded: characters >> UInt64(40 - 8 * $0)) } }

    /// The six characters as text.
    public var text: String { String(decoding: octets, as: UTF8.self) }

    /// From six characters; nil where there are not six. Any characters are taken, and `state` says what they are.
    public init?(_ octets: some Collection<UInt8>) {
        guard octets.count == 6 else { return nil }
        let six = Array(octets)
        self.init(six[0], six[1], six[2], six[3], six[4], six[5])
    }

    /// The date of that day, without its century.
    public init(_ date: CalendarDate) {
        func digits(_ value: Int) -> (UInt8, UInt8) {
            (UInt8(48 + value / 10 % 10), UInt8(48 + value % 10))
        }
        let (year, month, day) = (digits(date.year), digits(date.month), digits(date.day))
        self.init(year.0, year.1, month.0, month.1, day.0, day.1)
    }

    init(_ y1: UInt8, _ y2: UInt8, _ m1: UInt8, _ m2: UInt8, _ d1: UInt8, _ d2: UInt8) {
        characters =
            UInt64(y1) << 40 | UInt64(y2) << 32 | UInt64(m1) << 24 | UInt64(m2) << 16 | UInt64(d1) << 8 | UInt64(d2)
        let year = MRZDate.part(y1, y2)
        var month = MRZDate.part(m1, m2)
        var day = MRZDate.part(d1, d2)
        usesZeroForUnknown = (month == 0 || day == 0) && (month == 0 || month <= 12 || month == MRZDate.unknownPart)
        if month == 0 { month = MRZDate.unknownPart }
        if day == 0 { day = MRZDate.unknownPart }
        yearValue = year
        monthValue = month
        dayValue = day
        state = MRZDate.state(year, month, day)
    }

    /// The four-digit year; nil where the year is unknown or the date invalid. The system clock plays no part.
    public func fullYear(as role: Role, relativeTo reference: CalendarDate) -> Int? {
        guard state != .invalid, let year else { return nil }
        let century = reference.year - reference.year % 100
        let candidates = [century - 200, century - 100, century, century + 100].map { $0 + year }
            .filter { exists(inYear: $0) }
        switch role {
        case .birth: return candidates.last { !isAfter(reference, inYear: $0) }
        case .expiry: return candidates.last { $0 <= reference.year + Self.yearsAhead }
        }
    }

    /// The day; nil where a part is unknown or the date invalid. The system clock plays no part.
    ///
    /// A holder of more than 99 years cannot be told from a child by the zone alone: DG11 can give the whole date.
    public func calendarDate(as role: Role, relativeTo reference: CalendarDate) -> CalendarDate? {
        guard state == .complete, let month, let day, let year = fullYear(as: role, relativeTo: reference) else {
            return nil
        }
        return CalendarDate(year: year, month: month, day: day)
    }

    private static func value(_ part: UInt8) -> Int? { part < invalidPart ? Int(part) : nil }

    private static func part(_ tens: UInt8, _ ones: UInt8) -> UInt8 {
        let (first, second) = (tens &- 48, ones &- 48)
        if first < 10, second < 10 { return first * 10 + second }
        let fits = (first < 10 || tens == MRZCharacter.filler) && (second < 10 || ones == MRZCharacter.filler)
        return fits ? unknownPart : invalidPart
    }

    private static func state(_ year: UInt8, _ month: UInt8, _ day: UInt8) -> State {
        if year == invalidPart || month == invalidPart || day == invalidPart { return .invalid }
        if month != unknownPart, month > 12 { return .invalid }
        if day != unknownPart {
            let isLeap = year == unknownPart || year % 4 == 0
            let length = month == unknownPart ? 31 : CivilCalendar.days(inMonth: Int(month), ofYear: isLeap ? 4 : 1)
            if Int(day) > length { return .invalid }
        }
        if year == unknownPart, month == unknownPart, day == unknownPart { return .unknown }
        if year == unknownPart || month == unknownPart || day == unknownPart { return .partial }
        return .complete
    }

    /// 29 February exists in 2000 and not in 1900.
    private func exists(inYear candidate: Int) -> Bool {
        guard candidate >= 1 else { return false }
        guard let month, let day else { return true }
        return CalendarDate(year: candidate, month: month, day: day) != nil
    }

    private func isAfter(_ reference: CalendarDate, inYear candidate: Int) -> Bool {
        if candidate != reference.year { return candidate > reference.year }
        guard let month else { return false }
        if month != reference.month { return month > reference.month }
        guard let day else { return false }
        return day > reference.day
    }
}

extension MRZDate: CustomStringConvertible {
    /// Only how much is known: the characters are part of an access key.
    public var description: String { "MRZDate(\(state.rawValue))" }
}
