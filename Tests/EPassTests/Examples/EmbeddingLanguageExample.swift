// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages

/// A report in another language: as text, and as rows of a page.
func show(
    _ report: InspectionReport, language tag: String, texts: [String: String]
) throws -> (text: String, rows: [[String]]) {
    let language = try MessageCatalogue(language: tag, texts: texts)
    if !language.untranslated.isEmpty { print(language.untranslated.count, "texts are said in English") }
    // A name in a message comes from a chip or a certificate: it is escaped before anybody sees it.
    func words(_ message: Message) -> String { DisplayText.escaped(language.phrase(message)) }

    let outline = report.outline
    let headline = outline.verdict.headline
    var rows = [[headline.word.mark.rawValue, words(headline.word.message)]]
    for line in outline.sections.flatMap(\.lines) {
        // How the check ended, where the mark does not say it, is a sentence of its own.
        let state = line.state.map { DisplayText.escaped(language.text(of: $0)) + " " } ?? ""
        rows.append([line.mark.rawValue, line.label.map(words) ?? "", state + words(line.text)])
    }
    return (ReportText.render(outline, language: language, width: 100), rows)
}
