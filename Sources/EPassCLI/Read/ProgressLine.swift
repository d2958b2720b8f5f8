// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import Synchronization

/// One line on the terminal that says what is being read; nothing where standard error is no terminal.
final class ProgressLine: Sendable {
    private struct State {
        var width = 0
        var lastPercent = -1
    }

    private static let barWidth = 24
    private let isShown: Bool
    private let state = Mutex(State())

    init(isShown: Bool = Terminal.errorIsTerminal) { self.isShown = isShown }

    /// Shows words in place of what the line held.
    func show(_ words: String) {
        guard isShown else { return }
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
        let filled = Self.barWidth * percent / 100
        let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: Self.barWidth - filled)
        show("\(file) [\(bar)] \(percent) %")
        state.withLock { $0.lastPercent = percent }
    }

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
