// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The value of a header field with its parameters (RFC 9110, 5.6.6): `form-data; name="a"; filename="a;b.bin"`.
public struct FieldParameters: Sendable, Hashable {
    /// What stands before the first semicolon, in small letters.
    public let value: String
    /// By names in small letters.
    public let parameters: [String: String]

    /// Nil for a text of another form, and for a parameter that is given twice.
    public init?(_ text: some StringProtocol) {
        guard let items = Self.items(text), let first = items.first else { return nil }
        value = Self.trimmed(first).lowercased()
        var parameters: [String: String] = [:]
        for item in items.dropFirst() {
            // One that is empty is none.
            if Self.trimmed(item).isEmpty { continue }
            let sides = item.split(separator: "=", maxSplits: 1)
            guard sides.count == 2, let value = Self.unquoted(Self.trimmed(sides[1])) else { return nil }
            guard parameters.updateValue(value, forKey: Self.trimmed(sides[0]).lowercased()) == nil else { return nil }
        }
        self.parameters = parameters
    }

    /// What stands between semicolons, those between quotation marks left out; nil where a mark is not closed.
    private static func items(_ text: some StringProtocol) -> [String]? {
        var (items, isQuoted, isEscaped) = ([""], false, false)
        for character in text {
            if character == ";", !isQuoted {
                items.append("")
                continue
            }
            if character == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = character == "\\" && isQuoted && !isEscaped
            items[items.count - 1].append(character)
        }
        return isQuoted ? nil : items
    }

    /// A value without its quotation marks; nil where they do not stand around all of it. A stroke hides a mark or
    /// another stroke: names of files have strokes of their own.
    private static func unquoted(_ text: String) -> String? {
        guard text.hasPrefix("\"") else { return text.contains("\"") ? nil : text }
        guard text.count >= 2, text.hasSuffix("\"") else { return nil }
        var (value, rest) = ("", text.dropFirst().dropLast())
        while let first = rest.first {
            rest = rest.dropFirst()
            if first == "\\", let next = rest.first, next == "\"" || next == "\\" {
                value.append(next)
                rest = rest.dropFirst()
            } else if first == "\"" {
                return nil
            } else {
                value.append(first)
            }
        }
        return value
    }

    /// A text without blanks and tabs around it.
    public static func trimmed(_ text: some StringProtocol) -> String {
        var text = Substring(text)
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return String(text)
    }
}
