// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassEncodings
import EPassMessages
import Synchronization

/// Arguments that make no sense: what is wrong, and what to do next.
struct UsageError: Error {
    let message: Message
    let remedy: Message

    /// - Parameters:
    ///   - path: the command whose help says more.
    ///   - names: of these one may have been meant.
    ///   - remedy: what helps where no name is near; by default the help of the command.
    init(
        _ message: Message, _ path: CommandPath, nearest names: [String] = [], to typed: String = "",
        else remedy: Message? = nil
    ) {
        self.message = message
        if let near = NearestNames.nearest(to: typed, in: names).first {
            self.remedy = .usageDidYouMean(name: near, command: path.text)
        } else if let remedy {
            self.remedy = remedy
        } else {
            self.remedy = path.isGroup ? .usageSeeCommands(command: path.text) : .usageSeeHelp(command: path.text)
        }
    }

    private init(_ message: Message, remedy: Message) {
        self.message = message
        self.remedy = remedy
    }

    /// What stands between a sentence and its remedy in a text that goes through the parser.
    static let remedyMark = "\u{1E}"

    /// What went through the parser as text: JSON has its key, and is English in every language.
    private static let said = Mutex<[String: Message]>([:])

    /// A message as text for the parser, which hands on nothing else.
    static func text(of message: Message) -> String {
        let text = Words.say(message)
        said.withLock { $0[text] = message }
        return text
    }

    private static func message(of text: String) -> Message {
        said.withLock { $0[text] } ?? .plainText(text: text)
    }

    /// What the parser says of arguments that it cannot take.
    ///
    /// The parser has its sentences in English and their parts nowhere else, so that they are read from there. One that
    /// is not known here, of another version of the parser or of a check of our own, is said as it is.
    static func of(_ error: any Error, arguments: [String]) -> UsageError {
        let path = CommandPath(Words.withoutOption(arguments))
        let sentence = EPassCommand.message(for: error)
        // What is wrong with an option matters less than that it is another one's, and that least of all under a group.
        if path.isGroup, let word = path.rest.first, !word.hasPrefix("-") { return noCommand(word, path) }
        let texts = sentence.split(separator: remedyMark, maxSplits: 1).map(String.init)
        if let option = unknownOption(path) { return noOption(option, path) }
        if texts.count == 2 {
            return UsageError(message(of: texts[0]), remedy: message(of: texts[1]))
        }
        if let said = said.withLock({ $0[sentence] }) { return UsageError(said, path) }
        for known in sentences {
            if let parts = parts(of: sentence, known.pattern) { return known.said(parts, path) }
        }
        return UsageError(.usageOther(problem: sentence.split(separator: "\n").joined(separator: " ")), path)
    }

    /// The sentences of the parser, `*` for each of their parts, and what is said for them.
    private static let sentences: [(pattern: String, said: @Sendable ([String], CommandPath) -> UsageError)] = [
        ("Unknown option '*'. Did you mean '*'?", { parts, path in noOption(parts[0], path) }),
        ("Unknown option '*'", { parts, path in noOption(parts[0], path) }),
        ("Missing value for '*'", { parts, path in noValue(parts[0], path) }),
        (
            "The option '*' does not take any value, but '*' was specified.",
            { parts, path in UsageError(.usageNoValueTaken(option: parts[0], value: parts[1]), path) }
        ),
        ("Unexpected argument '*'", { parts, path in tooMany(parts, path) }),
        (
            "* unexpected arguments: '*'",
            { parts, path in
                tooMany(parts[1].split(separator: "', '", omittingEmptySubsequences: false).map(String.init), path)
            }
        ),
        ("Missing expected argument '*'", { parts, path in missing(parts[0], path) }),
        ("Missing one of: '*'", { parts, path in missing(parts[0], path) }),
        ("Missing required subcommand.", { _, path in UsageError(.usageMissingCommand(command: path.text), path) }),
        (
            "The value '*' is invalid for '*'. Please provide one of *.",
            { parts, path in noSuchValue(parts[0], parts[1], names(in: parts[2]), path) }
        ),
        (
            "The value '*' is invalid for '*'. Please provide one of the following:\n*",
            { parts, path in noSuchValue(parts[0], parts[1], names(in: parts[2]), path) }
        ),
        (
            "The value '*' is invalid for '*': *",
            { parts, path in
                UsageError(.usageValueBecause(option: parts[1], value: parts[0], problem: parts[2]), path)
            }
        ),
        (
            "The value '*' is invalid for '*'",
            { parts, path in
                if case .words(let names) = argument(shownAs: parts[1], path)?.completion, names.count > 1 {
                    return noSuchValue(parts[0], parts[1], names, path)
                }
                if parts[1].hasPrefix("--challenge") {
                    return UsageError(.usageChallenge(count: parts[0].count), path)
                }
                return UsageError(.usageValue(option: parts[1], value: parts[0]), path)
            }
        ),
    ]

