// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass simulate eac --export, and epass read with what it wrote, Doc 9303-11, 7.1", .timed)
struct GuardedFilesCommandTests {
    /// A folder with an export of the profile. No seed: what a terminal holds does not depend on it.
    private func withExport<Value>(_ profile: String, _ body: (String) async throws -> Value) async throws -> Value {
        try await withTemporaryFolder { folder in
            let export = "\(folder)/export"
            let outcome = try await Epass.run("simulate", profile, "--export", export)
            try #require(outcome.status == 0, "\(outcome.text)")
            return try await body(export)
        }
    }

    private static let zone = """
        P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
        L898902C36UTO7408122F3404159ZE184226B<<<<<16
        """

    @Test("the export has certificates, and a key that only its owner reads")
    func export() async throws {
        try await withExport("eac-link") { folder in
            for name in ["cvca.cvcert", "cvca-2.cvcert", "cvca-link.cvcert", "dv.cvcert", "is.cvcert"] {
                let outcome = try await Epass.run("inspect", "\(folder)/\(name)")
                #expect(outcome.status == 0, "\(outcome.text)")
            }
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/is.key.pem")
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            let text = try String(contentsOfFile: "\(folder)/is.key.pem", encoding: .utf8)
            #expect(text.hasPrefix("-----BEGIN PRIVATE KEY-----\n") && text.hasSuffix("-----END PRIVATE KEY-----\n"))
            #expect(FileManager.default.fileExists(atPath: "\(folder)/EF.CVCA"))
        }
    }

    @Test(
        "fingers and irises are read with the exported credentials",
        arguments: ["eac", "eac-rsa", "eac-link", "eac-cam"])
    func read(profile: String) async throws {
        try await withExport(profile) { folder in
            let outcome = try await Epass.run(
                "read", "--simulate", profile, "--mrz", "-", "--terminal-certificates", folder, "--terminal-key",
                "\(folder)/is.key.pem", "--json", input: Self.zone)
            let report = try outcome.json()
            for file in ["DG3", "DG4"] { #expect(state(of: file, in: report) == "identical", "\(outcome.errors)") }
            #expect(result(of: "integrity.dg3.hash", in: report) == "successful")
        }
    }

    @Test("without credentials the rest is read, and the report says that they are not held")
    func withoutCredentials() async throws {
        let outcome = try await Epass.run("read", "--simulate", "eac", "--mrz", "-", "--json", input: Self.zone)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let report = try outcome.json()
        #expect(state(of: "DG2", in: report) == "identical")
        let checks = report["checks"] as? [[String: Any]] ?? []
        for id in ["integrity.dg3.hash", "integrity.dg4.hash"] {
            let check = try #require(checks.first { $0["id"] as? String == id })
            #expect(check["result"] as? String == "undetermined")
        }
    }
}
