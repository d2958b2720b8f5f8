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
    /// Numbers that neither chip nor reader shows, each with the reason.
    static let withoutChip: [String: String] = [
        "F-43": "what a scanner makes of the printed zone; the chip has the right one",
        "F-46": "files of trust material that an import meets",
        "F-56": "what people ask about trust",
        "F-61": "what a program writes into logs",
        "F-62": "what a program gives to whoever looks for a fault",
        "F-63": "there is no chip, or none of this kind",
        "F-64": "where the reading is judged",
    ]
    /// Threats that no chip shows, each with the reason.
    static let withoutChipThreats: [String: String] = [
        "T-05": "what a client says of a reading to a server",
        "T-23": "what a program leaves in logs, memory and files",
        "T-26": "who starts a session of an identity service",
        "T-27": "who reaches the channel to the chip over a network",
        "T-28": "what is sent to a server",
        "T-30": "what becomes of a result behind the reading",
        "T-31": "what signs a result",
        "T-34": "where the program is from",
        "T-36": "where evidence is kept",
        "T-37": "what is done with a portrait",
    ]

    @Test("each number has a profile, or a reason for none")
    func complete() {
        let wanted =
            (1...68).map { "F-\($0)" } + (1...38).map { "T-" + ($0 < 10 ? "0" : "") + "\($0)" }
        let excused = Set(Self.withoutChip.keys).union(Self.withoutChipThreats.keys)
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
        "f-7-chain-expected": "successful",
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
        "t-13-silent": "undetermined",
        "t-14-no-octets": "aborted card.invalidResponse",
        "t-14-one-octet": "aborted card.invalidResponse",
        "t-16-authority": "failed",
        "t-16-list-signer": "failed",
        "t-16-other-state": "failed",
        "t-16-tls-server": "failed",
        "t-18-no-attributes": "undetermined",
        "t-18-two-digests": "undetermined",
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
