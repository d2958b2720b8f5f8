// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import Glibc
import Synchronization

/// Holds a dialogue on the terminal. What is typed is never echoed by the terminal itself, and the terminal is as it
/// was whenever somebody else has it.
final class PromptTerminal {
    /// The modes to give back, for who ends the process from elsewhere.
    private static let muted = Mutex<(descriptor: Int32, before: termios)?>(nil)

    private let descriptor: Int32
    private var before: termios
    private let signals: PromptSignals
    /// The characters that stand in the row now.
    private var drawn = 0

    /// Makes the terminal of the process mute.
    ///
    /// - Parameter option: the option that takes the value from elsewhere, for the remedy.
    /// - Throws: `cli.noTerminal`.
    private init(option: String) throws(CLIError) {
        descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw CLIError(.noTerminal, .secretNoTerminal, remedy: .secretGiveOnStandardInput(option: option))
        }
        before = termios()
        guard unsafe tcgetattr(descriptor, &before) == 0 else {
            close(descriptor)
            throw CLIError(.noTerminal, .secretTerminalShows, remedy: .secretGiveOnStandardInput(option: option))
        }
        // What it is while documents are waited for is nothing to give back to a shell.
        if let shown = QuietWait.modesBefore { before = shown }
        signals = .noting()
        mute(TCSAFLUSH)
    }

    deinit { close(descriptor) }

    /// Holds a dialogue to its end: first what is said, then what is asked.
    ///
    /// - Throws: `cli.noTerminal` where there is none, `cli.interrupted` after Ctrl-C.
    static func hold(_ dialogue: PromptDialogue, saying effects: [PromptEffect], option: String) throws(CLIError) {
        let terminal = try PromptTerminal(option: option)
        defer { terminal.leave() }
        terminal.show(effects)
        guard dialogue.answer == nil else { return }
        terminal.draw(dialogue.row)
        try terminal.converse(dialogue)
    }

    /// Gives the terminal back, wherever the process stands: it is about to end.
    static func restoreAtOnce() {
        QuietWait.restoreAtOnce()
        guard var state = muted.withLock({ $0 }) else { return }
        _ = unsafe tcsetattr(state.descriptor, TCSANOW, &state.before)
    }

    // MARK: The terminal's modes

    private func mute(_ when: Int32) {
        var hidden = before
        // No echo, no lines, no flow control and no quoting of its own; signals stay.
        hidden.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN)
        hidden.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP)
        unsafe withUnsafeMutableBytes(of: &hidden.c_cc) { characters in
            unsafe characters[Int(VMIN)] = 1
            unsafe characters[Int(VTIME)] = 0
        }
        let state = (descriptor, before)
        Self.muted.withLock { $0 = state }
        _ = unsafe tcsetattr(descriptor, when, &hidden)
    }

    private func leave() {
        // What was typed and not read is thrown away: it is not for the shell.
        unmute(TCSAFLUSH)
        if var quiet = QuietWait.modesMeanwhile { _ = unsafe tcsetattr(descriptor, TCSANOW, &quiet) }
        signals.restore()
    }

    private func unmute(_ when: Int32) {
        _ = unsafe tcsetattr(descriptor, when, &before)
        Self.muted.withLock { $0 = nil }
    }

    private func suspend(_ dialogue: PromptDialogue) {
        write("\n")
        unmute(TCSADRAIN)
        signals.stop()
        resume(dialogue)
    }

    private func resume(_ dialogue: PromptDialogue) {
        // The shell may have set other modes meanwhile.
        var now = termios()
        if unsafe tcgetattr(descriptor, &now) == 0, now.c_lflag & tcflag_t(ICANON) != 0 { before = now }
        mute(TCSADRAIN)
        drawn = 0
        draw(dialogue.row)
    }

    // MARK: Reading

    private func converse(_ dialogue: PromptDialogue) throws(CLIError) {
        var decoder = KeyDecoder()
        while dialogue.answer == nil {
            guard let octet = try next(dialogue, &decoder) else {
                show(dialogue.take(.end))
                continue
            }
            guard let event = decoder.take(octet) else { continue }
            show(dialogue.take(event))
            if dialogue.answer == nil { draw(dialogue.row) }
        }
    }

    /// The next octet; nil at the end of the input.
    private func next(_ dialogue: PromptDialogue, _ decoder: inout KeyDecoder) throws(CLIError) -> UInt8? {
        while true {
            if signals.isInterrupted || Task.isCancelled {
                write("\n")
                throw CLIError(.interrupted, .terminalInterrupted)
            }
            if signals.takeSuspension() { suspend(dialogue) }
            let renewal = signals.takeRenewal()
            if renewal.resumed { resume(dialogue) } else if renewal.resized { draw(dialogue.row) }
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            // Short waits, so that a cancellation is seen.
            let ready = unsafe poll(&request, 1, 100)
            guard ready > 0 else {
                if ready < 0 && errno != EINTR { return nil }
                if ready == 0 { decoder.pause() }
                continue
            }
            var octet: UInt8 = 0
            let count = unsafe read(descriptor, &octet, 1)
            if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
            return count > 0 ? octet : nil
        }
    }

    // MARK: Writing

    private var width: Int {
        var size = winsize()
        guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return max(20, Int(size.ws_col))
    }

    private func show(_ effects: [PromptEffect]) {
        for effect in effects {
            switch effect {
            case .commit:
                write("\n")
                drawn = 0
            case .say(let message):
                let text = DisplayText.escaped(Words.say(message))
                write(Terminal.wrapped(text, width: width, indent: 0) + "\n")
            }
        }
    }

    /// Draws the row anew in its place: the label, and what was typed as far as it has room. No more is needed of the
    /// terminal than to go back in a row, so that a dumb one will do.
    private func draw(_ row: PromptRow) {
        // The last place of a line is left free, for some terminals go on to the next one behind it.
        let room = width - 1
        let text = Terminal.wrapped(DisplayText.escaped(Words.say(row.label)), width: room, indent: 0)
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
        let last = rows.last ?? ""
        let typed = DisplayText.escaped(row.typed).suffix(max(4, room - last.count - 1))
        let count = last.count + 1 + typed.count
        let surplus = max(0, drawn - count)
        // Rows of the label above the last one stay where they are.
        let head = drawn == 0 ? rows.dropLast().map { $0 + "\n" }.joined() : ""
        let back = String(repeating: "\u{8}", count: surplus)
        write("\r" + head + last + " " + typed + String(repeating: " ", count: surplus) + back)
        drawn = count
    }

    private func write(_ text: String) { _ = OutputFile.failure(writing: Array(text.utf8), to: descriptor) }
}
