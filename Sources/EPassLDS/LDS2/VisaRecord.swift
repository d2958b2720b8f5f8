// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMRZ
import EPassTLV

/// A record of EF.VisaRecords: an electronic visa (Doc 9303-10, 5.2.3, Table 90).
///
/// Decoding proves nothing about who wrote it, nor that it is of the holder of this document.
public struct VisaRecord: LDS2SignedObject, LDS2Record {
    /// The elements inside of the first template, over which the signature goes.
    public let content: VisaRecordContent
    /// The value of 5F37, 1 to 140 octets.
    public let signature: [UInt8]
    /// The number of a record of EF.Certificates, 1 to 254.
    public let certificateReference: UInt8
    /// The record as it was read, or as it is written.
    public let octets: [UInt8]
    /// The data object 71 as it stands in the octets.
    public let signedOctets: ArraySlice<UInt8>
    /// What departs from the standard and was tolerated.
    public let deviations: [LDSDeviation]
    private let copy: String

    /// The State beside the signed data, for SEARCH RECORD; it is not signed.
    public var searchCopy: String? { copy }
    /// The State or organization that issued the visa.
    public var signedState: String? { content.issuer }
    /// The date of issue.
    public var signedDate: CalendarDate? { content.effectiveDate }

    /// The Visa Records application.
    public static let application = LDS2Application.visaRecords

    /// Decodes one record.
    ///
    /// - Parameter file: EF.VisaRecords.
    /// - Throws: `LDSError` with the element and the offset: an element that is missing, doubled, out of its place, of
    ///   wrong length or of other characters than Table 90 has. Under `.strict` also for elements that the table does
    ///   not have, and octets behind the record.
    public init(
        decoding octets: [UInt8], in file: LDS2File = .visaRecords, profile: DecodingProfile = .default
    ) throws(LDSError) {
        var context = LDS2Context(profile)
        self = try Self.single(octets, in: file, profile: profile, &context).adding(context.deviations)
    }

    /// Decodes the record at the beginning of the octets.
    ///
    /// - Throws: as ``init(decoding:in:profile:)``; offsets count from the beginning of the octets.
    public init(
        decodingFirstOf octets: ArraySlice<UInt8>, in file: LDS2File, profile: DecodingProfile,
        rest: inout ArraySlice<UInt8>
    ) throws(LDSError) {
        var context = LDS2Context(profile)
        var cursor = LDS2Cursor(octets, file: file)
        let parts = try LDS2Envelope.read(
            &cursor, state: VisaRecordContent.issuerField, template: VisaRecordContent.tag)
        var inner = try cursor.template(parts.signed)
        content = try VisaRecordContent(&inner, &context)
        signature = parts.envelope.signature
        certificateReference = parts.envelope.certificateReference
        copy = parts.envelope.searchCopy
        self.octets = parts.octets
        signedOctets = parts.signed.encoded
        deviations = context.deviations
        rest = cursor.remaining
    }

    /// A record with this content.
    ///
    /// - Parameters:
    ///   - signature: over `content.encoded()`.
    ///   - searchCopy: the State outside; nil repeats the one inside, as the standard asks for.
    /// - Throws: `LDSError` with code `notEncodable` for a value that Table 90 does not allow.
    public init(
        content: VisaRecordContent, signature: [UInt8], certificateReference: UInt8, searchCopy: String? = nil
    ) throws(LDSError) {
        let signed = try content.encoded()
        let envelope = LDS2Envelope(
            searchCopy: searchCopy ?? content.issuer, signature: signature, certificateReference: certificateReference)
        self.content = content
        self.signature = signature
        self.certificateReference = certificateReference
        copy = envelope.searchCopy
        octets = try envelope.encoded(signed, state: VisaRecordContent.issuerField, .visaRecords)
        signedOctets = signed[...]
        deviations = []
    }

    private init(_ record: VisaRecord, _ deviations: [LDSDeviation]) {
        content = record.content
        signature = record.signature
        certificateReference = record.certificateReference
        copy = record.copy
        octets = record.octets
        signedOctets = record.signedOctets
        self.deviations = deviations
    }

    private func adding(_ more: [LDSDeviation]) -> VisaRecord {
        more.isEmpty ? self : VisaRecord(self, deviations + more)
    }

    /// Writes the record again, lengths in the fewest octets: equal to `octets` where it was read with such lengths.
    public func encoded() -> [UInt8] {
        let envelope = LDS2Envelope(
            searchCopy: copy, signature: signature, certificateReference: certificateReference)
        // Whatever was decoded can be written; what was built was written once already.
        let written = try? envelope.encoded(
            content.encoded(), state: VisaRecordContent.issuerField, .visaRecords)
        return written ?? octets
    }
}
