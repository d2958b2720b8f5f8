// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
internal import EPassMessages

extension DistinguishedName {
    /// The attributes of a name that is written as text: as RFC 4514 has it, as OpenSSL prints names (with and without
    /// blanks around `=`, in quotation marks, or each attribute behind a slash), or as reports show them. Which
    /// attributes are of one relative name, and in which order they stand, is not kept: programs write both ways round.
    ///
    /// - Throws: `TrustError` with code `malformed`, which names an attribute that is not known.
    static func attributes(of text: String) throws(TrustError) -> [Attribute] {
        var found: [(type: String, value: ArraySlice<UInt8>)] = []
        let octets = Array(text.utf8)
        for part in parts(of: withoutHeading(octets[...])) {
            let name = part.prefix { $0 != UInt8(ascii: "=") }
            let word = String(decoding: trimmed(name), as: UTF8.self)
            guard name.endIndex < part.endIndex, isAttributeName(word) else {
                // Reports show separators in values as they stand: what is no attribute belongs to the value before.
                guard let last = found.indices.last else { throw unknown(word) }
                found[last].value = octets[found[last].value.startIndex..<part.endIndex]
                continue
            }
            guard let type = identifier(ofAttribute: word) else { throw unknown(word) }
            found.append((type, part[(name.endIndex + 1)...]))
        }
        return found.map { attribute($0.type, trimmed($0.value)) }
    }

    /// Without what OpenSSL prints before a name.
    private static func withoutHeading(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let text = trimmed(text)
        let word = String(decoding: text.prefix(8), as: UTF8.self).lowercased()
        for heading in ["issuer", "subject"] where word.hasPrefix(heading + "=") || word.hasPrefix(heading + ":") {
            return text.dropFirst(heading.utf8.count + 1)
        }
        return text
    }

    private static func unknown(_ name: String) -> TrustError {
        TrustError(.malformed, element: "issuer", .blockAttributeUnknown(name: printable(name)))
    }

    // MARK: Separators

    /// What stands between separators (RFC 4514, 2.1 and 2.2; the semicolon is of RFC 2253, 4) that are neither escaped
    /// nor in quotation marks.
    private static func parts(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        let text = trimmed(text)
        let isSlashed = text.first == UInt8(ascii: "/")
        let separators = Set((isSlashed ? "/+" : ",;+").utf8)
        var parts: [ArraySlice<UInt8>] = []
        var index = isSlashed ? text.startIndex + 1 : text.startIndex
        var start = index
        while index < text.endIndex {
            if text[index] == UInt8(ascii: "\\") {
                index += 2
            } else if text[index] == UInt8(ascii: "="), let end = endOfQuotation(text[(index + 1)...]) {
                index = end
            } else if separators.contains(text[index]) {
                parts.append(text[start..<index])
                index += 1
                start = index
            } else {
                index += 1
            }
        }
        return parts + [text[start...]]
    }

    /// Behind the mark that closes a value in quotation marks (RFC 2253, 4); nil where the value is none: a mark within
    /// it is one of its characters.
    private static func endOfQuotation(_ text: ArraySlice<UInt8>) -> Int? {
        let value = text.drop { $0 == 0x20 }
        guard value.first == UInt8(ascii: "\"") else { return nil }
        var index = value.startIndex + 1
        while index < value.endIndex, value[index] != UInt8(ascii: "\"") {
            index += value[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard index < value.endIndex else { return nil }
        let next = value[(index + 1)...].first { $0 != 0x20 }
        return next.map { Array(",;+/".utf8).contains($0) } ?? true ? index + 1 : nil
    }

    /// Without blanks at both ends; one that is escaped stays.
    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = text.drop { $0 == 0x20 }
        while text.last == 0x20, text.dropLast().last != UInt8(ascii: "\\") { text = text.dropLast() }
        return text
    }

    // MARK: Values

    /// An attribute of a value as it is written (RFC 4514, 2.4).
    private static func attribute(_ type: String, _ text: ArraySlice<UInt8>) -> Attribute {
        // The encoded value in hexadecimal digits.
        if text.first == UInt8(ascii: "#"),
            let encoded = Hexadecimal.octets(String(decoding: text.dropFirst(), as: UTF8.self)),
            let node = ASN1Node(whole: encoded)
        {
            return Attribute(type: type, value: self.text(node), encodedValue: encoded)
        }
        let isQuoted = text.first == UInt8(ascii: "\"") && endOfQuotation(text) == text.endIndex
        let octets = unescaped(isQuoted ? text.dropFirst().dropLast() : text)
        // Programs that do not convert what they print leave the octets of older string types.
        let value = UTF8Text.string(octets.span) ?? String(String.UnicodeScalarView(octets.map { Unicode.Scalar($0) }))
        return Attribute(type: type, value: value, encodedValue: [])
    }

    /// Without its backslashes: before two hexadecimal digits (`\C3`, and `\xC3` of OpenSSL's one line) they stand for
    /// an octet, before anything else for that character.
    private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var octets: [UInt8] = []
        var rest = text
        while let character = rest.popFirst() {
            guard character == UInt8(ascii: "\\"), !rest.isEmpty else {
                octets.append(character)
                continue
            }
            let digits = rest.first == UInt8(ascii: "x") ? rest.dropFirst() : rest
            if let octet = Hexadecimal.octets(String(decoding: digits.prefix(2), as: UTF8.self))?.first {
                octets.append(octet)
                rest = digits.dropFirst(2)
            } else if let next = rest.popFirst() {
                octets.append(next)
            }
        }
        return octets
    }

