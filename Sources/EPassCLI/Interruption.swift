// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Dispatch
import Glibc
import Synchronization

/// Turns SIGINT and SIGTERM into the cancellation of a task, so that a session ends between two commands and says so.
enum Interruption {
    /// Runs the operation in a task of its own; the first signal cancels it, a second one ends the program at once with status 130.
    static func cancelling<Value: Sendable>(_ operation: @escaping @Sendable () async -> Value) async -> Value {
        let task = Task { await operation() }
        let interruptions = Atomic(0)
        let handler: @Sendable () -> Void = {
            if interruptions.add(1, ordering: .relaxed).newValue > 1 { Glibc.exit(ExitStatus.interrupted.rawValue) }
            task.cancel()
        }
        let sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler(handler: handler)
            source.resume()
            return source
        }
        defer {
            for source in sources { source.cancel() }
            for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
        }
        return await task.value
    }
}
