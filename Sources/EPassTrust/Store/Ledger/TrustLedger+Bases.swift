// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

// What stands behind each anchor and each list, from all evidence together.
extension TrustLedger {
    /// Rounds in which standing is passed on, from anchors to lists and links and from those to anchors.
    private static let maximumRounds = 64

    /// Sets the basis of each anchor and list anew: from what the operator said of it, and from what stands on that. An
    /// anchor that no active source names any more leaves the snapshot.
    ///
    /// Standing is given out from what the operator named, so that nothing stands on itself: a list that brings its own
    /// CSCA, and a CSCA that stands in its own list only, hold each other up with nothing. What loses its ground (a
    /// grant that was taken away, a list that was replaced) is nothing again at once. What is blocked or revoked passes
    /// nothing on: neither links nor grants, lists or revocation lists get any standing through it.
    mutating func settleBases() throws(TrustError) {
        try markBlocked()
        for position in records.indices { records[position].isRevoked = false }
        revoked = [:]
        try giveStanding()
        for _ in 0..<Self.maximumRounds {
            guard try revokeAnchors() else { break }
            try giveStanding()
        }
        try markHeld()
        // A copy of a signer that only lists out of force name goes with them.
        for position in records.indices where records[position].kind == .signer {
            let places = sources(of: records[position])
            if records[position].isRemoved {
                records[position].isActive = false
            } else if !places.isEmpty {
                records[position].isActive = places.contains { isInForce($0) }
            }
        }
    }

    /// Gives standing out from what the operator named, by what is blocked and revoked as far as that is known.
    private mutating func giveStanding() throws(TrustError) {
        for position in records.indices where records[position].kind == .list {
            records[position].basis = records[position].givenBasis
            if records[position].authority != nil, records[position].ownBasis == nil { records[position].states = "" }
        }
        for position in records.indices where records[position].kind == .anchor {
            records[position].basis = .unpinned
            records[position].authority = nil
        }
        var lineages = PublisherLineages(grants)
        for _ in 0..<Self.maximumRounds {
            var isChanged = try raiseAnchors()
            isChanged = try followLinks() || isChanged
            isChanged = try lineages.extend(&self) || isChanged
            isChanged = raiseLists(lineages) || isChanged
            if !isChanged { break }
        }
    }

    /// Whether a source is one, or a list that no newer one replaced.
    private func isInForce(_ source: TrustSourceRecord) -> Bool {
        guard let list = source.list else { return true }
        return position(of: list).map { records[$0].isActive } ?? false
    }

    /// The strongest of what the operator said of each anchor and of what its sources give it.
    private mutating func raiseAnchors() throws(TrustError) -> Bool {
        let publishers = sources.map { source in
            source.list.flatMap(position(of:)).flatMap { records[$0].isActive ? records[$0].publisher : nil }
        }
        var isChanged = false
        for position in records.indices where records[position].kind == .anchor {
            let record = records[position]
            var evidence: [TrustBasis] = []
            for place in record.sources.map(Int.init) where sources.indices.contains(place) {
                if sources[place].list == nil {
                    evidence.append(sources[place].basis)
                } else if let publisher = publishers[place] {
                    evidence.append(publisher.basis(for: record.namedStates))
                }
            }
            if let own = record.ownBasis { evidence.append(own) }
            // A grant names the certificate by its SHA-256, as a pin does.
            if grants.names(record.digest.octets) { evidence.append(.pinned) }
            records[position].isActive = !evidence.isEmpty && !record.isRefused && !record.isRemoved
            let basis = max(evidence.max() ?? .unpinned, record.basis)
            guard basis != record.basis else { continue }
            records[position].basis = basis
            if basis > .linked { records[position].authority = nil }
            isChanged = true
        }
        return isChanged
    }

    /// What the CSCA above the signer of each list gives it, and what was granted to that CSCA.
    private mutating func raiseLists(_ lineages: PublisherLineages) -> Bool {
        var isChanged = false
        for position in records.indices where records[position].kind == .list && records[position].isActive {
            guard let digest = records[position].authority, let above = self.position(of: digest),
                records[above].isTrustedAnchor, records[position].ownBasis == nil
            else { continue }
            let record = records[position]
            let basis: TrustBasis = records[above].basis.hasFullStanding ? .verified : .listed
            let granted = record.listKind.map { lineages.states(granted: records[above].digest, for: $0) } ?? .none
            records[position].country = records[above].state ?? ""
            records[position].states = granted.description
            records[position].basis = max(record.basis, basis)
            isChanged = isChanged || record.basis < basis || record.states != granted.description
        }
        return isChanged
    }
}

extension TrustRecord {
    /// What the operator, or a caller, said of the very list.
    fileprivate var givenBasis: TrustBasis { isPinned ? .pinned : ownBasis ?? .unpinned }

    /// Whether the standing of a signed list may depend on it: anchors that somebody vouches for, and the revocation
    /// lists that may have its signer on them.
    var decidesAboutLists: Bool {
        // Those that are blocked or revoked among them: a list under one is to be known as such.
        isActive && (kind == .anchor && basis.isTrusted || kind == .revocationList)
    }

    /// Whether it is an anchor of the snapshot on which other things may rest, no stronger than it stands itself.
    var isTrustedAnchor: Bool { kind == .anchor && isActive && basis.isTrusted && mayVouch }

    /// Whether it is neither blocked nor revoked.
    var mayVouch: Bool { !isBlocked && !isRevoked }

    /// Whether it is an anchor of full standing.
    var isFullAnchor: Bool { isTrustedAnchor && basis.hasFullStanding }
}
