// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Dispatch
import EPassMessages
import Glibc
import Synchronization

/// Turns SIGINT, SIGTERM and SIGHUP into the cancellation of a task, so that a session ends between two commands and
/// says so.
enum Interruption {
    /// Runs the operation in a task of its own; the first signal cancels it, a second one ends the program at once with
    /// status 130.
    static func cancelling<Value: Sendable>(_ operation: @escaping @Sendable () async -> Value) async -> Value {
        let cancellation = Cancellation()
        // A queue of its own has a thread of its own: the global ones share theirs with Swift's tasks, and a signal
        // that waited for one of those to be free would look ignored.
        let queue = DispatchQueue(label: "epass.signals")
        // Dispatch begins to watch later, and by a handler of its own: a signal that comes before is lost, so nothing
        // is begun until then. What is to outlive its terminal was started with SIGHUP ignored (nohup).
        let before = unsafe unsafeBitCast(signal(SIGHUP, SIG_IGN), to: Int.self)
        let outlives = unsafe before == unsafeBitCast(SIG_IGN, to: Int.self)
        let numbers = outlives ? [SIGINT, SIGTERM] : [SIGINT, SIGTERM, SIGHUP]
        for number in numbers { signal(number, SIG_IGN) }
        let sources = numbers.map { number in
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { cancellation.interrupt() }
            return source
        }
        for source in sources {
            await withCheckedContinuation { continuation in
                source.setRegistrationHandler { continuation.resume() }
                source.resume()
            }
        }
        let task = Task { await operation() }
        cancellation.cancel { task.cancel() }
        defer {
            for source in sources { source.cancel() }
            for number in numbers { signal(number, SIG_DFL) }
        }
        return await task.value
    }
}

/// What an interruption does: cancels, now or as soon as there is something to cancel.
private final class Cancellation: Sendable {
    private struct State {
        var interruptions = 0
        var cancel: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    func interrupt() {
        let cancel = state.withLock { state in
            state.interruptions += 1
            // At once: `exit` would wait for calls that hang in a driver.
            if state.interruptions > 1 {
                QuietTerminal.restore()
                PromptTerminal.restoreAtOnce()
                _exit(ErrorExit.interrupted.rawValue)
            }
            return state.cancel
        }
        cancel?()
    }

    func cancel(by cancel: @escaping @Sendable () -> Void) {
        let isInterrupted = state.withLock { state in
            state.cancel = cancel
            return state.interruptions > 0
        }
        if isInterrupted { cancel() }
    }
}
