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
        abstract: Words.say(.helpReadCommandAbstract),
        discussion: Words.paragraphs(
            .helpReadCommandText1, .helpReadCommandText2, .helpReadCommandText3,
            examples: [
                "epass read --mrz --out passport.epass",
                "epass read --simulate --html page.html",
                "epass read --watch --mrz - --json",
            ]))

    @OptionGroup(title: Words.say(.helpTitleOpeningTheChip))
    var access: AccessOptions

    @OptionGroup(title: Words.say(.helpTitleWhichChip))
    var channel: ChannelOptions

    @OptionGroup(title: Words.say(.helpTitleWhichFilesAndProtocols))
    var files: FileOptions

    @OptionGroup(title: Words.say(.helpTitleTerminalAuthentication))
    var terminal: TerminalOptions

    @OptionGroup(title: Words.say(.helpTitleJudging))
    var trust: TrustOptions

    @OptionGroup(title: Words.say(.helpTitleJudging))
    var vouching: VouchingOptions

    @OptionGroup(title: Words.say(.helpTitleJudging))
    var policy: PolicyOptions

    @OptionGroup(title: Words.say(.helpTitleJudging))
    var status: StatusOptions

    @OptionGroup(title: Words.say(.helpTitleOutput))
    var output: ReadOutputOptions

    @OptionGroup(title: Words.say(.helpTitleOutput))
    var picture: PictureOptions

    @OptionGroup(title: Words.say(.helpTitlePage))
    var page: PageOptions

    @OptionGroup(title: Words.say(.helpTitleTrace))
    var trace: TraceOptions

    @OptionGroup(title: Words.say(.helpTitleDocumentAfterDocument))
    var watch: WatchOptions

    @OptionGroup
    var report: ReportOutput

    mutating func validate() throws {
        try validateWatch()
        try picture.refuse(beside: "--json", report.json)
        try picture.refuse(beside: "--watch", watch.watch)
        guard !terminal.areGiven else { return }
        if files.asksForGuardedGroups { throw ValidationError(.inputGuardedGroups) }
        if files.asksForRecords { throw ValidationError(.inputRecordsGuarded) }
    }

    mutating func run() async throws {
        try await report.reportingErrors(onOneLine: watch.watch) {
            if watch.watch { try await follow() } else { try await read() }
        }
    }

    private func read() async throws -> ExitStatus {
        try output.check()
        try page.check(beside: output.paths)
        let signer = try await output.openSigner(timeout: channel.timeout)
        // A store that cannot be used is found before the document is read for it.
        let trusted = try trust.store(vouching)
        let reported = try status.source()
        // A simulated document brings its issuer along.
        let isAnnounced = channel.simulate == nil && trust.lacksStore(vouching)
        if isAnnounced { trust.announceMissingStore(vouching) }
        let questions = try access.session(elseZone: channel.simulate == nil)
        let input = questions == nil ? try await channel.own(access) : .none
        let before = try files.resumed()
        var inspector = try await makeInspector(trusted, resuming: before)
        inspector.status = reported
        let progress = ProgressLine(plan: inspector.plan)
        let tracing = try trace.start(beside: output.paths)
        let reading = inspector.reading(access: input, progress: progress, trace: tracing, resuming: before)
        let channel = channel
        let (result, wasTold) = await Interruption.cancelling {
            guard let questions else { return (await reading.run(on: channel), false) }
            QuietWait.begin()
            defer { QuietWait.end() }
            let reopens = channel.simulate == nil && channel.vpcdListen == nil
            return await PromptedRun(session: questions, reading: reading, reopens: reopens).run(on: channel)
        }
        progress.clear()
        let untraced = tracing?.finish()
        let outcome = try result.get()
        let asking = inspector
        let answer = await Interruption.cancelling { await asking.statusAnswer(for: outcome) }
        let document = try inspector.judge(outcome, status: answer)
        let judged = document.report
        // Where a file cannot be written, the verdict is there all the same, and its JSON has the error.
        var unwritten: CLIError?
        do throws(CLIError) {
            try await output.write(document.evidence, signer: signer)
            try await page.write(judged, document.evidence, printed: outcome.printed)
        } catch {
            unwritten = error
        }
        unwritten = unwritten ?? untraced
        // What a person was told at the prompt, and ended there, is not said again.
        if wasTold, Terminal.outputIsTerminal, !report.json, unwritten == nil {
            Terminal.note(.promptNotRead)
            return report.status(of: judged)
        }
        await report.print(judged, unwritten, portrait: picture.portrait(of: document.evidence))
        // Where both streams come to the same place the report says it already.
        if !Terminal.streamsAreOne || report.json && !Terminal.outputIsTerminal, let error = judged.error {
            Terminal.complain(error.message, remedy: error.remedy)
        }
        if !isAnnounced { trust.advise(judged) }
        TerminalAdvice.give(on: document.evidence, credentials: inspector.options.terminalCredentials)
        ChallengeArgument.advise(files.challenge, judged)
        TrustMaterial.warn(ofDamageTo: document.trust)
        if let unwritten {
            Terminal.complain(unwritten)
            return .error(unwritten.status)
        }
        return report.status(of: judged)
    }

    /// What reads and judges by the options. Each group of them knows its own, so that a new option touches its group
    /// only.
    ///
    /// - Parameter before: the reading to go on from, which is of one application.
    func makeInspector(_ trusted: TrustSnapshot, resuming before: Evidence? = nil) async throws -> DocumentInspector {
        let plan = try files.plan()
        let policy = try self.policy.chosen()
        var options = PassportReader.Options(tool: ToolVersion.identity, trust: trusted, policy: policy)
        access.apply(to: &options)
        channel.apply(to: &options)
        files.apply(to: &options)
        if let before { options.application = .eMRTD(under: before.application) }
        try await terminal.apply(to: &options, timeout: channel.timeout)
        return DocumentInspector(plan: plan, options: options, trust: trusted, policy: policy)
    }
}

