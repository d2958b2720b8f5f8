// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ
internal import EPassMessages

/// Reads an index where it lies. Nothing is read or decoded before it is asked for; every position that it states is
/// checked when it is used.
struct TrustIndex: Sendable {
    private typealias Layout = TrustIndexLayout

    private let header: TrustIndexHeader
    private let pages: TrustIndexPages
    /// What the operator granted.
    let grants: PublisherGrants
    /// What the operator blocked.
    let blocks: OperatorBlocks
    /// The subjects of the blocks behind objects that nothing else speaks for.
    let held: [TrustDigest: TrustDigest]

    /// How many records there are.
    var recordCount: Int { header.recordCount }
    /// How many of them, from the first on, are active anchors.
    var anchorCount: Int { header.anchorCount }
    /// How many sources there are.
    var sourceCount: Int { header.sourceCount }
    /// How many commits there were.
    var generation: UInt64 { header.generation }
    /// How much of the pack belongs to this index.
    var packLength: UInt64 { header.packLength }
    /// The hash over everything that can change a verdict.
    var snapshotHash: [UInt8] { header.snapshotHash }
    /// Whether it says who stands behind each list; an index of the first version does not.
    var hasPublishers: Bool { header.hasPublishers }

    /// Takes the octets of an index file, and compares all of them with their hashes.
    ///
    /// - Throws: `TrustError` with code `storeDamaged` where they are no index or not as they were written,
    ///   `storeVersion` where a newer version of this program wrote them.
    init(_ octets: [UInt8]) throws(TrustError) {
        let header = try TrustIndexHeader(octets, fileLength: octets.count)
        try Self.check(octets, header)
        try self.init(header, TrustIndexPages(octets[..<header.texts.upperBound]))
    }

    /// Takes an index that this process wrote just now.
    ///
    /// - Throws: as ``init(_:)``.
    init(written octets: [UInt8]) throws(TrustError) {
        let header = try TrustIndexHeader(octets, fileLength: octets.count)
        try self.init(header, TrustIndexPages(octets[..<header.texts.upperBound]))
    }

    /// Takes an index file, of which the header and the hashes of pages are read, and the rest when it is asked for;
    /// one of an older version is read whole. Nil where the file has fewer octets than that.
    ///
    /// - Throws: as ``init(_:)``.
    init?(_ file: OpenFile, length: Int) throws(TrustError) {
        guard let first = file.read(0, min(length, Layout.headerLength)) else { return nil }
        let header = try TrustIndexHeader(first, fileLength: length)
        guard header.isPaged else {
            guard let octets = file.read(0, length) else { return nil }
            try self.init(octets)
            return
        }
        let end = header.texts.upperBound
        guard let rest = file.read(UInt64(end), length - end) else { return nil }
        let hashes = Array(rest.dropLast(Layout.trailerLength))
        guard try TrustDigest(hashing: (first + hashes)[...]) == TrustDigest(rest.suffix(Layout.trailerLength)) else {
            throw TrustIndexHeader.damaged(.storeIndexChanged, at: length - Layout.trailerLength)
        }
        try self.init(header, TrustIndexPages(file, count: end, hashes: hashes))
    }

    private init(_ header: TrustIndexHeader, _ pages: TrustIndexPages) throws(TrustError) {
        (self.header, self.pages) = (header, pages)
        (blocks, held, grants) = (
            try Self.blocks(header, pages), try Self.held(header, pages), try Self.grants(header, pages)
        )
        if let damage = pages.damage { throw damage }
    }

