// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassSimulator
import EPassTestSupport
import Foundation
import Testing

/// The prompt as a clerk sees it, on a screen.
@Suite("epass read: the prompt on a terminal (Docs/prompt.md)", .timeLimit(.minutes(10)), .timed)
struct PromptScreenTests {
    private static let upper = PromptDialogueTests.upper
    private static let lower = PromptDialogueTests.lower
    private static let misread = "L8989O2C36UTO7408122F3404159ZE184226B<<<<<16"
    private static let first = "MRZ, line 1 (not shown):"
    private static let second = "MRZ, line 2 (not shown):"

    /// The command, and what its status and the terminal's modes are behind it.
    private func command(_ arguments: String) -> String {
        "'\(Epass.path)' \(arguments); echo status $?; stty -a | grep -o '[ -]echo '"
    }

    /// Nothing of what was typed without being shown is on the screen.
    private func expectHidden(_ terminal: ScreenTerminal, _ secrets: [String] = [upper, lower]) async throws {
        let screen = try await terminal.screen()
        for secret in secrets {
            #expect(!screen.contains(secret.prefix(12)) && !screen.contains(secret.suffix(12)), "\(screen)")
        }
    }

    @Test("both lines are taken without being shown, and the verdict comes")
    func good() async throws {
        try await ScreenTerminal.withShell { terminal in
            try await terminal.enter(command("read --simulate --mrz"))
            try await terminal.expect(Self.first)
            try await terminal.enter(Self.upper)
            try await terminal.expect("Line 1 is complete. \(Self.second)")
            try await terminal.enter(Self.lower)
            try await terminal.expect("The check digits are right.")
            try await terminal.expect("VERIFIED")
            try await terminal.expect("status 0")
            try await terminal.expect(" echo")
            try await expectHidden(terminal)
        }
    }

    @Test("a letter for a digit is found before the chip is asked, and mended with one key")
    func wrongDigit() async throws {
        try await ScreenTerminal.withShell { terminal in
            try await terminal.enter(command("read --simulate --mrz"))
            try await terminal.expect(Self.first)
            try await terminal.enter(Self.upper)
            try await terminal.expect(Self.second)
            try await terminal.enter(Self.misread)
            try await terminal.expect("Position 6 of the document number: O should be 0, then the check digits fit.")
            try await terminal.expect("Use it? [Y/n]")
            try await terminal.press("Enter")
            try await terminal.expect("VERIFIED")
            try await expectHidden(terminal)
        }
    }

    @Test("short lines are told at once, and the good line is kept")
    func shortLine() async throws {
        try await ScreenTerminal.withShell { terminal in
            try await terminal.enter(command("read --simulate --mrz"))
            try await terminal.expect(Self.first)
            try await terminal.enter("P<UTOERIKSSON<<ANNA<MARIA")
            try await terminal.expect("This line has 25 characters")
            try await terminal.enter(String(Self.upper.dropLast(2)))
            try await terminal.expect("Line 1 has 42 characters. With 2 more < at its end it has 44.")
            try await terminal.press("Enter")
            try await terminal.expect("Line 1 is complete.")
            try await terminal.enter(String(Self.lower.dropLast(5)))
            try await terminal.expect("Line 2 has 39 characters instead of 44. Type it again.")
            try await terminal.enter(Self.lower)
            try await terminal.expect("VERIFIED")
        }
    }

    @Test("only line 2 is enough, and it is said so")
    func onlyLower() async throws {
        try await ScreenTerminal.withShell { terminal in
            try await terminal.enter(command("read --simulate --mrz"))
            try await terminal.expect(Self.first)
            try await terminal.enter(Self.lower)
            try await terminal.expect("This is line 2. It is enough to open the chip")
            try await terminal.press("Enter")
            try await terminal.expect("Document number, birth and expiry as printed are those of DG1")
        }
    }

    @Test("a card has three lines, and the document that is simulated its own zone")
    func card() async throws {
        let made = try SimulatorProfile.named("td1").document.makeDocument(seed: 0)
        try #require(made.printedLines.count == 3)
        try await ScreenTerminal.withShell { terminal in
            try await terminal.enter(command("read --simulate td1 --mrz"))
            for (number, line) in made.printedLines.enumerated() {
                try await terminal.expect("MRZ, line \(number + 1) (not shown):")
                try await terminal.enter(line)
            }
            try await terminal.expect("status 0")
            try await terminal.expect("All fields of the printed MRZ are those of DG1")
        }
    }

    @Test("both lines at once, as a paste or a scanner sends them", arguments: ["\r", "\n", "\r\n", ""])
    func paste(_ end: String) async throws {
        try await ScreenTerminal.withShell { terminal in
            try await terminal.enter(command("read --simulate --mrz"))
            try await terminal.expect(Self.first)
            try await terminal.paste(Self.upper.lowercased() + end + Self.lower.lowercased() + end)
            if end.isEmpty { try await terminal.press("Enter") }
            try await terminal.expect("VERIFIED")
            try await terminal.expect("status 0")
            try await expectHidden(terminal, [Self.upper.lowercased(), Self.lower.lowercased()])
        }
    }

