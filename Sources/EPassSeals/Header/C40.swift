// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// Strings of capital letters, digits and spaces as octets, three characters in two of them (ISO/IEC 16022; Doc
/// 9303-13, 2.6).
///
/// Decoding takes only what encoding writes, so that a seal has one form.
package enum C40 {
    /// The longest string that is taken, in octets of its encoding.
    package static let maximumLength = 4_096

    /// Encodes a string.
    ///
    /// - Parameter text: A-Z, 0-9, space and `<`, which is written as a space (Doc 9303-13, 2.6 a).
    /// - Throws: `seal.notEncodable` for any other character or more than ``maximumLength`` octets.
    package static func encode(_ text: String) throws(SealError) -> [UInt8] {
        var values: [UInt16] = []
        for (index, character) in text.utf8.enumerated() {
            guard let value = value(of: character), index < maximumLength else {
                throw SealError(.notEncodable, at: index, .sealDataCharactersNotC40)
            }
            values.append(value)
        }
        var octets: [UInt8] = []
        var rest = values[...]
        while rest.count >= 2 {
            let triple = rest.prefix(3)
            let word = triple.reduce(UInt16(0)) { $0 * 40 + $1 } * (triple.count == 2 ? 40 : 1) + 1
            octets += [UInt8(word >> 8), UInt8(word & 0xFF)]
            rest = rest.dropFirst(3)
        }
        if let last = rest.first { octets += [unlatch, character(of: last) + 1] }
        return octets
    }

    /// Decodes a string; fillers come out as spaces.
    ///
    /// - Throws: `seal.invalidC40` with the position in the slice's own indices, `seal.limitExceeded`.
    package static func decode(_ octets: ArraySlice<UInt8>) throws(SealError) -> String {
        guard octets.count <= maximumLength else {
            throw SealError(.limitExceeded, at: octets.startIndex, .sealDataStringTooLong)
        }
        guard octets.count.isMultiple(of: 2) else {
            throw SealError(.invalidC40, at: octets.endIndex, .sealDataOddC40)
        }
        var text: [UInt8] = []
        var rest = octets
        while let high = rest.popFirst(), let low = rest.popFirst() {
            let position = rest.startIndex - 2
            if high == unlatch {
                guard rest.isEmpty, low > 0, value(of: low - 1) != nil, low - 1 != filler else {
                    throw SealError(.invalidC40, at: position, .sealDataCharacterOutsideC40)
                }
                text.append(low - 1)
                continue
            }
            let word = Int(high) << 8 | Int(low)
            let values = [(word - 1) / 1_600, (word - 1) / 40 % 40, (word - 1) % 40]
            // The value 0 fills up the last triple; the other shifts are for characters that seals do not have.
            let count = rest.isEmpty && values[2] == 0 ? 2 : 3
            guard word > 0, values.prefix(count).allSatisfy((3..<40).contains) else {
                throw SealError(.invalidC40, at: position, .sealDataOctetsNotC40)
            }
            text += values.prefix(count).map { character(of: UInt16($0)) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// How many octets a string of that many characters takes.
    static func length(ofCharacters count: Int) -> Int { (count + 2) / 3 * 2 }

    private static let unlatch: UInt8 = 0xFE
    private static let filler = UInt8(ascii: "<")

    private static func value(of character: UInt8) -> UInt16? {
        switch character {
        case UInt8(ascii: " "), filler: 3
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(character - UInt8(ascii: "0")) + 4
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt16(character - UInt8(ascii: "A")) + 14
        default: nil
        }
    }

    private static func character(of value: UInt16) -> UInt8 {
        switch value {
        case 4...13: UInt8(ascii: "0") + UInt8(value - 4)
        case 14...39: UInt8(ascii: "A") + UInt8(value - 14)
        default: UInt8(ascii: " ")
        }
    }
}
