// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("epass trust update, remove, undo, history, chain and audit --fail-older", .timeLimit(.minutes(5)), .timed)
struct TrustChangeCommandTests {
    /// What a test works with: a publisher's material, another State's, and a store in which the publisher is granted
    /// everything.
    private struct Scene {
        let folder: String
        let publisher: TrustImportMaterial
        let other: TrustImportMaterial
        let store: [String]

        init(_ folder: String) async throws {
            self.folder = folder
            publisher = try TrustImportMaterial(country: "TO", icaoCountry: "TON")
            other = try TrustImportMaterial(country: "DE", icaoCountry: "D")
            store = ["--store", folder + "/store"]
            try write(try publisher.masterList([publisher.csca, other.csca], signed: "2026-01-01"), folder + "/1.ml")
            let outcome = try await run(
                "import", "--yes", "--grant", try publisher.pin + ":master:*", folder + "/1.ml")
            #expect(outcome.status == 0, "\(outcome.text)")
        }

        func run(_ arguments: String...) async throws -> Program.Outcome {
            try await Epass.start(["trust"] + arguments + store).outcome()
        }

        func countries() async throws -> [String] {
            let anchors = try await run("list", "--json").json()["anchors"] as? [[String: Any]]
            return try #require(anchors).compactMap { $0["country"] as? String }
        }
    }

