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
        let start = ContinuousClock.now
        let name: String?
        let patience: @Sendable () -> Duration
        let cancel: @Sendable () -> Void
        /// It has less time since the service ends.
        var latest: ContinuousClock.Instant?

        var end: ContinuousClock.Instant { min(start + patience(), latest ?? start + patience()) }
    }

    private struct State {
        var entries: [Int: Entry] = [:]
        var names: [String: Int] = [:]
        var next = 0
        var isWatching = false

        mutating func remove(_ number: Int) -> Entry? {
            let entry = entries.removeValue(forKey: number)
            if let name = entry?.name, names[name] == number { names[name] = nil }
            return entry
        }
    }

    private let state = Mutex(State())

    /// As the member says.
    init(patienceAtEnd: Duration = .seconds(10)) { self.patienceAtEnd = patienceAtEnd }

    /// Runs a function that can be cancelled.
    ///
    /// - Parameters:
    ///   - patience: how long it may take from its start; it is asked for again and again.
    ///   - name: of what there is one at a time: what has it already ends, as if its time had ended.
    /// - Returns: nil where the time ended first.
    /// - Throws: what the function throws.
    func run<Value: Sendable>(
        within patience: @autoclosure @escaping @Sendable () -> Duration, named name: String? = nil,
        _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value? {
        let task = Task { try await body() }
        let number = begin(Entry(name: name, patience: patience) { task.cancel() })
        let result = await withTaskCancellationHandler {
            await task.result
        } onCancel: {
            task.cancel()
        }
        let isInTime = end(number)
        return isInTime ? try result.get() : nil
    }

    private func begin(_ entry: Entry) -> Int {
        let (number, mustWatch, before) = state.withLock { state in
            state.next += 1
            let before = entry.name.flatMap { state.names[$0] }.flatMap { state.remove($0) }
            state.entries[state.next] = entry
            if let name = entry.name { state.names[name] = state.next }
            defer { state.isWatching = true }
            return (state.next, !state.isWatching, before)
        }
        before?.cancel()
        // It inherits the lifecycle of the service from the first that is watched.
        if mustWatch { Task { await watch() } }
        return number
    }

    /// Whether it is the first to end it.
    private func end(_ number: Int) -> Bool { state.withLock { $0.remove(number) != nil } }

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
                for (number, entry) in state.entries where entry.latest == nil {
                    state.entries[number]?.latest = now + patienceAtEnd
                }
            }
            let due = state.entries.filter { $0.value.end <= now }
            for number in due.keys { _ = state.remove(number) }
            state.isWatching = !state.entries.isEmpty
            return (due.values.map(\.cancel), state.isWatching)
        }
        for cancel in due { cancel() }
        return isLeft
    }
}
