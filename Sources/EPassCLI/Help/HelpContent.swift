// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// What is said of a command, in parts: help lays them out in lines, the manual in its own language.
struct HelpContent {
    /// A part of what stands in front of the options.
    enum Paragraph {
        case text(String)
        /// Commands to copy, which are never broken.
        case commands([String])
    }

    /// An option, an argument or a command, and what is said of it.
    struct Row {
        let label: String
        let text: String
    }

    struct Section {
        let title: String
        let rows: [Row]

        /// The title as it stands above its rows.
        var heading: String { Words.say(.helpHeading(title: title)) }
    }

    let abstract: String
    /// How the command is typed.
    let synopsis: String
    let paragraphs: [Paragraph]
    let arguments: [Section]
    /// The commands of a group.
    let commands: Section?
    /// What else there is to ask for, behind the commands.
    let more: [String]

    /// - Returns: nil where what the parser says is not of the form that it had.
    init?(_ path: CommandPath) {
        guard let command = CommandDescription(path.command) else { return nil }
        abstract = command.abstract
        synopsis = Self.synopsis(of: command, path)
        paragraphs = Self.paragraphs(command.discussion)
        arguments = Self.sections(command.arguments)
        commands =
            path.isGroup
            ? Section(
                title: Words.say(.helpTitleCommands),
                rows: path.subcommands.map { Row(label: $0.name, text: $0.abstract) }) : nil
        let help = Message.helpMore(command: "\(path.text) <\(Words.say(.helpValueCommand))> --help")
        let topics = Message.helpTopics(topics: HelpTopic.allCases.map(\.rawValue))
        more = !path.isGroup ? [] : (path.words.count == 1 ? [help, topics] : [help]).map(Words.say)
    }

    private static func synopsis(of command: CommandDescription, _ path: CommandPath) -> String {
        let positional = command.arguments.filter(\.isPositional)
            .map { $0.isOptional ? "[\($0.shown)]" : $0.shown }
        let options = command.arguments.contains { !$0.isPositional }
        return
            ([path.text] + (!path.isGroup ? [] : ["<\(Words.say(.helpValueCommand))>"])
            + (options ? ["[\(Words.say(.helpOptions))]"] : []) + positional).joined(separator: " ")
    }

    private static func paragraphs(_ discussion: String) -> [Paragraph] {
        var paragraphs: [Paragraph] = []
        for line in discussion.split(separator: "\n").map(String.init) {
            // A line of its own is there to be copied.
            guard line.hasPrefix(" ") else {
                paragraphs.append(.text(line))
                continue
            }
            if case .commands(let lines) = paragraphs.last {
                paragraphs[paragraphs.count - 1] = .commands(lines + [String(line.dropFirst(2))])
            } else {
                paragraphs.append(.commands([String(line.dropFirst(2))]))
            }
        }
        return paragraphs
    }

    private static func sections(_ arguments: [CommandDescription.Argument]) -> [Section] {
        func title(_ argument: CommandDescription.Argument) -> String {
            argument.section ?? Words.say(argument.isPositional ? .helpTitleArguments : .helpTitleOptions)
        }
        var titles: [String] = []
        for argument in arguments where !titles.contains(title(argument)) { titles.append(title(argument)) }
        // What every command has comes last.
        let common = Words.say(.helpTitleOptions)
        titles = titles.filter { $0 != common } + titles.filter { $0 == common }
        return titles.map { heading in
            var rows = arguments.filter { title($0) == heading }.map { Row(label: $0.shown, text: text(of: $0)) }
            if heading == common {
                rows.append(
                    Row(
                        label: "\(Words.option) <\(Words.say(.helpValueLanguage))>",
                        text: Words.say(.helpOfLanguage(languages: MessageCatalogue.builtInLanguages))))
            }
            return Section(title: heading, rows: rows)
        }
    }

    private static func text(of argument: CommandDescription.Argument) -> String {
        let standard =
            argument.names.contains("--help")
            ? Words.say(.helpOfHelp)
            : argument.names.contains("--version") ? Words.say(.helpOfVersion) : argument.text
        let values = argument.values.count > 1 ? argument.values : []
        switch (values.isEmpty, argument.defaultValue) {
        case (true, .none): return standard
        case (true, .some(let value)): return Words.say(.helpWithDefault(text: standard, value: value))
        case (false, .none): return Words.say(.helpWithValues(text: standard, values: values))
        case (false, .some(let value)):
            return Words.say(.helpWithBoth(text: standard, values: values, value: value))
        }
    }
}
