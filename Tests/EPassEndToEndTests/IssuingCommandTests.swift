// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("Issuers as a description has them, Docs/issuing.md", .timed)
struct IssuingCommandTests {
    private static let zone = """
        P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
        L898902C36UTO7408122F3404159ZE184226B<<<<<16
        """

    @Test("epass simulate cvc continues an exported CVCA: the chip of the profile opens to what it made")
    func continued() async throws {
        try await withTemporaryFolder { folder in
            let export = try await Epass.run("simulate", "eac", "--export", "\(folder)/eac")
            try #require(export.status == 0, "\(export.text)")
            let made = try await Epass.run(
                "simulate", "cvc", "--continue", "\(folder)/eac", "--export", "\(folder)/new")
            try #require(made.status == 0, "\(made.text)")
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/new/dv.key.pem")
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            let outcome = try await Epass.run(
                "read", "--simulate", "eac", "--mrz", "-", "--terminal-certificates", "\(folder)/new",
                "--terminal-key", "\(folder)/new/is.key.pem", "--json", input: Self.zone)
            let report = try outcome.json()
            #expect(result(of: "integrity.dg3.hash", in: report) == "successful", "\(outcome.errors)")
        }
    }

    @Test(
        "what a trust defect exports shows it after epass trust import, as trust.txt has the words",
        arguments: [
            ("genuine", "successful"), ("link", "successful"), ("unpinned", "successful"), ("listed", "successful"),
            ("linked", "successful"), ("signer-has-key-of-csca", "failed"), ("link-missing", "undetermined"),
            ("defect-list-revokes", "failed"), ("defect-list-revokes-granted", "failed"),
            ("defect-list-revokes-pinned", "failed"), ("defect-list-revokes-ungranted", "undetermined"),
        ])
    func imported(defect: String, signature: String) async throws {
        try await withTemporaryFolder { folder in
            let json = "\(folder)/document.json"
            try #"{"explicitParameters": false, "trust": {"defect": "\#(defect)"}}"#
                .write(toFile: json, atomically: true, encoding: .utf8)
            let export = try await Epass.run(
                "simulate", "--document", json, "--seed", "1", "--export", "\(folder)/made")
            try #require(export.status == 0, "\(export.text)")
            let words = try String(contentsOfFile: "\(folder)/made/trust.txt", encoding: .utf8)
                .split(whereSeparator: \.isWhitespace).dropFirst(1).map { word -> String in
                    let plain = word.filter { $0 != "'" }
                    let isFile = FileManager.default.fileExists(atPath: "\(folder)/made/\(plain)")
                    return isFile ? "\(folder)/made/\(plain)" : plain
                }
            let store = try await Epass.start(words.filter { $0 != "--yes" } + ["--store", "\(folder)/store", "--yes"])
                .outcome()
            try #require(store.status == 0, "\(store.text)")
            let outcome = try await Epass.run(
                "verify", "\(folder)/made", "--trust", "\(folder)/store", "--json")
            let report = try outcome.json()
            #expect(result(of: "issuer.ds.signature", in: report) == signature, "\(outcome.errors)")
        }
    }

    @Test("an edit that cannot be made is refused with its member")
    func refused() async throws {
        try await withTemporaryFolder { folder in
            let json = "\(folder)/document.json"
            try #"{"issuing": {"edits": [{"in": "documentSigner.colour", "do": "remove"}]}}"#
                .write(toFile: json, atomically: true, encoding: .utf8)
            let outcome = try await Epass.run("simulate", "--document", json, "--export", "\(folder)/made")
            #expect(outcome.status == 65)
            #expect(outcome.errors.contains("issuing.edits[0].in"))
        }
    }
}
