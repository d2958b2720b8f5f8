// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassJSON

/// Checks a compact JWS of this program against a JWK Set.
///
/// The key decides the algorithm, not the header: `none`, keys of another kind and keys that the token brings itself
/// (`jwk`, `jku`, `x5c`, `x5u`) are refused.
public struct SignatureVerification: Sendable {
    private let keys: JWKSet

    /// - Throws: ``JOSEError/key`` for a set that ``JWKSet`` does not take.
    public init(jwks: JSONValue) throws(JOSEError) {
        do throws(JWKSet.Fault) { keys = try JWKSet(jwks) } catch { throw .key }
    }

    /// The payload of a token whose signature verifies, and its `typ` is the one that is expected.
    ///
    /// - Throws: ``JOSEError``.
    public func payload(of token: String, type: String, limit: Int = 1 << 20) throws(JOSEError) -> [UInt8] {
        let parts = try JOSEParts(token, count: 3, limit: limit)
        try parts.requireMembers(["alg", "kid", "typ"])
        guard parts.header["typ"]?.word == type else { throw .header }
        try parts.verify(by: keys)
        return parts.octets[0]
    }
}
