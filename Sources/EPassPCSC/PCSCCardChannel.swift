// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816
public import EPassMessages

/// A chip in a PC/SC reader.
///
/// The connection is exclusive and in a transaction for its whole life: nobody else can reset the chip or send it a
/// command in between (F-21). Calls block a thread of its own and none of Swift's. After `card.reset` call `reset()`
/// and run access control again; after `reader.serviceLost` and `reader.removed` connect anew.
public final class PCSCCardChannel: CardChannel {
    /// Who may use the chip at the same time.
    public enum Sharing: Sendable, Hashable {
        /// Nobody else. What reading a document needs.
        case exclusive
        /// Programs that share too, between two transactions.
        case shared
    }

    /// Reader, answer to reset, limits and protocol as they were when the connection was made.
    ///
    /// The limits are what the reader states by PC/SC part 10 (`dwMaxAPDUDataSize`); a reader that states nothing is
    /// taken to pass extended length fields on, which are used only where the chip asks for them too. The ACR122 counts
    /// as short whatever it says (F-20).
    public let properties: ChannelProperties
    /// What is known against the reader; nil where nothing is.
    public let advice: Message?
    /// The thread that waits for pcscd.
    public var executor: (any TaskExecutor)? { context.tasks }
    private let context: PCSCContext
    private let reader: String
    private let sharing: Sharing

    private init(
        context: PCSCContext, reader: String, sharing: Sharing, properties: ChannelProperties
    ) {
        self.context = context
        self.reader = reader
        self.sharing = sharing
        self.properties = properties
        advice = PCSCReader(name: reader, state: .present).advice
    }

    /// Connects to the chip in a reader.
    ///
    /// Programs that look at every chip that appears (scdaemon, browsers) let go soon, so a busy chip is tried again
    /// for `patience`.
    ///
    /// - Parameters:
    ///   - reader: the exact name of the reader.
    ///   - sharing: whether others may use the chip.
    ///   - patience: how long to try while another program holds the chip.
    /// - Throws: `card.none`, `card.unresponsive`, `reader.busy`, `reader.unknown`, `reader.noService` and their kin.
    public static func connect(
        to reader: String, sharing: Sharing = .exclusive, patience: Duration = .seconds(2)
    ) async throws(CardChannelError) -> PCSCCardChannel {
        let deadline = ContinuousClock.Instant.deadline(after: patience)
        while true {
            do throws(CardChannelError) {
                return try await connectOnce(to: reader, sharing: sharing)
            } catch {
                guard error.code == .readerBusy, ContinuousClock.now < deadline else { throw error }
                do {
                    try await Task.sleep(for: .milliseconds(100))
                } catch {
                    throw .cancelled
                }
            }
        }
    }

    private static func connectOnce(
        to reader: String, sharing: Sharing
    ) async throws(CardChannelError) -> PCSCCardChannel {
        if Task.isCancelled { throw .cancelled }
        let context = try await PCSCContext.established(label: "epass.card")
        let unknown = ReaderObservation(name: reader, rawState: 0, atr: [])
        let seen = try await context.statusChange(of: [unknown], milliseconds: 0, noticesReaders: false)?.first
        // SCardConnect waits without limit while another program is in a transaction; the state tells beforehand.
        if let seen, seen.state == .exclusive || (seen.state == .inUse && sharing == .exclusive) {
            throw PCSCStatus.sharingViolation.error(during: .connect, reader: reader)
        }
        try await context.connect(reader: reader, exclusively: sharing == .exclusive)
        let now = try await context.statusChange(of: [unknown], milliseconds: 0, noticesReaders: false)?.first
        let limits = ReaderLimits(readerName: reader, maximumDataSize: await context.statedMaximumDataSize())
        let properties = ChannelProperties(
            readerName: reader, atr: now?.atr ?? [], maximumCommandLength: limits.maximumCommandLength,
            maximumResponseLength: limits.maximumResponseLength, protocolName: await context.protocolName())
        return PCSCCardChannel(context: context, reader: reader, sharing: sharing, properties: properties)
    }

    /// Sends a command and waits for its response; see `CardChannel`.
    public func transmit(_ command: [UInt8]) async throws(CardChannelError) -> [UInt8] {
        if Task.isCancelled { throw .cancelled }
        // One octet would be taken for a control by virtual readers, none hangs them.
        guard command.count >= 4 else { throw .commandTooShort(command.count) }
        guard command.count <= properties.maximumCommandLength else {
            throw .commandTooLong(command.count, limit: properties.maximumCommandLength)
        }
        return try await context.transmit(command, reader: reader)
    }

    /// Resets the chip: selected file and security state are gone. The transaction goes on.
    public func reset() async throws(CardChannelError) {
        if Task.isCancelled { throw .cancelled }
        try await context.reset(reader: reader, exclusively: sharing == .exclusive)
    }

    /// Lets the chip go, reset. Later commands throw `channel.closed`. Without it the connection ends with the last
    /// reference.
    public func close() async {
        await context.disconnect()
    }
}
