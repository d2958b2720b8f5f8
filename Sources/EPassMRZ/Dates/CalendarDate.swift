// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings

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
        guard (1...9999).contains(year), CivilCalendar.hasDay(year, month, day) else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// From `YYYY-MM-DD`; nil for any other text.
    public init?(_ text: String) {
        let octets = Array(text.utf8)
        guard octets.count == 10, let (year, month, day) = CivilCalendar.date(startOf: octets) else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The day that lies that many days after 1 January 1970; clamped to the years 1 to 9999.
    public init(daysSince1970 days: Int) {
        (year, month, day) = CivilCalendar.date(dayNumber: min(max(days, -719_162), 2_932_896))
    }

    /// Days since 1 January 1970; negative before.
    public var daysSince1970: Int { CivilCalendar.dayNumber(year, month, day) }

    /// `YYYY-MM-DD`.
    public var description: String { CivilCalendar.text(year, month, day) }

    /// Earlier days are less.
    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}
