// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@testable import EPassCLI

@Suite("epass result verify", .timeLimit(.minutes(5)), .timed)
struct SignedResultCommandTests {
    private func verify(
        _ token: String, _ keys: String, _ more: String...
    ) async throws -> Program.Outcome {
        try await Epass.start(["result", "verify", "-", "--keys", keys] + more, input: token + "\n").outcome()
    }

    /// The outcomes of comparisons by their members.
    private func comparisons(_ outcome: Program.Outcome) throws -> [String: String] {
        let list = try #require(try outcome.json()["comparisons"] as? [[String: Any]])
        return Dictionary(
            uniqueKeysWithValues: list.map { ($0["member"] as? String ?? "", $0["outcome"] as? String ?? "") })
    }

    @Test("a result is shown with who signed it, and with what was not compared")
    func shown() async throws {
        try await withTemporaryFolder { folder in
            let made = try MadeResult()
            let keys = try made.writeKeys(to: folder)
            let outcome = try await verify(try made.token(), keys)
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.text)")
            let lines = outcome.output.split(separator: "\n").map(String.init)
            #expect(lines.first == "SIGNATURE VALID: by the key test-1 (ES256).")
            func has(_ label: String, _ value: String) -> Bool {
                lines.contains { $0.hasPrefix(label + " ") && $0.hasSuffix(" " + value) }
            }
            #expect(has("Result", "successful") && has("Decision", "ACCEPT (rule fine)"), "\(outcome.output)")
            #expect(has("Assured", "genuine data, current document") && has("For", "acme") && has("Nonce", "n-17"))
            #expect(has("Signed", "2025-01-01T00:00:00Z, by https://epass.example"), "\(outcome.output)")
            #expect(has("Policy", "kyc, SHA-256 " + MadeResult.digest("a")))
            #expect(
                lines.last == "Not compared: audience, transaction, nonce, evidence, policy, trust material, age.")
            #expect(!outcome.output.contains("TEST"))
        }
    }

    @Test("the exit status is of the token, and that is said where the document failed")
    func ofTheToken() async throws {
        try await withTemporaryFolder { folder in
            let made = try MadeResult()
            let keys = try made.writeKeys(to: folder)
            for (overall, word) in [("failed", "failed"), ("undetermined", "undetermined"), ("aborted", "aborted")] {
                let outcome = try await verify(try made.token(["overall": overall]), keys)
                #expect(outcome.status == 0, "\(outcome.text)")
                #expect(outcome.errors.contains("not that the document will do"), "\(outcome.errors)")
                #expect(outcome.errors.contains(": \(word)."), "\(outcome.errors)")
            }
            let test = try await verify(try made.token(["test": true]), keys)
            #expect(
                test.status == 0 && test.output.contains("\nTEST  this rests on a synthetic issuer"), "\(test.text)")
        }
    }

    @Test("each thing that is given has to fit", .long())
    func expectations() async throws {
        try await withTemporaryFolder { folder in
            let made = try MadeResult()
            let (keys, token) = (try made.writeKeys(to: folder), try made.token())
            for (option, right, wrong) in [
                ("audience", "acme", "other"), ("transaction", "tx-1", "tx-2"), ("nonce", "n-17", "n-18"),
            ] {
                let fits = try await verify(token, keys, "--\(option)", right)
                #expect(fits.status == 0 && fits.output.contains("As expected: \(option)."), "\(fits.text)")
                #expect(!fits.output.contains("Not compared: \(option)"))
                let other = try await verify(token, keys, "--\(option)", wrong)
                #expect(other.status == 1 && other.errors.isEmpty, "\(other.text)")
                #expect(
                    other.output.contains("NOT AS EXPECTED: \(option). Expected: \(wrong). Found: \(right)."),
                    "\(other.output)")
                let json = try await verify(token, keys, "--\(option)", wrong, "--json")
                #expect(try comparisons(json)[option] == "unmet" && json.status == 1)
                #expect(try json.json()["outcome"] as? String == "failed")
            }
            let without = try await verify(try made.token(["nonce": NSNull()]), keys, "--nonce", "n-17")
            #expect(without.status == 1 && without.output.contains("Expected: n-17. There is none."), "\(without.text)")
            let now = Int(Date().timeIntervalSince1970)
            for (signed, most, status) in [(now, 60, 0), (now - 100, 60, 1), (now + 3_600, 60, 1)]
                as [(Int, Int, Int32)]
            {
                let outcome = try await verify(try made.token(["iat": signed]), keys, "--max-age", "\(most)")
                #expect(outcome.status == status, "\(outcome.text)")
                #expect(outcome.output.contains("NOT AS EXPECTED") == (status == 1))
            }
        }
    }

    @Test("evidence, policy and trust material have to be those that were judged", .long())
    func judged() async throws {
        try await withTemporaryFolder { folder in
            let made = try MadeResult()
            let keys = try made.writeKeys(to: folder)
            let read = try await Epass.run("read", "--simulate", "--out", folder + "/a.epass")
            #expect(read.status != 64, "\(read.text)")
            // By another implementation: SHA-256 over sorted members without spaces.
            let program =
                "import json, sys, hashlib; print(hashlib.sha256(json.dumps(json.load(open(sys.argv[1])), sort_keys=True, separators=(',', ':'), ensure_ascii=False).encode()).hexdigest(), end='')"
            let evidence = try await Program(
                "/usr/bin/env", ["python3", "-c", program, folder + "/a.epass"], environment: [:], input: "",
                seconds: 60
            ).outcome()
            try #require(evidence.status == 0, "\(evidence.text)")
            let issuer = try await SimulatedPassport.export(to: folder)
            let stranger = try await SimulatedPassport.export(to: folder, profile: "plain", seed: 8)
            let audit = try await Epass.run("trust", "audit", "--store", issuer + "/csca.der", "--json").json()
            let trust = try #require((audit["trust"] as? [String: Any])?["sha256"] as? String)
            let list = try await Epass.run("policy", "list", "--json").json()["policies"] as? [[String: Any]]
            let policy = try #require(list?.first { $0["name"] as? String == "kyc" }?["sha256"] as? String)
            let token = try made.token([
                "evidence": ["sha256": evidence.output], "trust": ["sha256": trust],
                "policy": ["name": "kyc", "sha256": policy],
            ])
            let all = try await verify(
                token, keys, "--evidence", folder + "/a.epass", "--policy", "kyc", "--trust", issuer + "/csca.der",
                "--json")
            #expect(all.status == 0, "\(all.text)")
            let found = try comparisons(all)
            #expect(found["evidence"] == "met" && found["policy"] == "met" && found["trust"] == "met")
            #expect(found["nonce"] == "notCompared")
            for more in [
                ["--evidence", issuer], ["--policy", "border"], ["--trust", stranger + "/csca.der"],
            ] {
                let other = try await Epass.start(
                    ["result", "verify", "-", "--keys", keys] + more, input: token
                ).outcome()
                #expect(other.status == 1 && other.output.contains("NOT AS EXPECTED"), "\(more): \(other.text)")
            }
        }
    }

    @Test("of a token whose signature is not valid nothing is shown but why")
    func invalid() async throws {
        try await withTemporaryFolder { folder in
            let made = try MadeResult()
            let keys = try made.writeKeys(to: folder)
            let stranger = try MadeResult()
            for (token, reason, words) in [
                (try stranger.token(), "signatureWrong", "the key test-1 did not sign this"),
                (try made.token(header: ["kid": "test-2"]), "keyUnknown", "has the id test-2"),
                (try made.token(header: ["alg": "EdDSA"]), "otherAlgorithm", "does not sign by EdDSA"),
            ] {
                let outcome = try await verify(token, keys, "--nonce", "n-17")
                #expect(outcome.status == 1, "\(outcome.text)")
                #expect(outcome.output.hasPrefix("SIGNATURE NOT VALID: ") && outcome.output.contains(words))
                #expect(!outcome.text.contains("acme") && !outcome.text.contains("n-17"), "\(outcome.text)")
                let json = try await verify(token, keys, "--json")
                let object = try json.json()
                #expect(object["result"] is NSNull && (object["comparisons"] as? [Any])?.isEmpty == true)
                let signature = try #require(object["signature"] as? [String: Any])
                #expect(signature["reason"] as? String == reason && signature["valid"] as? Bool == false)
                #expect(signature["thumbprint"] is NSNull && json.status == 1)
            }
        }
    }

    @Test("what is no signed result, and what are no keys, are errors: 65, with the code and the file", .long())
    func refused() async throws {
        try await withTemporaryFolder { folder in
            let made = try MadeResult()
            let (keys, token) = (try made.writeKeys(to: folder), try made.token())
            func code(_ token: String, _ keys: String) async throws -> String {
                let outcome = try await verify(token, keys, "--json")
                let object = try outcome.json()
                #expect(object["schema"] as? String == "epass-result-verification/1", "\(outcome.text)")
                let error = object["error"] as? [String: Any]
                return "\(outcome.status ?? -1) \(error?["code"] as? String ?? "")"
            }
            #expect(try await code("no result", keys) == "65 result.malformed")
            #expect(try await code(try made.token(header: ["typ": "epass-receipt+jwt"]), keys) == "65 result.header")
            #expect(try await code(try made.token(header: ["alg": "none"]), keys) == "65 result.header")
            #expect(try await code(try made.token(["overall": "fine"]), keys) == "65 result.content")
            #expect(try await code(String(repeating: "A", count: 1 << 20), keys) == "65 cli.tooLarge")
            for (name, text) in [("a", "{}"), ("b", "x"), ("c", try made.keys().replacing("EC", with: "RSA"))] {
                try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
                #expect(try await code(token, folder + "/" + name) == "65 result.keys")
            }
            #expect(try await code(token, folder + "/none") == "66 cli.noInput")
            let said = try await verify("no result", keys)
            #expect(said.errors.hasPrefix("epass: It is no signed result"), "\(said.errors)")
            #expect(said.errors.split(separator: "\n").count == 2 && said.output.isEmpty)
        }
    }

    @Test("what a token says rules no terminal")
    func escaped() async throws {
        try await withTemporaryFolder { folder in
            let made = try MadeResult()
            let keys = try made.writeKeys(to: folder)
            let evil = "\u{1B}]0;x\u{7}\u{202E}"
            for token in [
                try made.token(["iss": evil, "nonce": evil, "aud": "a\nSIGNATURE VALID"]),
                try made.token(header: ["typ": evil]), try made.token(header: [evil: 1]),
            ] {
                let outcome = try await verify(token, keys)
                for character in ["\u{1B}", "\u{7}", "\u{202E}", "\nSIGNATURE VALID"] {
                    #expect(!outcome.text.contains(character), "\(outcome.text)")
                }
            }
        }
    }

    @Test(
        "a mistake on the command line is one: 64",
        arguments: [
            ["result", "verify"], ["result", "verify", "x"], ["result", "verfy", "x"],
            ["result", "verify", "x", "--keys", "y", "--nonce", ""],
            ["result", "verify", "x", "--keys", "y", "--max-age", "-1"],
            ["result", "verify", "x", "--keys", "y", "--max-age", "1h"],
            ["result", "verify", "x", "--keys", "y", "--policy", "nosuch"],
            ["result", "verify", "-", "--keys", "-"], ["result", "verify", "x", "y", "--keys", "z"],
        ])
    func mistakes(_ arguments: [String]) async throws {
        let outcome = try await Epass.start(arguments).outcome()
        #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome.text)")
        #expect(outcome.errors.split(separator: "\n").count == 2, "\(outcome.errors)")
    }

    @Test("what python3-jwcrypto signed is taken from files, in every language with the same JSON", .long())
    func foreign() async throws {
        let file = EPassVectors.folder("results").appendingPathComponent("results.json")
        let vectors = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let cases = try #require(vectors["cases"] as? [[String: Any]])
        try await withTemporaryFolder { folder in
            let keys = folder + "/jwks.json"
            try JSONSerialization.data(withJSONObject: try #require(vectors["keys"]))
                .write(to: URL(fileURLWithPath: keys))
            let pem = try #require(vectors["pem"] as? [String: String])
            for (id, name) in [("es256", "ES256"), ("eddsa", "EdDSA certificate")] {
                let token = try #require(cases.first { $0["id"] as? String == id }?["token"] as? String)
                try token.write(toFile: folder + "/result.jws", atomically: true, encoding: .utf8)
                try #require(pem[name]).write(toFile: folder + "/key.pem", atomically: true, encoding: .utf8)
                var texts: Set<String> = []
                for (keys, language) in [(keys, "en"), (folder + "/key.pem", "de"), (keys, "qps")] {
                    let outcome = try await Epass.run(
                        "result", "verify", folder + "/result.jws", "--keys", keys, "--nonce", "n-17", "--json",
                        "--lang", language)
                    #expect(outcome.status == 0, "\(outcome.text)")
                    // The seconds since it was signed go on.
                    texts.insert(outcome.output.replacing(/"found": "-?\d{2,}"/, with: ""))
                }
                #expect(texts.count == 1, "\(texts)")
            }
        }
    }
}
