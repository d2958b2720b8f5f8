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

    let tagNumber: UInt
    let tagClass: TagClass

    init(tagWithNumber number: UInt, tagClass: TagClass) {
        tagNumber = number
        self.tagClass = tagClass
    }

    private init(universal number: UInt) { self.init(tagWithNumber: number, tagClass: .universal) }

    static func context(_ number: UInt) -> ASN1Identifier {
        ASN1Identifier(tagWithNumber: number, tagClass: .contextSpecific)
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
    static let videotexString = Self(universal: 21)
    static let ia5String = Self(universal: 22)
    static let utcTime = Self(universal: 23)
    static let generalizedTime = Self(universal: 24)
    static let graphicString = Self(universal: 25)
    static let visibleString = Self(universal: 26)
    static let generalString = Self(universal: 27)
    static let universalString = Self(universal: 28)
    static let bmpString = Self(universal: 30)
}

/// One element of an encoding that ``ASN1Parser`` has walked over. It shares the octets of the whole encoding; nothing is kept of what is inside.
struct ASN1Node: Sendable {
    /// What an element holds.
    enum Content {
        /// Elements.
        case constructed(ASN1Nodes)
        /// Octets.
        case primitive(ArraySlice<UInt8>)
    }

    private let octets: ArraySlice<UInt8>
    private let header: ASN1Header

    fileprivate init(_ octets: ArraySlice<UInt8>, _ header: ASN1Header) {
        self.octets = octets
        self.header = header
    }

    /// The one element that the octets are; they have been walked over.
    init?(whole octets: ArraySlice<UInt8>) {
        guard let header = ASN1Header(octets, at: octets.startIndex, limit: octets.endIndex) else { return nil }
        self.init(octets, header)
    }

    var identifier: ASN1Identifier { header.identifier }
    var isConstructed: Bool { header.isConstructed }
    /// The position of the tag in the octets that were parsed.
    var startIndex: Int { header.start }
    /// The position after the element.
    var endIndex: Int { header.end }
    /// Tag, length and value as they stand.
    var encodedBytes: ArraySlice<UInt8> { octets[header.start..<header.end] }

    var content: Content {
        isConstructed ? .constructed(members) : .primitive(octets[header.contentStart..<header.contentEnd])
    }

    /// The elements inside a constructed one.
    var members: ASN1Nodes {
        ASN1Nodes(octets: octets, position: header.contentStart, end: header.contentEnd)
    }

    /// The value of a primitive element.
    var primitiveContent: ArraySlice<UInt8>? {
        isConstructed ? nil : octets[header.contentStart..<header.contentEnd]
    }
}

/// The elements inside a constructed element, in their order.
struct ASN1Nodes: Sequence, IteratorProtocol, Sendable {
    fileprivate let octets: ArraySlice<UInt8>
    fileprivate var position: Int
    fileprivate let end: Int

    var isAtEnd: Bool { position >= end }
    /// The position of the next element, or of the end.
    var offset: Int { position }

    /// The tag of the next element.
    var nextIdentifier: ASN1Identifier? {
        isAtEnd ? nil : ASN1Header.Prefix(octets, at: position, limit: end)?.identifier
    }

    mutating func next() -> ASN1Node? {
        guard position < end, let header = ASN1Header(octets, at: position, limit: end) else { return nil }
        position = header.end
        return ASN1Node(octets, header)
    }
}

/// Where an element, its value and its end stand.
struct ASN1Header: Sendable {
    let identifier: ASN1Identifier
    let isConstructed: Bool
    let start: Int
    let contentStart: Int
    let contentEnd: Int
    let end: Int

    /// Tag and length, before it is known where an indefinite length ends.
    struct Prefix {
        let identifier: ASN1Identifier
        let isConstructed: Bool
        let contentStart: Int
        /// Nil where the length is indefinite.
        let contentLength: Int?
        /// Whether the length was in the fewest octets.
        let isMinimal: Bool

        /// Reads tag and length at a position; nil where they are malformed or the value would go beyond the limit.
        init?(_ octets: ArraySlice<UInt8>, at start: Int, limit: Int) {
            guard start >= octets.startIndex, limit <= octets.endIndex, limit - start >= 2 else { return nil }
            var position = start
            let lead = octets[position]
            position += 1
            var number = UInt(lead & 0x1F)
            if number == 0x1F {
                number = 0
                var count = 0
                while true {
                    guard position < limit, count < 4 else { return nil }
                    let octet = octets[position]
                    position += 1
                    guard count > 0 || octet != 0x80 else { return nil }
                    number = number << 7 | UInt(octet & 0x7F)
                    count += 1
                    if octet < 0x80 { break }
                }
                guard number >= 0x1F else { return nil }
            }
            guard position < limit, let tagClass = ASN1Identifier.TagClass(rawValue: lead >> 6) else { return nil }
            identifier = ASN1Identifier(tagWithNumber: number, tagClass: tagClass)
            isConstructed = lead & 0x20 != 0
            // [UNIVERSAL 0] marks the end of an indefinite length and is no element.
            guard number != 0 || tagClass != .universal else { return nil }
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
    }

    init?(_ octets: ArraySlice<UInt8>, at start: Int, limit: Int) {
        guard let prefix = Prefix(octets, at: start, limit: limit) else { return nil }
        identifier = prefix.identifier
        isConstructed = prefix.isConstructed
        self.start = start
        contentStart = prefix.contentStart
        if let length = prefix.contentLength {
            contentEnd = prefix.contentStart + length
            end = contentEnd
        } else {
            guard let found = Self.endOfContents(octets, from: prefix.contentStart, limit: limit) else { return nil }
            contentEnd = found
            end = found + 2
        }
    }

    /// Where the end-of-contents octets of this level stand (ISO/IEC 8825-1, 8.1.3.6). The encoding has been walked over, so it nests no
    /// deeper than ``ASN1Parser/maximumDepth``.
    private static func endOfContents(_ octets: ArraySlice<UInt8>, from start: Int, limit: Int) -> Int? {
        var position = start
        var open = 1
        while limit - position >= 2 {
            if octets[position] == 0, octets[position + 1] == 0 {
                open -= 1
                if open == 0 { return position }
                position += 2
            } else {
                guard let prefix = Prefix(octets, at: position, limit: limit) else { return nil }
                position = prefix.contentStart + (prefix.contentLength ?? 0)
                if prefix.contentLength == nil { open += 1 }
            }
        }
        return nil
    }
}
