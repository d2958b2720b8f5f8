// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// Reads an index where it lies in memory. Nothing is decoded before it is asked for; every position that it states is
/// checked when it is used.
struct TrustIndex: Sendable {
    private typealias Layout = TrustIndexLayout

    private let octets: [UInt8]
    /// How many records there are.
    let recordCount: Int
    /// How many of them, from the first on, are active anchors.
    let anchorCount: Int
    /// How many sources there are.
    let sourceCount: Int
    /// How many commits there were.
    let generation: UInt64
    /// How much of the pack belongs to this index.
    let packLength: UInt64
    /// The hash over everything that can change a verdict.
    let snapshotHash: [UInt8]
    /// What the operator granted.
    let grants: PublisherGrants
    /// What the operator blocked.
    let blocks: OperatorBlocks
    /// The subjects of the blocks behind objects that nothing else speaks for.
    let held: [TrustDigest: TrustDigest]
    /// Whether it says who stands behind each list; an index of the first version does not.
    let hasPublishers: Bool
    private let recordLength: Int
    private let slotCount: Int
    private let postingCount: Int
    private let sourcesStart: Int
    private let slotsStart: Int
    private let postingsStart: Int
    private let textsStart: Int
    private let textsEnd: Int

    /// Takes the octets of an index file.
    ///
    /// - Throws: `TrustError` with code `storeDamaged` where they are no index or not as they were written,
    ///   `storeVersion` where a newer version of this program wrote them.
    init(_ octets: [UInt8]) throws(TrustError) {
        func number(_ offset: Int) -> Int { Int(Self.little(octets, offset, 4)) }
        guard octets.starts(with: Layout.magic), octets.count >= Layout.headerLength + Layout.trailerLength else {
            throw Self.damaged(.storeIndexCut, at: 0)
        }
        hasPublishers = number(8) != Int(Layout.versionWithoutPublishers)
        let known = [Layout.version, Layout.versionWithRemovals, Layout.versionWithBlocks].map(Int.init)
        guard known.contains(number(8)) || !hasPublishers else {
            throw TrustError(
                .storeVersion, element: "index", offset: 8,
                .storeIndexVersion(version: number(8), known: Layout.versionWithBlocks))
        }
        let end = octets.count - Layout.trailerLength
        guard try TrustDigest(hashing: octets[..<end]) == TrustDigest(octets[end...]) else {
            throw Self.damaged(.storeIndexChanged, at: end)
        }
        recordCount = number(12)
        anchorCount = number(16)
        sourceCount = number(20)
        slotCount = number(24)
        postingCount = number(28)
        let textLength = number(32)
        generation = Self.little(octets, 40, 8)
        packLength = Self.little(octets, 48, 8)
        snapshotHash = Array(octets[56..<88])
        let grantCount = hasPublishers ? number(88) : 0
        recordLength = hasPublishers ? Layout.recordLength : Layout.recordLengthWithoutPublishers
        sourcesStart = Layout.headerLength + recordCount * recordLength
        slotsStart = sourcesStart + sourceCount * Layout.sourceLength
        postingsStart = slotsStart + slotCount * Layout.slotLength
        let grantsStart = postingsStart + postingCount * Layout.postingLength
        textsStart = grantsStart + grantCount * Layout.grantLength
        textsEnd = textsStart + textLength
        guard textsEnd == end, anchorCount <= recordCount, slotCount > 0, slotCount & (slotCount - 1) == 0 else {
            throw Self.damaged(.storeIndexParts, at: 12)
        }
        self.octets = octets
        let (first, length) = (number(Layout.blocksPlace), number(Layout.blocksPlace + 4))
        guard hasPublishers, length > 0 else {
            (blocks, held) = (OperatorBlocks(), [:])
            grants = try Self.grants(octets, grantsStart, grantCount, texts: textsStart..<textsEnd)
            return
        }
        guard textsStart + first + length <= textsEnd,
            let said = OperatorBlocks(octets: octets[(textsStart + first)..<(textsStart + first + length)])
        else { throw Self.damaged(.storeIndexBlock, at: Layout.blocksPlace) }
        blocks = said
        held = try Self.held(
            octets, textsStart + number(Layout.heldPlace), number(Layout.heldPlace + 4), textsEnd: textsEnd)
        grants = try Self.grants(octets, grantsStart, grantCount, texts: textsStart..<textsEnd)
    }

    private static func held(
        _ octets: [UInt8], _ start: Int, _ length: Int, textsEnd: Int
    ) throws(TrustError) -> [TrustDigest: TrustDigest] {
        let pair = 2 * TrustDigest.length
        guard length.isMultiple(of: pair), start + length <= textsEnd else {
            throw damaged(.storeIndexBlock, at: Layout.heldPlace)
        }
        var held: [TrustDigest: TrustDigest] = [:]
        for place in stride(from: start, to: start + length, by: pair) {
            guard let object = TrustDigest(octets[place..<(place + TrustDigest.length)]),
                let block = TrustDigest(octets[(place + TrustDigest.length)..<(place + pair)])
            else { throw damaged(.storeIndexBlock, at: Layout.heldPlace) }
            held[object] = block
        }
        return held
    }

