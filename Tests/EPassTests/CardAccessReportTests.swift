// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("What is not signed in the master file, in reports, Doc 9303-11 4.2", .timed)
struct CardAccessReportTests {
    /// EF.CardAccess by the names, then EF.DIR.
    static let access = Check.Group.cardAccess.checks.sorted() + Check.Group.dir.checks
    static let cardSecurity = CheckID.all.filter { $0.check.object == .cardSecurity }

    /// Result and reason of the checks, in the order of the names.
    func states(_ report: InspectionReport, _ ids: [CheckID] = access) -> [String] {
        ids.map { id in
            guard let check = report.check(id) else { return "none" }
            return check.result.rawValue + (check.reason.map { " (\($0))" } ?? "")
        }
    }

    func read(_ name: String) async throws -> (simulated: SimulatedDocument, evidence: Evidence) {
        let simulated = try SimulatedDocument(name)
        let evidence = try await simulated.read()
        #expect(evidence.failure == nil)
        return (simulated, evidence)
    }

    @Test("PACE, every entry of EF.CardAccess in DG14: both are successful, and the file counts as identical")
    func confirmed() async throws {
        let (simulated, evidence) = try await read("pace-and-bac")
        let report = try simulated.judge(evidence)
        #expect(evidence.access.established == .pace)
        #expect(states(report) == ["successful", "successful", "notSupported (notRead)"])
        #expect(report.overall == .successful)
        #expect(report.files.first { $0.file == "CardAccess" }?.state == .identical)
        #expect(report.check(.cardSecurityStructure) == nil)
        #expect(states(report, [.activeAuthentication, .chipAuthentication]) == ["successful", "successful"])
    }

    @Test(
        "Basic Access Control where PACE was signed fails under every policy, by choice or not", arguments: Policy.all)
    func basicByChoice(policy: Policy) async throws {
        let simulated = try SimulatedDocument("pace-and-bac")
        let evidence = await PassportReader.read(
            on: try simulated.channel(), access: try simulated.lines, options: .init(accessMethod: .bac))
        #expect(evidence.access.established == .bac)
        let report = try simulated.judge(evidence, policy: policy)
        #expect(states(report).prefix(2) == ["successful", "failed (paceNotUsed)"])
        #expect(report.overall == .failed)
    }

    @Test(
        "a chip that refuses its PACE: open where nothing shows that the channel ends in it, else a finding",
        arguments: [true, false])
    func refusing(provesItself: Bool) async throws {
        let simulated = try SimulatedDocument("pace-error") { if !provesItself { $0.chipAuthentication = [] } }
        let evidence = try await simulated.read()
        #expect(evidence.access.established == .bac)
        let expected: [(Policy, OverallResult)] = [
            (.read, provesItself ? .successful : .undetermined), (.border, .undetermined), (.kyc, .undetermined),
            (.strict, .failed),
        ]
        for (policy, overall) in expected {
            let report = try simulated.judge(evidence, policy: policy)
            #expect(report.overall == overall, "\(policy.name)")
            let reason: CheckReason = overall == .failed || provesItself ? .paceFailed : .channelNotProven
            #expect(report.check(.protocolDowngrade)?.reason == reason, "\(policy.name)")
        }
        // Whoever sends evidence cannot say it of himself.
        let told = try Evidence(parsing: evidence.json().octets())
        #expect(try simulated.judge(told).check(.protocolDowngrade)?.reason == .recorded)
    }

