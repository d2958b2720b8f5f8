// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816
public import EPassMessages
internal import Synchronization

/// A chip in a PC/SC reader.
///
/// The connection is exclusive and in a transaction for its whole life: nobody else can reset the chip or send it a
/// command in between (F-21). Calls block a thread of its own and none of Swift's. After `card.reset` call `reset()`
/// and run access control again. After anything else that is no answer call `restore(within:)`: chip, reader and
/// service may come back.
///
/// A call of PC/SC cannot be called back, and may block for ever behind a chip, a driver or a service that stopped. It
/// is left behind when time is over or the task was cancelled; when it comes back, it lets the chip go. Until
/// `restore(within:)` the channel then throws `channel.closed`.
public final class PCSCCardChannel: CardChannel {
    // No executor of its own: a reading that ran on the thread of the calls could not leave it. A command costs two
    // changes of threads, some 20 microseconds of the milliseconds that a chip takes.

    /// Who may use the chip at the same time.
    public enum Sharing: Sendable, Hashable {
        /// Nobody else. What reading a document needs.
        case exclusive
        /// Programs that share too, between two transactions.
        case shared
    }

    private struct State: Sendable {
        // Nil where it was left, or given up for the next one.
        var context: PCSCContext?
        var properties: ChannelProperties
        var isClosed = false
        // Whether a command that was left holds reader and chip until the chip answers: who is busy then is this
        // program.
        var isHeldByOwnCall = false
    }

    /// One connection to a chip.
    private struct Connection: Sendable {
        let context: PCSCContext
        let properties: ChannelProperties
        let advice: Message?
    }

    // Power-up takes a second at most, three attempts of it included.
    private static let callLimit: Duration = .seconds(10)

    /// What is known against the reader; nil where nothing is.
    public let advice: Message?
    private let reader: String
    private let sharing: Sharing
    private let state: Mutex<State>

    /// Reader, answer to reset, limits and protocol as they were when the connection was made; after
    /// `restore(within:)` the new one.
    ///
    /// The limits are what the reader states by PC/SC part 10 (`dwMaxAPDUDataSize`); a reader that states nothing is
    /// taken to pass extended length fields on, which are used only where the chip asks for them too. Of models that
    /// are known to pass on less than they state, that counts (F-19, F-20).
    public var properties: ChannelProperties { state.withLock { $0.properties } }

