// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass read: --aid and --applications", .timeLimit(.minutes(5)), .timed)
struct ApplicationOptionsTests {
    @Test("reads a document under another identifier, and says which applications the chip lists")
    func other() async throws {
        let outcome = try await Epass.run(
            "read", "--simulate", "national-aid", "--aid", "f0455041535301", "--applications", "--mrz", "-", "--json",
            input: SimulatedPassport.mrz)
        #expect(outcome.status == 0, "\(outcome.text)")
        let report = try outcome.json()
        #expect(report["overall"] as? String == "successful")
        #expect(report["deviations"] as? [String] == ["otherApplicationIdentifier"])
        let applications = try #require(report["applications"] as? [String: Any])
        #expect((applications["read"] as? [String: Any])?["identifier"] as? String == "F0455041535301")
        #expect((applications["read"] as? [String: Any])?["known"] is NSNull)
        let listed = try #require(applications["listed"] as? [[String: Any]])
        #expect(listed.map { $0["identifier"] as? String } == ["F0455041535301", "A000000167455349474E"])
        #expect(listed.first?["label"] as? String == "National ID")
        #expect(listed.last?["known"] as? String == "eSign")
        #expect((applications["raw"] as? [Any])?.isEmpty == true)
    }

    @Test("a chip without the application ends with 69, and the error names those that it lists")
    func missing() async throws {
        let outcome = try await Epass.run(
            "read", "--simulate", "national-aid", "--mrz", "-", "--json", input: SimulatedPassport.mrz)
        #expect(outcome.status == 69, "\(outcome.text)")
        let error = try #require(try outcome.json()["error"] as? [String: Any])
        #expect(error["code"] as? String == "read.applicationMissing")
        let remedy = error["remedy"] as? String ?? ""
        #expect(remedy.contains("F0455041535301") && remedy.contains("--aid"), "\(remedy)")
        #expect(outcome.errors.contains("The chip lists National ID (F0455041535301)"), "\(outcome.errors)")
    }

    @Test(
        "what is no identifier is a usage error that says what one is",
        arguments: ["", "A", "A00000024710", "not hex", "A0 00 00 02", String(repeating: "A0", count: 17)])
    func malformed(_ value: String) async throws {
        let outcome = try await Epass.run("read", "--simulate", "--aid", value, "--mrz", "-", input: "")
        if value == "A00000024710" {
            // Six octets are an identifier that the chip does not have.
            #expect(outcome.status != 64, "\(outcome.text)")
            return
        }
        #expect(outcome.status == 64, "\(outcome.text)")
        #expect(outcome.errors.contains("--aid takes an application identifier: 1 to 16 octets"), "\(outcome.errors)")
        #expect(outcome.output.isEmpty)
    }

    @Test(
        "an application that has other files is refused by its name", arguments: ["A0000002472001", "a0000002472003"])
    func otherFiles(_ value: String) async throws {
        let outcome = try await Epass.run("read", "--simulate", "--aid", value, "--mrz", "-", input: "")
        #expect(outcome.status == 64, "\(outcome.text)")
        #expect(outcome.errors.contains("(LDS2)"), "\(outcome.errors)")
    }

    @Test("a reading is gone on with in the application that it was of", .long())
    func resumed() async throws {
        try await withTemporaryFolder { folder in
            let bundle = folder + "/first.epass"
            let first = try await Epass.run(
                "read", "--simulate", "national-aid", "--aid", "F0455041535301", "--skip", "2", "--mrz", "-", "--out",
                bundle, input: SimulatedPassport.mrz)
            #expect(first.status == 0, "\(first.text)")
            let second = try await Epass.run(
                "read", "--simulate", "national-aid", "--resume", bundle, "--mrz", "-", "--json",
                input: SimulatedPassport.mrz)
            #expect(second.status == 0, "\(second.text)")
            let contradicting = try await Epass.run(
                "read", "--simulate", "national-aid", "--aid", "A0000002471001", "--resume", bundle, "--mrz", "-",
                input: SimulatedPassport.mrz)
            #expect(contradicting.status == 64, "\(contradicting.text)")
            #expect(
                contradicting.errors.contains(
                    "--resume goes on from a reading of the application F0455041535301, and --aid names A0000002471001"),
                "\(contradicting.errors)")
        }
    }
}
