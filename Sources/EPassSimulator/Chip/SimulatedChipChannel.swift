// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816
import EPassMessages
import Synchronization

/// What goes wrong with one command on a ``SimulatedChipChannel``: for tests of what a program does with a failing link
/// or a chip that answers otherwise.
public enum ChannelFault: Sendable, Hashable {
    /// The chip is pulled out: no answer, now and later.
    case removal
    /// The reader could not pass the command on; the chip never saw it.
    case transmissionFailure
    /// The chip answers, and these octets arrive instead, status bytes included.
    case replacement([UInt8])
    /// The chip answers, and this many octets are cut off the end; none for a negative number.
    case truncation(Int)
    /// Another program resets the chip before the command: `card.reset` is thrown, and the secure channel is gone.
    case reset
}

/// A simulated chip as a channel in the same process.
///
/// Nobody waits in it: where the chip's behaviour takes time, or keeps the chip out of the field for a while, that time
/// passes on a clock of the channel's own. What takes longer than the limit of a command ends as a time-out, at once.
public final class SimulatedChipChannel: CardChannel {
    private struct State {
        var commands = 0
        var isRemoved = false
        /// How long the chip is still out of the field.
        var absence: Duration?
        /// What passed on the channel's own clock.
        var elapsed = Duration.zero
        /// What the chip made of the last command.
        var last = ChipReply()
    }

    /// The chip at the end of the channel.
    public let chip: SimulatedChip
    /// The simulated reader and the chip's answer to reset.
    public let properties: ChannelProperties
    private let fault: @Sendable (_ number: Int, _ command: [UInt8]) -> ChannelFault?
    private let state = Mutex(State())

    /// A channel to a chip. It proves nothing about real chips: those are slower, and differ in more than the profiles
    /// do.
    ///
    /// - Parameters:
    ///   - chip: several channels may lead to it, one after the other.
    ///   - takesExtendedLength: whether the simulated reader passes extended length fields on (ISO/IEC 7816-4, 5.2).
    ///   - fault: asked before each command, with its number from 0 and its octets, what goes wrong with it; nil for
    ///     nothing.
    public init(
        _ chip: SimulatedChip, takesExtendedLength: Bool = true,
        fault: @escaping @Sendable (_ number: Int, _ command: [UInt8]) -> ChannelFault? = { _, _ in nil }
    ) {
        self.chip = chip
        self.fault = fault
        properties = ChannelProperties(
            readerName: ChannelProperties.simulatedReaderName, atr: chip.atr,
            maximumCommandLength: takesExtendedLength ? 65_544 : 261,
            maximumResponseLength: takesExtendedLength ? 65_538 : 258, protocolName: "simulator")
    }

    /// How many commands were sent.
    public var commandCount: Int { state.withLock { $0.commands } }

    /// How much time the chip took so far, and was out of the field while it was waited for: by its behaviour alone, as
    /// what it computes takes none.
    package var elapsed: Duration { state.withLock { $0.elapsed } }

    /// The same: nobody waits for it, and it counts against the limits of a reading.
    public var simulatedTime: Duration { elapsed }

    /// What the chip made of the last command.
    var lastReply: ChipReply { state.withLock { $0.last } }

    /// Sends a command to the chip, which answers at once: no time passes that is not the channel's own.
    ///
    /// - Throws: `channel.invalidCommand` for fewer than four octets, `card.removed` where the chip is gone or away,
    ///   `card.timeout` where its behaviour takes longer than the limit, `card.reset` and `card.transmissionFailed`
    ///   where a fault says so.
    public func transmit(_ command: [UInt8], within limit: Duration) async throws(CardChannelError) -> [UInt8] {
        guard command.count >= 4, command.count <= properties.maximumCommandLength else {
            throw CardChannelError(
                .invalidCommand, reason: .simulatorCommandLength(count: command.count),
                remedy: .simulatorCommandLengthRemedy)
        }
        let number = try start()
        switch fault(number, command) {
        case nil: return try answer(to: command, within: limit)
        case .removal:
            state.withLock { $0.isRemoved = true }
            throw Self.removed
        case .transmissionFailure:
            throw CardChannelError(
                .transmissionFailed, reason: .simulatorCommandLost, remedy: .simulatorCommandLostRemedy)
        case .replacement(let octets):
            _ = try answer(to: command, within: limit)
            return octets
        case .truncation(let count):
            return Array(try answer(to: command, within: limit).dropLast(max(0, count)))
        case .reset:
            chip.reset()
            throw Self.resetByItself
        }
    }

    /// Resets the chip.
    ///
    /// - Throws: `card.removed` where the chip is gone.
    public func reset() async throws(CardChannelError) {
        guard chip.isInField, !state.withLock({ $0.isRemoved || $0.absence != nil }) else { throw Self.removed }
        chip.reset()
    }

    /// Waits, on the channel's own clock, for a chip that left the field for a while, and resets it.
    ///
    /// - Throws: `card.removed` where the chip is gone, `card.none` where it stays away longer.
    public func restore(within limit: Duration) async throws(CardChannelError) {
        let isBack = state.withLock { state -> Bool in
            guard let absence = state.absence else { return true }
            state.elapsed += min(absence, limit)
            state.absence = absence > limit ? absence - limit : nil
            return state.absence == nil
        }
        guard isBack else { throw CardChannelError(.cardNone) }
        try await reset()
    }

    private func start() throws(CardChannelError) -> Int {
        let number = state.withLock { state -> Int? in
            guard !state.isRemoved, state.absence == nil else { return nil }
            defer { state.commands &+= 1 }
            return state.commands
        }
        guard let number else { throw Self.removed }
        return number
    }

    private func answer(to command: [UInt8], within limit: Duration) throws(CardChannelError) -> [UInt8] {
        let reply = chip.exchange(command)
        let delay = reply.octets == nil && reply.departure == nil ? limit : Duration.milliseconds(reply.delay)
        state.withLock { state in
            state.elapsed += min(delay, limit)
            state.last = reply
            if let time = reply.departure?.milliseconds, time > 0 { state.absence = .milliseconds(time) }
        }
        if let departure = reply.departure { throw departure.milliseconds == 0 ? Self.resetByItself : Self.removed }
        guard let octets = reply.octets, delay <= limit else { throw CardChannelError(.timeout) }
        return octets
    }

    private static var resetByItself: CardChannelError {
        CardChannelError(.cardReset, reason: .simulatorChipReset, remedy: .simulatorChipResetRemedy)
    }

    private static var removed: CardChannelError {
        CardChannelError(.cardRemoved, reason: .simulatorChipLeft, remedy: .simulatorChipLeftRemedy)
    }
}
