// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassIssuing
import EPassTestSupport
import Foundation
import Testing

@testable import EPassSimulator

/// Docs/issuing.md against the code: every member, action, path and defect, and no other.
@Suite("Docs/issuing.md", .timed)
struct IssuingPageTests {
    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Docs/issuing.md")

    /// The first columns of the table under a heading.
    private func rows(under heading: String) throws -> [String] {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let section = try #require(
            text.components(separatedBy: "\n## ").first { $0.hasPrefix(heading + "\n") }, "no section \(heading)")
        return section.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { line in
            let cell = line.split(separator: "|")[0]
            return cell.split(separator: ",").map { $0.filter { $0 != "`" && $0 != " " } }
        }
    }

    @Test("members of a scheme, of issuing, of an edit, of a chain and of its certificates")
    func members() throws {
        #expect(try rows(under: "A key and how it signs") == SignatureSchemeDescription.members.map(\.name))
        #expect(try rows(under: "The member issuing") == IssuingDescription.members.map(\.name))
        #expect(try rows(under: "An edit") == IssuedEditDescription.members.map(\.name))
        #expect(try rows(under: "A chain for terminals") == TerminalChainDescription.members.map(\.name))
        #expect(
            try rows(under: "A certificate of the chain") == TerminalCertificateDescription.members.map(\.name))
    }

    @Test("actions, what is issued, kinds of values, and defects of certificates for terminals")
    func words() throws {
        #expect(try rows(under: "What is done") == IssuedEdit.Action.allCases.map(\.rawValue))
        #expect(try rows(under: "What is issued") == IssuedEdit.Root.allCases.map(\.rawValue))
        #expect(try rows(under: "Kinds of values") == IssuedKind.allCases.map(\.rawValue))
        #expect(try rows(under: "Defects of EF.SOD") == SignedDataBuilder.Defect.allCases.map(\.rawValue))
        #expect(
            try rows(under: "Defects of a certificate")
                == TerminalCertificateDescription.Defect.allCases.map(\.rawValue))
    }

    @Test("every member that has a name")
    func paths() throws {
        let shapes: [(String, IssuedShape)] = [
            ("Certificates", .certificate), ("Revocation lists", .revocationList), ("EF.SOD", .securityObject),
            ("EF.CardSecurity", .cardSecurity), ("Certificates for terminals", .cardVerifiable),
        ]
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        for (name, shape) in shapes {
            let lines = shape.paths().filter { !$0.path.contains(".DG") || $0.path.hasSuffix("DG1") }.map {
                "\($0.path): \($0.shape.word)"
            }
            let wanted = "### \(name)\n\n```\n\(lines.joined(separator: "\n"))\n```\n"
            #expect(text.contains(wanted), "\(wanted)")
        }
    }
}
