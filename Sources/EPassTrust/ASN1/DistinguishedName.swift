// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import SwiftASN1

/// A distinguished name, kept as it was encoded and comparable by its structure (RFC 5280, 7.1).
///
/// Issuers re-encode names between generations (PrintableString for UTF8String, another case, doubled spaces: F-47), so two names are compared
/// attribute by attribute with `matches(_:)`; `==` compares the octets.
public struct DistinguishedName: Sendable, Hashable, CustomStringConvertible {
    /// One attribute of a name.
    public struct Attribute: Sendable, Hashable {
        /// The object identifier of its type in dots: `2.5.4.6` is the country.
        public let type: String
        /// The text; nil where the value is of no known string type or not valid in it.
        public let value: String?
        /// The encoded value.
        public let encodedValue: [UInt8]
    }

    /// The encoded `Name`.
    public let encoded: [UInt8]
    /// The relative distinguished names in their order, each with its attributes.
    public let relativeNames: [[Attribute]]
    /// The structure as one text: equal for names that match. For look-up only.
    let canonicalForm: String

    private static let maximumAttributes = 64

    init(_ node: ASN1Node, _ element: String) throws(TrustError) {
        var sequence = try ASN1Fields(node, element)
        var names: [[Attribute]] = []
        for relative in try sequence.rest("rdnSequence", maximum: Self.maximumAttributes) {
            var set = try ASN1Fields(relative, element, as: .set)
            var attributes: [Attribute] = []
            for member in try set.rest("attributes", maximum: Self.maximumAttributes) {
                var pair = try ASN1Fields(member, "\(element).attribute")
                let type = try pair.next("type").objectIdentifier("\(element).type")
                let value = try pair.next("value")
                try pair.finish()
                attributes.append(
                    Attribute(type: type, value: Self.text(value), encodedValue: Array(value.encodedBytes)))
            }
            names.append(attributes)
        }
        encoded = Array(node.encodedBytes)
        relativeNames = names
        canonicalForm = names.map(Self.canonicalForm).map { "\($0.utf8.count):\($0)" }.joined()
    }

    /// Decodes an encoded `Name` of at most 16 KiB.
    public init(encoded: [UInt8]) throws(TrustError) {
        let tree = try ASN1Parser.parse(encoded, maximumLength: 16_384, element: "Name")
        try self.init(tree.node, "Name")
    }

    /// Whether both name the same entity: the same attributes in the same order, texts without regard to string type, case and folded spaces.
    public func matches(_ other: Self) -> Bool { encoded == other.encoded || canonicalForm == other.canonicalForm }

    /// The first text of that attribute type.
    public func first(_ type: String) -> String? {
        for attribute in relativeNames.joined() where attribute.type == type { return attribute.value }
        return nil
    }

    /// The country code in upper case (some issuers write it in lower case), or nil.
    public var country: String? { first(OID.country)?.uppercased() }

    /// The common name, or nil.
    public var commonName: String? { first(OID.commonName) }

    /// The attributes in their order: `C=UT, O=Utopia, CN=DS 3`. Control and formatting characters are left out, and long
    /// values are cut.
    public var description: String {
        relativeNames.map { attributes in
            attributes.map { attribute in
                let value = attribute.value ?? "#" + attribute.encodedValue.prefix(32).map(Self.hex).joined()
                return (Self.shortNames[attribute.type] ?? attribute.type) + "=" + Self.printable(value)
            }.joined(separator: "+")
        }.joined(separator: ", ")
    }

    private static let shortNames = [
        OID.country: "C", OID.organization: "O", OID.organizationalUnit: "OU", OID.commonName: "CN",
        OID.serialNumber: "SERIALNUMBER", OID.locality: "L", OID.stateOrProvince: "ST",
    ]

    // Names come from hostile certificates and end up on terminals and in reports.
    private static func printable(_ text: String) -> String {
        let hidden: Set<Unicode.GeneralCategory> = [
            .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
        ]
        return String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { !hidden.contains($0.properties.generalCategory) }.prefix(256)))
    }

    private static func hex(_ octet: UInt8) -> String {
        (octet < 16 ? "0" : "") + String(octet, radix: 16, uppercase: true)
    }

    private static func canonicalForm(_ attributes: [Attribute]) -> String {
        attributes.map { attribute in
            let value = attribute.value.map { text in
                text.lowercased().split { $0.isWhitespace }.joined(separator: " ")
            }
            // The lengths keep a value from posing as several attributes.
            let text = value ?? "#" + attribute.encodedValue.map(hex).joined()
            return "\(attribute.type)=\(text.utf8.count):\(text)"
        }.sorted().joined()
    }

    static func text(_ node: ASN1Node) -> String? {
        guard case .primitive(let content) = node.content else { return nil }
        switch node.identifier {
        case .utf8String: return String(validating: content, as: UTF8.self)
        case .printableString, .ia5String, .numericString, .visibleString:
            return content.allSatisfy { $0 < 0x80 } ? String(decoding: content, as: UTF8.self) : nil
        case .teletexString: return String(String.UnicodeScalarView(content.map { Unicode.Scalar($0) }))
        case .bmpString:
            guard content.count.isMultiple(of: 2) else { return nil }
            var units: [UInt16] = []
            for octet in content.enumerated() {
                if octet.offset.isMultiple(of: 2) {
                    units.append(UInt16(octet.element) << 8)
                } else if let last = units.popLast() {
                    units.append(last | UInt16(octet.element))
                }
            }
            return String(validating: units, as: UTF16.self)
        default: return nil
        }
    }
}
