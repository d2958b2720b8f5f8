// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

/// A terminal of 80 columns in tmux, of the test's own.
private struct SetupTerminal: ~Copyable {
    private let socket: String

    init(_ arguments: [String], folder: String) async throws {
        socket = folder + "/tmux"
        let words = (Epass.environment.map { "\($0.key)=\($0.value)" }.sorted() + [Epass.path] + arguments)
            .map { "'\($0)'" }.joined(separator: " ")
        let outcome = try await Program(
            "tmux",
            [
                "-S", socket, "-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "200",
                "env \(words); echo status=$?; sleep 600",
            ]
        ).outcome()
        try #require(outcome.status == 0, "\(outcome.errors)")
    }

    /// Waits until the screen shows a text.
    func wait(for text: String) async throws {
        var shown = ""
        for _ in 0..<400 {
            shown = try await screen()
            if shown.contains(text) { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        Issue.record("\(text) did not come:\n\(shown)")
    }

    func screen() async throws -> String {
        try await Program("tmux", ["-S", socket, "capture-pane", "-p"]).outcome().output
    }

    func type(_ text: String) async throws {
        _ = try await Program("tmux", ["-S", socket, "send-keys", "-l", text]).outcome()
        _ = try await Program("tmux", ["-S", socket, "send-keys", "Enter"]).outcome()
    }

    func end() async throws { _ = try await Program("tmux", ["-S", socket, "kill-server"]).outcome() }
}

@Suite("epass trust setup at a terminal", .timeLimit(.minutes(5)), .timed)
struct TrustSetupDialogueTests {
    @Test("from nothing to a store: lists, a wrong path, the fingerprint, a mistyped State, the grant, the yes")
    func dialogue() async throws {
        try await withTemporaryFolder { folder in
            let publisher = try TrustImportMaterial(country: "NL", icaoCountry: "NLD")
            let other = try TrustImportMaterial(country: "DE", icaoCountry: "D")
            try write(try publisher.masterList([publisher.csca, other.csca], signed: "2026-01-01"), folder + "/a b.ml")
            let store = folder + "/store"
            let terminal = try await SetupTerminal(["trust", "setup", "--store", store], folder: folder)
            try await terminal.wait(for: "File or folder:")
            let first = try await terminal.screen()
            #expect(first.contains("There is no trust store yet"))
            #expect(first.contains("https://www.npkd.nl/masterlist.html"))
            try await terminal.type(folder + "/no.ml")
            try await terminal.wait(for: "Correct the path")
            #expect(!FileManager.default.fileExists(atPath: store))
            try await terminal.type("'" + folder + "/a b.ml' ")
            try await terminal.wait(for: "nothing for none:")
            let asked = try await terminal.screen()
            let digits = try publisher.pin.replacingOccurrences(of: ":", with: "").lowercased()
            #expect(asked.replacingOccurrences(of: "\n", with: "").contains(digits), "\(asked)")
            #expect(asked.contains("https://www.npkd.nl/\n"), "\(asked)")
            try await terminal.type("Germny")
            try await terminal.wait(for: "Did you mean Germany (DE)?")
            try await terminal.type("Germany")
            try await terminal.wait(for: "granted: master lists, about DE")
            try await terminal.type("y")
            try await terminal.wait(for: "(snapshot")
            try await terminal.type("")
            try await terminal.wait(for: "status=0")
            let last = try await terminal.screen()
            #expect(last.contains("epass trust update"), "\(last)")
            try await terminal.end()
            let grants = try await Epass.run("trust", "grant", "--store", store)
            #expect(grants.output.contains(digits) && grants.output.contains("DE"), "\(grants.text)")
        }
    }

    @Test("no grant and a no: nothing is written, and it says so")
    func refused() async throws {
        try await withTemporaryFolder { folder in
            let publisher = try TrustImportMaterial(country: "IT", icaoCountry: "ITA")
            try write(try publisher.masterList([publisher.csca], signed: "2026-01-01"), folder + "/it.ml")
            let store = folder + "/store"
            let terminal = try await SetupTerminal(
                ["trust", "setup", folder + "/it.ml", "--store", store], folder: folder)
            try await terminal.wait(for: "nothing for none:")
            // Italy publishes a SHA-1.
            #expect(try await terminal.screen().contains("SHA-1 of its CSCA: "))
            try await terminal.type("")
            try await terminal.wait(for: "[y/N]")
            try await terminal.type("n")
            try await terminal.wait(for: "status=130")
            #expect(try await terminal.screen().contains("no issuer is known yet"))
            #expect(!FileManager.default.fileExists(atPath: store))
            try await terminal.end()
        }
    }
}
