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
        /// Number and dates without check digits.
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
    ///   - dateOfBirth: `YYMMDD`, unknown parts as `<`.
    ///   - dateOfExpiry: `YYMMDD`, all of it.
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

    /// Nine characters in their own field of TD1 and fourteen in the optional data, where its check digit is the last
    /// character and the filler behind it (Doc 9303-5, 4.2.2 note j) is left out.
    private static let maximumNumberLength = 23

    /// From what a person gives: the lines of a zone in any form that ``MRZScanner`` takes, or
    /// `NUMBER,YYMMDD,YYMMDD`.
    ///
    /// - Throws: as ``init(documentNumber:dateOfBirth:dateOfExpiry:)`` and `MRZScanner.scan`, and `mrz.tripleShape`.
    public static func parse(_ text: String) throws(MRZError) -> AccessKeyFields {
        guard text.utf8.count <= MRZScanner.maximumLength else {
            throw MRZError(.tooLong)
        }
        guard text.utf8.contains(UInt8(ascii: ",")) else {
            let mrz = try MRZScanner.scan(text).mrz
            try requirePossibleDates(of: mrz)
            return AccessKeyFields(mrz: mrz)
        }
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
        // Somebody who types 12.08.1974 is told the order, not the alphabet.
        guard let octets = try? octets(text, field), octets.count == 6, !octets.contains(where: MRZCharacter.isLetter),
            let date = MRZDate(octets)
        else {
            throw MRZError(.date, .mrzDateShape, field: field)
        }
        try requirePossible(date, field)
        // Of a birth parts may be unknown (Doc 9303-3, 4.8). Of an expiry nobody types that; the lines of a zone that
        // is printed so are taken (F-42).
        guard field != .dateOfExpiry || !octets.contains(MRZCharacter.filler) else {
            throw MRZError(.date, .mrzExpiryShape, field: field)
        }
        return octets
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
