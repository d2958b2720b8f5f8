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
    /// The transmission protocol in words, for example `T=1`, `simulator`.
    public var protocolName: String

    /// Properties as given; by default a channel that takes extended length fields.
    public init(
        readerName: String? = nil, atr: [UInt8] = [], maximumCommandLength: Int = 65544,
        maximumResponseLength: Int = 65538, protocolName: String
    ) {
        self.readerName = readerName
        self.atr = atr
        self.maximumCommandLength = maximumCommandLength
        self.maximumResponseLength = maximumResponseLength
        self.protocolName = protocolName
    }
}

/// The way to one chip: commands in, responses out, in the order given.
///
/// An implementation adds nothing: no GET RESPONSE, no repetition, no chaining. It is used by one session at a time;
/// two commands at once are a programming error that the session's type rules out.
public protocol CardChannel: Sendable {
    /// What is known of reader and chip.
    var properties: ChannelProperties { get }

    /// Where calls of this channel block a thread of its own: that thread, so that a reading can run there and no
    /// command costs two changes of threads. Nil, as by default, where they block none.
    var executor: (any TaskExecutor)? { get }

    /// Sends a command and waits for its response.
    ///
    /// - Parameter command: at least four octets, exactly as they go to the chip.
    /// - Returns: the whole response, status bytes included: at least two octets.
    /// - Throws: `CardChannelError` where no response came. A command on its way cannot be called back; cancellation is
    ///   looked at between commands.
    func transmit(_ command: [UInt8]) async throws(CardChannelError) -> [UInt8]

    /// Resets the chip, which thereby forgets its selected file and its security state.
    ///
    /// - Throws: `CardChannelError` where the chip is gone or cannot be reset.
    func reset() async throws(CardChannelError)
}

extension CardChannel {
    /// No thread of its own.
    public var executor: (any TaskExecutor)? { nil }
}
