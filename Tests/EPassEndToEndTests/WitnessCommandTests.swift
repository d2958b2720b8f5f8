// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass read --sign-with and verify --witness, Docs/evidence.md", .timeLimit(.minutes(5)), .timed)
struct WitnessCommandTests {
    /// Keys as the page has them made, and a signed bundle.
    private struct Scene {
        let folder: String
        let issuer: String

        init(_ folder: String) async throws {
            self.folder = folder
            issuer = try await SimulatedPassport.export(to: folder, seed: 0)
            for name in ["reader", "other"] {
                try await openSSL(
                    "genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-out", key(name))
                try await openSSL("pkey", "-in", key(name), "-pubout", "-out", pub(name))
                try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: key(name))
            }
            let read = try await self.read("signed.epass", "--sign-with", key("reader"))
            #expect(read.status == 0 && read.errors.isEmpty, "\(read.text)")
        }

        func key(_ name: String) -> String { "\(folder)/\(name).pem" }
        func pub(_ name: String) -> String { "\(folder)/\(name).pub" }

        func openSSL(_ arguments: String...) async throws {
            let outcome = try await Program(
                "/usr/bin/openssl", arguments, environment: [:], input: "", seconds: 60
            ).outcome()
            try #require(outcome.status == 0, "\(outcome.text)")
        }

        func read(_ name: String, _ more: String...) async throws -> Program.Outcome {
            try await Epass.start(
                ["read", "--simulate", "--mrz", "-", "--out", "\(folder)/\(name)"] + more, input: SimulatedPassport.mrz
            ).outcome()
        }

        func verify(_ name: String, _ more: String...) async throws -> Program.Outcome {
            try await Epass.start(["verify", "\(folder)/\(name)", "--trust", issuer + "/csca.der"] + more).outcome()
        }
    }

    @Test("a bundle counts as the named reader saw it, and the report names its key")
    func witnessed() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            let outcome = try await scene.verify("signed.epass", "--witness", scene.pub("reader"))
            #expect(outcome.status == 0, "\(outcome.text)")
            #expect(outcome.output.contains("signed by the witness that was named"), "\(outcome.text)")
            let json = try await scene.verify("signed.epass", "--witness", scene.pub("reader"), "--json").json()
            let source = try #require(json["evidence"] as? [String: Any] ?? json["source"] as? [String: Any])
            #expect(source["origin"] as? String == "witness")
            #expect((source["witness"] as? String)?.utf8.count == 43)
            let told = try await scene.verify("signed.epass")
            #expect(told.output.contains("which nobody named (--witness)"), "\(told.text)")
            // OpenSSL says the same of the signature, with nothing of epass.
            let bundle = try #require(
                try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: folder + "/signed.epass")))
                    as? [String: Any])
            let parts = try #require(bundle["signature"] as? String).split(
                separator: ".", omittingEmptySubsequences: false)
            #expect(parts.count == 3 && parts[1].isEmpty)
        }
    }

    @Test("what the named reader did not sign as it is ends with 65, and is said")
    func refused() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            #expect(try await scene.read("plain.epass").status == 0)
            let signed = try String(contentsOfFile: folder + "/signed.epass", encoding: .utf8)
            let changed = signed.replacingOccurrences(of: #""established": "PACE""#, with: #""established": "BAC""#)
                .replacingOccurrences(of: #""name": "epass""#, with: #""name": "epasS""#)
            #expect(changed != signed)
            try changed.write(toFile: folder + "/changed.epass", atomically: true, encoding: .utf8)
            for (name, key, sentence) in [
                ("signed.epass", "other", "which is not that of the witness"),
                ("plain.epass", "reader", "this evidence is not signed"),
                ("changed.epass", "reader", "was changed after it was signed"),
            ] {
                let outcome = try await scene.verify(name, "--witness", scene.pub(key))
                #expect(outcome.status == 65 && outcome.errors.contains(sentence), "\(name): \(outcome.text)")
                #expect(outcome.output.isEmpty, "\(outcome.output)")
                let json = try await scene.verify(name, "--witness", scene.pub(key), "--json")
                let error = try #require(try json.json()["error"] as? [String: Any])
                #expect(error["code"] as? String == "evidence.notWitnessed")
            }
            let files = try await Epass.run("verify", scene.issuer, "--witness", scene.pub("reader"))
            #expect(files.status == 65, "\(files.text)")
            for wrong in [scene.key("reader"), folder + "/signed.epass", folder + "/none"] {
                let outcome = try await scene.verify("signed.epass", "--witness", wrong)
                #expect([65, 66].contains(outcome.status), "\(outcome.text)")
            }
        }
    }

    @Test("in a batch it is the error of that entry")
    func batch() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            #expect(try await scene.read("plain.epass").status == 0)
            let outcome = try await Epass.run(
                "verify", "--batch", folder + "/signed.epass", folder + "/plain.epass", "--trust",
                scene.issuer + "/csca.der", "--witness", scene.pub("reader"))
            #expect(outcome.status == 65, "\(outcome.text)")
            let lines = outcome.output.split(separator: "\n")
            #expect(lines.count == 2)
            #expect(lines.first?.contains(#""origin":"witness""#) == true, "\(outcome.output)")
            #expect(lines.last?.contains("evidence.notWitnessed") == true, "\(outcome.output)")
            // With another witness, or none, that line would be another: it is not gone on with.
            let file = folder + "/out.jsonl"
            try outcome.output.write(toFile: file, atomically: true, encoding: .utf8)
            for keys in [["--witness", scene.pub("reader")], ["--witness", scene.pub("other")], []] {
                let again = try await Epass.start(
                    [
                        "verify", "--batch", folder + "/signed.epass", "--trust", scene.issuer + "/csca.der",
                        "--resume", file,
                    ] + keys
                ).outcome()
                let isRefused = again.errors.contains("the word of other witnesses")
                #expect(isRefused == (keys.last != scene.pub("reader")), "\(again.text)")
                #expect(again.status == (isRefused ? 73 : 65), "\(again.text)")
            }
            #expect(try String(contentsOfFile: file, encoding: .utf8) == outcome.output)
        }
    }

    @Test("keys that cannot sign, and options that do not go together, are found before a chip is read")
    func usage() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            let alone = try await Epass.run("read", "--simulate", "--sign-with", scene.key("reader"))
            #expect(alone.status == 64 && alone.errors.contains("--out"), "\(alone.text)")
            try await scene.openSSL(
                "genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048", "-out", folder + "/rsa.pem")
            for key in ["rsa.pem", "reader.pub", "signed.epass"] {
                let outcome = try await scene.read("x.epass", "--sign-with", "\(folder)/\(key)")
                #expect(outcome.status == 65, "\(key): \(outcome.text)")
                #expect(!FileManager.default.fileExists(atPath: folder + "/x.epass"))
            }
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: scene.key("reader"))
            let shared = try await scene.read("y.epass", "--sign-with", scene.key("reader"))
            #expect(shared.status == 0 && shared.errors.contains("others can read"), "\(shared.text)")
            for (option, value) in [
                ("--witness", scene.pub("reader")), ("--status-command", "true"), ("--challenge", "0011223344556677"),
            ] {
                var more = ["verify", folder + "/signed.epass", "--expect", "seal", option, value]
                if option == "--status-command" { more += ["--status-key", folder + "/k"] }
                let outcome = try await Epass.start(more).outcome()
                #expect(outcome.status == 64, "\(outcome.text)")
                #expect(outcome.errors.contains("\(option) concerns documents"), "\(outcome.text)")
            }
        }
    }
}
