// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// Data objects written by hand, so that a test does not stand on the encoder it tests.
enum TLV {
    static func template(_ tag: TLVTag, _ parts: [[UInt8]]) -> [UInt8] {
        TLVWriter.encode(tag, parts.flatMap { $0 })
    }

    /// A biometric header with owner 0101 and type 0008.
    static let faceHeader: [UInt8] = [0xA1, 0x08, 0x87, 0x02, 0x01, 0x01, 0x88, 0x02, 0x00, 0x08]
}
