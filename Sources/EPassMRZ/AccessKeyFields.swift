// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// The three fields of a machine readable zone that the access keys of a chip are made from, with their check digits
/// (Doc 9303-11, 4.3.2 and D.2).
///
/// They are as good as a password: nothing here prints them, and the ``mrzInformation(_:)`` belongs into a type that
/// wipes itself as soon as possible.
public struct AccessKeyFields: Sendable {
    /// What the fields were taken from.
    public enum Source: Sendable, Hashable {
        /// All lines of a zone, so that its printed check digits are known.
        case lines(MRZFormat)
        /// Number and dates without check digits, or the key, whose check digits fit.
        case triple
    }

    /// Which check digits go into the key.
    public enum Variant: String, Sendable, Hashable {
        /// Those printed in the zone; where none were given, the computed ones.
        case printed
        /// Those that the calculation gives.
        case computed
    }

    /// What the fields were taken from.
    public let source: Source
    /// The document number as in the key: filled to nine characters with `<`, or whole where it is longer.
    public let documentNumber: [UInt8]
    /// `YYMMDD`, unknown parts as `<`.
    public let dateOfBirth: [UInt8]
    /// `YYMMDD`.
    public let dateOfExpiry: [UInt8]
    /// Those of the three printed check digits that are wrong; empty where none were given.
    public let wrongCheckDigits: [MRZCheckDigit]
    private let printedCheckDigits: [UInt8]

    /// The three computed check digits: number, birth, expiry.
    private var computedCheckDigits: [UInt8] {
        [documentNumber, dateOfBirth, dateOfExpiry].map { CheckDigitCalculation.checkDigit(of: $0) }
    }

    /// The fields of a zone. A wrong check digit does not matter here: it is named by ``wrongCheckDigits``.
    public init(mrz: MRZ) {
        source = .lines(mrz.format)
        documentNumber = mrz.hasLongDocumentNumber ? mrz.documentNumberCharacters : Array(mrz[.documentNumber])
        dateOfBirth = Array(mrz[.dateOfBirth])
        dateOfExpiry = Array(mrz[.dateOfExpiry])
        let digits = mrz.checkDigits
        let three = [digits.documentNumber, digits.dateOfBirth, digits.dateOfExpiry]
        wrongCheckDigits = three.filter { $0.outcome == .wrong }
        printedCheckDigits = three.map(\.found)
    }

    /// From a document number and two dates as they are printed. Nothing is repaired.
    ///
    /// - Parameters:
    ///   - documentNumber: 1 to 9 characters, then filled with `<`, or a longer one as a whole, without filler.
    ///   - dateOfBirth: `YYMMDD`, unknown parts as `<`, or as people write dates: `1974-08-12`, `12.08.1974`,
    ///     `12 AUG 1974`.
    ///   - dateOfExpiry: the same.
    /// - Throws: `mrz.documentNumber`, `mrz.date` or `mrz.character`.
    public init(documentNumber: String, dateOfBirth: String, dateOfExpiry: String) throws(MRZError) {
        let number = try AccessKeyFields.typedField(documentNumber, .documentNumber)
        source = .triple
        self.documentNumber =
            number + [UInt8](repeating: MRZCharacter.filler, count: max(0, 9 - number.count))
        self.dateOfBirth = try AccessKeyFields.date(dateOfBirth, .dateOfBirth)
        self.dateOfExpiry = try AccessKeyFields.date(dateOfExpiry, .dateOfExpiry)
        wrongCheckDigits = []
        printedCheckDigits = []
    }

    /// From the MRZ information itself, as other programs ask for it: number, birth and expiry, each with its check
    /// digit, 24 characters, or as many more as a long number has. Nil where the text is none.
    ///
    /// - Throws: `mrz.documentNumber` or `mrz.date` where a check digit does not fit: nothing else guards that form,
    ///   and a wrong key costs a try.
    private static func ofKey(_ text: String) throws(MRZError) -> AccessKeyFields? {
        let bare = text.filter { !$0.isWhitespace }
        guard let octets = try? octets(bare, .documentNumber), (24...38).contains(octets.count) else { return nil }
        let pieces: [ArraySlice<UInt8>] = [
            octets.dropLast(15), octets.suffix(14).prefix(6), octets.suffix(7).prefix(6),
        ]
        let dates = pieces.dropFirst()
        let digits: [UInt8] = pieces.map { octets[$0.endIndex] }
        guard dates.joined().allSatisfy({ MRZCharacter.isDigit($0) || $0 == MRZCharacter.filler }),
            digits.allSatisfy(MRZCharacter.isDigit)
        else { return nil }
        let fields: [MRZField] = [.documentNumber, .dateOfBirth, .dateOfExpiry]
        for (field, (piece, digit)) in zip(fields, zip(pieces, digits)) {
            guard CheckDigitCalculation.checkDigit(of: piece) == digit else {
                throw MRZError(
                    field == .documentNumber ? .documentNumber : .date, .mrzKeyDigitWrong(field: field.message),
                    field: field)
            }
            guard field != .documentNumber else { continue }
            guard let date = MRZDate(piece) else { return nil }
            try requirePossible(date, field)
        }
        return AccessKeyFields(pieces.map(Array.init))
    }

    private init(_ fields: [[UInt8]]) {
        source = .triple
        (documentNumber, dateOfBirth, dateOfExpiry) = (fields[0], fields[1], fields[2])
        printedCheckDigits = []
        wrongCheckDigits = []
    }

