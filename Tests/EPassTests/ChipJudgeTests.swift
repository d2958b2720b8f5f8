// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTestSupport
import EPassTrust
import Testing

/// One situation: what the evidence says, and what follows from it.
struct ChipRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let id: CheckID
    let state: String
    let overall: OverallResult
    let isTrusted: Bool
    let change: @Sendable (inout Evidence, ChipScenario) throws -> Void

    init(
        _ name: String, _ id: CheckID, _ state: String, _ overall: OverallResult,
        trusted: Bool = true, _ change: @escaping @Sendable (inout Evidence, ChipScenario) throws -> Void
    ) {
        testDescription = name
        self.id = id
        self.state = state
        self.overall = overall
        isTrusted = trusted
        self.change = change
    }
}

@Suite("Rules of judgement over the chip's protocols, threats T01 to T05 and Docs/checks.md", .timed)
struct ChipJudgeTests {
    @Test("a chip that proves itself by both protocols is the original")
    func honest() async throws {
        let scenario = try await ChipScenario.shared.value
        let report = scenario.judge(try scenario.evidence())
        for id in [CheckID.activeAuthentication, .chipAuthentication] {
            #expect(report.state(id) == "successful")
            #expect(report.check(id)?.role == .mandatory)
            #expect(report.check(id)?.performedBy == .verifier)
            #expect(report.check(id)?.isTransferable == false)
        }
        #expect(report.state(.chipAuthenticationMapping) == "notSupported (notOffered)")
        #expect(report.state(.terminalAuthentication) == "notSupported (notOffered)")
        #expect(report.overall == .successful)
        #expect(report.headline.sentence.hasSuffix("the chip is the original"))
        #expect(ReportText.render(report).contains("chip             chip authentication; active authentication\n"))
    }

