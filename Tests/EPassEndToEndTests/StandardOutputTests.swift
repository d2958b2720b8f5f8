// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Testing

@Suite("Standard output carries the result", .timeLimit(.minutes(5)), .timed)
struct StandardOutputTests {
    @Test(
        "a result that cannot be written is an error and no success: exit 73",
        arguments: [
            ["read", "--simulate", "plain"], ["read", "--simulate", "plain", "--json"], ["simulate", "--list"],
        ])
    func full(_ arguments: [String]) async throws {
        let program = try Program(
            "/bin/sh", ["-c", "exec \"$0\" \"$@\" > /dev/full", Epass.path] + arguments, environment: Epass.environment,
            input: "",
            seconds: 60)
        let outcome = try await program.outcome()
        #expect(outcome.status == 73, "\(outcome.text)")
        #expect(outcome.errors.contains("Standard output cannot be written"))
    }
}
