// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import Glibc

/// The names of the files of a store, and what a folder is by them.
enum StoreNames {
    static let pack = "pack"
    static let index = "index"
    static let new = "index.new"
    static let previous = "index.previous"
    static let lock = "lock"

    /// The index of an earlier commit.
    static func kept(_ generation: UInt64) -> String { "\(index).\(generation)" }

    /// Whether there is anything of that name in the folder, a symbolic link that leads nowhere too.
    static func exists(_ name: String, in folder: OpenFile) -> Bool {
        var information = stat()
        return unsafe fstatat(folder.descriptor, name, &information, AT_SYMLINK_NOFOLLOW) == 0 || errno != ENOENT
    }

    /// Whether a store may be made in the folder: it holds nothing, or what `create` had written when it was ended: a
    /// lock, a pack that holds no originals, an index that was not put in its place.
    static func isVacant(_ folder: OpenFile) -> Bool {
        guard let names = entries(of: folder) else { return false }
        return names.allSatisfy { name in
            switch name {
            case lock: isEmpty(name, in: folder)
            case pack: isShort(name, in: folder)
            case new: isOwnOrAbsent(name, in: folder)
            default: false
            }
        }
    }

    /// Whether something in the folder was written by a store: what is left of it must not be taken for nothing. Nor is
    /// what the making of one left behind an empty folder.
    static func holdsStore(_ folder: OpenFile) -> Bool { holdsContent(folder) || isUnfinished(folder) }

    /// Whether the making of a store began in the folder and was ended: there is a store, and nothing in it.
    static func isUnfinished(_ folder: OpenFile) -> Bool { isVacant(folder) && entries(of: folder)?.isEmpty == false }

    private static func holdsContent(_ folder: OpenFile) -> Bool {
        [(pack, TrustFolder.packMagic), (index, TrustIndexLayout.magic), (previous, TrustIndexLayout.magic)]
            .contains { name, magic in
                exists(name, in: folder) && (content(name, in: folder, magic.count).map { $0 == magic } ?? true)
            }
    }

    /// Whether a file may be replaced: there is none, or it begins as an index, whole or cut.
    static func isOwnOrAbsent(_ name: String, in folder: OpenFile) -> Bool {
        guard exists(name, in: folder) else { return true }
        guard let octets = content(name, in: folder, TrustIndexLayout.magic.count) else { return false }
        return TrustIndexLayout.magic.starts(with: octets)
    }

    /// Whether it is a regular file without octets, as the lock is: nothing is ever written into that one.
    private static func isEmpty(_ name: String, in folder: OpenFile) -> Bool { content(name, in: folder, 1) == [] }

    private static func isShort(_ name: String, in folder: OpenFile) -> Bool {
        let magic = TrustFolder.packMagic
        guard let octets = content(name, in: folder, magic.count + 1) else { return false }
        return magic.starts(with: octets)
    }

    /// The first octets of a regular file; nil where it is none, or cannot be read.
    static func content(_ name: String, in folder: OpenFile, _ count: Int) -> [UInt8]? {
        guard let file = folder.open(name, O_RDONLY), let length = file.length else { return nil }
        return file.read(0, min(count, length))
    }

    /// The names in a folder without the two that each has, up to that many and one more; nil where they cannot be
    /// read.
    static func entries(of folder: OpenFile, atMost limit: Int = 8) -> [String]? {
        let descriptor = unsafe openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        guard let stream = unsafe fdopendir(descriptor) else {
            _ = close(descriptor)
            return nil
        }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while names.count <= limit, let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
