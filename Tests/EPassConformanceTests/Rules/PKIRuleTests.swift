// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassConformance
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

/// Rules for certificates, revocation lists and signed lists: what is right breaks none, what is wrong breaks its own.
@Suite("Rules for trust material", .timed)
struct PKIRuleTests {
    @Test("one object of each kind by the profile breaks no rule, and nothing is open")
    func sound() throws {
        let results = try PKISample.sound().results()
        let wrong = results.filter { $0.outcome == .fail || $0.outcome == .inconclusive }
        #expect(wrong.isEmpty, "\(LDSSample.text(wrong))")
        #expect(results.count { $0.outcome == .pass } > 300)
    }

    @Test(
        "a broken object breaks the rule that it is made for, with a place",
        arguments: TestShare.of(PKIBreakage.all, oneOf: 6))
    func broken(breakage: PKIBreakage) throws {
        let results = try breakage.make().results()
        let own = try #require(results.first { $0.id == breakage.rule })
        let told = results.filter { $0.findings?.isEmpty == false }
        #expect(own.findings?.isEmpty == false, "\(LDSSample.text(told))")
        for finding in own.findings ?? [] { #expect(finding.file.hasPrefix("object-")) }
    }

    /// Rules that nothing breaks: a purpose makes a certificate one of another kind, so that one which lacks its own,
    /// or has another, is judged by another table.
    static let unbroken: Set<String> = [
        "csca.extKeyUsage.absent", "cscaLink.extKeyUsage.absent", "documentSigner.extKeyUsage.absent",
        "communication.extKeyUsage.present", "listSigner.extKeyUsage.present", "lds2Signer.extKeyUsage.present",
        "barCodeSigner.extKeyUsage.present",
        "listSigner.extKeyUsage.purpose", "lds2Signer.extKeyUsage.purpose",
        "barCodeSigner.extKeyUsage.purpose", "CSCA.EKU.15", "DSC.EKU.15",
    ]

    @Test("which rules a broken object breaks is in pki.txt, and every rule is among them", .long())
    func table() throws {
        var lines: [String] = []
        var met: Set<String> = []
        for breakage in PKIBreakage.all {
            let broken = try breakage.make().results().filter { $0.findings?.isEmpty == false }
            met.formUnion(broken.map(\.id))
            let others = broken.filter { $0.kind == .clause || $0.id == breakage.rule }
                .map { $0.outcome == .fail ? $0.id : "(\($0.id))" }.filter { $0 != breakage.rule }
            lines.append("\(breakage.testDescription) | \(others.sorted().joined(separator: " "))")
        }
        try BreakageTable("pki").check(lines)
        let never = Set(PKIRules.campaign.rules.map(\.id)).subtracting(met)
        #expect(never == Self.unbroken, "\(never.sorted())")
    }

    @Test("names of rules are distinct, and every one has a title and a clause")
    func names() {
        let rules = PKIRules.campaign.rules
        #expect(Set(rules.map(\.id)).count == rules.count)
        for rule in rules { #expect(!rule.title.isEmpty && !rule.clause.isEmpty, "\(rule.id)") }
    }

    @Test("the titles of rules of profiles are what Docs/lint.md says they demand")
    func titles() throws {
        let page = try ConformanceRulePage.page("lint.md")
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map {
            $0.split(separator: "|").map {
                $0.split(separator: " ").joined(separator: " ")
            }
        }
        let titles = Dictionary(PKIRules.campaign.rules.map { ($0.id, $0.title) }) { first, _ in first }
        #expect(rows.count > 200)
        for row in rows {
            let name = String(row[0].dropFirst().dropLast())
            let title = try #require(titles[name], "\(name)")
            let text = row[4]
            let member = name.split(separator: ".").dropLast().last.map(String.init) ?? ""
            #expect(title == text || title == text.replacing("It is", with: "\(member) is"), "\(name)")
        }
    }

    @Test("octets without sense end in results, whatever they are", arguments: 0..<24)
    func hostile(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        var sample = try PKISample.sound()
        for index in sample.objects.indices {
            var octets = sample.objects[index]
            for _ in 0..<4 {
                octets[Int.random(in: 4..<octets.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            sample.objects[index] = octets
        }
        #expect(try sample.results().count == PKIRules.campaign.rules.count)
    }
}
