// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassTestSupport
import EPassTrust
import Testing

@Suite("What a bundle can prove about a chip, threats T04 and T05", .timed)
struct ChipBundleTests {
    private func bundle(
        _ change: (inout Evidence, ChipScenario) throws -> Void = { _, _ in }
    ) async throws -> (ChipScenario, Evidence) {
        let scenario = try await ChipScenario.shared.value
        return (scenario, try Evidence(parsing: scenario.evidence(change).json().octets()))
    }

    private func json(_ id: CheckID, _ report: InspectionReport) throws -> JSONValue {
        let checks = try #require(report.json()["checks"]?.array)
        return try #require(checks.first { $0["id"]?.string == id.rawValue })
    }

    @Test("active authentication over the verifier's challenge is transferable, and nothing else is")
    func transferable() async throws {
        let (scenario, bundle) = try await bundle()
        let report = scenario.judge(bundle, policy: .kyc, challenge: ChipScenario.challenge)
        #expect(report.overall == .successful)
        let signature = try json(.activeAuthentication, report)
        #expect(signature["result"]?.string == "successful")
        #expect(signature["performedBy"]?.string == "terminal")
        #expect(signature["transferable"]?.boolean == true)
        #expect(signature["recorded"]?.boolean == false)
        let agreement = try json(.chipAuthentication, report)
        #expect(agreement["result"]?.string == "undetermined" && agreement["reason"]?.string == "recorded")
        #expect(agreement["performedBy"]?.string == "terminal")
        #expect(agreement["transferable"]?.boolean == false)
        #expect(agreement["recorded"]?.boolean == true)
        let mapping = try json(.chipAuthenticationMapping, report)
        #expect(mapping["performedBy"] == .null && mapping["transferable"]?.boolean == false)
        #expect(mapping["recorded"]?.boolean == false)
        #expect(try json(.sodSignature, report)["transferable"] == .null)
        #expect(report.transferable == [.activeAuthentication])
        #expect(ReportText.render(report).contains("  active authentication (by the verifier's challenge)"))
        #expect(report.headline.sentence.hasSuffix("; the chip is the original, by the verifier's challenge"))
    }

    @Test("without the verifier's challenge the signature is computed again, and convinces nobody else")
    func ownChallenge() async throws {
        let (scenario, bundle) = try await bundle()
        let report = scenario.judge(bundle)
        #expect(report.state(.activeAuthentication) == "successful")
        #expect(report.check(.activeAuthentication)?.isRecorded == false)
        #expect(report.transferable.isEmpty)
        #expect(ReportText.render(report).contains("active authentication (by the terminal's challenge)"))
    }

    @Test("a bundle that says it had the verifier's challenge is not believed")
    func statedSource() async throws {
        let (scenario, bundle) = try await bundle { evidence, scenario in
            evidence.chip.activeAuthentication = ActiveAuthenticationEvidence(
                challenge: ChipScenario.challenge, challengeSource: .verifier, outcome: .completed,
                response: try scenario.signature(over: ChipScenario.challenge), statusBytes: .success, channel: 1,
                expectedLength: 64)
        }
        #expect(scenario.judge(bundle).transferable.isEmpty)
        let report = scenario.judge(bundle, challenge: ChipScenario.otherChallenge)
        #expect(report.state(.activeAuthentication) == "failed (challengeMismatch)")
    }

    @Test(
        "a response to another challenge is failed, however good the signature; it does not say that the chip is a copy",
        arguments: [ChipScenario.otherChallenge, [], [1, 2, 3, 4, 5, 6, 7], ChipScenario.challenge + [9]])
    func replayed(_ challenge: [UInt8]) async throws {
        let (scenario, bundle) = try await bundle()
        for evidence in [bundle, try scenario.evidence()] {
            let report = scenario.judge(evidence, challenge: challenge)
            #expect(report.state(.activeAuthentication) == "failed (challengeMismatch)")
            #expect(report.overall == .failed)
            #expect(report.headline.word == .failed)
            #expect(report.check(.activeAuthentication)?.isRecorded == false)
            #expect(report.transferable.isEmpty)
        }
    }

    @Test("the verifier's challenge put in place of the one that was signed does not verify")
    func forgedChallenge() async throws {
        let (scenario, bundle) = try await bundle { evidence, scenario in
            evidence.chip.activeAuthentication = scenario.activeAuthentication(
                response: try scenario.signature(over: ChipScenario.challenge), challenge: ChipScenario.otherChallenge)
        }
        let report = scenario.judge(bundle, challenge: ChipScenario.otherChallenge)
        #expect(report.state(.activeAuthentication) == "failed (signatureInvalid)")
        #expect(report.transferable.isEmpty)
    }

