// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Finds trust material in files and folders and hands it on piece by piece, in bounded memory.
///
/// It reads certificates, revocation lists and signed lists in DER or BER (one, or several behind each other), bundles
/// in PEM, certificates in a CMS structure without content (`.p7b`), LDIF as the ICAO PKD offers it for download, and
/// folders of all these. What an object is, is decided by its octets. A bad entry is skipped and reported with its
/// place and reason; the rest is kept (F-46). Nothing is fetched from anywhere (T29), and nothing is trusted because it
/// was imported: signatures, roles and standing are the business of whoever takes the objects.
public struct TrustImporter: Sendable {
    /// How much is read.
    public struct Limits: Sendable, Hashable {
        /// The octets of a file in DER or BER, and of base64 without armour.
        public var maximumBinaryLength = 64 << 20
        /// The octets of a file in PEM or LDIF; they are not held at once.
        public var maximumTextLength = 8 << 30
        /// The octets of one section of PEM.
        public var maximumSectionLength = 64 << 20
        /// The bounds of LDIF.
        package var ldif = LDIFLimits.default
        /// The objects of one file, skipped ones included.
        public var maximumObjects = 2_000_000
        /// The files of a folder and of the folders in it.
        public var maximumFiles = 100_000
        /// How deep folders nest.
        public var maximumDepth = 4

        /// The limits named above.
        public init() {}
    }

    /// The limits in force.
    public var limits: Limits

    /// An importer.
    public init(limits: Limits = Limits()) { self.limits = limits }

    /// Reads a file, or the files of a folder and of the folders in it in the order of their names.
    ///
    /// Files may be called anything: what they hold, their octets say, and one that holds nothing of this kind is
    /// reported as skipped. Symbolic links in a folder lead to files, as in the folders of certificates of other
    /// programs; those to folders are reported and not followed. A folder is one delivery: its CSCA certificates come
    /// last, because they are worth less beside a signed list in another of its files.
    ///
    /// - Parameters:
    ///   - path: the file or folder. A device or a pipe is refused.
    ///   - receive: takes each object, but for those CSCA certificates in the order they stand in.
    ///   - skipped: takes each entry that was left out, and in a folder each file.
    ///   - progress: takes the octets read so far and the octets there are.
    /// - Throws: `TrustError` with code `noSuchFile`, `unreadableFile`, `limitExceeded`; for a path that is a file also
    ///   `tooLarge` and `noCertificate`; and whatever `receive` throws, which ends the import.
    public func read(
        path: String, into receive: (ImportedObject) throws(TrustError) -> Void,
        skipped: (ImportSkipped) -> Void = { _ in }, progress: (Int, Int) -> Void = { _, _ in }
    ) throws(TrustError) {
        let listing = try ImportListing(path: path, limits: limits)
        for entry in listing.skipped { skipped(entry) }
        var done = 0
        var delivery = ImportDelivery(isFolder: listing.isFolder, limits: limits)
        for file in listing.files {
            let before = done
            try delivery.read(file.path, ImportInput.init(path:), receive, skipped) { count in
                progress(min(listing.totalLength, before + count), listing.totalLength)
            }
            done += file.length
            progress(min(listing.totalLength, done), listing.totalLength)
        }
        try delivery.finish(receive)
    }

    /// Reads octets in memory as a file of that name would be read.
    ///
    /// - Throws: `TrustError` with code `tooLarge`, `noCertificate` or `limitExceeded`, and whatever `receive` throws.
    public func read(
        octets: [UInt8], named name: String, into receive: (ImportedObject) throws(TrustError) -> Void,
        skipped: (ImportSkipped) -> Void = { _ in }
    ) throws(TrustError) {
        var input = ImportInput(octets, name: name)
        var run = ImportRun(limits: limits)
        try run.read(&input) { event throws(TrustError) in
            switch event {
            case .object(let object): try receive(object)
            case .skipped(let entry): skipped(entry)
            case .progress: break
            }
        }
    }
}
