// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMRZ
import EPassPCSCRig
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("epass inspect, card-verifiable certificates", .timeLimit(.minutes(5)), .timed)
struct InspectCardVerifiableTests {
    private func certificates() throws -> [CardVerifiableCertificate] {
        let keys = [try PrivateKey.generate(.ec(.brainpoolP256r1)), try PrivateKey.generate(.ec(.brainpoolP256r1))]
        let authority = try CertificateReference(text: "UTCVCA00001")
        let terminal = try CertificateReference(text: "UTISEPASS00001")
        var builder = CardVerifiableCertificateBuilder(
            authorityReference: authority, holderReference: authority,
            authorization: HolderAuthorization(.cvca, readsDG3: true, readsDG4: true),
            effectiveDate: CalendarDate(daysSince1970: 20_454), expirationDate: CalendarDate(daysSince1970: 20_819))
        let root = try builder.issue(keys[0].publicKey, algorithm: .ecdsaSHA256, by: keys[0])
        builder.holderReference = terminal
        builder.authorization = HolderAuthorization(.terminal, readsDG3: true, readsDG4: false)
        return [root, try builder.issue(keys[1].publicKey, algorithm: .ecdsaSHA256, by: keys[0])]
    }

    private func inspect(_ octets: [UInt8], _ options: String...) async throws -> (lines: [String], status: Int32?) {
        try await withTemporaryFolder { folder in
            let path = folder + "/terminal.cvcert"
            try Data(octets).write(to: URL(fileURLWithPath: path))
            let outcome = try await Epass.start(["inspect", path] + options).outcome()
            return (outcome.output.split(separator: "\n").map(String.init), outcome.status)
        }
    }

    @Test("EF.CVCA, which has no tag of its own, is told by its name and by what it begins with")
    func trustPoints() async throws {
        let octets = Array("B\u{10}UTCVCAEPASSUT002B\u{10}UTCVCAEPASSUT001".utf8)
        for name in ["EF.CVCA", "CVCA.bin", "something"] {
            try await withTemporaryFolder { folder in
                try Data(octets).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
                let outcome = try await Epass.run("inspect", "\(folder)/\(name)")
                #expect(outcome.status == 0, "\(outcome.text)")
                #expect(
                    outcome.output.hasSuffix(
                        ": EF.CVCA\n  authority: UTCVCAEPASSUT002\n  authority: UTCVCAEPASSUT001\n"),
                    "\(outcome.output)")
            }
        }
    }

    @Test("one certificate is shown field by field")
    func one() async throws {
        let shown = try await inspect(try #require(try certificates().last).encoded)
        #expect(shown.status == 0)
        #expect(shown.lines.first?.hasSuffix(": card-verifiable certificate") == true)
        for line in [
            "  holder reference: UTISEPASS00001", "    holder mnemonic: ISEPASS", "  role: terminal",
            "  terminal type: inspection system", "  authorization: 01", "    reads DG3: yes", "    reads DG4: no",
            "  effective: 2026-01-01", "  expires: 2027-01-01", "  public key: ECDSA SHA-256",
            "    domain parameters: inherited", "  signature: 64 octets, its signer is not in the file",
        ] {
            #expect(shown.lines.contains(line), "\(line)")
        }
    }

    @Test("several in one file are verified under each other")
    func several() async throws {
        let all = try certificates()
        let shown = try await inspect(all.flatMap(\.encoded))
        #expect(shown.status == 0)
        #expect(shown.lines.first?.hasSuffix(": 2 card-verifiable certificates") == true)
        #expect(shown.lines.contains("      domain parameters: stated, brainpoolP256r1"))
        #expect(shown.lines.contains("    signature: 64 octets, verifies under its own key"))
        #expect(shown.lines.contains("    signature: 64 octets, verifies under UTCVCA00001"))
        var forged = all.flatMap(\.encoded)
        forged[forged.count - 1] ^= 1
        let refused = try await inspect(forged)
        #expect(refused.lines.contains("    signature: 64 octets, does NOT verify under UTCVCA00001 of this file"))
    }

    @Test("one that is cut short is bad data, with the place of the fault")
    func damaged() async throws {
        let encoded = try #require(try certificates().first).encoded
        let shown = try await inspect(Array(encoded.dropLast()))
        #expect(shown.status == 65)
        #expect(shown.lines.contains { $0.hasPrefix("  not decoded: trust.malformed certificate @ 0: ") })
        let json = try await inspect(encoded, "--json")
        #expect(json.status == 0 && json.lines.contains { $0.contains("\"kind\": \"card-verifiable certificate\"") })
    }
}
