// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassServiceCore

/// OAuth 2 bearer tokens: JWT that somebody else signs, whose keys the operator names as a JWK Set.
///
/// What a key is for is decided by the set: a token with `none`, with a symmetric algorithm, without `kid`, or with one
/// that is not in the set is refused.
public struct BearerTokens: Sendable {
    /// Allowed clock skew, in seconds.
    private static let skew: Int64 = 60

    /// The provider's keys.
    public let keys: ProviderKeys
    private let issuer: String
    private let audience: String

    /// - Parameters:
    ///   - issuer: `iss` of the tokens.
    ///   - audience: what `aud` of the tokens has to name.
    public init(keys: ProviderKeys, issuer: String, audience: String) {
        self.keys = keys
        self.issuer = issuer
        self.audience = audience
    }

    /// Who a token is of; nil where it is not good, for whatever reason.
    ///
    /// The subject may be a person: the audit log has a name of it that only the holder of the storage key can compute.
    func identity(_ text: String, at seconds: Int64, vault: Vault) async -> Identity? {
        guard let token = try? AccessToken(text), let keys = await keys.set(for: token.keyIdentifier),
            let claims = try? token.claims(verifiedBy: keys), isGood(claims, at: seconds),
            let tenant = claims.tenant, Self.isTenant(tenant),
            let holder = claims.subject.map(TokenHolder.subject) ?? claims.client.map(TokenHolder.client),
            let name = try? vault.names(of: holder, issuer: claims.issuer).first
        else { return nil }
        return Identity(tenant: tenant, name: name, scopes: Set(claims.scopes.compactMap(Scope.init)))
    }

    private func isGood(_ claims: AccessToken.Claims, at seconds: Int64) -> Bool {
        Self.isSame(claims.issuer, issuer) && claims.audiences.contains { Self.isSame($0, audience) }
            && claims.expires + Self.skew > seconds && (claims.notBefore ?? 0) - Self.skew <= seconds
    }

    /// By the octets: texts of other octets can be the same characters, and are no other issuer's.
    private static func isSame(_ text: String, _ other: String) -> Bool { text.utf8.elementsEqual(other.utf8) }

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
