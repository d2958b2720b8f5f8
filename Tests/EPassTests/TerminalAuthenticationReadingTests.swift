// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

/// A terminal's key that does not sign.
private struct BrokenSigner: TerminalSigner {
    var keyDescription: String { "broken" }
    var publicKey: PublicKey? { nil }
    var subjectPublicKeyInfo: [UInt8]? { nil }

    func sign(
        _ message: [UInt8], with algorithm: SignatureAlgorithm
    ) async throws(TerminalSignerError) -> [UInt8] {
        throw TerminalSignerError(code: "pkcs11.pinIncorrect", reason: "The token refuses.")
    }
}

/// A terminal's key that never answers, whatever becomes of the task.
private struct SilentSigner: TerminalSigner {
    var keyDescription: String { "silent" }
    var publicKey: PublicKey? { nil }

    func sign(
        _ message: [UInt8], with algorithm: SignatureAlgorithm
    ) async throws(TerminalSignerError) -> [UInt8] {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        return []
    }
}

@Suite("Terminal authentication while a document is read, Doc 9303-11 7.1", .timed)
struct TerminalAuthenticationReadingTests {
    private static let plan = ReadPlan(skipped: [.dg2])

    private func options(
        _ simulated: SimulatedDocument, signer: (any TerminalSigner)? = nil
    ) throws -> PassportReader.Options {
        let held = try #require(simulated.document.terminalCredentials)
        return try simulated.terminalOptions(
            TerminalCredentials(
                certificates: try (held.certificates + held.authorities).map {
                    try CardVerifiableCertificate(encoded: $0)
                },
                signer: signer ?? PrivateKeySigner(held.privateKey)))
    }

