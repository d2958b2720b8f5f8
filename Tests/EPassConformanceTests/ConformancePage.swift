// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassConformance
import Foundation

/// The part of Docs/conformance.md that says what came of every case.
struct ConformancePage {
    static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Docs/conformance.md")
    static let start = "<!-- results: made by ReaderCampaignTests with EPASS_UPDATE_CONFORMANCE=1 -->\n"
    static let end = "<!-- end -->"

    let campaign: Campaign
    let results: [ConformanceResult]

    /// What the page has to have between its marks.
    var text: String {
        let outcomes = ConformanceResult.Outcome.allCases
        var lines = [
            "", "## Results of this version", "", "| unit | about | pass | fail | not applicable | inconclusive |",
        ]
        lines.append("|---|---|---|---|---|---|")
        for unit in campaign.units where !unit.cases.isEmpty {
            let own = results.filter { $0.unit == unit.name }
            let counts = outcomes.map { outcome in "\(own.count { $0.outcome == outcome })" }
            lines.append("| `\(unit.name)` | \(unit.title) | \(counts.joined(separator: " | ")) |")
        }
        let sums = outcomes.map { outcome in "\(results.count { $0.outcome == outcome })" }
        lines.append("| all | | \(sums.joined(separator: " | ")) |")
        lines += ["", "What is not as expected, and why:", "", "| case | about | expected | observed | why |"]
        lines.append("|---|---|---|---|---|")
        for result in results where result.outcome != .pass {
            let why = result.differs ?? result.reasons.joined(separator: "; ")
            lines.append(
                "| `\(result.id)` | \(result.title) | \(result.expected.rawValue) | "
                    + "\(result.observed?.rawValue ?? "nothing") | \(why) |")
        }
        lines += ["", "How texts are read that contradict themselves or a standard:", "", "| case | reading |"]
        lines.append("|---|---|")
        for item in campaign.cases { if let reading = item.reading { lines.append("| `\(item.id)` | \(reading) |") } }
        return lines.joined(separator: "\n") + "\n\n"
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
