// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassIssuing
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

    static let rows = rows(under: "What an edit changes")
    /// The words of `issuing.defects`, in the place of the name; what is wrong in that of the edits.
    static let defects = rows(under: "Defects of EF.SOD")

    private static func rows(under heading: String) -> [Row] {
        let page = TrustDefectRow.page.deletingLastPathComponent().appendingPathComponent("issuing.md")
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        let section = text.components(separatedBy: "\n## ").first { $0.hasPrefix(heading + "\n") } ?? ""
        return section.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap { line in
            let cells = line.split(separator: "|").map {
                $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "`", with: "")
            }
            guard cells.count == 4 else { return nil }
            return Row(name: cells[0], edits: cells[1], changes: cells[2], deviations: cells[3])
        }
    }

    /// Changes that come together, by one name, where something could not be read at all.
    static let together: [(name: String, changes: Set<String>)] = {
        func all(_ checks: [String], _ reason: String) -> [String] { checks.map { "\($0) undetermined (\(reason))" } }
        let csca = all(["issuer.csca.usagePeriod", "issuer.csca.validity"], "noAnchor")
        let signer = ["algorithms", "documentType", "revocation", "signature", "usagePeriod", "validity"].map {
            "issuer.ds.\($0)"
        }
        let object = ["securityObject.sod.signature", "securityObject.sod.signedAttributes"]
        let groups = ["com.matchesSOD", "dg1.hash", "dg11.hash", "dg12.hash", "dg2.hash"].map { "integrity.\($0)" }
        return [
            (
                "signature and issuer undetermined (noSecurityObject)",
                Set(csca + all(signer + object, "noSecurityObject"))
            ),
            ("data groups undetermined (noSecurityObject)", Set(all(groups, "noSecurityObject"))),
            (
                "signature and issuer undetermined (signerNotFound)",
                Set(csca + all(signer + object.prefix(1), "signerNotFound"))
            ),
            ("issuer undetermined (signerNotFound)", Set(csca + all(signer, "signerNotFound"))),
            (
                "CSCA undetermined (noAnchor)",
                Set(csca + all(["issuer.ds.algorithms", "issuer.ds.revocation"], "noAnchor"))
            ),
        ]
    }()

    private static func judge(_ issuing: String) throws -> PassiveAuthenticationResult {
        let json = """
            {"accessControl": "none", "documentDetails": {}, "withRevocationList": true,
             "activeAuthentication": null, "chipAuthentication": [], "issuing": {\(issuing)}}
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
    func row(_ row: Row) throws { try judge(#""edits": [\#(row.edits)]"#, as: row) }

    @Test("the checks of the table change by each defect of EF.SOD", arguments: SignedDataBuilder.Defect.allCases)
    func defect(_ defect: SignedDataBuilder.Defect) throws {
        let row = try #require(Self.defects.first { $0.name == defect.rawValue }, "a row of Docs/issuing.md")
        try judge(#""defects": "\#(defect.rawValue)""#, as: row)
    }

    private func judge(_ issuing: String, as row: Row) throws {
        let genuine = Set(try Self.judge("").findings.map(\.description))
        let result = try Self.judge(issuing)
        var changes = Set(result.findings.map(\.description)).subtracting(genuine)
        var names: [String] = []
        for (name, several) in Self.together where several.isSubset(of: changes) {
            changes.subtract(several)
            names.append(name)
        }
        let all = changes.sorted() + names
        let stated = all.isEmpty ? "nothing" : all.joined(separator: "; ")
        let deviations = result.deviations.map(\.rawValue).joined(separator: ", ")
        #expect(stated == row.changes)
        #expect((deviations.isEmpty ? "none" : deviations) == row.deviations)
    }
}
