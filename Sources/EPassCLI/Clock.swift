// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassTrust
import Glibc

/// The clock of the system; the libraries read none.
enum Clock {
    static func now() -> Timestamp { .now }

    /// The time of day where the machine stands, for people: `14:03:22`.
    static func timeOfDay() -> String {
        var now = time(nil)
        var parts = unsafe tm()
        guard unsafe localtime_r(&now, &parts) != nil else { return "" }
        let fields = unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec]
        return fields.map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
    }

    /// The day in UTC.
    static func today() -> CalendarDate { CalendarDate(daysSince1970: Int(time(nil)) / 86_400) }
}
