// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import Glibc

/// The folder of a store on the disk: which files are in it, who may change them, and how one state follows another.
///
///     pack            originals, one after the other; only ever grows
///     index           what is in force; replaced in one step (rename)
///     index.previous  the index before the last commit
///     lock            held by the process that writes
final class TrustFolder: Sendable {
    /// The steps of a commit, in their order. Up to `rename` the old state is in force, after it the new one.
    enum CommitStep: Int, CaseIterable, Sendable {
        /// The originals are written, and not known to be on the disk.
        case synchronizePack
        /// The new index is not there yet.
        case writeIndex
        /// The new index is written beside the old one, and not known to be on the disk.
        case synchronizeIndex
        /// The old index has one name.
        case keepPrevious
        /// Both are there.
        case rename
        /// The new one is in force, and the folder is not known to be on the disk.
        case synchronizeFolder
        /// Everything is done.
        case end
    }

    let path: String
    private let descriptor: CInt
    private let lock: CInt?
    /// The pack, open for writing where the folder is locked.
    let pack: TrustPackFile
    private let packLength: UInt64
    /// What was made for a store that is new; nil where it was there before.
    private let made: Made?

    /// What the making of a store made, so that it can be taken away where nothing is committed.
    struct Made: Sendable {
        /// Its folder and those above it, from the outside in: those that were not there.
        let folders: [String]
        /// The names that were in the folder before.
        let kept: Set<String>
        /// The index of a store in which nothing is.
        let index: [UInt8]
    }

    static let packMagic: [UInt8] = Array("EPASSTP1".utf8)

    private init(
        path: String, descriptor: CInt, lock: CInt?, pack: TrustPackFile, packLength: UInt64, made: Made?
    ) {
        self.path = path
        self.descriptor = descriptor
        self.lock = lock
        self.pack = pack
        self.packLength = packLength
        self.made = made
    }

    deinit {
        // The lock is still held.
        if let made, lock != nil { withdraw(made) }
        if let lock { _ = close(lock) }
        _ = close(descriptor)
    }

    /// Opens the folder and reads its index.
    ///
    /// - Parameters:
    ///   - forWriting: locks it, and cuts off what a process left behind that was ended before it could commit.
    ///   - made: what was made for it just now; it is taken away with this object where nothing was committed.
    /// - Throws: `noSuchFile`, `notAStore`, `storePermissions`, `storeLocked`, `storeDamaged`, `storeVersion`,
    ///   `storeNotWritten`.
    static func open(
        _ path: String, forWriting: Bool, made: Made? = nil
    ) throws(TrustError) -> (TrustFolder, TrustContent) {
        let folder = try openFolder(path)
        var lock: CInt?
        do throws(TrustError) {
            // Who may write to a folder is of no interest where it is none of ours: nobody should change that.
            try checkKind(folder, path)
            try checkOwner(folder, path, .folder)
            if forWriting { lock = try locked(folder, path) }
            if forWriting { try checkKept(folder, path) }
            let index = try TrustIndex(readFile(folder, StoreNames.index, path, atMost: TrustIndexLayout.maximumLength))
            let (pack, length) = try openPack(folder, path, forWriting: forWriting)
            guard length >= index.packLength else {
                throw TrustError(
                    .storeDamaged, element: "pack", offset: Int(clamping: length),
                    .storeOriginalsCutAt(path: path, count: index.packLength))
            }
            if forWriting, length > index.packLength, !pack.truncate(to: index.packLength) {
                throw notWritten("pack", .storeLeftoversNotCut)
            }
            let content = TrustContent(index: index, pack: TrustPack(pack, length: index.packLength))
            return (
                TrustFolder(
                    path: path, descriptor: folder, lock: lock, pack: pack, packLength: index.packLength, made: made),
                content
            )
        } catch {
            if let lock { _ = close(lock) }
            _ = close(folder)
            throw error
        }
    }

