// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassLDS
import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass: images in a report", .timeLimit(.minutes(2)), .timed)
struct ReportImageTests {
    private func images(_ outcome: Program.Outcome) throws -> [[String: Any]] {
        try #require(try outcome.json()["images"] as? [[String: Any]])
    }

    /// What a document says to `read`, and again to `verify`, with and without the option.
    @Test("portrait and signature stand there by hash, and whole where that is asked for", .long())
    func images() async throws {
        try await withTemporaryFolder { folder in
            let bundle = folder + "/x.epass"
            let read = ["read", "--simulate", "all-data-groups", "--mrz", "-", "--json"]
            let bare = try await Epass.start(read + ["--out", bundle], input: SimulatedPassport.mrz).outcome()
            let full = try await Epass.start(read + ["--with-images"], input: SimulatedPassport.mrz).outcome()
            let again = try await Epass.run("verify", bundle, "--json", "--with-images")
            let evidence = try Evidence(parsing: Array(try Data(contentsOf: URL(fileURLWithPath: bundle))))
            let hashes = try images(bare)
            #expect(hashes.compactMap { $0["kind"] as? String } == ["portrait", "signature"], "\(bare.text)")
            #expect(hashes.compactMap { $0["file"] as? String } == ["DG2", "DG7"])
            for (hash, whole) in zip(hashes, try images(full)) {
                #expect(hash["octets"] == nil)
                let text = try #require(whole["octets"] as? String)
                let octets = try #require(Data(base64Encoded: text))
                #expect(octets.count == hash["length"] as? Int && octets.count > 100)
                #expect(hash["sha256"] as? String == whole["sha256"] as? String)
                #expect((hash["mediaType"] as? String)?.hasPrefix("image/") == true)
                // As the chip has it.
                let file = hash["file"] as? String
                let group = evidence.files.first { $0.file.name == file }?.octets ?? []
                #expect(Data(group).range(of: octets) != nil)
                // Nowhere where nobody asked for it, in no form.
                #expect(!bare.text.contains(text.prefix(64)) && !full.errors.contains(text.prefix(64)))
                let judged = try await Epass.run("verify", bundle, "--json")
                #expect(!judged.text.contains(text.prefix(64)))
            }
            #expect(try images(again).count == 2 && again.output.contains("\"octets\": \""))
            let digest = try await Program(
                "/bin/sh", ["-c", "base64 -d | sha256sum"], environment: [:],
                input: try #require(try images(full).first?["octets"] as? String), seconds: 20
            ).outcome()
            #expect(digest.output.hasPrefix(try #require(hashes.first?["sha256"] as? String)), "\(digest.text)")
        }
    }

    @Test("none where EF.DG2 was not read, and the option wants --json", .long())
    func none() async throws {
        let outcome = try await Epass.run(
            "read", "--simulate", "--mrz", "-", "--json", "--with-images", "--skip", "portrait",
            input: SimulatedPassport.mrz)
        #expect(try images(outcome).isEmpty, "\(outcome.text)")
        let alone = try await Epass.run("read", "--simulate", "--with-images")
        #expect(alone.status == 64 && alone.errors.contains("--with-images goes with --json."), "\(alone.text)")
    }
}
