// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// The lines of a report's text in the making.
struct ReportTextWriter {
    let style: ReportText.Style
    let language: MessageCatalogue
    let width: Int?
    private(set) var lines: [String] = []
    /// How many lines stand above a picture of the person.
    private(set) var picturePlace = 0

    mutating func write(_ outline: ReportOutline) {
        if let reading = outline.section(.reading) {
            writeLabelled(reading.lines, column: 9)
            lines.append("")
        }
        if let seal = outline.section(.seal) {
            writeSeal(seal.lines)
            lines.append("")
        }
        if let person = outline.person {
            write(person)
            lines.append("")
        }
        write(outline.verdict)
        picturePlace = lines.count
        if let checks = outline.section(.checks) { writeChecks(checks.lines) }
        if let records = outline.section(.records) {
            lines.append("")
            if let title = records.title { lines.append(phrase(title)) }
            writeChecks(records.lines)
        }
        for kind in [ReportOutline.Section.Kind.defects, .tolerated] {
            guard let section = outline.section(kind) else { continue }
            lines.append("")
            writeTitled(section)
        }
    }

    // MARK: Parts

    private mutating func write(_ verdict: ReportOutline.Verdict) {
        let headline = verdict.headline
        let sentence = DisplayText.escaped(headline.sentence(in: language))
        addHeading(headline.word.message, headline.word.mark, sentence)
        if let note = verdict.testNote { addHeading(.testNoteWord, .open, phrase(note)) }
        for remedy in verdict.remedies {
            add("  ", column: 2, DisplayText.escaped(language.text(of: remedy)))
        }
    }

    private mutating func addHeading(_ word: Message, _ mark: ReportOutline.Mark, _ text: String) {
        let word = phrase(word)
        add(style.colored(word, mark, isBold: true) + "  ", column: word.count + 2, text)
    }

    private mutating func write(_ person: ReportOutline.Person) {
        let rows = [ReportOutline.Row(person.name, person.document)] + person.rows
        for row in rows {
            let left = row.left.map(phrase) ?? ""
            let text = row.right.map { Self.padded(left, 38) + phrase($0) } ?? left
            add("  ", column: 2, text)
        }
    }

    private mutating func writeSeal(_ seal: [ReportOutline.Line]) {
        for line in seal {
            let label = line.label.map { phrase($0) + "  " } ?? ""
            add("  " + label, column: 2 + label.count, text(of: line))
        }
    }

    /// Lines with their labels at the margin, the text behind them in one column.
    private mutating func writeLabelled(_ labelled: [ReportOutline.Line], column: Int) {
        let column = max(column, 1 + (labelled.compactMap(\.label).map { phrase($0).count }.max() ?? 0))
        for line in labelled {
            add(Self.padded(line.label.map(phrase) ?? "", column), column: column, text(of: line))
            for line in line.lines { add(Self.padded("", column), column: column, text(of: line)) }
        }
    }

    /// Lines with marks and labels.
    private mutating func writeChecks(_ checks: [ReportOutline.Line]) {
        let longest = checks.compactMap(\.label).map { phrase($0).count }.max() ?? 0
        let column = 4 + max(17, longest + 1)
        for line in checks {
            let label = Self.padded(line.label.map(phrase) ?? "", column - 4)
            add("  " + style.mark(line.mark) + " " + label, column: column, text(of: line))
        }
    }

    /// Lines under one title, which stands before the first.
    private mutating func writeTitled(_ section: ReportOutline.Section) {
        let title = section.title.map(phrase) ?? ""
        let column = max(10, title.count + 2)
        for (index, line) in section.lines.enumerated() {
            add(Self.padded(index == 0 ? title : "", column), column: column, text(of: line))
        }
    }

    // MARK: Lines

    private func phrase(_ message: Message) -> String { DisplayText.escaped(language.phrase(message)) }

    private func text(of line: ReportOutline.Line) -> String {
        let stated = line.state.map { Message.reportStated(state: $0, finding: line.text) } ?? line.text
        let whole = line.remedy.map { Message.reportWithRemedy(finding: stated, remedy: $0) } ?? stated
        return phrase(whole) + (line.aside.map { "   " + phrase($0) } ?? "")
    }

    /// Adds a text behind what stands before its column; what does not fit goes on under it.
    private mutating func add(_ start: String, column: Int, _ text: String) {
        for (index, part) in DisplayText.wrapped(text, column: column, width: width).enumerated() {
            lines.append((index == 0 ? start : String(repeating: " ", count: column)) + part)
        }
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        DisplayText.padded(text, to: width, gap: 1)
    }
}
