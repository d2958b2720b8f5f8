// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassIssuing
import EPassPCSCRig
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("Errors say what happened, once, and leave nothing behind", .timeLimit(.minutes(5)), .timed)
struct HonestErrorTests {
    private func error(_ outcome: Program.Outcome) throws -> [String: Any] {
        let error = try #require(try outcome.json()["error"] as? [String: Any], "\(outcome.text)")
        #expect(["code", "phase", "message", "remedy", "retryable"].allSatisfy { error[$0] != nil }, "\(error)")
        return error
    }

    private func code(_ outcome: Program.Outcome) throws -> String? { try error(outcome)["code"] as? String }

    /// Runs it with files of at most 4 KiB: a disk that is full in the middle.
    private func runOnFullDisk(_ arguments: [String], input: String = "") async throws -> Program.Outcome {
        let environment = Epass.environment.merging(["EPASS": Epass.path, "PATH": "/usr/bin:/bin"]) { _, new in new }
        return try await Program(
            "/bin/sh", ["-c", "trap '' XFSZ; ulimit -f 8; exec \"$EPASS\" \"$@\"", "sh"] + arguments,
            environment: environment, input: input, seconds: 60
        ).outcome()
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    private func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    // MARK: evidence

    @Test("an empty file in a folder is a copy that was interrupted, and no forgery", arguments: ["EF.SOD", "EF.DG11"])
    func emptyFile(name: String) async throws {
        try await withTemporaryFolder { folder in
            let export = try await SimulatedPassport.export(to: folder)
            try write([], "\(export)/\(name)")
            let outcome = try await Epass.run("verify", export, "--json")
            #expect(outcome.status == 66, "\(outcome.text)")
            #expect(try code(outcome) == "evidence.unreadable")
            #expect(outcome.errors.contains("\(name)") && outcome.errors.contains("empty"))
        }
    }

    @Test("what is no evidence is called what it is", .long())
    func kinds() async throws {
        let zone = Array(SimulatedPassport.mrz.utf8)
        let cases: [(octets: [UInt8], words: String)] = [
            (Array("%PDF-1.7\n".utf8), "a PDF"), ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "a PNG image"),
            ([0x1F, 0x8B, 0x08, 0x00], "gzip"), (Array("version: 1\n\ndn: c=UT\n".utf8), "LDIF"),
            (zone, "a machine readable zone"), ([0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], "UTF-16"),
            (Array("hello\n".utf8), "a plain text"),
            (Array("-----BEGIN PRIVATE KEY-----\nMC4=\n-----END PRIVATE KEY-----\n".utf8), "a private key"),
            (Array("{\"schema\":\"epass-report/1\",\"overall\":\"successful\"}".utf8), "epass-report/1"),
        ]
        try await withTemporaryFolder { folder in
            for (octets, words) in cases {
                try write(octets, folder + "/file")
                let outcome = try await Epass.run("verify", folder + "/file", "--json")
                #expect(outcome.status == 65, "\(outcome.text)")
                #expect(try code(outcome) == "cli.notEvidence", "\(words)")
                #expect(outcome.errors.contains(words), "\(outcome.errors)")
            }
            for octets: [UInt8] in [[], Array(" \n".utf8)] {
                try write(octets, folder + "/empty")
                let outcome = try await Epass.run("verify", folder + "/empty", "--json")
                #expect(outcome.status == 66 && outcome.errors.contains("is empty"), "\(outcome.text)")
                #expect(try code(outcome) == "cli.noInput")
            }
            let nothing = try await Epass.run("verify", "-", "--json")
            #expect(nothing.status == 66 && nothing.errors.contains("is empty"), "\(nothing.text)")
        }
    }

