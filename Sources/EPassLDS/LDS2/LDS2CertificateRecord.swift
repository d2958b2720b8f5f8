// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// A record of EF.Certificates: the X.509 certificate of a signer, with its name for SEARCH RECORD (Doc 9303-10, 5.1.2,
/// Table 83).
///
/// The certificate is not decoded here: EPassTrust does that, and judges it. Nothing protects the name in front of it.
public struct LDS2CertificateRecord: LDS2Record {
    /// The country in front of the certificate (5F3A), two letters.
    public let country: String
    /// The serial number in front of the certificate (5F3A), 1 to 20 octets.
    public let serialNumber: [UInt8]
    /// The value of 72: a certificate, up to 900 octets.
    public let certificate: [UInt8]
    /// The record as it was read, or as it is written.
    public let octets: [UInt8]
    /// What departs from the standard and was tolerated.
    public private(set) var deviations: [LDSDeviation]

    /// The longest certificate that the format has, in octets.
    package static let maximumCertificateLength = 900

    /// Decodes one record.
    ///
    /// - Parameter file: EF.Certificates of an application, for errors.
    /// - Throws: `LDSError` with the element and the offset; under `.strict` also for octets behind the record.
    public init(
        decoding octets: [UInt8], in file: LDS2File = .certificates(.travelRecords),
        profile: DecodingProfile = .default
    ) throws(LDSError) {
        var context = LDS2Context(profile)
        self = try Self.single(octets, in: file, profile: profile, &context)
        deviations += context.deviations
    }

    /// Decodes the record at the beginning of the octets.
    ///
    /// - Throws: as ``init(decoding:in:profile:)``; offsets count from the beginning of the octets.
    public init(
        decodingFirstOf octets: ArraySlice<UInt8>, in file: LDS2File, profile: DecodingProfile,
        rest: inout ArraySlice<UInt8>
    ) throws(LDSError) {
        var cursor = LDS2Cursor(octets, file: file)
        let start = cursor.offset
        let name = try cursor.octets(Self.nameField)
        try cursor.demand(
            name.prefix(2).allSatisfy(LDS2Field.Alphabet.letters.contains), .invalidValue, 0x5F3A, at: start,
            .ldsCountryCodeMissing)
        certificate = Array(try cursor.octets(Self.certificateField))
        country = String(decoding: name.prefix(2), as: UTF8.self)
        serialNumber = Array(name.dropFirst(2))
        self.octets = Array(octets.dropLast(cursor.remaining.count))
        deviations = []
        rest = cursor.remaining
    }

    /// A record with this certificate.
    ///
    /// - Throws: `LDSError` with code `notEncodable` for a country that is not two letters, a serial number that has
    ///   not 1 to 20 octets, or a certificate that has not 1 to 900.
    package init(country: String, serialNumber: [UInt8], certificate: [UInt8]) throws(LDSError) {
        let file = LDS2File.certificates(.travelRecords)
        guard country.utf8.count == 2, country.utf8.allSatisfy(LDS2Field.Alphabet.letters.contains) else {
            throw LDSError(.notEncodable, file: file, path: "5F3A", .ldsCountryCodeLetters)
        }
        var writer = LDS2Writer(file)
        try writer.append(Self.nameField, Array(country.utf8) + serialNumber)
        try writer.append(Self.certificateField, certificate)
        self.country = country
        self.serialNumber = serialNumber
        self.certificate = certificate
        octets = writer.bytes
        deviations = []
    }

    /// Writes the record again, lengths in the fewest octets: equal to `octets` where it was read with such lengths.
    public func encoded() -> [UInt8] {
        TLVWriter.encode(0x5F3A, Array(country.utf8) + serialNumber) + TLVWriter.encode(0x72, certificate)
    }

    private static let nameField = LDS2Field(0x5F3A, .binary, 3...22)
    private static let certificateField = LDS2Field(0x72, .binary, 1...maximumCertificateLength)
}
