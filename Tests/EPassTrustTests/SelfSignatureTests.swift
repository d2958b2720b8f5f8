// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTestSupport
import Testing

@testable import EPassTrust

@Suite("The self-signature of an anchor", .timed)
struct SelfSignatureTests {
    static let first = TestAuthority()
    static let second = TestAuthority(role: "csca 2")

    private func importing(
        _ certificates: [Certificate], pins: Set<[UInt8]> = []
    ) throws -> (difference: TrustDifference, trust: TrustSnapshot) {
        let time = try #require(Timestamp(iso8601: TestDocument.judged))
        let transaction = TrustTransaction.inMemory(pins: pins, at: time)
        for (index, certificate) in certificates.enumerated() {
            try transaction.add(certificate, from: TrustSource(kind: .certificateFile, name: "\(index).cer"))
        }
        return (try transaction.difference(), try transaction.snapshot())
    }

    private func damaged(_ certificate: Certificate, from end: Int) throws -> Certificate {
        var octets = certificate.encoded
        octets[octets.count - end] ^= 1
        return try Certificate(encoded: octets)
    }

    @Test("a root whose signature or key has one other bit is refused, unless it is pinned", arguments: [1, 7, 20])
    func refused(end: Int) throws {
        let damaged = try damaged(Self.first.root(), from: end)
        #expect(damaged.selfSignature == .wrong)
        // Each signature is another: what was made once is compared.
        let sound = try Self.second.root()
        let (difference, trust) = try importing([damaged, sound])
        #expect(difference.refused.map(\.reason.code) == [.selfSignatureWrong])
        #expect(trust.anchors.map(\.certificate) == [sound])
        let pinned = try importing([damaged], pins: [damaged.fingerprint()])
        #expect(pinned.difference.refused.isEmpty && pinned.trust.anchorCount == 1)
        #expect(pinned.trust.selfSignature(of: damaged) == .wrong)
    }

    @Test("a link is no root, also one that names no key, in whichever order they come")
    func links() throws {
        let link = try Self.second.link(from: Self.first)
        #expect(link.selfSignature == nil)
        let silent = try Self.second.link(from: Self.first) { $0.remove("2.5.29.35") }
        #expect(silent.selfSignature == .wrong)
        let root = try Self.first.root()
        for order in [[silent, root], [root, silent]] {
            let (difference, trust) = try importing(order)
            #expect(difference.refused.isEmpty && trust.anchorCount == 2)
            #expect(trust.selfSignature(of: silent) == nil)
            #expect(trust.selfSignature(of: root) == .verified)
        }
        #expect(try importing([silent]).difference.refused.map(\.reason.code) == [.selfSignatureWrong])
    }

    @Test("an algorithm that is not known cannot be verified, and is not refused")
    func unknown() throws {
        let octets = try Self.first.root().encoded
        let known = try AlgorithmIdentifier(.ecdsa(.sha256)).encoded()
        var changed = octets
        while let range = changed.firstRange(of: known) {
            changed[range.upperBound - 1] = 0x7F
        }
        let certificate = try Certificate(encoded: changed)
        #expect(certificate.selfSignature == .cannotBeVerified)
        let (difference, trust) = try importing([certificate])
        #expect(difference.refused.isEmpty && trust.anchorCount == 1)
    }
}