    @Test("Ctrl-C: 130, and the terminal echoes again")
    func interrupted() async throws {
        try await ScreenTerminal.withShell { terminal in
            try await terminal.enter(command("read --simulate --mrz"))
            try await terminal.expect(Self.first)
            try await terminal.type(Self.upper)
            try await terminal.expect("\(Self.first) 44")
            try await terminal.press("C-c")
            try await terminal.expect("status 130 echo >")
            try await expectHidden(terminal)
        }
    }

    @Test("Ctrl-Z stops it with the terminal as it was; fg comes back to what was typed, not shown")
    func suspended() async throws {
        try await ScreenTerminal.withShell { terminal in
            try await terminal.enter("'\(Epass.path)' read --simulate --mrz")
            try await terminal.expect(Self.first)
            try await terminal.type("P<UTOERIKSSON")
            try await terminal.expect("\(Self.first) 13")
            try await terminal.press("C-z")
            try await terminal.expect("Stopped")
            try await terminal.enter("stty -a | grep -o '[ -]echo '")
            try await terminal.expect(" echo >")
            try await terminal.enter("fg")
            try await terminal.expect("\(Self.first) 13", times: 2)
            try await terminal.enter(String(Self.upper.dropFirst(13)))
            try await terminal.expect(Self.second)
            try await terminal.enter(Self.lower)
            try await terminal.expect("VERIFIED")
            try await expectHidden(terminal)
        }
    }

