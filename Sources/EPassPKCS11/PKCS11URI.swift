// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
internal import EPassMessages

/// Which key in which token: a PKCS #11 URI (RFC 7512).
///
/// `pkcs11:token=Border%20post;object=is-key?module-path=/usr/lib/softhsm/libsofthsm2.so`
///
/// Of the path attributes those are compared that name a token or an object; an attribute that is not known is refused,
/// because it would select something else than was meant. A PIN is never taken from a URI: it would show in `ps` and in
/// the shell's history.
public struct PKCS11URI: Sendable, Hashable {
    /// `token`: its label (CK_TOKEN_INFO), without the spaces that fill it up.
    public private(set) var token: String?
    /// `manufacturer`, of the token as of its label.
    public private(set) var manufacturer: String?
    /// `serial`, up to 16 characters that the manufacturer gave; nothing says that they are digits.
    public private(set) var serial: String?
    /// `model`, up to 16 characters.
    public private(set) var model: String?
    /// `slot-id`: the CK_SLOT_ID, which may be another one after the token was taken out.
    public private(set) var slotIdentifier: UInt?
    /// `object`: the CKA_LABEL of the key, compared octet by octet.
    public private(set) var object: String?
    /// `id`: the CKA_ID of the key, of any length.
    public private(set) var identifier: [UInt8]?
    /// `type`: what kind of key; nil where the URI does not say.
    public private(set) var keyType: KeyType?
    /// `module-path`: the file of the module, from `/` on.
    public private(set) var modulePath: String?
    /// `module-name`: what the configuration of p11-kit calls the module.
    public private(set) var moduleName: String?
    /// `pin-source`: the path of a file with the PIN, from `/` on and without `file:`.
    public private(set) var pinSource: String?

    /// The kinds of keys that are used; a closed list.
    public enum KeyType: String, Sendable, Hashable, CaseIterable {
        /// A key that signs.
        case `private` = "private"
        /// A key that computes codes.
        case secret = "secret-key"
    }

    /// The most octets of a URI.
    package static let maximumLength = 4096
    /// The scheme, as a file name never begins.
    package static let scheme = "pkcs11:"

    /// Reads a URI.
    ///
    /// - Throws: `PKCS11Error` with code `uriMalformed` for what RFC 7512 does not allow, with the position;
    ///   `uriUnsupported` for an attribute that is not known, for `type` with another value than `private` and
    ///   `secret-key`, for `pin-value`, for a `pin-source` that is no file, and where the module is not named or not by
    ///   its whole path.
    public init(_ text: String) throws(PKCS11Error) {
        let octets = Array(text.utf8)
        guard octets.count <= Self.maximumLength else {
            throw PKCS11Error(
                .uriMalformed, at: Self.maximumLength, .tokenUriTooLong(count: Self.maximumLength))
        }
        let scheme = octets.prefix(Self.scheme.utf8.count).map { $0 &- 65 < 26 ? $0 + 32 : $0 }
        guard scheme == Array(Self.scheme.utf8) else {
            throw PKCS11Error(.uriMalformed, at: 0, .tokenUriScheme(scheme: Self.scheme))
        }
        let body = octets[scheme.count...]
        let mark = body.firstIndex(of: UInt8(ascii: "?")) ?? body.endIndex
        var names: Set<String> = []
        for attribute in Self.attributes(body[..<mark], separator: UInt8(ascii: ";")) {
            try setPath(try Self.split(attribute, &names), at: attribute.startIndex)
        }
        names = []
        for attribute in Self.attributes(body[mark...].dropFirst(), separator: UInt8(ascii: "&")) {
            try setQuery(try Self.split(attribute, &names), at: attribute.startIndex)
        }
        guard modulePath != nil || moduleName != nil else {
            throw PKCS11Error(
                .uriUnsupported, at: octets.count,
                .tokenUriNoModule)
        }
    }

    private struct Attribute {
        let name: String
        let value: [UInt8]
        let offset: Int
    }

    private static func attributes(_ part: ArraySlice<UInt8>, separator: UInt8) -> [ArraySlice<UInt8>] {
        part.isEmpty ? [] : part.split(separator: separator, omittingEmptySubsequences: false)
    }

