// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassFiles
import EPassEncodings
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

/// The texts of a language that is built in: its file in `Languages`, in the order and on the lines that
/// `Scripts/make-messages` puts them.
///
/// Names of States stand first, by their codes, then texts by the names of their keys, sorted by octets: as codes are
/// capital letters, and names of keys begin with small ones, all lines are in one order. A text is found by halving
/// them: nothing is decoded when the program starts, and of the texts only those that are said.
struct BuiltInTexts: Sendable {
    /// The tag of the language.
    let language: String
    private let file: EmbeddedFile
    private let said = FoundTexts()

    /// Every language that is built in, English first; of it the names of States alone.
    static let all = EmbeddedFiles(epass_files_languages()).all.map(BuiltInTexts.init)

    /// The names that English has for States; nil only in a program without its file, which the tests rule out.
    static var english: BuiltInTexts? { all.first }

    private init(_ file: EmbeddedFile) {
        language = String(file.name.prefix { $0 != "." })
        self.file = file
    }

    /// The text of that name, as ``subscript(name:)`` finds it, for who says it again.
    func text(_ name: String) -> String? { said.text(name) { self[name] } }

    /// The text of that name, or the name of the State of that code; nil where the language has none.
    subscript(name: String) -> String? {
        var low = file.startIndex
        var high = file.endIndex
        while low < high {
            let middle = low + (high - low) / 2
            // The line that the middle is in: back to the end of the one before.
            let start = file[low..<middle].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? low
            let end = file[start..<high].firstIndex(of: UInt8(ascii: "\n")) ?? high
            let isBeforeName: Bool
            switch Line(file[start..<end]) {
            case .head: isBeforeName = true
            // Codes of States stand before it, names of keys behind it.
            case .endOfCountries: isBeforeName = name.utf8.first ?? 0 > UInt8(ascii: "Z")
            case .end: isBeforeName = false
            case .text(let found, let text):
                if found.elementsEqual(name.utf8) { return Self.unescaped(text) }
                isBeforeName = found.lexicographicallyPrecedes(name.utf8)
            }
            if isBeforeName { low = min(end + 1, high) } else { high = start }
        }
        return nil
    }

    /// The names of States and organizations, each with its code.
    var countries: [(name: String, code: String)] {
        all.compactMap { $0.name.utf8.first ?? 0 <= UInt8(ascii: "Z") ? (name: $0.text, code: $0.name) : nil }
    }

    /// Every text with its name, those of States first.
    var all: [(name: String, text: String)] {
        file.split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard case .text(let name, let text) = Line(line) else { return nil }
            return (String(decoding: name, as: UTF8.self), Self.unescaped(text))
        }
    }

    /// What a line of a file is.
    private enum Line {
        /// The beginning of the file, of which its name says as much.
        case head
        /// A member; its text without the quotation marks.
        case text(name: Slice<EmbeddedFile>, Slice<EmbeddedFile>)
        case endOfCountries
        case end

        /// A line without its line feed.
        init(_ line: Slice<EmbeddedFile>) {
            let quote = UInt8(ascii: "\"")
            let member = line.drop { $0 == UInt8(ascii: " ") }
            guard member.first == quote else {
                self = if member.first == UInt8(ascii: "{") { .head } else { member.count > 1 ? .endOfCountries : .end }
                return
            }
            let name = member.dropFirst().prefix { $0 != quote }
            let rest = member[name.endIndex...].dropFirst().drop { $0 != quote }
            guard let last = rest.lastIndex(of: quote), !name.elementsEqual("language".utf8) else {
                self = .head
                return
            }
            self = .text(name: name, rest[..<last].dropFirst())
        }
    }

    /// The text that stands in JSON: of its escapes, the files have those of a quotation mark and of a reverse solidus.
    private static func unescaped(_ text: Slice<EmbeddedFile>) -> String {
        let escape = UInt8(ascii: "\\")
        guard text.contains(escape) else { return String(decoding: text, as: UTF8.self) }
        var octets: [UInt8] = []
        var isEscaped = false
        for octet in text {
            isEscaped = octet == escape && !isEscaped
            if !isEscaped { octets.append(octet) }
        }
        return String(decoding: octets, as: UTF8.self)
    }
}
