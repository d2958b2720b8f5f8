// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import Testing

@testable import EPassMessages

@Suite("How many columns a text takes, Unicode Standard Annex #11", .timed)
struct DisplayWidthTests {
    @Test(
        "by what is seen, not by characters or octets",
        arguments: [
            ("", 0), ("ERIKSSON", 8), ("M\u{FC}ller", 6), ("Mu\u{308}ller", 6), ("\u{738B}\u{5C0F}\u{660E}", 6),
            ("\u{FF21}\u{FF22}", 4), ("\u{FF71}", 1), ("\u{AE40}", 2), ("\u{1100}\u{1161}\u{11A8}", 2),
            ("\u{645}\u{64F}\u{62D}\u{64E}\u{645}\u{651}\u{64E}\u{62F}", 4), ("\u{1F642}", 2), ("\u{2764}\u{FE0F}", 2),
            ("\u{1F1E9}\u{1F1EA}", 2), ("\u{4DC0}\u{3000}", 4), ("\u{2013}\u{2713}\u{2717}", 3), ("\u{20000}", 2),
            ("\u{E0A}\u{E37}\u{E48}\u{E2D}", 2),
        ])
    func width(_ text: String, _ columns: Int) {
        #expect(DisplayText.width(text) == columns)
        #expect(DisplayText.width(DisplayText.padded(text, to: 20)) == 20)
        #expect(DisplayText.width(DisplayText.padded(text, to: 1, gap: 1)) == max(columns + 1, 1))
    }

    @Test("every text that is broken fits, and nothing of it is lost", arguments: [4, 10, 19, 20, 40])
    func wrapped(width: Int) {
        let texts = [
            "", "a", "  a b", "the quick brown fox jumps over the lazy dog", String(repeating: "0A", count: 64),
            "SHA-256 \(String(repeating: "F", count: 64)) and more", String(repeating: "\u{6F22}", count: 45),
            "a \(String(repeating: "\u{6F22}\u{308}", count: 30)) b", String(repeating: " ", count: 50),
            "\(String(repeating: "x", count: width)) y", String(repeating: "e\u{301}\u{302}", count: 50),
        ]
        for text in texts {
            let lines = DisplayText.wrapped(text, width: width, cutsWords: true)
            #expect(lines.allSatisfy { DisplayText.width($0) <= width }, "\(lines)")
            #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
            #expect(lines.dropLast().allSatisfy { !$0.isEmpty && $0.last != " " }, "\(lines)")
        }
    }

    @Test("a word stays whole where that is asked for, and moves to the next line where it fits there")
    func words() {
        let digest = String(repeating: "F", count: 64)
        #expect(DisplayText.wrapped("of \(digest) it", width: 30) == ["of", digest, "it"])
        #expect(DisplayText.wrapped("0123456789 abcdef", width: 20) == ["0123456789 abcdef"])
        #expect(
            DisplayText.wrapped("0123456789 abcdefghij", width: 20, cutsWords: true) == ["0123456789", "abcdefghij"])
        let name = String(repeating: "\u{6F22}", count: 8)
        #expect(DisplayText.wrapped("\(name) \(name)", width: 20) == [name, name])
        #expect(DisplayText.wrapped("a", width: nil) == ["a"])
    }
}
