// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import Synchronization

/// One line on the terminal that says what is being read; nothing where standard error is no terminal.
final class ProgressLine: Sendable {
    private struct State {
        var width = 0
        var lastPercent = -1
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

    /// Shows how much of a file was read.
    func show(file: String, done: Int, total: Int) {
        guard isShown, total > 0 else { return }
        let percent = min(100, done * 100 / total)
        guard state.withLock({ $0.lastPercent != percent }) else { return }
        let others = Words.phrase(.progressPart(file: file, bar: "", percent: 100)).count
        let width = max(1, min(Self.maximumBarWidth, Self.width - others))
        let filled = width * percent / 100
        let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
        show(Words.phrase(.progressPart(file: file, bar: bar, percent: percent)))
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
