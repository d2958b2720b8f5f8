// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// The help of a command in lines.
struct HelpText {
    private let path: CommandPath
    private let width: Int
    /// The column at which texts stand beside options; nil where the lines are too narrow for two columns.
    private let column: Int?
    private var lines: [String] = []

    /// How wide help is: as the terminal, up to what can be read well.
    static var width: Int { min(Terminal.outputWidth ?? 80, 100) }

    init(_ path: CommandPath, width: Int) {
        self.path = path
        self.width = width
        column = width >= 60 ? 26 : nil
        guard let command = CommandDescription(path.command) else { return }
        add(command.abstract)
        lines.append("")
        add(Words.say(.helpUsage(synopsis: synopsis(of: command))), indent: 2)
        for paragraph in command.discussion.split(separator: "\n", omittingEmptySubsequences: false) {
            // A line of its own is there to be copied.
            let isExample = paragraph.hasPrefix(" ")
            if !isExample, lines.last != "" { lines.append("") }
            if isExample { lines.append(String(paragraph)) } else { add(String(paragraph)) }
        }
        addArguments(command.arguments)
        addCommands()
        while lines.last == "" { lines.removeLast() }
    }

    /// The lines, each with its end.
    var text: String { DisplayText.withoutControls(lines.map { $0 + "\n" }.joined(), keepsColour: false) }

    private func synopsis(of command: CommandDescription) -> String {
        let positional = command.arguments.filter(\.isPositional)
            .map { $0.isOptional ? "[\($0.shown)]" : $0.shown }
        let options = command.arguments.contains { !$0.isPositional }
        return
            ([path.text] + (!path.isGroup ? [] : ["<\(Words.say(.helpValueCommand))>"])
            + (options ? ["[\(Words.say(.helpOptions))]"] : []) + positional).joined(separator: " ")
    }

    // MARK: sections

    private mutating func addArguments(_ arguments: [CommandDescription.Argument]) {
        func title(_ argument: CommandDescription.Argument) -> String {
            argument.section ?? Words.say(argument.isPositional ? .helpTitleArguments : .helpTitleOptions)
        }
        var titles: [String] = []
        for argument in arguments where !titles.contains(title(argument)) { titles.append(title(argument)) }
        // What every command has comes last.
        let common = Words.say(.helpTitleOptions)
        titles = titles.filter { $0 != common } + titles.filter { $0 == common }
        for heading in titles {
            lines += ["", heading + ":"]
            for argument in arguments where title(argument) == heading {
                addRow(argument.shown, Self.text(of: argument))
            }
            if heading == common {
                addRow(
                    "\(Words.option) <\(Words.say(.helpValueLanguage))>",
                    Words.say(.helpOfLanguage(languages: MessageCatalogue.builtInLanguages)))
            }
        }
    }

    private mutating func addCommands() {
        guard path.isGroup else { return }
        lines += ["", Words.say(.helpTitleCommands) + ":"]
        for command in path.subcommands { addRow(command.name, command.abstract) }
        lines.append("")
        add(Words.say(.helpMore(command: "\(path.text) <\(Words.say(.helpValueCommand))> --help")))
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

    // MARK: lines

    private mutating func add(_ text: String, indent: Int = 0) {
        guard !text.isEmpty else { return }
        lines += Terminal.wrapped(text, width: width, indent: 0).split(separator: "\n").enumerated().map {
            $0.offset == 0 ? String($0.element) : String(repeating: " ", count: indent) + $0.element
        }
    }

    /// An option, and its text beside it, or beneath it where it is too long.
    private mutating func addRow(_ label: String, _ text: String) {
        let margin = column ?? 6
        let texts = DisplayText.wrapped(text, column: margin, width: width).map {
            $0.isEmpty ? "" : String(repeating: " ", count: margin) + $0
        }
        let head = "  " + label
        guard let column, DisplayText.width(head) + 2 <= column, let first = texts.first else {
            lines.append(head)
            lines += texts.filter { !$0.isEmpty }
            return
        }
        lines.append(DisplayText.padded(head, to: column) + first.dropFirst(column))
        lines += texts.dropFirst()
    }
}
