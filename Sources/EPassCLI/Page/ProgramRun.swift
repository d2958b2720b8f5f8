// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassConfinement
import Dispatch
import Glibc
import Synchronization

/// A program of the machine that is started for a page: it says nothing, and is ended with all that it started when its
/// time is over.
struct ProgramRun: Sendable {
    let path: String
    let arguments: [String]
    let environment: [String: String]
    /// Whom it runs as; nil for whoever runs this program.
    var user: (id: uid_t, group: gid_t)?

    /// How a run ended.
    enum End: Sendable {
        /// By itself, with that status.
        case status(Int)
        /// It did not start, or crashed.
        case failed
        /// It was still at it.
        case overdue
    }

    /// Runs it. The waiting is done on a thread of its own; cancelling the task ends it.
    ///
    /// - Parameter outlives: whether it goes on when the time is over.
    func run(seconds: Int, outlives: Bool = false) async -> End {
        let isCancelled = Mark()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<End, Never>) in
                DispatchQueue(label: "epass.page").async {
                    continuation.resume(returning: carryOut(seconds, outlives, isCancelled))
                }
            }
        } onCancel: {
            isCancelled.set()
        }
    }

    private func carryOut(_ seconds: Int, _ outlives: Bool, _ isCancelled: Mark) -> End {
        var process: pid_t = 0
        guard start(&process) == 0 else { return .failed }
        let deadline = ContinuousClock.now + .seconds(seconds)
        var status: Int32 = 0
        while ContinuousClock.now < deadline, !isCancelled.isSet {
            let result = unsafe waitpid(process, &status, WNOHANG)
            if result == process {
                if !outlives { kill(-process, SIGKILL) }
                return status & 0x7F == 0 ? .status(Int(status >> 8 & 0xFF)) : .failed
            }
            if result < 0 && errno != EINTR { return .failed }
            usleep(10_000)
        }
        guard !outlives else { return .overdue }
        kill(-process, SIGKILL)
        while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
        return .overdue
    }

    /// - Returns: 0, or `errno`.
    private func start(_ process: inout pid_t) -> Int32 {
        var words = unsafe ([path] + arguments).map { unsafe strdup($0) }
        unsafe words.append(nil)
        var pairs = unsafe environment.sorted { $0.key < $1.key }.map { unsafe strdup("\($0.key)=\($0.value)") }
        unsafe pairs.append(nil)
        let number = unsafe epass_program_start(path, words, pairs, user?.id ?? 0, user?.group ?? 0, &process)
        for index in unsafe words.indices { unsafe free(words[index]) }
        for index in unsafe pairs.indices { unsafe free(pairs[index]) }
        return number
    }

    /// A mark that another thread sets.
    private final class Mark: Sendable {
        private let value = Atomic(false)

        func set() { value.store(true, ordering: .relaxed) }
        var isSet: Bool { value.load(ordering: .relaxed) }
    }
}