    /// Makes the folder with an empty pack and index, and the folders above it, for this user alone.
    ///
    /// - Returns: what was made; nil where another process made the store in the meantime.
    @discardableResult
    static func create(_ path: String) throws(TrustError) -> Made? {
        var folders: [String] = []
        do throws(TrustError) {
            try makeFolders(path, &folders)
            return try create(path, in: folders)
        } catch {
            // Only those that hold nothing go; what holds something fails to.
            for folder in folders.reversed() { _ = unsafe rmdir(folder) }
            throw error
        }
    }

    private static func create(_ path: String, in folders: [String]) throws(TrustError) -> Made? {
        let folder = try openFolder(path)
        defer { _ = close(folder) }
        // Before anything is written, the lock too.
        try checkVacant(folder, path)
        try checkOwner(folder, path, .folder)
        let kept = Set([StoreNames.lock, StoreNames.pack, StoreNames.new].filter { StoreNames.exists($0, in: folder) })
        let lock = try locked(folder, path)
        defer { _ = close(lock) }
        guard !StoreNames.exists(StoreNames.index, in: folder) else { return nil }
        try checkVacant(folder, path)
        do throws(TrustError) {
            return Made(folders: folders, kept: kept, index: try fill(folder))
        } catch {
            // A full disk: what is left would be found again as a store that was begun.
            removeFiles(of: folder, but: kept)
            throw error
        }
    }

    /// Writes an empty pack and index.
    ///
    /// - Returns: the index.
    private static func fill(_ folder: CInt) throws(TrustError) -> [UInt8] {
        try write(packMagic, folder, StoreNames.pack)
        let length = UInt64(packMagic.count)
        let index = try TrustIndexWriter.index(of: [], sources: [], generation: 0, packLength: length)
        try write(index, folder, StoreNames.new)
        guard unsafe renameat(folder, StoreNames.new, folder, StoreNames.index) == 0, fsync(folder) == 0 else {
            throw notWritten("index", .storeIndexNotPlaced)
        }
        return index
    }

    /// Takes away what was made for a store that nothing was committed to, and nothing else: what was there before
    /// stays, and a folder that holds anything does.
    private func withdraw(_ made: Made) {
        // Another index: it was committed, here or by another process before this one had the lock.
        guard StoreNames.content(StoreNames.index, in: descriptor, made.index.count + 1) == made.index,
            pack.truncate(to: UInt64(Self.packMagic.count))
        else { return }
        Self.removeFiles(of: descriptor, but: made.kept)
        for folder in made.folders.reversed() { _ = unsafe rmdir(folder) }
    }

    /// Removes the files of a store. First the index: what is left without it is no store, whenever this ends.
    private static func removeFiles(of folder: CInt, but kept: Set<String>) {
        for name in [StoreNames.index, StoreNames.previous, StoreNames.new, StoreNames.pack, StoreNames.lock]
        where !kept.contains(name) {
            _ = unsafe unlinkat(folder, name, 0)
        }
    }

    /// Puts a new index in force; the originals it refers to are in the pack already.
    ///
    /// - Parameter step: where to stop, as if the process had ended there.
    func commit(_ index: [UInt8], until step: CommitStep) throws(TrustError) {
        func reaches(_ next: CommitStep) -> Bool { next.rawValue < step.rawValue }
        guard reaches(.synchronizePack) else { return }
        guard pack.synchronize() else { throw Self.notWritten("pack", .storeOriginalsNotOnDisk) }
        guard reaches(.writeIndex) else { return }
        try Self.write(index, descriptor, StoreNames.new, synchronizes: reaches(.synchronizeIndex))
        guard reaches(.keepPrevious) else { return }
        // Best effort: it helps only where the new index is damaged later.
        try Self.checkKept(descriptor, path)
        _ = unsafe unlinkat(descriptor, StoreNames.previous, 0)
        _ = unsafe linkat(descriptor, StoreNames.index, descriptor, StoreNames.previous, 0)
        guard reaches(.rename) else { return }
        guard unsafe renameat(descriptor, StoreNames.new, descriptor, StoreNames.index) == 0 else {
            throw Self.notWritten("index", .storeNewIndexNotPlaced)
        }
        guard reaches(.synchronizeFolder) else { return }
        guard fsync(descriptor) == 0 else { throw Self.notWritten("index", .storeMayBeGone) }
    }

