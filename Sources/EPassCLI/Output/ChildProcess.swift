// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Dispatch
import Glibc
import Synchronization

/// A program that this one started in a process group of its own, and that it waits for.
struct ChildProcess {
    /// How it ended.
    enum End: Sendable {
        /// By itself, with that status.
        case status(Int)
        /// By that signal.
        case signal(Int)
        /// Nobody can say: the system does not know it.
        case unknown
        /// It is still at it.
        case overdue
    }

    /// A mark that another thread sets.
    final class Mark: Sendable {
        private let value = Atomic(false)

        func set() { value.store(true, ordering: .relaxed) }
        var isSet: Bool { value.load(ordering: .relaxed) }
    }

    private let process: pid_t

    /// Starts it.
    ///
    /// - Parameters:
    ///   - words: its arguments, the name first.
    ///   - start: the call of the system, which gets arguments and environment as C has them; 0, or `errno`.
    /// - Returns: nil and the number where it did not start.
    static func start(
        _ words: [String], environment: [String: String],
        by start: ([UnsafeMutablePointer<CChar>?], [UnsafeMutablePointer<CChar>?], inout pid_t) -> Int32
    ) -> (child: ChildProcess?, number: Int32) {
        var process: pid_t = 0
        let pairs = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        let number = unsafe withCStrings(words) { words in
            unsafe withCStrings(pairs) { pairs in unsafe start(words, pairs, &process) }
        }
        return (number == 0 ? ChildProcess(process: process) : nil, number)
    }

    /// Calls a function with texts as C has lists of them, ended by a null pointer.
    static func withCStrings(
        _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32
    ) -> Int32 {
        var pointers = unsafe texts.map { unsafe strdup($0) }
        unsafe pointers.append(nil)
        defer { for index in unsafe pointers.indices { unsafe free(pointers[index]) } }
        return unsafe body(pointers)
    }

    /// Starts and waits on a thread of its own; cancelling the task sets the mark.
    static func onThread<Value: Sendable>(_ label: String, _ body: @escaping @Sendable (Mark) -> Value) async -> Value {
        let isCancelled = Mark()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Value, Never>) in
                DispatchQueue(label: label).async { continuation.resume(returning: body(isCancelled)) }
            }
        } onCancel: {
            isCancelled.set()
        }
    }

    /// Waits for its end.
    ///
    /// - Parameters:
    ///   - grace: how long it may go on after the mark was set.
    ///   - isWanted: whether it may go on, asked again and again; by default it always may.
    func end(
        within limit: Duration, grace: Duration, _ isCancelled: Mark, while isWanted: () -> Bool = { true }
    ) -> End {
        var status: Int32 = 0
        var deadline = ContinuousClock.now + limit
        var wasCancelled = false
        while ContinuousClock.now < deadline {
            let result = unsafe waitpid(process, &status, WNOHANG)
            if result == process {
                let signal = status & 0x7F
                return signal == 0 ? .status(Int(status >> 8 & 0xFF)) : .signal(Int(signal))
            }
            if result < 0 && errno != EINTR { return .unknown }
            guard isWanted() else { return .overdue }
            if !wasCancelled, isCancelled.isSet {
                wasCancelled = true
                deadline = min(deadline, ContinuousClock.now + grace)
            }
            usleep(5_000)
        }
        return .overdue
    }

    /// Ends everything that it started and that stayed in its group.
    func killGroup() { kill(-process, SIGKILL) }

    /// Ends it with its group, and waits until it is gone.
    func killAndWait() {
        killGroup()
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
    }
}
