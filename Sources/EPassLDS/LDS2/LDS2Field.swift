// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassMessages
import EPassTLV

/// One data element of a record by the tables of Doc 9303-10, 5: its tag, the characters that it may have, and how
/// many.
struct LDS2Field: Sendable {
    /// Which characters an element may have (Doc 9303-10, 3.9.1 and the notes to Tables 86 and 90).
    struct Alphabet: OptionSet, Sendable {
        let rawValue: UInt8

        /// A: `a` to `z` and `A` to `Z`.
        static let letters = Alphabet(rawValue: 1)
        /// N: `0` to `9`.
        static let digits = Alphabet(rawValue: 2)
        /// S: `<`.
        static let filler = Alphabet(rawValue: 4)
        /// Sp: the space.
        static let space = Alphabet(rawValue: 8)
        /// U: any character in UTF-8.
        static let unicode = Alphabet(rawValue: 16)
        /// B: any octets.
        static let binary = Alphabet(rawValue: 32)
        /// Those of a machine readable zone.
        static let zone: Alphabet = [.letters, .digits, .filler]
        static let words: Alphabet = [.letters, .space]

        func contains(_ octet: UInt8) -> Bool {
            switch octet {
            case 0x41...0x5A, 0x61...0x7A: contains(.letters)
            case 0x30...0x39: contains(.digits)
            case 0x3C: contains(.filler)
            case 0x20: contains(.space)
            default: false
            }
        }
    }

    let tag: TLVTag
    let alphabet: Alphabet
    /// The numbers of characters, of octets for binary data, that are accepted.
    let counts: [ClosedRange<Int>]

    init(_ tag: TLVTag, _ alphabet: Alphabet, _ counts: ClosedRange<Int>...) {
        self.tag = tag
        self.alphabet = alphabet
        self.counts = counts
    }

    /// Why these octets are no value of the element, or nil where they are one.
    func fault(in octets: some Collection<UInt8>) -> Message? {
        if alphabet.contains(.unicode) {
            // Four octets a character at the most: longer ones need not be looked at.
            guard octets.count <= 4 * maximum, let text = UTF8Text.string(Array(octets).span) else {
                return .ldsNoTextOfAtMost(limit: maximum)
            }
            return count(text.unicodeScalars.count)
        }
        if !alphabet.contains(.binary), !octets.allSatisfy(alphabet.contains) {
            return .ldsCharacterNotAllowed
        }
        return count(octets.count)
    }

    private var maximum: Int { counts.map(\.upperBound).max() ?? 0 }

    private func count(_ number: Int) -> Message? {
        guard let first = counts.first, !counts.contains(where: { $0.contains(number) }) else { return nil }
        let allowed = counts.dropFirst().reduce(Self.said(first)) { all, range in
            .ldsLengthOr(first: all, second: Self.said(range))
        }
        return .ldsValueLength(
            length: number, unit: alphabet.contains(.binary) ? "octets" : "characters", allowed: allowed)
    }

    private static func said(_ range: ClosedRange<Int>) -> Message {
        range.lowerBound == range.upperBound
            ? .ldsLengthExactly(length: range.lowerBound)
            : .ldsLengthBetween(least: range.lowerBound, most: range.upperBound)
    }
}

extension LDS2Field {
    /// A date of eight digits, YYYYMMDD.
    static func date(_ tag: TLVTag) -> LDS2Field { LDS2Field(tag, .digits, 8...8) }

    /// Any text of up to 50 characters.
    static func freeText(_ tag: TLVTag) -> LDS2Field { LDS2Field(tag, .unicode, 1...50) }

    /// A three-letter code. `<` is taken too: the fixed length of three leaves no other way to write the code `D`.
    static func state(_ tag: TLVTag) -> LDS2Field { LDS2Field(tag, [.letters, .filler], 3...3) }

    /// 5F37. The longest signature that fits 140 octets is the DER one of a curve of 521 bits.
    static let signature = LDS2Field(0x5F37, .binary, 1...140)
    /// 5F38.
    static let certificateReference = LDS2Field(0x5F38, .binary, 1...1)
}