    /// What was granted. Each grant has to be one: a grant that is missing is a verdict that nobody understands.
    private static func grants(
        _ octets: [UInt8], _ start: Int, _ count: Int, texts: Range<Int>
    ) throws(TrustError) -> PublisherGrants {
        var grants: [PublisherGrant] = []
        for position in 0..<count {
            let place = start + position * Layout.grantLength
            let (first, length) = (Int(little(octets, place + 40, 4)), Int(little(octets, place + 44, 4)))
            guard texts.lowerBound + first + length <= texts.upperBound,
                let kind = TrustSource.Kind(octet: octets[place + 32])?.list,
                let states = StateSet(
                    String(decoding: octets[(texts.lowerBound + first)...].prefix(length), as: UTF8.self)),
                let grant = PublisherGrant(
                    fingerprint: Array(octets[place..<(place + TrustDigest.length)]), kind: kind, states: states)
            else { throw damaged(.storeIndexGrant, at: place) }
            grants.append(grant)
        }
        return PublisherGrants(grants)
    }

    /// The changes that led to it, the oldest first, as far back as they are kept. Stores of older versions, and those
    /// that no transaction wrote, have none.
    var history: [TrustChange] { hasPublishers ? TrustChange.changes(in: text(Layout.historyPlace)) : [] }

    /// The record at that position; nil where there is none or it cannot be read.
    func record(at position: Int) -> TrustRecord? {
        guard (0..<recordCount).contains(position) else { return nil }
        let start = Layout.headerLength + position * recordLength
        guard let kind = TrustRecord.Kind(octet: octet(start)), let basis = TrustBasis(octet: octet(start + 2)),
            let digest = TrustDigest(octets[(start + 16)..<(start + 48)])
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
        return TrustRecord.Kind(octet: octet(Layout.headerLength + position * recordLength))
    }

    /// The record behind the active anchors that has the digest: both parts are in the order of their digests.
    func record(withDigest digest: TrustDigest) -> TrustRecord? {
        for part in [anchorCount..<recordCount, 0..<anchorCount] {
            var (low, high) = (part.lowerBound, part.upperBound)
            while low < high {
                let middle = (low + high) / 2
                guard let there = record(at: middle)?.digest else { break }
                if there == digest { return record(at: middle) }
                if there < digest { low = middle + 1 } else { high = middle }
            }
        }
        return nil
    }

    /// The source at that position.
    func source(at position: Int) -> TrustSourceRecord? {
        guard (0..<sourceCount).contains(position) else { return nil }
        let start = sourcesStart + position * Layout.sourceLength
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
        let list = flags & Layout.SourceFlag.list != 0 ? TrustDigest(octets[(start + 48)..<(start + 80)]) : nil
        return TrustSourceRecord(source: source, basis: basis, list: list)
    }

    /// The records that have the key, in the order in which they were written. The cost does not depend on the size of
    /// the index.
    func positions(of key: TrustKey) -> [Int] {
        var slot = Int(truncatingIfNeeded: key.value & UInt64(slotCount - 1))
        // A table that a writer filled has empty slots; one that somebody else filled may have none.
        for _ in 0..<slotCount {
            let start = slotsStart + slot * Layout.slotLength
            let count = narrow(start + 12)
            if count == 0 { return [] }
            if wide(start) == key.value {
                return run(first: narrow(start + 8), count: count, below: recordCount).map(Int.init)
            }
            slot = (slot + 1) & (slotCount - 1)
        }
        return []
    }

    /// Calls with each key and the position of each record that has it.
    func forEachKey(_ body: (TrustKey, Int) -> Void) {
        // The runs of a writer do not overlap; those of somebody else may.
        var left = postingCount
        for slot in 0..<slotCount {
            let start = slotsStart + slot * Layout.slotLength
            let key = TrustKey(value: wide(start))
            left -= Int(narrow(start + 12))
            guard left >= 0 else { return }
            for position in run(first: narrow(start + 8), count: narrow(start + 12), below: recordCount) {
                body(key, Int(position))
            }
        }
    }

    private func run(first: UInt32, count: UInt32, below limit: Int) -> [UInt32] {
        guard count > 0, Int(first) + Int(count) <= postingCount else { return [] }
        let start = postingsStart + Int(first) * Layout.postingLength
        return (0..<Int(count)).map { narrow(start + $0 * Layout.postingLength) }.filter { Int($0) < limit }
    }

    private func text(_ reference: Int) -> ArraySlice<UInt8> {
        let (first, count) = (Int(narrow(reference)), Int(narrow(reference + 4)))
        guard count > 0, textsStart + first + count <= textsEnd else { return [] }
        return octets[(textsStart + first)..<(textsStart + first + count)]
    }

    private func octet(_ offset: Int) -> UInt8 { octets.indices.contains(offset) ? octets[offset] : 0 }

    private func narrow(_ offset: Int) -> UInt32 { UInt32(truncatingIfNeeded: Self.little(octets, offset, 4)) }

    private func wide(_ offset: Int) -> UInt64 { Self.little(octets, offset, 8) }

    private func time(_ offset: Int) -> Timestamp { Timestamp(secondsSince1970: Int64(bitPattern: wide(offset))) }

    /// A number of that many octets, least first; 0 where they are not all there.
    private static func little(_ octets: [UInt8], _ offset: Int, _ count: Int) -> UInt64 {
        guard offset >= 0, offset + count <= octets.count else { return 0 }
        var value: UInt64 = 0
        for position in 0..<count { value |= UInt64(octets[offset + position]) << UInt64(8 * position) }
        return value
    }

    private static func damaged(_ fault: Message, at offset: Int) -> TrustError {
        TrustError(.storeDamaged, element: "index", offset: offset, .storeIndexDamaged(fault: fault))
    }
}
