// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassEncodings
public import EPassJSON

/// What signs results: a key from a file, or one in a token.
public protocol ResultSigner: Sendable {
    /// RFC 7638 thumbprint of the public key.
    var identifier: String { get }
    /// The public key as a JWK, with `kid`, `alg` and `use`.
    var publicJWK: JSONValue { get }
    /// The compact JWS of a payload, with these members `typ` and `kid` in its header.
    @concurrent func sign(_ payload: [UInt8], type: String) async throws -> String
}

extension ResultSigner {
    /// Header and payload of a compact JWS, which the signature is over.
    public func signingInput(_ payload: [UInt8], type: String, algorithm: SigningKey.Algorithm) -> String {
        let header = JSONValue.members(
            ("alg", .string(algorithm.rawValue)), ("kid", .string(identifier)), ("typ", .string(type)))
        return "\(Base64URL.encode(header.compactOctets())).\(Base64URL.encode(payload))"
    }
}

/// A key from a file: P-256 (ES256) or Ed25519 (EdDSA), as PKCS #8 in PEM.
public struct SigningKey: ResultSigner {
    /// The algorithms of signatures that are made.
    public enum Algorithm: String, Sendable, Hashable, CaseIterable {
        /// ECDSA over P-256 with SHA-256.
        case es256 = "ES256"
        /// Ed25519.
        case edDSA = "EdDSA"
    }

    private enum Key: Sendable {
        case p256(PrivateKey)
        case ed25519(Ed25519PrivateKey)
    }

    /// Which of them the key is for; a key has one.
    public let algorithm: Algorithm
    /// Its id.
    public let identifier: String
    /// The public key.
    public let publicJWK: JSONValue
    private let key: Key

    /// - Throws: ``JOSEError/key`` for anything but a private key of one of the two kinds.
    public init(pem: String) throws(JOSEError) {
        if let key = try? PrivateKey(pem: pem) {
            try self.init(.p256(key))
        } else if let key = try? Ed25519PrivateKey(pem: pem) {
            try self.init(.ed25519(key))
        } else {
            throw .key
        }
    }

    /// A new key, for demonstrations and tests.
    ///
    /// - Throws: ``JOSEError/unavailable``.
    public static func generate(_ algorithm: Algorithm) throws(JOSEError) -> SigningKey {
        try SigningKey(
            try JOSEError.done { () throws(CryptoError) -> Key in
                switch algorithm {
                case .es256: .p256(try PrivateKey.generate(.ec(.p256)))
                case .edDSA: .ed25519(try Ed25519PrivateKey())
                }
            })
    }

    private init(_ key: Key) throws(JOSEError) {
        self.key = key
        let shown: PublicJWK
        switch key {
        case .p256(let key):
            guard case .ec(.p256, let point)? = try? key.publicKey.components() else { throw .key }
            shown = try PublicJWK(p256: Array(point.dropFirst()))
            algorithm = .es256
        case .ed25519(let key):
            shown = try PublicJWK(ed25519: key.publicKey.octets)
            algorithm = .edDSA
        }
        identifier = shown.identifier
        publicJWK = shown.json
    }

    /// The private key as PKCS #8 in PEM, to be written to a file of the operator.
    ///
    /// - Throws: ``JOSEError/unavailable``.
    public func pem() throws(JOSEError) -> String {
        let encoded = try JOSEError.done { () throws(CryptoError) in
            switch key {
            case .p256(let key): try key.pkcs8()
            case .ed25519(let key): try key.pkcs8()
            }
        }
        let octets = unsafe encoded.withUnsafeBytes { unsafe Array($0) }
        return "-----BEGIN PRIVATE KEY-----\n\(Base64.lines(octets))\n-----END PRIVATE KEY-----\n"
    }

    /// The compact JWS of a payload.
    ///
    /// - Throws: ``JOSEError/unavailable``.
    @concurrent public func sign(_ payload: [UInt8], type: String) async throws -> String {
        let input = signingInput(payload, type: type, algorithm: algorithm)
        return "\(input).\(Base64URL.encode(try signature(over: Array(input.utf8))))"
    }

    /// A signature of 64 octets: r and s, or that of RFC 8032.
    ///
    /// - Throws: ``JOSEError/unavailable``.
    public func signature(over octets: [UInt8]) throws(JOSEError) -> [UInt8] {
        try JOSEError.done { () throws(CryptoError) in
            switch key {
            case .p256(let key): try key.sign(octets, algorithm: .ecdsaPlain(.sha256))
            case .ed25519(let key): try key.sign(octets)
            }
        }
    }
}

/// A public key as the key set shows it.
public struct PublicJWK: Sendable {
    /// RFC 7638: SHA-256 over the required members in the order of their names, which is the canonical form.
    public let identifier: String
    /// The JWK with `kid`, `alg` and `use`.
    public let json: JSONValue

    /// - Parameter point: both coordinates, 32 octets each.
    public init(p256 point: [UInt8]) throws(JOSEError) {
        try self.init(
            [
                ("crv", "P-256"), ("kty", "EC"), ("x", Base64URL.encode(point.prefix(32))),
                ("y", Base64URL.encode(point.suffix(32))),
            ], .es256)
    }

    /// - Parameter point: 32 octets.
    public init(ed25519 point: [UInt8]) throws(JOSEError) {
        try self.init([("crv", "Ed25519"), ("kty", "OKP"), ("x", Base64URL.encode(point))], .edDSA)
    }

    private init(_ required: [(String, String)], _ algorithm: SigningKey.Algorithm) throws(JOSEError) {
        func members(_ texts: [(String, String)]) -> [JSONMember] {
            texts.map { JSONMember(name: $0.0, value: .string($0.1)) }
        }
        let octets = JSONValue.object(members(required)).canonicalOctets()
        identifier = Base64URL.encode(
            try JOSEError.done { () throws(CryptoError) in try HashAlgorithm.sha256.hash(octets) })
        json = .object(members(required + [("kid", identifier), ("alg", algorithm.rawValue), ("use", "sig")]))
    }
}
