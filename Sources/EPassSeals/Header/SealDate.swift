// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMRZ

/// A date in a seal: month, day and year as one decimal number in three octets (Doc 9303-13, 2.3.1 d).
package enum SealDate {
    /// The three octets of a date: 25 March 1957 is 03251957, `319EF5`.
    package static func encode(_ date: CalendarDate) -> [UInt8] {
        let number = (date.month * 100 + date.day) * 10_000 + date.year
        return [
            UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8),
            UInt8(truncatingIfNeeded: number),
        ]
    }

    /// The date of three octets; nil where their number is another one, or they are no day of the calendar.
    package static func decode(_ octets: some Collection<UInt8>) -> CalendarDate? {
        guard octets.count == 3 else { return nil }
        let number = octets.reduce(0) { $0 << 8 | Int($1) }
        return CalendarDate(year: number % 10_000, month: number / 1_000_000, day: number / 10_000 % 100)
    }
}
