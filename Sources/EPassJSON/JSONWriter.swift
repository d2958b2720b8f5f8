// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension JSONValue {
    /// The value as text: two spaces a level, members in their order, `\u` escapes for control characters and for what
    /// is not seen but changes how text is shown (direction of writing, zero width, line separators). Always the same
    /// octets for the same value. No line feed follows.
    public func text() -> String { String(decoding: octets(), as: UTF8.self) }

    /// As ``text()``, in UTF-8.
    public func octets() -> [UInt8] {
        var writer = JSONWriter(isIndented: true)
        writer.write(self, level: 0)
        return writer.octets
    }

    /// The value on one line without spaces, for hashing: of what is not seen, only ASCII control characters are
    /// escaped.
    public func compactOctets() -> [UInt8] {
        var writer = JSONWriter(isIndented: false)
        writer.write(self, level: 0)
        return writer.octets
    }
}

private struct JSONWriter {
    let isIndented: Bool
    var octets: [UInt8] = []

    init(isIndented: Bool) { self.isIndented = isIndented }

    mutating func write(_ value: JSONValue, level: Int) {
        switch value {
        case .null: octets += "null".utf8
        case .boolean(let value): octets += (value ? "true" : "false").utf8
        case .integer(let number): octets += String(number).utf8
        case .string(let text): write(text)
        case .array(let values):
            list(values, "[", "]", level) { writer, value in writer.write(value, level: level + 1) }
        case .object(let members):
            list(members, "{", "}", level) { writer, member in
                writer.write(member.name)
                writer.octets += (writer.isIndented ? ": " : ":").utf8
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
        guard isIndented else { return }
        octets.append(UInt8(ascii: "\n"))
        octets += [UInt8](repeating: UInt8(ascii: " "), count: 2 * level)
    }

    private mutating func write(_ text: String) {
        octets.append(UInt8(ascii: "\""))
        // What is hashed keeps its form; what is printed cannot hide anything.
        guard isIndented, text.utf8.contains(where: { $0 >= 0x80 }) else {
            for octet in text.utf8 { write(octet) }
            octets.append(UInt8(ascii: "\""))
            return
        }
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
                let units = [UInt8(truncatingIfNeeded: scalar.value >> 8), UInt8(truncatingIfNeeded: scalar.value)]
                octets += ("\\u" + HexadecimalText.of(units).lowercased()).utf8
            default:
                for octet in String(Character(scalar)).utf8 { write(octet) }
            }
        }
        octets.append(UInt8(ascii: "\""))
    }

    private mutating func write(_ octet: UInt8) {
        switch octet {
        case UInt8(ascii: "\""): octets += "\\\"".utf8
        case UInt8(ascii: "\\"): octets += "\\\\".utf8
        case UInt8(ascii: "\n"): octets += "\\n".utf8
        case UInt8(ascii: "\r"): octets += "\\r".utf8
        case UInt8(ascii: "\t"): octets += "\\t".utf8
        // DEL too, so that a terminal that shows the text stays as it is.
        case 0..<0x20, 0x7F: octets += ("\\u00" + HexadecimalText.of([octet]).lowercased()).utf8
        default: octets.append(octet)
        }
    }
}
