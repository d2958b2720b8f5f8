// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMRZ
internal import EPassMessages

/// The header of a seal (Doc 9303-13, 2.2).
public struct SealHeader: Sendable, Hashable {
    /// The version of the header.
    public enum Version: UInt8, Sendable, Hashable, CaseIterable {
        /// Version 3: a reference of nine characters, lengths of features in one octet.
        case version3 = 0x02
        /// Version 4: a reference of any length, lengths as in DER.
        case version4 = 0x03

        /// 3 or 4, one more than the octet says.
        public var number: Int { Int(rawValue) + 1 }
    }

    /// The first octet of every seal.
    package static let magic: UInt8 = 0xDC

    /// By it go the length of the reference and the lengths of the features.
    public let version: Version
    /// The issuing State or organization, without fillers: `UTO`, `D`.
    public let issuingCountry: CountryCode
    /// Who signed, with which certificate.
    public let signer: SealSignerReference
    /// The day on which the document was issued.
    public let dateOfIssue: CalendarDate
    /// The day on which the seal was signed.
    public let dateOfSignature: CalendarDate
    /// The Document Feature Definition Reference: 1 to 254.
    public let featureDefinition: UInt8
    /// The Document Type Category: odd numbers up to 253 are ICAO's.
    public let documentCategory: UInt8

    /// A header of these values.
    ///
    /// - Throws: `seal.notEncodable` where the country is not one to three capital letters, the reference does not fit
    ///   the version or a date has a year above 9999; `seal.invalidValue` where the feature definition is 0 or 255.
    package init(
        version: Version = .version4, issuingCountry: CountryCode, signer: SealSignerReference,
        dateOfIssue: CalendarDate, dateOfSignature: CalendarDate, featureDefinition: UInt8, documentCategory: UInt8
    ) throws(SealError) {
        let letters = issuingCountry.rawValue.utf8
        guard (1...3).contains(letters.count), letters.allSatisfy(Self.isLetter) else {
            throw SealError(.notEncodable, "header.issuingCountry", at: 2, .sealDataCountryNotCapitals)
        }
        guard version == .version4 || signer.certificate.utf8.count == 5 else {
            throw SealError(.notEncodable, "header.signer", at: 4, .sealDataCertificateNotFiveDigits)
        }
        guard version == .version3 || !signer.countsInDecimal || signer.certificate.utf8.count <= 99 else {
            throw SealError(.notEncodable, "header.signer", at: 4, .sealDataReferenceTooLong)
        }
        guard (1...254).contains(featureDefinition) else {
            throw SealError(.invalidValue, "header.featureDefinition", at: 0, .sealDataDefinitionOutOfRange)
        }
        self.version = version
        self.issuingCountry = issuingCountry
        self.signer = signer
        self.dateOfIssue = dateOfIssue
        self.dateOfSignature = dateOfSignature
        self.featureDefinition = featureDefinition
        self.documentCategory = documentCategory
    }

    /// The octets of the header.
    package func encoded() -> [UInt8] {
        let country =
            issuingCountry.rawValue + String(repeating: " ", count: max(0, 3 - issuingCountry.rawValue.utf8.count))
        var reference = signer.identifier
        if version == .version4 {
            let count = String(signer.certificate.utf8.count, radix: signer.countsInDecimal ? 10 : 16).uppercased()
            reference += (count.utf8.count < 2 ? "0" : "") + count
        }
        // The initialiser has seen to it that both are C40.
        let names = ((try? C40.encode(country)) ?? []) + ((try? C40.encode(reference + signer.certificate)) ?? [])
        return [Self.magic, version.rawValue] + names + SealDate.encode(dateOfIssue) + SealDate.encode(dateOfSignature)
            + [featureDefinition, documentCategory]
    }

    init(_ cursor: inout SealCursor) throws(SealError) {
        guard try cursor.octet("header") == Self.magic else {
            throw SealError(.notASeal, "header.magic", at: 0, .sealDataNoMagic)
        }
        let octet = try cursor.octet("header.version")
        guard let version = Version(rawValue: octet) else {
            throw SealError(
                .unsupportedVersion, "header.version", at: 1, .sealDataVersionUnknown(version: Int(octet) + 1))
        }
        let start = cursor.position
        let country = try cursor.c40(2, "header.issuingCountry")
        let code = String(country.prefix { $0 != " " })
        // Always padded to three characters (Doc 9303-13, 2.2): shorter strings, and those that end outside C40, are
        // other octets for the same State.
        guard country.utf8.count == 3 else {
            throw SealError(.invalidC40, "header.issuingCountry", at: start, .sealDataCountryNotPadded)
        }
        guard country.dropFirst(code.count).allSatisfy({ $0 == " " }), code.utf8.allSatisfy(Self.isLetter),
            !code.isEmpty
        else {
            throw SealError(.invalidValue, "header.issuingCountry", at: 2, .sealDataCountryNotLetters)
        }
        let signer = try Self.reference(version, &cursor)
        let issued = try cursor.date("header.dateOfIssue")
        let signed = try cursor.date("header.dateOfSignature")
        let position = cursor.position
        let definition = try cursor.octet("header.featureDefinition")
        let category = try cursor.octet("header.documentCategory")
        do throws(SealError) {
            try self.init(
                version: version, issuingCountry: CountryCode(rawValue: code), signer: signer, dateOfIssue: issued,
                dateOfSignature: signed, featureDefinition: definition, documentCategory: category)
        } catch {
            throw SealError(.invalidValue, error.element, at: position, error.message)
        }
        // What is read is written to the same octets, or it is refused: the fields of a header have one encoding.
        guard encoded().elementsEqual(cursor.octets.prefix(cursor.position)) else {
            throw SealError(.invalidC40, "header", at: 0, .sealDataHeaderNotCanonical)
        }
    }

    private static func isLetter(_ octet: UInt8) -> Bool { (0x41...0x5A).contains(octet) }

    private static func reference(
        _ version: Version, _ cursor: inout SealCursor
    ) throws(SealError) -> SealSignerReference {
        let start = cursor.position
        let first = try cursor.c40(4, "header.signer")
        func wrong(_ message: Message) -> SealError { SealError(.invalidValue, "header.signer", at: start, message) }
        let characters = Array(first)
        guard characters.count == 6 else { throw wrong(.sealDataSignerMissing) }
        let (country, name) = (String(characters[0..<2]), String(characters[2..<4]))
        var certificate = String(characters[4..<6])
        if version == .version3 {
            certificate += try cursor.c40(2, "header.signer")
        } else {
            let radix = country + name == "DEZV" ? 10 : 16
            guard let count = Int(certificate, radix: radix), count > 0 else {
                throw wrong(.sealDataReferenceLengthNone)
            }
            certificate = try cursor.c40(C40.length(ofCharacters: count), "header.signer")
            guard certificate.utf8.count == count else { throw wrong(.sealDataReferenceLengthWrong) }
        }
        do throws(SealError) {
            return try SealSignerReference(country: country, signer: name, certificate: certificate)
        } catch {
            throw wrong(error.message)
        }
    }
}
