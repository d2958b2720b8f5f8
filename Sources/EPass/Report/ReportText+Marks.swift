// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension ReportText {
    /// What stands before a line.
    typealias Mark = ReportOutline.Mark
}

extension ReportText.Style {
    /// The mark as the terminal can show it; a space for a line that judges nothing.
    func mark(_ mark: ReportText.Mark) -> String {
        switch mark {
        case .good: colored(usesUnicode ? "\u{2713}" : "+", mark)
        case .bad: colored(usesUnicode ? "\u{2717}" : "x", mark)
        case .open: colored(usesUnicode ? "\u{2013}" : "-", mark)
        case .none: " "
        }
    }

    /// The text in the colour of a mark, where colours are used.
    func colored(_ text: String, _ mark: ReportText.Mark, isBold: Bool = false) -> String {
        let code =
            switch mark {
            case .good: "32"
            case .bad: "31"
            case .open: "33"
            case .none: ""
            }
        return code.isEmpty ? text : colored(text, isBold ? "1;" + code : code)
    }

    /// The text in a colour by its code (ECMA-48, SGR), where colours are used.
    func colored(_ text: String, _ code: String) -> String {
        usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
