// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassTestSupport
import EPassTrust
import Testing

@testable import EPassSimulator

@Suite("What the simulated State publishes, Doc 9303-12 4.1.1, 7.1.4 and 9", .timed)
struct IssuerPublicationTests {
    func document(_ name: String) throws -> PersonalisedDocument {
        try SimulatorProfile.named(name).makeDocument(seed: 21)
    }

    @Test(
        "the revocation list is signed by the CSCA, and has the document signer in one profile only",
        arguments: SimulatorProfile.issuing.map(\.name) + ["default", "rsa-pss"])
    func revocationList(name: String) throws {
        let document = try document(name)
        let csca = try Certificate(encoded: #require(document.publication.cscaCertificates.last))
        let list = try CertificateRevocationList(encoded: document.publication.revocationList)
        let signer = try Certificate(encoded: document.signerCertificate)
        #expect(try list.verifySignature(under: csca) == .valid)
        #expect(list.issuer.matches(csca.subject))
        #expect((list.revocation(ofSerialNumber: signer.serialNumber) != nil) == (name == "signer-revoked"))
        #expect(list.revokedCount == (name == "signer-revoked" ? 1 : 0))
        let today = try #require(Timestamp(year: 2026, month: 11, day: 21))
        let nextUpdate = try #require(list.nextUpdate)
        #expect((nextUpdate < today) == (name == "crl-expired"))
        #expect(document.revocationLists.isEmpty == !["crl", "signer-revoked", "crl-expired"].contains(name))
    }

    @Test(
        "the master list verifies up to the CSCA, and holds every generation and link",
        arguments: ["default", "csca-link", "rsa-2048", "no-anchor"])
    func masterList(name: String) throws {
        let document = try document(name)
        let list = try SignedList(contentInfo: document.publication.masterList)
        #expect(list.kind == .masterList)
        let anchors = try document.publication.cscaCertificates.map {
            try TrustAnchor(certificate: Certificate(encoded: $0))
        }
        let today = try #require(Timestamp(year: 2026, month: 11, day: 21))
        let verification = SignedListVerification.verify(list, trust: try TrustSnapshot(anchors: anchors), at: today)
        guard case .verified(let anchor) = verification.standing else {
            Issue.record("the standing is \(verification.standing)")
            return
        }
        #expect(anchor.certificate.encoded == document.publication.cscaCertificates.last)
        guard case .masterList(let content) = try list.decodedContent() else {
            Issue.record("the content is no master list")
            return
        }
        let listed = Set(content.entries.map { Array($0.octets) })
        #expect(listed == Set(document.publication.cscaCertificates + document.publication.linkCertificates))
        #expect(verification.deviations.isEmpty)
    }

    @Test("a link certificate holds the key of the next generation, signed with that of the one before")
    func link() throws {
        let document = try document("csca-link")
        let publication = document.publication
        #expect(publication.cscaCertificates.count == 2)
        let first = try Certificate(encoded: #require(publication.cscaCertificates.first))
        let second = try Certificate(encoded: #require(publication.cscaCertificates.last))
        let link = try Certificate(encoded: #require(publication.linkCertificates.first))
        #expect(link.subjectPublicKeyInfo == second.subjectPublicKeyInfo)
        #expect(try link.verifySignature(under: first) == .valid)
        #expect(try link.verifySignature(under: second) == .invalid)
        #expect(link.isSelfIssued)
        #expect(document.trustAnchors == [first.encoded])
        #expect(document.linkCertificates == [link.encoded])
        let signer = try Certificate(encoded: document.signerCertificate)
        #expect(try signer.verifySignature(under: second) == .valid)
        #expect(try self.document("link-missing").linkCertificates.isEmpty)
        #expect(try self.document("link-missing").publication.linkCertificates.count == 1)
    }

    @Test("everything is exported by its name, and follows from the seed")
    func export() throws {
        let names = try document("csca-link").exportedFiles.map(\.name)
        #expect(
            names.suffix(12) == [
                "ds.der", "csca.der", "csca-2.der", "csca-2-link.der", "csca.crl", "csca.ml", "csca.key.pem",
                "csca-2.key.pem", "ds.key.pem", "mls.key.pem", "aa.key.pem", "ca.key.pem",
            ])
        #expect(try document("csca-link").exportedFiles == document("csca-link").exportedFiles)
        let plain = try document("default").exportedFiles.map(\.name)
        #expect(
            plain.suffix(9) == [
                "ds.der", "csca.der", "csca.crl", "csca.ml", "csca.key.pem", "ds.key.pem", "mls.key.pem", "aa.key.pem",
                "ca.key.pem",
            ])
    }

    @Test("what a reading rests on is marked as a test")
    func snapshot() throws {
        let snapshot = try document("csca-link").trustSnapshot()
        #expect(snapshot.anchors.count == 2)
        #expect(snapshot.anchors.allSatisfy { $0.isTest })
        #expect(snapshot.revocationLists(ofCountry: "UT").isEmpty)
        #expect(try document("crl").trustSnapshot().revocationLists(ofCountry: "UT").count == 1)
    }

    @Test("a description says how many generations there are", arguments: [0, 5])
    func bounds(count: Int) throws {
        var description = DocumentDescription()
        description.cscaGenerations = count
        #expect(throws: SimulatorError.self) { try Personaliser.personalise(description, seed: 1) }
    }
}
