// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816

/// The data of a chain of commands (ISO/IEC 7816-4, 5.3.3), put together until the last one comes.
struct ChipCommandChain: Sendable {
    private var first: CommandAPDU?

    /// More than any certificate has.
    private static let limit = 4096

    /// Takes a command whose secure messaging is dealt with.
    ///
    /// - Returns: the whole command behind its last part; a command that is no part of a chain as it is; nil where more
    ///   is to come.
    /// - Throws: 6883 where another command comes inside a chain, 6700 where the chain grows too long; the chain is
    ///   void then.
    mutating func take(_ command: CommandAPDU, isChained: Bool) throws(ChipCommand.Refusal) -> CommandAPDU? {
        let open = first
        first = nil
        var whole = command
        if let open {
            guard open.instruction == command.instruction, open.p1 == command.p1, open.p2 == command.p2 else {
                throw ChipCommand.Refusal(ChipPACE.lastCommandExpected)
            }
            whole.data = open.data + command.data
        }
        guard whole.data.count <= Self.limit else { throw ChipCommand.Refusal(.wrongLength) }
        guard isChained else { return whole }
        first = whole
        return nil
    }
}
