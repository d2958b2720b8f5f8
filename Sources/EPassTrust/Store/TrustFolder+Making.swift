// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import Glibc

// The making of a store.
extension TrustFolder {
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
        // Before anything is written, the lock too.
        try checkVacant(folder, path)
        try checkOwner(folder, path, .folder)
        let kept = Set([StoreNames.lock, StoreNames.pack, StoreNames.new].filter { StoreNames.exists($0, in: folder) })
        let lock = try locked(folder, path)
        defer { withExtendedLifetime(lock) {} }
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
    private static func fill(_ folder: OpenFile) throws(TrustError) -> [UInt8] {
        try write(packMagic, folder, StoreNames.pack)
        let length = UInt64(packMagic.count)
        let index = try TrustIndexWriter.index(of: [], sources: [], generation: 0, packLength: length)
        try write(index, folder, StoreNames.new)
        guard folder.rename(StoreNames.new, to: StoreNames.index), folder.synchronize() else {
            throw notWritten("index", .storeIndexNotPlaced)
        }
        return index
    }

    /// Removes the files of a store. First the index: what is left without it is no store, whenever this ends.
    static func removeFiles(of folder: OpenFile, but kept: Set<String>) {
        for name in [StoreNames.index, StoreNames.previous, StoreNames.new, StoreNames.pack, StoreNames.lock]
        where !kept.contains(name) {
            folder.remove(name)
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
}
