// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassLDS
import EPassMRZ
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

/// A row of the table in Docs/defects.md: a defect, what the terminal has, and what changes against the default
/// document.
struct DefectRow: Sendable, CustomTestStringConvertible {
    let defect: String
    let given: String
    let at: String
    let policy: String
    let changes: [String]
    let overall: String

    var testDescription: String { "\(defect), \(given), \(at), \(policy)" }

    /// Every row of the table: six columns, the words in backticks.
    static let all: [DefectRow] = {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Docs/defects.md")
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap { line in
            let cells = line.split(separator: "|").map {
                $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "`", with: "")
            }
            guard cells.count == 6 else { return nil }
            let changes = cells[4] == "nothing" ? [] : cells[4].components(separatedBy: "; ")
            return DefectRow(
                defect: cells[0], given: cells[1], at: cells[2], policy: cells[3], changes: changes, overall: cells[5])
        }
    }()
}

@Suite("The table of defects, Docs/defects.md", .timed)
struct DefectTableTests {
    @Test("the table has a row for every defective document of the simulator")
    func complete() {
        let named = Set(DefectRow.all.map(\.defect))
        #expect(DefectRow.all.count >= 25)
        let profiles =
            SimulatorProfile.defective + SimulatorProfile.accessDefective + SimulatorProfile.issuing
            + SimulatorProfile.dishonest + SimulatorProfile.chipKeyDefective + SimulatorProfile.reading
        for profile in profiles { #expect(named.contains(profile.name), "\(profile.name)") }
        // Each defect that a description names has a profile, whose row says what it changes.
        let all = SimulatorProfile.all.map { (name: $0.name, defect: $0.defect) }
        for defect in DocumentDefect.allCases {
            let having = all.filter { $0.defect == defect }.map(\.name)
            #expect(!named.isDisjoint(with: having), "\(defect)")
        }
    }

    @Test(
        "the report changes in exactly the checks that the table names",
        arguments: TestShare.of(DefectRow.all, oneOf: 3))
    func row(_ row: DefectRow) async throws {
        let policy = try #require(Policy.named(row.policy))
        let time = row.at == "now" ? SimulatedDocument.time : try #require(Timestamp(iso8601: row.at))
        let plain = try await Self.plain.value
        let normal = Self.states(
            Inspection.judge(
                plain.evidence, trust: try plain.document.trust, policy: policy, at: SimulatedDocument.time))

        let simulated = try SimulatedDocument(row.defect)
        let evidence = try await simulated.read(try simulated.access(row.given))
        let trust = try simulated.trust
        let report = Inspection.judge(evidence, trust: trust, policy: policy, at: time)
        let states = Self.states(report)
        // Nothing is judged otherwise for what the snapshot remembers by then.
        #expect(Inspection.judge(evidence, trust: trust, policy: policy, at: time).json() == report.json())

        // What the row says of all others holds for each check of the report that it does not name.
        let others = row.changes.first { $0.hasPrefix("all others ") }.map { $0.dropFirst("all others ".count) }
        let named = Set(row.changes.compactMap { $0.split(separator: " ").first.map(String.init) })
        var changes: Set<String> = []
        for id in Set(normal.keys).union(states.keys) {
            let state = states[id] ?? "none"
            let isAsExpected = others.map { $0 == state } ?? (normal[id] == states[id])
            if !isAsExpected || (others != nil && named.contains(id)) { changes.insert("\(id) \(state)") }
        }
        let expected = Set(row.changes.filter { !$0.hasPrefix("all others ") })
        #expect(changes == expected, "\(changes.sorted().joined(separator: "; "))")
        #expect(report.overall.rawValue == row.overall)
    }

    /// The default document, read once.
    private static let plain = Task {
        let document = try SimulatedDocument("default")
        return (document: document, evidence: try await document.read())
    }

    private static func states(_ report: InspectionReport) -> [String: String] {
        var states: [String: String] = [:]
        for check in report.checks {
            states[check.id.rawValue] = check.result.rawValue + (check.reason.map { " (\($0.rawValue))" } ?? "")
        }
        return states
    }
}
