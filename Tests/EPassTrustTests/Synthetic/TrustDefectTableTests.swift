// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassSimulator
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

/// A row of the table in Docs/trust-defects.md.
struct TrustDefectRow: Sendable, CustomTestStringConvertible {
    let defect: String
    let profile: String
    let changes: Set<String>
    let deviations: [String]
    /// What OpenSSL's command line says about the chain (`OpenSSLWord`), or `not asked`.
    let openSSL: String

    var testDescription: String { "\(defect), \(profile)" }

    /// The page with the table.
    static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Docs/trust-defects.md")

    /// Every row of the table: five columns, the words in backticks.
    static let all: [TrustDefectRow] = {
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap { line in
            let cells = line.split(separator: "|").map {
                $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "`", with: "")
            }
            guard cells.count == 5 else { return nil }
            func list(_ cell: String, _ none: String) -> [String] {
                cell == none ? [] : cell.components(separatedBy: "; ")
            }
            return TrustDefectRow(
                defect: cells[0], profile: cells[1], changes: Set(list(cells[2], "nothing")),
                deviations: list(cells[3], "none"), openSSL: cells[4])
        }
    }()

    func trustProfile() throws -> TrustProfile {
        switch profile {
        case "read": .default
        case "border": .border
        default: try #require(profile == "strict" ? .strict : nil, "there is no profile \(profile)")
        }
    }
}

@Suite("The table of trust defects, Docs/trust-defects.md", .timed)
struct TrustDefectTableTests {
    @Test("every defect that can be made has a row, and every row can be made")
    func complete() {
        let named = Set(TrustDefectRow.all.map(\.defect))
        #expect(named == Set(TrustDefect.all.map(\.name)).union(["genuine"]))
        #expect(Set(TrustDefect.all.map(\.name)).count == TrustDefect.all.count)
        #expect(Set(TrustDefectRow.all.map(\.testDescription)).count == TrustDefectRow.all.count)
    }

    @Test("the genuine document has every check successful", arguments: [TrustProfile.default, .border, .strict])
    func genuine(profile: TrustProfile) throws {
        let result = try TrustDefect.scenario("genuine").judge(profile)
        #expect(result.unsuccessful.isEmpty)
        #expect(result.deviations.isEmpty)
    }

    @Test("the findings change in exactly the checks that the table names", arguments: TrustDefectRow.all)
    func row(_ row: TrustDefectRow) throws {
        let profile = try row.trustProfile()
        let genuine = Set(try TrustDefect.scenario("genuine").judge(profile).findings.map(\.description))
        let result = try TrustDefect.scenario(row.defect).judge(profile)
        let changes = Set(result.findings.map(\.description)).subtracting(genuine)
        #expect(changes == row.changes, "\(changes.sorted().joined(separator: "; "))")
        #expect(result.deviations.map(\.rawValue) == row.deviations)
    }
}
