// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// Changes to a store that are not committed yet, or a set of trust material that is put together in memory.
///
/// Objects are added one by one; their octets go to the disk at once. What they come to is worked out by
/// ``difference()``, ``snapshot()`` and ``commit()`` from all of them together. A transaction that is let go of is
/// dropped.
public final class TrustTransaction {
    let name: String
    var ledger: TrustLedger
    /// The objects of the base; those behind them were added here.
    let baseCount: Int
    private let base: [BaseState]
    private let baseGrants: PublisherGrants
    private let pins: Set<[UInt8]>
    private let time: Timestamp
    /// Holds the lock; let go of with the end of the transaction.
    private var folder: TrustFolder?
    private var isOpen = true
    private var refusals: [TrustDifference.Refusal] = []
    private var unchanged = 0
    private var metPins: Set<[UInt8]> = []
    /// Lists that were added again and that newer ones had displaced.
    private var displaced: [Int] = []
    /// The CSCA certificates that brought lists name as their signer's, by the digest of the list.
    private var listAuthorities: [[UInt8]: [UInt8]] = [:]

    /// What stood in the store before of an object of the base.
    struct BaseState {
        let isActive: Bool
        let basis: TrustBasis
        let isTrustedAnchor: Bool
    }

    /// A transaction that no store stands behind: for judging by files without importing them.
    ///
    /// - Parameter trust: what is there before; nothing where it is nil.
    public static func inMemory(
        name: String = "", over trust: TrustSnapshot? = nil, pins: Set<[UInt8]> = [], at time: Timestamp
    ) -> TrustTransaction {
        TrustTransaction(name: name, ledger: TrustLedger(trust?.content), folder: nil, pins: pins, at: time)
    }

    init(name: String, ledger: TrustLedger, folder: TrustFolder?, pins: Set<[UInt8]>, at time: Timestamp) {
        self.name = name
        self.ledger = ledger
        self.folder = folder
        self.pins = pins
        self.time = time
        baseGrants = ledger.grants
        baseCount = ledger.records.count
        base = ledger.records.map {
            BaseState(isActive: $0.isActive, basis: $0.basis, isTrustedAnchor: $0.isTrustedAnchor)
        }
    }

    deinit { drop() }

    /// Takes a certificate: an anchor if it may sign certificates by what it says, else a copy of a signer, in which
    /// there is no trust.
    ///
    /// A source of the kind `certificateFile` means that the operator named the anchor; of any other kind that it is
    /// `unpinned` until something better comes.
    ///
    /// - Throws: `TrustError` with code `storeNotWritten`, `limitExceeded` or `cryptography`.
    public func add(_ certificate: Certificate, from source: TrustSource) throws(TrustError) {
        try checkOpen()
        let place = ledger.position(of: stamped(source), basis: source.kind == .certificateFile ? .named : .unpinned)
        let isPinned = try isPinned(certificate)
        note(try ledger.add(certificate, source: place, ownBasis: isPinned ? .pinned : nil))
    }

    /// Takes a revocation list. Whether it is newer than the one in the store, and signed by whom it names, is worked
    /// out at the end.
    ///
    /// - Throws: `TrustError` with code `storeNotWritten`, `limitExceeded` or `cryptography`.
    public func add(_ revocationList: CertificateRevocationList, from source: TrustSource) throws(TrustError) {
        try checkOpen()
        note(try ledger.add(revocationList, source: ledger.position(of: stamped(source), basis: .unpinned)))
    }

    /// Takes a signed list, and the certificates of a master list each for itself; an entry that cannot be decoded is
    /// refused alone.
    ///
    /// A list whose signature is wrong, or whose signer must not sign it, is refused as a whole, and said so in the
    /// difference. Where nothing trusted stands behind a signature, it is judged again at the end: another file of the
    /// same import may stand behind it.
    ///
    /// - Throws: `TrustError` with code `storeNotWritten`, `limitExceeded` or `cryptography`.
    public func add(_ list: SignedList, from source: TrustSource) throws(TrustError) {
        try checkOpen()
        let digest = try list.fingerprint()
        meet(digest)
        let trust = try ledger.snapshot(name: "", where: \.decidesAboutLists)
        let verification = SignedListVerification.verify(list, trust: trust, pins: knownPins, at: time)
        if let authority = try verification.signerCSCA?.fingerprint() {
            meet(authority)
            listAuthorities[digest] = authority
        }
        guard !verification.standing.isRefused else {
            let error = TrustError(.listRefused, element: "signerInfos", verification.refusal)
            refusals.append(TrustDifference.Refusal(name: source.name, reason: error))
            return
        }
        let signer = verification.signerCSCA?.subject ?? verification.signerCertificate?.issuer
        let described = TrustSource(
            kind: TrustSource.Kind(list.kind), name: source.name, digest: digest, signer: signer?.description,
            signingTime: list.signingTime, importedAt: source.importedAt ?? time)
        let place = ledger.position(of: described, basis: .unpinned, list: TrustDigest(digest))
        let added = try ledger.add(list, source: place, signer: signer, csca: verification.signerCSCA)
        note(added)
        _ = try ledger.note(verification, ofListAt: added.position)
        guard list.kind == .masterList else { return }
        try addEntries(of: list, named: source.name, place, isNew: added.isNew)
    }

