// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// What a chip makes of a command: its answer, when it comes, and whether the chip is still there.
struct ChipReply: Sendable, Hashable {
    /// The answer with its status bytes; nil where none comes.
    var octets: [UInt8]?
    /// How many milliseconds the answer takes. Nobody waited for them yet.
    var delay = 0
    /// The chip left the field, before or behind the answer, which is lost.
    var departure: RuleEffect.Departure?
    /// What the command was about.
    var step = ChipStep.other
    /// Which file it was about, as far as the standard names it.
    var file: LDSFile?
    /// How many octets of data the answer has, without protection.
    var dataCount = 0
    /// What the chip computed for it.
    var operations: [ChipOperation] = []
    /// Whether the answer is one of success or of a warning.
    var isSuccess = false
}
