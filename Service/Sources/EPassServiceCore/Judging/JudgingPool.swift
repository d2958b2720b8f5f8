// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Dispatch
import Synchronization

/// Runs judgements on threads of their own, so many at once, so many waiting; what is above that is refused at once.
public final class JudgingPool: Sendable {
    private struct State {
        /// How many tickets are out.
        var admitted = 0
        /// Of these, how many of each sender are for uploads that are still on their way.
        var arriving: [String: Int] = [:]
        var running = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let queue = DispatchQueue(label: "epass.judging", attributes: .concurrent)
    private let state = Mutex(State())
    private let width: Int
    private let depth: Int
    /// How many uploads of one sender may be on their way at once: whoever is slow, or stands still, leaves places to
    /// others.
    private var share: Int { max(1, (width + depth) * 3 / 4) }

    /// - Parameters:
    ///   - width: how many at once, one for each core.
    ///   - depth: how many may wait.
    public init(width: Int, depth: Int) {
        self.width = max(1, width)
        self.depth = max(0, depth)
    }

    /// A place in the pool, from before a body is read until its judgement is committed. It counts until it is left, or
    /// nobody has it any more.
    public final class Ticket: Sendable {
        private let pool: JudgingPool
        /// Whose upload is still on its way; nil when it has arrived.
        private let sender: Mutex<String?>
        private let isLeft = Mutex(false)

        fileprivate init(_ pool: JudgingPool, _ sender: String?) {
            self.pool = pool
            self.sender = Mutex(sender)
        }

        deinit { leave() }

        /// The upload has arrived: it counts no more for its sender; a second time does nothing.
        public func arrive() {
            let name = sender.withLock { sender in
                defer { sender = nil }
                return sender
            }
            guard let name else { return }
            pool.state.withLock { state in
                let rest = (state.arriving[name] ?? 1) - 1
                state.arriving[name] = rest > 0 ? rest : nil
            }
        }

        /// Gives the place back; a second time does nothing.
        public func leave() {
            arrive()
            let isFirst = isLeft.withLock { isLeft in
                defer { isLeft = true }
                return !isLeft
            }
            if isFirst { pool.state.withLock { $0.admitted -= 1 } }
        }
    }

    /// Takes a place, before anything is read, and before anything is done that cannot be undone.
    ///
    /// - Parameter sender: whose upload is waited for, as a name for limits; nil where it is there already.
    /// - Throws: ``ServiceError`` (`service.busy`), also where too many uploads of the sender are on their way.
    public func admit(for sender: String? = nil) throws(ServiceError) -> Ticket {
        let hasRoom = state.withLock { state in
            guard state.admitted < width + depth else { return false }
            if let sender {
                let count = state.arriving[sender] ?? 0
                guard count < share else { return false }
                state.arriving[sender] = count + 1
            }
            state.admitted += 1
            return true
        }
        guard hasRoom else { throw ServiceError(.busy, retryAfter: 1) }
        return Ticket(self, sender)
    }

    /// Runs a function off the caller's executor.
    ///
    /// - Parameter isAdmitted: whether the caller has a ticket, or works for the service itself: then it waits, however
    ///   many do.
    /// - Throws: ``ServiceError`` (`service.busy`) where too many wait; what the function throws.
    public func run<Value: Sendable>(
        isAdmitted: Bool = false, _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        let ticket = isAdmitted ? nil : try admit()
        defer { ticket?.leave() }
        await enter()
        defer { leave() }
        return try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result(catching: body)) }
        }
    }

    /// How many run and wait, for metrics.
    public var load: (running: Int, waiting: Int) {
        state.withLock { ($0.running, $0.waiting.count) }
    }

    private func enter() async {
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
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
