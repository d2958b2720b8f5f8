// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassConformance
import EPassTestSupport
import Foundation
import Testing

/// The part of Docs/conformance.md that has the rules for files.
@Suite("Rules for files: the page", .timed)
struct ConformanceRulePage {
    private static let start = "<!-- rules: made by ConformanceRulePage with EPASS_UPDATE_CONFORMANCE=1 -->\n"
    private static let end = "<!-- end of rules -->"

    /// A page of Docs.
    static func page(_ name: String) throws -> String { try String(contentsOf: url(name), encoding: .utf8) }

    private static func url(_ name: String) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Docs/\(name)")
    }

    private static func table<Subject>(_ rules: [ConformanceRule<Subject>]) -> [String] {
        ["", "| unit | rule | clause | what is demanded |", "|---|---|---|---|"]
            + rules.map { "| \($0.unit) | `\($0.id)` | \($0.clause) | \($0.title) |" }
    }

    private static func counts<Subject>(_ rules: [ConformanceRule<Subject>]) -> String {
        let (rows, clauses) = (rules.count { $0.kind == .guideline }, rules.count { $0.kind == .clause })
        return "\(clauses) rules of clauses, \(rows) rows of guidelines"
    }

    /// What the page has to have between its marks.
    private static func text() throws -> String {
        let profiles = Set(
            try page("lint.md").split(separator: "\n").filter { $0.hasPrefix("| `") }.map {
                String($0.dropFirst(3).prefix { $0 != "`" })
            })
        let (lds, pki) = (LDSRules.campaign.rules, PKIRules.campaign.rules)
        var lines = ["", "### `lds`: \(counts(lds))"]
        lines += table(lds)
        lines += ["", "### `pki`: \(counts(pki))", ""]
        lines.append(
            "\(pki.count { profiles.contains($0.id) }) of them are the rules of [lint.md](lint.md), under their names;")
        lines.append("these are the others.")
        lines += table(pki.filter { !profiles.contains($0.id) })
        return lines.joined(separator: "\n") + "\n\n"
    }

    @Test("the rules on the page are those of the program")
    func rules() throws {
        let page = try Self.page("conformance.md")
        let first = try #require(page.range(of: Self.start))
        let last = try #require(page.range(of: Self.end, range: first.upperBound..<page.endIndex))
        let made = try Self.text()
        if ProcessInfo.processInfo.environment["EPASS_UPDATE_CONFORMANCE"] != nil {
            try "\(page[..<first.upperBound])\(made)\(page[last.lowerBound...])".write(
                to: Self.url("conformance.md"), atomically: true, encoding: .utf8)
        } else {
            let known = String(page[first.upperBound..<last.lowerBound])
            #expect(known == made, "EPASS_UPDATE_CONFORMANCE=1 writes Docs/conformance.md")
        }
    }
}
