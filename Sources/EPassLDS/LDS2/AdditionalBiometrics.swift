// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMRZ
import EPassMessages
import EPassTLV

/// One of EF.Biometrics1 to EF.Biometrics64: biometric data that somebody else than the document's issuer has added
/// (Doc 9303-10, 5.3.3, Table 93).
///
/// What the data is, its issuer decides; the standard leaves it open. Decoding proves nothing about who wrote it.
public struct AdditionalBiometrics: LDS2SignedObject {
    /// The value of 5F2E; a slice of `octets`.
    public let data: ArraySlice<UInt8>
    /// The value of 5F37, 1 to 140 octets.
    public let signature: [UInt8]
    /// The number of a record of EF.Certificates, 1 to 64.
    public let certificateReference: UInt8
    /// The file as it was read, or as it is written.
    public let octets: [UInt8]
    /// The data object 5F2E as it stands in the octets.
    public let signedOctets: ArraySlice<UInt8>
    /// What departs from the standard and was tolerated.
    public let deviations: [LDSDeviation]

    /// The Additional Biometrics application.
    public static let application = LDS2Application.additionalBiometrics
    /// Nil: the file names no State.
    public var signedState: String? { nil }
    /// Nil: the file is not searched.
    public var searchCopy: String? { nil }
    /// Nil: the file names no day.
    public var signedDate: CalendarDate? { nil }
    /// Nil: the file names no passport.
    public var signedPassportNumber: String? { nil }
    /// Nil: the file names no date of birth.
    public var signedDateOfBirth: String? { nil }

    /// The longest data that is read, in octets.
    public static let maximumLength = 4 << 20

    /// Decodes the octets of the file.
    ///
    /// - Parameter number: which of the files it is, for errors.
    /// - Throws: `LDSError` with the element and the offset: an element that is missing, doubled, out of its place or
    ///   of wrong length. Under `.strict` also for octets behind the outermost element: a file may be longer than what
    ///   was written to it.
    public init(
        decoding octets: [UInt8], number: AdditionalBiometricsNumber = .first, profile: DecodingProfile = .default
    ) throws(LDSError) {
        var context = LDS2Context(profile)
        let file = LDS2File.biometrics(number)
        let limits = TLVLimits(maximumDepth: 2, maximumElements: 8, maximumLength: Self.maximumLength + 512)
        var cursor = LDS2Cursor(octets[...], file: file, limits: limits)
        let outer = try cursor.read(0x7F2E)
        if !cursor.isAtEnd {
            try context.note(
                .trailingOctets, file: file, at: cursor.offset, .ldsOctetsFollow(count: octets.count - cursor.offset))
        }
        var inner = try cursor.members(of: outer)
        let signed = try inner.read(0x5F2E)
        data = signed.content
        signedOctets = signed.encoded
        signature = Array(try inner.octets(.signature))
        certificateReference = try inner.certificateReference()
        guard inner.isAtEnd else {
            let tag = try inner.peek()
            throw inner.error(.unexpectedTag, tag, at: inner.offset, .ldsOctetsAfterReference)
        }
        self.octets = octets
        deviations = context.deviations
    }

    /// A file of this data.
    ///
    /// - Parameter signature: over `signedOctets(of: data)`.
    /// - Throws: `LDSError` with code `notEncodable` for a reference that is not 1 to 64, or a signature that has not 1
    ///   to 140 octets.
    package init(data: [UInt8], signature: [UInt8], certificateReference: UInt8) throws(LDSError) {
        let file = LDS2File.biometrics(.first)
        guard file.hasCertificate(certificateReference), data.count <= Self.maximumLength else {
            throw LDSError(
                .notEncodable, file: file, path: "7F2E", .ldsAdditionalBiometricsBounds(limit: Self.maximumLength))
        }
        let signed = Self.signedOctets(of: data)
        var writer = LDS2Writer(file, "7F2E")
        writer.append(encoded: signed)
        try writer.append(.signature, signature)
        try writer.append(.certificateReference, [certificateReference])
        octets = TLVWriter.encode(0x7F2E, writer.bytes)
        self.data = data[...]
        self.signature = signature
        self.certificateReference = certificateReference
        signedOctets = signed[...]
        deviations = []
    }

    /// The data object 5F2E with this value, which is what is signed (Doc 9303-10, 5.3.3).
    package static func signedOctets(of data: [UInt8]) -> [UInt8] { TLVWriter.encode(0x5F2E, data) }

    /// Writes the file again, lengths in the fewest octets: equal to `octets` where it was read without deviations and
    /// had such lengths.
    package func encoded() -> [UInt8] {
        TLVWriter.encode(
            0x7F2E,
            TLVWriter.encode(0x5F2E, data) + TLVWriter.encode(0x5F37, signature)
                + TLVWriter.encode(0x5F38, [certificateReference]))
    }
}
