// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassConformance
import Foundation

/// The part of Docs/conformance.md that says what came of every case.
struct ConformancePage {
    static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Docs/conformance.md")
    static let start = "<!-- results: made by ReaderCampaignTests with EPASS_UPDATE_CONFORMANCE=1 -->\n"
    static let end = "<!-- end -->"

    let campaign: Campaign
    let results: ConformanceResults
    /// What other policies say of the same evidence: by the names of policies and cases.
    let others: [(policy: String, answers: [String: ReaderObservation])]

    /// What the page has to have between its marks.
    var text: String {
        let parts =
            [counts(.guideline), counts(.clause), unexpected, undetermined] + others.map(comparison) + [readings]
        return "\n## Results of this version\n\n" + parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
            + "\n\n"
    }

    private func counts(_ kind: ConformanceCase.Kind) -> [String] {
        let title =
            kind == .guideline
            ? "Rows of BSI TR-03105-5.1, edition 1.5:"
            : "Cases written from clauses of Doc 9303, which are nobody's rows:"
        var lines = [
            title, "", "| unit | about | pass | fail | not applicable | inconclusive |", "|---|---|---|---|---|---|",
        ]
        var sums = [Int](repeating: 0, count: ConformanceResult.Outcome.allCases.count)
        for unit in campaign.units where unit.kind == kind && !unit.cases.isEmpty {
            let counts = results.counts(of: unit.name)
            sums = zip(sums, counts).map(+)
            lines.append("| `\(unit.name)` | \(unit.title) | \(counts.map(String.init).joined(separator: " | ")) |")
        }
        lines.append("| all | | \(sums.map(String.init).joined(separator: " | ")) |")
        return lines
    }

    private var unexpected: [String] {
        let others = results.results.filter { $0.outcome != .pass }
        guard !others.isEmpty else { return ["Every case comes out as expected."] }
        var lines = ["What is not as expected, and why:", "", "| case | about | expected | observed | why |"]
        lines.append("|---|---|---|---|---|")
        for result in others {
            let why = result.differs ?? result.reasons.joined(separator: "; ")
            lines.append(
                "| `\(result.id)` | \(result.title) | \(result.expected.rawValue) | "
                    + "\(result.observed?.rawValue ?? "nothing") | \(why) |")
        }
        return lines
    }

    /// What has to fail, and does because something could not be shown.
    private var undetermined: [String] {
        let open = results.results.filter { result in
            result.outcome == .pass && result.expected == .failed
                && result.because.filter(result.reasons.contains).allSatisfy { $0.contains(" undetermined (") }
        }
        let lines = [
            "What has to fail and does so for what could not be shown: the report says `undetermined`, and the policy",
            "rejects. A right that was not proved, a file that ends before its length, an algorithm that is none, a key",
            "that cannot be used and a protocol that was refused say nothing against the document itself.", "",
            "| because | cases |", "|---|---|",
        ]
        return lines
            + grouped(open.map { ($0.because.first(where: $0.reasons.contains) ?? "", $0.id) })
    }

    /// Where another policy answers otherwise than `inspection`.
    private func comparison(_ other: (policy: String, answers: [String: ReaderObservation])) -> [String] {
        var accepted: [(String, String)] = []
        var refused: [(String, String)] = []
        for result in results.results {
            guard let observed = result.observed, let answer = other.answers[result.id], answer.answer != observed
            else {
                continue
            }
            if answer.answer == .successful {
                accepted.append((result.because.first(where: result.reasons.contains) ?? "", result.id))
            } else {
                let kept = answer.reasons.filter { $0.contains(" ") && !result.reasons.contains($0) }
                refused.append((kept.first ?? answer.reasons.first ?? "", result.id))
            }
        }
        var lines = [
            "Where `\(other.policy)` answers otherwise than `inspection`: it accepts, though the case has to fail,",
            "\(accepted.count) cases, and refuses \(refused.count) that may be accepted.", "",
            "| `\(other.policy)` | because of | cases |", "|---|---|---|",
        ]
        lines += grouped(accepted).map { "| accepts " + $0 }
        lines += grouped(refused).map { "| refuses " + $0 }
        return lines
    }

    private func grouped(_ pairs: [(why: String, id: String)]) -> [String] {
        var order: [String] = []
        var cases: [String: [String]] = [:]
        for pair in pairs {
            if cases[pair.why] == nil { order.append(pair.why) }
            cases[pair.why, default: []].append("`\(pair.id)`")
        }
        return order.map { "| `\($0)` | \((cases[$0] ?? []).joined(separator: ", ")) |" }
    }

    private var readings: [String] {
        var lines = [
            "How texts are read that contradict themselves or a standard:", "", "| case | reading |", "|---|---|",
        ]
        for item in campaign.cases { if let reading = item.reading { lines.append("| `\(item.id)` | \(reading) |") } }
        return lines
    }

    /// The page as it stands, in what is before, between and behind the marks.
    static func parts() throws -> (before: Substring, made: Substring, after: Substring)? {
        let page = try String(contentsOf: file, encoding: .utf8)
        guard let first = page.range(of: start), let last = page.range(of: end, range: first.upperBound..<page.endIndex)
        else { return nil }
        return (
            page[..<first.upperBound], page[first.upperBound..<last.lowerBound], page[last.lowerBound...]
        )
    }
}
