// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension JSONValue {
    /// The value in canonical form (RFC 8785): members in the order of their names as UTF-16, no space, the shortest
    /// escapes. What is signed as JSON is signed in this form.
    ///
    /// Numbers are as written for whole ones; those beyond 2^53, which the canonical form would round, are for the
    /// caller to refuse.
    public func canonicalOctets() -> [UInt8] {
        var octets: [UInt8] = []
        writeCanonical(into: &octets)
        return octets
    }

    private func writeCanonical(into octets: inout [UInt8]) {
        switch self {
        case .null, .boolean, .integer: octets += compactOctets()
        case .string(let text): Self.writeCanonical(text, into: &octets)
        case .array(let values):
            octets.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { octets.append(UInt8(ascii: ",")) }
                value.writeCanonical(into: &octets)
            }
            octets.append(UInt8(ascii: "]"))
        case .object(let members):
            octets.append(UInt8(ascii: "{"))
            let ordered = members.sorted { $0.name.utf16.lexicographicallyPrecedes($1.name.utf16) }
            for (index, member) in ordered.enumerated() {
                if index > 0 { octets.append(UInt8(ascii: ",")) }
                Self.writeCanonical(member.name, into: &octets)
                octets.append(UInt8(ascii: ":"))
                member.value.writeCanonical(into: &octets)
            }
            octets.append(UInt8(ascii: "}"))
        }
    }

    private static func writeCanonical(_ text: String, into octets: inout [UInt8]) {
        octets.append(UInt8(ascii: "\""))
        for octet in text.utf8 {
            switch octet {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): octets += [UInt8(ascii: "\\"), octet]
            case 0x08: octets += "\\b".utf8
            case 0x09: octets += "\\t".utf8
            case 0x0A: octets += "\\n".utf8
            case 0x0C: octets += "\\f".utf8
            case 0x0D: octets += "\\r".utf8
            case 0..<0x20: octets += ("\\u00" + HexadecimalText.of([octet]).lowercased()).utf8
            default: octets.append(octet)
            }
        }
        octets.append(UInt8(ascii: "\""))
    }
}
