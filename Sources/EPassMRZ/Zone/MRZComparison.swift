// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// How one field of the printed zone relates to the same field in the chip.
public struct MRZFieldComparison: Sendable, Hashable {
    /// Whether the two agree.
    public enum Outcome: String, Sendable, Hashable {
        /// They say the same.
        case equal
        /// They do not.
        case different
    }

    /// Of long document numbers the whole number, wherever the zone breaks it.
    public let field: MRZField
    /// Whether the two agree.
    public let outcome: Outcome
}

extension MRZ {
    /// Compares a printed zone with the one in the chip, field by field (for `document.mrz.matchesDG1`).
    ///
    /// Check digits are not compared, as they follow from the fields; a document number is compared as a whole, so that
    /// it does not matter where a long one is broken; a filler and `0` as the check digit of empty optional data are
    /// the same. That all fields agree ties the chip to the booklet; it does not prove that either is genuine.
    ///
    /// - Returns: one entry a field: document code, issuer, name, document number, nationality, birth, sex, expiry,
    ///   optional data (both parts of TD1 as one each).
    public static func compare(printed: MRZ, with chip: MRZ) -> [MRZFieldComparison] {
        func entry(_ field: MRZField, _ isEqual: Bool) -> MRZFieldComparison {
            MRZFieldComparison(field: field, outcome: isEqual ? .equal : .different)
        }
        func same(_ field: MRZField) -> MRZFieldComparison {
            entry(field, withoutTrailingFiller(printed[field]) == withoutTrailingFiller(chip[field]))
        }
        let number = printed.documentNumberCharacters == chip.documentNumberCharacters
        var entries = [same(.documentCode), same(.issuer), same(.name), entry(.documentNumber, number)]
        entries += [same(.nationality), same(.dateOfBirth), same(.sex), same(.dateOfExpiry)]
        entries.append(entry(.optionalData, printed.optionalData == chip.optionalData))
        if printed.format == .td1 || chip.format == .td1 { entries.append(same(.optionalData2)) }
        return entries
    }

    /// Compares number, birth and expiry as a person gave them with the zone in the chip.
    ///
    /// - Returns: three entries: document number, date of birth, date of expiry.
    public static func compare(printed: AccessKeyFields, with chip: MRZ) -> [MRZFieldComparison] {
        let stored = AccessKeyFields(mrz: chip)
        func entry(_ field: MRZField, _ left: [UInt8], _ right: [UInt8]) -> MRZFieldComparison {
            let isEqual = withoutTrailingFiller(left[...]) == withoutTrailingFiller(right[...])
            return MRZFieldComparison(field: field, outcome: isEqual ? .equal : .different)
        }
        return [
            entry(.documentNumber, printed.documentNumber, stored.documentNumber),
            entry(.dateOfBirth, printed.dateOfBirth, stored.dateOfBirth),
            entry(.dateOfExpiry, printed.dateOfExpiry, stored.dateOfExpiry),
        ]
    }
}
