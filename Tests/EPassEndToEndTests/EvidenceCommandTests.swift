// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass evidence, and epass verify over what other programs read", .timeLimit(.minutes(5)), .timed)
struct EvidenceCommandTests {
    private static let date = ["--at", "2026-11-21"]

    private static func given(_ outcome: Program.Outcome) throws -> [String] {
        let list = try outcome.json()["assurances"] as? [[String: Any]] ?? []
        return list.filter { $0["given"] as? Bool == true }.compactMap { $0["assurance"] as? String }
    }

    private static func check(_ id: String, _ outcome: Program.Outcome) throws -> [String: Any] {
        let checks = try outcome.json()["checks"] as? [[String: Any]] ?? []
        return try #require(checks.first { $0["id"] as? String == id }, "\(outcome.text)")
    }

    /// The text of a file in base64.
    private static func base64(_ path: String) throws -> String {
        try Data(contentsOf: URL(fileURLWithPath: path)).base64EncodedString()
    }

    @Test(
        "files under the names of others, one by one and in a folder: the data is genuine, and the rest is not said",
        .long())
    func files() async throws {
        try await withTemporaryFolder { folder in
            let made = try await SimulatedPassport.export(to: folder)
            let mine = "\(folder)/mine"
            try FileManager.default.createDirectory(atPath: mine, withIntermediateDirectories: false)
            let names = [
                ("EF.SOD", "ef011D.bin"), ("EF.DG1", "0101.bin"), ("EF.DG14", "EF_DG14.bin"),
                ("EF.DG15", "Datagroup15.bin"), ("EF.COM", "COM"),
            ]
            for (from, to) in names {
                try FileManager.default.copyItem(atPath: "\(made)/\(from)", toPath: "\(mine)/\(to)")
            }
            try Self.base64("\(made)/EF.DG2").write(toFile: "\(mine)/dg2.b64", atomically: true, encoding: .utf8)
            let trust = ["--trust", "\(made)/csca.der", "--json"] + Self.date
            let whole = try await Epass.start(["verify", mine] + trust).outcome()
            #expect(whole.status == 2, "\(whole.text)")
            #expect(try Self.given(whole) == ["dataGenuine", "documentCurrent"])
            let evidence = try whole.json()["evidence"] as? [String: Any]
            #expect(evidence?["origin"] as? String == "files" && evidence?["stated"] as? String == "given")
            let each = try FileManager.default.contentsOfDirectory(atPath: mine).sorted().map { "\(mine)/\($0)" }
            let alone = try await Epass.start(["verify"] + each + trust).outcome()
            #expect(alone.output == whole.output, "\(alone.text)")
            let printed = try await Epass.start(["verify", mine, "--mrz", "-"] + trust, input: SimulatedPassport.mrz)
                .outcome()
            #expect(try Self.given(printed) == ["dataGenuine", "documentCurrent", "holderPrintMatches"])
            let text = try await Epass.start(["verify", mine, "--trust", "\(made)/csca.der"] + Self.date).outcome()
            #expect(text.output.contains("Assured      the data is genuine; the document is current"), "\(text.text)")
            #expect(text.output.contains("Not assured  printed MRZ ("), "\(text.text)")
        }
    }

