// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("epass trust block and unblock", .timeLimit(.minutes(5)), .timed)
struct TrustBlockCommandTests {
    /// A bundle of a document whose active authentication is computed again, and a store that trusts its issuer.
    private struct Scene {
        let folder: String
        let issuer: String
        var bundle: String { folder + "/default.epass" }
        var store: String { folder + "/store" }

        init(_ folder: String) async throws {
            self.folder = folder
            issuer = try await SimulatedPassport.export(to: folder, profile: "aa-only", seed: 0)
            let read = try await Epass.run(
                "read", "--simulate", "aa-only", "--mrz", "-", "--out", folder + "/default.epass",
                input: SimulatedPassport.mrz)
            #expect(read.status == 0, "\(read.text)")
            let outcome = try await run("import", "--yes", "--named", issuer + "/csca.der")
            #expect(outcome.status == 0, "\(outcome.text)")
        }

        func run(_ arguments: String...) async throws -> Program.Outcome {
            try await Epass.start(["trust"] + arguments + ["--store", store]).outcome()
        }

        func verify(_ more: String...) async throws -> Program.Outcome {
            try await Epass.start(["verify", bundle, "--trust", store] + more).outcome()
        }

        func fingerprint() async throws -> String {
            let anchors = try await run("list", "--json").json()["anchors"] as? [[String: Any]]
            return try #require(anchors?.first?["sha256"] as? String)
        }

        func checks(_ outcome: Program.Outcome) throws -> [String: String] {
            let checks = try #require(try outcome.json()["checks"] as? [[String: Any]])
            return Dictionary(
                checks.map { check in
                    let words = [check["result"], check["reason"]].compactMap { $0 as? String }
                    return (check["id"] as? String ?? "", words.joined(separator: " "))
                }, uniquingKeysWith: { first, _ in first })
        }
    }

