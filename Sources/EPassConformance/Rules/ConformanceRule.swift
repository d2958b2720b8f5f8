// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// What comes of a rule.
package enum RuleVerdict: Sendable, Hashable {
    /// It holds.
    case pass
    /// It does not, at these places, of which there is at least one.
    case fail([ConformanceFinding])
    /// What it is about is not there, and need not be.
    case notApplicable(String)
    /// It cannot be judged.
    case inconclusive(String)

    /// Holds, or does not at these places.
    package init(_ findings: [ConformanceFinding]) { self = findings.isEmpty ? .pass : .fail(findings) }

    /// The places where it does not hold.
    package var findings: [ConformanceFinding] { if case .fail(let findings) = self { findings } else { [] } }

    /// What several rules come to: broken where one is, open where one is, and about something where one is.
    package static func all(of verdicts: [RuleVerdict]) -> RuleVerdict {
        let findings = verdicts.flatMap(\.findings)
        if !findings.isEmpty { return .fail(findings) }
        for case .inconclusive(let reason) in verdicts { return .inconclusive(reason) }
        if verdicts.contains(.pass) { return .pass }
        for case .notApplicable(let reason) in verdicts { return .notApplicable(reason) }
        return .pass
    }

    /// The same where the clause recommends.
    package var advised: RuleVerdict {
        if case .fail(let findings) = self { .fail(findings.map(\.advised)) } else { self }
    }
}

/// One requirement of a clause, or one row of a guideline, for files: a row of the results.
package struct ConformanceRule<Subject: Sendable>: Sendable {
    /// The clause with a word, `9303-10/4.7.1/zone`, the name of a rule of profiles (`csca.keyUsage.bits`), or the
    /// number of a row.
    package let id: String
    /// The unit that it belongs to.
    package let unit: String
    /// What is demanded.
    package let title: String
    /// Where that stands.
    package let clause: String
    /// Whether it is a row of a guideline or of a clause.
    package let kind: ConformanceCase.Kind
    /// Judges what is held against it; everything in that is hostile.
    package let judge: @Sendable (Subject) -> RuleVerdict

    package init(
        _ id: String, unit: String, _ title: String, clause: String, kind: ConformanceCase.Kind = .clause,
        judge: @escaping @Sendable (Subject) -> RuleVerdict
    ) {
        self.id = id
        self.unit = unit
        self.title = title
        self.clause = clause
        self.kind = kind
        self.judge = judge
    }
}

/// The rules for files of one kind.
package struct RuleCampaign<Subject: Sendable>: Sendable {
    /// The name, as after `epass conform`.
    package let name: String
    /// Every rule, unit by unit.
    package let rules: [ConformanceRule<Subject>]

    /// The most places that a result names; how many more there are is said.
    package static var mostFindings: Int { 100 }

    /// The rules that are asked for.
    ///
    /// - Parameters:
    ///   - names: of rules; empty for all.
    ///   - units: names of units; empty for all.
    /// - Throws: `conformance.caseUnknown` for a name that there is not.
    package func rules(
        named names: [String], ofUnits units: [String]
    ) throws(ConformanceError) -> [ConformanceRule<Subject>] {
        let selection = try CaseSelection(
            named: names, ofUnits: units, among: rules.lazy.map(\.id), rules.lazy.map(\.unit))
        return rules.filter { selection.takes($0.id, of: $0.unit) }
    }

    /// Judges by these rules, one after the other.
    package func run(_ chosen: [ConformanceRule<Subject>], on subject: Subject) -> [ConformanceResult] {
        chosen.map { rule in
            let start = ContinuousClock.now
            let verdict = rule.judge(subject)
            let parts = (ContinuousClock.now - start).components
            let milliseconds = Int(parts.seconds) * 1000 + Int(parts.attoseconds / 1_000_000_000_000_000)
            return ConformanceResult(rule, verdict, mostFindings: Self.mostFindings, milliseconds: milliseconds)
        }
    }
}
