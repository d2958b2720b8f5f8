// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTestSupport
import Testing

@testable import EPassTrust

@Suite("KnownSigners: what is remembered of a signer is its decoding, not a verdict", .serialized, .timed)
struct KnownSignersTests {
    /// A document whose signer has a serial number of its own, so that no other test has met it.
    private func document(_ number: UInt8) -> TestDocument {
        var document = TestDocument()
        document.editSigner = { $0.serialNumber = [0x4B, 0x53, number] }
        return document
    }

    private func judge(_ input: PassiveAuthentication.Input, _ trust: TrustSnapshot) throws
        -> PassiveAuthenticationResult
    {
        PassiveAuthentication.judge(input, trust: trust, at: try #require(Timestamp(iso8601: TestDocument.judged)))
    }

    @Test("a signer met again is judged as the first time")
    func again() throws {
        let made = try document(1).make()
        let trust = try TrustSnapshot([made.csca])
        #expect(KnownSigners.certificate(encoded: made.signer.encoded[...]) == nil)
        let first = try judge(made.input, trust)
        let kept = try #require(KnownSigners.certificate(encoded: made.signer.encoded[...]))
        #expect(kept == made.signer && kept.decodedExtensions == made.signer.decodedExtensions)
        let second = try judge(made.input, trust)
        #expect(first.findings == second.findings)
        #expect(TestDocument.departures(second).isEmpty)
    }

    @Test("a known signer is nobody under other anchors, and no signer without an anchor becomes known")
    func withoutAnchor() throws {
        let made = try document(2).make()
        let none = try TrustSnapshot(anchors: [])
        #expect(try judge(made.input, none).finding(.dsSignature)?.reason == .noAnchor)
        #expect(KnownSigners.certificate(encoded: made.signer.encoded[...]) == nil)
        let trust = try TrustSnapshot([made.csca])
        #expect(try judge(made.input, trust).finding(.dsSignature)?.result == .successful)
        #expect(KnownSigners.certificate(encoded: made.signer.encoded[...]) != nil)
        #expect(try judge(made.input, none).finding(.dsSignature)?.reason == .noAnchor)
    }

    @Test("a certificate with one octet other than a known one's is another one", arguments: [40, 200, 300])
    func changed(position: Int) throws {
        let made = try document(3).make()
        let trust = try TrustSnapshot([made.csca])
        #expect(try judge(made.input, trust).finding(.dsSignature)?.result == .successful)
        var octets = made.signer.encoded
        #expect(octets.count > position)
        octets[position] ^= 1
        #expect(KnownSigners.certificate(encoded: octets[...]) == nil)
        #expect(KnownSigners.certificate(encoded: made.signer.encoded.dropLast()) == nil)
    }

    @Test("a changed file of a document with a known signer fails")
    func changedFile() throws {
        let made = try document(4).make()
        let trust = try TrustSnapshot([made.csca])
        #expect(try TestDocument.departures(judge(made.input, trust)).isEmpty)
        var input = made.input
        input.dataGroups[1] = [0x61, 1, 2]
        #expect(
            try TestDocument.departures(judge(input, trust)) == ["integrity.dg1.hash failed (hashMismatch)"])
    }

    @Test("more signers than are kept: the first goes")
    func bounded() throws {
        let csca = try TestDocument().cscaCertificate()
        let first = try document(5).signerCertificate(of: csca)
        KnownSigners.keep(first)
        #expect(KnownSigners.certificate(encoded: first.encoded[...]) != nil)
        for number in 0..<KnownSigners.capacity {
            var other = TestDocument()
            other.editSigner = { $0.serialNumber = [0x4C, UInt8(number >> 8), UInt8(number & 0xFF)] }
            KnownSigners.keep(try other.signerCertificate(of: csca))
        }
        #expect(KnownSigners.certificate(encoded: first.encoded[...]) == nil)
    }
}
