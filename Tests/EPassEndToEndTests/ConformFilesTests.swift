// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

/// `epass conform lds` and `epass conform pki`, as a personaliser and an operator of a CSCA run them.
@Suite("epass conform lds and pki", .timeLimit(.minutes(5)), .timed)
struct ConformFilesTests {
    /// A folder with an exported document, in which commands run.
    private static func withDocument(
        _ profile: String = "default", _ body: (String) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            let outcome = try await Epass.run("simulate", profile, "--seed", "0", "--export", "\(folder)/files")
            try #require(outcome.status == 0, "\(outcome.text)")
            try await body("\(folder)/files")
        }
    }

    @Test("a sound document ends with 0, a broken one with 1 and its place, one that is open with 2", .long())
    func document() async throws {
        try await Self.withDocument { files in
            let sound = try await Epass.run("conform", "lds", files, "--trust", "\(files)/csca.der")
            #expect(sound.status == 0, "\(sound.text)")
            #expect(sound.output.contains("EF.DG1 "))
            let url = URL(fileURLWithPath: "\(files)/EF.DG1")
            let octets = try Data(contentsOf: url)
            var changed = octets
            changed[5 + 53] = changed[5 + 53] == 0x39 ? 0x38 : 0x39
            try changed.write(to: url)
            let broken = try await Epass.run("conform", "lds", files, "--unit", "EF.DG1")
            #expect(broken.status == 1, "\(broken.text)")
            #expect(broken.output.contains("FAIL  9303-10/4.7.1/checkDigit.documentNumber"))
            #expect(broken.output.contains("EF.DG1 @ 58 5F1F: expected:"))
            try octets.write(to: url)
            let open = try await Epass.run(
                "conform", "lds", files, "--trust", "\(files)/ds.der", "--case", "9303-10/4.6.2/issuer")
            #expect(open.status == 2, "\(open.text)")
        }
    }

    @Test("results are written in every form, compared and gone on from, and one file alone is judged")
    func output() async throws {
        try await Self.withDocument { files in
            let out = ["json", "xml", "html"].map { "\(files).\($0)" }
            let outcome = try await Epass.run(
                "conform", "lds", "\(files)/EF.DG1", "--unit", "EF.DG1", "--out", out[0], "--junit", out[1], "--html",
                out[2])
            #expect(outcome.status == 0, "\(outcome.text)")
            #expect(try String(contentsOfFile: out[1], encoding: .utf8).contains("epass conform lds"))
            #expect(try String(contentsOfFile: out[2], encoding: .utf8).contains("9303-10/4.7.1/zoneLength"))
            let same = try await Epass.run("conform", "diff", out[0], out[0])
            #expect(same.status == 0, "\(same.text)")
            let resumed = try await Epass.run(
                "conform", "lds", "\(files)/EF.DG1", "--unit", "EF.DG1", "--resume", out[0])
            #expect(resumed.status == 0, "\(resumed.text)")
            let other = try await Epass.run(
                "conform", "lds", "\(files)/EF.DG2", "--unit", "EF.DG2", "--resume", out[0])
            #expect(other.status == 65, "\(other.text)")
        }
    }

    @Test("a bundle is judged as a folder is")
    func bundle() async throws {
        try await withTemporaryFolder { folder in
            let read = try await Epass.run("read", "--simulate", "--out", "\(folder)/passport.epass")
            try #require(read.status == 0, "\(read.text)")
            let outcome = try await Epass.run("conform", "lds", "\(folder)/passport.epass")
            #expect(outcome.status == 0, "\(outcome.text)")
        }
    }

    @Test("certificates and lists end with 0 or 1, and what is none with 65")
    func material() async throws {
        try await Self.withDocument { files in
            let sound = try await Epass.run(
                "conform", "pki", "\(files)/csca.der", "\(files)/ds.der", "\(files)/csca.crl")
            #expect(sound.status == 0, "\(sound.text)")
            let none = try await Epass.run("conform", "pki", "\(files)/EF.DG1")
            #expect(none.status == 65, "\(none.text)")
            let url = URL(fileURLWithPath: "\(files)/ds.der")
            var octets = try Data(contentsOf: url)
            octets[octets.count - 1] ^= 1
            try octets.write(to: url)
            let broken = try await Epass.run("conform", "pki", "\(files)/csca.der", "\(files)/ds.der")
            #expect(broken.status == 1 && broken.output.contains("chain.signature"), "\(broken.text)")
        }
    }
}
