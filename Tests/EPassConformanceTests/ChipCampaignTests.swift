// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassConformance
import EPassMessages
import EPassSimulator
import EPassTestSupport
import Foundation
import Testing

/// The campaign for chips: its files, what simulated chips answer to it, and which broken ones it finds.
@Suite("The campaign for chips", .timeLimit(.minutes(30)), .timed)
struct ChipCampaignTests {
    /// Profiles by the standard, of each kind of access, proof and terminal authentication.
    static let profiles = [
        "default", "bac", "pace-only", "td1", "plain", "can-only", "pace-cam", "pace-all-mappings",
        "pace-gm-modp-2048-256-aes-128", "pace-im-brainpoolp256r1-aes-128", "pace-gm-brainpoolp256r1-3des",
        "pace-gm-p-521-aes-128", "all-data-groups", "iso39794", "several-portraits", "aa-rsa-1024", "aa-rsa-2048",
        "aa-p384", "ca-3des", "ca-3des-and-aes", "ca-dh", "ca-dh-3des", "ca-several-keys", "ca-numbered", "eac",
        "eac-rsa", "eac-p384", "eac-fingers", "eac-cam", "eac-cam-and-ca", "eac-bac", "eac-two-trust-points",
        "eac-chaining",
    ]

    /// All of them, and the page with what comes of it, take minutes: `EPASS_TEST_CHIPS=1`, as `make check-all` has it.
    private static let isWhole = ["EPASS_TEST_CHIPS", "EPASS_UPDATE_CONFORMANCE"].contains {
        ProcessInfo.processInfo.environment[$0] != nil
    }

    @Test("every row of TR-03105-3.2 is there, with steps or with where it went")
    func rows() throws {
        let units = try ChipCampaign.chip().units.filter { $0.document == "BSI TR-03105-3.2" }
        #expect(units.flatMap(\.rows).count == 148)
        #expect(units.flatMap(\.cases).count == 135)
        #expect(units.flatMap(\.retired).count == 13)
    }

    @Test(
        "sound simulated chips pass every case that is about them, and each broken one is found, as the page says",
        .long())
    func chips() async throws {
        let campaign = try ChipCampaign.chip()
        let profiles = Self.isWhole ? Self.profiles : ["bac", "pace-cam", "eac"]
        let sound = try await Self.each(profiles) { profile in
            try await ChipRig(profile).results(campaign, campaign.cases)
        }
        for (profile, results) in zip(profiles, sound) {
            for result in results where result.outcome == .fail || result.outcome == .inconclusive {
                Issue.record("\(profile) \(result.id): \(result.outcome) \(result.details.map(\.english))")
            }
            #expect(results.count { $0.outcome == .pass } > 30)
        }
        // What reads files finds none of these.
        let slow = ["LDS_G", "LDS_H", "data-groups"]
        let cases = campaign.cases.filter { !slow.contains($0.unit) }
        let chips = Self.isWhole ? BrokenChip.all : Array(TestShare.of(BrokenChip.all, oneOf: 3).prefix(6))
        let broken = try await Self.each(chips) { chip in
            try await ChipRig(chip.profile, chip.change).results(campaign, cases).filter { $0.outcome == .fail }
                .map(\.id)
        }
        for (chip, cases) in zip(chips, broken) { #expect(!cases.isEmpty, "\(chip.about)") }
        guard Self.isWhole else { return }
        let made = ChipConformancePage(
            campaign: campaign, sound: Array(zip(profiles, sound)), broken: Array(zip(chips, broken))
        ).text
        let parts = try #require(try ChipConformancePage.parts())
        if ProcessInfo.processInfo.environment["EPASS_UPDATE_CONFORMANCE"] != nil {
            try "\(parts.before)\(made)\(parts.after)".write(
                to: ConformancePage.file, atomically: true, encoding: .utf8)
        } else {
            #expect(String(parts.made) == made, "EPASS_UPDATE_CONFORMANCE=1 writes Docs/conformance.md")
        }
    }

    /// What becomes of each, two at a time.
    private static func each<Item: Sendable, Value: Sendable>(
        _ items: [Item], _ make: @escaping @Sendable (Item) async throws -> Value
    ) async throws -> [Value] {
        try await withThrowingTaskGroup(of: (Int, Value).self) { group in
            var made: [Int: Value] = [:]
            for (index, item) in items.enumerated() {
                if index >= 2, let (done, value) = try await group.next() { made[done] = value }
                group.addTask { (index, try await make(item)) }
            }
            while let (done, value) = try await group.next() { made[done] = value }
            return items.indices.compactMap { made[$0] }
        }
    }

    @Test("destructive cases are run on demand alone, and cases behind others with them")
    func order() async throws {
        let campaign = try ChipCampaign.chip()
        #expect(
            try campaign.cases(named: ["ISO7816_M_5"], ofUnits: []).map(\.id)
                == ["ISO7816_M_3", "ISO7816_M_4", "ISO7816_M_5"])
        let rig = try ChipRig("eac")
        let run = ChipCampaignRun(campaign)
        let setting = ChipTestSetting(access: rig.access, authorities: rig.authorities)
        let known = try await run.explore(rig.channel, setting: setting)
        let results = await run.run(
            try campaign.cases(named: ["ISO7816_M_1"], ofUnits: []), on: rig.channel, setting: known)
        #expect(results.map(\.outcome) == [.notApplicable] && results.first?.reasons == ["destructive"])
    }

    @Test("without the key of the CVCA its cases are inconclusive, and a wrong password opens nothing")
    func incomplete() async throws {
        let campaign = try ChipCampaign.chip()
        let rig = try ChipRig("eac")
        let run = ChipCampaignRun(campaign)
        let setting = ChipTestSetting(access: rig.access)
        let known = try await run.explore(rig.channel, setting: setting)
        let results = await run.run(
            try campaign.cases(named: ["ISO7816_J_1"], ofUnits: []), on: rig.channel, setting: known)
        #expect(results.map(\.outcome) == [.inconclusive] && results.first?.reasons == ["CVCA"])
        let stranger = ChipTestSetting(access: try .can("000000"))
        await #expect(throws: ConformanceError.self) { try await run.explore(rig.channel, setting: stranger) }
    }

    @Test("a password with a counter is not tried wrongly, and its last try not at all")
    func tries() async throws {
        let campaign = try ChipCampaign.chip()
        let results = try await ChipRig("pace-only") { $0.triesLeft = [.mrz: 2] }
            .results(campaign, ["9303-11/4.4.1/password", "9303-11/4.4.1/run"])
        #expect(results.map(\.outcome) == [.pass, .inconclusive] || results.map(\.outcome) == [.inconclusive, .pass])
        #expect(results.contains { $0.reasons == ["triesCounted"] })
        await #expect(throws: ConformanceError.self) {
            _ = try await ChipRig("pace-only") { $0.triesLeft = [.mrz: 1] }.results(campaign)
        }
    }
}
