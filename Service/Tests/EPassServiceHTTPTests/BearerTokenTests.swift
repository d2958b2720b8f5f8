// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassJSON
import EPassServiceCore
import Foundation
import Testing

@testable import EPassServiceHTTP

@Suite("OAuth 2 bearer tokens")
struct BearerTokenTests {
    private static let key = Result { try SigningKey.generate(.es256) }

    /// The set with the one key, whose `kid` is `k`.
    static func keys() throws -> JWKSet {
        let members = (try key.get().publicJWK.object ?? []).map { member in
            member.name == "kid" ? JSONMember(name: "kid", value: .string("k")) : member
        }
        return try JWKSet(.fields(("keys", .array([.object(members)]))))
    }

    static func token(
        _ header: String = #"{"alg":"ES256","kid":"k"}"#, issuer: String = "https://login.example",
        audience: String = "epass", expires: Int = 600, scope: String = "verify", tenant: String? = "acme",
        signedBy other: SigningKey? = nil, padding: String = "",
        changed: (String) -> String = { $0 }
    ) throws -> String {
        let payload = JSONValue.fields(
            ("iss", .string(issuer)), ("aud", .string(audience)),
            ("exp", .integer(Int64(Date().timeIntervalSince1970) + Int64(expires))), ("sub", .string("CANARY-person")),
            ("scope", .string(scope)), ("tenant", .optional(tenant)))
        let claims = changed(String(decoding: payload.compactOctets(), as: UTF8.self))
        let signed = "\(Base64URL.encode(header.utf8)).\(Base64URL.encode(claims.utf8))\(padding)"
        let signature = try (other ?? key.get()).signature(over: Array(signed.utf8))
        return "\(signed).\(Base64URL.encode(signature))"
    }

