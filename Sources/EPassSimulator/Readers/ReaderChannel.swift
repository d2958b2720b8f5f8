// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassISO7816
import Synchronization

/// A channel on which a reader is in the way that a description makes: for programs and tests that have no such reader.
///
/// Nobody waits in it: what takes time passes on a clock of its own, and what takes longer than the limit of a command
/// ends as a time-out at once. Only the time between two commands is that of the clock on the wall.
package final class ReaderChannel<Base: CardChannel>: CardChannel {
    private struct State {
        var commands = 0
        var octets = 0
        var losses = 0
        /// How long the chip is still away; nil where it is there.
        var absence: Duration?
        var isGone = false
        var elapsed = Duration.zero
        var lastEnd: Duration?
    }

    private let base: Base
    private let reader: SimulatedReader
    private let now: @Sendable () -> Duration
    private let state = Mutex(State())

    /// A channel to the chip behind another one.
    ///
    /// - Parameter now: the time that passed since any moment, for the time between two commands.
    package init(_ base: Base, reader: SimulatedReader, now: (@Sendable () -> Duration)? = nil) {
        self.base = base
        self.reader = reader
        let start = ContinuousClock.now
        self.now = now ?? { ContinuousClock.now - start }
    }

    /// What passed on the channel's own clock.
    package var elapsed: Duration { state.withLock { $0.elapsed } }

    /// The same, with what passed on the clock of the channel behind this one.
    package var simulatedTime: Duration { elapsed + base.simulatedTime }

    /// Those of the channel behind this one, with the limits of this reader where it states them.
    package var properties: ChannelProperties {
        var properties = base.properties
        guard reader.statesLimits else { return properties }
        properties.maximumCommandLength = min(properties.maximumCommandLength, reader.command)
        properties.maximumResponseLength = min(properties.maximumResponseLength, reader.response)
        properties.limitSource = .stated
        return properties
    }

    /// That of the channel behind this one.
    package var executor: (any TaskExecutor)? { base.executor }

    /// Sends a command on, unless the reader is in its way.
    package func transmit(_ command: [UInt8], within limit: Duration) async throws(CardChannelError) -> [UInt8] {
        guard state.withLock({ !$0.isGone && $0.absence == nil }) else { throw CardChannelError(.cardRemoved) }
        if let idle = reader.resetAfterIdle, let last = state.withLock({ $0.lastEnd }),
            now() - last >= .milliseconds(idle)
        {
            state.withLock { $0.lastEnd = nil }
            try await base.reset()
            throw CardChannelError(.cardReset)
        }
        guard command.count <= reader.command else { throw CardChannelError(.transmissionFailed) }
        let answer = try await base.transmit(command, within: limit)
        let octets = command.count + answer.count
        let time =
            Duration.milliseconds(reader.millisecondsPerCommand)
            + .microseconds(reader.microsecondsPerOctet) * octets
        let isLost = state.withLock { state in
            state.elapsed += min(time, limit)
            state.commands += 1
            state.octets += octets
            state.lastEnd = now()
            return loses(&state)
        }
        if isLost {
            // A chip without power forgets everything.
            try? await base.reset()
            throw CardChannelError(.cardRemoved)
        }
        guard answer.count <= reader.response else { throw CardChannelError(.transmissionFailed) }
        guard time <= limit else { throw CardChannelError(.timeout) }
        return answer
    }

    /// Resets the chip, where it is there.
    package func reset() async throws(CardChannelError) {
        guard state.withLock({ !$0.isGone && $0.absence == nil }) else { throw CardChannelError(.cardRemoved) }
        try await base.reset()
    }

    /// Waits for the chip, on the channel's own clock.
    package func restore(within limit: Duration) async throws(CardChannelError) {
        let isThere = state.withLock { state -> Bool in
            guard !state.isGone else { return false }
            guard let absence = state.absence else { return true }
            state.elapsed += min(absence, limit)
            state.absence = absence > limit ? absence - limit : nil
            return state.absence == nil
        }
        guard isThere else { throw CardChannelError(.cardNone) }
        try await base.restore(within: limit)
    }

    /// Whether the chip leaves over this command.
    private func loses(_ state: inout State) -> Bool {
        guard let loss = reader.losesChip, state.losses < loss.times else { return false }
        if let commands = loss.afterCommands, state.commands <= commands { return false }
        if let octets = loss.afterOctets, state.octets <= octets { return false }
        state.losses += 1
        state.commands = 0
        state.octets = 0
        if let time = loss.milliseconds { state.absence = .milliseconds(time) } else { state.isGone = true }
        return true
    }
}
