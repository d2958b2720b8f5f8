// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassIssuing
import EPassJSON
import EPassLDS
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Known defects in reports, T21 and Docs/known-defects.md", .timed)
struct KnownDefectReportTests {
    private func report(
        _ kind: DefectKind, basis: TrustBasis, defect profile: String = "default", policy: Policy = .read
    ) async throws -> InspectionReport {
        let simulated = try SimulatedDocument(profile)
        let evidence = try await simulated.read()
        let trust = try Self.trust(kind, basis: basis, about: evidence, anchors: try simulated.trust.anchors)
        return Inspection.judge(evidence, trust: trust, policy: policy, at: SimulatedDocument.time)
    }

    @Test("what is excused is told under read, leaves the document open under border, and stays failed under strict")
    func excused() async throws {
        let read = try await report(
            .validityPeriodIncorrect(.documentSigner), basis: .pinned, defect: "signer-expired", policy: .read)
        #expect(read.overall == .successful)
        #expect(read.check(.dsValidity)?.result == .undetermined && read.check(.dsValidity)?.reason == .knownDefect)
        #expect(read.headline.sentence.contains("excused by the defect list of UT (a wrong validity period)"))
        let border = try await report(
            .validityPeriodIncorrect(.documentSigner), basis: .pinned, defect: "signer-expired", policy: .border)
        #expect(border.overall == .undetermined)
        let strict = try await report(
            .validityPeriodIncorrect(.documentSigner), basis: .pinned, defect: "signer-expired", policy: .strict)
        #expect(strict.overall == .failed && strict.check(.dsValidity)?.result == .failed)
        #expect(strict.knownDefects.refused.map(\.reason) == [.noExcuses])
    }

    @Test("that another State signed is told, also where a list excuses it")
    func foreignSigner() async throws {
        let words = "signed by another State than the one it names"
        let read = try await report(.issuingCountry(nil), basis: .pinned, defect: "signer-of-other-country")
        #expect(read.check(.issuerMatchesSigner)?.result == .undetermined)
        #expect(read.headline.sentence.contains(words))
        let border = try await report(
            .issuingCountry(nil), basis: .pinned, defect: "signer-of-other-country", policy: .border)
        #expect(border.overall == .undetermined && border.headline.sentence.contains(words))
        // The list of one of the two States that are named is not enough.
        let own = try await report(
            .issuingCountry(nil), basis: .verified, defect: "signer-of-other-country", policy: .border)
        #expect(own.overall == .failed && own.knownDefects.refused.map(\.reason) == [.notGranted])
    }

