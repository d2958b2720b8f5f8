// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@testable import EPassCLI

@Suite("epass: the manual", .timeLimit(.minutes(5)), .timed)
struct ManualTests {
    private func manual(_ language: String = "en") async throws -> String {
        let outcome = try await Epass.run(
            "help", "manual", "--lang", language, environment: ["SOURCE_DATE_EPOCH": "1790000000"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.text)")
        return outcome.output
    }

    @Test("it has every command at every level, every option, and the statuses", .long())
    func whole() async throws {
        let text = try await manual()
        #expect(text.hasPrefix(".TH EPASS 1 2026-09-21 \"epass \(ToolVersion.text)\""))
        for path in HelpExampleTests.commands where !path.isEmpty {
            let heading = CommandPath(path).text.uppercased().replacing("-", with: "\\-")
            #expect(text.contains(".SH \"\(heading)\"\n"), "\(heading)")
            let content = try #require(HelpContent(CommandPath(path)))
            for row in content.arguments.flatMap(\.rows) where row.label.hasPrefix("--") {
                #expect(text.contains("\\fB" + row.label.replacing("-", with: "\\-") + "\\fR\n"), "\(row.label)")
            }
        }
        for status in [0, 1, 2, 64, 65, 66, 69, 70, 73, 74, 75, 77, 130] {
            #expect(text.contains("\\fB\(status)\\fR\n"))
        }
    }

    @Test(
        "its source has short lines without a request by chance, in every language", .long(),
        arguments: ["en", "de", "fr"])
    func source(language: String) async throws {
        let requests: Set<Substring> = [".TH", ".nh", ".ad", ".SH", ".SS", ".PP", ".TP", ".RS", ".RE", ".nf", ".fi"]
        for line in try await manual(language).split(separator: "\n", omittingEmptySubsequences: false) {
            #expect(line.utf8.count <= 120 && line.last != " ", "\(line)")
            if line.hasPrefix(".") || line.hasPrefix("'") {
                #expect(requests.contains(line.prefix { $0 != " " }), "\(line)")
            }
        }
    }

    /// Runs a program over the page where it is installed.
    private func read(_ program: String, _ arguments: [String], _ page: String) async throws -> Program.Outcome? {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/" + program) else { return nil }
        return try await withTemporaryFolder { folder in
            try page.write(toFile: folder + "/epass.1", atomically: true, encoding: .utf8)
            let environment = Epass.environment.merging(["PATH": "/usr/bin:/bin", "MANWIDTH": "80"]) { _, new in new }
            return try await Program(
                "/usr/bin/" + program, arguments + [folder + "/epass.1"], environment: environment, input: "",
                seconds: 60
            ).outcome()
        }
    }

    @Test("man has nothing against it and shows it in 80 columns, and mandoc has nothing against it either", .long())
    func readers() async throws {
        let page = try await manual()
        if let shown = try await read("man", ["--warnings", "-l", "-P", "cat"], page) {
            #expect(shown.status == 0 && shown.errors.isEmpty, "\(shown.errors)")
            let lines = shown.output.split(separator: "\n")
            #expect(lines.count > 500)
            for line in lines { #expect(line.count <= 80, "\(line)") }
        }
        if let lint = try await read("mandoc", ["-T", "lint"], page) {
            #expect(lint.output.isEmpty, "\(lint.output)")
        }
    }
}
