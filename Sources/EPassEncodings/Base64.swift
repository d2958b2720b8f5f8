// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Octets in base64 (RFC 4648, 4) and base64url (RFC 4648, 5), and back; strict: no line breaks, padding as it must be,
/// no spare bits. ``Base64Decoder`` takes what is less exact.
package enum Base64 {
    static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Base64 on one line, padded.
    package static func text(_ octets: [UInt8]) -> String { String(decoding: characters(octets), as: UTF8.self) }

    /// Base64 in lines of 64 characters, as PEM has it (RFC 7468, 2). No line feed follows the last.
    package static func lines(_ octets: [UInt8]) -> String {
        let characters = characters(octets)
        return stride(from: 0, to: characters.count, by: 64).map {
            String(decoding: characters[$0..<min($0 + 64, characters.count)], as: UTF8.self)
        }.joined(separator: "\n")
    }

    /// Base64url on one line, padded, as VDS-NC seals have it.
    package static func urlText(_ octets: [UInt8]) -> String {
        let characters = characters(octets).map { character in
            switch character {
            case UInt8(ascii: "+"): UInt8(ascii: "-")
            case UInt8(ascii: "/"): UInt8(ascii: "_")
            default: character
            }
        }
        return String(decoding: characters, as: UTF8.self)
    }

    /// Nil where the text is not the base64 that ``text(_:)`` would write.
    package static func octets(_ text: some StringProtocol) -> [UInt8]? { octets(Array(text.utf8).span) }

    /// The same without a copy of the text.
    package static func octets(_ text: String) -> [UInt8]? { octets(text.utf8.span) }

    /// The octets of base64url, with padding or without it, in the letters of base64 too.
    package static func octets(url text: some StringProtocol) -> [UInt8]? {
        var characters = text.utf8.map { character in
            switch character {
            case UInt8(ascii: "-"): UInt8(ascii: "+")
            case UInt8(ascii: "_"): UInt8(ascii: "/")
            default: character
            }
        }
        if characters.last != padding {
            while !characters.count.isMultiple(of: 4) { characters.append(padding) }
        }
        return octets(characters.span)
    }

    /// Base64url on one line, without padding, as JOSE has it (RFC 7515, 2).
    package static func unpaddedURLText(_ octets: [UInt8]) -> String {
        String(decoding: urlText(octets).utf8.prefix { $0 != padding }, as: UTF8.self)
    }

    /// Nil where the text is not the base64url that ``unpaddedURLText(_:)`` would write.
    package static func octets(unpaddedURL text: some Collection<UInt8>) -> [UInt8]? {
        guard text.count % 4 != 1 else { return nil }
        var characters: [UInt8] = []
        characters.reserveCapacity(text.count + 2)
        for character in text {
            switch character {
            case UInt8(ascii: "-"): characters.append(UInt8(ascii: "+"))
            case UInt8(ascii: "_"): characters.append(UInt8(ascii: "/"))
            case UInt8(ascii: "+"), UInt8(ascii: "/"), padding: return nil
            default: characters.append(character)
            }
        }
        while !characters.count.isMultiple(of: 4) { characters.append(padding) }
        return octets(characters.span)
    }

    /// The octets of a text that may have blanks and lack its padding; nil where another character stands in it.
    package static func octets(lenient text: Span<UInt8>) -> [UInt8]? {
        var octets: [UInt8] = []
        var decoder = Base64Decoder()
        do throws(Base64Decoder.Fault) {
            try decoder.decode(text, into: &octets)
        } catch {
            return nil
        }
        return octets
    }

    static let padding = UInt8(ascii: "=")

    private static func characters(_ octets: [UInt8]) -> [UInt8] {
        let alphabet = alphabet.span
        let octets = octets.span
        let whole = octets.count / 3 * 3
        return [UInt8](capacity: (octets.count + 2) / 3 * 4) { text in
            /// The first characters of three octets.
            func append(_ group: Int, _ count: Int) {
                for place in 0..<count { text.append(alphabet[group >> (18 - 6 * place) & 0x3F]) }
            }
            var index = 0
            while index < whole {
                append(Int(octets[index]) << 16 | Int(octets[index + 1]) << 8 | Int(octets[index + 2]), 4)
                index += 3
            }
            switch octets.count - whole {
            case 1: append(Int(octets[whole]) << 16, 2)
            case 2: append(Int(octets[whole]) << 16 | Int(octets[whole + 1]) << 8, 3)
            default: return
            }
            while !text.count.isMultiple(of: 4) { text.append(padding) }
        }
    }

    private static func octets(_ characters: Span<UInt8>) -> [UInt8]? {
        guard characters.count.isMultiple(of: 4) else { return nil }
        var octets: [UInt8] = []
        var decoder = Base64Decoder()
        do throws(Base64Decoder.Fault) {
            try decoder.decode(characters, into: &octets)
        } catch {
            return nil
        }
        // A blank, or padding that is too long, makes fewer octets than the length demands.
        let missing = (max(0, characters.count - 2)..<characters.count).count { characters[$0] == padding }
        return octets.count == characters.count / 4 * 3 - missing && !decoder.hasSpareBits ? octets : nil
    }
}
