// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassMessages
import EPassTrust

/// How many of many documents came out how.
struct BatchTally: Sendable {
    /// Of one State.
    private struct Country {
        var documents = 0
        var overall: [OverallResult: Int] = [:]
    }

    /// The most States that are counted apart: zones are not to be believed before they are judged.
    private static let mostCountries = 1000

    private(set) var documents = 0
    private(set) var passedOver = 0
    private(set) var overall: [OverallResult: Int] = [:]
    private var decisions: [Decision.Outcome: Int] = [:]
    private var countries: [String?: Country] = [:]
    private var reasons: [BatchOutcome.Reason: Int] = [:]
    private var errors: [String: Int] = [:]
    /// Whether an earlier part of the same batch has such a result.
    private var earlier: Set<BatchOutput.Earlier> = []

    mutating func add(_ outcome: BatchOutcome) {
        guard !outcome.line.isEmpty else {
            passedOver += 1
            return
        }
        documents += 1
        if let error = outcome.error { errors[error, default: 0] += 1 }
        guard let result = outcome.overall else { return }
        overall[result, default: 0] += 1
        if let decision = outcome.decision { decisions[decision, default: 0] += 1 }
        let isKnown = countries[outcome.country] != nil || countries.count < Self.mostCountries
        let place = isKnown ? outcome.country : nil
        countries[place, default: Country()].documents += 1
        countries[place, default: Country()].overall[result, default: 0] += 1
        for reason in outcome.reasons { reasons[reason, default: 0] += 1 }
    }

    /// Counts for the exit status what stands in the file already.
    mutating func add(_ results: Set<BatchOutput.Earlier>) { earlier.formUnion(results) }

    var unread: Int { errors.values.reduce(0, +) }

    /// 65 where an input could not be read, else 1 where a document failed, else 2 where one is not successful.
    var status: ExitStatus {
        if unread > 0 || earlier.contains(.unread) { return .error(.badData) }
        if overall[.failed] != nil || earlier.contains(.failed) { return .checkFailed }
        return overall[.undetermined] != nil || overall[.aborted] != nil || earlier.contains(.open)
            ? .undetermined : .success
    }

    // MARK: JSON

    /// The members of `epass-batch-summary/1` that are counted (Docs/scaling.md).
    var members: [(String, JSONValue?)] {
        [
            ("documentCount", .number(documents)), ("passedOverCount", .number(passedOver)),
            (
                "overall",
                .object(
                    OverallResult.allCases.map { JSONMember(name: $0.rawValue, value: share(overall[$0] ?? 0)) }
                        + [JSONMember(name: "unread", value: share(unread))])
            ),
            (
                "decisions",
                decisions.isEmpty
                    ? nil
                    : .object(
                        Decision.Outcome.allCases.map {
                            JSONMember(name: $0.rawValue, value: share(decisions[$0] ?? 0))
                        })
            ),
            (
                "countries",
                .array(
                    countries.sorted { ($0.key ?? "~") < ($1.key ?? "~") }.map { name, country in
                        .object(
                            [
                                JSONMember(name: "country", value: .text(name)),
                                JSONMember(name: "documentCount", value: .number(country.documents)),
                            ]
                                + OverallResult.allCases.map {
                                    JSONMember(
                                        name: $0.rawValue,
                                        value: Self.share(country.overall[$0] ?? 0, of: country.documents))
                                })
                    })
            ),
            (
                "reasons",
                .array(
                    reasons.sorted { ($1.value, $0.key.text) < ($0.value, $1.key.text) }.map { reason, count in
                        .members(
                            ("check", .string(reason.check.rawValue)), ("result", .string(reason.result.rawValue)),
                            ("reason", .text(reason.reason?.rawValue)), ("count", .number(count)),
                            ("perMillion", Self.perMillion(count, of: documents)))
                    })
            ),
            (
                "errors",
                .array(
                    errors.sorted { $0.key < $1.key }.map { code, count in
                        .members(
                            ("code", .string(code)), ("count", .number(count)),
                            ("perMillion", Self.perMillion(count, of: documents)))
                    })
            ),
        ]
    }

    private func share(_ count: Int) -> JSONValue { Self.share(count, of: documents) }

    private static func share(_ count: Int, of all: Int) -> JSONValue {
        .members(("count", .number(count)), ("perMillion", perMillion(count, of: all)))
    }

    /// Numbers in JSON are whole.
    private static func perMillion(_ count: Int, of all: Int) -> JSONValue {
        .number(all == 0 ? 0 : (count * 1_000_000 + all / 2) / all)
    }
}

extension BatchOutcome.Reason {
    fileprivate var text: String { "\(check.rawValue) \(result.rawValue) \(reason?.rawValue ?? "")" }
}