    /// Name and value of an attribute, which may stand there once only.
    private static func split(
        _ attribute: ArraySlice<UInt8>, _ names: inout Set<String>
    ) throws(PKCS11Error) -> Attribute {
        guard let equals = attribute.firstIndex(of: UInt8(ascii: "=")), equals > attribute.startIndex else {
            throw PKCS11Error(.uriMalformed, at: attribute.startIndex, .tokenUriAttributeForm)
        }
        let name = attribute[..<equals]
        guard name.allSatisfy({ $0 &- 97 < 26 || $0 &- 65 < 26 || $0 &- 48 < 10 || $0 == 0x2D || $0 == 0x5F }) else {
            throw PKCS11Error(
                .uriMalformed, at: attribute.startIndex, .tokenUriAttributeName)
        }
        let text = String(decoding: name, as: UTF8.self)
        guard names.insert(text).inserted else {
            throw PKCS11Error(.uriMalformed, at: attribute.startIndex, .tokenUriAttributeTwice(name: text))
        }
        return Attribute(name: text, value: try decoded(attribute[equals...].dropFirst()), offset: equals + 1)
    }

    /// The octets of a value: `%` with two digits stands for any octet, everything else that is allowed for itself.
    private static func decoded(_ value: ArraySlice<UInt8>) throws(PKCS11Error) -> [UInt8] {
        // RFC 7512, 2.3: unreserved characters, and these; "/" and "?" in the query only, which is not told apart here.
        let others = Array("-._~:[]@!$'()*+,=&/?|".utf8)
        var octets: [UInt8] = []
        var index = value.startIndex
        while index < value.endIndex {
            let octet = value[index]
            if octet == UInt8(ascii: "%") {
                guard value.endIndex - index > 2, let high = digit(value[index + 1]), let low = digit(value[index + 2])
                else { throw PKCS11Error(.uriMalformed, at: index, .tokenUriPercent) }
                octets.append(high << 4 | low)
                index += 3
                continue
            }
            guard octet &- 97 < 26 || octet &- 65 < 26 || octet &- 48 < 10 || others.contains(octet) else {
                throw PKCS11Error(.uriMalformed, at: index, .tokenUriCharacter)
            }
            octets.append(octet)
            index += 1
        }
        return octets
    }

    private static func digit(_ octet: UInt8) -> UInt8? {
        switch octet {
        case 48...57: octet - 48
        case 65...70: octet - 55
        case 97...102: octet - 87
        default: nil
        }
    }

    private mutating func setPath(_ attribute: Attribute, at offset: Int) throws(PKCS11Error) {
        switch attribute.name {
        case "token": token = try Self.text(attribute)
        case "manufacturer": manufacturer = try Self.text(attribute)
        case "serial": serial = try Self.text(attribute)
        case "model": model = try Self.text(attribute)
        case "object": object = try Self.text(attribute)
        case "id": identifier = attribute.value
        case "slot-id":
            guard let number = UInt(try Self.text(attribute)) else {
                throw PKCS11Error(.uriMalformed, at: attribute.offset, .tokenUriSlot)
            }
            slotIdentifier = number
        case "type":
            guard let type = KeyType(rawValue: try Self.text(attribute)) else {
                throw PKCS11Error(.uriUnsupported, at: attribute.offset, .tokenUriType)
            }
            keyType = type
        // Of the library and of the slot: what the module path says already. They may stand there, as tools print them.
        case "library-manufacturer", "library-description", "library-version", "slot-description", "slot-manufacturer":
            break
        default:
            throw PKCS11Error(.uriUnsupported, at: offset, .tokenUriAttributeUnknown(name: attribute.name))
        }
    }

    private mutating func setQuery(_ attribute: Attribute, at offset: Int) throws(PKCS11Error) {
        switch attribute.name {
        case "module-path":
            let path = try Self.text(attribute)
            guard path.hasPrefix("/") else {
                throw PKCS11Error(.uriUnsupported, at: attribute.offset, .tokenUriModulePath)
            }
            modulePath = path
        case "module-name": moduleName = try Self.text(attribute)
        case "pin-source":
            let source = try Self.text(attribute)
            let path = source.hasPrefix("file:") ? String(source.dropFirst(5)) : source
            guard path.hasPrefix("/") else {
                throw PKCS11Error(.uriUnsupported, at: attribute.offset, .tokenUriPINSource)
            }
            pinSource = path.hasPrefix("///") ? String(path.dropFirst(2)) : path
        case "pin-value":
            throw PKCS11Error(
                .uriUnsupported, at: offset,
                .tokenUriPINValue)
        // Attributes of the query that are not known do not select anything (RFC 7512, 2.3).
        default: break
        }
    }

    private static func text(_ attribute: Attribute) throws(PKCS11Error) -> String {
        guard let text = UTF8Text.string(attribute.value.span), !attribute.value.contains(0) else {
            throw PKCS11Error(.uriMalformed, at: attribute.offset, .tokenUriNotText(name: attribute.name))
        }
        return text
    }
}
