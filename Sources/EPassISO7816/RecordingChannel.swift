// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Synchronization

/// A channel that passes everything on to another one, and keeps what was said or hands it to whoever listens.
public final class RecordingChannel<Base: CardChannel>: CardChannel {
    private let base: Base
    private let listener: (@Sendable (UnsafeTranscript.Step) -> Void)?
    private let recorded = Mutex(UnsafeTranscript())

    /// A channel that records what goes through the other one from now on.
    public init(_ base: Base) {
        self.base = base
        listener = nil
    }

    /// A channel that hands on each step of the other one as soon as it is over, and keeps nothing.
    ///
    /// - Parameter listener: called before the step's caller goes on, one call after the other. A step holds all that
    ///   was said, as ``UnsafeTranscript`` does.
    public init(_ base: Base, listener: @escaping @Sendable (UnsafeTranscript.Step) -> Void) {
        self.base = base
        self.listener = listener
    }

    /// What was said so far; empty where somebody listens.
    public var transcript: UnsafeTranscript { recorded.withLock { $0 } }

    /// The properties of the channel beneath.
    public var properties: ChannelProperties { base.properties }

    /// The executor of the channel beneath.
    public var executor: (any TaskExecutor)? { base.executor }

    /// What passed on the clock of the channel beneath.
    public var simulatedTime: Duration { base.simulatedTime }

    /// The time of a step: what passes on the clock of the channel beneath counts.
    private var now: ContinuousClock.Instant { .now + base.simulatedTime }

    /// Writes words into the transcript.
    public func comment(_ words: String) {
        recorded.withLock { $0.entries.append(.comment(words)) }
    }

    /// Sends the command through the channel beneath; see `CardChannel`.
    public func transmit(_ command: [UInt8], within limit: Duration) async throws(CardChannelError) -> [UInt8] {
        let start = now
        do throws(CardChannelError) {
            let response = try await base.transmit(command, within: limit)
            end(.command(command, response: response), since: start)
            return response
        } catch {
            end(.command(command, response: nil), since: start, error)
            throw error
        }
    }

    /// Resets the chip through the channel beneath; see `CardChannel`.
    public func reset() async throws(CardChannelError) {
        let start = now
        do throws(CardChannelError) {
            try await base.reset()
            end(.reset, since: start)
        } catch {
            end(.reset, since: start, error)
            throw error
        }
    }

    /// Waits for a chip through the channel beneath; see `CardChannel`.
    public func restore(within limit: Duration) async throws(CardChannelError) {
        let start = now
        do throws(CardChannelError) {
            try await base.restore(within: limit)
            end(.restore(answerToReset: base.properties.atr), since: start)
        } catch {
            end(.restore(answerToReset: []), since: start, error)
            throw error
        }
    }

    private func end(
        _ event: UnsafeTranscript.Step.Event, since start: ContinuousClock.Instant, _ failure: CardChannelError? = nil
    ) {
        let step = UnsafeTranscript.Step(event, from: start, to: now, failure: failure?.code)
        if let listener { listener(step) } else { recorded.withLock { $0.append(step) } }
    }
}
