// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassJSON
import EPassServiceCore
import Testing

@Suite("Key sets and access tokens, RFC 7517 and RFC 9068")
struct AccessTokenTests {
    /// Keys of each algorithm with a token of each, and keys that no set may have, as python3-jwcrypto makes them.
    private static let made = Result {
        let program = """
            import json
            from jwcrypto import jws, jwk
            kinds = {"ES256": dict(kty="EC", crv="P-256"), "ES384": dict(kty="EC", crv="P-384"),
                     "EdDSA": dict(kty="OKP", crv="Ed25519"), "RS256": dict(kty="RSA", size=2048),
                     "PS256": dict(kty="RSA", size=3072)}
            claims = {"iss": "i", "aud": ["a", "b"], "exp": 4102444800.75, "nbf": 1.5e9, "sub": "s", "scope": "x y",
                      "tenant": "t", "more": [1e300, {"deep": [None]}]}
            keys, tokens = [], {}
            for alg, kind in kinds.items():
                key = jwk.JWK.generate(**kind)
                public = json.loads(key.export_public()); public["kid"] = alg
                if kind["kty"] == "RSA": public["alg"] = alg
                keys.append(public)
                token = jws.JWS(json.dumps(claims))
                token.add_signature(key, None, json.dumps({"alg": alg, "kid": alg, "typ": "at+jwt", "x5t": "abc"}))
                tokens[alg] = token.serialize(compact=True)
            def public(**kind):
                key = json.loads(jwk.JWK.generate(**kind).export_public()); key["kid"] = "odd"; return key
            print(json.dumps({"keys": keys, "tokens": tokens, "short": public(kty="RSA", size=1024),
                              "p521": public(kty="EC", crv="P-521"), "p256": public(kty="EC", crv="P-256")}))
            """
        return try JSONValue(parsing: Array(try Python.run(program, "").utf8))
    }

    private static func set(_ keys: [JSONValue]) throws(JWKSet.Fault) -> JWKSet {
        try JWKSet(parsing: JSONValue.fields(("keys", .array(keys))).compactOctets())
    }

    @Test("tokens of python3-jwcrypto are verified by their key, and by no other", arguments: JWSAlgorithm.allCases)
    func foreignTokens(_ algorithm: JWSAlgorithm) throws {
        let made = try Self.made.get()
        let keys = try Self.set(try #require(made["keys"]?.array))
        #expect(keys.identifiers == ["ES256", "ES384", "EdDSA", "RS256", "PS256"] && keys.skipped.isEmpty)
        #expect(keys.key(algorithm.rawValue)?.algorithm == algorithm)
        let text = try #require(made["tokens"]?[algorithm.rawValue]?.string)
        let claims = try AccessToken(text).claims(verifiedBy: keys)
        #expect(claims.issuer == "i" && claims.audiences == ["a", "b"] && claims.subject == "s")
        #expect(claims.expires == 4_102_444_800 && claims.notBefore == 1_500_000_000 && claims.issuedAt == nil)
        #expect(claims.client == nil && claims.scopes == ["x", "y"] && claims.tenant == "t")
        let parts = text.split(separator: ".")
        for other in JWSAlgorithm.allCases where other != algorithm {
            // The algorithm is that of the key, whatever the header says.
            for header in [
                "{\"alg\":\"\(other)\",\"kid\":\"\(algorithm)\"}", "{\"alg\":\"\(algorithm)\",\"kid\":\"\(other)\"}",
            ] {
                let header = header.replacing("\(other)", with: other.rawValue)
                    .replacing("\(algorithm)", with: algorithm.rawValue)
                let changed = "\(Base64URL.encode(header.utf8)).\(parts[1]).\(parts[2])"
                #expect(throws: JOSEError.self) { try AccessToken(changed).claims(verifiedBy: keys) }
            }
        }
        let signature = try #require(Base64URL.decode(parts[2]))
        let others: [[UInt8]] = [
            [], signature.dropLast(), signature + [0], signature.map { _ in 0 }, signature.reversed(),
        ]
        for changed in others {
            let token = "\(parts[0]).\(parts[1]).\(Base64URL.encode(changed))"
            #expect(throws: JOSEError.notAuthentic) { try AccessToken(token).claims(verifiedBy: keys) }
        }
    }

    @Test("a key that cannot be used spoils its set, and the fault names it")
    func flaws() throws {
        let made = try Self.made.get()
        let good = try #require(made["keys"]?.array)
        func changed(_ key: JSONValue, _ name: String, _ value: JSONValue?) -> JSONValue {
            .object(
                (key.object ?? []).filter { $0.name != name }
                    + (value.map { [JSONMember(name: name, value: $0)] } ?? []))
        }
        let short = try #require(made["short"])
        let curve = try #require(made["p256"])
        #expect(throws: JWKSet.Fault.unusable("odd", .tooShort)) { try Self.set(good + [short]) }
        let zeros = JSONValue.string(Base64URL.encode([UInt8](repeating: 0, count: 32)))
        #expect(throws: JWKSet.Fault.unusable("odd", .point)) { try Self.set(good + [changed(curve, "y", zeros)]) }
        #expect(throws: JWKSet.Fault.unusable("odd", .numbers)) { try Self.set(good + [changed(curve, "y", nil)]) }
        #expect(throws: JWKSet.Fault.unusable("odd", .numbers)) {
            try Self.set(good + [changed(curve, "x", .array([]))])
        }
        let order = JSONValue.fields(
            ("kty", .string("OKP")), ("crv", .string("Ed25519")), ("kid", .string("odd")), ("x", zeros))
        #expect(throws: JWKSet.Fault.unusable("odd", .point)) { try Self.set([order]) }
        #expect(throws: JWKSet.Fault.unusable("odd", .numbers)) {
            try Self.set([
                changed(
                    changed(short, "n", .string(Base64URL.encode([UInt8](repeating: 0xFF, count: 2_000)))), "e",
                    .string("AQAB"))
            ])
        }
        #expect(throws: JWKSet.Fault.twice("odd")) { try Self.set([curve, curve]) }
        #expect(throws: JWKSet.Fault.secret) { try Self.set([changed(curve, "d", zeros)]) }
        #expect(throws: JWKSet.Fault.secret) {
            try Self.set(good + [.fields(("kty", .string("oct")), ("kid", .string("k")), ("k", .string("AAAA")))])
        }
        let p521 = try #require(made["p521"])
        #expect(throws: JWKSet.Fault.empty) { try Self.set([p521]) }
        let rest = try Self.set(
            good + [
                p521, changed(curve, "kid", nil), changed(curve, "kid", .string("a b")),
                changed(curve, "use", .string("enc")), changed(curve, "alg", .string("ES384")),
                changed(curve, "key_ops", .array([.string("sign")])), changed(curve, "kty", .integer(7)),
            ])
        #expect(rest.identifiers.count == 5)
        #expect(rest.skipped.map(\.reason) == [.kind, .identifier, .identifier, .use, .algorithm, .use, .kind])
        #expect(rest.skipped.first?.identifier == "odd" && rest.skipped.first?.number == 6)
        for text in ["", "[]", "{}", #"{"keys":{}}"#, #"{"keys":[1]}"#, #"{"keys":[],"keys":[]}"#, "\u{0}"] {
            #expect(throws: JWKSet.Fault.malformed) { try JWKSet(parsing: Array(text.utf8)) }
        }
        #expect(throws: JWKSet.Fault.malformed) { try Self.set([JSONValue](repeating: p521, count: 101)) }
    }
}
