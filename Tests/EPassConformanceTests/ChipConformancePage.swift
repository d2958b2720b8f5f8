// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassConformance
import Foundation

/// The part of Docs/conformance.md that says what came of the campaign for chips.
struct ChipConformancePage {
    static let start = "<!-- chips: made by ChipCampaignTests with EPASS_UPDATE_CONFORMANCE=1 -->\n"
    static let end = "<!-- end of chips -->"

    let campaign: ChipCampaign
    let sound: [(profile: String, results: [ConformanceResult])]
    let broken: [(chip: BrokenChip, cases: [String])]

    /// What the page has to have between its marks.
    var text: String {
        var lines = ["", "Every case against the simulated chip `eac`, destructive ones too:", ""]
        lines += ["| unit | about | pass | fail | not applicable | inconclusive |", "|---|---|---|---|---|---|"]
        let own = sound.first { $0.profile == "eac" }?.results ?? []
        for unit in campaign.units {
            let results = own.filter { $0.unit == unit.name }
            lines.append("| `\(unit.name)` | \(unit.title) | \(Self.counts(results)) |")
        }
        lines.append("| all | | \(Self.counts(own)) |")
        lines += ["", "All cases against simulated chips of other profiles:", ""]
        lines += ["| profile | pass | fail | not applicable | inconclusive |", "|---|---|---|---|---|"]
        lines += sound.map { "| `\($0.profile)` | \(Self.counts($0.results)) |" }
        lines += ["", "Broken chips, each with one thing wrong, and the cases that find them:", ""]
        lines += ["| broken chip | profile | cases that fail | of them |", "|---|---|---|---|"]
        for (chip, cases) in broken {
            let named = cases.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
            lines.append("| \(chip.about) | `\(chip.profile)` | \(cases.count) | \(named) |")
        }
        lines += ["", "How texts are read that contradict themselves or a standard:", "", "| case | reading |"]
        lines.append("|---|---|")
        for item in campaign.cases { if let reading = item.reading { lines.append("| `\(item.id)` | \(reading) |") } }
        return lines.joined(separator: "\n") + "\n\n"
    }

    private static func counts(_ results: [ConformanceResult]) -> String {
        ConformanceResult.Outcome.allCases.map { outcome in "\(results.count { $0.outcome == outcome })" }
            .joined(separator: " | ")
    }

    /// The page as it stands, in what is before, between and behind the marks.
    static func parts() throws -> (before: Substring, made: Substring, after: Substring)? {
        let page = try String(contentsOf: ConformancePage.file, encoding: .utf8)
        guard let first = page.range(of: start), let last = page.range(of: end, range: first.upperBound..<page.endIndex)
        else { return nil }
        return (page[..<first.upperBound], page[first.upperBound..<last.lowerBound], page[last.lowerBound...])
    }
}