    /// Compares the octets of a whole file with the hashes behind them.
    private static func check(_ octets: [UInt8], _ header: TrustIndexHeader) throws(TrustError) {
        let trailer = octets.count - Layout.trailerLength
        guard header.isPaged else {
            guard try TrustDigest(hashing: octets[..<trailer]) == TrustDigest(octets[trailer...]) else {
                throw TrustIndexHeader.damaged(.storeIndexChanged, at: trailer)
            }
            return
        }
        let end = header.texts.upperBound
        let named = octets[..<Layout.headerLength] + octets[end..<trailer]
        guard try TrustDigest(hashing: named) == TrustDigest(octets[trailer...]) else {
            throw TrustIndexHeader.damaged(.storeIndexChanged, at: trailer)
        }
        for page in 0..<header.pageCount {
            let start = page * Layout.pageLength
            let hash = octets[(end + page * TrustDigest.length)...].prefix(TrustDigest.length)
            guard try TrustDigest(hashing: octets[start..<min(end, start + Layout.pageLength)]) == TrustDigest(hash)
            else { throw TrustIndexHeader.damaged(.storeIndexChanged, at: start) }
        }
    }

    /// Why something that was asked for could not be read: the first page that was not as it was written.
    var damage: TrustError? { pages.damage }

    /// How many of its pages are in memory.
    var readPageCount: Int { pages.soundCount }

    /// Compares every page with its hash.
    ///
    /// - Throws: `storeDamaged`.
    func checkAll() throws(TrustError) { try pages.checkAll() }

    /// The octets of the file.
    ///
    /// - Throws: `storeDamaged` where one of its pages is not as it was written, or it is of an older version.
    func sealed() throws(TrustError) -> [UInt8] {
        try checkAll()
        guard header.isPaged, let octets = pages.octets(0, pages.count) else {
            throw TrustIndexHeader.damaged(.storeIndexParts, at: 0)
        }
        return try TrustIndexWriter.sealed(octets)
    }

    /// What was blocked. A block that is missing is a document that gets through.
    private static func blocks(
        _ header: TrustIndexHeader, _ pages: TrustIndexPages
    ) throws(TrustError) -> OperatorBlocks {
        let length = Int(pages.narrow(Layout.blocksPlace + 4))
        guard header.hasPublishers, length > 0 else { return OperatorBlocks() }
        guard let octets = text(Layout.blocksPlace, header, pages), let blocks = OperatorBlocks(octets: octets[...])
        else { throw pages.damage ?? TrustIndexHeader.damaged(.storeIndexBlock, at: Layout.blocksPlace) }
        return blocks
    }

    private static func held(
        _ header: TrustIndexHeader, _ pages: TrustIndexPages
    ) throws(TrustError) -> [TrustDigest: TrustDigest] {
        guard header.hasPublishers, pages.narrow(Layout.heldPlace + 4) > 0 else { return [:] }
        let damaged = TrustIndexHeader.damaged(.storeIndexBlock, at: Layout.heldPlace)
        guard let octets = text(Layout.heldPlace, header, pages), octets.count.isMultiple(of: 2 * TrustDigest.length)
        else { throw pages.damage ?? damaged }
        var held: [TrustDigest: TrustDigest] = [:]
        for place in stride(from: 0, to: octets.count, by: 2 * TrustDigest.length) {
            let pair = octets[place...].prefix(2 * TrustDigest.length)
            guard let object = TrustDigest(pair.prefix(TrustDigest.length)),
                let block = TrustDigest(pair.suffix(TrustDigest.length))
            else { throw damaged }
            held[object] = block
        }
        return held
    }

    /// What was granted. Each grant has to be one: a grant that is missing is a verdict that nobody understands.
    private static func grants(
        _ header: TrustIndexHeader, _ pages: TrustIndexPages
    ) throws(TrustError) -> PublisherGrants {
        var grants: [PublisherGrant] = []
        for position in 0..<header.grantCount {
            let place = header.grantsStart + position * Layout.grantLength
            guard let kind = TrustSource.Kind(octet: pages.octet(place + 32))?.list,
                let text = text(place + 40, header, pages),
                let states = StateSet(String(decoding: text, as: UTF8.self)),
                let fingerprint = pages.octets(place, TrustDigest.length),
                let grant = PublisherGrant(fingerprint: fingerprint, kind: kind, states: states)
            else { throw pages.damage ?? TrustIndexHeader.damaged(.storeIndexGrant, at: place) }
            grants.append(grant)
        }
        return PublisherGrants(grants)
    }

