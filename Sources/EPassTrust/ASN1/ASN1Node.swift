// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTLV

/// The tag of an ASN.1 element without the bit for constructed ones: class and number.
struct ASN1Identifier: Hashable, Sendable {
    enum TagClass: UInt8, Hashable, Sendable {
        case universal
        case application
        case contextSpecific
        case `private`
    }

    /// The number above the two bits of the class; numbers have at most 28 bits.
    private let rawValue: UInt32

    var tagNumber: UInt { UInt(rawValue >> 2) }
    var tagClass: TagClass { TagClass(rawValue: UInt8(truncatingIfNeeded: rawValue & 3)) ?? .universal }

    fileprivate init(number: UInt32, classBits: UInt8) {
        rawValue = number << 2 | UInt32(classBits)
    }

    private init(universal number: UInt32) { self.init(number: number, classBits: TagClass.universal.rawValue) }

    static func context(_ number: UInt) -> ASN1Identifier {
        ASN1Identifier(number: UInt32(truncatingIfNeeded: number), classBits: TagClass.contextSpecific.rawValue)
    }

    static let boolean = Self(universal: 1)
    static let integer = Self(universal: 2)
    static let bitString = Self(universal: 3)
    static let octetString = Self(universal: 4)
    static let null = Self(universal: 5)
    static let objectIdentifier = Self(universal: 6)
    static let enumerated = Self(universal: 10)
    static let utf8String = Self(universal: 12)
    static let sequence = Self(universal: 16)
    static let set = Self(universal: 17)
    static let numericString = Self(universal: 18)
    static let printableString = Self(universal: 19)
    static let teletexString = Self(universal: 20)
    static let ia5String = Self(universal: 22)
    static let utcTime = Self(universal: 23)
    static let generalizedTime = Self(universal: 24)
    static let visibleString = Self(universal: 26)
    static let universalString = Self(universal: 28)
    static let bmpString = Self(universal: 30)
}

/// One element of an encoding that ``ASN1Parser`` has walked over. It shares the octets of the whole encoding; nothing
/// is kept of what is inside.
struct ASN1Node: Sendable {
    /// What an element holds.
    enum Content {
        /// Elements.
        case constructed(ASN1Nodes)
        /// Octets.
        case primitive(ArraySlice<UInt8>)
    }

    private let octets: [UInt8]
    let identifier: ASN1Identifier
    let isConstructed: Bool
    private let start: UInt32
    private let contentStart: UInt32
    private let contentEnd: UInt32
    private let end: UInt32

    /// The element at a position; nil where none is there. Unless the octets have been walked over, no more than its
    /// own tag and length is known to be sound.
    init?(_ octets: [UInt8], at position: Int, limit: Int) {
        guard limit <= Int(UInt32.max), let header = ASN1Header(octets.span, at: position, limit: limit) else {
            return nil
        }
        self.octets = octets
        identifier = header.identifier
        isConstructed = header.isConstructed
        start = UInt32(truncatingIfNeeded: position)
        contentStart = UInt32(truncatingIfNeeded: header.contentStart)
        if let length = header.contentLength {
            contentEnd = UInt32(truncatingIfNeeded: header.contentStart + length)
            end = contentEnd
        } else {
            guard let found = ASN1Header.endOfContents(octets.span, from: header.contentStart, limit: limit) else {
                return nil
            }
            contentEnd = UInt32(truncatingIfNeeded: found)
            end = contentEnd + 2
        }
    }

    /// The one element that the octets are; they have been walked over.
    init?(whole octets: [UInt8]) {
        self.init(octets, at: 0, limit: octets.count)
    }

    /// The position of the tag in the octets that were parsed.
    var startIndex: Int { Int(start) }
    /// The position after the element.
    var endIndex: Int { Int(end) }
    /// Tag, length and value as they stand.
    var encodedBytes: ArraySlice<UInt8> { octets[Int(start)..<Int(end)] }

    var content: Content {
        isConstructed ? .constructed(members) : .primitive(octets[Int(contentStart)..<Int(contentEnd)])
    }

    /// The elements inside a constructed one.
    var members: ASN1Nodes {
        ASN1Nodes(octets: octets, position: Int(contentStart), end: Int(contentEnd))
    }

