// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTrust

/// The lines about what was checked, by their importance.
///
/// What the headline goes on to comes first, in its order; then what failed, what is open, and what the document does
/// not offer. Each is said once: a departure from the standard that the headline tells stands here and not under those
/// that were tolerated.
struct CheckedLines {
    /// What speaks against the document or is open.
    let findings: [ReportOutline.Line]
    /// What is as it should be, in the order of the catalogue.
    let good: [ReportOutline.Line]
    /// The departures from the standard that are told nowhere else.
    let tolerated: [ReportOutline.Line]
    /// The first finding, where the headline goes on to one.
    let worst: ReportOutline.Line?

    init(_ report: InspectionReport) {
        var lines = OutlineMaker.lines(of: report)
        var tolerated = report.deviations.map { ReportOutline.Line(.tolerated($0)) }
        let headline = report.headline
        var told: [ReportOutline.Line] = []
        // What to do about a bar code that is no seal is no finding: the check says what is wrong.
        for reason in headline.reasons where reason != report.seal?.remedy {
            // Several checks may have one cause: the one that failed of it is named, not what is open for its sake.
            let said = lines.indices.filter { report.isSaid(reason, in: lines[$0]) }
            let index =
                said.first { lines[$0].mark == .bad } ?? said.first { report.isOpen(reason, in: lines[$0]) }
                ?? said.first
            if let index {
                let line = lines.remove(at: index)
                told.append(report.isOfDefect(line) ? line.saying(reason) : line)
            } else if let index = tolerated.firstIndex(where: { $0.text == reason }) {
                tolerated.remove(at: index)
                told.append(.init(mark: .open, label: .labelTolerated, reason))
            } else if !told.contains(where: { report.isSaid(reason, in: $0) }) {
                // Behind why the reading ended stands how far it came, which judges nothing.
                let isFinding = told.isEmpty || headline.word != .aborted
                told.append(
                    .init(mark: isFinding ? headline.word.mark : .none, label: report.label(of: reason), reason))
            }
        }
        let isOpen: (ReportOutline.Line) -> Bool = { $0.mark == .open && !report.isNotOffered($0) }
        let isNotOffered: (ReportOutline.Line) -> Bool = { $0.mark == .open && report.isNotOffered($0) }
        let rest = lines.filter { $0.mark == .bad } + lines.filter(isOpen) + lines.filter(isNotOffered)
        // What the sentence of the headline says already is no reason of its: the line that failed comes first.
        let all = told + rest
        findings = headline.word.isBeyondExpiry ? all.filter { $0.mark == .bad } + all.filter { $0.mark != .bad } : all
        good = lines.filter { $0.mark == .good || $0.mark == .none }
        self.tolerated = tolerated
        worst =
            told.isEmpty && !(headline.word.isBeyondExpiry && findings.first?.mark == .bad) ? nil : findings.first
    }
}

extension InspectionReport {
    /// Whether a line says what the headline goes on to: in these words, or of the check that they are of.
    fileprivate func isSaid(_ reason: Message, in line: ReportOutline.Line) -> Bool {
        line.text == reason || line.mark != .good && line.checks.contains { check($0)?.messageAlone == reason }
    }

    /// Whether the line speaks of a check that is open for that reason, and counts.
    fileprivate func isOpen(_ reason: Message, in line: ReportOutline.Line) -> Bool {
        line.checks.contains { id in
            check(id).map { $0.messageAlone == reason && policy?.isOpen($0) == true } ?? false
        }
    }

    /// What a finding is about that is no line's: the reading that ended, who vouches for the CSCA, the State.
    fileprivate func label(of reason: Message) -> Message? {
        if let error, reason == error.message { return .labelReading }
        if reason == .headlineUnpinned || reason == headlineListed { return .labelIssuer }
        if reason.key.name == "headline.readElsewhere" { return .labelOrigin }
        return reason == .headlineOtherState ? .labelDocument : nil
    }

    /// Whether a list of defects changed a check that the line speaks of.
    fileprivate func isOfDefect(_ line: ReportOutline.Line) -> Bool {
        line.checks.contains { check($0)?.finding.appliedDefect != nil }
    }

    /// Whether the line says that the document does not offer something.
    fileprivate func isNotOffered(_ line: ReportOutline.Line) -> Bool {
        !line.checks.isEmpty && line.checks.allSatisfy { check($0)?.result == .notSupported }
    }
}

extension Headline.Word {
    /// Whether something speaks against the document beside its expiry.
    fileprivate var isBeyondExpiry: Bool {
        switch self {
        case .verifiedWithFindings, .genuineButExpiredWithFindings, .notGenuine, .failed: true
        case .verified, .genuineButExpired, .undetermined, .aborted: false
        }
    }
}
