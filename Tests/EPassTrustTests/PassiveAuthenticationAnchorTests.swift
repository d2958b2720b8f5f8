// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTrust
import Testing

// How the anchor of a document is found.
extension PassiveAuthenticationTests {
    @Test("an empty key identifier names no anchor: another country's with an empty one is not asked")
    func emptyKeyIdentifier() throws {
        var foreign = TestDocument()
        foreign.cscaCountry = "XX"
        foreign.cscaKind = .ec(.p384)
        foreign.cscaAlgorithm = .ecdsa(.sha384)
        foreign.editCSCA = { $0.set(.subjectKeyIdentifier([])) }
        let other = try foreign.cscaCertificate()
        var document = TestDocument()
        document.editSigner = { $0.set(.authorityKeyIdentifier([])) }
        let result = try judge(document) { try TrustSnapshot([other, $0.csca]) }
        #expect(TestDocument.departures(result).isEmpty)
        #expect(result.deviations == [.akiMissing])
        let unknown = try judge(document) { _ in try TrustSnapshot([other]) }
        #expect(unknown.finding(.dsSignature)?.reason == .noAnchor)
    }

    @Test("an anchor whose key cannot be used says something about the store, not about the document")
    func anchorKeyRefused() throws {
        let made = try TestDocument().make()
        // The prime of the explicit parameters is changed: the curve is none that is known.
        var octets = made.csca.encoded
        let prime: [UInt8] = [0x02, 0x21, 0x00, 0xFF, 0xFF, 0xFF, 0xFF]
        let index = try #require(octets.indices.first { octets[$0...].starts(with: prime) })
        octets[index + 8] ^= 1
        let anchor = try Certificate(encoded: octets)
        let result = try judge(TestDocument()) { _ in try TrustSnapshot([anchor]) }
        #expect(
            TestDocument.departures(result) == ["issuer.ds.signature undetermined (keyRefused)"] + Self.noCSCA)
    }

    @Test("the signer is found by its key identifier as well")
    func keyIdentifier() throws {
        var document = TestDocument()
        document.editSOD = { $0.usesKeyIdentifier = true }
        #expect(TestDocument.departures(try judge(document, profile: .strict)).isEmpty)
    }

    @Test("no anchor is undetermined, and says whether the country is known at all")
    func noAnchor() throws {
        let expected = ["issuer.ds.signature undetermined (noAnchor)"] + Self.noCSCA
        let empty = try judge(TestDocument()) { _ in try TrustSnapshot([]) }
        #expect(TestDocument.departures(empty) == expected)
        #expect(empty.finding(.dsSignature)?.detail?.contains("no CSCA certificate of UT") == true)
        var other = TestDocument()
        other.cscaKind = .ec(.p384)
        other.cscaAlgorithm = .ecdsa(.sha384)
        let generation = try other.cscaCertificate()
        let otherGeneration = try judge(TestDocument()) { _ in try TrustSnapshot([generation]) }
        #expect(TestDocument.departures(otherGeneration) == expected)
        #expect(otherGeneration.finding(.dsSignature)?.detail?.contains("not the one") == true)
    }

    @Test("no identifier and no candidate by name that verifies is undetermined")
    func noIdentifier() throws {
        var document = TestDocument()
        document.editSigner = { $0.remove("2.5.29.35") }
        document.issuingRole = "another csca"
        let result = try judge(document)
        #expect(
            TestDocument.departures(result) == ["issuer.ds.signature undetermined (noAnchor)"] + Self.noCSCA)
    }

    @Test("of several anchors with one key the one valid at the time is taken")
    func renewals() throws {
        var old = TestDocument()
        let early = try #require(Timestamp(iso8601: "2026-02-01"))
        old.editCSCA = { $0.notAfter = early }
        let expired = try old.cscaCertificate()
        let result = try judge(TestDocument()) { try TrustSnapshot([expired, $0.csca]) }
        #expect(TestDocument.departures(result).isEmpty)
        let only = try judge(TestDocument()) { _ in try TrustSnapshot([expired]) }
        #expect(TestDocument.departures(only) == ["issuer.csca.validity failed (expired)"])
        #expect(only.finding(.cscaValidity)?.detail?.contains("2026-02-01") == true)
    }
}
