// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassEncodings
internal import EPassJSON
internal import EPassMessages
internal import EPassTrust

/// A public key that signs results: on P-256 (ES256), or of Ed25519 (EdDSA).
package struct ResultKey: Sendable {
    private enum Material {
        case p256(PublicKey)
        case ed25519(Ed25519PublicKey)
    }

    /// Its id: `kid` of a JWK, else the thumbprint.
    package let identifier: String
    /// The thumbprint of RFC 7638 with SHA-256, which the service names its keys by.
    package let thumbprint: String
    private let material: Material

    /// The algorithm of its signatures.
    package var algorithm: ResultToken.Algorithm {
        switch material {
        case .p256: .es256
        case .ed25519: .edDSA
        }
    }

    /// A key on P-256, by its coordinates of 32 octets each.
    ///
    /// - Parameter identifier: nil for the thumbprint.
    fileprivate init(identifier: String? = nil, x: [UInt8], y: [UInt8]) throws(CryptoError) {
        material = .p256(try PublicKey(.ec(curve: .p256, point: [0x04] + x + y)))
        thumbprint = try Self.thumbprint(("crv", "P-256"), ("kty", "EC"), ("x", Self.text(x)), ("y", Self.text(y)))
        self.identifier = identifier ?? thumbprint
    }

    /// A key of Ed25519.
    ///
    /// - Parameter identifier: nil for the thumbprint.
    fileprivate init(identifier: String? = nil, _ key: Ed25519PublicKey) throws(CryptoError) {
        material = .ed25519(key)
        thumbprint = try Self.thumbprint(("crv", "Ed25519"), ("kty", "OKP"), ("x", Self.text(key.octets)))
        self.identifier = identifier ?? thumbprint
    }

    private static func text(_ octets: [UInt8]) -> String { Base64.unpaddedURLText(octets) }

    /// SHA-256 over the members that a key of its kind must have, in their canonical form (RFC 7638, 3).
    private static func thumbprint(_ members: (String, String)...) throws(CryptoError) -> String {
        let object = JSONValue.object(members.map { JSONMember(name: $0.0, value: .string($0.1)) })
        return text(try HashAlgorithm.sha256.hash(object.canonicalOctets()))
    }

    /// Whether a signature over octets is of this key.
    func verifies(_ signature: [UInt8], over octets: [UInt8]) throws(CryptoError) -> Bool {
        switch material {
        case .p256(let key):
            try key.verify(signature: signature, over: octets, algorithm: .ecdsaPlain(.sha256)) == .valid
        case .ed25519(let key): try key.verify(signature: signature, over: octets) == .valid
        }
    }
}

