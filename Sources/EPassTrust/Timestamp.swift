// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings

/// A moment in whole seconds of UTC, as certificates and reports give it. Only ``now`` reads a clock; the time is
/// always a parameter.
public struct Timestamp: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// Seconds since 1970-01-01T00:00:00Z, without leap seconds; negative before.
    public let secondsSince1970: Int64

    /// That many seconds after the beginning of 1970 (UTC). Years before 0000 and after 9999 are brought to those
    /// bounds.
    public init(secondsSince1970: Int64) {
        self.secondsSince1970 = min(max(secondsSince1970, Self.earliest), Self.latest)
    }

    /// A moment of the Gregorian calendar (UTC); nil where there is no such date or time. A second of 60 is refused.
    ///
    /// - Parameters:
    ///   - year: 0 to 9999.
    ///   - month: 1 to 12.
    ///   - day: 1 to the last day of the month.
    public init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
        guard (0...9999).contains(year), CivilCalendar.hasDay(year, month, day), (0...23).contains(hour),
            (0...59).contains(minute), (0...59).contains(second)
        else { return nil }
        let days = CivilCalendar.dayNumber(year, month, day)
        secondsSince1970 = Int64(days * 86_400 + hour * 3_600 + minute * 60 + second)
    }

    /// Reads `2034-04-15` (the beginning of that day) or `2034-04-15T12:30:00Z`; nil for anything else.
    public init?(iso8601 text: String) {
        let octets = Array(text.utf8)
        func number(_ range: Range<Int>) -> Int? { DecimalDigits.value(octets, range) }
        func stands(_ character: Character, at index: Int) -> Bool { octets[index] == character.asciiValue }
        guard octets.count == 10 || octets.count == 20, let (year, month, day) = CivilCalendar.date(startOf: octets)
        else {
            return nil
        }
        if octets.count == 10 {
            self.init(year: year, month: month, day: day)
            return
        }
        guard stands("T", at: 10), stands(":", at: 13), stands(":", at: 16), stands("Z", at: 19),
            let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19)
        else { return nil }
        self.init(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    }

    /// ISO 8601 in UTC: `2034-04-15T12:30:00Z`.
    public var description: String {
        func digit(_ value: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10) }
        let time = timeOfDay
        let (hour, minute, second) = (time / 3_600, time / 60 % 60, time % 60)
        // One text from the beginning: each report has some.
        var octets = Array(date.utf8)
        octets += [
            UInt8(ascii: "T"), digit(hour / 10), digit(hour), UInt8(ascii: ":"), digit(minute / 10), digit(minute),
            UInt8(ascii: ":"), digit(second / 10), digit(second), UInt8(ascii: "Z"),
        ]
        return String(decoding: octets, as: UTF8.self)
    }

    /// The date alone, in UTC: `2034-04-15`.
    public var date: String {
        let (year, month, day) = CivilCalendar.date(dayNumber: dayNumber)
        return CivilCalendar.text(year, month, day)
    }

    /// Year, month and day in UTC.
    public var calendar: CalendarDay {
        let (year, month, day) = CivilCalendar.date(dayNumber: dayNumber)
        return CalendarDay(year: year, month: month, day: day)
    }

    /// Whether it is later than another moment by more than a day: clocks differ, and it may be tomorrow elsewhere.
    package func isToCome(at time: Timestamp) -> Bool { self > time.adding(days: 1) }

    /// The moment that many days of 86,400 seconds later (earlier, if negative), within the bounds of the type.
    public func adding(days: Int) -> Timestamp {
        let (seconds, overflow) = Int64(days).multipliedReportingOverflow(by: 86_400)
        let (sum, overflowed) = secondsSince1970.addingReportingOverflow(seconds)
        if overflow || overflowed { return Timestamp(secondsSince1970: days < 0 ? Self.earliest : Self.latest) }
        return Timestamp(secondsSince1970: sum)
    }

    /// The order of time.
    public static func < (left: Self, right: Self) -> Bool { left.secondsSince1970 < right.secondsSince1970 }
}

extension Timestamp {
    /// A day of the Gregorian calendar.
    public struct CalendarDay: Sendable, Hashable {
        /// 0 to 9999.
        public let year: Int
        /// 1 to 12.
        public let month: Int
        /// 1 to 31.
        public let day: Int
    }

    private static let earliest: Int64 = -62_167_219_200
    private static let latest: Int64 = 253_402_300_799

    private var dayNumber: Int {
        let seconds = Int(secondsSince1970)
        return (seconds >= 0 ? seconds : seconds - 86_399) / 86_400
    }
    var timeOfDay: Int { Int(secondsSince1970) - dayNumber * 86_400 }
}
