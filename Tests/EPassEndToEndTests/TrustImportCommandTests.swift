// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassIssuing
import EPassPCSCRig
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("epass trust import", .timeLimit(.minutes(5)), .timed)
struct TrustImportCommandTests {
    /// The named difference of a JSON result.
    func difference(_ json: [String: Any]) throws -> [String: Any] {
        try #require(json["difference"] as? [String: Any], "\(json)")
    }

    func count(_ json: [String: Any], _ name: String) throws -> Int {
        try #require(difference(json)[name] as? [Any], "\(name)").count
    }

    @Test("a list that says it was signed in the future is passed over, and the one of today stays in force")
    func future() async throws {
        let material = try TrustImportMaterial()
        try await withTemporaryFolder { folder in
            try write(material.csca.encoded, "\(folder)/csca.der")
            try write(try material.masterList([material.csca], signed: "2026-05-01"), "\(folder)/today.ml")
            try write(try material.masterList([], signed: "2055-01-01"), "\(folder)/future.ml")
            let outcome = try await Epass.run("trust", "list", "--store", folder)
            #expect(outcome.status == 0, "\(outcome.text)")
            #expect(outcome.errors.contains("future.ml was passed over"), "\(outcome.text)")
            #expect(!outcome.errors.contains("today.ml"), "\(outcome.text)")
        }
    }

    @Test("a certificate of a new country is taken after --yes only, and known the second time")
    func certificate() async throws {
        try await withTemporaryFolder { folder in
            let material = try TrustImportMaterial()
            try write(material.csca.encoded, folder + "/csca.der")
            let store = folder + "/store"
            let asked = try await Epass.run("trust", "import", "--store", store, folder + "/csca.der")
            #expect(asked.status == 64 && asked.errors.contains("--yes"), "\(asked.text)")
            #expect(asked.output.contains("? New countries: UT"), "\(asked.text)")
            let taken = try await Epass.run(
                "trust", "import", "--store", store, "--yes", "--named", folder + "/csca.der")
            #expect(taken.status == 0 && taken.errors.isEmpty, "\(taken.text)")
            #expect(taken.output.contains("CSCA UT (named)") && taken.output.contains("holds 1 anchor ("))
            let again = try await Epass.run("trust", "import", "--store", store, folder + "/csca.der")
            #expect(again.status == 0 && again.output.contains("= known already: 1"), "\(again.text)")
        }
    }

    @Test("a dry run says what would change and makes no store")
    func dryRun() async throws {
        try await withTemporaryFolder { folder in
            let material = try TrustImportMaterial()
            try write(material.csca.encoded, folder + "/csca.der")
            let store = folder + "/store"
            let outcome = try await Epass.run(
                "trust", "import", "--store", store, "--dry-run", "--json", folder + "/csca.der")
            let json = try outcome.json()
            #expect(outcome.status == 0, "\(outcome.text)")
            #expect(json["schema"] as? String == "epass-trust-import/1")
            #expect(json["committed"] as? Bool == false && json["dryRun"] as? Bool == true)
            #expect(try count(json, "addedAnchors") == 1)
            #expect(!FileManager.default.fileExists(atPath: store))
        }
    }

    @Test("the store of the data folder is the default one")
    func defaultStore() async throws {
        try await withTemporaryFolder { folder in
            let material = try TrustImportMaterial()
            try write(material.csca.encoded, folder + "/csca.der")
            let outcome = try await Epass.run(
                "trust", "import", "--yes", "--named", folder + "/csca.der",
                environment: ["XDG_DATA_HOME": folder + "/data"])
            #expect(outcome.status == 0, "\(outcome.text)")
            #expect(FileManager.default.fileExists(atPath: folder + "/data/epass/trust"))
        }
    }

