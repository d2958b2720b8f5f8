// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages
import FoundationEssentials

/// The manual page epass(1), for `man`: what help says of every command at every level, in the macros of man(7).
struct ManualPage {
    private var lines: [String] = []

    /// - Parameter day: the day in the foot of the page.
    init(day: String) {
        let version = "epass \(ToolVersion.text)"
        // Words are neither cut nor spread out: options and names of files are copied from here.
        lines = [
            ".TH EPASS 1 \(day) \"\(version)\" \"\(Self.escaped(Words.say(.helpManualCommands)))\"", ".nh", ".ad l",
        ]
        let root = CommandPath([])
        guard let content = HelpContent(root) else { return }
        addHeading(Words.say(.helpManualName))
        add("epass - " + Words.phrase(.helpEpassCommandAbstract))
        addHeading(Words.say(.helpManualSynopsis))
        add(content.synopsis)
        addHeading(Words.say(.helpManualDescription))
        addBody(content)
        add(content.more.joined(separator: " "))
        addCommands(under: root)
        addHeading(Words.say(.helpManualExitStatus))
        add(Words.say(.helpExitCodes))
        for row in HelpTopic.exitCodeRows { addRow("\(row.status)", Words.say(row.message)) }
    }

    /// The page as its file is.
    var text: String { DisplayText.withoutControls(lines.map { $0 + "\n" }.joined(), keepsColour: false) }

    /// The day that a page made now has: `SOURCE_DATE_EPOCH` where it is set (reproducible-builds.org), else today in
    /// UTC.
    static var day: String {
        let epoch = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap { Int($0) }
        guard let epoch, (0...4_102_444_800).contains(epoch) else { return "\(Clock.today())" }
        return "\(CalendarDate(daysSince1970: epoch / 86_400))"
    }

    private mutating func addCommands(under path: CommandPath) {
        for command in path.subcommands {
            let inner = CommandPath(path.words.dropFirst() + command.name.split(separator: " ").map(String.init))
            guard let content = HelpContent(inner) else { continue }
            addHeading(inner.text)
            add(content.abstract)
            add(Words.say(.helpUsage(synopsis: content.synopsis)))
            addBody(content)
            addCommands(under: inner)
        }
    }

    private mutating func addBody(_ content: HelpContent) {
        for paragraph in content.paragraphs {
            switch paragraph {
            case .text(let text): add(text)
            case .commands(let commands):
                lines += [".RS 4", ".nf"] + commands.map(Self.line) + [".fi", ".RE"]
            }
        }
        for section in content.arguments + [content.commands].compactMap({ $0 }) {
            lines.append(".SS \"\(Self.escaped(section.title))\"")
            for row in section.rows { addRow(row.label, row.text) }
        }
    }

    // MARK: macros

    private mutating func addHeading(_ title: String) {
        lines.append(".SH \"\(Self.escaped(title.uppercased()))\"")
    }

    private mutating func addRow(_ label: String, _ text: String) {
        lines += [".TP", "\\fB\(Self.escaped(label))\\fR"]
        lines += Self.filled(text)
    }

    private mutating func add(_ text: String) {
        // A heading has its own distance.
        if lines.last?.hasPrefix(".SH") != true { lines.append(".PP") }
        lines += Self.filled(text)
    }

    /// A text in lines of no more than 80 octets, broken at spaces: what man(7) wants of its source.
    private static func filled(_ text: String) -> [String] {
        var lines: [String] = []
        var current = ""
        for word in text.split(whereSeparator: \.isWhitespace).map({ escaped(String($0)) }) {
            if !current.isEmpty, current.utf8.count + 1 + word.utf8.count > 78 {
                lines.append(guarded(current))
                current = ""
            }
            current += (current.isEmpty ? "" : " ") + word
        }
        return lines + [guarded(current)]
    }

    private static func line(_ text: String) -> String { guarded(escaped(text)) }

    /// A line that no point or apostrophe in front makes a request.
    private static func guarded(_ line: String) -> String {
        line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
    }

    /// A text in which nothing means anything to roff.
    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
            .replacing("'", with: "\\(aq").replacing("^", with: "\\(ha").replacing("~", with: "\\(ti")
            .replacing("`", with: "\\(ga")
    }
}
