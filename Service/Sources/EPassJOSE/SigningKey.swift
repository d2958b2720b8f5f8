// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Crypto
import CryptoExtras
public import EPassJSON
import Foundation
import JWTKit

/// What signs results: a key from a file, or one in a token.
public protocol ResultSigner: Sendable {
    /// RFC 7638 thumbprint of the public key.
    var identifier: String { get }
    /// The public key as a JWK, with `kid`, `alg` and `use`.
    var publicJWK: JSONValue { get }
    /// The compact JWS of a payload, with these members `typ` and `kid` in its header.
    func sign(_ payload: [UInt8], type: String) async throws -> String
}

/// A key from a file: P-256 (ES256) or Ed25519 (EdDSA), as PKCS #8 in PEM.
public struct SigningKey: ResultSigner {
    /// The algorithms of signatures that are made and taken.
    public enum Algorithm: String, Sendable, Hashable, CaseIterable {
        /// ECDSA over P-256 with SHA-256.
        case es256 = "ES256"
        /// Ed25519.
        case edDSA = "EdDSA"
    }

    private enum Key: Sendable {
        case p256(P256.Signing.PrivateKey)
        case ed25519(Curve25519.Signing.PrivateKey)
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
        if let key = try? P256.Signing.PrivateKey(pemRepresentation: pem) {
            self.init(.p256(key), .es256)
        } else if let key = try? Curve25519.Signing.PrivateKey(pemRepresentation: pem) {
            self.init(.ed25519(key), .edDSA)
        } else {
            throw .key
        }
    }

    /// A new key, for demonstrations and tests.
    public static func generate(_ algorithm: Algorithm) -> SigningKey {
        switch algorithm {
        case .es256: SigningKey(.p256(P256.Signing.PrivateKey()), .es256)
        case .edDSA: SigningKey(.ed25519(Curve25519.Signing.PrivateKey()), .edDSA)
        }
    }

    /// The private key as PKCS #8 in PEM, to be written to a file of the operator.
    public var pem: String {
        switch key {
        case .p256(let key): key.pemRepresentation
        case .ed25519(let key): key.pemRepresentation
        }
    }

    private init(_ key: Key, _ algorithm: Algorithm) {
        self.key = key
        self.algorithm = algorithm
        let shown =
            switch key {
            case .p256(let key): ShownKey(p256: key.publicKey.rawRepresentation)
            case .ed25519(let key): ShownKey(ed25519: key.publicKey.rawRepresentation)
            }
        identifier = shown.identifier
        publicJWK = shown.jwk
    }

    /// The compact JWS of a payload.
    public func sign(_ payload: [UInt8], type: String) async throws -> String {
        let collection = JWTKeyCollection()
        let serializer = OctetSerializer()
        switch key {
        case .p256(let key): await collection.add(ecdsa: try ES256PrivateKey(backing: key), serializer: serializer)
        case .ed25519(let key): await collection.add(eddsa: EdDSA.PrivateKey(backing: key), serializer: serializer)
        }
        var header = JWTHeader()
        header.typ = type
        header.kid = identifier
        return try await collection.sign(Octets(octets: payload), header: header)
    }
}

/// A public key as the key set shows it.
struct ShownKey: Sendable {
    /// RFC 7638: SHA-256 over the required members in the order of their names, which is the canonical form.
    let identifier: String
    let jwk: JSONValue

    /// - Parameter point: both coordinates, 32 octets each.
    init(p256 point: some Collection<UInt8>) {
        self.init(
            .fields(
                ("crv", .string("P-256")), ("kty", .string("EC")), ("x", .string(Base64URL.encode(point.prefix(32)))),
                ("y", .string(Base64URL.encode(point.suffix(32))))), .es256)
    }

    init(ed25519 point: some Collection<UInt8>) {
        self.init(
            .fields(("crv", .string("Ed25519")), ("kty", .string("OKP")), ("x", .string(Base64URL.encode(point)))),
            .edDSA)
    }

    private init(_ required: JSONValue, _ algorithm: SigningKey.Algorithm) {
        identifier = Base64URL.encode(SHA256.hash(data: required.canonicalOctets()))
        jwk = required.adding(
            ("kid", .string(identifier)), ("alg", .string(algorithm.rawValue)), ("use", .string("sig")))
    }
}

/// A payload that is signed as it stands: it is not encoded again.
private struct Octets: JWTPayload {
    let octets: [UInt8]

    func verify(using algorithm: some JWTAlgorithm) async throws {}
}

private struct OctetSerializer: JWTSerializer {
    var jsonEncoder: any JWTJSONEncoder { .defaultForJWT }

    func serialize(_ payload: some JWTPayload, header: JWTHeader) throws -> Data {
        guard let payload = payload as? Octets else { throw JOSEError.malformed }
        return Data(Base64URL.encode(payload.octets).utf8)
    }
}
