// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import Glibc

/// The folder of a store on the disk: which files are in it, who may change them, and how one state follows another.
///
///     pack            originals, one after the other; only ever grows
///     index           what is in force; replaced in one step (rename)
///     index.previous  the index before the last commit
///     index.N         the indexes of the last commits, by their numbers
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
        /// It is on the disk, and one earlier index more than are kept may be there.
        case dropOldest
        /// Everything is done.
        case end
    }

    let path: String
    private let folder: OpenFile
    private let lock: OpenFile?
    /// The pack, open for writing where the folder is locked.
    let pack: OpenFile
    private let packLength: UInt64
    /// The number of the commit that is in force.
    private let generation: UInt64
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
        path: String, folder: OpenFile, lock: OpenFile?, pack: OpenFile, index: TrustIndex, made: Made?
    ) {
        self.path = path
        self.folder = folder
        self.lock = lock
        self.pack = pack
        packLength = index.packLength
        generation = index.generation
        self.made = made
    }

    deinit {
        // The lock is still held.
        if let made, lock != nil { withdraw(made) }
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
        // Who may write to a folder is of no interest where it is none of ours: nobody should change that.
        try checkKind(folder, path)
        try checkOwner(folder, path, .folder)
        let lock = try forWriting ? locked(folder, path) : nil
        if forWriting { try checkKept(folder, path) }
        let index = try readIndex(folder, path)
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
            TrustFolder(path: path, folder: folder, lock: lock, pack: pack, index: index, made: made),
            content
        )
    }

    /// Takes away what was made for a store that nothing was committed to, and nothing else: what was there before
    /// stays, and a folder that holds anything does.
    private func withdraw(_ made: Made) {
        // Another index: it was committed, here or by another process before this one had the lock.
        guard StoreNames.content(StoreNames.index, in: folder, made.index.count + 1) == made.index,
            pack.truncate(to: UInt64(Self.packMagic.count))
        else { return }
        Self.removeFiles(of: folder, but: made.kept)
        for folder in made.folders.reversed() { _ = unsafe rmdir(folder) }
    }

    /// Puts a new index in force; the originals it refers to are in the pack already.
    ///
    /// - Parameter step: where to stop, as if the process had ended there.
    func commit(_ index: [UInt8], until step: CommitStep) throws(TrustError) {
        func reaches(_ next: CommitStep) -> Bool { next.rawValue < step.rawValue }
        guard reaches(.synchronizePack) else { return }
        guard pack.synchronize() else { throw Self.notWritten("pack", .storeOriginalsNotOnDisk) }
        guard reaches(.writeIndex) else { return }
        try Self.write(index, folder, StoreNames.new, synchronizes: reaches(.synchronizeIndex))
        guard reaches(.keepPrevious) else { return }
        // Best effort: it helps only where the new index is damaged later.
        try Self.checkKept(folder, path)
        let numbered = StoreNames.kept(generation)
        guard StoreNames.isOwnOrAbsent(numbered, in: folder) else { throw Self.foreignFile(numbered, path) }
        for name in [StoreNames.previous, numbered] {
            folder.remove(name)
            _ = unsafe linkat(folder.descriptor, StoreNames.index, folder.descriptor, name, 0)
        }
        guard reaches(.rename) else { return }
        guard folder.rename(StoreNames.new, to: StoreNames.index) else {
            throw Self.notWritten("index", .storeNewIndexNotPlaced)
        }
        guard reaches(.synchronizeFolder) else { return }
        guard folder.synchronize() else { throw Self.notWritten("index", .storeMayBeGone) }
        guard reaches(.dropOldest), generation >= Self.maximumKept else { return }
        // More than one where a process ended before it came here.
        let last = generation - Self.maximumKept
        for old in (last > 8 ? last - 8 : 0)...last {
            let name = StoreNames.kept(old)
            if StoreNames.isOwnOrAbsent(name, in: folder) { folder.remove(name) }
        }
    }

    /// How many earlier indexes are kept.
    static let maximumKept: UInt64 = 10

    /// The commits before that one whose indexes are there, in order; whether they can be read shows when they are.
    func keptGenerations(before current: UInt64) -> [UInt64] {
        let first = current > Self.maximumKept ? current - Self.maximumKept : 0
        var kept = (first..<current).filter { StoreNames.exists(StoreNames.kept($0), in: folder) }
        // A store of an older version has this one only.
        if current > 0, kept.last != current - 1, (try? keptIndex(current - 1)) != nil { kept.append(current - 1) }
        return kept
    }

    /// The index of an earlier commit.
    ///
    /// - Throws: `storeDamaged` where it is not as it was written or of another commit, `storePermissions`,
    ///   `unreadableFile`.
    func keptIndex(_ generation: UInt64) throws(TrustError) -> TrustIndex {
        let numbered = StoreNames.kept(generation)
        let name = StoreNames.exists(numbered, in: folder) ? numbered : StoreNames.previous
        let index = try Self.readIndex(folder, path, name)
        guard index.generation == generation else {
            throw TrustError(.storeDamaged, element: name, .storeStateOfOtherCommit(number: Int(clamping: generation)))
        }
        return index
    }

    /// Cuts off the originals that were added and not committed.
    func dropStaged() { _ = pack.truncate(to: packLength) }
}

