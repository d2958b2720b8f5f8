// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// How often a line is drawn anew: ten times a second at most, and the last state always.
struct RedrawPace: Sendable {
    /// What is to be done with a new state.
    enum Answer: Sendable, Hashable {
        case draw
        /// It is drawn when this time is over.
        case wait(Duration)
        /// Something waits already, and will draw this state.
        case nothing
    }

    static let interval = Duration.milliseconds(100)

    private var last: ContinuousClock.Instant?
    private var waits = false

    /// There is a new state.
    mutating func ask(at now: ContinuousClock.Instant) -> Answer {
        if waits { return .nothing }
        if let last, now - last < Self.interval {
            waits = true
            return .wait(Self.interval - (now - last))
        }
        last = now
        return .draw
    }

    /// The time is over: whether there is anything to draw.
    mutating func wake(at now: ContinuousClock.Instant) -> Bool {
        guard waits else { return false }
        (last, waits) = (now, false)
        return true
    }

    /// Nothing is to be drawn any more.
    mutating func rest() { waits = false }
}
