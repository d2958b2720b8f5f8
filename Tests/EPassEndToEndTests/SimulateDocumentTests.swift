// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass simulate PROFILE --document FILE", .timed)
struct SimulateDocumentTests {
    @Test("a description that says nothing of the profile's own members leaves them as they are")
    func profileStays() async throws {
        try await withTemporaryFolder { folder in
            let file = "\(folder)/document.json"
            try Data(#"{"can": "654321"}"#.utf8).write(to: URL(fileURLWithPath: file))
            for (name, arguments) in [("alone", [String]()), ("described", ["--document", file])] {
                let outcome = try await Epass.start(
                    ["simulate", "pace-cam", "--seed", "7", "--export", "\(folder)/\(name)"] + arguments
                ).outcome()
                try #require(outcome.status == 0, "\(outcome.text)")
            }
            for name in ["EF.CardAccess", "EF.CardSecurity", "EF.DG14"] {
                let alone = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/alone/\(name)"))
                let described = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/described/\(name)"))
                #expect(alone == described, "\(name)")
            }
        }
    }

    @Test("profiles are listed by groups, by a word, and for programs")
    func lists() async throws {
        let all = try await Epass.run("simulate", "--list")
        #expect(all.status == 0 && all.output.hasPrefix("Genuine documents (genuine):\ndefault "))
        let some = try await Epass.run("simulate", "--list", "pace")
        #expect(some.output.contains("\npace-cam ") && !some.output.contains("\nclone "), "\(some.output)")
        let json = try await Epass.run("simulate", "--list", "issuing", "--json")
        #expect(json.output.hasPrefix("{\n  \"schema\": \"epass-profiles/1\",") && json.output.contains("\"crl\""))
        let number = try await Epass.run("simulate", "--list", "F-16")
        #expect(number.output.contains("\nread-limit ") && number.output.contains("(F-16)"), "\(number.text)")
        #expect(number.output.contains("\nf-16-6b00 ") && !number.output.contains("f-17"), "\(number.text)")
        let none = try await Epass.run("simulate", "--list", "nothing-like-it")
        #expect(none.status == 64 && none.output.isEmpty, "\(none.text)")
    }

    @Test("a page for each profile that a word means, as a reading of it alone writes it", .long())
    func pages() async throws {
        try await withTemporaryFolder { folder in
            let outcome = try await Epass.run("simulate", "F-16", "--pages", "\(folder)/pages", "--lang", "de")
            try #require(outcome.status == 0, "\(outcome.text)")
            let listed = try await Epass.run("simulate", "F-16", "--list", "--json")
            let paths = outcome.output.split(separator: "\n").map(String.init)
            #expect(paths.count > 1 && outcome.errors.isEmpty, "\(outcome.text)")
            for path in paths {
                let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
                #expect(listed.output.contains("\"name\": \"\(name)\""), "\(name)")
                let alone = "\(folder)/\(name).html"
                _ = try await Epass.run("read", "--simulate", name, "--html", alone, "--lang", "de")
                #expect(try Self.withoutTimes(path) == Self.withoutTimes(alone), "\(name)")
            }
            let written = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/pages")
            #expect(written.count == paths.count)
            let again = try await Epass.run("simulate", "F-16", "--pages", "\(folder)/pages")
            #expect(again.status == 73 && again.errors.contains("not empty"), "\(again.text)")
            let both = try await Epass.run("simulate", "--pages", "\(folder)/b", "--seed", "1")
            #expect(both.status == 64 && both.errors.contains("--pages"), "\(both.text)")
            let none = try await Epass.run("simulate", "nothing-like-it", "--pages", "\(folder)/c")
            #expect(none.status == 64 && !FileManager.default.fileExists(atPath: "\(folder)/c"), "\(none.text)")
        }
    }

    /// A page without the digits of its times: two readings are not made in the same second.
    private static func withoutTimes(_ path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
            .replacing(/\d{2}:\d{2}(:\d{2})?/, with: "T").replacing(/\d+([.,]\d+)?.(ms|s)\b/, with: "S")
    }

    @Test("what is shown of a profile makes the same files")
    func shown() async throws {
        try await withTemporaryFolder { folder in
            let shown = try await Epass.run("simulate", "--show", "clone-stripped")
            try #require(shown.status == 0, "\(shown.text)")
            try Data(shown.output.utf8).write(to: URL(fileURLWithPath: folder + "/clone.json"))
            for arguments in [["clone-stripped", "--export", folder + "/a"], ["--document", folder + "/clone.json"]] {
                let export = arguments.contains("--export") ? [] : ["--export", folder + "/b"]
                let outcome = try await Epass.start(["simulate", "--seed", "3"] + arguments + export).outcome()
                try #require(outcome.status == 0, "\(outcome.text)")
            }
            let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/a").sorted()
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/b").sorted() == names)
            for name in names {
                #expect(
                    try Data(contentsOf: URL(fileURLWithPath: "\(folder)/a/\(name)"))
                        == Data(contentsOf: URL(fileURLWithPath: "\(folder)/b/\(name)")), "\(name)")
            }
        }
    }

