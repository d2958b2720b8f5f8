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
        attributes[.policy] = policy.map { .word(PolicyWord($0)) }
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

/// The name of a policy of somebody's own is a text like any other: it is not told.
private enum PolicyWord: String, CaseIterable {
    case read, border, strict, kyc, own

    init(_ policy: Policy) {
        let preset = Policy.named(policy.name).flatMap { $0.hash == policy.hash ? Self(rawValue: $0.name) : nil }
        self = preset ?? .own
    }
}

/// A code of the tables of Doc 9303-3.
private struct ListedState: CaseIterable, Equatable {
    let code: CountryCode

    static var allCases: [ListedState] { CountryCode.all.map(ListedState.init) }
}

private enum Unlisted: String, CaseIterable { case unknown }
