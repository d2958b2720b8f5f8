// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass read --watch", .timeLimit(.minutes(5)), .timed)
struct WatchCommandTests {
    /// The lines of standard output as JSON objects.
    private func reports(_ outcome: Program.Outcome) throws -> [[String: Any]] {
        try outcome.output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
        }
    }

    private func permissions(_ path: String) throws -> Int? {
        (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue
    }

    @Test(
        "each virtual chip that connects is a document: MRZ, line of JSON, folder, program; exit 0 after --count",
        .long())
    func virtualChips() async throws {
        try await withTrustedIssuer { folder, anchors in
            let port = try PortAllocator.pair()
            let text = """
                cat >> '\(folder)/told.json'
                echo "$EPASS_RESULT $EPASS_READER" >> '\(folder)/told.txt'
                exit 7
                """
            try await Epass.writeProgram("told", in: folder, text)
            let program = try Epass.start(
                [
                    "read", "--watch", "--mrz", "-", "--vpcd-listen", "\(port)", "--count", "2", "--json", "--trust",
                    anchors, "--out-dir", "\(folder)/today", "--out", "evidence.epass", "--portrait", "face.jpg",
                    "--on-result", "'\(folder)/told'",
                ], input: nil)
            for number in 1...2 {
                let chip = try Epass.start(["simulate", "--seed", "7", "--connect", "127.0.0.1:\(port)"])
                var patience = Patience(seconds: 60)
                while program.errors.components(separatedBy: "waits for its MRZ").count <= number {
                    try #require(try await patience.lasts(), "\(program.errors)")
                }
                program.type(SimulatedPassport.mrz + "\n")
                try #require(try await program.says("\"sequence\":\(number)"), "\(program.errors)")
                #expect(try await chip.outcome().status == 0)
            }
            let outcome = try await program.outcome()
            #expect(outcome.status == 0, "\(outcome.text)")
            #expect(outcome.errors.contains("2 documents were read: 2 successful"), "\(outcome.errors)")
            #expect(outcome.errors.contains("\(folder)/told ended with status 7."), "\(outcome.errors)")
            let reports = try reports(outcome)
            #expect(reports.map { $0["sequence"] as? Int } == [1, 2])
            for report in reports {
                #expect(report["overall"] as? String == "successful")
                #expect((report["reader"] as? [String: Any])?["name"] as? String == "vpcd on 127.0.0.1:\(port)")
            }
            #expect(try String(contentsOfFile: folder + "/told.json", encoding: .utf8) == outcome.output)
            let told = try String(contentsOfFile: folder + "/told.txt", encoding: .utf8)
            #expect(told == String(repeating: "successful vpcd on 127.0.0.1:\(port)\n", count: 2))
            let folders = try FileManager.default.contentsOfDirectory(atPath: folder + "/today").sorted()
            try #require(folders.count == 2, "\(folders)")
            #expect(try permissions(folder + "/today") == 0o700)
            for (name, number) in zip(folders, ["0001", "0002"]) {
                #expect(name.hasPrefix(number + "-") && name.wholeMatch(of: /[0-9]{4}-[0-9]{8}T[0-9]{6}Z/) != nil)
                let path = "\(folder)/today/\(name)"
                #expect(try permissions(path) == 0o700)
                let files = try FileManager.default.contentsOfDirectory(atPath: path)
                #expect(Set(["EF.SOD", "EF.DG1", "evidence.epass", "face.jpg", "report.json"]).isSubset(of: files))
                for file in files { #expect(try permissions("\(path)/\(file)") == 0o600, "\(file)") }
                let verified = try await Epass.run("verify", path + "/evidence.epass", "--trust", anchors)
                // Of chip authentication the bundle alone tells, which nobody signed.
                #expect(verified.status == 2, "\(verified.text)")
                #expect(verified.text.contains("Read at another place"), "\(verified.text)")
            }
        }
    }

    @Test("a list of MRZs on standard input, and lines for people; no name, no number, no MRZ")
    func list() async throws {
        try await withTrustedIssuer { folder, anchors in
            let port = try PortAllocator.pair()
            let list = folder + "/list.txt"
            try (SimulatedPassport.mrz + "\n" + SimulatedPassport.mrz + "\n")
                .write(toFile: list, atomically: true, encoding: .utf8)
            let program = try Program(
                "/bin/sh",
                [
                    "-c",
                    "exec '\(Epass.path)' read --watch --mrz - --vpcd-listen \(port) --count 2 --trust '\(anchors)' < '\(list)'",
                ], environment: Epass.environment)
            for number in 1...2 {
                let chip = try Epass.start(["simulate", "--seed", "7", "--connect", "127.0.0.1:\(port)"])
                try #require(try await program.says("  #\(number)  vpcd on 127.0.0.1:\(port)"), "\(program.errors)")
                #expect(try await chip.outcome().status == 0)
            }
            let outcome = try await program.outcome()
            #expect(outcome.status == 0, "\(outcome.text)")
            let lines = outcome.output.split(separator: "\n")
            #expect(lines.count == 2, "\(outcome.output)")
            for line in lines {
                #expect(line.contains(/^[0-9:]{8}  #[12]  vpcd on .*  VERIFIED  TEST  passport UTO/), "\(line)")
            }
            #expect(!outcome.text.contains("ERIKSSON") && !outcome.text.contains("L898902C3"))
        }
    }

    @Test("Ctrl-C ends it with 0 and a summary, also where nothing was read", arguments: [true, false])
    func interrupted(hasZones: Bool) async throws {
        let program = try Epass.start(
            ["read", "--watch", "--vpcd-listen", "0"] + (hasZones ? ["--mrz"] : []), input: nil)
        try #require(try await program.says("Waiting for a virtual chip"), "\(program.errors)")
        program.interrupt()
        let outcome = try await program.outcome()
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.output.isEmpty && outcome.errors.contains("0 documents were read"), "\(outcome.text)")
    }

    @Test("on a terminal nothing of an MRZ is shown, and the terminal is as it was afterwards")
    func terminal() async throws {
        let command = "'\(Epass.path)' read --watch --mrz --vpcd-listen 0; echo status $?; stty -a"
        let program = try Program(
            "script", ["-qec", "trap : INT; " + command, "/dev/null"], environment: Epass.environment, input: nil)
        try #require(try await program.says("Waiting for a virtual chip"), "\(program.output)")
        program.type(SimulatedPassport.mrz + "\n")
        try #require(try await program.says("The MRZ waits"), "\(program.output)")
        program.type("\u{3}")
        let outcome = try await program.outcome()
        #expect(outcome.output.contains("status 0") && outcome.output.contains(" echo "), "\(outcome.output)")
        #expect(!outcome.output.contains("L898902C3"))
    }

    @Test("a virtual chip that speaks no such protocol is a line and no end")
    func garbage() async throws {
        let port = try PortAllocator.pair()
        let program = try Epass.start(["read", "--watch", "--vpcd-listen", "\(port)"], input: nil)
        try #require(try await program.says("Waiting for a virtual chip"), "\(program.errors)")
        let peer = try VirtualCard(port: port, atr: [UInt8](repeating: 0x47, count: 4_000)) { _ in .response([0x90]) }
        defer { peer.remove() }
        try #require(try await program.says("epass: "), "\(program.errors)")
        program.interrupt()
        #expect(try await program.outcome().status == 0)
    }

    @Test(
        "what does not go together is refused before anything is read: exit 64",
        arguments: [
            (["--watch", "--simulate"], "--simulate has one that stays"),
            (["--watch", "--challenge", "0011223344556677"], "--challenge"),
            (["--watch", "--mrz", "-", "--can", "123456"], "not both"), (["--watch", "--count", "0"], "--count takes"),
            (["--count", "2"], "--count goes with --watch"),
            (["--on-result", "true"], "--on-result goes with --watch"),
            (["--reader", "a", "--reader", "b"], "Several readers go with --watch"),
            (["--watch", "--out", "x"], "give --out-dir"),
            (["--watch", "--out-dir", "x", "--out", "a/b"], "without a slash"),
            (["--watch", "--out-dir", "x", "--out", "a", "--portrait", "a"], "two names"),
            (["--watch", "--on-result", "'true"], "a quote"),
        ])
    func refused(_ arguments: [String], _ words: String) async throws {
        let outcome = try await Epass.start(["read"] + arguments).outcome()
        #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome.text)")
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }

    #if PCSC
        private func watch(
            _ arguments: [String], _ service: PrivatePCSCD, reader: PrivatePCSCD.Reader
        ) throws -> Program {
            try Epass.start(
                ["read", "--watch", "--can", "123456", "--json", "--reader", reader.name] + arguments,
                environment: service.environment, input: nil)
        }

        @Test("a document on a reader is read once, and the next one after it was taken away", .long())
        func readers() async throws {
            let service = try PrivatePCSCD.shared.get()
            try await service.withReader { reader in
                let program = try watch(["--count", "2"], service, reader: reader)
                try #require(try await program.says("The reader \(reader.name) is there."), "\(program.errors)")
                for number in 1...2 {
                    try await SimulatedPassport.inReader(reader, of: service, profile: "pace-only") {
                        #expect(try await program.says("\"sequence\":\(number)"), "\(program.errors)")
                        // It stays for longer than a reset takes, and is not read again.
                        if number == 1 { try await Task.sleep(for: .milliseconds(1_500)) }
                    }
                    // And is away for longer.
                    try await Task.sleep(for: .milliseconds(1_500))
                }
                let outcome = try await program.outcome()
                #expect(outcome.status == 0, "\(outcome.text)")
                #expect(try reports(outcome).map { $0["overall"] as? String } == ["undetermined", "undetermined"])
            }
        }

        @Test("pcscd that ends is waited for: a line, and the next document is read", .long())
        func service() async throws {
            try await withTemporaryFolder { folder in
                let first = try PrivatePCSCD(folder: folder + "/rig", entries: 1)
                let reader = try first.lease()
                let program = try watch(["--count", "1"], first, reader: reader)
                try #require(try await program.says("The reader \(reader.name) is there."), "\(program.errors)")
                first.crash()
                try #require(try await program.says("waits until it is back"), "\(program.errors)")
                let second = try PrivatePCSCD(folder: folder + "/rig", entries: 1)
                defer { second.stop() }
                try #require(try await program.says("The smart-card service is back."), "\(program.errors)")
                let again = try second.lease()
                #expect(again.name == reader.name)
                try await SimulatedPassport.inReader(again, of: second, profile: "pace-only") {
                    let outcome = try await program.outcome()
                    #expect(outcome.status == 0, "\(outcome.text)")
                }
            }
        }

        @Test("no service from the beginning: exit 69, an object on one line")
        func noService() async throws {
            let outcome = try await Epass.start(
                ["read", "--watch", "--can", "123456", "--json"],
                environment: ["PCSCLITE_CSOCK_NAME": "/nonexistent/pcscd.comm"]
            ).outcome()
            #expect(outcome.status == 69, "\(outcome.text)")
            let reports = try reports(outcome)
            let only = try #require(reports.first)
            #expect(reports.count == 1 && errorCode(of: only) == "reader.noService")
        }
    #endif
}
