// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassISO7816
internal import Synchronization

/// A call that may block its thread for ever, and somebody who waits for it no longer than is good.
///
/// SCardTransmit and its kin cannot be called back: they return when chip, driver and service please. So the call runs
/// in a task of its own on a thread of its own, and the one who waits leaves it when time is over. The call is then
/// alone: its task is cancelled, so that it begins nothing more, its value is dropped when it comes, and with it what
/// it held. Until then it counts among the blocked calls.
final class LeavableCall<Value: Sendable>: Sendable {
    private typealias Waiter = CheckedContinuation<Result<Value, CardChannelError>, Never>

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
    static var grace: Duration { .milliseconds(250) }

    private let late: @Sendable () -> CardChannelError
    private let onLeave: @Sendable () -> Void
    private let blocked: BlockedCalls
    private let state = Mutex(State())

    private init(
        late: @escaping @Sendable () -> CardChannelError, onLeave: @escaping @Sendable () -> Void, blocked: BlockedCalls
    ) {
        self.late = late
        self.onLeave = onLeave
        self.blocked = blocked
    }

    /// Runs `work` and waits for its end.
    ///
    /// - Parameters:
    ///   - limit: how long to wait.
    ///   - executor: the thread that may block.
    ///   - blocked: where a call that was left is counted.
    ///   - late: the error when time is over.
    ///   - onCancel: called when the task is cancelled; must not block.
    ///   - onLeave: called when the call is left, before this returns; must not block.
    ///   - work: the call.
    /// - Throws: what `work` throws, `late`, or `channel.cancelled` where the task was cancelled and the call did not
    ///   come back soon after.
    static func run(
        within limit: Duration, on executor: (any TaskExecutor)?, blocked: BlockedCalls,
        late: @escaping @Sendable () -> CardChannelError, onCancel: @escaping @Sendable () -> Void,
        onLeave: @escaping @Sendable () -> Void,
        work: @escaping @Sendable () async throws(CardChannelError) -> Value
    ) async throws(CardChannelError) -> Value {
        let call = LeavableCall(late: late, onLeave: onLeave, blocked: blocked)
        let result: Result<Value, CardChannelError> = await withTaskCancellationHandler {
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
        _ work: @escaping @Sendable () async throws(CardChannelError) -> Value
    ) {
        state.withLock { $0.waiter = waiter }
        let task = Task(executorPreference: executor) {
            do throws(CardChannelError) {
                self.finish(.success(try await work()))
            } catch {
                self.finish(.failure(error))
            }
        }
        let deadline = Deadlines.shared.add(after: limit) { self.leave() }
        let now = state.withLock { state in
            if !state.isOver {
                state.task = task
                state.deadline = deadline
            }
            return state
        }
        if now.isOver {
            // It came back, or was left, before this was written down.
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

    private func finish(_ result: Result<Value, CardChannelError>) {
        let before = state.withLock { state in
            let before = state
            state = State(isOver: true)
            return before
        }
        if let deadline = before.deadline { Deadlines.shared.remove(deadline) }
        if let number = before.blocked { blocked.end(number) }
        before.waiter?.resume(returning: result)
    }

    private func leave() {
        let before = state.withLock { state -> State? in
            guard !state.isOver else { return nil }
            let before = state
            state = State(blocked: blocked.begin(), isOver: true)
            return before
        }
        guard let before else { return }
        onLeave()
        before.task?.cancel()
        before.waiter?.resume(returning: .failure(before.isCancelled ? .cancelled : late()))
    }
}
