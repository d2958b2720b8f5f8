// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassLDS
import EPassMessages
import EPassTrust

/// What a terminal changes in an LDS2 application.
enum LDS2Change: Sendable {
    /// A record is appended to a linear file.
    case append([UInt8], LDS2File)
    /// EF.Biometrics is written, and activated where that is wanted.
    case write([UInt8], AdditionalBiometricsNumber, activates: Bool)
}

/// What came of it.
enum LDS2Changed: Sendable {
    case appending(RecordAppending)
    case writing(BiometricsWriting)

    var evidence: Evidence {
        switch self {
        case .appending(let done): done.evidence
        case .writing(let done): done.evidence
        }
    }
}

extension LDS2Change {
    /// Carries it out with what the command was given.
    ///
    /// - Throws: `CLIError` where it could not begin.
    func carryOut(_ given: some LDS2ChangeCommand, _ trace: TraceFile?) async throws -> LDS2Changed {
        let policy = try given.policy.chosen()
        let trusted = try given.trust.store(given.vouching)
        let input = try await given.access.input()
        var options = PassportReader.Options(
            tool: ToolVersion.identity, trust: trusted, policy: policy)
        given.access.apply(to: &options)
        given.channel.apply(to: &options)
        try await given.terminal.apply(to: &options, timeout: given.channel.timeout)
        let progress = ProgressLine()
        let run = LDS2ChangeRun(change: self, access: input, options: options, progress: progress, trace: trace)
        let result = await Interruption.cancelling { await run.run(on: given.channel) }
        progress.clear()
        let done = try result.get()
        TerminalAdvice.give(on: done.evidence, credentials: options.terminalCredentials)
        return done
    }
}

/// One change over a channel of any type.
private struct LDS2ChangeRun: ChannelUser {
    let change: LDS2Change
    let access: AccessInput
    let options: PassportReader.Options
    let progress: ProgressLine
    let trace: TraceFile?

    func run(on channel: ChannelOptions) async -> Result<LDS2Changed, CLIError> {
        do throws(CLIError) {
            return .success(try await channel.open(for: self))
        } catch {
            return .failure(error)
        }
    }

    func use<Channel: CardChannel>(_ channel: Channel, simulated: TrustSnapshot?) async -> LDS2Changed {
        guard let trace else { return await change(over: channel, simulated, nil) }
        let writer = trace.writer(for: channel.properties)
        return await change(over: RecordingChannel(channel) { writer.record($0) }, simulated, writer)
    }

    private func change<Channel: CardChannel>(
        over channel: Channel, _ simulated: TrustSnapshot?, _ writer: TraceWriter?
    ) async -> LDS2Changed {
        func tell(_ event: ReadEvent) {
            writer?.note(event)
            progress.show(event)
        }
        var options = options
        options.startedAt = Clock.now()
        if let simulated, let both = try? options.trust?.adding(simulated) { options.trust = both }
        switch change {
        case .append(let record, let file):
            return .appending(
                await PassportReader.append(
                    record, to: file, on: channel, access: access, options: options, events: tell))
        case .write(let octets, let number, let activates):
            return .writing(
                await PassportReader.write(
                    octets, to: number, activates: activates, on: channel, access: access, options: options,
                    events: tell))
        }
    }
}