    /// The countries of the active anchors, as ``IssuingCountry/code`` has them.
    var countries: Set<String> {
        guard header.isPaged else {
            return Set((0..<anchorCount).compactMap { record(at: $0)?.issuingCountry?.code })
        }
        var rest = text(Layout.countriesPlace)[...]
        var countries: Set<String> = []
        while rest.count >= 4 {
            let length = Int(rest.prefix(4).little)
            countries.insert(String(decoding: rest.dropFirst(4).prefix(length), as: UTF8.self))
            rest = rest.dropFirst(4 + length)
        }
        return countries
    }

    /// The changes that led to it, the oldest first, as far back as they are kept. Stores of older versions, and those
    /// that no transaction wrote, have none.
    var history: [TrustChange] { hasPublishers ? TrustChange.changes(in: text(Layout.historyPlace)) : [] }

    /// The record at that position; nil where there is none or it cannot be read.
    func record(at position: Int) -> TrustRecord? {
        guard (0..<recordCount).contains(position) else { return nil }
        let start = Layout.headerLength + position * header.recordLength
        guard let kind = TrustRecord.Kind(octet: octet(start)), let basis = TrustBasis(octet: octet(start + 2)),
            let digest = pages.digest(start + 16)
        else { return nil }
        let flags = octet(start + 1)
        var record = TrustRecord(kind: kind, digest: digest, offset: wide(start + 8), length: narrow(start + 4))
        record.basis = basis
        record.ownBasis = TrustBasis(octet: octet(start + 3))
        record.isTest = flags & Layout.Flag.test != 0
        record.isActive = flags & Layout.Flag.active != 0
        record.isVerified = flags & Layout.Flag.verified != 0
        record.name = TrustKey(value: wide(start + 48))
        record.key = TrustKey(value: wide(start + 56))
        record.issuerName = TrustKey(value: wide(start + 64))
        record.issuerKey = TrustKey(value: wide(start + 72))
        record.linkedUnder = wide(start + 80)
        if flags & Layout.Flag.time != 0 { record.time = time(start + 88) }
        if flags & Layout.Flag.nextTime != 0 { record.nextTime = time(start + 96) }
        record.sources = run(first: narrow(start + 104), count: narrow(start + 108), below: sourceCount)
        record.country = String(decoding: text(start + 112), as: UTF8.self)
        record.number = Array(text(start + 120))
        record.text = String(decoding: text(start + 128), as: UTF8.self)
        record.identifier = TrustKey(value: wide(start + 136))
        guard hasPublishers else { return record }
        record.isPinned = flags & Layout.Flag.pinned != 0
        record.isRemoved = flags & Layout.Flag.removed != 0
        record.isVerifiedUnderListed = flags & Layout.Flag.verifiedUnderListed != 0
        record.authority = TrustDigest(text(start + 144))
        record.states = String(decoding: text(start + 152), as: UTF8.self)
        return record
    }

    /// What the record at that position is of; nil where it cannot be read.
    func kind(at position: Int) -> TrustRecord.Kind? {
        guard (0..<recordCount).contains(position) else { return nil }
        return TrustRecord.Kind(octet: octet(Layout.headerLength + position * header.recordLength))
    }

    /// The record that has the digest, one behind the active anchors before one among them.
    func record(withDigest digest: TrustDigest) -> TrustRecord? {
        (position(of: digest, in: anchorCount..<recordCount) ?? position(ofAnchor: digest)).flatMap(record(at:))
    }

    /// The position of the active anchor that has the digest.
    func position(ofAnchor digest: TrustDigest) -> Int? { position(of: digest, in: 0..<anchorCount) }

