// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassTestSupport
import EPassTrust
import Testing

@Suite("A link certificate in EF.SOD and an expired document, Docs/policies.md", .timed)
struct EmbeddedLinkReportTests {
    private struct Authority {
        let key: PrivateKey
        let spki: [UInt8]
        let identifier: [UInt8]

        init() throws {
            key = try PrivateKey.generate(.ec(.p256))
            spki = try key.subjectPublicKeyInfo(explicitParameters: false)
            identifier = try CertificateBuilder.keyIdentifier(of: spki)
        }

        func certificate(until end: String, signedBy other: Authority? = nil) throws -> Certificate {
            var builder = try CertificateBuilder.csca(
                subject: try DistinguishedName(country: "UT", commonName: "CSCA"), icaoCountry: "UTO",
                serialNumber: [other == nil ? 1 : 2], notBefore: time("2020-01-01"), notAfter: time(end),
                privateKeyNotAfter: time("2028-01-01"), keyIdentifier: identifier)
            if let other { builder.set(.authorityKeyIdentifier(other.identifier)) }
            return try builder.issue(
                subjectPublicKeyInfo: spki, signedBy: (other ?? self).key, algorithm: .ecdsa(.sha256))
        }

        func time(_ text: String) throws -> Timestamp { try #require(Timestamp(iso8601: text)) }
    }

    @Test("the link that issued the signer counts, not the older anchor above it, which may end before the document")
    func spared() async throws {
        let (root, new, signer) = (try Authority(), try Authority(), try Authority())
        let anchor = try root.certificate(until: "2032-01-01")
        let link = try new.certificate(until: "2035-01-01", signedBy: root)
        let builder = try CertificateBuilder.documentSigner(
            csca: link, subject: try DistinguishedName(country: "UT", commonName: "DS"), icaoCountry: "UTO",
            documentTypes: ["P"], serialNumber: [3], notBefore: root.time("2026-01-01"),
            notAfter: root.time("2040-01-01"), privateKeyNotAfter: root.time("2026-06-01"),
            keyIdentifier: signer.identifier)
        let certificate = try builder.issue(
            subjectPublicKeyInfo: signer.spki, signedBy: new.key, algorithm: .ecdsa(.sha256))
        let read = try await SimulatedDocument("default").read()
        let group = try #require(read.octets(of: .dataGroup(.dg1)))
        // EF.DG2 is listed and left unread.
        let hashes = try [(DataGroupNumber.dg1, group), (.dg2, [0x75, 0x00])].map {
            LDSSecurityObject.DataGroupHash(dataGroup: $0, hash: try HashAlgorithm.sha256.hash($1))
        }
        let object = try LDSSecurityObject(
            hashAlgorithmOID: HashAlgorithm.sha256.objectIdentifier, dataGroupHashes: hashes)
        let signed = SignedDataBuilder(
            content: try object.encoded(), digest: .sha256, certificates: [certificate.encoded, link.encoded])
        let info = try signed.contentInfo(
            signedBy: signer.key, certificate: certificate, algorithm: .ecdsa(.sha256))
        var evidence = Evidence(origin: .files, tool: read.tool)
        for (file, octets) in [(LDSFile.sod, EFSOD(contentInfo: info).encoded()), (.dataGroup(.dg1), group)] {
            evidence.files.append(
                FileEvidence(file: file, state: .read, isProtected: false, channel: 0, octets: octets))
        }
        // The document expired on 15 April 2034.
        let report = Inspection.judge(
            evidence, trust: try TrustSnapshot(anchors: [try TrustAnchor(certificate: anchor)]), policy: .read,
            at: try root.time("2036-01-01"))
        let checks = Dictionary(report.checks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        #expect(checks[.dsSignature]?.result == .successful)
        #expect(checks[.cscaValidity]?.finding.reason == .expired)
        #expect(checks[.cscaValidity]?.role == .evaluatory)
        #expect(report.overall != .failed)
    }
}
