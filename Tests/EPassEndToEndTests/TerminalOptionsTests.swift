// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Glibc
import Testing

@Suite("epass read --terminal-certificates, --terminal-key", .timed)
struct TerminalOptionsTests {
    /// A folder with the files of the simulated State's terminal.
    private func withTerminal(_ body: (String) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let exported = try await Epass.run("simulate", "eac", "--export", folder + "/eac")
            try #require(exported.status == 0, "\(exported.text)")
            try await body(folder + "/eac")
        }
    }

    private func read(_ options: [String], profile: String = "eac") async throws -> Program.Outcome {
        try await Epass.start(
            ["read", "--simulate", profile, "--mrz", "-"] + options, input: SimulatedPassport.mrz
        ).outcome()
    }

    @Test(
        "where the chip did not take the terminal, the certificates say why",
        arguments: [
            ("eac-expired", "UTISEPASSUT001 of the terminal's chain is at fault. It expired on 2024-03-16."),
            (
                "eac-forged",
                "UTDVEPASSUT001 of the terminal's chain is at fault. Its signature is not one of UTCVCAEPASSUT001."
            ),
            ("eac-other-authority", "The chip trusts UTCVCAEPASSUT001; UTISEPASSUT001 stands under UTCVCAOTHERUT001."),
        ])
    func advice(profile: String, words: String) async throws {
        try await withTemporaryFolder { folder in
            let exported = try await Epass.run("simulate", profile, "--export", folder + "/made")
            try #require(exported.status == 0, "\(exported.text)")
            let outcome = try await read(
                [
                    "--terminal-certificates", folder + "/made", "--terminal-key", folder + "/made/is.key.pem",
                ], profile: profile)
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.errors.contains(words), "\(outcome.errors)")
        }
    }

    @Test("a document verifier's certificate that is not among those given is named")
    func missing() async throws {
        try await withTerminal { folder in
            let outcome = try await read([
                "--terminal-certificates", folder + "/is.cvcert", "--terminal-key", folder + "/is.key.pem",
            ])
            #expect(outcome.errors.contains("the certificate of UTDVEPASSUT001 is missing"), "\(outcome.errors)")
        }
    }

    private func state(of file: String, in outcome: Program.Outcome) throws -> String? {
        let files = try #require(try outcome.json()["files"] as? [[String: Any]])
        return files.first { $0["file"] as? String == file }?["state"] as? String
    }

    @Test(
        "with certificates and key DG3 and DG4 are read and judged; without them they are there and not read", .long())
    func rights() async throws {
        try await withTerminal { folder in
            let with = try await read([
                "--terminal-certificates", folder, "--terminal-key", folder + "/is.key.pem", "--json",
            ])
            #expect(try state(of: "DG3", in: with) == "identical", "\(with.errors)")
            #expect(try state(of: "DG4", in: with) == "identical")
            let files = ["cvca", "dv", "is"].map { "\(folder)/\($0).cvcert" }
            let named = try await read(
                ["--terminal-certificates"] + files + [
                    "--terminal-key", folder + "/is.key.pem", "--json", "--dg", "1,3",
                ])
            #expect(try state(of: "DG3", in: named) == "identical", "\(named.errors)")
            let without = try await read(["--json"])
            #expect(try state(of: "DG3", in: without) == "presentNotRead")
        }
    }

    @Test("a pipe in the folder of the certificates is not waited for", .timeLimit(.minutes(5)))
    func pipe() async throws {
        try await withTerminal { folder in
            try #require(mkfifo(folder + "/another.cvcert", 0o600) == 0)
            let outcome = try await read([
                "--terminal-certificates", folder, "--terminal-key", folder + "/is.key.pem", "--json", "--dg", "1,3",
            ])
            #expect(try state(of: "DG3", in: outcome) == "identical", "\(outcome.errors)")
        }
    }

    @Test(
        "what does not go together is a usage error",
        arguments: [
            (["--terminal-key", "k.pem"], "go together"), (["--terminal-certificates", "a"], "go together"),
            (
                ["--terminal-certificates", "a", "--terminal-key", "k.pem", "--terminal-pin-file", "p"],
                "goes with a key in a token"
            ),
            (["--terminal-certificates", "a", "--terminal-key", "-"], "none comes from standard input"),
            (["--terminal-certificates", "a", "--terminal-key", ""], "is empty"),
            (["--dg", "3"], "--terminal-certificates"),
        ])
    func usage(options: [String], words: String) async throws {
        let outcome = try await read(options)
        #expect(outcome.status == 64, "\(outcome.text)")
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }

    @Test("what cannot be used is said before the chip is asked, with the status of its kind", .long())
    func unusable() async throws {
        try await withTerminal { folder in
            let key = folder + "/is.key.pem"
            let cases: [([String], Int32, String)] = [
                (
                    ["--terminal-certificates", folder, "--terminal-key", folder + "/EF.COM"], 65,
                    "holds no private key"
                ),
                (["--terminal-certificates", folder, "--terminal-key", folder + "/none.pem"], 66, "cannot be read"),
                (["--terminal-certificates", folder + "/EF.COM", "--terminal-key", key], 65, "7F21"),
                (["--terminal-certificates", folder + "/none", "--terminal-key", key], 66, "cannot be read"),
                (
                    ["--terminal-certificates", folder + "/cvca.cvcert", "--terminal-key", key], 65,
                    "is not one of a terminal"
                ),
                (["--terminal-certificates", folder, "--terminal-key", "pkcs11:object=k"], 64, "names no module"),
            ]
            for (options, status, words) in cases {
                let outcome = try await read(options)
                #expect(outcome.status == status, "\(options): \(outcome.text)")
                #expect(outcome.errors.contains(words), "\(outcome.errors)")
                #expect(outcome.output.isEmpty)
            }
        }
    }
}
