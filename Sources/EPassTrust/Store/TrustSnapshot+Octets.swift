// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

extension TrustSnapshot {
    /// A snapshot of the two files of a store, wherever their octets came from.
    ///
    /// - Parameters:
    ///   - index: the file `index`.
    ///   - pack: the file `pack`, or more of it than the index counts.
    /// - Throws: `TrustError` with code `storeDamaged` or `storeVersion`.
    package init(index: [UInt8], pack: [UInt8], name: String = "") throws(TrustError) {
        let index = try TrustIndex(index)
        guard UInt64(pack.count) >= index.packLength else {
            throw TrustError(
                .storeDamaged, element: "pack", offset: pack.count,
                .storeOriginalsCut(count: index.packLength))
        }
        var originals = TrustPack()
        if !pack.isEmpty { originals.append(pack) }
        let content = TrustContent(index: index, pack: originals)
        try content.checkWhatDecides()
        try self.init(opened: content, name: name)
    }

    /// Everything in it, to be kept and read again with ``init(serialized:name:)``.
    ///
    /// - Throws: `TrustError` with code `storeDamaged` where the files of a store are not as they were written, or
    ///   have a format of before.
    public func serialized() throws(TrustError) -> [UInt8] {
        let index = try content.index.sealed()
        let length = UInt64(index.count)
        return (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + index
            + (try content.pack.first(content.index.packLength))
    }

    /// A snapshot of what ``serialized()`` gave; its hash is the same.
    ///
    /// - Throws: `TrustError` with code `storeDamaged` or `storeVersion`.
    public init(serialized octets: [UInt8], name: String) throws(TrustError) {
        let length = octets.prefix(8).little
        guard length <= UInt64(max(0, octets.count - 8)) else {
            throw TrustIndexHeader.damaged(.storeIndexParts, at: 0)
        }
        let index = octets.dropFirst(8).prefix(Int(length))
        try self.init(index: Array(index), pack: Array(octets.dropFirst(8 + Int(length))), name: name)
    }

    /// The octets of an index before its hashes, with the hashes that they have: for whoever tries what a forged index
    /// can do.
    ///
    /// - Throws: `TrustError` with code `cryptography`.
    package static func sealed(index octets: [UInt8]) throws(TrustError) -> [UInt8] {
        let isPaged = octets.dropFirst(8).prefix(4).little >= UInt64(TrustIndexLayout.firstPagedVersion)
        return isPaged ? try TrustIndexWriter.sealed(octets) : octets + (try TrustDigest(hashing: octets[...]).octets)
    }
}
