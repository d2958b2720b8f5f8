// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Synchronization

/// The texts that were said so far, by the names of their keys: each is looked for once. There are as many as there are
/// messages at most.
private final class FoundTexts: Sendable {
    private let texts = Mutex<[String: String?]>([:])

    /// The text of that name; nil where there is none.
    func text(_ name: String, _ find: () -> String?) -> String? {
        if let known = texts.withLock({ $0[name] }) { return known }
        let text = find()
        texts.withLock { $0[name] = .some(text) }
        return text
    }
}

/// The texts of a language that is built in, as `Scripts/make-messages` made them of its file in `Languages`.
///
/// They stand in one literal, sorted, a name, a tab and a text on a line, and are found by halving it: nothing is
/// decoded when the program starts, and of the texts only those that are said.
struct BuiltInTexts: Sendable {
    /// The tag of the language.
    let language: String
    private let lines: String
    private let said = FoundTexts()

    /// What stands before the code of a State, where a line is its name.
    static let countryPrefix = "country:"

    init(language: String, lines: String) {
        self.language = language
        self.lines = lines
    }

    /// The text of that name, as ``subscript(name:)`` finds it, for who says it again.
    func text(_ name: String) -> String? { said.text(name) { self[name] } }

    /// The text of that name; nil where the language has none.
    subscript(name: String) -> String? {
        let octets = lines.utf8
        var low = octets.startIndex
        var high = octets.endIndex
        while low < high {
            let middle = octets.index(low, offsetBy: octets.distance(from: low, to: high) / 2)
            // The line that the middle is in: back to the end of the one before.
            let start = octets[low..<middle].lastIndex(of: 0x0A).map { octets.index(after: $0) } ?? low
            let end = octets[start..<high].firstIndex(of: 0x0A) ?? high
            let tab = octets[start..<end].firstIndex(of: 0x09) ?? end
            let found = octets[start..<tab]
            if found.elementsEqual(name.utf8) { return String(lines[octets.index(after: tab)..<end]) }
            if found.lexicographicallyPrecedes(name.utf8) {
                low = end < high ? octets.index(after: end) : high
            } else {
                high = start
            }
        }
        return nil
    }

    /// The names of States and organizations, each with its code.
    var countries: [(name: String, code: String)] {
        all.compactMap { line in
            line.name.hasPrefix(Self.countryPrefix)
                ? (line.text, String(line.name.dropFirst(Self.countryPrefix.count))) : nil
        }
    }

    /// Every name with its text.
    var all: [(name: String, text: String)] {
        lines.split(separator: "\n").map { line in
            let parts = line.split(separator: "\t", maxSplits: 1)
            return (String(parts.first ?? ""), parts.count == 2 ? String(parts[1]) : "")
        }
    }
}