    @Test(
        "a chip that does not answer a step of PACE is asked twice, then opened by Basic Access Control and judged alike",
        arguments: ["paceSelection", "paceNonce", "paceMapping", "paceAgreement", "paceToken"],
        [#""silent": true"#, #""leaves": {"for": 500}"#])
    func unanswered(step: String, effect: String) async throws {
        let reading = try await RuleReading(
            "pace-and-bac", #"{"rules": [{"when": {"step": "\#(step)"}, "then": {\#(effect)}}]}"#)
        let access = reading.evidence.access
        #expect(access.established == .bac, "\(reading.summary)")
        #expect(access.attempts.count { $0.accessProtocol == .pace } == 2)
        #expect(reading.evidence.octets(of: .dataGroup(.dg2)) != nil)
        #expect(reading.report.check(.protocolDowngrade)?.reason == .paceFailed)
        #expect(reading.milliseconds < 60_000, "\(reading.summary)")
        // Without a zone there is nothing to go on with, and the step is named.
        let alone = try await RuleReading(
            "pace-and-bac", #"{"rules": [{"when": {"step": "\#(step)"}, "then": {"silent": true}}]}"#, given: "can")
        #expect(alone.error == "card.timeout", "\(alone.summary)")
        #expect(alone.evidence.failure?.message.english.contains("gave no answer to ") == true)
    }

    @Test("a document with Basic Access Control alone: neither is supported, and the result is successful")
    func basic() async throws {
        let (simulated, evidence) = try await read(SimulatedDocument.basic)
        let report = try simulated.judge(evidence)
        #expect(
            states(report) == ["notSupported (notOffered)", "notSupported (notOffered)", "notSupported (notRead)"])
        #expect(report.overall == .successful)
    }

    @Test("no signed PACEInfo: both checks have that one reason, which the text says once")
    func notSigned() async throws {
        let (simulated, evidence) = try await read("pace-not-signed")
        let report = try simulated.judge(evidence)
        let state = "undetermined (paceInfoNotSigned)"
        #expect(states(report) == [state, state, "notSupported (notRead)"])
        #expect(report.deviations.contains("paceInfoNotSigned"))
        let lines = ReportText.render(report).split(separator: "\n").filter { $0.contains(" EF.CardAccess  ") }
        #expect(
            lines == [
                "  - EF.CardAccess    Undetermined. EF.CardAccess offers PACE, and no signed file holds a PACEInfo"
            ])
    }

    @Test("bare files: EF.CardAccess is judged by its octets, and how the chip was opened is not known")
    func files() async throws {
        var (simulated, evidence) = try await read("pace-and-bac")
        evidence.origin = .files
        let report = try simulated.judge(evidence)
        #expect(
            states(report) == ["successful", "undetermined (evidenceNotRecorded)", "notSupported (notRead)"])
        evidence.files.removeAll { $0.file == .cardAccess }
        #expect(
            states(try simulated.judge(evidence)).prefix(2)
                == ["undetermined (evidenceNotRecorded)", "undetermined (evidenceNotRecorded)"])
    }

    @Test("what confirms EF.CardAccess was not read, is changed or has no anchor: undetermined, which read tolerates")
    func open() async throws {
        let (simulated, evidence) = try await read("no-chip-authentication")
        var without = evidence
        without.files.removeAll { $0.file == .dataGroup(.dg14) }
        let unread = try simulated.judge(without)
        #expect(states(unread).prefix(2) == ["undetermined (notRead)", "undetermined (notRead)"])
        // What is open is whether the unread DG14 offers chip authentication, which is mandatory.
        #expect(
            unread.checks.filter { $0.role == .mandatory && $0.result == .undetermined }.map(\.id) == [
                .chipAuthentication
            ])
        #expect(states(unread, [.chipAuthentication]) == ["undetermined (notRead)"])

