// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassEvents
import EPassMRZ
import EPassTrust

extension InspectionReport {
    /// What was judged, without anything personal: each check that is `failed` or `undetermined`, each assurance, and
    /// at the end the judgement.
    ///
    /// - Parameter namesIssuer: whether the judgement names the State that issued the document. Where few documents of
    ///   a State are seen, that with the time of day may find a person.
    public func events(namesIssuer: Bool = false) -> [InspectionEvent] {
        let open = checks.filter { $0.result == .failed || $0.result == .undetermined }
        return open.map(Self.event) + assurances.map(Self.event) + [judgement(namesIssuer: namesIssuer)]
    }

    private static func event(of entry: CheckEntry) -> InspectionEvent {
        var attributes: [InspectionEvent.Key: InspectionEvent.Value] = [
            .check: .word(entry.id), .result: .word(entry.result), .role: .word(entry.role),
            .recorded: .flag(entry.isRecorded),
        ]
        attributes[.reason] = entry.reason.map { .word($0) }
        return InspectionEvent(.check, attributes)
    }

    private static func event(of assurance: Assurance) -> InspectionEvent {
        InspectionEvent(.assurance, [.assurance: .word(assurance.kind), .given: .flag(assurance.isGiven)])
    }

    private func judgement(namesIssuer: Bool) -> InspectionEvent {
        func count(_ result: CheckResult) -> InspectionEvent.Value { .count(checks.count { $0.result == result }) }
        var attributes: [InspectionEvent.Key: InspectionEvent.Value] = [
            .result: .word(overall), .test: .flag(isTest), .failed: count(.failed), .undetermined: count(.undetermined),
        ]
        attributes[.policy] = policy.map { .word(EventWord(Preset($0), called: \.name) ?? EventWord(Unlisted.own)) }
        attributes[.decision] = decision.map { .word($0.outcome) }
        attributes[.origin] = source.flatMap { EventWord($0.origin, called: \.name) }.map { .word($0) }
        attributes[.code] = error.map { .word($0.code) }
        attributes[.phase] = error.map { .word($0.phase) }
        if namesIssuer, let document {
            attributes[.issuer] = .word(
                EventWord(ListedState(code: CountryCode(rawValue: document.issuer)), called: \.code.rawValue)
                    ?? EventWord(Unlisted.unknown))
        }
        return InspectionEvent(.judgement, attributes)
    }
}

/// A policy that is built in. The name of a policy of somebody's own is a text like any other: it is not told.
private struct Preset: CaseIterable, Equatable {
    let name: String

    static var allCases: [Preset] { Policy.builtInNames.map(Preset.init(name:)) }
}

extension Preset {
    /// Of no name where the policy is not the one that is built in under its name.
    fileprivate init(_ policy: Policy) { name = Policy.named(policy.name)?.hash == policy.hash ? policy.name : "" }
}

/// A code of the tables of Doc 9303-3.
private struct ListedState: CaseIterable, Equatable {
    let code: CountryCode

    static var allCases: [ListedState] { CountryCode.all.map(ListedState.init) }
}

/// What is told in the place of a word that is in no list.
private enum Unlisted: String, CaseIterable { case unknown, own }
