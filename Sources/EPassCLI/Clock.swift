// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassTrust
import Glibc

/// The clock of the system; the libraries read none.
enum Clock {
    static func now() -> Timestamp { Timestamp(secondsSince1970: Int64(time(nil))) }

    /// The day in UTC.
    static func today() -> CalendarDate { CalendarDate(daysSince1970: Int(time(nil)) / 86_400) }
}
