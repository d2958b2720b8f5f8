// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassTrust

/// What a policy makes of a result: rules of which the first that fits decides, and what is decided where none does.
package struct DecisionRules: Sendable, Hashable {
    /// The most rules of a policy.
    static let mostRules = 64

    /// In their order.
    package var rules: [Rule]
    /// What is decided where no rule fits; never `accept`.
    package var standard: Decision.Outcome

    package init(rules: [Rule], standard: Decision.Outcome) {
        self.rules = rules
        self.standard = standard
    }

    /// One rule.
    package struct Rule: Sendable, Hashable {
        /// Its name in reports.
        package let name: String
        /// When it fits.
        package var condition: Condition
        /// What is decided.
        package var outcome: Decision.Outcome

        package init(name: String, condition: Condition, outcome: Decision.Outcome) {
            self.name = name
            self.condition = condition
            self.outcome = outcome
        }
    }

    /// When a rule fits: where everything holds that it says. What is nil or empty says nothing.
    package struct Condition: Sendable, Hashable {
        /// Any of these.
        package var overall: Set<OverallResult>?
        /// All of these are shown.
        package var shown: Set<Assurance.Kind> = []
        /// None of these is shown.
        package var notShown: Set<Assurance.Kind> = []
        /// Some check ended for one of these reasons.
        package var reasons: Set<CheckReason>?
        /// What keeps the overall result from `successful` is open for these reasons only; and something does.
        package var openOnlyFor: Set<CheckReason>?
        /// Each of these checks ended in one of its results; one that is not in the report did not.
        package var checks: [CheckID: Set<CheckResult>] = [:]
        /// Reading met none of these.
        package var withoutDeviations: Set<ReadingDeviation> = []
        /// By State and type.
        package var selection = PolicySelection()

        package init() {}

        /// Whether it says nothing, so that it always holds.
        package var isEmpty: Bool { self == Condition() }
    }
}

/// What a policy decided of a report, by its own rules.
public struct Decision: Sendable, Hashable {
    /// What there is to decide.
    public enum Outcome: String, Sendable, Hashable, CaseIterable {
        /// The document will do. Never where the overall result is `failed` or `aborted`, where the data was not
        /// proven, or where something of the chip counts and is open.
        case accept
        /// A person looks at it.
        case review
        /// It will not do.
        case reject
    }

    /// What was decided.
    public let outcome: Outcome
    /// The name of the rule that fits; nil where none does.
    public let rule: String?
    /// Whether a source was asked whether the document is reported as lost, stolen or cancelled, which BSI TR-03135-1,
    /// 3.5 counts into validity. Without one nobody knows.
    public let isStatusAsked: Bool
    /// What of the report the rule went by, in the words of the file; empty where none fits.
    let basis: [Basis]

    /// One thing that a rule asked for, and what it found.
    struct Basis: Sendable, Hashable {
        /// The member of the rule.
        let member: String
        /// What of the report fits.
        let found: [String]
    }
}
