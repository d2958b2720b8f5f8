// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ
internal import EPassMessages

/// Works out what an import comes to: standings, lists and revocation lists that replace each other, what is refused.
///
/// Everything is computed anew from the objects each time, so the order in which files came does not matter: a list
/// that another one displaced is back in force where that one has fallen.
struct TrustResolution {
    /// Whether the object at that position was in the snapshot before.
    private let wasActive: (Int) -> Bool
    private let pins: TrustPins
    private let time: Timestamp
    /// What is not taken, by the position of the object.
    private(set) var refused: [Int: TrustError] = [:]
    /// The lists that were judged with all of this import.
    private var judged: Set<Int> = []
    /// The lists that their judgement refused, with the reason.
    private var fallen: [Int: TrustError] = [:]
    /// The lists that are displaced, each with the one that took its place.
    private var displacers: [Int: Int] = [:]

    /// Lists and what rests on them are gone through that often; each time something changes, more is trusted or less
    /// is in force.
    private static let maximumRounds = 32
    /// Everything is begun again that often where a list has fallen, which may have displaced others.
    private static let maximumPasses = 16

    /// - Parameter wasActive: whether the object at that position was in the snapshot before.
    init(pins: TrustPins, at time: Timestamp, wasActive: @escaping (Int) -> Bool) {
        self.pins = pins
        self.time = time
        self.wasActive = wasActive
    }

    /// Settles bases and activity of everything in the ledger.
    mutating func run(_ ledger: inout TrustLedger, isStaged: (Int) -> Bool) throws(TrustError) {
        var damaged: [Int: TrustError] = [:]
        for position in try ledger.refuseDamagedAnchors(isStaged: isStaged) {
            damaged[position] = TrustError(.selfSignatureWrong, element: "signatureValue", .storeRootDamaged)
        }
        var revocation = RevocationListResolution(at: time)
        for _ in 0..<Self.maximumPasses {
            refused = damaged.merging(fallen) { first, _ in first }
            judged = []
            displacers = [:]
            for position in ledger.records.indices where ledger.records[position].kind != .anchor {
                let kind = ledger.records[position].kind
                // What a newer list displaced in an earlier import is looked at again.
                let isHeld = kind == .list || kind == .revocationList
                ledger.records[position].isActive =
                    (isHeld || isStaged(position) || wasActive(position)) && fallen[position] == nil
                    && !ledger.records[position].isRemoved
            }
            let before = fallen.count
            try settle(&ledger, &revocation, isStaged)
            if fallen.count == before { break }
        }
        // The last pass may have ended with a list that fell: nothing may rest on it.
        try ledger.settleBases()
        try revocation.run(&ledger, isStaged: isStaged)
        refused.merge(revocation.refused) { first, _ in first }
    }

    /// Goes through the lists until nothing changes, or one of them has fallen.
    private mutating func settle(
        _ ledger: inout TrustLedger, _ revocation: inout RevocationListResolution, _ isStaged: (Int) -> Bool
    ) throws(TrustError) {
        for _ in 0..<Self.maximumRounds {
            try ledger.settleBases()
            // What a trusted list displaces is no step to anything else: an old list that was replayed vouches for
            // nobody.
            if replaceLists(&ledger, byTrustedOnly: true) { continue }
            try revocation.run(&ledger, isStaged: isStaged)
            // What stands behind each list comes next: only then is it known which of the others may displace which.
            let before = fallen.count
            let isChanged = try verifyLists(&ledger, isStaged: isStaged)
            if fallen.count != before { return }
            if isChanged { continue }
            if replaceLists(&ledger, byTrustedOnly: false) || boundLists(&ledger, isStaged) { continue }
            if !restoreLists(&ledger) { break }
        }
    }

    /// Puts back in force what was displaced by a list behind which less stands since: what vouched for that one was
    /// displaced itself.
    private mutating func restoreLists(_ ledger: inout TrustLedger) -> Bool {
        var isChanged = false
        for (position, other) in displacers {
            let above = ledger.records[other]
            if above.isActive && above.basis.hasFullStanding || ledger.isOfSameKey(above, ledger.records[position]) {
                continue
            }
            ledger.records[position].isActive = true
            displacers[position] = nil
            refused[position] = nil
            isChanged = true
        }
        return isChanged
    }

