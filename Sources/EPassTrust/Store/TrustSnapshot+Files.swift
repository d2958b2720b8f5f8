// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// What was read from files, and what was left out of it.
public struct TrustSnapshotLoad: Sendable {
    /// A file, or one object of a file, that was skipped.
    public struct Skipped: Sendable, Hashable {
        /// The path, with the position of the object where a file holds several (`de.pem#3`), or the name of the record
        /// in LDIF.
        public let file: String
        /// Why, as a whole sentence.
        public let message: Message

        /// Why, in one plain English sentence.
        public var reason: String { message.english }
    }

    /// The trust material that could be read.
    public let store: TrustSnapshot
    /// What was skipped, in the order of the paths; the first thousand.
    public let skipped: [Skipped]
    /// How many were skipped in all.
    public let skippedCount: Int
    /// The pins, and the fingerprints of grants, that are the SHA-256 of nothing there: somebody expected otherwise.
    public let unmetPins: [[UInt8]]
}

extension TrustSnapshot {
    /// The longest file of one object that is read, in octets.
    public static let maximumFileLength = 64 << 20
    private static let maximumSkipped = 1_000

    /// Reads trust material into memory: from a file, from the files of a folder and of the folders in it
    /// (`TrustImporter`), or from the folder of a store, which is taken as it is.
    ///
    /// Certificates of files and bundles are named by whoever names the path, but for those that stand in one file with
    /// anything else or in one folder with a signed list, which are left out and reported. So is, where something is
    /// pinned or granted, each certificate and list that no pin or grant reaches. Those of a master list stand as the
    /// list lets them: `verified` where its signer chains to a certificate that was pinned or granted something, for
    /// the State of that CSCA and for those that it was granted, `listed` for all others; `pinned` where the list was;
    /// `unpinned` otherwise. Certificates of signers are kept without trust in them. What cannot be decoded, and a list
    /// whose signature is wrong, is skipped and reported.
    ///
    /// - Parameters:
    ///   - path: the file or folder.
    ///   - isTest: whether the anchors are synthetic, so that everything that rests on them is marked.
    ///   - pins: SHA-256 of lists, of CSCA certificates that lists chain to, or of certificates, that the operator
    ///     pins.
    ///   - grants: what publishers are granted, beside what a store holds.
    ///   - time: when the signers of lists are judged; a list signed after it is refused. Where it is nil, the newest
    ///     signing time of these lists: one that says a day to come then takes the place of the others, so give a clock
    ///     wherever the files are not all known.
    /// - Throws: `TrustError` with code `noSuchFile`; `unreadableFile` for a folder that cannot be listed;
    ///   `unreadableFile`, `tooLarge`, `noCertificate` or the decoding error for a path that is a single file of which
    ///   nothing can be used. An empty folder gives an empty snapshot.
    public static func load(
        path: String, isTest: Bool = false, pins: Set<[UInt8]> = [], grants: [PublisherGrant] = [],
        at time: Timestamp? = nil
    ) throws(TrustError) -> TrustSnapshotLoad {
        try load(path: path, isTest: isTest, pins: pins, grants: grants, at: time, checking: .whatDecides)
    }

