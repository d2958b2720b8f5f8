// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Glibc

/// Asks on the terminal for what must not be seen: the characters are not echoed.
enum SecretPrompt {
    /// The most characters that are taken from a terminal.
    private static let maximumLength = 512

    /// Asks and reads lines until `isComplete` says so, an empty line comes, or the input ends.
    ///
    /// - Returns: the lines, joined by new lines.
    /// - Throws: `CLIError` where the terminal cannot be opened or more was typed than an MRZ has.
    static func lines(prompt: String, isComplete: (String) -> Bool) throws(CLIError) -> String {
        let descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw CLIError(
                .noInput, code: "cli.noTerminal", message: "There is no terminal to ask on.",
                remedy: "Give the value on standard input:  epass read --mrz - < FILE")
        }
        defer { close(descriptor) }
        var previous = termios()
        guard unsafe tcgetattr(descriptor, &previous) == 0 else {
            throw CLIError(
                .noInput, code: "cli.noTerminal", message: "The terminal cannot be set to hide what is typed.",
                remedy: "Give the value on standard input:  epass read --mrz - < FILE")
        }
        var hidden = previous
        hidden.c_lflag &= ~tcflag_t(ECHO)
        hidden.c_lflag |= tcflag_t(ECHONL)
        // An interrupt while nothing is echoed would leave the shell mute: signals wait until the terminal is as it was.
        var blocked = sigset_t()
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGTSTP, SIGHUP] { unsafe sigaddset(&signals, number) }
        unsafe pthread_sigmask(SIG_BLOCK, &signals, &blocked)
        unsafe tcsetattr(descriptor, TCSAFLUSH, &hidden)
        defer {
            unsafe tcsetattr(descriptor, TCSAFLUSH, &previous)
            unsafe pthread_sigmask(SIG_SETMASK, &blocked, nil)
        }
        write(prompt, to: descriptor)
        return try read(from: descriptor, pendingSignals: signals, isComplete: isComplete)
    }

    private static func read(
        from descriptor: Int32, pendingSignals: sigset_t, isComplete: (String) -> Bool
    ) throws(CLIError) -> String {
        var text = ""
        var line: [UInt8] = []
        defer { wipe(&line) }
        while true {
            guard try waitForInput(descriptor, signals: pendingSignals) else { return text }
            var byte: UInt8 = 0
            let count = unsafe Glibc.read(descriptor, &byte, 1)
            if count < 0 && errno == EINTR { continue }
            if count <= 0 {
                write("\n", to: descriptor)
                return text + String(decoding: line, as: UTF8.self)
            }
            guard byte == UInt8(ascii: "\n") else {
                line.append(byte)
                guard text.utf8.count + line.count <= maximumLength else {
                    throw CLIError(
                        .usage, code: "cli.tooLong", message: "More was typed than an MRZ has.",
                        remedy: "Type the two or three lines at the foot of the data page, or on the back of the card.")
                }
                continue
            }
            if line.isEmpty { return text }
            text += (text.isEmpty ? "" : "\n") + String(decoding: line, as: UTF8.self)
            wipe(&line)
            if isComplete(text) { return text }
        }
    }

    /// Waits for a character; an interrupt that came meanwhile ends the program the usual way.
    private static func waitForInput(_ descriptor: Int32, signals: sigset_t) throws(CLIError) -> Bool {
        while true {
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = unsafe poll(&request, 1, 100)
            var pending = sigset_t()
            unsafe sigpending(&pending)
            if unsafe sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1
                || sigismember(&pending, SIGHUP) == 1
            {
                throw CLIError(.interrupted, code: "cli.interrupted", message: "Interrupted.")
            }
            if ready > 0 { return true }
            if ready < 0 && errno != EINTR { return false }
        }
    }

    private static func wipe(_ line: inout [UInt8]) {
        for index in line.indices { line[index] = 0 }
        line.removeAll(keepingCapacity: true)
    }

    private static func write(_ text: String, to descriptor: Int32) {
        let bytes = Array(text.utf8)
        _ = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, bytes.count) }
    }
}