    /// What the commit would change.
    ///
    /// - Throws: `TrustError` where the store is damaged.
    public func difference() throws(TrustError) -> TrustDifference {
        try checkOpen()
        let resolution = try resolve()
        var difference = try TrustDifferenceBuilder(base: base, grants: baseGrants).difference(&ledger)
        difference.refused = refusals
        for (position, reason) in resolution.refused.sorted(by: { $0.key < $1.key }) where position >= baseCount {
            difference.refused.append(.init(name: sourceName(of: position), reason: reason))
        }
        for position in displaced where !ledger.records[position].isActive {
            let error = TrustError(.rollback, .storeDisplaced)
            difference.refused.append(.init(name: sourceName(of: position), reason: error))
        }
        difference.unchangedObjects = unchanged
        difference.unmetPins = pins.subtracting(metPins).sorted { $0.lexicographicallyPrecedes($1) }
        for index in difference.addedLists.indices {
            difference.addedLists[index].authority = listAuthorities[difference.addedLists[index].fingerprint]
        }
        return difference
    }

    /// What the commit would give.
    ///
    /// - Throws: `TrustError` where the store is damaged.
    public func snapshot() throws(TrustError) -> TrustSnapshot {
        try checkOpen()
        _ = try resolve()
        return try ledger.snapshot(name: name, where: isKept())
    }

    /// Writes the changes, all or none: after a crash at any moment the store is as it was before, or as it is after.
    ///
    /// - Returns: the snapshot of the store afterwards.
    /// - Throws: `TrustError` with code `storeNotWritten` where the disk does not take it. The store is then as it was
    ///   before, unless the message says that the import is in force: then only its last step may not have reached the
    ///   disk.
    @discardableResult
    public func commit() throws(TrustError) -> TrustSnapshot { try commit(until: .end) }

    /// Leaves the store as it was.
    public func drop() {
        guard isOpen else { return }
        isOpen = false
        folder?.dropStaged()
        folder = nil
    }

    /// Commits and stops before a step, as if the process had been killed there.
    func commit(until step: TrustFolder.CommitStep) throws(TrustError) -> TrustSnapshot {
        try checkOpen()
        _ = try resolve()
        guard let folder else {
            isOpen = false
            return try ledger.snapshot(name: name, where: isKept())
        }
        let index = try ledger.index(generation: ledger.generation &+ 1, where: isKept())
        isOpen = false
        defer { self.folder = nil }
        try folder.commit(index, until: step)
        return try TrustSnapshot(TrustContent(index: TrustIndex(index), pack: ledger.pack), name: name)
    }

    // What was refused, and anchors that only refused lists name, are not written into the index.
    private func isKept() -> (TrustRecord) -> Bool {
        let old = Set(ledger.records.prefix(baseCount).map(\.digest))
        return { $0.isActive || old.contains($0.digest) }
    }

    private func resolve() throws(TrustError) -> TrustResolution {
        let (base, baseCount) = (base, baseCount)
        var resolution = TrustResolution(pins: knownPins, at: time) { $0 < baseCount && base[$0].isActive }
        try resolution.run(&ledger) { $0 >= baseCount }
        return resolution
    }

    private var knownPins: TrustPins {
        TrustPins(pins, granted: Set(ledger.grants.all.map(\.fingerprint)))
    }

    /// Takes the certificates of a master list; of one that was there only those that were pinned since.
    private func addEntries(of list: SignedList, named name: String, _ place: UInt32, isNew: Bool) throws(TrustError) {
        guard isNew || !pins.isEmpty else { return }
        for entry in try MasterList(content: list.content).entries {
            switch entry.certificate {
            case .success(let certificate):
                let isPinned = try isPinned(certificate)
                guard isNew || isPinned else { continue }
                let added = try ledger.add(certificate, source: place, ownBasis: isPinned ? .pinned : nil)
                if isNew { note(added) }
            case .failure(let error):
                if isNew { refusals.append(.init(name: "\(name)#\(entry.index + 1)", reason: error)) }
            }
        }
    }

    private func isPinned(_ certificate: Certificate) throws(TrustError) -> Bool {
        guard !pins.isEmpty else { return false }
        let fingerprint = try certificate.fingerprint()
        meet(fingerprint)
        return pins.contains(fingerprint)
    }

    private func meet(_ fingerprint: [UInt8]) {
        if pins.contains(fingerprint) { metPins.insert(fingerprint) }
    }

    /// Counts what was there, and keeps in mind a list that was there and had been displaced: it may be again.
    private func note(_ added: (position: Int, isNew: Bool)) {
        guard added.position < baseCount else { return }
        unchanged += 1
        let kind = ledger.records[added.position].kind
        guard !base[added.position].isActive, kind == .list || kind == .revocationList else { return }
        if !displaced.contains(added.position) { displaced.append(added.position) }
    }

    private func stamped(_ source: TrustSource) -> TrustSource {
        var stamped = source
        stamped.importedAt = source.importedAt ?? time
        stamped.publisher = nil
        return stamped
    }

    private func sourceName(of position: Int) -> String {
        ledger.sources(of: ledger.records[position]).first?.source.name ?? ""
    }

    func checkOpen() throws(TrustError) {
        guard isOpen else { throw TrustError(.storeNotWritten, element: "transaction", .storeTransactionEnded) }
    }
}
