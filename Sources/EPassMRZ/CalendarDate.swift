// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A day of the Gregorian calendar, without time or zone.
public struct CalendarDate: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// 1 to 9999.
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31, as the month allows.
    public let day: Int

    /// Nil where there is no such day, for example 30 February.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= CalendarDate.days(inMonth: month, ofYear: year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// From `YYYY-MM-DD`; nil for any other text.
    public init?(_ text: String) {
        let octets = Array(text.utf8)
        guard octets.count == 10, octets[4] == UInt8(ascii: "-"), octets[7] == UInt8(ascii: "-"),
            let year = CalendarDate.number(octets[0..<4]), let month = CalendarDate.number(octets[5..<7]),
            let day = CalendarDate.number(octets[8..<10])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The day that lies that many days after 1 January 1970; clamped to the years 1 to 9999.
    public init(daysSince1970 days: Int) {
        // Days are counted from 1 March of year 0, so that a leap day is the last of its year.
        let bounded = min(max(days, -719_162), 2_932_896) + 719_468
        let era = bounded / 146_097
        let dayOfEra = bounded % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Days since 1 January 1970; negative before.
    public var daysSince1970: Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = shiftedYear / 400
        let yearOfEra = shiftedYear % 400
        let shiftedMonth = month > 2 ? month - 3 : month + 9
        let dayOfYear = (153 * shiftedMonth + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// `YYYY-MM-DD`.
    public var description: String {
        func padded(_ number: Int, _ width: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    /// Earlier days are less.
    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    /// How many days that month has in that year.
    static func days(inMonth month: Int, ofYear year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var value = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            value = value * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return value
    }
}
