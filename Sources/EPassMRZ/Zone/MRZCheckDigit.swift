// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The characters of a machine readable zone: A-Z, 0-9 and the filler (Doc 9303-3, 4.3).
enum MRZCharacter {
    static let filler = UInt8(ascii: "<")

    static func isDigit(_ character: UInt8) -> Bool { character &- 48 < 10 }

    static func isLetter(_ character: UInt8) -> Bool { character &- 65 < 26 }

    static func isAllowed(_ character: UInt8) -> Bool {
        character &- 48 < 10 || character &- 65 < 26 || character == filler
    }

    /// The value in a check digit: 0 for the filler, 10 to 35 for letters (Doc 9303-3, 4.9). Anything else counts as 0.
    static func value(_ character: UInt8) -> UInt8 {
        let digit = character &- 48
        if digit < 10 { return digit }
        let letter = character &- 65
        return letter < 26 ? letter + 10 : 0
    }
}

/// The check digit calculation of Doc 9303-3, 4.9: weights 7, 3, 1 repeated, modulus 10.
///
/// A struct that takes the characters in pieces, as a composite check digit is over fields that do not adjoin.
public struct CheckDigitCalculation: Sendable {
    private var sum = 0
    private var weight = 7

    /// No characters yet: the check digit is `0`.
    package init() {}

    /// Takes the next characters. Fillers count as zero; characters that a zone cannot have count as zero too.
    public mutating func append(_ characters: some Sequence<UInt8>) {
        for character in characters { append(character) }
    }

    mutating func append(_ character: UInt8) {
        sum &+= Int(MRZCharacter.value(character)) &* weight
        // 7, 3, 1, 7 ...
        weight = weight == 7 ? 3 : (weight == 3 ? 1 : 7)
    }

    /// The check digit as a character, `0` to `9`.
    public var checkDigit: UInt8 { UInt8(48 + sum % 10) }

    /// The check digit of those characters, as a character.
    public static func checkDigit(of characters: some Sequence<UInt8>) -> UInt8 {
        var calculation = CheckDigitCalculation()
        calculation.append(characters)
        return calculation.checkDigit
    }
}

/// One check digit of a zone: what was printed, what the calculation gives, and whether they agree.
public struct MRZCheckDigit: Sendable, Hashable {
    /// What a check digit covers.
    public enum Field: String, CaseIterable, Sendable, Hashable {
        /// The document number, the rest of a long one included.
        case documentNumber
        /// The date of birth.
        case dateOfBirth
        /// The date of expiry.
        case dateOfExpiry
        /// The optional data of TD3, there mostly a personal number.
        case optionalData
        /// Several fields at once.
        case composite
    }

    /// Whether the printed check digit is the right one.
    public enum Outcome: String, Sendable, Hashable {
        /// Printed and right.
        case correct
        /// Printed and wrong, or not a digit.
        case wrong
        /// The format has no such check digit.
        case absent
    }

    /// The field before it; of the composite digit several.
    public let field: Field
    /// Whether it is right.
    public let outcome: Outcome
    /// The character that the calculation gives; `<` where the format has no such check digit.
    public let expected: UInt8
    /// The character that is printed; `<` where the format has no such check digit.
    public let found: UInt8
    private let position: UInt8

    /// Where it is printed, counted from 0 in the zone without line breaks; nil where the format has none.
    public var offset: Int? { outcome == .absent ? nil : Int(position) }

    init(field: Field, outcome: Outcome, expected: UInt8, found: UInt8, offset: Int) {
        self.field = field
        self.outcome = outcome
        self.expected = expected
        self.found = found
        position = UInt8(truncatingIfNeeded: offset)
    }

    static func absent(_ field: Field) -> MRZCheckDigit {
        MRZCheckDigit(
            field: field, outcome: .absent, expected: MRZCharacter.filler, found: MRZCharacter.filler, offset: 0)
    }
}

/// The check digits of one zone, each on its own.
public struct MRZCheckDigits: Sendable, Hashable {
    /// Over the document number.
    public let documentNumber: MRZCheckDigit
    /// Over the date of birth.
    public let dateOfBirth: MRZCheckDigit
    /// Over the date of expiry.
    public let dateOfExpiry: MRZCheckDigit
    /// Over the optional data; only TD3 has it.
    public let optionalData: MRZCheckDigit
    /// Over several fields; visas do not have it.
    public let composite: MRZCheckDigit

    /// All five, in the order of the standard.
    public var all: [MRZCheckDigit] { [documentNumber, dateOfBirth, dateOfExpiry, optionalData, composite] }

    /// Those that are printed and not right.
    public var wrong: [MRZCheckDigit] { all.filter { $0.outcome == .wrong } }
}
