// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import Synchronization

/// A call that may block its thread for ever, and a caller who abandons it at a deadline.
///
/// SCardTransmit, C_Sign and their kin cannot be interrupted: they return when driver, service or token please. So the
/// call runs in a task of its own on a thread of its own, and the caller abandons it when time is over. Its task is
/// then cancelled, so that it begins nothing more, and its value is dropped when it comes, and with it what it held.
/// Until then it counts among the blocked calls.
package final class AbandonableCall<Value: Sendable, Failure: Error>: Sendable {
    private typealias Waiter = CheckedContinuation<Result<Value, Failure>, Never>

    private struct State: Sendable {
        var waiter: Waiter?
        var task: Task<Void, Never>?
        var deadline: Int?
        var blocked: Int?
        var isCancelled = false
        var isOver = false
    }

    /// How long a call has when its task is cancelled: a command that is about to be answered is answered, and the
    /// reader is left in order.
    package static var grace: Duration { .milliseconds(250) }

    private let late: @Sendable (_ isCancelled: Bool) -> Failure
    private let onAbandon: @Sendable () -> Void
    private let blocked: BlockedCalls?
    private let state = Mutex(State())

    private init(
        late: @escaping @Sendable (Bool) -> Failure, onAbandon: @escaping @Sendable () -> Void, blocked: BlockedCalls?
    ) {
        self.late = late
        self.onAbandon = onAbandon
        self.blocked = blocked
    }

    /// Runs `work` and waits for its end.
    ///
    /// - Parameters:
    ///   - limit: how long to wait.
    ///   - executor: the thread that may block.
    ///   - blocked: where an abandoned call is counted.
    ///   - late: the error of an abandoned call; its argument is true where the task was cancelled and the call did not
    ///     come back soon after, else time was over.
    ///   - onCancel: called when the task is cancelled; must not block.
    ///   - onAbandon: called when the call is abandoned, before this returns; must not block.
    ///   - work: the call.
    /// - Throws: what `work` throws, or `late`.
    package static func run(
        within limit: Duration, on executor: (any TaskExecutor)?, blocked: BlockedCalls? = nil,
        late: @escaping @Sendable (_ isCancelled: Bool) -> Failure, onCancel: @escaping @Sendable () -> Void = {},
        onAbandon: @escaping @Sendable () -> Void = {},
        work: @escaping @Sendable () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let call = AbandonableCall(late: late, onAbandon: onAbandon, blocked: blocked)
        let result: Result<Value, Failure> = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: Waiter) in
                call.begin(continuation, within: limit, on: executor, work)
            }
        } onCancel: {
            onCancel()
            call.hurry()
        }
        return try result.get()
    }

    private func begin(
        _ waiter: Waiter, within limit: Duration, on executor: (any TaskExecutor)?,
        _ work: @escaping @Sendable () async throws(Failure) -> Value
    ) {
        state.withLock { $0.waiter = waiter }
        let task = Task(executorPreference: executor) {
            do throws(Failure) {
                self.finish(.success(try await work()))
            } catch {
                self.finish(.failure(error))
            }
        }
        let deadline = Deadlines.shared.add(after: limit) { self.abandon() }
        let now = state.withLock { state in
            if !state.isOver {
                state.task = task
                state.deadline = deadline
            }
            return state
        }
        if now.isOver {
            // It came back, or was abandoned, before this was written down.
            Deadlines.shared.remove(deadline)
            task.cancel()
        } else if now.isCancelled {
            Deadlines.shared.shorten(deadline, to: Self.grace)
        }
    }

    private func hurry() {
        let deadline = state.withLock { state in
            state.isCancelled = true
            return state.deadline
        }
        if let deadline { Deadlines.shared.shorten(deadline, to: Self.grace) }
    }

    private func finish(_ result: Result<Value, Failure>) {
        let before = state.withLock { state in
            let before = state
            state = State(isOver: true)
            return before
        }
        if let deadline = before.deadline { Deadlines.shared.remove(deadline) }
        if let number = before.blocked { blocked?.end(number) }
        before.waiter?.resume(returning: result)
    }

    private func abandon() {
        let before = state.withLock { state -> State? in
            guard !state.isOver else { return nil }
            let before = state
            state = State(blocked: blocked?.begin(), isOver: true)
            return before
        }
        guard let before else { return }
        onAbandon()
        before.task?.cancel()
        before.waiter?.resume(returning: .failure(late(before.isCancelled)))
    }
}
