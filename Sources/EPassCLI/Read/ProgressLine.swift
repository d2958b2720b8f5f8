// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import Synchronization

/// One line on the terminal that says what is being read; nothing where standard error is no terminal.
final class ProgressLine: Sendable {
    private struct State {
        var width = 0
        var lastPercent = -1
        /// The file whose octets are shown, when the first of them came, and how many were there by then.
        var file = ""
        var begin = ContinuousClock.now
        var first = 0

        /// The kilobytes a second since the first octets of the file; nil while no time has passed.
        mutating func rate(of name: String, done: Int, at now: ContinuousClock.Instant) -> String? {
            if file != name || done < first { (file, begin, first) = (name, now, done) }
            let milliseconds = (now - begin).wholeMilliseconds
            guard milliseconds > 0, done > first else { return nil }
            let tenths = (done - first) * 10 / milliseconds
            return "\(tenths / 10).\(tenths % 10)"
        }
    }

    private static let maximumBarWidth = 24
    private let isShown: Bool
    private let state = Mutex(State())

    init(isShown: Bool = Terminal.errorIsTerminal) { self.isShown = isShown }

    /// Shows a message in place of what the line held.
    func show(_ message: Message) { show(DisplayText.escaped(Words.say(message))) }

    /// Shows words, as many as stand on one line: what went on below would stay there when the line is taken away.
    private func show(_ text: String) {
        guard isShown else { return }
        let lines = Terminal.wrapped(text, width: Self.width, indent: 0)
        let words = lines.prefix { $0 != "\n" }
        state.withLock { state in
            let padding = String(repeating: " ", count: max(0, state.width - words.count))
            state.width = words.count
            state.lastPercent = -1
            Terminal.progress("\r" + words + padding)
        }
    }

    /// Shows how much of a file was read, and how fast it comes (F-23).
    func show(file: String, done: Int, total: Int) {
        guard isShown, total > 0 else { return }
        let percent = min(100, done * 100 / total)
        guard state.withLock({ $0.lastPercent != percent }) else { return }
        let rate = state.withLock { $0.rate(of: file, done: done, at: .now) }
        func message(_ bar: String, _ percent: Int) -> Message {
            rate.map { .progressPartAtRate(file: file, bar: bar, percent: percent, rate: $0) }
                ?? .progressPart(file: file, bar: bar, percent: percent)
        }
        let width = max(1, min(Self.maximumBarWidth, Self.width - Words.phrase(message("", 100)).count))
        let filled = width * percent / 100
        let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
        show(Words.phrase(message(bar, percent)))
        state.withLock { $0.lastPercent = percent }
    }

    /// The characters that the line may have: the last place of a terminal's line is left free, for some go on to the
    /// next one behind it.
    private static var width: Int { (Terminal.errorWidth ?? 80) - 1 }

    /// Takes the line away.
    func clear() {
        guard isShown else { return }
        state.withLock { state in
            guard state.width > 0 else { return }
            Terminal.progress("\r" + String(repeating: " ", count: state.width) + "\r")
            state.width = 0
        }
    }
}
