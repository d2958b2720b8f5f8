// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import Dispatch

/// Runs an actor on a serial queue of its own, so that calls that block sit on a thread nobody else waits for.
///
/// The queue has no target of the caller's: Dispatch gives it a thread beyond those that Swift's tasks share.
package final class BlockingExecutor: SerialExecutor {
    private let queue: DispatchQueue

    /// The same thread for what belongs to no actor. A task that prefers it stays there between two calls of the
    /// actor.
    package let tasks: any TaskExecutor

    /// - Parameter label: names the queue.
    package init(label: String) {
        let queue = DispatchQueue(label: label)
        self.queue = queue
        tasks = Tasks(queue: queue)
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async {
            unsafe job.runSynchronously(on: self.asUnownedSerialExecutor())
        }
    }

    package func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        unsafe UnownedSerialExecutor(ordinary: self)
    }

    /// Runs `work` after what was enqueued before.
    package func afterwards(_ work: @escaping @Sendable () -> Void) {
        queue.async(execute: work)
    }

    private final class Tasks: TaskExecutor {
        private let queue: DispatchQueue

        init(queue: DispatchQueue) {
            self.queue = queue
        }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.async {
                unsafe job.runSynchronously(on: self.asUnownedTaskExecutor())
            }
        }
    }
}
