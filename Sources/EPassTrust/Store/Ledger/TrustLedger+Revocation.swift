// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMRZ

// The revocation lists of a ledger.
extension TrustLedger {
    /// Verifies the revocation lists; what was found lasts as long as the anchor that it was found under.
    ///
    /// What an anchor that is only listed signed counts as verified among its like: it does not displace what a CSCA of
    /// full standing signed, and that such an anchor did not sign a list says nothing against it.
    ///
    /// - Returns: those that name the key of an anchor of full standing which did not sign them.
    mutating func verifyRevocationLists() throws(TrustError) -> [Int] {
        let full = anchors { $0.isFullAnchor }
        let listed = anchors { $0.isTrustedAnchor && !$0.basis.hasFullStanding }
        var countries: [String: [Int]] = [:]
        for position in records.indices where records[position].isTrustedAnchor {
            if let country = records[position].issuingCountry { countries[country.code, default: []].append(position) }
        }
        var forged: [Int] = []
        for position in records.indices where records[position].kind == .revocationList {
            let record = records[position]
            let before = record.isVerified ? record.authority.flatMap(self.position(of:)) : nil
            if let before, records[before].isFullAnchor { continue }
            let spelled = record.issuingCountry.flatMap { countries[$0.code] } ?? []
            let signatures = try signatures(position, under: full, spelled.filter { records[$0].isFullAnchor })
            let signer = signatures.first { $0.signature == .valid }?.issuer
            records[position].isVerified = signer != nil
            records[position].isVerifiedUnderListed = false
            records[position].authority = signer.map { records[$0].digest }
            guard signer == nil else { continue }
            let under = try self.signatures(
                position, under: listed, spelled.filter { !records[$0].isFullAnchor }
            ).first { $0.signature == .valid }?.issuer
            records[position].isVerifiedUnderListed = under != nil
            records[position].authority = under.map { records[$0].digest }
            if under == nil,
                signatures.contains(where: { records[$0.issuer].identifier == record.key && $0.signature == .invalid })
            {
                forged.append(position)
            }
        }
        return forged
    }

    /// The signature under those that may have issued the list by key or name, then, where none did, under those of its
    /// country whose name differs from the issuer's only in how the country is spelled.
    private mutating func signatures(
        _ position: Int, under anchors: Trusted, _ spelled: [Int]
    ) throws(TrustError) -> [(issuer: Int, signature: SignatureVerdict?)] {
        let record = records[position]
        var found: [(issuer: Int, signature: SignatureVerdict?)] = []
        let candidates = anchors.issuers(key: record.key, name: record.name).prefix(Self.maximumCandidates)
        for candidate in candidates { found.append((candidate, try signature(position, under: candidate))) }
        let others = spelled.filter { !candidates.contains($0) && records[$0].name != record.name }
        guard !others.isEmpty, !found.contains(where: { $0.signature == .valid }) else { return found }
        let issuer = try CertificateRevocationList(encoded: try octets(at: position)).issuer
        var tried = 0
        for candidate in others where tried < Self.maximumCandidates {
            guard try certificate(at: candidate).subject.isSameIssuer(as: issuer) else { continue }
            tried += 1
            found.append((candidate, try signature(position, under: candidate)))
        }
        return found
    }

    /// Nil where the algorithm or the key cannot be used here.
    private mutating func signature(_ position: Int, under issuer: Int) throws(TrustError) -> SignatureVerdict? {
        let link = TrustLink(issuer: records[issuer].digest, subject: records[position].digest)
        if let known = listSignatures[link] { return known }
        let list = try CertificateRevocationList(encoded: try octets(at: position))
        let verdict = try? list.verifySignature(under: try certificate(at: issuer))
        listSignatures[link] = .some(verdict)
        return verdict
    }
}
