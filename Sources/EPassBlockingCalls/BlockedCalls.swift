// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import Synchronization

/// The calls that sit in somebody else's code while nobody waits for them: each holds a thread, and nothing but that
/// code can end it. So their number is bounded.
package final class BlockedCalls: Sendable {
    private struct State: Sendable {
        var next = 0
        // From when on each counts.
        var begins: [Int: SuspendingClock.Instant] = [:]
    }

    /// How many there may be.
    package let limit: Int
    private let state = Mutex(State())

    package init(limit: Int) {
        self.limit = limit
    }

    /// How many there are.
    package var count: Int {
        let now = SuspendingClock.now
        return state.withLock { state in state.begins.values.filter { $0 <= now }.count }
    }

    /// Counts a call.
    ///
    /// - Parameter patience: how long the call takes before it counts.
    /// - Returns: its number.
    package func begin(after patience: Duration = .zero) -> Int {
        let moment = SuspendingClock.now + patience
        return state.withLock { state in
            state.next += 1
            state.begins[state.next] = moment
            return state.next
        }
    }

    /// Does not count the call any more: it came back.
    package func end(_ number: Int) {
        state.withLock { $0.begins[number] = nil }
    }
}
