// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

/// Every text in brackets (`EPASS_LANG=qps`): a word that stands outside of them comes from no catalogue.
@Suite("epass: commands in the language that nobody speaks (Docs/languages.md)", .timeLimit(.minutes(5)), .timed)
struct PseudoLanguageCommandTests {
    private static let zone = [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
    ]

    private func run(_ language: String, _ arguments: [String]) async throws -> Program.Outcome {
        try await Epass.start(arguments, environment: ["EPASS_LANG": language]).outcome()
    }

    /// The words outside of all brackets: two letters or more, one of them small. Data that stands there, as codes,
    /// lines of a zone, digests and dates, has none. Nil where the brackets do not match.
    static func words(_ text: String) -> [String]? {
        var depth = 0
        var rest = ""
        for character in text {
            switch character {
            case "[": depth += 1
            case "]":
                depth -= 1
                rest.append(" ")
            default: if depth == 0 { rest.append(character) }
            }
            if depth < 0 { return nil }
        }
        guard depth == 0 else { return nil }
        let tokens = rest.split { !$0.isLetter && !$0.isNumber }
        return tokens.filter { token in
            token.allSatisfy(\.isLetter) && token.count > 1 && token.contains(where: \.isLowercase)
        }.map(String.init)
    }

    /// - Parameter data: the words of names and of the program that may stand outside.
    private func expectBracketed(_ outcome: Program.Outcome, data: Set<String> = [], _ what: String) {
        for text in [outcome.output, outcome.errors] {
            let words = Self.words(text)?.filter { $0 != "epass" && !data.contains($0) }
            #expect(words == [], "\(what):\n\(text)")
        }
        #expect(outcome.text.contains("["), "\(what)")
    }

    @Test("words outside of brackets are found, data is let through")
    func rule() throws {
        #expect(Self.words("[a] UTO 1974-08-12 443905b234ac  [b]") == [])
        #expect(Self.words("[a] and [b]") == ["and"])
        #expect(Self.words("[a]]") == nil && Self.words("[a") == nil)
    }

    @Test(
        "epass mrz: right, damaged, repaired, proposed, refused, with the key, and several zones",
        arguments: [
            zone, ["--show-key"] + zone, ["--at", "2011-01-01"] + zone,
            [zone[0], "L898902C37UTO7408122F1204159ZE184226B<<<<<10"],
            [zone[0], "L898902C37UTO7408122F1204159ZE184226B<<<<<10", "--repair"],
            [zone[0], "L8989O2C36UTO74O8122F1204159ZE184226B<<<<<10", "--repair"],
            [zone[0], "L898902C36UTO74O8122F1204159ZE184226B<<<<<10", "--repair"],
            [zone[0], "L898902C36UTO74O8122F1204159ZE184226B<<<<<10"],
            zone + zone, zone + [zone[0], "L898902C37UTO7408122F1204159ZE184226B<<<<<10"],
            ["NO ZONE AT ALL"], zone + [zone[0]], ["--generate", "--issuer", "UTO"], [],
        ])
    func zones(_ arguments: [String]) async throws {
        expectBracketed(try await run("qps", ["mrz"] + arguments), data: Self.usage, "\(arguments)")
    }

    /// What the parser of arguments puts around a usage error, and the code that stands in the row of what is no zone.
    private static let usage: Set = ["Error", "Usage", "See", "help", "for", "more", "information", "mrz"]

    @Test("epass mrz: every format", arguments: ["TD1", "TD2", "TD3", "MRV-A", "MRV-B"])
    func formats(_ format: String) async throws {
        let made = try await Epass.run(
            "mrz", "--generate", "--format", format, "--issuer", "UTO", "--surname", "ERIKSSON", "--given", "ANNA",
            "--number", "L898902C3", "--birth", "1974-08-12", "--expiry", "2034-04-15")
        try #require(made.status == 0, "\(made.text)")
        let lines = made.output.split(separator: "\n").map(String.init)
        expectBracketed(try await run("qps", ["mrz"] + lines), format)
        // A letter where a digit stands, and a digit that is wrong.
        let damaged = lines.map { $0.replacingOccurrences(of: "3404", with: "34O5") }
        expectBracketed(try await run("qps", ["mrz"] + damaged), "\(format), damaged")
        expectBracketed(try await run("qps", ["mrz", "--repair"] + damaged), "\(format), repaired")
    }

