// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension TerminalAuthentication {
    /// Data on its way to the chip, whole or in a chain.
    struct Transfer: Sendable {
        let data: [UInt8]
        /// The ways that come into question, the one in use first.
        let forms: [CommandCapacity.Form]
        private(set) var position = 0

        var form: CommandCapacity.Form { forms.first ?? .whole }

        /// Whether every octet was handed out.
        var isSent: Bool { position >= data.count }

        /// Whether it does not fit into one command with short length fields.
        func isLong(_ capacity: CommandCapacity) -> Bool { data.count > capacity.short }

        /// The data field of the next command, and whether it is the last one.
        mutating func next(short: Int) -> (part: [UInt8], isLast: Bool) {
            let end = form == .whole ? data.count : min(data.count, position + short)
            let part = Array(data[position..<end])
            position = end
            return (part, isSent)
        }
    }
}