    /// Cuts off the originals that were added and not committed.
    func dropStaged() { _ = pack.truncate(to: packLength) }
}

extension TrustFolder {
    private static func openFolder(_ path: String) throws(TrustError) -> CInt {
        let folder = unsafe Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else {
            let (code, message): (TrustError.Code, Message) =
                switch errno {
                case ENOENT where isLink(path): (.notAStore, .storeDeadLink(path: path))
                case ENOENT: (.noSuchFile, .storeNotThere(path: path))
                case ENOTDIR: (.notAStore, .storeNoFolder(path: path))
                default: (.unreadableFile, .storeNotOpened(path: path))
                }
            throw TrustError(code, element: path, message)
        }
        return folder
    }

    private static func isLink(_ path: String) -> Bool {
        var information = stat()
        return unsafe lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
    }

    /// Refuses a folder that holds things and nothing of a store, whatever their names are.
    private static func checkKind(_ folder: CInt, _ path: String) throws(TrustError) {
        guard !StoreNames.isVacant(folder), !StoreNames.holdsStore(folder) else { return }
        throw foreign(path)
    }

    private static func foreign(_ path: String) -> TrustError {
        TrustError(.notAStore, element: path, .storeOtherThings(path: path))
    }

    /// What is looked at; the word chooses the text of a message.
    private enum Kind: String {
        case folder
        case file
    }

    /// Only this user and the administrator may be able to change what decides about trust (T35).
    private static func checkOwner(_ descriptor: CInt, _ path: String, _ kind: Kind) throws(TrustError) {
        var information = stat()
        guard unsafe fstat(descriptor, &information) == 0 else {
            throw TrustError(.unreadableFile, element: path, .storeNotExamined(kind: kind.rawValue, path: path))
        }
        guard information.st_uid == geteuid() || information.st_uid == 0 else {
            throw TrustError(
                .storePermissions, element: path,
                .storeOtherOwner(kind: kind.rawValue, path: path, user: information.st_uid))
        }
        guard information.st_mode & (S_IWGRP | S_IWOTH) == 0 else {
            throw TrustError(.storePermissions, element: path, .storeWritableByOthers(kind: kind.rawValue, path: path))
        }
    }

    /// Refuses to make a store where anything else is: the root of the file system, a home, a folder of documents.
    private static func checkVacant(_ folder: CInt, _ path: String) throws(TrustError) {
        guard !StoreNames.isVacant(folder) else { return }
        guard !StoreNames.holdsStore(folder) else {
            // Made by another process just now.
            if StoreNames.exists(StoreNames.index, in: folder) { return }
            throw TrustError(.storeDamaged, element: StoreNames.index, .storeLacksIndex(path: path))
        }
        throw foreign(path)
    }

    /// Refuses to replace a file that has the name of one of the store's and was not written by it.
    private static func checkKept(_ folder: CInt, _ path: String) throws(TrustError) {
        for name in [StoreNames.previous, StoreNames.new] where !StoreNames.isOwnOrAbsent(name, in: folder) {
            throw TrustError(.notAStore, element: name, .storeFileOfOthers(name: name, path: path))
        }
    }

