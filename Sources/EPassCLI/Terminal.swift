// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

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

    /// Whether the result may be coloured: on a terminal, unless NO_COLOR is set or the terminal is dumb.
    static var usesColour: Bool {
        let environment = ProcessInfo.processInfo.environment
        return outputIsTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }

    /// Whether characters outside ASCII can be shown, by the locale's encoding.
    static var usesUnicode: Bool {
        let environment = ProcessInfo.processInfo.environment
        let locale = [environment["LC_ALL"], environment["LC_CTYPE"], environment["LANG"]]
            .compactMap { $0 }.first { !$0.isEmpty }
        return locale?.uppercased().contains("UTF") ?? false
    }

    /// Why a result could not be written, as `errno`; 0 where all was.
    private static let outputFailure = Atomic<Int32>(0)

    /// The error of a result that did not arrive, on a full disk for example; a status that says success must not stand
    /// beside it.
    static var outputError: CLIError? {
        let number = outputFailure.load(ordering: .relaxed)
        guard number != 0 else { return nil }
        return CLIError(
            .cannotWrite, code: "cli.cannotWrite",
            message: "Standard output cannot be written: \(OutputFile.systemMessage(number)).",
            remedy: "Make room, or send the output elsewhere.")
    }

    /// Writes to standard output.
    static func print(_ text: String, terminator: String = "\n") {
        write(DisplayText.withoutControls(text + terminator, keepsColour: usesColour), to: STDOUT_FILENO)
    }

    /// Writes a line to standard error, or several. Names of files and what chips say may be part of them: nothing in
    /// them rules the terminal.
    static func note(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        write(lines.map { DisplayText.escaped(String($0)) }.joined(separator: "\n") + "\n", to: STDERR_FILENO)
    }

    /// Writes an error to standard error.
    static func complain(_ text: String, prefix: String = "epass: ") {
        note(prefix + text)
    }

    /// Writes an error and what to do next to standard error.
    static func complain(_ error: CLIError) {
        complain(error.message)
        if let remedy = error.remedy { complain(remedy, prefix: "       ") }
    }

    /// Writes to standard error without a new line, for progress.
    static func progress(_ text: String) {
        write(text, to: STDERR_FILENO)
    }

    private static func write(_ text: String, to descriptor: Int32) {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(descriptor, buffer.baseAddress?.advanced(by: sent), bytes.count - sent)
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else {
                // A reader that went away is not worth a message; what else would read it?
                if descriptor == STDOUT_FILENO && errno != EPIPE { outputFailure.store(errno, ordering: .relaxed) }
                return
            }
            sent += count
        }
    }
}
