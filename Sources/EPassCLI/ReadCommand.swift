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
        throw ValidationError(Words.say(.inputGuardedGroups))
    }

    mutating func run() async throws {
        try await report.reportingErrors { try await read() }
    }

    private func read() async throws -> ExitStatus {
        try output.check()
        // A store that cannot be used is found before the document is read for it.
        let trusted = try trust.store()
        let input = try access.input()
        let credentials = try await terminal.credentials()
        let progress = ProgressLine()
        let reading = DocumentReading(
            access: input, method: access.choice.method, plan: try files.plan(), challenge: files.challenge?.octets,
            credentials: credentials, audience: .init(trust, trusted, terminal), progress: progress)
        let channel = channel
        let result = await Interruption.cancelling { await reading.run(on: channel) }
        progress.clear()
        let outcome = try result.get()
        let store = try trust.adding(outcome.simulated, to: trusted)
        let judged = Inspection.judge(
            outcome.evidence, trust: store, policy: trust.policy.chosen, at: Clock.now(), tool: ToolVersion.identity)
        // Where a file cannot be written, the verdict is there all the same, and its JSON has the error.
        let unwritten = await output.failure(writing: outcome.evidence)
        report.print(judged, unwritten)
        // On a terminal the report says it already.
        if !(Terminal.outputIsTerminal && Terminal.errorIsTerminal), let error = judged.error {
            Terminal.complain(error.message, remedy: error.remedy)
        }
        trust.advise(judged)
        TerminalAdvice.give(on: outcome.evidence, credentials: credentials)
        ChallengeArgument.advise(files.challenge, judged)
        TrustMaterial.warn(ofDamageTo: store)
        if let unwritten {
            Terminal.complain(unwritten)
            return unwritten.status
        }
        return report.status(of: judged)
    }
}

/// What a reading brought.
struct ReadOutcome: Sendable {
    let evidence: Evidence
    let simulated: TrustSnapshot?
}

/// One reading over a channel of any type.
struct DocumentReading: ChannelUser {
    let access: AccessInput
    let method: AccessMethod
    let plan: ReadPlan
    let challenge: [UInt8]?
    let credentials: TerminalCredentials?
    let audience: Audience
    let progress: ProgressLine

    /// Which chips the credentials are shown to.
    struct Audience: Sendable {
        let trust: TrustSnapshot
        let policy: Policy
        let includesUnverified: Bool

        init(_ options: TrustOptions, _ trust: TrustSnapshot, _ terminal: TerminalOptions) {
            self.trust = trust
            policy = options.policy.chosen
            includesUnverified = terminal.servesUnverifiedChips
        }
    }

    /// Opens the channel and reads.
    func run(on options: ChannelOptions) async -> Result<ReadOutcome, CLIError> {
        do {
            return .success(try await options.open(for: self))
        } catch let error as CLIError {
            return .failure(error)
        } catch let error as CardChannelError {
            return .failure(CLIError(error))
        } catch {
            return .failure(CLIError(.internalError, .plainText(text: "\(error)")))
        }
    }

    func use<Channel: CardChannel>(_ channel: Channel, simulated: TrustSnapshot?) async -> ReadOutcome {
        let options = PassportReader.Options(
            tool: ToolVersion.identity, startedAt: Clock.now(), accessMethod: method,
            activeAuthenticationChallenge: challenge, terminalCredentials: credentials,
            trust: simulated.flatMap { try? audience.trust.adding($0) } ?? audience.trust, policy: audience.policy,
            servesUnverifiedChips: audience.includesUnverified)
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
