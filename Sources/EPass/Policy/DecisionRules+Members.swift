// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMessages
import EPassTrust

extension DecisionRules.Condition {
    /// Every member of `when`, in the order in which they are read and written.
    static let members: [PolicyMember<Self>] = [
        .optional(
            "overall", \.overall, schema: oneOrMore(OverallResult.self), write: words,
            read: { value in
                value.json.string == nil
                    ? value.words(OverallResult.self) : value.word(OverallResult.self).map { [$0] }
            }),
        .value(
            "assurances", \.shown, schema: PolicySchema.words(Assurance.Kind.allCases.map(\.rawValue)),
            write: words, read: { $0.words(Assurance.Kind.self) }),
        .value(
            "notShown", \.notShown, schema: PolicySchema.words(Assurance.Kind.allCases.map(\.rawValue)),
            write: words, read: { $0.words(Assurance.Kind.self) }),
        .optional(
            "reasons", \.reasons, schema: PolicySchema.words(CheckReason.allCases.map(\.rawValue)), write: words,
            read: { $0.words(CheckReason.self) }),
        .optional(
            "openOnlyFor", \.openOnlyFor, schema: PolicySchema.words(CheckReason.allCases.map(\.rawValue)),
            write: words, read: { $0.words(CheckReason.self) }),
        checks,
        .value(
            "withoutDeviations", \.withoutDeviations,
            schema: PolicySchema.words(ReadingDeviation.allCases.map(\.rawValue)), write: words,
            read: { $0.words(ReadingDeviation.self) }),
        .countries("countries", \.selection.countries), .types("documentTypes", \.selection.documentTypes),
    ]

    /// What the rule says, and nothing of what it does not.
    var json: JSONValue {
        let plain = Self()
        return .object(
            Self.members.compactMap { member in
                let value = member.write(self)
                return value == member.write(plain) ? nil : JSONMember(name: member.name, value: value)
            })
    }

    private static func words<Value: RawRepresentable>(_ values: Set<Value>) -> JSONValue
    where Value.RawValue == String {
        .array(values.map(\.rawValue).sorted().map(JSONValue.string))
    }

    private static func oneOrMore<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) -> JSONValue
    where Value.RawValue == String {
        let words = Value.allCases.map(\.rawValue)
        return JSONSchema.any([JSONSchema.words(words), PolicySchema.words(words)])
    }

    private static var checks: PolicyMember<Self> {
        PolicyMember(
            name: "checks",
            schema: {
                let results = oneOrMore(CheckResult.self)
                return JSONSchema.object(CheckID.all.map { ($0.rawValue, results, false) })
            },
            read: { condition, value in
                let names = CheckID.all.map(\.rawValue)
                for member in value.object(of: names) ?? [] {
                    guard let id = CheckID(rawValue: member.name), let inner = value.member(member.name) else {
                        continue
                    }
                    condition.checks[id] =
                        inner.json.string == nil
                        ? inner.words(CheckResult.self) : inner.word(CheckResult.self).map { [$0] }
                }
            },
            write: { condition in
                .object(
                    condition.checks.sorted { $0.key < $1.key }.map {
                        JSONMember(name: $0.key.rawValue, value: words($0.value))
                    })
            })
    }
}

extension DecisionRules {
    static var schema: JSONValue {
        JSONSchema.object([
            (
                "rules",
                JSONSchema.list(
                    of: JSONSchema.object([
                        ("name", PolicySchema.name, true),
                        ("when", PolicyMember.schema(of: Condition.members), true),
                        ("then", JSONSchema.words(Decision.Outcome.allCases.map(\.rawValue)), true),
                    ]), 0...mostRules), false
            ), ("default", JSONSchema.words([Decision.Outcome.review, .reject].map(\.rawValue)), true),
        ])
    }

    var json: JSONValue {
        .members(
            (
                "rules",
                .array(
                    rules.map { rule in
                        .members(
                            ("name", .string(rule.name)), ("when", rule.condition.json),
                            ("then", .string(rule.outcome.rawValue)))
                    })
            ), ("default", .string(standard.rawValue)))
    }

    /// Nil, and errors, for what is no decision.
    init?(_ value: PolicyValue) {
        guard value.object(of: ["rules", "default"]) != nil else { return nil }
        var rules: [Rule] = []
        var names: Set<String> = []
        for entry in value.member("rules").map({ $0.list(atMost: Self.mostRules) ?? [] }) ?? [] {
            guard let rule = Self.rule(entry) else { continue }
            if !names.insert(rule.name).inserted { entry.member("name")?.refuse(.policyDoubled) }
            rules.append(rule)
        }
        guard let given = value.member("default") else {
            value.refuse(.memberMissing, .policyMemberMissing(name: "default"), remedy: .policyGiveDefault)
            return nil
        }
        guard let standard = given.word(Decision.Outcome.self) else { return nil }
        if standard == .accept {
            given.refuse(.acceptsFailure, .policyDefaultAccepts, remedy: .policyGiveDefault)
        }
        self.init(rules: rules, standard: standard)
    }

    private static func rule(_ value: PolicyValue) -> Rule? {
        let names = ["name", "when", "then"]
        guard value.object(of: names) != nil else { return nil }
        for name in names where value.member(name) == nil {
            value.refuse(.memberMissing, .policyMemberMissing(name: name))
        }
        var condition = Condition()
        if let when = value.member("when") { PolicyMember.read(Condition.members, &condition, when) }
        guard let name = value.member("name")?.name(), let then = value.member("then"),
            let outcome = then.word(Decision.Outcome.self)
        else { return nil }
        let accepted: Set<OverallResult> = [.successful, .undetermined]
        if outcome == .accept, !(condition.overall.map { $0.isSubset(of: accepted) } ?? false) {
            let place = value.member("when")?.member("overall") ?? then
            place.refuse(.acceptsFailure, .policyAcceptsFailure, remedy: .policyNameOverall)
        }
        return Rule(name: name, condition: condition, outcome: outcome)
    }
}
