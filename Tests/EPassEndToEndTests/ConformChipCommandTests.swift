// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

/// `epass conform chip`, as a maker of chips runs it.
@Suite("epass conform chip", .timeLimit(.minutes(5)), .timed)
struct ConformChipCommandTests {
    private static func run(_ arguments: String...) async throws -> Program.Outcome {
        try await Epass.start(["conform", "chip"] + arguments).outcome()
    }

    @Test("what a sound chip claims chooses the cases, and the units of the table stand there once", .long())
    func sound() async throws {
        let outcome = try await Self.run(
            "--simulate", "eac", "--unit", "bac", "--unit", "select", "--unit", "terminal-authentication")
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.errors.contains("The chip claims: BAC, CA, "))
        let rows = outcome.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
        for unit in ["bac", "select", "terminal-authentication"] {
            #expect(rows.count { $0 == unit } == 1, "\(outcome.output)")
        }
    }

    @Test("a chip that gives a file away fails the cases about it, with the steps and the trace", .long())
    func broken() async throws {
        try await withTemporaryFolder { folder in
            let file = folder + "/chip.json"
            try write(
                Array(#"{"schema": "epass-document/2", "behaviour": {"plainFiles": ["DG1"]}}"#.utf8), file)
            let outcome = try await Self.run(
                "--simulate", "--document", file, "--unit", "data-groups", "--json", "--junit",
                folder + "/results.xml")
            #expect(outcome.status == 1, "\(outcome.text)")
            let results = try #require(try outcome.json()["results"] as? [[String: Any]])
            let failed = results.filter { $0["outcome"] as? String == "fail" }
            #expect(failed.compactMap { $0["case"] as? String }.contains("9303-10/4.7.1/closed"))
            for result in failed {
                #expect((result["trace"] as? [Any])?.isEmpty == false && result["clause"] as? String != nil)
            }
            let text = try String(contentsOfFile: folder + "/results.xml", encoding: .utf8)
            #expect(text.components(separatedBy: "<failure").count == failed.count + 1)
        }
    }

    @Test("the statement that is printed is one that is taken, and what it does not claim is not run", .long())
    func statement() async throws {
        try await withTemporaryFolder { folder in
            let printed = try await Self.run("--simulate", "bac", "--print-ics")
            #expect(printed.status == 0, "\(printed.text)")
            let file = folder + "/ics.json"
            try write(Array(printed.output.utf8), file)
            let out = folder + "/results.json"
            let outcome = try await Self.run(
                "--simulate", "bac", "--ics", file, "--unit", "pace", "--unit", "bac", "--out", out)
            #expect(outcome.status == 0, "\(outcome.text)")
            let results = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: out)))
            let cases = try #require((results as? [String: Any])?["results"] as? [[String: Any]])
            let pace = cases.filter { $0["unit"] as? String == "pace" }
            #expect(!pace.isEmpty && pace.allSatisfy { $0["outcome"] as? String == "notApplicable" })
            // Gone on from, nothing is left to run.
            let again = try await Self.run(
                "--simulate", "bac", "--ics", file, "--unit", "pace", "--unit", "bac", "--resume", out)
            #expect(again.status == 0, "\(again.text)")
        }
    }

    @Test("one case by its name, the list, and names of none", .long())
    func names() async throws {
        let one = try await Self.run("--simulate", "--case", "9303-11/4.4.1/password")
        #expect(one.status == 0 && one.output.contains("pace  1 "), "\(one.text)")
        let list = try await Self.run("--list")
        #expect(list.status == 0 && list.output.split(separator: "\n").count > 300, "\(list.text)")
        let none = try await Self.run("--simulate", "--case", "no-such-case")
        #expect(none.status == 64 && none.errors.contains("no-such-case"), "\(none.text)")
        let wrong = try await Self.run("--simulate", "--can", "000000", "--unit", "pace")
        #expect(wrong.status == 77 && wrong.errors.contains("6300"), "\(wrong.text)")
    }
}
