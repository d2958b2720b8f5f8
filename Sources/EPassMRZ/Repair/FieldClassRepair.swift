// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Corrections that the class of a field leaves no choice about: no letters in dates and check digits, no digits in
/// names and codes, `K` for the filler where no letter can be.
enum FieldClassRepair {
    /// The zones that it may have been: one, unless `K` at the end of a name may be a letter or a filler.
    static func readings(of characters: [UInt8], format: MRZFormat) -> [[UInt8]] {
        let layout = MRZLayout(format)
        var zone = characters
        for field in [layout.dateOfBirth, layout.dateOfExpiry] { repairDate(&zone, field) }
        var digits = [
            layout.documentNumberCheckDigit, layout.dateOfBirthCheckDigit, layout.dateOfExpiryCheckDigit,
        ]
        if let offset = layout.optionalCheckDigit { digits.append(offset) }
        if let offset = layout.compositeCheckDigit { digits.append(offset) }
        for position in digits { zone[position] = digitOrFiller(zone[position]) }
        if zone[layout.sex] == Confusion.fillerLike { zone[layout.sex] = MRZCharacter.filler }
        for field in [layout.documentCode, layout.name] {
            for position in field { zone[position] = Confusion.letter(for: zone[position]) ?? zone[position] }
        }
        repairCodes(&zone, layout, format)
        return names(zone, layout.name)
    }

    /// Digits for letters. `K` is a filler only where the whole part is unknown: no day or month is half a filler, and
    /// no check digit tells a filler from a zero that was read as `K`.
    private static func repairDate(_ zone: inout [UInt8], _ field: Range<Int>) {
        for position in field { zone[position] = Confusion.digit(for: zone[position]) ?? zone[position] }
        for start in stride(from: field.lowerBound, to: field.upperBound - 1, by: 2) {
            if isFillerLike(zone[start]), isFillerLike(zone[start + 1]) {
                zone[start] = MRZCharacter.filler
                zone[start + 1] = MRZCharacter.filler
            }
        }
    }

    private static func digitOrFiller(_ character: UInt8) -> UInt8 {
        if character == Confusion.fillerLike { return MRZCharacter.filler }
        return Confusion.digit(for: character) ?? character
    }

    /// `K` behind `P` and `V` is no type of document; in a country code a digit is a letter, and `K` a filler, only if
    /// that makes the code known.
    private static func repairCodes(_ zone: inout [UInt8], _ layout: MRZLayout, _ format: MRZFormat) {
        let second = layout.documentCode.lowerBound + 1
        if format == .td3 || format.isVisa, zone[second] == Confusion.fillerLike {
            zone[second] = MRZCharacter.filler
        }
        for field in [layout.issuer, layout.nationality] {
            guard CountryCode(rawValue: MRZ.trimmed(zone[field])).kind == .unknown else { continue }
            let letters = zone[field].map { Confusion.letter(for: $0) ?? $0 }
            let filled = letters.map { $0 == Confusion.fillerLike ? MRZCharacter.filler : $0 }
            for reading in [letters, filled] where CountryCode(rawValue: MRZ.trimmed(reading[...])).kind != .unknown {
                for (position, character) in zip(field, reading) { zone[position] = character }
                break
            }
        }
    }

    /// The end of a name field is looked at: the run of `K` and fillers there. Where the identifiers are already parted
    /// by a double filler, a `K` behind another double filler is none of the name. `K` directly behind a letter, or
    /// alone behind one filler, may be a letter: it is left alone unless other `K`s in the run show that fillers were
    /// misread, and then nobody can tell: any number of them, from the first on, may be letters.
    private static func names(_ zone: [UInt8], _ field: Range<Int>) -> [[UInt8]] {
        var start = field.upperBound
        while start > field.lowerBound, isFillerLike(zone[start - 1]) { start -= 1 }
        guard start > field.lowerBound else { return [zone] }
        let run = zone[start..<field.upperBound]
        let letters = run.indices.filter { zone[$0] == Confusion.fillerLike }
        guard !letters.isEmpty, run.count > 1 else { return [zone] }
        func reading(keeping count: Int) -> [UInt8] {
            var result = zone
            for position in letters.dropFirst(count) { result[position] = MRZCharacter.filler }
            return result
        }
        let isParted = hasDoubleFiller(zone[field.lowerBound..<start])
        let leading = run.prefix { $0 == MRZCharacter.filler }.count
        guard leading < (isParted ? 2 : 3) else { return [reading(keeping: 0)] }
        // ...AK, ...AK<<<< are names that end in K, and <K<<< is an initial; of ...AKK<, ...AK<K< nobody knows.
        return letters.count == 1 ? [zone] : (0...letters.count).map(reading)
    }

    private static func isFillerLike(_ character: UInt8) -> Bool {
        character == MRZCharacter.filler || character == Confusion.fillerLike
    }

    private static func hasDoubleFiller(_ characters: ArraySlice<UInt8>) -> Bool {
        zip(characters, characters.dropFirst()).contains { $0 == MRZCharacter.filler && $1 == MRZCharacter.filler }
    }
}
