// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Where things stand in an index file (`Docs/trust-store.md`). Numbers are little-endian.
///
///     header | records | sources | slots | postings | grants | texts | hashes of pages | hash
///
/// The records of active anchors come first, in the order of their digests, then the others in that order. The slots
/// are an open hash table with linear probing from keys to runs of postings, which are positions of records; so a
/// look-up reads a few octets, whatever the size of the store. A page is ``pageLength`` octets of what stands before
/// the hashes, the last one shorter, and has a SHA-256 of its own, so that it can be read alone; the last hash is over
/// the header and the hashes of pages. Indexes of versions before have one SHA-256 over everything.
enum TrustIndexLayout {
    static let magic: [UInt8] = Array("EPASSTI1".utf8)
    /// The version that is written.
    static let version: UInt32 = 5
    /// The first version whose pages have hashes of their own.
    static let firstPagedVersion: UInt32 = 5
    /// The version before publishers were told from the lists that they sign: its records are shorter, and it has no
    /// grants. Versions 2, 3 (something is removed) and 4 (something is blocked) differ in what a program must know.
    static let versionWithoutPublishers: UInt32 = 1
    static let headerLength = 128
    /// Where the header says which text is the history.
    static let historyPlace = 92
    /// Where the header says which text is the blocks; nothing stands there in an index without any.
    static let blocksPlace = 100
    /// Where the header says which text is the objects that nothing speaks for but what is blocked or revoked; nothing
    /// stands there where there are none.
    static let heldPlace = 108
    /// Where the header says which text is the countries of the active anchors.
    static let countriesPlace = 116
    /// The octets of a page.
    static let pageLength = 16 << 10
    static let recordLength = 160
    static let recordLengthWithoutPublishers = 144
    static let sourceLength = 80
    static let slotLength = 16
    static let postingLength = 4
    static let grantLength = 48
    static let trailerLength = TrustDigest.length
    /// The most that is read.
    static let maximumLength = 512 << 20
    /// The most records of a store.
    static let maximumRecords = 1 << 20

    /// Flags of a record.
    enum Flag {
        static let test: UInt8 = 1
        static let active: UInt8 = 2
        static let verified: UInt8 = 4
        static let time: UInt8 = 8
        static let nextTime: UInt8 = 16
        static let pinned: UInt8 = 32
        static let verifiedUnderListed: UInt8 = 64
        static let removed: UInt8 = 128
    }

    /// Flags of a source.
    enum SourceFlag {
        static let signingTime: UInt8 = 1
        static let importedAt: UInt8 = 2
        static let signer: UInt8 = 4
        static let list: UInt8 = 8
    }

    /// The octet for no basis at all.
    static let noBasis: UInt8 = 0xFF
}
