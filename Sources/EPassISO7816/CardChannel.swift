// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What is known of reader and chip before the first command.
public struct ChannelProperties: Sendable, Hashable {
    /// The reader's name as its driver gives it; untrusted text. Nil where there is no reader.
    public var readerName: String?
    /// The answer to reset, or what the reader made of the answer to select of a contactless chip; may be empty.
    public var atr: [UInt8]
    /// The most octets of one command that the reader passes on. 261 and less: short length fields only.
    public var maximumCommandLength: Int
    /// The most octets of one response, status bytes included, that the reader passes on. 258 and less: short length
    /// fields only.
    public var maximumResponseLength: Int
    /// What the two limits follow from.
    public var limitSource: LimitSource
    /// The transmission protocol in words, for example `T=1`, `simulator`.
    public var protocolName: String

    /// What the simulated chip calls its reader.
    package static let simulatedReaderName = "simulated chip"

    /// What the limits of a channel follow from.
    public enum LimitSource: String, Sendable, Hashable, CaseIterable {
        /// The reader states them (PC/SC part 10, `dwMaxAPDUDataSize`).
        case stated
        /// They are known of readers of its model, and shorter than what it states.
        case knownModel
        /// Nobody says anything: the longest that there is.
        case assumed
    }

    /// Properties as given; by default a channel that takes extended length fields.
    public init(
        readerName: String? = nil, atr: [UInt8] = [], maximumCommandLength: Int = 65544,
        maximumResponseLength: Int = 65538, limitSource: LimitSource = .assumed, protocolName: String
    ) {
        self.readerName = readerName
        self.atr = atr
        self.maximumCommandLength = maximumCommandLength
        self.maximumResponseLength = maximumResponseLength
        self.limitSource = limitSource
        self.protocolName = protocolName
    }
}

/// The way to one chip: commands in, responses out, in the order given.
///
/// An implementation adds nothing: no GET RESPONSE, no repetition, no chaining. It is used by one session at a time;
/// two commands at once are a programming error that the session's type rules out.
public protocol CardChannel: Sendable {
    /// What is known of reader and chip; after `restore(within:)`, of those that are there now.
    var properties: ChannelProperties { get }

    /// Where calls of this channel block a thread of its own: that thread, so that a reading can run there and no
    /// command costs two changes of threads. Nil, as by default, where they block none, or where that thread may have
    /// to be left behind.
    var executor: (any TaskExecutor)? { get }

    /// What passed on a clock of the channel's own, beside the one on the wall: where a simulated chip or reader takes
    /// time that nobody waits for. It counts against the limits of a reading. Zero, as by default, for a real chip.
    var simulatedTime: Duration { get }

    /// Sends a command and waits for its response.
    ///
    /// A command on its way cannot be called back, only left: where time is over or the task was cancelled, this
    /// returns soon, and the channel may be of no use until it is restored.
    ///
    /// - Parameters:
    ///   - command: at least four octets, exactly as they go to the chip.
    ///   - limit: how long the response may take, extensions of the waiting time included.
    /// - Returns: the whole response, status bytes included: at least two octets.
    /// - Throws: `CardChannelError` where no response came: `card.timeout` when the limit has passed,
    ///   `channel.cancelled` well within a second after the task was cancelled.
    func transmit(_ command: [UInt8], within limit: Duration) async throws(CardChannelError) -> [UInt8]

    /// Resets the chip, which thereby forgets its selected file and its security state.
    ///
    /// - Throws: `CardChannelError` where the chip is gone or cannot be reset.
    func reset() async throws(CardChannelError)

    /// Waits until a chip is in the field of the same reader and powers it anew; then all is as after `reset()`.
    ///
    /// Chip, reader and the service between may have been away, and the chip may be another one: who reads has to look.
    /// By default it is `reset()`.
    ///
    /// - Parameter limit: how long to wait for all of it.
    /// - Throws: `CardChannelError` where there is no such chip by then, or the task was cancelled.
    func restore(within limit: Duration) async throws(CardChannelError)
}

extension CardChannel {
    /// How long a response may take where nobody says: 20 seconds. The longest computations of a chip, with extensions
    /// of the waiting time, take less than half of it.
    public static var defaultLimit: Duration { .seconds(20) }

    /// No thread of its own.
    public var executor: (any TaskExecutor)? { nil }

    /// No clock of its own.
    public var simulatedTime: Duration { .zero }

    /// Sends a command and waits for its response, for as long as `defaultLimit`.
    public func transmit(_ command: [UInt8]) async throws(CardChannelError) -> [UInt8] {
        try await transmit(command, within: Self.defaultLimit)
    }

    /// Resets the chip: for channels whose chip stays where it is.
    public func restore(within limit: Duration) async throws(CardChannelError) {
        try await reset()
    }
}