    @Test("a good token is taken for what it allows; every other one is refused")
    func tokens() async throws {
        let tokens = BearerTokens(
            keys: try ProviderKeys { try Self.keys() }, issuer: "https://login.example", audience: "epass")
        try await HTTPRig.run(tokens: tokens) { rig in
            func status(_ token: String) async throws -> Int {
                return try await rig.send(
                    .post, "/v1/verify", key: token, type: "application/json", try HTTPRig.files()
                ).status
            }
            #expect(try await status(try Self.token()) == 200)
            #expect(try await status(try Self.token(scope: "reports:read")) == 403)
            #expect(try await status(try Self.token(scope: "everything")) == 403)
            #expect(try await status(try Self.token(issuer: "https://other.example")) == 401)
            #expect(try await status(try Self.token(audience: "other")) == 401)
            #expect(try await status(try Self.token(expires: -120)) == 401)
            #expect(try await status(try Self.token(tenant: nil)) == 401)
            #expect(try await status(try Self.token(tenant: "a b")) == 401)
            #expect(try await status(try Self.token(signedBy: try SigningKey.generate(.es256))) == 401)
            for header in [
                #"{"alg":"none","kid":"k"}"#, #"{"alg":"HS256","kid":"k"}"#, #"{"alg":"ES256"}"#,
                #"{"alg":"ES256","kid":"other"}"#, #"{"alg":"ES256","kid":"k","crit":["x"]}"#,
            ] {
                #expect(try await status(try Self.token(header)) == 401)
            }
            // Which of two members counts is not for a library to say, and each token has one text.
            func changed(_ old: String, _ new: String) throws -> String {
                try Self.token { $0.replacingOccurrences(of: old, with: new) }
            }
            #expect(try await status(try changed(#""scope""#, #""tenant":"other","scope""#)) == 401)
            #expect(try await status(try changed(#""scope""#, #""t\u0065nant":"acme","scope""#)) == 401)
            #expect(try await status(try changed(#""scope""#, #""more":[1.5,{"a":null}],"scope""#)) == 200)
            for padding in ["=", "=="] {
                // Blanks, until the octets of the payload make so much of it.
                for blanks in 0..<3 {
                    let more = String(repeating: " ", count: blanks)
                    #expect(try await status(try Self.token(padding: padding) { $0 + more }) == 401)
                    #expect(try await status(try Self.token { $0 + more }) == 200)
                }
            }
            #expect(try await status(try Self.token() + "==") == 401)
            #expect(try await status(try Self.token() + ".") == 401)
            #expect(
                try await status(try Self.token(#"{"alg":"ES256","kid":"k","alg":"ES256"}"#)) == 401)
            // A key of this service signs results, and opens nothing.
            let own = try await rig.setup.service.keys.sign(Array("{}".utf8), type: "JWT")
            #expect(try await status(own) == 401)
        }
    }

    /// What is good of a token, as JSON.
    private static let claims: [(name: String, value: String)] = [
        ("iss", #""https://login.example""#), ("aud", #""epass""#), ("exp", "4102444800"), ("nbf", "1700000000"),
        ("iat", "1700000000"), ("sub", #""CANARY-person""#), ("client_id", #""shop""#), ("scope", #""verify""#),
        ("tenant", #""acme""#), ("jti", #""1""#),
    ]

    private static func signed(_ header: String, _ claims: String) throws -> String {
        let signed = "\(Base64URL.encode(header.utf8)).\(Base64URL.encode(claims.utf8))"
        return "\(signed).\(Base64URL.encode(try key.get().signature(over: Array(signed.utf8))))"
    }

    private static func changed(_ name: String, _ value: String?) throws -> String {
        let members = claims.filter { $0.name != name } + (value.map { [(name, $0)] } ?? [])
        return try signed(
            #"{"alg":"ES256","kid":"k"}"#,
            "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}")
    }

    private static func tokens() throws -> BearerTokens {
        BearerTokens(keys: try ProviderKeys { try keys() }, issuer: "https://login.example", audience: "epass")
    }

    @Test(
        "a claim of another type, out of bounds or missing is refused, and ends nothing",
        arguments: [
            ("aud", ["[]", "null", "{}", "1", #""""#, #"[""]"#, #"["epass",1]"#, #"["epass",[]]"#, #"[["epass"]]"#]),
            ("exp", ["[]", "null", #""4102444800""#, "1e300", "-1", "253402300800", "true", "9223372036854775808"]),
            ("nbf", ["[]", "null", #""1""#, "1e300", "-1", "4102444800"]),
            ("iat", ["[]", "null", #""1""#, "1e300", "-1"]),
            ("iss", ["[]", "null", "1", #""""#, #"["https://login.example"]"#]),
            ("sub", ["[]", "null", "1", #""""#, #"{"a":"b"}"#]), ("client_id", ["[]", "null", "1", #""""#]),
            ("scope", ["null", "1", #"["verify"]"#]), ("tenant", ["[]", "null", "1", #""""#, #"["acme"]"#]),
        ])
    func oddClaims(name: String, values: [String]) async throws {
        try await HTTPRig.run(tokens: try Self.tokens()) { rig in
            for value in values {
                let refused = try await rig.send(.get, "/v1/policies", key: try Self.changed(name, value))
                #expect(refused.status == 401, "\(name) \(value)")
            }
            for (name, value) in [("exp", "4102444800.5"), ("aud", #"["other","epass"]"#), ("sub", nil)] {
                let taken = try await rig.send(.get, "/v1/policies", key: try Self.changed(name, value))
                #expect(taken.status == 200, "\(name)")
            }
        }
    }

    @Test("nothing that nobody signed is looked at: numbers, depths and lengths in it end nothing")
    func unsigned() async throws {
        try await HTTPRig.run(tokens: try Self.tokens()) { rig in
            let header = Base64URL.encode(#"{"alg":"ES256","kid":"k"}"#.utf8)
            for value in OddInputs.values {
                for payload in [value, "{\"exp\":\(value)}"] {
                    let token = "\(header).\(Base64URL.encode(payload.utf8))"
                    let answer = try await rig.send(.get, "/v1/policies", key: token + ".AA")
                    #expect(answer.status == 401)
                }
            }
        }
    }

    @Test("tokens made from a seed: what is taken is good, whatever was changed")
    func random() async throws {
        var odd = OddInputs()
        let tokens = try Self.tokens()
        let vault = try Vault()
        let now: Int64 = 1_800_000_000
        let header = [("alg", #""ES256""#), ("kid", #""k""#), ("typ", #""at+jwt""#)]
        var taken = 0
        for round in 0..<3_000 {
            let claims = odd.object(Self.claims)
            let head = round % 4 == 0 ? odd.object(header) : #"{"alg":"ES256","kid":"k"}"#
            let token = try Self.signed(head, claims)
            if let identity = await tokens.identity(token, at: now, vault: vault) {
                taken += 1
                var limits = JSONLimits.default
                limits.takesFractions = true
                let json = try JSONValue(parsing: Array(claims.utf8), limits: limits)
                #expect(json["tenant"]?.string == identity.tenant && BearerTokens.isTenant(identity.tenant))
                #expect(json["iss"]?.string == "https://login.example")
                let audiences = json["aud"]?.array ?? [json["aud"] ?? .null]
                #expect(audiences.contains(.string("epass")))
                #expect(json["exp"]?.integer ?? 0 > now - 60, "\(OddInputs.seed): \(claims)")
            }
            let octets = odd.octets(Array(token.utf8), words: [".", "..", "=", "-", "\u{0}", "\u{301}", "e30"])
            let text = String(decoding: octets, as: UTF8.self)
            guard octets != Array(token.utf8) else { continue }
            let other = await tokens.identity(text, at: now, vault: vault)
            #expect(other == nil, "\(OddInputs.seed): \(text)")
        }
        #expect(taken > 0)
    }

    @Test("two people of one tenant have two names in the audit log, which say nothing without the storage key")
    func names() async throws {
        try await HTTPRig.run(tokens: try Self.tokens()) { rig in
            func actor(_ name: String, _ value: String?) async throws -> String {
                let scopes = #""transactions:write verify""#
                let members =
                    Self.claims.filter { $0.name != name && $0.name != "scope" }
                    + (value.map { [(name, $0)] } ?? []) + [("scope", scopes)]
                let token = try Self.signed(
                    #"{"alg":"ES256","kid":"k"}"#,
                    "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}")
                let body = #"{"policy":"kyc","purpose":"test"}"#
                let answer = try await rig.json(.post, "/v1/transactions", body, key: token)
                #expect(answer.status == 201)
                let entries = try AuditLog.entries(rig.setup.service.store, after: 0, limit: 100)
                for entry in entries { #expect(!entry.text().contains("CANARY") && !entry.text().contains("shop")) }
                return try #require(entries.last?["actor"]?.string)
            }
            let first = try await actor("sub", #""CANARY-person""#)
            let vault = rig.setup.service.store.vault
            let issuer = "https://login.example"
            #expect(try vault.names(of: .subject("CANARY-person"), issuer: issuer) == [first])
            #expect(first.hasPrefix("oauth.") && first.utf8.count == 38)
            #expect(try await actor("jti", "2") == first)
            let second = try await actor("sub", #""CANARY-other""#)
            let client = try await actor("sub", nil)
            #expect(try vault.names(of: .client("shop"), issuer: issuer) == [client])
            let same = try await actor("sub", #""shop""#)
            #expect(Set([first, second, client, same]).count == 4)
            #expect(try Vault().names(of: .client("shop"), issuer: issuer) != [client])
            #expect(try vault.names(of: .client("shop"), issuer: issuer + "/") != [client])
        }
    }
}
