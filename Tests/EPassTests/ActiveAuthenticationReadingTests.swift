// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassISO7816
import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Active authentication while a document is read, Doc 9303-11 6.1", .timed)
struct ActiveAuthenticationReadingTests {
    /// What the octets say, by the same function that every verifier has.
    private func verdict(_ run: ProtocolRun) throws -> ActiveAuthentication.Verdict {
        let transcript = try #require(run.chip.activeAuthentication)
        return ActiveAuthentication.verify(
            response: try #require(transcript.response),
            challenge: try ActiveAuthentication.Challenge(transcript.challenge),
            dataGroup15: try #require(run.evidence.octets(of: .dataGroup(.dg15))),
            securityInfos: try run.evidence.octets(of: .dataGroup(.dg14)).map {
                try DataGroup14(decoding: $0).securityInfos
            })
    }

    @Test(
        "each honest chip's response is kept as it came, and is its signature over the challenge",
        arguments: [
            "aa-only", "aa-and-ca", "aa-rsa-1024", "aa-rsa-1536", "aa-rsa-2048", "aa-rsa-3072", "aa-rsa-4096",
            "aa-rsa-b4", "aa-p224", "aa-p521", "aa-brainpoolp512r1", "aa-der", "aa-no-info", "aa-rsa-chained",
        ])
    func honest(_ profile: String) async throws {
        let run = try await ProtocolRun(profile)
        let transcript = try #require(run.chip.activeAuthentication)
        #expect(run.evidence.failure == nil && run.isFaithful)
        #expect(transcript.outcome == .completed && transcript.statusBytes == .success)
        #expect(transcript.challengeSource == .terminal && transcript.limitedTo == nil)
        #expect(try verdict(run).outcome == .confirmed)
        #expect(
            run.events.contains(.protocolFinished(.activeAuthentication, outcome: .completed, statusBytes: .success)))
    }

    @Test("it goes through the channel of chip authentication where there is one")
    func channel() async throws {
        let both = try await ProtocolRun("aa-and-ca")
        #expect(both.chip.activeAuthentication?.channel == 2)
        let alone = try await ProtocolRun("aa-only")
        #expect(alone.chip.activeAuthentication?.channel == 1)
        let plain = try await ProtocolRun("aa-only") { $0.accessControl = .none }
        #expect(plain.chip.activeAuthentication?.channel == 0)
        #expect(plain.chip.activeAuthentication?.outcome == .completed)
    }

    @Test("without a channel two signatures with changed octets make no copy, three do", arguments: 1...3)
    func changedOnTheWay(_ count: Int) async throws {
        let seen = Log<UInt8>()
        let run = try await ProtocolRun(
            "aa-only",
            change: { $0.accessControl = .none },
            fault: { _, command in
                guard command[1] == 0x88 else { return nil }
                seen.append(command[1])
                return seen.all.count <= count ? .replacement(.init(repeating: 0x5A, count: 64) + [0x90, 0x00]) : nil
            })
        #expect(run.evidence.failure == nil && run.isFaithful)
        #expect(try verdict(run).outcome == .confirmed || count == 3)
        #expect(seen.all.count == (count == 3 ? 3 : count + 1))
    }

    @Test("a challenge from outside is the one that is signed and recorded")
    func givenChallenge() async throws {
        let challenge: [UInt8] = [0xF1, 0x73, 0x58, 0x99, 0x74, 0xBF, 0x40, 0xC6]
        let run = try await ProtocolRun("aa-only", options: .init(activeAuthenticationChallenge: challenge))
        #expect(run.chip.activeAuthentication?.challenge == challenge)
        #expect(run.chip.activeAuthentication?.challengeSource == .verifier)
        #expect(try verdict(run).outcome == .confirmed)
    }

    @Test("a challenge that is none ends the reading before a command", arguments: [0, 7, 9])
    func badChallenge(_ count: Int) async throws {
        let run = try await ProtocolRun(
            "aa-only", options: .init(activeAuthenticationChallenge: [UInt8](repeating: 1, count: count)))
        #expect(run.evidence.failure?.code == .own(.inputInvalid))
        #expect(run.entries.isEmpty && run.chip.activeAuthentication == nil)
    }

    @Test("each reading has a challenge of its own")
    func fresh() async throws {
        let simulated = try SimulatedDocument("aa-only")
        let first = try await ProtocolRun(simulated)
        let second = try await ProtocolRun(simulated)
        #expect(first.chip.activeAuthentication?.challenge != second.chip.activeAuthentication?.challenge)
    }

    @Test("a refusal is on record with its word, and has nothing to do with lengths")
    func refused() async throws {
        let run = try await ProtocolRun("aa-refused")
        #expect(run.chip.activeAuthentication?.outcome == .refused)
        #expect(run.chip.activeAuthentication?.statusBytes == .instructionNotSupported)
        #expect(run.chip.activeAuthentication?.limitedTo == nil)
        #expect(run.openings == 1 && run.evidence.failure == nil && run.isFaithful)
    }

    @Test("a response that a reader or chip cuts is kept, with the length that there was room for (F-18)")
    func truncated() async throws {
        let run = try await ProtocolRun("aa-rsa-truncated")
        #expect(run.chip.activeAuthentication?.outcome == .completed)
        #expect(run.chip.activeAuthentication?.response?.count == 223)
        #expect(run.chip.activeAuthentication?.limitedTo == 223)
        #expect(run.evidence.failure == nil && run.isFaithful)
    }

    @Test("without extended length a signature that does not fit is a matter of length, not of the chip (F-18)")
    func shortReader() async throws {
        let run = try await ProtocolRun("aa-rsa-2048", takesExtendedLength: false)
        let transcript = try #require(run.chip.activeAuthentication)
        #expect(transcript.outcome == .refused && transcript.expectedLength == 256)
        #expect(transcript.limitedTo == 223)
        #expect(run.evidence.failure == nil && run.isFaithful)
        let pieces = try await ProtocolRun("aa-rsa-chained", takesExtendedLength: false)
        #expect(pieces.chip.activeAuthentication?.response?.count == 256)
        #expect(pieces.openings == 1)
    }

    @Test("a reader that fails over the long answer is asked for the short one (F-18, F-19)")
    func readerFailure() async throws {
        let run = try await ProtocolRun(
            "aa-rsa-2048", fault: Disturbance.fault(.transmissionFailure, to: 0x88, first: 2))
        #expect(run.chip.activeAuthentication?.expectedLength == 256)
        #expect(run.chip.activeAuthentication?.limitedTo == 223)
        #expect(run.openings == 3 && run.evidence.failure == nil && run.isFaithful)
        let short = try await ProtocolRun("aa-only", fault: Disturbance.fault(.transmissionFailure, to: 0x88))
        #expect(short.chip.activeAuthentication?.outcome == .lost)
        #expect(short.evidence.failure == nil && short.isFaithful)
    }

    @Test(
        "a chip that drops the channel over it is opened again, and the reading goes on", arguments: [0x6982, 0x6F00])
    func dropped(_ word: UInt16) async throws {
        let run = try await ProtocolRun(
            "aa-only", plan: ReadPlan(requested: [.dg1, .dg11]), change: { $0.files[11] = [0x6B, 0x02, 0x5C, 0x00] },
            fault: Disturbance.word(word, to: 0x88))
        #expect(run.chip.activeAuthentication?.outcome == .refused)
        #expect(run.chip.activeAuthentication?.statusBytes == StatusBytes(word))
        #expect(run.chip.activeAuthentication?.channel == 2)
        #expect(run.openings == 3 && run.channel(of: .dg11) == 3)
        #expect(run.evidence.failure == nil && run.isFaithful)
    }

    @Test(
        "a chip that leaves the field and does not come back ends the reading: lost; an answer that never verifies does not"
    )
    func lost() async throws {
        let removed = try await ProtocolRun("aa-only", fault: Disturbance.fault(.removal, to: 0x88))
        #expect(removed.chip.activeAuthentication?.outcome == .lost)
        #expect(removed.evidence.failure?.code.rawValue == "card.removed")
        let cut = try await ProtocolRun("aa-only", fault: Disturbance.fault(.truncation(3), to: 0x88))
        #expect(cut.chip.activeAuthentication?.outcome == .refused && cut.evidence.failure == nil)
        #expect(cut.channel(of: .dg1) == 1)
    }

    @Test("left out by name or with DG15, it is not begun, and the evidence says so")
    func skipped() async throws {
        for plan in [
            ReadPlan(requested: [.dg1], skippedProtocols: [.activeAuthentication]),
            ReadPlan(requested: [.dg1], skipped: [.dg15]),
        ] {
            let run = try await ProtocolRun("aa-only", plan: plan)
            #expect(run.chip.activeAuthentication == nil && run.chip.skipped == [.activeAuthentication])
            #expect(run.evidence.entry(.dataGroup(.dg15)) == nil && run.protected(0x88) == 0)
        }
    }

    @Test(
        "a dishonest answer is kept as it came", arguments: ["aa-random", "aa-wrong-key", "aa-replayed", "aa-rsa-zero"])
    func dishonest(_ profile: String) async throws {
        let run = try await ProtocolRun(profile)
        #expect(run.chip.activeAuthentication?.outcome == .completed)
        #expect(try verdict(run).outcome != .confirmed)
    }
}
