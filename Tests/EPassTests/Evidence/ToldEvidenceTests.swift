// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMRZ
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("What evidence says of its own reading makes nothing better", .timed)
struct ToldEvidenceTests {
    /// The octets of a reading without a word about it, but that an answer which does not come whole was cut: without
    /// the answer nothing would be worse.
    private static func silent(_ read: Evidence) throws -> Evidence {
        var builder = Evidence.Builder()
        for entry in read.files { if let octets = entry.octets { try? builder.add(octets, as: entry.file) } }
        if let answer = read.chip.activeAuthentication, let response = answer.response,
            read.octets(of: .dataGroup(.dg15)) != nil
        {
            try builder.answer(to: answer.challenge, response)
        }
        var silent = try builder.evidence()
        if let answer = read.chip.activeAuthentication, let response = answer.response,
            silent.chip.activeAuthentication != nil
        {
            silent.chip.activeAuthentication = ActiveAuthenticationEvidence(
                challenge: answer.challenge, challengeSource: .verifier, outcome: .completed, response: response,
                channel: 0, expectedLength: 0, limitedTo: answer.limitedTo)
        }
        for (place, entry) in silent.files.enumerated() {
            silent.files[place].trailing = read.entry(entry.file)?.trailing
        }
        return silent
    }

    private static func bundle(_ read: Evidence) throws -> Evidence {
        try Evidence(parsing: read.json().octets())
    }

