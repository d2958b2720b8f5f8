// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

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
        guard let found = rest.first else { throw fault("The encoding ends where an element is expected.") }
        guard found == tag.rawValue else { throw fault("An element with another tag is expected.") }
        return try readAny()
    }

    /// The content of the next element, whatever its tag is.
    mutating func readAny() throws(CryptoError) -> ArraySlice<UInt8> {
        var octets = rest
        guard let tag = octets.popFirst(), tag & 0x1F != 0x1F, let first = octets.popFirst() else {
            throw fault("The encoding ends within an element.")
        }
        var length = Int(first)
        if first >= 0x80 {
            let count = Int(first & 0x7F)
            guard (1...3).contains(count), octets.count >= count, octets.first != 0 else {
                throw fault("A length is not DER, or is too large.")
            }
            length = octets.prefix(count).reduce(0) { $0 << 8 | Int($1) }
            octets = octets.dropFirst(count)
            guard length >= 0x80 else { throw fault("A length is not minimal.") }
        }
        guard octets.count >= length else { throw fault("The encoding ends within an element.") }
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
            throw CryptoError(.encodingInvalid, "A positive number is expected.", offset: position)
        }
        if first == 0, content.count > 1 {
            let magnitude = content.dropFirst()
            guard let second = magnitude.first, second >= 0x80 else {
                throw CryptoError(.encodingInvalid, "A number is not minimal.", offset: position)
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
            throw CryptoError(.encodingInvalid, "A bit string of whole octets is expected.", offset: position)
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
                throw CryptoError(.encodingInvalid, "An object identifier is malformed.", offset: position)
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
            throw CryptoError(.encodingInvalid, "An object identifier is malformed.", offset: position)
        }
        let head: [UInt64] = first < 80 ? [first / 40, first % 40] : [2, first - 80]
        return (head + components.dropFirst()).map { String($0) }.joined(separator: ".")
    }

    /// Nothing may follow.
    func end() throws(CryptoError) {
        guard rest.isEmpty else { throw fault("Octets follow where the encoding should end.") }
    }

    private func fault(_ reason: String) -> CryptoError {
        CryptoError(.encodingInvalid, reason, offset: offset)
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
