// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMRZ
import EPassMessages
import EPassTLV

/// A record of EF.EntryRecords or EF.ExitRecords: an electronic stamp (Doc 9303-10, 5.1.3 and 5.1.4, Table 86).
///
/// Which of the two files it stands in decides whether it is one of entry or of exit; the chip enforces neither.
/// Decoding proves nothing about who wrote it.
public typealias TravelRecord = LDS2SignedRecord<TravelRecordContent>

/// A record of EF.VisaRecords: an electronic visa (Doc 9303-10, 5.2.3, Table 90).
///
/// Decoding proves nothing about who wrote it, nor that it is of the holder of this document.
public typealias VisaRecord = LDS2SignedRecord<VisaRecordContent>

/// A record that its signer signed: the State for SEARCH RECORD, the signed content, signature and reference.
public struct LDS2SignedRecord<Content: LDS2RecordContent>: LDS2SignedObject, LDS2Record {
    /// The elements inside of the first template, over which the signature goes.
    public let content: Content
    /// The value of 5F37, 1 to 140 octets.
    public let signature: [UInt8]
    /// The number of a record of EF.Certificates, 1 to 254.
    public let certificateReference: UInt8
    /// The record as it was read, or as it is written.
    public let octets: [UInt8]
    /// The data object 73 or 71 as it stands in the octets.
    public let signedOctets: ArraySlice<UInt8>
    /// What departs from the standard and was tolerated.
    public private(set) var deviations: [LDSDeviation]
    private let copy: String

    /// The State beside the signed data, for SEARCH RECORD; it is not signed.
    public var searchCopy: String? { copy }
    /// The State of embarkation or debarkation, or that issued the visa.
    public var signedState: String? { content[keyPath: Content.table.state] }
    /// The date of entry or exit, or of issue.
    public var signedDate: CalendarDate? { content[keyPath: Content.table.date] }
    /// The number of the passport that a visa names; nil for stamps.
    public var signedPassportNumber: String? { Content.table.holder.flatMap { content[keyPath: $0.passportNumber] } }
    /// The date of birth of the holder of a visa; nil for stamps.
    public var signedDateOfBirth: String? { Content.table.holder.map { content[keyPath: $0.dateOfBirth] } }

    /// The Travel Records or the Visa Records application.
    public static var application: LDS2Application { Content.table.file.application }

    /// Decodes one record of EF.EntryRecords or EF.VisaRecords.
    ///
    /// - Throws: as ``init(decoding:in:profile:)``.
    public init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        try self.init(decoding: octets, in: Content.table.file, profile: profile)
    }

    /// Decodes one record.
    ///
    /// - Parameter file: the file it stands in, for errors.
    /// - Throws: `LDSError` with the element and the offset: an element that is missing, doubled, out of its place, of
    ///   wrong length or of other characters than Table 86 or 90 has. Under `.strict` also for elements that the table
    ///   does not have, and octets behind the record.
    public init(decoding octets: [UInt8], in file: LDS2File, profile: DecodingProfile = .default) throws(LDSError) {
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
        var context = LDS2Context(profile)
        var cursor = LDS2Cursor(octets, file: file)
        copy = String(decoding: try cursor.octets(Content.table.stateField), as: UTF8.self)
        let signed = try cursor.read(Content.table.tag)
        signature = Array(try cursor.octets(.signature))
        certificateReference = try cursor.certificateReference()
        var inner = try cursor.members(of: signed)
        content = try Content(&inner, &context)
        self.octets = Array(octets.dropLast(cursor.remaining.count))
        signedOctets = signed.encoded
        deviations = context.deviations
        rest = cursor.remaining
    }

    /// A record with this content.
    ///
    /// - Parameters:
    ///   - signature: over `content.encoded()`.
    ///   - searchCopy: the State outside; nil repeats the one inside, as the standard asks for.
    /// - Throws: `LDSError` with code `notEncodable` for a value that Table 86 or 90 does not allow.
    package init(
        content: Content, signature: [UInt8], certificateReference: UInt8, searchCopy: String? = nil
    ) throws(LDSError) {
        let signed = try content.encoded()
        self.content = content
        self.signature = signature
        self.certificateReference = certificateReference
        copy = searchCopy ?? content[keyPath: Content.table.state]
        octets = try Self.encode(signed, copy, signature, certificateReference)
        signedOctets = signed[...]
        deviations = []
    }

    /// Writes the record again, lengths in the fewest octets: equal to `octets` where it was read with such lengths.
    public func encoded() -> [UInt8] {
        // Whatever was decoded can be written; what was built was written once already.
        (try? Self.encode(content.encoded(), copy, signature, certificateReference)) ?? octets
    }

    /// The record around signed data that is encoded already.
    private static func encode(
        _ signed: [UInt8], _ copy: String, _ signature: [UInt8], _ reference: UInt8
    ) throws(LDSError) -> [UInt8] {
        let file = Content.table.file
        var writer = LDS2Writer(file)
        try writer.append(Content.table.stateField, Array(copy.utf8))
        writer.append(encoded: signed)
        try writer.append(.signature, signature)
        guard file.hasCertificate(reference) else {
            throw LDSError(
                .notEncodable, file: file, path: LDS2Field.certificateReference.tag.description,
                .ldsNoCertificateRecord(number: Int(reference)))
        }
        try writer.append(.certificateReference, [reference])
        return writer.bytes
    }
}

extension LDS2Record {
    /// Decodes one record that fills the octets, but for what the profile tolerates behind it.
    static func single(
        _ octets: [UInt8], in file: LDS2File, profile: DecodingProfile, _ context: inout LDS2Context
    ) throws(LDSError) -> Self {
        var rest: ArraySlice<UInt8> = []
        let record = try Self(decodingFirstOf: octets[...], in: file, profile: profile, rest: &rest)
        if !rest.isEmpty {
            try context.note(
                .trailingOctets, file: file, at: octets.count - rest.count, .ldsOctetsAfterRecord(count: rest.count))
        }
        return record
    }
}

extension LDS2Cursor {
    /// 5F38: the number of a record that EF.Certificates of the application can have.
    mutating func certificateReference() throws(LDSError) -> UInt8 {
        let start = offset
        let value = try octets(.certificateReference).first ?? 0
        try demand(
            file.hasCertificate(value), .invalidValue, LDS2Field.certificateReference.tag, at: start,
            .ldsNoCertificateRecord(number: Int(value)))
        return value
    }
}

extension LDS2File {
    /// Whether EF.Certificates of the file's application can have a record of that number.
    func hasCertificate(_ number: UInt8) -> Bool {
        let maximum = LDS2File.certificates(application).maximumRecords ?? 0
        return (1...maximum).contains(Int(number))
    }
}
