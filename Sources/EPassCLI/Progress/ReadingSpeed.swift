// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// How fast octets come, over the last seconds in which some came.
///
/// What lies between two files, and what a chip computes, is no part of it.
struct ReadingSpeed: Sendable {
    private var last: (name: String, done: Int, time: ContinuousClock.Instant)?
    private var octets = 0
    private var microseconds = 0

    /// What is measured before it is told, and from when on what is older counts half.
    private static let first = 200_000
    private static let span = 4_000_000

    /// So many octets of a file are there.
    mutating func take(_ done: Int, of name: String, at now: ContinuousClock.Instant) {
        if let last, last.name == name, done > last.done {
            octets += done - last.done
            microseconds += (now - last.time).wholeMicroseconds
            if microseconds > Self.span { (octets, microseconds) = (octets / 2, microseconds / 2) }
        }
        last = (name, done, now)
    }

    /// Something else happens now.
    mutating func pause() { last = nil }

    /// Octets a second; nil until that is known.
    var octetsPerSecond: Int? {
        microseconds >= Self.first && octets > 0 ? octets * 1_000_000 / microseconds : nil
    }
}