    /// A publisher with its list about another State, a signer, a revocation list, and a file that is none of these.
    private func fill(_ folder: String) throws -> (TrustImportMaterial, files: [String]) {
        let (material, other) = (
            try TrustImportMaterial(country: "TO", icaoCountry: "TON"),
            try TrustImportMaterial(country: "DE", icaoCountry: "D")
        )
        let files: [(String, [UInt8])] = [
            ("TO.DER", material.csca.encoded), ("DS.DER", material.signer.encoded),
            ("TO.ML", try material.masterList([material.csca, other.csca], signed: "2026-01-01")),
            ("TO.CRL", try material.revocationList(number: 1, day: "2026-02-01")),
            ("BROKEN.ML", Array(try material.masterList([material.csca], signed: "2026-03-01").dropLast(9))),
            ("OTHER", Array("no certificate".utf8)),
        ]
        for (name, octets) in files { try write(octets, "\(folder)/\(name)") }
        return (material, files.map { "\(folder)/\($0.0)" })
    }

    /// The words of names: those of the certificates, the folder of the test, and where its stores lie in it.
    private func data(_ folder: String) -> Set<String> {
        let certificates: Set = ["Utopia", "List", "signer", "DS", "CSCA"]
        return certificates.union(folder.split { !$0.isLetter && !$0.isNumber }.map(String.init)).union([
            "store", "default",
        ])
    }

    @Test("epass trust import: what changes, what has to be confirmed, and what is refused")
    func imports() async throws {
        try await withTemporaryFolder { folder in
            let (material, files) = try fill(folder)
            let store = ["--store", "\(folder)/store"]
            let data = data(folder)
            for arguments in [
                ["--dry-run"] + files, files, ["--yes"] + files, files, ["--yes", files[4]], [files[5]],
                ["/no/such/file"], ["--pin", String(repeating: "AB", count: 32), files[0]],
                ["--yes", "--grant", "\(try material.pin.replacingOccurrences(of: ":", with: "")):master:*", files[2]],
            ] {
                let outcome = try await run("qps", ["trust", "import"] + store + arguments)
                expectBracketed(outcome, data: data.union(["no", "such", "file"]), "\(arguments)")
            }
        }
    }

    @Test("epass trust: list, audit, diff, doctor, grant, export and show over a store", .long())
    func stores() async throws {
        try await withTemporaryFolder { folder in
            let (material, files) = try fill(folder)
            let store = ["--store", "\(folder)/store"]
            let taken = try await Epass.start(["trust", "import", "--yes", "--named"] + store + files.dropLast(2))
                .outcome()
            try #require(taken.status == 0, "\(taken.text)")
            let document = try await SimulatedPassport.export(to: folder)
            let publisher = try material.pin.replacingOccurrences(of: ":", with: "").lowercased()
            let grant = ["grant", publisher] + store
            for arguments in [
                ["list"] + store, ["list", "--country", "DE"] + store, ["list", "--basis", "pinned"] + store,
                ["audit"] + store, ["audit", "--at", "2059-06-01"] + store, ["grant"] + store,
                grant + ["--kind", "master", "--states", "D"], ["grant"] + store, grant + ["--remove"],
                ["grant", String(repeating: "ab", count: 32), "--remove"] + store,
                ["export", "--country", "ZZZ"] + store, ["show", "ABCDEF00"] + store,
                ["diff", "\(folder)/TO.DER", "\(folder)/TO.ML"], ["diff", "\(folder)/store", document],
                ["diff", "\(folder)/store", "\(folder)/store"],
                ["doctor", document] + store, ["doctor", document, "--store", "\(document)/csca.der"],
                ["doctor", document, "--store", "\(document)/csca.ml", "--policy", "border"],
                ["doctor", "\(folder)/OTHER"] + store,
            ] {
                let outcome = try await run("qps", ["trust"] + arguments)
                expectBracketed(outcome, data: data(folder), "\(arguments)")
            }
            // Beneath the lines of its own, show has those of inspect, which are English.
            let shown = try await run("qps", ["trust", "show", "TO"] + store)
            let lines = shown.output.split(separator: "\n").filter { $0.contains("[") }
            #expect(shown.status == 0 && lines.count > 3, "\(shown.text)")
            for line in lines {
                #expect(Self.words(String(line))?.filter { !data(folder).contains($0) } == [], "\(line)")
            }
        }
    }