    @Test("all errors of a description are named with their places: exit 65")
    func checked() async throws {
        try await withTemporaryFolder { folder in
            let file = folder + "/document.json"
            try Data(#"{"can": "1", "pace": [{"group": "P-1"}], "mzr": 1}"#.utf8).write(
                to: URL(fileURLWithPath: file))
            let text = try await Epass.run("simulate", "--check", file)
            #expect(text.status == 65, "\(text.text)")
            let lines = text.output.split(separator: "\n")
            #expect(lines.filter { $0.contains(": ") }.count == 3, "\(text.output)")
            #expect(text.output.contains("pace[0].group: ") && text.output.contains("can: "))
            let json = try await Epass.run("simulate", "--check", file, "--json")
            #expect(json.status == 65 && json.output.contains("\"member\": \"pace[0].group\""), "\(json.text)")
            try Data(#"{"profile": "bac"}"#.utf8).write(to: URL(fileURLWithPath: file))
            let right = try await Epass.run("simulate", "--check", file)
            #expect(right.status == 0 && right.output.isEmpty, "\(right.text)")
        }
    }

    @Test("what a check takes is made: an edit with no place is named by the check as by the export")
    func checkedAsMade() async throws {
        try await withTemporaryFolder { folder in
            let file = folder + "/document.json"
            for edit in [
                #"{"in": "documentSigner.version", "do": "add"}"#,
                #"{"in": "documentSigner.version", "do": "flip", "value": 99}"#,
                #"{"in": "documentSigner.nameChange", "do": "remove"}"#,
            ] {
                try Data(#"{"issuing": {"edits": [\#(edit)]}}"#.utf8).write(to: URL(fileURLWithPath: file))
                let check = try await Epass.run("simulate", "--check", file)
                #expect(check.status == 65 && check.output.contains("issuing.edits[0]"), "\(edit): \(check.text)")
                let export = try await Epass.run("simulate", "--document", file, "--export", folder + "/out")
                #expect(export.status == 65 && export.errors.contains("issuing.edits[0]"), "\(edit): \(export.text)")
                #expect(!FileManager.default.fileExists(atPath: folder + "/out/EF.SOD"), "\(edit)")
            }
        }
    }

    @Test("a revocation list that an edit made undecodable is warned of, and the document judged without it")
    func undecodableList() async throws {
        try await withTemporaryFolder { folder in
            let file = folder + "/document.json"
            let json = """
                {"withRevocationList": true,
                  "issuing": {"edits": [{"in": "revocationList.cRLNumber", "do": "double"}]}}
                """
            try Data(json.utf8).write(to: URL(fileURLWithPath: file))
            let read = try await Epass.run("read", "--simulate", "--document", file, "--json")
            #expect(read.status == 0 && read.errors.contains("csca.crl cannot be decoded"), "\(read.text)")
            let checks = try #require(try read.json()["checks"] as? [[String: Any]])
            let revocation = checks.first { $0["id"] as? String == "issuer.ds.revocation" }
            #expect(revocation?["reason"] as? String == "noCRL", "\(read.output)")
        }
    }

    /// One rule that every reading meets, one behind the end of EF.DG1, one with a note.
    private static let rules = """
        {"behaviour": {"rules": [{"when": {"step": "read"}, "then": {"delay": 1}},
          {"when": {"step": "read", "file": "DG1", "offset": 4096}, "then": {"status": "6700"}},
          {"note": "never \\u001b[7m", "when": {"command": 9000}, "then": {"status": "6700"}}]}}
        """

    @Test(
        "a rule that no command met is told: by a check where it can be known, by a reading, by a chip that is served",
        .long())
    func unmetRules() async throws {
        try await withTemporaryFolder { folder in
            let file = folder + "/document.json"
            try Data(Self.rules.utf8).write(to: URL(fileURLWithPath: file))
            let check = try await Epass.run("simulate", "--check", file, "--json")
            let json = try check.json()
            let hints = try #require(json["hints"] as? [[String: Any]])
            #expect(check.status == 0 && json["valid"] as? Bool == true, "\(check.text)")
            #expect(hints.map { $0["member"] as? String } == ["behaviour.rules[1].when.offset"])
            let words = try await Epass.run("simulate", "--check", file)
            #expect(words.status == 0 && words.output.isEmpty, "\(words.text)")
            #expect(words.errors.contains("behaviour.rules[1].when.offset: EF.DG1 has 93 octets"), "\(words.text)")

            func tells(_ errors: String) {
                let text = errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                #expect(!text.contains("rule 1 of") && text.contains("No command met rule 2 of"), "\(errors)")
                #expect(text.contains("(behaviour.rules[2]): never {U+1B}[7m"), "\(errors)")
            }
            let read = try await Epass.run(
                "read", "--simulate", "--document", file, "--mrz", "-", input: SimulatedPassport.mrz)
            #expect(read.status == 0, "\(read.text)")
            tells(read.errors)
            let port = try PortAllocator.pair()
            let chip = try Epass.start(["simulate", "--document", file, "--connect", "127.0.0.1:\(port)"])
            _ = try await Epass.run(
                "read", "--mrz", "-", "--vpcd-listen", "\(port)", "--json", input: SimulatedPassport.mrz)
            tells(try await chip.outcome().errors)
            let plain = try await Epass.run("read", "--simulate", "--mrz", "-", input: SimulatedPassport.mrz)
            #expect(!plain.errors.contains("No command met"), "\(plain.text)")
        }
    }

    @Test("a real-looking document with a portrait beside its description is read")
    func read() async throws {
        try await withTemporaryFolder { folder in
            let shown = try await Epass.run("simulate", "--export", folder + "/plain")
            try #require(shown.status == 0, "\(shown.text)")
            try Data([0xFF, 0xD8, 0xFF, 0xD9]).write(to: URL(fileURLWithPath: folder + "/anna.jpg"))
            let json = """
                {"identity": {"state": "FRA", "surname": "Dupont", "givenNames": "Anne", "documentNumber": "21AB12345",
                  "dateOfBirth": "1990-01-02", "sex": "F", "dateOfIssue": "2024-05-01"}, "portrait": {"path": "anna.jpg"}}
                """
            try Data(json.utf8).write(to: URL(fileURLWithPath: folder + "/france.json"))
            let outcome = try await Epass.run(
                "read", "--simulate", "--document", folder + "/france.json", "--mrz", "21AB12345,900102,340501",
                "--portrait", folder + "/out.jpg")
            #expect(outcome.output.contains("DUPONT") && !outcome.output.contains("ZENITH"), "\(outcome.text)")
            #expect(try Data(contentsOf: URL(fileURLWithPath: folder + "/out.jpg")) == Data([0xFF, 0xD8, 0xFF, 0xD9]))
        }
    }

    @Test(
        "what the page says about a passport of France whose chip answers 6700 once is made from the page alone",
        .long())
    func fromThePage() async throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Docs/simulator.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let example = try #require(
            text.components(separatedBy: "```json\n").dropFirst().first?.components(separatedBy: "```").first)
        #expect(example.contains("6700") && example.contains("RSA-3072") && example.contains("jp2"))
        let checked = try await Epass.run("simulate", "--check", "-", input: example)
        #expect(checked.status == 0, "\(checked.text)")
        try await withTemporaryFolder { folder in
            let file = "\(folder)/france.json"
            try example.write(toFile: file, atomically: true, encoding: .utf8)
            let read = try await Epass.run(
                "read", "--simulate", "--document", file, "--mrz", "21AB12345,900102,340501", "--json")
            let report = try read.json()
            #expect(read.status == 0 && read.output.contains("DUPONT"), "\(read.text)")
            #expect(result(of: "integrity.dg2.hash", in: report) == "successful")
            let recoveries = try #require(report["recoveries"] as? [[String: Any]])
            #expect(recoveries.map { $0["statusWord"] as? String } == ["6700"], "\(recoveries)")
            #expect(recoveries.map { $0["file"] as? String } == ["DG2"])
            // What is exported is made of the standard input as well.
            let export = try await Epass.run(
                "simulate", "--document", "-", "--seed", "1", "--export", "\(folder)/made", input: example)
            #expect(export.status == 0, "\(export.text)")
            let csca = try await Epass.run("inspect", "\(folder)/made/csca.der")
            #expect(csca.output.contains("public key: RSA 3072"), "\(csca.output)")
        }
    }
}
