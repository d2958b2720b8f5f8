// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassEncodings
import EPassJSON
import EPassMessages
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@testable import EPass

@Suite("Signed results (RFC 7515, RFC 7517)", .timed)
struct SignedResultTests {
    private static func keys(_ octets: [UInt8]? = nil) throws -> ResultKeys {
        try ResultKeys(parsing: try octets ?? ResultVectors.keys())
    }

    private static func outcome(_ token: String, _ keys: ResultKeys? = nil) throws -> String {
        try ResultVectors.outcome(Array(token.utf8), try keys ?? Self.keys())
    }

    private static func result(_ id: String) throws -> SignedResult {
        let token = try ResultToken(parsing: Array(try ResultVectors.token(id).utf8))
        guard case .valid(let verified) = try token.verify(by: try keys()) else {
            throw ResultError(.malformed, .signedResultParts)
        }
        return try SignedResult(verified)
    }

    @Test("there are as many vectors as there were made")
    func count() {
        #expect(ResultVectors.cases.count == 57)
        #expect(Set(ResultVectors.cases.map(\.id)).count == 57)
    }

    @Test("what another implementation signed comes out as it says", arguments: ResultVectors.cases)
    func foreign(vector: ResultVectors.Case) throws {
        #expect(try Self.outcome(vector.token) == vector.outcome)
        // Under keys that it is not of, what was signed is never looked at.
        let other = try Self.keys(try ResultVectors.keys("other"))
        let ofOther = try Self.outcome(vector.token, other)
        let expected = vector.id == "key-unknown" ? "valid" : "keyUnknown"
        #expect(ofOther == (vector.outcome == "result.header" ? vector.outcome : expected))
    }

    @Test("the keys have the thumbprints that another implementation computes (RFC 7638)")
    func thumbprints() throws {
        let expected = try ResultVectors.member("thumbprints")
        for key in try Self.keys().keys {
            #expect(key.thumbprint == expected[key.algorithm.rawValue]?.string)
            #expect(key.identifier == key.thumbprint)
        }
        #expect(try Self.keys().keys.map(\.algorithm) == [.es256, .edDSA])
    }

