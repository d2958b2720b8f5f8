// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// The lines of a report's text in the making.
struct ReportTextWriter {
    let style: ReportText.Style
    let language: MessageCatalogue
    let width: Int?
    let explains: Bool
    private(set) var lines: [String] = []
    /// The widest label of what was checked, so that all of it stands in one column.
    private let checkLabel: Int

    init(
        _ outline: ReportOutline, style: ReportText.Style, language: MessageCatalogue, width: Int?, explains: Bool
    ) {
        self.style = style
        self.language = language
        self.width = width.map { max($0, Self.minimumWidth) }
        self.explains = explains
        let checks = outline.sections.filter { [.findings, .checks, .records].contains($0.kind) }.flatMap(\.lines)
        checkLabel =
            ((outline.worst.map { [$0] } ?? []) + checks).compactMap(\.label)
            .map { DisplayText.width(DisplayText.escaped(language.phrase($0))) }.max() ?? 0
    }

    /// Verdict, person, the worst finding, and what to do.
    mutating func writeBeginning(of outline: ReportOutline) {
        write(outline.verdict)
        if let person = outline.person {
            lines.append("")
            write(person)
        }
        if let worst = outline.worst {
            lines.append("")
            writeChecks([worst])
        }
        let next = outline.verdict.next
        if outline.worst == nil, !next.isEmpty { lines.append("") }
        for sentence in next { add("  ", DisplayText.escaped(language.text(of: sentence))) }
    }

    /// All other lines, in the order of the outline.
    mutating func writeRest(of outline: ReportOutline) {
        var last: ReportOutline.Section.Kind?
        for section in outline.beneathWorst {
            // What was checked is one list.
            if last != .findings || section.kind != .checks { lines.append("") }
            last = section.kind
            write(section)
        }
    }

    /// The verdict with the person, the worst finding or what was proven, and what to do.
    mutating func writeClosing(of outline: ReportOutline) {
        lines.append("")
        let headline = outline.verdict.headline
        let person = outline.person.map { phrase($0.name) + "  " + phrase($0.document) } ?? ""
        addHeading(headline.word.message, headline.word.mark, person)
        if let note = outline.verdict.testNote { addHeading(.testNoteWord, .open, phrase(note)) }
        if outline.worst != nil, let statement = headline.statementAlone { add("  ", phrase(statement)) }
        if let worst = outline.worst {
            writeChecks([worst], explained: false)
        } else if let statement = outline.verdict.statement {
            add("  ", phrase(statement))
        }
        for sentence in outline.verdict.next { add("  ", DisplayText.escaped(language.text(of: sentence))) }
    }

    // MARK: Parts

    private mutating func write(_ section: ReportOutline.Section) {
        switch section.kind {
        case .reading: writeLabelled(section.lines)
        case .assurances: writeLabelled(section.lines, gap: 2)
        case .seal: writeSeal(section.lines)
        case .findings, .checks: writeChecks(section.lines)
        case .records:
            if let title = section.title { add("", phrase(title)) }
            writeChecks(section.lines)
        case .defects, .tolerated, .personalDetails, .documentDetails: writeTitled(section)
        }
        if let explanation = section.explanation { explain([explanation], column: 2) }
    }

    private mutating func write(_ verdict: ReportOutline.Verdict) {
        let headline = verdict.headline
        addHeading(headline.word.message, headline.word.mark, verdict.statement.map(phrase) ?? "")
        if let decision = verdict.decision, let word = decision.label {
            addHeading(word, decision.mark, text(of: decision))
        }
        if let note = verdict.testNote { addHeading(.testNoteWord, .open, phrase(note)) }
        explain(verdict.explanations, column: 2)
    }

    /// A word and what stands behind it; beneath it where there is no room.
    private mutating func addHeading(_ word: Message, _ mark: ReportOutline.Mark, _ text: String) {
        let word = phrase(word)
        let column = DisplayText.width(word) + 2
        guard !text.isEmpty, isNarrow(beside: column) == false else {
            for part in wrapped(word, column: 0) { lines.append(style.colored(part, mark, isBold: true)) }
            if !text.isEmpty { add("  ", text) }
            return
        }
        add(style.colored(word, mark, isBold: true) + "  ", column: column, text)
    }

    private mutating func write(_ person: ReportOutline.Person) {
        let rows = [ReportOutline.Row(person.name, person.document)] + person.rows
        for row in rows {
            let (left, right) = (row.left.map(phrase), row.right.map(phrase))
            guard let left, let right else {
                add("  ", left ?? right ?? "")
                continue
            }
            let text = DisplayText.padded(left, to: 38, gap: 2) + right
            if let width, DisplayText.width(text) + 2 > width {
                add("  ", left)
                add("  ", right)
            } else {
                add("  ", text)
            }
        }
    }