    @Test("a byte order mark before a bundle changes nothing")
    func byteOrderMark() async throws {
        try await withTemporaryFolder { folder in
            let read = try await Epass.run("read", "--simulate", "plain", "--out", folder + "/a.epass")
            #expect(read.status == 0, "\(read.text)")
            let octets = try Data(contentsOf: URL(fileURLWithPath: folder + "/a.epass"))
            try write([0xEF, 0xBB, 0xBF] + Array(octets), folder + "/b.epass")
            let marked = try await Epass.run("verify", folder + "/b.epass", "--json", "--at", "2026-11-21")
            let plain = try await Epass.run("verify", folder + "/a.epass", "--json", "--at", "2026-11-21")
            #expect(marked.status == plain.status && marked.output == plain.output, "\(marked.text)")
        }
    }

    // MARK: one object, one writer

    @Test("an error of a reading says whether trying again can help, and so does every other family")
    func retryable() async throws {
        let lost = try await Epass.run(
            "read", "--simulate", "card-lost", "--mrz", "-", "--json", input: SimulatedPassport.mrz)
        #expect(lost.status == 74, "\(lost.text)")
        #expect(try error(lost)["retryable"] as? Bool == true && error(lost)["phase"] as? String == "files")
        try await withTemporaryFolder { folder in
            let readers = try await Epass.run(
                "readers", "--json", environment: ["PCSCLITE_CSOCK_NAME": folder + "/none"])
            #expect(readers.status == 69, "\(readers.text)")
            #expect(try error(readers)["retryable"] as? Bool == true)
            #expect(try error(readers)["phase"] as? String == "connect")
        }
        let upper = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<"
        let cases: [(arguments: [String], input: String, code: String)] = [
            ([], "hello", "mrz.length"), ([], "", "mrz.empty"),
            ([], upper + "\nL898902C36UTO7408122F3404159ZE184226B<<<<<1?", "mrz.character"),
            ([], String(repeating: "A", count: 2000), "mrz.tooLong"),
            (["--repair"], upper + "\nL898902C36UTO7408132F3404159ZE184226B<<<<<16", "mrz.notRepairable"),
        ]
        for (arguments, input, wanted) in cases {
            let outcome = try await Epass.start(["mrz", "--json"] + arguments, input: input).outcome()
            #expect(outcome.status != 0 && !outcome.errors.isEmpty, "\(outcome.text)")
            #expect(try code(outcome) == wanted, "\(outcome.text)")
            #expect(try error(outcome)["retryable"] as? Bool == false && error(outcome)["phase"] as? String == "input")
        }
    }

    @Test("inspect prints one object, also where images cannot be written, and takes away what it wrote of them")
    func inspectedImages() async throws {
        try await withTemporaryFolder { folder in
            let export = try await SimulatedPassport.export(to: folder)
            let unnamed = try await Epass.run("inspect", export, "--images", "", "--json")
            #expect(unnamed.status == 64, "\(unnamed.text)")
            #expect(try code(unnamed) == "cli.usage")
            let full = try await runOnFullDisk(["inspect", export, "--images", folder + "/images", "--json"])
            #expect(full.status == 73 && full.errors.contains("cannot be written"), "\(full.errors)")
            #expect(try code(full) == "cli.cannotWrite")
            #expect((try full.json()["files"] as? [Any])?.isEmpty == false)
            #expect(!exists(folder + "/images"))
        }
        let system = try await Epass.run("inspect", "/proc", "--json")
        #expect(system.status == 66, "\(system.text)")
        #expect(try code(system) == "cli.noInput")
    }

    @Test("more than any batch of zones is refused before it is looked at")
    func manyZones() async throws {
        let line = "-----BEGIN X-----\n"
        for arguments in [["mrz", "-", "--json"], ["mrz", "--json-lines"]] {
            let outcome = try await Epass.start(
                arguments, input: String(repeating: line, count: 20_000), seconds: 20
            ).outcome()
            #expect(outcome.status == 65 && outcome.output.utf8.count < 2000, "\(outcome.errors)")
            #expect(try code(outcome) == "mrz.tooLong")
        }
    }

    // MARK: outputs

