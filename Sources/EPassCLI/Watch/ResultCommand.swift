// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassConfinement
import Dispatch
import EPassMessages
import FoundationEssentials
import Glibc
import Synchronization

/// The program that `--on-result` names: run for each document, with the report on its standard input.
struct ResultCommand: Sendable {
    /// How long a run may take.
    static let limitInSeconds = 30
    /// How long it may go on after the program was interrupted.
    private static let graceInSeconds = 5

    /// The program and its arguments.
    let words: [String]
    private let limit: Duration

    /// - Parameter limit: how long a run may take.
    /// - Throws: `CLIError` where the words cannot be told apart, or there is no such program.
    init(_ text: String, limit: Duration = .seconds(limitInSeconds)) throws(CLIError) {
        guard let words = Self.words(text), let name = words.first, !name.isEmpty else {
            throw CLIError(.usage, .watchCommandWords(command: text), remedy: .watchGiveCommand)
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
        let isCancelled = CancellationMark()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Message?, Never>) in
                DispatchQueue(label: "epass.on-result").async {
                    continuation.resume(returning: carryOut(input, variables, isCancelled))
                }
            }
        } onCancel: {
            isCancelled.set()
        }
    }

    private func carryOut(
        _ input: [UInt8], _ variables: [String: String], _ isCancelled: CancellationMark
    ) -> Message? {
        var process: pid_t = 0
        let number = start(input, variables, &process)
        guard number == 0 else {
            return .watchCommandNotStarted(command: name, error: OutputFile.systemMessage(number))
        }
        var status: Int32 = 0
        var deadline = ContinuousClock.now + limit
        var wasCancelled = false
        while ContinuousClock.now < deadline {
            let result = unsafe waitpid(process, &status, WNOHANG)
            if result == process { return ended(status) }
            if result < 0 && errno != EINTR { return nil }
            if !wasCancelled, isCancelled.isSet {
                wasCancelled = true
                deadline = min(deadline, ContinuousClock.now + .seconds(Self.graceInSeconds))
            }
            usleep(5_000)
        }
        // With everything that it started and that stayed in its group.
        kill(-process, SIGKILL)
        while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
        return .watchCommandOverdue(command: name)
    }

    /// Without the arguments: nobody knows what is in them.
    private var name: String { words.first ?? "" }

    private func ended(_ status: Int32) -> Message? {
        let signal = status & 0x7F
        if signal != 0 { return .watchCommandCrashed(command: name, signal: Int(signal)) }
        let code = status >> 8 & 0xFF
        return code == 0 ? nil : .watchCommandFailed(command: name, status: Int(code))
    }

    /// Starts it with the input in a file in memory: nobody has to write while it reads, and no pipe can break.
    ///
    /// - Returns: 0, or `errno`.
    private func start(_ input: [UInt8], _ variables: [String: String], _ process: inout pid_t) -> Int32 {
        let file = epass_confinement_memory_file()
        guard file >= 0 else { return errno }
        defer { close(file) }
        if let number = OutputFile.failure(writing: input, to: file) { return number }
        guard lseek(file, 0, SEEK_SET) == 0 else { return errno }
        let environment = ProcessInfo.processInfo.environment.merging(variables) { _, new in new }
        var arguments = unsafe words.map { unsafe strdup($0) }
        unsafe arguments.append(nil)
        var pairs = unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") }
        unsafe pairs.append(nil)
        let number = unsafe epass_command_start(name, arguments, pairs, file, &process)
        for index in unsafe arguments.indices { unsafe free(arguments[index]) }
        for index in unsafe pairs.indices { unsafe free(pairs[index]) }
        return number
    }
}

/// A mark that another thread sets.
private final class CancellationMark: Sendable {
    private let value = Atomic(false)

    func set() { value.store(true, ordering: .relaxed) }
    var isSet: Bool { value.load(ordering: .relaxed) }
}