    @Test(
        "a terminal with rights reads DG3 and DG4",
        arguments: [
            "eac", "eac-rsa", "eac-rsa-v1-5", "eac-p384", "eac-cam", "eac-cam-and-ca", "eac-bac", "eac-link",
            "eac-two-links", "eac-two-trust-points", "eac-foreign-dv", "eac-chaining",
        ])
    func accepted(_ profile: String) async throws {
        let simulated = try SimulatedDocument(profile)
        let run = try await ProtocolRun(simulated, plan: Self.plan, options: options(simulated))
        let result = try #require(run.chip.terminalAuthentication)
        #expect(result.outcome == .completed)
        #expect(result.grantedRights == [3, 4])
        #expect(result.references.isEmpty == false && result.certificates.count >= 2)
        #expect(result.channel == (profile == "eac-cam" ? 1 : 2))
        #expect(run.channel(of: .dg3) == result.channel && run.channel(of: .dg4) == result.channel)
        #expect(run.evidence.failure == nil && run.isFaithful && run.openings == 1)
        #expect(
            run.events.contains(.protocolFinished(.terminalAuthentication, outcome: .completed, statusBytes: nil)))
    }

    @Test("DG2 is read last, behind DG3 and DG4")
    func order() async throws {
        let simulated = try SimulatedDocument("eac")
        let run = try await ProtocolRun(simulated, plan: .default, options: options(simulated))
        #expect(
            run.evidence.applicationFiles.map(\.file) == [
                .sod, .com, .dataGroup(.dg14), .dataGroup(.dg1), .cvca, .dataGroup(.dg11), .dataGroup(.dg3),
                .dataGroup(.dg4), .dataGroup(.dg2),
            ])
    }

    @Test("without credentials DG3 and DG4 are not even selected, and nothing else suffers (F-24)")
    func withoutCredentials() async throws {
        let run = try await ProtocolRun("eac-denial-ends", plan: Self.plan)
        #expect(run.chip.terminalAuthentication?.outcome == .notRun)
        #expect(run.chip.terminalAuthentication?.reason == .credentialsNotHeld)
        #expect(run.evidence.entry(.dataGroup(.dg3)) == nil && run.evidence.entry(.dataGroup(.dg4)) == nil)
        #expect(run.evidence.entry(.cvca) == nil)
        #expect(run.openings == 1 && run.evidence.failure == nil && run.isFaithful)
        let report = try run.simulated.judge(run.evidence)
        #expect(report.files.first { $0.file == "DG3" }?.state == .presentNotRead)
    }

    @Test("only what there are rights to is read")
    func oneRight() async throws {
        let simulated = try SimulatedDocument("eac-fingers-only")
        let run = try await ProtocolRun(simulated, plan: Self.plan, options: options(simulated))
        #expect(run.chip.terminalAuthentication?.grantedRights == [3])
        #expect(run.channel(of: .dg3) == 2)
        #expect(run.evidence.entry(.dataGroup(.dg4)) == nil)
    }

    @Test("only what is asked for is read")
    func planned() async throws {
        let simulated = try SimulatedDocument("eac")
        let run = try await ProtocolRun(
            simulated, plan: ReadPlan(requested: [.dg1, .dg4]), options: options(simulated))
        #expect(run.evidence.entry(.dataGroup(.dg3)) == nil)
        #expect(run.channel(of: .dg4) == 2)
    }

    @Test(
        "what the chip refuses ends in a step and a word, and the rest is read in the same channel",
        arguments: ["eac-expired", "eac-forged"])
    func refused(_ profile: String) async throws {
        let simulated = try SimulatedDocument(profile)
        let run = try await ProtocolRun(simulated, plan: Self.plan, options: options(simulated))
        let result = try #require(run.chip.terminalAuthentication)
        #expect(result.outcome == .refused)
        #expect(result.step == "PSO:Verify Certificate" && result.statusBytes != nil)
        #expect(result.grantedRights.isEmpty)
        #expect(run.evidence.entry(.dataGroup(.dg3)) == nil)
        #expect(run.openings == 1 && run.evidence.failure == nil && run.isFaithful)
    }

    @Test("without a chain to the chip, or without rights, nothing is sent")
    func nothingToSend() async throws {
        for (profile, reason) in [
            ("eac-other-authority", TerminalAuthenticationEvidence.Reason.noChain), ("eac-no-rights", .noRights),
        ] {
            let simulated = try SimulatedDocument(profile)
            let run = try await ProtocolRun(simulated, plan: Self.plan, options: options(simulated))
            #expect(run.chip.terminalAuthentication?.outcome == .notRun)
            #expect(run.chip.terminalAuthentication?.reason == reason)
            #expect(run.chip.terminalAuthentication?.references.isEmpty == false)
            #expect(run.protected(0x2A) == 0 && run.evidence.failure == nil)
        }
    }

    @Test("a key that does not sign is no fault of the chip: the reading goes on")
    func notSigned() async throws {
        let simulated = try SimulatedDocument("eac")
        let run = try await ProtocolRun(
            simulated, plan: Self.plan, options: options(simulated, signer: BrokenSigner()))
        #expect(run.chip.terminalAuthentication?.outcome == .notRun)
        #expect(run.chip.terminalAuthentication?.reason == .signerFailed)
        #expect(run.chip.terminalAuthentication?.signerError == "pkcs11.pinIncorrect")
        #expect(run.protected(0x82) == 0 && run.evidence.failure == nil && run.isFaithful)
    }

    @Test("a key that never answers holds the reading no longer than its time")
    func silentSigner() async throws {
        let simulated = try SimulatedDocument("eac")
        var options = try options(simulated, signer: SilentSigner())
        options.limits.seconds = 3
        let run = try await ProtocolRun(simulated, plan: Self.plan, options: options)
        #expect(run.evidence.failure?.code == .own(.deadlineExceeded))
    }

    @Test("after a mismatch in chip authentication no certificate goes to the chip")
    func afterMismatch() async throws {
        let seen = Log<UInt8>()
        let simulated = try SimulatedDocument("eac")
        let run = try await ProtocolRun(simulated, plan: Self.plan, options: options(simulated)) { _, command in
            guard command.first == 0x0C else { return nil }
            defer { seen.append(command[1]) }
            return seen.all.last == 0x86 ? .replacement([0x69, 0x88]) : nil
        }
        #expect(run.chip.chipAuthentication?.outcome == .mismatch)
        #expect(run.chip.terminalAuthentication?.reason == .chipNotAuthenticated)
        #expect(run.protected(0x2A) == 0 && run.evidence.failure == nil)
    }

    @Test("rights are bound to the channel: after a reopening both protocols run again, once, for what they open")
    func regained() async throws {
        let simulated = try SimulatedDocument("eac") { $0.files[11] = [0x6B, 0x02, 0x5C, 0x00] }
        let isDropped = Log<Void>()
        let run = try await ProtocolRun(simulated, plan: Self.plan, options: options(simulated)) { _, command in
            // EF.DG11 is the only file with the short identifier 0B.
            guard command.starts(with: [0x0C, 0xB0, 0x8B]), isDropped.all.isEmpty else { return nil }
            isDropped.append(())
            return .replacement([0x69, 0x82])
        }
        #expect(run.openings == 2)
        #expect(run.chip.chipAuthentication?.outcome == .completed)
        #expect(run.chip.chipAuthentication?.attempts.map(\.outcome) == [.completed, .completed])
        #expect(run.chip.terminalAuthentication?.outcome == .completed)
        #expect(run.channel(of: .dg3) == run.chip.terminalAuthentication?.channel)
        #expect(run.channel(of: .dg3) == 4 && run.evidence.failure == nil && run.isFaithful)
    }

    @Test("a chip that drops the channel over a certificate is opened again, and the rest is read")
    func dropped() async throws {
        let simulated = try SimulatedDocument("eac") { $0.files[11] = [0x6B, 0x02, 0x5C, 0x00] }
        let run = try await ProtocolRun(
            simulated, plan: Self.plan, options: options(simulated), fault: Disturbance.word(0x6F00, to: 0x2A))
        #expect(run.chip.terminalAuthentication?.outcome == .refused)
        #expect(run.chip.terminalAuthentication?.statusBytes == .noDiagnosis)
        // Opened again twice, each time with chip authentication.
        #expect(run.channel(of: .dg11) == 6)
        #expect(run.evidence.entry(.dataGroup(.dg3)) == nil && run.evidence.failure == nil && run.isFaithful)
    }

    @Test("a chip that leaves the field ends the reading: lost")
    func lost() async throws {
        let simulated = try SimulatedDocument("eac")
        let run = try await ProtocolRun(
            simulated, plan: Self.plan, options: options(simulated), fault: Disturbance.fault(.removal, to: 0x82))
        #expect(run.chip.terminalAuthentication?.outcome == .lost)
        #expect(run.chip.terminalAuthentication?.step == "EXTERNAL AUTHENTICATE")
        #expect(run.evidence.failure?.code.rawValue == "card.removed")
    }

    @Test("left out by name, it is not begun, and the evidence says so")
    func skipped() async throws {
        let simulated = try SimulatedDocument("eac")
        let run = try await ProtocolRun(
            simulated, plan: ReadPlan(skipped: [.dg2], skippedProtocols: [.terminalAuthentication]),
            options: options(simulated))
        #expect(run.chip.terminalAuthentication == nil && run.chip.skipped == [.terminalAuthentication])
        #expect(run.evidence.entry(.dataGroup(.dg3)) == nil && run.evidence.entry(.cvca) == nil)
    }
}
