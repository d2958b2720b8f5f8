// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages

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
        switch command.ask(Array("\(handle)\n".utf8), [:], atMost: Self.maximumAnswer, isCancelled) {
        case .said(0, let said):
            return Self.word(in: said).map { .success($0) } ?? failed(.statusCommandSaysElse(command: command.name))
        case .said(let status, _): return failed(.watchCommandFailed(command: command.name, status: status))
        case .saidTooMuch: return failed(.statusCommandSaysTooMuch(command: command.name))
        case .failed(let message): return failed(message)
        }
    }

    /// One word with at most the end of its line behind it.
    private static func word(in said: [UInt8]) -> DocumentStatus? {
        var word = said[...]
        if word.last == UInt8(ascii: "\n") { word = word.dropLast() }
        return DocumentStatus(rawValue: String(decoding: word, as: UTF8.self))
    }
}
