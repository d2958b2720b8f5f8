// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass doctor", .timeLimit(.minutes(5)), .timed)
struct DoctorCommandTests {
    /// No service of the tester's own is asked.
    private static let environment = ["PCSCLITE_CSOCK_NAME": "/nonexistent/pcscd.comm"]

    private func run(_ arguments: [String], input: String = "") async throws -> Program.Outcome {
        try await Epass.start(["doctor"] + arguments, environment: Self.environment, input: input).outcome()
    }

    private func bundle(_ path: String) throws -> [String: Any] {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test("without a service there is a problem, so exit 1; text and JSON have the same checks", .long())
    func noService() async throws {
        let text = try await run([])
        #expect(text.status == 1, "\(text.text)")
        let json = try await run(["--json"])
        #expect(json.status == 1)
        let object = try json.json()
        #expect(object["schema"] as? String == "epass-doctor/1" && object["document"] is NSNull)
        let checks = try #require(object["checks"] as? [[String: Any]])
        #expect(checks.count == 20)
        for check in checks {
            let name = try #require(check["id"] as? String)
            #expect(text.output.contains(" \(name) "), "\(name)")
        }
        let socket = try #require(checks.first { $0["id"] as? String == "service.socket" })
        #expect(socket["outcome"] as? String == "problem")
        #expect(socket["command"] as? String == "unset PCSCLITE_CSOCK_NAME")
    }

    @Test("options of the document need the bundle, and a file that is there is not written over")
    func refused() async throws {
        let alone = try await run(["--simulate"])
        #expect(alone.status == 64 && alone.errors.contains("give --bundle, too"), "\(alone.text)")
        try await withTemporaryFolder { folder in
            let file = folder + "/x.json"
            try Data("mine".utf8).write(to: URL(fileURLWithPath: file))
            let outcome = try await run(["--bundle", file, "--simulate", "--json"])
            #expect(outcome.status == 73, "\(outcome.text)")
            #expect((try outcome.json()["error"] as? [String: Any])?["code"] as? String == "cli.fileExists")
            #expect(try String(contentsOf: URL(fileURLWithPath: file), encoding: .utf8) == "mine")
        }
    }

    @Test("a bundle without a document says why there is none")
    func noDocument() async throws {
        try await withTemporaryFolder { folder in
            let outcome = try await run(["--bundle", folder + "/x.json"])
            #expect(outcome.status == 1 && outcome.errors.contains("the bundle has no document"), "\(outcome.text)")
            let document = try #require(try bundle(folder + "/x.json")["document"] as? [String: Any])
            #expect((document["error"] as? [String: Any])?["code"] as? String == "reader.noService")
        }
    }

    @Test("the bundle of a document has its files, protocols and times, for its owner alone")
    func document() async throws {
        try await withTemporaryFolder { folder in
            let file = folder + "/x.json"
            let outcome = try await run(
                ["--bundle", file, "--simulate", "--mrz", "-"], input: SimulatedPassport.mrz)
            #expect(outcome.errors.contains("The bundle is written"), "\(outcome.text)")
            let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
            #expect(rights == 0o600)
            let document = try #require(try bundle(file)["document"] as? [String: Any])
            let commands = try #require(document["commands"] as? [[String: Any]])
            #expect(commands.first { $0["name"] as? String == "selectApplication" }?["statusWord"] as? String == "9000")
            let files = try #require(document["files"] as? [[String: Any]])
            let group = try #require(files.first { $0["file"] as? String == "DG2" })
            #expect(group["state"] as? String == "read" && (group["length"] as? Int ?? 0) > 1000)
            #expect(Set(group.keys).isDisjoint(with: ["octets", "hash"]))
            #expect((document["access"] as? [String: Any])?["protocol"] as? String == "PACE")
            let object = try #require(document["securityObject"] as? [String: Any])
            #expect(object["country"] as? String == "UT" && (object["key"] as? String)?.isEmpty == false)
            let chip = try #require(document["chip"] as? [String: Any])
            #expect((chip["chipAuthentication"] as? [String: Any])?["outcome"] as? String == "completed")
            #expect(document["error"] is NSNull)
        }
    }

    @Test("nothing of the person, the document or the machine is in what is printed or written (F-62)", .long())
    func canary() async throws {
        try await withTemporaryFolder { folder in
            let files = try await SimulatedPassport.export(to: folder, seed: 0)
            for access in [["--mrz", "-"], ["--can", "-"], []] {
                let file = "\(folder)/\(access.joined()).json"
                let arguments = ["--bundle", file, "--simulate", "--json"] + access
                let input = access.first == "--can" ? "123456" : access.isEmpty ? "" : SimulatedPassport.mrz
                let outcome = try await run(arguments, input: input)
                let written = try String(contentsOf: URL(fileURLWithPath: file), encoding: .utf8)
                #expect(outcome.output == written + "\n" || outcome.output == written, "\(access)")
                try expectNothing(of: files, in: outcome.output, "\(access)")
            }
            let text = try await run(["--bundle", folder + "/t.json", "--simulate", "--can", "-"], input: "123456")
            try expectNothing(of: files, in: text.output, "text")
        }
    }

    /// Words of the person, the host and the user, and every run of octets of the files as digits or base64.
    private func expectNothing(of folder: String, in output: String, _ what: String) throws {
        let host = ProcessInfo.processInfo.hostName
        var words = [
            "ERIKSSON", "ANNA", "MARIA", "L898902C3", "740812", "1974-08-12", "340415", "2034-04-15", "ZE184226B",
            "123456",
            NSHomeDirectory(), folder,
        ]
        if host.count > 8, host != "localhost" { words.append(host) }
        for word in words where word.count > 3 { #expect(!output.contains(word), "\(what): \(word)") }
        let upper = output.uppercased()
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasPrefix("EF.") {
            let octets = Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
            // Object identifiers and the like are shorter.
            for start in stride(from: 0, to: octets.count - 16, by: 16) {
                let digits = octets[start..<start + 16].map { String(format: "%02X", $0) }.joined()
                #expect(!upper.contains(digits), "\(what): \(name) @ \(start)")
                guard start % 48 == 0, start + 48 <= octets.count else { continue }
                let text = Data(octets[start..<start + 48]).base64EncodedString()
                #expect(!output.contains(text), "\(what): \(name) @ \(start)")
            }
        }
    }

    @Test("a reader that answers nothing and a chip that refuses everything end in a bundle")
    func refusingChip() async throws {
        try await withTemporaryFolder { folder in
            let file = folder + "/x.json"
            let outcome = try await run(["--bundle", file, "--simulate", "--mrz", "-"], input: "X1,740812,340415")
            #expect(outcome.errors.contains("The bundle is written"), "\(outcome.text)")
            let document = try #require(try bundle(file)["document"] as? [String: Any])
            let error = try #require(document["error"] as? [String: Any])
            #expect((error["code"] as? String)?.hasPrefix("access.") == true, "\(error)")
            #expect(!(try String(contentsOf: URL(fileURLWithPath: file), encoding: .utf8)).contains("740812"))
        }
    }
}

#if PCSC
    extension DoctorCommandTests {
        @Test("a document on a reader behind pcscd is in the bundle", .long())
        func throughService() async throws {
            try await SimulatedPassport.inReader { reader, service in
                try await withTemporaryFolder { folder in
                    let file = folder + "/x.json"
                    let outcome = try await Epass.start(
                        ["doctor", "--bundle", file, "--reader", reader.name, "--mrz", "-"],
                        environment: service.environment, input: SimulatedPassport.mrz
                    ).outcome()
                    #expect(outcome.output.contains("service.permission"), "\(outcome.text)")
                    let object = try bundle(file)
                    #expect((object["readers"] as? [[String: Any]])?.isEmpty == false)
                    let document = try #require(object["document"] as? [String: Any])
                    #expect(document["error"] is NSNull, "\(document)")
                    #expect((document["reader"] as? [String: Any])?["protocol"] as? String == "T=1")
                }
            }
        }
    }
#endif
