// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Octets as upper-case hexadecimal digits, and back, without Foundation.
enum Hexadecimal {
    private static let digits = Array("0123456789ABCDEF".utf8)

    static func text(_ octets: some Sequence<UInt8>) -> String {
        var characters: [UInt8] = []
        for octet in octets {
            characters.append(digits[Int(octet >> 4)])
            characters.append(digits[Int(octet & 0xF)])
        }
        return String(decoding: characters, as: UTF8.self)
    }

    /// Nil where a character is no hexadecimal digit or their number is odd. Spaces are passed over.
    static func octets(_ text: some StringProtocol) -> [UInt8]? {
        var result: [UInt8] = []
        var high: UInt8?
        for character in text.utf8 where character != UInt8(ascii: " ") {
            let digit: UInt8
            switch character {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = character - UInt8(ascii: "0")
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = character - UInt8(ascii: "A") + 10
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = character - UInt8(ascii: "a") + 10
            default: return nil
            }
            if let first = high {
                result.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        return high == nil ? result : nil
    }
}
