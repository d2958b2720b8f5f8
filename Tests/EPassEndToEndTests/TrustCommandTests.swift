// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass trust", .timeLimit(.minutes(5)), .timed)
struct TrustCommandTests {
    @Test(
        "the help of each command is the one on record, with examples",
        arguments: ["list", "show", "audit", "diff", "doctor", "export"])
    func help(name: String) async throws {
        let outcome = try await Epass.run("trust", name, "--help")
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.text)")
        #expect(outcome.output.contains("Examples:") && outcome.output.contains("epass trust \(name)"))
        #expect(try await Epass.run("trust", "--help").output.contains("\n  \(name) "))
    }

    @Test(
        "without a store, what needs one says how to make it: exit 66",
        arguments: [["list"], ["audit"], ["show", "DE"], ["export"], ["diff", "/nowhere"]])
    func noStore(_ arguments: [String]) async throws {
        let outcome = try await Epass.start(["trust"] + arguments).outcome()
        #expect(outcome.status == 66 && outcome.output.isEmpty, "\(outcome.text)")
        #expect(outcome.errors.contains("epass trust setup"))
    }

    @Test(
        "with --json an error is one object on standard output, too",
        arguments: [
            ["list"], ["audit"], ["show", "DE"], ["diff", "/nowhere"], ["list", "--store", "/nowhere"],
            ["doctor", "/nowhere"], ["doctor", "/etc/passwd"],
        ])
    func errorObject(_ arguments: [String]) async throws {
        let outcome = try await Epass.start(["trust"] + arguments + ["--json"]).outcome()
        #expect([65, 66].contains(outcome.status), "\(outcome.text)")
        let json = try outcome.json()
        #expect(json["schema"] as? String == "epass-trust-\(arguments[0])/1")
        let error = try #require(json["error"] as? [String: Any], "\(outcome.text)")
        #expect((error["code"] as? String)?.isEmpty == false && (error["message"] as? String)?.isEmpty == false)
    }

    @Test(
        "a country is found under every spelling",
        arguments: ["UT", "ut", "UTO", " uto", "UTO<", "\u{FF35}\u{FF34}"])
    func spelling(_ country: String) async throws {
        try await withTrustedIssuer { folder, anchors in
            let store = ["--store", "\(anchors)/csca.der"]
            for arguments in [
                ["list", "--country", country], ["audit", "--country", country], ["show", country],
                ["export", "--country", country],
            ] {
                let outcome = try await Epass.start(["trust"] + arguments + store).outcome()
                #expect(outcome.status == 0, "\(outcome.text)")
                #expect(outcome.output.contains(arguments[0] == "export" ? "BEGIN CERTIFICATE" : "UT"))
            }
        }
    }

    @Test("list, audit, show and diff look at a file without importing it, as text and as JSON")
    func looking() async throws {
        try await withTrustedIssuer { _, anchors in
            let store = ["--store", "\(anchors)/csca.der"]
            for (arguments, schema) in [
                (["list"], "epass-trust-list/1"), (["audit", "--at", "2026-11-21"], "epass-trust-audit/1"),
                (["show", "UT"], "epass-trust-show/1"),
            ] {
                let text = try await Epass.start(["trust"] + arguments + store).outcome()
                #expect(text.status == 0 && text.output.contains("UT"), "\(text.text)")
                let report = try await Epass.start(["trust"] + arguments + store + ["--json"]).outcome()
                let object = try report.json()
                #expect(object["schema"] as? String == schema)
                #expect((object["trust"] as? [String: Any])?["anchorCount"] as? Int == 1)
            }
            let same = try await Epass.run("trust", "diff", anchors, anchors)
            #expect(same.status == 0 && same.output.isEmpty, "\(same.text)")
        }
    }

    @Test(
        "show finds a certificate by the beginning of its SHA-256 and by its key identifier, and nothing by another one"
    )
    func show() async throws {
        try await withTrustedIssuer { _, anchors in
            let list = try await Epass.run("trust", "list", "--store", anchors, "--json").json()
            let anchor = try #require((list["anchors"] as? [[String: Any]])?.first)
            let fingerprint = try #require(anchor["sha256"] as? String)
            let key = try #require(anchor["keyIdentifier"] as? String)
            for word in [String(fingerprint.prefix(8)), key, key.lowercased()] {
                let shown = try await Epass.run("trust", "show", word, "--store", anchors)
                #expect(shown.status == 0 && shown.output.contains(fingerprint), "\(shown.text)")
                #expect(shown.output.contains("basis: named"))
            }
            #expect(try await Epass.run("trust", "show", "00000000", "--store", anchors).status == 66)
        }
    }

    @Test("diff tells what one folder has and the other has not")
    func difference() async throws {
        try await withTrustedIssuer { folder, anchors in
            let other = try await SimulatedPassport.export(to: folder, profile: "expired", seed: 8)
            let diff = try await Epass.run("trust", "diff", anchors, "\(other)/csca.der", "--json").json()
            #expect((diff["added"] as? [Any])?.count == 1 && (diff["removed"] as? [Any])?.count == 1)
            let text = try await Epass.run("trust", "diff", anchors, "\(other)/csca.der")
            #expect(text.output.split(separator: "\n").map(\.first) == ["+", "-"], "\(text.text)")
        }
    }

    @Test("what the commands say comes from the catalogue: sentences, heads of tables and labels are in brackets")
    func language() async throws {
        try await withTrustedIssuer { folder, anchors in
            let other = try await SimulatedPassport.export(to: folder, profile: "expired", seed: 8)
            let store = ["--store", anchors]
            for (arguments, isTable) in [
                (["list"] + store, true), (["audit", "--at", "2026-11-21"] + store, true),
                (["show", "UT"] + store, false),
                (["diff", anchors, "\(other)/csca.der"], false),
                (["import", "--dry-run", "--store", "\(folder)/new", "\(anchors)/csca.der"], false),
            ] {
                let program = try Epass.start(["trust"] + arguments, environment: ["EPASS_LANG": "qps"])
                let outcome = try await program.outcome()
                #expect(outcome.status == 0, "\(outcome.text)")
                let notes = outcome.errors.split(separator: "\n")
                #expect(notes.allSatisfy { $0.hasPrefix("[") && $0.hasSuffix("]") }, "\(outcome.text)")
                var lines = outcome.output.split(separator: "\n").map(String.init)
                try #require(lines.count > 1, "\(outcome.text)")
                if isTable {
                    let heads = lines.removeFirst().components(separatedBy: "  ")
                        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
                    #expect(heads.allSatisfy { $0.hasPrefix("[") && $0.hasSuffix("]") }, "\(heads)")
                    #expect(lines.first?.contains("[named]") == true || lines.first?.contains("[1 [named]]") == true)
                }
                // Behind the source stands what the inspector says, which is English; under a table the concerns.
                let words = isTable ? Array(lines.drop { !$0.hasPrefix("[") }) : Array(lines.prefix(2))
                #expect(
                    words.allSatisfy { $0.drop { $0 == " " }.hasPrefix("[") && $0.hasSuffix("]") }, "\(outcome.text)")
            }
        }
    }

    @Test("export gives the very octets, as PEM and as DER; never over what is there")
    func export() async throws {
        try await withTrustedIssuer { folder, anchors in
            let pem = try await Epass.run("trust", "export", "--store", anchors)
            #expect(pem.status == 0 && pem.output.hasPrefix("-----BEGIN CERTIFICATE-----\n"), "\(pem.text)")
            let out = folder + "/out"
            for status: Int32 in [0, 73] {
                let der = try await Epass.run(
                    "trust", "export", "--store", anchors, "--format", "der", "--out", out)
                #expect(der.status == status, "\(der.text)")
            }
            let name = try #require(try FileManager.default.contentsOfDirectory(atPath: out).first)
            #expect(name.hasPrefix("UT-anchor-") && name.hasSuffix(".cer"))
            #expect(
                FileManager.default.contents(atPath: "\(out)/\(name)")
                    == FileManager.default.contents(atPath: "\(anchors)/csca.der"))
            let none = try await Epass.run("trust", "export", "--store", anchors, "--country", "DE")
            #expect(none.status == 66)
        }
    }

    @Test("doctor: 0 where the document chains, 2 where the store is empty, 1 where the document is forged", .long())
    func doctor() async throws {
        try await withTrustedIssuer { folder, anchors in
            let chains = try await Epass.run("trust", "doctor", "\(folder)/default", "--store", anchors)
            #expect(chains.status == 0 && chains.output.contains("CHAINS"), "\(chains.text)")
            // Beside the files of the document lie certificates and lists: one line for all of them.
            #expect(chains.errors.split(separator: "\n").count == 1, "\(chains.errors)")
            #expect(chains.errors.contains("passed over") && chains.errors.contains("csca.crl, csca.der"))
            let expired = try await SimulatedPassport.export(to: folder, profile: "csca-expired")
            let old = try await Epass.run("trust", "doctor", expired, "--store", "\(expired)/csca.der")
            #expect(old.status == 0 && old.output.contains("No list mends a period"), "\(old.text)")
            let open = try await Epass.run("trust", "doctor", "\(folder)/default", "--json")
            #expect(open.status == 2)
            #expect(try open.json()["standing"] as? String == "open")
            let forged = try await SimulatedPassport.export(to: folder, profile: "signer-forged")
            let broken = try await Epass.run("trust", "doctor", forged, "--store", "\(forged)/csca.der")
            #expect(broken.status == 1 && broken.output.contains("Do not accept"), "\(broken.text)")
            #expect(try await Epass.run("trust", "doctor", "\(folder)/nothing").status == 66)
        }
    }

    @Test("what was imported into the data folder is what verify and doctor judge by, and the report says so")
    func defaultStore() async throws {
        try await withTrustedIssuer { folder, anchors in
            let environment = ["XDG_DATA_HOME": "\(folder)/data"]
            let document = "\(folder)/default"
            let before = try await Epass.run("verify", document, "--json", environment: environment)
            #expect(result(of: "issuer.ds.signature", in: try before.json()) == "undetermined")
            #expect(before.errors.contains("epass trust setup"))
            let imported = try await Epass.run(
                "trust", "import", "\(anchors)/csca.der", "--yes", "--named", environment: environment)
            try #require(imported.status == 0, "\(imported.text)")
            let report = try await Epass.run("verify", document, "--json", environment: environment).json()
            #expect(result(of: "issuer.ds.signature", in: report) == "successful")
            let trust = try #require(report["trust"] as? [String: Any])
            #expect(trust["name"] as? String == "\(folder)/data/epass/trust")
            let anchor = try #require(trust["anchor"] as? [String: Any])
            #expect(anchor["basis"] as? String == "named" && anchor["generation"] as? Int == 1)
            let doctor = try await Epass.run("trust", "doctor", document, environment: environment)
            #expect(doctor.status == 0, "\(doctor.text)")
            // The store is named as any other material is.
            let named = try await Epass.run("trust", "list", "--store", "\(folder)/data/epass/trust", "--json").json()
            #expect((named["anchors"] as? [Any])?.count == 1)
        }
    }
}
