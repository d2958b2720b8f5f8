// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassJSON
import EPassMRZ
import EPassMessages
import EPassTLV
import EPassTrust

/// What the values of edits become in what is issued.
enum IssuedValue {
    /// The words of keyUsage, in the order of their bits (RFC 5280, 4.2.1.3).
    static let usages = [
        "digitalSignature", "nonRepudiation", "keyEncipherment", "dataEncipherment", "keyAgreement", "keyCertSign",
        "cRLSign", "encipherOnly", "decipherOnly",
    ]
    /// The attributes of a name, as a path writes them.
    static let attributes: [(word: String, identifier: String)] = [
        ("C", OID.country), ("O", OID.organization), ("OU", OID.organizationalUnit), ("CN", OID.commonName),
        ("SERIALNUMBER", OID.serialNumber), ("L", OID.locality), ("ST", OID.stateOrProvince),
    ]

    /// Octets in pairs of hexadecimal digits; none are `""`.
    static func octets(_ value: JSONValue?) throws(IssuedEditRefusal) -> [UInt8] {
        guard let text = value?.string, text.utf8.count <= 2 * IssuedEdit.longestValue,
            let octets = text.isEmpty ? [] : Hexadecimal.octets(text)
        else { throw IssuedEditRefusal("value", .issuingValueKind(kind: IssuedKind.octets.rawValue)) }
        return octets
    }

    /// The number of an octet from the first; the last one where nothing is said.
    static func position(_ value: JSONValue?, in count: Int) throws(IssuedEditRefusal) -> Int {
        let wanted = value.map { $0.integer.flatMap { Int(exactly: $0) } ?? -1 } ?? count - 1
        guard (0..<count).contains(wanted) else {
            throw IssuedEditRefusal("value", .issuingNoOctet(count: count))
        }
        return wanted
    }

    /// The value of a member, and its tag where that follows from the value.
    static func content(
        _ value: JSONValue?, as shape: IssuedShape, tag: TLVTag
    ) throws(IssuedEditRefusal) -> (tag: TLVTag?, content: [UInt8]) {
        switch shape {
        case .value(let kind):
            guard let made = made(value ?? .null, kind, tag) else {
                throw IssuedEditRefusal("value", .issuingValueKind(kind: kind.rawValue))
            }
            return made
        case .around(let inner, _): return try content(value, as: inner, tag: tag)
        case .fields, .list: throw IssuedEditRefusal("do", .issuingSetsValues)
        }
    }

    private static func made(_ value: JSONValue, _ kind: IssuedKind, _ tag: TLVTag) -> (tag: TLVTag?, content: [UInt8])?
    {
        switch kind {
        case .integer:
            if let number = value.integer.flatMap({ Int(exactly: $0) }) {
                return (nil, DERWriter.integerContent(number))
            }
            return hexadecimal(value).map { (nil, $0) }
        case .identifier:
            return value.word.flatMap(ObjectIdentifierText.content).map { (nil, $0) }
        case .time: return value.word.flatMap { time($0, tag) }
        case .octets: return hexadecimal(value).map { (nil, $0) }
        case .bits: return hexadecimal(value).map { (nil, [0x00] + $0) }
        case .usage: return usage(value).map { (nil, $0) }
        case .boolean: return value.boolean.map { (nil, [$0 ? 0xFF : 0x00]) }
        case .text:
            guard let text = value.string, text.utf8.count <= 4096 else { return nil }
            return (nil, Array(text.utf8))
        case .name: return value.string.flatMap(name).map { (nil, $0) }
        case .date:
            guard let date = value.word.flatMap({ CalendarDate($0) }) else { return nil }
            return (nil, [date.year % 100, date.month, date.day].flatMap { [UInt8($0 / 10), UInt8($0 % 10)] })
        case .reference:
            guard let text = value.string, text.utf8.count <= 256 else { return nil }
            return (nil, Array(text.utf8))
        }
    }

    private static func hexadecimal(_ value: JSONValue) -> [UInt8]? { try? octets(value) }

    /// A day or `YYYYMMDDhhmmss`: UTCTime up to 2049 where the member is no other (RFC 5280, 4.1.2.5).
    private static func time(_ text: String, _ tag: TLVTag) -> (tag: TLVTag?, content: [UInt8])? {
        var digits = text
        if let date = CalendarDate(text) { digits = date.description.filter { $0 != "-" } + "000000" }
        guard digits.isDigits(14...14), let year = Int(digits.prefix(4)) else { return nil }
        let octets = digits.utf8 + [UInt8(ascii: "Z")]
        guard tag == .utcTime || tag == .generalizedTime else { return (nil, Array(octets)) }
        return (1950..<2050).contains(year) ? (.utcTime, Array(octets.dropFirst(2))) : (.generalizedTime, Array(octets))
    }

    private static func usage(_ value: JSONValue) -> [UInt8]? {
        guard let words = value.array?.map(\.word), words.count <= usages.count else { return nil }
        var bits: [UInt8] = [0, 0]
        for word in words {
            guard let word, let bit = usages.firstIndex(of: word) else { return nil }
            bits[bit / 8] |= 0x80 >> UInt8(bit % 8)
        }
        if bits[1] == 0 { bits.removeLast() }
        let unused = bits.last.map { min($0.trailingZeroBitCount, 7) } ?? 0
        return [UInt8(truncatingIfNeeded: unused)] + bits
    }

    /// The members of a Name: `C=UT, O=Utopia, CN=CSCA`, each a set of its own.
    private static func name(_ text: String) -> [UInt8]? {
        guard text.utf8.count <= 1024 else { return nil }
        var sets: [UInt8] = []
        for part in text.split(separator: ",") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let word = pair.first.map { $0.filter { $0 != " " } } ?? ""
            guard pair.count == 2, let found = attributes.first(where: { $0.word == word }),
                let type = DERWriter.objectIdentifier(found.identifier)
            else { return nil }
            let isPrintable = found.identifier == OID.country || found.identifier == OID.serialNumber
            let letters = pair[1].allSatisfy(\.isASCII)
            sets += DERWriter.set([
                DERWriter.sequence([
                    type, DERWriter.element(isPrintable && letters ? .printableString : .utf8String, pair[1].utf8),
                ])
            ])
        }
        return sets
    }
}

extension IssuedKind {
    /// The universal tag of what is made inside another one.
    var tag: TLVTag {
        switch self {
        case .integer: .integer
        case .identifier: .objectIdentifier
        case .time: .utcTime
        case .octets, .date, .reference: .octetString
        case .bits, .usage: .bitString
        case .boolean: .boolean
        case .text: .printableString
        case .name: .sequence
        }
    }
}