    @Test("a download of the PKD: bad entries are named and skipped, the rest is taken")
    func download() async throws {
        try await withTemporaryFolder { folder in
            let material = try TrustImportMaterial()
            let text =
                "version: 1\n\n" + TrustImportMaterial.record("good", "userCertificate;binary", material.signer.encoded)
                + TrustImportMaterial.record("bad", "userCertificate;binary", [0x30, 0x03, 0x01, 0x01, 0xFF])
                + "dn: cn=file,o=dsc\nuserCertificate;binary:< file:///etc/passwd\n\n"
                + TrustImportMaterial.record(
                    "crl", "certificateRevocationList;binary",
                    try material.revocationList(number: 1, day: "2026-01-01"))
                + TrustImportMaterial.record("csca", "renamed", material.csca.encoded)
            try write(Array(text.utf8), folder + "/pkd.ldif")
            let outcome = try await Epass.run(
                "trust", "import", "--store", folder + "/store", "--yes", "--json", folder + "/pkd.ldif")
            #expect(outcome.status == 0, "\(outcome.text)")
            let json = try outcome.json()
            let skipped = try #require(json["skipped"] as? [[String: Any]])
            #expect(json["objectCount"] as? Int == 3 && json["skippedCount"] as? Int == 3)
            #expect((skipped.first?["place"] as? String)?.hasSuffix("pkd.ldif: cn=bad,o=dsc,c=UT,dc=data") == true)
            #expect(skipped.dropFirst().map { $0["code"] as? String } == ["trust.externalValue", "trust.besideList"])
            #expect(try count(json, "addedRevocationLists") == 1)
            // Nobody vouches for a CSCA certificate beside what cannot be read.
            #expect(try count(json, "addedAnchors") == 0)
        }
    }

    @Test("LDIF of CSCA certificates alone needs --named or its SHA-256; beside a CRL or signer none is taken")
    func barePKD() async throws {
        try await withTemporaryFolder { folder in
            let material = try TrustImportMaterial()
            let csca = TrustImportMaterial.record("csca", "cACertificate;binary", material.csca.encoded)
            try write(Array(("version: 1\n\n" + csca).utf8), folder + "/csca.ldif")
            let store = folder + "/store"
            func run(_ arguments: String...) async throws -> Program.Outcome {
                try await Epass.start(["trust", "import", "--store", store, "--yes"] + arguments).outcome()
            }
            let asked = try await run(folder + "/csca.ldif")
            #expect(asked.status == 64 && asked.errors.contains("--named"), "\(asked.text)")
            for (name, more) in [
                ("crl", try material.revocationList(number: 1, day: "2026-01-01")), ("ds", material.signer.encoded),
            ] {
                let text = TrustImportMaterial.record(name, "value", more) + csca
                try write(Array(text.utf8), folder + "/mixed.ldif")
                let mixed = try await run("--named", "--json", "--dry-run", folder + "/mixed.ldif")
                #expect(mixed.status == 0, "\(mixed.text)")
                #expect(try count(try mixed.json(), "addedAnchors") == 0)
                #expect(mixed.output.contains("trust.besideList"), "\(mixed.text)")
            }
            let named = try await run("--named", folder + "/csca.ldif")
            #expect(named.status == 0 && named.output.contains("CSCA UT (named)"), "\(named.text)")
        }
    }

    @Test("beside a pin no list is taken that the pin does not reach, whoever says yes, and it is named")
    func unreached() async throws {
        try await withTemporaryFolder { folder in
            let material = try TrustImportMaterial()
            let evil = try TrustImportMaterial(country: "XA")
            let genuine = try material.masterList([material.csca], signed: "2026-01-01")
            try write(genuine + evil.masterList([evil.csca], signed: "2026-01-01"), folder + "/both.ml")
            let pinned = try await Epass.run(
                "trust", "import", "--store", folder + "/store", "--yes", "--pin", try material.pin, folder + "/both.ml"
            )
            #expect(pinned.status == 65, "\(pinned.text)")
            #expect(pinned.output.contains("x refused \(folder)/both.ml"), "\(pinned.text)")
            #expect(pinned.output.contains("CSCA UT") && !pinned.output.contains("CSCA XA"), "\(pinned.text)")
            #expect(pinned.output.contains("holds 1 anchor ("), "\(pinned.text)")
            let listed = try await Epass.run("trust", "list", "--json", "--store", folder + "/both.ml")
            #expect((try listed.json()["anchors"] as? [Any])?.count == 2, "\(listed.text)")
        }
    }

    @Test("of a folder a certificate beside a signed list is left out by name, under every policy")
    func besideListInFolder() async throws {
        try await withTemporaryFolder { folder in
            let issuer = try await SimulatedPassport.export(to: folder, seed: 0)
            // Without a protocol of the chip, of which a bundle could only tell.
            let bundle = folder + "/bac.epass"
            let read = try await Epass.run(
                "read", "--simulate", "bac", "--mrz", "-", "--out", bundle, input: SimulatedPassport.mrz)
            #expect(read.status == 0, "\(read.text)")
            try FileManager.default.createDirectory(atPath: folder + "/trust", withIntermediateDirectories: false)
            let evil = try TrustImportMaterial(country: "XA")
            try write(try evil.masterList([evil.csca], signed: "2026-01-01"), folder + "/trust/xa.ml")
            try FileManager.default.copyItem(atPath: issuer + "/csca.der", toPath: folder + "/trust/csca.der")
            for policy in ["read", "border", "kyc"] {
                let outcome = try await Epass.run("verify", bundle, "--trust", folder + "/trust", "--policy", policy)
                #expect(outcome.status == 2, "\(policy): \(outcome.text)")
                #expect(outcome.errors.contains("csca.der was passed over"), "\(outcome.text)")
                #expect(outcome.errors.contains("SHA-256"), "\(outcome.text)")
            }
            let alone = try await Epass.run("verify", bundle, "--trust", folder + "/trust/csca.der")
            #expect(alone.status == 0, "\(alone.text)")
        }
    }

