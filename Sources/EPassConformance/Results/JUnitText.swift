// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// Results as JUnit XML: a test suite for each unit, in the dialect that build servers read.
public enum JUnitText {
    /// The document.
    public static func render(_ results: ConformanceResults) -> String {
        var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
        lines.append("<testsuites name=\"epass conform \(escaped(results.campaign))\"\(counts(results, nil))>")
        for unit in results.units {
            lines.append("  <testsuite name=\"\(escaped(unit))\"\(counts(results, unit))>")
            for result in results.results(of: unit) { lines += test(result) }
            lines.append("  </testsuite>")
        }
        lines.append("</testsuites>\n")
        return lines.joined(separator: "\n")
    }

    private static func counts(_ results: ConformanceResults, _ unit: String?) -> String {
        let own = unit.map(results.results(of:)) ?? results.results
        let counts = Dictionary(
            uniqueKeysWithValues: zip(ConformanceResult.Outcome.allCases, results.counts(of: unit)))
        func count(_ outcome: ConformanceResult.Outcome) -> Int { counts[outcome] ?? 0 }
        return " tests=\"\(own.count)\" failures=\"\(count(.fail))\" errors=\"\(count(.inconclusive))\""
            + " skipped=\"\(count(.notApplicable))\" time=\"\(seconds(own.map(\.milliseconds).reduce(0, +)))\""
    }

    private static func test(_ result: ConformanceResult) -> [String] {
        let head =
            "    <testcase classname=\"\(escaped(result.unit))\" name=\"\(escaped(result.id)) \(escaped(result.title))\""
            + " time=\"\(seconds(result.milliseconds))\""
        let element: String
        switch result.outcome {
        case .pass: return [head + "/>"]
        case .fail: element = "failure"
        case .inconclusive: element = "error"
        case .notApplicable: element = "skipped"
        }
        let observed = result.observed?.rawValue ?? "nothing"
        let about = "expected \(result.expected.rawValue), observed \(observed)"
        let steps = result.steps.filter { $0.outcome == .fail }.map(\.message.english)
        let found = (result.findings ?? []).map(\.message.english)
        let said = ([result.clause] + steps + found + result.reasons).map(escaped).joined(separator: "\n")
        return [head + ">", "      <\(element) message=\"\(about)\">\(said)</\(element)>", "    </testcase>"]
    }

    private static func seconds(_ milliseconds: Int) -> String {
        let rest = String(milliseconds % 1000)
        return "\(milliseconds / 1000)." + String(repeating: "0", count: max(0, 3 - rest.utf8.count)) + rest
    }

    /// Text as XML 1.0 takes it: what it cannot hold is a question mark.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "?"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
