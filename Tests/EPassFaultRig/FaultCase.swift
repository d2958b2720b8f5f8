// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
public import EPassLDS
import EPassTrust

/// One reading of a scenario with one plan.
public struct FaultCase: Sendable, CustomStringConvertible {
    /// What is read, and what is held against it.
    public let trial: FaultTrial
    /// What goes wrong.
    public let plan: FaultPlan
    /// The chip that takes the place of the first where the plan says so.
    public let spare: SpareChip?

    /// A case as given.
    public init(_ trial: FaultTrial, _ plan: FaultPlan, spare: SpareChip? = nil) {
        self.trial = trial
        self.plan = plan
        self.spare = spare
    }

    /// The options that repeat it. Keys and nonces are drawn anew each time; which command is hit, and which bit, is
    /// the same.
    public var description: String {
        var words = "--profiles \(trial.scenario.name) --only \(plan) --seed \(plan.seed)"
        if let spare { words += " --to \(spare.rawValue)" }
        if case .atReopening(let number) = plan.swap { words += " --reopening \(number)" }
        return words
    }

    /// Reads once more, with what goes wrong by the plan.
    ///
    /// - Throws: `SimulatorError` where the chips cannot be made.
    public func run() async throws -> FaultResult {
        let reading = try await trial.scenario.read(plan, spare: spare)
        return FaultResult(
            faultCase: self, outcome: reading.outcome(beside: trial.reference),
            isWithoutVerdict: reading.isWithoutVerdict(beside: trial.reference),
            lacking: reading.lacking(beside: trial.reference), commands: reading.commands,
            additional: reading.commands - trial.commands, restores: reading.log.restores,
            sentToNobody: reading.log.sentToNobody, usedSpare: reading.log.usedSpare)
    }

    /// Runs them, some at the same time, and gives the results in their order.
    ///
    /// - Parameter jobs: how many at the same time.
    /// - Throws: as ``run()``.
    public static func run(_ cases: [FaultCase], jobs: Int) async throws -> [FaultResult] {
        var results = [FaultResult?](repeating: nil, count: cases.count)
        try await withThrowingTaskGroup(of: (Int, FaultResult).self) { group in
            for (number, one) in cases.enumerated() {
                if number >= jobs, let (done, result) = try await group.next() { results[done] = result }
                group.addTask { (number, try await one.run()) }
            }
            while let (done, result) = try await group.next() { results[done] = result }
        }
        return results.compactMap(\.self)
    }
}

/// What a case came to.
public struct FaultResult: Sendable {
    /// Which case.
    public let faultCase: FaultCase
    /// What it came to.
    public let outcome: FaultOutcome
    /// Whether the reading ended with an error and without a word about the document.
    public let isWithoutVerdict: Bool
    /// Files that it did not read, and the reading does in which nothing goes wrong.
    public let lacking: [LDSFile]
    /// Commands that it took.
    public let commands: Int
    /// Commands that it took beyond those of the reading in which nothing goes wrong.
    public let additional: Int
    /// How often the chip was waited for.
    public let restores: Int
    /// Commands sent while no chip was there.
    public let sentToNobody: Int
    /// Whether another chip took the place of the first, and was sent a command.
    public let usedSpare: Bool
}

extension FaultResult {
    /// Of a fault that comes with one command each time: whether what can be done without was left, the rest was read,
    /// and nobody waited for long.
    public var isLeft: Bool {
        guard restores <= 8 else { return false }
        switch outcome {
        case .same: return true
        case .other: return lacking.count <= 1
        // Over what opens the chip, so that no file came, or over what was signed and whose document it is.
        case .ended: return lacking.contains(.sod) || lacking.contains(.dataGroup(.dg1))
        // An EF.CardAccess that is another one each time, a chip without the PACE that was signed, and one that does
        // not have the keys of chip authentication are what the chip is.
        case .wrong(let words): return Self.meant.contains { words.contains($0.rawValue) }
        }
    }

    private static let meant: [CheckID] = [.cardAccessAuthenticity, .protocolDowngrade, .chipAuthentication]
}

/// The readings of a scenario: one in which nothing goes wrong, and those that are held against it.
public struct FaultTrial: Sendable {
    /// What is read.
    public let scenario: FaultScenario
    /// The reading in which nothing goes wrong.
    public let reference: FaultyReading

    /// Reads once.
    ///
    /// - Throws: `SimulatorError` where the chip cannot be made.
    public init(_ scenario: FaultScenario) async throws {
        self.scenario = scenario
        reference = try await scenario.read()
    }

    /// How many commands there are to disturb.
    public var commands: Int { reference.commands }

    /// One fault at each of these commands.
    public func singles(
        _ kind: FaultKind, at numbers: [Int], span: FaultPlan.Span = .once, seed: Int = 0
    ) -> [FaultCase] {
        numbers.map { FaultCase(self, FaultPlan([.init($0, kind, span: span)], seed: seed)) }
    }

    /// Two transient faults at random places, the same for the same seed.
    ///
    /// - Throws: `CryptoError` where there are no random numbers.
    public func pairs(_ count: Int, seed: Int) throws -> [FaultCase] {
        let octets = try RandomSource(context: CryptoContext(seed: UInt64(bitPattern: Int64(seed)))).bytes(count * 12)
        var rest = octets[...]
        func next(below bound: Int) -> Int {
            let value = rest.prefix(3).reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(3)
            return value % max(1, bound)
        }
        return (0..<count).map { index in
            let kinds = FaultKind.transient
            let first = FaultPlan.Fault(1 + next(below: commands), kinds[next(below: kinds.count)])
            // What follows the first fault may take longer than the reading without: any place counts.
            let second = FaultPlan.Fault(1 + next(below: commands), kinds[next(below: kinds.count)])
            return FaultCase(self, FaultPlan([first, second].sorted { $0.number < $1.number }, seed: seed + index))
        }
    }

    /// Another chip takes the place of the first: with the fault, and where the chip is waited for or reset behind it.
    public func swaps(_ kind: FaultKind, to spare: SpareChip, at numbers: [Int], seed: Int = 0) -> [FaultCase] {
        let moments: [FaultPlan.Swap] = kind == .swap ? [.withFault] : [.withFault, .atReopening(1)]
        return moments.flatMap { moment in
            numbers.map { FaultCase(self, FaultPlan([.init($0, kind)], swap: moment, seed: seed), spare: spare) }
        }
    }

    /// So many numbers of commands, half of them from the first thirty, where each is another one, the rest from those
    /// behind. All of them where that is nil.
    ///
    /// - Parameter turn: which of the numbers, so that several kinds together hit more of them.
    public func sample(_ count: Int?, turn: Int = 0) -> [Int] {
        guard let count, count < commands else { return Array(1...max(1, commands)) }
        let early = min(30, commands)
        let ofEarly = commands > early ? (count + 1) / 2 : count
        let ofLate = count - ofEarly
        func spread(_ range: Range<Int>, _ wanted: Int) -> [Int] {
            guard wanted > 0, !range.isEmpty else { return [] }
            let size = range.count
            return (0..<wanted).map { range.lowerBound + ($0 * size / wanted + turn * 7) % size }
        }
        return Set(spread(1..<early + 1, ofEarly) + spread(early + 1..<commands + 1, ofLate)).sorted()
    }
}
