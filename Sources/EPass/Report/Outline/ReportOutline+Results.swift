// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages
public import EPassTrust

extension ReportOutline {
    /// One check by its name, whether or not a line speaks of it.
    public struct Result: Sendable, Hashable {
        /// Its name.
        public let id: CheckID
        /// Good, bad or open; none where the document does not offer what it is about.
        public let mark: Mark
        /// What it is about.
        public let name: Message
        /// How it ended, in a word or two.
        public let result: Message
        /// What it counts for.
        public let role: Message
        /// What it found; nil where the result says everything.
        public let text: Message?
        /// The clause that it stands on.
        public let clause: String
    }
}

extension InspectionReport {
    /// Every check, in the order of the report.
    var results: [ReportOutline.Result] {
        checks.map { check in
            ReportOutline.Result(
                id: check.id,
                mark: check.result == .notSupported ? .none : check.result.mark, name: check.id.message,
                result: .named("page.result", check.result.rawValue), role: .named("page.role", check.role.rawValue),
                text: check.finding.message ?? check.reason.map { .reportReason(reason: $0.message) },
                clause: check.finding.clause)
        }
    }

    /// What whoever has the document in hand does next, by the word of the headline; none where an error says it.
    var advice: [Message] {
        switch headline.word {
        case .verified: [seal == nil ? .pageAdviceVerified : .pageAdviceSeal]
        case .verifiedWithFindings: [.pageAdviceFindings]
        case .genuineButExpired: [.pageAdviceExpired]
        case .genuineButExpiredWithFindings: [.pageAdviceExpired, .pageAdviceFindings]
        case .notGenuine: [.pageAdviceNotGenuine]
        case .failed: [.pageAdviceFailed]
        case .undetermined: [.pageAdviceUndetermined]
        case .aborted: error == nil ? [.pageAdviceAborted] : []
        }
    }
}
