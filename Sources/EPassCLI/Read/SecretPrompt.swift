// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import Glibc
import Synchronization

/// Asks on the terminal for what must not be seen: the characters are not echoed.
enum SecretPrompt {
    /// The most characters that are taken from a terminal.
    private static let maximumLength = 512
    /// Set by a signal while the terminal is mute.
    private static let interrupted = Atomic(false)

    /// Asks and reads lines until they are complete, an empty line comes, or the input ends.
    ///
    /// - Returns: the lines, joined by new lines.
    /// - Throws: `CLIError` where the terminal cannot be opened or more was typed than belongs there.
    static func lines(_ kind: SecretInput.Kind) throws(CLIError) -> String {
        let descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw CLIError(.noTerminal, .secretNoTerminal, remedy: .secretGiveOnStandardInput(option: kind.option))
        }
        defer { close(descriptor) }
        var previous = termios()
        guard unsafe tcgetattr(descriptor, &previous) == 0 else {
            throw CLIError(.noTerminal, .secretTerminalShows, remedy: .secretGiveOnStandardInput(option: kind.option))
        }
        var hidden = previous
        hidden.c_lflag &= ~tcflag_t(ECHO)
        hidden.c_lflag |= tcflag_t(ECHONL)
        // An interrupt while nothing is echoed would leave the shell mute: signals are noted until the terminal is as
        // it was. A mask would not do: it is this thread's only, and the signal would end the program through another.
        Self.interrupted.store(false, ordering: .relaxed)
        let actions = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].map { number in
            (number, signal(number) { _ in SecretPrompt.interrupted.store(true, ordering: .relaxed) })
        }
        let stop = signal(SIGTSTP, SIG_IGN)
        unsafe tcsetattr(descriptor, TCSAFLUSH, &hidden)
        defer {
            unsafe tcsetattr(descriptor, TCSAFLUSH, &previous)
            for (number, action) in actions { signal(number, action) }
            signal(SIGTSTP, stop)
        }
        write(DisplayText.escaped(Words.say(kind.prompt)) + " ", to: descriptor)
        return try read(kind, from: descriptor)
    }

    private static func read(_ kind: SecretInput.Kind, from descriptor: Int32) throws(CLIError) -> String {
        var text = ""
        var line: [UInt8] = []
        defer { wipe(&line) }
        while true {
            guard try waitForInput(descriptor) else { return text }
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
                    throw CLIError(.tooLong, .secretTypedTooMuch(kind: kind.word), remedy: kind.instruction)
                }
                continue
            }
            if line.isEmpty { return text }
            text += (text.isEmpty ? "" : "\n") + String(decoding: line, as: UTF8.self)
            wipe(&line)
            if kind.isComplete(text) { return text }
        }
    }

    /// Waits for a character; an interrupt that came meanwhile is thrown.
    private static func waitForInput(_ descriptor: Int32) throws(CLIError) -> Bool {
        while true {
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = unsafe poll(&request, 1, 100)
            if interrupted.load(ordering: .relaxed) {
                throw CLIError(.interrupted, .terminalInterrupted)
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
