// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@testable import EPassCLI

/// What commands print with `--json`, against the schema that the object names: strictly, so that a member which no
/// schema describes is a fault, too. `Scripts/check-schemas` does the same over many more documents.
@Suite("Printed objects and their schemas", .timeLimit(.minutes(5)), .timed)
struct PrintedObjectTests {
    private static let mrz = """
        P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
        L898902C36UTO7408122F3404159ZE184226B<<<<<16
        """

    /// The commands, in their order: what is written by one is read by another.
    private static let commands = [
        "simulate --seed 0 --export issuer", "read --simulate --out passport.epass --trace reading.trace --json",
        "read --simulate --json --with-images", "read --simulate --can 000000 --json", "read --simulate nosuch --json",
        "read --mzr --json", "verify passport.epass --json --at 2026-11-26",
        "verify passport.epass --trust issuer/csca.der --policy kyc --json --with-images", "verify nosuch --json",
        "verify issuer --json", "verify --batch passport.epass --summary summary.json", "mrz --json L", "mrz --json -",
        "mrz --json-lines --show-key -",
        "inspect --json --offsets passport.epass issuer/csca.der issuer/ds.der",
        "inspect --json --reveal passport.epass",
        "inspect --json nosuch", "trace --json reading.trace", "trace --json issuer/csca.der", "readers --json",
        "readers --watch --json", "doctor --json",
        "trust import --yes --named --json issuer/csca.der --store store",
        "trust import --yes --json nosuch --store store",
        "trust update --json --yes issuer --store store",
        "trust list --json --store store", "trust show --json UT --store store", "trust audit --json --store store",
        "trust audit --json --store store --fail-older 0", "trust audit --json --store nosuch",
        "trust chain --json issuer/ds.der --store store", "trust doctor --json passport.epass --store issuer/csca.der",
        "trust doctor --json passport.epass", "trust grant --json --store store", "trust history --json --store store",
        "trust block --json --yes UTO:P:A1-A9 --reason stolen --store store", "trust block --json --store store",
        "trust unblock --json --yes UTO:P:A1-A9 --store store", "trust diff --json issuer/csca.der store",
        "trust remove --json --yes UT --store store", "trust undo --json --yes --store store",
        "trust setup --list --json", "policy list --json", "policy show kyc --json", "policy lint kyc --json",
        "policy lint issuer/csca.der --json", "policy diff read kyc --json", "policy explain kyc --json",
        "policy explain nosuch --json", "simulate --list --json", "simulate --list --json nosuch",
        "simulate --check document.json --json", "schema --json",
        "conform reader --case LDS_D_04 --out results.json --json", "conform reader --list --unit LDS_D --json",
        "conform chip --simulate eac --case ISO7816_J_2 --json", "conform chip --list --unit bac --json",
        "conform chip --case nosuch --json",
        "conform lds issuer --trust issuer/csca.der --json", "conform lds --list --unit EF.DG1 --json",
        "conform lds nosuch --json", "conform pki issuer/csca.der issuer/ds.der issuer/csca.crl issuer/csca.ml --json",
        "conform pki --list --unit PKD --json", "conform pki issuer/EF.DG1 --json",
        "conform reader --case nosuch --json", "conform diff results.json results.json --json",
        "result verify result.jws --keys jwks.json --nonce another --max-age 1 --json",
        "result verify result.jws --keys nosuch --json",
        "simulate cvc --seed 0 --export certs",
        """
        lds2 append issuer/EF.DG1 --to EntryRecords --simulate lds2 --terminal-certificates certs \
        --terminal-key certs/is.key.pem --json
        """,
    ]

    /// The objects that commands write into files.
    private static let written = ["summary.json"]

    /// Which formats have to be among them; of the others the program reads files, or needs a reader.
    private static let others: Set<String> = [
        "epass-conformance/1", "epass-document/2", "epass-evidence/2", "epass-files/1", "epass-terminal-chain/1",
    ]

    @Test(
        "every object is as its schema says, and no schema is without one", .long(),
        .enabled(if: SchemaValidator.isInstalled, .init(rawValue: SchemaValidator.whySkipped)))
    func objects() async throws {
        try await withTemporaryFolder { folder in
            try Data("{}".utf8).write(to: URL(fileURLWithPath: folder + "/document.json"))
            let result = try MadeResult()
            _ = try result.writeKeys(to: folder)
            try Data(try result.token().utf8).write(to: URL(fileURLWithPath: folder + "/result.jws"))
            let environment = Epass.environment.merging([
                "EPASS": Epass.path, "PATH": "/usr/bin:/bin", "XDG_DATA_HOME": folder + "/data",
                "PCSCLITE_CSOCK_NAME": folder + "/no-service",
            ]) { _, new in new }
            var objects: [String] = []
            for command in Self.commands {
                let words = command.split(separator: " ").map(String.init)
                let outcome = try await Program(
                    "/bin/sh", ["-c", "cd \"$0\" && exec \"$EPASS\" \"$@\"", folder] + words,
                    environment: environment, input: Self.mrz, seconds: 60
                ).outcome()
                guard words.contains(where: { $0.hasPrefix("--json") || $0 == "--batch" }) else { continue }
                #expect(!outcome.output.isEmpty, "\(command): \(outcome.errors)")
                objects.append("\(command)\t" + outcome.output.replacing("\n", with: " "))
            }
            for name in Self.written {
                let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
                objects.append("\(name)\t" + text.replacing("\n", with: " "))
            }
            let answer = try SchemaValidator.judgeStrictly(objects)
            #expect(answer.faults.isEmpty, "\(answer.faults.joined(separator: "\n"))")
            let missing = Set(FormatSchema.all.map(\.name)).subtracting(Self.others).subtracting(answer.formats)
            #expect(missing.isEmpty, "no object of \(missing.sorted())")
        }
    }
}
