// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Chip authentication while a document is read, Doc 9303-11 6.2", .timed)
struct ChipAuthenticationReadingTests {
    @Test(
        "each honest chip completes, and what follows is read under the new keys",
        arguments: [
            "ca-only", "aa-and-ca", "ca-3des", "ca-3des-and-aes", "ca-dh", "ca-dh-3des", "ca-dh-x942", "ca-named-curve",
            "ca-standardized", "ca-no-info", "ca-3des-no-info", "ca-numbered", "ca-several-keys", "ca-set-at-only",
            "ca-set-kat-only", "ca-brainpoolp512r1-aes-256",
        ])
    func honest(_ profile: String) async throws {
        let run = try await ProtocolRun(profile, plan: ReadPlan(requested: [.dg1, .dg11])) {
            $0.files[11] = [0x6B, 0x02, 0x5C, 0x00]
        }
        let result = try #require(run.chip.chipAuthentication)
        #expect(run.evidence.failure == nil && run.isFaithful)
        #expect(result.outcome == .completed)
        #expect(result.channel == 2)
        #expect(result.attempts.last?.outcome == .completed)
        #expect(result.attempts.dropLast().allSatisfy { $0.outcome == .refused && $0.statusBytes != nil })
        #expect(run.channel(of: .dg14) == 1 && run.channel(of: .dg1) == 1 && run.channel(of: .dg11) == 2)
        #expect(run.openings == 1)
        #expect(run.events.contains(.protocolStarted(.chipAuthentication)))
        #expect(
            run.events.contains(.protocolFinished(.chipAuthentication, outcome: .completed, statusBytes: nil)))
    }

    @Test(
        "it runs after PACE, after Basic Access Control, and on a chip without access control",
        arguments: DocumentDescription.AccessControl.allCases)
    func everyAccess(_ access: DocumentDescription.AccessControl) async throws {
        let run = try await ProtocolRun("ca-only", plan: ReadPlan(requested: [.dg1, .dg11])) {
            $0.accessControl = access
            $0.files[11] = [0x6B, 0x02, 0x5C, 0x00]
        }
        #expect(run.chip.chipAuthentication?.outcome == .completed)
        #expect(run.channel(of: .dg11) == (access == .none ? 1 : 2))
        #expect(run.evidence.entry(.dataGroup(.dg11))?.isProtected == true)
        #expect(run.isFaithful)
    }

    @Test(
        "a chip that refuses is read on through the channel that there is, with its word on record",
        arguments: [("ca-refused", 0x6D00), ("ca-key-refused", 0x6A80)])
    func refused(_ profile: String, _ word: UInt16) async throws {
        let run = try await ProtocolRun(profile, plan: ReadPlan(requested: [.dg1, .dg11])) {
            $0.files[11] = [0x6B, 0x02, 0x5C, 0x00]
        }
        #expect(run.chip.chipAuthentication?.outcome == .refused)
        #expect(run.chip.chipAuthentication?.statusBytes == StatusBytes(word))
        #expect(run.chip.chipAuthentication?.channel == nil)
        #expect(run.channel(of: .dg11) == 1 && run.openings == 1)
        #expect(run.evidence.failure == nil && run.isFaithful)
    }

    @Test(
        "a chip without the key is a mismatch, in a fresh channel too: nothing read twice, nothing tried on",
        arguments: [
            "ca-wrong-key", "ca-never-switches", "ca-6988-after", "ca-unprotected-after", "clone",
        ], [DocumentDescription.AccessControl.basic, .pace, .none])
    func mismatch(_ profile: String, _ access: DocumentDescription.AccessControl) async throws {
        let run = try await ProtocolRun(profile, plan: ReadPlan(requested: [.dg1, .dg11])) {
            $0.accessControl = access
            $0.files[11] = [0x6B, 0x02, 0x5C, 0x00]
        }
        let result = try #require(run.chip.chipAuthentication)
        // A chip that was never opened has nothing to protect with, and goes on without: its answer is no protected
        // one.
        #expect(result.outcome == .mismatch)
        #expect(result.attempts.map(\.outcome) == [.lost, .mismatch])
        #expect(run.openings == (access == .none ? 1 : 3))
        #expect(run.evidence.deviations.isEmpty && !run.evidence.recoveries.isEmpty)
        #expect(run.channel(of: .dg11) == (access == .none ? 0 : 5))
        #expect(run.evidence.failure == nil && run.isFaithful)
    }

    @Test("a mismatch is not outweighed by another key that would do")
    func mismatchStays() async throws {
        let run = try await ProtocolRun(
            "ca-several-keys",
            // The answer to the first command under the new keys: the one behind GENERAL AUTHENTICATE.
            fault: afterKeyAgreement([0x69, 0x88], first: 2))
        #expect(run.chip.chipAuthentication?.attempts.map(\.outcome) == [.lost, .mismatch])
        #expect(run.evidence.failure == nil && run.isFaithful)
        // Once, it may have been an accident.
        let disturbed = try await ProtocolRun("ca-several-keys", fault: afterKeyAgreement([0x69, 0x88], first: 1))
        #expect(disturbed.chip.chipAuthentication?.attempts.map(\.outcome) == [.lost, .completed])
    }

    @Test("another word in the first answer is no proof against the chip: the next way is tried")
    func otherWordAfterwards() async throws {
        let run = try await ProtocolRun("ca-several-keys", fault: afterKeyAgreement([0x6F, 0x00], first: 2))
        #expect(run.chip.chipAuthentication?.outcome == .completed)
        #expect(run.chip.chipAuthentication?.attempts.map(\.outcome) == [.lost, .refused, .completed])
        #expect(run.openings == 3)
    }

    /// The answer to the first command under the new keys, of that many key agreements.
    private func afterKeyAgreement(_ word: [UInt8], first count: Int) -> @Sendable (Int, [UInt8]) -> ChannelFault? {
        let seen = Log<UInt8>()
        return { _, command in
            guard command.first == 0x0C else { return nil }
            defer { seen.append(command[1]) }
            return seen.all.last == 0x86 && seen.all.count(where: { $0 == 0x86 }) <= count ? .replacement(word) : nil
        }
    }

    @Test("a chip that leaves the field ends the reading: lost, and what was read is kept")
    func lost() async throws {
        let run = try await ProtocolRun("ca-lost-afterwards")
        #expect(run.chip.chipAuthentication?.outcome == .lost)
        #expect(run.chip.chipAuthentication?.attempts.last?.code?.rawValue == "card.removed")
        #expect(run.evidence.failure?.code.rawValue == "card.removed" && run.evidence.failure?.phase == .chip)
        #expect(run.channel(of: .dg1) == 1)
        #expect(run.events.contains(.protocolFinished(.chipAuthentication, outcome: .lost, statusBytes: nil)))
        let removed = try await ProtocolRun("ca-only", fault: Disturbance.fault(.removal, to: 0x22))
        #expect(removed.chip.chipAuthentication?.outcome == .lost)
    }

    @Test("cancelling stops between two commands: aborted")
    func cancelled() async throws {
        let simulated = try SimulatedDocument("ca-only")
        let run = try await Task {
            try await ProtocolRun(
                simulated,
                during: { event in
                    if event == .protocolStarted(.chipAuthentication) { withUnsafeCurrentTask { $0?.cancel() } }
                })
        }.value
        #expect(run.evidence.failure?.code == .own(.cancelled))
        #expect(run.chip.chipAuthentication?.outcome == .aborted)
        #expect(run.protected(0x22) == 0)
    }

    @Test("a chip that drops the channel over a command is opened again, and the next way is tried", arguments: [1, 2])
    func dropped(_ count: Int) async throws {
        let run = try await ProtocolRun(
            "ca-several-keys", fault: Disturbance.word(0x6982, to: 0x22, first: count))
        #expect(run.chip.chipAuthentication?.outcome == .completed)
        #expect(
            run.chip.chipAuthentication?.attempts.map(\.outcome)
                == [.lost] + .init(repeating: .refused, count: count - 1) + [.completed])
        #expect(run.openings == 1 + count)
        #expect(run.evidence.failure == nil && run.isFaithful)
    }

    @Test("a chip that always drops the channel over it is read all the same, after a bounded number of attempts")
    func droppedForEver() async throws {
        let run = try await ProtocolRun("ca-several-keys", fault: Disturbance.word(0x6F00, to: 0x22))
        #expect(run.chip.chipAuthentication?.outcome == .refused)
        #expect(run.chip.chipAuthentication?.statusBytes == .noDiagnosis)
        // The first way twice, then, as the chip's word is known, each other one once.
        #expect(run.chip.chipAuthentication?.attempts.count == 4)
        #expect(run.openings == 5)
        #expect(run.evidence.failure == nil && run.isFaithful)
    }

    @Test("eight attempts are the most, however many keys and ways there are")
    func bounded() async throws {
        let run = try await ProtocolRun("ca-refused") { description in
            description.chipAuthentication = (1...4).map { number in
                var key = ChipAuthenticationDescription()
                key.keyID = number
                key.ciphers = SymmetricCipher.allCases
                return key
            }
        }
        #expect(run.chip.chipAuthentication?.attempts.count == ChipAuthenticationEvidence.mostAttempts)
        #expect(run.chip.chipAuthentication?.outcome == .refused)
        #expect(run.openings == 1 && run.isFaithful)
    }

    @Test("a chip that forgets its channel with the refusal is opened again before a file depends on it")
    func droppedAfterRefusal() async throws {
        let seen = Log<UInt8>()
        let simulated = try SimulatedDocument("ca-refused") { $0.files[11] = [0x6B, 0x02, 0x5C, 0x00] }
        let run = try await ProtocolRun(simulated, plan: ReadPlan(requested: [.dg1, .dg11])) { _, command in
            guard command.first == 0x0C else { return nil }
            defer { seen.append(command[1]) }
            return seen.all.last == 0x22 ? .replacement([0x69, 0x82]) : nil
        }
        #expect(run.chip.chipAuthentication?.outcome == .refused)
        #expect(run.chip.chipAuthentication?.statusBytes == .instructionNotSupported)
        #expect(run.openings <= 4)
        #expect(run.channel(of: .dg11) == run.openings && run.isFaithful)
    }

    @Test("left out by name or with DG14, it is not begun, and the evidence says so")
    func skipped() async throws {
        for plan in [
            ReadPlan(requested: [.dg1], skippedProtocols: [.chipAuthentication]),
            ReadPlan(requested: [.dg1], skipped: [.dg14]),
        ] {
            let run = try await ProtocolRun("ca-only", plan: plan)
            #expect(run.chip.chipAuthentication == nil)
            #expect(run.chip.skipped == [.chipAuthentication])
            #expect(run.protected(0x22) == 0)
        }
    }

    @Test("a key that fails its checks is never used", arguments: SimulatorProfile.chipKeyDefective.map(\.name))
    func badKey(_ profile: String) async throws {
        let run = try await ProtocolRun(profile)
        #expect(run.chip.chipAuthentication?.outcome == .notRun)
        #expect(run.chip.chipAuthentication?.notRunReason == .noUsableKey)
        #expect(run.protected(0x22) == 0 && run.evidence.failure == nil)
    }

    @Test("a reader that is too short for the key says so, and takes another key where there is one")
    func readerTooShort() async throws {
        let alone = try await ProtocolRun("ca-dh", takesExtendedLength: false)
        #expect(alone.chip.chipAuthentication?.outcome == .notRun)
        #expect(alone.chip.chipAuthentication?.notRunReason == .readerTooShort)
        #expect(alone.evidence.failure == nil && alone.isFaithful)
        let several = try await ProtocolRun("ca-several-keys", takesExtendedLength: false)
        #expect(several.chip.chipAuthentication?.outcome == .completed)
    }

    @Test("a document without keys is asked for nothing")
    func notOffered() async throws {
        let run = try await ProtocolRun("no-chip-authentication")
        #expect(run.chip == ChipEvidence())
        #expect(run.protected(0x22) == 0 && run.protected(0x88) == 0)
    }

    @Test(
        "whatever word stands in for one response, the chip shows its key all the same",
        arguments: [0x6982, 0x6987, 0x6988, 0x6700, 0x6A80, 0x6F00, 0x9000, 0x6100, 0x6C08] as [UInt16])
    func anyWord(_ word: UInt16) async throws {
        let simulated = try SimulatedDocument("aa-and-ca")
        let whole = try await ProtocolRun(simulated)
        let first = try #require(
            whole.entries.filter { if case .command = $0 { true } else { false } }
                .firstIndex {
                    if case .command(let octets) = $0 { octets[1] == 0x22 && octets[0] == 0x0C } else { false }
                })
        for target in first..<(whole.evidence.exchange?.commands ?? 0) {
            let run = try await ProtocolRun(simulated) { index, _ in
                index == target ? .replacement([UInt8(word >> 8), UInt8(word & 0xFF)]) : nil
            }
            #expect(run.isFaithful && run.evidence.exchange?.commands ?? 1000 < 80, "response \(target)")
            let result = try #require(run.chip.chipAuthentication)
            #expect(result.outcome == .completed, "response \(target)")
            #expect(run.evidence.failure == nil && !run.evidence.recoveries.isEmpty, "response \(target)")
        }
    }
}
