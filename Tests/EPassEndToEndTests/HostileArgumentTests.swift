// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Glibc
import Testing

@Suite("Arguments, files and outputs that nobody sends by mistake alone", .timed)
struct HostileArgumentTests {
    @Test(
        "an error of usage repeats nothing that rules the terminal", .long(),
        arguments: [
            ["read", "--\u{1B}[31mx"], ["mrz", "--at", "\u{1B}]0;x\u{7}"], ["\u{1B}[2J"],
            ["read", "--wait", "\u{1B}c"],
            ["read", "--simulate", "\u{9B}31m"], ["trust", "import", "--pin", "\u{1B}[1m", "x"],
            ["simulate", "\u{1B}[2J", "--export", "/nowhere/x"], ["verify", "\u{1B}[2J"],
        ])
    func controls(_ arguments: [String]) async throws {
        let outcome = try await Epass.start(arguments).outcome()
        #expect(outcome.status != 0)
        let hostile = outcome.text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F) ~= $0.value }
        #expect(hostile.isEmpty, "\(outcome.text)")
        // A day that is none is not repeated.
        #expect(outcome.errors.contains("{U+") || arguments.contains("--at"))
    }

    @Test("pipes, devices and folders in the place of a file are refused and not waited for", .long())
    func special() async throws {
        try await withTemporaryFolder { folder in
            let fifo = folder + "/fifo"
            mkfifo(fifo, 0o600)
            for path in [fifo, "/dev/zero", "/dev/tty", folder] {
                for arguments in [
                    ["inspect", path], ["verify", path], ["read", "--simulate", "--trust", path],
                    ["simulate", "--document", path, "--export", folder + "/out"], ["trust", "import", path],
                    ["trust", "list", "--store", path],
                    ["read", "--simulate", "--terminal-certificates", path, "--terminal-key", path],
                ] where path != folder || !["inspect", "read", "trust"].contains(arguments[0]) {
                    // An import makes the store that it is for.
                    let outcome = try await Epass.start(
                        arguments, environment: ["XDG_DATA_HOME": folder + "/data"], seconds: 30
                    ).outcome()
                    #expect(outcome.signal == nil && outcome.status != 0, "\(arguments): \(outcome.text)")
                }
            }
        }
    }

    @Test("what cannot be written ends with 73, by its own code in JSON")
    func full() async throws {
        for arguments in [
            ["read", "--simulate", "--json", "--out", "/nowhere/there/x.epass"],
            ["read", "--simulate", "plain", "--json", "--out-dir", "/proc/x"],
        ] {
            let outcome = try await Epass.start(arguments).outcome()
            #expect(outcome.status == 73, "\(outcome.text)")
            let error = try #require(try outcome.json()["error"] as? [String: Any])
            #expect(error["code"] as? String == "cli.cannotWrite" && error["phase"] as? String == "output")
        }
    }

    @Test("every error of --json has its own code, phase and remedy", .long())
    func codes() async throws {
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/store", withIntermediateDirectories: false)
            chmod(folder + "/store", 0o700)
            _ = FileManager.default.createFile(
                atPath: folder + "/store/pack", contents: Data("EPASSTP1 and more".utf8))
            chmod(folder + "/store/pack", 0o600)
            let cases: [([String], String, String, Int32)] = [
                (["read", "--simulate", "--trust", folder + "/none"], "trust.noSuchFile", "trust", 66),
                (["read", "--simulate", "--trust", folder + "/store"], "trust.storeDamaged", "trust", 65),
                (["verify", folder + "/none"], "cli.noInput", "input", 66),
                (
                    [
                        "read", "--simulate", "--terminal-certificates", folder + "/none", "--terminal-key",
                        folder + "/none",
                    ], "cli.noInput", "input", 66
                ),
                (["inspect", folder + "/none"], "cli.noInput", "input", 66),
                (["trust", "list", "--store", folder + "/store"], "trust.storeDamaged", "trust", 65),
                (["read", "--simulate", "--mrz", "hello"], "mrz.length", "input", 65),
            ]
            for (arguments, code, phase, status) in cases {
                let outcome = try await Epass.start(arguments + ["--json"]).outcome()
                #expect(outcome.status == status, "\(arguments): \(outcome.text)")
                let error = try #require(try outcome.json()["error"] as? [String: Any])
                #expect(error["code"] as? String == code && error["phase"] as? String == phase, "\(error)")
                #expect((error["remedy"] as? String)?.isEmpty == false)
            }
        }
    }

    @Test("a file that is no evidence is called what it is, and the command that takes it is named")
    func otherKind() async throws {
        try await withTemporaryFolder { folder in
            _ = try await Epass.run("simulate", "--seed", "0", "--export", folder + "/files")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/files")
            let name = try #require(names.first { $0.hasSuffix(".der") || $0.hasSuffix(".cer") })
            let outcome = try await Epass.run("verify", folder + "/files/" + name, "--json")
            #expect(outcome.status == 65 && outcome.errors.contains("certificate"), "\(outcome.text)")
            #expect(outcome.errors.contains("epass trust import") && !outcome.errors.contains("JSON"))
        }
    }

    @Test("a century that a zone cannot hold is refused, and the same in six digits is written")
    func century() async throws {
        let options = [
            "mrz", "--generate", "--issuer", "UTO", "--surname", "X", "--number", "1", "--expiry", "340415", "--at",
            "2026-11-21",
        ]
        let refused = try await Epass.start(options + ["--birth", "1874-08-12"]).outcome()
        #expect(refused.status == 65 && refused.errors.contains("1974-08-12"), "\(refused.text)")
        #expect(try await Epass.start(options + ["--birth", "1974-08-12"]).outcome().status == 0)
        #expect(try await Epass.start(options + ["--birth", "740812"]).outcome().status == 0)
    }

    @Test("a number whose repair rests on a check digit alone is proposed: 2, all readings, the zone as it was read")
    func repair() async throws {
        let upper = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<"
        let read = "L8989O2C36UTO7408122F3404159ZE184226B<<<<<16"
        let outcome = try await Epass.start(["mrz", "--repair", "--json"], input: upper + "\n" + read).outcome()
        #expect(outcome.status == 2, "\(outcome.text)")
        let object = try outcome.json()
        #expect(object["result"] as? String == "undetermined")
        #expect(object["lines"] as? [String] == [upper, read])
        let candidates = try #require(object["candidates"] as? [[String: Any]])
        #expect(candidates.contains { ($0["lines"] as? [String])?.last?.hasPrefix("L898902C36") == true })
    }

    @Test("a million sections of PEM take neither a minute nor a gigabyte, and show no more than a command shows")
    func sections() async throws {
        try await withTemporaryFolder { folder in
            let line = "-----BEGIN CERTIFICATE-----\n"
            let path = folder + "/million.pem"
            try String(repeating: line, count: 1_000_000).write(toFile: path, atomically: true, encoding: .utf8)
            let outcome = try await Epass.start(["inspect", path, "--json"], seconds: 30).outcome()
            #expect(outcome.status == 65 && outcome.output.utf8.count < 1 << 20)
        }
    }

    @Test("the bound on what is shown holds for all files of a command together", .long())
    func manyFiles() async throws {
        try await withTemporaryFolder { folder in
            let export = folder + "/files"
            _ = try await Epass.run("simulate", "--seed", "0", "--export", export)
            let paths = Array(repeating: export, count: 300)
            let outcome = try await Epass.start(["inspect"] + paths, seconds: 100).outcome()
            #expect(outcome.output.split(separator: "\n").count < 45_000)
            #expect(outcome.errors.contains("is not shown"))
        }
    }

    @Test("--certificate may be given more than once")
    func certificates() async throws {
        let outcome = try await Epass.run("verify", "/nowhere", "--certificate", "a", "--certificate", "b")
        #expect(outcome.status == 66, "\(outcome.text)")
    }
}