    /// The part is in the order of its digests.
    private func position(of digest: TrustDigest, in part: Range<Int>) -> Int? {
        var (low, high) = (part.lowerBound, part.upperBound)
        while low < high {
            let middle = (low + high) / 2
            guard let there = pages.digest(Layout.headerLength + middle * header.recordLength + 16) else { return nil }
            if there == digest { return middle }
            if there < digest { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// The source at that position.
    func source(at position: Int) -> TrustSourceRecord? {
        guard (0..<sourceCount).contains(position) else { return nil }
        let start = header.sourcesStart + position * Layout.sourceLength
        let flags = octet(start + 2)
        guard let kind = TrustSource.Kind(octet: octet(start)), let basis = TrustBasis(octet: octet(start + 1))
        else {
            return nil
        }
        let source = TrustSource(
            kind: kind, name: String(decoding: text(start + 8), as: UTF8.self), digest: Array(text(start + 24)),
            signer: flags & Layout.SourceFlag.signer != 0 ? String(decoding: text(start + 16), as: UTF8.self) : nil,
            signingTime: flags & Layout.SourceFlag.signingTime != 0 ? time(start + 32) : nil,
            importedAt: flags & Layout.SourceFlag.importedAt != 0 ? time(start + 40) : nil)
        let list = flags & Layout.SourceFlag.list != 0 ? pages.digest(start + 48) : nil
        return TrustSourceRecord(source: source, basis: basis, list: list)
    }

    /// The records that have the key, in the order in which they were written. The cost does not depend on the size of
    /// the index.
    func positions(of key: TrustKey) -> [Int] {
        var slot = Int(truncatingIfNeeded: key.value & UInt64(header.slotCount - 1))
        // A table that a writer filled has empty slots; one that somebody else filled may have none.
        for _ in 0..<header.slotCount {
            let start = header.slotsStart + slot * Layout.slotLength
            let count = narrow(start + 12)
            if count == 0 { return [] }
            if wide(start) == key.value {
                return run(first: narrow(start + 8), count: count, below: recordCount).map(Int.init)
            }
            slot = (slot + 1) & (header.slotCount - 1)
        }
        return []
    }

    /// Calls with each key and the position of each record that has it.
    func forEachKey(_ body: (TrustKey, Int) -> Void) {
        // The runs of a writer do not overlap; those of somebody else may.
        var left = header.postingCount
        for slot in 0..<header.slotCount {
            let start = header.slotsStart + slot * Layout.slotLength
            let key = TrustKey(value: wide(start))
            left -= Int(narrow(start + 12))
            guard left >= 0 else { return }
            for position in run(first: narrow(start + 8), count: narrow(start + 12), below: recordCount) {
                body(key, Int(position))
            }
        }
    }

    private func run(first: UInt32, count: UInt32, below limit: Int) -> [UInt32] {
        guard count > 0, Int(first) + Int(count) <= header.postingCount else { return [] }
        let start = header.postingsStart + Int(first) * Layout.postingLength
        return (0..<Int(count)).map { narrow(start + $0 * Layout.postingLength) }.filter { Int($0) < limit }
    }

    private func text(_ reference: Int) -> [UInt8] { Self.text(reference, header, pages) ?? [] }

    /// The text of which the position and the length stand there; nil where it does not lie among the texts.
    private static func text(_ reference: Int, _ header: TrustIndexHeader, _ pages: TrustIndexPages) -> [UInt8]? {
        let (first, count) = (Int(pages.narrow(reference)), Int(pages.narrow(reference + 4)))
        guard first + count <= header.texts.count else { return nil }
        return pages.octets(header.texts.lowerBound + first, count)
    }

    private func octet(_ offset: Int) -> UInt8 { pages.octet(offset) }

    private func narrow(_ offset: Int) -> UInt32 { pages.narrow(offset) }

    private func wide(_ offset: Int) -> UInt64 { pages.wide(offset) }

    private func time(_ offset: Int) -> Timestamp { Timestamp(secondsSince1970: Int64(bitPattern: wide(offset))) }
}