    /// Judges the lists again that nobody of full standing stood behind: something in the same import may. And those
    /// whose signer may have been revoked: by a list that came before or that comes with them. What it finds is who
    /// certified the signer; what that is worth is settled with everything else.
    private mutating func verifyLists(
        _ ledger: inout TrustLedger, isStaged: (Int) -> Bool
    ) throws(TrustError) -> Bool {
        let revoking = Set(
            ledger.records.filter { $0.kind == .revocationList && $0.isActive }.map { $0.issuingCountry?.code })
        let open = ledger.records.indices.filter { position in
            let record = ledger.records[position]
            guard record.kind == .list && record.isActive else { return false }
            if !record.basis.hasFullStanding { return true }
            let country = record.issuingCountry?.code
            return !judged.contains(position) && (isStaged(position) || country == nil || revoking.contains(country))
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
                fallen[position] = TrustError(.listRefused, element: "signerInfos", verification.refusal)
                continue
            }
            judged.insert(position)
            if try ledger.note(verification, ofListAt: position) { isChanged = true }
        }
        return isChanged
    }

    /// Of the lists of one kind under one CSCA the newest is in force. One of full standing displaces any other of that
    /// name and State; one behind which less stands only what the same key certified and behind which no more stands:
    /// whoever brings a CSCA of the same name takes no list out of force. What is dated after now displaces nothing.
    private mutating func replaceLists(_ ledger: inout TrustLedger, byTrustedOnly: Bool) -> Bool {
        let latest = time.adding(days: 1)
        var isChanged = false
        for group in listGroups(ledger).values where group.count > 1 {
            for position in group {
                let record = ledger.records[position]
                let newer = group.filter { other in
                    let candidate = ledger.records[other]
                    guard other != position, let there = candidate.time, there <= latest,
                        candidate.basis.isTrusted || !byTrustedOnly, !candidate.isOfOtherState(record)
                    else { return false }
                    let isStrongEnough =
                        candidate.basis.hasFullStanding
                        || candidate.basis.rank >= record.basis.rank && ledger.isOfSameKey(candidate, record)
                    return isStrongEnough && record.time.map { there > $0 } ?? true
                }.max { ledger.records[$1].isNewer(than: ledger.records[$0]) }
                guard let newer else { continue }
                ledger.records[position].isActive = false
                displacers[position] = newer
                isChanged = true
                refused[position] = Self.rollback(record.time, ledger.records[newer].time)
            }
        }
        return isChanged
    }

    /// Lists of one name behind which nothing stands are in force side by side up to a bound; then the newcomer is
    /// refused and not what is there.
    private mutating func boundLists(_ ledger: inout TrustLedger, _ isStaged: (Int) -> Bool) -> Bool {
        var isChanged = false
        for group in listGroups(ledger).values {
            let members = group.filter { !ledger.records[$0].basis.isTrusted }
            for position in ledger.beyondBound(members, isStaged) {
                ledger.records[position].isActive = false
                isChanged = true
                refused[position] = TrustError(
                    .limitExceeded, element: "store",
                    .storeListsBound(maximum: TrustLedger.maximumUnverified))
            }
        }
        return isChanged
    }

    private func listGroups(_ ledger: TrustLedger) -> [TrustListGroup: [Int]] {
        let active = ledger.records.indices.filter {
            ledger.records[$0].kind == .list && ledger.records[$0].isActive && ledger.records[$0].name.value != 0
        }
        return Dictionary(grouping: active) {
            TrustListGroup(kind: ledger.records[$0].number, name: ledger.records[$0].name)
        }
    }

    /// That a list is older than the one in force, which says when it was signed.
    private static func rollback(_ old: Timestamp?, _ new: Timestamp?) -> TrustError {
        guard let old, let new else { return TrustError(.rollback, .storeListUndated) }
        return TrustError(.rollback, .storeListOlder(signed: old.description, newer: new.description))
    }
}

/// Lists that may replace each other.
private struct TrustListGroup: Hashable {
    let kind: [UInt8]
    let name: TrustKey
}

extension TrustBasis {
    /// 0 where nobody stands behind something, 1 where it is only listed, 2 where it has full standing.
    fileprivate var rank: Int { hasFullStanding ? 2 : isTrusted ? 1 : 0 }
}

extension SignedListVerification {
    /// Why the list is refused, with what else was found.
    var refusal: Message { messages.asSentences ?? .listSignerNotJudged }
}

extension TrustLedger {
    /// Whether one key certified the signers of both lists, as far as that is known.
    fileprivate func isOfSameKey(_ one: TrustRecord, _ other: TrustRecord) -> Bool {
        guard let key = certifier(one) else { return false }
        return certifier(other) == key
    }

    /// The key that certified the signer of a list; stores of older versions know it of lists under an anchor only.
    private func certifier(_ record: TrustRecord) -> TrustKey? {
        if record.identifier.value != 0 { return record.identifier }
        return record.authority.flatMap(position(of:)).map { records[$0].key }
    }
}

extension TrustLedger {
    /// Keeps what a verification found of a list: who signed it and when, whether its octets were pinned, and which
    /// trusted CSCA certified its signer. A CSCA that was pinned becomes an anchor.
    ///
    /// - Returns: whether that is news.
    mutating func note(_ verification: SignedListVerification, ofListAt position: Int) throws(TrustError) -> Bool {
        let before = records[position]
        try describe(listAt: position, by: verification)
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

    /// Whose list it is and of when: lists of one kind and name replace each other, the newer the older. Of several
    /// signers another may count once more is trusted.
    private mutating func describe(
        listAt position: Int, by verification: SignedListVerification
    ) throws(TrustError) {
        let signer = verification.signerCSCA?.subject ?? verification.signerCertificate?.issuer
        let country = verification.signerCSCA?.country ?? verification.signerCertificate?.issuerCountry
        records[position].country = country?.code ?? ""
        records[position].text = signer?.description ?? ""
        if let signer { records[position].name = try .anchor(named: signer) }
        if let csca = verification.signerCSCA {
            let digest = try TrustDigest(hashing: csca.subjectPublicKeyInfo[...])
            records[position].identifier = TrustKey(value: digest.prefix)
        }
        records[position].time = verification.signingTime
        records[position].isTest = signer?.issuingCountry?.isSpecimen ?? false
        describe(sourceOf: records[position].digest, signer: signer?.description, at: verification.signingTime)
    }
}
