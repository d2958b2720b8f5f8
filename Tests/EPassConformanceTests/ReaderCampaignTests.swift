// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassConformance
import EPassJSON
import EPassMessages
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

/// The campaign for readers: its files, and what comes of every case under `inspection`.
@Suite("The campaign for readers", .timed)
struct ReaderCampaignTests {
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

    @Test("every case comes out as expected under inspection, or says why not")
    func results() async throws {
        let campaign = try Campaign.reader()
        let run = ReaderCampaignRun(campaign, observer: ReaderTrial())
        let results = await run.run(campaign.cases, threads: 2)
        for result in results where result.outcome != .pass {
            #expect(
                result.differs != nil
                    || result.outcome == .inconclusive && result.reasons.first?.contains("DSA") == true,
                "\(result.id): \(result.message) \(result.reasons)")
        }
        let made = ConformancePage(campaign: campaign, results: results).text
        let parts = try #require(try ConformancePage.parts())
        if ProcessInfo.processInfo.environment["EPASS_UPDATE_CONFORMANCE"] != nil {
            try "\(parts.before)\(made)\(parts.after)".write(
                to: ConformancePage.file, atomically: true, encoding: .utf8)
        } else {
            #expect(String(parts.made) == made, "EPASS_UPDATE_CONFORMANCE=1 writes Docs/conformance.md")
        }
        if let path = ProcessInfo.processInfo.environment["EPASS_CONFORMANCE_OUT"] {
            let written = ConformanceResults(subject: "test", policy: .inspection, results: results)
            try Data(written.json.octets()).write(to: URL(fileURLWithPath: path))
        }
    }
}
