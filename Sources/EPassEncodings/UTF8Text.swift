// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Text in UTF-8 (RFC 3629), read strictly.
package enum UTF8Text {
    /// What editors put before the first character of a text.
    package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Nil where the octets are not UTF-8: nothing is put in their place.
    ///
    /// The library's `String(validating:as:)` looks up its generic types at run time, which costs more than a short
    /// text itself.
    package static func string(_ octets: Span<UInt8>) -> String? {
        do {
            return String(copying: try UTF8Span(validating: octets))
        } catch {
            return nil
        }
    }

    /// A text for people, in which octets that are not UTF-8 stand in braces: `a{FF}`. Other octets are another text.
    package static func shown(_ octets: [UInt8]) -> String {
        if let text = string(octets.span) { return text }
        var text = ""
        var rest = octets[...]
        while let first = rest.first {
            let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
            let character = Array(rest.prefix(length))
            if character.count == length, let known = string(character.span) {
                text += known
                rest = rest.dropFirst(length)
            } else {
                text += "{" + Hexadecimal.text([first]) + "}"
                rest = rest.dropFirst()
            }
        }
        return text
    }
}
