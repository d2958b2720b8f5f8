// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassEncodings
import EPassEvents
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMRZ
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Events without personal data", .timed)
struct InspectionEventTests {
    /// Every word that may stand in an event, by its key: the cases of the lists, written out here a second time.
    private static let words: [InspectionEvent.Key: Set<String>] = [
        .action: texts(Recovery.Action.self),
        .assurance: texts(Assurance.Kind.self),
        .check: texts(CheckID.self),
        .code: texts(ReadError.Code.self),
        .decision: texts(Decision.Outcome.self),
        .file: Set(LDSFile.allCases.map(\.name)).union([
            "Certificates", "EntryRecords", "ExitRecords", "VisaRecords", "Biometrics",
        ]),
        .issuer: Set(CountryCode.all.map(\.rawValue)).union(["unknown"]),
        .origin: ["chip", "bundle", "files"],
        .outcome: texts(AccessAttempt.Outcome.self).union(texts(ProtocolOutcome.self)),
        .password: texts(AccessPasswordKind.self),
        .phase: texts(ReadPhase.self),
        .policy: ["read", "border", "strict", "kyc", "inspection", "own"],
        .protocol: texts(AccessEvidence.AccessProtocol.self).union(texts(ChipProtocol.self)),
        .reason: texts(CheckReason.self),
        .result: texts(CheckResult.self).union(texts(OverallResult.self)),
        .role: texts(CheckRole.self),
        .state: texts(FileEvidence.State.self),
        .step: texts(AccessStep.self).union(texts(Recovery.Step.self)),
    ]

    private static func texts<Word: CaseIterable & RawRepresentable<String>>(_ type: Word.Type) -> Set<String> {
        Set(type.allCases.map(\.rawValue))
    }

    /// What no event may have: of the person, the document, its issuer's keys and the reading.
    private static func canaries(
        _ document: PersonalisedDocument, _ evidence: Evidence, _ report: InspectionReport
    ) -> [String] {
        let summary = report.document
        var canaries = document.printedMRZ.split(whereSeparator: { $0 == "\n" || $0 == "<" }).map(String.init)
        canaries += [
            summary?.documentNumber, summary?.primaryIdentifier, summary?.secondaryIdentifier, summary?.fullName,
            summary?.dateOfBirth, summary?.dateOfExpiry, summary?.optionalData, summary?.placeOfBirth,
            summary?.personalNumber, summary?.dateOfIssue, summary?.issuingAuthority, evidence.reader?.name,
            report.policy?.hash,
        ].compactMap { $0 }
        canaries += summary?.otherNames ?? []
        canaries += summary?.name.split(separator: " ").map { $0.filter { $0 != "," } } ?? []
        for octets in [document.cscaCertificate] + evidence.files.compactMap(\.octets) {
            canaries += [Hexadecimal.text(Array(octets.prefix(8))), Base64.text(Array(octets.prefix(9)))]
            // The exact size of a file finds a document again.
            if octets.count > 999 { canaries.append(String(octets.count)) }
        }
        for entry in report.chain?.entries ?? [] { canaries += [entry.subject, entry.fingerprint, entry.serialNumber] }
        // A word of one or two letters stands in every text.
        return Set(canaries).filter { $0.count > 2 }.map { $0.lowercased() }.sorted()
    }

    private static func inspected(
        _ simulated: SimulatedDocument, _ access: AccessInput? = nil, policy: Policy = .border,
        fault: @escaping @Sendable (Int, [UInt8]) -> ChannelFault? = { _, _ in nil }
    ) async throws -> (events: [InspectionEvent], evidence: Evidence, report: InspectionReport) {
        var (events, observer): ([InspectionEvent], ReadingObserver) = ([], ReadingObserver())
        let evidence = await PassportReader.read(
            on: try simulated.channel(fault: fault), access: try access ?? simulated.lines,
            options: try simulated.terminalOptions(nil)
        ) { heard in
            if let event = observer.event(of: heard) { events.append(event) }
        }
        events.append(evidence.readingFinished)
        let report = Inspection.judge(
            evidence, trust: try simulated.trust, policy: policy, at: SimulatedDocument.time)
        events += report.events(namesIssuer: true)
        return (events, evidence, report)
    }

    private static func examine(
        _ events: [InspectionEvent], _ canaries: [String], _ what: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for event in events {
            for case (let key, .word(let word)) in event.attributes {
                #expect(words[key]?.contains(word.text) == true, "\(what): \(event)", sourceLocation: sourceLocation)
            }
            let text = event.description.lowercased()
            for canary in canaries {
                #expect(!text.contains(canary), "\(what): \(canary) in \(text)", sourceLocation: sourceLocation)
            }
        }
    }

    /// Profiles of each kind: every eleventh of the list, and some that are told of by name.
    private static let profiles =
        stride(from: 0, to: SimulatorProfile.all.count, by: 11).map { SimulatorProfile.all[$0].name }
        + ["default", "bac", "aa-only", "several-applications"]

