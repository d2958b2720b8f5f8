// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import FoundationEssentials
import Glibc
import Synchronization

/// Standard output, standard error and what is known of them. Standard output carries the result only.
enum Terminal {
    /// Whether standard output is a terminal.
    static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
    /// Whether standard error is a terminal; progress is shown only then.
    static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }
    /// Whether standard input is a terminal; a prompt makes sense only then.
    static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// Whether standard output and standard error come to the same place, so that nothing is said on both.
    static var streamsAreOne: Bool {
        var (output, error) = (stat(), stat())
        return unsafe fstat(STDOUT_FILENO, &output) == 0 && fstat(STDERR_FILENO, &error) == 0
            && output.st_dev == error.st_dev && output.st_ino == error.st_ino
    }

    /// What the environment says.
    static var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// Whether the result may be coloured: on a terminal, unless NO_COLOR is set or the terminal is dumb.
    static var usesColour: Bool {
        let environment = environment
        return outputIsTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }

    /// Whether characters outside ASCII can be shown, by the locale's encoding.
    static var usesUnicode: Bool { usesUnicode(in: environment) }

    /// The same of another environment.
    static func usesUnicode(in environment: [String: String]) -> Bool {
        locale("LC_CTYPE", in: environment)?.uppercased().contains("UTF") ?? false
    }

    /// The locale of a category (POSIX: `LC_ALL`, its own variable, `LANG`); nil where none is set.
    static func locale(_ category: String, in environment: [String: String]) -> String? {
        ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    }

    /// Whether somebody is there to read a question and to answer it.
    static var canAsk: Bool { inputIsTerminal && errorIsTerminal }

    /// Whether nobody reads standard output any more.
    static var outputIsGone: Bool { outputGone.load(ordering: .relaxed) }
    private static let outputGone = Atomic(false)

    /// Why a result could not be written, as `errno`; 0 where all was.
    private static let outputFailure = Atomic<Int32>(0)

    /// The error of a result that did not arrive, on a full disk for example; a status that says success must not stand
    /// beside it.
    static var outputError: CLIError? {
        let number = outputFailure.load(ordering: .relaxed)
        guard number != 0 else { return nil }
        return CLIError(
            .cannotWrite, .terminalOutputUnwritable(error: .system(number)),
            remedy: .terminalSendElsewhere)
    }

    // MARK: width

    /// The width of standard output in columns; nil where it is no terminal, and lines are not broken.
    static var outputWidth: Int? { width(of: STDOUT_FILENO) }
    /// The same of standard error.
    static var errorWidth: Int? { width(of: STDERR_FILENO) }
    /// The columns of a report: those of the terminal; where standard output is none `COLUMNS`, else 80.
    static var reportWidth: Int { outputWidth ?? widthOfEnvironment ?? 80 }

    /// How many rows standard output has; nil where it is no terminal, or does not say.
    static var outputHeight: Int? {
        var size = winsize()
        guard outputIsTerminal, unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else {
            return nil
        }
        return Int(size.ws_row)
    }

    private static let minimumWidth = 20

    /// What the terminal says, else `COLUMNS` where it is sensible, else 80.
    private static func width(of descriptor: Int32) -> Int? {
        guard isatty(descriptor) == 1 else { return nil }
        var size = winsize()
        if unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
            return max(minimumWidth, Int(size.ws_col))
        }
        return widthOfEnvironment ?? 80
    }

    /// What `COLUMNS` says, where it is sensible.
    private static var widthOfEnvironment: Int? {
        let columns = environment["COLUMNS"].flatMap { Int($0) }
        return columns.flatMap { (minimumWidth...500).contains($0) ? $0 : nil }
    }

    /// How large standard output is; what is usual where it is no terminal, or does not say.
    static var outputScreen: ScreenSize {
        var size = winsize()
        guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return ScreenSize()
        }
        return ScreenSize(
            columns: Int(size.ws_col), rows: Int(size.ws_row),
            cellWidth: Int(size.ws_xpixel) / Int(size.ws_col), cellHeight: Int(size.ws_ypixel) / Int(size.ws_row))
    }

    /// A text in lines of no more than `width` characters, broken at spaces; what follows a break begins with `indent`
    /// spaces, below what the line has after as many characters. A word is never cut. Lines that the text has stay.
    static func wrapped(_ text: String, width: Int, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.prefix(indent)
                + DisplayText.wrapped(String(line.dropFirst(indent)), column: indent, width: width)
                .joined(separator: "\n" + margin)
        }.joined(separator: "\n")
    }

    // MARK: writing

    /// Writes to standard output.
    static func print(_ text: String, terminator: String = "\n") {
        write(DisplayText.withoutControls(text + terminator, keepsColour: usesColour), to: STDOUT_FILENO)
    }

    /// Writes lines to standard output in which nothing rules a terminal, as a machine reads them.
    static func print(octets: [UInt8]) { write(octets, to: STDOUT_FILENO) }

    /// Writes a picture to standard output, as only its encoders make it.
    static func show(_ picture: TerminalPicture) { write(picture.octets, to: STDOUT_FILENO) }

    /// Writes text for people to standard output, broken to the width of a terminal; what follows a break begins with
    /// `indent` spaces. Control characters are shown and do not rule the terminal.
    static func show(_ line: String, indent: Int = 0) {
        let text = DisplayText.escaped(line)
        print(outputWidth.map { wrapped(text, width: $0, indent: indent) } ?? text)
    }

    /// Writes a line to standard error, or several. Names of files and what chips say may be part of them: nothing in
    /// them rules the terminal.
    static func note(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { noteLine(String(line)) }
    }

    /// Writes a message to standard error, as one line that is broken to the width of a terminal.
    static func note(_ message: Message) { noteLine(Words.say(message)) }

    /// Writes something worth knowing to standard error.
    static func remark(_ message: Message) { noteLine(Words.say(.terminalNote(note: message))) }

    /// Writes a warning to standard error.
    static func warn(_ message: Message) { noteLine(Words.say(.terminalWarning(warning: message))) }

    /// Writes a line to standard error that is to be copied as it stands: it is not broken.
    static func noteUnbroken(_ line: String) { write(DisplayText.escaped(line) + "\n", to: STDERR_FILENO) }

    /// Writes an error and what to do next to standard error.
    static func complain(_ message: Message, remedy: Message) {
        noteLine(programPrefix + Words.say(message))
        noteLine(margin + Words.say(remedy))
    }

    /// Writes an error and what to do next to standard error.
    static func complain(_ error: CLIError) { complain(error.message, remedy: error.remedy) }

    /// Who speaks, in front of errors and notes.
    private static let programPrefix = "epass: "
    private static let margin = String(repeating: " ", count: programPrefix.count)

    /// One line, escaped, and broken where standard error is a terminal: under what the line began with.
    private static func noteLine(_ line: String) {
        let text = DisplayText.escaped(line)
        let indent = text.hasPrefix(programPrefix) ? programPrefix.count : text.prefix { $0 == " " }.count
        write((errorWidth.map { wrapped(text, width: $0, indent: indent) } ?? text) + "\n", to: STDERR_FILENO)
    }

    /// Asks at standard error, broken to the width of a terminal, and takes the line that is typed behind it; nil at
    /// the end of the input.
    static func ask(_ question: Message) -> String? {
        let text = DisplayText.escaped(Words.say(question))
        write((errorWidth.map { wrapped(text, width: $0, indent: 0) } ?? text) + " ", to: STDERR_FILENO)
        return readLine()
    }

    /// Shows a line of progress on standard error, in place of the one that stands there. Whatever is written next to
    /// the terminal takes it away first. The cursor waits at its begin: what is typed meanwhile, as the `^C` of an
    /// interruption, does not break the line, and is gone with it.
    static func progress(_ text: String) {
        progressColumns.withLock { columns in
            let padding = String(repeating: " ", count: max(0, columns - text.count))
            columns = text.count
            send(Array(("\r" + text + padding + "\r").utf8), to: STDERR_FILENO)
        }
    }

    /// Takes the line of progress away.
    static func clearProgress() { progressColumns.withLock { clear(&$0) } }

    /// How many places the line of progress has; 0 where there is none.
    private static let progressColumns = Mutex(0)

    private static func clear(_ columns: inout Int) {
        guard columns > 0 else { return }
        send(Array(("\r" + String(repeating: " ", count: columns) + "\r").utf8), to: STDERR_FILENO)
        columns = 0
    }

    private static func write(_ text: String, to descriptor: Int32) { write(Array(text.utf8), to: descriptor) }

    private static func write(_ octets: [UInt8], to descriptor: Int32) {
        progressColumns.withLock { columns in
            if columns > 0, isatty(descriptor) == 1 { clear(&columns) }
            send(octets, to: descriptor)
        }
    }

    /// Whether anything was written to standard output.
    static var hasPrinted: Bool { outputBegun.load(ordering: .relaxed) }
    private static let outputBegun = Atomic(false)

    private static func send(_ octets: [UInt8], to descriptor: Int32) {
        if descriptor == STDOUT_FILENO { outputBegun.store(true, ordering: .relaxed) }
        guard let number = OutputFile.failure(writing: octets, to: descriptor) else { return }
        guard descriptor == STDOUT_FILENO else { return }
        // A reader that went away is not worth a message; what else would read it?
        if number == EPIPE {
            outputGone.store(true, ordering: .relaxed)
        } else {
            outputFailure.store(number, ordering: .relaxed)
        }
    }
}
