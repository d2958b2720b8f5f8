// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassTestSupport
import Testing

@Suite("MRZDate and CalendarDate, Doc 9303-3, 4.8", .timed)
struct MRZDateTests {
    private let today = CalendarDate("2026-11-21")

    @Test(
        "states",
        arguments: [
            ("740812", MRZDate.State.complete), ("74<<<<", .partial), ("7408<<", .partial), ("<<0812", .partial),
            ("<<<<<<", .unknown), ("741301", .invalid), ("740431", .invalid), ("750229", .invalid),
            ("760229", .complete),
            ("<<0229", .partial), ("74AB12", .invalid), ("740800", .partial), ("74<<31", .partial),
            ("74<<32", .invalid),
            ("740<12", .partial),
        ])
    func states(_ text: String, state: MRZDate.State) throws {
        let date = try #require(MRZDate(text.utf8))
        #expect(date.state == state)
        #expect(date.text == text)
    }

    @Test(
        "centuries of a birth: the latest that is not in the future",
        arguments: [
            ("740812", "1974-08-12"), ("261121", "2026-11-21"), ("261122", "1926-11-22"), ("000229", "2000-02-29"),
            ("270101", "1927-01-01"), ("991231", "1999-12-31"), ("010101", "2001-01-01"),
        ])
    func birth(_ text: String, expected: String) throws {
        let date = try #require(MRZDate(text.utf8))
        let today = try #require(today)
        #expect(date.calendarDate(as: .birth, relativeTo: today)?.description == expected)
    }

    @Test(
        "centuries of an expiry: the year is at most 15 years ahead, BSI TR-03135-1, 5.7.1",
        arguments: [
            ("340415", "2034-04-15"), ("120415", "2012-04-15"), ("990101", "1999-01-01"), ("760101", "1976-01-01"),
            ("411231", "2041-12-31"), ("420101", "1942-01-01"), ("260101", "2026-01-01"),
        ])
    func expiry(_ text: String, expected: String) throws {
        let date = try #require(MRZDate(text.utf8))
        let today = try #require(today)
        #expect(date.calendarDate(as: .expiry, relativeTo: today)?.description == expected)
    }

    @Test("29 February of a year 00 is not looked for in 1900")
    func leapDay() throws {
        let date = try #require(MRZDate("000229".utf8))
        let reference = try #require(CalendarDate("1999-06-01"))
        #expect(date.calendarDate(as: .birth, relativeTo: reference) == nil)
        #expect(date.calendarDate(as: .expiry, relativeTo: reference)?.year == 2000)
    }

    @Test("a date with unknown parts has a year at the most")
    func partial() throws {
        let today = try #require(today)
        let yearOnly = try #require(MRZDate("74<<<<".utf8))
        #expect(yearOnly.calendarDate(as: .birth, relativeTo: today) == nil)
        #expect(yearOnly.fullYear(as: .birth, relativeTo: today) == 1974)
        let noYear = try #require(MRZDate("<<0812".utf8))
        #expect(noYear.fullYear(as: .birth, relativeTo: today) == nil)
        #expect(noYear.month == 8 && noYear.day == 12 && noYear.year == nil)
    }

    @Test("a date has six characters")
    func count() {
        #expect(MRZDate("74081".utf8) == nil)
        #expect(MRZDate("7408122".utf8) == nil)
    }

    @Test("days since 1970 and back, over all leap rules")
    func days() throws {
        #expect(CalendarDate(daysSince1970: 0).description == "1970-01-01")
        #expect(CalendarDate("2000-02-29")?.daysSince1970 == 11_016)
        for days in stride(from: -719_162, to: 2_932_896, by: 397) {
            #expect(CalendarDate(daysSince1970: days).daysSince1970 == days)
        }
        #expect(CalendarDate(daysSince1970: .min).description == "0001-01-01")
        #expect(CalendarDate(daysSince1970: .max).description == "9999-12-31")
        #expect(CalendarDate("1900-02-29") == nil)
        #expect(CalendarDate("2026-1-1") == nil)
        #expect(CalendarDate(year: 2026, month: 4, day: 31) == nil)
    }

    @Test("every six characters make a date of some state without a trap")
    func anySix() {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<5000 {
            let octets = (0..<6).map { _ in UInt8.random(in: 0...255, using: &generator) }
            let date = MRZDate(octets)
            #expect(date?.octets == octets)
            _ = date?.calendarDate(as: .expiry, relativeTo: CalendarDate(daysSince1970: 0))
        }
    }
}
