// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassMessages

/// Where a password comes from: `--mrz`, `--can`, `--pin` or `--puk`, with or without a value.
enum SecretInput: ExpressibleByArgument, Sendable {
    /// No value: asked for on a terminal, read from standard input otherwise.
    case prompt
    /// A value in the arguments; `-` is standard input.
    case value(String)

    /// What differs from one password to the other.
    struct Kind: Sendable {
        /// The option.
        let option: String
        /// The word by which messages choose its name: `mrz`, `can`, `pin` or `puk`.
        let word: String
        /// What to type, for a person.
        let instruction: Message
        /// The most octets of it on standard input, white space included.
        let maximumLength: Int
    }

    init?(argument: String) { self = .value(argument) }

    /// Whether it is asked for on a terminal. Standard input that is one would show what is typed.
    var asks: Bool {
        switch self {
        case .prompt, .value("-"): Terminal.inputIsTerminal
        case .value: false
        }
    }

    /// Whether it comes from standard input, so that no other one can.
    var isOnStandardInput: Bool {
        switch self {
        case .prompt, .value("-"): !Terminal.inputIsTerminal
        case .value: false
        }
    }

    /// Refuses what the parser cannot: an option that is given twice, and one whose value is empty because a shell
    /// variable was not set.
    static func validate(_ option: String, arguments: [String] = CommandLine.arguments) throws {
        let given = arguments.filter { $0 == option || $0.hasPrefix(option + "=") }
        guard given.count <= 1 else {
            throw ValidationError(.terminalOptionDoubled(option: option, count: given.count))
        }
        let index = arguments.firstIndex(of: option)
        let isEmpty = index.map { arguments.indices.contains($0 + 1) && arguments[$0 + 1].isEmpty } ?? false
        guard !isEmpty, !given.contains(option + "=") else { throw ValidationError(.secretOptionEmpty(option: option)) }
    }

    /// What was given, as text, where it is not asked for.
    ///
    /// - Throws: `CLIError` where nothing was given.
    func text(_ kind: Kind) throws(CLIError) -> String {
        switch self {
        case .prompt, .value("-"):
            let bytes = try InputFile.read("-", limit: kind.maximumLength)
            guard bytes.contains(where: { $0 > UInt8(ascii: " ") }) else {
                throw CLIError(
                    .noInput, .secretStandardInputEmpty(kind: kind.word), remedy: .secretSendIt(option: kind.option))
            }
            return String(decoding: bytes, as: UTF8.self)
        case .value(let value):
            Terminal.warn(.secretInArguments(kind: kind.word, option: kind.option))
            return value
        }
    }
}
