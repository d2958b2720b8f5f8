// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassMessages
import Synchronization

/// A channel that plays a transcript back: it answers as the chip did, and only to the same commands in the same order.
///
/// It is strict: an unexpected or an additional command throws, and `finish()` throws where a command is missing.
///
/// It plays back plain readings only. With BAC, PACE, Chip Authentication, and Active Authentication over a challenge
/// that the caller did not give, the terminal draws its nonces and keys anew each time: a second reading sends other
/// commands than the one that was recorded, and the first of them is refused here (Doc 9303-11, 4.3, 4.4 and 6).
public final class PlaybackChannel: CardChannel {
    private struct State {
        var rest: ArraySlice<UnsafeTranscript.Entry>
        var played = 0

        /// The error that comes next, if one does.
        mutating func takeFailure() -> CardChannelError? {
            guard case .failure(let code) = rest.first else { return nil }
            rest = rest.dropFirst()
            return CardChannelError(code)
        }
    }

    /// What the reader of the transcript could do; by default it takes extended length fields.
    public let properties: ChannelProperties
    private let state: Mutex<State>

    /// A channel that plays this transcript from its beginning.
    public init(
        _ transcript: UnsafeTranscript, properties: ChannelProperties = ChannelProperties(protocolName: "transcript")
    ) {
        let entries = transcript.entries.filter { entry in
            if case .comment = entry { false } else { true }
        }
        self.properties = properties
        state = Mutex(State(rest: entries[...]))
    }

    /// Answers as the transcript does, at once.
    ///
    /// - Throws: `CardChannelError` with code `scriptMismatch` where the transcript holds another command, a reset, or
    ///   nothing more; the error that it holds for this command; `cardRemoved` where it holds no response to it.
    public func transmit(_ command: [UInt8], within limit: Duration) async throws(CardChannelError) -> [UInt8] {
        let result: Result<[UInt8], CardChannelError> = state.withLock { state in
            guard case .command(let expected) = state.rest.first, expected == command else {
                return .failure(Self.mismatch(state, got: .channelTranscriptGotCommand(header: Self.header(command))))
            }
            state.rest = state.rest.dropFirst()
            state.played += 1
            if let failure = state.takeFailure() { return .failure(failure) }
            guard case .response(let response) = state.rest.first else {
                return .failure(
                    CardChannelError(
                        .cardRemoved, reason: .channelTranscriptNoResponse(command: state.played),
                        remedy: .channelTranscriptNoResponseRemedy))
            }
            state.rest = state.rest.dropFirst()
            return .success(response)
        }
        return try result.get()
    }

    /// Confirms that the transcript holds a reset here.
    ///
    /// - Throws: `CardChannelError` with code `scriptMismatch`, or the error that the transcript holds for it.
    public func reset() async throws(CardChannelError) { try confirm([.reset], got: .channelTranscriptReset) }

    /// Confirms that the transcript holds a wait for the chip here, or a reset, which to the chip is the same. It does
    /// not wait.
    ///
    /// - Throws: `CardChannelError` with code `scriptMismatch`, or the error that the transcript holds for it.
    public func restore(within limit: Duration) async throws(CardChannelError) {
        try confirm([.restore, .reset], got: .channelTranscriptRestore)
    }

    private func confirm(_ entries: [UnsafeTranscript.Entry], got: Message) throws(CardChannelError) {
        let failure: CardChannelError? = state.withLock { state in
            guard let next = state.rest.first, entries.contains(next) else { return Self.mismatch(state, got: got) }
            state.rest = state.rest.dropFirst()
            return state.takeFailure()
        }
        if let failure { throw failure }
    }

    /// Confirms that the transcript was played to its end.
    ///
    /// - Throws: `CardChannelError` with code `scriptMismatch`.
    public func finish() throws(CardChannelError) {
        let missing: CardChannelError? = state.withLock { state in
            state.rest.isEmpty ? nil : Self.mismatch(state, got: .channelTranscriptEnd)
        }
        if let missing { throw missing }
    }

    // Headers only: what goes to a chip can hold secrets.
    private static func header(_ command: [UInt8]) -> String { Hexadecimal.text(command.prefix(4)) }

    private static func mismatch(_ state: State, got: Message) -> CardChannelError {
        let expected: Message =
            switch state.rest.first {
            case .command(let octets): .channelTranscriptCommand(header: header(octets), count: octets.count)
            case .response: .channelTranscriptResponse
            case .reset: .channelTranscriptReset
            case .restore: .channelTranscriptRestore
            case .failure: .channelTranscriptFailure
            case .comment, nil: .channelTranscriptNothing
            }
        return CardChannelError(
            .scriptMismatch,
            reason: .channelTranscriptMismatch(played: state.played, expected: expected, got: got))
    }
}
