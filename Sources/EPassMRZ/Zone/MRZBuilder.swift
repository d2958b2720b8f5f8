// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// Writes a machine readable zone (Doc 9303-3, 4; Doc 9303-4 to -7, 4.2.2): transliterates and truncates the name,
/// fills the fields, and works out the check digits. A zone by itself proves nothing about anybody: what a document
/// says is decided by its signature.
public struct MRZBuilder: Sendable {
    /// Which of the five shapes to write.
    package var format: MRZFormat
    /// One or two characters, for example `P`, `PD`, `V`, `ID`.
    package var documentCode: String
    /// A code of Doc 9303-3, section 5.
    package var issuer: String
    /// The primary identifier; national characters are transliterated.
    package var primary: String
    /// The secondary identifier, or nil where the holder has none.
    package var secondary: String?
    /// The document number; spaces and hyphens become fillers. TD1 and TD2 take more than nine characters.
    package var documentNumber: String
    /// A code of Doc 9303-3, section 5.
    package var nationality: String
    /// The date of birth; its parts may be unknown.
    package var dateOfBirth: MRZDate
    /// The sex; unspecified is written `<`.
    package var sex: MRZSex
    /// The date of expiry; it must be complete.
    package var dateOfExpiry: MRZDate
    /// Optional data; in TD3 the personal number.
    package var optionalData: String
    /// Optional data of the middle line of TD1.
    package var optionalData2: String
    /// The language of Cyrillic names, where it matters.
    package var language: Transliteration.Language?
    /// Whether issuer and nationality may be codes that no table has.
    package var allowsUnknownCodes = false
    /// Whether the check digit of an empty personal number is written `0` instead of `<`; the standard leaves the
    /// choice.
    package var writesZeroForEmptyOptionalData = false

    /// A zone with those fields. Nothing is checked before ``build()``.
    ///
    /// - Parameters:
    ///   - format: which of the five shapes to write.
    ///   - documentCode: one or two characters, for example `P`, `PD`, `V`, `ID`.
    ///   - issuer: a code of Doc 9303-3, section 5, for example `UTO`.
    ///   - primary: the primary identifier; national characters are transliterated (Doc 9303-3, section 6).
    ///   - secondary: the secondary identifier; nil where the holder has none.
    ///   - documentNumber: spaces and hyphens become fillers. TD1 and TD2 take more than nine characters.
    ///   - nationality: a code of Doc 9303-3, section 5.
    ///   - dateOfBirth: its parts may be unknown.
    ///   - sex: unspecified is written `<`.
    ///   - dateOfExpiry: must be complete.
    ///   - optionalData: in TD3 the personal number.
    ///   - optionalData2: optional data of the middle line of TD1.
    ///   - language: the language of Cyrillic names, where it matters.
    public init(
        format: MRZFormat, documentCode: String, issuer: String, primary: String, secondary: String?,
        documentNumber: String, nationality: String, dateOfBirth: MRZDate, sex: MRZSex, dateOfExpiry: MRZDate,
        optionalData: String = "", optionalData2: String = "", language: Transliteration.Language? = nil
    ) {
        self.format = format
        self.documentCode = documentCode
        self.issuer = issuer
        self.primary = primary
        self.secondary = secondary
        self.documentNumber = documentNumber
        self.nationality = nationality
        self.dateOfBirth = dateOfBirth
        self.sex = sex
        self.dateOfExpiry = dateOfExpiry
        self.optionalData = optionalData
        self.optionalData2 = optionalData2
        self.language = language
    }

    /// The zone. Its check digits are right; its name may be truncated, which ``MRZName/truncation`` then shows.
    ///
    /// - Throws: `mrz.fieldTooLong`, `mrz.fieldCharacter`, `mrz.name`, `mrz.documentCode`, `mrz.countryCode`,
    ///   `mrz.date`, `mrz.documentNumber`, each with the field.
    public func build() throws(MRZError) -> MRZ {
        let layout = MRZLayout(format)
        var zone = [UInt8](repeating: MRZCharacter.filler, count: format.characterCount)
        func write(_ characters: [UInt8], at range: Range<Int>, _ field: MRZField) throws(MRZError) {
            guard characters.count <= range.count else {
                throw MRZError(
                    .fieldTooLong, .mrzFieldTooShort(count: characters.count, room: range.count), field: field)
            }
            for (index, character) in zip(range, characters) { zone[index] = character }
        }
        try write(checkedDocumentCode(), at: layout.documentCode, .documentCode)
        try write(checkedCountry(issuer, .issuer), at: layout.issuer, .issuer)
        try write(checkedCountry(nationality, .nationality), at: layout.nationality, .nationality)
        try write(checkedDate(dateOfBirth, .dateOfBirth), at: layout.dateOfBirth, .dateOfBirth)
        try write(checkedDate(dateOfExpiry, .dateOfExpiry), at: layout.dateOfExpiry, .dateOfExpiry)
        zone[layout.sex] = sex.rawValue.utf8.first ?? MRZCharacter.filler
        try write(nameField(), at: layout.name, .name)
        let (number, optional, isLong) = try numberAndOptionalData(layout)
        try write(number, at: layout.documentNumber, .documentNumber)
        try write(optional, at: layout.optionalData, .optionalData)
        try write(MRZBuilder.data(optionalData2, .optionalData2), at: layout.optionalData2, .optionalData2)
        return try withCheckDigits(zone, layout, hasLongNumber: isLong)
    }

    // MARK: fields

