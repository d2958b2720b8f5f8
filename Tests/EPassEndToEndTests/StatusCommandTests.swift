// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass status, --status and --status-command, Docs/status.md", .timeLimit(.minutes(5)), .timed)
struct StatusCommandTests {
    /// A bundle of a document with its issuer, and a key. Its active authentication is computed again.
    private struct Scene {
        let folder: String
        let issuer: String
        var key: String { folder + "/status.key" }

        init(_ folder: String) async throws {
            self.folder = folder
            issuer = try await SimulatedPassport.export(to: folder, profile: "aa-only", seed: 0)
            let read = try await Epass.run(
                "read", "--simulate", "aa-only", "--mrz", "-", "--out", folder + "/default.epass",
                input: SimulatedPassport.mrz)
            #expect(read.status == 0, "\(read.text)")
            let made = try await Epass.run("status", "key", folder + "/status.key")
            #expect(made.status == 0 && made.text.isEmpty, "\(made.text)")
        }

        func verify(_ more: [String]) async throws -> Program.Outcome {
            try await Epass.start(
                ["verify", folder + "/default.epass", "--trust", issuer + "/csca.der"] + more
            ).outcome()
        }

        /// Result and reason of the check, and the exit status.
        func state(_ more: [String]) async throws -> String {
            let outcome = try await verify(more + ["--json"])
            let checks = try #require(try outcome.json()["checks"] as? [[String: Any]])
            let check = try #require(checks.first { $0["id"] as? String == "document.status.notReported" })
            let words = [check["result"], check["reason"]].compactMap { $0 as? String }
            return "\(outcome.status ?? -1) " + words.joined(separator: " ")
        }

        func make(_ list: String, _ name: String, _ more: String...) async throws -> Program.Outcome {
            try await Epass.start(
                ["status", "make", "-", "--key", key, "--out", folder + "/" + name] + more, input: list
            ).outcome()
        }

        /// A program of a shell script.
        func program(_ name: String, _ script: String) async throws -> String {
            try await Epass.writeProgram(name, in: folder, script)
            return folder + "/" + name
        }
    }

    private static let document = "UTO,P,L898902C3,340415"