    private static func locked(_ folder: CInt, _ path: String) throws(TrustError) -> CInt {
        let lock = unsafe openat(folder, StoreNames.lock, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        guard lock >= 0 else { throw TrustError(.storeNotWritten, element: path, .storeNotWritable(path: path)) }
        var information = stat()
        guard unsafe fstat(lock, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
            _ = close(lock)
            throw TrustError(.storeDamaged, element: "lock", .storeNotRegular(name: StoreNames.lock, path: path))
        }
        // A program that is being started holds copies of our descriptors for a moment, and with them a lock that was
        // given up.
        var attempts = 50
        while flock(lock, LOCK_EX | LOCK_NB) != 0, attempts > 0 {
            attempts -= 1
            usleep(20_000)
        }
        guard attempts > 0 else {
            _ = close(lock)
            throw TrustError(.storeLocked, element: path, .storeLocked(path: path))
        }
        return lock
    }

    private static func openFile(_ folder: CInt, _ name: String, _ path: String, _ flags: CInt) throws(TrustError) -> (
        CInt, Int
    ) {
        let descriptor = unsafe openat(folder, name, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else {
            guard errno == ENOENT else {
                throw TrustError(.unreadableFile, element: name, .storeFileNotOpened(name: name, path: path))
            }
            // An empty folder is no store yet; anything that is left of one says that the rest is lost.
            guard !StoreNames.holdsStore(folder) || StoreNames.isVacant(folder) else {
                throw TrustError(
                    .storeDamaged, element: name,
                    name == StoreNames.index ? .storeLacksIndex(path: path) : .storeLacksFile(path: path, name: name))
            }
            throw TrustError(.noSuchFile, element: name, .storeEmpty(path: path, name: name))
        }
        var information = stat()
        guard unsafe fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
            _ = close(descriptor)
            throw TrustError(.storeDamaged, element: name, .storeNotRegular(name: name, path: path))
        }
        do throws(TrustError) { try checkOwner(descriptor, path + "/" + name, .file) } catch {
            _ = close(descriptor)
            throw error
        }
        return (descriptor, Int(information.st_size))
    }

    private static func readFile(
        _ folder: CInt, _ name: String, _ path: String, atMost limit: Int
    ) throws(TrustError) -> [UInt8] {
        let (descriptor, size) = try openFile(folder, name, path, O_RDONLY)
        let file = TrustPackFile(descriptor: descriptor)
        guard size <= limit, let octets = file.read(0, size) else {
            throw TrustError(.storeDamaged, element: name, .storeFileNotWhole(name: name, path: path))
        }
        return octets
    }

    private static func openPack(
        _ folder: CInt, _ path: String, forWriting: Bool
    ) throws(TrustError) -> (TrustPackFile, UInt64) {
        let (descriptor, size) = try openFile(folder, StoreNames.pack, path, forWriting ? O_RDWR : O_RDONLY)
        let file = TrustPackFile(descriptor: descriptor)
        guard size >= packMagic.count, file.read(0, packMagic.count) == packMagic else {
            throw TrustError(.storeDamaged, element: "pack", offset: 0, .storeNoPack(path: path))
        }
        return (file, UInt64(size))
    }

    private static func write(
        _ octets: [UInt8], _ folder: CInt, _ name: String, synchronizes: Bool = true
    ) throws(TrustError) {
        // What is there under that name is ours (`checkKept`, `checkVacant`), and is not written into: it may have
        // another name elsewhere.
        _ = unsafe unlinkat(folder, name, 0)
        let descriptor = unsafe openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw notWritten(name, .storeFileNotMade(name: name)) }
        let file = TrustPackFile(descriptor: descriptor)
        guard file.write(octets, at: 0), !synchronizes || file.synchronize() else {
            throw notWritten(name, .storeFileNotWritten(name: name))
        }
    }

    /// - Parameter made: those that were not there, from the outside in.
    private static func makeFolders(_ path: String, _ made: inout [String]) throws(TrustError) {
        var partial = path.hasPrefix("/") ? "/" : ""
        for component in path.split(separator: "/") {
            partial += partial.isEmpty || partial.hasSuffix("/") ? String(component) : "/" + component
            if unsafe mkdir(partial, 0o700) == 0 {
                made.append(partial)
            } else if errno != EEXIST {
                throw notWritten(partial, .storeFolderNotMade(path: partial))
            }
        }
    }

    private static func notWritten(_ element: String, _ message: Message) -> TrustError {
        TrustError(.storeNotWritten, element: element, message)
    }
}

extension TrustStore {
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
        let made = try TrustFolder.create(path)
        let (folder, content) = try TrustFolder.open(path, forWriting: true, made: made)
        try content.checkWhatDecides()
        let ledger = TrustLedger(content, file: folder.pack)
        return TrustTransaction(name: path, ledger: ledger, folder: folder, pins: pins, at: time)
    }
}
