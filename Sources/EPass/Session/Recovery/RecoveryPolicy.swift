// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What a reading does about a disturbance: a command that no answer came to, or none that may be believed, or a
/// refusal that may be one.
///
/// What happened once is tried again and told (``Evidence/recoveries``); what repeats at the same place is the chip's
/// answer, and judged. A password is sent again by narrower rules, which no policy widens: with the machine readable
/// zone, with a card access number where the chip counts nothing, never with a PIN or PUK, and never more than four
/// times in vain in one reading.
public struct RecoveryPolicy: Sendable, Hashable {
    /// How often the chip is opened again in one reading, whatever the cause.
    public var reopenings: Int
    /// How many seconds a chip that left the field is waited for, each time; a reader or a service that went away
    /// likewise.
    public var waitSeconds: Int
    /// How often the same step is tried again in one place.
    public var repetitions: Int

    /// Eight openings after the first, ten seconds, once more.
    public static let `default` = RecoveryPolicy()
    /// Nothing is tried again: what happens is what is told.
    public static let none = RecoveryPolicy(reopenings: 0, waitSeconds: 0, repetitions: 0)

    /// - Parameters:
    ///   - reopenings: 0 for none.
    ///   - waitSeconds: 0 for no wait: the chip is there, or the reading ends.
    ///   - repetitions: 0 for none.
    public init(reopenings: Int = 8, waitSeconds: Int = 10, repetitions: Int = 1) {
        self.reopenings = reopenings
        self.waitSeconds = waitSeconds
        self.repetitions = repetitions
    }

    /// How often in one place what speaks against the chip is taken for an accident.
    var doubts: Int { 2 * repetitions }
}
