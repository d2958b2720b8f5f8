// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import Glibc

extension Timestamp {
    /// What the clock of the system says, in whole seconds: for whoever judges, who passes it on. Nothing in these
    /// libraries asks for it by itself, so that the same evidence is judged the same again at a time that is given.
    public static var now: Timestamp { Timestamp(secondsSince1970: Int64(time(nil))) }
}
