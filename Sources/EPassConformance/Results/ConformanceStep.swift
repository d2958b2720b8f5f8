// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
public import EPassMessages

/// What came of one step of a case for chips.
public struct ConformanceStep: Sendable, Hashable {
    /// How a step ended.
    public enum Outcome: String, Sendable, Hashable, CaseIterable {
        /// The answer is an expected one.
        case pass
        /// It is not.
        case fail
        /// The step was not run, as the case says.
        case skipped
    }

    /// Its number in its run, from 1.
    public let number: Int
    /// By what the chip was opened in this run of the case: `bac`, `pace`; empty for none.
    public let way: String
    /// What was done, in the words of the standards.
    public let what: String
    /// The answers that are right, in the words of a file of cases.
    public let expected: [String]
    /// What came.
    public let observed: String
    /// How it ended.
    public let outcome: Outcome

    /// What is said of it.
    public var message: Message {
        .conformanceStep(
            number: number, way: way, what: what, expected: expected, observed: observed)
    }

    /// As a file has it.
    var json: JSONValue {
        .members(
            ("number", .number(number)), ("way", .string(way)), ("what", .string(what)),
            ("expected", .array(expected.map(JSONValue.string))), ("observed", .string(observed)),
            ("outcome", .string(outcome.rawValue)))
    }
}

extension ConformanceStep {
    /// A step as a file has it; nil for what is none.
    init?(json: JSONValue) {
        guard let number = json["number"]?.integer, let way = json["way"]?.string, let what = json["what"]?.string,
            let expected = json["expected"]?.array?.compactMap(\.string), let observed = json["observed"]?.string,
            let outcome = json["outcome"]?.word.flatMap({ Outcome(rawValue: $0) })
        else { return nil }
        self.init(
            number: Int(clamping: number), way: way, what: what, expected: expected, observed: observed,
            outcome: outcome)
    }
}
