// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassEncodings
import EPassIssuing
import EPassJSON
import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Trust diagnosis, Docs/trust.md (F-56)", .timed)
struct TrustDiagnosisTests {
    /// What the doctor says about a simulated document.
    private func diagnosis(
        _ profile: String = "default", under trust: TrustSnapshot? = nil, policy: Policy = .read
    ) async throws -> TrustDiagnosis {
        let simulated = try SimulatedDocument(profile)
        return TrustDiagnosis.diagnose(
            try await simulated.read(), trust: try trust ?? simulated.trust, policy: policy, at: SimulatedDocument.time)
    }

    private static func codes(_ diagnosis: TrustDiagnosis) -> [TrustDiagnosis.Code] { diagnosis.statements.map(\.code) }

    /// The anchors of a document as a store has them. Those of another seed have the same names and other keys.
    private func anchors(
        of profile: String, seed: UInt64 = 1, country: String? = nil, basis: TrustBasis = .named,
        sources: [TrustSource] = []
    ) throws
        -> TrustSnapshot
    {
        let document = try SimulatedDocument(profile, seed: seed) { if let country { $0.country = country } }.document
        return try TrustSnapshot(
            anchors: document.trustAnchors.map {
                try TrustAnchor(
                    certificate: Certificate(encoded: $0), sources: sources, basis: basis, isTest: true)
            }, name: profile)
    }

    @Test("a document that chains: says so first, with the generation, and that it is a test")
    func chains() async throws {
        let diagnosis = try await diagnosis()
        #expect(diagnosis.standing == .chains)
        #expect(diagnosis.statements.first?.code == .chains)
        #expect(diagnosis.statements.first?.text.contains("generation 1 of 1") == true)
        #expect(Self.codes(diagnosis).contains(.test) && Self.codes(diagnosis).contains(.revocationListMissing))
        #expect(diagnosis.anchors.map(\.isIssuer) == [true])
        #expect(diagnosis.anchors.first?.hasNamedKey == true)
    }

    @Test("an empty store: says so, and how to fill it")
    func empty() async throws {
        let diagnosis = try await diagnosis(under: try TrustSnapshot(anchors: []))
        #expect(diagnosis.standing == .open)
        #expect(diagnosis.statements.first?.code == .storeEmpty)
        #expect(diagnosis.steps.first?.command?.hasPrefix("epass trust import") == true)
    }

    @Test("a store without the country: says of how many it has some, and that another list may have it")
    func country() async throws {
        let diagnosis = try await diagnosis(under: try anchors(of: "default", seed: 2, country: "FR"))
        #expect(diagnosis.statements.first?.code == .countryNotInStore)
        #expect(diagnosis.statements.first?.text.contains("none of UT") == true)
        #expect(diagnosis.signer?.country == "UT")
        #expect(diagnosis.anchors.isEmpty)
    }

    @Test(
        "another generation of the country: names the missing key, and whether it is newer or older",
        arguments: [
            ("default", "expired", TrustDiagnosis.Code.newerGeneration), ("expired", "default", .olderGeneration),
        ])
    func generation(_ document: String, _ store: String, _ code: TrustDiagnosis.Code) async throws {
        let diagnosis = try await diagnosis(document, under: try anchors(of: store, seed: 2))
        #expect(diagnosis.standing == .open)
        #expect(diagnosis.statements.first?.code == .keyNotInStore)
        let key = try #require(diagnosis.signer?.authorityKeyIdentifier)
        #expect(diagnosis.statements.first?.text.contains(key) == true)
        #expect(Self.codes(diagnosis).contains(code))
        #expect(Self.codes(diagnosis).contains(.sameNameOtherKey))
        #expect(Self.codes(diagnosis).contains(.linkMissing) == (code == .newerGeneration))
        #expect(diagnosis.anchors.map(\.hasNamedKey) == [false])
    }

