// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// Reads the few DER elements of a public key: definite, minimal lengths, one-octet tags.
struct DERReader {
    private var rest: ArraySlice<UInt8>
    private let start: Int

    /// The tags that occur.
    enum Tag: UInt8 {
        case boolean = 0x01
        case integer = 0x02
        case bitString = 0x03
        case octetString = 0x04
        case null = 0x05
        case objectIdentifier = 0x06
        case sequence = 0x30
    }

    init(_ octets: ArraySlice<UInt8>) {
        rest = octets
        start = octets.startIndex
    }

    var isAtEnd: Bool { rest.isEmpty }
    /// The position in the array that was given first.
    var offset: Int { rest.startIndex }
    var nextTag: UInt8? { rest.first }

    /// The content of the next element, which has that tag.
    mutating func read(_ tag: Tag) throws(CryptoError) -> ArraySlice<UInt8> {
        guard let found = rest.first else { throw fault(.cryptoElementMissing) }
        guard found == tag.rawValue else { throw fault(.cryptoOtherTag) }
        return try readAny()
    }

    /// The content of the next element, whatever its tag is.
    mutating func readAny() throws(CryptoError) -> ArraySlice<UInt8> {
        var octets = rest
        guard let tag = octets.popFirst(), tag & 0x1F != 0x1F, let first = octets.popFirst() else {
            throw fault(.cryptoElementCut)
        }
        var length = Int(first)
        if first >= 0x80 {
            let count = Int(first & 0x7F)
            guard (1...3).contains(count), octets.count >= count, octets.first != 0 else {
                throw fault(.cryptoLengthNotDER)
            }
            length = octets.prefix(count).reduce(0) { $0 << 8 | Int($1) }
            octets = octets.dropFirst(count)
            guard length >= 0x80 else { throw fault(.cryptoLengthNotMinimal) }
        }
        guard octets.count >= length else { throw fault(.cryptoElementCut) }
        rest = octets.dropFirst(length)
        return octets.prefix(length)
    }

    /// A positive INTEGER in minimal form, without its sign octet.
    mutating func readUnsigned() throws(CryptoError) -> [UInt8] { Array(try readUnsignedSlice()) }

    /// A positive INTEGER in minimal form, without its sign octet, in the octets that are read.
    mutating func readUnsignedSlice() throws(CryptoError) -> ArraySlice<UInt8> {
        let position = offset
        let content = try read(.integer)
        guard let first = content.first, first < 0x80 else {
            throw CryptoError(.encodingInvalid, .cryptoNumberNotPositive, offset: position)
        }
        if first == 0, content.count > 1 {
            let magnitude = content.dropFirst()
            guard let second = magnitude.first, second >= 0x80 else {
                throw CryptoError(.encodingInvalid, .cryptoNumberNotMinimal, offset: position)
            }
            return magnitude
        }
        return content
    }

    /// A BIT STRING of whole octets.
    mutating func readBitString() throws(CryptoError) -> ArraySlice<UInt8> {
        let position = offset
        let content = try read(.bitString)
        guard content.first == 0 else {
            throw CryptoError(.encodingInvalid, .cryptoBitStringNotWhole, offset: position)
        }
        return content.dropFirst()
    }

    /// An OBJECT IDENTIFIER in dotted form.
    mutating func readObjectIdentifier() throws(CryptoError) -> String {
        let position = offset
        return try Self.text(of: try read(.objectIdentifier), at: position)
    }

    /// The dotted form of the content of an OBJECT IDENTIFIER that stands at the position.
    static func text(of content: ArraySlice<UInt8>, at position: Int) throws(CryptoError) -> String {
        var components: [UInt64] = []
        var value: UInt64 = 0
        var isWithin = false
        for octet in content {
            // Arcs of more than 56 bits belong to no algorithm.
            guard value < 1 << 49, isWithin || octet != 0x80 else {
                throw CryptoError(.encodingInvalid, .cryptoObjectIdentifierMalformed, offset: position)
            }
            value = value << 7 | UInt64(octet & 0x7F)
            isWithin = octet >= 0x80
            if !isWithin {
                components.append(value)
                value = 0
            }
        }
        guard let first = components.first, !isWithin, content.count <= 64, content.last.map({ $0 < 0x80 }) == true
        else {
            throw CryptoError(.encodingInvalid, .cryptoObjectIdentifierMalformed, offset: position)
        }
        let head: [UInt64] = first < 80 ? [first / 40, first % 40] : [2, first - 80]
        return (head + components.dropFirst()).map { String($0) }.joined(separator: ".")
    }

    /// Nothing may follow.
    func end() throws(CryptoError) {
        guard rest.isEmpty else { throw fault(.cryptoOctetsFollow) }
    }

    private func fault(_ message: Message) -> CryptoError {
        CryptoError(.encodingInvalid, message, offset: offset)
    }
}

/// Writes DER elements.
enum DERWriter {
    static func element(_ tag: DERReader.Tag, _ content: [UInt8]) -> [UInt8] {
        var length: [UInt8] = []
        var rest = content.count
        if rest < 0x80 {
            length = [UInt8(rest)]
        } else {
            while rest > 0 {
                length.insert(UInt8(truncatingIfNeeded: rest), at: 0)
                rest >>= 8
            }
            length.insert(0x80 | UInt8(length.count), at: 0)
        }
        return [tag.rawValue] + length + content
    }

    /// A non-negative INTEGER of a big-endian number.
    static func integer(_ magnitude: [UInt8]) -> [UInt8] {
        var content = Array(magnitude.drop { $0 == 0 })
        if content.first.map({ $0 >= 0x80 }) ?? true { content.insert(0, at: 0) }
        return element(.integer, content)
    }
}
