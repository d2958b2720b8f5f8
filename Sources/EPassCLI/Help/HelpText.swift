// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// The help of a command in lines.
struct HelpText {
    private let width: Int
    /// The column at which texts stand beside options; nil where the lines are too narrow for two columns.
    private let column: Int?
    private var lines: [String] = []

    /// How wide help is: as the terminal, up to what can be read well.
    static var width: Int { min(Terminal.outputWidth ?? 80, 100) }

    init(_ path: CommandPath, width: Int) {
        self.width = width
        column = width >= 60 ? 26 : nil
        guard let content = HelpContent(path) else { return }
        add(content.abstract)
        lines.append("")
        add(Words.say(.helpUsage(synopsis: content.synopsis)), indent: 2)
        for paragraph in content.paragraphs {
            switch paragraph {
            case .text(let text):
                lines.append("")
                add(text)
            case .commands(let commands): lines += commands.map { "  " + $0 }
            }
        }
        for section in content.arguments { add(section) }
        if let commands = content.commands {
            add(commands)
            lines.append("")
            for sentence in content.more { add(sentence) }
        }
    }

    /// The lines, each with its end.
    var text: String { DisplayText.withoutControls(lines.map { $0 + "\n" }.joined(), keepsColour: false) }

    private mutating func add(_ section: HelpContent.Section) {
        lines += ["", section.heading]
        for row in section.rows { addRow(row.label, row.text) }
    }

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
