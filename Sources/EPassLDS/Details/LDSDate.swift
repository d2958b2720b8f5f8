// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMRZ

/// A date, or a date with a time of day, as a data group has it (Doc 9303-10, Tables 71, 73, 80), octets kept.
///
/// The standard writes eight or, with the time, fourteen decimal digits as characters; `0000` for the year, `00` for
/// month or day mean that the part is unknown. Documents write it in other forms as well (F-33); the decoder names
/// these.
public struct LDSDate: Sendable, Hashable {
    /// How the digits are written.
    public enum Form: String, Sendable, Hashable, CaseIterable {
        /// One character a digit: the standard's form.
        case characters
        /// Two digits an octet, as in documents of Malaysia, Spain and Slovakia (F-33).
        case binaryCodedDecimal
        /// One digit an octet, as a number 0 to 9 (F-33).
        case unpackedDigits
        /// Six characters without the century (F-33).
        case charactersWithoutCentury
        /// No octets (F-33).
        case empty
    }

    /// A time of day.
    public struct Time: Sendable, Hashable {
        /// 0 to 23.
        public let hour: Int
        /// 0 to 59.
        public let minute: Int
        /// 0 to 60; 60 is a leap second.
        public let second: Int

        /// Nil where there is no such time.
        package init?(hour: Int, minute: Int, second: Int) {
            guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second) else { return nil }
            self.hour = hour
            self.minute = minute
            self.second = second
        }
    }

    /// The value of the data object as it stands.
    public let octets: [UInt8]
    /// How the digits are written.
    public let form: Form
    /// The year in full; nil where unknown, or without its century.
    public let year: Int?
    /// The year without its century, 0 to 99; nil where the year is unknown.
    public let yearOfCentury: Int?
    /// 1 to 12; nil where unknown or no month.
    public let month: Int?
    /// 1 to 31; nil where unknown or no day.
    public let day: Int?
    /// The time of day; nil where the element has none or it is no time.
    public let time: Time?
    /// Whether the digits are a date and, where there is one, a time: a month above 12, a 31 April or an hour 24 are
    /// none (F-42). Unknown parts are possible ones.
    public let isPossible: Bool

    /// The date in a data object; nil where the octets are in no form of a date.
    ///
    /// - Parameters:
    ///   - octets: the value of the data object.
    ///   - hasTime: whether a time of day follows the date, as in the date of personalisation (5F55).
    package init?(octets: some Collection<UInt8>, hasTime: Bool = false) {
        guard let (form, digits) = Self.digits(of: Array(octets), hasTime: hasTime) else { return nil }
        self.octets = Array(octets)
        self.form = form
        let start = form == .charactersWithoutCentury ? 2 : 4
        func number(_ range: Range<Int>) -> Int {
            digits.dropFirst(range.lowerBound).prefix(range.count).reduce(0) { $0 * 10 + $1 }
        }
        let (year, month, day) = (number(0..<start), number(start..<start + 2), number(start + 2..<start + 4))
        let isEmpty = form == .empty
        let hasCentury = start == 4 && !isEmpty
        // A year 00 without its century is 1900 or 2000 and not an unknown one.
        let isYearKnown = hasCentury ? year != 0 : !isEmpty
        self.year = hasCentury && isYearKnown ? year : nil
        yearOfCentury = isYearKnown ? year % 100 : nil
        self.month = (1...12).contains(month) ? month : nil
        self.day = (1...31).contains(day) ? day : nil
        time =
            hasTime && !isEmpty
            ? Time(hour: number(8..<10), minute: number(10..<12), second: number(12..<14)) : nil
        // Unknown parts could be any: a leap year, a month of 31 days.
        let candidate = CalendarDate(
            year: hasCentury && isYearKnown ? year : 2000 + year % 100,
            month: month == 0 ? 1 : month, day: day == 0 ? 1 : day)
        isPossible = candidate != nil && (!hasTime || isEmpty || time != nil)
    }

    /// A date in the standard's form; unknown parts are written as zeros.
    package init?(year: Int?, month: Int?, day: Int?) {
        let parts = [(year ?? 0, 4), (month ?? 0, 2), (day ?? 0, 2)]
        guard (0...9999).contains(parts[0].0), parts.dropFirst().allSatisfy({ (0...99).contains($0.0) }) else {
            return nil
        }
        self.init(octets: parts.flatMap { Self.characters($0.0, $0.1) })
    }

    /// This day, with this time where one is given, in the standard's form.
    package init(_ date: CalendarDate, at time: Time? = nil) {
        let parts = [date.month, date.day] + (time.map { [$0.hour, $0.minute, $0.second] } ?? [])
        octets = Self.characters(date.year, 4) + parts.flatMap { Self.characters($0, 2) }
        form = .characters
        year = date.year
        yearOfCentury = date.year % 100
        month = date.month
        day = date.day
        self.time = time
        isPossible = true
    }

    /// The day; nil where a part is unknown or where there is no such day.
    public var calendarDate: CalendarDate? {
        guard let year, let month, let day else { return nil }
        return CalendarDate(year: year, month: month, day: day)
    }

    /// Whether year with century, month and day are all known.
    public var isComplete: Bool { year != nil && month != nil && day != nil }

    /// `1974-08-12`, with `?` for digits that are unknown or make no date; the time follows where there is one.
    public var text: String {
        func shown(_ part: Int?, _ width: Int) -> String {
            part.map { String(decoding: Self.characters($0, width), as: UTF8.self) }
                ?? String(repeating: "?", count: width)
        }
        let years = year != nil ? shown(year, 4) : "??" + shown(yearOfCentury, 2)
        let date = "\(years)-\(shown(month, 2))-\(shown(day, 2))"
        guard let time else { return date }
        return "\(date) \(shown(time.hour, 2)):\(shown(time.minute, 2)):\(shown(time.second, 2))"
    }

    /// The digits of the date and, with a time, of the time; none for no octets, nil where the octets are no digits of
    /// a known number.
    private static func digits(of octets: [UInt8], hasTime: Bool) -> (Form, [Int])? {
        let count = hasTime ? 14 : 8
        let characters = octets.map { Int($0) - 0x30 }
        func areDigits(_ numbers: [Int]) -> Bool { numbers.allSatisfy { (0...9).contains($0) } }
        switch octets.count {
        case 0: return (.empty, [])
        case count where areDigits(characters): return (.characters, characters)
        case count where areDigits(octets.map(Int.init)): return (.unpackedDigits, octets.map(Int.init))
        case count / 2:
            let packed = octets.flatMap { [Int($0 >> 4), Int($0 & 0x0F)] }
            return areDigits(packed) ? (.binaryCodedDecimal, packed) : nil
        case 6 where !hasTime && areDigits(characters): return (.charactersWithoutCentury, characters)
        default: return nil
        }
    }

    private static func characters(_ number: Int, _ width: Int) -> [UInt8] {
        let digits = String(max(0, number)).utf8.suffix(width)
        return [UInt8](repeating: 0x30, count: width - digits.count) + digits
    }
}

extension LDSDate: CustomStringConvertible, CustomDebugStringConvertible {
    /// Only the form; use ``text`` to show the date.
    public var description: String { "LDSDate(\(form.rawValue))" }
    /// As ``description``.
    public var debugDescription: String { description }
}
