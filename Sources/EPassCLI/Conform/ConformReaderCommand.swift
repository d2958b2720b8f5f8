// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassConformance
import EPassMessages
import Glibc

/// `epass conform reader`: the cases for readers, run against this program.
struct ConformReaderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reader",
        abstract: Words.say(.helpConformReaderCommandAbstract),
        discussion: Words.paragraphs(
            .helpConformReaderCommandText1, .helpConformReaderCommandText2, .helpConformReaderCommandText3,
            .helpConformReaderCommandText4,
            examples: [
                "epass conform reader",
                "epass conform reader --case LDS_D_04",
                "epass conform reader --out results.json --html results.html",
                "epass conform reader --vpcd localhost:35963 --observe ./observe",
            ]))

    @Option(
        name: .customLong("case"), help: ArgumentHelp(.helpConformReaderCommandCase, valueName: .helpValueCase))
    var cases: [String] = []

    @Option(
        name: .customLong("unit"), help: ArgumentHelp(.helpConformReaderCommandUnit, valueName: .helpValueUnit))
    var units: [String] = []

    @Option(
        name: .customLong("profile"),
        help: ArgumentHelp(.helpConformReaderCommandProfile, valueName: .helpValueProfile))
    var profiles: [String] = []

    @Option(
        help: ArgumentHelp(
            .helpPolicyOptionsPolicy(values: Policy.builtInNames), valueName: .helpValuePolicy),
        completion: .list(Policy.builtInNames))
    var policy = Policy.inspection.name

    @Option(
        name: .customLong("cases"),
        help: ArgumentHelp(.helpConformReaderCommandCases, valueName: .helpValuePath), completion: .file())
    var folder: String?

    @Option(help: ArgumentHelp(.helpConformReaderCommandVpcd, valueName: .helpValueHostPort))
    var vpcd: String?

    @Option(help: ArgumentHelp(.helpConformReaderCommandObserve, valueName: .helpValueCommand))
    var observe: String?

    @Option(help: ArgumentHelp(.helpConformReaderCommandObserveTimeout, valueName: .helpValueSeconds))
    var observeTimeout: Int?

    @Flag(help: ArgumentHelp(.helpConformReaderCommandList))
    var list = false

    @OptionGroup(title: Words.say(.helpTitleOutput))
    var output: ConformOutputOptions

    mutating func validate() throws {
        if let problem = PolicyArgument.problem(policy) { throw ValidationError(problem) }
        if vpcd == nil, observe != nil || observeTimeout != nil { throw ValidationError(.conformanceObserveAlone) }
        if let observeTimeout, !(1...3600).contains(observeTimeout) {
            throw ValidationError(.conformanceObserveTimeoutRange)
        }
    }

    func run() async throws {
        try await output.run(carryOut)
    }

    private func carryOut() async throws(CLIError) -> ExitStatus {
        try output.check()
        let chosen = try PolicyArgument.load(policy)
        let campaign = try campaign()
        let wanted = try CLIError.of { () throws(ConformanceError) in
            try campaign.cases(named: cases, ofUnits: units)
        }
        for name in cases { campaign.retiredRow(named: name)?.tell() }
        if list {
            output.list(wanted)
            return .success
        }
        let other = try vpcd.map(VirtualReaderAddress.init)
        // Another reader has its own policy, and is called after where it listens.
        let judge = other == nil ? chosen : nil
        let subject = other.map { "vpcd \($0)" } ?? "\(ToolVersion.identity.name) \(ToolVersion.identity.version)"
        let known = try output.resumed(campaign: "reader", subject: subject, policy: judge)
        let rest = wanted.filter { known[$0.id] == nil }
        let observer = try observer(other, chosen, count: rest.count)
        let run = ReaderCampaignRun(
            campaign, observer: observer, profiles: profiles.isEmpty ? nil : Set(profiles))
        // Another reader takes one chip after the other.
        let threads = other == nil ? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) : 1
        let made = await Interruption.cancelling {
            var done = 0
            return await run.run(rest, threads: threads) { _ in
                done += 1
                if Terminal.errorIsTerminal {
                    Terminal.progress(Words.say(.conformanceProgress(done: done, count: rest.count)))
                }
            }
        }
        if Terminal.errorIsTerminal { Terminal.clearProgress() }
        let found = known.merging(made.map { ($0.id, $0) }) { $1 }
        let results = ConformanceResults(
            subject: subject, policy: judge, results: wanted.compactMap { found[$0.id] })
        try output.write(results)
        guard results.results.count == wanted.count else { throw CLIError(.interrupted, .terminalInterrupted) }
        return results.exitStatus
    }

    /// The cases that are built in, or those of the files.
    private func campaign() throws(CLIError) -> Campaign {
        guard let folder else { return try CLIError.of { () throws(ConformanceError) in try Campaign.reader() } }
        let input = try CampaignInput([folder]) { octets throws(ConformanceError) in try ConformanceUnit(json: octets) }
        return try CLIError.of { () throws(ConformanceError) in
            try Campaign.reader(units: input.units) { try InputFile.read(input.folder + $0, limit: 1 << 20) }
        }
    }

    /// Who reads: this program in process, or what reads at a virtual reader.
    private func observer(
        _ other: VirtualReaderAddress?, _ policy: Policy, count: Int
    ) throws(CLIError) -> any CaseObserver {
        guard let other else { return ReaderTrial(policy: policy, tool: ToolVersion.identity) }
        if let observe {
            let program = try ObserverProgram(observe, seconds: observeTimeout ?? ObserverProgram.limitInSeconds)
            return VirtualReaderTrial(host: other.host, port: other.port) { try await program.observe($0) }
        }
        guard Terminal.inputIsTerminal else {
            throw CLIError(.usage, .conformanceObserveNeeded, remedy: .conformanceObserveNeededRemedy)
        }
        let question = ObserverQuestion(count: count)
        return VirtualReaderTrial(host: other.host, port: other.port) { question.observe($0) }
    }
}
