// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassJSON
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

/// Each row of the last table but one of `Docs/assurance.md`: a way to claim an assurance, and what comes of it.
@Suite("Assurances that are claimed falsely", .timed)
struct AssuranceForgeryTests {
    private static let all = Assurance.Kind.allCases
    private static let ofOctets: [Assurance.Kind] = [.dataGenuine, .documentCurrent]

    /// The bundle of an honest reading here, with its text changed.
    private static func bundle(
        _ profile: String = "default", _ change: (inout String) -> Void = { _ in }
    ) async throws -> (SimulatedDocument, Evidence) {
        let simulated = try SimulatedDocument(profile)
        var text = try await simulated.read().json().text()
        change(&text)
        return (simulated, try Evidence(parsing: Array(text.utf8)))
    }

    private static func code(_ octets: [UInt8]) -> String? {
        EvidenceBuilderTests.error { _ = try Evidence(parsing: octets) }?.code.rawValue
    }

    private static func recorded(_ report: InspectionReport, _ kind: Assurance.Kind) -> Bool {
        report.assurance(kind)?.missing.contains { $0.isRecorded } ?? false
    }

    @Test("a bundle of a reading here, which says so, carries what its octets do and no more")
    func readHere() async throws {
        let (simulated, bundle) = try await Self.bundle()
        #expect(bundle.statedOrigin == .chip && bundle.files.allSatisfy { $0.origin == .chip })
        let report = try simulated.judge(bundle)
        #expect(report.overall == .undetermined && report.state(.chipAuthentication) == "undetermined (recorded)")
        // The answer to the terminal's own challenge is computed again.
        #expect(AssuranceTests.given(report) == Self.ofOctets + [.chipOriginal])
        #expect(report.assurance(.chipOriginal)?.word == .terminal)
        #expect(ReportText.render(report).contains("a bundle, which says that epass 0.1.0 read the chip"))
    }

    @Test("a bundle of another program, and one of bare files, do not become readings of ours by saying so")
    func saysReadHere() async throws {
        let material = try await EvidenceFormTests.Material.shared.value
        var builder = Evidence.Builder()
        for (file, octets) in material.files { try builder.add(octets, as: file) }
        builder.tell(opened: .pace, with: nil)
        let told = try builder.evidence().json().text()
        let forged = told.replacing("\"told\"", with: "\"chip\"")
        let report = try material.simulated.judge(try Evidence(parsing: Array(forged.utf8)))
        #expect(report.source?.stated == .chip && report.source?.origin == .bundle)
        #expect(AssuranceTests.given(report) == Self.ofOctets)
        // Half of it is refused.
        let half = told.replacing("\"origin\": \"told\"", with: "\"origin\": \"chip\"", maxReplacements: 1)
        #expect(half != told && Self.code(Array(half.utf8)) == "evidence.inconsistent")
    }

    @Test("that the printed zone matched is the word of the bundle, until it is compared here")
    func printedZone() async throws {
        let (simulated, bundle) = try await Self.bundle()
        let report = try simulated.judge(bundle)
        #expect(report.state(.mrzMatchesDG1) == "undetermined (recorded)")
        #expect(Self.recorded(report, .holderPrintMatches))
        let compared = Inspection.judge(
            bundle, trust: try simulated.trust, at: SimulatedDocument.time, printed: try simulated.lines)
        #expect(compared.assurance(.holderPrintMatches)?.isGiven == true)
        let other = Inspection.judge(
            bundle, trust: try simulated.trust, at: SimulatedDocument.time, printed: try simulated.access("other"))
        #expect(other.assurance(.holderPrintMatches)?.isGiven == false)
    }

    @Test("an edited record of a comparison that failed gives nothing", arguments: ["default", "bac"])
    func editedRecord(_ profile: String) async throws {
        let simulated = try SimulatedDocument(profile)
        let evidence = try await PassportReader.read(
            on: simulated.channel(), access: try simulated.access("triple"), plan: ProtocolRun.small)
        let text = evidence.json().text().replacing("\"different\"", with: "\"equal\"")
        let report = try simulated.judge(try Evidence(parsing: Array(text.utf8)))
        #expect(report.assurance(.holderPrintMatches)?.isGiven == false)
    }

