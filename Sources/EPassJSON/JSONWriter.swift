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
        case .null: append("null")
        case .boolean(let value): append(value ? "true" : "false")
        case .integer(let number): octets.append(contentsOf: String(number).utf8)
        case .string(let text): write(text)
        case .array(let values):
            octets.append(UInt8(ascii: "["))
            for index in values.indices {
                begin(index, level)
                write(values[index], level: level + 1)
            }
            if !values.isEmpty { newLine(level) }
            octets.append(UInt8(ascii: "]"))
        case .object(let members):
            let ordered =
                form == .canonical
                ? members.sorted { $0.name.utf16.lexicographicallyPrecedes($1.name.utf16) } : members
            octets.append(UInt8(ascii: "{"))
            for index in ordered.indices {
                begin(index, level)
                write(ordered[index].name)
                octets.append(UInt8(ascii: ":"))
                if form == .lines { octets.append(UInt8(ascii: " ")) }
                write(ordered[index].value, level: level + 1)
            }
            if !ordered.isEmpty { newLine(level) }
            octets.append(UInt8(ascii: "}"))
        }
    }

    /// What stands before an element or a member.
    private mutating func begin(_ index: Int, _ level: Int) {
        if index > 0 { octets.append(UInt8(ascii: ",")) }
        newLine(level + 1)
    }

    private mutating func append(_ word: StaticString) {
        unsafe octets.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    private mutating func newLine(_ level: Int) {
        guard form == .lines else { return }
        octets.append(UInt8(ascii: "\n"))
        octets.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
    }

    private mutating func write(_ text: String) {
        octets.append(UInt8(ascii: "\""))
        // The octets at once: an iterator over the view of a text takes them one by one.
        let isPlain = unsafe text.utf8.withContiguousStorageIfAvailable { stored in
            guard unsafe Self.isPlain(stored.span) else { return false }
            unsafe octets.append(contentsOf: stored)
            return true
        }
        if isPlain != true { writeEscaped(text) }
        octets.append(UInt8(ascii: "\""))
    }

    private mutating func writeEscaped(_ text: String) {
        if form == .compact || form == .canonical || text.utf8.allSatisfy({ $0 < 0x80 }) {
            for octet in text.utf8 { write(octet) }
        } else {
            for scalar in text.unicodeScalars { write(scalar) }
        }
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
