// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// The types of ASN.1 that the files of the LDS are made of. Each value has a name for the path of an error.
extension TLVReader where Origin == LDSFile {
    mutating func sequence(_ name: String) throws(LDSError) -> Template { try template(.sequence, name) }

    /// A non-negative INTEGER of at most four octets.
    mutating func integer(_ name: String) throws(LDSError) -> (value: Int, offset: Int) {
        let element = try read(.integer, name)
        guard let first = element.content.first, first < 0x80, element.content.count <= 4 else {
            throw error(.invalidValue, name, at: element.offset, .ldsNumberNegative)
        }
        return (try number(element, name), element.offset)
    }

    /// An INTEGER of at most eight octets, which may be negative.
    mutating func signedInteger(_ name: String) throws(LDSError) -> Int {
        let element = try read(.integer, name)
        try demand((1...8).contains(element.content.count), .invalidValue, name, at: element.offset, .ldsNumberTooLarge)
        return try number(element, name)
    }

    /// A signed INTEGER if anything follows, otherwise nil.
    mutating func optionalInteger(_ name: String) throws(LDSError) -> Int? {
        isAtEnd ? nil : try signedInteger(name)
    }

    mutating func objectIdentifier(_ name: String) throws(LDSError) -> String {
        let element = try read(.objectIdentifier, name)
        guard let text = ObjectIdentifierText.text(of: element.content) else {
            throw error(.invalidValue, name, at: element.offset, .asn1IdentifierMalformed)
        }
        return text
    }

    /// Whether NULL follows; anything else, or anything after it, is refused.
    mutating func null(_ name: String) throws(LDSError) -> Bool {
        guard !isAtEnd else { return false }
        let element = try read(.null, name)
        guard element.content.isEmpty else {
            throw error(.invalidValue, name, at: element.offset, .ldsNullWithContent)
        }
        try end()
        return true
    }

    /// An OCTET STRING, in one piece or, as BER allows, in several.
    mutating func octetString(_ name: String) throws(LDSError) -> [UInt8] {
        guard cursor.rules == .ber, try peek(name) == 0x24 else { return Array(try read(.octetString, name).content) }
        // The pieces have the name of the whole.
        var pieces = try members(of: read(0x24, name), at: path)
        var result: [UInt8] = []
        while !pieces.isAtEnd { result += try pieces.read(.octetString, name).content }
        return result
    }

    mutating func printableString(_ name: String) throws(LDSError) -> String {
        let element = try read(.printableString, name)
        try demand(
            element.content.allSatisfy(LDSSecurityObject.isPrintable), .invalidValue, name, at: element.offset,
            .ldsNotPrintable)
        return String(decoding: element.content, as: UTF8.self)
    }

    /// Whether all that is left is DER: lengths in the fewest octets, INTEGERs without padding, OCTET STRINGs in one
    /// piece. For octets that were decoded as BER and hold no types but those that are read here.
    var isDistinguished: Bool { cursor.isDistinguished }

    private func number(_ element: TLVElement, _ name: String) throws(LDSError) -> Int {
        try demand(
            cursor.rules != .der || !element.isPaddedInteger, .invalidEncoding, name, at: element.offset,
            .ldsNumberPadded)
        return element.signedInteger
    }
}

extension TLVCursor {
    fileprivate var isDistinguished: Bool {
        var rest = self
        while !rest.isAtEnd {
            guard let element = try? rest.read(), element.isDistinguished, element.tag != 0x24,
                element.tag != .integer || !element.isPaddedInteger
            else { return false }
            guard element.isConstructed else { continue }
            guard let inner = try? rest.children(of: element), inner.isDistinguished else { return false }
        }
        return true
    }
}

extension TLVElement {
    /// Whether the value, as that of an INTEGER, has more octets than DER allows: its first nine bits are all equal
    /// (ISO/IEC 8825-1, 8.3.2).
    var isPaddedInteger: Bool {
        guard let first = content.first, let second = content.dropFirst().first else { return false }
        return first == (second < 0x80 ? 0x00 : 0xFF)
    }

    /// The value as that of an INTEGER, which has at most eight octets besides its padding.
    var signedInteger: Int { content.reduce((content.first ?? 0) < 0x80 ? 0 : -1) { $0 << 8 | Int($1) } }
}
