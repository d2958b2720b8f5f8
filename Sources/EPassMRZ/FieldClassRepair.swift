// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Corrections that the class of a field leaves no choice about: no letters in dates and check digits, no digits in names and
/// codes, `K` for the filler where no letter can be.
enum FieldClassRepair {
    /// - Throws: `mrz.ambiguousRepair` where `K` at the end of a name may be a letter or a filler.
    static func applied(to characters: [UInt8], format: MRZFormat) throws(MRZError) -> [UInt8] {
        let layout = MRZLayout(format)
        var zone = characters
        for field in [layout.dateOfBirth, layout.dateOfExpiry] {
            for position in field { zone[position] = digitOrFiller(zone[position]) }
        }
        var digits = [
            layout.documentNumberCheckDigit, layout.dateOfBirthCheckDigit, layout.dateOfExpiryCheckDigit,
        ]
        if let offset = layout.optionalCheckDigit { digits.append(offset) }
        if let offset = layout.compositeCheckDigit { digits.append(offset) }
        for position in digits { zone[position] = digitOrFiller(zone[position]) }
        if zone[layout.sex] == Confusion.fillerLike { zone[layout.sex] = MRZCharacter.filler }
        for field in [layout.documentCode, layout.issuer, layout.nationality, layout.name] {
            for position in field { zone[position] = Confusion.letter(for: zone[position]) ?? zone[position] }
        }
        repairCodes(&zone, layout, format)
        try repairName(&zone, layout.name, format)
        return zone
    }

    private static func digitOrFiller(_ character: UInt8) -> UInt8 {
        if character == Confusion.fillerLike { return MRZCharacter.filler }
        return Confusion.digit(for: character) ?? character
    }

    /// `K` behind `P` and `V` is no type of document; in a country code it is a filler only if that makes the code known.
    private static func repairCodes(_ zone: inout [UInt8], _ layout: MRZLayout, _ format: MRZFormat) {
        let second = layout.documentCode.lowerBound + 1
        if format == .td3 || format.isVisa, zone[second] == Confusion.fillerLike {
            zone[second] = MRZCharacter.filler
        }
        for field in [layout.issuer, layout.nationality] {
            guard CountryCode(rawValue: MRZ.trimmed(zone[field])).kind == .unknown else { continue }
            let filled = zone[field].map { $0 == Confusion.fillerLike ? MRZCharacter.filler : $0 }
            if CountryCode(rawValue: MRZ.trimmed(filled[...])).kind != .unknown {
                for (position, character) in zip(field, filled) { zone[position] = character }
            }
        }
    }

    /// The end of a name field is looked at: the run of `K` and fillers there. Where the identifiers are already parted by a
    /// double filler, a `K` behind another double filler is none of the name. `K` directly behind a letter, or alone behind
    /// one filler, may be a letter: it is left alone unless other `K`s in the run show that fillers were misread, and then
    /// nobody can tell.
    private static func repairName(
        _ zone: inout [UInt8], _ field: Range<Int>, _ format: MRZFormat
    ) throws(MRZError) {
        var start = field.upperBound
        while start > field.lowerBound, isFillerLike(zone[start - 1]) { start -= 1 }
        guard start > field.lowerBound else { return }
        let run = Array(zone[start..<field.upperBound])
        let count = run.count { $0 == Confusion.fillerLike }
        guard count > 0, run.count > 1 else { return }
        let place = format.lineAndColumn(ofOffset: start)
        let ambiguous = MRZError(
            .ambiguousRepair, "K at the end of the name may be a letter or a filler.", line: place.line,
            column: place.column, field: .name)
        let leading = run.prefix { $0 == MRZCharacter.filler }.count
        let isParted = hasDoubleFiller(zone[field.lowerBound..<start])
        switch leading {
        case 0:
            // ...AK, ...AK<<<< are names that end in K; ...AKK<, ...AK<K< are not, and the first K may be a letter.
            if count == 1 { return }
            throw ambiguous
        case 1 where count == 1, 2 where count == 1 && !isParted:
            // An initial K.
            return
        case 1:
            throw ambiguous
        case 2 where !isParted:
            throw ambiguous
        default:
            for position in start..<field.upperBound { zone[position] = MRZCharacter.filler }
        }
    }

    private static func isFillerLike(_ character: UInt8) -> Bool {
        character == MRZCharacter.filler || character == Confusion.fillerLike
    }

    private static func hasDoubleFiller(_ characters: ArraySlice<UInt8>) -> Bool {
        zip(characters, characters.dropFirst()).contains { $0 == MRZCharacter.filler && $1 == MRZCharacter.filler }
    }
}
