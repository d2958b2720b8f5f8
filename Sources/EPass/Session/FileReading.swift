// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816

/// How the reading of one file ended.
struct FileReading: Sendable, Hashable {
    var state: FileEvidence.State
    var octets: [UInt8]?
    var statusBytes: StatusBytes?
    /// Of the beginning of a file: whether fewer octets came than were asked for, though there are more.
    var isShort = false

    static func ended(_ state: FileEvidence.State, _ status: StatusBytes?) -> FileReading {
        FileReading(state: state, statusBytes: status)
    }
}

/// What came of a file so far. A reading that was disturbed goes on behind it.
struct PartialFile: Sendable, Hashable {
    /// From the beginning of the file, without a gap.
    var octets: [UInt8] = []
    /// The first of the secure channels that brought a part; 0 for none.
    var channel = 0
    /// Whether the octets at its beginning are those of a reading before.
    var isResumed = false
}
