// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import Testing

@testable import EPassCLI

@Suite("Which terminal shows a picture, by its environment (Docs/picture.md)", .timed)
struct PictureFormTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let environment: [String: String]
        let form: PictureForm?
        var testDescription: String { environment.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ") }

        init(_ form: PictureForm?, _ environment: [String: String]) {
            self.environment = environment
            self.form = form
        }
    }

    static let rows = [
        Row(.kitty, ["TERM": "xterm-kitty"]),
        Row(.kitty, ["TERM": "xterm-kitty", "TERM_PROGRAM": "WezTerm"]),
        Row(.kitty, ["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"]),
        Row(.kitty, ["TERM": "xterm-ghostty"]),
        Row(.kitty, ["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"]),
        Row(.kitty, ["TERM": "xterm-256color", "KONSOLE_VERSION": "220400"]),
        Row(.kitty, ["TERM": "xterm-256color", "KONSOLE_VERSION": "230805"]),
        Row(.iTerm2, ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"]),
        Row(.iTerm2, ["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"]),
        Row(.iTerm2, ["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm", "KITTY_WINDOW_ID": "1"]),
        Row(.iTerm2, ["TERM": "wezterm"]),
        Row(.iTerm2, ["TERM": "xterm-256color", "TERM_PROGRAM": "mintty"]),
        Row(.iTerm2, ["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"]),
        Row(.sixel, ["TERM": "foot"]), Row(.sixel, ["TERM": "foot-extra"]), Row(.sixel, ["TERM": "mlterm-256color"]),
        Row(.sixel, ["TERM": "contour"]), Row(.sixel, ["TERM": "yaft-256color"]),
        // What is not known to show any.
        Row(nil, [:]), Row(nil, ["TERM": "xterm"]), Row(nil, ["TERM": "xterm-256color", "COLORTERM": "truecolor"]),
        Row(nil, ["TERM": "linux"]), Row(nil, ["TERM": "vt100", "KITTY_WINDOW_ID": "1"]), Row(nil, ["TERM": "dumb"]),
        Row(nil, ["TERM": "xterm-256color", "KONSOLE_VERSION": "210802"]),
        Row(nil, ["TERM": "xterm-256color", "KONSOLE_VERSION": "x"]),
        Row(nil, ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal", "KITTY_WINDOW_ID": "1"]),
        Row(nil, ["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"]),
        // What stands between.
        Row(nil, ["TERM": "xterm-kitty", "TMUX": "/tmp/tmux-0/default,1,0"]),
        Row(nil, ["TERM": "tmux-256color", "TERM_PROGRAM": "WezTerm"]),
        Row(nil, ["TERM": "screen.xterm-256color", "KITTY_WINDOW_ID": "1"]),
        Row(nil, ["TERM": "xterm-kitty", "STY": "12.pts-0.host"]), Row(nil, ["TERM": "foot", "ZELLIJ": "0"]),
    ]

    @Test("auto shows a picture where the terminal is known to", arguments: rows)
    func auto(row: Row) {
        #expect(PictureForm.chosen(.auto, in: row.environment, isTerminal: true) == row.form)
    }

    @Test("always shows the same there, and characters in colours elsewhere; never shows none", arguments: rows)
    func always(row: Row) {
        let characters = PictureForm.blocks(PictureBlocks(in: row.environment))
        #expect(PictureForm.chosen(.always, in: row.environment, isTerminal: true) == row.form ?? characters)
        #expect(PictureForm.chosen(.always, in: row.environment, isTerminal: false) == characters)
        #expect(PictureForm.chosen(.never, in: row.environment, isTerminal: true) == nil)
        #expect(PictureForm.chosen(.auto, in: row.environment, isTerminal: false) == nil)
    }

    @Test("auto shows none where no colours are wanted", arguments: ["TERM": "dumb", "NO_COLOR": "1"])
    func colourless(name: String, value: String) {
        let environment = ["TERM": "xterm-kitty", "TERM_PROGRAM": "iTerm.app"].merging([name: value]) { $1 }
        #expect(PictureForm.chosen(.auto, in: environment, isTerminal: true) == nil)
        #expect(PictureForm.chosen(.always, in: environment, isTerminal: true) != nil)
        let unset = ["TERM": "xterm-kitty", "NO_COLOR": ""]
        #expect(PictureForm.chosen(.auto, in: unset, isTerminal: true) == .kitty)
    }

    @Test("the environment says which colours and characters there are")
    func blocks() {
        #expect(PictureBlocks(in: ["COLORTERM": "truecolor", "LANG": "C.UTF-8"]) == PictureBlocks())
        #expect(PictureBlocks(in: ["COLORTERM": "24bit", "LC_ALL": "de_DE.utf8"]) == PictureBlocks())
        #expect(PictureBlocks(in: ["LANG": "C.UTF-8"]) == PictureBlocks(hasTrueColour: false))
        #expect(PictureBlocks(in: ["LANG": "C"]) == PictureBlocks(hasTrueColour: false, hasHalves: false))
    }
}
