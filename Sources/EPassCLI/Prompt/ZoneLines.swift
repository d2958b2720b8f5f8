// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages

/// What can be said of single lines of a zone (Doc 9303-4 to -7, 4.2.2).
enum ZoneLines {
    static let filler = UInt8(ascii: "<")
    /// How long lines are: of passports and visas, of cards of size TD2, of cards of size TD1.
    static let lengths = [44, 36, 30]

    /// The characters of one typed line, in capitals and without spaces; anything foreign stays in its place.
    static func characters(_ typed: SecretText) -> [UInt8] { MRZScanner.typedCharacters(typed.text) }

    /// How many lines a zone with lines of that length has.
    static func lineCount(ofLength length: Int) -> Int { length == 30 ? 3 : 2 }

    /// The column, counted from 1, of the first character that no zone has.
    static func foreignColumn(_ line: [UInt8]) -> Int? {
        line.firstIndex { !isDigit($0) && !isLetter($0) && $0 != filler }.map { $0 + 1 }
    }

    /// Whether a line has dates, sex and check digits where the lower line of two has them. The upper line has a name
    /// there.
    static func looksLower(_ line: [UInt8]) -> Bool {
        guard line.count == 44 || line.count == 36 else { return false }
        return line[13..<19].allSatisfy(isDateLike) && line[21..<27].allSatisfy(isDateLike)
            && line[21..<27].contains(where: isDigit) && "MFX<".utf8.contains(line[20])
    }

    /// The same of the middle line of three.
    static func looksMiddle(_ line: [UInt8]) -> Bool {
        line.count == 30 && line[0..<6].allSatisfy(isDateLike) && line[8..<14].allSatisfy(isDateLike)
            && line[8..<14].contains(where: isDigit) && "MFX<".utf8.contains(line[7])
    }

    /// A line with a name that ends in fillers, filled or cut to its length: nobody counts them. Nil where that does
    /// not help, or the length is as good as right for none.
    static func filled(_ line: [UInt8], to length: Int) -> [UInt8]? {
        guard line.last == filler, abs(line.count - length) <= 12 else { return nil }
        if line.count < length { return line + [UInt8](repeating: filler, count: length - line.count) }
        let surplus = line.suffix(line.count - length)
        // A filler stays behind the name, so that no letter of it is cut.
        guard surplus.allSatisfy({ $0 == filler }), line[length - 1] == filler else { return nil }
        return Array(line.prefix(length))
    }

    /// The length that an upper line was to have, by its first letter: passports and visas have 44, cards 30.
    static func likelyLength(_ line: [UInt8]) -> Int? {
        switch line.first {
        case UInt8(ascii: "P"): 44
        case UInt8(ascii: "V"): line.count < 40 ? 36 : 44
        case UInt8(ascii: "I"), UInt8(ascii: "A"), UInt8(ascii: "C"): line.count < 33 ? 30 : 36
        default: nil
        }
    }

    /// A zone of a visa around the lower line alone: it has the check digits of number and dates, and no others.
    static func around(lower line: [UInt8]) -> MRZ? {
        let upper = Array("V<UTO".utf8) + [UInt8](repeating: filler, count: max(0, line.count - 5))
        return try? MRZ(characters: upper + line)
    }

    /// A zone around the upper line of a card, with dates that are right: only its number can be wrong. Nil where the
    /// number is a long one, which goes on behind its check digit.
    static func around(cardLine line: [UInt8]) -> MRZ? {
        guard line.count == 30, line[14] != filler else { return nil }
        return around(lower: line[5..<15] + Array("UTO7408122F3404159<<<<<<<<".utf8))
    }

    /// The card that two lines are the beginning of.
    static func around(upper: [UInt8], middle: [UInt8]) -> MRZ? {
        try? MRZ(characters: upper + middle + Array("A<<B".utf8) + [UInt8](repeating: filler, count: 26))
    }

    /// A filler may stand in a date that is not wholly known; a letter was misread.
    private static func isDateLike(_ character: UInt8) -> Bool {
        isDigit(character) || character == filler || "OIZSGBL".utf8.contains(character)
    }

    static func isDigit(_ character: UInt8) -> Bool { (0x30...0x39).contains(character) }
    private static func isLetter(_ character: UInt8) -> Bool { (0x41...0x5A).contains(character) }
}

extension MRZRepair.Change {
    /// What is to be changed, for the person who compares it with the document: the place in its field where that is
    /// of use.
    ///
    /// - Parameter isBrief: as one of several in a line.
    func message(in mrz: MRZ, line shown: Int, column shift: Int, isBrief: Bool = false) -> Message {
        let column = column + shift
        switch kind {
        case .inserted where isBrief:
            return .promptInsertedBriefly(line: shown, column: column, written: written)
        case .removed where isBrief: return .promptRemovedBriefly(line: shown, column: column, found: found)
        case .inserted: return .promptInserted(line: shown, column: column, written: written)
        case .removed: return .promptRemoved(line: shown, column: column, found: found)
        case .replaced:
            guard let field, field != .sex else {
                return .promptReplacedDigit(line: shown, column: column, found: found, written: written)
            }
            let offset = (line - 1) * mrz.format.lineLength + self.column - 1
            let position = offset - mrz.range(of: field).lowerBound + 1
            if isBrief { return .promptReplacedBriefly(field: field.message, found: found, written: written) }
            return .promptReplaced(position: position, field: field.message, found: found, written: written)
        }
    }
}
