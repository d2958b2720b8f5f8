// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages

/// Findings for people: a line for each check, beneath it what to do, and at the end how many there are.
enum DoctorText {
    /// Lines, each ended by a line feed. What machines and readers say is escaped. What is to be done about several is
    /// said at the first of them.
    ///
    /// - Parameter width: how many characters a line may have; commands stay whole. Nil for lines of any length.
    static func render(
        _ findings: [DoctorFinding], style: ReportText.Style, language: MessageCatalogue, width: Int?
    ) -> String {
        var lines: [String] = []
        func text(_ message: Message) -> String { DisplayText.escaped(language.text(of: message)) }
        func add(_ start: String, column: Int, _ message: Message) {
            for (index, part) in DisplayText.wrapped(text(message), column: column, width: width).enumerated() {
                lines.append((index == 0 ? start : String(repeating: " ", count: column)) + part)
            }
        }
        let names = findings.map { text(.plainText(text: $0.check.rawValue)) }
        let column = 4 + (names.map { DisplayText.width($0) }.max() ?? 0) + 2
        var advice: Set<[String?]> = []
        for (finding, name) in zip(findings, names) {
            let start = "  \(style.mark(finding.outcome.mark)) " + DisplayText.padded(name, to: column - 4)
            add(start, column: column, finding.seen)
            let margin = String(repeating: " ", count: column)
            // Two findings can have one remedy, which is done once.
            guard advice.insert([finding.next.map(text), finding.command]).inserted else { continue }
            if let next = finding.next { add(margin, column: column, next) }
            if let command = finding.command { lines.append(margin + text(.plainText(text: command))) }
        }
        func count(_ outcome: DoctorFinding.Outcome) -> Int { findings.filter { $0.outcome == outcome }.count }
        lines.append("")
        add(
            "", column: 0,
            count(.problem) == 0 && count(.warning) == 0
                ? .doctorNothingWrong : .doctorSummary(problems: count(.problem), warnings: count(.warning)))
        return lines.map { $0 + "\n" }.joined()
    }
}

extension DoctorFinding.Outcome {
    fileprivate var mark: ReportOutline.Mark {
        switch self {
        case .ok: .good
        case .warning: .open
        case .problem: .bad
        case .unknown, .notApplicable: .none
        }
    }
}