    /// The presets, and policies that count what the presets do not.
    private static func policies() throws -> [Policy] {
        Policy.all + [
            try PolicyExamples.sample("data-alone"), try PolicyExamples.sample("eu-and-swiss"),
            try PolicyExamples.policy(
                #""chip": {"dataAlone": true}, "checks": {"document.mrz.printedForm": "mandatory"}"#, extends: "kyc"),
            try PolicyExamples.policy(
                #""chip": {"proofs": ["activeAuthentication", "chipAuthentication"]}"#, extends: "read"),
        ]
    }

    // MARK: One word

    @Test("a phone's word that it opened the chip turns nothing, under any policy", arguments: ["aa-only", "bac"])
    func opened(profile: String) throws {
        let simulated = try SimulatedDocument(profile)
        let files = simulated.document.files.filter { $0.key.application == .eMRTD }
            .map { "\"\($0.key.name)\": \(EvidenceFormTests.base64($0.value))" }.joined(separator: ", ")
        func evidence(_ reader: String) throws -> Evidence {
            var builder = Evidence.Builder()
            try builder.add(json: Array("{\"files\": {\(files)}\(reader)}".utf8))
            return try builder.evidence()
        }
        for word in ["PACE", "BAC", "none"] {
            let told = try evidence(", \"reader\": {\"name\": \"x\", \"version\": \"1\", \"opened\": \"\(word)\"}")
            for policy in Policy.all {
                let (silent, spoken) = (
                    try simulated.judge(try evidence(""), policy: policy), try simulated.judge(told, policy: policy)
                )
                #expect(AssuranceTests.given(silent) == AssuranceTests.given(spoken))
                #expect(spoken.state(.accessProtocol) == "undetermined (recorded)")
                let counts = policy.role(of: .accessProtocol, isAsked: true) == .mandatory
                #expect(counts == ["border", "strict", "inspection"].contains(policy.name))
                #expect(!counts || spoken.overall != .successful)
                #expect(silent.overall == spoken.overall, "\(policy.name) \(word)")
                #expect(silent.decision == spoken.decision, "\(policy.name) \(word)")
            }
        }
    }

    @Test("the first line says that it was read at another place, and what was seen only there")
    func firstLine() async throws {
        let simulated = try SimulatedDocument("ca-only")
        let report = try simulated.judge(try Self.bundle(try await simulated.read()), policy: .border)
        #expect(report.overall == .undetermined)
        #expect(
            report.headline.sentence
                == "the data that was read is genuine, the chip may be a copy. Read at another place, and seen only "
                + "there: the opening of the chip, the proof by chip authentication, the printed MRZ against EF.DG1")
        let text = ReportText.render(report)
        #expect(text.contains("Undetermined, as recorded. The chip opened to PACE"), "\(text)")
        // Nothing of the kind is said of what was read here.
        let here = try await simulated.report(policy: .border)
        #expect(!here.headline.sentence.contains("another place"))
    }

    @Test("what is told against a document stands")
    func against() async throws {
        let simulated = try SimulatedDocument("ca-only")
        var read = try await simulated.read()
        read.chip.chipAuthentication?.outcome = .mismatch
        read.printed.fields = [.init(field: .documentNumber, outcome: .different)]
        read.access.established = .bac
        read.origin = .bundle
        let report = try simulated.judge(read)
        #expect(report.state(.chipAuthentication) == "failed (keyAgreementFailed)")
        #expect(report.state(.mrzMatchesDG1) == "failed (fieldsDiffer)")
        #expect(report.state(.protocolDowngrade) == "undetermined (recorded)")
        #expect(report.overall == .failed && report.headline.word == .notGenuine)
    }

    @Test("that the reading ended early hides no forgery, whoever read", arguments: ["dg1-changed", "clone"])
    func ended(profile: String) async throws {
        let simulated = try SimulatedDocument(profile)
        var read = try await simulated.read()
        read.failure = ReadError(.cancelled, phase: .files)
        for origin in [Evidence.Origin.chip, .witness, .bundle] {
            read.origin = origin
            for policy in Policy.all {
                let report = try simulated.judge(read, policy: policy)
                #expect(report.overall == .failed && report.headline.word == .notGenuine, "\(policy.name) \(origin)")
                #expect(report.error != nil && (report.decision?.outcome ?? .reject) == .reject, "\(policy.name)")
                #expect(report.headline.reasons.contains(ReadError(.cancelled, phase: .files).message))
            }
        }
        read.origin = .bundle
        // What nothing but its word speaks against ended early.
        let other = try SimulatedDocument("ca-only")
        var told = try await other.read()
        told.failure = read.failure
        told.chip.chipAuthentication?.outcome = .mismatch
        told.origin = .bundle
        #expect(try other.judge(told).overall == .aborted)
        // Another person's print fails, and is no forgery: with a chip that fell silent it is read again.
        told.origin = .chip
        told.chip.chipAuthentication = nil
        told.printed.fields = [.init(field: .documentNumber, outcome: .different)]
        #expect(try other.judge(told).overall == .aborted)
    }

    @Test("a file that was not there by the evidence's word is one that was left out", arguments: [14, 15])
    func absent(number: Int) async throws {
        let simulated = try SimulatedDocument("default")
        let file = LDSFile.dataGroup(try #require(DataGroupNumber(rawValue: number)))
        var left = try await simulated.read()
        left.origin = .bundle
        if number == 14 { left.chip.chipAuthentication = nil } else { left.chip.activeAuthentication = nil }
        left.files.removeAll { $0.file == file }
        var absent = left
        absent.set(file, .absent, .fileNotFound)
        for policy in Policy.all {
            let (without, told) = (
                try simulated.judge(left, policy: policy), try simulated.judge(absent, policy: policy)
            )
            #expect(without.overall == told.overall, "\(policy.name)")
            #expect(without.decision?.outcome == told.decision?.outcome, "\(policy.name)")
            for id in [CheckID.activeAuthentication, .chipAuthentication] {
                #expect(without.state(id) == told.state(id), "\(policy.name) \(id)")
            }
        }
        absent.origin = .chip
        #expect(try simulated.judge(absent).overall == .failed)
    }

    @Test(
        "whichever octet of a file is changed, the evidence around it is judged, and not successful",
        .long(), arguments: [LDSFile.dataGroup(.dg1), .dataGroup(.dg14), .cardAccess])
    func changed(file: LDSFile) async throws {
        let simulated = try SimulatedDocument("default")
        let read = try await simulated.read()
        let index = try #require(read.files.firstIndex { $0.file == file })
        let before = read.files[index]
        let octets = try #require(before.octets)
        for place in octets.indices {
            var changed = octets
            changed[place] ^= 1
            var evidence = read
            evidence.files[index] = FileEvidence(
                file: file, state: .read, statusBytes: before.statusBytes, isProtected: before.isProtected,
                channel: before.channel, octets: changed)
            let text = evidence.json().octets()
            #expect(throws: Never.self, "\(file) \(place)") {
                let report = try simulated.judge(try Evidence(parsing: text))
                #expect(report.overall != .successful, "\(file) \(place)")
            }
        }
    }

    @Test("that the chip did not give EF.CardAccess is told, and what its octets show is not")
    func cardAccess() async throws {
        let simulated = try SimulatedDocument("bac")
        var told = try Self.bundle(try await simulated.read())
        told.files.removeAll { $0.file == .cardAccess }
        told.set(.cardAccess, .absent, .fileNotFound)
        let report = try simulated.judge(told)
        for id in [CheckID.cardAccessAuthenticity, .protocolDowngrade] {
            #expect(report.state(id) == "undetermined (recorded)")
        }
        #expect(report.overall == .successful)
        #expect(try simulated.judge(told, policy: .strict).overall == .undetermined)
    }

    @Test(
        "an EF.CardAccess that offers what no signed file names is no worse than none",
        arguments: [Evidence.Origin.bundle, .files])
    func withoutCardAccess(origin: Evidence.Origin) async throws {
        let simulated = try SimulatedDocument("offers-nothing")
        var told = try await simulated.read()
        told.origin = origin
        if origin == .files {
            let files = told.files.compactMap { entry in entry.octets.map { (entry.file, $0) } }
            told = Evidence(files: Dictionary(uniqueKeysWithValues: files))
        }
        var without = told
        without.files.removeAll { $0.file == .cardAccess }
        #expect(try simulated.judge(told).state(.cardAccessAuthenticity) == "undetermined (recorded)")
        for policy in Policy.all + [try PolicyExamples.sample("data-alone")] {
            let (whole, part) = (
                try simulated.judge(told, policy: policy), try simulated.judge(without, policy: policy)
            )
            #expect(Self.rank(part.overall) <= Self.rank(whole.overall) || whole.overall == .failed, "\(policy.name)")
            let isAccepted = { (report: InspectionReport) in report.decision?.outcome == .accept }
            #expect(!isAccepted(part) || isAccepted(whole) || whole.overall == .failed, "\(policy.name)")
        }
    }

    @Test("no rule asks told evidence what its reading did not meet")
    func deviations() async throws {
        let simulated = try SimulatedDocument("default")
        var read = try await simulated.read()
        var rule = DecisionRules.Condition()
        rule.withoutDeviations = [.selectWarning]
        var rules = try #require(Policy.kyc.decision)
        rules.rules = [.init(name: "plain", condition: rule, outcome: .reject)]
        let policy = Policy(name: "plain", rules: Policy.read.rules, decision: rules)
        for (origin, isMet) in [(Evidence.Origin.chip, true), (.witness, true), (.bundle, false), (.files, false)] {
            read.origin = origin
            #expect((try simulated.judge(read, policy: policy).decision?.rule == "plain") == isMet, "\(origin)")
        }
    }

    @Test("mapping data that no chip can have sent is damaged where it is told, and a mismatch is not")
    func damagedMapping() async throws {
        let simulated = try SimulatedDocument("pace-cam")
        let read = try await simulated.read()
        let mapping = try #require(read.chip.mapping)
        let (data, key) = (try #require(mapping.chipAuthenticationData), mapping.mappingPublicKey)
        func states(_ data: [UInt8]?, _ key: [UInt8]) throws -> [String] {
            try [Evidence.Origin.chip, .bundle].map { origin in
                var told = read
                told.origin = origin
                told.chip.mapping = MappingEvidence(
                    parameterID: mapping.parameterID, groupName: mapping.groupName, mappingPublicKey: key,
                    chipAuthenticationData: data, encryptedData: mapping.encryptedData, channel: mapping.channel)
                return try simulated.judge(told).state(.chipAuthenticationMapping)
            }
        }
        let failed = "failed (mappingDataMismatch)"
        for damaged in [nil, [], Array(data.dropLast()), data + [0], data.map { _ in 0 }, data.map { _ in 0xFF }] {
            #expect(try states(damaged, key) == [failed, "undetermined (malformed)"])
        }
        #expect(try states(data, [0]) == [failed, "undetermined (malformed)"])
        #expect(try states(Array(data.dropLast()) + [data[data.count - 1] ^ 1], key) == [failed, failed])
    }

    @Test("a key that is none of the document's says nothing of its chip where somebody else gave it")
    func unlistedKey() async throws {
        let scenario = try await ChipScenario.shared.value
        let simulated = try SimulatedDocument("no-chip-authentication")
        var told = try await simulated.read()
        told.files.append(
            FileEvidence(
                file: .dataGroup(.dg15), state: .read, isProtected: true, channel: 1,
                octets: try ChipScenario.dataGroup15(scenario.otherKey)))
        told.chip.activeAuthentication = scenario.activeAuthentication(
            response: try scenario.signature(over: [UInt8](repeating: 9, count: 8), by: scenario.otherKey))
        #expect(try simulated.judge(told).state(.activeAuthentication) == "failed (signatureInvalid)")
        told.origin = .bundle
        let report = try simulated.judge(told)
        #expect(report.state(.activeAuthentication) == "undetermined (keyNotAuthenticated)")
        #expect(report.headline.word != .notGenuine)
    }

    @Test("terminal authentication and the mapping are told as chip authentication is")
    func protocols() async throws {
        let mapped = try SimulatedDocument("pace-cam")
        let mapping = try mapped.judge(try Self.bundle(try await mapped.read()))
        #expect(mapping.state(.chipAuthenticationMapping) == "undetermined (recorded)")
        let simulated = try SimulatedDocument("eac")
        var told = try Self.bundle(try await simulated.read())
        told.chip.terminalAuthentication = TerminalAuthenticationEvidence(
            outcome: .completed, grantedRights: [3], channel: 2)
        #expect(try simulated.judge(told).state(.terminalAuthentication) == "undetermined (recorded)")
    }

    @Test("a mapping that was not used by the evidence's own word is not put aside by another proof")
    func otherMethod() async throws {
        let scenario = try await ChipScenario.shared.value
        let dataGroup15 = try ChipScenario.dataGroup15(scenario.otherKey)
        let simulated = try SimulatedDocument("pace-cam") { $0.files[15] = dataGroup15 }
        var told = try await simulated.read()
        told.access.established = .bac
        told.access.paceOffer = nil
        told.chip = ChipEvidence()
        told.chip.activeAuthentication = scenario.activeAuthentication(
            response: try scenario.signature(over: ChipScenario.challenge, by: scenario.otherKey))
        let here = try simulated.judge(told)
        told.origin = .bundle
        let elsewhere = try simulated.judge(told)
        for report in [here, elsewhere] {
            #expect(report.state(.activeAuthentication) == "successful")
            #expect(report.state(.chipAuthenticationMapping) == "undetermined (otherMethodUsed)")
        }
        #expect(here.check(.chipAuthenticationMapping)?.role == .evaluatory)
        #expect(elsewhere.check(.chipAuthenticationMapping)?.role == .mandatory)
    }

    // MARK: Any words

    /// Evidence with words of its own about its reading: added, changed, and left out.
    private static func telling(_ read: Evidence, _ random: inout SeededGenerator) -> Evidence {
        var told = read
        func one<Value>(of values: [Value], _ random: inout SeededGenerator) -> Value? {
            values.randomElement(using: &random)
        }
        let passwords: [AccessPasswordKind?] = [nil, .mrz, .can]
        let states: [FileEvidence.State?] = [nil, nil] + FileEvidence.State.allCases.filter { $0 != .read }
        let words: [StatusBytes?] = [nil, .fileNotFound, .success]
        let outcomes: [MRZFieldComparison.Outcome] = [.equal, .equal, .different]
        let forms: [PrintedEvidence.Form?] = [nil, PrintedEvidence.Form(format: .td3, wrongCheckDigits: [])]
        let origins: [OctetOrigin?] = [nil, .chip, .told]
        if Bool.random(using: &random) {
            told.access.established = one(of: AccessEvidence.AccessProtocol.allCases, &random)
            told.access.password = one(of: passwords, &random) ?? nil
            if Bool.random(using: &random) { told.access.paceOffer = nil }
        }
        if Bool.random(using: &random), let outcome = one(of: ProtocolOutcome.allCases, &random) {
            if told.chip.chipAuthentication == nil {
                told.chip.chipAuthentication = ChipScenario.chipAuthentication(outcome)
            }
            told.chip.chipAuthentication?.outcome = outcome
            told.chip.chipAuthentication?.isInMasterFile = one(of: [false, false, true], &random) ?? false
            told.chip.chipAuthentication?.notRunReason = outcome == .notRun ? .noUsableKey : nil
        }
        if Bool.random(using: &random) { told.chip.mapping = nil }
        if Bool.random(using: &random), let outcome = one(of: ProtocolOutcome.allCases, &random) {
            told.chip.terminalAuthentication = TerminalAuthenticationEvidence(
                outcome: outcome, grantedRights: [3, 4], reason: outcome == .notRun ? .noRights : nil)
        }
        if Bool.random(using: &random) {
            told.chip.skipped = Set(ChipProtocol.allCases.filter { _ in Bool.random(using: &random) })
        }
        for file in LDSFile.allCases where told.octets(of: file) == nil {
            guard let state = one(of: states, &random) ?? nil else {
                told.files.removeAll { $0.file == file }
                continue
            }
            told.set(file, state, one(of: words, &random) ?? nil)
        }
        if Bool.random(using: &random), let source = one(of: PrintedEvidence.Source.allCases, &random) {
            let fields: [MRZField] =
                source == .triple ? [.documentNumber, .dateOfBirth, .dateOfExpiry] : MRZField.allCases
            let outcome = one(of: outcomes, &random) ?? .equal
            told.printed = PrintedEvidence(
                source: source, fields: fields.map { .init(field: $0, outcome: outcome) },
                form: one(of: forms, &random) ?? nil)
        }
        if Bool.random(using: &random) { told.claims = ReaderClaim.allCases }
        if Bool.random(using: &random) { told.startedAt = SimulatedDocument.time }
        told.origin = .bundle
        told.statedOrigin = one(of: origins, &random) ?? nil
        return told
    }

    private static func rank(_ overall: OverallResult) -> Int {
        switch overall {
        case .successful: 3
        case .undetermined: 2
        case .failed: 1
        case .aborted: 0
        }
    }

    @Test(
        "whatever words are added or changed, nothing is better than without them",
        arguments: TestShare.of(SimulatorProfile.all.map(\.name)))
    func words(profile: String) async throws {
        let simulated = try SimulatedDocument(profile)
        let read = try await simulated.read()
        guard let silent = try? Self.silent(read) else { return }
        let policies = try Self.policies()
        let trust = try simulated.trust
        var random = SeededGenerator()
        for challenge in [nil, read.chip.activeAuthentication?.challenge] {
            func judge(_ evidence: Evidence, _ policy: Policy) -> InspectionReport {
                Inspection.judge(
                    evidence, trust: trust, policy: policy, at: SimulatedDocument.time, challenge: challenge)
            }
            let bases = policies.map { judge(silent, $0) }
            for _ in 0..<8 {
                let told = Self.telling(read, &random)
                for (policy, base) in zip(policies, bases) {
                    let report = judge(told, policy)
                    let place = "\(profile) \(policy.name), seed \(random.seed): \(base.headline) / \(report.headline)"
                    #expect(Self.rank(report.overall) <= Self.rank(base.overall), "\(place)")
                    #expect(Set(AssuranceTests.given(report)).isSubset(of: AssuranceTests.given(base)), "\(place)")
                    #expect(report.decision?.outcome != .accept || base.decision?.outcome == .accept, "\(place)")
                    for check in report.checks where check.isRecorded {
                        let isOfOctets = check.id == .protocolDowngrade && check.result == .notSupported
                        #expect(
                            isOfOctets || ![.successful, .notSupported].contains(check.result), "\(check.finding)")
                    }
                }
            }
        }
    }

    @Test(
        "a told answer that cannot be a signature of the key is damaged; a chip's own is none",
        arguments: ["aa-only", "aa-rsa-2048"])
    func noSignature(profile: String) async throws {
        let simulated = try SimulatedDocument(profile)
        let read = try await simulated.read()
        let answer = try #require(read.chip.activeAuthentication)
        let response = try #require(answer.response)
        let damaged: [[UInt8]] = [
            response.dropLast(), Array(response.prefix(response.count / 2)), response + [0x90, 0x00], [],
            [UInt8](repeating: 0, count: response.count), [UInt8](repeating: 0xFF, count: response.count),
        ]
        var other = response
        other[other.count - 3] ^= 1
        func judged(_ evidence: Evidence, _ response: [UInt8], limitedTo most: Int?) throws -> InspectionReport {
            var evidence = evidence
            evidence.chip.activeAuthentication = ActiveAuthenticationEvidence(
                challenge: answer.challenge, challengeSource: .verifier, outcome: .completed, response: response,
                channel: 0, expectedLength: 0, limitedTo: most)
            return try simulated.judge(evidence, policy: .kyc)
        }
        for most in [nil, 8, 4_096] {
            for response in damaged {
                let told = try judged(try Self.silent(read), response, limitedTo: most)
                #expect(told.state(.activeAuthentication) == "undetermined (malformed)", "\(response.count)")
                #expect(told.decision?.outcome == .review)
            }
            let told = try judged(try Self.silent(read), other, limitedTo: most)
            #expect(told.state(.activeAuthentication) == "failed (signatureInvalid)")
        }
        for response in damaged + [other] {
            #expect(
                try judged(read, response, limitedTo: nil).state(.activeAuthentication) == "failed (signatureInvalid)")
        }
    }