    @Test("update takes the next issue of a list, new countries with it, without a question; nothing new is no change")
    func update() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            let third = try TrustImportMaterial(country: "FR", icaoCountry: "FRA")
            try FileManager.default.createDirectory(atPath: folder + "/new", withIntermediateDirectories: false)
            let certificates = [scene.publisher.csca, scene.other.csca, third.csca]
            try write(try scene.publisher.masterList(certificates, signed: "2026-02-01"), folder + "/new/2.ml")
            try write(try scene.other.revocationList(number: 1, day: "2026-02-01"), folder + "/new/de.crl")
            try write(scene.other.signer.encoded, folder + "/new/ds.der")
            // Nothing in the store goes before these: a list of somebody else, and a bare CSCA certificate.
            try write(try third.masterList([third.csca], signed: "2026-02-01"), folder + "/new/fr.ml")
            let outcome = try await scene.run("update", folder + "/new")
            #expect(outcome.status == 0, "\(outcome.text)")
            #expect(outcome.output.contains("passed over, because nothing in the store goes before: 1"))
            #expect(outcome.output.contains("- no longer in force: master list"), "\(outcome.text)")
            #expect(Set(try await scene.countries()) == ["DE", "FR", "TO"])
            let again = try await scene.run("update", folder + "/new/2.ml")
            #expect(again.status == 0 && again.output.contains("Nothing is new"), "\(again.text)")
            let old = try await scene.run("update", folder + "/1.ml")
            #expect(old.status == 65 && old.errors.contains("newer"), "\(old.text)")
            let history = try await scene.run("history", "--json").json()
            #expect((history["changes"] as? [Any])?.count == 2)
        }
    }

    @Test("update asks where less stands behind what comes, and writes nothing then")
    func updateAsks() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            _ = try await scene.run("grant", try scene.publisher.pin, "--kind", "master", "--remove")
            let third = try TrustImportMaterial(country: "FR", icaoCountry: "FRA")
            let list = try scene.publisher.masterList([scene.publisher.csca, third.csca], signed: "2026-02-01")
            try write(list, folder + "/2.ml")
            try write(scene.publisher.csca.encoded, folder + "/to.der")
            _ = try await scene.run("import", "--yes", "--named", folder + "/to.der")
            let outcome = try await scene.run("update", folder + "/2.ml")
            #expect(outcome.status == 64, "\(outcome.text)")
            #expect(try await !scene.countries().contains("FR"))
            let confirmed = try await scene.run("update", "--yes", folder + "/2.ml")
            #expect(confirmed.status == 0, "\(confirmed.text)")
            #expect(try await scene.countries().contains("FR"))
        }
    }

    @Test("update --command takes what a program puts into a private folder, which is gone afterwards")
    func command() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            let certificates = [scene.publisher.csca, scene.other.csca]
            try write(try scene.publisher.masterList(certificates, signed: "2026-02-01"), folder + "/2.ml")
            let script = folder + "/fetch"
            let text = """
                #!/bin/sh
                test "$(stat -c %a "$EPASS_TRUST_FOLDER")" = 700 || exit 7
                echo "$EPASS_TRUST_FOLDER" > "$2"
                cp "$1" "$EPASS_TRUST_FOLDER/list.ml"
                exit "$3"
                """
            try write(Array(text.utf8), script)
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script)
            for (status, expected) in [(3, Int32(69)), (0, 0)] {
                // By the shell: a file that was written just now may still be open in a process that another test
                // starts.
                let line = "/bin/sh \(script) \(folder)/2.ml \(folder)/place \(status)"
                let outcome = try await scene.run("update", "--command", line)
                #expect(outcome.status == expected, "\(outcome.text)")
                let place = try String(contentsOfFile: folder + "/place", encoding: .utf8)
                #expect(!FileManager.default.fileExists(atPath: place.trimmingCharacters(in: .newlines)))
            }
            let history = try await scene.run("history")
            #expect(history.output.contains("update --command"), "\(history.text)")
            let none = try await scene.run("update", "--command", "/no/such/program")
            #expect(none.status == 66, "\(none.text)")
            let noStore = try await Epass.run("trust", "update", "--store", folder + "/none", folder + "/2.ml")
            #expect(noStore.status == 66 && !FileManager.default.fileExists(atPath: folder + "/none"))
        }
    }

    @Test("remove shows what falls, asks, and is taken back by undo; history tells of all", .long())
    func removeAndUndo() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            let asked = try await scene.run("remove", "Germany")
            #expect(asked.status == 64 && asked.output.contains("- anchors that leave"), "\(asked.text)")
            #expect(asked.errors.contains("Nothing was changed"), "\(asked.text)")
            #expect(try await scene.run("remove", "Deutschland", "--dry-run").status == 0)
            #expect(Set(try await scene.countries()) == ["DE", "TO"])
            let removed = try await scene.run("remove", "Deutschland", "--yes")
            #expect(removed.status == 0, "\(removed.text)")
            #expect(try await scene.countries() == ["TO"])
            let list = try await scene.run("import", "--yes", folder + "/1.ml")
            #expect(list.status == 0, "\(list.text)")
            #expect(try await scene.countries() == ["TO"])
            let publisher = try await scene.run("remove", "Tonga", "--yes")
            #expect(publisher.output.contains("- no longer granted"), "\(publisher.text)")
            let undone = try await scene.run("undo", "--yes", "--json").json()
            #expect(undone["committed"] as? Bool == true)
            let first = try await scene.run("undo", "--to", "1", "--yes")
            #expect(first.status == 0, "\(first.text)")
            #expect(Set(try await scene.countries()) == ["DE", "TO"])
            let history = try await scene.run("history")
            #expect(history.status == 0 && history.output.contains("remove Deutschland"), "\(history.text)")
            #expect(history.output.contains("the state of 1"), "\(history.text)")
            let nothing = try await scene.run("undo", "--to", "77", "--yes")
            #expect(nothing.status == 66 && nothing.errors.contains("trust history"), "\(nothing.text)")
        }
    }

    @Test("remove --list takes a publisher's lists; what nobody is called by, or several are, is an error")
    func removeList() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            let outcome = try await scene.run("remove", "--list", "Tonga", "--yes")
            #expect(outcome.status == 0 && outcome.output.contains("- no longer in force: master list"))
            #expect(try await scene.countries() == ["TO"])
            let unknown = try await scene.run("remove", "Germny", "--yes")
            #expect(unknown.status == 66 && unknown.errors.contains("Did you mean Germany (DE)?"), "\(unknown.text)")
        }
    }

    @Test("countries by name in every option; an unknown one is an error with what may be meant", .long())
    func countries() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            for command in ["list", "audit"] {
                for name in ["Germany", "Deutschland", "DEU", "d"] {
                    let outcome = try await scene.run(command, "--country", name)
                    #expect(outcome.status == 0 && outcome.output.contains("DE"), "\(outcome.text)")
                }
                let wrong = try await scene.run(command, "--country", "Geramny")
                #expect(wrong.status == 64 && wrong.errors.contains("Did you mean Germany (DE)?"), "\(wrong.text)")
                let none = try await scene.run(command, "--country", "France")
                #expect(none.status == 66, "\(none.text)")
            }
            let shown = try await scene.run("show", "Deutschland")
            #expect(shown.status == 0 && shown.output.contains("CSCA DE"), "\(shown.text)")
            let pin = try scene.publisher.pin
            let grant = try await scene.run("grant", pin, "--kind", "defect", "--states", "Germany,France")
            #expect(grant.status == 0 && grant.output.contains("DE,FR"), "\(grant.text)")
            let mistake = try await scene.run("grant", pin, "--kind", "defect", "--states", "DE,Frence")
            #expect(mistake.status == 64 && mistake.errors.contains("Did you mean France (FR)?"), "\(mistake.text)")
            let inGrant = try await scene.run("import", "--grant", pin + ":master:Frence", folder + "/1.ml")
            #expect(inGrant.status == 64 && inGrant.errors.contains("France (FR)"), "\(inGrant.text)")
        }
    }

    @Test("chain without a store says that there is none, beside that nothing is known of the signer")
    func chainWithoutStore() async throws {
        try await withTemporaryFolder { folder in
            let issuer = try await SimulatedPassport.export(to: folder)
            let home = ["XDG_DATA_HOME": folder + "/data"]
            let outcome = try await Epass.start(["trust", "chain", issuer + "/ds.der"], environment: home).outcome()
            #expect(outcome.status == 2 && outcome.errors.contains("there is no trust store yet"), "\(outcome.text)")
            let with = try await Epass.start(
                ["trust", "chain", issuer + "/ds.der", "--store", issuer + "/csca.der"], environment: home
            ).outcome()
            #expect(with.status == 0 && with.errors.isEmpty, "\(with.text)")
        }
    }

    @Test("chain says of a signer alone which CSCA issued it and by whose word; 0, 2 and 1")
    func chain() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            try write(scene.other.signer.encoded, folder + "/ds.der")
            let outcome = try await scene.run("chain", folder + "/ds.der")
            #expect(outcome.status == 0 && outcome.output.contains("issued by the CSCA C=DE"), "\(outcome.text)")
            #expect(outcome.output.contains("the master list of Tonga, by a grant"), "\(outcome.text)")
            let json = try await scene.run("chain", folder + "/ds.der", "--json").json()
            #expect(json["standing"] as? String == "chains" && (json["checks"] as? [Any])?.count == 6)
            let foreign = try TrustImportMaterial(country: "FR", icaoCountry: "FRA")
            try write(foreign.signer.encoded, folder + "/fr.der")
            #expect(try await scene.run("chain", folder + "/fr.der").status == 2)
            var octets = scene.other.signer.encoded
            octets[octets.count - 1] ^= 1
            try write(octets, folder + "/wrong.der")
            let wrong = try await scene.run("chain", folder + "/wrong.der")
            #expect(wrong.status == 1 || wrong.status == 2, "\(wrong.text)")
            try write(Array("no certificate".utf8), folder + "/text")
            #expect(try await scene.run("chain", folder + "/text").status == 65)
        }
    }

    @Test("audit --fail-older ends with 1 where a list or CRL in force is older, and names it")
    func failOlder() async throws {
        try await withTemporaryFolder { folder in
            let scene = try await Scene(folder)
            let old = try await scene.run("audit", "--fail-older", "30", "--at", "2026-03-01")
            #expect(old.status == 1 && old.output.contains("2026-01-01, 59 days"), "\(old.text)")
            let current = try await scene.run("audit", "--fail-older", "60", "--at", "2026-03-01", "--json")
            #expect(current.status == 0, "\(current.text)")
            #expect((try current.json()["older"] as? [Any])?.isEmpty == true)
            let wrong = try await scene.run("audit", "--fail-older", "-1")
            #expect(wrong.status == 64, "\(wrong.text)")
        }
    }

    @Test("setup lists what is published without a terminal, and does nothing else there")
    func setupWithoutTerminal() async throws {
        let list = try await Epass.run("trust", "setup", "--list")
        #expect(list.status == 0 && list.output.contains("https://www.npkd.nl/masterlist.html"), "\(list.text)")
        let json = try await Epass.run("trust", "setup", "--list", "--json").json()
        let lists = try #require(json["lists"] as? [[String: Any]])
        #expect(lists.count > 20)
        #expect(lists.allSatisfy { ($0["sources"] as? [String])?.isEmpty == false && $0["lookedDate"] is String })
        try await withTemporaryFolder { folder in
            let none = try await Epass.run("trust", "setup", folder, "--store", folder + "/store")
            #expect(none.status == 66 && none.errors.contains("no terminal"), "\(none.text)")
            #expect(!FileManager.default.fileExists(atPath: folder + "/store"))
        }
    }

    @Test(
        "read says before it asks that there is no store, once, with the command that makes one; not of a simulated one"
    )
    func readWithoutStore() async throws {
        let environment = ["PCSCLITE_CSOCK_NAME": "/nonexistent"]
        let outcome = try await Epass.run("read", "--mrz", environment: environment)
        #expect(outcome.errors.components(separatedBy: "epass trust setup").count == 2, "\(outcome.text)")
        let simulated = try await Epass.run("read", "--simulate", "--can", "-", input: "123456\n")
        #expect(!simulated.errors.contains("epass trust setup"), "\(simulated.text)")
    }
}
