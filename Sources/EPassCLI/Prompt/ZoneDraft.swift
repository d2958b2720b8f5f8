// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages

/// What was typed so far, kept until it opens the chip: lines of a zone, the lower line alone, or number and dates. It
/// is wiped with the last reference.
struct ZoneDraft {
    /// The lines that are whole, the upper one first.
    var lines: [SecretText] = []
    /// The lower of two lines, where it came alone.
    var lower: SecretText?
    /// Number and dates, where these are asked for.
    var keys: [KeyField: SecretText] = [:]
    /// Whether number and dates are what is asked for.
    var isOfKeys = false

    /// The length of its lines; nil while there is none.
    var lineLength: Int? { lines.first?.count }

    /// Whether all lines are there.
    var isWhole: Bool { lineLength.map { lines.count == ZoneLines.lineCount(ofLength: $0) } ?? false }

    /// What check digits can be worked out of: the zone, or one around what is there; nil where there is too little.
    var judged: MRZ? {
        if let lower { return ZoneLines.around(lower: lower.characters) }
        let rows = lines.map(\.characters)
        if isWhole { return try? MRZ(characters: Array(rows.joined())) }
        guard lineLength == 30 else { return nil }
        if rows.count == 2 { return ZoneLines.around(upper: rows[0], middle: rows[1]) }
        return rows.first.flatMap { ZoneLines.around(cardLine: $0) }
    }

    /// Where a place of the zone that is judged stands in what was typed.
    func place(line: Int) -> (line: Int, shift: Int) {
        if lower != nil { return (2, 0) }
        if lineLength == 30, lines.count == 1 { return (1, 5) }
        return (line, 0)
    }

    /// Takes over what a repair, or a corrected field, made of the zone that is judged.
    mutating func take(_ mrz: MRZ) {
        let rows = mrz.lines.map { Array($0.utf8) }
        if lower != nil {
            lower = rows.last.map { SecretText($0) }
        } else if lineLength == 30, lines.count == 1, let old = lines.first?.characters, mrz.format.lineLength != 30 {
            let number = rows.last?.prefix(10) ?? []
            lines = [SecretText(old.prefix(5) + number + old.dropFirst(15))]
        } else {
            // What is judged may have a line that was not typed yet.
            lines = rows.prefix(lines.count).map { SecretText($0) }
        }
    }

    /// Takes a zone with all its lines.
    mutating func takeWhole(_ mrz: MRZ) { lines = mrz.lines.map { SecretText($0.utf8) } }

    /// The check digit of a field in the zone that is judged.
    func digit(of field: KeyField) -> MRZCheckDigit? {
        judged?.checkDigits.all.first { $0.field == field.checked && $0.offset != nil }
    }

    /// The zone with another check digit behind a field.
    func replacing(digitOf field: KeyField, with digit: UInt8) -> MRZ? {
        guard let mrz = judged, let offset = self.digit(of: field)?.offset else { return nil }
        var all = mrz.characters
        all[offset] = digit
        return try? MRZ(characters: all)
    }

    /// The zone with other characters in a field; its check digits stay as they were typed.
    func replacing(_ field: KeyField, with characters: [UInt8]) -> MRZ? {
        guard let mrz = judged else { return nil }
        let range = mrz.range(of: field.field)
        guard characters.count <= range.count else { return nil }
        var all = mrz.characters
        let fillers = [UInt8](repeating: ZoneLines.filler, count: range.count - characters.count)
        all.replaceSubrange(range, with: characters + fillers)
        return try? MRZ(characters: all)
    }

    /// What opens the chip, as far as it is there.
    ///
    /// - Throws: `MRZError` where a field cannot be part of a key.
    func answer() throws(MRZError) -> PromptAnswer? {
        if isOfKeys {
            guard let number = keys[.number], let birth = keys[.birth], let expiry = keys[.expiry] else { return nil }
            return .fields(
                try AccessKeyFields(
                    documentNumber: number.text, dateOfBirth: birth.text, dateOfExpiry: expiry.text))
        }
        guard let mrz = judged else { return nil }
        try AccessKeyFields.requirePossibleDates(of: mrz)
        guard lower != nil else { return isWhole ? .zone(mrz) : nil }
        return .fields(
            try AccessKeyFields(
                documentNumber: mrz.documentNumber, dateOfBirth: mrz.text(of: .dateOfBirth),
                dateOfExpiry: mrz.text(of: .dateOfExpiry)))
    }
}
