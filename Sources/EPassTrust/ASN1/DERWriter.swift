// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// Writes the DER that the issuing side needs.
enum DERWriter {
    static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        TLVWriter.encode(TLVTag(UInt32(tag)), content)
    }

    static func sequence(_ members: [[UInt8]]) -> [UInt8] { element(0x30, Array(members.joined())) }

    /// A SET OF: the members in the order of DER.
    static func set(_ members: [[UInt8]]) -> [UInt8] {
        element(0x31, Array(members.sorted { $0.lexicographicallyPrecedes($1) }.joined()))
    }

    /// A number that is not negative.
    static func integer(_ value: Int) -> [UInt8] {
        var octets: [UInt8] = []
        var rest = UInt64(max(0, value))
        repeat {
            octets.insert(UInt8(truncatingIfNeeded: rest), at: 0)
            rest >>= 8
        } while rest > 0
        return unsignedInteger(octets)
    }

    /// A number from its octets, without padding and never negative.
    static func unsignedInteger(_ octets: [UInt8]) -> [UInt8] {
        let value = Array(octets.drop { $0 == 0 })
        guard let first = value.first else { return [0x02, 0x01, 0x00] }
        return element(0x02, first >= 0x80 ? [0] + value : value)
    }

    static func objectIdentifier(_ text: String) throws(TrustError) -> [UInt8] {
        guard let content = ObjectIdentifierText.content(of: text) else {
            throw TrustError(.issuingFailed, element: text, .asn1NoDottedIdentifier)
        }
        return element(0x06, content)
    }

    static func bitString(_ octets: [UInt8]) -> [UInt8] { element(0x03, [0] + octets) }

    /// A time of a certificate: UTCTime from 1950 to 2049, GeneralizedTime otherwise (RFC 5280, 4.1.2.5).
    static func time(_ time: Timestamp) -> [UInt8] {
        let digits = generalizedText(time)
        return (1_950..<2_050).contains(time.calendar.year)
            ? element(0x17, Array(digits.dropFirst(2))) : element(0x18, digits)
    }

    /// `YYYYMMDDHHMMSSZ`.
    static func generalizedText(_ time: Timestamp) -> [UInt8] {
        time.description.utf8.filter { (0x30...0x39).contains($0) } + [UInt8(ascii: "Z")]
    }
}
