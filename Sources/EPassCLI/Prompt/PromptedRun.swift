// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassISO7816
import EPassMessages
import EPassTrust

/// A reading whose password is typed. First the chip is looked at without one: a reader that is not there, a card that
/// is no passport and a chip that guards nothing are found before anybody types anything. Then the password is asked
/// for, and asked for again where the chip refuses it, with what was typed kept.
struct PromptedRun: ChannelUser {
    /// What one use of the channel came to.
    enum Use: Sendable {
        case read(ReadOutcome, wasTold: Bool)
        case failed(CLIError)
        /// The chip is to be looked for again, and read with this.
        case reopen(AccessInput, before: Evidence?)
    }

    let session: PromptSession
    let reading: ReadRun
    /// Whether a chip that was lost is looked for anew: one on a reader is.
    let reopens: Bool
    /// What was typed before the chip was lost; nil before anything was.
    var input: AccessInput?
    /// What was read until then.
    var before: Evidence?

    /// Opens the channel and reads, as often as the person wants.
    func run(on channel: ChannelOptions) async -> (result: Result<ReadOutcome, CLIError>, wasTold: Bool) {
        var run = self
        while true {
            do throws(CLIError) {
                switch try await channel.open(for: run) {
                case .read(let outcome, let wasTold): return (.success(outcome), wasTold)
                case .failed(let error): return (.failure(error), false)
                case .reopen(let input, let before):
                    run.input = input
                    run.before = before
                }
            } catch {
                guard run.input != nil, error.isRetryable || error.status == .unavailable, !Task.isCancelled else {
                    return (.failure(error), false)
                }
                do throws(CLIError) {
                    guard
                        let again = try await session.askAgain(afterLoss: error.message, remedy: error.remedy)
                    else { return (.failure(error), true) }
                    run.input = again
                } catch {
                    return (.failure(error), false)
                }
            }
        }
    }

    func use<Channel: CardChannel>(_ channel: Channel, simulated: TrustSnapshot?) async -> Use {
        guard let trace = reading.trace else { return await use(channel, simulated, nil) }
        let writer = trace.writer(for: channel.properties)
        return await use(RecordingChannel(channel) { writer.record($0) }, simulated, writer)
    }

    private func use<Channel: CardChannel>(
        _ channel: Channel, _ simulated: TrustSnapshot?, _ writer: TraceWriter?
    ) async -> Use {
        do throws(CLIError) {
            var next: AccessInput
            if let input {
                next = input
            } else {
                let first = await read(channel, simulated, writer, .none, reading.before)
                let failure = first.evidence.failure
                guard failure?.code == .own(.mrzRequired) || (failure == nil && session.isWanted) else {
                    return .read(first, wasTold: false)
                }
                next = try await session.ask()
                guard await isReady(channel) else { return .reopen(next, before: nil) }
            }
            return try await read(channel, simulated, writer, beginningWith: next)
        } catch {
            return .failed(error)
        }
    }

    private func read<Channel: CardChannel>(
        _ channel: Channel, _ simulated: TrustSnapshot?, _ writer: TraceWriter?, beginningWith input: AccessInput
    ) async throws(CLIError) -> Use {
        var next = input
        var evidence = before ?? reading.before
        while true {
            let outcome = await read(channel, simulated, writer, next, evidence)
            guard let failure = outcome.evidence.failure, !Task.isCancelled else {
                return .read(outcome, wasTold: false)
            }
            switch Trouble(failure) {
            case .none: return .read(outcome, wasTold: false)
            case .password:
                guard let again = try await session.askAgain(after: failure) else {
                    return .read(outcome, wasTold: true)
                }
                next = again
            case .lost:
                guard
                    let again = try await session.askAgain(afterLoss: failure.message, remedy: failure.remedy)
                else { return .read(outcome, wasTold: false) }
                next = again
                // What is there already is not read again.
                if outcome.evidence.files.contains(where: { $0.octets != nil }) { evidence = outcome.evidence }
                if reopens { return .reopen(next, before: evidence) }
            }
            guard await isReady(channel) else { return .reopen(next, before: evidence) }
        }
    }

    private func read<Channel: CardChannel>(
        _ channel: Channel, _ simulated: TrustSnapshot?, _ writer: TraceWriter?, _ input: AccessInput,
        _ before: Evidence?
    ) async -> ReadOutcome {
        let outcome = await reading.read(channel, simulated, writer, access: input, resuming: before)
        reading.progress.clear()
        return outcome
    }

    /// Resets the chip, so that it meets what comes as if nothing had been asked; whether it is still there.
    private func isReady<Channel: CardChannel>(_ channel: Channel) async -> Bool {
        do {
            try await channel.reset()
            return true
        } catch {
            // One that cannot be looked for anew says so at its first command.
            return !reopens
        }
    }
}

/// What a person can do something about before the reading is over.
private enum Trouble {
    case none
    /// The chip does not take what was typed.
    case password
    /// The chip or the reader is gone.
    case lost

    init(_ failure: ReadError) {
        switch failure.code {
        case .access(.wrongPassword), .own(.paceFailed): self = .password
        case .channel(let code): self = code.facts.isRetryable || Self.gone.contains(code) ? .lost : .none
        case .access(.channelLost): self = .lost
        case .access, .own: self = .none
        }
    }

    private static let gone: [CardChannelError.Code] = [
        .cardRemoved, .cardReset, .cardUnresponsive, .cardNone, .transmissionFailed, .timeout, .readerRemoved,
    ]
}
