// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import Glibc

/// A folder that holds trust material: originals as they were signed, and an index (`Docs/trust-store.md`).
///
/// One process writes at a time, any number read. A commit replaces the index in one step; whatever happens in the
/// middle of it leaves the state before. Only the user and the administrator may be able to change the folder, or it is
/// not used.
public final class TrustStore: Sendable {
    /// The folder as it was named; a relative one holds for the current folder.
    public let path: String

    private init(path: String) { self.path = path }

    /// `$XDG_DATA_HOME/epass/trust`, else `$HOME/.local/share/epass/trust` (XDG Base Directory Specification: relative
    /// paths are ignored). Without HOME it is that of the account.
    public static func defaultPath(environment: [String: String]) -> String {
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/epass/trust" }
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? accountHome
        return home + "/.local/share/epass/trust"
    }

    /// The home that the system knows of this user: a service may run without HOME, and a relative one would name
    /// another store in each folder.
    private static var accountHome: String {
        guard let account = unsafe getpwuid(geteuid()), let home = unsafe account.pointee.pw_dir else { return "" }
        return unsafe String(cString: home)
    }

    /// Opens a store that exists.
    ///
    /// - Throws: `TrustError` with code `noSuchFile` where there is none, `storePermissions` where others could change
    ///   it, `storeDamaged` or `storeVersion` where its index cannot be used.
    public static func open(path: String) throws(TrustError) -> TrustStore {
        _ = try TrustFolder.open(path, forWriting: false)
        return TrustStore(path: path)
    }

    /// Makes an empty store, with the folders above it, for this user alone; opens the one that is there.
    ///
    /// - Throws: `TrustError` with code `notAStore` where the folder holds anything else, `storeNotWritten`, and as
    ///   ``open(path:)``.
    public static func create(path: String) throws(TrustError) -> TrustStore {
        do {
            return try open(path: path)
        } catch  where error.code == .noSuchFile {
            try TrustFolder.create(path)
            return try open(path: path)
        }
    }

    /// The state after the last commit. The anchors and revocation lists are compared with their hashes; copies of
    /// signers when they are looked up.
    ///
    /// - Throws: `TrustError` with code `storeDamaged` where a file is not as it was written, and as ``open(path:)``.
    public func snapshot() throws(TrustError) -> TrustSnapshot { try snapshot(checking: .whatDecides) }

    /// What is compared with its hash when a snapshot is taken.
    package enum Checking: Sendable {
        /// Everything that decides about a verdict, once and at once.
        case whatDecides
        /// What is looked up, when it is: the cost does not depend on the size of the store. Whoever judges asks for
        /// ``TrustSnapshot/checkWhatWasUsed()`` before the verdict is told to anybody.
        case whatIsUsed
    }

    /// The state after the last commit.
    ///
    /// - Throws: `TrustError` with code `storeDamaged` where something that is compared at once is not as it was
    ///   written, and as ``open(path:)``.
    package func snapshot(checking: Checking) throws(TrustError) -> TrustSnapshot {
        let (_, content) = try TrustFolder.open(path, forWriting: false)
        // Who stands behind the lists of an index of the first version is worked out from everything.
        if checking == .whatDecides || !content.index.hasPublishers { try content.checkWhatDecides() }
        return try TrustSnapshot(opened: content, name: path)
    }

    /// Begins to write. The store is locked against other writers until the transaction is committed, dropped or gone.
    ///
    /// - Parameters:
    ///   - pins: SHA-256 of lists, of CSCA certificates that lists chain to, or of certificates, that the operator
    ///     pins.
    ///   - time: the time of the import: when paths of list signers are judged, and what sources say.
    /// - Throws: `TrustError` with code `storeLocked` where another process writes, `storeNotWritten` where this user
    ///   may not, and as ``snapshot()``.
    public func begin(pins: Set<[UInt8]> = [], at time: Timestamp) throws(TrustError) -> TrustTransaction {
        try Self.transaction(path: path, pins: pins, at: time)
    }

    /// Begins to write to the store of that path, which is made where there is none. A store that was made for this and
    /// to which nothing is committed is taken away again with the folders that were made for it: a mistyped path leaves
    /// nothing behind.
    ///
    /// - Parameters:
    ///   - pins: as of ``begin(pins:at:)``.
    ///   - time: as of ``begin(pins:at:)``.
    /// - Throws: as ``create(path:)`` and ``begin(pins:at:)``.
    package static func beginMaking(
        path: String, pins: Set<[UInt8]> = [], at time: Timestamp
    ) throws(TrustError) -> TrustTransaction {
        do throws(TrustError) {
            return try open(path: path).begin(pins: pins, at: time)
        } catch {
            guard error.code == .noSuchFile else { throw error }
        }
        return try transaction(path: path, made: try TrustFolder.create(path), pins: pins, at: time)
    }

    /// - Parameter made: what was made for the store just now.
    private static func transaction(
        path: String, made: TrustFolder.Made? = nil, pins: Set<[UInt8]>, at time: Timestamp
    ) throws(TrustError) -> TrustTransaction {
        let (folder, content) = try TrustFolder.open(path, forWriting: true, made: made)
        try content.checkWhatDecides()
        var ledger = TrustLedger(content, file: folder.pack)
        if !content.index.hasPublishers { try ledger.findPublishers() }
        return TrustTransaction(
            name: path, ledger: ledger, folder: folder, pins: pins, history: content.index.history, at: time)
    }
}