    @Test(
        "that chip authentication or its mapping succeeded is the word of the bundle",
        arguments: ["ca-only", "pace-cam"])
    func chipAuthentication(_ profile: String) async throws {
        let (simulated, bundle) = try await Self.bundle(profile)
        let report = try simulated.judge(bundle)
        #expect(report.overall == .undetermined)
        #expect(AssuranceTests.given(report) == Self.ofOctets)
        #expect(Self.recorded(report, .chipOriginal))
        #expect(ReportText.render(report).contains("original chip (only told by whoever wrote the evidence)"))
    }

    @Test("an old answer: not to the verifier's challenge, and without one by nobody's word but the terminal's")
    func oldAnswer() async throws {
        let scenario = try await ChipScenario.shared.value
        let bundle = try Evidence(
            parsing: scenario.evidence { evidence, _ in evidence.chip.chipAuthentication = nil }.json().octets())
        let old = scenario.judge(bundle, challenge: ChipScenario.otherChallenge)
        #expect(old.state(.activeAuthentication) == "failed (challengeMismatch)")
        #expect(AssuranceTests.given(old) == Self.ofOctets)
        let unasked = scenario.judge(bundle)
        #expect(AssuranceTests.given(unasked) == Self.ofOctets + [.chipOriginal])
        #expect(unasked.assurance(.chipOriginal)?.word == .terminal)
        let asked = scenario.judge(bundle, challenge: ChipScenario.challenge)
        #expect(
            AssuranceTests.given(asked)
                == Self.ofOctets + [.chipOriginal, .chipOriginalShownToVerifier, .fresh])
        #expect(asked.assurance(.chipOriginal)?.word == .verifier)
    }

    @Test("the answer of another chip, and the verifier's challenge written over an old one")
    func otherChip() async throws {
        let scenario = try await ChipScenario.shared.value
        let answers = [
            scenario.activeAuthentication(
                response: try scenario.signature(over: ChipScenario.challenge, by: scenario.otherKey)),
            scenario.activeAuthentication(response: try scenario.signature(over: ChipScenario.otherChallenge)),
        ]
        for answer in answers {
            let evidence = try Evidence(
                parsing: scenario.evidence { evidence, _ in
                    evidence.chip.activeAuthentication = answer
                }.json().octets())
            let report = scenario.judge(evidence, challenge: ChipScenario.challenge)
            #expect(report.state(.activeAuthentication) == "failed (signatureInvalid)")
            // Not by the record of chip authentication beside it either.
            #expect(AssuranceTests.given(report) == Self.ofOctets)
        }
    }

    @Test("another chip's key with its answer: the key is not the one that was signed")
    func otherKey() async throws {
        let scenario = try await ChipScenario.shared.value
        let key = try ChipScenario.dataGroup15(scenario.otherKey)
        let signature = try scenario.signature(over: ChipScenario.challenge, by: scenario.otherKey)
        var builder = Evidence.Builder()
        for entry in scenario.honest.files {
            guard let octets = entry.octets else { continue }
            try builder.add(entry.file == .dataGroup(.dg15) ? key : octets, as: entry.file)
        }
        try builder.answer(to: ChipScenario.challenge, signature)
        let report = scenario.judge(try builder.evidence(), challenge: ChipScenario.challenge)
        #expect(report.state(.dataGroupHash(.dg15)) == "failed (hashMismatch)")
        #expect(report.state(.activeAuthentication) == "undetermined (keyNotAuthenticated)")
        #expect(AssuranceTests.given(report).isEmpty)
    }

    @Test("files of two documents: their hashes are not those that were signed", arguments: [1, 2])
    func twoDocuments(_ number: Int) async throws {
        let (one, other) = (try SimulatedDocument("default"), try SimulatedDocument("default", seed: 9))
        var files = one.document.files
        let group = try #require(DataGroupNumber(rawValue: number))
        // The other person's, which the simulator would give the same data.
        var octets = try #require(other.document.files[.dataGroup(group)])
        octets[octets.count - 1] ^= 1
        files[.dataGroup(group)] = octets
        let report = try one.judge(Evidence(files: files))
        #expect(report.state(.dataGroupHash(group)) == "failed (hashMismatch)" && report.overall == .failed)
        #expect(AssuranceTests.given(report).isEmpty)
        // EF.SOD of one over the data of the other.
        files = one.document.files
        files[.sod] = other.document.files[.sod]
        #expect(AssuranceTests.given(try one.judge(Evidence(files: files))).isEmpty)
    }

    @Test("members that are not known, or stand twice, are refused")
    func members() async throws {
        let text = try await SimulatedDocument("default").read().json().text()
        for (change, code) in [
            ("{\"seenHere\": true,", "evidence.memberInvalid"), ("{\"origin\": \"chip\",", "json.duplicateName"),
            ("{\"assurances\": [],", "evidence.memberInvalid"),
        ] {
            let forged = change + text.trimmingPrefix(while: { $0 == " " || $0 == "\n" }).dropFirst()
            #expect(Self.code(Array(forged.utf8)) == code, "\(change)")
        }
        let file = text.replacing(
            "\"file\": \"DG1\",", with: "\"file\": \"DG1\", \"signed\": true,", maxReplacements: 1)
        #expect(file != text && Self.code(Array(file.utf8)) == "evidence.memberInvalid")
        let word = text.replacing("\"origin\": \"chip\"", with: "\"origin\": \"ourselves\"", maxReplacements: 1)
        #expect(word != text && Self.code(Array(word.utf8)) == "evidence.memberInvalid")
    }

    @Test("a bundle of bare files that tells of a reading, of protocols, or of a chip is refused")
    func untold() async throws {
        let (_, read) = try await Self.bundle()
        let text = read.json().text()
        let forged = text.replacing("\"chip\",", with: "\"given\",").replacing("\"chip\"\n", with: "\"given\"\n")
        #expect(forged != text && Self.code(Array(forged.utf8)) == "evidence.inconsistent")
        let simulated = try SimulatedDocument("default")
        var bare = Evidence(files: simulated.document.files)
        bare.chip.chipAuthentication = read.chip.chipAuthentication
        #expect(Self.code(bare.json().octets()) == "evidence.inconsistent")
        var claiming = read
        claiming.claims = [.chipAuthentication]
        #expect(Self.code(claiming.json().octets()) == "evidence.inconsistent")
    }

    @Test("a bundle without it reads as unknown, and is the same when it is written again")
    func withoutOrigin() async throws {
        var evidence = try await SimulatedDocument("default").read()
        evidence.statedOrigin = nil
        for index in evidence.files.indices { evidence.files[index].origin = nil }
        evidence.chip.activeAuthentication?.origin = nil
        let text = evidence.json().text()
        #expect(!text.contains("\"origin\""))
        let read = try Evidence(parsing: Array(text.utf8))
        #expect(read.statedOrigin == nil && read.json().text() == text)
        let report = try SimulatedDocument("default").judge(read)
        #expect(ReportText.render(report).contains("a bundle, which does not say how its octets came into it"))
    }

    @Test("another State's CSCA, and one that only its own file speaks for, make no data genuine")
    func anchors() async throws {
        for profile in TestShare.of(SimulatorProfile.all.map(\.name)) {
            let simulated = try SimulatedDocument(profile)
            let report = try simulated.judge(Evidence(files: simulated.document.files))
            guard report.assurance(.dataGenuine)?.isGiven == true else { continue }
            #expect(report.trust?.basis?.isTrusted == true, "\(profile)")
            #expect(report.check(.issuerMatchesSigner)?.result == .successful, "\(profile)")
            // What speaks against the document then is its chip, or a file that EF.SOD does not sign.
            let others = report.checks.filter { $0.result == .failed && $0.id.check.failure.isForgery($0.reason) }
            #expect(
                others.allSatisfy {
                    $0.id.check.area == .chip || $0.id.check.area == .access
                        || $0.id.check.object == .cardSecurity
                }, "\(profile): \(others.map(\.id))")
        }
    }
}