    static let activeAuthenticationRows: [ChipRow] = [
        ChipRow(
            "the signature is over another challenge", .activeAuthentication, "failed (signatureInvalid)", .failed
        ) {
            $0.chip.activeAuthentication = $1.activeAuthentication(
                response: try $1.signature(over: ChipScenario.otherChallenge))
        },
        ChipRow("the signature is of another key", .activeAuthentication, "failed (signatureInvalid)", .failed) {
            $0.chip.activeAuthentication = $1.activeAuthentication(
                response: try $1.signature(over: ChipScenario.challenge, by: $1.otherKey))
        },
        ChipRow("the response is random octets", .activeAuthentication, "failed (signatureInvalid)", .failed) {
            $0.chip.activeAuthentication = $1.activeAuthentication(response: [UInt8](repeating: 7, count: 64))
        },
        ChipRow("the response is empty", .activeAuthentication, "failed (signatureInvalid)", .failed) {
            $0.chip.activeAuthentication = $1.activeAuthentication(response: [])
        },
        ChipRow("the chip refused", .activeAuthentication, "undetermined (refusedByChip)", .undetermined) {
            $0.chip.activeAuthentication = $1.activeAuthentication(.refused, status: StatusBytes(0x6D00))
        },
        ChipRow(
            "the chip refused because the signature does not fit", .activeAuthentication,
            "undetermined (responseTruncated)", .undetermined
        ) {
            $0.chip.activeAuthentication = $1.activeAuthentication(.refused, status: .wrongLength, limitedTo: 223)
        },
        ChipRow("the card was taken away", .activeAuthentication, "aborted (channelLost)", .undetermined) {
            $0.chip.activeAuthentication = $1.activeAuthentication(.lost, status: nil)
        },
        ChipRow("the reading was stopped", .activeAuthentication, "aborted (readFailed)", .undetermined) {
            $0.chip.activeAuthentication = $1.activeAuthentication(.aborted, status: nil)
        },
        ChipRow("the operator left it out", .activeAuthentication, "undetermined (skipped)", .undetermined) {
            ($0.chip.activeAuthentication, $0.chip.skipped) = (nil, [.activeAuthentication])
            _ = $1
        },
        ChipRow("nothing was run", .activeAuthentication, "undetermined (notRead)", .undetermined) { evidence, _ in
            evidence.chip.activeAuthentication = nil
        },
        ChipRow("DG15 is not there", .activeAuthentication, "failed (keyFileMissing)", .failed) { evidence, _ in
            evidence.chip.activeAuthentication = nil
            evidence.set(.dataGroup(.dg15), .absent, .fileNotFound)
        },
        ChipRow(
            "DG15 is not there, and EF.COM does not list it", .activeAuthentication, "failed (keyFileMissing)", .failed
        ) { evidence, _ in
            evidence.chip.activeAuthentication = nil
            evidence.set(.dataGroup(.dg15), .absent, .fileNotFound)
            evidence.replace(.com, with: [0x60, 0x00])
        },
        ChipRow(
            "DG15 is not there, and active authentication was left out", .activeAuthentication,
            "failed (keyFileMissing)", .failed
        ) { evidence, _ in
            (evidence.chip.activeAuthentication, evidence.chip.skipped) = (nil, [.activeAuthentication])
            evidence.set(.dataGroup(.dg15), .absent, .fileNotFound)
        },
        ChipRow("DG15 is denied", .activeAuthentication, "undetermined (accessDenied)", .undetermined) { evidence, _ in
            evidence.chip.activeAuthentication = nil
            evidence.set(.dataGroup(.dg15), .accessDenied, .securityStatusNotSatisfied)
        },
        ChipRow(
            "DG15 is denied, and a transcript stands in the evidence all the same", .activeAuthentication,
            "undetermined (accessDenied)", .undetermined
        ) { evidence, _ in
            evidence.set(.dataGroup(.dg15), .accessDenied, .securityStatusNotSatisfied)
        },
        ChipRow("DG15 is no file", .activeAuthentication, "undetermined (malformed)", .undetermined) { evidence, _ in
            evidence.set(.dataGroup(.dg15), .nonConformant)
        },
        ChipRow("the channel was lost over DG15", .activeAuthentication, "undetermined (channelLost)", .undetermined) {
            evidence, _ in
            evidence.set(.dataGroup(.dg15), .aborted)
        },
        ChipRow("DG15 was not read", .activeAuthentication, "undetermined (notRead)", .undetermined) { evidence, _ in
            evidence.files.removeAll { $0.file == .dataGroup(.dg15) }
        },
        ChipRow(
            "DG15 is of somebody else, who signed", .activeAuthentication, "undetermined (keyNotAuthenticated)", .failed
        ) {
            $0.replace(.dataGroup(.dg15), with: try ChipScenario.dataGroup15($1.otherKey))
            $0.chip.activeAuthentication = $1.activeAuthentication(
                response: try $1.signature(over: ChipScenario.challenge, by: $1.otherKey))
        },
        ChipRow(
            "DG15 is of somebody else, and the chip's own key signed", .activeAuthentication,
            "failed (signatureInvalid)", .failed
        ) { evidence, scenario in
            evidence.replace(.dataGroup(.dg15), with: try ChipScenario.dataGroup15(scenario.otherKey))
        },
        ChipRow("DG15 holds no key", .activeAuthentication, "undetermined (malformed)", .failed) { evidence, _ in
            evidence.replace(.dataGroup(.dg15), with: [0x6F, 0x02, 0x30, 0x00])
        },
        ChipRow(
            "the security object is not authenticated", .activeAuthentication, "undetermined (keyNotAuthenticated)",
            .undetermined, trusted: false
        ) { _, _ in },
        ChipRow(
            "the security object is not authenticated, and the signature is wrong", .activeAuthentication,
            "failed (signatureInvalid)", .failed, trusted: false
        ) { evidence, scenario in
            evidence.chip.activeAuthentication = scenario.activeAuthentication(
                response: try scenario.signature(over: ChipScenario.otherChallenge))
        },
        ChipRow("there is no security object", .activeAuthentication, "undetermined (noSecurityObject)", .undetermined)
        {
            evidence, _ in
            evidence.files.removeAll { $0.file == .sod }
        },
    ]

    @Test("active authentication", arguments: activeAuthenticationRows)
    func activeAuthentication(_ row: ChipRow) async throws { try await check(row) }

