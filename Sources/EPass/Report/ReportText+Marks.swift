// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

extension ReportText {
    /// What stands before a line.
    enum Mark {
        /// As it should be.
        case good
        /// It speaks against the document.
        case bad
        /// It is open.
        case open
    }
}

extension ReportText.Style {
    /// The mark as the terminal can show it.
    func mark(_ mark: ReportText.Mark) -> String {
        switch mark {
        case .good: colored(usesUnicode ? "\u{2713}" : "+", "32")
        case .bad: colored(usesUnicode ? "\u{2717}" : "x", "31")
        case .open: colored(usesUnicode ? "\u{2013}" : "-", "33")
        }
    }

    /// The text in a colour by its code (ECMA-48, SGR), where colours are used.
    func colored(_ text: String, _ code: String) -> String {
        usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

extension CheckEntry {
    /// A protocol that proved the chip, in words; whether a terminal saw it, and whether whoever was not there is
    /// convinced.
    var proof: String {
        let name = ChipProtocol.allCases.first { $0.check == id }?.name ?? id.rawValue
        return name + (source.map { " (\($0))" } ?? "")
    }

    /// Whose word a proof of the chip is; nil where whoever judges saw it.
    var source: String? {
        if isTransferable { return "by the verifier's challenge" }
        if isRecorded { return "as recorded" }
        return performedBy == .terminal ? "by the terminal's challenge" : nil
    }
}
