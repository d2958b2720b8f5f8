// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Departures of the field in reports, F-33 to F-42", .timed)
struct FieldDeviationReportTests {
    /// The document as a folder of its files, DG3 and DG4 too: what the chip guards does not matter here.
    private static func evidence(_ document: PersonalisedDocument) -> Evidence {
        var evidence = Evidence(origin: .files, tool: .library)
        evidence.files = document.files.sorted { $0.key < $1.key }.map { file, octets in
            FileEvidence(file: file, state: .read, isProtected: false, channel: 0, octets: octets)
        }
        return evidence
    }

    @Test(
        "each is named once, changes no other check, and is refused under strict",
        arguments: SimulatorProfile.fieldDeviations.map(\.name))
    func tolerated(profile: String) throws {
        let deviation = try #require(FieldDeviation.all.first { $0.profileName == profile })
        let document = try SimulatorProfile.named(profile).makeDocument(seed: 1)
        let evidence = Self.evidence(document)
        let trust = try document.trustSnapshot()
        let report = Inspection.judge(evidence, trust: trust, at: SimulatedDocument.time)
        #expect(report.deviations.filter { $0 == deviation.deviation.rawValue }.count == 1)
        #expect(report.check(.dataGroupStructure)?.result == .successful)
        #expect(
            report.checks.filter { $0.id.rawValue.hasPrefix("integrity.dg") }.allSatisfy { $0.result == .successful })
        // These two stand in the place of a letter of the name, so that the zone has not the name of DG11 any more.
        let isOther = [.mrzDigitInName, .mrzNameEmpty].contains(deviation.deviation)
        #expect((report.check(.personalDetailsMatchDG1)?.result == .failed) == isOther)
        let strict = Inspection.judge(evidence, trust: trust, policy: .strict, at: SimulatedDocument.time)
        let check = try #require(strict.check(.dataGroupStructure))
        #expect(check.reason == .deviationRefused && check.role == .mandatory && check.result == .failed)
        let words = "\(deviation.deviation.message.english.dropLast()) (EF.\(deviation.dataGroup))"
        #expect(check.finding.detail?.contains(words) == true)
        // EF.DG14 is also decoded to confirm EF.CardAccess, which makes nothing tolerated that is refused.
        #expect(!strict.deviations.contains(deviation.deviation.rawValue))
        #expect(strict.overall == .failed)
    }

    @Test("a document with every data group has nothing that departs, and everything in it decodes")
    func everything() throws {
        let document = try SimulatorProfile.named("all-data-groups").makeDocument(seed: 1)
        let report = Inspection.judge(
            Self.evidence(document), trust: try document.trustSnapshot(), policy: .strict, at: SimulatedDocument.time)
        #expect(report.deviations == [])
        #expect(
            report.check(.dataGroupStructure)?.result == .successful,
            "\(String(describing: report.check(.dataGroupStructure)))")
        #expect(report.check(.personalDetailsMatchDG1)?.result == .successful)
        #expect(report.check(.documentDetailsMatchDG1)?.result == .successful)
        #expect(report.check(.dsUsagePeriod)?.result == .successful)
        #expect(report.document?.comparisons.map(\.outcome) == [.equal, .equal, .equal])
    }

    @Test("the name in national characters stands beneath that of the zone")
    func nationalName() async throws {
        let simulated = try SimulatedDocument("national-name")
        let report = try await simulated.report()
        let outcome = try #require(report.document?.comparisons.first?.outcome)
        #expect([.equal, .equalByAlternative].contains(outcome))
        let text = ReportText.render(report)
        #expect(text.contains("  MUELLER OEZ, JOERG SIMON"))
        #expect(text.contains("  in full: MÜLLER ÖZ, JÖRG ŠIMON\n"))
        #expect(text.contains("  born in ZÉNITH, UTOPIA\n"))
    }

    @Test("the name of a DG11 that contradicts the zone, or that nobody signed so, is not shown")
    func otherName() async throws {
        let simulated = try SimulatedDocument("dg11-other-name")
        var evidence = try await simulated.read()
        #expect(!ReportText.render(try simulated.judge(evidence)).contains("in full"))
        let national = try SimulatedDocument("national-name")
        evidence = try await national.read()
        evidence.files = evidence.files.map { file in
            guard file.file == .dataGroup(.dg11), let octets = file.octets else { return file }
            return FileEvidence(
                file: file.file, state: .read, isProtected: true, channel: file.channel,
                octets: octets.dropLast() + [0x42])
        }
        let text = ReportText.render(try national.judge(evidence))
        #expect(!text.contains("in full") && !text.contains("born in"))
    }

    @Test(
        "the first line says where DG11 and DG12, signed as they are, contradict the zone",
        arguments: [
            ("dg11-other-name", "EF.DG11 gives another name"),
            ("dg11-other-birth", "EF.DG11 gives another date of birth"),
            ("dg12-after-expiry", "EF.DG12 gives a date of issue that cannot be"),
            ("dg12-before-birth", "EF.DG12 gives a date of issue that cannot be"),
        ])
    func contradiction(profile: String, words: String) async throws {
        let simulated = try SimulatedDocument(profile)
        let headline = try simulated.judge(try await simulated.read()).headline
        #expect(headline.word == .verifiedWithFindings)
        #expect(headline.sentence.hasPrefix("the data is genuine, but \(words)"), "\(headline.sentence)")
    }

    @Test("what departs in EF.COM is named, and refused under strict (F-28)")
    func com() async throws {
        let simulated = try SimulatedDocument("default")
        var evidence = try await simulated.read()
        let octets = try #require(evidence.octets(of: .com))
        let com = try EFCOM(decoding: octets)
        evidence.files = evidence.files.map { file in
            guard file.file == .com else { return file }
            var changed = octets
            // One more tag, which names DG1 again: three lengths stand before it.
            changed.append(0x61)
            changed[1] += 1
            changed[octets.count - com.dataGroups.count - 1] += 1
            return FileEvidence(file: .com, state: .read, isProtected: true, channel: file.channel, octets: changed)
        }
        let report = try simulated.judge(evidence)
        #expect(report.deviations.contains("comRepeatedTag"))
        #expect(report.check(.comMatchesSOD)?.result == .successful)
        let strict = try simulated.judge(evidence, policy: .strict)
        #expect(strict.check(.comMatchesSOD)?.reason == .deviationRefused)
        #expect(!strict.deviations.contains("comRepeatedTag"))
    }
}