    static let chipAuthenticationRows: [ChipRow] = [
        ChipRow("the keys differ", .chipAuthentication, "failed (keyAgreementFailed)", .failed) { evidence, _ in
            evidence.chip.chipAuthentication = ChipScenario.chipAuthentication(.mismatch)
        },
        ChipRow(
            "the keys differ, and the security object is not authenticated", .chipAuthentication,
            "failed (keyAgreementFailed)", .failed, trusted: false
        ) { evidence, _ in
            evidence.chip.chipAuthentication = ChipScenario.chipAuthentication(.mismatch)
        },
        ChipRow(
            "the keys differed, and a later attempt is said to have passed", .chipAuthentication,
            "failed (keyAgreementFailed)", .failed
        ) { evidence, _ in
            let mismatch = ChipScenario.chipAuthentication(.mismatch)
            evidence.chip.chipAuthentication?.attempts.insert(contentsOf: mismatch.attempts, at: 0)
        },
        ChipRow("the chip refused", .chipAuthentication, "undetermined (refusedByChip)", .undetermined) { evidence, _ in
            evidence.chip.chipAuthentication = ChipScenario.chipAuthentication(.refused, status: StatusBytes(0x6A80))
        },
        ChipRow("the card was taken away", .chipAuthentication, "aborted (channelLost)", .undetermined) {
            evidence, _ in evidence.chip.chipAuthentication = ChipScenario.chipAuthentication(.lost)
        },
        ChipRow("the reading was stopped", .chipAuthentication, "aborted (readFailed)", .undetermined) {
            evidence, _ in evidence.chip.chipAuthentication = ChipScenario.chipAuthentication(.aborted)
        },
        ChipRow("no key can be used", .chipAuthentication, "undetermined (keyRefused)", .undetermined) { evidence, _ in
            evidence.chip.chipAuthentication = ChipAuthenticationEvidence(outcome: .notRun, notRunReason: .noUsableKey)
        },
        ChipRow("the reader is too short", .chipAuthentication, "undetermined (readerTooShort)", .undetermined) {
            evidence, _ in
            evidence.chip.chipAuthentication = ChipAuthenticationEvidence(
                outcome: .notRun, notRunReason: .readerTooShort)
        },
        ChipRow("the operator left it out", .chipAuthentication, "undetermined (skipped)", .undetermined) {
            evidence, _ in
            (evidence.chip.chipAuthentication, evidence.chip.skipped) = (nil, [.chipAuthentication])
        },
        ChipRow("nothing was run", .chipAuthentication, "undetermined (notRead)", .undetermined) { evidence, _ in
            evidence.chip.chipAuthentication = nil
        },
        ChipRow("a key of another id", .chipAuthentication, "undetermined (keyNotFound)", .undetermined) {
            evidence, _ in evidence.chip.chipAuthentication = ChipScenario.chipAuthentication(.completed, keyID: 7)
        },
        ChipRow("a protocol of another kind of key", .chipAuthentication, "undetermined (keyNotFound)", .undetermined) {
            evidence, _ in
            evidence.chip.chipAuthentication = ChipScenario.chipAuthentication(
                .completed, protocolIdentifier: "0.4.0.127.0.7.2.2.3.1.2")
        },
        ChipRow("no protocol", .chipAuthentication, "undetermined (keyNotFound)", .undetermined) { evidence, _ in
            evidence.chip.chipAuthentication = ChipScenario.chipAuthentication(.completed, protocolIdentifier: "1.2.3")
        },
        ChipRow("DG14 is not there", .chipAuthentication, "failed (keyFileMissing)", .failed) { evidence, _ in
            evidence.chip.chipAuthentication = nil
            evidence.set(.dataGroup(.dg14), .absent, .fileNotFound)
        },
        ChipRow(
            "DG14 is not there, and EF.COM does not list it", .chipAuthentication, "failed (keyFileMissing)", .failed
        ) { evidence, _ in
            evidence.chip.chipAuthentication = nil
            evidence.set(.dataGroup(.dg14), .absent, .fileNotFound)
            evidence.replace(.com, with: [0x60, 0x00])
        },
        ChipRow("DG14 is denied", .chipAuthentication, "undetermined (accessDenied)", .undetermined) { evidence, _ in
            evidence.chip.chipAuthentication = nil
            evidence.set(.dataGroup(.dg14), .accessDenied, .securityStatusNotSatisfied)
        },
        ChipRow("the channel was lost over DG14", .chipAuthentication, "undetermined (channelLost)", .undetermined) {
            evidence, _ in evidence.set(.dataGroup(.dg14), .aborted)
        },
        ChipRow(
            "DG14 is of somebody else, who holds its key", .chipAuthentication, "undetermined (keyNotAuthenticated)",
            .failed
        ) { evidence, _ in
            let infos = try ChipScenario.chipAuthenticationInfos(keyID: nil)
            evidence.replace(.dataGroup(.dg14), with: DataGroup14(securityInfos: infos).encoded())
        },
        ChipRow(
            "DG14 is of somebody else, and has no key", .chipAuthentication, "undetermined (keyNotAuthenticated)",
            .failed
        ) { evidence, _ in
            evidence.chip.chipAuthentication = nil
            evidence.replace(.dataGroup(.dg14), with: DataGroup14(securityInfos: try SecurityInfos([])).encoded())
        },
        ChipRow(
            "the security object is not authenticated", .chipAuthentication, "undetermined (keyNotAuthenticated)",
            .undetermined, trusted: false
        ) { _, _ in },
    ]

