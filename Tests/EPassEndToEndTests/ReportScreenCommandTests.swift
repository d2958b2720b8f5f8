// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("The report in a terminal", .timeLimit(.minutes(10)), .timed)
struct ReportScreenCommandTests {
    private static func read(
        _ profile: String, columns: Int = 80, rows: Int = 24, _ more: [String] = [],
        _ body: (ScreenTerminal) async throws -> Void
    ) async throws {
        let command = [Epass.path, "read", "--simulate", profile] + more
        try await ScreenTerminal.with(
            columns: columns, rows: rows, environment: ["LC_ALL": "C.UTF-8"], sayingStatus: true, command
        ) { terminal in
            try await terminal.expect("status=")
            try await body(terminal)
        }
    }

    @Test(
        "of 24 rows the first have verdict, person and what weighs most, and the last say it once more", .long(),
        arguments: [
            ("default", "VERIFIED", "the data is genuine"),
            ("clone", "NOT GENUINE", "✗ chip"), ("com-differs", "VERIFIED WITH FINDINGS", "✗ EF.COM"),
            ("clone-refusing", "UNDETERMINED", "– chip"), ("expired", "GENUINE, BUT EXPIRED", "the document expired"),
        ])
    func small(profile: String, word: String, worst: String) async throws {
        for columns in [80, 40] {
            try await Self.read(profile, columns: columns) { terminal in
                let all = try await terminal.screen().split(separator: "\n", omittingEmptySubsequences: false)
                let begin = try #require(all.firstIndex { $0.hasPrefix(word) }, "\(all)")
                // Beneath the note that a simulated document is read with its own MRZ.
                let first = all[begin...].prefix(columns == 80 ? 22 : 24)
                #expect(first.contains { $0.hasPrefix("  ERIKSSON, ANNA MARIA") }, "\(first)")
                let words = first.joined(separator: " ").split(whereSeparator: \.isWhitespace)
                #expect(words.joined(separator: " ").contains(worst), "\(first)")
                let visible = try await terminal.visible()
                #expect(visible.contains("\n\n\(word)"), "\(visible)")
                let end = try #require(visible.range(of: word, options: .backwards)).lowerBound
                let closing = visible[end...].split(whereSeparator: \.isWhitespace).joined(separator: " ")
                #expect(closing.contains("ERIKSSON, ANNA MARIA") && closing.contains(worst), "\(visible)")
            }
        }
    }

    @Test("where all of it can be seen nothing is said again")
    func large() async throws {
        try await Self.read("default", rows: 60) { terminal in
            let screen = try await terminal.screen()
            #expect(screen.components(separatedBy: "ERIKSSON, ANNA MARIA").count == 2, "\(screen)")
            #expect(screen.components(separatedBy: "VERIFIED").count == 2, "\(screen)")
        }
    }

    @Test("what --explain adds stands beneath its line and within the screen; JSON has nothing of it", .long())
    func explain() async throws {
        try await Self.read("default", columns: 60, rows: 150, ["--explain"]) { terminal in
            let lines = try await terminal.screen().split(separator: "\n", omittingEmptySubsequences: false)
            let flat = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
            #expect(flat.contains("See Doc 9303-11, 5.1.1 (3)."), "\(flat)")
            #expect(flat.contains("Everything that your policy asks for was shown"), "\(flat)")
            // None was broken by the terminal: those it broke are one here.
            #expect(try await terminal.lines().split(separator: "\n").allSatisfy { plain($0).count <= 60 })
        }
        let arguments = ["read", "--simulate", "--mrz", "-", "--json"]
        let brief = try await Epass.start(arguments, input: SimulatedPassport.mrz).outcome()
        let more = try await Epass.start(arguments + ["--explain"], input: SimulatedPassport.mrz).outcome()
        #expect(try brief.json().keys == more.json().keys && !more.output.contains("See Doc"))
    }

    /// Without the colours.
    private func plain(_ line: Substring) -> String {
        line.replacing(/\u{1B}\[[0-9;]*m/, with: "").trimmingCharacters(in: .whitespaces)
    }
}
