// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// Bounds within which a cursor works. Whatever lies outside is refused before anything is allocated for it.
@usableFromInline
package struct TLVLimits: Sendable, Hashable {
    /// How deep data objects may nest.
    package var maximumDepth: Int
    /// How many data objects one template may hold.
    package var maximumElements: Int
    /// How many octets the value of one data object may have.
    package var maximumLength: Int

    /// Depth 32, 4,096 elements a template, 16 MiB a value.
    package static let `default` = TLVLimits(
        maximumDepth: 32, maximumElements: 4096, maximumLength: 16 << 20)

    /// The length is in octets.
    package init(maximumDepth: Int, maximumElements: Int, maximumLength: Int) {
        self.maximumDepth = maximumDepth
        self.maximumElements = maximumElements
        self.maximumLength = maximumLength
    }
}

/// Tag and length of a BER-TLV data object (ISO/IEC 7816-4, 6.3; ISO/IEC 8825-1, 8.1.2 and 8.1.3), without its value.
///
/// The first octets of an elementary file are enough to learn how long the file is; nothing is known yet of what
/// follows.
package struct TLVHeader: Sendable, Hashable {
    /// One to four octets.
    package let tag: TLVTag
    /// The number of octets of tag and length field together.
    package let headerLength: Int
    /// The number of octets of the value; nil where the length is indefinite.
    package let contentLength: Int?

    /// The number of octets of the whole data object; nil where the length is indefinite.
    package var totalLength: Int? { contentLength.map { headerLength + $0 } }

    /// Reads tag and length from the first octets of a data object; the value need not be there.
    ///
    /// - Throws: `TLVError` with code `truncated` if the octets end inside the header, `invalidTag`, or
    ///   `invalidLength`. The length is at most 2^32 - 1 and is not compared with the octets present.
    package static func parse(_ prefix: [UInt8]) throws(TLVError) -> TLVHeader {
        try parse(prefix[...], origin: 0)
    }

    /// How many octets the length field of such a value has at the least (ISO/IEC 8825-1, 10.1).
    package static func lengthOctets(_ count: Int) -> Int {
        count < 0x80 ? 1 : 1 + (Int.bitWidth - count.leadingZeroBitCount + 7) / 8
    }

    static func parse(_ bytes: ArraySlice<UInt8>, origin: Int) throws(TLVError) -> TLVHeader {
        let start = bytes.startIndex - origin
        var rest = bytes
        guard let first = rest.popFirst() else {
            throw TLVError(.truncated, at: start, .tlvTagMissing, kind: .missing)
        }
        var number = UInt32(first)
        if first & 0x1F == 0x1F {
            var octets = 1
            while true {
                guard let next = rest.popFirst() else {
                    throw TLVError(.truncated, at: start, .tlvTagCut)
                }
                octets += 1
                guard octets <= 4, !(octets == 2 && next == 0x80) else {
                    throw TLVError(.invalidTag, at: start)
                }
                number = number << 8 | UInt32(next)
                if next & 0x80 == 0 { break }
            }
        }
        let tag = TLVTag(number)
        let length = try length(&rest, at: start, tag)
        return TLVHeader(tag: tag, headerLength: bytes.count - rest.count, contentLength: length)
    }

    /// Takes a length field off the beginning of the octets; nil is the indefinite length.
    ///
    /// - Parameter start: the position that an error names.
    package static func length(
        _ rest: inout ArraySlice<UInt8>, at start: Int, _ tag: TLVTag? = nil
    ) throws(TLVError) -> Int? {
        guard let lead = rest.popFirst() else {
            throw TLVError(.truncated, at: start, tag: tag, .tlvLengthMissing)
        }
        guard lead > 0x80 else { return lead == 0x80 ? nil : Int(lead) }
        let count = Int(lead & 0x7F)
        guard count <= 4 else {
            throw TLVError(.invalidLength, at: start, tag: tag, .tlvLengthTooLong(count: count))
        }
        guard rest.count >= count else {
            throw TLVError(.truncated, at: start, tag: tag, .tlvLengthCut)
        }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
    }
}
