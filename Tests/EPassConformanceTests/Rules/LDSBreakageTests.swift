// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassConformance
import EPassLDS
import EPassSimulator
import EPassTestSupport
import Testing

/// Every rule is broken by a file that is made for it, and what else that file breaks is written down.
@Suite("Rules for files: broken ones", .timed)
struct LDSBreakageTests {
    @Test(
        "a broken file breaks the rule that it is made for, with a place",
        arguments: TestShare.of(LDSBreakage.all, oneOf: 6))
    func broken(breakage: LDSBreakage) throws {
        let results = try breakage.make().results()
        guard !breakage.rule.isEmpty else {
            #expect(results.contains { $0.findings?.isEmpty == false || $0.outcome == .inconclusive })
            return
        }
        let own = try #require(results.first { $0.id == breakage.rule })
        #expect(own.findings?.isEmpty == false, "\(LDSSample.text(results.filter { $0.findings?.isEmpty == false }))")
        for finding in own.findings ?? [] { #expect(!finding.file.isEmpty && !finding.expected.isEmpty) }
    }

    /// Rules that no file breaks: rows about documents of a kind are broken with the rules of their file, and what a
    /// decoder has no name for cannot be made.
    private static func cannotBreak(_ rule: ConformanceRule<LDSSubject>) -> Bool {
        rule.id.hasSuffix("/otherDepartures")
    }

    @Test("which rules a broken file breaks is in lds.txt, and every rule is among them", .long())
    func table() throws {
        var lines: [String] = []
        var met: Set<String> = []
        for breakage in LDSBreakage.all {
            let broken = try breakage.make().results().filter { $0.findings?.isEmpty == false && $0.kind == .clause }
            met.formUnion(broken.map(\.id))
            let others = broken.map { $0.outcome == .fail ? $0.id : "(\($0.id))" }.filter { $0 != breakage.rule }
            lines.append("\(breakage.testDescription) | \(others.sorted().joined(separator: " "))")
        }
        try BreakageTable("lds").check(lines)
        // What several files have in common is judged by the same code: one that breaks it is enough, but for what
        // every file has.
        let words = Set(met.map { $0.split(separator: "/").last ?? "" })
            .subtracting(["tag", "length", "structure", "present", "hash"])
        let never = LDSRules.campaign.rules.filter { rule in
            let word = rule.id.split(separator: "/").last ?? ""
            return rule.kind == .clause && !met.contains(rule.id) && !words.contains(word) && !Self.cannotBreak(rule)
        }
        #expect(Set(never.map(\.id)) == Self.unbroken, "\(never.map(\.id))")
    }

    /// Rules that no test breaks: fingers and irises may be missing in a folder, no maker here pads a signature without
    /// NULL, signs EF.CardSecurity without its key or has another format of images.
    private static let unbroken: Set<String> = [
        "9303-10/4.7.3/present", "9303-10/4.7.4/present", "9303-10/4.6.2/digestInfoWithoutNull",
        "9303-10/3.11.4/digestInfoWithoutNull", "9303-10/3.11.4/hash", "9303-10/3.11.4/mappingKey",
        "9303-10/4.7.2/imageFormats",
        "9303-10/4.7.3/imageFormats", "9303-10/4.7.4/imageFormats",
    ]

    @Test("names of rules are distinct, and every one has a title and a clause")
    func names() {
        let rules = LDSRules.campaign.rules
        #expect(Set(rules.map(\.id)).count == rules.count)
        for rule in rules {
            #expect(!rule.title.isEmpty && !rule.clause.isEmpty && rule.title.hasSuffix("."), "\(rule.id)")
        }
    }

    @Test("octets without sense end in results, whatever they are", arguments: 0..<24)
    func hostile(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        var sample = try LDSSample(try SimulatorProfile.required("all-data-groups").makeDocument(seed: 3))
        for file in sample.files.keys.sorted() {
            var octets = sample.files[file] ?? []
            switch seed % 3 {
            case 0: octets = Array(octets.prefix(Int.random(in: 0...octets.count, using: &generator)))
            case 1: octets = (0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) }
            default:
                for _ in 0..<8 where !octets.isEmpty {
                    octets[Int.random(in: octets.indices, using: &generator)] = .random(in: 0...255, using: &generator)
                }
            }
            sample.files[file] = octets
        }
        let results = try sample.results()
        #expect(results.count == LDSRules.campaign.rules.count)
        for result in results { #expect((result.findings?.count ?? 0) <= 100) }
    }
}
