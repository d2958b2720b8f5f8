// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Octets as hexadecimal digits, and back.
package enum Hexadecimal {
    /// Two upper-case digits for each octet.
    package static func text(_ octets: some Sequence<UInt8>) -> String { text(Array(octets), ten: UInt8(ascii: "A")) }

    /// Two lower-case digits for each octet, as digests and fingerprints are written.
    package static func lowercaseText(_ octets: some Sequence<UInt8>) -> String {
        text(Array(octets), ten: UInt8(ascii: "a"))
    }

    private static func text(_ octets: [UInt8], ten: UInt8) -> String {
        func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : ten + (value - 10) }
        return unsafe String(unsafeUninitializedCapacity: 2 * octets.count) { digits in
            for (index, octet) in octets.enumerated() {
                unsafe digits[2 * index] = digit(octet >> 4)
                unsafe digits[2 * index + 1] = digit(octet & 0xF)
            }
            return 2 * octets.count
        }
    }

    /// The octets that a text stands for. Nil where a character is no digit, upper or lower case, or the number of
    /// digits is odd.
    ///
    /// - Parameter blanks: ASCII characters that may stand anywhere and mean nothing.
    package static func octets(_ text: some StringProtocol, passingOver blanks: String = "") -> [UInt8]? {
        octets(Array(text.utf8), passingOver: Array(blanks.utf8))
    }

    private static func octets(_ text: [UInt8], passingOver blanks: [UInt8]) -> [UInt8]? {
        var octets: [UInt8] = []
        octets.reserveCapacity(text.count / 2)
        var high: UInt8?
        for character in text where !blanks.contains(character) {
            guard let digit = value(of: character) else { return nil }
            if let first = high {
                octets.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        return high == nil ? octets : nil
    }

    /// A big-endian number of at least one digit, with a zero in front where their number is odd; nil for any other
    /// text.
    package static func number(_ digits: String) -> [UInt8]? {
        digits.isEmpty ? nil : octets(digits.utf8.count.isMultiple(of: 2) ? digits : "0" + digits)
    }

    /// The value of a digit in ASCII, upper or lower case; nil for any other character.
    package static func value(of character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
