// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What was learnt of a chip's READ BINARY; it starts from the standard and steps down.
struct ReadingHabits: Sendable, Hashable {
    /// Whether a short EF identifier has worked; nil while it was not tried.
    var takesShortEF: Bool?
    /// Whether the first read of a file asks for its header only, as more was refused (6700 past the end of a file).
    var asksForHeaderFirst = false
    /// The most octets asked for at once, where the chip turned out to give fewer than fit (F-16).
    var largestRead: Int?
    /// How often less was asked for from one file on. Once may be an accident, so that the next file is asked for more
    /// again.
    var reductions = 0
    /// So many are none.
    static let mostReductions = 2
    /// The most octets of a response, where the chip has stated it: with extended length fields where it is more than
    /// short ones hold.
    var extendedResponse: Int?
    /// The same, while less is asked for.
    var statedResponse: Int?
    /// Whether the application was selected once more because a file was found by neither of its identifiers.
    var hasReselected = false
    /// How often fewer octets came than were asked for, though the file has more. Once may be an accident.
    var shortReads = 0
}