extension TrustFolder {
    static func openFolder(_ path: String) throws(TrustError) -> OpenFile {
        guard let folder = OpenFile.folder(path) else {
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
    private static func checkKind(_ folder: OpenFile, _ path: String) throws(TrustError) {
        guard !StoreNames.isVacant(folder), !StoreNames.holdsStore(folder) else { return }
        throw foreign(path)
    }

    private static func foreign(_ path: String) -> TrustError {
        TrustError(.notAStore, element: path, .storeOtherThings(path: path))
    }

    /// What is looked at; the word chooses the text of a message.
    enum Kind: String {
        case folder
        case file
    }

    /// Only this user and the administrator may be able to change what decides about trust (T35).
    static func checkOwner(_ file: OpenFile, _ path: String, _ kind: Kind) throws(TrustError) {
        guard let information = file.status else {
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
    static func checkVacant(_ folder: OpenFile, _ path: String) throws(TrustError) {
        guard !StoreNames.isVacant(folder) else { return }
        guard !StoreNames.holdsStore(folder) else {
            // Made by another process just now.
            if StoreNames.exists(StoreNames.index, in: folder) { return }
            throw TrustError(.storeDamaged, element: StoreNames.index, .storeLacksIndex(path: path))
        }
        throw foreign(path)
    }

    /// Refuses to replace a file that has the name of one of the store's and was not written by it.
    private static func checkKept(_ folder: OpenFile, _ path: String) throws(TrustError) {
        for name in [StoreNames.previous, StoreNames.new] where !StoreNames.isOwnOrAbsent(name, in: folder) {
            throw foreignFile(name, path)
        }
    }

    private static func foreignFile(_ name: String, _ path: String) -> TrustError {
        TrustError(.notAStore, element: name, .storeFileOfOthers(name: name, path: path))
    }

    static func locked(_ folder: OpenFile, _ path: String) throws(TrustError) -> OpenFile {
        guard let lock = folder.open(StoreNames.lock, O_RDWR | O_CREAT) else {
            throw TrustError(.storeNotWritten, element: path, .storeNotWritable(path: path))
        }
        guard lock.length != nil else {
            throw TrustError(.storeDamaged, element: "lock", .storeNotRegular(name: StoreNames.lock, path: path))
        }
        // A program that is being started holds copies of our descriptors for a moment, and with them a lock that was
        // given up.
        for _ in 0..<50 {
            if flock(lock.descriptor, LOCK_EX | LOCK_NB) == 0 { return lock }
            usleep(20_000)
        }
        throw TrustError(.storeLocked, element: path, .storeLocked(path: path))
    }

    private static func openFile(
        _ folder: OpenFile, _ name: String, _ path: String, _ flags: CInt
    ) throws(TrustError) -> (OpenFile, Int) {
        guard let file = folder.open(name, flags) else {
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
        guard let length = file.length else {
            throw TrustError(.storeDamaged, element: name, .storeNotRegular(name: name, path: path))
        }
        try checkOwner(file, path + "/" + name, .file)
        return (file, length)
    }

    private static func readIndex(
        _ folder: OpenFile, _ path: String, _ name: String = StoreNames.index
    ) throws(TrustError) -> TrustIndex {
        let (file, length) = try openFile(folder, name, path, O_RDONLY)
        guard length <= TrustIndexLayout.maximumLength, let index = try TrustIndex(file, length: length) else {
            throw TrustError(.storeDamaged, element: name, .storeFileNotWhole(name: name, path: path))
        }
        return index
    }

    private static func openPack(
        _ folder: OpenFile, _ path: String, forWriting: Bool
    ) throws(TrustError) -> (OpenFile, UInt64) {
        let (file, length) = try openFile(folder, StoreNames.pack, path, forWriting ? O_RDWR : O_RDONLY)
        guard length >= packMagic.count, file.read(0, packMagic.count) == packMagic else {
            throw TrustError(.storeDamaged, element: "pack", offset: 0, .storeNoPack(path: path))
        }
        return (file, UInt64(length))
    }

    static func write(
        _ octets: [UInt8], _ folder: OpenFile, _ name: String, synchronizes: Bool = true
    ) throws(TrustError) {
        // What is there under that name is ours (`checkKept`, `checkVacant`), and is not written into: it may have
        // another name elsewhere.
        folder.remove(name)
        guard let file = folder.open(name, O_WRONLY | O_CREAT | O_EXCL) else {
            throw notWritten(name, .storeFileNotMade(name: name))
        }
        guard file.write(octets, at: 0), !synchronizes || file.synchronize() else {
            throw notWritten(name, .storeFileNotWritten(name: name))
        }
    }

    static func notWritten(_ element: String, _ message: Message) -> TrustError {
        TrustError(.storeNotWritten, element: element, message)
    }
}
