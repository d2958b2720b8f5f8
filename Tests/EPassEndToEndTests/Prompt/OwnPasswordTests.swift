// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Testing

@Suite("epass read: what opens a chip without a question", .timeLimit(.minutes(5)), .timed)
struct OwnPasswordTests {
    @Test(
        "a simulated document is opened with its own password, and that is said in one line",
        arguments: [
            ("default", "MRZ", "PACE with the MRZ"), ("expired", "MRZ", "PACE with the MRZ"),
            ("can-only", "card access number", "PACE with the CAN"), ("td1", "MRZ", "with the MRZ"),
        ])
    func own(_ profile: String, _ kind: String, _ access: String) async throws {
        let outcome = try await Epass.run("read", "--simulate", profile)
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.output.contains(access), "\(outcome.text)")
        #expect(outcome.errors.hasPrefix("The chip is opened with the simulated document's own \(kind);"))
        #expect(outcome.errors.split(separator: "\n").count { $0.contains("simulated document's own") } == 1)
    }

    @Test("one that is given and wrong is refused, as by any chip; where both streams are one it is said once")
    func wrong() async throws {
        let outcome = try await Epass.run(
            "read", "--simulate", "--mrz", "-", input: "L898902C4,740812,340415")
        #expect(outcome.status == 77, "\(outcome.text)")
        #expect(!outcome.errors.contains("simulated document's own"))
        let joined = try await Program.run(
            "sh", ["-c", "echo L898902C4,740812,340415 | '\(Epass.path)' read --simulate --mrz - 2>&1"],
            environment: Epass.environment)
        #expect(joined.output.contains("ABORTED") && !joined.output.contains("epass: The chip"), "\(joined.output)")
    }

    @Test(
        "options that do not go together",
        arguments: [
            (["--can", "1", "--pin", "2"], "Of --can, --pin and --puk give one"),
            (["--pin", "1", "--access", "bac"], "PIN and PUK work with PACE only"),
            (["--keys", "--mrz", "X"], "--keys asks for document number and dates"),
            (["--watch", "--pin", "1"], "--watch reads many"), (["--watch", "--keys"], "with --watch type"),
            (["--pin="], "The value of --pin is empty"), (["--puk", "1", "--puk", "2"], "--puk"),
        ])
    func usage(_ arguments: [String], _ words: String) async throws {
        let outcome = try await Epass.start(["read"] + arguments, input: "").outcome()
        #expect(outcome.status == 64, "\(outcome.text)")
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }

    @Test("PIN and PUK from standard input; what cannot be one is told without it", .long())
    func pin() async throws {
        let right = try await Epass.run("read", "--simulate", "pace-pin", "--pin", "-", input: "483921\n")
        #expect(right.text.contains("PACE with the PIN"), "\(right.text)")
        let long = String(repeating: "7", count: 40)
        for option in ["--pin", "--puk"] {
            let outcome = try await Epass.run("read", "--simulate", "pace-pin", option, "-", input: long)
            #expect(outcome.status == 65 && outcome.errors.contains("This is no PIN or PUK."), "\(outcome.text)")
            #expect(!outcome.text.contains(long))
        }
    }

    @Test(
        "epass mrz says what stands in the place of a zone, and points to --repair",
        arguments: [
            (["nofile.txt"], Int32(65), "nofile.txt looks like the name of a file"),
            (["L898902C3,740812,340415"], 65, "This is document number, birth and expiry"),
            (
                [PromptDialogueTests.upper, "L8989O2C36UTO7408122F3404159ZE184226B<<<<<16"], 1,
                "epass mrz --repair says"
            ),
            (
                [
                    "--generate", "--issuer", "UTO", "--surname", "A", "--number", "1", "--birth", "740812", "--expiry",
                    "2034-02-29",
                ], 64, "--expiry is 2034-02-29, a day that no calendar has."
            ),
        ])
    func zones(_ arguments: [String], _ status: Int32, _ words: String) async throws {
        let outcome = try await Epass.start(["mrz"] + arguments).outcome()
        #expect(outcome.status == status && outcome.text.contains(words), "\(outcome.text)")
    }
}
