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
    /// - Returns: those that name an anchor of full standing, by its name and its key, which did not sign them.
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
            let isForged = signatures.contains { issuer, signature in
                records[issuer].identifier == record.key && records[issuer].name == record.name && signature == .invalid
            }
            if under == nil, isForged { forged.append(position) }
        }
        return forged
    }

    /// The signature under those that may have issued the list by name or key, then, where none did, under those of its
    /// country whose name differs from the issuer's only in how the country is spelled. Those of another State did not:
    /// key identifiers meet, and anybody can copy one.
    private mutating func signatures(
        _ position: Int, under anchors: Trusted, _ spelled: [Int]
    ) throws(TrustError) -> [(issuer: Int, signature: SignatureVerdict?)] {
        let record = records[position]
        var found: [(issuer: Int, signature: SignatureVerdict?)] = []
        let candidates = anchors.issuers(key: record.key, name: record.name)
            .filter { !records[$0].isOfOtherState(record) }.prefix(Self.maximumCandidates)
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

// Anchors that are revoked (Doc 9303-12, 4.1.5.1 and 6.1.1; RFC 5280, 5.1.2.6).
extension TrustLedger {
    /// Takes the standing of anchors that a revocation list names, or that only a revoked certificate speaks for.
    ///
    /// What a key says of others counts as long as it stands itself, so that the lists of those count first that are
    /// nearest to the operator's word: a key whose link is revoked revokes nobody. A key whose root is revoked, or that
    /// revokes itself, is gone with all its certificates; of one whose link is revoked those stand on that another key
    /// links, or the operator named. Its own root is no better than the link, in whichever list it stands.
    ///
    /// - Returns: whether there were any; standing is then to be given out anew.
    mutating func revokeAnchors() throws(TrustError) -> Bool {
        guard records.contains(where: { $0.kind == .revocationList && $0.isActive }) else { return false }
        if try revokeKeys() { return true }
        let named = try anchorsNamed()
        guard !named.isEmpty else { return false }
        let trusted = anchors { $0.isTrustedAnchor }
        var found: [(rank: Int, list: Int, signer: Int, anchors: [Int])] = []
        for (list, anchors) in named {
            guard let signer = try self.signer(of: list, among: trusted),
                try !isReplaced(list, of: signer, among: trusted)
            else { continue }
            var spoken: [Int] = []
            for position in anchors where records[position].issuingCountry == records[signer].issuingCountry {
                // Nothing is revoked by a key behind which less stands.
                guard records[signer].basis.hasFullStanding || !records[position].basis.hasFullStanding,
                    try isCertified(position)
                else { continue }
                spoken.append(position)
            }
            if !spoken.isEmpty { found.append((rank(signer), list, signer, spoken)) }
        }
        guard let least = found.map(\.rank).min() else { return false }
        let nearest = found.filter { $0.rank == least }
        // Of those that are as near one that another revokes is heard afterwards, if it still stands then. Where all of
        // them revoke each other, or themselves, they are heard about that alone.
        let keys = Set(nearest.flatMap { entry in entry.anchors.map { records[$0].key } })
        let signers = Set(nearest.map { records[$0.signer].key })
        let unopposed = nearest.filter { !keys.contains(records[$0.signer].key) }
        let isCircle = unopposed.isEmpty
        for entry in isCircle ? nearest : unopposed {
            for position in entry.anchors where !isCircle || signers.contains(records[position].key) {
                revoke(position, because: position)
                let isRoot = try certificate(at: position).selfSignature == .verified
                guard isRoot || records[entry.signer].key == records[position].key else { continue }
                for other in certificates(ofKeyAt: position) { revoke(other, because: position) }
            }
        }
        return true
    }

    private mutating func revoke(_ position: Int, because cause: Int) {
        guard !records[position].isRevoked else { return }
        records[position].isRevoked = true
        revoked[records[position].digest] = records[cause].digest
    }

    /// How far an anchor is from the operator's word.
    private func rank(_ position: Int) -> Int {
        var (position, steps) = (position, 0)
        while steps < Self.maximumRank, let above = records[position].authority.flatMap(self.position(of:)) {
            (position, steps) = (above, steps + 1)
        }
        return steps + (records[position].basis >= .pinned ? 0 : 1)
            + (records[position].basis.hasFullStanding ? 0 : Self.maximumRank)
    }

    private static let maximumRank = 128

    /// The other anchors in force of the key, of the same State.
    private func certificates(ofKeyAt position: Int) -> [Int] {
        records.indices.filter { other in
            let record = records[other]
            return other != position && record.kind == .anchor && record.isActive && !record.isRevoked
                && record.key == records[position].key && record.issuingCountry == records[position].issuingCountry
        }
    }

    /// Takes the standing of keys whose link is revoked, where neither another key links them nor the operator named
    /// them.
    private mutating func revokeKeys() throws(TrustError) -> Bool {
        var isChanged = false
        for position in records.indices where records[position].isRevoked {
            let others = certificates(ofKeyAt: position).filter { records[$0].basis.isTrusted }
            guard !others.isEmpty else { continue }
            let key = records[position].key
            let trusted = anchors { $0.isTrustedAnchor && $0.key != key }
            var stands = false
            for other in others where !stands {
                stands = isNamedByOperator(other)
                if !stands { stands = try linkIssuer(of: other, trusted) != nil }
            }
            guard !stands else { continue }
            for other in others { revoke(other, because: position) }
            isChanged = true
        }
        return isChanged
    }

    /// Whether an anchor's own key, or that of another one as a link, signed it. Anybody can make a certificate of
    /// somebody's key with a number that is on his revocation list, and so speak against the key.
    private mutating func isCertified(_ position: Int) throws(TrustError) -> Bool {
        if try certificate(at: position).selfSignature == .verified { return true }
        return try linkIssuer(of: position, anchors { $0.kind == .anchor && $0.isActive && $0.basis.isTrusted }) != nil
    }

    /// The revocation lists in force that name trusted anchors which are not known to be revoked, whoever signed the
    /// lists.
    private mutating func anchorsNamed() throws(TrustError) -> [(list: Int, anchors: [Int])] {
        var byName: [TrustKey: [Int]] = [:]
        var byCountry: [String: [Int]] = [:]
        for position in records.indices where records[position].kind == .anchor {
            let record = records[position]
            guard record.isActive, record.basis.isTrusted, !record.isRevoked else { continue }
            byName[record.issuerName, default: []].append(position)
            if let country = record.issuingCountry { byCountry[country.code, default: []].append(position) }
        }
        var found: [(list: Int, anchors: [Int])] = []
        for list in records.indices where records[list].kind == .revocationList && records[list].isActive {
            let named = byName[records[list].name] ?? []
            // A name is the same however it spells the country.
            let spelled = records[list].issuingCountry.flatMap { byCountry[$0.code] } ?? []
            let candidates = named + spelled.filter { !named.contains($0) }
            try look(candidates, in: list)
            let anchors = candidates.filter { revocations[link($0, in: list)] == true }
            if !anchors.isEmpty { found.append((list, anchors)) }
        }
        return found
    }

    private func link(_ anchor: Int, in list: Int) -> TrustLink {
        TrustLink(issuer: records[list].digest, subject: records[anchor].digest)
    }

    /// Finds out which of the anchors a revocation list names.
    private mutating func look(_ anchors: [Int], in list: Int) throws(TrustError) {
        let open = anchors.filter { revocations[link($0, in: list)] == nil }
        guard !open.isEmpty else { return }
        let content = try CertificateRevocationList(encoded: try octets(at: list))
        let scope = RevocationListScope(content)
        for position in open {
            var isNamed = false
            if content.revokedCount > 0 {
                let certificate = try certificate(at: position)
                isNamed =
                    certificate.issuer.isSameIssuer(as: content.issuer)
                    && scope.revocation(of: certificate, by: content) != nil
            }
            revocations[link(position, in: list)] = isNamed
        }
    }

    /// The trusted anchor nearest to the operator's word whose key signed a revocation list, and may sign some.
    private mutating func signer(of list: Int, among trusted: Trusted) throws(TrustError) -> Int? {
        let country = records[list].issuingCountry
        let spelled = records.indices.filter { records[$0].isTrustedAnchor && records[$0].issuingCountry == country }
        var signers: [Int] = []
        for (position, signature) in try signatures(list, under: trusted, spelled) where signature == .valid {
            let usage = try certificate(at: position).decodedExtensions.keyUsage
            if usage?.contains(.crlSign) ?? true { signers.append(position) }
        }
        return signers.min { rank($0) < rank($1) }
    }

    /// Whether the key that signed a revocation list has signed one since that takes its place.
    private mutating func isReplaced(
        _ list: Int, of signer: Int, among trusted: Trusted
    ) throws(TrustError) -> Bool {
        let order = RevocationListOrder(records[list])
        let latest = blockTime?.adding(days: 1)
        for other in records.indices where other != list && records[other].kind == .revocationList {
            let newer = RevocationListOrder(records[other])
            guard records[other].isActive, records[other].name == records[list].name, newer.isLater(than: order),
                latest.map({ latest in newer.time.map { $0 <= latest } ?? false }) ?? true,
                try self.signer(of: other, among: trusted).map({ records[$0].key }) == records[signer].key,
                try scope(other).replaces({ () throws(TrustError) in try scope(list) })
            else { continue }
            return true
        }
        return false
    }

    private func scope(_ list: Int) throws(TrustError) -> RevocationListScope {
        RevocationListScope(try CertificateRevocationList(encoded: try octets(at: list)))
    }
}
