// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension JSONValue {
    /// The value as text: two spaces a level, members in their order, `\u` escapes for control characters only. Always the same
    /// octets for the same value. No line feed follows.
    public func text() -> String { String(decoding: octets(), as: UTF8.self) }

    /// As ``text()``, in UTF-8.
    public func octets() -> [UInt8] {
        var writer = JSONWriter(isIndented: true)
        writer.write(self, level: 0)
        return writer.octets
    }

    /// The value on one line without spaces, for hashing and for one report a line.
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
        for octet in text.utf8 {
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
        octets.append(UInt8(ascii: "\""))
    }
}
