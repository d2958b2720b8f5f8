// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ServiceLifecycle
import Synchronization

/// Ends what takes too long. One task looks at all of it a few times a second, where a timer for each body, and a
/// watch for the end of the service, cost more than reading one.
final class Deadlines: Sendable {
    /// How long something may still take when the service is told to end.
    private let patienceAtEnd: Duration
    /// How exact a deadline is.
    private static let interval = Duration.milliseconds(250)

    private struct Entry {
        var end: ContinuousClock.Instant
        let cancel: @Sendable () -> Void
        /// Whether it has less time since the service ends.
        var isShortened = false
    }

    private struct State {
        var entries: [Int: Entry] = [:]
        var next = 0
        var isWatching = false
    }

    private let state = Mutex(State())

    /// As the member says.
    init(patienceAtEnd: Duration = .seconds(10)) { self.patienceAtEnd = patienceAtEnd }

    /// Runs a function that can be cancelled.
    ///
    /// - Returns: nil where the time ended first.
    /// - Throws: what the function throws.
    func run<Value: Sendable>(
        within patience: Duration, _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value? {
        let task = Task { try await body() }
        let number = begin(.now + patience) { task.cancel() }
        let result = await withTaskCancellationHandler {
            await task.result
        } onCancel: {
            task.cancel()
        }
        let isInTime = end(number)
        return isInTime ? try result.get() : nil
    }

    private func begin(_ end: ContinuousClock.Instant, _ cancel: @escaping @Sendable () -> Void) -> Int {
        let (number, mustWatch) = state.withLock { state in
            state.next += 1
            state.entries[state.next] = Entry(end: end, cancel: cancel)
            defer { state.isWatching = true }
            return (state.next, !state.isWatching)
        }
        // It inherits the lifecycle of the service from the first that is watched.
        if mustWatch { Task { await watch() } }
        return number
    }

    /// Whether it is the first to end it.
    private func end(_ number: Int) -> Bool { state.withLock { $0.entries.removeValue(forKey: number) != nil } }

    private func watch() async {
        repeat { try? await Task.sleep(for: Self.interval) } while look()
    }

    /// Ends what is due.
    ///
    /// - Returns: whether there is anything left to watch.
    private func look() -> Bool {
        let now = ContinuousClock.now
        let isEnding = Task.isShuttingDownGracefully
        let (due, isLeft) = state.withLock { state in
            if isEnding {
                for (number, entry) in state.entries where !entry.isShortened {
                    state.entries[number]?.end = min(entry.end, now + patienceAtEnd)
                    state.entries[number]?.isShortened = true
                }
            }
            let due = state.entries.filter { $0.value.end <= now }
            for number in due.keys { state.entries[number] = nil }
            state.isWatching = !state.entries.isEmpty
            return (due.values.map(\.cancel), state.isWatching)
        }
        for cancel in due { cancel() }
        return isLeft
    }
}