    /// The value of a primitive element.
    var primitiveContent: ArraySlice<UInt8>? {
        isConstructed ? nil : octets[Int(contentStart)..<Int(contentEnd)]
    }
}

/// The elements inside a constructed element, in their order.
struct ASN1Nodes: Sequence, IteratorProtocol, Sendable {
    fileprivate let octets: [UInt8]
    fileprivate var position: Int
    fileprivate let end: Int

    var isAtEnd: Bool { position >= end }
    /// The position of the next element, or of the end.
    var offset: Int { position }

    /// The tag of the next element.
    var nextIdentifier: ASN1Identifier? {
        isAtEnd ? nil : ASN1Header(octets.span, at: position, limit: end)?.identifier
    }

    mutating func next() -> ASN1Node? {
        guard position < end, let node = ASN1Node(octets, at: position, limit: end) else { return nil }
        position = node.endIndex
        return node
    }
}

/// Tag and length of an element, before it is known where an indefinite length ends.
struct ASN1Header: Sendable {
    let identifier: ASN1Identifier
    let isConstructed: Bool
    let contentStart: Int
    /// Nil where the length is indefinite.
    let contentLength: Int?
    /// Whether the length was in the fewest octets.
    let isMinimal: Bool
    /// Whether it is a string in segments, which DER has none of (ISO/IEC 8825-1, 10.2): what else of the universal
    /// class is constructed is a SEQUENCE or a SET.
    var isStringInPieces: Bool {
        isConstructed && identifier.tagClass == .universal && identifier != .sequence && identifier != .set
    }

    /// Reads tag and length at a position; nil where they are malformed or the value would go beyond the limit.
    init?(_ octets: Span<UInt8>, at start: Int, limit: Int) {
        guard start >= 0, limit <= octets.count, limit - start >= 2 else { return nil }
        var position = start
        let lead = octets[position]
        position += 1
        var number = UInt32(lead & 0x1F)
        if number == 0x1F {
            number = 0
            var count = 0
            while true {
                guard position < limit, count < 4 else { return nil }
                let octet = octets[position]
                position += 1
                guard count > 0 || octet != 0x80 else { return nil }
                number = number << 7 | UInt32(octet & 0x7F)
                count += 1
                if octet < 0x80 { break }
            }
            guard number >= 0x1F else { return nil }
        }
        guard position < limit else { return nil }
        identifier = ASN1Identifier(number: number, classBits: lead >> 6)
        isConstructed = lead & 0x20 != 0
        // [UNIVERSAL 0] marks the end of an indefinite length and is no element.
        guard number != 0 || lead >> 6 != 0 else { return nil }
        let first = octets[position]
        position += 1
        if first < 0x80 {
            contentLength = Int(first)
            isMinimal = true
        } else if first == 0x80 {
            guard isConstructed else { return nil }
            contentLength = nil
            isMinimal = false
        } else {
            let count = Int(first & 0x7F)
            guard count <= 8, limit - position >= count else { return nil }
            var length: UInt64 = 0
            for index in position..<position + count { length = length << 8 | UInt64(octets[index]) }
            isMinimal = length >= 0x80 && octets[position] != 0
            position += count
            guard let known = Int(exactly: length) else { return nil }
            contentLength = known
        }
        if let contentLength, contentLength > limit - position { return nil }
        contentStart = position
    }

    /// Where the end-of-contents octets of this level stand (ISO/IEC 8825-1, 8.1.3.6). The encoding has been walked
    /// over, so it nests no deeper than ``ASN1Parser/maximumDepth``.
    fileprivate static func endOfContents(_ octets: Span<UInt8>, from start: Int, limit: Int) -> Int? {
        var position = start
        var open = 1
        while limit - position >= 2 {
            if octets[position] == 0, octets[position + 1] == 0 {
                open -= 1
                if open == 0 { return position }
                position += 2
            } else {
                guard let header = ASN1Header(octets, at: position, limit: limit) else { return nil }
                position = header.contentStart + (header.contentLength ?? 0)
                if header.contentLength == nil { open += 1 }
            }
        }
        return nil
    }
}
