// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassConfinement
import EPass
import EPassMessages
import Glibc

/// The program that `--status-command` names: asked for each document by its handle, and answers with one word.
struct StatusProgram: Sendable {
    /// How long it may take.
    static let limitInSeconds = 10
    /// The most octets of an answer, and more than any word has.
    private static let maximumAnswer = 64

    private let command: ResultCommand

    /// - Throws: `CLIError` where the words cannot be told apart, or there is no such program.
    init(_ text: String, limit: Duration = .seconds(limitInSeconds)) throws(CLIError) {
        command = try ResultCommand(text, limit: limit, refusal: { .statusCommandWords(command: $0) })
    }

    /// What it says of a document. It gets the handle on a line of its standard input, and nothing else of the
    /// document.
    ///
    /// - Throws: `StatusError` with code `noAnswer` where it does not start, does not end in time, ends with anything
    ///   but 0, or says anything but one of the words.
    func status(of handle: StatusHandle) async throws(StatusError) -> DocumentStatus {
        let answer = await ChildProcess.onThread("epass.status") { ask(handle, $0) }
        return try answer.get()
    }

    private func ask(_ handle: StatusHandle, _ isCancelled: ChildProcess.Mark) -> Result<DocumentStatus, StatusError> {
        func failed(_ message: Message) -> Result<DocumentStatus, StatusError> {
            .failure(StatusError(.noAnswer, message))
        }
        var (reading, writing): (Int32, Int32) = (-1, -1)
        guard unsafe epass_confinement_pipe(&reading, &writing) == 0 else {
            return failed(.watchCommandNotStarted(command: command.name, error: .system(errno)))
        }
        defer { close(reading) }
        _ = fcntl(reading, F_SETFL, O_NONBLOCK)
        let (started, number) = command.start(Array("\(handle)\n".utf8), [:], output: writing)
        close(writing)
        guard let child = started else {
            return failed(.watchCommandNotStarted(command: command.name, error: .system(number)))
        }
        var said: [UInt8] = []
        let end = child.end(within: command.limit, grace: .seconds(ResultCommand.graceInSeconds), isCancelled) {
            Self.take(from: reading, into: &said)
            return said.count <= Self.maximumAnswer
        }
        Self.take(from: reading, into: &said)
        guard said.count <= Self.maximumAnswer else {
            if case .overdue = end { child.killAndWait() } else { child.killGroup() }
            return failed(.statusCommandSaysTooMuch(command: command.name))
        }
        switch end {
        case .status(0), .unknown:
            child.killGroup()
            return Self.word(in: said).map { .success($0) } ?? failed(.statusCommandSaysElse(command: command.name))
        case .status(let code):
            child.killGroup()
            return failed(.watchCommandFailed(command: command.name, status: code))
        case .signal(let signal):
            child.killGroup()
            return failed(.watchCommandCrashed(command: command.name, signal: signal))
        case .overdue:
            child.killAndWait()
            return failed(.watchCommandOverdue(command: command.name))
        }
    }

    /// Takes what lies in the pipe, one octet more at most than an answer may have.
    private static func take(from descriptor: Int32, into said: inout [UInt8]) {
        var buffer = [UInt8](repeating: 0, count: maximumAnswer + 1)
        while said.count <= maximumAnswer {
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return }
            said += buffer[..<count].prefix(maximumAnswer + 1 - said.count)
        }
    }

    /// One word with at most the end of its line behind it.
    private static func word(in said: [UInt8]) -> DocumentStatus? {
        var word = said[...]
        if word.last == UInt8(ascii: "\n") { word = word.dropLast() }
        return DocumentStatus(rawValue: String(decoding: word, as: UTF8.self))
    }
}
