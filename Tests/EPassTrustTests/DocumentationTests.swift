// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("Documentation of EPassTrust", .timed)
struct DocumentationTests {
    func page(_ name: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: root.appendingPathComponent("Docs/\(name)"), encoding: .utf8)
    }

    /// The words in backticks at the beginning of the rows of the table under a heading.
    func rows(_ page: String, under heading: String) -> [String] {
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        let section = lines.drop { $0 != "## \(heading)" }.dropFirst().prefix { !$0.hasPrefix("## ") }
        return section.filter { $0.hasPrefix("| `") }.compactMap { row in
            row.dropFirst(3).split(separator: "`").first.map(String.init)
        }
    }

    @Test("Docs/checks.md lists the reasons, each once and no other")
    func reasons() throws {
        let listed = rows(try page("checks.md"), under: "Reasons")
        #expect(Set(listed) == Set(CheckReason.allCases.map(\.rawValue)))
        #expect(listed.count == CheckReason.allCases.count)
    }

    /// The rows of all tables under a heading whose first cell begins with a name in backticks, cell by cell.
    func cells(_ page: String, under heading: String) -> [[String]] {
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        let section = lines.drop { $0 != "## \(heading)" }.dropFirst().prefix { !$0.hasPrefix("## ") }
        return section.filter { $0.hasPrefix("| `") }.map { row in
            row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    /// The name under which the pages have a check: the hashes of all data groups share a row.
    func pageName(_ id: CheckID) -> String {
        id.hashedDataGroup == nil ? id.rawValue : CheckID.dataGroupHash(.dg1).rawValue
    }

    @Test("the pages list every check with its clause, each once and no other")
    func checks() throws {
        let pages: [(rows: [[String]], areas: Set<Check.Area>)] = [
            (cells(try page("checks.md"), under: "Checks"), Set(Check.Area.allCases).subtracting([.seal, .lds2])),
            (cells(try page("seals.md"), under: "Checks"), [.seal]),
            (
                cells(try page("lds2.md"), under: "What a signature proves").filter { $0[0].hasPrefix("`lds2.") },
                [.lds2]
            ),
        ]
        #expect(pages.map(\.areas).reduce([]) { $0.union($1) } == Set(Check.Area.allCases))
        for (rows, areas) in pages {
            let checks = CheckID.all.filter { areas.contains($0.check.area) }
            let expected = Set(checks.map { ["`\(pageName($0))`", $0.check.clause] })
            #expect(Set(rows.map { Array($0.prefix(2)) }) == expected)
            #expect(rows.count == expected.count)
        }
    }

    @Test("Docs/seals.md and Docs/policies.md say what a check over a seal counts for")
    func seals() throws {
        for row in cells(try page("seals.md"), under: "Checks") {
            let id = try #require(CheckID(rawValue: row[0].filter { $0 != "`" }))
            let words: String =
                switch id.check.counts {
                case .always(let role): role.rawValue
                case .like(let other): "as `\(other)`"
                case .byPolicy: "what the policy says"
                }
            #expect(row[3].contains(words), "\(id)")
            for reason in id.check.exceptions.keys where reason != .notGiven { #expect(row[3].contains("`\(reason)`")) }
            #expect(row[3].hasSuffix("where given") == id.check.exceptions.keys.contains(.notGiven))
        }
    }

    @Test("Docs/checks.md lists the deviations, each once and no other")
    func deviations() throws {
        let listed = rows(try page("checks.md"), under: "Deviations")
        #expect(Set(listed) == Set(TrustDeviation.allCases.map(\.rawValue)))
        #expect(listed.count == TrustDeviation.allCases.count)
    }

    @Test("Docs/terminal-authentication.md lists what can be wrong with a chain, each once and no other")
    func terminalCertificates() throws {
        let listed = rows(try page("terminal-authentication.md"), under: "Which chain is sent")
        #expect(Set(listed) == Set(CardVerifiableFinding.Problem.allCases.map(\.rawValue)))
        #expect(listed.count == CardVerifiableFinding.Problem.allCases.count)
    }
}
