// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("The word of the headline, Docs/report.md", .timed)
struct HeadlineWordTests {
    @Test(
        "the bare word stands nowhere beside a red row, and every word in the JSON is of the list",
        arguments: Policy.all)
    func bare(policy: Policy) async throws {
        let profiles =
            SimulatorProfile.defective + SimulatorProfile.issuing + SimulatorProfile.dishonest
            + SimulatorProfile.fieldDeviations
        for profile in TestShare.of(profiles) {
            let simulated = try SimulatedDocument(profile.name)
            let report = try simulated.judge(try await simulated.read(), policy: policy)
            let word = report.headline.word
            #expect(report.json()["headline"]?.string == word.name)
            let isSuccess: [Headline.Word] = [
                .verified, .verifiedWithFindings, .genuineButExpired, .genuineButExpiredWithFindings,
            ]
            #expect(isSuccess.contains(word) == (report.overall == .successful), "\(profile.name)")
            guard word == .verified else { continue }
            #expect(report.checks.allSatisfy { $0.result != .failed }, "\(profile.name)")
        }
    }

    @Test(
        "a successful result has the word of what stands beside it",
        arguments: [
            ("default", Policy.read, Headline.Word.verified), ("expired", .read, .genuineButExpired),
            ("com-differs", .read, .verifiedWithFindings), ("com-differs", .border, .verifiedWithFindings),
            ("dg11-other-name", .read, .verifiedWithFindings), ("dg12-before-birth", .read, .verifiedWithFindings),
            ("mrz-wrong-everywhere", .read, .verifiedWithFindings), ("mrz-misprinted", .read, .verifiedWithFindings),
            ("pace-not-signed", .read, .verifiedWithFindings), ("aki-mismatch", .read, .verifiedWithFindings),
            ("aki-mismatch", .border, .verifiedWithFindings), ("crl-expired", .read, .verified),
            ("no-portrait", .read, .failed), ("hash-missing", .border, .failed),
            ("pace-not-signed", .border, .undetermined), ("pace-not-signed", .strict, .failed),
            ("mrz-misprinted", .border, .failed),
        ])
    func words(profile: String, policy: Policy, word: Headline.Word) async throws {
        let simulated = try SimulatedDocument(profile)
        let report = try simulated.judge(try await simulated.read(), policy: policy)
        #expect(report.headline.word == word, "\(report.headline)")
        #expect(ReportText.render(report).hasPrefix(word.rawValue))
    }

    @Test("an expired document whose DG11 is of another person has both words, and green is for the bare one alone")
    func both() async throws {
        let simulated = try SimulatedDocument("dg11-other-name")
        let report = Inspection.judge(
            try await simulated.read(), trust: try simulated.trust, at: try #require(Timestamp(iso8601: "2034-05-01")))
        #expect(report.overall == .successful && report.headline.word == .genuineButExpiredWithFindings)
        let text = ReportText.render(report, style: .init(usesColor: true))
        #expect(text.contains("\u{1B}[1;33mGENUINE, BUT EXPIRED, WITH FINDINGS"))
    }

    @Test("an unpinned anchor is a finding under read")
    func unpinned() async throws {
        let simulated = try SimulatedDocument("default")
        let certificate = try Certificate(encoded: simulated.document.cscaCertificate)
        let trust = try TrustSnapshot(anchors: [try TrustAnchor(certificate: certificate, basis: .unpinned)])
        let report = Inspection.judge(try await simulated.read(), trust: trust, at: SimulatedDocument.time)
        #expect(report.overall == .successful && report.headline.word == .verifiedWithFindings)
    }

    @Test("the page has every word")
    func page() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("Docs/report.md"), encoding: .utf8)
        for word in Headline.Word.allCases {
            #expect(page.contains("| `\(word.rawValue)` |") && page.contains("`\(word.name)`"))
        }
    }
}
