// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Testing

@Suite("epass: interrupted", .timeLimit(.minutes(5)), .timed)
struct InterruptionTests {
    // `script` gives the program a terminal of its own, so that the test needs none.
    @Test("Ctrl-C while nothing is echoed leaves the terminal as it was: exit 130")
    func prompt() async throws {
        let command = "trap : INT; '\(Epass.path)' read --mrz --simulate; echo status $?; stty -a"
        let program = try Program(
            "script", ["-qec", command, "/dev/null"], environment: Epass.environment, input: nil)
        try #require(try await program.says("not shown): "), "\(program.output)")
        program.type("\u{3}")
        let outcome = try await program.outcome()
        #expect(outcome.output.contains("status 130"), "\(outcome.output)")
        #expect(outcome.output.contains(" echo "), "\(outcome.output)")
    }

    @Test(
        "a CAN that is typed is not shown, and opens the chip: - on a terminal asks too",
        arguments: ["--can", "--can -"])
    func typedCAN(_ option: String) async throws {
        let command = "'\(Epass.path)' read \(option) --simulate pace-only; echo status $?"
        let program = try Program(
            "script", ["-qec", command, "/dev/null"], environment: Epass.environment, input: nil)
        try #require(try await program.says("CAN (not shown): "), "\(program.output)")
        program.type("123456\n")
        let outcome = try await program.outcome()
        #expect(outcome.output.contains("status 0"), "\(outcome.output)")
        #expect(outcome.output.contains("PACE") && !outcome.output.contains("123456"), "\(outcome.output)")
    }

    @Test("at a CAN prompt, nothing typed is a mistake of its own: exit 66")
    func nothingTyped() async throws {
        let command = "'\(Epass.path)' read --can --simulate pace-only; echo status $?"
        let program = try Program(
            "script", ["-qec", command, "/dev/null"], environment: Epass.environment, input: nil)
        try #require(try await program.says("CAN (not shown): "), "\(program.output)")
        program.type("\n")
        let outcome = try await program.outcome()
        #expect(outcome.output.contains("No card access number was typed."), "\(outcome.output)")
        #expect(outcome.output.contains("status 66"), "\(outcome.output)")
    }

    @Test("a signal that comes as soon as the wait is announced is not lost", arguments: 0..<8)
    func early(attempt: Int) async throws {
        let program = try Epass.start(
            ["read", "--mrz", "-", "--vpcd-listen", "0"], input: "L898902C3,740812,340415")
        try #require(try await program.says("Waiting for a virtual chip"), "\(program.errors)")
        program.interrupt()
        let outcome = try await program.outcome()
        #expect(outcome.status == 130, "\(outcome.errors)")
    }
}
