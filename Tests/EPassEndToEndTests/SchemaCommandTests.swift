// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@testable import EPassCLI

@Suite("epass schema", .timeLimit(.minutes(5)), .timed)
struct SchemaCommandTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Schemas")

    @Test("what is in the program are the files of Schemas: run Scripts/make-resources")
    func files() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".schema.json") }.sorted()
        #expect(FormatSchema.all.map { $0.name.replacing("/", with: "-") + ".schema.json" } == files)
        for (schema, file) in zip(FormatSchema.all, files) {
            let text = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
            #expect(schema.text + "\n" == text, "\(file)")
        }
        #expect(Set(FormatSchema.all.map(\.shortName)).count == FormatSchema.all.count)
    }

    @Test(
        "prints a schema by each of its names", arguments: ["report", "report/2", "epass-report-2", "epass-report/2"])
    func printed(name: String) async throws {
        let outcome = try await Epass.run("schema", name)
        let file = Self.folder.appendingPathComponent("epass-report-2.schema.json")
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(outcome.output == (try String(contentsOf: file, encoding: .utf8)))
    }

    @Test("lists them, a line each, or as an object")
    func listed() async throws {
        let text = try await Epass.run("schema")
        let lines = text.output.split(separator: "\n").map(String.init)
        #expect(text.status == 0 && lines.count == FormatSchema.all.count)
        #expect(
            lines.contains {
                $0.hasPrefix("epass-trust-audit/1 ") && $0.hasSuffix("What epass trust audit --json prints")
            })
        let list = try #require(try await Epass.run("schema", "--json").json()["schemas"] as? [[String: Any]])
        #expect(list.compactMap { $0["name"] as? String } == FormatSchema.all.map(\.name))
    }

    @Test("a name that there is not: the nearest")
    func unknown() async throws {
        let outcome = try await Epass.run("schema", "reprot")
        #expect(outcome.status == 64 && outcome.output.isEmpty && outcome.errors.contains("Did you mean report?"))
        let other = try await Epass.run("schema", "epass-report/1")
        #expect(other.status == 64 && other.errors.contains("There is no schema epass-report/1."), "\(other.text)")
    }

    @Test("names are completed")
    func completed() async {
        let found = await CommandCompletion(["schema", "trust-a"]).candidates.map(\.word)
        #expect(found == ["trust-audit"])
    }

    struct Mistake: Sendable, CustomTestStringConvertible {
        let words: [String]
        let code: String
        let key: String
        var testDescription: String { words.joined(separator: " ") }
    }

    @Test(
        "a command line that is not understood is an object with --json, and a sentence on standard error as ever",
        .long(),
        arguments: [
            Mistake(words: ["raed", "--json"], code: "cli.usage", key: "usage.noCommand"),
            Mistake(words: ["read", "--mzr", "--json"], code: "cli.usage", key: "usage.noOption"),
            Mistake(words: ["verify", "--json"], code: "cli.usage", key: "usage.needs"),
            Mistake(words: ["trust", "audit", "--json", "--fail-older", "x"], code: "cli.usage", key: "usage.value"),
            Mistake(
                words: ["verify", "x", "--json", "--response", "00"], code: "cli.usage",
                key: "input.responseNeedsChallenge"),
            Mistake(
                words: ["simulate", "--list", "--json", "nosuch"], code: "simulator.profileUnknown",
                key: "simulator.noProfile"),
            Mistake(words: ["--lang", "xx", "mrz", "--json"], code: "cli.language", key: "language.unknown"),
        ])
    func mistakes(_ mistake: Mistake) async throws {
        let plain = try await Epass.start(mistake.words.filter { $0 != "--json" }).outcome()
        let outcome = try await Epass.start(mistake.words).outcome()
        let object = try outcome.json()
        #expect(object["schema"] as? String == "epass-error/1" && Set(object.keys) == ["schema", "error"])
        let error = try #require(object["error"] as? [String: Any])
        #expect(error["code"] as? String == mistake.code, "\(outcome.text)")
        #expect(error["messageKey"] as? String == mistake.key, "\(outcome.text)")
        let sentence = try #require(error["message"] as? String)
        #expect(outcome.errors.hasPrefix("epass: \(sentence)\n"), "\(outcome.text)")
        if plain.status == outcome.status { #expect(plain.errors == outcome.errors) }
        #expect((outcome.status ?? 0) >= 64)
    }

    @Test("an argument that is missing is said with what it is, in every language", .long())
    func missing() async throws {
        let plain = try await Epass.run("verify")
        #expect(plain.errors.hasPrefix("epass: epass verify needs <evidence>. A bundle that"), "\(plain.text)")
        let german = try await Epass.run("verify", "--lang", "de")
        #expect(german.errors.hasPrefix("epass: epass verify braucht <evidence>. Ein Nach"), "\(german.text)")
        let option = try await Epass.run("evidence", "make", "x")
        #expect(option.errors.contains("epass evidence make needs --out <file>. "), "\(option.text)")
        #expect([plain, german, option].allSatisfy { $0.status == 64 })
    }

    @Test("a policy that cannot be shown is an error of a format that has a schema")
    func unshown() async throws {
        let outcome = try await Epass.run("policy", "show", "/nowhere/rules.json", "--json")
        let schema = try outcome.json()["schema"] as? String
        #expect(schema == "epass-error/1" && FormatSchema.all.contains { $0.name == schema }, "\(outcome.text)")
    }

    @Test("in another language the object stays English, and has the key")
    func english() async throws {
        let outcome = try await Epass.run("verify", "x", "--json", "--response", "00", "--lang", "de")
        let error = try #require(try outcome.json()["error"] as? [String: Any])
        #expect(error["messageKey"] as? String == "input.responseNeedsChallenge", "\(outcome.text)")
        #expect(!outcome.errors.contains(try #require(error["message"] as? String)))
    }
}
