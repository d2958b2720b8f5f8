// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings

extension JSONValue {
    /// The value as text: two spaces a level, members in their order, `\u` escapes for control characters and for what
    /// is not seen but changes how text is shown (direction of writing, zero width, line separators). Always the same
    /// octets for the same value. No line feed follows.
    public func text() -> String { String(decoding: octets(), as: UTF8.self) }

    /// As ``text()``, in UTF-8.
    public func octets() -> [UInt8] { octets(.lines) }

    /// As ``text()``, on one line without spaces.
    package func line() -> String { String(decoding: lineOctets(), as: UTF8.self) }

    /// As ``line()``, in UTF-8.
    package func lineOctets() -> [UInt8] { octets(.line) }

    /// The value on one line without spaces, for hashing: of what is not seen, only ASCII control characters are
    /// escaped.
    public func compactOctets() -> [UInt8] { octets(.compact) }

    /// The value in canonical form (RFC 8785): members in the order of their names as UTF-16, no space, the shortest
    /// escapes. What is signed as JSON is signed in this form.
    ///
    /// Numbers are as written for whole ones; those beyond 2^53, which the canonical form would round, are for the
    /// caller to refuse.
    public func canonicalOctets() -> [UInt8] { octets(.canonical) }

    private func octets(_ form: JSONWriter.Form) -> [UInt8] {
        var writer = JSONWriter(form: form)
        writer.write(self, level: 0)
        return writer.octets
    }
}

private struct JSONWriter {
    /// What is printed, on many lines or on one, cannot hide anything; what is hashed or signed keeps its form.
    enum Form {
        case lines, line, compact, canonical
    }

    let form: Form
    var octets: [UInt8] = []

    mutating func write(_ value: JSONValue, level: Int) {
        switch value {
        case .null: octets += "null".utf8
        case .boolean(let value): octets += (value ? "true" : "false").utf8
        case .integer(let number): octets += String(number).utf8
        case .string(let text): write(text)
        case .array(let values):
            list(values, "[", "]", level) { writer, value in writer.write(value, level: level + 1) }
        case .object(let members):
            let ordered =
                form == .canonical
                ? members.sorted { $0.name.utf16.lexicographicallyPrecedes($1.name.utf16) } : members
            list(ordered, "{", "}", level) { writer, member in
                writer.write(member.name)
                writer.octets += (writer.form == .lines ? ": " : ":").utf8
                writer.write(member.value, level: level + 1)
            }
        }
    }

    private mutating func list<Element>(
        _ elements: [Element], _ opening: String, _ closing: String, _ level: Int,
        _ write: (inout JSONWriter, Element) -> Void
    ) {
        octets += opening.utf8
        for (index, element) in elements.enumerated() {
            if index > 0 { octets.append(UInt8(ascii: ",")) }
            newLine(level + 1)
            write(&self, element)
        }
        if !elements.isEmpty { newLine(level) }
        octets += closing.utf8
    }

    private mutating func newLine(_ level: Int) {
        guard form == .lines else { return }
        octets.append(UInt8(ascii: "\n"))
        octets += [UInt8](repeating: UInt8(ascii: " "), count: 2 * level)
    }

    private mutating func write(_ text: String) {
        octets.append(UInt8(ascii: "\""))
        if Self.isPlain(text.utf8.span) {
            octets.append(contentsOf: text.utf8)
        } else if form == .compact || form == .canonical || text.utf8.allSatisfy({ $0 < 0x80 }) {
            for octet in text.utf8 { write(octet) }
        } else {
            for scalar in text.unicodeScalars { write(scalar) }
        }
        octets.append(UInt8(ascii: "\""))
    }

    /// Whether a text of ASCII stands in JSON as it is.
    private static func isPlain(_ text: Span<UInt8>) -> Bool {
        // A span has no `allSatisfy`, and that of the UTF-8 view asked each octet through a closure.
        var isPlain = true
        for index in text.indices {
            let octet = text[index]
            isPlain =
                isPlain && octet >= 0x20 && octet < 0x7F && octet != UInt8(ascii: "\"") && octet != UInt8(ascii: "\\")
        }
        return isPlain
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
            let units = [UInt8(truncatingIfNeeded: scalar.value >> 8), UInt8(truncatingIfNeeded: scalar.value)]
            octets += ("\\u" + Hexadecimal.lowercaseText(units)).utf8
        default:
            for octet in String(Character(scalar)).utf8 { write(octet) }
        }
    }

    private mutating func write(_ octet: UInt8) {
        switch octet {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): octets += [UInt8(ascii: "\\"), octet]
        case 0x08: octets += "\\b".utf8
        case 0x09: octets += "\\t".utf8
        case 0x0A: octets += "\\n".utf8
        case 0x0C: octets += "\\f".utf8
        case 0x0D: octets += "\\r".utf8
        // DEL too, so that a terminal that shows the text stays as it is.
        case 0x7F where form == .canonical: octets.append(octet)
        case 0..<0x20, 0x7F: octets += ("\\u00" + Hexadecimal.lowercaseText([octet])).utf8
        default: octets.append(octet)
        }
    }
}
