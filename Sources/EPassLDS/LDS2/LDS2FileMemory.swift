// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// What the chip says about the memory and the records of a file: the response to FILE AND MEMORY MANAGEMENT (Doc
/// 9303-10, 3.8.3, Table 27).
///
/// Each number is there where the command asked for it. The number of existing records is that of the last record, to
/// be read by it.
package struct LDS2FileMemory: Sendable, Hashable {
    /// What a command asks for: P2, one bit for each number (Table 24).
    package struct Query: OptionSet, Sendable, Hashable {
        /// P2.
        package let rawValue: UInt8
        /// Any P2; bits that Table 24 does not have are kept.
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The total number of octets.
        package static let totalOctets = Query(rawValue: 1)
        /// The number of records that there is room for.
        package static let remainingRecords = Query(rawValue: 2)
        /// The number of records that there are.
        package static let existingRecords = Query(rawValue: 4)
    }

    /// How many octets the file has in all.
    package let totalOctets: Int?
    /// How many more records of the greatest length there is room for.
    package let remainingRecords: Int?
    /// How many records there are.
    package let existingRecords: Int?
    /// The response as it was read, or as it is written.
    package let octets: [UInt8]

    /// Decodes response data.
    ///
    /// - Parameter file: the file that was asked about, for errors.
    /// - Throws: `LDSError` where the template is damaged, holds a number twice, in another order or of more than four
    ///   octets, or anything else.
    package init(decoding octets: [UInt8], of file: LDS2File) throws(LDSError) {
        let limits = TLVLimits(maximumDepth: 2, maximumElements: 4, maximumLength: 64)
        var cursor = LDS2Cursor(octets[...], file: file, limits: limits)
        var inner = try cursor.template(0x7F78)
        totalOctets = try Self.number(&inner, 0x81)
        remainingRecords = try Self.number(&inner, 0x82)
        existingRecords = try Self.number(&inner, 0x83)
        for rest in [inner, cursor] where !rest.isAtEnd {
            throw rest.error(.unexpectedTag, try rest.peek(), at: rest.offset, .ldsNothingExpected)
        }
        self.octets = octets
    }

    /// A response with these numbers, each in the fewest octets.
    ///
    /// - Throws: `LDSError` with code `notEncodable` for a number that is negative or needs more than four octets.
    package init(totalOctets: Int? = nil, remainingRecords: Int? = nil, existingRecords: Int? = nil) throws(LDSError) {
        var writer = TLVWriter()
        for (tag, number) in [(0x81, totalOctets), (0x82, remainingRecords), (0x83, existingRecords)]
            as [(TLVTag, Int?)]
        {
            guard let number else { continue }
            guard let value = UInt32(exactly: number) else {
                throw LDSError(.notEncodable, file: .entryRecords, path: "7F78/\(tag)", .ldsNumberLength)
            }
            let digits = (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32($0))) }
            writer.append(tag, digits.drop { $0 == 0 }.isEmpty ? [0] : Array(digits.drop { $0 == 0 }))
        }
        self.totalOctets = totalOctets
        self.remainingRecords = remainingRecords
        self.existingRecords = existingRecords
        octets = TLVWriter.encode(0x7F78, writer.bytes)
    }

    private static func number(_ cursor: inout LDS2Cursor, _ tag: TLVTag) throws(LDSError) -> Int? {
        guard let value = try cursor.optionalOctets(LDS2Field(tag, .binary, 1...4)) else { return nil }
        return value.reduce(0) { $0 << 8 | Int($1) }
    }
}
