// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPass
public import EPassJSON
import EPassTrust

/// The results of a run.
///
/// As a file it is JSON (`epass-conformance-results/1`); `Docs/conformance.md` describes it.
public struct ConformanceResults: Sendable, Hashable {
    /// The name and version of the format.
    public static let schema = "epass-conformance-results/1"

    /// Which cases: `reader`, `chip`, `lds`, `pki`.
    public var campaign: String
    /// What was tested: name and version, or what the tester calls it.
    public var subject: String
    /// The policy that took the place of the inspection system, and the SHA-256 over what it says; nil for another
    /// reader.
    public var policy: (name: String, hash: String)?
    /// The results in the order of the campaign.
    public var results: [ConformanceResult]

    /// Puts the results of a run together.
    public init(campaign: String = "reader", subject: String, policy: Policy?, results: [ConformanceResult]) {
        self.campaign = campaign
        self.subject = subject
        self.policy = policy.map { ($0.name, $0.hash) }
        self.results = results
    }

    /// How many ended so, of one kind or of all.
    public func count(_ outcome: ConformanceResult.Outcome, of kind: ConformanceCase.Kind? = nil) -> Int {
        results.count { $0.outcome == outcome && (kind == nil || $0.kind == kind) }
    }

    /// How many are about something that is claimed, or there.
    public var applicableCount: Int { results.count - count(.notApplicable) }

    /// Those of a unit, in order.
    public func results(of unit: String) -> [ConformanceResult] { results.filter { $0.unit == unit } }

    /// How many ended each way, in the order of `Outcome.allCases`: of a unit, or of all.
    public func counts(of unit: String? = nil) -> [Int] {
        let own = unit.map(results(of:)) ?? results
        return ConformanceResult.Outcome.allCases.map { outcome in own.count { $0.outcome == outcome } }
    }

    /// The names of the units in the order in which each comes first: cases of one need not stand together.
    public var units: [String] {
        var seen: Set<String> = []
        return results.map(\.unit).filter { seen.insert($0).inserted }
    }

    /// As the file has it.
    public var json: JSONValue {
        .members(
            ("schema", .string(Self.schema)), ("campaign", .string(campaign)), ("subject", .string(subject)),
            (
                "policy",
                policy.map { .members(("name", .string($0.name)), ("sha256", .string($0.hash))) } ?? .null
            ), ("counts", countsObject()),
            (
                "units",
                .array(
                    units.map { unit in
                        JSONValue.members(("unit", .string(unit)))
                            .with(countsObject(of: unit))
                    })
            ), ("results", .array(results.map(\.json))))
    }

    private func countsObject(of unit: String? = nil) -> JSONValue {
        .object(
            zip(ConformanceResult.Outcome.allCases, counts(of: unit)).map { outcome, count in
                JSONMember(name: outcome.rawValue, value: .number(count))
            })
    }

    /// Equal results make equal runs; how long they took counts, too.
    public static func == (left: Self, right: Self) -> Bool {
        left.campaign == right.campaign && left.subject == right.subject && left.policy?.hash == right.policy?.hash
            && left.results == right.results
    }

    /// As `==`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(subject)
        hasher.combine(results)
    }
}

extension ConformanceResult {
    /// As the file has it.
    package var json: JSONValue {
        .members(
            ("case", .string(id)), ("unit", .string(unit)), ("kind", .string(kind.rawValue)),
            ("title", .string(title)), ("clause", .string(clause)), ("outcome", .string(outcome.rawValue)),
            ("expected", .string(expected.rawValue)), ("observed", .text(observed?.rawValue)),
            ("overall", .text(overall?.rawValue)), ("because", .array(because.map(JSONValue.string))),
            ("otherReason", .boolean(failedForOtherReason)), ("reasons", .array(reasons.map(JSONValue.string))),
            ("read", .array(read.map(JSONValue.string))), ("misread", .array(misread.map(JSONValue.string))),
            ("differs", .text(differs)), ("steps", .array(steps.map(\.json))), ("milliseconds", .number(milliseconds)),
            ("findings", findings.map { .array($0.map(\.json)) }), ("trace", .array(trace.map(JSONValue.string))))
    }
}