    @Test(
        "a CSCA that is blocked fails every document of its own, through import and undo, until it is unblocked",
        .long())
    func authority() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            #expect(try await scene.verify().status == 0)
            let digest = try await scene.fingerprint()
            let blocked = try await scene.run("block", String(digest.prefix(8)), "--reason", "case 17", "--yes")
            #expect(blocked.status == 0 && blocked.output.contains("case 17"), "\(blocked.text)")
            for policy in ["read", "border", "strict"] {
                let outcome = try await scene.verify("--policy", policy, "--json")
                #expect(outcome.status == 1, "\(outcome.text)")
                let checks = try scene.checks(outcome)
                #expect(checks["issuer.operator.notBlocked"] == "failed blocked")
                #expect(checks["issuer.ds.signature"] == "undetermined blocked")
            }
            let text = try await scene.verify()
            #expect(text.output.hasPrefix("FAILED") && text.output.contains("case 17"), "\(text.text)")
            for command in ["list", "audit", "block"] {
                #expect(try await scene.run(command).output.contains("case 17"), "\(command)")
                #expect(try await scene.run(command, "--json").json()["blocks"] is [[String: Any]], "\(command)")
            }
            #expect(try await scene.run("show", String(digest.prefix(12))).output.contains("case 17"))
            #expect(try await scene.run("history").output.contains("+1 block"))
            let doctor = try await Epass.run("trust", "doctor", scene.bundle, "--store", scene.store)
            #expect(doctor.status == 1 && doctor.output.contains("case 17"), "\(doctor.text)")
            // Naming it again, taking that back, and a pin beside it change nothing.
            #expect(try await scene.run("import", "--yes", "--named", scene.issuer + "/csca.der").status == 0)
            #expect(try await scene.verify().status == 1)
            #expect(try await scene.verify("--trust-pin", digest).status == 1)
            // Over the import of what was known, and over the block to the empty store.
            #expect(try await scene.run("undo", "--yes").status == 0)
            #expect(try await scene.run("undo", "--yes").status == 0)
            #expect(try await scene.run("undo", "--yes").status == 66)
            #expect(try await scene.run("list", "--json").json()["blocks"] as? [[String: Any]] != nil)
            #expect(try await scene.run("import", "--yes", "--named", scene.issuer + "/csca.der").status == 0)
            #expect(try await scene.verify().status == 1)
            #expect(try await scene.run("unblock", digest, "--yes").status == 0)
            #expect(try await scene.verify().status == 0)
            #expect(try await scene.run("unblock", digest, "--yes").status == 66)
        }
    }

    @Test("a series fails its documents and no others, and what store diff and dry runs say of it", .long())
    func series() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            let series = "UTO:P:l898902c0-L898902C9"
            let tried = try await scene.run("block", series, "--reason", "blanks stolen", "--dry-run")
            #expect(tried.status == 0 && tried.output.contains("blanks stolen"), "\(tried.text)")
            #expect(try await scene.verify().status == 0)
            let blocked = try await scene.run(
                "block", series, "--reason", "blanks stolen", "--until", "2999-12-31", "--yes", "--json")
            #expect(blocked.status == 0, "\(blocked.text)")
            let added = try #require(
                (try blocked.json()["difference"] as? [String: Any])?["addedBlocks"] as? [[String: Any]])
            #expect(added.first?["series"] as? String == "UT:P:L898902C0-L898902C9")
            let outcome = try await scene.verify("--json")
            #expect(outcome.status == 1)
            #expect(try scene.checks(outcome)["document.operator.notBlocked"] == "failed blocked")
            #expect(try scene.checks(outcome)["issuer.operator.notBlocked"] == "successful")
            #expect(try await scene.run("show", series).output.contains("blanks stolen"))
            let difference = try await Epass.run("trust", "diff", scene.issuer + "/csca.der", scene.store)
            #expect(difference.output.contains("blanks stolen"), "\(difference.text)")
            #expect(try await scene.run("block", "UTO:P:L898902C4", "--reason", "one", "--yes").status == 0)
            #expect(try await scene.run("unblock", series, "--yes").status == 0)
            #expect(try await scene.verify().status == 0)
        }
    }

    @Test("trust chain says that a signer rests on what is blocked")
    func chain() async throws {
        try await withTemporaryFolder { folder in
            let material = try TrustImportMaterial()
            try write(material.csca.encoded, folder + "/csca.der")
            try write(material.signer.encoded, folder + "/ds.der")
            let store = folder + "/store"
            #expect(
                try await Epass.run("trust", "import", "--yes", "--named", folder + "/csca.der", "--store", store)
                    .status == 0)
            #expect(try await Epass.run("trust", "chain", folder + "/ds.der", "--store", store).status == 0)
            let key = try material.csca.keyFingerprint().map { String(format: "%02x", $0) }.joined()
            let blocked = try await Epass.run(
                "trust", "block", key, "--reason", "case 18", "--yes", "--store", store)
            #expect(blocked.status == 0 && !blocked.errors.contains("Nothing in the store"), "\(blocked.text)")
            let chain = try await Epass.run("trust", "chain", folder + "/ds.der", "--store", store)
            #expect(chain.status == 1 && chain.output.contains("case 18"), "\(chain.text)")
        }
    }

    @Test("what is not in the store can be blocked with all its digits, and holds when it comes", .long())
    func absent() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            let digest = try await scene.fingerprint()
            #expect(try await scene.run("remove", digest, "--yes").status == 0)
            let some = String(repeating: "7", count: 64)
            let blocked = try await scene.run("block", some, "--reason", "x", "--yes")
            #expect(blocked.status == 0 && blocked.errors.contains("Nothing in the store has that SHA-256"))
            #expect(try await scene.run("block", "777777", "--reason", "x", "--yes").status == 66)
            #expect(try await scene.run("block", digest, "--reason", "before", "--yes").status == 0)
            #expect(try await scene.run("import", "--yes", "--named", scene.issuer + "/csca.der").status == 0)
            #expect(try await scene.verify().status == 1)
        }
    }

    @Test(
        "a CSCA that is blocked stays so by its key when it is removed, is not exported, and goes to another store",
        .long())
    func carried() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            let digest = try await scene.fingerprint()
            #expect(try await scene.run("export").output.contains("BEGIN CERTIFICATE"))
            let blocked = try await scene.run("block", scene.issuer + "/csca.der", "--reason", "case 19", "--yes")
            #expect(blocked.status == 0 && !blocked.errors.contains("Nothing in the store"), "\(blocked.text)")
            let exported = try await scene.run("export")
            #expect(exported.output.isEmpty && exported.status == 66, "\(exported.text)")
            #expect(exported.errors.contains("1 object is blocked"), "\(exported.text)")
            let list = try await scene.run("block", "--json")
            let block = try #require((try list.json()["blocks"] as? [[String: Any]])?.first)
            #expect(block["sha256"] as? String == digest && (block["keySHA256"] as? String)?.count == 64)
            let file = folder + "/blocks.json"
            try write(Array(list.output.utf8), file)
            let other = folder + "/other"
            #expect(
                try await Epass.run("trust", "import", "--yes", "--named", scene.issuer + "/csca.der", "--store", other)
                    .status
                    == 0)
            let bundle = ["verify", scene.bundle, "--trust", other]
            #expect(try await Epass.start(bundle).outcome().status == 0)
            let taken = try await Epass.run("trust", "block", "--from", file, "--yes", "--store", other)
            #expect(taken.status == 0 && taken.output.contains("case 19"), "\(taken.text)")
            #expect(try await Epass.start(bundle).outcome().status == 1)
            for text in ["{}", "[1]", list.output.replacing(digest, with: "12"), "no"] {
                try write(Array(text.utf8), file)
                let refused = try await Epass.run("trust", "block", "--from", file, "--yes", "--store", other)
                #expect(refused.status == 65, "\(refused.text)")
            }
            let both = try await Epass.run("trust", "block", "--from", file, "--reason", "x", "--store", other)
            #expect(both.status == 64 && both.errors.contains("--from"), "\(both.text)")
        }
    }

    @Test(
        "what cannot be a block is refused before anything is opened",
        arguments: [
            (["D:P:2-1", "--reason", "x"], "comes before the first"),
            (["D:P:9-10", "--reason", "x"], "of one length"), (["D:P:C0<1", "--reason", "x"], "no document number"),
            (["QQQ:P:1", "--reason", "x"], "code of no State"), (["D:PASS:1", "--reason", "x"], "no document code"),
            (["D:P:1"], "--reason"), (["D:P:1", "--reason", ""], "200"),
            (["D:P:1", "--reason", "x", "--until", "soon"], "--until takes a day"),
            (["D:P:1", "--reason", "x", "--until", "2001-01-01"], "is over"), (["zzz", "--reason", "x"], "neither"),
            (["--reason", "x"], "Name what is to be blocked"),
        ])
    func refused(arguments: [String], words: String) async throws {
        let outcome = try await Epass.start(["trust", "block"] + arguments + ["--store", "/none/such"]).outcome()
        #expect(outcome.status == 64 && outcome.errors.contains(words), "\(outcome.text)")
    }

    @Test("an issuer that no CSCA has is told of with what was compared, and the heading of OpenSSL is no part of it")
    func issued() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            let none = try await scene.run("block", "12@issuer=C = XA, CN = \"a, b\"", "--reason", "x", "--yes")
            #expect(none.status == 0 && none.errors.contains("C=XA, CN=a\\, b was compared with"), "\(none.text)")
            let anchors = try await scene.run("list", "--json").json()["anchors"] as? [[String: Any]]
            let issuer = try #require(anchors?.first?["issuer"] as? String)
            let known = try await scene.run("block", "12@issuer=" + issuer, "--reason", "x", "--yes")
            #expect(known.status == 0 && !known.errors.contains("was compared with"), "\(known.text)")
        }
    }

    @Test("a block is asked for, and nobody is taken for a yes")
    func asks() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            let outcome = try await scene.run("block", "UTO:P:L898902C3", "--reason", "x")
            #expect(outcome.status == 64, "\(outcome.text)")
            #expect(try await scene.run("block").output.isEmpty)
        }
    }
}
