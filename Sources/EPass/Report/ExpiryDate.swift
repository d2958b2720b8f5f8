// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassTrust

/// The date of expiry of a machine readable zone with its century: a day, or the days that a date with unknown parts can mean.
struct ExpiryDate: Sendable, Hashable {
    /// The first day that it can be.
    let earliest: CalendarDate
    /// The last day that it can be.
    let latest: CalendarDate

    /// The day where it is a whole date.
    var day: CalendarDate? { earliest == latest ? earliest : nil }

    /// How far in the future a date of expiry is looked for; no passport is valid longer (BSI TR-03135-1, 5.7.1).
    private static let horizon = 15

    /// Nil where not even the year can be read.
    ///
    /// The two digits of the year mean the latest year that is not more than 15 years after the day judged at. The century after it is taken
    /// where that would be in the past and the document signer, if a trusted CSCA certified it, covers the later one: signers of documents with a
    /// longer life are certified for that long.
    init?(_ date: MRZDate, today: CalendarDate, signerEnd: CalendarDate?) {
        let limit =
            CalendarDate(year: today.year + Self.horizon, month: today.month, day: today.day)
            ?? CalendarDate(year: today.year + Self.horizon, month: today.month, day: 28) ?? today
        guard let year = date.fullYear(as: .birth, relativeTo: limit), let near = Self(date, year: year) else {
            return nil
        }
        guard near.latest < today, let signerEnd, let far = Self(date, year: year + 100), far.latest <= signerEnd else {
            self = near
            return
        }
        self = far
    }

    private init?(_ date: MRZDate, year: Int) {
        let lastMonth = date.month ?? 12
        let days = date.day.map { [$0] } ?? [31, 30, 29, 28]
        guard let earliest = CalendarDate(year: year, month: date.month ?? 1, day: date.day ?? 1),
            let latest = days.lazy.compactMap({ CalendarDate(year: year, month: lastMonth, day: $0) }).first
        else { return nil }
        self.earliest = earliest
        self.latest = latest
    }
}

extension Timestamp {
    /// The day, in UTC; never before the year 1.
    var day: CalendarDate {
        let parts = calendar
        return CalendarDate(year: max(1, parts.year), month: parts.month, day: parts.day)
            ?? CalendarDate(daysSince1970: 0)
    }
}
