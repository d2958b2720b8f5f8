// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// What stands around the signed data of an entry, exit or visa record: the copy for SEARCH RECORD, signature,
/// reference.
struct LDS2Envelope: Sendable, Hashable {
    var searchCopy: String
    var signature: [UInt8]
    var certificateReference: UInt8

    /// Where the parts of a record are.
    struct Parts {
        let envelope: LDS2Envelope
        let signed: TLVElement
        let octets: [UInt8]
    }

    static func read(
        _ cursor: inout LDS2Cursor, state: LDS2Field, template: TLVTag
    ) throws(LDSError) -> Parts {
        let start = cursor.remaining
        let copy = try cursor.text(state)
        let signed = try cursor.read(template)
        let signature = try cursor.octets(.signature)
        let reference = try reference(&cursor)
        let octets = start.prefix(start.count - cursor.remaining.count)
        return Parts(
            envelope: LDS2Envelope(
                searchCopy: copy, signature: Array(signature), certificateReference: reference),
            signed: signed, octets: Array(octets))
    }

    /// 5F38: the number of a record that EF.Certificates of the application can have.
    static func reference(_ cursor: inout LDS2Cursor) throws(LDSError) -> UInt8 {
        let start = cursor.offset
        let value = try cursor.octets(.certificateReference).first ?? 0
        guard isReference(value, cursor.file) else {
            throw cursor.error(
                .invalidValue, LDS2Field.certificateReference.tag, at: start,
                .ldsNoCertificateRecord(number: Int(value)))
        }
        return value
    }

    static func isReference(_ value: UInt8, _ file: LDS2File) -> Bool {
        let maximum = LDS2File.certificates(file.application).maximumRecords ?? 0
        return (1...maximum).contains(Int(value))
    }

    /// The record around signed data that is encoded already.
    func encoded(
        _ signed: [UInt8], state: LDS2Field, _ file: LDS2File
    ) throws(LDSError) -> [UInt8] {
        var writer = LDS2Writer(file)
        try writer.append(state, searchCopy)
        writer.append(encoded: signed)
        try writer.append(.signature, signature)
        guard Self.isReference(certificateReference, file) else {
            throw LDSError(
                .notEncodable, file: file, path: LDS2Field.certificateReference.tag.description,
                .ldsNoCertificateRecord(number: Int(certificateReference)))
        }
        try writer.append(.certificateReference, [certificateReference])
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
