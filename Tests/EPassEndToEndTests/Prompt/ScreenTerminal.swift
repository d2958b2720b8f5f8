// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import Foundation
import Testing

/// A terminal with a screen that can be looked at: tmux with a server of its own, which nobody sees.
///
/// A test waits for what stands on the screen, never for time.
struct ScreenTerminal {
    /// What was waited for did not come; the issue that was recorded has the screen.
    private struct NotShown: Error {}

    private let socket: String

    /// Starts a program in a terminal of that size, and keeps the screen when it has ended.
    ///
    /// - Parameter sayingStatus: whether `status=` and the program's exit status stand on the screen when it has ended.
    ///   What tmux itself says of that does not come where a program ends at once.
    static func with<Value>(
        columns: Int = 80, rows: Int = 40, environment: [String: String] = [:], sayingStatus: Bool = false,
        _ command: [String],
        _ body: (ScreenTerminal) async throws -> Value
    ) async throws -> Value {
        let terminal = ScreenTerminal(socket: "epass-\(UUID().uuidString.prefix(8))")
        // What is in the tester's own terminal changes nothing: the program gets this environment and no other.
        let own = Epass.environment.merging(["TERM": "screen", "PATH": "/usr/bin:/bin", "HISTFILE": "/dev/null"]) {
            _, new in new
        }.merging(environment) { _, new in new }
        let variables = own.map { "\($0.key)=\($0.value)" }.filter { !$0.hasPrefix("COLUMNS=") }
        let teller = ["sh", "-c", #"trap : INT; "$@"; echo "status=$?"; sleep 600"#, "sh"]
        let words = ["env", "-i"] + variables + (sayingStatus ? teller : []) + command
        let started = try await terminal.tmux(
            [
                "-f", "/dev/null", "start-server", ";", "set-option", "-g", "remain-on-exit", "on", ";", "new-session",
                "-d",
            ]
                + ["-x", "\(columns)", "-y", "\(rows)"] + words)
        try #require(started.status == 0, "\(started.errors)")
        do {
            let value = try await body(terminal)
            _ = try? await terminal.tmux(["kill-server"])
            return value
        } catch {
            _ = try? await terminal.tmux(["kill-server"])
            throw error
        }
    }

    /// A shell with job control in such a terminal.
    static func withShell<Value>(
        columns: Int = 80, environment: [String: String] = [:], _ body: (ScreenTerminal) async throws -> Value
    ) async throws -> Value {
        try await with(
            columns: columns, environment: environment.merging(["PS1": "> "]) { old, _ in old },
            ["bash", "--norc", "--noprofile", "-i"]
        ) { terminal in
            try await terminal.expect(">")
            return try await body(terminal)
        }
    }

    /// The whole screen and what went off its top.
    func screen() async throws -> String {
        try await tmux(["capture-pane", "-p", "-S", "-"]).output
    }

    /// What a person sees: the screen without what went off its top.
    func visible() async throws -> String { try await tmux(["capture-pane", "-p"]).output }

    /// The same with the rows of a line that the terminal broke in one, and colours where there are any.
    func lines() async throws -> String { try await tmux(["capture-pane", "-p", "-e", "-J", "-S", "-"]).output }

    /// Waits until a text stands on the screen; a text that is broken into rows is found, too.
    func expect(_ text: String, times: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        var patience = Patience(seconds: 60)
        var seen = ""
        repeat {
            seen = try await screen()
            let flat = seen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let wanted = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if flat.components(separatedBy: wanted).count > times { return }
        } while try await patience.lasts(pausing: 20)
        Issue.record("\(text) is not on the screen:\n\(seen)", sourceLocation: sourceLocation)
        throw NotShown()
    }

    /// Types text as a person does.
    func type(_ text: String) async throws { _ = try await tmux(["send-keys", "-l", "--", text]) }

    /// Presses keys, by the names that tmux has for them.
    func press(_ keys: String...) async throws { _ = try await tmux(["send-keys"] + keys) }

    /// Types a line and Enter.
    func enter(_ text: String) async throws {
        if !text.isEmpty { try await type(text) }
        try await press("Enter")
    }

    /// Sends text as it is, as a paste or a scanner does.
    func paste(_ text: String) async throws {
        _ = try await tmux(["set-buffer", "--", text])
        _ = try await tmux(["paste-buffer", "-r"])
    }

    /// Makes the window another size.
    func resize(columns: Int) async throws { _ = try await tmux(["resize-window", "-x", "\(columns)"]) }

    private func tmux(_ arguments: [String]) async throws -> Program.Outcome {
        try await Program.run(
            "tmux", ["-L", socket] + arguments, environment: ["LC_ALL": "C.UTF-8", "TMUX": ""])
    }
}
