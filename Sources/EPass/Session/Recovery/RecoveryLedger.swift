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
    /// The file of an LDS2 application that was read, where one was; ``position`` is the number of the record then.
    var lds2File: LDS2File?
    /// What was met; nil for a refusal.
    private(set) var kind: Disturbance?
    /// How it was told. Two accidents of different kinds are no answer.
    private var code: ReadError.Code?
    private var word: StatusBytes?

    init(step: Recovery.Step, file: LDSFile? = nil, position: Int = 0, lds2File: LDS2File? = nil) {
        (self.step, self.file, self.position, self.lds2File) = (step, file, position, lds2File)
    }

    /// The same place, where this was met.
    func meeting(_ error: ReadError) -> RecoveryPlace {
        var place = self
        (place.kind, place.code, place.word) = (Disturbance(error), error.code, error.statusBytes)
        return place
    }

    /// The same place, where the chip refused with this word.
    func meeting(_ refusal: StatusBytes) -> RecoveryPlace {
        var place = self
        place.word = refusal
        return place
    }
}

/// A word of the chip, and how it came.
private struct RecoveryAnswer: Hashable {
    let word: StatusBytes
    let step: Recovery.Step
    let kind: Disturbance?
    /// Of a denial: of a whole file. In the middle of a file it is another matter.
    let isOfFile: Bool

    init(_ word: StatusBytes, _ place: RecoveryPlace) {
        (self.word, step, kind) = (word, place.step, place.kind)
        isOfFile = word.deniesFile && place.position == 0
    }
}

/// Decides by the policy, and keeps what was decided: the one place that says whether anything is tried again.
struct RecoveryLedger: Sendable {
    private(set) var policy: RecoveryPolicy
    /// What happened and was tried again, in order.
    private(set) var recoveries: [Recovery] = []
    private var met: [RecoveryPlace: Int] = [:]
    private var reopenings = 0
    private var habitualReopenings = 0
    private var answers: Set<RecoveryAnswer> = []

    /// How many accidents of different kinds there are in one place.
    private static var mostAccidents: Int { 3 }
    /// As many as a bundle takes.
    static var mostRecoveries: Int { 256 }
    /// How often a chip is opened again over what it does each time: once for each of its files, and some more.
    private static var mostHabitualReopenings: Int { 24 }

    init(_ policy: RecoveryPolicy) { self.policy = policy }

    /// Whether what was met at this place is the first of its kind there, so that it is no answer yet. Each call
    /// counts.
    mutating func isFirst(at place: RecoveryPlace) -> Bool {
        met[place, default: 0] += 1
        let anywhere = RecoveryPlace(
            step: place.step, file: place.file, position: place.position, lds2File: place.lds2File)
        if place != anywhere {
            // Whatever else it says each time, a chip that goes on so means it.
            met[anywhere, default: 0] += 1
            guard met[anywhere, default: 0] <= Self.mostAccidents * policy.repetitions else { return false }
        }
        return met[place, default: 0] <= policy.repetitions
    }

    /// Whether what speaks against the chip may still be an accident: two of them prove nothing. Each call counts.
    mutating func isDoubtful(at place: RecoveryPlace) -> Bool {
        met[place, default: 0] += 1
        return met[place, default: 0] <= policy.doubts
    }

    /// How often the same was met at this place.
    func count(at place: RecoveryPlace) -> Int { met[place, default: 0] }

    /// Takes a word for an answer, since it came twice at one place: where it comes for the first time at another one,
    /// in the same step and in the same way, the chip means it.
    mutating func learn(_ word: StatusBytes, at place: RecoveryPlace) { answers.insert(RecoveryAnswer(word, place)) }

    /// Whether the chip has given this answer twice at another place.
    func knows(_ word: StatusBytes, at place: RecoveryPlace) -> Bool { answers.contains(RecoveryAnswer(word, place)) }

    /// Whether the chip may be opened again; counts the opening.
    ///
    /// - Parameter asHabit: whether the chip makes that necessary each time, which is no disturbance.
    mutating func takesReopening(asHabit: Bool = false) -> Bool {
        guard policy.reopenings > 0 else { return false }
        if asHabit {
            guard habitualReopenings < Self.mostHabitualReopenings else { return false }
            habitualReopenings += 1
        } else {
            guard reopenings < policy.reopenings else { return false }
            reopenings += 1
        }
        return true
    }

    /// How often the chip was opened again.
    var openings: Int { reopenings + habitualReopenings }

    /// Nothing is tried again from here on: the chip was waited for in vain.
    mutating func giveUp() { policy = .none }

    /// Takes back what was kept last: it could not be done.
    mutating func withdraw() { _ = recoveries.popLast() }

    /// Keeps what was done.
    mutating func note(_ recovery: Recovery) {
        if recoveries.count < Self.mostRecoveries { recoveries.append(recovery) }
    }
}
