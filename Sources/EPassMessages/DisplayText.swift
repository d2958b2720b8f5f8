// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings

/// Text from files, chips and certificates made fit to be shown.
///
/// Everything in it is hostile: an escape sequence rules a terminal, a mark of direction shows `gpj.exe` as
/// `exe.jpg` (T32). Who shows a message, a name or a report escapes it here.
public enum DisplayText {
    /// Control characters, what changes the direction of writing, what is not seen and what no standard assigns, as
    /// their code points in braces: `{U+202E}`. All other text stays as it is.
    public static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
                result += "{U+\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A text of several lines, in which nothing rules the terminal but the colours that the program puts there: what
    /// comes from outside is escaped where it is put in, and here is what that forgot.
    ///
    /// - Parameter keepsColour: whether the escape sequences of colours (ECMA-48, SGR) stay.
    package static func withoutControls(_ text: String, keepsColour: Bool) -> String {
        func isControl(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0x0A: false
            case 0..<0x20, 0x7F...0x9F: true
            default: false
            }
        }
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if keepsColour, scalar.value == 0x1B, rest.first == "[" {
                let digits = rest.dropFirst().prefix { $0 == ";" || ("0"..."9").contains($0) }
                if digits.count < 16, digits.endIndex < rest.endIndex, rest[digits.endIndex] == "m" {
                    result.append(scalar)
                    result.append(contentsOf: rest[...digits.endIndex])
                    rest = rest[rest.index(after: digits.endIndex)...]
                    continue
                }
            }
            if isControl(scalar) {
                result.append(contentsOf: escaped(String(scalar)).unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// Upper-case hexadecimal digits; after `limit` octets an ellipsis and the number of octets.
    package static func hexadecimal(_ octets: some Collection<UInt8>, limit: Int = 32) -> String {
        let text = Hexadecimal.text(octets.prefix(limit))
        return octets.count > limit ? text + "... (\(octets.count) octets)" : text
    }

    /// How many columns of a terminal an escaped text takes (Unicode Standard Annex #11): two for a character of East
    /// Asian scripts and an emoji, none for a mark that stands on another character.
    package static func width(_ text: some StringProtocol) -> Int { DisplayWidth.columns(of: text) }

    /// A text with spaces behind it, up to that column.
    ///
    /// - Parameter gap: how many spaces there are at least.
    package static func padded(_ text: String, to width: Int, gap: Int = 0) -> String {
        text + String(repeating: " ", count: max(gap, width - Self.width(text)))
    }

    /// A text in lines that fit beside what stands in the `column` columns before each, broken at spaces.
    ///
    /// - Parameters:
    ///   - width: how many columns a whole line may have; nil gives one line, however long it is.
    ///   - cutsWords: whether a word that is longer than a line goes on in the next one. Else it is not cut, and beside
    ///     a wide column a few words stand together all the same.
    package static func wrapped(
        _ text: String, column: Int = 0, width: Int? = nil, cutsWords: Bool = false
    ) -> [String] {
        guard let width else { return [text] }
        let room = max(width - column, cutsWords ? 2 : 20)
        var lines: [String] = []
        var rest = text[...]
        while let limit = end(of: rest, room: room) {
            // A space right behind the room ends the line as well.
            let fitting = rest[...limit].lastIndex(of: " ").flatMap { space in
                rest[..<space].contains { $0 != " " } ? space : nil
            }
            guard let end = fitting ?? (cutsWords ? limit : rest[limit...].firstIndex(of: " ")) else { break }
            var line = rest[..<end]
            while line.last == " " { line.removeLast() }
            if !line.isEmpty { lines.append(String(line)) }
            rest = rest[end...].drop { $0 == " " }
        }
        if !rest.isEmpty || lines.isEmpty { lines.append(String(rest)) }
        return lines
    }

    /// Where a text has to end to fit, at least behind its first character; nil where it fits.
    private static func end(of text: Substring, room: Int) -> Substring.Index? {
        // No character takes more columns than octets.
        if text.utf8.count <= room { return nil }
        var taken = 0
        for index in text.indices {
            taken += DisplayWidth.columns(of: text[index...index])
            if taken > room, index > text.startIndex { return index }
        }
        return nil
    }
}
