// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPass
public import EPassLDS
import EPassMessages
import EPassTrust

/// What an inspection system answered to a case.
public struct ReaderObservation: Sendable, Hashable {
    /// The two answers that the guideline knows.
    public enum Answer: String, Sendable, Hashable, CaseIterable {
        /// That the inspection was successful.
        case successful
        /// That it failed, which every answer means that is no success.
        case failed
    }

    /// What it answered.
    public var answer: Answer
    /// How the inspection ended in the words of a report; nil for a reader that does not tell.
    public var overall: OverallResult?
    /// What kept it from a success, in the words of a report: checks with their reasons, codes of errors, deviations.
    public var reasons: [String]
    /// The data groups that were read.
    public var read: Set<DataGroupNumber>
    /// What went over the channel, a line of `epass-trace/1` each; empty where it was not listened to.
    public var trace: [String]

    /// What somebody saw.
    public init(
        answer: Answer, overall: OverallResult? = nil, reasons: [String] = [], read: Set<DataGroupNumber> = [],
        trace: [String] = []
    ) {
        self.answer = answer
        self.overall = overall
        self.reasons = reasons
        self.read = read
        self.trace = trace
    }

    /// What this program answers: a success is what the policy accepts by its own rules, or, where it has none, what is
    /// `successful`.
    init(_ report: InspectionReport, _ evidence: Evidence, trace: [String]) {
        let isSuccess = report.decision.map { $0.outcome == .accept } ?? (report.overall == .successful)
        answer = isSuccess ? .successful : .failed
        overall = report.overall
        let findings = report.checks.filter { check in
            check.result == .failed && check.role != .evaluatory || report.policy?.isOpen(check) ?? false
        }
        let deviations = Set(report.deviations).union(findings.compactMap(\.finding.message).flatMap(\.deviations))
        reasons =
            (report.error.map { [$0.code.rawValue] } ?? []) + findings.map(\.finding.description)
            + deviations.sorted()
        read = Set(evidence.files.filter { $0.octets != nil }.compactMap(\.file.dataGroupNumber))
        self.trace = trace
    }
}

extension Message {
    /// The names of deviations that it tells of.
    fileprivate var deviations: [String] {
        let own = key.name.hasPrefix("deviation.") ? [String(key.name.dropFirst("deviation.".count))] : []
        return own
            + arguments.flatMap { argument -> [String] in
                switch argument.value {
                case .message(let message): message.deviations
                case .messages(let messages): messages.flatMap(\.deviations)
                default: []
                }
            }
    }
}
