// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTestSupport
import Testing

@testable import EPassCLI

@Suite("The line of progress (Docs/picture.md)", .timed)
struct ProgressBarTests {
    private static let bar = ProgressBar(
        share: 500, octets: .init(done: 10_640, total: 21_480), speed: 12_300, label: "Reading DG2 ...")

    @Test("the line fills the width, and drops what is dispensable first")
    func widths() {
        #expect(
            Self.bar.text(width: 79)
                == "[##########..........]  10.6 of 21.4 KB   12.3 KB/s  0:01 left  Reading DG2 ...")
        #expect(Self.bar.text(width: 60) == "[######.......]  10.6 of 21.4 KB  0:01 left  Reading DG2 ...")
        #expect(Self.bar.text(width: 39) == "[####.....]  10.6 of 21.4 KB  0:01 left")
        #expect(Self.bar.text(width: 19) == "[###...]  0:01 left")
        #expect(Self.bar.text(width: 10) == "[####....]")
    }

    @Test("the line is as long as the terminal is wide, whatever it says", arguments: [19, 20, 39, 40, 79, 80, 199])
    func everyWidth(width: Int) {
        for share in [0, 1, 333, 999, 1000, 1001] {
            for octets in [
                nil, .init(done: 0, total: 0), .init(done: 123_456_789, total: 987_654_321, isEstimate: true),
            ]
                as [ProgressBar.Octets?]
            {
                for speed in [nil, 1, 850, 84_800_000] {
                    for label in [
                        "", "x", "Reading DG2 ...", String(repeating: "word ", count: 60), "写真 を 読む ...",
                        String(repeating: "写真 ", count: 60), String(repeating: "写真", count: 60),
                    ] {
                        let text = ProgressBar(share: share, octets: octets, speed: speed, label: label).text(
                            width: width)
                        #expect(DisplayText.width(text) == width, "\(text)")
                        let filled = text.count { $0 == "#" }
                        let empty = text.prefix { $0 != "]" }.count { $0 == "." }
                        #expect(filled == min(filled + empty, (filled + empty) * share / 1000))
                    }
                }
            }
        }
    }

    @Test("what is not known yet is not said, an estimate is said to be one, and a label is cut between words")
    func parts() {
        var bar = ProgressBar(share: 0, octets: nil, speed: nil, label: "Opening the chip ...")
        #expect(bar.text(width: 39) == "[...............]  Opening the chip ...")
        #expect(bar.text(width: 29) == "[..........]  Opening the ...")
        bar.octets = .init(done: 900, total: 21_480, isEstimate: true)
        #expect(bar.text(width: 60).hasSuffix("]   0.9 of ~21.4 KB  Opening the chip ..."))
        bar.label = "a\u{1B}[2Jb"
        #expect(bar.text(width: 60).hasSuffix("  a{U+1B}[2Jb"))
    }

    @Test("time is minutes and seconds, and a chip that gives nothing has no time")
    func time() {
        func said(_ left: Int, _ speed: Int?) -> String {
            ProgressBar(share: 0, octets: .init(done: 0, total: left), speed: speed, label: "").text(width: 79)
        }
        #expect(said(59_000, 1000).hasSuffix("  0:59 left"))
        #expect(said(60_001, 1000).hasSuffix("  1:01 left"))
        #expect(said(.max / 2, 1).contains("  999:"))
        #expect(!said(1000, nil).contains("left") && !said(1000, 0).contains("left"))
    }

    @Test("ten times a second at most, and the last state is drawn")
    func pace() {
        var pace = RedrawPace()
        let start = ContinuousClock.now
        func after(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }
        let asked = [0, 30, 60].map { pace.ask(at: after($0)) }
        #expect(asked == [.draw, .wait(.milliseconds(70)), .nothing])
        let woken = [100, 101].map { pace.wake(at: after($0)) }
        #expect(woken == [true, false])
        let again = pace.ask(at: after(150))
        #expect(again == .wait(.milliseconds(50)))
        pace.rest()
        let isDrawn = pace.wake(at: after(200))
        #expect(!isDrawn)
        let last = pace.ask(at: after(300))
        #expect(last == .draw)
    }

    @Test("the line belongs to a reading that is alone")
    func room() {
        let room = ProgressRoom()
        #expect(!room.hasOne)
        room.enter()
        #expect(room.hasOne)
        room.enter()
        #expect(!room.hasOne)
        room.leave()
        #expect(room.hasOne)
    }
}
