// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import Synchronization

/// A chip that answers each command by a rule.
final class ScriptedChip: CardChannel {
    let properties = ChannelProperties(protocolName: "script")
    private let answer: @Sendable ([UInt8]) -> [UInt8]
    private let commands = Mutex(0)

    init(_ answer: @escaping @Sendable ([UInt8]) -> [UInt8]) { self.answer = answer }

    var count: Int { commands.withLock { $0 } }

    func transmit(_ command: [UInt8], within limit: Duration) async throws(CardChannelError) -> [UInt8] {
        commands.withLock { $0 += 1 }
        return answer(command)
    }

    func reset() async throws(CardChannelError) {}
}
