// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassTestSupport
import Testing

@Suite("The Gregorian calendar, and decimal digits", .timed)
struct CivilCalendarTests {
    @Test("every day from 1 January 0000 to 31 December 9999 follows the one before, and reads back")
    func days() {
        var number = CivilCalendar.dayNumber(0, 1, 1)
        #expect(number == -719_528)
        for year in 0...9999 {
            for month in 1...12 {
                // The first and the last day of each month: what lies between is counted.
                let last = CivilCalendar.days(inMonth: month, ofYear: year)
                for day in [1, last] {
                    let dayNumber = CivilCalendar.dayNumber(year, month, day)
                    let date = CivilCalendar.date(dayNumber: dayNumber)
                    guard dayNumber == number + day - 1, date == (year, month, day) else {
                        Issue.record("\(year)-\(month)-\(day)")
                        return
                    }
                }
                number += last
            }
        }
        #expect(number == 2_932_897 && CivilCalendar.dayNumber(1970, 1, 1) == 0)
    }

    @Test("months have their days, and 29 February is in leap years only")
    func lengths() {
        for year in [2000, 2024, 1600, 0] {
            #expect(CivilCalendar.hasDay(year, 2, 29) && !CivilCalendar.hasDay(year, 2, 30))
        }
        for year in [1900, 2023, 2100, 1] {
            #expect(CivilCalendar.hasDay(year, 2, 28) && !CivilCalendar.hasDay(year, 2, 29))
        }
        for (month, day) in [(0, 1), (13, 1), (1, 0), (1, 32), (4, 31), (12, -1)] {
            #expect(!CivilCalendar.hasDay(2026, month, day))
        }
    }

    @Test("a date as text, and the date that a text begins with")
    func texts() throws {
        #expect(CivilCalendar.text(7, 4, 5) == "0007-04-05" && CivilCalendar.text(9999, 12, 31) == "9999-12-31")
        let date = try #require(CivilCalendar.date(startOf: Array("2034-04-15T12".utf8)))
        #expect(date == (2034, 4, 15))
        for text in ["", "2034-04-1", "2034-4-15 ", "2034/04/15", "+034-04-15", "2034-04-1x"] {
            #expect(CivilCalendar.date(startOf: Array(text.utf8)) == nil)
        }
    }

    @Test("digits are read where they stand, and written to a width")
    func digits() {
        let text = Array("20340415".utf8)
        #expect(DecimalDigits.value(text, 0..<4) == 2034 && DecimalDigits.value(text, 6..<8) == 15)
        for range in [0..<0, 6..<9, -1..<1] { #expect(DecimalDigits.value(text, range) == nil) }
        #expect(DecimalDigits.value(Array("1 2".utf8), 0..<3) == nil)
        #expect(DecimalDigits.value(Array("1234567890".utf8), 0..<10) == nil)
        #expect(DecimalDigits.text(7, width: 2) == "07" && DecimalDigits.text(123, width: 2) == "123")
    }
}
