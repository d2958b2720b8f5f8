// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages
import EPassTrust

/// The verdicts over one document as a table: a row for each thing that is decided, a column for each policy.
///
/// Neither hashes nor sentences stand in it, so that a row changes with what it says and with nothing else. Columns
/// have a fixed place, so that a longer cell moves no other row.
struct VerdictTable {
    private static let nameWidth = 47
    private static let cellWidth = 26
    /// In a cell that says the same as the one to its left, where another one follows; where none does, it is left out.
    private static let same = "="

    private let rows: [(name: String, cells: [String])]

    /// - Parameter reports: over the same evidence, one for each policy.
    init(_ reports: [InspectionReport]) {
        var rows: [(name: String, cells: [String])] = []
        func row(_ name: String, _ cell: (InspectionReport) -> String) { rows.append((name, reports.map(cell))) }
        row("") { $0.policy?.name ?? "-" }
        row("overall") { $0.overall.rawValue }
        row("exit status") { Self.exitStatus($0) }
        row("headline") { $0.headline.word.name }
        row("says") { Self.list($0.headline.statements.map(\.key.name)) }
        row("because") { Self.list($0.headline.reasons.map(\.key.name)) }
        row("decision") { $0.decision.map { "\($0.outcome.rawValue) \($0.rule ?? "-")" } ?? "-" }
        row("tolerated") { Self.list($0.deviations) }
        for kind in Assurance.Kind.allCases {
            row("assured: \(kind.rawValue)") { Self.state($0.assurances.first { $0.kind == kind }) }
        }
        // A check of a record stands in a report once for each record.
        let checks = reports.map { Self.states($0) }
        var names: [String] = []
        for name in checks.flatMap({ $0.map(\.name) }) where !names.contains(name) { names.append(name) }
        for name in names { rows.append((name, checks.map { $0.first { $0.name == name }?.state ?? "-" })) }
        self.rows = rows
    }

    /// The lines of the file.
    var text: String {
        rows.map { row in
            var line = Self.padded(row.name, Self.nameWidth)
            let last = row.cells.lastIndex { $0 != row.cells.last }.map { $0 + 1 } ?? 0
            for (index, cell) in row.cells.prefix(last + 1).enumerated() {
                line += Self.padded(index > 0 && cell == row.cells[index - 1] ? Self.same : cell, Self.cellWidth)
            }
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }

    /// Behind a text that is too long for its column stand two blanks all the same.
    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(2, width - text.count))
    }

    private static func list(_ names: [String]) -> String { names.isEmpty ? "-" : names.joined(separator: ",") }

    /// That of `epass read` and `epass verify`.
    private static func exitStatus(_ report: InspectionReport) -> String {
        switch report.overall {
        case .successful: "0"
        case .failed: "1"
        case .undetermined: "2"
        case .aborted: report.error.map { "\($0.code.facts.exitStatus.rawValue)" } ?? "-"
        }
    }

    private static func state(_ assurance: Assurance?) -> String {
        guard let assurance else { return "-" }
        if assurance.isGiven { return "given" + (assurance.word.map { " \($0.rawValue)" } ?? "") }
        return "lacks " + list(assurance.missing.compactMap { $0.check?.rawValue ?? $0.assurance?.rawValue })
    }

    private static func states(_ report: InspectionReport) -> [(name: String, state: String)] {
        var counts: [CheckID: Int] = [:]
        return report.checks.map { check in
            counts[check.id, default: 0] += 1
            let count = counts[check.id, default: 1]
            return (
                check.id.rawValue + (count > 1 ? "#\(count)" : ""),
                check.result.rawValue + (check.reason.map { " \($0.rawValue)" } ?? "")
                    + (check.isRecorded ? " recorded" : "")
            )
        }
    }
}
