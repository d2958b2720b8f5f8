// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV
import Testing

/// Data objects written by hand, so that a test does not stand on the encoder it tests.
enum TLV {
    static func template(_ tag: TLVTag, _ parts: [[UInt8]]) -> [UInt8] {
        TLVWriter.encode(tag, parts.flatMap { $0 })
    }

    /// A biometric header with owner 0101 and type 0008.
    static let faceHeader: [UInt8] = [0xA1, 0x08, 0x87, 0x02, 0x01, 0x01, 0x88, 0x02, 0x00, 0x08]
}

/// That two long arrays are equal; a difference is shown by its place and not by printing both.
func expectEqual(_ left: [UInt8], _ right: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let difference = zip(left, right).enumerated().first { $1.0 != $1.1 }?.offset
    #expect(left.count == right.count, sourceLocation: sourceLocation)
    #expect(difference == nil, "They differ from this place on.", sourceLocation: sourceLocation)
}

extension TLV {
    /// An EF.COM with this tag list.
    static func com(tagList: [UInt8]) -> [UInt8] {
        template(
            0x60,
            [
                template(0x5F01, [Array("0107".utf8)]), template(0x5F36, [Array("040000".utf8)]),
                template(0x5C, [tagList]),
            ])
    }
}
