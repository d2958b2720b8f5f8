// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The arithmetic of the Gregorian calendar: days since 1 January 1970, negative before, and years, months from 1, days
/// from 1.
package enum CivilCalendar {
    /// How many days that month, 1 to 12, has in that year.
    @inlinable package static func days(inMonth month: Int, ofYear year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Whether that year has such a month and day.
    @inlinable package static func hasDay(_ year: Int, _ month: Int, _ day: Int) -> Bool {
        (1...12).contains(month) && (1...days(inMonth: month, ofYear: year)).contains(day)
    }

    /// The days since 1970 of a day that there is.
    @inlinable package static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
        // Years that begin in March, so that the leap day is the last of its year.
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// The day of that number, within the years that ``text(_:_:_:)`` can write.
    @inlinable package static func date(dayNumber: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = dayNumber + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (
            yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
    }

    /// `YYYY-MM-DD`; years 0 to 9999.
    package static func text(_ year: Int, _ month: Int, _ day: Int) -> String {
        func digit(_ value: Int) -> UInt8 { UInt8(truncatingIfNeeded: 0x30 + value % 10) }
        return unsafe String(unsafeUninitializedCapacity: 10) { text in
            let digits: InlineArray<10, UInt8> = [
                digit(year / 1_000), digit(year / 100), digit(year / 10), digit(year), 0x2D, digit(month / 10),
                digit(month), 0x2D, digit(day / 10), digit(day),
            ]
            for index in digits.indices { unsafe text[index] = digits[index] }
            return digits.count
        }
    }

    /// The numbers of the `YYYY-MM-DD` that a text begins with; nil where it begins with anything else. Whether there
    /// is such a day is not asked.
    package static func date(startOf text: [UInt8]) -> (year: Int, month: Int, day: Int)? {
        guard text.count >= 10, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
            let year = DecimalDigits.value(text, 0..<4), let month = DecimalDigits.value(text, 5..<7),
            let day = DecimalDigits.value(text, 8..<10)
        else { return nil }
        return (year, month, day)
    }
}
