// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import Foundation
import Testing

@Suite("epass verify", .timeLimit(.minutes(5)))
struct VerifyCommandTests {
    @Test("what epass read --simulate kept is proven again by the exported issuer, and stays a test")
    func simulated() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("epass-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let bundle = "\(folder)/default.epass"
        let read = try await Epass.run(
            "read", "--simulate", "--mrz", "-", "--json", "--out", bundle, input: SimulatedPassport.mrz)
        #expect(read.status == 0, "\(read.text)")
        let issuer = try await SimulatedPassport.export(to: folder, seed: 0)
        let arguments = ["verify", bundle, "--trust", "\(issuer)/csca.der", "--at", "2026-11-21", "--json"]
        let first = try await Epass.start(arguments).outcome()
        #expect(first.status == 0, "\(first.text)")
        #expect(try first.json()["overall"] as? String == "successful")
        #expect(try first.json()["test"] as? Bool == true)
        let second = try await Epass.start(arguments).outcome()
        #expect(second.output == first.output)
        let untrusted = try await Epass.run("verify", bundle, "--json")
        #expect(untrusted.status == 2, "\(untrusted.text)")
        #expect(try untrusted.json()["overall"] as? String == "undetermined")
    }

    @Test(
        "a challenge that is none is a mistake of the command line, also an empty one: a variable that was not set",
        arguments: ["", "00", "00112233445566778", "001122334455667X", "0011223344556677 ", "\u{661}011223344556677"])
    func challenge(_ text: String) async throws {
        let outcome = try await Epass.run("verify", "nothing.epass", "--challenge", text, "--json")
        #expect(outcome.status == 64, "\(outcome.text)")
        #expect(outcome.text.contains("--challenge"))
    }
}
