// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// A machine readable zone: its characters, and what they say (Doc 9303-3, 4; Doc 9303-4 to -7, 4.2).
///
/// The value keeps the array it was made from and holds positions, not copies: text is made when it is asked for.
/// Parsing does not judge: a wrong check digit, an impossible date or an unknown country code stands beside the rest as
/// a result; two zones are equal when format and characters are. A zone whose check digits are right was read well;
/// that says nothing about whether the document is genuine.
public struct MRZ: Sendable, Hashable {
    /// Which of the five shapes it has.
    public let format: MRZFormat
    /// The characters without line breaks: 72, 88 or 90 of them, each A-Z, 0-9 or `<`.
    public let characters: [UInt8]
    /// Each check digit with what was expected and found.
    public let checkDigits: MRZCheckDigits
    /// The date of birth; parts of it may be unknown (Doc 9303-3, 4.8).
    public let dateOfBirth: MRZDate
    /// The date of expiry; of a visa, the last day it can be used.
    public let dateOfExpiry: MRZDate
    /// How many characters of the optional data belong to a document number of more than nine characters, its check
    /// digit included; 0 for all others.
    let overflowLength: Int

    /// From the characters of all lines run together. The array is kept, not copied.
    ///
    /// - Parameter characters: 72, 88 or 90 characters, each A-Z, 0-9 or `<`. For anything people or scanners wrote,
    ///   use ``MRZScanner`` instead.
    /// - Throws: `mrz.empty`, `mrz.length` or `mrz.character` with line and column.
    public init(characters: [UInt8]) throws(MRZError) {
        guard let first = characters.first else { throw MRZError(.empty, .mrzEmpty) }
        guard let format = MRZFormat(characterCount: characters.count, firstCharacter: first) else {
            throw MRZError(.length, .mrzCharacterCount(count: characters.count))
        }
        try self.init(characters: characters, format: format)
    }

    /// From the characters of one of the formats; the count must be that of the format.
    init(characters: [UInt8], format: MRZFormat) throws(MRZError) {
        let span = characters.span
        for index in span.indices where !MRZCharacter.isAllowed(span[index]) {
            let place = format.lineAndColumn(ofOffset: index)
            throw MRZError(.character, .mrzCharacter, line: place.line, column: place.column)
        }
        let reading = MRZReading(span, MRZLayout(format))
        self.format = format
        self.characters = characters
        checkDigits = reading.checkDigits
        dateOfBirth = reading.dateOfBirth
        dateOfExpiry = reading.dateOfExpiry
        overflowLength = reading.overflowLength
    }

    /// From two or three lines, each of exactly the length of its format.
    ///
    /// - Throws: `mrz.empty`, `mrz.length`, `mrz.lineLength` or `mrz.character` with line and column.
    public init(lines: [String]) throws(MRZError) {
        var characters: [UInt8] = []
        characters.reserveCapacity(90)
        guard let first = lines.first, !first.isEmpty else {
            throw MRZError(.empty, .mrzEmpty)
        }
        guard (2...3).contains(lines.count) else {
            throw MRZError(.length, .mrzLineCount(count: lines.count))
        }
        let expected = lines.count == 3 ? 30 : (first.utf8.count <= 40 ? 36 : 44)
        for (index, line) in lines.enumerated() {
            for (column, scalar) in line.unicodeScalars.enumerated() {
                guard scalar.isASCII, let octet = UInt8(exactly: scalar.value), MRZCharacter.isAllowed(octet) else {
                    throw MRZError(.character, .mrzCharacter, line: index + 1, column: column + 1)
                }
                guard column < expected else { break }
                characters.append(octet)
            }
            let count = line.unicodeScalars.count
            guard count == expected else {
                throw MRZError(
                    .lineLength, .mrzLineLength(line: index + 1, count: count, expected: expected), line: index + 1)
            }
        }
        try self.init(characters: characters)
    }

