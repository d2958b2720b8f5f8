// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Works out what an import comes to: standings, lists and revocation lists that replace each other, what is refused.
///
/// Everything is computed anew from the objects each time, so the order in which files came does not matter.
struct TrustResolution {
    /// Whether the object at that position was in the snapshot before.
    private let wasActive: (Int) -> Bool
    private let pins: TrustPins
    private let time: Timestamp
    /// What is not taken, by the position of the object.
    private(set) var refused: [Int: TrustError] = [:]
    /// The lists of this import that were judged with all of it.
    private var judged: Set<Int> = []

    /// Lists and what rests on them are gone through that often; each time something changes, more is trusted or less
    /// is in force.
    private static let maximumRounds = 16

    /// - Parameter wasActive: whether the object at that position was in the snapshot before.
    init(pins: TrustPins, at time: Timestamp, wasActive: @escaping (Int) -> Bool) {
        self.pins = pins
        self.time = time
        self.wasActive = wasActive
    }

    /// Settles bases and activity of everything in the ledger.
    mutating func run(_ ledger: inout TrustLedger, isStaged: (Int) -> Bool) throws(TrustError) {
        for position in ledger.records.indices where ledger.records[position].kind != .anchor {
            ledger.records[position].isActive = isStaged(position) || wasActive(position)
        }
        for position in try ledger.refuseDamagedAnchors(isStaged: isStaged) {
            refused[position] = TrustError(
                .selfSignatureWrong, element: "signatureValue",
                "The certificate is not signed by its own key: the file is damaged or was changed. Get it again, or pin its SHA-256."
            )
        }
        for _ in 0..<Self.maximumRounds {
            try ledger.settleBases()
            // What a trusted list displaces is no step to anything else: an old list that was replayed vouches for
            // nobody.
            if replaceLists(&ledger, byTrustedOnly: true) { continue }
            // What stands behind each list comes next: only then is it known which of the others may displace which.
            if try verifyLists(&ledger, isStaged: isStaged) { continue }
            if !replaceLists(&ledger, byTrustedOnly: false) { break }
        }
        for position in try ledger.verifyRevocationLists() where !wasActive(position) {
            ledger.records[position].isActive = false
            refused[position] = TrustError(
                .listRefused, element: "signatureValue",
                "The trusted CSCA key that the revocation list names did not sign it.")
        }
        replaceRevocationLists(&ledger)
    }

    /// Judges the lists again that nobody of full standing stood behind: something in the same import may. And those
    /// that came with this import: it may revoke their signer. What it finds is who certified the signer; what that is
    /// worth is settled with everything else.
    private mutating func verifyLists(
        _ ledger: inout TrustLedger, isStaged: (Int) -> Bool
    ) throws(TrustError) -> Bool {
        let open = ledger.records.indices.filter { position in
            let record = ledger.records[position]
            guard record.kind == .list && record.isActive else { return false }
            return !record.basis.hasFullStanding || isStaged(position) && !judged.contains(position)
        }
        guard !open.isEmpty else { return false }
        let trust = try ledger.snapshot(name: "", where: \.decidesAboutLists)
        var isChanged = false
        for position in open {
            let list = try SignedList(contentInfo: try ledger.octets(at: position))
            let verification = SignedListVerification.verify(list, trust: trust, pins: pins, at: time)
            guard !verification.standing.isRefused else {
                // It names a CSCA that is trusted by now, and that did not certify its signer.
                ledger.records[position].isActive = false
                refused[position] = TrustError(.listRefused, element: "signerInfos", verification.details)
                isChanged = true
                continue
            }
            judged.insert(position)
            if try ledger.note(verification, ofListAt: position) { isChanged = true }
        }
        return isChanged
    }

    /// Of the lists of one kind under one CSCA the newest is in force; one behind which less stands does not displace
    /// one behind which more does: whoever brings a CSCA of the same name takes no list out of force.
    private mutating func replaceLists(_ ledger: inout TrustLedger, byTrustedOnly: Bool) -> Bool {
        let active = ledger.records.indices.filter {
            ledger.records[$0].kind == .list && ledger.records[$0].isActive && ledger.records[$0].name.value != 0
        }
        let groups = Dictionary(grouping: active) {
            TrustListGroup(kind: ledger.records[$0].number, name: ledger.records[$0].name)
        }
        var isChanged = false
        for group in groups.values where group.count > 1 {
            for position in group {
                let record = ledger.records[position]
                let newer = group.first { other in
                    let candidate = ledger.records[other]
                    guard other != position, let there = candidate.time else { return false }
                    let isStrongEnough =
                        candidate.basis.rank >= record.basis.rank && (candidate.basis.isTrusted || !byTrustedOnly)
                    return isStrongEnough && record.time.map { there > $0 } ?? true
                }
                guard let newer else { continue }
                ledger.records[position].isActive = false
                isChanged = true
                if !wasActive(position) {
                    refused[position] = Self.rollback(record.time, ledger.records[newer].time, "list", "signed")
                }
            }
        }
        return isChanged
    }

