// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassConformance
import EPassMessages

/// The program that `--observe` names: run for each case while the chip is in the reader, and says what the reader
/// answered.
struct ObserverProgram: Sendable {
    /// How long it may take for a case, where nothing else is said.
    static let limitInSeconds = 120
    /// The most octets of what it writes; the word has to be the last of it.
    private static let maximumAnswer = 1 << 16

    private let command: ResultCommand

    /// - Throws: `CLIError` where the words cannot be told apart, or there is no such program.
    init(_ text: String, seconds: Int) throws(CLIError) {
        command = try ResultCommand(
            text, limit: .seconds(seconds), refusal: { .conformanceObserveWords(command: $0) })
    }

    /// Why nothing was observed.
    struct Failure: CodedError {
        let code = CLICode.commandFailed
        let message: Message
        var description: String { "\(code): \(message)" }
    }

    /// What it says of a case.
    ///
    /// - Throws: ``Failure`` where it says nothing.
    func observe(_ invitation: VirtualReaderTrial.Invitation) async throws -> ReaderObservation {
        let folder = try PrivateFolder()
        defer { folder.remove() }
        for file in invitation.files { try OutputFile.write(file.content, to: folder.path + "/" + file.name) }
        var variables = [
            "EPASS_CASE": invitation.item.id, "EPASS_DAY": invitation.day, "EPASS_TRUST": folder.path,
        ]
        if let number = invitation.cardAccessNumber { variables["EPASS_CAN"] = number }
        let input = invitation.printed.map { $0 + "\n" }.joined()
        let answer = await ChildProcess.onThread("epass.observe") { [variables] isCancelled in
            command.ask(Array(input.utf8), variables, atMost: Self.maximumAnswer, isCancelled)
        }
        switch answer {
        case .said(let status, let said):
            guard let word = Self.word(in: said) ?? Self.answer(of: status) else {
                throw Failure(message: .watchCommandFailed(command: command.name, status: status))
            }
            return ReaderObservation(answer: word)
        case .saidTooMuch: throw Failure(message: .statusCommandSaysTooMuch(command: command.name))
        case .failed(let message): throw Failure(message: message)
        }
    }

    private static func answer(of status: Int) -> ReaderObservation.Answer? {
        switch status {
        case 0: .successful
        case 1: .failed
        default: nil
        }
    }

    /// The one word that it wrote; nil for anything else.
    private static func word(in said: [UInt8]) -> ReaderObservation.Answer? {
        let words = said.split { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
        guard words.count == 1, let word = words.first else { return nil }
        return ReaderObservation.Answer(rawValue: String(decoding: word, as: UTF8.self))
    }
}
