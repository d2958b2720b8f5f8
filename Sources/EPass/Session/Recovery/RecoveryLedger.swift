// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS

/// Where a disturbance was met: what repeats at one place is the chip's answer.
struct RecoveryPlace: Sendable, Hashable {
    var step: Recovery.Step
    var file: LDSFile?
    /// The octets of the file that were there already; with a protocol, which of its ways was tried.
    var position = 0
    /// What was met; nil for a refusal. Two accidents of different kinds are no answer.
    var kind: Disturbance?
    /// The file of an LDS2 application that was read, where one was; ``position`` is the number of the record then.
    var lds2File: LDS2File?

    /// The same place, where this was met.
    func meeting(_ error: ReadError) -> RecoveryPlace {
        var place = self
        place.kind = Disturbance(error)
        return place
    }
}

/// Decides by the policy, and keeps what was decided: the one place that says whether anything is tried again.
struct RecoveryLedger: Sendable {
    let policy: RecoveryPolicy
    /// What happened and was tried again, in order.
    private(set) var recoveries: [Recovery] = []
    private var met: [RecoveryPlace: Int] = [:]
    private var reopenings = 0

    /// As many as a bundle takes.
    static var mostRecoveries: Int { 256 }

    init(_ policy: RecoveryPolicy) { self.policy = policy }

    /// Whether what was met at this place is the first of its kind there, so that it is no answer yet. Each call counts.
    mutating func isFirst(at place: RecoveryPlace) -> Bool {
        met[place, default: 0] += 1
        return met[place, default: 0] <= policy.repetitions
    }

    /// How often the same was met at this place.
    func count(at place: RecoveryPlace) -> Int { met[place, default: 0] }

    /// Whether the chip may be opened again; counts the opening.
    mutating func takesReopening() -> Bool {
        guard reopenings < policy.reopenings else { return false }
        reopenings += 1
        return true
    }

    /// Keeps what was done.
    mutating func note(_ recovery: Recovery) {
        if recoveries.count < Self.mostRecoveries { recoveries.append(recovery) }
    }
}
