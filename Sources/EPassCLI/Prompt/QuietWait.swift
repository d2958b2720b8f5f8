// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Glibc

/// The terminal without echo while a document is waited for and read: who types or scans before being asked is not to
/// see it on the screen. It is as it was whenever the shell has it.
enum QuietWait {
    /// What handlers of signals need; written before they are set, and by nobody else.
    nonisolated(unsafe) private static var descriptor: Int32 = -1
    nonisolated(unsafe) private static var shown = termios()
    nonisolated(unsafe) private static var hidden = termios()

    /// The modes that the terminal had before; nil where nothing is hidden.
    static var modesBefore: termios? { unsafe descriptor >= 0 ? shown : nil }
    /// The modes that it has meanwhile.
    static var modesMeanwhile: termios? { unsafe descriptor >= 0 ? hidden : nil }

    /// Hides what is typed from now on; nothing happens where there is no terminal.
    static func begin() {
        let opened = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard opened >= 0 else { return }
        guard unsafe tcgetattr(opened, &shown) == 0 else {
            close(opened)
            return
        }
        unsafe hidden = shown
        unsafe hidden.c_lflag &= ~tcflag_t(ECHO | ECHONL)
        unsafe descriptor = opened
        obeySignals()
        unsafe tcsetattr(opened, TCSANOW, &hidden)
    }

    /// Makes the terminal what it was; what was typed and not asked for is thrown away.
    static func end() {
        guard unsafe descriptor >= 0 else { return }
        unsafe tcsetattr(descriptor, TCSAFLUSH, &shown)
        for number in [SIGTSTP, SIGQUIT, SIGCONT] { signal(number, SIG_DFL) }
        unsafe close(descriptor)
        unsafe descriptor = -1
    }

    /// The same at once, where the process is about to end.
    static func restoreAtOnce() {
        guard unsafe descriptor >= 0 else { return }
        unsafe tcsetattr(descriptor, TCSANOW, &shown)
    }

    /// What stops or ends the process without a word gives the terminal back first; whoever lets it go on finds it
    /// hidden again. `tcsetattr`, `signal` and `kill` may be called in a handler (POSIX.1-2017, 2.4.3).
    private static func obeySignals() {
        for number in [SIGTSTP, SIGQUIT] { signal(number, giveBackAndObey) }
        signal(SIGCONT) { _ in
            guard unsafe QuietWait.descriptor >= 0 else { return }
            unsafe tcsetattr(QuietWait.descriptor, TCSANOW, &QuietWait.hidden)
            signal(SIGTSTP, giveBackAndObey)
        }
    }
}

/// The handler of a signal that stops or ends the process: it gives the terminal back and lets the signal do so.
private func giveBackAndObey(_ number: Int32) {
    QuietWait.restoreAtOnce()
    signal(number, SIG_DFL)
    kill(getpid(), number)
}