    /// The parts of a sentence that a pattern has a `*` for; nil for another sentence.
    private static func parts(of sentence: String, _ pattern: String) -> [String]? {
        var rest = sentence[...]
        let words = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard let first = words.first, rest.hasPrefix(first) else { return nil }
        rest = rest.dropFirst(first.count)
        var parts: [String] = []
        for (index, word) in words.enumerated().dropFirst() {
            if index == words.count - 1 {
                guard rest.hasSuffix(word) else { return nil }
                parts.append(String(rest.dropLast(word.count)))
            } else {
                guard let found = rest.firstRange(of: word) else { return nil }
                parts.append(String(rest[..<found.lowerBound]))
                rest = rest[found.upperBound...]
            }
        }
        return parts
    }

    /// A word that names no command of a group.
    static func noCommand(_ word: String, _ path: CommandPath) -> UsageError {
        UsageError(
            .usageNoCommand(command: path.text, word: word), path, nearest: path.subcommands.map(\.name), to: word)
    }

    private static func tooMany(_ words: [String], _ path: CommandPath) -> UsageError {
        guard let word = words.first else { return UsageError(.usageTooMany(arguments: []), path) }
        if path.isGroup { return noCommand(word, path) }
        let message = Message.usageTooMany(arguments: [word])
        let options = CommandDescription(path.command)?.arguments.flatMap(\.names) ?? []
        if options.contains("--" + word) {
            return UsageError(message, remedy: .usageDidYouMean(name: "--" + word, command: path.text))
        }
        if path.text == "epass read", OutputFile.exists(word) {
            return UsageError(message, remedy: .usageVerifyFile(file: DisplayText.escaped(word)))
        }
        return UsageError(message, path)
    }

    /// An option without its value: a negative number looks like an option to the parser.
    private static func noValue(_ option: String, _ path: CommandPath) -> UsageError {
        let names = argument(shownAs: option, path)?.names ?? [option]
        if let index = path.rest.firstIndex(where: names.contains), path.rest.indices.contains(index + 1),
            Int(path.rest[index + 1]) != nil
        {
            return UsageError(.usageValue(option: option, value: path.rest[index + 1]), path)
        }
        return UsageError(.usageNoValue(option: option), path)
    }

    /// An argument, or an option with its value, that must be there: with what its help says it is.
    private static func missing(_ shown: String, _ path: CommandPath) -> UsageError {
        let all = CommandDescription(path.command)?.arguments ?? []
        let argument = all.first { $0.shown == shown } ?? Self.argument(shownAs: shown, path)
        let help = argument.flatMap { argument in said.withLock { $0[argument.text] } }
        guard let argument, let help else { return UsageError(.usageMissing(argument: shown), path) }
        let name = argument.isPositional ? "<\(argument.value ?? "")>" : shown
        return UsageError(.usageNeeds(command: path.text, argument: name, what: help), path)
    }

    /// The argument that the parser names as it names them: `--kind <kind>`.
    private static func argument(shownAs text: String, _ path: CommandPath) -> CommandDescription.Argument? {
        let name = text.prefix { $0 != " " }
        return CommandDescription(path.command)?.arguments.first { $0.names.contains(String(name)) }
    }

    /// The first long option that the command does not have.
    private static func unknownOption(_ path: CommandPath) -> String? {
        let known = (CommandDescription(path.command)?.arguments ?? []).flatMap(\.names) + ["--help", "--version"]
        return path.rest.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
            .map { String($0.prefix { $0 != "=" }) }.first { !known.contains($0) }
    }

    private static func noOption(_ option: String, _ path: CommandPath) -> UsageError {
        // What is read is the first thing that people type of this program, with or without its word.
        if path.words.count == 1, let read = CommandDescription(ReadCommand.self),
            read.arguments.contains(where: { $0.names.contains(option) })
        {
            return UsageError(
                .usageNoOption(command: path.text, option: option),
                remedy: .usageDidYouMean(name: "epass read " + option, command: "epass read"))
        }
        let names = CommandDescription(path.command)?.arguments.flatMap(\.names) ?? []
        return UsageError(
            .usageNoOption(command: path.text, option: option), path, nearest: names.filter { $0.hasPrefix("--") },
            to: option)
    }

    private static func noSuchValue(
        _ value: String, _ option: String, _ names: [String], _ path: CommandPath
    ) -> UsageError {
        UsageError(
            .usageNoSuchValue(option: option, value: value, values: names), path, nearest: names, to: value)
    }

    /// The names in a list of the parser: `'a', 'b' or 'c'`, or one a line behind a hyphen.
    private static func names(in list: String) -> [String] {
        guard list.contains("'") else {
            return list.split(separator: "\n").map { String($0.drop { " -".contains($0) }) }
        }
        return list.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }
}
