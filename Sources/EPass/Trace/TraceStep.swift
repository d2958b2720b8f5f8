// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassISO7816
package import EPassLDS

/// One line of a trace after the first: a command with its answer, a reset, or a wait for the chip.
package struct TraceStep: Sendable, Hashable {
    /// What was asked of the channel. The raw values are the words of the file.
    package enum Event: String, Sendable, Hashable, CaseIterable {
        /// A command was sent.
        case command
        /// The chip was reset.
        case reset
        /// A chip was waited for and powered anew.
        case restore
    }

    /// What was asked.
    package var event = Event.reset
    /// The number of the command, from 1; nil for what is none.
    package var number: Int?
    /// When it began, in milliseconds after the trace.
    package var milliseconds = 0
    /// How long it took.
    package var microseconds = 0
    /// The phase of the reading, where it is known.
    package var phase: ReadPhase?
    /// The file that is being read, where it is known.
    package var file: LDSFile?
    /// The command; nil for what is none.
    package var command: TracedCommand?
    /// The answer; nil where none came.
    package var answer: TracedAnswer?
    /// The answer to reset after a wait for the chip.
    package var answerToReset: [UInt8]?
    /// Why it failed; nil where it did not.
    package var failure: CardChannelError.Code?

    /// A blank one, to be read into.
    init() {}

    /// The shape of a step.
    ///
    /// - Parameters:
    ///   - start: when the trace began.
    ///   - keepsOctets: whether all octets are kept.
    init(_ step: UnsafeTranscript.Step, after start: ContinuousClock.Instant, keepsOctets: Bool) {
        milliseconds = (step.start - start).wholeMicroseconds / 1000
        microseconds = (step.end - step.start).wholeMicroseconds
        failure = step.failure
        switch step.event {
        case .command(let octets, let response):
            event = .command
            let command = TracedCommand(octets, keepsOctets: keepsOctets)
            self.command = command
            answer = response.map { TracedAnswer($0, to: command, keepsOctets: keepsOctets) }
        case .reset: event = .reset
        case .restore(let answerToReset):
            event = .restore
            self.answerToReset = Array(answerToReset.prefix(64))
        }
    }

    /// Without the octets.
    var redacted: TraceStep {
        var step = self
        step.command?.octets = nil
        step.answer?.octets = nil
        return step
    }

    /// The event with its octets; nil where there are none.
    var recorded: UnsafeTranscript.Step.Event? {
        switch event {
        case .command:
            guard let octets = command?.octets, answer == nil || answer?.octets != nil else { return nil }
            return .command(octets, response: answer?.octets)
        case .reset: return .reset
        case .restore: return .restore(answerToReset: answerToReset ?? [])
        }
    }
}

extension Duration {
    /// In microseconds; zero for what is below it, and no more than a trace can hold: eleven days.
    fileprivate var wholeMicroseconds: Int {
        let (seconds, attoseconds) = min(max(.zero, self), .seconds(1_000_000)).components
        return Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
    }
}
