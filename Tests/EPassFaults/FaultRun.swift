// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassFaultRig
import Foundation

/// The parts of a run, one after the other, each with its table and its bar.
struct FaultRun {
    let jobs: Int
    let seed: Int
    let isShort: Bool
    let kinds: [FaultKind]?
    let profiles: [String]?
    let worst: Int
    private var trials: [String: FaultTrial] = [:]
    private var unmet: [String] = []

    init(jobs: Int, seed: Int, isShort: Bool, kinds: [FaultKind]?, profiles: [String]?, worst: Int) {
        self.jobs = jobs
        self.seed = seed
        self.isShort = isShort
        self.kinds = kinds
        self.profiles = profiles
        self.worst = worst
    }

    /// One fault at every command: 100 % of the transient ones leave the report as it is.
    mutating func singles() async throws {
        heading("One fault")
        for (place, name) in scenarios(FaultScenario.standard, short: ["default", "bac"]).enumerated() {
            let trial = try await prepared(name)
            let count = isShort ? (place == 0 ? 8 : 3) : nil
            print("\(name): \(trial.commands) commands")
            for (turn, kind) in chosen(FaultKind.transient + FaultKind.other).enumerated() {
                let isTransient = FaultKind.transient.contains(kind)
                if isShort, !isTransient, kinds == nil, place > 0 { continue }
                let cases = trial.singles(kind, at: trial.sample(count, turn: turn), seed: seed)
                let results = try await FaultCase.run(cases, jobs: jobs)
                table(kind.name, results)
                require("\(name), \(kind.name)", results) { result in
                    switch result.outcome {
                    case .same: true
                    case .ended, .other: !isTransient
                    case .wrong: false
                    }
                }
            }
        }
    }

    /// Two faults: 99 % leave the report as it is, and none makes a wrong one.
    mutating func pairs(_ count: Int) async throws {
        heading("Two faults")
        let names = scenarios(FaultScenario.standard, short: ["default", "bac"])
        var all: [FaultResult] = []
        for (place, name) in names.enumerated() {
            let share = count * (place + 1) / names.count - count * place / names.count
            let trial = try await prepared(name)
            let results = try await FaultCase.run(trial.pairs(share, seed: seed &+ place &* 100_003), jobs: jobs)
            table(name, results)
            require("\(name), two faults", results) { result in
                if case .wrong = result.outcome { false } else { true }
            }
            all += results
        }
        let same = all.count { $0.outcome == .same }
        list(all.filter { $0.outcome != .same })
        if same * 100 < all.count * 99 { unmet.append("two faults: \(same) of \(all.count) with the same report") }
    }

    /// A fault that lasts: an error within the limits, and no word about the document.
    mutating func forever() async throws {
        heading("A fault that lasts")
        for name in scenarios(FaultScenario.standard, short: ["default"]) {
            let trial = try await prepared(name)
            for (turn, kind) in chosen(FaultKind.lasting).enumerated() {
                let numbers = trial.sample(isShort ? 2 : 24, turn: turn)
                let results = try await FaultCase.run(
                    trial.singles(kind, at: numbers, span: .lasting, seed: seed), jobs: jobs)
                table("\(name), \(kind.name)", results)
                require("\(name), \(kind.name) that lasts", results) { result in
                    // Generous: what is meant is that nobody goes on for ever.
                    result.isWithoutVerdict && result.commands + result.sentToNobody < 4 * trial.commands + 500
                }
            }
        }
    }

    /// A fault that comes with one command each time: what can be done without is left after two of them, and the rest
    /// is read. A reading ends over what opens the chip, EF.SOD and DG1 alone.
    mutating func always() async throws {
        heading("A fault at one place, always")
        for name in scenarios(FaultScenario.standard, short: ["default"]) {
            let trial = try await prepared(name)
            for (turn, kind) in chosen(FaultKind.transient).enumerated() {
                let numbers = trial.sample(isShort ? 3 : nil, turn: turn)
                let results = try await FaultCase.run(
                    trial.singles(kind, at: numbers, span: .always, seed: seed), jobs: jobs)
                table("\(name), \(kind.name)", results)
                require("\(name), \(kind.name), always", results, \.isLeft)
            }
        }
    }

    /// Another chip: a copy never passes for the original, and no report is of two documents.
    mutating func swaps() async throws {
        heading("Another chip")
        for name in scenarios(["default", "pace-cam", "aa-only", "eac", "bac"], short: ["default"]) {
            let trial = try await prepared(name)
            for spare in SpareChip.allCases {
                for (turn, kind) in chosen(FaultKind.occasions).enumerated() {
                    let numbers = trial.sample(isShort ? 2 : 60, turn: turn)
                    let results = try await FaultCase.run(
                        trial.swaps(kind, to: spare, at: numbers, seed: seed), jobs: jobs)
                    table("\(name), \(kind.name), \(spare.rawValue)", results)
                    require("\(name), \(spare.rawValue) after \(kind.name)", results) { result in
                        if case .wrong = result.outcome { false } else { true }
                    }
                }
            }
        }
    }