    // MARK: Attributes

    private static func isAttributeName(_ word: String) -> Bool {
        !word.isEmpty
            && word.utf8.allSatisfy { octet in
                switch octet {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "."), UInt8(ascii: "-"): true
                default: false
                }
            }
    }

    /// The object identifier of an attribute by one of its names, or in dots.
    private static func identifier(ofAttribute name: String) -> String? {
        let name = name.lowercased()
        let dotted = name.hasPrefix("oid.") ? String(name.dropFirst(4)) : name
        if dotted.first?.isNumber == true {
            let arcs = dotted.split(separator: ".", omittingEmptySubsequences: false)
            return arcs.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } } ? dotted : nil
        }
        return identifiers[name]
    }

    /// The names of attributes of RFC 4514, 3, and RFC 4519, 2, of OpenSSL (short and long), and of reports: the first
    /// is the one that reports show.
    private static let names: [(identifier: String, words: String)] = [
        (OID.commonName, "CN commonname"), (OID.country, "C countryname country"),
        (OID.organization, "O organizationname"), (OID.organizationalUnit, "OU organizationalunitname"),
        (OID.serialNumber, "SERIALNUMBER"), (OID.locality, "L localityname"),
        (OID.stateOrProvince, "ST s stateorprovincename"), ("2.5.4.4", "SN surname"),
        ("2.5.4.9", "STREET streetaddress"), ("2.5.4.12", "title t"), ("2.5.4.13", "description"),
        ("2.5.4.15", "businessCategory"), ("2.5.4.16", "postalAddress"), ("2.5.4.17", "postalCode"),
        ("2.5.4.18", "postOfficeBox"), ("2.5.4.20", "telephoneNumber"), ("2.5.4.41", "name"),
        ("2.5.4.42", "GN g givenname"), ("2.5.4.43", "initials"),
        ("2.5.4.44", "generationQualifier generation"), ("2.5.4.45", "x500UniqueIdentifier"),
        ("2.5.4.46", "dnQualifier"), ("2.5.4.65", "pseudonym"), ("2.5.4.97", "organizationIdentifier"),
        ("0.9.2342.19200300.100.1.1", "UID userid"), ("0.9.2342.19200300.100.1.3", "mail rfc822mailbox"),
        ("0.9.2342.19200300.100.1.25", "DC domaincomponent"),
        ("1.2.840.113549.1.9.1", "emailAddress email e"), ("1.2.840.113549.1.9.2", "unstructuredName"),
        ("1.3.6.1.4.1.311.60.2.1.1", "jurisdictionL jurisdictionlocalityname"),
        ("1.3.6.1.4.1.311.60.2.1.2", "jurisdictionST jurisdictionstateorprovincename"),
        ("1.3.6.1.4.1.311.60.2.1.3", "jurisdictionC jurisdictioncountryname"),
    ]

    private static let shownNames = Dictionary(
        names.map { ($0.identifier, $0.words.prefix { $0 != " " }) }, uniquingKeysWith: { first, _ in first })

    private static let identifiers: [String: String] = {
        var found: [String: String] = [:]
        for (identifier, words) in names {
            for word in words.split(separator: " ") { found[word.lowercased()] = identifier }
        }
        return found
    }()

    // MARK: Writing

    /// An attribute as RFC 4514, 2.3 and 2.4 write it: the value of one without a name in hexadecimal digits, too.
    static func text(_ attribute: Attribute) -> String {
        let name = shownNames[attribute.type]
        guard let value = attribute.value, name != nil || attribute.encodedValue.isEmpty else {
            let digits = Hexadecimal.text(attribute.encodedValue.prefix(maximumShown))
            return "\(name ?? attribute.type[...])=#\(digits)"
                + (attribute.encodedValue.count > maximumShown ? ellipsis : "")
        }
        return "\(name ?? attribute.type[...])=\(escaped(value))"
    }

    private static let maximumShown = 256
    private static let ellipsis = "..."

    /// A value with its backslashes (RFC 4514, 2.4); what nobody would see is written by its octets as well.
    private static func escaped(_ value: String) -> String {
        let scalars = value.unicodeScalars.prefix(maximumShown)
        let isCut = scalars.endIndex < value.unicodeScalars.endIndex
        var text = ""
        for index in scalars.indices {
            let scalar = scalars[index]
            let isFirst = index == scalars.startIndex
            let isLast = scalars.index(after: index) == scalars.endIndex && !isCut
            switch scalar {
            case "\"", "+", ",", ";", "<", ">", "\\": text += "\\\(scalar)"
            case " " where isFirst || isLast, "#" where isFirst: text += "\\\(scalar)"
            case " " where scalars[scalars.index(before: index)] != " ": text += " "
            default:
                let category = scalar.properties.generalCategory
                // A run of blanks begins a line of its own on a terminal, and others look the same.
                guard category == .spaceSeparator || hidden.contains(category) else {
                    text.unicodeScalars.append(scalar)
                    continue
                }
                text += String(scalar).utf8.map { "\\" + Hexadecimal.text([$0]) }.joined()
            }
        }
        return text + (isCut ? ellipsis : "")
    }
}
