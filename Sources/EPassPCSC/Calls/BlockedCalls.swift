// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassISO7816
internal import EPassMessages
internal import Synchronization

/// The calls that sit in the smart-card service while nobody waits for them: each holds a thread, and nothing but the
/// service can end it. So their number is bounded.
final class BlockedCalls: Sendable {
    /// Those of this process.
    static let shared = BlockedCalls(limit: 8)

    private struct State: Sendable {
        var next = 0
        // From when on each counts.
        var begins: [Int: SuspendingClock.Instant] = [:]
    }

    private let limit: Int
    private let state = Mutex(State())

    init(limit: Int) {
        self.limit = limit
    }

    /// How many there are.
    var count: Int {
        let now = SuspendingClock.now
        return state.withLock { state in state.begins.values.filter { $0 <= now }.count }
    }

    /// Counts a call.
    ///
    /// - Parameter patience: how long the call takes before it counts.
    /// - Returns: its number.
    func begin(after patience: Duration = .zero) -> Int {
        let moment = SuspendingClock.now + patience
        return state.withLock { state in
            state.next += 1
            state.begins[state.next] = moment
            return state.next
        }
    }

    /// Does not count the call any more: it came back.
    func end(_ number: Int) {
        state.withLock { $0.begins[number] = nil }
    }

    /// Confirms that there may be one more.
    ///
    /// - Throws: `reader.noService` where there are so many that the service has to be seen to first.
    func check() throws(CardChannelError) {
        let count = count
        guard count < limit else {
            throw CardChannelError(
                .noService, reason: .readerCallsLeft(count: count), remedy: .readerServiceSilentRemedy)
        }
    }
}
