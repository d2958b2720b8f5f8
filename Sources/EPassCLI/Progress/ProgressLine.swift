// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Dispatch
import EPass
import EPassMessages
import Synchronization

/// One line on the terminal that says how far a reading is; nothing where standard error is no terminal.
final class ProgressLine: Sendable {
    private struct State {
        var reading: ReadingProgress
        /// Of files that are no part of a document.
        var speed = ReadingSpeed()
        /// What is shown; nil where nothing is.
        var bar: ProgressBar?
        var pace = RedrawPace()
    }

    private let isShown: Bool
    private let room: ProgressRoom?
    private let state: Mutex<State>

    /// - Parameters:
    ///   - plan: what a reading is to bring.
    ///   - room: where other readings go on at the same time.
    init(plan: ReadPlan = .default, room: ProgressRoom? = nil, isShown: Bool = Terminal.errorIsTerminal) {
        self.isShown = isShown
        self.room = room
        state = Mutex(State(reading: ReadingProgress(plan: plan)))
    }

    /// Shows what a reading is at.
    func show(_ event: ReadEvent) {
        guard isShown else { return }
        update { state, now in
            state.reading.take(event, at: now)
            return state.reading.bar(at: now)
        }
        if case .documentAwaited = event { countDown() }
    }

    /// Draws the time that is left for laying the document down again, each second.
    private func countDown() {
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(1)) { [weak self] in
            guard let self, self.state.withLock({ $0.bar != nil && $0.reading.awaitedUntil != nil }) else { return }
            self.update { state, now in state.reading.bar(at: now) }
            self.countDown()
        }
    }

    /// Shows how much of a file was read, and how fast it comes.
    func show(file: String, done: Int, total: Int) {
        guard isShown, total > 0 else { return }
        update { state, now in
            state.speed.take(done, of: file, at: now)
            return ProgressBar(
                share: min(1000, done * 1000 / total), octets: .init(done: done, total: total),
                speed: state.speed.octetsPerSecond, label: file)
        }
    }

    /// Shows how far something else is.
    func show(_ bar: () -> ProgressBar) {
        guard isShown else { return }
        update { _, _ in bar() }
    }

    /// Takes the line away.
    func clear() {
        guard isShown else { return }
        state.withLock { state in
            state.bar = nil
            state.pace.rest()
            Terminal.clearProgress()
        }
    }

    private func update(_ change: (inout State, ContinuousClock.Instant) -> ProgressBar) {
        let now = ContinuousClock.now
        let wait: Duration? = state.withLock { state in
            state.bar = change(&state, now)
            switch state.pace.ask(at: now) {
            case .draw: draw(state.bar)
            case .wait(let time): return time
            case .nothing: break
            }
            return nil
        }
        guard let wait else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + .microseconds(wait.wholeMicroseconds)) { [weak self] in
            self?.wake()
        }
    }

    private func wake() {
        state.withLock { state in
            if state.pace.wake(at: .now) { draw(state.bar) }
        }
    }

    private func draw(_ bar: ProgressBar?) {
        guard let bar, room?.hasOne ?? true else { return }
        // The last place of a terminal's line is left free, for some go on to the next one behind it.
        Terminal.progress(bar.text(width: (Terminal.errorWidth ?? 80) - 1))
    }
}
