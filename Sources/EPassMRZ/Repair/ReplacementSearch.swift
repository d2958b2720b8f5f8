// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Replaces confusable characters of document number and optional data, where letters and digits are both allowed.
///
/// Only in fields that a wrong check digit covers, and only by characters that count for something else in it: what
/// fits is left as it is, and no check digit tells 6 from G, 1 from L or the filler from K.
struct ReplacementSearch {
    private let characters: [UInt8]
    private let layout: MRZLayout
    private let positions: [Int]

    init(_ characters: [UInt8], format: MRZFormat) {
        self.characters = characters
        let layout = MRZLayout(format)
        self.layout = layout
        positions = Self.suspectFields(characters, layout).joined().filter { !Confusion.others(characters[$0]).isEmpty }
    }

    private static func suspectFields(_ characters: [UInt8], _ layout: MRZLayout) -> [Range<Int>] {
        let reading = MRZReading(characters.span, layout)
        let digits = reading.checkDigits
        var fields: [Range<Int>] = []
        if digits.documentNumber.outcome == .wrong { fields.append(layout.documentNumber) }
        // The rest of a long number and its check digit.
        let start = layout.optionalData.lowerBound
        let rest = start..<(start + reading.overflowLength)
        if digits.documentNumber.outcome == .wrong { fields.append(rest) }
        switch digits.optionalData.outcome {
        case .wrong: fields.append(layout.optionalData)
        // Of TD1 and TD2 the composite digit alone covers the optional data; of visas none does.
        case .absent where digits.composite.outcome == .wrong:
            fields.append(rest.upperBound..<layout.optionalData.upperBound)
            fields.append(layout.optionalData2)
        default: break
        }
        return fields
    }

    /// The zones with exactly that many replacements whose check digits are all right; one more than are listed at the
    /// most.
    func fits(replacing count: Int) -> [[UInt8]] {
        var results: [[UInt8]] = []
        var zone = characters
        extend(&zone, from: 0, remaining: count, into: &results)
        return results
    }

    private func extend(_ zone: inout [UInt8], from start: Int, remaining: Int, into results: inout [[UInt8]]) {
        if remaining == 0 {
            if isRight(zone) { results.append(zone) }
            return
        }
        var index = start
        while index < positions.count, results.count <= MRZRepair.maximumCandidates {
            let position = positions[index]
            for other in Confusion.others(characters[position]) {
                zone[position] = other
                extend(&zone, from: index + 1, remaining: remaining - 1, into: &results)
            }
            zone[position] = characters[position]
            index += 1
        }
    }

    /// All check digits right, and nothing in a date that no date has.
    private func isRight(_ zone: [UInt8]) -> Bool {
        let reading = MRZReading(zone.span, layout)
        let isDate = [layout.dateOfBirth, layout.dateOfExpiry].joined().allSatisfy {
            MRZCharacter.isDigit(zone[$0]) || zone[$0] == MRZCharacter.filler
        }
        return isDate && reading.checkDigits.all.allSatisfy { $0.outcome != .wrong }
    }
}

/// The characters that optical reading and people confuse (F-43): 0 and O, 1 and I, 2 and Z, 5 and S, 6 and G, 8 and B;
/// L where a digit must be, which is the 1 of who types in lower case; K for the filler, which looks like its upper
/// half.
enum Confusion {
    private static let pairs: [(digit: UInt8, letter: UInt8)] = [
        (UInt8(ascii: "0"), UInt8(ascii: "O")), (UInt8(ascii: "1"), UInt8(ascii: "I")),
        (UInt8(ascii: "2"), UInt8(ascii: "Z")), (UInt8(ascii: "5"), UInt8(ascii: "S")),
        (UInt8(ascii: "6"), UInt8(ascii: "G")), (UInt8(ascii: "8"), UInt8(ascii: "B")),
    ]

    static let fillerLike = UInt8(ascii: "K")

    /// The digit that a letter was, where only digits may be; nil where none.
    static func digit(for letter: UInt8) -> UInt8? {
        if letter == UInt8(ascii: "L") { return UInt8(ascii: "1") }
        return pairs.first { $0.letter == letter }?.digit
    }

    /// The letter that a digit was, where only letters may be; nil where none.
    static func letter(for digit: UInt8) -> UInt8? { pairs.first { $0.digit == digit }?.letter }

    /// What else a character may be where letters and digits may both stand, as far as a check digit tells the two
    /// apart.
    static func others(_ character: UInt8) -> [UInt8] {
        let all = pairs.flatMap { pair -> [UInt8] in
            if pair.digit == character { return [pair.letter] }
            return pair.letter == character ? [pair.digit] : []
        }
        return all.filter { MRZCharacter.value($0) % 10 != MRZCharacter.value(character) % 10 }
    }
}