    /// Of the revocation lists that one key issued under one name the newest is in force, by thisUpdate and by number.
    private mutating func replaceRevocationLists(_ ledger: inout TrustLedger) {
        let active = ledger.records.indices.filter {
            ledger.records[$0].kind == .revocationList && ledger.records[$0].isActive
        }
        let groups = Dictionary(grouping: active) {
            TrustListGroup(
                kind: [ledger.records[$0].verification], name: ledger.records[$0].name,
                key: ledger.records[$0].key)
        }
        for group in groups.values where group.count > 1 {
            // Those that were there come first: what is there is not displaced by what only differs from it.
            let ordered = group.sorted { wasActive($0) != wasActive($1) ? wasActive($0) : $0 < $1 }
            var newest: Int?
            for position in ordered {
                guard let current = newest else {
                    newest = position
                    continue
                }
                let (record, other) = (ledger.records[position], ledger.records[current])
                if record.replaces(other) {
                    ledger.records[current].isActive = false
                    if !wasActive(current) {
                        refused[current] = Self.rollback(other.time, record.time, "revocation list", "issued")
                    }
                    newest = position
                } else {
                    ledger.records[position].isActive = false
                    if !wasActive(position) {
                        refused[position] = Self.rollback(record.time, other.time, "revocation list", "issued")
                    }
                }
            }
        }
    }

    private static func rollback(_ old: Timestamp?, _ new: Timestamp?, _ noun: String, _ verb: String) -> TrustError {
        guard let old else {
            return TrustError(
                .rollback, "It does not say when it was \(verb), and a \(noun) that does is in the store.")
        }
        let there = new.map { " of \($0)" } ?? ""
        return TrustError(
            .rollback,
            "It was \(verb) \(old); the \(noun)\(there) of the same issuer, which is in force, is newer or has a higher number."
        )
    }
}

/// Lists that replace each other.
private struct TrustListGroup: Hashable {
    let kind: [UInt8]
    let name: TrustKey
    var key = TrustKey(value: 0)
}

extension TrustRecord {
    /// Whether this revocation list takes the place of that one: issued later, with a number that is not lower.
    ///
    /// A lower number is accepted once the other list has run out: an issuer that began to count anew must not be
    /// locked out for ever.
    fileprivate func replaces(_ other: TrustRecord) -> Bool {
        guard let here = time, let there = other.time, here >= there else { return false }
        guard !number.isEmpty, !other.number.isEmpty, number != other.number else {
            return here > there
        }
        if Self.isLower(number, than: other.number) { return other.nextTime.map { here > $0 } ?? false }
        return true
    }

    /// Compares two positive numbers without needless octets.
    private static func isLower(_ left: [UInt8], than right: [UInt8]) -> Bool {
        let (left, right) = (left.drop { $0 == 0 }, right.drop { $0 == 0 })
        return left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
    }
}

extension TrustBasis {
    /// 0 where nobody stands behind something, 1 where it is only listed, 2 where it has full standing.
    fileprivate var rank: Int { hasFullStanding ? 2 : isTrusted ? 1 : 0 }
}

extension TrustRecord {
    /// What is known of the signature of a revocation list: 0 nothing, 1 that an anchor signed it which is only listed,
    /// 2 that one of full standing did.
    fileprivate var verification: UInt8 { isVerified ? 2 : isVerifiedUnderListed ? 1 : 0 }
}

extension TrustLedger {
    /// Keeps what a verification found of a list: whether its octets were pinned, and which trusted CSCA certified its
    /// signer. A CSCA that was pinned becomes an anchor.
    ///
    /// - Returns: whether that is news.
    mutating func note(_ verification: SignedListVerification, ofListAt position: Int) throws(TrustError) -> Bool {
        let before = records[position]
        if verification.isPinnedFile { records[position].isPinned = true }
        var authority: TrustDigest?
        switch verification.standing {
        case .verified(let anchor): authority = TrustDigest(anchor.fingerprint)
        case .pinned(let csca):
            // A grant names the certificate as well, and stands for it only as long as it lasts.
            let fingerprint = try csca.fingerprint()
            authority = TrustDigest(fingerprint)
            try add(csca, source: nil, ownBasis: verification.isGrantedOnly ? nil : .pinned)
        case .pinnedFile, .unpinned, .refused: break
        }
        if let authority { records[position].authority = authority }
        return records[position].authority != before.authority || records[position].isPinned != before.isPinned
    }
}
