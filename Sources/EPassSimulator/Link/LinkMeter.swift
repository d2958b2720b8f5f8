// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassISO7816
package import EPassLDS
import Synchronization

/// A channel to a simulated chip that counts what its commands would take on a real field. Nobody waits in it.
package final class LinkMeter: CardChannel {
    /// One command of a reading, and what it takes, in milliseconds.
    package struct Exchange: Sendable, Hashable {
        /// What it is about.
        package let step: ChipStep
        /// The file that it selects or reads.
        package let file: LDSFile?
        /// Octets of the command.
        package let sent: Int
        /// Octets of the answer, status bytes included.
        package let received: Int
        /// Octets of data in the answer, without protection.
        package let data: Int
        /// On the air.
        package let air: Double
        /// In the chip: what it computes, and what its behaviour takes.
        package let chip: Double
        /// Between program and reader, and in the reader.
        package let reader: Double

        /// All of it.
        package var total: Double { air + chip + reader }
    }

    private let base: SimulatedChipChannel
    /// What the times follow from.
    package let model: LinkModel
    private let counted = Mutex<[Exchange]>([])

    /// A channel to the chip behind another one.
    package init(_ base: SimulatedChipChannel, model: LinkModel) {
        self.base = base
        self.model = model
    }

    /// The commands so far.
    package var exchanges: [Exchange] { counted.withLock { $0 } }

    /// The most octets of an answer that reader and chip take, status bytes included: as the chip states it, where it
    /// does, and 258 where it does not.
    package var longestAnswer: Int {
        guard properties.maximumResponseLength > 258, let sizes = base.chip.behaviour.extendedLength else { return 258 }
        return min(properties.maximumResponseLength, sizes.responseOctets)
    }

    /// Those of the channel behind this one.
    package var properties: ChannelProperties { base.properties }

    /// That of the channel behind this one: what the model reckons is no limit of a reading.
    package var simulatedTime: Duration { base.simulatedTime }

    /// Sends a command on and counts what it would take.
    package func transmit(_ command: [UInt8], within limit: Duration) async throws(CardChannelError) -> [UInt8] {
        let answer = try await base.transmit(command, within: limit)
        let reply = base.lastReply
        // READ BINARY behind a selection means the file that is current, which the chip knows as well.
        let exchange = Exchange(
            step: reply.step, file: reply.file, sent: command.count, received: answer.count,
            data: reply.dataCount, air: model.air(sent: command.count, received: answer.count),
            chip: model.computing(reply.operations) + Double(reply.delay),
            reader: model.readerTime(sent: command.count, received: answer.count))
        counted.withLock { $0.append(exchange) }
        return answer
    }

    /// Resets the chip.
    package func reset() async throws(CardChannelError) { try await base.reset() }

    /// Waits for the chip as the channel behind this one does.
    package func restore(within limit: Duration) async throws(CardChannelError) {
        try await base.restore(within: limit)
    }
}
