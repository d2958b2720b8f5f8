// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMessages

/// A reader that is in the way: what it takes, how slow it is, when it loses the chip.
package struct SimulatedReader: Sendable, Hashable, Described {
    /// The most octets of a command that it passes on.
    package var command = 65_544
    /// The most octets of an answer, status bytes included.
    package var response = 65_538
    /// Whether it says so. A reader that does not loses what is longer (F-19).
    package var statesLimits = true
    /// After how many milliseconds without a command it resets the chip (F-21).
    package var resetAfterIdle: Int?
    /// Milliseconds that each command takes.
    package var millisecondsPerCommand = 0
    /// Microseconds that each octet of command and answer takes.
    package var microsecondsPerOctet = 0
    /// When the chip leaves its field.
    package var losesChip: ChipLoss?

    /// A chip that is lost over a command.
    package struct ChipLoss: Sendable, Hashable, Described {
        /// Behind so many commands; nil for any number.
        package var afterCommands: Int?
        /// Behind so many octets of commands and answers; nil for any number.
        package var afterOctets: Int?
        /// How many milliseconds it is away; nil for good.
        package var milliseconds: Int?
        /// How often it happens, counted anew each time.
        package var times = 1

        /// At the first command, for good.
        package init() {}

        static var members: [DescriptionMember<Self>] {
            [
                .optional("afterCommands", \.afterCommands, .number(0...Occurrence.most)),
                .optional("afterOctets", \.afterOctets, .number(0...OctetSpan.most)),
                .optional("for", \.milliseconds, .milliseconds), .value("times", \.times, .number(1...Occurrence.most)),
            ]
        }
    }

    /// A reader that is in nobody's way.
    package init() {}

    static var members: [DescriptionMember<Self>] {
        [
            .value("command", \.command, .number(32...65_544)), .value("response", \.response, .number(32...65_538)),
            .value("statesLimits", \.statesLimits, .boolean),
            .optional("resetAfterIdle", \.resetAfterIdle, .milliseconds),
            .value("millisecondsPerCommand", \.millisecondsPerCommand, .milliseconds),
            .value("microsecondsPerOctet", \.microsecondsPerOctet, .number(0...1_000_000)),
            .optional("losesChip", \.losesChip, .object),
        ]
    }
}
