// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@testable import EPassCLI

@Suite("epass: languages and the width of a terminal (Docs/languages.md)", .timeLimit(.minutes(5)), .timed)
struct LanguageTests {
    private static let zone = [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
    ]

    private func run(_ language: String, _ arguments: [String]) async throws -> Program.Outcome {
        try await Epass.start(arguments, environment: ["EPASS_LANG": language]).outcome()
    }

    @Test("a catalogue in a file is the language; what it has no text for is English")
    func file() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/xx.json"
            let texts = """
                {"language": "de", "mrzText.born": "Geboren", "mrzText.sexOf": "{sex, select, female {weiblich} other {?}}"}
                """
            try Data(texts.utf8).write(to: URL(fileURLWithPath: path))
            let outcome = try await run(path, ["mrz"] + Self.zone)
            #expect(outcome.status == 0, "\(outcome.text)")
            #expect(outcome.output.contains("\nGeboren          1974-08-12\nSex              weiblich\n"))
        }
    }

    @Test("what the operating system says is said in the language, and in its own words in English and in JSON")
    func system() async throws {
        let plain = try await Epass.run("verify", "/nowhere/x.epass")
        #expect(plain.status == 66 && plain.errors.contains("cannot be read: No such file or directory."))
        let german = try await Epass.run("verify", "/nowhere/x.epass", "--lang", "de", "--json")
        #expect(german.errors.contains("Datei oder Ordner nicht gefunden"), "\(german.text)")
        let error = try #require(try german.json()["error"] as? [String: Any])
        #expect((error["message"] as? String)?.contains("No such file or directory") == true, "\(german.text)")
        let full = try await run("de", ["verify", "/nowhere/x.epass", "--html", "/nowhere/page.html"])
        #expect(full.errors.contains("Datei oder Ordner nicht gefunden"), "\(full.text)")
    }

    @Test("en, an empty value and none are English", arguments: ["en", ""])
    func english(_ language: String) async throws {
        let plain = try await Epass.start(["mrz"] + Self.zone).outcome()
        let outcome = try await run(language, ["mrz"] + Self.zone)
        #expect(outcome.output == plain.output && outcome.status == 0)
        #expect(outcome.output.contains("\nExpires          2012-04-15\n"), "\(outcome.output)")
    }

    @Test(
        "a language that is built in comes by --lang, EPASS_LANG and the locale, in this order",
        arguments: [
            (["--lang", "de"], [:], "Geburtsdatum"), (["--lang=fr"], ["EPASS_LANG": "de"], "Naissance"),
            ([], ["EPASS_LANG": "de-AT"], "Geburtsdatum"), ([], ["LC_ALL": "de_DE.UTF-8"], "Geburtsdatum"),
            ([], ["LC_ALL": "", "LC_MESSAGES": "fr_CA.UTF-8", "LANG": "de_DE.UTF-8"], "Naissance"),
            ([], ["LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE.utf8@euro"], "Geburtsdatum"),
            ([], ["LC_ALL": "de_DE.ISO-8859-1"], "Born"), ([], ["LC_ALL": "ja_JP.UTF-8"], "Born"),
            (["--lang", "en"], ["LC_ALL": "de_DE.UTF-8"], "Born"),
            ([], ["LC_ALL": "C", "LANG": "de_DE.UTF-8"], "Born"),
        ] as [([String], [String: String], String)])
    func builtIn(_ options: [String], _ environment: [String: String], _ word: String) async throws {
        for arguments in [["mrz"] + options + Self.zone, options + ["mrz"] + Self.zone] {
            let outcome = try await Epass.start(arguments, environment: environment).outcome()
            #expect(outcome.status == 0 && outcome.output.contains("\n\(word) "), "\(outcome.text)")
        }
    }

    @Test("--lang without a value, twice or of no language is an error; behind -- it is none of ours")
    func option() async throws {
        for (arguments, words) in [
            (["readers", "--lang"], "--lang needs a value"), (["mrz", "--lang", "xx"], "There is no language xx"),
            (["mrz", "--lang", "de", "--lang", "fr"], "--lang"),
        ] {
            let outcome = try await Epass.start(arguments).outcome()
            #expect(outcome.status == 64 && outcome.errors.contains(words), "\(outcome.text)")
        }
        let outcome = try await Epass.start(["mrz", "--", "--lang", "de"]).outcome()
        #expect(outcome.status == 65, "\(outcome.text)")
    }

    @Test(
        "a language that cannot be used is an error in English before anything else: exit 64",
        arguments: [
            ("xx", nil), ("/no/such/file.json", nil), ("FILE", ""), ("FILE", "[]"), ("FILE", "{"),
            ("FILE", #"{"mrzText.born": "Geboren"}"#), ("FILE", #"{"language": 1}"#),
            ("FILE", #"{"language": "de", "no.such": "x"}"#), ("FILE", #"{"language": "de", "mrzText.born": 1}"#),
            ("FILE", #"{"language": "de", "mrzText.born": "{name}"}"#),
            ("FILE", #"{"language": "de", "progress.file": "{file"}"#),
        ] as [(String, String?)])
    func refused(_ language: String, _ content: String?) async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/xx.json"
            if let content { try Data(content.utf8).write(to: URL(fileURLWithPath: path)) }
            let outcome = try await run(language == "FILE" ? path : language, ["read", "--simulate", "plain"])
            #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome.text)")
            #expect(outcome.errors.contains("Give --lang one of those"), "\(outcome.errors)")
        }
    }

    @Test(
        "JSON is the same in every language",
        arguments: [
            ["mrz", "--json"] + zone, ["mrz", "--json", "THIS IS NO ZONE"], ["verify", "/etc/passwd", "--json"],
            ["verify", "/no/such/file", "--json"], ["inspect", "/no/such/file", "--json"],
        ])
    func json(_ arguments: [String]) async throws {
        let (english, other) = (try await run("en", arguments), try await run("qps", arguments))
        #expect(english.output == other.output && english.status == other.status)
        #expect(english.output.contains("{") && english.errors.isEmpty == other.errors.isEmpty)
    }

    @Test("every sentence of an error, a warning and a usage error comes from the catalogue")
    func brackets() async throws {
        let error = try await run("qps", ["verify", "/etc/passwd"])
        let lines = error.errors.split(separator: "\n")
        #expect(lines.count == 2 && lines.allSatisfy { $0.hasSuffix("]") }, "\(error.errors)")
        #expect(lines.first?.hasPrefix("epass: [") == true && lines.last?.hasPrefix("       [") == true)
        let usage = try await run("qps", ["simulate", "--list", "--vpcd"])
        let sentence =
            "[--list, --show, --check and --pages take no option that makes a document, and exclude one another.]"
        #expect(usage.errors.contains(sentence), "\(usage.errors)")
        let warning = try await run("qps", ["read", "--simulate", "pace-only", "--can", "123456"])
        #expect(warning.errors.hasPrefix("[epass: warning: ["), "\(warning.errors)")
    }

    @Test("every line of epass mrz has its words from the catalogue")
    func zones() async throws {
        let one = try await run("qps", ["mrz", "--repair", "--show-key"] + Self.zone)
        let lines = one.output.split(separator: "\n").filter { !Self.zone.contains(String($0)) }
        #expect(lines.count > 15 && lines.allSatisfy { $0.contains("[") && $0.contains("]") }, "\(one.output)")
        let several = try await run("qps", ["mrz"] + Self.zone + Self.zone)
        #expect(several.output.split(separator: "\n").count == 2, "\(several.output)")
        #expect(several.output.split(separator: "\n").allSatisfy { $0.hasPrefix("[") }, "\(several.output)")
        #expect(several.errors.hasPrefix("[2 zones"), "\(several.errors)")
    }

    @Test("lines are broken at spaces to the width of a terminal, and no word is cut", arguments: [40, 60, 200])
    func width(_ columns: Int) async throws {
        let command = "stty cols \(columns); '\(Epass.path)' verify /etc/passwd"
        let program = try Program("script", ["-qec", command, "/dev/null"], environment: Epass.environment, input: nil)
        let outcome = try await program.outcome()
        let lines = outcome.output.split(whereSeparator: \.isNewline)
        #expect(lines.count > 1 && lines.allSatisfy { $0.count <= columns }, "\(outcome.output)")
        let plain = try await Epass.run("verify", "/etc/passwd")
        func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
        #expect(words(outcome.output) == words(plain.errors))
        #expect(plain.errors.split(separator: "\n").count == 2)
    }

    @Test("what follows a break stands below what the line began with")
    func wrapped() {
        let text = Terminal.wrapped("epass: one two three four five six seven", width: 30, indent: 7)
        #expect(text == "epass: one two three four five\n       six seven")
        #expect(Terminal.wrapped("one two", width: 30, indent: 7) == "one two")
        #expect(Terminal.wrapped("a\nb", width: 30, indent: 0) == "a\nb")
        let word = String(repeating: "x", count: 50)
        #expect(Terminal.wrapped("a \(word) b", width: 30, indent: 0) == "a\n\(word)\nb")
    }
}
