// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@testable import EPassCLI

@Suite("epass serve", .timeLimit(.minutes(5)), .timed)
struct ServeCommandTests {
    /// The program in a folder of its own, where nothing else lies but what the test puts there.
    private func withProgram<Value>(_ body: (_ program: String, _ folder: String) async throws -> Value) async throws
        -> Value
    {
        try await withTemporaryFolder { folder in
            let (program, manager) = (folder + "/epass", FileManager.default)
            let built = URL(fileURLWithPath: Epass.path).resolvingSymlinksInPath().path
            // A second name of the file where both lie on one disk: it has a folder of its own all the same.
            do { try manager.linkItem(atPath: built, toPath: program) } catch {
                try manager.copyItem(atPath: built, toPath: program)
            }
            return try await body(program, folder)
        }
    }

    private func run(
        _ program: String, _ arguments: [String], path: String = "/nowhere"
    ) async throws -> Program.Outcome {
        try await Program(
            program, arguments, environment: Epass.environment.merging(["PATH": path]) { _, new in new }, input: "in",
            seconds: 60
        ).outcome()
    }

    @Test(
        "what epass-service gets",
        arguments: [
            ([], false, ["serve"]), ([], true, ["demo"]), (["--demo"], false, ["demo"]),
            (["--port", "8481"], true, ["demo", "--port", "8481"]),
            (["--port=8481"], true, ["demo", "--port", "8481"]),
            (["--port", "8481", "--demo"], false, ["demo", "--port", "8481"]),
            (["demo", "--port", "1"], false, ["demo", "--port", "1"]), (["demo"], true, ["demo"]),
            (["--config", "x"], false, ["serve", "--config", "x"]), (["serve"], false, ["serve"]),
            (["serve", "--config", "x"], false, ["serve", "--config", "x"]),
            (
                ["keys", "add", "a", "verify", "--", "--config", "--demo"], false,
                ["keys", "add", "a", "verify", "--", "--config", "--demo"]
            ),
            (["audit", "verify"], false, ["audit", "verify"]), (["--", "--help"], false, ["--help"]),
            (["--"], false, ["serve"]), (["backup", "a b"], false, ["backup", "a b"]),
        ] as [([String], Bool, [String])])
    func arguments(_ words: [String], _ demo: Bool, _ expected: [String]) throws {
        #expect(try ServeCommand.serviceArguments(words, demo: demo) == expected)
    }

    @Test(
        "a word that is no command, and settings beside --demo, are mistakes",
        arguments: [
            (["chek"], false), (["8480"], false), ([""], false), (["--config", "x"], true), (["serve"], true),
            (["--port", "1", "2"], true), (["--port=1", "2"], true),
        ] as [([String], Bool)])
    func mistakes(_ words: [String], _ demo: Bool) {
        #expect(throws: UsageError.self) { try ServeCommand.serviceArguments(words, demo: demo) }
    }

    @Test("it is looked for beside the program, in the tree that it was built in, and in absolute folders of PATH")
    func places() {
        let installed = ServiceProgram.places(beside: "/usr/local/bin/epass", path: "/usr/bin:bin::/opt/bin")
        #expect(installed.beside == ["/usr/local/bin/epass-service"])
        #expect(installed.inPath == ["/usr/bin/epass-service", "/opt/bin/epass-service"])
        #expect(installed.named == ["/usr/local/bin/epass-service", "PATH"])
        let built = ServiceProgram.places(beside: "/src/.build/epass/.build/x86_64/release/epass", path: nil)
        #expect(
            built.all == [
                "/src/.build/epass/.build/x86_64/release/epass-service",
                "/src/.build/epass/.build-service/release/epass-service",
                "/src/.build/epass/Service/.build/release/epass-service",
                "/src/.build/epass/.build-service/debug/epass-service",
            ])
        #expect(ServiceProgram.places(beside: nil, path: "").all.isEmpty)
        #expect(ServiceProgram.ownPath?.hasPrefix("/") == true)
    }

    @Test("it becomes the program that lies beside: arguments, streams, status, and no signal blocked")
    func becomes() async throws {
        try await withProgram { program, folder in
            try await Epass.writeProgram(
                "epass-service", in: folder,
                "printf '<%s>' \"$@\"; cat; grep SigBlk /proc/self/status; echo problem >&2; exit 42")
            let outcome = try await run(
                program, ["serve", "keys", "add", "a b", "verify", "--", "--config", "x"], path: "/usr/bin:/bin")
            #expect(outcome.status == 42 && outcome.errors == "problem\n", "\(outcome.text)")
            #expect(outcome.output.hasPrefix("<keys><add><a b><verify><--><--config><x>in"), "\(outcome.output)")
            #expect(outcome.output.contains("SigBlk:\t0000000000000000"), "\(outcome.output)")
            let demo = try await run(program, ["serve", "--demo", "--port", "1"], path: "/usr/bin:/bin")
            #expect(demo.output.hasPrefix("<demo><--port><1>"), "\(demo.text)")
            let plain = try await run(program, ["--lang", "de", "serve", "--config", "x"], path: "/usr/bin:/bin")
            #expect(plain.output.hasPrefix("<serve><--config><x>"), "\(plain.text)")
            let help = try await run(program, ["serve", "--", "--help"], path: "/usr/bin:/bin")
            #expect(help.output.hasPrefix("<--help>"), "\(help.text)")
            let own = try await run(program, ["serve", "--help"], path: "/usr/bin:/bin")
            #expect(own.status == 0 && own.output.contains("--demo"), "\(own.text)")
        }
    }

    @Test("a signal is the service's own: it is the same process")
    func signal() async throws {
        try await withProgram { program, folder in
            try await Epass.writeProgram("epass-service", in: folder, "kill -TERM $$; exit 1")
            let outcome = try await run(program, ["serve"])
            #expect(outcome.status == nil && outcome.signal == 15, "\(outcome.text)")
        }
    }

    @Test("where it is not there, or is no program, that is said with what to do: 69")
    func absent() async throws {
        try await withProgram { program, folder in
            let outcome = try await run(program, ["serve", "--demo"])
            #expect(outcome.status == 69 && outcome.output.isEmpty, "\(outcome.text)")
            let lines = outcome.errors.split(separator: "\n")
            #expect(lines.count == 2 && lines.first?.contains("/epass-service, PATH") == true, "\(outcome.errors)")
            #expect(lines.last?.contains("make service-release") == true, "\(outcome.errors)")
            // A folder of that name, and a file that nobody may execute, are none.
            let service = folder + "/epass-service"
            try FileManager.default.createDirectory(atPath: service, withIntermediateDirectories: false)
            #expect(try await run(program, ["serve"]).status == 69)
            try FileManager.default.removeItem(atPath: service)
            try "#!/bin/sh\nexit 0\n".write(toFile: service, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: service)
            #expect(try await run(program, ["serve"]).status == 69)
            let beside = folder + "/path"
            try FileManager.default.createDirectory(atPath: beside, withIntermediateDirectories: false)
            try await Epass.writeProgram("epass-service", in: beside, "echo from PATH")
            let found = try await run(program, ["serve"], path: "relative:\(beside)")
            #expect(found.status == 0 && found.output == "from PATH\n", "\(found.text)")
        }
    }

    @Test("what cannot be executed is an error, and nothing else starts in its place")
    func broken() async throws {
        try await withProgram { program, folder in
            let service = folder + "/epass-service"
            try "#!/no/such/interpreter\n".write(toFile: service, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: service)
            let outcome = try await run(program, ["serve"])
            #expect(outcome.status == 69 && outcome.errors.contains("cannot be started"), "\(outcome.text)")
        }
    }
}
