// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The check of octets that ZIP has (CRC-32 of ISO/HDLC): it finds damage, and no forgery.
package enum CyclicRedundancyCheck {
    /// For each of eight octets in turn what it adds, one table after the other.
    private static let tables: [UInt32] = {
        var tables: [UInt32] = []
        for octet in 0..<UInt32(256) {
            var value = octet
            for _ in 0..<8 {
                let half = value >> 1
                value = value & 1 == 1 ? half ^ 0xEDB8_8320 : half
            }
            tables.append(value)
        }
        for index in 0..<(7 * 256) {
            let value = tables[index]
            tables.append((value >> 8) ^ tables[Int(value & 0xFF)])
        }
        return tables
    }()

    /// The check of these octets.
    package static func value(_ octets: [UInt8]) -> UInt32 {
        let (octets, tables) = (octets.span, tables.span)
        var (value, position) = (UInt32.max, 0)
        while position + 8 <= octets.count {
            var next: UInt32 = 0
            for index in 0..<8 {
                let octet = octets[position + index]
                let mixed = index < 4 ? octet ^ UInt8(truncatingIfNeeded: value >> (8 * UInt32(index))) : octet
                next ^= tables[(7 - index) << 8 | Int(mixed)]
            }
            value = next
            position += 8
        }
        while position < octets.count {
            let index = UInt8(truncatingIfNeeded: value) ^ octets[position]
            value = (value >> 8) ^ tables[Int(index)]
            position += 1
        }
        return ~value
    }
}
