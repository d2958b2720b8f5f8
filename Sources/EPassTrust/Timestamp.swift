// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A moment in whole seconds of UTC, as certificates and reports give it. No clock is read here; the time is always a
/// parameter.
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
        guard (0...9999).contains(year), (1...12).contains(month), (1...Self.days(of: month, in: year)).contains(day),
            (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second)
        else { return nil }
        let days = Self.dayNumber(year: year, month: month, day: day)
        secondsSince1970 = Int64(days * 86_400 + hour * 3_600 + minute * 60 + second)
    }

    /// Reads `2034-04-15` (the beginning of that day) or `2034-04-15T12:30:00Z`; nil for anything else.
    public init?(iso8601 text: String) {
        let octets = Array(text.utf8)
        func number(_ range: Range<Int>) -> Int? { DecimalDigits.value(octets, range) }
        func stands(_ character: Character, at index: Int) -> Bool {
            octets.indices.contains(index) && octets[index] == character.asciiValue
        }
        guard octets.count == 10 || octets.count == 20, stands("-", at: 4), stands("-", at: 7),
            let year = number(0..<4), let month = number(5..<7), let day = number(8..<10)
        else { return nil }
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
        let time = timeOfDay
        return "\(date)T\(Self.padded(time / 3_600, 2)):\(Self.padded(time / 60 % 60, 2)):\(Self.padded(time % 60, 2))Z"
    }

    /// The date alone, in UTC: `2034-04-15`.
    public var date: String {
        let calendar = self.calendar
        func digit(_ value: Int) -> UInt8 { UInt8(truncatingIfNeeded: 0x30 + value % 10) }
        let (year, month, day) = (calendar.year, calendar.month, calendar.day)
        let text: [UInt8] = [
            digit(year / 1_000), digit(year / 100), digit(year / 10), digit(year), 0x2D, digit(month / 10),
            digit(month), 0x2D, digit(day / 10), digit(day),
        ]
        return String(decoding: text, as: UTF8.self)
    }

    /// Year, month and day in UTC.
    public var calendar: CalendarDay { Self.calendarDay(dayNumber: dayNumber) }

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

    private static func padded(_ value: Int, _ width: Int) -> String {
        let text = String(value)
        return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }

    private static func days(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    // Days since 1970-01-01, counted in years that begin in March, so that the leap day is the last of its year.
    private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    private static func calendarDay(dayNumber: Int) -> CalendarDay {
        let shifted = dayNumber + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return CalendarDay(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}

/// Numbers written as ASCII digits.
enum DecimalDigits {
    /// The number that stands in the range; nil where the range is outside or holds anything but digits. At most nine
    /// digits.
    static func value(_ octets: [UInt8], _ range: Range<Int>) -> Int? {
        guard range.lowerBound >= 0, range.upperBound <= octets.count, (1...9).contains(range.count) else { return nil }
        var result = 0
        for octet in octets[range] {
            guard (0x30...0x39).contains(octet) else { return nil }
            result = result * 10 + Int(octet - 0x30)
        }
        return result
    }
}
