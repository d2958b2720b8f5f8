// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTLV
internal import SwiftASN1

/// Reads ASN.1 in DER; where that fails in BER, and says so.
enum ASN1Parser {
    /// A node of swift-asn1 and whether its encoding was DER as far as lengths go.
    struct Tree {
        let node: ASN1Node
        let isDistinguished: Bool
    }

    /// Parses one element that fills the octets. Depth is bounded by swift-asn1 (50), size by `maximumLength`, both before anything is kept.
    static func parse(_ octets: [UInt8], maximumLength: Int, element: String) throws(TrustError) -> Tree {
        guard octets.count <= maximumLength else {
            throw TrustError(
                .tooLarge, element: element, "It has \(octets.count) octets; at most \(maximumLength) are parsed.")
        }
        if let node = try? DER.parse(octets) { return Tree(node: node, isDistinguished: true) }
        do {
            return Tree(node: try BER.parse(octets), isDistinguished: false)
        } catch {
            throw TrustError(.malformed, element: element, "The octets are not valid ASN.1.")
        }
    }
}

/// The members of a constructed node, taken one after the other. Every failure names the element and its position.
struct ASN1Fields {
    private var members: ASN1NodeCollection.Iterator
    private var pending: ASN1Node?
    private let element: String
    private let end: Int

    /// The members of `node`, which must be constructed and carry `identifier`.
    init(_ node: ASN1Node, _ element: String, as identifier: ASN1Identifier = .sequence) throws(TrustError) {
        guard node.identifier == identifier, case .constructed(let collection) = node.content else {
            throw node.malformed(element, "Another element stands where this one is required.")
        }
        members = collection.makeIterator()
        pending = members.next()
        self.element = element
        end = node.encodedBytes.endIndex
    }

    var isAtEnd: Bool { pending == nil }

    mutating func next(_ name: String) throws(TrustError) -> ASN1Node {
        guard let node = pending else {
            throw TrustError(.malformed, element: "\(element).\(name)", offset: end, "The element is missing.")
        }
        pending = members.next()
        return node
    }

    mutating func optional(_ identifier: ASN1Identifier) -> ASN1Node? {
        guard let node = pending, node.identifier == identifier else { return nil }
        pending = members.next()
        return node
    }

    /// All that is left, at most `maximum` of them.
    mutating func rest(_ name: String, maximum: Int) throws(TrustError) -> [ASN1Node] {
        var nodes: [ASN1Node] = []
        while let node = pending {
            guard nodes.count < maximum else {
                throw TrustError(
                    .limitExceeded, element: "\(element).\(name)", offset: node.encodedBytes.startIndex,
                    "There are more than \(maximum).")
            }
            nodes.append(node)
            pending = members.next()
        }
        return nodes
    }

    func finish() throws(TrustError) {
        if let node = pending { throw node.malformed(element, "An element follows that does not belong there.") }
    }
}

extension ASN1Identifier {
    static func context(_ number: UInt) -> ASN1Identifier {
        ASN1Identifier(tagWithNumber: number, tagClass: .contextSpecific)
    }
}

extension ASN1Node {
    func malformed(_ element: String, _ reason: String) -> TrustError {
        TrustError(.malformed, element: element, offset: encodedBytes.startIndex, reason)
    }

    /// The content octets of a primitive element with that identifier.
    func primitive(_ expected: ASN1Identifier, _ element: String) throws(TrustError) -> ArraySlice<UInt8> {
        guard identifier == expected, case .primitive(let content) = content else {
            throw malformed(element, "Another element stands where this one is required.")
        }
        return content
    }

    func objectIdentifier(_ element: String) throws(TrustError) -> String {
        guard let text = ObjectIdentifierText.text(of: try primitive(.objectIdentifier, element)) else {
            throw malformed(element, "The object identifier is malformed.")
        }
        return text
    }

    /// The octets of an OCTET STRING; segments of a constructed one (BER) are joined, one level deep.
    func octetString(_ element: String, as expected: ASN1Identifier = .octetString) throws(TrustError) -> [UInt8] {
        guard identifier == expected else {
            throw malformed(element, "Another element stands where an octet string is required.")
        }
        switch content {
        case .primitive(let octets): return Array(octets)
        case .constructed(let segments):
            var octets: [UInt8] = []
            for segment in segments { octets += try segment.primitive(.octetString, element) }
            return octets
        }
    }

    /// The octets of a BIT STRING whose unused bits are none.
    func bitStringOctets(_ element: String) throws(TrustError) -> [UInt8] {
        let content = try primitive(.bitString, element)
        guard content.first == 0 else { throw malformed(element, "The bit string does not fill its octets.") }
        return Array(content.dropFirst())
    }

    /// The content octets of an INTEGER, at least one; negative and padded ones included (F-47).
    func integerOctets(_ element: String, as expected: ASN1Identifier = .integer) throws(TrustError) -> [UInt8] {
        let octets = try primitive(expected, element)
        guard !octets.isEmpty else { throw malformed(element, "The integer has no octets.") }
        return Array(octets)
    }

    /// A number from 0 to 2^31 - 1; nil where the INTEGER is another one.
    func smallInteger(_ element: String, as expected: ASN1Identifier = .integer) throws(TrustError) -> Int? {
        let octets = try integerOctets(element, as: expected).drop { $0 == 0 }
        guard octets.count <= 4, try integerOctets(element, as: expected).first.map({ $0 < 0x80 }) == true else {
            return nil
        }
        let value = octets.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return value < 1 << 31 ? Int(value) : nil
    }
}
