// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassConfinement
import EPassMessages
import FoundationEssentials
import Glibc

/// The program that `--on-result` names: run for each document, with the report on its standard input.
struct ResultCommand: Sendable {
    /// How long a run may take.
    static let limitInSeconds = 30
    /// How long it may go on after the program was interrupted.
    static let graceInSeconds = 5

    /// The program and its arguments.
    let words: [String]
    let limit: Duration

    /// - Parameters:
    ///   - limit: how long a run may take.
    ///   - refusal: what is said of words that cannot be told apart; by default that of `--on-result`.
    /// - Throws: `CLIError` where the words cannot be told apart, or there is no such program.
    init(
        _ text: String, limit: Duration = .seconds(limitInSeconds),
        refusal: (String) -> Message = { .watchCommandWords(command: $0) }
    ) throws(CLIError) {
        guard let words = Self.words(text), let name = words.first, !name.isEmpty else {
            throw CLIError(.usage, refusal(text), remedy: .watchGiveCommand)
        }
        guard InstalledProgram.path(of: name) != nil else {
            throw CLIError(.noInput, .watchNoCommand(command: name), remedy: .watchGiveCommand)
        }
        self.words = words
        self.limit = limit
    }

    /// The words of a command: separated by spaces, kept together by single or double quotes. Nothing else has a
    /// meaning. Nil where a quote is not closed.
    static func words(_ text: String) -> [String]? {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil } else { word?.append(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character == " " {
                if let whole = word { words.append(whole) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let whole = word { words.append(whole) }
        return quote == nil ? words : nil
    }

    /// Runs it once. The waiting is done on a thread of its own.
    ///
    /// - Returns: what went wrong; nil where it ended with 0.
    func run(input: [UInt8], variables: [String: String]) async -> Message? {
        await ChildProcess.onThread("epass.on-result") { carryOut(input, variables, $0) }
    }

    private func carryOut(
        _ input: [UInt8], _ variables: [String: String], _ isCancelled: ChildProcess.Mark
    ) -> Message? {
        let (started, number) = start(input, variables)
        guard let child = started else {
            return .watchCommandNotStarted(command: name, error: .system(number))
        }
        switch child.end(within: limit, grace: .seconds(Self.graceInSeconds), isCancelled) {
        case .status(0), .unknown: return nil
        case .status(let code): return .watchCommandFailed(command: name, status: code)
        case .signal(let signal): return .watchCommandCrashed(command: name, signal: signal)
        case .overdue:
            child.killAndWait()
            return .watchCommandOverdue(command: name)
        }
    }

    /// Without the arguments: nobody knows what is in them.
    var name: String { words.first ?? "" }

    /// Starts it with the input in a file in memory: nobody has to write while it reads, and no pipe can break.
    ///
    /// - Parameter output: what its standard output is; nil for its standard error.
    /// - Returns: nil and `errno` where it did not start.
    func start(
        _ input: [UInt8], _ variables: [String: String], output: Int32? = nil
    ) -> (child: ChildProcess?, number: Int32) {
        let file = epass_confinement_memory_file()
        guard file >= 0 else { return (nil, errno) }
        defer { close(file) }
        if let number = OutputFile.failure(writing: input, to: file) { return (nil, number) }
        guard lseek(file, 0, SEEK_SET) == 0 else { return (nil, errno) }
        let environment = ProcessInfo.processInfo.environment.merging(variables) { _, new in new }
        return unsafe ChildProcess.start(words, environment: environment) { words, pairs, process in
            unsafe epass_command_start(name, words, pairs, file, output ?? -1, &process)
        }
    }
}
