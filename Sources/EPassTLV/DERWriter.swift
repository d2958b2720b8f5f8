// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The values of ASN.1 that are written here, in DER (ISO/IEC 8825-1, 10): each function gives a whole element.
package enum DERWriter {
    /// An element of that tag.
    package static func element(_ tag: TLVTag, _ content: some Collection<UInt8>) -> [UInt8] {
        TLVWriter.encode(tag, content)
    }

    /// A SEQUENCE or SEQUENCE OF of elements.
    package static func sequence(_ members: [[UInt8]]) -> [UInt8] { element(.sequence, Array(members.joined())) }

    /// A SET OF: the elements in the order of DER (ISO/IEC 8825-1, 11.6).
    package static func set(_ members: [[UInt8]]) -> [UInt8] {
        element(.set, Array(members.sorted { $0.lexicographicallyPrecedes($1) }.joined()))
    }

    /// An INTEGER.
    package static func integer(_ value: Int) -> [UInt8] { element(.integer, integerContent(value)) }

    /// The value of an INTEGER: in two's complement, in the fewest octets (ISO/IEC 8825-1, 8.3).
    package static func integerContent(_ value: Int) -> [UInt8] {
        // The bits without the sign's, which needs one more.
        let bits = Int.bitWidth - (value < 0 ? ~value : value).leadingZeroBitCount
        return (0...bits / 8).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// An INTEGER that is not negative, of the octets of a big-endian number: without padding, zero where there are
    /// none.
    package static func unsignedInteger(_ magnitude: some Collection<UInt8>) -> [UInt8] {
        let digits = Array(magnitude.drop { $0 == 0 })
        return element(.integer, (digits.first.map { $0 >= 0x80 } ?? true) ? [0x00] + digits : digits)
    }

    /// An OBJECT IDENTIFIER of its text; nil where the text is none.
    package static func objectIdentifier(_ text: String) -> [UInt8]? {
        ObjectIdentifierText.content(of: text).map { element(.objectIdentifier, $0) }
    }

    /// A BIT STRING of whole octets.
    package static func bitString(_ octets: some Collection<UInt8>) -> [UInt8] {
        element(.bitString, [0x00] + octets)
    }

    /// An OCTET STRING.
    package static func octetString(_ octets: some Collection<UInt8>) -> [UInt8] { element(.octetString, octets) }

    /// NULL.
    package static let null: [UInt8] = [0x05, 0x00]
}

/// The universal tags of ASN.1 (ISO/IEC 8824-1, 8.4) that the files and certificates hold, with the bit of constructed
/// ones where DER demands it.
extension TLVTag {
    package static let boolean: TLVTag = 0x01
    package static let integer: TLVTag = 0x02
    package static let bitString: TLVTag = 0x03
    package static let octetString: TLVTag = 0x04
    package static let null: TLVTag = 0x05
    package static let objectIdentifier: TLVTag = 0x06
    package static let enumerated: TLVTag = 0x0A
    package static let utf8String: TLVTag = 0x0C
    package static let printableString: TLVTag = 0x13
    package static let utcTime: TLVTag = 0x17
    package static let generalizedTime: TLVTag = 0x18
    package static let sequence: TLVTag = 0x30
    package static let set: TLVTag = 0x31
}
