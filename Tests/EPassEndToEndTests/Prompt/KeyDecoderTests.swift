// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import Testing

@testable import EPassCLI

@Suite("The octets of a terminal at a prompt", .timed)
struct KeyDecoderTests {
    private func events(_ octets: [UInt8]) -> [PromptEvent] {
        var decoder = KeyDecoder()
        return octets.compactMap { decoder.take($0) }
    }

    @Test("CR, LF and CR LF each end one line")
    func ends() {
        for end in ["\r", "\n", "\r\n"] {
            let line = Array("A".utf8) + Array(end.utf8)
            #expect(events(line + line) == [.text("A"), .enter, .text("A"), .enter], "\(end.debugDescription)")
        }
        #expect(events(Array("\r\r".utf8)) == [.enter, .enter])
    }

    @Test("keys that edit")
    func editing() {
        #expect(
            events([0x7F, 0x08, 0x15, 0x17, 0x12, 0x04, 0x0C])
                == [.backspace, .backspace, .clearLine, .clearWord, .toggle, .end, .redraw])
    }

    @Test(
        "arrows, function keys, a paste in brackets and control characters come to nothing",
        arguments: [
            "\u{1B}[A", "\u{1B}[1;5D", "\u{1B}OP", "\u{1B}[15~", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}x", "\u{0}",
            "\u{2}", "\u{3}", "\u{9}", "\u{1B}\u{1B}[B",
        ])
    func harmless(_ text: String) { #expect(events(Array(text.utf8) + [0x41]) == [.text("A")]) }

    @Test("ESC alone is over after a pause")
    func escape() {
        var decoder = KeyDecoder()
        #expect(decoder.take(0x1B) == nil)
        decoder.pause()
        #expect(decoder.take(0x41) == .text("A"))
    }

    @Test("characters of several octets; what is no UTF-8 is a character all the same, or nothing")
    func characters() {
        #expect(events(Array("Ö‹😀".utf8)) == [.text("Ö"), .text("‹"), .text("😀")])
        #expect(events([0xFF, 0x41]) == [.text("\u{FFFD}"), .text("A")])
        #expect(events([0xC3, 0x41]) == [.text("A")])
        #expect(events([0xE2, 0x80, 0x0D]) == [.enter])
    }

    @Test("every pair of octets is taken without a trap")
    func pairs() {
        for first in UInt8.min...UInt8.max {
            for second in UInt8.min...UInt8.max { _ = events([first, second, 0x41]) }
        }
    }
}
