// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust
import Foundation

/// The time that is judged at: of the system's clock, of a `Date` of your own, or a day in a test.
func times(of date: Date) -> [Timestamp?] {
    [
        .now, Timestamp(secondsSince1970: Int64(date.timeIntervalSince1970)), Timestamp(iso8601: "2026-11-21"),
        Timestamp(year: 2026, month: 11, day: 21, hour: 9),
    ]
}