    // MARK: What kyc accepts

    @Test(
        "kyc accepts nothing that is not fresh and not shown to be the original",
        arguments: TestShare.of(SimulatorProfile.all.map(\.name)))
    func accepted(profile: String) async throws {
        let simulated = try SimulatedDocument(profile)
        let read = try await simulated.read()
        let answered = read.chip.activeAuthentication?.challenge
        let bundle = try? Self.bundle(read)
        let silent = try? Self.silent(read)
        let cases: [(Evidence?, [UInt8]?)] = [
            (read, nil), (bundle, nil), (bundle, answered), (silent, nil), (silent, answered),
            (DamagedFileTests.files(of: simulated), nil),
        ]
        for (evidence, challenge) in cases {
            guard let evidence else { continue }
            let report = Inspection.judge(
                evidence, trust: try simulated.trust, policy: .kyc, at: SimulatedDocument.time, challenge: challenge,
                printed: try simulated.lines)
            guard report.decision?.outcome == .accept else { continue }
            #expect(report.assurance(.fresh)?.isGiven == true, "\(profile)")
            #expect(report.assurance(.chipOriginalShownToVerifier)?.isGiven == true, "\(profile)")
        }
    }

    @Test(
        "a chip that offers no proof is for a person to look at, and the decision says why", arguments: [true, false])
    func cloneable(isRead: Bool) async throws {
        let simulated = try SimulatedDocument("no-chip-authentication")
        let evidence = if isRead { try await simulated.read() } else { Evidence(files: simulated.document.files) }
        let report = try simulated.judge(evidence, policy: .kyc)
        #expect(report.state(.proofDemanded) == "undetermined (cloneable)")
        #expect(report.decision?.outcome == .review && report.decision?.rule == "cloneable")
        #expect(report.json()["decision"]?["basis"]?["reasons"]?.array == [.string("cloneable")])
        #expect(report.overall == .undetermined)
    }

    @Test("the sample that takes data alone says what was shown, and that a copy passes")
    func dataAlone() async throws {
        let policy = try PolicyExamples.sample("data-alone")
        let findings = PolicyLint.findings(of: policy, at: SimulatedDocument.time)
        #expect(findings.allSatisfy { $0.weight == .weakness }, "\(findings)")
        #expect(policy.about.contains("copy"))
        for (profile, outcome) in [
            ("no-chip-authentication", Decision.Outcome.accept), ("ca-only", .accept), ("default", .accept),
            ("dg1-changed", .reject), ("no-anchor", .review),
        ] {
            let simulated = try SimulatedDocument(profile)
            let report = try simulated.judge(Evidence(files: simulated.document.files), policy: policy)
            #expect(report.decision?.outcome == outcome, "\(profile) \(report.headline)")
            #expect(report.decision?.rule == (outcome == .accept ? "data-genuine" : report.decision?.rule))
            #expect(report.assurance(.chipOriginal)?.isGiven == false)
        }
        // What was found out to be a copy is none of its data's business.
        let clone = try await SimulatedDocument("clone").report(policy: policy)
        #expect(clone.decision?.outcome == .reject)
    }
}
