// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("epass trust grant, and who vouches for an anchor", .timeLimit(.minutes(5)), .timed)
struct TrustGrantCommandTests {
    /// A store whose publisher is named, with its list of another State's CSCA; the SHA-256 of the publisher's CSCA,
    /// and the arguments that name the store.
    private func fill(_ folder: String) async throws -> (publisher: String, store: [String]) {
        // A certificate is about every State that it names, in its subject and in subjectAltName.
        let material = try TrustImportMaterial(country: "TO", icaoCountry: "TON")
        let other = try TrustImportMaterial(country: "DE", icaoCountry: "D")
        try write(material.csca.encoded, folder + "/to.der")
        try write(try material.masterList([material.csca, other.csca], signed: "2026-01-01"), folder + "/to.ml")
        let outcome = try await Epass.run(
            "trust", "import", "--store", folder + "/store", "--yes", "--named", folder + "/to.der", folder + "/to.ml")
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.output.contains("vouched for by the list of another State only"), "\(outcome.text)")
        return (
            try material.pin.replacingOccurrences(of: ":", with: "").lowercased(), ["--store", folder + "/store"]
        )
    }

    private func anchors(_ store: [String]) async throws -> [String: [String: Any]] {
        let json = try await Epass.start(["trust", "list", "--json"] + store).outcome().json()
        let anchors = try #require(json["anchors"] as? [[String: Any]])
        return Dictionary(uniqueKeysWithValues: anchors.map { ($0["country"] as? String ?? "", $0) })
    }

    @Test("a grant raises what a publisher's list brings, is listed, and takes it back when it is removed")
    func grants() async throws {
        try await withTemporaryFolder { folder in
            let (publisher, store) = try await fill(folder)
            let before = try #require(try await anchors(store)["DE"])
            #expect(before["basis"] as? String == "listed")
            let voucher = try #require(before["vouchedBy"] as? [String: Any])
            #expect(voucher["kind"] as? String == "list" && voucher["publisher"] as? String == "TO")
            #expect(voucher["publisherSHA256"] as? String == publisher)
            let audit = try await Epass.start(["trust", "audit"] + store).outcome()
            #expect(audit.output.contains("Anchors that only the list of another State vouches for"), "\(audit.text)")
            let given = try await Epass.start(
                ["trust", "grant", publisher, "--kind", "master", "--states", "D"] + store
            ).outcome()
            #expect(given.status == 0 && given.output.contains("+ better vouched for"), "\(given.text)")
            #expect(try await anchors(store)["DE"]?["basis"] as? String == "verified")
            let listed = try await Epass.start(["trust", "grant", "--json"] + store).outcome().json()
            let grants = try #require(listed["grants"] as? [[String: Any]])
            #expect(grants.map { $0["sha256"] as? String } == [publisher])
            #expect(grants.first?["states"] as? [String] == ["DE"] && grants.first?["kind"] as? String == "master")
            let removed = try await Epass.start(["trust", "grant", publisher, "--remove"] + store).outcome()
            #expect(removed.status == 0 && removed.output.contains("- less vouched for"), "\(removed.text)")
            #expect(try await anchors(store)["DE"]?["basis"] as? String == "listed")
        }
    }

    @Test("for one command a list is pinned, or its publisher granted, beside --trust; what is not there is an error")
    func beside() async throws {
        try await withTemporaryFolder { folder in
            let (publisher, _) = try await fill(folder)
            try FileManager.default.createDirectory(atPath: folder + "/files", withIntermediateDirectories: false)
            for name in ["to.der", "to.ml"] {
                try FileManager.default.copyItem(atPath: folder + "/" + name, toPath: folder + "/files/" + name)
            }
            try write([], folder + "/empty")
            for option in [["--trust-grant", publisher + ":master:*"], ["--trust-pin", publisher]] {
                let outcome = try await Epass.start(
                    ["trust", "doctor", "--store", folder + "/files", folder + "/files"] + option
                ).outcome()
                #expect(!outcome.errors.contains("pinNotMet"), "\(outcome.text)")
            }
            let wrong = String(repeating: "0", count: 64)
            let outcome = try await Epass.start(
                ["trust", "doctor", "--store", folder + "/files", folder + "/files", "--trust-pin", wrong]
            ).outcome()
            #expect(outcome.status == 65 && outcome.errors.contains(wrong), "\(outcome.text)")
        }
    }

    @Test("--yes confirms changes and grants nothing; a grant for a publisher that is not there stops the import")
    func importing() async throws {
        try await withTemporaryFolder { folder in
            let (publisher, store) = try await fill(folder)
            let grants = try await Epass.start(["trust", "grant", "--json"] + store).outcome().json()
            #expect((grants["grants"] as? [Any])?.isEmpty == true)
            let wrong = String(repeating: "0", count: 64) + ":master:*"
            let unmet = try await Epass.start(
                ["trust", "import", "--yes", "--grant", wrong, folder + "/to.ml"] + store
            ).outcome()
            #expect(unmet.status == 65, "\(unmet.text)")
            let met = try await Epass.start(
                ["trust", "import", "--yes", "--grant", publisher + ":master:DE", folder + "/to.ml"] + store
            ).outcome()
            #expect(met.status == 0 && met.output.contains("+ granted: master lists, about DE"), "\(met.text)")
            #expect(try await anchors(store)["DE"]?["basis"] as? String == "verified")
        }
    }

    typealias Mistake = HelpTests.Mistake

    @Test(
        "a mistake has its exit status and says what is wrong",
        arguments: [
            Mistake(arguments: ["1234"], status: 64, words: "64 hexadecimal digits"),
            Mistake(
                arguments: [String(repeating: "0", count: 64), "--kind", "master"], status: 64,
                words: "--kind and --states"),
            Mistake(
                arguments: [String(repeating: "0", count: 64), "--kind", "master", "--states", "XQ"], status: 64,
                words: "No country is called XQ."),
            Mistake(
                arguments: [String(repeating: "0", count: 64), "--kind", "deviation", "--states", "DE"], status: 64,
                words: "deviation"),
            Mistake(
                arguments: [String(repeating: "0", count: 64), "--kind", "master", "--states", "*"], status: 66,
                words: "No CSCA certificate"),
            Mistake(
                arguments: [String(repeating: "0", count: 64), "--remove"], status: 66,
                words: "There is no such grant."),
            Mistake(arguments: ["--remove"], status: 64, words: "Name the publisher"),
        ])
    func mistakes(mistake: Mistake) async throws {
        try await withTemporaryFolder { folder in
            let (_, store) = try await fill(folder)
            let outcome = try await Epass.start(["trust", "grant"] + mistake.arguments + store).outcome()
            #expect(outcome.status == mistake.status && outcome.errors.contains(mistake.words), "\(outcome.text)")
        }
    }
}