    @Test("a master list is unpinned unless its CSCA, or the list itself, is pinned or trusted")
    func pins() async throws {
        try await withTemporaryFolder { folder in
            let material = try TrustImportMaterial()
            let other = try TrustImportMaterial(country: "XA")
            let list = try material.masterList([material.csca, other.csca], signed: "2026-01-01")
            try write(list, folder + "/ut.ml")
            try write(material.csca.encoded, folder + "/csca.der")
            func bases(_ name: String, _ arguments: [String]) async throws -> Set<String?> {
                let outcome = try await Epass.start(
                    ["trust", "import", "--store", folder + "/" + name, "--yes", "--json"] + arguments
                ).outcome()
                #expect(outcome.status == 0, "\(outcome.text)")
                let anchors = try difference(try outcome.json())["addedAnchors"] as? [[String: Any]]
                return Set(try #require(anchors).map { $0["basis"] as? String })
            }
            #expect(try await bases("1", [folder + "/ut.ml"]) == ["unpinned"])
            // Who signed is known then; about whom that may speak is another question.
            #expect(try await bases("2", ["--pin", try material.pin, folder + "/ut.ml"]) == ["pinned", "listed"])
            let digest = try SignedList(contentInfo: list).fingerprint().map { String(format: "%02x", $0) }.joined()
            #expect(try await bases("3", ["--pin", digest, folder + "/ut.ml"]) == ["pinned"])
            #expect(try await bases("4", ["--named", folder + "/csca.der", folder + "/ut.ml"]) == ["named", "listed"])
            #expect(try await bases("5", ["--named", folder + "/ut.ml", folder + "/csca.der"]) == ["named", "listed"])
            let grant = try material.pin + ":master:*"
            #expect(try await bases("6", ["--grant", grant, folder + "/ut.ml"]) == ["pinned", "verified"])
        }
    }

    @Test("a pin that nothing here meets stops the import, also with --yes and in a dry run")
    func unmetPin() async throws {
        try await withTemporaryFolder { folder in
            let material = try TrustImportMaterial()
            try write(try material.masterList([material.csca], signed: "2026-01-01"), folder + "/ut.ml")
            let store = folder + "/store"
            let wrong = String(repeating: "0", count: 64)
            for option in ["--yes", "--dry-run"] {
                let outcome = try await Epass.run(
                    "trust", "import", "--store", store, option, "--json", "--pin", wrong, "--pin", try material.pin,
                    folder + "/ut.ml")
                #expect(outcome.status == 65, "\(outcome.text)")
                let json = try outcome.json()
                #expect((json["error"] as? [String: Any])?["code"] as? String == "cli.pinNotMet")
                #expect(try difference(json)["unmetPins"] as? [String] == [wrong])
                #expect(json["committed"] as? Bool == false)
            }
            // Imported without a pin, and pinned afterwards.
            let first = try await Epass.run("trust", "import", "--store", store, "--yes", folder + "/ut.ml")
            #expect(first.status == 0 && first.output.contains("unpinned"), "\(first.text)")
            let pin = try material.pin.replacing(":", with: "").lowercased()
            #expect(first.output.contains("its signer's CSCA: \(pin)"), "\(first.text)")
            let second = try await Epass.run("trust", "import", "--store", store, "--pin", pin, folder + "/ut.ml")
            #expect(second.status == 0 && second.output.contains("better vouched for"), "\(second.text)")
        }
    }

    @Test("anchors that leave are shown with what they rested on")
    func leaving() async throws {
        try await withTemporaryFolder { folder in
            let material = try TrustImportMaterial()
            let other = try TrustImportMaterial(country: "XA")
            try write(try material.masterList([material.csca, other.csca], signed: "2026-01-01"), folder + "/1.ml")
            try write(try material.masterList([material.csca], signed: "2026-02-01"), folder + "/2.ml")
            let store = folder + "/store"
            _ = try await Epass.run(
                "trust", "import", "--store", store, "--yes", "--pin", try material.pin, folder + "/1.ml")
            let outcome = try await Epass.run("trust", "import", "--store", store, folder + "/2.ml")
            #expect(outcome.status == 64, "\(outcome.text)")
            #expect(outcome.output.contains("- anchors that leave: C=XA"), "\(outcome.text)")
            #expect(outcome.output.contains("CN=CSCA XA (listed)"), "\(outcome.text)")
            #expect(outcome.output.contains("? One anchor is not in the newest list"), "\(outcome.text)")
        }
    }

    @Test("an empty folder is an error that says what to give")
    func emptyFolder() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/empty"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            let outcome = try await Epass.run("trust", "import", "--store", folder + "/store", "--json", path)
            #expect(outcome.status == 65 && outcome.errors.contains("Give a master list"), "\(outcome.text)")
            let error = try #require(try outcome.json()["error"] as? [String: Any])
            #expect(error["code"] as? String == "trust.noCertificate")
        }
    }

    @Test("a list that is older than the one in the store is refused, and so is an older revocation list")
    func rollback() async throws {
        try await withTemporaryFolder { folder in
            let material = try TrustImportMaterial()
            try write(try material.masterList([material.csca], signed: "2026-02-01"), folder + "/new.ml")
            try write(try material.masterList([material.csca], signed: "2026-01-01"), folder + "/old.ml")
            try write(try material.revocationList(number: 2, day: "2026-02-01"), folder + "/new.crl")
            try write(try material.revocationList(number: 1, day: "2026-01-01"), folder + "/old.crl")
            let first = try await Epass.run(
                "trust", "import", "--store", folder + "/store", "--yes", "--pin", try material.pin,
                folder + "/new.ml", folder + "/new.crl")
            #expect(first.status == 0, "\(first.text)")
            let second = try await Epass.run(
                "trust", "import", "--store", folder + "/store", "--yes", "--json", folder + "/old.ml",
                folder + "/old.crl")
            #expect(second.status == 65, "\(second.text)")
            #expect(try count(try second.json(), "refused") == 2, "\(second.text)")
        }
    }

    @Test("a list whose signature is wrong is refused, whoever confirms it")
    func wrongSignature() async throws {
        try await withTemporaryFolder { folder in
            let material = try TrustImportMaterial()
            try write(
                try material.masterList([material.csca], signed: "2026-02-01", defects: [.wrongSignature]),
                folder + "/bad.ml")
            let outcome = try await Epass.run(
                "trust", "import", "--store", folder + "/store", "--yes", "--json", folder + "/bad.ml")
            #expect(outcome.status == 65, "\(outcome.text)")
            #expect(try count(try outcome.json(), "refused") == 1)
            #expect(try count(try outcome.json(), "addedAnchors") == 0)
        }
    }

    typealias Mistake = HelpTests.Mistake

    @Test(
        "a mistake has its exit status and says what is wrong",
        arguments: [
            Mistake(arguments: [], status: 64, words: "epass trust import needs <files>."),
            Mistake(arguments: [""], status: 64, words: "empty"),
            Mistake(arguments: ["--pin", "1234", "x.ml"], status: 64, words: "64 hexadecimal digits"),
            Mistake(arguments: ["/no/such/file"], status: 66, words: "/no/such/file"),
            Mistake(arguments: ["/dev/zero"], status: 66, words: "no regular file"),
            Mistake(arguments: ["/etc/passwd"], status: 65, words: "no certificate"),
        ])
    func mistakes(mistake: Mistake) async throws {
        try await withTemporaryFolder { folder in
            let outcome = try await Epass.start(
                ["trust", "import", "--store", folder + "/store", "--yes"] + mistake.arguments
            ).outcome()
            #expect(outcome.status == mistake.status && outcome.errors.contains(mistake.words), "\(outcome.text)")
        }
    }

    @Test("a hostile name cannot write to the terminal, and no progress is shown where there is none")
    func hostileNames() async throws {
        try await withTemporaryFolder { folder in
            let text = "dn: cn=\u{1B}[2Jx,o=dsc\nuserCertificate;binary:: MAA=\n\n"
            try write(Array(text.utf8), folder + "/\u{1B}[2J.ldif")
            let outcome = try await Epass.run(
                "trust", "import", "--store", folder + "/store", "--yes", folder + "/\u{1B}[2J.ldif")
            #expect(outcome.status == 65, "\(outcome.text)")
            #expect(!outcome.text.contains("\u{1B}") && !outcome.text.contains("\r"))
            #expect(outcome.output.contains("x skipped"))
        }
    }
}
