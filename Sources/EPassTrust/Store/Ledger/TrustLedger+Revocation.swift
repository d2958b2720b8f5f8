// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

// The revocation lists of a ledger.
extension TrustLedger {
    /// Verifies the revocation lists, those under anchors of full standing once for all.
    ///
    /// What an anchor that is only listed signed counts as verified among its like: it does not displace what a CSCA of
    /// full standing signed, and that such an anchor did not sign a list says nothing against it.
    ///
    /// - Returns: those that name the key of an anchor of full standing which did not sign them.
    mutating func verifyRevocationLists() throws(TrustError) -> [Int] {
        let full = anchors { $0.isFullAnchor }
        let listed = anchors { $0.isTrustedAnchor && !$0.basis.hasFullStanding }
        var forged: [Int] = []
        for position in records.indices where records[position].kind == .revocationList {
            let isKnown = records[position].isVerified
            if isKnown, !full.issuers(key: records[position].key, name: records[position].name).isEmpty { continue }
            let verdicts = try verdicts(position, under: full)
            records[position].isVerified = verdicts.contains { $0.verdict == .valid }
            guard !records[position].isVerified else { continue }
            let isUnderListed = try self.verdicts(position, under: listed).contains { $0.verdict == .valid }
            records[position].isVerifiedUnderListed = isUnderListed
            let key = records[position].key
            if !isUnderListed,
                verdicts.contains(where: { records[$0.issuer].identifier == key && $0.verdict == .invalid })
            {
                forged.append(position)
            }
        }
        return forged
    }

    private func verdicts(
        _ position: Int, under anchors: Trusted
    ) throws(TrustError) -> [(issuer: Int, verdict: SignatureVerdict?)] {
        let record = records[position]
        let candidates = anchors.issuers(key: record.key, name: record.name).prefix(Self.maximumCandidates)
        guard !candidates.isEmpty else { return [] }
        let list = try CertificateRevocationList(encoded: try octets(at: position))
        var verdicts: [(issuer: Int, verdict: SignatureVerdict?)] = []
        for candidate in candidates {
            verdicts.append((candidate, try? list.verifySignature(under: try certificate(at: candidate))))
        }
        return verdicts
    }
}