    /// Anchors with a defect list that says something of the signer of a document.
    static func trust(
        _ kind: DefectKind, basis: TrustBasis, about evidence: Evidence, anchors: [TrustAnchor]
    ) throws -> TrustSnapshot {
        let file = try EFSOD(decoding: try #require(evidence.octets(of: .sod)))
        let signer = try #require(try SignedData(contentInfo: file.contentInfo).signerInfos.first).sid
        let content = try DefectListBuilder(entries: [.init(signer: signer, known: [kind], text: "as published")])
            .content()
        return try trust(content: content, basis: basis, anchors: anchors)
    }

    /// Anchors with a defect list of that content.
    private static func trust(content: [UInt8], basis: TrustBasis, anchors: [TrustAnchor]) throws -> TrustSnapshot {
        let key = try PrivateKey.generate(.ec(.p256))
        let spki = try key.subjectPublicKeyInfo(explicitParameters: false)
        var builder = CertificateBuilder(
            serialNumber: [1], issuer: try DistinguishedName(country: "UT", commonName: "CSCA"),
            subject: try DistinguishedName(country: "UT", commonName: "Defect List Signer"),
            notBefore: SimulatedDocument.time, notAfter: SimulatedDocument.time)
        builder.extensions = [.extendedKeyUsage([SignedListKind.defectList.signerPurpose])]
        let certificate = try builder.issue(subjectPublicKeyInfo: spki, signedBy: key, algorithm: .ecdsa(.sha256))
        let list = try SignedDataBuilder(
            kind: .defectList, content: content, certificates: [certificate.encoded],
            signingTime: SimulatedDocument.time
        ).issue(signedBy: key, certificate: certificate, algorithm: .ecdsa(.sha256))
        let stored = StoredList(
            list: list, basis: basis, signer: "C=UT, CN=CSCA",
            source: TrustSource(kind: .defectList, name: "defects.bin"))
        return try TrustSnapshot(anchors: anchors, lists: [stored])
    }

    @Test("an entry that cannot be decoded is named: in the first line under read, and it counts under border")
    func undecodable() async throws {
        // Version 2, SHA-256, and one entry with nothing in it.
        let content: [UInt8] =
            [0x30, 0x12, 2, 1, 1, 6, 9, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01] + [0x31, 2, 0x30, 0]
        let simulated = try SimulatedDocument("default")
        let evidence = try await simulated.read()
        let trust = try Self.trust(content: content, basis: .pinned, anchors: try simulated.trust.anchors)
        let words = "1 undecodable entry of the defect list of UT"
        let read = Inspection.judge(evidence, trust: trust, policy: .read, at: SimulatedDocument.time)
        #expect(read.overall == .successful && read.headline.word == .verifiedWithFindings)
        let doubt = "undetermined because of \(words): the revocation status of the document signer"
        #expect(read.headline.sentence.contains(doubt))
        let held = try #require(read.json()["knownDefects"]?.array?.first)
        #expect(held["refused"]?.string == "malformed" && held["name"]?.string == "undecodable")
        #expect(held["text"]?.string?.hasPrefix("1 entry cannot be decoded") == true)
        #expect(ReportText.render(read).contains("not applied (what it says cannot be read): \(words)"))
        let border = Inspection.judge(evidence, trust: trust, policy: .border, at: SimulatedDocument.time)
        #expect(border.overall == .undetermined)
        #expect(border.check(.dsRevocation)?.reason == .knownDefect)
    }

    @Test("more entries than are shown are counted, and what makes something worse is shown first")
    func many() async throws {
        let simulated = try SimulatedDocument("default")
        let evidence = try await simulated.read()
        let file = try EFSOD(decoding: try #require(evidence.octets(of: .sod)))
        let signer = try #require(try SignedData(contentInfo: file.contentInfo).signerInfos.first).sid
        let known = Array(repeating: DefectKind.eIDIntegrityUncertain, count: 300)
        let content = try DefectListBuilder(entries: [
            .init(signer: signer, known: known + [.certificateRevoked(DefectCode(.revokedByIssuer))])
        ]).content()
        let trust = try Self.trust(content: content, basis: .pinned, anchors: try simulated.trust.anchors)
        let report = Inspection.judge(evidence, trust: trust, policy: .read, at: SimulatedDocument.time)
        #expect(report.overall == .failed && report.check(.dsSignature)?.reason == .revoked)
        let shown = try #require(report.json()["knownDefects"]?.array)
        #expect(shown.count == 256 && shown.first?["name"]?.string == "certificateRevoked")
        #expect(report.json()["knownDefectsLeftOutCount"]?.integer == 45)
        #expect(ReportText.render(report).contains("and 45 more"))
    }

    private func check(_ id: CheckID, _ report: InspectionReport) throws -> JSONValue {
        let checks = try #require(report.json()["checks"]?.array)
        return try #require(checks.first { $0["id"]?.string == id.rawValue })
    }

    @Test("an entry that revokes a signer: the result, the one before, list and entry, in JSON and in words")
    func revoked() async throws {
        let report = try await report(.certificateRevoked(DefectCode(.revokedByIssuer)), basis: .pinned)
        #expect(report.overall == .failed)
        let changed = try check(.dsSignature, report)
        #expect(changed["result"]?.string == "failed" && changed["reason"]?.string == "revoked")
        #expect(changed["before"]?["result"]?.string == "successful")
        #expect(changed["appliedDefect"]?["list"]?.string == "defectList")
        #expect(changed["appliedDefect"]?["source"]?.string == "defects.bin")
        #expect(changed["appliedDefect"]?["name"]?.string == "certificateRevoked")
        #expect(changed["appliedDefect"]?["text"]?.string == "as published")
        #expect(report.json()["knownDefects"]?.array?.count == 1)
        let untouched = try check(.sodSignature, report)
        #expect(untouched["before"]?.object == nil && untouched["appliedDefect"]?.object == nil)
        let text = ReportText.render(report)
        #expect(text.contains("Defects"))
        let change = "the path from the document signer to its CSCA: successful before, now failed by a revocation"
        #expect(text.contains(change))
    }

    @Test("an entry of a list that nobody stands behind changes nothing, and is said to be held back")
    func untrusted() async throws {
        let report = try await report(.certificateRevoked(DefectCode(.revokedByIssuer)), basis: .unpinned)
        let unchanged = try check(.dsSignature, report)
        #expect(unchanged["result"]?.string == "successful" && unchanged["before"]?.object == nil)
        let held = try #require(report.json()["knownDefects"]?.array?.first)
        #expect(held["refused"]?.string == "listNotTrusted")
        #expect(ReportText.render(report).contains("not applied (nobody known stands behind the list): "))
    }
}