    @Test("a file says of a document what the list said, and holds nothing of it", .long())
    func file() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            let rights = try FileManager.default.attributesOfItem(atPath: scene.key)[.posixPermissions] as? Int
            #expect(rights == 0o600)
            #expect(try await scene.state([]) == "0 notSupported notGiven")
            for (status, state) in [
                ("lost", "1 failed reportedLost"), ("stolen", "1 failed reportedStolen"),
                ("cancelled", "1 failed reportedCancelled"), ("fine", "0 successful"),
            ] {
                let list = "# ours\n\nD,P,C01X00T47,310831,lost\n\(Self.document),\(status)\n"
                let made = try await scene.make(list, status)
                #expect(made.status == 0, "\(made.text)")
                let text = try String(contentsOfFile: folder + "/" + status, encoding: .utf8)
                #expect(!text.contains("L898902C3") && !text.contains("340415") && !text.contains("C01X00T47"))
                let more = ["--status", folder + "/" + status, "--status-key", scene.key]
                #expect(try await scene.state(more) == state)
            }
            let said = try await scene.verify(["--status", folder + "/stolen", "--status-key", scene.key])
            #expect(said.output.hasPrefix("FAILED") && said.output.contains("stolen"), "\(said.text)")
            #expect(try await scene.make("D,P,C01X00T47,310831,lost\n", "others").status == 0)
            #expect(
                try await scene.state(["--status", folder + "/others", "--status-key", scene.key]) == "0 successful")
            let read = try await Epass.run(
                "read", "--simulate", "--mrz", "-", "--status", folder + "/stolen", "--status-key", scene.key,
                input: SimulatedPassport.mrz)
            #expect(read.status == 1 && read.output.contains("stolen"), "\(read.text)")
        }
    }

    @Test(
        "what cannot be used is found before a document is judged: keys of others, files of other keys, cut files",
        .long())
    func refused() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            #expect(try await scene.make("\(Self.document),stolen\n", "good").status == 0)
            func code(_ file: String, _ key: String) async throws -> String {
                let outcome = try await scene.verify(
                    ["--status", folder + "/" + file, "--status-key", key, "--json"])
                let error = try outcome.json()["error"] as? [String: Any]
                return "\(outcome.status ?? -1) \(error?["code"] as? String ?? "")"
            }
            let other = folder + "/other.key"
            #expect(try await Epass.run("status", "key", other).status == 0)
            #expect(try await code("good", other) == "65 status.otherKey")
            let text = try String(contentsOfFile: folder + "/good", encoding: .utf8)
            try String(text.dropLast(8)).write(toFile: folder + "/cut", atomically: true, encoding: .utf8)
            #expect(try await code("cut", scene.key) == "65 status.malformed")
            #expect(try await code("absent", scene.key) == "66 cli.noInput")
            #expect(try await code("good", folder + "/absent.key") == "66 cli.noInput")
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: scene.key)
            #expect(try await code("good", scene.key) == "65 status.key")
            for arguments in [
                ["--status", "a"], ["--status-command", "a"], ["--status-key", "a"],
                ["--status", "a", "--status-command", "b", "--status-key", "c"],
            ] {
                #expect(try await scene.verify(arguments).status == 64)
            }
        }
    }

    @Test(
        "in the midst of a batch a file that takes the place of another counts from then on; so does one that is gone",
        .long())
    func replaced() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            for word in ["fine", "stolen", "lost"] {
                #expect(try await scene.make("\(Self.document),\(word)\n", word).status == 0)
            }
            let (file, manager) = (folder + "/reported", FileManager.default)
            func put(_ word: String) throws {
                try manager.copyItem(atPath: folder + "/" + word, toPath: file + ".new")
                #expect(rename(file + ".new", file) == 0)
            }
            try put("fine")
            let bundle = try JSONSerialization.jsonObject(
                with: Data(contentsOf: URL(fileURLWithPath: folder + "/default.epass")))
            let line = String(decoding: try JSONSerialization.data(withJSONObject: bundle), as: UTF8.self) + "\n"
            let program = try Epass.start(
                [
                    "verify", "--batch", "-", "--trust", scene.issuer + "/csca.der", "--status", file, "--status-key",
                    scene.key, "--jobs", "2",
                ], input: nil)
            func next(_ number: Int) async throws {
                program.type(line)
                try #require(try await program.says("\"-:\(number)\""), "\(program.errors)")
                try #require(try await program.says("\n"), "\(program.errors)")
            }
            try await next(1)
            try put("stolen")
            try await next(2)
            // Written to where it lies.
            let lost = try Data(contentsOf: URL(fileURLWithPath: folder + "/lost"))
            let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
            try handle.truncate(atOffset: 0)
            try handle.write(contentsOf: lost)
            try handle.close()
            try await next(3)
            try manager.removeItem(atPath: file)
            try await next(4)
            try put("fine")
            try await next(5)
            program.interrupt()
            let outcome = try await program.outcome()
            let states = try outcome.output.split(separator: "\n").map { line in
                let report = try #require(
                    try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
                let checks = try #require(report["checks"] as? [[String: Any]])
                let check = try #require(checks.first { $0["id"] as? String == "document.status.notReported" })
                return check["reason"] as? String ?? check["result"] as? String ?? ""
            }
            #expect(
                states == ["successful", "reportedStolen", "reportedLost", "statusSourceFailed", "successful"],
                "\(outcome.text)")
        }
    }

    @Test("a list that cannot be read names line and part, and nothing of it")
    func lists() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            for (list, line) in [
                ("\(Self.document),gone\n", "1"), ("\(Self.document)\n", "1"), ("#\nUTO;P;L898902C3;340415\n", "2"),
                ("\(Self.document),lost\n\(Self.document),stolen\n", "2"), ("UTO,P,l898902c3,340415,lost", "1"),
            ] {
                let outcome = try await scene.make(list, "x")
                #expect(outcome.status == 65 && outcome.errors.contains("ine \(line)"), "\(outcome.text)")
                #expect(!outcome.text.uppercased().contains("898902"), "\(outcome.text)")
                #expect(!FileManager.default.fileExists(atPath: folder + "/x"))
            }
            #expect(try await scene.make(Self.document + ",lost", "x", "--until", "2001-01-01").status == 64)
        }
    }

    @Test("a program gets the handle and answers with a word", .long())
    func program() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            let handles = try await Epass.run("status", "handle", "-", "--key", scene.key, input: Self.document)
            #expect(handles.status == 0 && handles.output.count == 65, "\(handles.text)")
            for (word, state) in [
                ("fine", "0 successful"), ("lost", "1 failed reportedLost"), ("stolen", "1 failed reportedStolen"),
                ("cancelled", "1 failed reportedCancelled"),
            ] {
                let program = try await scene.program(word, "cat > \(folder)/asked; echo \(word)")
                #expect(try await scene.state(["--status-command", program, "--status-key", scene.key]) == state)
                let asked = try String(contentsOfFile: folder + "/asked", encoding: .utf8)
                #expect(asked == handles.output)
            }
        }
    }

    @Test(
        "a program that does anything else leaves it open, in bounded time", .long(),
        arguments: [
            ("nothing", ":"), ("two", "echo fine; echo lost"), ("words", "echo fine fine"), ("blank", "echo ' fine'"),
            ("capital", "echo Fine"), ("status", "echo fine; exit 3"), ("signal", "echo fine; kill -9 $$"),
            ("much", "yes fine"), ("more", "head -c 1000000000 /dev/zero"), ("errors", "echo fine >&2"),
            ("zero", "printf 'fine\\000'"), ("never", "exec sleep 600"), ("child", "sleep 600 & echo lost"),
        ])
    func hostile(name: String, script: String) async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            let program = try await scene.program(name, script)
            let begin = ContinuousClock.now
            let state = try await scene.state(["--status-command", program, "--status-key", scene.key])
            // What it started behind itself does not keep an answer from being one.
            #expect(state == (name == "child" ? "1 failed reportedLost" : "2 undetermined statusSourceFailed"))
            #expect(ContinuousClock.now - begin < .seconds(60))
        }
    }

    @Test("a program that is not there is an error before the document is judged")
    func absent() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            for command in ["/none/such", "'fine", ""] {
                let outcome = try await scene.verify(["--status-command", command, "--status-key", scene.key])
                #expect([64, 66].contains(outcome.status), "\(outcome.text)")
            }
        }
    }
}
