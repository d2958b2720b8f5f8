// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import EPassTrust
import Testing

@Suite("Timestamp", .timed)
struct TimestampTests {
    @Test(
        "a calendar day has the seconds that date(1) gives",
        arguments: [
            ("1970-01-01", 0), ("2026-11-21", 1_795_219_200), ("2000-02-29", 951_782_400), ("1969-12-31", -86_400),
            ("9999-12-31", 253_402_214_400), ("0000-01-01", -62_167_219_200),
        ])
    func known(text: String, seconds: Int64) throws {
        let time = try #require(Timestamp(iso8601: text))
        #expect(time.secondsSince1970 == seconds)
        #expect(time.date == text)
        #expect(time.description == text + "T00:00:00Z")
    }

    @Test("every 17th day of three centuries keeps its date through seconds")
    func roundTrip() throws {
        var time = try #require(Timestamp(iso8601: "1899-12-30T23:59:59Z"))
        for _ in 0..<6_500 {
            let text = time.description
            #expect(Timestamp(iso8601: text) == time)
            time = time.adding(days: 17)
        }
        #expect(time.date > "2199")
    }

    @Test(
        "refuses what is no date",
        arguments: [
            "", "2026", "2026-13-01", "2026-00-01", "2026-02-29", "1900-02-29", "2026-04-31", "2026-1-01",
            "2026-11-21T24:00:00Z",
            "2026-11-21T00:60:00Z", "2026-11-21T00:00:60Z", "2026-11-21 00:00:00Z", "2026/11/21", "٢٠٢٦-11-21",
        ])
    func refused(text: String) {
        #expect(Timestamp(iso8601: text) == nil)
    }

    @Test("stays within its bounds")
    func bounds() {
        #expect(Timestamp(secondsSince1970: .max).date == "9999-12-31")
        #expect(Timestamp(secondsSince1970: .min).date == "0000-01-01")
        #expect(Timestamp(secondsSince1970: 0).adding(days: .max).date == "9999-12-31")
        #expect(Timestamp(secondsSince1970: 0).adding(days: .min).date == "0000-01-01")
    }
}