        let report = Inspection.judge(
            evidence, trust: try TrustSnapshot(anchors: []), policy: .read, at: SimulatedDocument.time)
        #expect(states(report).prefix(2) == ["undetermined (noAnchor)", "undetermined (noAnchor)"])
        #expect(report.overall == .undetermined)
    }

    @Test(
        "in a bundle what rests on its word is recorded: how the chip was opened, and that EF.CardAccess was not there")
    func recorded() async throws {
        let (simulated, evidence) = try await read("pace-and-bac")
        var bundle = try Evidence(parsing: evidence.json().octets())
        func recorded(_ report: InspectionReport) -> [CheckID] {
            report.checks.filter(\.isRecorded).map(\.id).filter(Self.access.contains)
        }
        #expect(recorded(try simulated.judge(bundle)) == [.protocolDowngrade])
        bundle.files.removeAll { $0.file == .cardAccess }
        bundle.files.append(FileEvidence(file: .cardAccess, state: .absent, isProtected: false, channel: 0))
        let report = try simulated.judge(bundle)
        #expect(recorded(report) == [.cardAccessAuthenticity, .protocolDowngrade])
        #expect(states(report).prefix(2) == ["undetermined (absent)", "undetermined (recorded)"])
        // What its octets hide is nobody's word.
        bundle.files[bundle.files.count - 1] = FileEvidence(
            file: .cardAccess, state: .read, isProtected: false, channel: 0, octets: [0x31, 0x00])
        let shown = try simulated.judge(bundle)
        #expect(recorded(shown).isEmpty && states(shown).prefix(2).last == "failed (paceInfoHidden)")
    }

    @Test("EF.CardSecurity and EF.DIR of a chip with chip authentication mapping")
    func cardSecurity() async throws {
        let (simulated, evidence) = try await read("pace-cam")
        let report = try simulated.judge(evidence)
        #expect(states(report) == ["successful", "successful", "successful"])
        #expect(
            states(report, Self.cardSecurity)
                == Array(repeating: "successful", count: 5) + ["undetermined (noCRL)"])
        #expect(states(report, [.chipAuthenticationMapping]) == ["successful"])
        for file in ["CardSecurity", "DIR", "CardAccess"] {
            #expect(report.files.first { $0.file == file }?.state == .identical)
        }
        let order = report.checks.map(\.id.rawValue).filter {
            $0.hasPrefix("securityObject.") || $0.hasPrefix("issuer.")
        }
        #expect(
            order == [
                "securityObject.sod.structure", "securityObject.sod.signedAttributes", "securityObject.sod.signature",
                "securityObject.cardSecurity.structure", "securityObject.cardSecurity.signedAttributes",
                "securityObject.cardSecurity.signature", "issuer.ds.signature", "issuer.operator.notBlocked",
                "issuer.ds.validity", "issuer.csca.validity", "issuer.ds.usagePeriod", "issuer.csca.usagePeriod",
                "issuer.ds.documentType",
                "issuer.ds.algorithms", "issuer.ds.revocation", "issuer.cardSecurity.signature",
                "issuer.cardSecurity.validity", "issuer.cardSecurity.revocation",
            ])
    }

    @Test("an EF.CardSecurity of another State does not vouch for this document, though its issuer is trusted")
    func foreignCardSecurity() async throws {
        let (simulated, evidence) = try await read("pace-cam")
        let foreign = try SimulatedDocument("pace-cam") { $0.country = "FR" }
        var other = try await foreign.read()
        other.files.removeAll { $0.file != .cardSecurity }
        var mixed = evidence
        mixed.files.removeAll { $0.file == .cardSecurity }
        mixed.files += other.files
        let trust = try simulated.trust.adding(try foreign.trust.anchors)
        let report = Inspection.judge(mixed, trust: trust, at: SimulatedDocument.time)
        #expect(states(report, [.cardSecurityIssuer]) == ["failed (countryMismatch)"])
        #expect(states(report, [.dirAuthenticity]) == ["undetermined (countryMismatch)"])
        #expect(report.overall == .failed)
        #expect(report.headline.word == .failed)
        #expect(report.headline.sentence == "EF.CardSecurity was signed in FR, the document in UT")
    }

    @Test(
        "an EF.CardSecurity that the chip did not give says why, and only that", arguments: FileEvidence.State.allCases)
    func withheld(state: FileEvidence.State) async throws {
        guard state != .read else { return }
        var (simulated, evidence) = try await read("pace-cam")
        evidence.files.removeAll { $0.file == .cardSecurity }
        evidence.files.append(FileEvidence(file: .cardSecurity, state: state, isProtected: true, channel: 1))
        let report = try simulated.judge(evidence)
        let expected: String =
            switch state {
            case .absent: "undetermined (absent)"
            case .accessDenied: "undetermined (accessDenied)"
            case .nonConformant: "undetermined (malformed)"
            case .tooLarge: "undetermined (tooLarge)"
            default: "undetermined (channelLost)"
            }
        #expect(states(report, [.cardSecurityStructure]) == [expected])
        #expect(states(report, [.cardAccessAuthenticity, .protocolDowngrade]) == ["successful", "successful"])
        #expect(states(report, [.cardSecuritySignature]) == ["undetermined (noSecurityObject)"])
    }

    @Test("a copy that keeps EF.CardSecurity back does not pass: DG14 says that the chip can prove itself")
    func copyWithoutCardSecurity() async throws {
        var (simulated, evidence) = try await read("pace-cam")
        evidence.files.removeAll { $0.file == .cardSecurity || $0.file == .dir }
        for state in [nil, FileEvidence.State.absent, .accessDenied, .nonConformant] {
            var copy = evidence
            if let state {
                copy.files.append(FileEvidence(file: .cardSecurity, state: state, isProtected: true, channel: 1))
            }
            let report = try simulated.judge(copy)
            #expect(report.check(.chipAuthenticationMapping)?.result == .undetermined)
            #expect(report.overall == .undetermined)
        }
    }

    @Test("certificates that ended with an expired document are spared, those of EF.CardSecurity as well")
    func expired() async throws {
        let simulated = try SimulatedDocument("pace-cam") { description in
            description.mrz = [
                "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1904150ZE184226B<<<<<10",
            ]
        }
        let report = try simulated.judge(try await simulated.read())
        for id in [CheckID.dsValidity, .cardSecurityValidity] {
            #expect(report.check(id)?.reason == .expired)
            #expect(report.check(id)?.role == .evaluatory)
        }
        #expect(report.overall != .failed)
    }

    @Test("what the checks count for, Docs/policies.md")
    func roles() async throws {
        let (simulated, evidence) = try await read("pace-cam")
        for policy in Policy.all {
            let report = try simulated.judge(evidence, policy: policy)
            for id in Self.access + Self.cardSecurity {
                let isMandatory = [.strict, .inspection].contains(policy) && id != .cardSecurityRevocation
                #expect(report.check(id)?.role == (isMandatory ? .mandatory : .optional), "\(policy.name) \(id)")
            }
        }
    }
}
