// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPass
import EPassLDS

/// What came of one case.
public struct ConformanceResult: Sendable, Hashable {
    /// How it ended.
    public enum Outcome: String, Sendable, Hashable, CaseIterable {
        /// What was observed is what is expected.
        case pass
        /// It is not.
        case fail
        /// The case is about something that is not claimed.
        case notApplicable
        /// Nothing could be observed.
        case inconclusive
    }

    /// The name of the case.
    public let id: String
    /// The unit that it belongs to.
    public let unit: String
    /// Whether it is a row of a guideline or of a clause.
    public let kind: ConformanceCase.Kind
    /// What is special about the case.
    public let title: String
    /// The clause that says what has to come of it.
    public let clause: String
    /// How it ended.
    public let outcome: Outcome
    /// What is expected.
    public let expected: ConformanceCase.Expected
    /// What was answered; nil where nothing was.
    public let observed: ReaderObservation.Answer?
    /// How the inspection ended in the words of a report; nil for a reader that does not tell.
    public let overall: OverallResult?
    /// Why it has to fail; empty where it does not have to.
    public let because: [String]
    /// Whether it failed, and for none of the reasons for which it has to; false for a reader that tells no reasons.
    public let failedForOtherReason: Bool
    /// What kept the answer from a success, or the case from being run, in words of reports and of files of cases.
    public let reasons: [String]
    /// The data groups that were read, by their names.
    public let read: [String]
    /// What is read that may not be, or not read that has to be.
    public let misread: [String]
    /// Why this reader answers otherwise by choice; nil where it does not.
    public let differs: String?
    /// What came of each step; none for readers.
    public let steps: [ConformanceStep]
    /// The places where a rule is broken, as many as a result names; nil for a case that is no rule.
    public let findings: [ConformanceFinding]?
    /// What went over the channel, a line of `epass-trace/1` each.
    public let trace: [String]
    /// How long it took.
    public let milliseconds: Int

    /// What came of a case that was run.
    public init(_ item: ConformanceCase, _ observation: ReaderObservation, milliseconds: Int) {
        let missing = observation.answer == .successful ? item.read.filter { !observation.read.contains($0) } : []
        let excess = item.unread.filter(observation.read.contains)
        let isExpected =
            switch item.expected {
            case .successful: observation.answer == .successful
            case .failed: observation.answer == .failed
            case .either: true
            }
        let isOther =
            item.expected == .failed && observation.answer == .failed && observation.overall != nil
            && !item.because.contains(where: observation.reasons.contains)
        self.init(
            item, isExpected && !isOther && missing.isEmpty && excess.isEmpty ? .pass : .fail,
            observed: observation.answer, failedForOtherReason: isOther,
            overall: observation.overall, reasons: observation.reasons,
            read: observation.read.sorted().map(\.description), misread: (missing + excess).map(\.description),
            trace: observation.trace, milliseconds: milliseconds)
    }

    /// What came of a case that was not run, or of which nothing was observed.
    public init(_ item: ConformanceCase, _ outcome: Outcome, reason: String, milliseconds: Int = 0) {
        self.init(item, outcome, reasons: [reason], milliseconds: milliseconds)
    }

    /// What came of a case for chips that was run.
    init(_ item: ChipCase, _ finding: ChipTrialFinding, trace: [String], milliseconds: Int) {
        let observed: ReaderObservation.Answer? =
            switch finding.outcome {
            case .pass: .successful
            case .fail: .failed
            case .notApplicable, .inconclusive: nil
            }
        self.init(
            item, finding.outcome, observed: observed, reasons: finding.reason.map { [$0] } ?? [],
            steps: finding.steps, trace: trace, milliseconds: milliseconds)
    }

    /// What came of a case for chips that was not run.
    init(_ item: ChipCase, _ outcome: Outcome, reason: String) {
        self.init(item, outcome, observed: nil, reasons: [reason], steps: [], trace: [], milliseconds: 0)
    }

    private init(
        _ item: ChipCase, _ outcome: Outcome, observed: ReaderObservation.Answer?, reasons: [String],
        steps: [ConformanceStep], trace: [String], milliseconds: Int
    ) {
        id = item.id
        unit = item.unit
        kind = item.kind
        title = item.title
        clause = item.clause
        self.outcome = outcome
        expected = .successful
        self.observed = observed
        overall = nil
        self.reasons = reasons
        read = []
        misread = []
        because = []
        failedForOtherReason = false
        differs = item.differs
        self.steps = steps
        self.trace = trace
        findings = nil
        self.milliseconds = milliseconds
    }

    /// What came of a rule for files. One that recommends passes where it is not followed, and says so in what was
    /// expected.
    package init<Subject>(
        _ rule: ConformanceRule<Subject>, _ verdict: RuleVerdict, mostFindings: Int, milliseconds: Int
    ) {
        id = rule.id
        unit = rule.unit
        kind = rule.kind
        title = rule.title
        clause = rule.clause
        let all = verdict.findings
        let isAdvice = !all.isEmpty && all.allSatisfy(\.isAdvice)
        expected = isAdvice ? .either : .successful
        switch verdict {
        case .pass: (outcome, observed, reasons) = (.pass, .successful, [])
        case .fail:
            outcome = isAdvice ? .pass : .fail
            observed = .failed
            reasons = all.count > mostFindings ? ["\(all.count - mostFindings) further places"] : []
        case .notApplicable(let reason): (outcome, observed, reasons) = (.notApplicable, nil, [reason])
        case .inconclusive(let reason): (outcome, observed, reasons) = (.inconclusive, nil, [reason])
        }
        // A departure is never hidden behind what is only advised.
        findings = Array((all.filter { !$0.isAdvice } + all.filter(\.isAdvice)).prefix(mostFindings))
        overall = nil
        read = []
        misread = []
        because = []
        failedForOtherReason = false
        differs = nil
        steps = []
        trace = []
        self.milliseconds = milliseconds
    }

    private init(
        _ item: ConformanceCase, _ outcome: Outcome, observed: ReaderObservation.Answer? = nil,
        failedForOtherReason: Bool = false, overall: OverallResult? = nil, reasons: [String], read: [String] = [],
        misread: [String] = [],
        trace: [String] = [], milliseconds: Int
    ) {
        id = item.id
        unit = item.unit
        kind = item.kind
        title = item.title
        clause = item.clause
        self.outcome = outcome
        expected = item.expected
        self.observed = observed
        self.overall = overall
        because = item.because
        self.failedForOtherReason = failedForOtherReason
        self.reasons = reasons
        self.read = read
        self.misread = misread
        differs = item.differs
        steps = []
        findings = nil
        self.trace = trace
        self.milliseconds = milliseconds
    }
}