    /// A store whose only anchors of the country are certificates that somebody made with this identifier.
    private func diagnosis(
        identifiers: [[UInt8]], key: [UInt8]? = nil, named subject: DistinguishedName? = nil,
        basis: TrustBasis = .named
    ) async throws -> TrustDiagnosis {
        let anchors = try identifiers.enumerated().map { number, identifier in
            let own = try PrivateKey.generate(.ec(.p256))
            let builder = try CertificateBuilder.csca(
                subject: subject ?? DistinguishedName(country: "UT", commonName: "Other \(number)"),
                icaoCountry: "UTO", serialNumber: [UInt8(number + 1)],
                notBefore: #require(Timestamp(iso8601: "2020-01-01")),
                notAfter: #require(Timestamp(iso8601: "2040-01-01")),
                privateKeyNotAfter: #require(Timestamp(iso8601: "2030-01-01")), keyIdentifier: identifier)
            let certificate = try builder.issue(
                subjectPublicKeyInfo: key ?? own.subjectPublicKeyInfo(explicitParameters: true), signedBy: own,
                algorithm: .ecdsa(.sha256))
            return try TrustAnchor(certificate: certificate, basis: basis)
        }
        return try await diagnosis(under: try TrustSnapshot(anchors: anchors))
    }

    @Test("anchors with the identifier of the key that did not sign: says that, and not that none has it")
    func sameIdentifier() async throws {
        let first = try await diagnosis()
        let named = try #require(first.signer?.authorityKeyIdentifier)
        let identifier = try #require(Hexadecimal.octets(named) as [UInt8]?)
        let issuer = try Certificate(encoded: SimulatedDocument("default").document.cscaCertificate)
        for (count, subject, basis) in [
            (1, nil, TrustBasis.named), (3, nil, .named), (1, issuer.subject, .unpinned),
        ] {
            let diagnosis = try await diagnosis(
                identifiers: Array(repeating: identifier, count: count), named: subject, basis: basis)
            let texts = diagnosis.statements.map(\.text)
            #expect(diagnosis.standing == .open && diagnosis.anchors.allSatisfy(\.hasNamedKey), "\(texts)")
            let statement = try #require(diagnosis.statements.first { $0.code == .keyNotInStore }, "\(texts)")
            #expect(statement.text.contains(count == 1 ? "One CSCA certificate" : "3 CSCA certificates"))
            #expect(statement.text.contains(named) && statement.text.contains("verifies under none"))
            #expect(!diagnosis.statements.contains { $0.text.contains("none of the CSCA certificates of") })
        }
        let other = try await diagnosis(identifiers: [[1]])
        #expect(other.statements.first { $0.code == .keyNotInStore }?.text.contains("none of the CSCA") == true)
    }

    @Test("an anchor of the key under another name and identifier: says that the signature verifies under it")
    func otherNameOfKey() async throws {
        let issuer = try Certificate(encoded: SimulatedDocument("default").document.cscaCertificate)
        let diagnosis = try await diagnosis(identifiers: [[1]], key: issuer.subjectPublicKeyInfo)
        #expect(diagnosis.standing == .open && !Self.codes(diagnosis).contains(.keyNotInStore))
        let statement = try #require(diagnosis.statements.first { $0.code == .signerRefused })
        #expect(statement.text.contains("verifies under the key of") && statement.text.contains("Other 0"))
    }

    @Test("a list that was signed before the document signer was certified")
    func oldList() async throws {
        let source = TrustSource(
            kind: .masterList, name: "old.ml", digest: [1], signingTime: Timestamp(iso8601: "2015-01-01"))
        let diagnosis = try await diagnosis(under: try anchors(of: "expired", seed: 2, sources: [source]))
        #expect(Self.codes(diagnosis).contains(.listOlderThanSigner))
        #expect(diagnosis.store.newestList?.date == "2015-01-01")
        #expect(diagnosis.steps.contains { $0.text.contains("newest master lists") })
    }

    @Test("an anchor that is unpinned: read takes it, border does not; the step names the list's digest")
    func unpinned() async throws {
        let source = TrustSource(
            kind: .masterList, name: "list.ml", digest: Array(repeating: 0xAB, count: 32),
            signingTime: Timestamp(iso8601: "2026-05-28"))
        let trust = try anchors(of: "default", basis: .unpinned, sources: [source])
        for (policy, standing) in [(Policy.read, TrustDiagnosis.Standing.chains), (.border, .open)] {
            let diagnosis = try await diagnosis(under: trust, policy: policy)
            #expect(diagnosis.standing == standing)
            #expect(Self.codes(diagnosis).contains(.anchorUnpinned))
            #expect(diagnosis.steps.contains { $0.command?.contains("--pin abababab") == true })
        }
    }

    @Test("a signature that is wrong under the key that the signer names: no list mends that")
    func forged() async throws {
        let diagnosis = try await diagnosis("signer-forged")
        #expect(diagnosis.standing == .broken)
        #expect(diagnosis.statements.first?.code == .signatureInvalid)
        #expect(diagnosis.steps.first?.text.contains("Do not accept") == true)
    }

    @Test("no security object: says that, and to read again")
    func withoutSecurityObject() async throws {
        let diagnosis = try await diagnosis("sod-missing")
        #expect(diagnosis.standing == .open)
        #expect(diagnosis.statements.first?.code == .noSecurityObject)
        #expect(diagnosis.signer == nil)
    }

    @Test("a security object whose signature is wrong: a chain would prove nothing")
    func wrongSignature() async throws {
        let diagnosis = try await diagnosis("signature-changed")
        #expect(diagnosis.standing == .broken)
        #expect(Self.codes(diagnosis).contains(.securityObjectInvalid))
    }

    @Test(
        "no word of it is out of no catalogue",
        arguments: ["default", "expired", "sod-missing", "signer-forged", "signature-changed"])
    func words(_ profile: String) async throws {
        for trust in [nil, try TrustSnapshot(anchors: []), try anchors(of: "default", seed: 2)] {
            let diagnosis = try await diagnosis(profile, under: trust)
            let text = TrustDiagnosisText.render(
                diagnosis, style: ReportText.Style(usesUnicode: true), language: .pseudo)
            let rest = PseudoLanguageTests.outside(text)
            #expect(rest?.contains { $0.isLetter || $0.isNumber } == false, "\(text)")
        }
    }

    @Test("lines are broken to the width; the words stay, and commands and the rows of the table are whole")
    func width() async throws {
        let diagnosis = try await diagnosis(under: try anchors(of: "expired", seed: 2))
        let wide = TrustDiagnosisText.render(diagnosis)
        let narrow = TrustDiagnosisText.render(diagnosis, width: 60)
        #expect(wide.split(whereSeparator: \.isWhitespace) == narrow.split(whereSeparator: \.isWhitespace))
        let whole = Set(wide.split(separator: "\n"))
        let lines = narrow.split(separator: "\n")
        #expect(lines.count > whole.count)
        // A row of the table names a key, a command the program.
        for line in lines where line.count > 60 {
            #expect(whole.contains(line) && (line.contains("...") || line.contains("     epass ")), "\(line)")
        }
    }

    @Test("names nobody, in text and in JSON; ASCII without colours by default")
    func privacy() async throws {
        let diagnosis = try await diagnosis()
        let text = TrustDiagnosisText.render(diagnosis)
        for secret in ["ERIKSSON", "ANNA", "L898902C", "740812", "1974", "ZE184226B"] {
            #expect(!text.contains(secret) && !diagnosis.json().text().contains(secret))
        }
        #expect(text.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
        #expect(diagnosis.json()["schema"]?.string == TrustDiagnosis.schema)
        #expect(try await self.diagnosis().json().octets() == diagnosis.json().octets())
    }
}
