// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Turns the content of an ASN.1 OBJECT IDENTIFIER into text with dots and back (ISO/IEC 8825-1, 8.19).
///
/// For every target that reads object identifiers; their length is bounded, and that of a well-known one costs no work
/// on text.
package enum ObjectIdentifierText {
    private static let maximumOctets = 64

    /// The text, or nil where the octets are malformed, longer than 64 or hold a number beyond 64 bits.
    package static func text(of content: ArraySlice<UInt8>) -> String? {
        if let known = KnownObjectIdentifiers.text(of: content) { return known }
        guard !content.isEmpty, content.count <= maximumOctets else { return nil }
        var arcs: [UInt64] = []
        var value: UInt64 = 0
        var isOpen = false
        for octet in content {
            guard value <= UInt64.max >> 7, isOpen || octet != 0x80 else { return nil }
            value = value << 7 | UInt64(octet & 0x7F)
            isOpen = octet & 0x80 != 0
            if !isOpen {
                if arcs.isEmpty {
                    let root = min(value / 40, 2)
                    arcs = [root, value - root * 40]
                } else {
                    arcs.append(value)
                }
                value = 0
            }
        }
        return isOpen ? nil : arcs.map(String.init).joined(separator: ".")
    }

    /// The content octets, or nil where the text is no object identifier.
    package static func content(of text: String) -> [UInt8]? {
        KnownObjectIdentifiers.content(of: text) ?? encode(text)
    }

    static func encode(_ text: String) -> [UInt8]? {
        var arcs: [UInt64] = []
        for part in text.split(separator: ".", omittingEmptySubsequences: false) {
            guard part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let arc = UInt64(part) else { return nil }
            arcs.append(arc)
        }
        guard arcs.count >= 2, let root = arcs.first, root <= 2 else { return nil }
        let second = arcs[1]
        guard root == 2 ? second <= UInt64.max - 80 : second < 40 else { return nil }
        var octets: [UInt8] = []
        for arc in [root * 40 + second] + arcs.dropFirst(2) {
            var groups = [UInt8(truncatingIfNeeded: arc & 0x7F)]
            var rest = arc >> 7
            while rest > 0 {
                groups.append(UInt8(truncatingIfNeeded: rest & 0x7F) | 0x80)
                rest >>= 7
            }
            octets += groups.reversed()
        }
        return octets.count <= maximumOctets ? octets : nil
    }
}