    private func checkedDocumentCode() throws(MRZError) -> [UInt8] {
        let code = try MRZBuilder.data(documentCode, .documentCode)
        let allowed = format.documentCodeLetters
        guard let first = code.first, code.count <= 2, allowed.utf8.contains(first),
            code.allSatisfy({ MRZCharacter.isLetter($0) || $0 == MRZCharacter.filler }),
            format.isVisa || code.dropFirst().first != UInt8(ascii: "V")
        else {
            throw MRZError(
                .documentCodeUnfit, .mrzDocumentCode(format: format.rawValue, allowed: allowed), field: .documentCode)
        }
        // AC is left to crew member certificates, which nothing else in a zone tells from other cards.
        guard code != Array("AI".utf8) else {
            throw MRZError(.documentCodeUnfit, .mrzDocumentCodeAI, field: .documentCode)
        }
        return code
    }

    private func checkedCountry(_ text: String, _ field: MRZField) throws(MRZError) -> [UInt8] {
        let code = CountryCode(rawValue: text.uppercased())
        let octets = try MRZBuilder.data(code.rawValue, field)
        guard !octets.isEmpty, octets.count <= 3, octets.allSatisfy(MRZCharacter.isLetter),
            allowsUnknownCodes || code.kind != .unknown
        else {
            throw MRZError(.countryCodeUnknown, .mrzCountryCode, field: field)
        }
        return octets
    }

    private func checkedDate(_ date: MRZDate, _ field: MRZField) throws(MRZError) -> [UInt8] {
        guard date.state != .invalid, field == .dateOfBirth || date.state == .complete, !date.usesZeroForUnknown else {
            throw MRZError(.date, .mrzDateUnfit, field: field)
        }
        return date.octets
    }

    /// Special characters and spaces become fillers (Doc 9303-4, 4.2.2.2).
    private static func data(_ text: String, _ field: MRZField) throws(MRZError) -> [UInt8] {
        guard text.utf8.count <= 64 else { throw MRZError(.fieldTooLong, .mrzTextTooLong, field: field) }
        var octets: [UInt8] = []
        for scalar in text.uppercased().unicodeScalars {
            guard scalar.isASCII, let octet = UInt8(exactly: scalar.value), octet >= MRZInput.space else {
                throw MRZError(.fieldCharacter, .mrzFieldCharacter, field: field)
            }
            octets.append(MRZCharacter.isAllowed(octet) ? octet : MRZCharacter.filler)
        }
        while octets.last == MRZCharacter.filler { octets.removeLast() }
        return octets
    }

    /// A number of more than nine characters goes on in the optional data, then its check digit and one filler
    /// (Doc 9303-5 and -6, 4.2.2 note j).
    private func numberAndOptionalData(
        _ layout: MRZLayout
    ) throws(MRZError) -> (number: [UInt8], optional: [UInt8], isLong: Bool) {
        let number = try MRZBuilder.data(documentNumber, .documentNumber)
        let optional = try MRZBuilder.data(optionalData, .optionalData)
        guard !number.isEmpty else {
            throw MRZError(.documentNumber, .deviationDocumentNumberEmpty, field: .documentNumber)
        }
        guard number.count > 9 else { return (number, optional, false) }
        guard format == .td1 || format == .td2 else {
            throw MRZError(.fieldTooLong, .mrzDocumentNumberNotLong(format: format.rawValue), field: .documentNumber)
        }
        // The end of the rest is found by the first filler, so none may be inside, nor where the check digit would
        // stand.
        let rest = number.dropFirst(9)
        guard !rest.contains(MRZCharacter.filler), number[8] != MRZCharacter.filler else {
            throw MRZError(.fieldCharacter, .mrzDocumentNumberFiller, field: .documentNumber)
        }
        guard rest.count + 2 <= layout.optionalData.count else {
            throw MRZError(
                .fieldTooLong,
                .mrzDocumentNumberTooLong(count: number.count, most: 9 + layout.optionalData.count - 2),
                field: .documentNumber)
        }
        let tail = rest + [CheckDigitCalculation.checkDigit(of: number), MRZCharacter.filler]
        return (Array(number.prefix(9)), tail + optional, true)
    }

    private func nameField() throws(MRZError) -> [UInt8] {
        let first = Transliteration.transliterate(primary, language: language)
        let second = Transliteration.transliterate(secondary ?? "", language: language)
        if first.omittedCount + second.omittedCount > 0 {
            throw MRZError(.name, .mrzNameNotTransliterated, field: .name)
        }
        guard !first.components.isEmpty else { throw MRZError(.name, .mrzNameEmpty, field: .name) }
        return NameTruncation.field(
            primary: first.components, secondary: second.components, width: MRZLayout(format).name.count)
    }

    // MARK: check digits

    private func withCheckDigits(
        _ filled: [UInt8], _ layout: MRZLayout, hasLongNumber: Bool
    ) throws(MRZError) -> MRZ {
        var zone = filled
        if !hasLongNumber {
            zone[layout.documentNumberCheckDigit] = CheckDigitCalculation.checkDigit(of: zone[layout.documentNumber])
        }
        zone[layout.dateOfBirthCheckDigit] = CheckDigitCalculation.checkDigit(of: zone[layout.dateOfBirth])
        zone[layout.dateOfExpiryCheckDigit] = CheckDigitCalculation.checkDigit(of: zone[layout.dateOfExpiry])
        if let offset = layout.optionalCheckDigit {
            let isEmpty = zone[layout.optionalData].allSatisfy { $0 == MRZCharacter.filler }
            if !isEmpty || writesZeroForEmptyOptionalData {
                zone[offset] = CheckDigitCalculation.checkDigit(of: zone[layout.optionalData])
            }
        }
        if let offset = layout.compositeCheckDigit {
            var calculation = CheckDigitCalculation()
            let ranges = layout.compositeRanges
            for range in [ranges.0, ranges.1, ranges.2, ranges.3] { calculation.append(zone[range]) }
            zone[offset] = calculation.checkDigit
        }
        return try MRZ(characters: zone)
    }
}
