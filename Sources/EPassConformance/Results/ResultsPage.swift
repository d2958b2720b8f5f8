// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// Results as one page of HTML: a matrix of the units, then every case, folded. It loads nothing and runs no script.
public struct ResultsPage {
    private let results: ConformanceResults
    private let language: MessageCatalogue

    /// A page in that language.
    public init(_ results: ConformanceResults, language: MessageCatalogue) {
        self.results = results
        self.language = language
    }

    private func say(_ message: Message) -> String { JUnitText.escaped(language.text(of: message)) }

    /// The document.
    public var html: String {
        let title = say(.conformancePageTitle(subject: results.subject))
        var parts = [
            "<!DOCTYPE html>", "<html><head><meta charset=\"utf-8\"><title>\(title)</title>",
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">",
            "<style>\(Self.style)</style></head><body>", "<h1>\(title)</h1>",
        ]
        if let policy = results.policy { parts.append("<p>\(say(.conformancePagePolicy(policy: policy.name)))</p>") }
        parts.append(matrix)
        for unit in results.units {
            let own = results.results.filter { $0.unit == unit }
            let isOpen = own.contains { $0.outcome == .fail || $0.outcome == .inconclusive } ? " open" : ""
            parts.append(
                "<details id=\"\(JUnitText.escaped(unit))\"\(isOpen)><summary>\(JUnitText.escaped(unit))</summary>")
            parts += own.map(entry)
            parts.append("</details>")
        }
        parts.append("</body></html>\n")
        return parts.joined(separator: "\n")
    }

    private var matrix: String {
        let outcomes = ConformanceResult.Outcome.allCases
        let headings = [say(.conformanceHeadingUnit)] + outcomes.map { say(.named("conformance.heading", $0.rawValue)) }
        var rows = ["<tr>" + headings.map { "<th>\($0)</th>" }.joined() + "</tr>"]
        for unit in results.units {
            let own = results.results.filter { $0.unit == unit }
            let name = JUnitText.escaped(unit)
            let cells = outcomes.map { outcome in
                let count = own.count { $0.outcome == outcome }
                return "<td class=\"\(count == 0 ? "none" : outcome.rawValue)\">\(count)</td>"
            }
            rows.append("<tr><td><a href=\"#\(name)\">\(name)</a></td>\(cells.joined())</tr>")
        }
        let sums = outcomes.map { "<td>\(results.count($0))</td>" }.joined()
        rows.append("<tr><td>\(say(.conformanceAll))</td>\(sums)</tr>")
        return "<table>\n" + rows.joined(separator: "\n") + "\n</table>"
    }

    private func entry(_ result: ConformanceResult) -> String {
        var parts = ["<details class=\"\(result.outcome.rawValue)\"><summary>\(say(result.message))</summary><ul>"]
        parts += result.details.map { "<li>\(say($0))</li>" }
        parts.append("</ul>")
        if !result.trace.isEmpty {
            parts.append("<details><summary>\(say(.conformancePageTrace(count: result.trace.count)))</summary>")
            parts.append("<pre>\(result.trace.map(JUnitText.escaped).joined(separator: "\n"))</pre></details>")
        }
        parts.append("</details>")
        return parts.joined(separator: "\n")
    }

    private static let style = """
        body{font:16px/1.5 system-ui,sans-serif;max-width:70em;margin:2em auto;padding:0 1em;color:#1a1a1a;background:#fff}
        table{border-collapse:collapse}td,th{padding:.2em .8em;text-align:left;border-bottom:1px solid #ccc}
        td.none{color:#767676}td.fail,.fail>summary{color:#a40000}td.pass,.pass>summary{color:#0a5c0a}
        .inconclusive>summary{color:#7a4a00}details{margin:.2em 0 .2em 1em}pre{overflow-x:auto;font-size:12px}
        @media(prefers-color-scheme:dark){body{color:#eee;background:#111}a{color:#8ab4f8}
        td.fail,.fail>summary{color:#ff8a80}td.pass,.pass>summary{color:#81c995}.inconclusive>summary{color:#fdd663}}
        """
}
