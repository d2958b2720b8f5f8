// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass verify", .timeLimit(.minutes(5)), .timed)
struct VerifyCommandTests {
    @Test("what epass read --simulate kept is proven again by the exported issuer, and stays a test", .long())
    func simulated() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("epass-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let bundle = "\(folder)/default.epass"
        let read = try await Epass.run(
            "read", "--simulate", "aa-only", "--mrz", "-", "--json", "--out", bundle, input: SimulatedPassport.mrz)
        #expect(read.status == 0, "\(read.text)")
        let issuer = try await SimulatedPassport.export(to: folder, profile: "aa-only", seed: 0)
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
        "read and verify end with one status for one overall result; chip authentication can only be read",
        arguments: [
            ("aa-only", Int32(0), Int32(0)), ("default", 0, 2), ("dg2-changed", 1, 1), ("clone-refusing", 2, 2),
            ("no-anchor", 2, 2),
        ])
    func status(profile: String, status: Int32, again: Int32) async throws {
        try await withTemporaryFolder { folder in
            let bundle = "\(folder)/read.epass"
            let read = try await Epass.run(
                "read", "--simulate", profile, "--mrz", "-", "--json", "--out", bundle, input: SimulatedPassport.mrz)
            #expect(read.status == status, "\(read.text)")
            let issuer = try await SimulatedPassport.export(to: folder, profile: profile, seed: 0)
            let trust =
                profile == "no-anchor"
                ? try await SimulatedPassport.export(to: folder, seed: 1) + "/csca.der"
                : "\(issuer)/csca.der"
            let verified = try await Epass.run("verify", bundle, "--trust", trust, "--json")
            #expect(verified.status == again, "\(verified.text)")
            let isSame = try verified.json()["overall"] as? String == (try read.json()["overall"] as? String)
            #expect(isSame == (status == again))
        }
    }

    @Test(
        "an MRZ that is given now is compared now: over a bundle, over bare files; what was recorded as failed stays so",
        .long()
    )
    func printedNow() async throws {
        try await withTemporaryFolder { folder in
            let issuer = try await SimulatedPassport.export(to: folder, seed: 0)
            let other = SimulatedPassport.mrz.replacing("L898902C36", with: "L898902C44")
            func judged(_ path: String, _ zone: String) async throws -> [String: Any] {
                let outcome = try await Epass.run(
                    "verify", path, "--trust", "\(issuer)/csca.der", "--mrz", "-", "--json", input: zone)
                let checks = try outcome.json()["checks"] as? [[String: Any]] ?? []
                return try #require(checks.first { $0["id"] as? String == "document.mrz.matchesDG1" })
            }
            func result(_ check: [String: Any]) -> String {
                "\(check["result"] as? String ?? "") \(check["recorded"] as? Bool ?? false)"
            }
            let bundles = [("can", "", "123456"), ("right", SimulatedPassport.mrz, ""), ("other", other, "123456")]
            for (name, zone, can) in bundles {
                let arguments = ["read", "--simulate", "--out", "\(folder)/\(name).epass"]
                let zoneFile = "\(folder)/\(name).mrz"
                try zone.write(toFile: zoneFile, atomically: true, encoding: .utf8)
                // The CAN opens the chip, and a zone beside it is compared.
                let more = can.isEmpty ? ["--mrz", zone] : ["--can", "-"] + (zone.isEmpty ? [] : ["--mrz", zone])
                _ = try await Epass.start(arguments + more, input: can).outcome()
                try #require(FileManager.default.fileExists(atPath: "\(folder)/\(name).epass"))
            }
            #expect(result(try await judged("\(folder)/can.epass", SimulatedPassport.mrz)) == "successful false")
            #expect(result(try await judged("\(folder)/can.epass", "L898902C3,740812,340415")) == "successful false")
            #expect(result(try await judged("\(folder)/can.epass", other)) == "failed false")
            #expect(result(try await judged("\(folder)/right.epass", other)) == "failed false")
            #expect(result(try await judged("\(folder)/other.epass", SimulatedPassport.mrz)) == "failed true")
            #expect(result(try await judged(issuer, SimulatedPassport.mrz)) == "successful false")
            let both = try await Epass.run("verify", "-", "--mrz", "-", input: SimulatedPassport.mrz)
            #expect(both.status == 64 && both.errors.contains("cannot both come from standard input"), "\(both.text)")
        }
    }

    @Test(
        "a reading over the verifier's challenge convinces him; over another one it fails, whatever else passed",
        .long())
    func convincing() async throws {
        try await withTemporaryFolder { folder in
            let bundle = "\(folder)/passport.epass"
            let challenge = "0123456789ABCDEF"
            let read = try await Epass.run(
                "read", "--simulate", "aa-only", "--mrz", "-", "--challenge", challenge, "--out", bundle, "--json",
                input: SimulatedPassport.mrz)
            #expect(read.status == 0, "\(read.text)")
            let issuer = try await SimulatedPassport.export(to: folder, profile: "aa-only", seed: 0)
            let arguments = ["verify", bundle, "--trust", "\(issuer)/csca.der", "--at", "2026-11-21", "--json"]
            func judged(_ more: String...) async throws -> (status: Int32?, overall: String?, checks: [String: Any]) {
                let outcome = try await Epass.start(arguments + more).outcome()
                let report = try outcome.json()
                let checks = report["checks"] as? [[String: Any]] ?? []
                let check = checks.first { $0["id"] as? String == "chip.activeAuthentication.signature" }
                return (outcome.status, report["overall"] as? String, try #require(check, "\(outcome.text)"))
            }

            let right = try await judged("--challenge", challenge.lowercased())
            #expect(right.status == 0 && right.overall == "successful")
            #expect(right.checks["result"] as? String == "successful")
            #expect(right.checks["transferable"] as? Bool == true)
            // The verifier chose the challenge; the terminal ran the protocol.
            #expect(right.checks["performedBy"] as? String == "terminal")
            #expect(right.checks["recorded"] as? Bool == false)

            let unasked = try await judged()
            #expect(unasked.status == 0 && unasked.checks["result"] as? String == "successful")
            #expect(unasked.checks["transferable"] as? Bool == false)

            let other = try await judged("--challenge", "0123456789ABCDEE")
            #expect(other.status == 1 && other.overall == "failed")
            #expect(other.checks["result"] as? String == "failed")
            #expect(other.checks["reason"] as? String == "challengeMismatch")
            #expect(other.checks["transferable"] as? Bool == false)
        }
    }

    @Test("a challenge needs active authentication: left out it is a usage error, not offered it is a note", .long())
    func challengeWithoutSignature() async throws {
        let challenge = ["--challenge", "0102030405060708"]
        let outcome = try await Epass.start(
            ["read", "--simulate", "aa-only", "--mrz", "-", "--skip", "aa"] + challenge, input: SimulatedPassport.mrz
        ).outcome()
        #expect(outcome.status == 64 && outcome.errors.contains("--skip aa leaves that out"), "\(outcome.text)")
        let note = "nothing was signed over the challenge"
        let read = try await Epass.start(
            ["read", "--simulate", "ca-only", "--mrz", "-"] + challenge, input: SimulatedPassport.mrz
        ).outcome()
        #expect(read.status == 0 && read.errors.contains(note), "\(read.text)")
        try await withTemporaryFolder { folder in
            let exported = try await Epass.run("simulate", "ca-only", "--export", folder + "/made")
            try #require(exported.status == 0, "\(exported.text)")
            let verified = try await Epass.start(["verify", folder + "/made"] + challenge).outcome()
            #expect(verified.errors.contains(note), "\(verified.text)")
        }
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
