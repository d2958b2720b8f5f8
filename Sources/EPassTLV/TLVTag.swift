// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The tag of a BER-TLV data object, as the number that its octets spell: `0x5C`, `0x5F1F`, `0x7F61`.
///
/// ISO/IEC 7816-4, 6.3 uses tags of one to three octets; four are understood. Any value survives decoding, known or
/// not.
public struct TLVTag: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    /// The octets of the tag read as a big-endian number.
    public let rawValue: UInt32

    /// A tag from the number that its octets spell.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A tag from the number that its octets spell.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    /// A tag from the number that its octets spell.
    public init(integerLiteral value: UInt32) { self.rawValue = value }

    /// The number of octets of the tag, 1 to 4.
    public var length: Int {
        switch rawValue {
        case 0...0xFF: 1
        case 0x100...0xFFFF: 2
        case 0x1_0000...0xFF_FFFF: 3
        default: 4
        }
    }

    /// The octets of the tag.
    public var octets: [UInt8] {
        (0..<length).reversed().map { UInt8(truncatingIfNeeded: rawValue >> UInt32(8 * $0)) }
    }

    /// Whether the value is itself a sequence of data objects (bit 6 of the first octet; ISO/IEC 8825-1, 8.1.2.5).
    public var isConstructed: Bool {
        rawValue >> UInt32(8 * (length - 1)) & 0x20 != 0
    }

    /// Upper-case hexadecimal digits, two an octet: `5F1F`.
    public var description: String {
        let text = String(rawValue, radix: 16, uppercase: true)
        return text.count.isMultiple(of: 2) ? text : "0" + text
    }
}