    @Test("40 columns, and a window that becomes narrower: no row is cut in a word")
    func narrow() async throws {
        try await ScreenTerminal.with(columns: 60, [Epass.path, "read", "--simulate", "--mrz"]) { terminal in
            try await terminal.expect(Self.first)
            try await terminal.type("P<UTO")
            try await terminal.resize(columns: 40)
            try await terminal.expect("\(Self.first) 5")
            try await terminal.enter(String(Self.upper.dropFirst(5)))
            try await terminal.expect(Self.second)
            try await terminal.press("C-r")
            try await terminal.expect("MRZ, line 2:")
            // As much of the line as has room, its end.
            try await terminal.type(Self.misread)
            try await terminal.expect("MRZ, line 2: \(Self.misread.suffix(26))")
            try await terminal.press("Enter")
            try await terminal.expect("Position 6 of the document number: O should be 0, then the check digits fit.")
            for row in try await terminal.screen().split(separator: "\n") { #expect(row.count <= 40) }
        }
    }

    @Test("nothing is coloured, and a dumb terminal will do", arguments: ["dumb", "vt100"])
    func plain(_ kind: String) async throws {
        try await ScreenTerminal.with(environment: ["TERM": kind], [Epass.path, "read", "--simulate", "--mrz"]) {
            terminal in
            try await terminal.expect(Self.first)
            try await terminal.enter(Self.upper)
            try await terminal.expect(Self.second)
            try await terminal.type("XX")
            try await terminal.press("BSpace", "Left", "Up", "Delete", "F5", "C-u")
            try await terminal.enter(Self.lower)
            try await terminal.expect("VERIFIED")
            #expect(!(try await terminal.lines()).contains("\u{1B}"))
        }
    }

    @Test("no terminal to ask on: what happened and what to do, once")
    func noTerminal() async throws {
        try await ScreenTerminal.withShell { terminal in
            try await terminal.enter("setsid -w '\(Epass.path)' read --simulate --mrz; echo status $?")
            try await terminal.expect("There is no terminal to ask on. Give the value on standard input:")
            try await terminal.expect("status 66")
        }
        let outcome = try await Epass.run("read", "--simulate", "--mrz")
        #expect(outcome.status == 66 && outcome.errors.contains("Standard input holds no MRZ."), "\(outcome.text)")
    }

    @Test("the chip refuses: it is said once, one field is corrected, and the rest is kept")
    func refused() async throws {
        try await ScreenTerminal.withShell { terminal in
            try await terminal.enter(command("read --simulate --keys"))
            try await terminal.expect("Document number (not shown):")
            try await terminal.enter("L898902C4")
            try await terminal.expect("Date of birth, YYMMDD (not shown):")
            try await terminal.enter("740812")
            try await terminal.expect("Date of expiry, YYMMDD (not shown):")
            try await terminal.enter("340415")
            try await terminal.expect("The chip refused the password.")
            try await terminal.expect("Your choice:")
            try await terminal.enter("1")
            try await terminal.expect("Document number (not shown):", times: 2)
            try await terminal.enter("L898902C3")
            try await terminal.expect("VERIFIED")
            let screen = try await terminal.screen()
            #expect(screen.components(separatedBy: "refused the password").count == 2, "\(screen)")
            try await expectHidden(terminal, ["L898902C4", "740812", "340415"])
        }
    }

    @Test("a PIN is sent once; what the chip says of tries left is said, and Enter ends it: 77")
    func pin() async throws {
        try await ScreenTerminal.withShell { terminal in
            try await terminal.enter(command("read --simulate pace-pin --pin"))
            try await terminal.expect("PIN (not shown):")
            try await terminal.type("999999")
            try await terminal.press("Enter")
            try await terminal.expect("By the chip's word 2 tries are left.")
            try await terminal.press("Enter")
            try await terminal.expect("status 77")
            let screen = try await terminal.screen()
            #expect(screen.components(separatedBy: "refused").count == 2, "\(screen)")
            #expect(!screen.contains("999999") && !screen.contains("ABORTED"), "\(screen)")
        }
    }

    @Test("--show shows what is typed, and a zone that is compared later is asked for in the same way", .long())
    func verify() async throws {
        try await withTemporaryFolder { folder in
            let export = try await SimulatedPassport.export(to: folder, profile: "default", seed: 0)
            let path = "\(folder)/x.epass"
            let read = try await Epass.run("read", "--simulate", "--can", "-", "--out", path, input: "123456")
            try #require(read.status == 0, "\(read.text)")
            for (line, status) in [
                (Self.lower, 2),
                ("L898902C36UTO7408122F3404159ZE184226B<<<<<16".replacing("L898902C36", with: "L898902C44"), 1),
            ] {
                try await ScreenTerminal.withShell { terminal in
                    try await terminal.enter(
                        command("verify \(path) --trust \(export)/csca.der --mrz --show"))
                    try await terminal.expect("MRZ, line 1:")
                    try await terminal.enter(Self.upper)
                    try await terminal.expect("MRZ, line 1: \(Self.upper)")
                    try await terminal.expect("MRZ, line 2:")
                    try await terminal.enter(line)
                    // Its own check digit is right, the one over several fields is not.
                    if status == 1 {
                        try await terminal.expect("Your choice:")
                        try await terminal.press("Enter")
                    }
                    try await terminal.expect("status \(status)")
                    try await terminal.expect(
                        status == 2
                            ? "All fields of the printed MRZ are those of DG1"
                            : "Print and chip differ in: document number")
                }
            }
        }
    }

    @Test("in German, by the locale: what is asked, the yes of that language, and the verdict", arguments: [80, 40])
    func german(columns: Int) async throws {
        try await ScreenTerminal.with(
            columns: columns, environment: ["LC_ALL": "de_DE.UTF-8"], [Epass.path, "read", "--simulate", "--mrz"]
        ) { terminal in
            try await terminal.expect("MRZ, Zeile 1 (wird nicht angezeigt):")
            try await terminal.enter(Self.upper)
            try await terminal.expect("MRZ, Zeile 2 (wird nicht angezeigt):")
            try await terminal.enter(Self.misread)
            try await terminal.expect("So verwenden? [J/n]")
            try await terminal.enter("j")
            try await terminal.expect("VERIFIZIERT")
            try await expectHidden(terminal)
            let rows = try await terminal.screen().split(separator: "\n")
            #expect(rows.allSatisfy { $0.count <= columns })
            #expect(!rows.contains { $0.contains("not shown") || $0.contains("VERIFIED") }, "\(rows)")
        }
    }

    @Test("every word is of the catalogue")
    func pseudoLanguage() async throws {
        try await ScreenTerminal.with(
            columns: 100, environment: ["EPASS_LANG": "qps"], [Epass.path, "read", "--simulate", "--mrz"]
        ) { terminal in
            try await terminal.expect("line 1")
            try await terminal.enter("P<UTO")
            try await terminal.expect("Type it again.", times: 1)
            try await terminal.enter(String(Self.upper.dropLast(2)))
            try await terminal.expect("at its end")
            try await terminal.enter("")
            try await terminal.expect("line 2")
            try await terminal.enter(Self.misread)
            try await terminal.expect("should be")
            try await terminal.enter("n")
            try await terminal.expect("What is to be corrected?")
            try await terminal.enter("1")
            try await terminal.expect("Document number (not shown):")
            try await terminal.enter("L898902C4")
            try await terminal.expect("Use 7?")
            try await terminal.enter("")
            try await terminal.expect("over several fields")
            try await terminal.enter("")
            try await terminal.expect("refused the password")
            try await terminal.expect("What is to be corrected?", times: 3)
            let text = try await terminal.screen().split(separator: "\n").joined(separator: " ")
            let words = PseudoLanguageCommandTests.words(text)
            #expect(words == [], "\(text)")
            try await terminal.press("C-c")
            try await terminal.expect("Interrupted")
        }
    }
}
