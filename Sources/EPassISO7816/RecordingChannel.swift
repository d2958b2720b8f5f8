// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Synchronization

/// A channel that passes everything on to another one and keeps what was said.
public final class RecordingChannel<Base: CardChannel>: CardChannel {
    private let base: Base
    private let recorded = Mutex(UnsafeTranscript())

    /// A channel that records what goes through the other one from now on.
    public init(_ base: Base) { self.base = base }

    /// What was said so far.
    public var transcript: UnsafeTranscript { recorded.withLock { $0 } }

    /// The properties of the channel beneath.
    public var properties: ChannelProperties { base.properties }

    /// The executor of the channel beneath.
    public var executor: (any TaskExecutor)? { base.executor }

    /// Writes words into the transcript.
    public func comment(_ words: String) {
        recorded.withLock { $0.entries.append(.comment(words)) }
    }

    /// Sends the command through the channel beneath; see `CardChannel`.
    public func transmit(_ command: [UInt8]) async throws(CardChannelError) -> [UInt8] {
        recorded.withLock { $0.entries.append(.command(command)) }
        let response = try await base.transmit(command)
        recorded.withLock { $0.entries.append(.response(response)) }
        return response
    }

    /// Resets the chip through the channel beneath; see `CardChannel`.
    public func reset() async throws(CardChannelError) {
        recorded.withLock { $0.entries.append(.reset) }
        try await base.reset()
    }
}