    @Test("what it says is what was signed")
    func content() throws {
        let result = try Self.result("es256")
        #expect(result.issuer == "https://epass.example" && result.audience == "acme" && result.nonce == "n-17")
        #expect(result.signedAt == Timestamp(secondsSince1970: 1_764_000_000))
        #expect(result.transaction == "0123456789abcdef0123456789abcdef")
        #expect(result.overall == .successful && result.isTest)
        #expect(result.assurances == [.dataGenuine, .documentCurrent, .chipOriginalShownToVerifier])
        #expect(result.decision == SignedResult.RuledDecision(outcome: .accept, rule: "all-shown"))
        #expect(result.policy?.name == "kyc")
        #expect(
            result.evidenceSHA256 == Hexadecimal.lowercaseText(try HashAlgorithm.sha256.hash(Array("evidence".utf8))))
        #expect(try Self.result("eddsa") == result)
        let bare = try Self.result("es256-bare")
        #expect(bare.nonce == nil && bare.decision == nil && bare.policy == nil && bare.assurances.isEmpty)
        #expect(bare.overall == .undetermined && !bare.isTest)
        #expect(bare.json["decision"] == .null && bare.json["nonce"] == .null)
        #expect(try Self.result("es256-further") == result)
    }

    @Test("a changed octet in any part is never valid", arguments: ["es256", "eddsa"])
    func changed(id: String) throws {
        let token = Array(try ResultVectors.token(id).utf8)
        let keys = try Self.keys()
        for index in token.indices {
            for flip in [UInt8(1), 0x20, 0x80] {
                var changed = token
                changed[index] ^= flip
                let outcome = try ResultVectors.outcome(changed, keys)
                #expect(outcome != "valid" && outcome != "result.content", "\(index) \(flip)")
            }
            var shorter = token
            shorter.remove(at: index)
            #expect(try ResultVectors.outcome(shorter, keys) != "valid", "\(index)")
            #expect(try ResultVectors.outcome(Array(token.prefix(index)), keys) != "valid", "\(index)")
        }
    }

    @Test("a token has one spelling")
    func spellings() throws {
        let token = try ResultVectors.token("es256")
        let parts = token.split(separator: ".").map(String.init)
        #expect(try Self.outcome(token + "\n") == "valid")
        for other in [
            token + "\n\n", token + " ", " " + token, token + "\r\n", token + ".", "." + token, token + ".AA", "", ".",
            "...", parts[0] + "." + parts[1], token.replacing(".", with: ".."), token + "=",
            token.replacing("-", with: "+").replacing("_", with: "/") + "=", "\u{FEFF}" + token,
            "{\"payload\":\"\(parts[1])\"}",
        ] {
            #expect(try Self.outcome(other) == "result.malformed", "\(other.suffix(12))")
        }
        #expect(try Self.outcome("..") == "result.header")
        // 32 octets end in a character with bits that no octet has; so do 64 and most other lengths.
        for (index, part) in parts.enumerated() where part.utf8.count % 4 != 0 {
            let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
            let last = try #require(part.last.flatMap { alphabet.firstIndex(of: $0) })
            var changed = parts
            changed[index] = String(part.dropLast()) + String(alphabet[last ^ 1])
            #expect(try Self.outcome(changed.joined(separator: ".")) == "result.malformed")
        }
    }

    @Test("parts of two tokens make none")
    func mixed() throws {
        let tokens = try ["es256", "es256-bare", "eddsa"].map { try ResultVectors.token($0).split(separator: ".") }
        for (first, one) in tokens.enumerated() {
            for (second, other) in tokens.enumerated() where first != second {
                for index in 0..<3 {
                    var mixed = one
                    mixed[index] = other[index]
                    guard mixed != one, mixed != other else { continue }
                    #expect(try Self.outcome(mixed.joined(separator: ".")) == "signatureWrong" || one[0] != other[0])
                    #expect(try Self.outcome(mixed.joined(separator: ".")) != "valid")
                }
            }
        }
    }

    @Test("a length above the bound is refused before anything is looked at")
    func long() throws {
        let most = ResultToken.maximumLength
        let long = [UInt8](repeating: UInt8(ascii: "A"), count: most + 1)
        #expect(throws: ResultError(.tooLong, .signedResultTooLong(limit: most))) { try ResultToken(parsing: long) }
        #expect(throws: ResultError(.malformed, .signedResultParts)) {
            try ResultToken(parsing: Array(long.dropLast()))
        }
        #expect(throws: ResultError(.malformed, .signedResultParts)) {
            try ResultToken(parsing: [UInt8](repeating: UInt8(ascii: "."), count: most))
        }
    }

    // MARK: Keys

    private static func refusal(of octets: [UInt8]) -> Message? {
        do throws(ResultError) {
            _ = try ResultKeys(parsing: octets)
            return nil
        } catch {
            return error.message
        }
    }

    /// A key of the set with other members; nil takes one away.
    private static func set(_ index: Int = 0, _ changes: [String: JSONValue?]) throws -> [UInt8] {
        let keys = try #require(try ResultVectors.member("keys")["keys"]?.array)
        let members = try #require(keys[index].object).filter { !changes.keys.contains($0.name) }
        let added = changes.compactMap { name, value in value.map { JSONMember(name: name, value: $0) } }
        return JSONValue.members(("keys", .array([.object(members + added)]))).octets()
    }

    @Test("a public key and a certificate in PEM verify what the set verifies")
    func pem() throws {
        for (id, name) in [("es256", "ES256"), ("eddsa", "EdDSA")] {
            let token = try ResultVectors.token(id)
            for form in ["", " certificate"] {
                let pem = try ResultVectors.pem(name + form)
                #expect(try Self.outcome(token, try Self.keys(pem)) == "valid", "\(name + form)")
                #expect(try Self.outcome(token, try Self.keys(Array("issued by us\n".utf8) + pem)) == "valid")
            }
            let both = try ResultVectors.pem("ES256") + ResultVectors.pem("EdDSA certificate")
            #expect(try Self.outcome(token, try Self.keys(both)) == "valid")
        }
        #expect(
            try Self.outcome(try ResultVectors.token("eddsa"), try Self.keys(try ResultVectors.pem("ES256")))
                == "keyUnknown")
    }

    @Test("keys that cannot be used are refused, with the reason")
    func unusable() throws {
        let twice = try ResultVectors.pem("ES256") + ResultVectors.pem("ES256 certificate")
        let identifier = try #require(try ResultVectors.member("thumbprints")["ES256"]?.string)
        #expect(Self.refusal(of: twice) == .signedResultKeysTwice(key: identifier))
        #expect(Self.refusal(of: try ResultVectors.keys("private")) == .signedResultKeysPrivate)
        #expect(Self.refusal(of: try ResultVectors.pem("private")) == .signedResultKeysPrivate)
        for name in ["RSA", "P-384"] {
            #expect(Self.refusal(of: try ResultVectors.pem(name)) == .signedResultKeysSection(number: 1))
        }
        #expect(Self.refusal(of: []) == .signedResultKeysForm)
        #expect(Self.refusal(of: Array("no keys".utf8)) == .signedResultKeysForm)
        #expect(Self.refusal(of: Array("{}".utf8)) == .signedResultKeysNoSet)
        #expect(Self.refusal(of: Array("{\"keys\": {}}".utf8)) == .signedResultKeysNoSet)
        #expect(Self.refusal(of: Array("{\"keys\": []}".utf8)) == .signedResultKeysNone)
        #expect(
            Self.refusal(of: Array("{\"keys\": [1]}".utf8)) == .signedResultKeysMember(member: "kty", number: 1))
        let doubled = Self.refusal(of: Array("{\"keys\": [], \"keys\": []}".utf8))
        #expect(doubled?.key.name == "signedResult.keysNotJSON")
        #expect(Self.refusal(of: Array("{\"keys\": [".utf8))?.key.name == "signedResult.keysNotJSON")
        let many = "{\"keys\": [" + [String](repeating: "{}", count: 101).joined(separator: ",") + "]}"
        #expect(Self.refusal(of: Array(many.utf8)) == .signedResultKeysTooMany(limit: 100))
        let long = Array("{".utf8) + [UInt8](repeating: 0x20, count: ResultKeys.maximumLength)
        #expect(Self.refusal(of: long) == .signedResultTooLong(limit: ResultKeys.maximumLength))
        let pem = try ResultVectors.pem("ES256")
        let open = Self.refusal(of: Array(pem.prefix(100)))
        #expect(open?.key.name == "signedResult.keysUnusable")
    }

    @Test("members of a key are what they must be, and a point is on its curve")
    func members() throws {
        for name in ["x", "y"] {
            for value in [
                JSONValue.null, .integer(1), .string(""), .string(String(repeating: "A", count: 42)),
                .string(String(repeating: "A", count: 44)), .string(String(repeating: "A", count: 42) + "B"),
            ] {
                #expect(
                    Self.refusal(of: try Self.set(0, [name: value]))
                        == .signedResultKeysMember(member: name, number: 1), "\(name) \(value)")
            }
        }
        let zeros = JSONValue.string(String(repeating: "A", count: 43))
        #expect(Self.refusal(of: try Self.set(0, ["x": zeros]))?.key.name == "signedResult.keysUnusable")
        for identifier in [JSONValue.null, .integer(1), .string(""), .string("a b"), .string("é")] {
            #expect(
                Self.refusal(of: try Self.set(0, ["kid": identifier]))
                    == .signedResultKeysMember(member: "kid", number: 1))
        }
        // Without an id a key goes by its thumbprint.
        let token = try ResultVectors.token("es256")
        #expect(try Self.outcome(token, try Self.keys(try Self.set(0, ["kid": nil]))) == "valid")
        #expect(try Self.outcome(token, try Self.keys(try Self.set(0, ["kid": .string("x")]))) == "keyUnknown")
    }

    @Test("a point of Ed25519 is one, in its own spelling, and of an order that is not small")
    func points() throws {
        func number(_ value: UInt8, _ rest: UInt8 = 0) -> [UInt8] { [value] + [UInt8](repeating: rest, count: 31) }
        func negative(_ octets: [UInt8]) -> [UInt8] { octets.dropLast() + [octets[31] | 0x80] }
        // -1 and what is the prime and more, which stands for a small number in another spelling.
        func large(_ value: UInt8) -> [UInt8] { [value] + [UInt8](repeating: 0xFF, count: 30) + [0x7F] }
        let eighth = try [
            "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
            "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
        ].map { try #require(octets($0)) }
        let small = [number(0), number(1), large(0xEC)] + eighth
        // No x belongs to these.
        let outside: [[UInt8]] = [number(2), number(7), number(8), number(11)]
        let spelled = (0xED...0xFF).map { large($0) }
        for (points, error) in [
            (small, Message.cryptoPublicValueSmallOrder), (outside + spelled, .cryptoPointNotOnCurve(curve: "Ed25519")),
        ] {
            for point in points.flatMap({ [$0, negative($0)] }) {
                let refusal = Message.signedResultKeysUnusable(number: 1, error: error)
                let text = JSONValue.string(Base64.unpaddedURLText(point))
                #expect(Self.refusal(of: try Self.set(1, ["x": text])) == refusal, "\(point)")
                let header: [UInt8] = [0x30, 0x2A, 0x30, 0x05, 0x06, 0x03, 0x2B, 0x65, 0x70, 0x03, 0x21, 0x00]
                let pem = "-----BEGIN PUBLIC KEY-----\n\(Data(header + point).base64EncodedString())\n"
                #expect(Self.refusal(of: Array("\(pem)-----END PUBLIC KEY-----\n".utf8)) == refusal, "\(point)")
            }
        }
        // Keys of RFC 8032, 7.1, and a small y that is on the curve.
        for text in [
            "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
            "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
            "0300000000000000000000000000000000000000000000000000000000000000",
        ] {
            let point = Base64.unpaddedURLText(try #require(octets(text)))
            #expect(Self.refusal(of: try Self.set(1, ["x": .string(point)])) == nil, "\(text)")
        }
    }

    @Test("a set with a private or symmetric key is refused, whatever else is in it")
    func secrets() throws {
        let keys = try #require(try ResultVectors.member("keys")["keys"]?.array)
        for text in [
            #"{"kty":"RSA","n":"AQAB","e":"AQAB","p":"AQAB","q":"AQAB"}"#, #"{"kty":"RSA","n":"AQAB","dp":"AQ"}"#,
            #"{"kty":"RSA","n":"AQAB","dq":"AQ"}"#, #"{"kty":"RSA","n":"AQAB","qi":"AQ"}"#,
            #"{"kty":"RSA","n":"AQAB","oth":[]}"#, #"{"kty":"oct","k":"AQAB"}"#, #"{"kty":"OKP","d":"AQAB"}"#,
        ] {
            let entry = try JSONValue(parsing: Array(text.utf8))
            let set = JSONValue.members(("keys", .array(keys + [entry])))
            #expect(Self.refusal(of: set.octets()) == .signedResultKeysPrivate, "\(text)")
        }
        let rsa = try JSONValue(parsing: Array(#"{"kty":"RSA","n":"AQAB","e":"AQAB"}"#.utf8))
        #expect(Self.refusal(of: JSONValue.members(("keys", .array(keys + [rsa]))).octets()) == nil)
    }

    @Test("keys for something else are passed over (RFC 7517, 5)")
    func others() throws {
        for changes: [String: JSONValue?] in [
            ["use": .string("enc")], ["alg": .string("ECDH-ES")], ["alg": .string("EdDSA")],
            ["key_ops": .array([.string("sign")])], ["kty": .string("RSA")], ["crv": .string("P-384")],
            ["kty": .null], ["use": .null],
        ] {
            #expect(Self.refusal(of: try Self.set(0, changes)) == .signedResultKeysNone, "\(changes)")
        }
        let token = try ResultVectors.token("es256")
        for changes: [String: JSONValue?] in [
            ["use": nil], ["alg": nil],
            ["key_ops": .array([.string("verify")]), "x5t": .string("x")],
        ] {
            #expect(try Self.outcome(token, try Self.keys(try Self.set(0, changes))) == "valid", "\(changes)")
        }
    }

    // MARK: What is expected

    @Test("each expectation is compared by itself, and what was not given is named as not compared")
    func expectations() throws {
        let result = try Self.result("es256")
        let time = Timestamp(secondsSince1970: 1_764_000_100)
        let right: [(ResultExpectations.Member, String)] = [
            (.audience, "acme"), (.transaction, result.transaction), (.nonce, "n-17"),
            (.evidence, result.evidenceSHA256), (.policy, result.policy?.sha256 ?? ""), (.trust, result.trustSHA256),
        ]
        for (member, text) in right {
            for (expected, outcome) in [
                (text, "met"), (text + "0", "unmet"), (text.uppercased(), "unmet"), ("", "unmet"),
            ] {
                var expectations = ResultExpectations()
                expectations.texts[member] = expected
                for comparison in expectations.comparisons(with: result, at: time) {
                    let isIt = comparison.member == member
                    #expect(comparison.outcome.rawValue == (isIt ? outcome : "notCompared"), "\(member) \(expected)")
                    #expect(comparison.expected == (isIt ? expected : nil) && comparison.found != nil)
                }
            }
        }
        let none = ResultExpectations().comparisons(with: result, at: time)
        #expect(none.map(\.member) == ResultExpectations.Member.allCases)
        #expect(none.allSatisfy { $0.outcome == .notCompared })
        // What the result has nothing of is not what was expected.
        var expectations = ResultExpectations()
        expectations.texts = [.nonce: "n-17", .policy: String(repeating: "0", count: 64)]
        let bare = expectations.comparisons(with: try Self.result("es256-bare"), at: time)
        #expect(bare.filter { $0.outcome == .unmet && $0.found == nil }.map(\.member) == [.nonce, .policy])
    }

    @Test("texts are compared by their octets, not as characters")
    func octetwise() throws {
        var expectations = ResultExpectations()
        expectations.texts[.nonce] = "n-17\u{200B}"
        let result = try Self.result("es256")
        let found = expectations.comparisons(with: result, at: result.signedAt).first { $0.member == .nonce }
        #expect(found?.outcome == .unmet)
    }

    @Test(
        "a result may be so old and no older, and its clock may be a minute ahead",
        arguments: [
            (0, 0, "met"), (100, 100, "met"), (101, 100, "unmet"), (-60, 0, "met"), (-61, 1_000, "unmet"),
            (1 << 40, 315_360_000, "unmet"), (-(1 << 40), 315_360_000, "unmet"),
        ] as [(Int64, Int64, String)])
    func age(_ age: Int64, _ most: Int64, _ outcome: String) throws {
        let result = try Self.result("es256")
        var expectations = ResultExpectations()
        expectations.maximumAge = most
        let time = Timestamp(secondsSince1970: result.signedAt.secondsSince1970 + age)
        let found = expectations.comparisons(with: result, at: time).last
        #expect(found?.member == .age && found?.outcome.rawValue == outcome)
    }

    @Test("the hash of evidence is the same for a bundle, for what it was made of, and for its text in another order")
    func evidence() async throws {
        let simulated = try SimulatedDocument("default")
        let evidence = try await simulated.read()
        let hash = try evidence.canonicalSHA256()
        #expect(hash.utf8.count == 64)
        #expect(try Evidence(parsing: evidence.json().octets()).canonicalSHA256() == hash)
        let members = try #require(evidence.json().object)
        #expect(try Evidence(parsing: JSONValue.object(members.reversed()).octets()).canonicalSHA256() == hash)
        let other = try await SimulatedDocument("dg1-changed").read()
        #expect(try other.canonicalSHA256() != hash)
    }
}
