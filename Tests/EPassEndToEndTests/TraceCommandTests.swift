// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass read --trace, and epass trace (Docs/trace.md)", .timeLimit(.minutes(5)), .timed)
struct TraceCommandTests {
    private func read(_ option: String, _ file: String, _ more: String...) async throws -> Program.Outcome {
        try await Epass.start(
            ["read", "--simulate", "--mrz", "-", option, file] + more, input: SimulatedPassport.mrz
        ).outcome()
    }

    @Test("a trace is for its owner only, is written over nothing, and changes no verdict")
    func file() async throws {
        try await withTemporaryFolder { folder in
            let file = folder + "/x.trace"
            let outcome = try await read("--trace", file)
            #expect(outcome.status == 0 && !outcome.errors.contains("warning"), "\(outcome.text)")
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
            let octets = try Data(contentsOf: URL(fileURLWithPath: file))
            #expect(octets.starts(with: Data(#"{"schema":"epass-trace/1""#.utf8)) && octets.last == 0x0A)
            let again = try await read("--trace", file)
            #expect(again.status == 73 && again.errors.contains("exists already"), "\(again.text)")
            #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == octets)
        }
    }

    @Test("an unsafe trace is warned about, both cannot be had, and each output has a name of its own", .long())
    func options() async throws {
        try await withTemporaryFolder { folder in
            let file = folder + "/x.trace"
            let outcome = try await read("--trace-unsafe", file)
            #expect(outcome.status == 0 && outcome.errors.contains("warning: \(file) gets every octet"))
            let both = try await read("--trace", folder + "/y", "--trace-unsafe", folder + "/z")
            #expect(both.status == 64 && both.errors.contains("exclude one another"), "\(both.text)")
            let same = try await read("--trace", folder + "/y", "--out", folder + "/y")
            #expect(same.status == 64 && same.errors.contains("--trace and --out name the same file"), "\(same.text)")
            #expect(!FileManager.default.fileExists(atPath: folder + "/y"))
            let absent = try await Epass.run(
                "read", "--reader", "no such reader", "--wait", "0", "--trace", folder + "/none")
            #expect(absent.status == 69 && !FileManager.default.fileExists(atPath: folder + "/none"), "\(absent.text)")
        }
    }

    @Test("shows each command and status word with its meaning, and what took how long", .long())
    func table() async throws {
        try await withTemporaryFolder { folder in
            let file = folder + "/x.trace"
            #expect(try await read("--trace", file).status == 0)
            let outcome = try await Epass.run("trace", file)
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.text)")
            for words in [
                "short EF 28 (EF.CardAccess)", "MSE:Set AT, id-PACE-ECDH-GM-AES-CBC-CMAC-128, password MRZ",
                "GENERAL AUTHENTICATE, encrypted nonce", "GENERAL AUTHENTICATE, mutual authentication",
                "READ BINARY, short EF 1 (EF.DG1)", "protected", "9000 normal", "Slowest", "Steps", "EF.DG2",
            ] {
                #expect(outcome.output.contains(words), "\(words):\n\(outcome.output)")
            }
            let objects = try await Epass.run("trace", file, "--objects")
            #expect(objects.output.contains("sent: DO 97, protected Le, 1 octet"), "\(objects.output)")
            #expect(objects.output.contains("received: DO 8E, cryptographic checksum, 8 octets"))
            let json = try await Epass.run("trace", file, "--json").json()
            #expect(json["schema"] as? String == "epass-trace-steps/1")
            let steps = try #require(json["steps"] as? [[String: Any]])
            let summary = try #require(json["summary"] as? [String: Any])
            #expect(summary["commandCount"] as? Int == steps.filter { $0["event"] as? String == "command" }.count)
            let input = try String(contentsOf: URL(fileURLWithPath: file), encoding: .utf8)
            #expect(try await Epass.run("trace", "-", input: input).output == outcome.output)
        }
    }

    @Test("every word is of the catalogue, and JSON is the same in every language", .long())
    func languages() async throws {
        try await withTemporaryFolder { folder in
            let file = folder + "/x.trace"
            #expect(try await read("--trace", file).status == 0)
            func run(_ language: String, _ arguments: String...) async throws -> Program.Outcome {
                try await Epass.start(["trace", file] + arguments, environment: ["EPASS_LANG": language]).outcome()
            }
            let shown = try await run("qps", "--objects")
            let lines = shown.output.split(separator: "\n")
            #expect(lines.count > 200 && lines.allSatisfy { $0.contains("[") }, "\(shown.text)")
            let (english, other) = (try await run("en", "--json"), try await run("qps", "--json"))
            #expect(english.output == other.output)
        }
    }

    @Test("an unsafe trace is shown without its octets, and made one that can be passed on")
    func redaction() async throws {
        try await withTemporaryFolder { folder in
            let (whole, safe) = (folder + "/whole.trace", folder + "/safe.trace")
            #expect(try await read("--trace-unsafe", whole).status == 0)
            let outcome = try await Epass.run("trace", whole, "--json", "--redact", safe)
            #expect(outcome.status == 0 && !outcome.output.contains("\"octets\""), "\(outcome.text)")
            #expect(try String(contentsOf: URL(fileURLWithPath: whole), encoding: .utf8).contains("\"octets\""))
            #expect(!(try String(contentsOf: URL(fileURLWithPath: safe), encoding: .utf8).contains("\"octets\"")))
            let (one, other) = (try await Epass.run("trace", whole), try await Epass.run("trace", safe))
            let unsafeLine = one.output.split(separator: "\n").filter { $0.hasPrefix("It has every octet") }
            #expect(unsafeLine.count == 1)
            #expect(
                one.output.split(separator: "\n").filter { !unsafeLine.contains($0) }
                    == other.output.split(separator: "\n"))
            let again = try await Epass.run("trace", whole, "--redact", safe)
            #expect(again.status == 73 && again.output.isEmpty, "\(again.text)")
        }
    }

    @Test("what is no trace is refused with the line, as JSON too")
    func refused() async throws {
        try await withTemporaryFolder { folder in
            let file = folder + "/x.trace"
            try Data("{}\n".utf8).write(to: URL(fileURLWithPath: file))
            let outcome = try await Epass.run("trace", file)
            #expect(outcome.status == 65 && outcome.errors.contains("(line 1 of \(file))"), "\(outcome.text)")
            let json = try await Epass.run("trace", file, "--json")
            let error = try #require(try json.json()["error"] as? [String: Any])
            #expect(error["code"] as? String == "trace.schemaUnknown" && json.status == 65)
            #expect(try await Epass.run("trace", folder + "/none").status == 66)
        }
    }
}
