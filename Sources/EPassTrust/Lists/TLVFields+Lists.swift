// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

extension TLVFields {
    /// Members of one template of a list, such as its entries.
    private static let maximumListMembers = 131_072

    /// The content of a list, which must be one SEQUENCE that fills the octets.
    init(list content: [UInt8], maximumLength: Int, _ element: String) throws(TrustError) {
        guard content.count <= maximumLength else {
            throw TrustError(
                .tooLarge, element: element, .asn1TooLong(count: content.count, maximum: maximumLength))
        }
        var whole = TLVFields(
            content, element, maximumLength: maximumLength, maximumElements: Self.maximumListMembers)
        let sequence = try whole.next("", .sequence)
        try whole.finish()
        self = try whole.inside(sequence)
    }

    /// The tag of the next member; nil at the end and where it cannot be read.
    var tag: TLVTag? { (try? peekTag()) ?? nil }

    /// The next member, if it has one of the tags.
    mutating func optional(_ tags: TLVTag..., as name: String) throws(TrustError) -> TLVElement? {
        guard let tag, tags.contains(tag) else { return nil }
        return try next(name)
    }

    /// The members of one that was read.
    func inside(_ member: TLVElement, _ name: String = "") throws(TrustError) -> TLVFields {
        try members(of: member, path(name))
    }
}

extension TLVTag {
    static let sequence: TLVTag = 0x30
    static let set: TLVTag = 0x31
    static let integer: TLVTag = 0x02
    static let enumerated: TLVTag = 0x0A
    static let octetString: TLVTag = 0x04
    static let objectIdentifier: TLVTag = 0x06
    static let utf8String: TLVTag = 0x0C
    static let printableString: TLVTag = 0x13
}

extension TLVElement {
    /// A number from 0 to 2^31 - 1, of INTEGER or ENUMERATED.
    func number(_ element: String) throws(TrustError) -> Int {
        let digits = content.drop { $0 == 0 }
        guard !isConstructed, let first = content.first, first < 0x80, digits.count <= 4 else {
            throw malformed(element, .asn1NumberOutOfRange)
        }
        let value = digits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard value < 1 << 31 else { throw malformed(element, .asn1NumberOutOfRange) }
        return Int(value)
    }

    func objectIdentifierText(_ element: String) throws(TrustError) -> String {
        guard !isConstructed, let text = ObjectIdentifierText.text(of: content) else {
            throw malformed(element, .asn1IdentifierMalformed)
        }
        return text
    }

    /// The text of a string of any type whose octets are UTF-8, at most 64 KiB.
    func text(_ element: String) throws(TrustError) -> String {
        guard !isConstructed, content.count <= 65_536, let text = String(validating: content, as: UTF8.self) else {
            throw malformed(element, .asn1TextMalformed)
        }
        return text
    }

    /// The element as a tree of its own, for the decoders that need one; errors of those give the position of this
    /// element.
    func decoded<Value>(
        _ element: String, maximumLength: Int = 65_536, _ decode: (ASN1Node) throws(TrustError) -> Value
    ) throws(TrustError) -> Value {
        do throws(TrustError) {
            return try decode(try ASN1Parser.parse(Array(encoded), maximumLength: maximumLength, element: element).node)
        } catch {
            throw TrustError(error.code, element: error.element, offset: offset, error.message)
        }
    }
}
