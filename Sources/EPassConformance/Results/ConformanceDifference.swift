// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// A case that came out otherwise in a second run.
public struct ConformanceDifference: Sendable, Hashable {
    /// The name of the case.
    public let id: String
    /// How it ended in the first run; nil where it was not run.
    public let before: ConformanceResult.Outcome?
    /// How it ended in the second.
    public let after: ConformanceResult.Outcome?

    /// What differs between two runs, in the order of the first, then of the second.
    public static func between(
        _ first: ConformanceResults, _ second: ConformanceResults
    ) -> [ConformanceDifference] {
        let old = Dictionary(first.results.map { ($0.id, $0.outcome) }) { $1 }
        let new = Dictionary(second.results.map { ($0.id, $0.outcome) }) { $1 }
        let names = first.results.map(\.id) + second.results.map(\.id).filter { old[$0] == nil }
        return names.filter { old[$0] != new[$0] }
            .map { ConformanceDifference(id: $0, before: old[$0], after: new[$0]) }
    }

    /// What is said of it.
    public var message: Message {
        switch (before, after) {
        case (let before?, let after?):
            .conformanceDiffChanged(name: id, before: before.message, after: after.message)
        case (let before?, nil): .conformanceDiffGone(name: id, before: before.message)
        case (nil, let after): .conformanceDiffNew(name: id, after: (after ?? .inconclusive).message)
        }
    }
}

extension ConformanceResult.Outcome {
    /// The word for it.
    public var message: Message { .named("conformance.outcome", rawValue) }
}

extension ConformanceCase.Expected {
    /// The word for it.
    public var message: Message { .named("conformance.answer", rawValue) }
}

extension ReaderObservation.Answer {
    /// The word for it.
    public var message: Message { .named("conformance.answer", rawValue) }
}

extension ConformanceResult {
    /// The line of the case.
    public var message: Message {
        if findings != nil { return .conformanceRule(outcome: outcome.message, name: id, title: title) }
        guard let observed else {
            return .conformanceNotObserved(
                outcome: outcome.message, name: id, title: title, expected: expected.message)
        }
        return .conformanceObserved(
            outcome: outcome.message, name: id, title: title, expected: expected.message, observed: observed.message)
    }

    /// What is said beneath it.
    public var details: [Message] {
        var details: [Message] = [.conformanceClause(clause: clause)]
        details += steps.filter { $0.outcome == .fail }.map(\.message)
        details += (findings ?? []).map(\.message)
        if !reasons.isEmpty { details.append(.conformanceReasons(reasons: reasons)) }
        if failedForOtherReason { details += [.conformanceBecause(reasons: because), .conformanceOtherReason] }
        if !misread.isEmpty { details.append(.conformanceMisread(files: misread)) }
        if let differs { details.append(.conformanceDiffers(why: differs)) }
        return details
    }
}
