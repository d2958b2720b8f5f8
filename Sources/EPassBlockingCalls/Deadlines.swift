// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import Dispatch
internal import Synchronization

/// Does things at their time, on a thread of its own that nothing blocks.
///
/// Most are taken back long before: a command gets its response. So nothing is armed for each, only one alarm for the
/// first, and an alarm whose thing was taken back finds nothing to do. The time during which the machine sleeps does
/// not count: no chip and no service could have answered in it.
package final class Deadlines: Sendable {
    /// Those of this process.
    package static let shared = Deadlines()

    private struct Entry: Sendable {
        var moment: SuspendingClock.Instant
        let action: @Sendable () -> Void
    }

    private struct State: Sendable {
        var next = 0
        var entries: [Int: Entry] = [:]
        var alarm: SuspendingClock.Instant?
    }

    private static let longestWait: Duration = .seconds(100 * 365 * 86_400)
    private let queue = DispatchQueue(label: "epass.deadlines")
    private let state = Mutex(State())

    package init() {}

    /// How many things are to be done.
    package var count: Int { state.withLock { $0.entries.count } }

    /// Does the action after that time, unless it is taken back.
    ///
    /// - Parameter action: must not block.
    /// - Returns: the number by which it is moved or taken back.
    package func add(after wait: Duration, _ action: @escaping @Sendable () -> Void) -> Int {
        let moment = Self.moment(after: wait)
        let number = state.withLock { state in
            state.next += 1
            state.entries[state.next] = Entry(moment: moment, action: action)
            return state.next
        }
        arm(moment)
        return number
    }

    /// Does it after that time, if that is sooner than it was to be done.
    package func shorten(_ number: Int, to wait: Duration) {
        let moment = Self.moment(after: wait)
        let isSooner = state.withLock { state in
            guard let entry = state.entries[number], moment < entry.moment else { return false }
            state.entries[number]?.moment = moment
            return true
        }
        if isSooner { arm(moment) }
    }

    /// Does not do it; nothing where it was done.
    package func remove(_ number: Int) {
        state.withLock { $0.entries[number] = nil }
    }

    private func arm(_ moment: SuspendingClock.Instant) {
        let isFirst = state.withLock { state in
            if let alarm = state.alarm, alarm <= moment { return false }
            state.alarm = moment
            return true
        }
        guard isFirst else { return }
        let left = min(max(.milliseconds(1), moment - SuspendingClock.now), .seconds(3_600))
        let nanoseconds = left.components.seconds * 1_000_000_000 + left.components.attoseconds / 1_000_000_000
        queue.asyncAfter(deadline: .now() + .nanoseconds(Int(nanoseconds))) { self.ring(moment) }
    }

    private func ring(_ moment: SuspendingClock.Instant) {
        let now = SuspendingClock.now
        let due: [Entry] = state.withLock { state in
            // An alarm for something sooner took the place of this one.
            guard state.alarm == moment else { return [] }
            state.alarm = nil
            let over = state.entries.filter { $0.value.moment <= now }
            for number in over.keys { state.entries[number] = nil }
            return over.values.sorted { $0.moment < $1.moment }
        }
        for entry in due { entry.action() }
        let next = state.withLock { state in
            state.alarm == nil ? state.entries.values.map { $0.moment }.min() : nil
        }
        if let next { arm(next) }
    }

    private static func moment(after wait: Duration) -> SuspendingClock.Instant {
        SuspendingClock.now + min(max(.zero, wait), longestWait)
    }
}
