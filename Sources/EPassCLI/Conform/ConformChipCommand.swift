// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassConformance
import EPassISO7816
import EPassJSON
import EPassMRZ
import EPassMessages
import EPassTrust

/// `epass conform chip`: the cases for chips, run against one.
struct ConformChipCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chip",
        abstract: Words.say(.helpConformChipCommandAbstract),
        discussion: Words.paragraphs(
            .helpConformChipCommandText1, .helpConformChipCommandText2, .helpConformChipCommandText3,
            examples: [
                "epass conform chip --simulate eac",
                "epass conform chip --mrz --ics chip.json --html results.html",
                "epass conform chip --simulate eac --case ISO7816_J_1 --json",
            ]))

    @OptionGroup(title: Words.say(.helpTitleOpeningTheChip))
    var access: AccessOptions

    @OptionGroup(title: Words.say(.helpTitleWhichChip))
    var channel: ChannelOptions

    @OptionGroup
    var cases: ConformChipOptions

    @OptionGroup(title: Words.say(.helpTitleOutput))
    var output: ConformOutputOptions

    func run() async throws {
        try await output.run(carryOut)
    }

    private func carryOut() async throws(CLIError) -> ExitStatus {
        try output.check()
        let campaign = try cases.campaign()
        let wanted = try CLIError.of { () throws(ConformanceError) in
            try campaign.cases(named: cases.cases, ofUnits: cases.units)
        }
        for name in cases.cases { campaign.retiredRow(named: name)?.tell() }
        if cases.list {
            output.list(wanted)
            return .success
        }
        let subject = channel.simulate.map { "simulated chip \($0)" } ?? "chip"
        let known = try output.resumed(campaign: "chip", subject: subject, policy: nil)
        let user = ChipCampaignUser(
            run: ChipCampaignRun(campaign, tool: ToolVersion.identity),
            cases: wanted.filter { known[$0.id] == nil },
            setting: try await cases.setting(channel, access),
            passed: Set(known.values.filter { $0.outcome == .pass }.map(\.id)), explores: cases.printIcs)
        let channel = channel
        let found = await Interruption.cancelling { () async -> Result<ChipCampaignUser.Value, CLIError> in
            do throws(CLIError) { return .success(try await channel.open(for: user)) } catch { return .failure(error) }
        }
        if Terminal.errorIsTerminal { Terminal.clearProgress() }
        let (statement, made) = try found.get().get()
        if cases.printIcs {
            Terminal.print(statement.json.text())
            return .success
        }
        Terminal.note(.conformanceProfilesFound(profiles: statement.profiles.sorted()))
        let all = known.merging(made.map { ($0.id, $0) }) { $1 }
        let results = ConformanceResults(
            campaign: "chip", subject: subject, policy: nil, results: wanted.compactMap { all[$0.id] })
        try output.write(results)
        let left = results.results.count { $0.outcome == .notApplicable && $0.reasons == ["destructive"] }
        if left > 0 { Terminal.note(.conformanceDestructiveLeft(count: left)) }
        guard results.results.count == wanted.count else { throw CLIError(.interrupted, .terminalInterrupted) }
        return results.exitStatus
    }
}

/// A run over a channel of any type.
struct ChipCampaignUser: ChannelUser {
    typealias Value = Result<(ChipStatement, [ConformanceResult]), CLIError>

    let run: ChipCampaignRun
    let cases: [ChipCase]
    let setting: ChipTestSetting
    let passed: Set<String>
    /// Whether the chip is looked at, and no case is run.
    let explores: Bool

    func use<Channel: CardChannel>(_ channel: Channel, simulated: TrustSnapshot?) async -> Value {
        let known: ChipTestSetting
        do throws(ConformanceError) { known = try await run.explore(channel, setting: setting) } catch {
            return .failure(CLIError(error))
        }
        if explores { return .success((known.statement, [])) }
        var done = 0
        let results = await run.run(cases, on: channel, setting: known, passed: passed) { _ in
            done += 1
            if Terminal.errorIsTerminal {
                Terminal.progress(Words.say(.conformanceProgress(done: done, count: cases.count)))
            }
        }
        return .success((known.statement, results))
    }
}