    @Test("a verifier that set a challenge is not content with a bundle that has none")
    func noTranscript() async throws {
        let (scenario, bundle) = try await bundle { evidence, _ in evidence.chip.activeAuthentication = nil }
        let report = scenario.judge(bundle, challenge: ChipScenario.challenge)
        #expect(report.state(.activeAuthentication) == "undetermined (evidenceNotRecorded)")
        #expect(report.state(.chipAuthentication) == "undetermined (recorded)")
        #expect(report.overall == .undetermined)
    }

    @Test("what only the terminal saw is recorded: refusals, losses, files that were not there, what was left out")
    func recorded() async throws {
        let changes: [(String, (inout Evidence) -> Void)] = [
            (
                "undetermined (refusedByChip)",
                { $0.chip.chipAuthentication = ChipScenario.chipAuthentication(.refused) }
            ),
            ("aborted (channelLost)", { $0.chip.chipAuthentication = ChipScenario.chipAuthentication(.lost) }),
            (
                "failed (keyAgreementFailed)",
                { $0.chip.chipAuthentication = ChipScenario.chipAuthentication(.mismatch) }
            ),
            (
                "undetermined (skipped)",
                { ($0.chip.chipAuthentication, $0.chip.skipped) = (nil, [.chipAuthentication]) }
            ),
        ]
        for (state, change) in changes {
            let (scenario, bundle) = try await bundle { evidence, _ in change(&evidence) }
            let report = scenario.judge(bundle)
            #expect(report.state(.chipAuthentication) == state)
            #expect(report.check(.chipAuthentication)?.isRecorded == true, "\(state)")
        }
        let (scenario, bundle) = try await bundle { evidence, _ in evidence.chip = ChipEvidence() }
        let report = scenario.judge(bundle)
        for id in [CheckID.activeAuthentication, .chipAuthentication] {
            #expect(report.state(id) == "undetermined (evidenceNotRecorded)")
            #expect(report.check(id)?.isRecorded == false && report.check(id)?.performedBy == nil)
        }
    }

    @Test("from bare files nothing is known of the chip")
    func files() async throws {
        let scenario = try await ChipScenario.shared.value
        var evidence = scenario.honest
        evidence.origin = .files
        evidence.chip = ChipEvidence()
        let report = scenario.judge(evidence)
        for id in [CheckID.activeAuthentication, .chipAuthentication] {
            #expect(report.state(id) == "undetermined (evidenceNotRecorded)")
        }
    }

    @Test("keys that a list calls compromised: the protocol is failed though it passed, and convinces nobody")
    func compromisedKeys() async throws {
        let scenario = try await ChipScenario.shared.value
        let evidence = try scenario.evidence()
        let defects: [(DefectKind, CheckID, CheckID)] = [
            (.activeAuthenticationKeyCompromised, .activeAuthentication, .chipAuthentication),
            (.chipAuthenticationKeyCompromised, .chipAuthentication, .activeAuthentication),
        ]
        for (kind, id, other) in defects {
            let trust = try KnownDefectReportTests.trust(
                kind, basis: .pinned, about: evidence, anchors: scenario.trust.anchors)
            let report = scenario.judge(evidence, trust: trust, challenge: ChipScenario.challenge)
            #expect(report.state(id) == "failed (knownDefect)")
            #expect(report.check(id)?.finding.before?.result == .successful)
            #expect(report.check(id)?.isTransferable == false)
            #expect(report.state(other) == "successful")
            #expect(report.overall == .failed && report.headline.word == .failed)
        }
    }

    @Test("a protocol that a list says fails by a fault of the issuer is undetermined, and another one still counts")
    func failingProtocols() async throws {
        let scenario = try await ChipScenario.shared.value
        let evidence = try scenario.evidence { evidence, scenario in
            evidence.chip.activeAuthentication = scenario.activeAuthentication(response: [])
            evidence.chip.chipAuthentication = ChipScenario.chipAuthentication(.mismatch)
        }
        let trust = try KnownDefectReportTests.trust(
            .authenticationProtocolFailure(.activeAuthentication), basis: .pinned, about: evidence,
            anchors: scenario.trust.anchors)
        let report = scenario.judge(evidence, trust: trust)
        #expect(report.state(.activeAuthentication) == "undetermined (knownDefect)")
        #expect(report.state(.chipAuthentication) == "failed (keyAgreementFailed)")
        #expect(report.overall == .failed)
    }
}
