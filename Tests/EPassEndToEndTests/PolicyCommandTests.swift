// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass policy", .timeLimit(.minutes(5)), .timed)
struct PolicyCommandTests {
    private static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Docs/samples/eu-and-swiss.json").path

    private func write(_ text: String, to folder: String, _ name: String = "rules.json") throws -> String {
        let path = "\(folder)/\(name)"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    @Test("what is built in is listed, shown, and read again from what is shown")
    func show() async throws {
        let list = try await Epass.run("policy", "list")
        #expect(list.status == 0 && list.output.contains("kyc      ") && list.output.contains("Schengen "))
        let json = try await Epass.run("policy", "list", "--json").json()
        #expect((json["policies"] as? [[String: Any]])?.count == 5)
        try await withTemporaryFolder { folder in
            for name in ["read", "border", "strict", "kyc"] {
                let shown = try await Epass.run("policy", "show", name, "--json")
                let file = try write(shown.output, to: folder)
                let again = try await Epass.run("policy", "show", file, "--json")
                #expect(again.status == 0 && again.output == shown.output, "\(again.text)")
            }
        }
        let text = try await Epass.run("policy", "show", Self.sample)
        #expect(text.output.contains("age.crlDays") && text.output.contains("eu-and-swiss, SHA-256 "), "\(text.text)")
    }

    @Test("the hash in a report is SHA-256 over the canonical form of what is shown")
    func hash() async throws {
        let report = try await Epass.run(
            "read", "--simulate", "--mrz", "-", "--policy", Self.sample, "--json", input: SimulatedPassport.mrz)
        let policy = try #require(try report.json()["policy"] as? [String: Any])
        #expect(policy["name"] as? String == "eu-and-swiss")
        let program =
            "import json, sys, hashlib; print(hashlib.sha256(json.dumps(json.load(sys.stdin), sort_keys=True, separators=(',', ':'), ensure_ascii=False).encode()).hexdigest())"
        let shown = try await Epass.run("policy", "show", Self.sample, "--json")
        let digest = try await Program(
            "/usr/bin/env", ["python3", "-c", program], environment: [:], input: shown.output, seconds: 60
        ).outcome()
        #expect(digest.output == "\(policy["sha256"] ?? "")\n", "\(digest.text)")
        #expect(report.status == 1)
        let decision = try report.json()["decision"] as? [String: Any]
        #expect(decision?["outcome"] as? String == "review")
    }

    @Test("a policy decides: in the text, in the JSON, on the page")
    func decision() async throws {
        try await withTemporaryFolder { folder in
            let rules = try String(contentsOfFile: Self.sample, encoding: .utf8)
                .replacing(#""EU", "Switzerland""#, with: #""UTO""#).replacing(#""age": {"crlDays": 30},"#, with: "")
                .replacing(#""extends": "kyc""#, with: #""extends": "read""#)
            let file = try write(rules, to: folder)
            let page = "\(folder)/page.html"
            let read = try await Epass.run(
                "read", "--simulate", "--mrz", "-", "--policy", file, "--html", page, input: SimulatedPassport.mrz)
            #expect(read.status == 0, "\(read.text)")
            #expect(read.output.contains("\nACCEPT  By the rule original-chip-shown"), "\(read.text)")
            #expect(try String(contentsOfFile: page, encoding: .utf8).contains("<strong>ACCEPT</strong>"))
            let other = try await Epass.run(
                "read", "--simulate", "no-chip-authentication", "--mrz", "-", "--policy", file, "--json",
                input: SimulatedPassport.mrz)
            #expect(other.status == 2, "\(other.text)")
            let decision = try other.json()["decision"] as? [String: Any]
            #expect(decision?["outcome"] as? String == "review" && decision?["rule"] is NSNull)
        }
    }

    @Test("what a newcomer forgets is named with its place, and the second try works", .long())
    func newcomer() async throws {
        try await withTemporaryFolder { folder in
            let good = try String(contentsOfFile: Self.sample, encoding: .utf8)
            let wrong = good.replacing("Switzerland", with: "Swizerland").replacing(
                "}],\n    \"default\": \"review\"", with: "}]")
            let file = try write(wrong, to: folder)
            let first = try await Epass.run("policy", "lint", file)
            #expect(first.status == 65, "\(first.text)")
            #expect(first.output.contains("rules.json:6:33: countries.allow[1]: "), "\(first.text)")
            #expect(first.output.contains("Did you mean Switzerland (CH)?"), "\(first.text)")
            #expect(first.output.contains("decision: The member default is missing\n"))
            #expect(first.output.contains(#"Add "default": "review""#))
            let json = try await Epass.run("policy", "lint", file, "--json")
            #expect(json.status == 65)
            #expect((try json.json()["errors"] as? [[String: Any]])?.count == 2, "\(json.text)")
            let refused = try await Epass.run("verify", folder, "--policy", file, "--json")
            #expect(refused.status == 65, "\(refused.text)")
            #expect((try refused.json()["error"] as? [String: Any])?["code"] as? String == "policy.nameUnknown")
            #expect(refused.errors.contains("rules.json:6:33: "))
            _ = try write(good, to: folder)
            let second = try await Epass.run("policy", "lint", file)
            #expect(second.status == 0 && second.output.isEmpty, "\(second.text)")
        }
    }

    @Test(
        "the linter ends with 1 for a fault, with 0 for what is weaker, and looks at trust material where it is named")
    func lint() async throws {
        try await withTemporaryFolder { folder in
            func lint(_ members: String, _ more: String...) async throws -> Program.Outcome {
                let text = #"{"schema": "epass-policy/1", "name": "own", "extends": "border", \#(members)}"#
                return try await Epass.start(["policy", "lint", try write(text, to: folder)] + more).outcome()
            }
            let fault = try await lint(#""expiry": {"graceDays": 2, "remainingDays": 2}"#)
            #expect(fault.status == 1 && fault.output.hasPrefix("FAULT  expiry: "), "\(fault.text)")
            let weak = try await lint(#""printedZone": "whereGiven""#)
            #expect(weak.status == 0 && weak.output.hasPrefix("WEAK  printedZone: "), "\(weak.text)")
            let issuer = try await SimulatedPassport.export(to: folder, seed: 0)
            let trust = try await lint(#""countries": {"allow": ["UTO", "CH"]}"#, "--trust", "\(issuer)/csca.der")
            #expect(trust.status == 0 && trust.output.contains("no CSCA certificate of CH"), "\(trust.text)")
        }
    }

    @Test("what differs is named by its member, and what is done is said in the user's language")
    func diffAndExplain() async throws {
        let diff = try await Epass.run("policy", "diff", Self.sample)
        #expect(diff.status == 0 && diff.output.contains("age.crlDays\n  - null\n  + 30\n"), "\(diff.text)")
        let kyc = try await Epass.run("policy", "diff", "border", "kyc", "--json").json()
        let members = (kyc["differences"] as? [[String: Any]])?.compactMap { $0["member"] as? String }
        #expect(members?.contains(#"checks["access.protocol.established"]"#) == true, "\(kyc)")
        let none = try await Epass.run("policy", "diff", "read")
        #expect(none.status == 64, "\(none.text)")
        let swiss = try await Epass.run("policy", "explain", Self.sample, "--country", "Switzerland", "--type", "ID")
        #expect(swiss.status == 0 && swiss.output.contains("takes documents of Switzerland"), "\(swiss.text)")
        let german = try await Epass.run("policy", "explain", "border", "--lang", "de")
        #expect(german.status == 0 && german.output.hasPrefix("- "))
    }

    @Test("the schema that is printed is the one in the repository")
    func schema() async throws {
        let file = URL(fileURLWithPath: Self.sample).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Schemas/epass-policy-1.schema.json")
        #expect(try await Epass.run("schema", "policy").output == (try String(contentsOf: file, encoding: .utf8)))
    }

    @Test("mistakes in naming a policy are those of usage, and a file that is not there is said")
    func mistakes() async throws {
        let unknown = try await Epass.run("verify", "x.epass", "--policy", "boarder")
        #expect(unknown.status == 64 && unknown.errors.contains("There is no policy boarder"), "\(unknown.text)")
        let gone = try await Epass.run("policy", "show", "/nowhere/rules.json")
        #expect(gone.status == 66, "\(gone.text)")
        let input = try await Epass.run("verify", "x.epass", "--policy", "-")
        #expect(input.status == 64, "\(input.text)")
        let piped = try await Epass.run("policy", "lint", "-", input: "{")
        #expect(piped.status == 65 && piped.output.contains("-:1:2"), "\(piped.text)")
    }
}
