// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMRZ
internal import EPassMessages

/// Writes the index of a set of records.
struct TrustIndexWriter {
    private typealias Layout = TrustIndexLayout

    private let records: [TrustRecord]
    private let sources: [TrustSourceRecord]
    private let grants: PublisherGrants
    private let blocks: OperatorBlocks
    private let held: [(object: TrustDigest, block: TrustDigest)]
    private let history: [TrustChange]
    private var postings: [UInt32] = []
    private var texts: [UInt8] = []
    private var textPositions: [[UInt8]: UInt32] = [:]

    private init(
        _ records: [TrustRecord], _ sources: [TrustSourceRecord], _ grants: PublisherGrants, _ blocks: OperatorBlocks,
        _ held: [TrustDigest: TrustDigest], _ history: [TrustChange]
    ) {
        self.blocks = blocks
        let kept = Set(records.filter(\.isActive).map(\.digest))
        self.held = held.filter { kept.contains($0.key) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        self.grants = grants
        self.history = history
        self.records = records.sorted { left, right in
            let (leftFirst, rightFirst) = (Self.isActiveAnchor(left), Self.isActiveAnchor(right))
            return leftFirst == rightFirst ? left.digest < right.digest : leftFirst
        }
        self.sources = sources
    }

    /// The index file, and the order in which the records stand in it.
    ///
    /// - Throws: `limitExceeded` where a store would hold too much; `cryptography`.
    static func index(
        of records: [TrustRecord], sources: [TrustSourceRecord], grants: PublisherGrants = PublisherGrants(),
        blocks: OperatorBlocks = OperatorBlocks(), held: [TrustDigest: TrustDigest] = [:], generation: UInt64,
        packLength: UInt64, history: [TrustChange] = []
    ) throws(TrustError) -> [UInt8] {
        guard records.count <= Layout.maximumRecords, sources.count <= Layout.maximumRecords else {
            throw TrustError(.limitExceeded, element: "store", .storeTooManyObjects(maximum: Layout.maximumRecords))
        }
        guard grants.all.count <= PublisherGrants.maximum else {
            throw TrustError(.limitExceeded, element: "grants", .storeTooManyGrants(maximum: PublisherGrants.maximum))
        }
        guard blocks.all.count <= OperatorBlocks.maximum else {
            throw TrustError(.limitExceeded, element: "blocks", .storeTooManyBlocks(maximum: OperatorBlocks.maximum))
        }
        var writer = TrustIndexWriter(records, sources, grants, blocks, held, history)
        return try writer.write(generation: generation, packLength: packLength)
    }

    private static func isActiveAnchor(_ record: TrustRecord) -> Bool { record.kind == .anchor && record.isActive }

    private mutating func write(generation: UInt64, packLength: UInt64) throws(TrustError) -> [UInt8] {
        var body: [UInt8] = []
        body.reserveCapacity(records.count * (Layout.recordLength + 160))
        for record in records { append(record, to: &body) }
        for source in sources { append(source, to: &body) }
        let slots = slotOctets()
        body += slots
        for posting in postings { body.append(little: posting) }
        for grant in grants.all { append(grant, to: &body) }
        let changes = TrustChange.octets(of: history, snapshotHash: try snapshotHash().octets)
        var place: [UInt8] = []
        append(text: changes, to: &place)
        append(text: blocks.octets, to: &place)
        append(text: heldOctets, to: &place)
        append(text: countries, to: &place)
        guard texts.count <= Layout.maximumLength / 2, let length = UInt32(exactly: texts.count) else {
            throw TrustError(.limitExceeded, element: "store", .storeNamesTooLong)
        }
        var file = Layout.magic
        file.reserveCapacity(Layout.headerLength + body.count + texts.count + Layout.trailerLength)
        let counts = [
            records.count, records.count(where: Self.isActiveAnchor), sources.count,
            slots.count / Layout.slotLength, postings.count,
        ]
        for number in [Layout.version] + counts.map(UInt32.init(truncatingIfNeeded:)) + [length, 0] {
            file.append(little: number)
        }
        file.append(little: generation)
        file.append(little: packLength)
        file += try snapshotHash().octets
        file.append(little: UInt32(truncatingIfNeeded: grants.all.count))
        file += place
        file += [UInt8](repeating: 0, count: Layout.headerLength - file.count)
        file += body
        file += texts
        return try Self.sealed(file)
    }

    /// The octets of an index without its hashes, with them.
    ///
    /// - Throws: `cryptography`.
    static func sealed(_ octets: [UInt8]) throws(TrustError) -> [UInt8] {
        var hashes: [UInt8] = []
        for start in stride(from: 0, to: octets.count, by: Layout.pageLength) {
            hashes += try TrustDigest(hashing: octets[start...].prefix(Layout.pageLength)).octets
        }
        return octets + hashes + (try TrustDigest(hashing: octets.prefix(Layout.headerLength) + hashes).octets)
    }

    /// The countries of the active anchors, each with its length before it: what nobody knows may have any character.
    private var countries: [UInt8] {
        let codes = Set(records.filter(Self.isActiveAnchor).compactMap { $0.issuingCountry?.code })
        var octets: [UInt8] = []
        for code in codes.sorted() {
            octets.append(little: UInt32(truncatingIfNeeded: code.utf8.count))
            octets += Array(code.utf8)
        }
        return octets
    }

    /// The digest of each object, and of the subject of the block behind it.
    private var heldOctets: [UInt8] { held.flatMap { $0.object.octets + $0.block.octets } }

    private mutating func append(_ record: TrustRecord, to body: inout [UInt8]) {
        var flags: UInt8 = 0
        if record.isTest { flags |= Layout.Flag.test }
        if record.isActive { flags |= Layout.Flag.active }
        if record.isVerified { flags |= Layout.Flag.verified }
        if record.time != nil { flags |= Layout.Flag.time }
        if record.nextTime != nil { flags |= Layout.Flag.nextTime }
        if record.isPinned { flags |= Layout.Flag.pinned }
        if record.isVerifiedUnderListed { flags |= Layout.Flag.verifiedUnderListed }
        if record.isRemoved { flags |= Layout.Flag.removed }
        body += [record.kind.octet, flags, record.basis.octet, record.ownBasis?.octet ?? Layout.noBasis]
        body.append(little: record.length)
        body.append(little: record.offset)
        body += record.digest.octets
        for key in [record.name, record.key, record.issuerName, record.issuerKey] { body.append(little: key.value) }
        body.append(little: record.linkedUnder)
        body.append(little: record.time?.secondsSince1970 ?? 0)
        body.append(little: record.nextTime?.secondsSince1970 ?? 0)
        body.append(little: UInt32(truncatingIfNeeded: postings.count))
        body.append(little: UInt32(truncatingIfNeeded: record.sources.count))
        postings += record.sources
        append(text: Array(record.country.utf8), to: &body)
        append(text: record.number, to: &body)
        append(text: Array(record.text.utf8), to: &body)
        body.append(little: record.identifier.value)
        append(text: record.authority?.octets ?? [], to: &body)
        append(text: Array(record.states.utf8), to: &body)
    }

    private mutating func append(_ grant: PublisherGrant, to body: inout [UInt8]) {
        body += grant.fingerprint
        body += [TrustSource.Kind(grant.kind).octet, 0, 0, 0, 0, 0, 0, 0]
        append(text: Array(grant.states.description.utf8), to: &body)
    }

    private mutating func append(_ entry: TrustSourceRecord, to body: inout [UInt8]) {
        let source = entry.source
        var flags: UInt8 = 0
        if source.signingTime != nil { flags |= Layout.SourceFlag.signingTime }
        if source.importedAt != nil { flags |= Layout.SourceFlag.importedAt }
        if source.signer != nil { flags |= Layout.SourceFlag.signer }
        if entry.list != nil { flags |= Layout.SourceFlag.list }
        body += [source.kind.octet, entry.basis.octet, flags, 0, 0, 0, 0, 0]
        append(text: Array(source.name.utf8), to: &body)
        append(text: Array((source.signer ?? "").utf8), to: &body)
        append(text: source.digest, to: &body)
        body.append(little: source.signingTime?.secondsSince1970 ?? 0)
        body.append(little: source.importedAt?.secondsSince1970 ?? 0)
        body += entry.list?.octets ?? [UInt8](repeating: 0, count: TrustDigest.length)
    }

    private mutating func append(text: [UInt8], to body: inout [UInt8]) {
        // Countries and names of issuers repeat; each is written once.
        let position = textPositions[text] ?? UInt32(truncatingIfNeeded: texts.count)
        if textPositions[text] == nil {
            textPositions[text] = position
            texts += text
        }
        body.append(little: position)
        body.append(little: UInt32(truncatingIfNeeded: text.count))
    }

    /// The hash table; its runs of postings follow those of the sources.
    private mutating func slotOctets() -> [UInt8] {
        var runs: [TrustKey: [UInt32]] = [:]
        runs.reserveCapacity(records.count * 2)
        for (position, record) in records.enumerated() {
            for key in record.keys { runs[key, default: []].append(UInt32(truncatingIfNeeded: position)) }
        }
        var count = 4
        while count < runs.count * 2 { count *= 2 }
        var table = [(key: UInt64, first: UInt32, count: UInt32)](repeating: (0, 0, 0), count: count)
        for (key, run) in runs.sorted(by: { $0.key.value < $1.key.value }) {
            var slot = Int(truncatingIfNeeded: key.value & UInt64(count - 1))
            while table[slot].count != 0 { slot = (slot + 1) & (count - 1) }
            table[slot] = (key.value, UInt32(truncatingIfNeeded: postings.count), UInt32(truncatingIfNeeded: run.count))
            postings += run
        }
        var octets: [UInt8] = []
        octets.reserveCapacity(count * Layout.slotLength)
        for slot in table {
            octets.append(little: slot.key)
            octets.append(little: slot.first)
            octets.append(little: slot.count)
        }
        return octets
    }

    /// SHA-256 over everything that can change a verdict: anchors with basis and mark, copies of signers, revocation
    /// lists, and the lists of deviations, defects and signers with what stands behind them and about whom they may
    /// speak; and what was granted and blocked. Not where they came from.
    private func snapshotHash() throws(TrustError) -> TrustDigest {
        var octets = Array("epass trust 2".utf8)
        for record in records where record.isActive && !record.isMasterList {
            octets += [record.kind.octet, record.basis.octet, record.isTest ? 1 : 0]
            octets += record.digest.octets
            guard record.kind == .list else { continue }
            for text in [record.country, record.states] { octets += Array(text.utf8) + [0] }
        }
        for grant in grants.all {
            octets += grant.fingerprint + [TrustSource.Kind(grant.kind).octet]
            octets += Array(grant.states.description.utf8) + [0]
        }
        // Without blocks it is that of stores of before.
        if !blocks.isEmpty { octets += Array("blocks".utf8) + [0] + blocks.octets }
        if !held.isEmpty { octets += Array("held".utf8) + [0] + heldOctets }
        return try TrustDigest(hashing: octets[...])
    }
}

extension [UInt8] {
    /// Appends a number, least octet first; a negative one in two's complement.
    mutating func append(little value: some FixedWidthInteger) {
        for shift in stride(from: 0, to: value.bitWidth, by: 8) { append(UInt8(truncatingIfNeeded: value >> shift)) }
    }
}

extension Collection<UInt8> {
    /// The number that these octets are, least first, of eight at most.
    var little: UInt64 { prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) } }
}
