// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassPCSCRig
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("epass inspect, signed lists", .timeLimit(.minutes(5)), .timed)
struct InspectListTests {
    /// A list with the signer of its kind and a CSCA beside it.
    struct World {
        let cscaKey: PrivateKey
        let signerKey: PrivateKey
        let csca: Certificate
        let signer: Certificate

        init(_ kind: SignedListKind, purpose: SignedListKind? = nil) throws {
            cscaKey = try PrivateKey.generate(.ec(.p256))
            signerKey = try PrivateKey.generate(.ec(.p256))
            let from = try #require(Timestamp(iso8601: "2026-01-01"))
            let to = try #require(Timestamp(iso8601: "2036-01-01"))
            let cscaInfo = try cscaKey.subjectPublicKeyInfo(explicitParameters: true)
            let builder = try CertificateBuilder.csca(
                subject: DistinguishedName(country: "UT", commonName: "CSCA UT"), icaoCountry: "UTO",
                serialNumber: [1], notBefore: from, notAfter: to, privateKeyNotAfter: to,
                keyIdentifier: CertificateBuilder.keyIdentifier(of: cscaInfo))
            csca = try builder.issue(
                subjectPublicKeyInfo: cscaInfo, signedBy: cscaKey, algorithm: .ecdsa(.sha256))
            let signerInfo = try signerKey.subjectPublicKeyInfo(explicitParameters: true)
            signer = try CertificateBuilder.listSigner(
                purpose ?? kind, csca: csca, subject: DistinguishedName(country: "UT", commonName: "List Signer"),
                serialNumber: [2], notBefore: from, notAfter: to,
                keyIdentifier: CertificateBuilder.keyIdentifier(of: signerInfo)
            ).issue(subjectPublicKeyInfo: signerInfo, signedBy: cscaKey, algorithm: .ecdsa(.sha256))
        }

        func list(_ kind: SignedListKind, _ content: [UInt8]) throws -> [UInt8] {
            try SignedDataBuilder(
                kind: kind, content: content, certificates: [signer.encoded, csca.encoded],
                signingTime: Timestamp(iso8601: "2026-05-01")
            ).contentInfo(signedBy: signerKey, certificate: signer, algorithm: .ecdsa(.sha256))
        }
    }

    /// The lines from the one that begins with `first` to the one before `CMS`, and the status.
    private func inspect(
        _ octets: [UInt8], from first: String, _ options: String...
    ) async throws -> (lines: [String], status: Int32?, text: String) {
        try await withTemporaryFolder { folder in
            let path = folder + "/list"
            try Data(octets).write(to: URL(fileURLWithPath: path))
            let outcome = try await Epass.start(["inspect", path] + options).outcome()
            let lines = outcome.output.split(separator: "\n").map(String.init)
            let shown = lines.drop { !$0.hasPrefix(first) }.prefix { $0 != "  CMS" }
            return (Array(shown), outcome.status, outcome.output)
        }
    }

    @Test("a master list: signer, countries and every certificate, one that is none among them")
    func masterList() async throws {
        let world = try World(.masterList)
        var builder = CertificateListBuilder(certificates: [world.csca.encoded])
        let sound = try await inspect(world.list(.masterList, builder.content()), from: "  signed:")
        #expect(sound.status == 0)
        #expect(sound.text.contains(": master list\n"))
        #expect(sound.lines.contains("  signer: C=UT, CN=List Signer"))
        #expect(sound.lines.contains { $0.hasPrefix("    signature: verifies") })
        #expect(sound.lines.contains("    certified by: C=UT, CN=CSCA UT, in the list"))
        #expect(sound.lines.contains("  countries: 1: UT 1"))
        #expect(
            sound.lines.contains { $0.hasPrefix("    #0: C=UT, CN=CSCA UT, csca, 2026-01-01 to 2036-01-01, SHA-256 ") })
        builder.defects = [.foreignElement]
        let damaged = try await inspect(world.list(.masterList, builder.content()), from: "  signed:")
        #expect(damaged.status == 65)
        #expect(damaged.lines.contains("  certificates: 2"))
        #expect(damaged.text.contains("1 of its entries cannot be decoded"))
    }

    @Test("a list by a signer of another kind is shown and said to be refused")
    func wrongPurpose() async throws {
        let world = try World(.documentSignerList, purpose: .masterList)
        let content = CertificateListBuilder(certificates: [world.signer.encoded]).content()
        let shown = try await inspect(world.list(.documentSignerList, content), from: "  signer:")
        #expect(shown.text.contains(": document signer list\n"))
        #expect(shown.lines.contains { $0.hasPrefix("    signature: REFUSED (wrongRole)") })
    }

    @Test("a deviation list: bounds and types in words; document numbers are hidden; hostile text is escaped")
    func deviationList() async throws {
        let world = try World(.deviationList)
        let day = try #require(Timestamp(iso8601: "2010-01-01"))
        let content = try DeviationListBuilder(entries: [
            .init(
                .init(
                    documentType: "P", signer: .subjectKeyIdentifier([0xAB, 0xCD]), issued: day...day,
                    documentNumbers: ["L898902C3"]),
                [
                    .init(.documentSignerEncoding(.body(4)), text: "a\u{1B}[31mb"),
                    .init(.dataGroupHashWrong(.init(rawValue: 11))),
                ])
        ]).content()
        let list = try world.list(.deviationList, content)
        let shown = try await inspect(list, from: "  deviations:")
        #expect(shown.status == 0)
        for line in [
            "      document type: P", "      document signer: key ABCD", "      issued: 2010-01-01 to 2010-01-01",
            "      document numbers: 1", "        number: (hidden)",
            "      deviation: coding error in the document signer's certificate: issuer",
            "        text: a{U+1B}[31mb", "        parameters: 020104", "      deviation: hash in EF.SOD wrong: DG11",
            "        parameters: 02010B",
        ] { #expect(shown.lines.contains(line), "\(line)") }
        let revealed = try await inspect(list, from: "  deviations:", "--reveal")
        #expect(revealed.lines.contains("        number: L898902C3"))
    }

    @Test("a defect list: signers and types in words; an entry without a signer is said to fit nothing")
    func defectList() async throws {
        let world = try World(.defectList)
        let content = try DefectListBuilder(entries: [
            .init(
                signer: .issuerAndSerialNumber(world.csca.subject, serialNumber: [0x12]),
                known: [
                    .certificateRevoked(DefectCode(.onHold)), .authenticationProtocolFailure([.chipAuthentication]),
                    .dataGroupMalformed([2, 11]),
                ], text: "A class"),
            .init(known: [.powerDownRequired]),
        ]).content()
        let shown = try await inspect(world.list(.defectList, content), from: "  version:")
        #expect(shown.status == 0)
        for line in [
            "  version: v2", "  hash algorithm: SHA-256 (2.16.840.1.101.3.4.2.1)", "  defects: 2",
            "      document signer: C=UT, CN=CSCA UT, serial 12", "      text: A class",
            "      defect: document signer revoked (under investigation)",
            "      defect: authentication known to fail: chip authentication",
            "      defect: data groups wrongly encoded: 2, 11",
            "      document signer: none, so that the entry fits nothing",
            "      defect: power down between two authentications",
        ] { #expect(shown.lines.contains(line), "\(line)") }
    }
}
