// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassFaultRig
import Foundation

/// `epass-faults`: reads simulated documents with faults at every command, and says what became of it.
@main
struct FaultsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "epass-faults",
        abstract: "Read simulated documents with faults at every command, and say what became of it.",
        discussion: """
            Without a part named: one fault at every command (--singles). Exits with 1 where a bar is not met. \
            Docs/fault-injection.md says what is what.
            """)

    @Flag(help: "One fault at every command.")
    var singles = false

    @Option(help: ArgumentHelp("Two faults at random places, so many times for all profiles together.", valueName: "n"))
    var pairs: Int?

    @Flag(help: "A fault that lasts from a command on.")
    var forever = false

    @Flag(help: "A fault that comes with the same command each time.")
    var always = false

    @Flag(help: "Another chip takes the place of the first.")
    var swap = false

    @Flag(help: "Single faults while a copy is read: it stays one.")
    var copies = false

    @Flag(help: "Commands and octets beside the least, and what a recovery costs.")
    var counts = false

    @Flag(help: "All of these, with 2,000 pairs.")
    var all = false

    @Flag(help: "All of these, a few of each, within a minute: for continuous integration.")
    var short = false

    @Option(help: ArgumentHelp("These kinds only, with commas between.", valueName: "list"))
    var kinds: String?

    @Option(
        help: ArgumentHelp(
            "These profiles only, with commas between; behind each may stand /short, /bac, /pace, /no-portrait.",
            valueName: "list"))
    var profiles: String?

    @Option(help: ArgumentHelp("What is random follows from it.", valueName: "n"))
    var seed = 1

    @Option(help: ArgumentHelp("How many readings at the same time.", valueName: "n"))
    var jobs = ProcessInfo.processInfo.activeProcessorCount

    @Option(help: ArgumentHelp("How many of the worst cases are listed.", valueName: "n"))
    var worst = 20

    @Option(
        help: ArgumentHelp(
            "One case: 12:drop, 12:drop,40:flip, 12+:flip for one that lasts, 12=:flip always.", valueName: "case"))
    var only: String?

    @Option(help: "With --only: the chip that takes the place of the first (copy, copy-refusing, other, anew).")
    var to: String?

    @Option(help: ArgumentHelp("With --to: at which reopening; without it with the fault.", valueName: "n"))
    var reopening: Int?

    mutating func validate() throws {
        if to != nil, only == nil { throw ValidationError("--to needs --only") }
        if reopening != nil, to == nil { throw ValidationError("--reopening needs --to") }
        if let to, SpareChip(rawValue: to) == nil { throw ValidationError("there is no chip '\(to)'") }
        if jobs < 1 { throw ValidationError("--jobs is 1 or more") }
        for name in names(kinds) ?? [] where FaultKind(name: name) == nil {
            throw ValidationError("there is no kind '\(name)'; there are: \(FaultKind.all.map(\.name))")
        }
    }

    func run() async throws {
        if let only { return try await repeatCase(only) }
        var run = FaultRun(
            jobs: jobs, seed: seed, isShort: short, kinds: names(kinds)?.compactMap(FaultKind.init(name:)),
            profiles: names(profiles), worst: worst)
        let isNoneNamed = !(singles || pairs != nil || forever || always || swap || copies || counts)
        let isEverything = all || short
        if singles || isEverything || isNoneNamed { try await run.singles() }
        if let count = pairs ?? (all ? 2000 : short ? 40 : nil) { try await run.pairs(count) }
        if forever || isEverything { try await run.forever() }
        if always || isEverything { try await run.always() }
        if swap || isEverything { try await run.swaps() }
        if copies || isEverything { try await run.copies() }
        if counts || isEverything { try await run.counts() }
        guard run.finish() else { throw ExitCode(1) }
    }

    private func names(_ list: String?) -> [String]? { list?.split(separator: ",").map(String.init) }

    /// Reads once by a plan and says everything about it.
    private func repeatCase(_ text: String) async throws {
        let moment = to.map { _ in reopening.map { FaultPlan.Swap.atReopening($0) } ?? .withFault }
        guard let plan = FaultPlan(parsing: text, swap: moment, seed: seed) else {
            throw ValidationError("'\(text)' is no case: NUMBER:KIND, with commas between")
        }
        for name in names(profiles) ?? ["default"] {
            let trial = try await FaultTrial(FaultScenario(name))
            let result = try await FaultCase(trial, plan, spare: to.flatMap(SpareChip.init(rawValue:))).run()
            print("\(name): \(result.outcome)")
            print("  \(result.commands) commands, \(result.additional) more than without faults;", terminator: " ")
            print("waited \(result.restores) times; \(result.sentToNobody) commands while no chip was there")
            if result.usedSpare { print("  another chip took the place of the first") }
        }
    }
}
