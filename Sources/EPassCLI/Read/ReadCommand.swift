// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassISO7816
import EPassLDS
import EPassMessages
import EPassTrust

/// `epass read`: reads a document and judges it.
struct ReadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract: "Read the chip of a document and judge what was read.",
        discussion: """
            --mrz and --can without a value ask for it on a terminal, without showing it, and read standard input \
            otherwise. A value is - for standard input, or what is printed: two or three MRZ lines or \
            NUMBER,YYMMDD,YYMMDD (document number, birth, expiry); the digits of the card access number.

            Which issuers are trusted is what the trust store says (epass trust import), or what --trust names in its \
            place; with --simulate the simulated issuer is trusted, too, and the report is marked as a test. Exits \
            with 0 only if the overall result is successful, with 1 if it is failed, with 2 if it is undetermined.
            """)

    @OptionGroup(title: "Opening the chip")
    var access: AccessOptions

    @OptionGroup(title: "Which chip")
    var channel: ChannelOptions

    @OptionGroup(title: "Which files and protocols")
    var files: FileOptions

    @OptionGroup(title: "Terminal authentication")
    var terminal: TerminalOptions

    @OptionGroup(title: "Judging")
    var trust: TrustOptions

    @OptionGroup(title: "Output")
    var output: ReadOutputOptions

    @OptionGroup
    var report: ReportOutput

    mutating func validate() throws {
        guard files.asksForGuardedGroups, !terminal.areGiven else { return }
        throw ValidationError(.inputGuardedGroups)
    }

    mutating func run() async throws {
        try await report.reportingErrors { try await read() }
    }

    private func read() async throws -> ExitStatus {
        try output.check()
        // A store that cannot be used is found before the document is read for it.
        let trusted = try trust.store()
        let input = try access.input()
        let options = try await readerOptions(trusted)
        let progress = ProgressLine()
        let reading = ReadRun(access: input, plan: try files.plan(), options: options, progress: progress)
        let channel = channel
        let result = await Interruption.cancelling { await reading.run(on: channel) }
        progress.clear()
        let outcome = try result.get()
        let store = try trust.adding(outcome.simulated, to: trusted)
        let judged = Inspection.judge(
            outcome.evidence, trust: store, policy: trust.policy.chosen, at: Clock.now(), tool: ToolVersion.identity)
        // Where a file cannot be written, the verdict is there all the same, and its JSON has the error.
        var unwritten: CLIError?
        do throws(CLIError) { try await output.write(outcome.evidence) } catch { unwritten = error }
        report.print(judged, unwritten)
        // On a terminal the report says it already.
        if !(Terminal.outputIsTerminal && Terminal.errorIsTerminal), let error = judged.error {
            Terminal.complain(error.message, remedy: error.remedy)
        }
        trust.advise(judged)
        TerminalAdvice.give(on: outcome.evidence, credentials: options.terminalCredentials)
        ChallengeArgument.advise(files.challenge, judged)
        TrustMaterial.warn(ofDamageTo: store)
        if let unwritten {
            Terminal.complain(unwritten)
            return .error(unwritten.status)
        }
        return report.status(of: judged)
    }

    /// What the groups of options ask of the reading: each knows its own, so that a new option touches its group only.
    private func readerOptions(_ trusted: TrustSnapshot) async throws(CLIError) -> PassportReader.Options {
        var options = PassportReader.Options(tool: ToolVersion.identity, trust: trusted, policy: trust.policy.chosen)
        access.apply(to: &options)
        files.apply(to: &options)
        try await terminal.apply(to: &options)
        return options
    }
}

/// What a reading brought.
struct ReadOutcome: Sendable {
    let evidence: Evidence
    let simulated: TrustSnapshot?
}

/// One reading over a channel of any type.
struct ReadRun: ChannelUser {
    let access: AccessInput
    let plan: ReadPlan
    let options: PassportReader.Options
    let progress: ProgressLine

    /// Opens the channel and reads.
    func run(on channel: ChannelOptions) async -> Result<ReadOutcome, CLIError> {
        do throws(CLIError) {
            return .success(try await channel.open(for: self))
        } catch {
            return .failure(error)
        }
    }

    func use<Channel: CardChannel>(_ channel: Channel, simulated: TrustSnapshot?) async -> ReadOutcome {
        var options = options
        // Not before: the reading begins when the document lies there.
        options.startedAt = Clock.now()
        if let simulated, let both = try? options.trust?.adding(simulated) { options.trust = both }
        let evidence = await PassportReader.read(on: channel, access: access, plan: plan, options: options) { event in
            show(event)
        }
        return ReadOutcome(evidence: evidence, simulated: simulated)
    }

    private func show(_ event: ReadEvent) {
        switch event {
        case .phase(.application): progress.show(.progressApplication)
        case .phase(.access): progress.show(.progressAccess)
        case .phase: break
        case .accessStarted(.none): progress.show(.progressAccess)
        case .accessStarted(let started): progress.show(.progressAccessBy(method: started.rawValue))
        case .accessAttempt, .protocolFinished: break
        case .protocolStarted(let started): progress.show(started.progress)
        case .fileStarted(let file): progress.show(.progressFile(file: file.name))
        case .progress(let file, let done, let total):
            if let total { progress.show(file: file.name, done: done, total: total) }
        case .fileFinished: break
        }
    }
}

extension ChipProtocol {
    /// The line on the terminal while it runs.
    fileprivate var progress: Message {
        switch self {
        case .activeAuthentication: .progressActiveAuthentication
        case .chipAuthentication: .progressChipAuthentication
        case .chipAuthenticationMapping: .progressChipAuthenticationMapping
        case .terminalAuthentication: .progressTerminalAuthentication
        }
    }
}
