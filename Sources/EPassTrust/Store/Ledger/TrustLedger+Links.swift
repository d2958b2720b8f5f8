// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMRZ

/// Two objects of which one may have signed the other.
struct TrustLink: Hashable {
    let issuer: TrustDigest
    let subject: TrustDigest
}

// Link certificates: a trusted key names the next one (Doc 9303-12, 4.1.1 and 6.1.1).
extension TrustLedger {
    /// Trusted anchors by name, by the identifier of their key, and by their key.
    struct Trusted {
        var byName: [TrustKey: [Int]] = [:]
        var byIdentifier: [TrustKey: [Int]] = [:]
        var byKey: [TrustKey: [Int]] = [:]
        var digests: Set<UInt64> = []

        /// These anchors.
        init(_ ledger: TrustLedger, _ positions: [Int]) {
            for position in positions { add(ledger.records[position], at: position) }
        }

        mutating func add(_ record: TrustRecord, at position: Int) {
            byName[record.name, default: []].append(position)
            byIdentifier[record.identifier, default: []].append(position)
            byKey[record.key, default: []].append(position)
            digests.insert(record.digest.prefix)
        }

        /// Those that may have issued what names this key and this name: those of the name first, as it says whose
        /// authority they are, and among them those of the key.
        func issuers(key: TrustKey, name: TrustKey) -> [Int] {
            let identified = key.value == 0 ? [] : byIdentifier[key] ?? []
            let (keys, named) = (Set(identified), byName[name] ?? [])
            let names = Set(named)
            return named.filter(keys.contains) + named.filter { !keys.contains($0) }
                + identified.filter { !names.contains($0) }
        }
    }

    /// The anchors for which the condition holds.
    func anchors(where isMeant: (TrustRecord) -> Bool) -> Trusted {
        Trusted(self, records.indices.filter { isMeant(records[$0]) })
    }

    /// Candidates for the issuer of one certificate that are tried.
    static let maximumCandidates = 16
    /// Links that are followed one after the other.
    private static let maximumLinks = 64

    /// A link certificate signed by a trusted key makes the key in it trusted, and so on (Doc 9303-12, 4.1.1 and
    /// 6.1.1): of full standing under an anchor that has it, listed under one that is listed.
    ///
    /// - Returns: whether anything stands stronger now.
    mutating func followLinks() throws(TrustError) -> Bool {
        let steps: [(basis: TrustBasis, isIssuer: (TrustRecord) -> Bool)] = [
            (.linked, { $0.isFullAnchor }), (.listed, { $0.isTrustedAnchor && !$0.basis.hasFullStanding }),
        ]
        var isChanged = false
        for step in steps {
            let open = records.indices.filter {
                records[$0].kind == .anchor && records[$0].isActive && records[$0].basis < step.basis
            }
            for (position, issuer) in try links(to: open, from: anchors(where: step.isIssuer)) {
                records[position].basis = step.basis
                records[position].linkedUnder = records[issuer].digest.prefix
                records[position].authority = records[issuer].digest
                isChanged = true
            }
        }
        return isChanged
    }

    /// Which of the open anchors trusted ones vouch for, directly or by others of them; each with the one that does.
    mutating func links(to open: [Int], from start: Trusted) throws(TrustError) -> [(position: Int, issuer: Int)] {
        guard !start.digests.isEmpty else { return [] }
        var trusted = start
        var open = open
        var found: [(Int, Int)] = []
        for _ in 0..<Self.maximumLinks where !open.isEmpty {
            var rest: [Int] = []
            for position in open {
                guard let issuer = try linkIssuer(of: position, trusted) else {
                    rest.append(position)
                    continue
                }
                found.append((position, issuer))
                // One that is blocked or revoked is vouched for, and vouches for nothing.
                if records[position].mayVouch { trusted.add(records[position], at: position) }
            }
            if rest.count == open.count { break }
            open = rest
        }
        return found
    }

    /// The keys of new anchors that trusted anchors of before vouch for by link certificates.
    mutating func keysLinked(toBase isBase: (Int) -> Bool) throws(TrustError) -> Set<TrustKey> {
        let start = Trusted(self, records.indices.filter { isBase($0) && records[$0].isFullAnchor })
        let open = records.indices.filter { records[$0].kind == .anchor && records[$0].isActive && !isBase($0) }
        return Set(try links(to: open, from: start).map { records[$0.position].key })
    }

    /// The trusted anchor that vouches for the one at that position: by a link certificate, or by holding the same key
    /// under the same name.
    mutating func linkIssuer(of position: Int, _ trusted: Trusted) throws(TrustError) -> Int? {
        let record = records[position]
        guard let country = record.issuingCountry else { return nil }
        let same = (trusted.byKey[record.key] ?? []).filter { records[$0].name == record.name }
        let named = trusted.issuers(key: record.issuerKey, name: record.issuerName)
        let candidates = (same + named).filter { records[$0].issuingCountry == country }.prefix(Self.maximumCandidates)
        for issuer in candidates where try isLink(position, under: issuer) { return issuer }
        return nil
    }

    /// Whether the certificate at a position is an authority's and the key of the issuer signed it as a link. Anything
    /// else that a CSCA may have signed is no new CSCA.
    mutating func isLink(_ position: Int, under issuer: Int) throws(TrustError) -> Bool {
        let link = TrustLink(issuer: records[issuer].digest, subject: records[position].digest)
        if let known = verdicts[link] { return known }
        let (certificate, above) = (try certificate(at: position), try self.certificate(at: issuer))
        // Verified in an earlier import: that still holds as long as the issuer is trusted, also when the link has
        // expired since. What comes now is valid now (RFC 5280, 6.1.3 a 2).
        let isKnown = records[position].linkedUnder == records[issuer].digest.prefix
        let isLink =
            certificate.maySignCertificates && above.maySignCertificates && certificate.linkRefusal == nil
            && certificate.decodedExtensions.keyUsage?.contains(.keyCertSign) ?? true
            && above.decodedExtensions.keyUsage?.contains(.keyCertSign) ?? true
            && (isKnown
                || blockTime.map(certificate.isValid) ?? true
                    && (try? certificate.verifySignature(under: above)) == .valid)
        verdicts[link] = isLink
        return isLink
    }
}
