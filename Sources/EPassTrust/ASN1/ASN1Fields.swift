// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// The members of a constructed node, taken one after the other. Every failure names the element and its position; the
/// name is made for an error only.
struct ASN1Fields: ~Copyable {
    private var members: ASN1Nodes
    private let parent: String
    private let part: String
    private let end: Int
    private var taken = 0

    /// The members of `node`, which must be constructed and carry `identifier`.
    ///
    /// - Parameters:
    ///   - element: its name in errors.
    ///   - part: what follows in that name after a dot; told apart so that nothing is put together before there is an
    ///     error.
    init(
        _ node: ASN1Node, _ element: String, _ part: String = "", as identifier: ASN1Identifier = .sequence
    ) throws(TrustError) {
        parent = element
        self.part = part
        guard node.identifier == identifier, node.isConstructed else {
            throw node.malformed(Self.name(element, part), .asn1OtherElement)
        }
        members = node.members
        end = node.endIndex
    }

    private static func name(_ parent: String, _ part: String) -> String {
        part.isEmpty ? parent : "\(parent).\(part)"
    }

    private var element: String { Self.name(parent, part) }

    var isAtEnd: Bool { members.isAtEnd }

    mutating func next(_ name: String) throws(TrustError) -> ASN1Node {
        guard let node = members.next() else {
            throw TrustError(.malformed, element: "\(element).\(name)", offset: end, .asn1ElementMissing)
        }
        return node
    }

    mutating func optional(_ identifier: ASN1Identifier) -> ASN1Node? {
        members.nextIdentifier == identifier ? members.next() : nil
    }

    /// The next of at most `maximum` members of one kind, or nil at the end.
    mutating func member(_ name: String, maximum: Int) throws(TrustError) -> ASN1Node? {
        guard !members.isAtEnd else { return nil }
        guard taken < maximum else {
            throw TrustError(
                .limitExceeded, element: "\(element).\(name)", offset: members.offset,
                .asn1MoreThan(maximum: maximum))
        }
        taken += 1
        return members.next()
    }

    /// All that is left, at most `maximum` of them.
    mutating func rest(_ name: String, maximum: Int) throws(TrustError) -> [ASN1Node] {
        try rest(name, maximum: maximum) { $0 }
    }

    /// The same, each decoded before the next is looked for.
    mutating func rest<Value>(
        _ name: String, maximum: Int, _ decode: (ASN1Node) throws(TrustError) -> Value
    ) throws(TrustError) -> [Value] {
        var values: [Value] = []
        while let node = try member(name, maximum: maximum) { values.append(try decode(node)) }
        return values
    }

    func finish() throws(TrustError) {
        var rest = members
        if let node = rest.next() { throw node.malformed(element, .asn1ElementTooMany) }
    }
}

extension ASN1Node {
    @inline(never)
    func malformed(_ element: String, _ message: Message) -> TrustError {
        TrustError(.malformed, element: element, offset: startIndex, message)
    }

    /// The content octets of a primitive element with that identifier.
    func primitive(
        _ expected: ASN1Identifier, _ element: @autoclosure () -> String
    ) throws(TrustError) -> ArraySlice<UInt8> {
        guard identifier == expected, let content = primitiveContent else {
            throw malformed(element(), .asn1OtherElement)
        }
        return content
    }

    func objectIdentifier(_ element: @autoclosure () -> String) throws(TrustError) -> String {
        guard let text = ObjectIdentifierText.text(of: try primitive(.objectIdentifier, element())) else {
            throw malformed(element(), .asn1IdentifierMalformed)
        }
        return text
    }

    /// The octets of an OCTET STRING; segments of a constructed one (BER) are joined, as deep as they nest (ISO/IEC
    /// 8825-1, 8.7.3).
    func octetString(
        _ element: @autoclosure () -> String, as expected: ASN1Identifier = .octetString
    ) throws(TrustError) -> [UInt8] {
        guard identifier == expected, let octets = primitiveContent.map(Array.init) ?? joinedSegments else {
            throw malformed(element(), .asn1NoOctetString)
        }
        return octets
    }

    /// The octets of a BIT STRING whose unused bits are none.
    func bitStringOctets(_ element: @autoclosure () -> String) throws(TrustError) -> [UInt8] {
        let content = try primitive(.bitString, element())
        guard content.first == 0 else { throw malformed(element(), .asn1BitStringOpen) }
        return Array(content.dropFirst())
    }

    /// The content octets of an INTEGER, at least one; negative and padded ones included (F-47).
    func integerOctets(
        _ element: @autoclosure () -> String, as expected: ASN1Identifier = .integer
    ) throws(TrustError) -> [UInt8] {
        Array(try integerContent(element(), as: expected))
    }

    /// Whether a number that is not negative has more zeros in front than it needs (ISO/IEC 8825-1, 8.3.2).
    var isPadded: Bool {
        guard let content = primitiveContent, content.count > 1 else { return false }
        return content.first == 0 && (content.dropFirst().first ?? 0) < 0x80
    }

    /// A number from 0 to 2^31 - 1; nil where the INTEGER is another one.
    func smallInteger(
        _ element: @autoclosure () -> String, as expected: ASN1Identifier = .integer
    ) throws(TrustError) -> Int? {
        try integerContent(element(), as: expected).smallInteger
    }

    /// A number from 0 to 2^31 - 1.
    func number(
        _ element: @autoclosure () -> String, or message: @autoclosure () -> Message
    ) throws(TrustError) -> Int {
        guard let value = try smallInteger(element()) else { throw malformed(element(), message()) }
        return value
    }

    private func integerContent(
        _ element: @autoclosure () -> String, as expected: ASN1Identifier
    ) throws(TrustError) -> ArraySlice<UInt8> {
        let octets = try primitive(expected, element())
        guard !octets.isEmpty else { throw malformed(element(), .asn1IntegerEmpty) }
        return octets
    }
}
