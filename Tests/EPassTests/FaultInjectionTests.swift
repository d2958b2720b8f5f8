// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassFaultRig
import EPassTestSupport
import Synchronization
import Testing

/// Few of the cases that `Scripts/fault-injection` tries, so that who changes the session notices at once.
@Suite("A reading over a link on which something goes wrong", .timed)
struct FaultInjectionTests {
    /// The portrait is most of the commands: what is special about it has tests of its own.
    private static let quick = "default/no-portrait"

    /// The readings without faults, each made once.
    private static let trials = Mutex<[String: Task<FaultTrial, any Error>]>([:])

    private static func trial(_ name: String) async throws -> FaultTrial {
        let task = trials.withLock { trials in
            if let begun = trials[name] { return begun }
            let task = Task { try await FaultTrial(FaultScenario(name)) }
            trials[name] = task
            return task
        }
        let made = try await task.value
        #expect(made.reference.evidence.failure == nil)
        return made
    }

    /// Runs them, and says of each that is not as it should be how it is repeated.
    private static func expect(
        _ cases: [FaultCase], _ isMet: (FaultResult) -> Bool, location: SourceLocation = #_sourceLocation
    ) async throws {
        for one in cases {
            let result = try await one.run()
            #expect(isMet(result), "\(one): \(result.outcome)", sourceLocation: location)
        }
    }

    private static func isSame(_ result: FaultResult) -> Bool { result.outcome == .same }

    private static func isNotWrong(_ result: FaultResult) -> Bool {
        if case .wrong = result.outcome { false } else { true }
    }

    /// Each kind at other commands, so that together they are at all.
    private static func turn(_ kind: FaultKind) -> Int { FaultKind.all.firstIndex(of: kind) ?? 0 }

    @Test("one fault leaves the report as it is", arguments: FaultKind.transient)
    func single(_ kind: FaultKind) async throws {
        for (name, count) in [(Self.quick, 4), ("bac/no-portrait", 1), ("pace-cam/no-portrait", 1)] {
            let trial = try await Self.trial(name)
            let numbers = trial.sample(count, turn: Self.turn(kind))
            try await Self.expect(trial.singles(kind, at: numbers), Self.isSame)
        }
    }

    @Test(
        "what else can go wrong once ends complete or with an error, and says nothing wrong",
        arguments: FaultKind.other)
    func other(_ kind: FaultKind) async throws {
        let trial = try await Self.trial(Self.quick)
        let numbers = trial.sample(2, turn: Self.turn(kind))
        try await Self.expect(trial.singles(kind, at: numbers), Self.isNotWrong)
    }

    @Test("a fault behind chip authentication is no copy", arguments: FaultKind.transient)
    func behindChipAuthentication(_ kind: FaultKind) async throws {
        let trial = try await Self.trial("ca-only/no-portrait")
        // GENERAL AUTHENTICATE of chip authentication is the last one; the next command is the first under its keys.
        let exchanges = trial.reference.log.exchanges
        let last = try #require(exchanges.lastIndex { $0.instruction == 0x86 })
        try await Self.expect(trial.singles(kind, at: [last + 1, last + 2]), Self.isSame)
    }

    @Test("a field lost in the portrait costs opening, proof, EF.SOD and at most four more, and not the portrait")
    func resumed() async throws {
        let trial = try await Self.trial("default")
        let least = LeastExchange(trial.reference, of: trial.scenario)
        for number in [trial.commands - 60, trial.commands - 25, trial.commands] {
            try await Self.expect(trial.singles(.drop(isLate: true, waits: 1), at: [number])) { result in
                result.outcome == .same && result.additional <= least.recovery
            }
        }
    }

    @Test("two faults leave the report as it is")
    func pairs() async throws {
        let trial = try await Self.trial(Self.quick)
        try await Self.expect(trial.pairs(16, seed: 16), Self.isSame)
    }

    @Test("a fault that lasts ends in an error, and not in a word about the document", arguments: FaultKind.lasting)
    func lasting(_ kind: FaultKind) async throws {
        let trial = try await Self.trial(Self.quick)
        let numbers = trial.sample(2, turn: Self.turn(kind))
        try await Self.expect(trial.singles(kind, at: numbers, span: .lasting)) { result in
            result.isWithoutVerdict && result.commands + result.sentToNobody < 4 * trial.commands + 500
        }
    }

    @Test(
        "what a fault comes with each time is left after two of them, and the rest is read",
        arguments: FaultKind.transient)
    func always(_ kind: FaultKind) async throws {
        let trial = try await Self.trial(Self.quick)
        let numbers = trial.sample(4, turn: Self.turn(kind))
        try await Self.expect(trial.singles(kind, at: numbers, span: .always), \.isLeft)
    }

    @Test("a copy that takes the place of the chip shows nothing", arguments: [SpareChip.copy, .copyRefusing])
    func copied(_ spare: SpareChip) async throws {
        for name in [Self.quick, "pace-cam/no-portrait"] {
            let trial = try await Self.trial(name)
            for kind in FaultKind.occasions {
                let numbers = trial.sample(1, turn: Self.turn(kind))
                try await Self.expect(trial.swaps(kind, to: spare, at: numbers), Self.isNotWrong)
            }
        }
    }

    @Test("a copy in the place of the chip is found at the last block, too")
    func copiedLate() async throws {
        let trial = try await Self.trial("default")
        let cases = trial.swaps(.drop(isLate: false, waits: 1), to: .copy, at: [trial.commands - 10, trial.commands])
        try await Self.expect(cases) { $0.usedSpare && Self.isNotWrong($0) }
    }

    @Test("no report is of two documents", arguments: [SpareChip.other, .anew])
    func mixed(_ spare: SpareChip) async throws {
        let trial = try await Self.trial(Self.quick)
        for kind in FaultKind.occasions {
            let numbers = trial.sample(1, turn: Self.turn(kind) + 3)
            try await Self.expect(trial.swaps(kind, to: spare, at: numbers), Self.isNotWrong)
        }
    }

    @Test("a copy is one whatever goes wrong", arguments: ["clone", "ca-wrong-key", "ca-6988-after", "aa-random"])
    func copies(_ profile: String) async throws {
        let trial = try await Self.trial(profile + "/no-portrait")
        #expect(trial.reference.report.overall != .successful)
        for kind in [FaultKind.drop(isLate: false, waits: 1), .word(0x6988, isExecuted: true), .flip] {
            let numbers = trial.sample(2, turn: Self.turn(kind))
            try await Self.expect(trial.singles(kind, at: numbers), Self.isNotWrong)
        }
    }

    @Test("a reading costs at most three commands more than the least", arguments: FaultScenario.measured)
    func least(_ name: String) async throws {
        let trial = try await Self.trial(name)
        let least = LeastExchange(trial.reference, of: trial.scenario)
        #expect(
            trial.commands >= least.commands && trial.commands <= least.commands + 3,
            "\(trial.commands) commands, least \(least.commands)")
    }
}
