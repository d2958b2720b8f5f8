// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassConformance
import EPassJSON
import EPassMessages
import EPassTestSupport
import EPassTrust
import Foundation
import Synchronization
import Testing

/// The campaign for readers: its files, and what comes of every case under `inspection`.
@Suite("The campaign for readers", .timed)
struct ReaderCampaignTests {
    /// Reads as the program does, and keeps what other policies say.
    private final class Comparison: CaseObserver {
        static let others = [Policy.border, .strict]
        let answers = Mutex<[String: [ReaderObservation]]>([:])

        func observe(_ item: ConformanceCase, of campaign: Campaign) async throws -> ReaderObservation? {
            let found = try await ReaderTrial().observe(item, of: campaign, also: Self.others)
            answers.withLock { $0[item.id] = Array(found.dropFirst()) }
            return found.first
        }
    }

    @Test("every row of TR-03105-5.1 is there: 147 with text, 183 that moved, eight that were deleted")
    func rows() throws {
        let units = try Campaign.reader().units.filter { $0.kind == .guideline }
        let retired = units.flatMap(\.retired)
        func isMoved(_ row: RetiredRow) -> Bool { if case .moved = row.reason { true } else { false } }
        #expect(units.flatMap(\.rows).count == 338)
        #expect(units.flatMap(\.cases).count == 147)
        #expect(retired.count(where: isMoved) == 183)
        #expect(retired.count { !isMoved($0) } == 8)
    }

    @Test("cases of clauses are named by their clause, and stand behind the rows of the guideline")
    func clauses() throws {
        let units = try Campaign.reader().units
        let own = units.filter { $0.kind == .clause }
        #expect(own.flatMap(\.cases).count >= 100)
        #expect(units.suffix(own.count).allSatisfy { $0.kind == .clause })
        for item in own.flatMap(\.cases) {
            let parts = item.id.split(separator: "/")
            #expect(parts.count == 3 && item.clause == "Doc \(parts[0]), \(parts[1])", "\(item.id): \(item.clause)")
        }
    }

    @Test("every case comes out as expected under inspection, for a reason that it names, or says why not")
    func results() async throws {
        let campaign = try Campaign.reader()
        let comparison = Comparison()
        // The page is of all cases: with every third commit.
        let isWhole = TestShare.includes(0, oneOf: 3)
        let cases = isWhole ? campaign.cases : TestShare.of(campaign.cases, oneOf: 3)
        let found = await ReaderCampaignRun(campaign, observer: comparison).run(cases, threads: 2)
        for result in found where result.outcome != .pass {
            #expect(result.differs != nil, "\(result.id): \(result.message) \(result.reasons)")
        }
        guard isWhole else { return }
        // Every row, and every case of a clause.
        let results = ConformanceResults(subject: "test", policy: .inspection, results: found)
        #expect(results.count(.pass, of: .guideline) == 147 && results.count(.fail, of: .guideline) == 0)
        #expect(results.count(.pass, of: .clause) == found.count { $0.kind == .clause })
        let answers = comparison.answers.withLock { $0 }
        let others = Comparison.others.enumerated().map { index, policy in
            (policy: policy.name, answers: answers.compactMapValues { $0.indices.contains(index) ? $0[index] : nil })
        }
        let made = ConformancePage(campaign: campaign, results: results, others: others).text
        let parts = try #require(try ConformancePage.parts())
        if ProcessInfo.processInfo.environment["EPASS_UPDATE_CONFORMANCE"] != nil {
            try "\(parts.before)\(made)\(parts.after)".write(
                to: ConformancePage.file, atomically: true, encoding: .utf8)
        } else {
            #expect(String(parts.made) == made, "EPASS_UPDATE_CONFORMANCE=1 writes Docs/conformance.md")
        }
        if let path = ProcessInfo.processInfo.environment["EPASS_CONFORMANCE_OUT"] {
            try Data(results.json.octets()).write(to: URL(fileURLWithPath: path))
        }
    }

    @Test("a case that fails for another reason than it names does not pass")
    func otherReason() async throws {
        func file(_ because: String) -> [UInt8] {
            Array(
                """
                {"schema": "epass-conformance/1", "campaign": "reader", "unit": "U", "title": "t",
                "source": {"document": "d", "edition": "1"}, "at": "2026-06-01", "cases": [{"id": "a", "title": "t",
                "clause": "c", "document": {"profile": "dg2-changed"}, "expected": "failed", "because": ["\(because)"]}]}
                """.utf8)
        }
        func result(_ because: String) async throws -> ConformanceResult {
            let campaign = try Campaign.reader(units: [try ConformanceUnit(json: file(because))]) { _ in [] }
            return await ReaderCampaignRun(campaign, observer: ReaderTrial()).result(of: campaign.cases[0])
        }
        #expect(try await result("integrity.dg2.hash failed (hashMismatch)").outcome == .pass)
        let other = try await result("integrity.dg1.hash failed (hashMismatch)")
        #expect(other.outcome == .fail && other.failedForOtherReason && other.observed == .failed)
        #expect(
            try ConformanceResults(json: ConformanceResults(subject: "s", policy: nil, results: [other]).json.octets())
                .results == [other])
    }
}
