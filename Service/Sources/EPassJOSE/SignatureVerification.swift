// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Crypto
public import EPassJSON

/// Checks a compact JWS against a JWK Set.
///
/// The key decides the algorithm, not the header: `none`, keys of another kind and keys that the token brings itself
/// (`jwk`, `jku`, `x5c`, `x5u`) are refused.
public struct SignatureVerification: Sendable {
    private enum Key: Sendable {
        case p256(P256.Signing.PublicKey)
        case ed25519(Curve25519.Signing.PublicKey)

        var algorithm: SigningKey.Algorithm {
            switch self {
            case .p256: .es256
            case .ed25519: .edDSA
            }
        }
    }

    private let keys: [String: Key]

    /// - Throws: ``JOSEError/key`` for a set without a key that can be used, or two of one id.
    public init(jwks: JSONValue) throws(JOSEError) {
        var keys: [String: Key] = [:]
        for jwk in jwks["keys"]?.array ?? [] {
            guard let identifier = jwk["kid"]?.string, let key = Self.key(jwk) else { continue }
            guard keys.updateValue(key, forKey: identifier) == nil else { throw .key }
        }
        guard !keys.isEmpty else { throw .key }
        self.keys = keys
    }

    private static func key(_ jwk: JSONValue) -> Key? {
        func octets(_ name: String) -> [UInt8]? {
            guard let octets = jwk[name]?.string.flatMap(Base64URL.decode), octets.count == 32 else { return nil }
            return octets
        }
        switch (jwk["kty"]?.string, jwk["crv"]?.string) {
        case ("EC", "P-256"):
            guard let x = octets("x"), let y = octets("y") else { return nil }
            return (try? P256.Signing.PublicKey(rawRepresentation: x + y)).map(Key.p256)
        case ("OKP", "Ed25519"):
            guard let x = octets("x") else { return nil }
            return (try? Curve25519.Signing.PublicKey(rawRepresentation: x)).map(Key.ed25519)
        default: return nil
        }
    }

    /// The payload of a token whose signature verifies, and its `typ` is the one that is expected.
    ///
    /// - Throws: ``JOSEError``.
    public func payload(of token: String, type: String, limit: Int = 1 << 20) throws(JOSEError) -> [UInt8] {
        let parts = try JOSEParts(token, count: 3, limit: limit)
        try parts.requireMembers(["alg", "kid", "typ"])
        guard parts.header["typ"]?.string == type else { throw .header }
        guard let identifier = parts.header["kid"]?.string, let key = keys[identifier] else { throw .key }
        guard parts.header["alg"]?.string == key.algorithm.rawValue else { throw .header }
        let signed = Array("\(parts.texts[0]).\(parts.texts[1])".utf8)
        let isValid: Bool
        switch key {
        case .p256(let key):
            guard let signature = try? P256.Signing.ECDSASignature(rawRepresentation: parts.octets[1]) else {
                throw .notAuthentic
            }
            isValid = key.isValidSignature(signature, for: signed)
        case .ed25519(let key): isValid = key.isValidSignature(parts.octets[1], for: signed)
        }
        guard isValid else { throw .notAuthentic }
        return parts.octets[0]
    }
}
