// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// What tells a record of ISO/IEC 19794:2005 from others, and what is said of one that is none.
struct BiometricRecordFormat: Sendable {
    /// The first four octets, by which it is known where no data object stands around it (F-34).
    let identifier: [UInt8]
    /// The octets of the record header.
    let headerLength: Int
    /// The octets of the stated length, behind identifier and version.
    let lengthOctets: Int
    /// Another length than is stated.
    let lengthDeviation: LDSDeviation
    let tooShort: Message
    let otherIdentifier: Message
    let otherVersion: Message

    /// `010` and a zero octet, which all three formats have in the edition of 2005.
    static let version: [UInt8] = [0x30, 0x31, 0x30, 0x00]
}

/// Reads the record in a biometric data block.
///
/// The length of the data object is believed, the lengths inside only as far as they fit into it. Time is linear in the
/// octets.
struct BiometricRecordReader {
    let path: TLVPath
    let content: ArraySlice<UInt8>
    var octets: OctetReader

    /// The data block without the tag and length around it.
    init(_ content: ArraySlice<UInt8>, path: TLVPath) {
        self.path = path
        self.content = content
        octets = OctetReader(content)
    }

    /// Reads identifier, version and length; the whole header is there afterwards.
    mutating func begin(
        _ format: BiometricRecordFormat, _ context: inout DecodingContext
    ) throws(LDSError) -> (version: [UInt8], statedLength: UInt64) {
        let start = content.startIndex
        try demand(octets.count >= format.headerLength, .truncated, context, at: start, format.tooShort)
        guard octets.take(4).elementsEqual(format.identifier) else {
            throw error(.invalidValue, context, at: start, format.otherIdentifier)
        }
        let version = Array(octets.take(4))
        try demand(
            version == BiometricRecordFormat.version, .unsupportedVersion, context, at: start + 4, format.otherVersion)
        var length: UInt64 = 0
        octets.number(&length, octets: format.lengthOctets)
        if length != UInt64(content.count) {
            try context.note(
                format.lengthDeviation, path: path, at: start + 8,
                .biometricRecordLength(stated: Int(length), there: content.count))
        }
        return (version, length)
    }

    /// Whether one more part with a header of that length stands here: the first one has to, and the parts of a record
    /// are bounded by ``DecodingContext/maximumImages``.
    func hasNext(
        after count: Int, headerLength: Int, _ context: DecodingContext, _ tooShort: @autoclosure () -> Message,
        tooMany: @autoclosure () -> Message = .biometricTooManyImages(limit: DecodingContext.maximumImages)
    ) throws(LDSError) -> Bool {
        guard octets.count >= headerLength else {
            try demand(count > 0, .truncated, context, at: octets.offset, tooShort())
            return false
        }
        try demand(count < DecodingContext.maximumImages, .limitExceeded, context, at: octets.offset, tooMany())
        return true
    }

    /// What follows the last image, which is a deviation.
    func padding(_ context: inout DecodingContext, _ message: (Int) -> Message) throws(LDSError) -> ArraySlice<UInt8> {
        let padding = octets.rest
        if !padding.isEmpty {
            try context.note(.paddingAfterImage, path: path, at: padding.startIndex, message(padding.count))
        }
        return padding
    }

    /// Throws this error where the condition does not hold.
    func demand(
        _ condition: Bool, _ code: LDSError.Code, _ context: DecodingContext, at offset: Int,
        _ message: @autoclosure () -> Message
    ) throws(LDSError) {
        guard condition else { throw error(code, context, at: offset, message()) }
    }

    func error(_ code: LDSError.Code, _ context: DecodingContext, at offset: Int, _ message: Message) -> LDSError {
        LDSError(code, file: context.file, path: path.text("/"), at: offset, message)
    }
}
