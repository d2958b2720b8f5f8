// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// What the first octets of an index say of the rest: how much there is of each part, and where it begins.
struct TrustIndexHeader: Sendable {
    private typealias Layout = TrustIndexLayout

    let version: UInt32
    let recordCount: Int
    let anchorCount: Int
    let sourceCount: Int
    let slotCount: Int
    let postingCount: Int
    let grantCount: Int
    let generation: UInt64
    let packLength: UInt64
    let snapshotHash: [UInt8]
    let recordLength: Int
    let sourcesStart: Int
    let slotsStart: Int
    let postingsStart: Int
    let grantsStart: Int
    /// Where the texts stand, the last part before the hashes.
    let texts: Range<Int>

    /// Whether it says who stands behind each list; an index of the first version does not.
    var hasPublishers: Bool { version != Layout.versionWithoutPublishers }
    /// Whether its pages have hashes of their own.
    var isPaged: Bool { version >= Layout.firstPagedVersion }
    /// How many pages there are.
    var pageCount: Int { (texts.upperBound + Layout.pageLength - 1) / Layout.pageLength }
    /// How long the file is.
    var fileLength: Int {
        texts.upperBound + (isPaged ? pageCount * TrustDigest.length : 0) + Layout.trailerLength
    }

    /// Takes the first octets of an index file.
    ///
    /// - Parameter fileLength: how long the file is.
    /// - Throws: `TrustError` with code `storeDamaged` where it is no index or not as long as it says, `storeVersion`
    ///   where a newer version of this program wrote it.
    init(_ octets: some RandomAccessCollection<UInt8>, fileLength: Int) throws(TrustError) {
        guard octets.count >= Layout.headerLength, octets.starts(with: Layout.magic),
            fileLength >= Layout.headerLength + Layout.trailerLength
        else { throw Self.damaged(.storeIndexCut, at: 0) }
        let header = Array(octets.prefix(Layout.headerLength))
        func wide(_ offset: Int, _ count: Int = 8) -> UInt64 { header[offset..<(offset + count)].little }
        func number(_ offset: Int) -> Int { Int(wide(offset, 4)) }
        version = UInt32(truncatingIfNeeded: number(8))
        guard (Layout.versionWithoutPublishers...Layout.version).contains(version) else {
            throw TrustError(
                .storeVersion, element: "index", offset: 8,
                .storeIndexVersion(version: number(8), known: Layout.version))
        }
        let hasPublishers = version != Layout.versionWithoutPublishers
        (recordCount, anchorCount, sourceCount) = (number(12), number(16), number(20))
        (slotCount, postingCount) = (number(24), number(28))
        grantCount = hasPublishers ? number(88) : 0
        (generation, packLength) = (wide(40), wide(48))
        snapshotHash = Array(header[56..<88])
        recordLength = hasPublishers ? Layout.recordLength : Layout.recordLengthWithoutPublishers
        sourcesStart = Layout.headerLength + recordCount * recordLength
        slotsStart = sourcesStart + sourceCount * Layout.sourceLength
        postingsStart = slotsStart + slotCount * Layout.slotLength
        grantsStart = postingsStart + postingCount * Layout.postingLength
        let textsStart = grantsStart + grantCount * Layout.grantLength
        texts = textsStart..<(textsStart + number(32))
        guard self.fileLength == fileLength, anchorCount <= recordCount, slotCount > 0,
            slotCount & (slotCount - 1) == 0
        else { throw Self.damaged(.storeIndexParts, at: 12) }
    }

    static func damaged(_ fault: Message, at offset: Int) -> TrustError {
        TrustError(.storeDamaged, element: "index", offset: offset, .storeIndexDamaged(fault: fault))
    }
}
