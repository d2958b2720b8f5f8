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
        for part in parts(of: octets[...]) {
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
            return dotted.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { Int($0) != nil }
                ? dotted : nil
        }
        return identifiers[name]
    }

    /// By the names of RFC 4514, 3, and RFC 4519, 2, of OpenSSL (short and long), and of reports.
    private static let identifiers: [String: String] = {
        let names: [(String, String)] = [
            (OID.commonName, "cn commonname"), (OID.country, "c countryname country"),
            (OID.organization, "o organizationname"), (OID.organizationalUnit, "ou organizationalunitname"),
            (OID.serialNumber, "serialnumber"), (OID.locality, "l localityname"),
            (OID.stateOrProvince, "st s stateorprovincename"), ("2.5.4.4", "sn surname"),
            ("2.5.4.9", "street streetaddress"), ("2.5.4.12", "title t"), ("2.5.4.13", "description"),
            ("2.5.4.15", "businesscategory"), ("2.5.4.16", "postaladdress"), ("2.5.4.17", "postalcode"),
            ("2.5.4.18", "postofficebox"), ("2.5.4.20", "telephonenumber"), ("2.5.4.41", "name"),
            ("2.5.4.42", "gn g givenname"), ("2.5.4.43", "initials"),
            ("2.5.4.44", "generationqualifier generation"), ("2.5.4.45", "x500uniqueidentifier"),
            ("2.5.4.46", "dnqualifier"), ("2.5.4.65", "pseudonym"), ("2.5.4.97", "organizationidentifier"),
            ("0.9.2342.19200300.100.1.1", "uid userid"), ("0.9.2342.19200300.100.1.3", "mail rfc822mailbox"),
            ("0.9.2342.19200300.100.1.25", "dc domaincomponent"),
            ("1.2.840.113549.1.9.1", "emailaddress email e"), ("1.2.840.113549.1.9.2", "unstructuredname"),
            ("1.3.6.1.4.1.311.60.2.1.1", "jurisdictionl jurisdictionlocalityname"),
            ("1.3.6.1.4.1.311.60.2.1.2", "jurisdictionst jurisdictionstateorprovincename"),
            ("1.3.6.1.4.1.311.60.2.1.3", "jurisdictionc jurisdictioncountryname"),
        ]
        var found: [String: String] = [:]
        for (identifier, words) in names {
            for word in words.split(separator: " ") { found[String(word)] = identifier }
        }
        return found
    }()
}