    @Test("chip authentication", arguments: chipAuthenticationRows)
    func chipAuthentication(_ row: ChipRow) async throws { try await check(row) }

    @Test("a mismatch of one protocol is not outweighed by another that passed, and is said to be a copy")
    func notOutweighed() async throws {
        let scenario = try await ChipScenario.shared.value
        let first = scenario.judge(
            try scenario.evidence { evidence, _ in
                evidence.chip.chipAuthentication = ChipScenario.chipAuthentication(.mismatch)
            })
        #expect(first.state(.activeAuthentication) == "successful" && first.overall == .failed)
        let second = scenario.judge(
            try scenario.evidence { evidence, scenario in
                evidence.chip.activeAuthentication = scenario.activeAuthentication(response: [])
            })
        #expect(second.state(.chipAuthentication) == "successful" && second.overall == .failed)
        for report in [first, second] {
            #expect(report.headline.word == .notGenuine)
            #expect(!ReportText.render(report).contains("the chip is the original"))
            #expect(report.headline.sentence.hasPrefix("this is not the original chip. "))
        }
    }

    @Test(
        "terminal authentication is never failed, and counts for nothing by itself", arguments: ProtocolOutcome.allCases
    )
    func terminalAuthentication(_ outcome: ProtocolOutcome) async throws {
        let scenario = try await ChipScenario.shared.value
        let report = scenario.judge(
            try scenario.evidence { evidence, _ in
                evidence.chip.terminalAuthentication = TerminalAuthenticationEvidence(outcome: outcome)
            })
        #expect(report.check(.terminalAuthentication)?.result != .failed)
        #expect((report.check(.terminalAuthentication)?.result == .successful) == (outcome == .completed))
        #expect(report.check(.terminalAuthentication)?.role == .evaluatory)
        #expect(report.overall == .successful)
    }

    @Test("why terminal authentication was not run", arguments: TerminalAuthenticationEvidence.Reason.allCases)
    func terminalAuthenticationNotRun(_ reason: TerminalAuthenticationEvidence.Reason) async throws {
        let scenario = try await ChipScenario.shared.value
        let report = scenario.judge(
            try scenario.evidence { evidence, _ in
                evidence.chip.terminalAuthentication = TerminalAuthenticationEvidence(outcome: .notRun, reason: reason)
            })
        let word: CheckReason =
            switch reason {
            case .credentialsNotHeld, .noChain: .credentialsNotHeld
            case .chipNotAuthenticated: .chipNotAuthenticated
            case .chipNotVerified: .chipNotVerified
            case .signerFailed: .signerFailed
            case .noRights: .rightsNotGranted
            case .noTrustPoint: .absent
            case .readerTooShort: .readerTooShort
            }
        #expect(report.state(.terminalAuthentication) == "undetermined (\(word))")
        #expect(report.check(.terminalAuthentication)?.performedBy == nil)
    }

    private func check(_ row: ChipRow) async throws {
        let scenario = try await ChipScenario.shared.value
        let evidence = try scenario.evidence(row.change)
        let trust = row.isTrusted ? nil : try TrustSnapshot(anchors: [])
        let report = scenario.judge(evidence, trust: trust)
        #expect(report.state(row.id) == row.state)
        #expect(report.overall == row.overall)
        #expect(report.check(row.id)?.isTransferable == false)
        // No policy lets it through, and no challenge makes it transferable.
        for policy in Policy.all {
            let other = scenario.judge(evidence, trust: trust, policy: policy, challenge: ChipScenario.challenge)
            // To kyc the chip may prove itself in any one way.
            let isShown = other.assurance(.chipOriginalShownToVerifier)?.isGiven == true
            #expect(other.overall != .successful || policy.rules.chip.shownTo == .verifier && isShown)
            #expect(other.check(row.id)?.isTransferable == false)
        }
    }
}
