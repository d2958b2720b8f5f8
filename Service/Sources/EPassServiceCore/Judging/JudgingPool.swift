// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Dispatch
import Synchronization

/// Runs judgements on threads of their own, so many at once, so many waiting; what is above that is refused at once.
public final class JudgingPool: Sendable {
    private struct State {
        var running = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let queue = DispatchQueue(label: "epass.judging", attributes: .concurrent)
    private let state = Mutex(State())
    private let width: Int
    private let depth: Int

    /// - Parameters:
    ///   - width: how many at once, one for each core.
    ///   - depth: how many may wait.
    public init(width: Int, depth: Int) {
        self.width = max(1, width)
        self.depth = max(0, depth)
    }

    /// Says whether there is room for one more, before anything is done that cannot be undone.
    ///
    /// - Throws: ``ServiceError`` (`service.busy`).
    public func admit() throws(ServiceError) {
        let hasRoom = state.withLock { $0.running < width || $0.waiting.count < depth }
        guard hasRoom else { throw ServiceError(.busy, retryAfter: 1) }
    }

    /// Runs a function off the caller's executor.
    ///
    /// - Parameter isAdmitted: whether ``admit()`` let it in: then it waits, however many do.
    /// - Throws: ``ServiceError`` (`service.busy`) where too many wait; what the function throws.
    public func run<Value: Sendable>(
        isAdmitted: Bool = false, _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await enter(isAdmitted: isAdmitted)
        defer { leave() }
        return try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result(catching: body)) }
        }
    }

    /// How many run and wait, for metrics.
    public var load: (running: Int, waiting: Int) {
        state.withLock { ($0.running, $0.waiting.count) }
    }

    private func enter(isAdmitted: Bool) async throws {
        enum Entry { case now, later, never }
        let entry: Entry = state.withLock { state in
            if state.running < width {
                state.running += 1
                return .now
            }
            return isAdmitted || state.waiting.count < depth ? .later : .never
        }
        switch entry {
        case .now: return
        case .never: throw ServiceError(.busy, retryAfter: 1)
        case .later:
            await withCheckedContinuation { continuation in
                let isFree = state.withLock { state in
                    // A place may have become free in between.
                    if state.running < width {
                        state.running += 1
                        return true
                    }
                    state.waiting.append(continuation)
                    return false
                }
                if isFree { continuation.resume() }
            }
        }
    }

    private func leave() {
        // Who waits takes the place over: the number that run stays as it is.
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard !state.waiting.isEmpty else {
                state.running -= 1
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?.resume()
    }
}
