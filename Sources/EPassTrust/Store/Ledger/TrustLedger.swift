// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMessages

/// The objects of a store while they are put together: what the index says, open to change, and the pack that grows.
///
/// Octets go into the pack at once, so that an import of any length needs memory for some two hundred octets an object.
struct TrustLedger {
    /// The objects, in the order in which they came.
    var records: [TrustRecord] = []
    /// The sources, in the order in which they came.
    var sources: [TrustSourceRecord] = []
    /// The originals.
    private(set) var pack: TrustPack
    /// What the operator granted.
    var grants = PublisherGrants()
    /// What the operator blocked.
    var blocks = OperatorBlocks()
    /// The time by which a block, or a link that comes, has ended; nil where all of them hold.
    var blockTime: Timestamp?
    /// The keys of anchors by the digests of their certificates. Only those that blocks were looked for in.
    var keyDigests: [TrustDigest: [TrustDigest]] = [:]
    /// The subjects of the blocks of anchors, by the digests of their certificates.
    var blockers: [TrustDigest: TrustDigest] = [:]
    /// The subjects of the blocks behind anchors and lists that nothing else speaks for; of anchors the certificate
    /// that is revoked and behind them, likewise, and their own where it is that.
    var held: [TrustDigest: TrustDigest] = [:]
    /// The certificates that revocation lists name, by the digests of the anchors that stand no more because of them,
    /// their own among them.
    var revoked: [TrustDigest: TrustDigest] = [:]
    /// Whether a revocation list names an anchor of its issuer's name; each pair is looked at once.
    var revocations: [TrustLink: Bool] = [:]
    /// The certificates that were removed, by their keys; those among them that were taken back count no more.
    private(set) var removed: [TrustKey: [Int]] = [:]
    /// The commits so far.
    let generation: UInt64
    /// How long the pack was before anything was added.
    private let baseLength: UInt64
    /// The file behind the pack, where there is one.
    let file: OpenFile?
    /// Signatures that were verified while this ledger lived, so that none is verified twice.
    var verdicts: [TrustLink: Bool] = [:]
    /// Signatures of revocation lists that were verified, likewise; nil where that cannot be done here.
    var listSignatures: [TrustLink: SignatureVerdict?] = [:]
    /// Whether the signature of a certificate by its own key is wrong, and whether another key of its name signed it,
    /// for the same reason.
    var selfSignatures: [TrustDigest: Bool] = [:]
    var otherSignatures: [TrustLink: Bool] = [:]
    /// Why the content that it began with could not be read whole: nothing can come of such a ledger.
    private var damage: TrustError?
    private var positions: [TrustDigest: Int] = [:]
    private var sourcePositions: [SourceName: UInt32] = [:]

    /// What makes two sources the same: not when they were imported.
    private struct SourceName: Hashable {
        let kind: TrustSource.Kind
        let name: String
        let digest: [UInt8]

        init(_ source: TrustSource) {
            kind = source.kind
            // The same list is the same source, whatever its file is called.
            name = source.digest.isEmpty ? source.name : ""
            digest = source.digest
        }
    }

    /// What a snapshot holds, or nothing; further octets go into the file, or into memory where there is none.
    ///
    /// - Parameter current: what is in force where the content is an earlier state of the same store: no original that
    ///   came since is cut off, and the number of the commit goes on from there.
    init(_ content: TrustContent? = nil, file: OpenFile? = nil, over current: TrustContent? = nil) {
        pack = content?.pack ?? TrustPack()
        baseLength = (current ?? content)?.index.packLength ?? 0
        generation = (current ?? content)?.index.generation ?? 0
        self.file = file
        guard let index = content?.index else { return }
        grants = index.grants
        blocks = index.blocks
        held = index.held
        records.reserveCapacity(index.recordCount)
        for position in 0..<index.recordCount {
            guard let record = index.record(at: position) else { continue }
            positions[record.digest] = records.count
            records.append(record)
            if record.isRemoved { takeOut(records.count - 1) }
        }
        // Positions of the index and of the list are the same where every record can be read; where a page is damaged,
        // nothing comes of this ledger.
        index.forEachKey { key, position in
            guard records.indices.contains(position) else { return }
            records[position].keys.append(key)
        }
        for position in 0..<index.sourceCount {
            guard let source = index.source(at: position) else { continue }
            sourcePositions[SourceName(source.source)] = UInt32(truncatingIfNeeded: sources.count)
            sources.append(source)
        }
        damage = index.damage
    }

    /// The position of the object with that digest.
    func position(of digest: TrustDigest) -> Int? { positions[digest] }

    /// The position of a source; it is added where it is new.
    mutating func position(of source: TrustSource, basis: TrustBasis, list: TrustDigest? = nil) -> UInt32 {
        let name = SourceName(source)
        if let known = sourcePositions[name] { return known }
        let position = UInt32(truncatingIfNeeded: sources.count)
        sources.append(TrustSourceRecord(source: source, basis: basis, list: list))
        sourcePositions[name] = position
        return position
    }

    /// Says of a list that is a source who signed it, and when.
    mutating func describe(sourceOf list: TrustDigest, signer: String?, at signingTime: Timestamp?) {
        for position in sources.indices where sources[position].list == list {
            let source = sources[position].source
            sources[position].source = TrustSource(
                kind: source.kind, name: source.name, digest: source.digest, signer: signer, signingTime: signingTime,
                importedAt: source.importedAt, publisher: source.publisher)
        }
    }

