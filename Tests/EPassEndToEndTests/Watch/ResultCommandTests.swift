// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTestSupport
import Foundation
import Testing

@testable import EPassCLI

@Suite("The program that --on-result names", .timeLimit(.minutes(5)), .timed)
struct ResultCommandTests {
    @Test(
        "words are separated by spaces and kept together by quotes; nothing else has a meaning",
        arguments: [
            ("a b  c", ["a", "b", "c"]), ("'a b' \"c d\"", ["a b", "c d"]), ("a'b c'd", ["ab cd"]),
            ("a ''", ["a", ""]),
            ("$HOME `x` ; | \\", ["$HOME", "`x`", ";", "|", "\\"]), ("", []), ("'a", nil), ("a \"", nil),
        ] as [(String, [String]?)])
    func words(_ text: String, _ expected: [String]?) {
        #expect(ResultCommand.words(text) == expected)
    }

    @Test(
        "a program that is not there is an error before anything is read",
        arguments: ["", "'", "/no/such", "no-such-program x", "/etc/passwd", "/tmp"])
    func missing(_ text: String) {
        #expect(throws: CLIError.self) { try ResultCommand(text) }
    }

    private func run(
        _ script: String, input: String = "{}", limit: Duration = .seconds(20), _ variables: [String: String] = [:]
    ) async throws -> Message? {
        try await ResultCommand("/bin/sh -c '\(script)'", limit: limit).run(
            input: Array(input.utf8), variables: variables)
    }

    @Test("the report is on its standard input, and what is known of the document in its environment")
    func input() async throws {
        try await withTemporaryFolder { folder in
            let text = String(repeating: "0123456789", count: 100_000) + "\n"
            let problem = try await run(
                "cat > \"$EPASS_FOLDER/in\"; printf %s \"$EPASS_RESULT\" > \"$EPASS_FOLDER/result\"", input: text,
                ["EPASS_FOLDER": folder, "EPASS_RESULT": "failed"])
            #expect(problem == nil)
            #expect(try String(contentsOfFile: folder + "/in", encoding: .utf8) == text)
            #expect(try String(contentsOfFile: folder + "/result", encoding: .utf8) == "failed")
        }
    }

    @Test("one that reads nothing, fails or crashes is a message")
    func failing() async throws {
        let long = String(repeating: "x", count: 1 << 20)
        #expect(try await run("exit 0", input: long) == nil)
        #expect(try await run("exit 3", input: long) == .watchCommandFailed(command: "/bin/sh", status: 3))
        #expect(try await run("kill -TERM $$") == .watchCommandCrashed(command: "/bin/sh", signal: 15))
    }

    @Test("one that takes too long is ended with what it started", .long())
    func slow() async throws {
        try await withTemporaryFolder { folder in
            let begun = ContinuousClock.now
            let problem = try await run(
                "(sleep 2; touch \"$EPASS_FOLDER/late\") & sleep 100", limit: .milliseconds(200),
                ["EPASS_FOLDER": folder])
            #expect(problem == .watchCommandOverdue(command: "/bin/sh"))
            #expect(ContinuousClock.now - begun < .seconds(60))
            try await Task.sleep(for: .seconds(3))
            #expect(!FileManager.default.fileExists(atPath: folder + "/late"))
        }
    }
}
