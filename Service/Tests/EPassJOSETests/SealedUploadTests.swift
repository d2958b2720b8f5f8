// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassJSON
import EPassServiceCore
import Testing

@Suite("Sealed uploads, RFC 7516 and RFC 7518, 4.6")
struct SealedUploadTests {
    private static let content = Array(#"{"files":{"SOD":"77"}}"#.utf8)
    private static let binding = "00112233445566778899aabbccddeeff"

    @Test("python3-jwcrypto seals, and it is opened", arguments: [false, true])
    func foreignSeal(namesParty: Bool) throws {
        let key = try SealingKey()
        let program = """
            import sys, json
            from jwcrypto import jwe, jwk
            from jwcrypto.common import base64url_encode
            text = json.load(sys.stdin)
            key = jwk.JWK(**{n: text["key"][n] for n in ("kty", "crv", "x", "y")})
            header = {"alg": "ECDH-ES", "enc": "A256GCM", "apv": base64url_encode(text["binding"])}
            if text["party"]: header["apu"] = base64url_encode("phone")
            token = jwe.JWE(text["content"].encode(), json.dumps(header))
            token.add_recipient(key)
            print(token.serialize(compact=True))
            """
        let input = JSONValue.fields(
            ("key", key.publicJWK), ("binding", .string(Self.binding)), ("party", .boolean(namesParty)),
            ("content", .string(String(decoding: Self.content, as: UTF8.self))))
        let sealed = try Python.run(program, input.text())
        #expect(try key.open(sealed, binding: Self.binding, limit: 10_000) == Self.content)
    }

    @Test("python3-jwcrypto opens what is sealed")
    func foreignOpening() throws {
        let program = """
            import json
            from jwcrypto import jwk
            key = jwk.JWK.generate(kty="EC", crv="P-256")
            print(json.dumps({"public": json.loads(key.export_public()), "private": key.export()}))
            """
        let keys = try JSONValue(parsing: Array(try Python.run(program, "").utf8))
        let sealed = try SealedUpload.seal(
            Self.content, for: try #require(keys["public"]), binding: Self.binding)
        let opening = """
            import sys, json
            from jwcrypto import jwe, jwk
            text = json.load(sys.stdin)
            token = jwe.JWE()
            token.deserialize(text["sealed"], jwk.JWK.from_json(text["private"]))
            print(token.payload.decode())
            """
        let input = JSONValue.fields(("sealed", .string(sealed)), ("private", try #require(keys["private"])))
        #expect(Array(try Python.run(opening, input.text()).utf8) == Self.content)
    }

    @Test("every changed character, another transaction and another key are refused")
    func changes() throws {
        let key = try SealingKey()
        let sealed = try SealedUpload.seal(Self.content, for: key.publicJWK, binding: Self.binding)
        #expect(try key.open(sealed, binding: Self.binding, limit: 10_000) == Self.content)
        for index in sealed.indices {
            var changed = sealed
            changed.replaceSubrange(index...index, with: sealed[index] == "A" ? "B" : "A")
            #expect(throws: JOSEError.self) { try key.open(changed, binding: Self.binding, limit: 10_000) }
        }
        for length in stride(from: 0, to: sealed.count, by: 7) {
            #expect(throws: JOSEError.self) {
                try key.open(String(sealed.prefix(length)), binding: Self.binding, limit: 10_000)
            }
        }
        let other = String(Self.binding.reversed())
        #expect(throws: JOSEError.notAuthentic) { try key.open(sealed, binding: other, limit: 10_000) }
        #expect(throws: JOSEError.notAuthentic) { try SealingKey().open(sealed, binding: Self.binding, limit: 10_000) }
        #expect(throws: JOSEError.tooLong) { try key.open(sealed, binding: Self.binding, limit: 10) }
    }

    @Test("a header cannot claim another binding than the content was sealed with")
    func rebinding() throws {
        let key = try SealingKey()
        let sealed = try SealedUpload.seal(Self.content, for: key.publicJWK, binding: Self.binding)
        let parts = sealed.split(separator: ".", omittingEmptySubsequences: false)
        let header = try JSONValue(parsing: try #require(Base64URL.decode(parts[0])))
        let other = String(Self.binding.reversed())
        let members = (header.object ?? []).map { member in
            member.name == "apv"
                ? JSONMember(name: "apv", value: .string(Base64URL.encode(other.utf8))) : member
        }
        let changed =
            ([Base64URL.encode(JSONValue.object(members).compactOctets())] + parts.dropFirst().map(String.init))
            .joined(separator: ".")
        #expect(throws: JOSEError.notAuthentic) { try key.open(changed, binding: other, limit: 10_000) }
    }

    @Test(
        "points that are not on the curve, and other algorithms, are refused",
        arguments: [
            #"{"alg":"ECDH-ES","enc":"A256GCM","epk":{"kty":"EC","crv":"P-256","x":"AAAA","y":"AAAA"},"apv":"AA"}"#,
            #"{"alg":"dir","enc":"A256GCM","apv":"AA"}"#, #"{"alg":"ECDH-ES","enc":"A128GCM","apv":"AA"}"#,
            #"{"alg":"ECDH-ES","enc":"A256GCM","zip":"DEF","apv":"AA"}"#, "[]", "{",
        ])
    func headers(_ header: String) {
        let text = "\(Base64URL.encode(header.utf8))..AAAAAAAAAAAAAAAA.AA.AAAAAAAAAAAAAAAAAAAAAA"
        #expect(throws: JOSEError.self) { try SealingKey().open(text, binding: "A", limit: 10_000) }
    }
}