    private init(_ connection: Connection, reader: String, sharing: Sharing) {
        self.reader = reader
        self.sharing = sharing
        state = Mutex(State(context: connection.context, properties: connection.properties))
        advice = connection.advice
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
                let connection = try await connectOnce(
                    to: reader, sharing: sharing, until: .deadline(after: callLimit), poweredAnew: false)
                return PCSCCardChannel(connection, reader: reader, sharing: sharing)
            } catch {
                guard error.code == .readerBusy || error.isProtocolMismatch, ContinuousClock.now < deadline else {
                    throw error
                }
            }
            try await pause(.milliseconds(100))
        }
    }

    /// Connects to the chip in a reader of a list or of ``PCSCMonitor/waitForCard(in:timeout:onEvent:)``: by its name,
    /// as above.
    public static func connect(
        to reader: PCSCReader, sharing: Sharing = .exclusive, patience: Duration = .seconds(2)
    ) async throws(CardChannelError) -> PCSCCardChannel {
        try await connect(to: reader.name, sharing: sharing, patience: patience)
    }

    private static func connectOnce(
        to reader: String, sharing: Sharing, until deadline: ContinuousClock.Instant, poweredAnew: Bool
    ) async throws(CardChannelError) -> Connection {
        let context = try await PCSCContext.established(
            label: "epass.card", within: deadline - ContinuousClock.now)
        return try await context.within(deadline - ContinuousClock.now, .connect, reader: reader) {
            (context) async throws(CardChannelError) -> Connection in
            let properties = try await context.open(
                reader: reader, exclusively: sharing == .exclusive, poweredAnew: poweredAnew)
            let advice = await context.model(reader: reader)?.advice?.message
            return Connection(context: context, properties: properties, advice: advice)
        }
    }

    private static func pause(_ duration: Duration) async throws(CardChannelError) {
        do {
            try await Task.sleep(for: duration)
        } catch {
            throw .cancelled
        }
    }

    /// Sends a command and waits for its response; see `CardChannel`.
    public func transmit(_ command: [UInt8], within limit: Duration) async throws(CardChannelError) -> [UInt8] {
        if Task.isCancelled { throw .cancelled }
        // One octet would be taken for a control by virtual readers, none hangs them.
        guard command.count >= 4 else { throw .commandTooShort(command.count) }
        let longest = properties.maximumCommandLength
        guard command.count <= longest else { throw .commandTooLong(command.count, limit: longest) }
        let reader = reader
        return try await call(within: limit) { (context) async throws(CardChannelError) -> [UInt8] in
            try await context.transmit(command, reader: reader)
        }
    }

    /// Resets the chip: selected file and security state are gone. The transaction goes on.
    public func reset() async throws(CardChannelError) {
        if Task.isCancelled { throw .cancelled }
        let reader = reader
        let exclusively = sharing == .exclusive
        try await call(within: Self.callLimit) { (context) async throws(CardChannelError) -> Void in
            try await context.reset(reader: reader, exclusively: exclusively)
        }
    }

    /// Lets the chip go, reset. Later commands throw `channel.closed`. Without it the connection ends with the last
    /// reference.
    public func close() async {
        await letGo(isFinal: true, within: .seconds(3))
    }

    /// Does something with the connection, and forgets it where it was left.
    private func call<Value: Sendable>(
        within limit: Duration, _ work: @escaping @Sendable (PCSCContext) async throws(CardChannelError) -> Value
    ) async throws(CardChannelError) -> Value {
        guard let context = state.withLock({ $0.context }) else { throw .closed }
        defer {
            // The call that is still out holds the last reference then, and lets the chip go when it comes back.
            if context.isLeft {
                state.withLock { state in
                    if state.context === context { (state.context, state.isHeldByOwnCall) = (nil, true) }
                }
            }
        }
        return try await context.within(limit, .card, reader: reader, work)
    }

    private func letGo(isFinal: Bool, within limit: Duration) async {
        let context = state.withLock { state in
            if isFinal { state.isClosed = true }
            let context = state.context
            state.context = nil
            return context
        }
        guard let context else { return }
        // A reader may take a second to take power away. A service that stopped does not hold whoever closes.
        try? await context.within(limit, .card) { (context) async throws(CardChannelError) -> Void in
            await context.disconnect()
        }
    }

    // MARK: Restoring

    /// Waits until a chip is in the reader of this name and connects to it anew; see `CardChannel`.
    ///
    /// The document may have been taken away, the reader unplugged, the service started again: whatever it was, a new
    /// connection is made as soon as all three are there. Where only somebody else reset the chip, a reset is enough.
    ///
    /// - Throws: what was in the way when time was over: `card.none`, `card.unresponsive`, `reader.removed`,
    ///   `reader.busy`, `reader.noService`; `channel.cancelled`; `channel.closed` after `close()`.
    public func restore(within limit: Duration) async throws(CardChannelError) {
        if Task.isCancelled { throw .cancelled }
        if state.withLock({ $0.isClosed }) { throw .closed }
        let deadline = ContinuousClock.Instant.deadline(after: limit)
        if try await resumes(within: min(limit / 2, Self.callLimit)) { return }
        // The old connection would hold the chip against the new one.
        await letGo(isFinal: false, within: min(limit / 4, .seconds(3)))
        while true {
            do throws(CardChannelError) {
                try await waitForChip(until: deadline)
                let next = try await Self.connectOnce(
                    to: reader, sharing: sharing, until: min(deadline, .deadline(after: Self.callLimit)),
                    poweredAnew: true)
                try adopt(next)
                return
            } catch {
                // A chip that another one just took the place of has no protocol yet.
                let canPass = error.code.canPass || error.isProtocolMismatch
                guard canPass, ContinuousClock.now < deadline else {
                    throw error.code == .readerBusy && state.withLock { $0.isHeldByOwnCall }
                        ? PCSCStatus.unresponsiveCard.error(during: .card, reader: reader) : error
                }
            }
            try await Self.pause(.milliseconds(200))
        }
    }

    /// Waits for a chip, also for one that pcscd missed.
    private func waitForChip(until deadline: ContinuousClock.Instant) async throws(CardChannelError) {
        let isShared = sharing == .shared
        // What was missed came between a reset in vain and the next look of pcscd, 0.4 seconds at most.
        for _ in 0..<3 {
            try await lookAgain(until: deadline)
            do throws(CardChannelError) {
                let soon = min(deadline, .deadline(after: .seconds(1)))
                return try await PCSCMonitor().waitForChip(in: reader, isShared: isShared, until: soon)
            } catch {
                guard error.code.canPass, ContinuousClock.now < deadline else { throw error }
            }
        }
        try await PCSCMonitor().waitForChip(in: reader, isShared: isShared, until: deadline)
    }

    /// Has pcscd see a chip that it missed while it reset it.
    private func lookAgain(until deadline: ContinuousClock.Instant) async throws(CardChannelError) {
        let limit = min(Self.callLimit, max(.milliseconds(500), deadline - ContinuousClock.now))
        let reader = reader
        let context = try await PCSCContext.established(label: "epass.look", within: limit)
        try await context.within(limit, .observe, reader: reader) { (context) async throws(CardChannelError) -> Void in
            try await context.lookAgain(reader: reader)
        }
    }

    /// Resets the chip where the connection stands.
    private func resumes(within limit: Duration) async throws(CardChannelError) -> Bool {
        let reader = reader
        let exclusively = sharing == .exclusive
        do throws(CardChannelError) {
            let now = try await call(within: limit) {
                (context) async throws(CardChannelError) -> ChannelProperties? in
                guard await context.isStanding() else { return nil }
                try await context.reset(reader: reader, exclusively: exclusively)
                return try await context.currentProperties(reader: reader)
            }
            guard let now else { return false }
            state.withLock { $0.properties = now }
            return true
        } catch {
            if error.code == .cancelled { throw error }
            return false
        }
    }

    private func adopt(_ connection: Connection) throws(CardChannelError) {
        let isClosed = state.withLock { state in
            guard !state.isClosed else { return true }
            state.context = connection.context
            state.isHeldByOwnCall = false
            state.properties = connection.properties
            return false
        }
        if isClosed { throw .closed }
    }
}

extension CardChannelError {
    /// Reader and chip agreed on no protocol: for good, or because the chip was changed at that moment.
    fileprivate var isProtocolMismatch: Bool { nativeCode == PCSCStatus.protocolMismatch.number }
}

extension CardChannelError.Code {
    /// Whether a chip may be had all the same, a little later.
    fileprivate var canPass: Bool {
        switch self {
        case .cardRemoved, .cardReset, .cardUnresponsive, .cardNone, .transmissionFailed, .invalidResponse, .timeout,
            .readerNone, .readerUnknown, .readerRemoved, .readerBusy, .noService, .serviceLost, .ioFailed:
            true
        case .notPermitted, .unsupported, .cancelled, .invalidCommand, .closed, .scriptMismatch: false
        }
    }
}
