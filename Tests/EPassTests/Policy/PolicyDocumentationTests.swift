// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassMRZ
import EPassMessages
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("Docs/policies.md says what the code does", .timed)
struct PolicyDocumentationTests {
    private static func page(_ name: String = "Docs/policies.md") throws -> String {
        try String(contentsOf: PolicyExamples.root.appendingPathComponent(name), encoding: .utf8)
    }

    /// The rows of tables whose first cell begins with a name in backticks, cell by cell.
    private static func rows(_ heading: String) throws -> [[String]] {
        let lines = try page().split(separator: "\n", omittingEmptySubsequences: false)
        return lines.drop { $0 != "## \(heading)" }.dropFirst().prefix { !$0.hasPrefix("## ") }
            .filter { $0.hasPrefix("| `") }.map { row in
                row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            }
    }

    private static func names(_ cell: String) -> [String] {
        cell.split(separator: "`").enumerated().filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }

    @Test("the table has the role of every check that policies name, under each policy that is built in")
    func roles() throws {
        var listed: [String: [String]] = [:]
        for row in try Self.rows("The policies that are built in") {
            let roles = row.dropFirst().map { String($0.prefix { $0.isLetter }) }
            // The row about data groups that nobody asked for comes after the one about the others.
            for name in Self.names(row[0]) where listed[name] == nil { listed[name] = Array(roles) }
        }
        for id in CheckID.all {
            guard case .byPolicy = id.check.counts else { continue }
            let name = id.hashedDataGroup == nil ? id.rawValue : "integrity.dgN.hash"
            #expect(listed[name] == Policy.all.map { $0.role(of: id, isAsked: true).rawValue }, "\(id)")
        }
    }

    @Test("every member of the format has its row")
    func members() throws {
        let listed = Set(try Self.rows("The format").flatMap { Self.names($0[0]) })
        var wanted: Set<String> = ["about", "extends"]
        for member in Policy.read.json.object ?? [] {
            let inner = ["checks", "algorithms", "decision"].contains(member.name) ? [] : member.value.object ?? []
            wanted.formUnion(inner.isEmpty ? [member.name] : inner.map { "\(member.name).\($0.name)" })
        }
        #expect(wanted.subtracting(listed).isEmpty, "\(wanted.subtracting(listed))")
        let page = try Self.page()
        for group in CountryGroup.all { #expect(page.contains("`\(group.name)`")) }
        for outcome in Decision.Outcome.allCases { #expect(page.contains("`\(outcome.rawValue)`")) }
        for assurance in Assurance.Kind.allCases { #expect(page.contains("`\(assurance.rawValue)`")) }
        for id in Check.Group.demands.checks { #expect(page.contains("`\(id)`")) }
        let conditions = Set(try Self.rows("Decision").flatMap { Self.names($0[0]) })
        let known = Set(Policy.jsonSchema["properties"]?["decision"]?.conditionNames ?? [])
        #expect(conditions == known && known.count == 9)
    }

    @Test("what the linter finds has a row, each once and no other")
    func codes() throws {
        let listed = try Self.rows("What the linter finds").flatMap { Self.names($0[0]) }
        #expect(listed.sorted() == PolicyFinding.Code.allCases.map(\.rawValue).sorted())
    }

    @Test("the sample stands on the page, is read, has no fault, and does what the page says")
    func sample() throws {
        let sample = try Self.page("Docs/samples/eu-and-swiss.json")
        #expect(try Self.page().contains("```json\n\(sample)```"))
        let policy = try Policy(json: Array(sample.utf8))
        #expect(policy.rules.countries.allowed?.count == 28 && policy.rules.ages.crlDays == 30)
        #expect(PolicyLint.findings(of: policy, at: SimulatedDocument.time).isEmpty)
        // The errors that the page shows are those of such mistakes.
        let wrong = sample.replacing("Switzerland", with: "Swizerland").replacing(
            #"}],"# + "\n" + #"    "default": "review""#, with: "}]")
        let shown = Policy.faults(json: Array(wrong.utf8)).flatMap { fault in
            [
                "rules.json:\(fault.line):\(fault.column): \(fault.member): \(MessageCatalogue.english.phrase(fault.message))",
                "  \(fault.remedy.english)",
            ]
        }
        #expect(
            try Self.page().contains("```\n" + shown.joined(separator: "\n") + "\n```"),
            "\(shown.joined(separator: "\n"))")
    }

    @Test("the explanation is of sentences, and names the exception that holds")
    func explanation() throws {
        for policy in Policy.all {
            let sentences = PolicyExplanation.sentences(of: policy).map(\.english)
            #expect(sentences.count > 10 && sentences.allSatisfy { $0.hasSuffix(".") && !$0.contains("{policy") })
        }
        let policy = try PolicyExamples.policy(
            #""countries": {"allow": ["EU"]}, "exceptions": [{"name": "german", "for": {"countries": ["D"]}, "expiry": {"graceDays": 365}}]"#
        )
        let german = PolicyExplanation.sentences(of: policy, country: IssuingCountry("D"), documentType: "P").map(
            \.english)
        #expect(german.contains { $0.contains("german") } && german.contains { $0.contains("365 days") }, "\(german)")
        let swiss = PolicyExplanation.sentences(of: policy, country: IssuingCountry("CH")).map(\.english)
        #expect(swiss.contains { $0.contains("no documents of CH") }, "\(swiss)")
        let unproven = PolicyExplanation.sentences(
            of: try PolicyExamples.policy(#""checks": {"issuer.ds.signature": "optional"}"#)
        ).map(\.english)
        #expect(unproven.contains { $0.contains("issuer.ds.signature") && $0.contains("genuine") }, "\(unproven)")
    }
}

extension JSONValue {
    /// The members that the condition of a rule may have, by the schema of a decision.
    fileprivate var conditionNames: [String] {
        for inner in [self] + (self["anyOf"]?.array ?? []) {
            if let rules = inner["properties"]?["rules"]?["items"]?["properties"]?["when"]?["properties"]?.object {
                return rules.map(\.name)
            }
        }
        return []
    }
}
