// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust
import Glibc

/// The clock of the system; the libraries read none.
enum Clock {
    static func now() -> Timestamp { Timestamp(secondsSince1970: Int64(time(nil))) }
}
