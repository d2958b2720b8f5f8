// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassConfinement
import Glibc

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
        await ChildProcess.onThread("epass.page") { carryOut(seconds, outlives, $0) }
    }

    private func carryOut(_ seconds: Int, _ outlives: Bool, _ isCancelled: ChildProcess.Mark) -> End {
        let (started, _) = unsafe ChildProcess.start([path] + arguments, environment: environment) {
            words, pairs, process in
            unsafe epass_program_start(path, words, pairs, user?.id ?? 0, user?.group ?? 0, &process)
        }
        guard let child = started else { return .failed }
        let end = child.end(within: .seconds(seconds), grace: .zero, isCancelled)
        switch end {
        case .status, .signal:
            if !outlives { child.killGroup() }
        case .overdue:
            if !outlives { child.killAndWait() }
        case .unknown: break
        }
        return switch end {
        case .status(let number): .status(number)
        case .signal, .unknown: .failed
        case .overdue: .overdue
        }
    }
}