    /// The same.
    ///
    /// - Parameters:
    ///   - checking: what of a store is compared with its hashes at once.
    ///   - cache: where the result of files that are certificates and nothing else is kept, and taken from. Not asked
    ///     where something is pinned, granted or marked.
    package static func load(
        path: String, isTest: Bool = false, pins: Set<[UInt8]> = [], grants: [PublisherGrant] = [],
        at time: Timestamp? = nil, checking: TrustStore.Checking, cache: TrustCache? = nil
    ) throws(TrustError) -> TrustSnapshotLoad {
        if TrustStore.isStore(path) {
            // What is worked out anew rests on everything.
            let isAsItIs = grants.isEmpty && pins.isEmpty
            let stored = try TrustStore.open(path: path).snapshot(checking: isAsItIs ? checking : .whatDecides)
            let snapshot = try stored.granting(grants, pins: pins)
            return TrustSnapshotLoad(
                store: snapshot, skipped: [], skippedCount: 0, unmetPins: snapshot.unmet(pins, grants))
        }
        let isPlain = pins.isEmpty && grants.isEmpty && !isTest
        let files = isPlain ? cache?.files(at: path) : nil
        if let files, let known = cache?.snapshot(files.entry, named: path) {
            return TrustSnapshotLoad(store: known, skipped: [], skippedCount: 0, unmetPins: [])
        }
        var skipped: [TrustSnapshotLoad.Skipped] = []
        var skippedCount = 0
        var firstError: TrustError?
        func skip(_ place: String, _ reason: TrustError) {
            skippedCount += 1
            firstError = firstError ?? reason
            if skipped.count < maximumSkipped { skipped.append(.init(file: place, message: reason.message)) }
        }
        var objects: [ImportedObject] = []
        var lists: [ImportedObject] = []
        func take(_ object: ImportedObject) {
            if case .list = object.content { lists.append(object) } else { objects.append(object) }
        }
        if let files {
            try TrustImporter().read(files) {
                take($0)
            } skipped: {
                skip($0.place, $0.reason)
            }
        } else {
            try TrustImporter().read(path: path) {
                take($0)
            } skipped: {
                skip($0.place, $0.reason)
            }
        }
        let judged = time ?? lists.compactMap(\.signingTime).max() ?? Timestamp(secondsSince1970: 0)
        let transaction = TrustTransaction.inMemory(name: path, pins: pins, at: judged)
        for grant in grants { try transaction.grant(grant) }
        // Lists come last: what stands beside them as a file may vouch for them.
        for object in objects + lists {
            do throws(TrustError) {
                try transaction.add(object)
            } catch {
                skip(object.place, error)
            }
        }
        let difference = try transaction.difference()
        for refusal in difference.refused + difference.leftOut { skip(refusal.name, refusal.reason) }
        var snapshot = try transaction.snapshot()
        let isNothing = objects.isEmpty && snapshot.anchorCount == 0
        if isNothing, let firstError, skipped.first?.file == path { throw firstError }
        if isTest { snapshot = try snapshot.markedAsTest() }
        if let files, skippedCount == 0, lists.isEmpty, objects.allSatisfy(\.isCertificate) {
            cache?.keep(snapshot, as: files.entry)
        }
        return TrustSnapshotLoad(
            store: snapshot, skipped: skipped, skippedCount: skippedCount,
            unmetPins: difference.unmetPins + snapshot.unmet([], grants))
    }

    /// This snapshot with further grants and pins of what it holds.
    ///
    /// - Throws: `TrustError` with code `cryptography` where the library cannot hash.
    public func granting(_ grants: [PublisherGrant], pins: Set<[UInt8]> = []) throws(TrustError) -> TrustSnapshot {
        guard !grants.isEmpty || !pins.isEmpty else { return self }
        var ledger = TrustLedger(content)
        for grant in grants { ledger.grants.add(grant) }
        for pin in pins { ledger.pin(pin) }
        try ledger.settleBases()
        return try ledger.snapshot(name: name)
    }

    /// Which of the pins and of the fingerprints of grants name nothing in it.
    private func unmet(_ pins: Set<[UInt8]>, _ grants: [PublisherGrant]) -> [[UInt8]] {
        let named = pins.union(grants.map(\.fingerprint))
        guard !named.isEmpty else { return [] }
        let there = Set(objects.map(\.digest))
        return named.subtracting(there).sorted { $0.lexicographicallyPrecedes($1) }
    }

    private func markedAsTest() throws(TrustError) -> TrustSnapshot {
        let marked = try anchors.map { anchor throws(TrustError) in
            try TrustAnchor(
                certificate: anchor.certificate, sources: anchor.sources, basis: anchor.basis, isTest: true)
        }
        return try adding(marked)
    }
}

extension TrustStore {
    /// Whether the folder looks like a store's; whether it can be used is another matter, and one that lacks a file is
    /// a damaged one.
    package static func isStore(_ path: String) -> Bool {
        guard let folder = OpenFile.folder(path) else { return false }
        if StoreNames.exists(StoreNames.index, in: folder), StoreNames.exists(StoreNames.pack, in: folder) {
            return true
        }
        return StoreNames.holdsStore(folder)
    }
}

extension ImportedObject {
    fileprivate var isCertificate: Bool { if case .certificate = content { true } else { false } }

    /// When a list was signed, as it says.
    fileprivate var signingTime: Timestamp? {
        if case .list(let list) = content { list.signingTime } else { nil }
    }
}
