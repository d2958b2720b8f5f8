// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Crypto
import EPassJOSE
import EPassJSON
import EPassServiceCore
import EPassServiceHTTP
import Foundation
import Testing

@Suite("OAuth 2 bearer tokens")
struct BearerTokenTests {
    private static let key = P256.Signing.PrivateKey()

    private static func jwks() -> JSONValue {
        let point = [UInt8](key.publicKey.rawRepresentation)
        let jwk = JSONValue.fields(
            ("kty", .string("EC")), ("crv", .string("P-256")), ("kid", .string("k")),
            ("x", .string(Base64URL.encode(point.prefix(32)))), ("y", .string(Base64URL.encode(point.suffix(32)))))
        return .fields(("keys", .array([jwk])))
    }

    private static func token(
        _ header: String = #"{"alg":"ES256","kid":"k"}"#, issuer: String = "https://login.example",
        audience: String = "epass", expires: Int = 600, scope: String = "verify", tenant: String? = "acme",
        signedBy other: P256.Signing.PrivateKey? = nil, padding: String = "",
        changed: (String) -> String = { $0 }
    ) throws -> String {
        let payload = JSONValue.fields(
            ("iss", .string(issuer)), ("aud", .string(audience)),
            ("exp", .integer(Int64(Date().timeIntervalSince1970) + Int64(expires))), ("sub", .string("CANARY-person")),
            ("scope", .string(scope)), ("tenant", .optional(tenant)))
        let claims = changed(String(decoding: payload.compactOctets(), as: UTF8.self))
        let signed = "\(Base64URL.encode(header.utf8)).\(Base64URL.encode(claims.utf8))\(padding)"
        let signature = try (other ?? key).signature(for: Array(signed.utf8))
        return "\(signed).\(Base64URL.encode(signature.rawRepresentation))"
    }

    @Test("a good token is taken for what it allows; every other one is refused")
    func tokens() async throws {
        let tokens = try await BearerTokens(jwks: Self.jwks(), issuer: "https://login.example", audience: "epass")
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
            #expect(try await status(try Self.token(signedBy: P256.Signing.PrivateKey())) == 401)
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

    @Test("sets without a key that can be used")
    func sets() async {
        for text in [#"{"keys":[]}"#, "{}", #"{"keys":[{"kty":"oct","kid":"k","k":"AAAA"}]}"#] {
            let set = try? JSONValue(parsing: Array(text.utf8))
            await #expect(throws: (any Error).self) {
                _ = try await BearerTokens(jwks: set ?? .null, issuer: "i", audience: "a")
            }
        }
    }
}