    /// Copies, with faults: they are not the original whatever happens.
    mutating func copies() async throws {
        heading("Copies, with one fault")
        for name in scenarios(FaultScenario.copies, short: ["clone", "ca-wrong-key", "clone-cam"]) {
            let trial = try await prepared(name)
            if trial.reference.report.overall == .successful { unmet.append("\(name): the copy is genuine") }
            for (turn, kind) in chosen(FaultKind.transient).enumerated() {
                let numbers = trial.sample(isShort ? 1 : 30, turn: turn)
                let results = try await FaultCase.run(trial.singles(kind, at: numbers, seed: seed), jobs: jobs)
                table("\(name), \(kind.name)", results)
                require("\(name), \(kind.name)", results) { result in
                    if case .wrong = result.outcome { false } else { true }
                }
            }
        }
    }

    /// Commands beside the least: at most 3 more; a recovery costs opening, proof, comparison and at most 4 more.
    mutating func counts() async throws {
        heading("Commands and octets beside the least", hasTable: false)
        print(
            pad("", 24), "commands", column("least", 8), column("more", 6), column("octets", 10), column("least", 10),
            column("%", 5), column("recovery", 9), column("allowed", 8))
        for name in scenarios(FaultScenario.measured, short: FaultScenario.measured) {
            let trial = try await prepared(name)
            let least = LeastExchange(trial.reference, of: trial.scenario)
            let octets = trial.reference.log.exchanges.reduce(0) { $0 + $1.sent + $1.received }
            let kind = FaultKind.drop(isLate: false, waits: 1)
            // Of what is lost before the chip is open nothing has to be opened again; the bar is the same.
            let numbers = trial.sample(isShort ? 4 : nil)
            let results = try await FaultCase.run(trial.singles(kind, at: numbers, seed: seed), jobs: jobs)
            let complete = results.filter { $0.outcome == .same }
            let dearest = complete.map(\.additional).max()
            let share = Double(100 * (octets - least.octets)) / Double(max(1, least.octets))
            print(
                pad(name, 24), column(trial.commands, 8), column(least.commands, 8),
                column(trial.commands - least.commands, 6), column(octets, 10), column(least.octets, 10),
                column(String(format: "%.1f", share), 5), column(dearest.map(String.init) ?? "-", 9),
                column(least.recovery, 8))
            if trial.commands > least.commands + 3 {
                unmet.append("\(name): \(trial.commands) commands, where \(least.commands) would do")
            }
            let dear = complete.filter { $0.additional > least.recovery }
            if !dear.isEmpty {
                unmet.append("\(name): a recovery cost \(dearest ?? 0) commands, where \(least.recovery) would do")
            }
            list(dear)
        }
    }

    /// Says which bars were not met.
    ///
    /// - Returns: whether all were.
    func finish() -> Bool {
        for words in unmet { print("NOT MET: \(words)") }
        if unmet.isEmpty { print("every bar is met") }
        return unmet.isEmpty
    }

    private mutating func prepared(_ name: String) async throws -> FaultTrial {
        if let made = trials[name] { return made }
        let made = try await FaultTrial(FaultScenario(name))
        if let failure = made.reference.evidence.failure {
            unmet.append("\(name) without faults: \(failure.code.rawValue)")
        }
        trials[name] = made
        return made
    }

    private func scenarios(_ usual: [String], short: [String]) -> [String] { profiles ?? (isShort ? short : usual) }

    private func chosen(_ usual: [FaultKind]) -> [FaultKind] {
        kinds.map { kinds in usual.filter(kinds.contains) } ?? usual
    }

    private mutating func require(_ what: String, _ results: [FaultResult], _ isMet: (FaultResult) -> Bool) {
        let bad = results.filter { !isMet($0) }
        guard !bad.isEmpty else { return }
        unmet.append("\(what): \(bad.count) of \(results.count)")
        list(bad)
    }

    private func heading(_ text: String, hasTable: Bool = true) {
        print("\n== \(text)")
        guard hasTable else { return }
        print(
            pad("", 40), "readings", column("same", 5), column("other", 5), column("ended", 5), column("wrong", 5),
            column("dearest", 8))
    }

    private func table(_ name: String, _ results: [FaultResult]) {
        guard !results.isEmpty else { return }
        var counts = (same: 0, other: 0, ended: 0, wrong: 0)
        for result in results {
            switch result.outcome {
            case .same: counts.same += 1
            case .other: counts.other += 1
            case .ended: counts.ended += 1
            case .wrong: counts.wrong += 1
            }
        }
        print(
            pad(name, 40), column(results.count, 8), column(counts.same, 5), column(counts.other, 5),
            column(counts.ended, 5), column(counts.wrong, 5), column(results.map(\.additional).max() ?? 0, 8))
    }

    /// The worst first, as many as were asked for, each with the options that repeat it.
    private func list(_ results: [FaultResult]) {
        func rank(_ result: FaultResult) -> Int {
            switch result.outcome {
            case .wrong: 0
            case .other: 1
            case .ended: 2
            case .same: 3
            }
        }
        let sorted = results.sorted { rank($0) < rank($1) }
        for result in sorted.prefix(worst) { print("    \(result.faultCase)\n        \(result.outcome)") }
        if sorted.count > worst { print("    and \(sorted.count - worst) more") }
    }

    private func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private func column(_ value: some CustomStringConvertible, _ width: Int) -> String {
        let text = value.description
        return String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