    @Test("nothing of the person, the document or its keys is in an event", arguments: Set(profiles).sorted())
    func canaries(_ name: String) async throws {
        let simulated = try SimulatedDocument(name)
        let done = try await Self.inspected(simulated)
        let canaries = Self.canaries(simulated.document, done.evidence, done.report)
        #expect(canaries.count > 5)
        Self.examine(done.events, canaries, name)
        for policy in Policy.all {
            let events = try simulated.judge(done.evidence, policy: policy).events(namesIssuer: true)
            Self.examine(events, canaries, "\(name) \(policy.name)")
            #expect(events.last?.attributes[.policy]?.description == policy.name)
        }
        let refused = try await Self.inspected(simulated, try simulated.access("other"))
        Self.examine(refused.events, canaries, "\(name), with another MRZ")
    }

    @Test("what is told of a sound document")
    func sound() async throws {
        let done = try await Self.inspected(try SimulatedDocument("default"))
        let lines = done.events.map(\.description)
        #expect(lines.contains("epass.reading.access outcome=established password=mrz protocol=PACE"), "\(lines)")
        #expect(lines.contains("epass.reading.file file=DG1 kibioctets=1 state=read"), "\(lines)")
        #expect(lines.contains("epass.inspection.assurance assurance=dataGenuine given=true"), "\(lines)")
        let timed = done.events.filter { $0.name == .file || $0.name == .chipProtocol || $0.name == .access }
        #expect(timed.count > 8 && timed.allSatisfy { $0.duration != nil }, "\(timed)")
        let finished = try #require(done.events.first { $0.name == .readingFinished })
        #expect(finished.attributes[.complete] == .flag(true) && finished.attributes[.code] == nil)
        let judgement = try #require(done.events.last)
        #expect(judgement.description.contains("policy=border result=successful test=true"), "\(judgement)")
        let undetermined = done.report.checks.count { $0.result == .undetermined }
        #expect(judgement.attributes[.undetermined] == .count(undetermined) && undetermined > 0)
        #expect(judgement.attributes[.issuer] == .word(EventWord(Issuer.utopia)))
        #expect(done.report.events().last?.attributes[.issuer] == nil)
    }

    private enum Issuer: String, CaseIterable { case utopia = "UTO" }

    @Test("a State that is in no table is not told by its code, which could be any three letters")
    func unlisted() async throws {
        let simulated = try SimulatedDocument("default") { $0.mrz = $0.mrz.map { $0.replacing("UTO", with: "QQQ") } }
        let done = try await Self.inspected(simulated)
        #expect(done.report.document?.issuer == "QQQ")
        #expect(done.events.last?.attributes[.issuer]?.description == "unknown")
        #expect(!done.events.contains { $0.description.contains("QQQ") })
    }

    @Test("a policy of one's own is told as such: its name is a text of somebody's")
    func ownPolicy() async throws {
        let policy = try Policy(
            json: Array(#"{"schema": "epass-policy/1", "name": "mine", "extends": "border"}"#.utf8))
        let done = try await Self.inspected(try SimulatedDocument("default"), policy: policy)
        #expect(done.events.last?.attributes[.policy]?.description == "own")
    }

    @Test("numbers of a bundle are somebody's, and not told")
    func bundle() async throws {
        let read = try await SimulatedDocument("default").read()
        let told = try Evidence(parsing: Array(read.json().text().utf8))
        #expect(told.readingFinished.duration == nil)
        #expect(Set(told.readingFinished.attributes.keys) == [.complete, .protocol])
    }

    @Test("a reading over a bad link tells what was tried again, and one that ended what ended it")
    func disturbed() async throws {
        let simulated = try SimulatedDocument("default")
        let mended = try await Self.inspected(simulated) { number, _ in number == 20 ? .transmissionFailure : nil }
        Self.examine(mended.events, Self.canaries(simulated.document, mended.evidence, mended.report), "20")
        #expect(mended.events.count { $0.name == .recovery } == mended.evidence.recoveries.count)
        #expect(mended.evidence.failure == nil && !mended.evidence.recoveries.isEmpty)
        let ended = try await Self.inspected(simulated) { number, _ in number >= 20 ? .removal : nil }
        Self.examine(ended.events, Self.canaries(simulated.document, ended.evidence, ended.report), "20...")
        let finished = try #require(ended.events.first { $0.name == .readingFinished })
        #expect(finished.attributes[.complete] == .flag(false) && finished.attributes[.code] != nil)
    }

    @Test("a word is a case of a list, and a value that is in none is no word")
    func closed() {
        #expect(EventWord(LDSFile.sod, called: \.name)?.text == "SOD")
        #expect(EventWord(Loose(text: "ERIKSSON"), called: \.text) == nil)
        #expect(EventWord(Loose.allCases[0], called: \.text)?.text == "listed")
    }

    private struct Loose: CaseIterable, Equatable {
        let text: String
        static let allCases = [Loose(text: "listed")]
    }
}
