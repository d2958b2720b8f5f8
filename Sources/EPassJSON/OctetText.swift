// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Octets as upper-case hexadecimal digits, and back.
package enum HexadecimalText {
    private static let digits = Array("0123456789ABCDEF".utf8)

    package static func of(_ octets: some Sequence<UInt8>) -> String {
        var text: [UInt8] = []
        for octet in octets {
            text.append(digits[Int(octet >> 4)])
            text.append(digits[Int(octet & 0xF)])
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Nil where a character is no hexadecimal digit or their number is odd.
    package static func octets(_ text: String) -> [UInt8]? {
        let values = text.utf8.map { Character(Unicode.Scalar($0)).hexDigitValue }
        guard values.count.isMultiple(of: 2) else { return nil }
        var octets: [UInt8] = []
        for index in stride(from: 0, to: values.count, by: 2) {
            guard let high = values[index], let low = values[index + 1] else { return nil }
            octets.append(UInt8(high << 4 | low))
        }
        return octets
    }
}

/// Octets in base64 (RFC 4648, 4), and back; strict: no line breaks, padding as it must be, no spare bits.
package enum Base64Text {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 0xFF, count: 256)
        for (index, character) in alphabet.enumerated() { values[Int(character)] = UInt8(index) }
        return values
    }()

    package static func of(_ octets: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((octets.count + 2) / 3 * 4)
        for start in stride(from: 0, to: octets.count, by: 3) {
            let group = octets[start..<min(start + 3, octets.count)]
            var word = group.reduce(0) { $0 << 8 | Int($1) }
            word <<= 8 * (3 - group.count)
            for index in 0..<4 {
                text.append(
                    index <= group.count ? alphabet[word >> (18 - 6 * index) & 0x3F] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Nil where the text is not the base64 that ``of(_:)`` would write.
    package static func octets(_ text: String) -> [UInt8]? {
        let characters = Array(text.utf8)
        guard characters.count.isMultiple(of: 4) else { return nil }
        let padding = characters.suffix(2).filter { $0 == UInt8(ascii: "=") }.count
        var octets: [UInt8] = []
        octets.reserveCapacity(characters.count / 4 * 3)
        var word = 0
        for (index, character) in characters.enumerated() {
            let isPadding = index >= characters.count - padding
            let value = values[Int(character)]
            guard isPadding ? character == UInt8(ascii: "=") : value != 0xFF else { return nil }
            word = word << 6 | (isPadding ? 0 : Int(value))
            if index & 3 == 3 {
                octets.append(UInt8(truncatingIfNeeded: word >> 16))
                octets.append(UInt8(truncatingIfNeeded: word >> 8))
                octets.append(UInt8(truncatingIfNeeded: word))
                word = 0
            }
        }
        guard octets.suffix(padding).allSatisfy({ $0 == 0 }) else { return nil }
        octets.removeLast(padding)
        // The spare bits of the last character before the padding must be zero; compare with what would be written.
        guard padding == 0 || of(Array(octets.suffix(3 - padding))).utf8.elementsEqual(text.utf8.suffix(4)) else {
            return nil
        }
        return octets
    }
}
