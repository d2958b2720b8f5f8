// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// The DER sequence of the two numbers of an ECDSA signature (RFC 5480), each without leading zeros.
struct DERSignature {
    let r: [UInt8]
    let s: [UInt8]

    init(r: [UInt8], s: [UInt8]) {
        self.r = r
        self.s = s
    }

    /// Nil where the octets are no such sequence.
    init?(_ octets: [UInt8]) {
        var outer = TLVCursor(octets)
        guard let sequence = try? outer.read(0x30), var inner = try? outer.children(of: sequence),
            let r = try? inner.read(0x02), let s = try? inner.read(0x02), inner.isAtEnd
        else { return nil }
        self.r = Array(r.content.drop { $0 == 0 })
        self.s = Array(s.content.drop { $0 == 0 })
    }

    var encoded: [UInt8] {
        TLVWriter.encode(0x30, DERNumber.encode(r) + DERNumber.encode(s))
    }
}

/// A DER INTEGER that is not negative.
enum DERNumber {
    /// The whole element of a big-endian magnitude.
    static func encode(_ magnitude: [UInt8]) -> [UInt8] {
        let minimal = Array(magnitude.drop { $0 == 0 })
        return TLVWriter.encode(0x02, (minimal.first.map { $0 >= 0x80 } ?? true) ? [0x00] + minimal : minimal)
    }
}
