// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
public import EPassJSON
import EPassServiceCore
import Foundation
import JWTKit

/// OAuth 2 bearer tokens: JWT that somebody else signs, whose keys the operator names as a JWK Set.
///
/// What a key is for is decided by the set: a token with `none`, with a symmetric algorithm, without `kid`, or with one
/// that is not in the set is refused.
public struct BearerTokens: Sendable {
    private struct Payload: JWTPayload {
        let iss: IssuerClaim
        let aud: AudienceClaim
        let exp: ExpirationClaim
        let nbf: NotBeforeClaim?
        let sub: SubjectClaim
        let scope: String?
        let tenant: String?

        func verify(using algorithm: some JWTAlgorithm) async throws {}
    }

    private let keys: JWTKeyCollection
    private let algorithms: [String: String]
    private let issuer: String
    private let audience: String

    /// Whether a set has keys that are not for others: who can read it could sign tokens.
    public static func holdsSecrets(_ jwks: JSONValue) -> Bool {
        let secrets: Set = ["d", "p", "q", "dp", "dq", "qi", "oth", "k"]
        return (jwks["keys"]?.array ?? []).contains { jwk in
            (jwk.object ?? []).contains { secrets.contains($0.name) }
        }
    }

    /// - Throws: ``JOSEError/key`` for a set without a key that can be used, or with a private one.
    public init(jwks: JSONValue, issuer: String, audience: String) async throws {
        guard !Self.holdsSecrets(jwks) else { throw JOSEError.key }
        var algorithms: [String: String] = [:]
        var usable: [JSONValue] = []
        for jwk in jwks["keys"]?.array ?? [] {
            guard let identifier = jwk["kid"]?.string, let algorithm = Self.algorithm(of: jwk) else { continue }
            guard algorithms.updateValue(algorithm, forKey: identifier) == nil else { throw JOSEError.key }
            // The library takes the algorithm from the key where it stands there, and never from the token.
            let members = (jwk.object ?? []).filter { $0.name != "alg" }
            usable.append(.object(members).adding(("alg", .string(algorithm))))
        }
        guard !usable.isEmpty else { throw JOSEError.key }
        let set = JSONValue.fields(("keys", .array(usable)))
        keys = try await JWTKeyCollection().add(jwksJSON: String(decoding: set.compactOctets(), as: UTF8.self))
        self.algorithms = algorithms
        self.issuer = issuer
        self.audience = audience
    }

    private static func algorithm(of jwk: JSONValue) -> String? {
        if let use = jwk["use"]?.string, use != "sig" { return nil }
        let algorithm: String? =
            switch (jwk["kty"]?.string, jwk["crv"]?.string) {
            case ("EC", "P-256"): "ES256"
            case ("EC", "P-384"): "ES384"
            case ("OKP", "Ed25519"): "EdDSA"
            case ("RSA", _): jwk["alg"]?.string ?? "RS256"
            default: nil
            }
        guard let algorithm, ["ES256", "ES384", "EdDSA", "RS256", "PS256"].contains(algorithm) else { return nil }
        return jwk["alg"]?.string ?? algorithm == algorithm ? algorithm : nil
    }

    /// Who a token is of; nil where it is not good, for whatever reason.
    func identity(_ token: String, at now: Date) async -> Identity? {
        guard token.utf8.count <= 8_192, let header = Self.header(token),
            let identifier = header["kid"]?.string, let algorithm = algorithms[identifier],
            header["alg"]?.string == algorithm, header["crit"] == nil,
            let payload = try? await keys.verify(token, as: Payload.self)
        else { return nil }
        // A minute for clocks that differ.
        guard payload.iss.value == issuer, payload.aud.value.contains(audience),
            payload.exp.value.addingTimeInterval(60) > now,
            payload.nbf.map({ $0.value.addingTimeInterval(-60) <= now }) ?? true,
            let tenant = payload.tenant, Self.isTenant(tenant)
        else { return nil }
        let scopes = (payload.scope ?? "").split(separator: " ").compactMap { Scope(rawValue: String($0)) }
        // The subject may be a person: it is noted nowhere.
        return Identity(tenant: tenant, name: "oauth", scopes: Set(scopes))
    }

    /// The header; nil where any part has padding or another spelling, or is JSON of another form or with a member
    /// twice: the library takes these, and of two members one.
    private static func header(_ token: String) -> JSONValue? {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let header = Base64URL.decode(parts[0]), let payload = Base64URL.decode(parts[1]),
            Base64URL.decode(parts[2]) != nil
        else { return nil }
        var limits = JSONLimits(maximumDepth: 8, maximumLength: 8_192, maximumElements: 512)
        // `exp` may have a fraction (RFC 7519, 2).
        limits.takesFractions = true
        guard let value = try? JSONValue(parsing: payload, limits: limits), value.object != nil else { return nil }
        return try? JSONValue(
            parsing: header, limits: JSONLimits(maximumDepth: 4, maximumLength: 4_096, maximumElements: 64))
    }

    /// What a tenant may be called: letters, digits, dots, strokes.
    public static func isTenant(_ text: String) -> Bool {
        1...64 ~= text.utf8.count
            && text.utf8.allSatisfy { octet in
                switch octet {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}
