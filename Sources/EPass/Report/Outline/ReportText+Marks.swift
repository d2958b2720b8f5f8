// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension ReportText.Style {
    /// The mark as the terminal can show it; a space for a line that judges nothing.
    package func mark(_ mark: ReportOutline.Mark) -> String {
        switch mark {
        case .good: colored(usesUnicode ? "\u{2713}" : "+", mark)
        case .bad: colored(usesUnicode ? "\u{2717}" : "x", mark)
        case .open: colored(usesUnicode ? "\u{2013}" : "-", mark)
        case .none: " "
        }
    }

    /// Green, red or yellow by the mark, where colours are used.
    func colored(_ text: String, _ mark: ReportOutline.Mark, isBold: Bool = false) -> String {
        let code =
            switch mark {
            case .good: "32"
            case .bad: "31"
            case .open: "33"
            case .none: ""
            }
        return code.isEmpty ? text : colored(text, isBold ? "1;" + code : code)
    }

    /// - Parameter code: of the colour (ECMA-48, SGR), for example `1;32`.
    func colored(_ text: String, _ code: String) -> String {
        usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
