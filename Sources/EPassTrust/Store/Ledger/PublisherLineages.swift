// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The CSCAs that each grant holds for: the one that it names, and the keys that came after it.
///
/// A CSCA takes a new key every few years. The grant follows where the CSCA itself says which is its next key, by a
/// link certificate (Doc 9303-12, 4.1.3), or by a certificate of its own name in its own list, or where the operator
/// named another certificate of that name. It follows no word of anybody else: whoever was granted master lists about a
/// State is not granted what that State's publisher was.
///
/// That the State is the same is not enough, though a State is to have one CSCA (Doc 9303-12, D.1.2.3 b): China, Hong
/// Kong and Macao share `CN`, and may list each other. A CSCA that changes its name says so by a link certificate with
/// the extension for it (Doc 9303-12, 4.1.4 and 7.1.1.5), and by nothing else.
struct PublisherLineages {
    private let grants: [PublisherGrant]
    /// The anchors of each granted fingerprint, by their digests.
    private var members: [[UInt8]: Set<TrustDigest>] = [:]

    init(_ grants: PublisherGrants) { self.grants = grants.all }

    /// The States granted to the anchor at a position for lists of that kind.
    func states(granted anchor: TrustDigest, for kind: SignedListKind) -> StateSet {
        grants.reduce(.none) { states, grant in
            guard grant.kind == kind, members[grant.fingerprint]?.contains(anchor) == true else { return states }
            return states.union(grant.states)
        }
    }

    /// Takes in the anchors that came to stand for the same publisher since.
    ///
    /// - Returns: whether there were any.
    mutating func extend(_ ledger: inout TrustLedger) throws(TrustError) -> Bool {
        var isChanged = false
        for fingerprint in Set(grants.map(\.fingerprint)) {
            var found = members[fingerprint] ?? []
            let before = found.count
            if let digest = TrustDigest(fingerprint), let position = ledger.position(of: digest),
                ledger.records[position].isFullAnchor
            {
                found.insert(digest)
            }
            if !found.isEmpty { try follow(&found, &ledger) }
            // None ever leaves.
            isChanged = isChanged || found.count != before
            members[fingerprint] = found
        }
        return isChanged
    }

    private func follow(_ found: inout Set<TrustDigest>, _ ledger: inout TrustLedger) throws(TrustError) {
        let positions = found.compactMap(ledger.position(of:))
        let states = Set(positions.compactMap { ledger.records[$0].state })
        let open = ledger.records.indices.filter { position in
            let record = ledger.records[position]
            return record.isFullAnchor && !found.contains(record.digest) && record.state.map(states.contains) == true
        }
        guard !open.isEmpty else { return }
        let names = Set(positions.map { ledger.records[$0].name })
        for position in open where names.contains(ledger.records[position].name) {
            guard ledger.isNamedByOperator(position) || ledger.isListed(position, by: found) else { continue }
            found.insert(ledger.records[position].digest)
        }
        for (position, _) in try ledger.links(to: open, from: TrustLedger.Trusted(ledger, positions)) {
            found.insert(ledger.records[position].digest)
        }
    }
}

extension TrustLedger {
    /// Whether the operator named this very certificate.
    func isNamedByOperator(_ position: Int) -> Bool {
        let record = records[position]
        return record.ownBasis.map { $0 >= .pinned } == true
            || sources(of: record).contains { $0.list == nil && $0.basis >= .pinned }
    }

    /// Whether a master list in force of one of these CSCAs names the certificate, which is of its own State.
    fileprivate func isListed(_ position: Int, by authorities: Set<TrustDigest>) -> Bool {
        let record = records[position]
        return sources(of: record).contains { source in
            guard let list = source.list.flatMap(self.position(of:)), records[list].isActive,
                records[list].basis.hasFullStanding, let authority = records[list].authority,
                authorities.contains(authority)
            else { return false }
            return records[list].publisher.isOwn(record.namedStates)
        }
    }
}