    @Test("a name that is empty is one error, whatever it is the name of", .long())
    func emptyNames() async throws {
        try await withTemporaryFolder { folder in
            let material = try TrustImportMaterial()
            try write(material.csca.encoded, folder + "/csca.der")
            let reading = ["read", "--simulate", "plain"]
            let cases: [(arguments: [String], json: Bool)] = [
                (reading + ["--out", ""], true), (reading + ["--out-dir", ""], true),
                (reading + ["--portrait", ""], true), (reading + ["--trust", ""], true), (["verify", ""], true),
                (["inspect", ""], true), (["trust", "list", "--store", ""], true),
                (["trust", "audit", "--store", ""], true), (["trust", "grant", "--store", ""], true),
                (["trust", "import", ""], true), (["trust", "import", folder + "/csca.der", "--store", ""], true),
                (["trust", "diff", "", folder + "/csca.der"], true),
                (["trust", "export", "--store", folder + "/csca.der", "--out", ""], false),
                (["simulate", "--export", ""], false),
                (["simulate", "--export", folder + "/x", "--document", ""], false),
            ]
            for (arguments, json) in cases {
                let outcome = try await Epass.start(arguments + (json ? ["--json"] : [])).outcome()
                #expect(outcome.status == 64 && outcome.errors.contains("is empty"), "\(arguments): \(outcome.text)")
                if json { #expect(try code(outcome) == "cli.usage", "\(arguments)") }
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["csca.der"])
        }
    }

    @Test("an output that cannot be is refused before the chip is read", .long())
    func impossibleOutputs() async throws {
        try await withTemporaryFolder { folder in
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/link", withDestinationPath: folder + "/nowhere")
            try FileManager.default.createSymbolicLink(atPath: folder + "/loop", withDestinationPath: folder + "/loop")
            let cases: [([String], Int32)] = [
                (["--out", folder + "/link"], 73), (["--out", folder + "/loop"], 73),
                (["--out-dir", folder + "/link"], 73), (["--portrait", folder + "/link"], 73),
                (["--out", folder + "/x", "--portrait", folder + "/./x"], 64),
                (["--out-dir", folder + "/x/", "--portrait", folder + "/x"], 64),
                (["--out", folder + "/" + String(repeating: "n", count: 300)], 73),
            ]
            for (arguments, status) in cases {
                let outcome = try await Epass.start(["read", "--simulate", "plain", "--json"] + arguments).outcome()
                #expect(outcome.status == status, "\(arguments): \(outcome.text)")
                // Nothing was read: no check was made.
                #expect((try outcome.json()["checks"] as? [Any])?.isEmpty == true, "\(arguments)")
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["link", "loop"])
        }
    }

    @Test("half a document is not left behind by a disk that is full")
    func fullDisk() async throws {
        try await withTemporaryFolder { folder in
            let read = try await runOnFullDisk(
                ["read", "--simulate", "--mrz", "-", "--json", "--out-dir", folder + "/files"],
                input: SimulatedPassport.mrz)
            #expect(read.status == 73, "\(read.errors)")
            #expect(try code(read) == "cli.cannotWrite" && error(read)["retryable"] as? Bool == false)
            let made = try await runOnFullDisk(["simulate", "--export", folder + "/made"])
            #expect(made.status == 73 && made.output.isEmpty, "\(made.text)")
            // An empty folder that was there stays.
            try makeFolder(folder + "/mine")
            let kept = try await runOnFullDisk(["simulate", "--export", folder + "/mine"])
            #expect(kept.status == 73, "\(kept.text)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["mine"])
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/mine").isEmpty)
        }
    }

    @Test("options that would be left out without a word are refused")
    func ignoredOptions() async throws {
        for arguments in [["--vpcd", "--connect", "127.0.0.1:1"], ["--list", "--export", "/nowhere/x"]] {
            let outcome = try await Epass.start(["simulate"] + arguments).outcome()
            #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome.text)")
        }
        let unknown = try await Epass.run("simulate", "nope", "--export", "/nowhere/x")
        #expect(unknown.status == 64 && unknown.errors.contains("epass simulate --list"), "\(unknown.text)")
    }

    // MARK: trust

    @Test("what a refused import says: the code, a line on standard error, and what was committed all the same")
    func refused() async throws {
        try await withTemporaryFolder { folder in
            let material = try TrustImportMaterial()
            try write(material.csca.encoded, folder + "/csca.der")
            try write(
                try material.masterList([material.csca], signed: "2026-02-01", defects: [.wrongSignature]),
                folder + "/bad.ml")
            let store = folder + "/store"
            func run(_ paths: String...) async throws -> Program.Outcome {
                try await Epass.start(["trust", "import", "--yes", "--named", "--json", "--store", store] + paths)
                    .outcome()
            }
            let alone = try await run(folder + "/bad.ml")
            #expect(alone.status == 65 && alone.errors.contains("bad.ml"), "\(alone.text)")
            #expect(try code(alone) == "trust.listRefused" && alone.json()["committed"] as? Bool == false)
            #expect(!exists(store))
            let beside = try await run(folder + "/csca.der", folder + "/bad.ml")
            #expect(beside.status == 65 && beside.errors.contains("bad.ml"), "\(beside.text)")
            #expect(try code(beside) == "trust.listRefused" && beside.json()["committed"] as? Bool == true)
            #expect(try await Epass.run("trust", "list", "--store", store).status == 0)
        }
    }

    @Test("an import of what cannot be read gives the reason that every other command gives")
    func unreadable() async throws {
        try await withTemporaryFolder { folder in
            let material = try TrustImportMaterial()
            let list = try material.masterList([material.csca], signed: "2026-02-01")
            let files: [(name: String, octets: [UInt8])] = [
                ("cut.der", Array(material.csca.encoded.dropLast(9))), ("cut.ml", Array(list.prefix(list.count / 2))),
                ("open.pem", Array("-----BEGIN CERTIFICATE-----\nMIIB\n".utf8)),
                ("bad.pem", Array("-----BEGIN CERTIFICATE-----\n!!!!\n-----END CERTIFICATE-----\n".utf8)),
            ]
            for (name, octets) in files {
                try write(octets, "\(folder)/\(name)")
                let outcome = try await Epass.run(
                    "trust", "import", "--yes", "--named", "--json", "--store", folder + "/store", "\(folder)/\(name)")
                let shown = try await Epass.run("trust", "list", "--json", "--store", "\(folder)/\(name)")
                #expect(outcome.status == shown.status, "\(name): \(outcome.text)")
                #expect(try code(outcome) == code(shown), "\(name)")
                #expect(try code(outcome) != "trust.noCertificate", "\(name)")
            }
            #expect(!exists(folder + "/store"))
        }
    }

    @Test("an import that ends without a commit leaves no store, and takes nothing away that was there", .long())
    func noStoreLeft() async throws {
        try await withTemporaryFolder { folder in
            let material = try TrustImportMaterial()
            try write(material.csca.encoded, folder + "/csca.der")
            try write(Array("hello".utf8), folder + "/hello.pem")
            let zeros = String(repeating: "0", count: 64)
            let failing = [
                ["/nonexistent", "--yes"], [folder + "/hello.pem", "--yes"],
                [folder + "/csca.der", "--yes", "--pin", zeros], [folder + "/csca.der"],
            ]
            try makeFolder(folder + "/empty")
            for arguments in failing {
                for store in [folder + "/typo/a/b", folder + "/empty"] {
                    let outcome = try await Epass.start(["trust", "import", "--store", store] + arguments).outcome()
                    #expect(outcome.status != 0, "\(outcome.text)")
                    #expect(!exists(folder + "/typo"), "\(arguments)")
                    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/empty").isEmpty)
                }
            }
            // A store that is there stays as it is.
            let store = folder + "/store"
            let taken = try await Epass.run(
                "trust", "import", "--yes", "--named", "--store", store, folder + "/csca.der")
            #expect(taken.status == 0, "\(taken.text)")
            for arguments in failing {
                _ = try await Epass.start(["trust", "import", "--store", store] + arguments).outcome()
                let list = try await Epass.run("trust", "list", "--store", store)
                #expect(list.status == 0 && list.output.contains("CSCA UT"), "\(list.text)")
            }
        }
    }

    @Test("a pin that nothing meets is an error where there is no store, too")
    func pinWithoutStore() async throws {
        let zeros = String(repeating: "0", count: 64)
        for option in [["--trust-pin", zeros], ["--trust-grant", zeros + ":master:*"]] {
            let outcome = try await Epass.start(["read", "--simulate", "plain", "--json"] + option).outcome()
            #expect(outcome.status == 65, "\(outcome.text)")
            #expect(try code(outcome) == "cli.pinNotMet" && error(outcome)["phase"] as? String == "trust")
        }
    }

    @Test("a folder that is no store is called that, and nothing is written to it")
    func foreignFolders() async throws {
        try await withTemporaryFolder { folder in
            let material = try TrustImportMaterial()
            try write(material.csca.encoded, folder + "/csca.der")
            for (name, mode) in [("notes.txt", 0o777), ("lock", 0o700), ("index", 0o700)] {
                let path = "\(folder)/\(name)-folder"
                try makeFolder(path)
                try write(Array("my notes".utf8), "\(path)/\(name)")
                try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
                let outcome = try await Epass.run(
                    "trust", "import", "--yes", "--named", "--json", "--store", path, folder + "/csca.der")
                #expect(outcome.status == 65, "\(outcome.text)")
                #expect(try code(outcome) == "trust.notAStore" && outcome.errors.contains(path))
                #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [name])
                #expect(FileManager.default.contents(atPath: "\(path)/\(name)") == Data("my notes".utf8))
            }
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/link", withDestinationPath: folder + "/nowhere")
            let link = try await Epass.run(
                "trust", "import", "--yes", "--named", "--json", "--store", folder + "/link", folder + "/csca.der")
            #expect(link.status == 65 && !link.errors.contains("makes a store"), "\(link.text)")
            #expect(try code(link) == "trust.notAStore" && !exists(folder + "/nowhere"))
        }
    }

    @Test("a store that was only begun is none, and becomes one; a damaged one is named by its path")
    func begun() async throws {
        try await withTemporaryFolder { folder in
            let material = try TrustImportMaterial()
            try write(material.csca.encoded, folder + "/csca.der")
            for names in [["lock"], ["lock", "pack"]] {
                let store = "\(folder)/\(names.count)"
                try makeFolder(store)
                for name in names { try write([], "\(store)/\(name)") }
                let list = try await Epass.run("trust", "list", "--store", store, "--json")
                #expect(list.status == 66, "\(list.text)")
                #expect(try code(list) == "trust.noSuchFile")
                let taken = try await Epass.run(
                    "trust", "import", "--yes", "--named", "--store", store, folder + "/csca.der")
                #expect(taken.status == 0, "\(taken.text)")
                try write(Array("EPASS nonsense".utf8), "\(store)/index")
                let damaged = try await Epass.run("trust", "list", "--store", store)
                #expect(damaged.status == 65 && damaged.errors.contains("\(store)/index"), "\(damaged.text)")
            }
            let grants = try await Epass.run("trust", "grant", "--store", folder + "/none", "--json")
            #expect(grants.status == 66, "\(grants.text)")
            #expect(try code(grants) == "cli.noStore")
        }
    }

    @Test(
        "damage in a store that a verification meets ends it without a verdict; damage elsewhere does not matter to it",
        .long())
    func damageMet() async throws {
        try await withTemporaryFolder { folder in
            let exported = try await Epass.run("simulate", "default", "--seed", "0", "--export", folder + "/made")
            #expect(exported.status == 0, "\(exported.text)")
            // Of another State: of this one every anchor is looked at.
            let other = try SyntheticPKI(country: "DE", icaoCountry: "D").csca().certificate.encoded
            try write(other, folder + "/other.der")
            let store = folder + "/store"
            let taken = try await Epass.run(
                "trust", "import", "--yes", "--named", "--store", store, folder + "/made/csca.der",
                folder + "/other.der")
            #expect(taken.status == 0, "\(taken.text)")
            let verify = ["verify", folder + "/made", "--policy", "read", "--trust", store, "--json"]
            let sound = try await Epass.start(verify).outcome()
            #expect(sound.status == 0 || sound.status == 2, "\(sound.text)")
            let pack = try Data(contentsOf: URL(fileURLWithPath: store + "/pack"))
            let used = try Data(contentsOf: URL(fileURLWithPath: folder + "/made/csca.der"))
            for (certificate, isMet) in [(Data(other), false), (used, true)] {
                let position = try #require(pack.firstRange(of: certificate)).lowerBound + 40
                var damaged = pack
                damaged[position] ^= 1
                try write(Array(damaged), store + "/pack")
                let outcome = try await Epass.start(verify).outcome()
                #expect(outcome.status == (isMet ? 65 : sound.status), "\(position): \(outcome.text)")
                let json = try outcome.json()
                #expect((json["overall"] as? String == "aborted") == isMet)
                #expect(((json["error"] as? [String: Any])?["code"] as? String == "trust.storeDamaged") == isMet)
            }
        }
    }

    @Test(
        "a country of which there is nothing is an error for every command that looks one up",
        arguments: [["list", "--country", "DE"], ["audit", "--country", "DE"], ["show", "DE"]])
    func country(_ arguments: [String]) async throws {
        try await withTemporaryFolder { folder in
            let material = try TrustImportMaterial()
            try write(material.csca.encoded, folder + "/csca.der")
            let store = ["--store", folder + "/csca.der"]
            let outcome = try await Epass.start(["trust"] + arguments + store + ["--json"]).outcome()
            #expect(outcome.status == 66, "\(outcome.text)")
            #expect(try code(outcome) == "cli.notInStore")
            let exported = try await Epass.start(["trust", "export", "--country", "DE"] + store).outcome()
            #expect(exported.status == 66 && exported.errors.contains("the country Germany"), "\(exported.text)")
        }
    }

    @Test("what did not arrive is not called written")
    func fullOutput() async throws {
        try await withTemporaryFolder { folder in
            let material = try TrustImportMaterial()
            try write(material.csca.encoded, folder + "/csca.der")
            let environment = Epass.environment.merging(["EPASS": Epass.path]) { _, new in new }
            let outcome = try await Program(
                "/bin/sh", ["-c", "exec \"$EPASS\" trust export --store \"$0/csca.der\" >/dev/full", folder],
                environment: environment, input: "", seconds: 60
            ).outcome()
            #expect(outcome.status == 73 && !outcome.errors.contains("1 written"), "\(outcome.text)")
        }
    }

    @Test("read, and verify of what it wrote, name one message with its arguments beside the same words")
    func messageKeys() async throws {
        try await withTemporaryFolder { folder in
            let bundle = folder + "/lost.epass"
            let read = try await Epass.run(
                "read", "--simulate", "card-lost", "--mrz", "-", "--json", "--out", bundle,
                input: SimulatedPassport.mrz)
            let verified = try await Epass.run("verify", bundle, "--json")
            let error = try #require(try read.json()["error"] as? [String: Any], "\(read.text)")
            #expect(error["messageKey"] as? String == "simulator.chipLeft" && error["arguments"] is [String: Any])
            let later = try #require(try verified.json()["error"] as? [String: Any], "\(verified.text)")
            #expect(NSDictionary(dictionary: error) == NSDictionary(dictionary: later))
        }
    }
}
