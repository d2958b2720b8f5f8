// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// One name of an alternative name, a distribution point or an access location (RFC 5280, 4.2.1.6).
///
/// Nothing is ever fetched from an address in it (T29).
package enum GeneralName: Sendable, Hashable, CustomStringConvertible {
    /// A mail address.
    case rfc822Name(String)
    /// A host.
    case dNSName(String)
    /// A name of the directory; in a CSCA certificate it holds the ICAO country code (Doc 9303-12, 7.1.1.2).
    case directoryName(DistinguishedName)
    /// An address.
    case uniformResourceIdentifier(String)
    /// Four or sixteen octets; more with a mask.
    case iPAddress([UInt8])
    /// An object identifier.
    case registeredID(String)
    /// Anything else, or a text that is none: its tag number and its content octets.
    case other(Int, [UInt8])

    init(_ node: ASN1Node, _ element: String) throws(TrustError) {
        switch node.identifier {
        case .context(1), .context(2), .context(6):
            let octets = try node.primitive(node.identifier, element)
            let number = Int(node.identifier.tagNumber)
            guard octets.allSatisfy({ $0 < 0x80 }) else {
                self = .other(number, Array(octets))
                return
            }
            let text = String(decoding: octets, as: UTF8.self)
            self = number == 1 ? .rfc822Name(text) : number == 2 ? .dNSName(text) : .uniformResourceIdentifier(text)
        case .context(4):
            var inner = try ASN1Fields(node, element, as: .context(4))
            self = .directoryName(try DistinguishedName(try inner.next("directoryName"), element))
            try inner.finish()
        case .context(7): self = .iPAddress(Array(try node.primitive(.context(7), element)))
        case .context(8):
            let tree = Array(node.encodedBytes.dropFirst())
            do throws(TrustError) {
                let plain = try ASN1Parser.parse([0x06] + tree, maximumLength: 128, element: element)
                self = .registeredID(try plain.node.objectIdentifier(element))
            } catch {
                throw error.moved(by: node.startIndex)
            }
        default:
            guard node.identifier.tagClass == .contextSpecific, node.identifier.tagNumber <= 5 else {
                throw node.malformed(element, .certificateNoSuchKindOfName)
            }
            self = .other(Int(node.identifier.tagNumber), Array(node.encodedBytes))
        }
    }

    /// The names of a node; none where there is none.
    static func list(
        _ node: ASN1Node?, _ element: String, as identifier: ASN1Identifier = .sequence
    ) throws(TrustError) -> [GeneralName] {
        guard let node else { return [] }
        var fields = try ASN1Fields(node, element, as: identifier)
        return try fields.rest("name", maximum: 64).map { node throws(TrustError) in try GeneralName(node, element) }
    }

    /// Kind and value, for example `URI:https://crl.example/UTO.crl`.
    package var description: String {
        switch self {
        case .rfc822Name(let text): "mail:\(text)"
        case .dNSName(let text): "DNS:\(text)"
        case .directoryName(let name): "directory:\(name)"
        case .uniformResourceIdentifier(let text): "URI:\(text)"
        case .iPAddress(let octets): "IP:" + octets.map(String.init).joined(separator: ".")
        case .registeredID(let text): "identifier:\(text)"
        case .other(let number, let octets): "other [\(number)] of \(octets.count) octets"
        }
    }
}
