// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Which chips see the terminal's certificates, BSI TR-03110-1, advanced inspection procedure", .timed)
struct TerminalAudienceTests {
    private static let plan = ReadPlan(skipped: [.dg2])

    /// A document, and what a terminal of its State holds; the terminal may trust another State instead.
    private func run(
        _ simulated: SimulatedDocument, trust: TrustSnapshot? = nil, policy: Policy = .read,
        _ change: (inout PassportReader.Options) -> Void = { _ in },
        fault: @escaping @Sendable (Int, [UInt8]) -> ChannelFault? = { _, _ in nil }
    ) async throws -> ProtocolRun {
        var options = try simulated.terminalOptions(try simulated.terminalCredentials)
        if let trust { options.trust = trust }
        options.policy = policy
        change(&options)
        return try await ProtocolRun(simulated, plan: Self.plan, options: options, fault: fault)
    }

    private func expectNothingShown(_ run: ProtocolRun, _ reason: TerminalAuthenticationEvidence.Reason) {
        #expect(run.chip.terminalAuthentication?.outcome == .notRun)
        #expect(run.chip.terminalAuthentication?.reason == reason)
        #expect(run.protected(0x2A) == 0 && run.protected(0x82) == 0)
        #expect(run.evidence.entry(.dataGroup(.dg3)) == nil && run.evidence.entry(.dataGroup(.dg4)) == nil)
        #expect(run.evidence.failure == nil && run.isFaithful)
    }

    @Test("a chip that no trusted CSCA vouches for sees nothing", arguments: ["eac", "eac-cam", "eac-bac"])
    func untrusted(_ profile: String) async throws {
        let simulated = try SimulatedDocument(profile)
        let run = try await run(simulated, trust: TrustSnapshot(anchors: []))
        expectNothingShown(run, .chipNotVerified)
        let report = Inspection.judge(
            run.evidence, trust: try TrustSnapshot(anchors: []), at: SimulatedDocument.time)
        #expect(report.state(.terminalAuthentication) == "undetermined (chipNotVerified)")
        #expect(report.state(.dataGroupHash(.dg3)) == "undetermined (chipNotVerified)")
        // What the terminal knew stays on record: later trust changes the other checks, and not what was done.
        #expect(
            try simulated.judge(run.evidence).state(.terminalAuthentication) == "undetermined (chipNotVerified)")
    }

    @Test(
        "only an anchor of full standing opens, also where the policy takes weaker ones for the report",
        arguments: TrustBasis.allCases, ["eac", "eac-cam"])
    func standing(_ basis: TrustBasis, _ profile: String) async throws {
        let simulated = try SimulatedDocument(profile)
        let certificate = try Certificate(encoded: simulated.document.cscaCertificate)
        let trust = try TrustSnapshot(anchors: [try TrustAnchor(certificate: certificate, basis: basis)])
        let run = try await run(simulated, trust: trust, policy: .read)
        let report = Inspection.judge(run.evidence, trust: trust, policy: .read, at: SimulatedDocument.time)
        #expect(report.state(.dsSignature) == "successful")
        if basis.hasFullStanding {
            #expect(run.chip.terminalAuthentication?.outcome == .completed)
        } else {
            expectNothingShown(run, .chipNotVerified)
        }
    }

    @Test("nor does one of a self-made CSCA under the name of the real one")
    func impostor() async throws {
        let real = try SimulatedDocument("eac", seed: 1)
        let forged = try SimulatedDocument("eac", seed: 2)
        expectNothingShown(try await run(forged, trust: try real.trust), .chipNotVerified)
    }

    @Test("nor one whose DG1 is of another State than its CSCA", arguments: Policy.all)
    func otherState(_ policy: Policy) async throws {
        let simulated = try SimulatedDocument("eac") { $0.country = "FR" }
        expectNothingShown(try await run(simulated, policy: policy), .chipNotVerified)
    }

    @Test(
        "nor one whose signer is revoked, whose signature, signer or DG14 is wrong",
        arguments: [
            DocumentDefect.signerRevoked, .signatureChanged, .signedAttributeChanged, .signerOfOtherCSCA,
            .signerExpired, .dataGroup14Swapped, .anchorUnknown,
        ])
    func defective(_ defect: DocumentDefect) async throws {
        let simulated = try SimulatedDocument("eac") {
            $0.defect = defect
            $0.withRevocationList = defect == .signerRevoked
        }
        expectNothingShown(try await run(simulated), .chipNotVerified)
    }

    @Test("nor one that refuses chip authentication")
    func unproven() async throws {
        let refusing = try await run(SimulatedDocument("eac-bac"), fault: Disturbance.word(0x6A80, to: 0x22))
        expectNothingShown(refusing, .chipNotAuthenticated)
    }

    @Test("without trust, or without a time to judge at, no chip does")
    func nothingGiven() async throws {
        let simulated = try SimulatedDocument("eac")
        expectNothingShown(try await run(simulated) { $0.trust = nil }, .chipNotVerified)
        expectNothingShown(try await run(simulated) { $0.startedAt = nil }, .chipNotVerified)
    }

    @Test("in a laboratory any chip does; evidence and report say so, and strict refuses it")
    func laboratory() async throws {
        let simulated = try SimulatedDocument("eac")
        let none = try TrustSnapshot(anchors: [])
        let run = try await run(simulated, trust: none) { $0.servesUnverifiedChips = true }
        #expect(run.chip.terminalAuthentication?.outcome == .completed)
        #expect(run.chip.terminalAuthentication?.servesUnverifiedChip == true)
        #expect(run.channel(of: .dg3) == 2)
        let again = try Evidence(parsing: run.evidence.json().octets())
        #expect(again.chip.terminalAuthentication?.servesUnverifiedChip == true)
        for (policy, state) in [
            (Policy.read, "undetermined (recorded)"), (.strict, "undetermined (deviationRefused)"),
        ] {
            let report = Inspection.judge(again, trust: none, policy: policy, at: SimulatedDocument.time)
            #expect(report.state(.terminalAuthentication) == state)
            #expect(report.deviations.contains("terminalAuthenticationUnverifiedChip"))
        }
        // Nothing is said of a chip that would have been served anyway.
        let genuine = try await self.run(simulated) { $0.servesUnverifiedChips = true }
        #expect(genuine.chip.terminalAuthentication?.servesUnverifiedChip == false)
        #expect(genuine.chip.terminalAuthentication?.outcome == .completed)
    }
}
