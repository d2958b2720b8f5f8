// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("What epass read leaves behind", .timeLimit(.minutes(5)), .timed)
struct ReadOutputTests {
    private func inFolder(_ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("epass-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await body(folder)
    }

    @Test("every file as it was read, and the portrait, for their owner only; never over what is there")
    func files() async throws {
        try await inFolder { folder in
            let arguments = [
                "read", "--simulate", "--mrz", "-", "--out-dir", "\(folder)/files/", "--portrait", "\(folder)/face.jpg",
            ]
            let first = try await Epass.start(arguments, input: SimulatedPassport.mrz).outcome()
            #expect(first.status == 0, "\(first.text)")
            let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/files").sorted()
            #expect(
                names == ["EF.COM", "EF.CardAccess", "EF.DG1", "EF.DG11", "EF.DG14", "EF.DG15", "EF.DG2", "EF.SOD"])
            let face = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/face.jpg"))
            #expect(face.starts(with: [0xFF, 0xD8, 0xFF]))
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/files/EF.DG2")
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
            let second = try await Epass.start(arguments, input: SimulatedPassport.mrz).outcome()
            #expect(second.status == 73, "\(second.text)")
            #expect(second.output.isEmpty)
        }
    }

    @Test("the bundle and the files of one reading, the bundle in the folder or beside it; not under one name")
    func bundleAndFiles() async throws {
        try await inFolder { folder in
            for (out, name) in [("a.epass", "a"), ("b/evidence.epass", "b")] {
                try FileManager.default.createDirectory(atPath: "\(folder)/b", withIntermediateDirectories: true)
                let outcome = try await Epass.start(
                    [
                        "read", "--simulate", "--mrz", "-", "--out", "\(folder)/\(out)", "--out-dir",
                        "\(folder)/\(name)",
                    ], input: SimulatedPassport.mrz
                ).outcome()
                #expect(outcome.status == 0, "\(outcome.text)")
                #expect(FileManager.default.fileExists(atPath: "\(folder)/\(name)/EF.SOD"))
                #expect(FileManager.default.fileExists(atPath: "\(folder)/\(out)"))
            }
            let same = try await Epass.start(
                ["read", "--simulate", "--mrz", "-", "--out", "\(folder)/x", "--out-dir", "\(folder)/x/"], input: ""
            ).outcome()
            #expect(same.status == 64 && same.errors.contains("both name"), "\(same.text)")
        }
    }

    @Test(
        "a simulated chip of any combination of PACE is read, listed or not",
        arguments: ["pace-gm-modp-2048-256-3des", "pace-im-p-521-aes-256", "pace-cam-p-384-aes-192"])
    func combination(profile: String) async throws {
        let outcome = try await Epass.run(
            "read", "--simulate", profile, "--mrz", "-", "--json", input: SimulatedPassport.mrz)
        #expect(outcome.status == 0, "\(outcome.text)")
        let access = try outcome.json()["access"] as? [String: Any]
        #expect(access?["protocol"] as? String == "PACE")
        #expect(access?["mapping"] as? String == profile.split(separator: "-").dropFirst().first?.uppercased())
    }

    @Test("no folder for a reading that brought nothing")
    func nothing() async throws {
        try await inFolder { folder in
            let outcome = try await Epass.run(
                "read", "--simulate", "bac", "--mrz", "-", "--out-dir", "\(folder)/files",
                input: "L898902C3,740812,340416\n")
            #expect(outcome.status == 77, "\(outcome.text)")
            #expect(!FileManager.default.fileExists(atPath: "\(folder)/files"))
        }
    }
}