    /// Takes an object out of force, and keeps it out.
    mutating func takeOut(_ position: Int) {
        records[position].isRemoved = true
        records[position].isActive = false
        guard [.anchor, .signer].contains(records[position].kind) else { return }
        removed[records[position].key, default: []].append(position)
    }

    /// Takes the record of an object that is in the pack already.
    mutating func append(_ record: TrustRecord) {
        positions[record.digest] = records.count
        records.append(record)
    }

    /// Where an object came from.
    func sources(of record: TrustRecord) -> [TrustSourceRecord] {
        record.sources.compactMap { sources.indices.contains(Int($0)) ? sources[Int($0)] : nil }
    }

    /// Adds an object, or its source to the object that is there already.
    ///
    /// - Parameter describe: gives the record of an object that is new; digest, position and length are filled in here.
    /// - Returns: its position, and whether it is new.
    /// - Throws: what `describe` throws; `limitExceeded`; `storeNotWritten`.
    @discardableResult
    mutating func add(
        _ octets: [UInt8], source: UInt32?, ownBasis: TrustBasis? = nil,
        describe: () throws(TrustError) -> TrustRecord
    ) throws(TrustError) -> (position: Int, isNew: Bool) {
        let digest = try TrustDigest(hashing: octets[...])
        if let known = positions[digest] {
            if let source, !records[known].sources.contains(source), records[known].sources.count < Self.maximumSources
            {
                records[known].sources.append(source)
            }
            if let ownBasis { records[known].ownBasis = max(ownBasis, records[known].ownBasis ?? .unpinned) }
            return (known, false)
        }
        guard records.count < TrustIndexLayout.maximumRecords, let length = UInt32(exactly: octets.count) else {
            throw TrustError(
                .limitExceeded, element: "store", .storeTooManyObjects(maximum: TrustIndexLayout.maximumRecords))
        }
        var record = try describe()
        record.digest = digest
        record.length = length
        record.ownBasis = ownBasis
        if let source { record.sources = [source] }
        record.offset = try append(octets, record)
        positions[digest] = records.count
        records.append(record)
        return (records.count - 1, true)
    }

    /// Sources of one object that are kept.
    private static let maximumSources = 64

    private mutating func append(_ octets: [UInt8], _ record: TrustRecord) throws(TrustError) -> UInt64 {
        var entry = Array("OBJ".utf8) + [record.kind.octet]
        entry.append(little: record.length)
        entry += record.digest.octets
        let offset = pack.length + UInt64(entry.count)
        entry += octets
        guard let file else {
            pack.append(entry)
            return offset
        }
        guard file.write(entry, at: pack.length) else {
            throw TrustError(.storeNotWritten, element: "pack", .storeOriginalsNotWritten)
        }
        pack.grow(by: entry.count)
        return offset
    }

    /// The octets of an object.
    func octets(at position: Int) throws(TrustError) -> [UInt8] { try pack.object(records[position]) }

    /// The certificate at that position.
    func certificate(at position: Int) throws(TrustError) -> Certificate {
        try Certificate(encoded: try octets(at: position))
    }

    /// A snapshot of the objects for which the condition holds, as they stand now.
    func snapshot(
        name: String, known: [TrustAnchor] = [], where isIncluded: (TrustRecord) -> Bool = { _ in true }
    ) throws(TrustError) -> TrustSnapshot {
        let octets = try index(generation: generation, where: isIncluded)
        let anchors = Dictionary(
            known.compactMap { anchor in TrustDigest(anchor.fingerprint).map { ($0, anchor) } },
            uniquingKeysWith: { first, _ in first })
        // An anchor that the caller decoded is taken over only where nothing was merged into it.
        let single = anchors.filter { entry in
            position(of: entry.key).map { entry.value.sources.count == records[$0].sources.count } ?? false
        }
        let index = try TrustIndex(written: octets)
        return TrustSnapshot(TrustContent(index: index, pack: pack, known: single), name: name)
    }

    /// The index file of the objects as they stand now.
    ///
    /// - Parameter history: the changes that led to it.
    /// - Throws: `storeDamaged` where the content that it began with could not be read whole; `limitExceeded`;
    ///   `cryptography`.
    func index(
        generation: UInt64, history: [TrustChange] = [], where isIncluded: (TrustRecord) -> Bool = { _ in true }
    ) throws(TrustError) -> [UInt8] {
        if let damage { throw damage }
        let kept = records.filter(isIncluded)
        // What was refused is cut off the end of the pack, or each import of the same file would let it grow. Never
        // below where it began: an older index may still be read.
        var end = baseLength
        for record in kept {
            let (recordEnd, isTooFar) = record.offset.addingReportingOverflow(UInt64(record.length))
            guard !isTooFar else { throw TrustError(.storeDamaged, element: "index", .storeOtherSnapshot) }
            end = max(end, recordEnd)
        }
        return try TrustIndexWriter.index(
            of: kept, sources: sources, grants: grants, blocks: blocks, held: held, generation: generation,
            packLength: end,
            history: history)
    }
}
