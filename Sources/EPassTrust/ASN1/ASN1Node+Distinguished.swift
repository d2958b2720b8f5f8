// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTLV

extension ASN1Node {
    /// The element in DER (ISO/IEC 8825-1, 10 and 11): lengths definite and in the fewest octets, members of a SET in
    /// ascending order, strings in one piece. What is primitive stays as it is.
    var distinguished: [UInt8] {
        var tag = Array(encodedBytes.prefix(tagLength))
        let value: [UInt8]
        switch content {
        case .primitive(let octets): value = Array(octets)
        case .constructed(let members):
            if let whole = joinedString {
                tag[0] &= ~0x20
                value = whole
            } else {
                let parts = members.map(\.distinguished)
                let isOrdered = identifier != .set
                value = Array((isOrdered ? parts : parts.sorted { $0.lexicographicallyPrecedes($1) }).joined())
            }
        }
        return tag + TLVWriter.length(value.count) + value
    }

    private var tagLength: Int {
        guard encodedBytes.first.map({ $0 & 0x1F == 0x1F }) == true else { return 1 }
        return 2 + encodedBytes.dropFirst().prefix { $0 >= 0x80 }.count
    }

    /// What the segments of a constructed string hold; nil for anything else. A BIT STRING counts unused bits in each
    /// segment, and is left as it is.
    private var joinedString: [UInt8]? {
        identifier.tagClass == .universal && Self.strings.contains(identifier.tagNumber) ? joinedSegments : nil
    }

    /// What the segments of a constructed string hold, whatever its own tag is; nil where they are none of one.
    var joinedSegments: [UInt8]? {
        var octets: [UInt8] = []
        for segment in members {
            guard segment.identifier == identifier || segment.identifier == .octetString,
                let part = segment.primitiveContent.map(Array.init) ?? segment.joinedSegments
            else { return nil }
            octets += part
        }
        return octets
    }

    /// OCTET STRING, UTF8String, the restricted character strings and the times.
    private static let strings: Set<UInt> = [4, 12, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30]
}