/// What a reading brought.
struct ReadOutcome: Sendable {
    let evidence: Evidence
    let simulated: TrustSnapshot?
    /// What was printed, as it was given or typed.
    let printed: AccessInput.Zone
}

/// One reading over a channel of any type.
struct ReadRun: ChannelUser {
    let access: AccessInput
    let plan: ReadPlan
    let options: PassportReader.Options
    let progress: ProgressLine
    let trace: TraceFile?
    /// The reading that this one goes on from; nil for none.
    let before: Evidence?

    /// Opens the channel and reads.
    func run(on channel: ChannelOptions) async -> Result<ReadOutcome, CLIError> {
        do throws(CLIError) {
            return .success(try await channel.open(for: self))
        } catch {
            return .failure(error)
        }
    }

    func use<Channel: CardChannel>(_ channel: Channel, simulated: TrustSnapshot?) async -> ReadOutcome {
        guard let trace else { return await read(channel, simulated, nil) }
        let writer = trace.writer(for: channel.properties)
        return await read(RecordingChannel(channel) { writer.record($0) }, simulated, writer)
    }

    private func read<Channel: CardChannel>(
        _ channel: Channel, _ simulated: TrustSnapshot?, _ writer: TraceWriter?
    ) async -> ReadOutcome {
        await read(channel, simulated, writer, access: access, resuming: before)
    }

    /// Reads with what opens the chip.
    func read<Channel: CardChannel>(
        _ channel: Channel, _ simulated: TrustSnapshot?, _ writer: TraceWriter?, access: AccessInput,
        resuming before: Evidence?
    ) async -> ReadOutcome {
        var options = options
        // Not before: the reading begins when the document lies there.
        options.startedAt = Clock.now()
        if let simulated, let both = try? options.trust?.adding(simulated) { options.trust = both }
        let evidence = await PassportReader.read(
            on: channel, access: access, plan: plan, options: options, resuming: before
        ) { event in
            writer?.note(event)
            progress.show(event)
        }
        return ReadOutcome(evidence: evidence, simulated: simulated, printed: access.zone)
    }
}
