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
    private var base: [BaseState]
    private let baseGrants: PublisherGrants
    private let baseBlocks: OperatorBlocks
    let pins: Set<[UInt8]>
    let time: Timestamp
    /// Holds the lock; let go of with the end of the transaction.
    private var folder: TrustFolder?
    private var isOpen = true
    private var refusals: [TrustDifference.Refusal] = []
    private var unchanged = 0
    var metPins: Set<[UInt8]> = []
    /// What came in files of which the whole was pinned, by digest.
    var covered: Set<[UInt8]> = []
    /// Lists that came beside other things in their file, so that a pin of theirs is none of it; and those that came
    /// alone.
    var accompanied: Set<[UInt8]> = []
    var unaccompanied: Set<[UInt8]> = []
    /// CSCA certificates of files that nobody signed.
    var bare: [BareCertificate] = []
    /// CSCA certificates that were not taken, because of what stands beside them.
    var unnamed: [UnnamedObject] = []
    /// Such certificates that only a pin of all of them together takes, because something else is pinned or granted.
    var candidates: [(certificate: Certificate, bare: BareCertificate)] = []
    /// Lists that came in files, by digest, and those of them that no pin or grant reaches.
    var imported: [[UInt8]: UnnamedObject] = [:]
    private var unreached: [UnnamedObject] = []
    /// Whether the operator vouches for the certificates of files by naming the files, whatever is pinned beside.
    package var namesFiles = false
    /// Whether something was granted in this transaction.
    var isGranting = false
    /// Lists that were added again and that newer ones had displaced.
    private var displaced: [Int] = []
    /// The changes before.
    private let history: [TrustChange]
    /// The commit whose state is brought back as it was; nil where objects are added.
    private var restored: UInt64?
    private var heldOut: Set<Int> = []
    /// The CSCA certificates that brought lists name as their signer's, by the digest of the list.
    private var listAuthorities: [[UInt8]: [UInt8]] = [:]

    /// What stood in the store before of an object of the base.
    struct BaseState {
        let isActive: Bool
        let basis: TrustBasis
        let isTrustedAnchor: Bool

        init(_ record: TrustRecord) {
            (isActive, basis, isTrustedAnchor) = (record.isActive, record.basis, record.isTrustedAnchor)
        }

        /// Of an object that was not there.
        static let absent = BaseState(TrustRecord(kind: .signer, isActive: false))
    }

    /// A transaction that no store stands behind: for judging by files without importing them.
    ///
    /// - Parameter trust: what is there before; nothing where it is nil.
    public static func inMemory(
        name: String = "", over trust: TrustSnapshot? = nil, pins: Set<[UInt8]> = [], at time: Timestamp
    ) -> TrustTransaction {
        TrustTransaction(name: name, ledger: TrustLedger(trust?.content), folder: nil, pins: pins, at: time)
    }

    init(
        name: String, ledger: TrustLedger, folder: TrustFolder?, pins: Set<[UInt8]>, history: [TrustChange] = [],
        at time: Timestamp
    ) {
        self.name = name
        self.ledger = ledger
        self.ledger.blockTime = time
        self.folder = folder
        self.pins = pins
        self.time = time
        self.history = history
        baseGrants = ledger.grants
        baseBlocks = ledger.blocks
        baseCount = ledger.records.count
        base = ledger.records.map(BaseState.init)
    }

    /// A transaction that brings back an earlier state of a store: exactly what was in force, whatever would come of it
    /// today.
    ///
    /// - Parameters:
    ///   - commit: whose state that is.
    ///   - current: what is in force.
    init(
        restoring earlier: TrustContent, of commit: UInt64, over current: TrustContent, name: String,
        folder: TrustFolder, at time: Timestamp
    ) throws(TrustError) {
        var ledger = TrustLedger(earlier, file: folder.pack, over: current)
        // What the operator has said since holds on: only a word of his takes it back.
        ledger.blocks = current.index.blocks
        ledger.blockTime = time
        if !earlier.index.hasPublishers { try ledger.findPublishers() }
        if !earlier.index.hasPublishers || earlier.index.blocks != ledger.blocks { try ledger.settleBases() }
        let count = ledger.records.count
        var base = [BaseState](repeating: .absent, count: count)
        for place in 0..<current.index.recordCount {
            guard var record = current.index.record(at: place) else { continue }
            if let position = ledger.position(of: record.digest) {
                base[position] = BaseState(record)
                continue
            }
            base.append(BaseState(record))
            // What came since is told of, and not in the new index.
            record.isActive = false
            record.sources = record.sources.compactMap { current.index.source(at: Int($0)) }.map {
                ledger.position(of: $0.source, basis: $0.basis, list: $0.list)
            }
            ledger.append(record)
        }
        self.name = name
        self.folder = folder
        self.ledger = ledger
        self.base = base
        self.time = time
        pins = []
        history = current.index.history
        restored = commit
        baseCount = count
        baseGrants = current.index.grants
        baseBlocks = current.index.blocks
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
        _ = try position(adding: certificate, from: source)
    }

    /// The same.
    ///
    /// - Returns: where it is in the ledger.
    func position(adding certificate: Certificate, from source: TrustSource) throws(TrustError) -> Int {
        try checkOpen()
        let place = ledger.position(of: stamped(source), basis: source.kind == .certificateFile ? .named : .unpinned)
        let isPinned = try isPinned(certificate)
        let added = try ledger.add(certificate, source: place, ownBasis: isPinned ? .pinned : nil)
        if isPinned || source.kind == .certificateFile { takeBack(added.position) }
        note(added)
        return added.position
    }

    /// Takes a revocation list. Whether it is newer than the one in the store, and signed by whom it names, is worked
    /// out at the end.
    ///
    /// - Throws: `TrustError` with code `storeNotWritten`, `limitExceeded` or `cryptography`.
    public func add(_ revocationList: CertificateRevocationList, from source: TrustSource) throws(TrustError) {
        try checkOpen()
        let added = try ledger.add(revocationList, source: ledger.position(of: stamped(source), basis: .unpinned))
        takeBack(added.position)
        note(added)
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
        let described = TrustSource(
            kind: TrustSource.Kind(list.kind), name: source.name, digest: digest,
            importedAt: stamped(source).importedAt)
        let place = ledger.position(of: described, basis: .unpinned, list: TrustDigest(digest))
        let added = try ledger.add(list, source: place)
        takeBack(added.position)
        note(added)
        if let authority = listAuthorities[digest], pins.contains(authority) {
            TrustDigest(authority).flatMap(ledger.position(of:)).map { takeBack($0) }
        }
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
        var difference = try TrustDifferenceBuilder(base: base, grants: baseGrants, blocks: baseBlocks).difference(
            &ledger)
        difference.refused = refusals
        for (position, reason) in resolution.refused.sorted(by: { $0.key < $1.key }) where position >= baseCount {
            difference.refused.append(.init(name: sourceName(of: position), reason: reason))
        }
        for position in displaced where !ledger.records[position].isActive {
            let error = TrustError(.rollback, .storeDisplaced)
            difference.refused.append(.init(name: sourceName(of: position), reason: error))
        }
        difference.unchangedObjects = unchanged
        difference.heldOut = heldOut.count { ledger.records[$0].isRemoved }
        let open = candidates.map { $0.bare.unnamed(.storeCertificateNotNamed(digest: $0.bare.hexadecimal)) }
        for object in (unnamed + open).filter({ !isTrusted($0.digest) }) + unreached {
            let refusal = TrustDifference.Refusal(name: object.place, reason: TrustError(.besideList, object.message))
            if object.isOfDownload {
                difference.leftOut.append(refusal)
            } else {
                difference.refused.append(refusal)
            }
        }
        difference.bareCertificates = try bareCertificates()
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

    /// The same; the history of the store calls the change by that name.
    @discardableResult
    package func commit(as command: String) throws(TrustError) -> TrustSnapshot { try commit(until: .end, as: command) }

    /// Leaves the store as it was.
    public func drop() {
        guard isOpen else { return }
        isOpen = false
        folder?.dropStaged()
        folder = nil
    }

    /// Commits and stops before a step, as if the process had been killed there.
    func commit(until step: TrustFolder.CommitStep, as command: String = "") throws(TrustError) -> TrustSnapshot {
        try checkOpen()
        _ = try resolve()
        guard let folder else {
            isOpen = false
            return try ledger.snapshot(name: name, where: isKept())
        }
        let difference = try TrustDifferenceBuilder(base: base, grants: baseGrants, blocks: baseBlocks).difference(
            &ledger)
        let change = TrustChange(
            generation: ledger.generation &+ 1, time: time, command: command, counts: TrustChange.Counts(difference),
            anchors: ledger.records.count { $0.kind == .anchor && $0.isActive }, restored: restored)
        let index = try ledger.index(
            generation: change.generation, history: history + [change], where: isKept())
        isOpen = false
        defer { self.folder = nil }
        try folder.commit(index, until: step)
        return try TrustSnapshot(TrustContent(index: TrustIndex(written: index), pack: ledger.pack), name: name)
    }

    // What was refused, and anchors that only refused lists name, are not written into the index.
    private func isKept() -> (TrustRecord) -> Bool {
        let old = Set(ledger.records.prefix(baseCount).map(\.digest))
        return { $0.isActive || old.contains($0.digest) }
    }

    private func resolve() throws(TrustError) -> TrustResolution {
        try settleCandidates()
        if restored != nil { return TrustResolution(pins: knownPins, at: time) { _ in false } }
        let (base, baseCount) = (base, baseCount)
        var resolution = TrustResolution(pins: knownPins, at: time) { $0 < baseCount && base[$0].isActive }
        try resolution.run(&ledger) { $0 >= baseCount }
        try leaveOutUnreached()
        return resolution
    }

    /// Where something is pinned or granted, nothing is taken of a list that no pin, no grant and nothing that was
    /// trusted before stands behind.
    private func leaveOutUnreached() throws(TrustError) {
        unreached = []
        guard takesNamedOnly else { return }
        for position in baseCount..<ledger.records.count {
            let record = ledger.records[position]
            guard record.kind == .list, record.isActive, !record.basis.isTrusted,
                let object = imported[record.digest.octets]
            else { continue }
            ledger.records[position].isActive = false
            unreached.append(object)
        }
        if !unreached.isEmpty { try ledger.settleBases() }
    }

    var knownPins: TrustPins {
        TrustPins(
            pins.union(covered).subtracting(unfit), granted: Set(ledger.grants.all.map(\.fingerprint)))
    }

    /// Lists whose own digest is not that of the file that they came in.
    private var unfit: Set<[UInt8]> { accompanied.subtracting(unaccompanied).subtracting(covered) }

    /// Takes the certificates of a master list; of one that was there only those that were pinned since.
    private func addEntries(of list: SignedList, named name: String, _ place: UInt32, isNew: Bool) throws(TrustError) {
        guard isNew || !pins.isEmpty else { return }
        for entry in try MasterList(content: list.content).entries {
            switch entry.certificate {
            case .success(let certificate):
                let isPinned = try isPinned(certificate)
                guard isNew || isPinned else { continue }
                let added = try ledger.add(certificate, source: place, ownBasis: isPinned ? .pinned : nil)
                if isPinned { takeBack(added.position) }
                if ledger.records[added.position].isRemoved { heldOut.insert(added.position) }
                if isNew { note(added) }
            case .failure(let error):
                if isNew { refusals.append(.init(name: "\(name)#\(entry.index + 1)", reason: error)) }
            }
        }
    }

    func isPinned(_ certificate: Certificate) throws(TrustError) -> Bool {
        guard !pins.isEmpty else { return false }
        let fingerprint = try certificate.fingerprint()
        meet(fingerprint)
        return pins.contains(fingerprint) || covered.contains(fingerprint)
    }

    private func meet(_ fingerprint: [UInt8]) {
        if pins.contains(fingerprint), !unfit.contains(fingerprint) { metPins.insert(fingerprint) }
    }

    /// Whether the operator had named the object at that position in the store before.
    func wasNamed(_ position: Int) -> Bool {
        position < baseCount && base[position].isActive && base[position].basis >= .pinned
    }

    /// Whether something that is trusted makes an anchor of that certificate.
    private func isTrusted(_ digest: TrustDigest) -> Bool {
        ledger.position(of: digest).map { ledger.records[$0].isActive && ledger.records[$0].basis.isTrusted } ?? false
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
        // Of files that are judged by as they are, nothing is imported.
        stamped.importedAt = source.importedAt ?? (folder == nil ? nil : time)
        stamped.publisher = nil
        return stamped
    }

    private func sourceName(of position: Int) -> String {
        ledger.sources(of: ledger.records[position]).first?.source.name ?? ""
    }

    /// Makes something that was removed count again: the operator names it.
    func takeBack(_ position: Int) { ledger.records[position].isRemoved = false }

    /// Refuses what would change a state that is brought back as it was.
    func checkOpen() throws(TrustError) {
        guard isOpen else { throw TrustError(.storeNotWritten, element: "transaction", .storeTransactionEnded) }
    }
}