    /// From text as the standard prints it: the lines separated by LF or CR LF, or run together. Nothing is corrected;
    /// ``MRZScanner`` does that.
    ///
    /// - Throws: `mrz.tooLong` above 512 octets, and as ``init(lines:)`` and ``init(characters:)``.
    public static func parse(_ text: String) throws(MRZError) -> MRZ {
        guard text.utf8.count <= 512 else {
            throw MRZError(.tooLong)
        }
        let lines = text.split(omittingEmptySubsequences: true) { $0.isNewline }.map(String.init)
        guard lines.count == 1, let only = lines.first else { return try MRZ(lines: lines) }
        for (column, scalar) in only.unicodeScalars.enumerated() where !scalar.isASCII {
            throw MRZError(.character, .mrzCharacter, line: 1, column: column + 1)
        }
        return try MRZ(characters: Array(only.utf8))
    }
}

extension MRZ {
    /// Where a field stands in ``characters``; empty where the format does not have it.
    public func range(of field: MRZField) -> Range<Int> { MRZLayout(format).range(of: field) }

    /// The characters of a field, fillers included.
    public subscript(field: MRZField) -> ArraySlice<UInt8> { characters[range(of: field)] }

    /// The characters of a field as text, fillers included.
    public func text(of field: MRZField) -> String { String(decoding: self[field], as: UTF8.self) }

    /// The lines as they are printed.
    public var lines: [String] {
        (0..<format.lineCount).map { line in
            let start = line * format.lineLength
            return String(decoding: characters[start..<(start + format.lineLength)], as: UTF8.self)
        }
    }

    /// The document code, one or two characters without filler, for example `P` or `PD`.
    public var documentCode: String { MRZ.trimmed(self[.documentCode]) }

    /// The code of the issuing State or organization.
    public var issuer: CountryCode { CountryCode(rawValue: MRZ.trimmed(self[.issuer])) }

    /// The code of the nationality.
    public var nationality: CountryCode { CountryCode(rawValue: MRZ.trimmed(self[.nationality])) }

    /// The whole document number without trailing filler, the rest of a long one included
    /// (Doc 9303-5, 4.2.2 note j; Doc 9303-6, 4.2.2 note j).
    public var documentNumber: String { String(decoding: documentNumberCharacters, as: UTF8.self) }

    /// As ``documentNumber``, as characters.
    public var documentNumberCharacters: [UInt8] {
        let head = self[.documentNumber]
        guard overflowLength > 0 else { return Array(MRZ.withoutTrailingFiller(head)) }
        let rest = self[.optionalData].prefix(overflowLength - 1)
        return Array(head) + rest
    }

    /// Whether the document number runs over into the optional data.
    public var hasLongDocumentNumber: Bool { overflowLength > 0 }

    /// The optional data without trailing filler and without the rest of a long document number; in TD3 the personal
    /// number. Fillers inside are kept.
    public var optionalData: String {
        // The rest of a long document number ends with its check digit and one filler.
        let own = self[.optionalData].dropFirst(overflowLength > 0 ? overflowLength + 1 : 0)
        return MRZ.trimmed(own)
    }

    /// The optional data of the middle line of TD1 without trailing filler; empty in all other formats.
    public var optionalData2: String { MRZ.trimmed(self[.optionalData2]) }

    /// The sex as printed. Characters that stand for none are named by ``deviations``.
    public var sex: MRZSex { MRZSex(character: self[.sex].first ?? MRZCharacter.filler) }

    /// The name of the holder.
    public var name: MRZName { MRZName(field: self[.name]) }

    static func withoutTrailingFiller(_ characters: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var end = characters.endIndex
        while end > characters.startIndex, characters[end - 1] == MRZCharacter.filler { end -= 1 }
        return characters[characters.startIndex..<end]
    }

    static func trimmed(_ characters: ArraySlice<UInt8>) -> String {
        String(decoding: withoutTrailingFiller(characters), as: UTF8.self)
    }
}

extension MRZ: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Only the format: the characters are personal data and the key to the chip. Use ``lines`` to show them.
    public var description: String { "MRZ(\(format.rawValue))" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Empty, so that `dump` shows no personal data.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
