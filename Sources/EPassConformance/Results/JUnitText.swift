// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// Results as JUnit XML: a test suite for each unit, in the dialect that build servers read.
public enum JUnitText {
    /// The document.
    public static func render(_ results: ConformanceResults) -> String {
        let all = results.results
        var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
        lines.append("<testsuites name=\"epass conform \(escaped(results.campaign))\"\(counts(all))>")
        for unit in results.units {
            let own = all.filter { $0.unit == unit }
            lines.append("  <testsuite name=\"\(escaped(unit))\"\(counts(own))>")
            for result in own { lines += test(result) }
            lines.append("  </testsuite>")
        }
        lines.append("</testsuites>\n")
        return lines.joined(separator: "\n")
    }

    private static func counts(_ results: [ConformanceResult]) -> String {
        let failures = results.count { $0.outcome == .fail }
        let errors = results.count { $0.outcome == .inconclusive }
        let skipped = results.count { $0.outcome == .notApplicable }
        return " tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
            + " time=\"\(seconds(results.map(\.milliseconds).reduce(0, +)))\""
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