    /// Nine characters in their own field of TD1 and fourteen in the optional data, where its check digit is the last
    /// character and the filler behind it (Doc 9303-5, 4.2.2 note j) is left out.
    private static let maximumNumberLength = 23

    /// From what a person gives: the lines of a zone in any form that ``MRZScanner`` takes, or
    /// `NUMBER,YYMMDD,YYMMDD`, or the 24 characters of the key.
    ///
    /// - Throws: as ``init(documentNumber:dateOfBirth:dateOfExpiry:)`` and `MRZScanner.scan`, and `mrz.tripleShape`.
    public static func parse(_ text: String) throws(MRZError) -> AccessKeyFields {
        if let fields = try withoutLines(text) { return fields }
        let mrz = try MRZScanner.scan(text).mrz
        try requirePossibleDates(of: mrz)
        return AccessKeyFields(mrz: mrz)
    }

    /// The fields of a text that has no lines of a zone: `NUMBER,YYMMDD,YYMMDD`, or the 24 characters of the key; nil
    /// for any other.
    ///
    /// - Throws: as ``parse(_:)``.
    package static func withoutLines(_ text: String) throws(MRZError) -> AccessKeyFields? {
        guard text.utf8.count <= MRZScanner.maximumLength else {
            throw MRZError(.tooLong)
        }
        guard text.utf8.contains(UInt8(ascii: ",")) else { return try ofKey(text) }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3 else {
            throw MRZError(.tripleShape, .mrzTripleShape)
        }
        return try AccessKeyFields(documentNumber: parts[0], dateOfBirth: parts[1], dateOfExpiry: parts[2])
    }

    /// The MRZ information: document number, birth and expiry, each with its check digit (Doc 9303-11, 4.3.2).
    public func mrzInformation(_ variant: Variant = .printed) -> [UInt8] {
        let digits = variant == .printed && printedCheckDigits.count == 3 ? printedCheckDigits : computedCheckDigits
        var information: [UInt8] = []
        information.reserveCapacity(documentNumber.count + 15)
        for (field, digit) in zip([documentNumber, dateOfBirth, dateOfExpiry], digits) {
            information += field
            information.append(digit)
        }
        return information
    }

    /// As ``mrzInformation(_:)`` with the printed check digits where there are any, else with the computed ones.
    public var mrzInformation: [UInt8] { mrzInformation(.printed) }

    /// One of the fields as a person types it, by the rules of ``init(documentNumber:dateOfBirth:dateOfExpiry:)``.
    ///
    /// - Throws: as that.
    package static func typedField(_ text: String, _ field: MRZField) throws(MRZError) -> [UInt8] {
        guard field == .documentNumber else { return try date(text, field) }
        let number = try octets(text, field)
        guard (1...maximumNumberLength).contains(number.count) else {
            throw MRZError(.documentNumber, .mrzDocumentNumberLength(most: maximumNumberLength), field: field)
        }
        guard number.contains(where: { $0 != MRZCharacter.filler }) else {
            throw MRZError(.documentNumber, .deviationDocumentNumberEmpty, field: field)
        }
        return number
    }

    private static func octets(_ text: String, _ field: MRZField) throws(MRZError) -> [UInt8] {
        var octets: [UInt8] = []
        var column = 0
        let scalars = text.unicodeScalars.drop { $0.properties.isWhitespace }
        for scalar in scalars {
            column += 1
            if scalar.properties.isWhitespace, scalars.dropFirst(column).allSatisfy({ $0.properties.isWhitespace }) {
                break
            }
            let octet = UInt8(exactly: scalar.value).map { $0 &- 97 < 26 ? $0 - 32 : $0 }
            guard let upper = octet, MRZCharacter.isAllowed(upper) else {
                throw MRZError(.character, .mrzCharacter, column: column, field: field)
            }
            octets.append(upper)
        }
        return octets
    }

    private static func date(_ text: String, _ field: MRZField) throws(MRZError) -> [UInt8] {
        let typed: TypedDate
        do throws(TypedDate.Fault) {
            typed = try TypedDate(text)
        } catch {
            throw MRZError(.date, error == .ambiguous ? .mrzDateAmbiguous : .mrzDateShape, field: field)
        }
        guard let date = MRZDate(typed.octets) else { throw MRZError(.date, .mrzDateShape, field: field) }
        try requirePossible(date, field)
        return typed.octets
    }

    /// A zone whose dates no calendar has was misread, whatever its check digits say: a key of it would only cost a
    /// try.
    ///
    /// - Throws: `mrz.date` with the field.
    package static func requirePossibleDates(of mrz: MRZ) throws(MRZError) {
        try requirePossible(mrz.dateOfBirth, .dateOfBirth)
        try requirePossible(mrz.dateOfExpiry, .dateOfExpiry)
    }

    /// A month is 12 at most and a day 31; a 31 April is printed on genuine documents (F-42).
    private static func requirePossible(_ date: MRZDate, _ field: MRZField) throws(MRZError) {
        guard !date.octets.contains(where: MRZCharacter.isLetter) else {
            throw MRZError(.date, .mrzDateWithLetter, field: field)
        }
        guard date.month ?? 1 <= 12, date.day ?? 1 <= 31 else {
            throw MRZError(.date, .mrzDateImpossible, field: field)
        }
    }
}

extension AccessKeyFields: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Never the fields.
    public var description: String { "AccessKeyFields(not shown)" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Empty, so that `dump` does not show the fields.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
