// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A departure from the standard that was tolerated because what it concerns was authenticated all the same.
public enum AccessDeviation: String, CaseIterable, Sendable, Hashable {
    /// A protected response without DO'99' beside a valid DO'8E'. Doc 9303-11, 9.8.4 prints DO'99' in brackets; its figure 6 always has it.
    /// The status bytes of such a response are not authenticated (field note F-25).
    case statusObjectAbsent
    /// The last data of a file (status bytes 6282) whose padding is not that of 9.8.6.1, under a valid MAC; the octets are handed on
    /// whole (field note F-25).
    case paddingAtEndOfFile
}
