// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust
import Foundation
import Testing

@Suite("Documentation of EPassTrust")
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

    @Test("every error code has an entry in Docs/errors.md", arguments: TrustError.Code.all.map(\.description))
    func errors(code: String) throws {
        #expect(rows(try page("errors.md"), under: "Trust (`trust.`)").contains(code))
    }

    @Test("Docs/checks.md lists the reasons, each once and no other")
    func reasons() throws {
        let listed = rows(try page("checks.md"), under: "Reasons")
        #expect(Set(listed) == Set(CheckReason.allCases.map(\.rawValue)))
        #expect(listed.count == CheckReason.allCases.count)
    }

    @Test("Docs/checks.md lists the checks of passive authentication")
    func checks() throws {
        let listed = rows(try page("checks.md"), under: "Checks")
        let checks: [CheckID] = [
            .sodStructure, .sodSignedAttributes, .sodSignature, .dsSignature, .dsValidity, .cscaValidity, .dsRevocation,
            .dsUsagePeriod, .cscaUsagePeriod, .dsDocumentType, .dsAlgorithms,
            .comMatchesSOD,
        ]
        for check in checks { #expect(listed.contains(check.rawValue)) }
        #expect(listed.contains("integrity.dg1.hash"))
        #expect(Set(listed).count == listed.count)
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
