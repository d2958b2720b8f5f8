// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension ContinuousClock.Instant {
    /// The moment after which nothing is waited for any more. A wait that a caller states may be any number: none is
    /// below zero or above a hundred years, so that no sum, and no count of milliseconds, passes its bounds.
    package static func deadline(after wait: Duration) -> ContinuousClock.Instant {
        .now + min(max(wait, .zero), .seconds(100 * 365 * 86_400))
    }

    /// The whole milliseconds that are left; zero after it.
    package var millisecondsLeft: Int64 {
        let (seconds, attoseconds) = min(max(.zero, self - .now), .seconds(100 * 365 * 86_400)).components
        return seconds &* 1_000 &+ attoseconds / 1_000_000_000_000_000
    }
}
