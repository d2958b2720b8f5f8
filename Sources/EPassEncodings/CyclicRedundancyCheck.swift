// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The check of octets that ZIP has (CRC-32 of ISO/HDLC): it finds damage, and no forgery.
package enum CyclicRedundancyCheck {
    /// For each of eight octets in turn what it adds, one table after the other.
    private static let tables: [UInt32] = {
        var tables = (0..<256).map { octet in
            (0..<8).reduce(UInt32(octet)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
        for _ in 1..<8 {
            let last = tables.suffix(256)
            tables += last.map { $0 >> 8 ^ tables[Int($0 & 0xFF)] }
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
            value = value >> 8 ^ tables[Int(UInt8(truncatingIfNeeded: value) ^ octets[position])]
            position += 1
        }
        return ~value
    }
}
