// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

/// The commands over published lists and signers, where they are there.
@Suite("epass trust with published lists", .timeLimit(.minutes(5)), .timed)
struct TrustExternalCommandTests {
    static let lists = EPassVectors.files(in: nil, external: "trust/masterlists", fileExtension: "ml")
    static let german = lists.filter { $0.lastPathComponent.hasPrefix("DE_ML") }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
    static let signers = EPassVectors.files(in: nil, external: "trust/dsc", fileExtension: "der")

    @Test(
        "a list under a grant, its next issue without a question, a signer's chain under border, and back again",
        .long(),
        .externalVectors(if: german.count >= 2 && !signers.isEmpty))
    func firstDay() async throws {
        try await withTemporaryFolder { folder in
            let store = ["--store", folder + "/store"]
            let (old, new) = (Self.german[0].path, try #require(Self.german.last).path)
            let seen = try await Epass.start(["trust", "import", "--dry-run", "--json", old] + store).outcome().json()
            let difference = try #require(seen["difference"] as? [String: Any])
            let list = try #require((difference["addedLists"] as? [[String: Any]])?.first)
            let csca = try #require(list["signerSHA256"] as? String)
            let imported = try await Epass.start(
                ["trust", "import", "--yes", "--grant", csca + ":master:*", old] + store
            ).outcome()
            #expect(imported.status == 0, "\(imported.text)")
            let updated = try await Epass.start(["trust", "update", new] + store).outcome()
            #expect(updated.status == 0 && updated.output.contains("- no longer in force: master list"))
            let rollback = try await Epass.start(["trust", "update", old] + store).outcome()
            #expect(rollback.status == 65, "\(rollback.text)")
            for other in Self.lists where !other.lastPathComponent.hasPrefix("DE_ML") {
                let outcome = try await Epass.start(["trust", "update", other.path] + store).outcome()
                #expect(outcome.status == 65 && outcome.errors.contains("follows nothing"), "\(outcome.text)")
            }
            var chained = 0
            for signer in Self.signers {
                let outcome = try await Epass.start(
                    ["trust", "chain", signer.path, "--policy", "border"] + store
                ).outcome()
                #expect([0, 1, 2].contains(outcome.status), "\(outcome.text)")
                chained += outcome.status == 0 ? 1 : 0
            }
            #expect(chained > 0)
            print("published lists: \(chained) of \(Self.signers.count) signers chain under border")
            let undone = try await Epass.start(["trust", "undo", "--yes"] + store).outcome()
            #expect(undone.status == 0 && undone.output.contains("- no longer in force"), "\(undone.text)")
        }
    }
}
