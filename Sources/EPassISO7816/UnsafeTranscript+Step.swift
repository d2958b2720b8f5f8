// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension UnsafeTranscript {
    /// One thing that a channel was asked to do, with what came of it and its times. It is as unsafe as the whole.
    public struct Step: Sendable, Hashable {
        /// What was asked.
        public enum Event: Sendable, Hashable {
            /// A command was sent; the response is nil where none came.
            case command([UInt8], response: [UInt8]?)
            /// The chip was reset.
            case reset
            /// A chip was waited for and powered anew. Its answer to reset; empty where none came.
            case restore(answerToReset: [UInt8])
        }

        /// What was asked, and the answer.
        public let event: Event
        /// When it began; what passed on a clock of the channel's own is counted in.
        public let start: ContinuousClock.Instant
        /// When it was over.
        public let end: ContinuousClock.Instant
        /// Why it failed; nil where it did not.
        public let failure: CardChannelError.Code?

        /// A step as a channel saw it.
        public init(
            _ event: Event, from start: ContinuousClock.Instant, to end: ContinuousClock.Instant,
            failure: CardChannelError.Code? = nil
        ) {
            self.event = event
            self.start = start
            self.end = end
            self.failure = failure
        }
    }

    /// Adds the entries of a step.
    package mutating func append(_ step: Step) { append(step.event, failure: step.failure) }

    /// Adds the entries of an event: what was asked, and the response, or why there is none.
    package mutating func append(_ event: Step.Event, failure: CardChannelError.Code?) {
        switch event {
        case .command(let command, let response):
            entries.append(.command(command))
            if let response { entries.append(.response(response)) }
        case .reset: entries.append(.reset)
        case .restore: entries.append(.restore)
        }
        if let failure { entries.append(.failure(failure)) }
    }
}
