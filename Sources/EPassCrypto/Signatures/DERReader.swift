// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// Reads the few DER elements of keys and signatures: definite, minimal lengths, one-octet tags. Offsets are positions
/// in the array that was given first, also where a slice of it is read.
typealias DERReader = TLVReader<DEROrigin>

/// Faults of DER as errors of this target.
struct DEROrigin: TLVOrigin {
    func failure(_ error: TLVError, expecting expected: TLVTag?, at path: TLVPath) -> CryptoError {
        let message: Message =
            switch (error.kind, error.code) {
            case (.missing, _): .cryptoElementMissing
            case (.lengthNotMinimal, _): .cryptoLengthNotMinimal
            case (.other, .unexpectedTag): .cryptoOtherTag
            case (.other, .trailingBytes): .cryptoOctetsFollow
            case (.other, .truncated), (.other, .invalidTag), (.other, .missingEndOfContents): .cryptoElementCut
            case (.other, .invalidLength), (.other, .indefiniteLength), (.other, .limitExceeded): .cryptoLengthNotDER
            }
        return CryptoError(.encodingInvalid, message, offset: error.offset)
    }
}

extension TLVReader where Origin == DEROrigin {
    init(_ octets: ArraySlice<UInt8>) {
        self.init(DEROrigin(), TLVCursor(octets, rules: .der, origin: 0))
    }

    /// The tag of the next element, where one can be read.
    var nextTag: TLVTag? { (try? peek()) ?? nil }

    /// The content of the next element, which has that tag.
    mutating func content(_ tag: TLVTag) throws(CryptoError) -> ArraySlice<UInt8> { try read(tag).content }

    /// The value of a SEQUENCE.
    mutating func sequence() throws(CryptoError) -> DERReader { try template(.sequence) }

    /// The one SEQUENCE that the octets are.
    static func sequence(_ octets: ArraySlice<UInt8>) throws(CryptoError) -> DERReader {
        var outer = DERReader(octets)
        let sequence = try outer.sequence()
        try outer.end()
        return sequence
    }

    /// A positive INTEGER in minimal form, without its sign octet.
    mutating func readUnsigned() throws(CryptoError) -> [UInt8] { Array(try readUnsignedSlice()) }

    /// A positive INTEGER in minimal form, without its sign octet, in the octets that are read.
    mutating func readUnsignedSlice() throws(CryptoError) -> ArraySlice<UInt8> {
        let element = try read(.integer)
        guard let first = element.content.first, first < 0x80 else {
            throw CryptoError(.encodingInvalid, .cryptoNumberNotPositive, offset: element.offset)
        }
        guard first == 0, element.content.count > 1 else { return element.content }
        let magnitude = element.content.dropFirst()
        guard let second = magnitude.first, second >= 0x80 else {
            throw CryptoError(.encodingInvalid, .cryptoNumberNotMinimal, offset: element.offset)
        }
        return magnitude
    }

    /// A BIT STRING of whole octets.
    mutating func readBitString() throws(CryptoError) -> ArraySlice<UInt8> {
        let element = try read(.bitString)
        guard element.content.first == 0 else {
            throw CryptoError(.encodingInvalid, .cryptoBitStringNotWhole, offset: element.offset)
        }
        return element.content.dropFirst()
    }

    /// An OBJECT IDENTIFIER in dotted form.
    mutating func readObjectIdentifier() throws(CryptoError) -> String {
        try Self.text(of: read(.objectIdentifier))
    }

    /// The dotted form of an OBJECT IDENTIFIER.
    static func text(of element: TLVElement) throws(CryptoError) -> String {
        guard let text = ObjectIdentifierText.text(of: element.content) else {
            throw CryptoError(.encodingInvalid, .cryptoObjectIdentifierMalformed, offset: element.offset)
        }
        return text
    }
}
