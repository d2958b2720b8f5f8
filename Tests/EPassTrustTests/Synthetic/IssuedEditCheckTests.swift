// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassSimulator
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

/// The table of Docs/issuing.md: which checks an edit changes.
@Suite("What an edit changes, Docs/issuing.md", .timed)
struct IssuedEditCheckTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let edits: String
        let changes: String
        let deviations: String
        var testDescription: String { name }
    }

    static let rows: [Row] = {
        let page = TrustDefectRow.page.deletingLastPathComponent().appendingPathComponent("issuing.md")
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        let section = text.components(separatedBy: "\n## ").first { $0.hasPrefix("What an edit changes\n") } ?? ""
        return section.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap { line in
            let cells = line.split(separator: "|").map {
                $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "`", with: "")
            }
            guard cells.count == 4 else { return nil }
            return Row(name: cells[0], edits: cells[1], changes: cells[2], deviations: cells[3])
        }
    }()

    private static func judge(_ edits: String) throws -> PassiveAuthenticationResult {
        let json = """
            {"accessControl": "none", "documentDetails": {}, "withRevocationList": true,
             "activeAuthentication": null, "chipAuthentication": [], "issuing": {"edits": [\(edits)]}}
            """
        return try TrustDefectDocumentTests.findings(
            DocumentDescription(json: Array(json.utf8)).makeDocument(seed: 3))
    }

    @Test("there are rows for every action")
    func complete() {
        #expect(Self.rows.count >= 60)
        for action in IssuedEdit.Action.allCases {
            #expect(Self.rows.contains { $0.edits.contains("\"\(action.rawValue)\"") }, "\(action)")
        }
    }

    @Test("the document without edits has every check successful")
    func genuine() throws {
        let result = try Self.judge("")
        #expect(result.unsuccessful.isEmpty && result.deviations.isEmpty, "\(result.unsuccessful)")
    }

    @Test("the checks of the table change, and no other", arguments: rows)
    func row(_ row: Row) throws {
        let genuine = Set(try Self.judge("").findings.map(\.description))
        let result = try Self.judge(row.edits)
        let changes = Set(result.findings.map(\.description)).subtracting(genuine).sorted()
        let stated = changes.isEmpty ? "nothing" : changes.joined(separator: "; ")
        let deviations = result.deviations.map(\.rawValue).joined(separator: ", ")
        #expect(stated == row.changes, "ROW \(row.name)@\(stated)@\(deviations.isEmpty ? "none" : deviations)@")
        #expect((deviations.isEmpty ? "none" : deviations) == row.deviations)
    }
}
