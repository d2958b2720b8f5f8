// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Writes a grey picture as PNG (ISO/IEC 15948) whose data are not compressed: stored blocks of DEFLATE (RFC 1951,
/// 3.2.4).
enum PNGEncoder {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// The most octets of a stored block.
    private static let blockLength = 0xFFFF

    /// The file.
    static func encode(_ picture: GreyImage) -> [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity((picture.width + 1) * picture.height)
        for row in 0..<picture.height {
            // No filter.
            rows.append(0)
            rows += picture.points[row * picture.width..<(row + 1) * picture.width]
        }
        let header =
            UInt32(truncatingIfNeeded: picture.width).octets + UInt32(truncatingIfNeeded: picture.height).octets
        return signature + chunk("IHDR", header + [8, 0, 0, 0, 0]) + chunk("IDAT", stored(rows)) + chunk("IEND", [])
    }

    /// A stream of zlib (RFC 1950) with stored blocks.
    private static func stored(_ octets: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var rest = octets[...]
        repeat {
            let block = rest.prefix(blockLength)
            rest = rest.dropFirst(blockLength)
            let length = UInt16(truncatingIfNeeded: block.count)
            stream.append(rest.isEmpty ? 1 : 0)
            stream += length.octets.reversed() + (~length).octets.reversed() + block
        } while !rest.isEmpty
        var low: UInt32 = 1
        var high: UInt32 = 0
        for octet in octets {
            low = (low + UInt32(octet)) % 65_521
            high = (high + low) % 65_521
        }
        return stream + (high << 16 | low).octets
    }

    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + content
        var sum: UInt32 = 0xFFFF_FFFF
        for octet in body {
            sum ^= UInt32(octet)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return UInt32(truncatingIfNeeded: content.count).octets + body + (~sum).octets
    }
}
