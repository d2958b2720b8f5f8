// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Base64 (RFC 4648, 4) taken in pieces, as lines of PEM and of LDIF bring it; blanks between the characters are passed
/// over, padding may be missing.
package struct Base64Decoder: Sendable {
    /// What is wrong with a text.
    package enum Fault: Error, Sendable {
        /// A character that is not base64, at that position of the piece.
        case character(at: Int)
        /// Characters after the padding, at that position of the piece.
        case afterPadding(at: Int)
    }

    private var pending: UInt32 = 0
    private var bits: UInt32 = 0
    private var isPadded = false

    /// The values of the characters; 0x40 for blanks, 0x41 for padding, 0x7F for the rest.
    private static let values: [UInt8] = {
        var table = [UInt8](repeating: 0x7F, count: 256)
        for (value, character) in Base64.alphabet.enumerated() { table[Int(character)] = UInt8(value) }
        for blank in [0x09, 0x0A, 0x0D, 0x20] { table[blank] = 0x40 }
        table[Int(Base64.padding)] = 0x41
        return table
    }()

    /// At the beginning of a text.
    package init() {}

    /// For each of four characters in turn its value where it belongs in their 24 bits; the highest bit for what is no
    /// value.
    private static let places: [UInt32] = (0..<4).flatMap { place in
        values.map { $0 < 0x40 ? UInt32($0) << (18 - 6 * UInt32(place)) : 0x8000_0000 }
    }

    /// As many groups as are decoded at once at least: what is kept for fewer costs more than it gains.
    private static let many = 64

    /// The octets of four characters each that are nothing but values, from there on up to what is something else.
    private static func groups(_ piece: Span<UInt8>, from start: Int) -> [UInt8] {
        let places = places.span
        let most = (piece.count - start) / 4
        // One more, for four octets are written where three count.
        return unsafe [UInt8](unsafeUninitializedCapacity: 3 * most + 1) { buffer, count in
            guard let target = unsafe buffer.baseAddress.map({ UnsafeMutableRawPointer($0) }) else { return }
            let source = unsafe piece.bytes
            for group in 0..<most {
                let loaded = unsafe source.unsafeLoadUnaligned(fromByteOffset: start + 4 * group, as: UInt32.self)
                let four = UInt32(littleEndian: loaded)
                let high = places[Int(four & 0xFF)] | places[256 | Int(four >> 8 & 0xFF)]
                let all = high | places[512 | Int(four >> 16 & 0xFF)] | places[768 | Int(four >> 24)]
                guard all < 0x8000_0000 else { return }
                unsafe target.storeBytes(of: (all << 8).bigEndian, toByteOffset: count, as: UInt32.self)
                count += 3
            }
        }
    }

    /// Decodes a piece and appends its octets.
    package mutating func decode(_ piece: Span<UInt8>, into octets: inout [UInt8]) throws(Fault) {
        let values = Self.values
        var pending = pending
        var bits = bits
        var position = 0
        if bits == 0, !isPadded, piece.count >= 4 * Self.many {
            let groups = Self.groups(piece, from: 0)
            if octets.isEmpty { octets = groups } else { octets += groups }
            position = groups.count / 3 * 4
            // What stands behind whole groups begins anew.
            pending = 0
        }
        while position < piece.count {
            // Four characters that are nothing but values, where no octet is begun.
            while bits == 0, !isPadded, position + 4 <= piece.count {
                let (a, b) = (values[Int(piece[position])], values[Int(piece[position + 1])])
                let (c, d) = (values[Int(piece[position + 2])], values[Int(piece[position + 3])])
                guard a | b | c | d < 0x40 else { break }
                let all = UInt32(a) << 18 | UInt32(b) << 12 | UInt32(c) << 6 | UInt32(d)
                octets.append(UInt8(truncatingIfNeeded: all >> 16))
                octets.append(UInt8(truncatingIfNeeded: all >> 8))
                octets.append(UInt8(truncatingIfNeeded: all))
                pending = all
                position += 4
            }
            guard position < piece.count else { break }
            let value = values[Int(piece[position])]
            if value < 0x40 {
                guard !isPadded else { throw Fault.afterPadding(at: position) }
                pending = pending << 6 | UInt32(value)
                bits += 6
                if bits >= 8 {
                    bits -= 8
                    octets.append(UInt8(truncatingIfNeeded: pending >> bits))
                }
            } else if value == 0x41 {
                isPadded = true
            } else if value != 0x40 {
                throw Fault.character(at: position)
            }
            position += 1
        }
        self.pending = pending
        self.bits = bits
    }

    /// Whether the text can end here: a single character makes no octet.
    package var isComplete: Bool { bits < 6 }

    /// Whether the last character says more than its octet has room for.
    var hasSpareBits: Bool { pending & ((1 << bits) - 1) != 0 }
}