    private mutating func writeSeal(_ seal: [ReportOutline.Line]) {
        for line in seal {
            let label = line.label.map { phrase($0) + "  " } ?? ""
            add(start: "  ", label: label, column: 2 + DisplayText.width(label), text(of: line))
        }
    }

    /// Lines with their labels at the margin, the text behind them in one column.
    private mutating func writeLabelled(_ labelled: [ReportOutline.Line], gap: Int = 1) {
        let column = max(9, gap + longestLabel(labelled))
        for line in labelled {
            add(start: "", label: line.label.map(phrase) ?? "", column: column, text(of: line))
            for line in line.lines { add(start: "", label: "", column: column, text(of: line)) }
        }
    }

    /// Lines with marks and labels.
    private mutating func writeChecks(_ checks: [ReportOutline.Line], explained: Bool = true) {
        let column = 4 + max(17, checkLabel + 1)
        for line in checks {
            let start = "  " + style.mark(line.mark) + " "
            add(start: start, startWidth: 4, label: line.label.map(phrase) ?? "", column: column, text(of: line))
            if explained { explain(line.explanations, column: isNarrow(beside: column) ? 4 : column) }
        }
    }

    /// Lines under one title, which stands before the first.
    private mutating func writeTitled(_ section: ReportOutline.Section) {
        let title = section.title.map(phrase) ?? ""
        let column = max(10, DisplayText.width(title) + 2)
        for (index, line) in section.lines.enumerated() {
            add(start: "", label: index == 0 ? title : "", column: column, text(of: line))
        }
    }

    private mutating func explain(_ explanations: [Message], column: Int) {
        guard explains else { return }
        for explanation in explanations {
            add(String(repeating: " ", count: column), DisplayText.escaped(language.text(of: explanation)))
        }
    }

    // MARK: Lines

    /// The least columns of a terminal.
    private static let minimumWidth = 20
    /// The least columns that a text has beside its label; with fewer it stands beneath it.
    private static let leastRoom = 28

    /// Whether a text has too little room behind that column.
    private func isNarrow(beside column: Int) -> Bool { width.map { $0 - column < Self.leastRoom } ?? false }

    private func longestLabel(_ lines: [ReportOutline.Line]) -> Int {
        lines.compactMap(\.label).map { DisplayText.width(phrase($0)) }.max() ?? 0
    }

    private func phrase(_ message: Message) -> String { DisplayText.escaped(language.phrase(message)) }

    private func text(of line: ReportOutline.Line) -> String {
        let stated = line.state.map { Message.reportStated(state: $0, finding: line.text) } ?? line.text
        let whole = line.remedy.map { Message.reportWithRemedy(finding: stated, remedy: $0) } ?? stated
        return phrase(whole) + (line.aside.map { "   " + phrase($0) } ?? "")
    }

    private func wrapped(_ text: String, column: Int) -> [String] {
        // Where no line may end a space stands in the end, so that English is ASCII.
        DisplayText.wrapped(text, column: column, width: width, cutsWords: true)
            .map { $0.replacing("\u{A0}", with: " ") }
    }

    /// Adds a text behind a mark and a label; what does not fit goes on under it. Where there is no room beside the
    /// label, the text stands beneath it.
    private mutating func add(start: String, startWidth: Int? = nil, label: String, column: Int, _ text: String) {
        let startWidth = startWidth ?? DisplayText.width(start)
        guard isNarrow(beside: column) else {
            return add(
                start + DisplayText.padded(label, to: column - startWidth, gap: label.isEmpty ? 0 : 1),
                column: column, text)
        }
        let margin = max(startWidth, 2)
        guard !label.isEmpty else {
            let start = start + String(repeating: " ", count: margin - startWidth)
            return add(start, column: margin, text)
        }
        add(start, column: startWidth, String(label.reversed().drop { $0 == " " }.reversed()))
        add(String(repeating: " ", count: margin), text)
    }

    /// Adds a text behind spaces; what does not fit goes on under it.
    private mutating func add(_ margin: String, _ text: String) { add(margin, column: margin.utf8.count, text) }

    /// Adds a text behind what stands before its column; what does not fit goes on under it.
    private mutating func add(_ start: String, column: Int, _ text: String) {
        for (index, part) in wrapped(text, column: column).enumerated() {
            lines.append((index == 0 ? start : String(repeating: " ", count: column)) + part)
        }
    }
}
