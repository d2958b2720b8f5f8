// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassJSON
import EPassServiceCore
import Foundation
import Testing

@Suite("Signed results, RFC 7515")
struct SignedResultTests {
    private static let payload = Array(#"{"overall":"successful"}"#.utf8)

    @Test("python3-jwcrypto verifies what is signed, by the key set", arguments: SigningKey.Algorithm.allCases)
    func foreignVerification(_ algorithm: SigningKey.Algorithm) async throws {
        let ring = SigningKeyRing(signer: try SigningKey.generate(algorithm), others: [try SigningKey.generate(.es256)])
        let token = try await ring.sign(Self.payload, type: "t+jwt")
        let program = """
            import sys, json
            from jwcrypto import jws, jwk
            text = json.load(sys.stdin)
            keys = jwk.JWKSet.from_json(json.dumps(text["keys"]))
            token = jws.JWS(); token.deserialize(text["token"])
            header = token.jose_header
            key = keys.get_key(header["kid"])
            assert key.thumbprint() == header["kid"]
            token.verify(key, alg=header["alg"])
            print(header["alg"], header["typ"], token.payload.decode())
            """
        let input = JSONValue.fields(("keys", ring.jwks), ("token", .string(token)))
        let said = try Python.run(program, input.text())
        #expect(said == "\(algorithm.rawValue) t+jwt {\"overall\":\"successful\"}")
    }

    @Test("what python3-jwcrypto signs is verified", arguments: SigningKey.Algorithm.allCases)
    func foreignSignature(_ algorithm: SigningKey.Algorithm) throws {
        let program = """
            import sys, json
            from jwcrypto import jws, jwk
            alg = sys.stdin.read()
            key = jwk.JWK.generate(kty="EC", crv="P-256") if alg == "ES256" else jwk.JWK.generate(kty="OKP", crv="Ed25519")
            public = json.loads(key.export_public()); public["kid"] = "k"
            token = jws.JWS(b'{"a":1}')
            token.add_signature(key, None, json.dumps({"alg": alg, "kid": "k", "typ": "t+jwt"}))
            print(json.dumps({"keys": {"keys": [public]}, "token": token.serialize(compact=True)}))
            """
        let value = try JSONValue(parsing: Array(try Python.run(program, algorithm.rawValue).utf8))
        let verification = try SignatureVerification(jwks: try #require(value["keys"]))
        let token = try #require(value["token"]?.string)
        #expect(try verification.payload(of: token, type: "t+jwt") == Array(#"{"a":1}"#.utf8))
    }

    @Test("a key survives its file, and keeps its id", arguments: SigningKey.Algorithm.allCases)
    func files(_ algorithm: SigningKey.Algorithm) throws {
        let key = try SigningKey.generate(algorithm)
        #expect(try SigningKey(pem: try key.pem()).identifier == key.identifier)
        #expect(throws: JOSEError.key) { try SigningKey(pem: "no key") }
    }

    @Test("every changed octet, other types and other keys are refused")
    func changes() async throws {
        let ring = SigningKeyRing(signer: try SigningKey.generate(.es256))
        let token = try await ring.sign(Self.payload, type: "t+jwt")
        let verification = try SignatureVerification(jwks: ring.jwks)
        #expect(try verification.payload(of: token, type: "t+jwt") == Self.payload)
        for index in token.indices where token[index] != "." {
            var changed = token
            changed.replaceSubrange(index...index, with: token[index] == "A" ? "B" : "A")
            #expect(throws: JOSEError.self) { try verification.payload(of: changed, type: "t+jwt") }
        }
        #expect(throws: JOSEError.header) { try verification.payload(of: token, type: "u+jwt") }
        let other = try SignatureVerification(jwks: SigningKeyRing(signer: try SigningKey.generate(.es256)).jwks)
        #expect(throws: JOSEError.key) { try other.payload(of: token, type: "t+jwt") }
    }

    @Test(
        "headers that would choose their own key or algorithm are refused",
        arguments: [
            #"{"alg":"none","kid":"K","typ":"t"}"#, #"{"alg":"HS256","kid":"K","typ":"t"}"#,
            #"{"alg":"EdDSA","kid":"K","typ":"t"}"#, #"{"alg":"ES256","typ":"t"}"#,
            #"{"alg":"ES256","kid":"../K","typ":"t"}"#, #"{"alg":"ES256","jku":"https://x","kid":"K","typ":"t"}"#,
            #"{"alg":"ES256","crit":["b64"],"kid":"K","typ":"t"}"#, #"{"alg":"ES256","alg":"none","kid":"K"}"#,
        ])
    func headers(_ header: String) async throws {
        let ring = SigningKeyRing(signer: try SigningKey.generate(.es256))
        let header = header.replacingOccurrences(of: "\"K\"", with: "\"\(ring.identifier)\"")
        let token = "\(Base64URL.encode(header.utf8)).e30.\(Base64URL.encode([UInt8](repeating: 1, count: 64)))"
        let verification = try SignatureVerification(jwks: ring.jwks)
        #expect(throws: JOSEError.self) { try verification.payload(of: token, type: "t") }
    }

    @Test("base64url has one text for each value")
    func spelling() {
        #expect(Base64URL.decode("AQ") == [1])
        #expect(Base64URL.encode([0xFB, 0xFF, 0xFE, 0xFB]) == "-__--w")
        #expect(Base64URL.decode("-__--w") == [0xFB, 0xFF, 0xFE, 0xFB])
        for text in ["AQ==", "AR", "A", "A+==", "A+", "A/", "A\n", "ÄÄ", "-__--x"] {
            #expect(Base64URL.decode(text) == nil)
        }
        for count in 0..<40 {
            let octets = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + 200) }
            #expect(Base64URL.decode(Base64URL.encode(octets)) == octets)
        }
    }
}
