// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTLV

/// The two numbers of a signature of ECDSA or DSA, without leading zeros.
package struct ECDSASignature: Sendable, Hashable {
    /// r, big-endian without leading zeros.
    package let r: [UInt8]
    /// s, big-endian without leading zeros.
    package let s: [UInt8]

    /// The plain format of BSI TR-03111, 5.2.1: r and s of equal length, one behind the other. Nil where the count is
    /// odd or zero.
    package init?(plain octets: [UInt8]) {
        guard !octets.isEmpty, octets.count % 2 == 0 else { return nil }
        r = Self.stripped(octets.prefix(octets.count / 2))
        s = Self.stripped(octets.suffix(octets.count / 2))
    }

    /// Reads the DER sequence, and also integers with too many or missing leading zeros (F-52). Nothing else is
    /// forgiven.
    init?(tolerant octets: [UInt8], curve: EllipticCurve) {
        // Two integers, each with at most 16 zeros too many; anything longer is no signature.
        guard octets.count <= 2 * (curve.fieldSize + 20) + 4 else { return nil }
        self.init(padded: octets)
        guard r.count <= curve.fieldSize, s.count <= curve.fieldSize else { return nil }
    }

    /// Reads the same integers of any length: what was written, whatever key it was written with.
    package init?(padded octets: [UInt8]) {
        guard var inner = try? DERReader.sequence(octets[...]), let first = try? inner.content(.integer),
            let second = try? inner.content(.integer), inner.isAtEnd,
            !first.isEmpty, !second.isEmpty
        else { return nil }
        r = Self.stripped(first)
        s = Self.stripped(second)
    }

    /// These numbers, big-endian without leading zeros.
    package init(r: [UInt8], s: [UInt8]) {
        self.r = r
        self.s = s
    }

    /// Whether the octets are the DER sequence of two numbers of at most so many octets, so that writing it again would
    /// change nothing.
    static func isDistinguished(_ octets: [UInt8], size: Int) -> Bool {
        guard var inner = try? DERReader.sequence(octets[...]), let r = try? inner.readUnsignedSlice(),
            let s = try? inner.readUnsignedSlice()
        else { return false }
        return inner.isAtEnd && r.count <= size && s.count <= size
    }

    /// The DER sequence of the two integers (RFC 3279, 2.2.2 and 2.2.3).
    package var der: [UInt8] {
        DERWriter.element(.sequence, DERWriter.unsignedInteger(r) + DERWriter.unsignedInteger(s))
    }

    private static func stripped(_ octets: ArraySlice<UInt8>) -> [UInt8] {
        Array(octets.drop { $0 == 0 })
    }
}
