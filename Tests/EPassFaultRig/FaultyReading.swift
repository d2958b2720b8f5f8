// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPass
import EPassJSON
import EPassLDS
import EPassSimulator
import EPassTrust

/// What a reading with faults came to.
public enum FaultOutcome: Sendable, Hashable, CustomStringConvertible {
    /// Complete, with the same report but for what tells of the recovery.
    case same
    /// Complete, with another report: its first words, and the first member that is another one.
    case other(String)
    /// Ended early, with this code.
    case ended(String)
    /// Something was said that is not so.
    case wrong(String)

    /// The kind of outcome and what there is to say of it.
    public var description: String {
        switch self {
        case .same: "same"
        case .other(let words): "other report: \(words)"
        case .ended(let code): "ended: \(code)"
        case .wrong(let words): "WRONG: \(words)"
        }
    }
}

/// One reading of a scenario: evidence, judgement, and what happened on the channel.
public struct FaultyReading: Sendable {
    /// What was read.
    public let evidence: Evidence
    /// What was made of it.
    public let report: InspectionReport
    /// What happened on the channel.
    public let log: FaultLog
    let document: PersonalisedDocument
    let spareDocument: PersonalisedDocument?
    let spare: SpareChip?

    /// How many commands a chip was there for.
    public var commands: Int { log.exchanges.count }

    /// The report without what a recovery may change: see ``ReportComparison``.
    var comparable: JSONValue { ReportComparison.comparable(report.json()) }

    /// What came of it, beside the reading of the same scenario in which nothing went wrong.
    public func outcome(beside reference: FaultyReading) -> FaultOutcome {
        if let words = mixture ?? unearned(beside: reference) { return .wrong(words) }
        // Whoever got another document to read may say what it likes of that one.
        let isOther = log.usedSpare && spare?.isCopy == false
        if !isOther, let words = slander(beside: reference) { return .wrong(words) }
        if let failure = evidence.failure { return .ended(failure.code.rawValue) }
        let (own, expected) = (comparable, reference.comparable)
        guard own != expected else { return .same }
        let place = ReportComparison.firstDifference(own, expected) ?? "?"
        return .other("\(report.headline.word.rawValue), \(place)")
    }

    /// Whether the reading ended without a judgement of the document: it ended early, with an error, and no check that
    /// counts failed that does not fail without faults.
    public func isWithoutVerdict(beside reference: FaultyReading) -> Bool {
        evidence.failure != nil && report.overall == .aborted && slander(beside: reference) == nil
    }

    /// The files that it does not have, and the other one does.
    func lacking(beside reference: FaultyReading) -> [LDSFile] {
        reference.evidence.files.filter { $0.octets != nil && evidence.octets(of: $0.file) == nil }.map(\.file)
    }

    /// That files of two documents stand side by side; nil where they do not.
    private var mixture: String? {
        guard let spareDocument, log.usedSpare else { return nil }
        var first: String?
        var second: String?
        for entry in evidence.files {
            guard let octets = entry.octets else { continue }
            let isFirst = document.files[entry.file] == octets
            let isSecond = spareDocument.files[entry.file] == octets
            if isFirst, !isSecond { first = entry.file.name }
            if isSecond, !isFirst { second = entry.file.name }
        }
        return first.flatMap { first in second.map { "\(first) of one document and \($0) of another" } }
    }

    /// A success that a chip did not show: of a chip that was replaced by a copy, any by which a chip is told from one;
    /// of any chip, one that it does not have where nothing goes wrong. Nil where there is none.
    private func unearned(beside reference: FaultyReading) -> String? {
        let isOther = log.usedSpare && spare?.isCopy == false
        for check in report.checks where check.id.check.area == .chip && check.result == .successful {
            if log.usedSpare, spare?.isCopy == true {
                return "\(check.id.rawValue) is successful, and the chip was replaced by a copy"
            }
            if !isOther, reference.report.check(check.id)?.result != .successful {
                return "\(check.id.rawValue) is successful, and is not where nothing goes wrong"
            }
        }
        guard !isOther, report.overall == .successful, reference.report.overall != .successful else { return nil }
        return "successful, and \(reference.report.overall.rawValue) where nothing goes wrong"
    }

    /// A check that counts, failed, and does not fail where nothing goes wrong; or such a headline. Nil where there is
    /// none. A copy that took the place of the chip may well fail.
    private func slander(beside reference: FaultyReading) -> String? {
        if log.usedSpare { return nil }
        for check in report.checks where check.result == .failed && check.role != .evaluatory {
            if reference.report.check(check.id)?.result == .failed { continue }
            let reason = check.reason.map { " (\($0.rawValue))" } ?? ""
            return "\(report.headline.word.rawValue): \(check.id.rawValue) failed\(reason)"
        }
        let words: [Headline.Word] = [.failed, .notGenuine]
        let word = report.headline.word
        return words.contains(word) && !words.contains(reference.report.headline.word) ? word.rawValue : nil
    }
}
