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
public final class SimulatedChipChannel: CardChannel {
    private struct State {
        var commands = 0
        var isRemoved = false
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
            readerName: "simulated chip", atr: chip.atr,
            maximumCommandLength: takesExtendedLength ? 65_544 : 261,
            maximumResponseLength: takesExtendedLength ? 65_538 : 258, protocolName: "simulator")
    }

    /// How many commands were sent.
    public var commandCount: Int { state.withLock { $0.commands } }

    /// Sends a command to the chip, which answers at once: no limit passes.
    ///
    /// - Throws: `channel.invalidCommand` for fewer than four octets, `card.removed` where the chip is gone,
    ///   `card.reset` and `card.transmissionFailed` where a fault says so.
    public func transmit(_ command: [UInt8], within limit: Duration) async throws(CardChannelError) -> [UInt8] {
        guard command.count >= 4, command.count <= properties.maximumCommandLength else {
            throw CardChannelError(
                .invalidCommand, reason: .simulatorCommandLength(count: command.count),
                remedy: .simulatorCommandLengthRemedy)
        }
        let number = try start()
        switch fault(number, command) {
        case nil: return try answer(to: command)
        case .removal:
            state.withLock { $0.isRemoved = true }
            throw Self.removed
        case .transmissionFailure:
            throw CardChannelError(
                .transmissionFailed, reason: .simulatorCommandLost, remedy: .simulatorCommandLostRemedy)
        case .replacement(let octets):
            _ = try answer(to: command)
            return octets
        case .truncation(let count):
            return Array(try answer(to: command).dropLast(max(0, count)))
        case .reset:
            chip.reset()
            throw CardChannelError(.cardReset, reason: .simulatorChipReset, remedy: .simulatorChipResetRemedy)
        }
    }

    /// Resets the chip.
    ///
    /// - Throws: `card.removed` where the chip is gone.
    public func reset() async throws(CardChannelError) {
        guard chip.isInField, !state.withLock({ $0.isRemoved }) else { throw Self.removed }
        chip.reset()
    }

    private func start() throws(CardChannelError) -> Int {
        let number = state.withLock { state -> Int? in
            guard !state.isRemoved else { return nil }
            defer { state.commands &+= 1 }
            return state.commands
        }
        guard let number else { throw Self.removed }
        return number
    }

    private func answer(to command: [UInt8]) throws(CardChannelError) -> [UInt8] {
        let response = chip.respond(to: command)
        guard chip.isInField else { throw Self.removed }
        return response
    }

    private static var removed: CardChannelError {
        CardChannelError(.cardRemoved, reason: .simulatorChipLeft, remedy: .simulatorChipLeftRemedy)
    }
}