/// The keys that somebody takes results of, by their ids. They are what all rests on: whose they are is for whoever
/// names the file to know.
package struct ResultKeys: Sendable {
    /// The most octets of a file of keys.
    package static let maximumLength = 1 << 18
    /// The most keys.
    private static let maximumCount = 100

    /// The keys in their order.
    package let keys: [ResultKey]

    func key(_ identifier: String) -> ResultKey? { keys.first { $0.identifier.utf8.elementsEqual(identifier.utf8) } }

    /// Reads a JWK Set or one JWK (RFC 7517, 5 and 4), or PEM with public keys or certificates of them (RFC 7468).
    ///
    /// Keys of other kinds, and those that are for something else (`use`, `alg`, `key_ops`), are passed over in a set
    /// (RFC 7517, 5), as the keys of results are one of several uses that a set has; in PEM they are refused. Of a
    /// certificate only the key is taken: neither its signature nor its dates are looked at.
    /// - Throws: `ResultError` (`result.keys`); a set with a private key is refused, whatever else is in it.
    package init(parsing octets: [UInt8]) throws(ResultError) {
        guard octets.count <= Self.maximumLength else {
            throw ResultError(.keys, .signedResultTooLong(limit: Self.maximumLength))
        }
        let first = octets.first { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }
        let keys = first == UInt8(ascii: "{") ? try Self.set(octets) : try Self.sections(octets)
        guard !keys.isEmpty else { throw ResultError(.keys, .signedResultKeysNone) }
        var known: Set<[UInt8]> = []
        for key in keys where !known.insert(Array(key.identifier.utf8)).inserted {
            throw ResultError(.keys, .signedResultKeysTwice(key: key.identifier))
        }
        self.keys = keys
    }

    // MARK: JWK Set

    /// What no public key has, of whatever kind it is (RFC 7518, 6.2.2, 6.3.2 and 6.4.1; RFC 8037, 2).
    private static let secretMembers = ["d", "p", "q", "dp", "dq", "qi", "oth", "k"]

    private static func set(_ octets: [UInt8]) throws(ResultError) -> [ResultKey] {
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue(
                parsing: octets,
                limits: JSONLimits(maximumDepth: 8, maximumLength: maximumLength, maximumElements: 10_000))
        } catch {
            throw ResultError(.keys, .signedResultKeysNotJSON(error: error.message))
        }
        let alone = value["kty"].map { _ in [value] }
        guard let entries = value["keys"]?.array ?? alone else { throw ResultError(.keys, .signedResultKeysNoSet) }
        guard entries.count <= maximumCount else {
            throw ResultError(.keys, .signedResultKeysTooMany(limit: maximumCount))
        }
        var keys: [ResultKey] = []
        for (index, entry) in entries.enumerated() {
            guard entry.object != nil else {
                throw ResultError(.keys, .signedResultKeysMember(member: "kty", number: index + 1))
            }
            // Who gives a private key away wants to hear of it.
            guard !secretMembers.contains(where: { entry[$0] != nil }) else {
                throw ResultError(.keys, .signedResultKeysPrivate)
            }
            if let key = try key(of: entry, number: index + 1) { keys.append(key) }
        }
        return keys
    }

    /// The key of an entry; nil for one that is of another kind or for something else.
    private static func key(of entry: JSONValue, number: Int) throws(ResultError) -> ResultKey? {
        let algorithm: ResultToken.Algorithm
        switch (entry["kty"]?.word, entry["crv"]?.word) {
        case ("EC", "P-256"): algorithm = .es256
        case ("OKP", "Ed25519"): algorithm = .edDSA
        default: return nil
        }
        if let use = entry["use"], use.word != "sig" { return nil }
        if let named = entry["alg"], named.word != algorithm.rawValue { return nil }
        if let uses = entry["key_ops"], uses.array?.contains(.string("verify")) != true { return nil }
        func coordinate(_ name: String) throws(ResultError) -> [UInt8] {
            guard let octets = entry[name]?.string.flatMap({ Base64.octets(unpaddedURL: $0.utf8) }), octets.count == 32
            else { throw ResultError(.keys, .signedResultKeysMember(member: name, number: number)) }
            return octets
        }
        let identifier = entry["kid"]?.string
        guard entry["kid"] == nil || identifier?.isIdentifier == true else {
            throw ResultError(.keys, .signedResultKeysMember(member: "kid", number: number))
        }
        let x = try coordinate("x")
        let y = algorithm == .es256 ? try coordinate("y") : []
        do throws(CryptoError) {
            return algorithm == .es256
                ? try ResultKey(identifier: identifier, x: x, y: y)
                : try ResultKey(identifier: identifier, Ed25519PublicKey(x))
        } catch {
            throw ResultError(.keys, .signedResultKeysUnusable(number: number, error: error.message))
        }
    }

    // MARK: PEM

    private static func sections(_ octets: [UInt8]) throws(ResultError) -> [ResultKey] {
        var reader = PEMReader(maximumLength: Certificate.maximumLength)
        var events: [PEMReader.Event] = []
        do throws(TrustError) {
            try reader.consume(octets[...]) { events.append($0) }
            try reader.finish { events.append($0) }
        } catch {
            throw ResultError(.keys, .signedResultKeysForm)
        }
        guard !events.isEmpty else { throw ResultError(.keys, .signedResultKeysForm) }
        guard events.count <= maximumCount else {
            throw ResultError(.keys, .signedResultKeysTooMany(limit: maximumCount))
        }
        var keys: [ResultKey] = []
        for (index, event) in events.enumerated() {
            switch event {
            case .failure(let problem):
                throw ResultError(
                    .keys, .signedResultKeysUnusable(number: index + 1, error: problem.reason.message))
            case .success(let section): keys.append(try key(of: section, number: index + 1))
            }
        }
        return keys
    }

    private static func key(of section: PEMReader.Section, number: Int) throws(ResultError) -> ResultKey {
        guard !section.label.hasSuffix("PRIVATE KEY") else { throw ResultError(.keys, .signedResultKeysPrivate) }
        let information: [UInt8]
        switch section.label {
        case "PUBLIC KEY": information = section.octets
        case "CERTIFICATE":
            do throws(TrustError) {
                information = try Certificate(encoded: section.octets).subjectPublicKeyInfo
            } catch {
                throw ResultError(.keys, .signedResultKeysUnusable(number: number, error: error.message))
            }
        default: throw ResultError(.keys, .signedResultKeysSection(number: number))
        }
        let key: ResultKey?
        do throws(CryptoError) {
            key = try Self.key(subjectPublicKeyInfo: information)
        } catch {
            throw ResultError(.keys, .signedResultKeysUnusable(number: number, error: error.message))
        }
        guard let key else { throw ResultError(.keys, .signedResultKeysSection(number: number)) }
        return key
    }

    /// Nil for a key of another kind.
    static func key(subjectPublicKeyInfo octets: [UInt8]) throws(CryptoError) -> ResultKey? {
        if let key = try Ed25519PublicKey(subjectPublicKeyInfo: octets) { return try ResultKey(key) }
        guard case .ec(curve: .p256, point: let point) = try PublicKey(subjectPublicKeyInfo: octets).components() else {
            return nil
        }
        return try ResultKey(x: Array(point.dropFirst().prefix(32)), y: Array(point.suffix(32)))
    }
}
