// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("A profile for each field failure and threat that a chip can show (Docs/simulator.md)", .timed)
struct ProfileNumberTests {
    /// Numbers that no chip shows: readers (F-19, F-20), what a scanner or a person does (F-43, F-63), trust material
    /// (F-46, F-56), operation and other applications.
    static let withoutChip: Set<String> = [
        "F-19", "F-20", "F-43", "F-46", "F-56", "F-61", "F-62", "F-63", "F-64",
    ]
    /// Threats that no chip shows: those of clients, servers, tools and people.
    static let withoutChipThreats: Set<String> = [
        "T-05", "T-14", "T-15", "T-23", "T-25", "T-26", "T-27", "T-28", "T-29", "T-30", "T-31", "T-33", "T-34", "T-35",
        "T-36", "T-37",
    ]

    @Test("each number has a profile, or a reason for none")
    func complete() {
        let wanted =
            (1...68).map { "F-\($0)" } + (1...38).map { "T-" + ($0 < 10 ? "0" : "") + "\($0)" }
        let excused = Self.withoutChip.union(Self.withoutChipThreats)
        for number in wanted {
            let profiles = ProfileNumbers.profiles(of: number)
            #expect(profiles.isEmpty == excused.contains(number), "\(number): \(profiles)")
        }
    }

    @Test("every profile that is named for a number is there, and knows its number")
    func names() throws {
        for (number, profiles) in ProfileNumbers.earlier {
            for name in profiles {
                _ = try SimulatorProfile.named(name)
                #expect(ProfileNumbers.numbers(of: name).contains(number))
            }
        }
        #expect(ProfileNumbers.numbers(of: "f-16-6b00") == ["F-16"] && ProfileNumbers.numbers(of: "default").isEmpty)
    }

    @Test("every profile of a number stands in Docs/simulator.md")
    func page() throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Docs/simulator.md")
        let text = try String(contentsOf: path, encoding: .utf8)
        var named: Set<String> = []
        for line in text.split(separator: "\n") where line.hasPrefix("| `f-") || line.hasPrefix("| `t-") {
            var first = ""
            for match in line.split(separator: "|")[0].matches(of: /`([a-z0-9-]+)`/) {
                let name = String(match.1)
                // `-6a86` stands for the first name of the row with another end.
                if name.hasPrefix("-") {
                    let stem = first.split(separator: "-").dropLast(name.split(separator: "-").count)
                    named.insert(stem.joined(separator: "-") + name)
                } else {
                    first = first.isEmpty ? name : first
                    named.insert(name)
                }
            }
        }
        let made = Set((SimulatorProfile.fieldFailures + SimulatorProfile.threats).map(\.name))
        #expect(named == made, "\(named.symmetricDifference(made).sorted())")
    }

    /// How a reading of each ends, where it is not successful.
    static let ends: [String: String] = [
        "f-7-chain-expected": "failed",
        "t-08-cam-cut": "undetermined",
        "t-08-cam-empty": "undetermined",
        "t-08-cam-no-tag": "undetermined",
        "t-08-cam-unpadded": "failed",
        "t-08-cam-wrapped": "undetermined",
        "t-08-cam-wrong-tag": "undetermined",
        "t-08-pace-tag-90": "aborted access.dataObjectUnknown",
        "t-08-pace-tag-92": "aborted access.dataObjectUnknown",
        "t-08-pace-tag-94": "aborted access.dataObjectUnknown",
        "t-08-pace-tag-96": "aborted access.paceFailed",
        "t-09-cut-data": "aborted access.cryptogramInvalid",
        "t-09-do-order": "aborted access.dataObjectOrder",
        "t-09-double-status": "aborted access.dataObjectRepeated",
        "t-09-no-data": "undetermined",
        "t-09-no-mac": "aborted access.macMissing",
        "t-09-other-status": "aborted access.statusMismatch",
        "t-09-short-mac": "aborted access.dataObjectMalformed",
        "t-09-wrong-tag": "aborted access.dataObjectUnknown",
        "t-10-too-much": "failed",
        "t-11-deep-nesting": "undetermined",
        "t-11-many-elements": "undetermined",
        "t-12-huge-key": "undetermined",
        "t-13-dribble": "undetermined",
        "t-13-silent": "aborted card.timeout",
        "t-16-authority": "failed",
        "t-16-list-signer": "failed",
        "t-16-other-state": "failed",
        "t-16-tls-server": "failed",
        "t-18-no-attributes": "failed",
        "t-18-two-digests": "failed",
        "t-18-two-signers": "undetermined",
        "t-21-ungranted-list": "failed",
    ]

    @Test(
        "a reading of each ends as it should",
        arguments: SimulatorProfile.fieldFailures + SimulatorProfile.threats)
    func reads(_ profile: SimulatorProfile) async throws {
        let reading = try await RuleReading(profile.name, "{}")
        let end = [reading.report.overall.rawValue, reading.error].compactMap(\.self).joined(separator: " ")
        #expect(end == Self.ends[profile.name] ?? "successful", "\(reading.summary)")
    }
}
