// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// A departure of a zone from the standard that parsing tolerates and names. None of them is a wrong check digit: those
/// are results of their own.
public enum MRZDeviation: String, CaseIterable, Sendable, Hashable {
    /// The sex is `X`, which belongs outside the zone; the zone writes `<` (Doc 9303-4, 4.2.2.2 note f).
    case sexX
    /// The sex is another character than `M`, `F`, `<` or `X`.
    case sexInvalid
    /// The first character of the document code is not one of the format.
    case documentCodeUnusual
    /// The issuer is in no table of Doc 9303-3, section 5.
    case issuerUnknown
    /// The nationality is in no table of Doc 9303-3, section 5.
    case nationalityUnknown
    /// `DEU` for Germany, where section 5 has `D` (F-41).
    case germanyAsDEU
    /// The name begins with a filler or is empty.
    case nameEmpty
    /// The name has a digit (Doc 9303-3, 4.6).
    case digitInName
    /// More than one double filler inside the name.
    case nameSeparatorRepeated
    /// A date of birth that is no date.
    case dateOfBirthInvalid
    /// A date of expiry that is no date.
    case dateOfExpiryInvalid
    /// A date of expiry with unknown parts; only a date of birth may have them (Doc 9303-3, 4.8).
    case dateOfExpiryIncomplete
    /// `00` for an unknown month or day, which the standard writes `<<` (F-42).
    case dateZeroForUnknown
    /// A check digit that is a letter, or a filler where none is allowed.
    case checkDigitNotDigit
    /// The document number is empty.
    case documentNumberEmpty
}

extension MRZ {
    /// Every departure from the standard, in the order of ``MRZDeviation``. Worked out when asked for.
    public var deviations: [MRZDeviation] {
        MRZDeviation.allCases.filter { has($0) }
    }

    private func has(_ deviation: MRZDeviation) -> Bool {
        switch deviation {
        case .sexX: return self[.sex].first == UInt8(ascii: "X")
        case .sexInvalid: return self[.sex].first.map { !"MF<X".utf8.contains($0) } ?? false
        case .documentCodeUnusual: return hasUnusualDocumentCode
        case .issuerUnknown: return issuer.kind == .unknown
        case .nationalityUnknown: return nationality.kind == .unknown
        case .germanyAsDEU: return issuer.rawValue == "DEU" || nationality.rawValue == "DEU"
        case .nameEmpty: return self[.name].first == MRZCharacter.filler
        case .digitInName: return self[.name].contains(where: MRZCharacter.isDigit)
        case .nameSeparatorRepeated: return separatorCount > 1
        case .dateOfBirthInvalid: return dateOfBirth.state == .invalid
        case .dateOfExpiryInvalid: return dateOfExpiry.state == .invalid
        case .dateOfExpiryIncomplete: return dateOfExpiry.state == .partial || dateOfExpiry.state == .unknown
        case .dateZeroForUnknown: return dateOfBirth.usesZeroForUnknown || dateOfExpiry.usesZeroForUnknown
        case .checkDigitNotDigit: return checkDigits.wrong.contains { !MRZCharacter.isDigit($0.found) }
        case .documentNumberEmpty: return self[.documentNumber].allSatisfy { $0 == MRZCharacter.filler }
        }
    }

    private var hasUnusualDocumentCode: Bool {
        characters.first.map { !format.documentCodeLetters.utf8.contains($0) } ?? true
    }

    /// How many double (or longer) fillers stand between letters of the name.
    private var separatorCount: Int {
        var count = 0
        var fillers = 0
        for character in MRZ.withoutTrailingFiller(self[.name]) {
            if character == MRZCharacter.filler {
                fillers += 1
            } else {
                if fillers >= 2 { count += 1 }
                fillers = 0
            }
        }
        return count
    }
}

extension MRZDeviation {
    /// What was found, in a sentence.
    public var message: Message { .named("deviation", rawValue) }
}