    @Test("the same files with the same answer are the same evidence, in whatever form they come")
    func oneEvidence() async throws {
        try await withTemporaryFolder { folder in
            let issuer = try await SimulatedPassport.export(to: folder, profile: "aa-only", seed: 0)
            let files = "\(folder)/files"
            try FileManager.default.createDirectory(atPath: files, withIntermediateDirectories: false)
            var texts: [String: String] = [:]
            for name in ["EF.SOD", "EF.DG1", "EF.DG2", "EF.DG15"] {
                try FileManager.default.copyItem(atPath: "\(issuer)/\(name)", toPath: "\(files)/\(name)")
                texts[name] = try Self.base64("\(issuer)/\(name)")
            }
            let (challenge, response) = ("0123456789ABCDEF", String(repeating: "5A", count: 128))
            for hasAnswer in [true, false] {
                var form: [String: Any] = ["files": texts]
                if hasAnswer { form["activeAuthentication"] = ["challenge": challenge, "response": response] }
                let json = "\(folder)/phone-\(hasAnswer).json"
                try JSONSerialization.data(withJSONObject: form).write(to: URL(fileURLWithPath: json))
                let answer = hasAnswer ? ["--challenge", challenge, "--response", response] : []
                var bundles: Set<Data> = []
                for (index, input) in [[files] + answer, [json]].enumerated() {
                    let out = "\(folder)/\(index)-\(hasAnswer).epass"
                    let made = try await Epass.start(["evidence", "make"] + input + ["-o", out]).outcome()
                    #expect(made.status == 0, "\(made.text)")
                    let bundle = try Data(contentsOf: URL(fileURLWithPath: out))
                    bundles.insert(bundle)
                    // Who judges gave the challenge out.
                    let says = String(decoding: bundle, as: UTF8.self).contains(#""challengeSource": "verifier""#)
                    #expect(says == hasAnswer)
                }
                #expect(bundles.count == 1)
            }
        }
    }

    @Test(
        "an answer that is given apart shows the original chip to the verifier; the answer to another challenge does not",
        .long()
    )
    func answer() async throws {
        try await withTemporaryFolder { folder in
            let challenge = "0123456789ABCDEF"
            let bundle = "\(folder)/read.epass"
            _ = try await Epass.run(
                "read", "--simulate", "aa-only", "--mrz", "-", "--challenge", challenge, "--out", bundle, "--out-dir",
                "\(folder)/files", input: SimulatedPassport.mrz)
            let issuer = try await SimulatedPassport.export(to: folder, profile: "aa-only", seed: 0)
            let read = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: bundle)))
            let chip = (read as? [String: Any])?["chip"] as? [String: Any]
            let transcript = chip?["activeAuthentication"] as? [String: Any]
            let response = try #require(transcript?["response"] as? String)
            let trust = ["--trust", "\(issuer)/csca.der", "--json", "--mrz", "-"] + Self.date
            func judged(_ arguments: [String]) async throws -> Program.Outcome {
                try await Epass.start(["verify", "\(folder)/files"] + arguments + trust, input: SimulatedPassport.mrz)
                    .outcome()
            }
            let right = try await judged(["--challenge", challenge, "--response", response])
            #expect(
                try Self.given(right) == [
                    "dataGenuine", "documentCurrent", "holderPrintMatches", "chipOriginal",
                    "chipOriginalShownToVerifier", "fresh",
                ], "\(right.text)")
            #expect(try Self.check("chip.activeAuthentication.signature", right)["transferable"] as? Bool == true)
            let other = try await judged(["--challenge", "0123456789ABCDEE", "--response", response])
            let refuted = try Self.given(other)
            #expect(other.status == 1 && !refuted.contains("chipOriginal"), "\(other.text)")
            // The same in a bundle.
            let made = try await Epass.run(
                "evidence", "make", "\(folder)/files", "--challenge", challenge, "--response", response, "-o",
                "\(folder)/made.epass")
            #expect(made.status == 0 && made.output.isEmpty, "\(made.text)")
            #expect(made.errors.contains("made.epass: EF.CardAccess, EF.COM, EF.SOD, EF.DG1"), "\(made.errors)")
            let again = try await Epass.start(
                ["verify", "\(folder)/made.epass", "--challenge", challenge] + trust, input: SimulatedPassport.mrz
            ).outcome()
            let expected = try Self.given(right)
            #expect(try Self.given(again) == expected, "\(again.text)")
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/made.epass")
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            for (arguments, status, words) in [
                (["verify", bundle, "--challenge", challenge, "--response", response], 64, "takes no --response"),
                (["verify", bundle, "\(folder)/files"], 64, "is a whole bundle"),
                (["evidence", "make", bundle, "-o", "\(folder)/x"], 64, "is a whole bundle"),
                (["verify", "\(folder)/files", "--response", response], 64, "--challenge"),
                (["evidence", "make", "\(folder)/files", "-o", "\(folder)/made.epass"], 73, "made.epass"),
                (["evidence", "make", "-", "-", "-o", "\(folder)/x"], 64, "once"),
                (["evidence", "make", "\(folder)/none", "-o", "\(folder)/x"], 66, "none"),
            ] as [([String], Int32, String)] {
                let outcome = try await Epass.start(arguments).outcome()
                #expect(outcome.status == status && outcome.errors.contains(words), "\(arguments): \(outcome.text)")
            }
        }
    }

    @Test("one JSON on standard input, in the form of a phone and as others write it; and what is none", .long())
    func json() async throws {
        try await withTemporaryFolder { folder in
            let made = try await SimulatedPassport.export(to: folder)
            let files = try ["SOD", "DG1", "DG2"].map { "\"\($0)\": \"\(try Self.base64("\(made)/EF.\($0)"))\"" }
                .joined(separator: ", ")
            let trust = ["--trust", "\(made)/csca.der", "--json"] + Self.date
            for text in ["{\"files\": {\(files)}}", "{\(files), \"name\": \"x\", \"score\": 0.5}"] {
                let outcome = try await Epass.start(["verify", "-"] + trust, input: text).outcome()
                #expect(outcome.status == 2, "\(outcome.text)")
                #expect(try Self.given(outcome) == ["dataGenuine", "documentCurrent"])
            }
            for (text, code) in [
                ("{\"files\": {\"DG1\": \"!\"}}", "evidence.textUndecodable"), ("{\"a\": 1}", "evidence.formUnknown"),
                ("{\"files\": {\(files)}, \"verified\": true}", "evidence.memberInvalid"),
                ("{\"schema\": \"epass-report/2\"}", "cli.notEvidence"),
            ] {
                let outcome = try await Epass.start(["verify", "-"] + trust, input: text).outcome()
                let error = try outcome.json()["error"] as? [String: Any]
                #expect(outcome.status == 65 && error?["code"] as? String == code, "\(outcome.text)")
            }
            let both = try await Epass.start(["verify", "-", "--mrz", "-"] + trust, input: SimulatedPassport.mrz)
                .outcome()
            #expect(both.status == 64)
        }
    }

    @Test("files of two documents, an unknown name and a name of two files are refused, with the file")
    func refused() async throws {
        try await withTemporaryFolder { folder in
            let (one, other) = (
                try await SimulatedPassport.export(to: folder),
                try await SimulatedPassport.export(to: folder, profile: "bac", seed: 9)
            )
            try Data([0x61]).write(to: URL(fileURLWithPath: "\(folder)/011D"))
            try Data([0x61]).write(to: URL(fileURLWithPath: "\(folder)/passport.bin"))
            for (paths, code, words) in [
                ([one, other], "evidence.severalDocuments", "EF.SOD"),
                ([one, "\(folder)/011D"], "evidence.nameAmbiguous", "011D"),
                ([one, "\(folder)/passport.bin"], "evidence.nameUnknown", "passport.bin"),
            ] {
                let outcome = try await Epass.start(["verify"] + paths + ["--json"]).outcome()
                let error = try outcome.json()["error"] as? [String: Any]
                #expect(outcome.status == 65 && error?["code"] as? String == code, "\(outcome.text)")
                #expect((error?["message"] as? String)?.contains(words) == true, "\(outcome.text)")
            }
        }
    }
}
