// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
public import EPassMRZ

/// A distinguished name, kept as it was encoded and comparable by its structure (RFC 5280, 7.1).
///
/// Issuers re-encode names between generations (PrintableString for UTF8String, another case, doubled spaces: F-47), so
/// two names are compared attribute by attribute with `matches(_:)`; `==` compares the octets.
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
    /// The first country code in upper case (some issuers write it in lower case), or nil. For people to read;
    /// ``issuingCountry`` is what is compared.
    public let country: String?
    /// The country codes after the first, which a name of the profile does not have.
    private let otherCountries: [String]
    private let forms = Forms()

    private static let maximumAttributes = 64

    /// What follows from the octets, made once for all copies: the name of a CSCA is compared for each document.
    private final class Forms: Sendable {
        let canonical = OnFirstUse<String>()
        let description = OnFirstUse<String>()
        let issuingCountry = OnFirstUse<IssuingCountry?>()
        let attributes = OnFirstUse<[String]>()
        let keys = OnFirstUse<TrustKey.OfName?>()
    }

    /// Walks over the name; its texts but the country are made when they are asked for.
    init(_ node: ASN1Node, _ element: String) throws(TrustError) {
        var codes: [String] = []
        try Self.forEachAttribute(of: node, element) { type, value in
            if type == OID.country, let text = Self.text(value) { codes.append(text.uppercased()) }
            return false
        }
        country = codes.first
        otherCountries = Array(codes.dropFirst())
        encoded = Array(node.encodedBytes)
    }

    /// Decodes an encoded `Name` of at most 16 KiB.
    package init(encoded: [UInt8]) throws(TrustError) {
        let tree = try ASN1Parser.parse(encoded, maximumLength: 16_384, element: "Name")
        try self.init(tree.node, "Name")
    }

    /// The relative distinguished names in their order, each with its attributes.
    public var relativeNames: [[Attribute]] {
        guard let sequence = ASN1Node(whole: encoded)?.members else { return [] }
        return sequence.map { relative in
            relative.members.compactMap { attribute in
                var pair = attribute.members
                guard let type = try? pair.next()?.objectIdentifier("type"), let value = pair.next() else { return nil }
                return Attribute(type: type, value: Self.text(value), encodedValue: Array(value.encodedBytes))
            }
        }
    }

    /// The structure as one text: equal for names that match. For look-up only.
    var canonicalForm: String {
        forms.canonical.value {
            relativeNames.map(Self.canonicalForm).map { "\($0.utf8.count):\($0)" }.joined()
        }
    }

    /// What it is looked up by; nil where the library cannot hash.
    var keys: TrustKey.OfName? { forms.keys.value { try? TrustKey.OfName(self) } }

    /// Gives the type and value of each attribute, until one is the one that is looked for.
    private static func forEachAttribute(
        of node: ASN1Node, _ element: String, isFound: (String, ASN1Node) -> Bool
    ) throws(TrustError) {
        var sequence = try ASN1Fields(node, element)
        while let member = try sequence.member("rdnSequence", maximum: maximumAttributes) {
            var set = try ASN1Fields(member, element, as: .set)
            while let attribute = try set.member("attributes", maximum: maximumAttributes) {
                var pair = try ASN1Fields(attribute, element, "attribute")
                let type = try pair.next("type").objectIdentifier("\(element).type")
                let value = try pair.next("value")
                try pair.finish()
                if isFound(type, value) { return }
            }
        }
    }

    /// Equal octets make equal names.
    public static func == (left: Self, right: Self) -> Bool { left.encoded == right.encoded }

    /// Hashes the octets.
    public func hash(into hasher: inout Hasher) { hasher.combine(encoded) }

    /// Whether both name the same entity: the same attributes in the same order, texts without regard to string type,
    /// case and folded spaces.
    public func matches(_ other: Self) -> Bool { encoded == other.encoded || canonicalForm == other.canonicalForm }

    /// Whether both name the same issuer, in whichever order and relative names, a country being the same however it is
    /// spelled (`DE`, `DEU`, `D`; `ZZ`, `UN`): the one comparison of names in what speaks of a certificate from
    /// elsewhere, such as the entries of lists.
    ///
    /// Not for finding out who signed: there ``matches(_:)`` is asked, and what it does not match has to verify.
    func isSameIssuer(as other: Self) -> Bool { matches(other) || unorderedForm == other.unorderedForm }

    /// The attributes without regard to their order and to relative names, each as ``isSameIssuer(as:)`` compares it:
    /// also for names in texts, which keep neither. Texts are compared as Swift does, so that composed and decomposed
    /// characters are the same, and with the letters that have no single capital (`ß` and `SS`) as well.
    var unorderedForm: [String] {
        forms.attributes.value { Self.unorderedForm(of: relativeNames.flatMap { $0 }) }
    }

    /// As ``unorderedForm``.
    static func unorderedForm(of attributes: [Attribute]) -> [String] {
        attributes.map { attribute in
            let attribute = spelledAsCode(attribute)
            let text = attribute.value.map { "=" + folded($0).uppercased().lowercased() }
            return attribute.type + (text ?? "#" + Hexadecimal.text(attribute.encodedValue))
        }.sorted()
    }

    private static func spelledAsCode(_ attribute: Attribute) -> Attribute {
        guard attribute.type == OID.country, let country = attribute.value.flatMap({ IssuingCountry($0) }),
            country.isKnown
        else { return attribute }
        return Attribute(type: attribute.type, value: country.code, encodedValue: attribute.encodedValue)
    }

    /// The first text of that attribute type.
    public func first(_ type: String) -> String? {
        guard let node = ASN1Node(whole: encoded) else { return nil }
        var found: String?
        // The octets were walked over when the name was made.
        try? Self.forEachAttribute(of: node, "Name") { candidate, value in
            guard candidate == type else { return false }
            found = Self.text(value)
            return true
        }
        return found
    }

    /// The texts of all its country attributes, in upper case.
    var countries: [String] { (country.map { [$0] } ?? []) + otherCountries }

    /// Whom it is of, by its country attributes; nil where it has none. One that has several countries is of none in
    /// the tables.
    public var issuingCountry: IssuingCountry? {
        forms.issuingCountry.value {
            otherCountries.isEmpty ? country.flatMap { IssuingCountry($0) } : IssuingCountry(allOf: countries)
        }
    }

    /// The common name, or nil.
    public var commonName: String? { first(OID.commonName) }

    /// The attributes in their order, each as RFC 4514 writes it: `C=UT, O=Utopia\, Ministry, CN=DS 3`. Control and
    /// formatting characters are escaped as well, and a value of more than 256 characters is cut, with an ellipsis. A
    /// name of which none was cut can be given back to ``IssuedNumber``.
    public var description: String {
        forms.description.value {
            relativeNames.map { $0.map(Self.text).joined(separator: "+") }.joined(separator: ", ")
        }
    }

    /// What may be shown of a text, at most 256 characters. Names come from hostile certificates, texts from lists, and
    /// end up on terminals and in reports.
    static func printable(_ text: String) -> String {
        if text.utf8.count <= 256, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        return String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { !hidden.contains($0.properties.generalCategory) }.prefix(256)))
    }

    /// What nobody sees, or what changes how the rest is seen.
    static let hidden: Set<Unicode.GeneralCategory> = [
        .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
    ]

    private static func canonicalForm(_ attributes: [Attribute]) -> String {
        attributes.map { attribute in
            let value = attribute.value.map(folded)
            // The lengths keep a value from posing as several attributes.
            let text = value ?? "#" + Hexadecimal.text(attribute.encodedValue)
            return "\(attribute.type)=\(text.utf8.count):\(text)"
        }.sorted().joined()
    }

    /// A text as it is compared (RFC 4518, 2): without regard to case, width and doubled spaces, and without characters
    /// that nobody sees.
    private static func folded(_ text: String) -> String {
        let plain =
            text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
            ? text : String(String.UnicodeScalarView(text.unicodeScalars.compactMap(plain)))
        return plain.lowercased().split { $0.isWhitespace }.joined(separator: " ")
    }

    private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0)
        case 0x09...0x0D, 0x3000: return " "
        default:
            let category = scalar.properties.generalCategory
            return category == .control || category == .format ? nil : scalar
        }
    }

    static func text(_ node: ASN1Node) -> String? {
        guard let content = node.primitiveContent else { return nil }
        switch node.identifier {
        case .utf8String: return UTF8Text.string(content.span)
        case .printableString, .ia5String, .numericString, .visibleString:
            return content.allSatisfy { $0 < 0x80 } ? String(decoding: content, as: UTF8.self) : nil
        case .teletexString: return String(String.UnicodeScalarView(content.map { Unicode.Scalar($0) }))
        case .bmpString:
            guard content.count.isMultiple(of: 2) else { return nil }
            let units = stride(from: content.startIndex, to: content.endIndex, by: 2).map {
                UInt16(content[$0]) << 8 | UInt16(content[$0 + 1])
            }
            return String(validating: units, as: UTF16.self)
        case .universalString:
            guard content.count.isMultiple(of: 4) else { return nil }
            let units = stride(from: content.startIndex, to: content.endIndex, by: 4).map { start in
                content[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            }
            return String(validating: units, as: UTF32.self)
        default: return nil
        }
    }
}