    @Test("epass doctor: what was seen, what to do, commands and the bundle")
    func doctor() async throws {
        try await withTemporaryFolder { folder in
            expectBracketed(try await run("qps", ["doctor"]), "doctor")
            let bundle = try await run("qps", ["doctor", "--simulate", "--bundle", "\(folder)/x.json"])
            expectBracketed(bundle, "bundle")
        }
    }

    @Test("JSON has the same octets in every language, results and errors", .long())
    func json() async throws {
        try await withTemporaryFolder { folder in
            let (_, files) = try fill(folder)
            let store = ["--store", "\(folder)/store"]
            let taken = try await Epass.start(["trust", "import", "--yes", "--named"] + store + files.dropLast(2))
                .outcome()
            try #require(taken.status == 0, "\(taken.text)")
            let document = try await SimulatedPassport.export(to: folder)
            let at = ["--at", "2026-11-20T12:00:00Z"]
            let damaged = [Self.zone[0], "L8989O2C36UTO74O8122F1204159ZE184226B<<<<<10"]
            for arguments in [
                ["mrz"] + Self.zone, ["mrz"] + damaged, ["mrz", "--repair"] + damaged, ["mrz"] + Self.zone + Self.zone,
                ["verify", document] + at, ["verify", document, "--trust", "\(document)/csca.der"] + at,
                ["verify", document, "--trust", "\(folder)/OTHER"], ["verify", "\(folder)/OTHER"],
                ["trust", "import", "--dry-run"] + store + files, ["trust", "import", files[4]] + store,
                ["trust", "import", "--dry-run", files[0], document, "--store", "\(folder)/new"],
                ["trust", "list"] + store, ["trust", "list", "--store", "\(folder)/none"],
                ["trust", "audit", "--at", "2026-11-20"] + store, ["trust", "show", "TO"] + store,
                ["trust", "show", "ABCDEF00"] + store, ["trust", "grant"] + store,
                ["trust", "diff", "\(folder)/store", document],
                ["trust", "doctor", document] + at + store, ["trust", "doctor", "\(folder)/OTHER"] + store,
                ["read", "--simulate", "default", "--mrz"], ["read", "--simulate", "default", "--can", "12"],
                ["read", "--simulate", "default", "--trust", "\(folder)/OTHER"],
            ] {
                let english = try await run("en", arguments + ["--json"])
                let other = try await run("qps", arguments + ["--json"])
                #expect(Self.steady(english.output) == Self.steady(other.output), "\(arguments)")
                #expect(english.status == other.status && english.output.contains("{"), "\(arguments): \(english.text)")
            }
        }
    }

    /// Without what differs from one run to the next: the moment, and how long something took.
    private static func steady(_ json: String) -> String {
        json.replacing(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/, with: "TIME")
            .replacing(/("([a-zA-Z]*[mM]illiseconds|octetsPerSecond)": *)\d+/) { "\($0.1)0" }
    }
}
