// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Glibc
import Synchronization

/// The signals that come while a terminal is mute: they are noted, and obeyed when the terminal is as it was.
///
/// A mask would not do: it is of one thread, and the signal would come through another.
struct PromptSignals {
    private static let interrupted = Atomic(false)
    private static let suspended = Atomic(false)
    private static let resumed = Atomic(false)
    private static let resized = Atomic(false)

    private var previous: [(number: Int32, action: sighandler_t?)] = []

    /// Notes signals from now on. What somebody takes care of who ends the reading between two commands, stays theirs.
    static func noting() -> PromptSignals {
        interrupted.store(false, ordering: .relaxed)
        suspended.store(false, ordering: .relaxed)
        resumed.store(false, ordering: .relaxed)
        resized.store(false, ordering: .relaxed)
        var signals = PromptSignals()
        for number in [SIGINT, SIGTERM] {
            let action = signal(number) { _ in PromptSignals.interrupted.store(true, ordering: .relaxed) }
            if action == nil {
                signals.previous.append((number, action))
            } else {
                _ = signal(number, action)
            }
        }
        for number in [SIGHUP, SIGQUIT] {
            signals.note(number) { _ in PromptSignals.interrupted.store(true, ordering: .relaxed) }
        }
        signals.note(SIGTSTP) { _ in PromptSignals.suspended.store(true, ordering: .relaxed) }
        signals.note(SIGCONT) { _ in PromptSignals.resumed.store(true, ordering: .relaxed) }
        signals.note(SIGWINCH) { _ in PromptSignals.resized.store(true, ordering: .relaxed) }
        return signals
    }

    private mutating func note(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        previous.append((number, signal(number, handler)))
    }

    /// Gives the signals back to whom they belonged.
    func restore() {
        for (number, action) in previous { _ = signal(number, action) }
    }

    var isInterrupted: Bool { Self.interrupted.load(ordering: .relaxed) }

    /// Whether the process was asked to stop; once.
    func takeSuspension() -> Bool { Self.suspended.exchange(false, ordering: .relaxed) }

    /// Whether it went on after it was stopped, by whomever, or the terminal has another size; once.
    func takeRenewal() -> (resumed: Bool, resized: Bool) {
        (Self.resumed.exchange(false, ordering: .relaxed), Self.resized.exchange(false, ordering: .relaxed))
    }

    /// Stops the process until somebody lets it go on.
    func stop() {
        Self.resumed.store(false, ordering: .relaxed)
        let handler = signal(SIGTSTP, SIG_DFL)
        kill(getpid(), SIGTSTP)
        // The signal may come through another thread, a moment later; where nobody could let the process go on, the
        // system does not stop it at all.
        for _ in 0..<100 where !Self.resumed.load(ordering: .relaxed) { usleep(10_000) }
        _ = signal(SIGTSTP, handler)
        _ = Self.resumed.exchange(false, ordering: .relaxed)
    }
}
