// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import FoundationEssentials
internal import Glibc

/// The files that an import reads: of a folder all, whatever they are called. What they are, their octets say.
struct ImportListing {
    struct File {
        let path: String
        let length: Int
    }

    private(set) var files: [File] = []
    private(set) var totalLength = 0
    /// What a folder holds and is not entered.
    private(set) var skipped: [ImportSkipped] = []
    let isFolder: Bool
    private var folders: Set<Folder> = []
    private var entries = 0

    /// A folder, whatever it is called: it may be mounted at several places.
    private struct Folder: Hashable {
        let device: UInt64
        let number: UInt64
    }

    /// Names looked at, those of folders and of what is not entered among them.
    private static let maximumEntries = 200_000
    /// What counts of the length of one file, so that sums of what a file system claims stay numbers.
    private static let countedLength = 1 << 40

    init(path: String, limits: TrustImporter.Limits) throws(TrustError) {
        guard !path.isEmpty else {
            throw TrustError(.noSuchFile, element: path, .trustFileNoName)
        }
        // What is named itself may be a symbolic link.
        var information = stat()
        guard unsafe stat(path, &information) == 0 else {
            guard errno == ENOENT || errno == ENOTDIR else {
                throw TrustError(.unreadableFile, element: path, .trustFileNotReached)
            }
            throw TrustError(.noSuchFile, element: path, .trustFileNotThere)
        }
        isFolder = information.st_mode & S_IFMT == S_IFDIR
        if isFolder {
            guard !SystemFolder.contains(path) else {
                throw TrustError(.unreadableFile, element: path, SystemFolder.message)
            }
            // A folder that holds nothing and one that says nothing are different things.
            guard (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil else {
                throw TrustError(.unreadableFile, element: path, .trustFileFolderNotRead)
            }
            try add(folder: path, depth: 1, limits)
        } else {
            add(file: path)
        }
    }

    private mutating func add(file: String) {
        var information = stat()
        let isFound = unsafe stat(file, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
        let length = isFound ? min(Int(information.st_size), Self.countedLength) : 0
        files.append(File(path: file, length: length))
        totalLength += length
    }

    private mutating func skip(_ path: String, _ message: Message) {
        skipped.append(
            ImportSkipped(place: path, offset: nil, reason: TrustError(.unreadableFile, element: path, message)))
    }

    private mutating func add(folder: String, depth: Int, _ limits: TrustImporter.Limits) throws(TrustError) {
        var information = stat()
        guard unsafe stat(folder, &information) == 0,
            folders.insert(Folder(device: UInt64(information.st_dev), number: UInt64(information.st_ino))).inserted
        else { return }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return skip(folder, .trustFileFolderNotRead)
        }
        entries += names.count
        guard entries <= Self.maximumEntries else {
            throw TrustError(.limitExceeded, element: folder, .trustFileTooManyNames(maximum: Self.maximumEntries))
        }
        for name in names.sorted() {
            let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            var information = stat()
            guard unsafe lstat(path, &information) == 0 else {
                skip(path, name.unicodeScalars.contains("\u{FFFD}") ? .trustFileNameNotText : .trustFileNotReached)
                continue
            }
            let isLink = information.st_mode & S_IFMT == S_IFLNK
            if isLink, unsafe stat(path, &information) != 0 {
                skip(path, .trustFileNotThere)
                continue
            }
            if information.st_mode & S_IFMT == S_IFDIR {
                if isLink {
                    skip(path, .trustFileLinkToFolder)
                } else if SystemFolder.contains(path) {
                    skip(path, SystemFolder.message)
                } else if depth < limits.maximumDepth {
                    try add(folder: path, depth: depth + 1, limits)
                } else {
                    skip(path, .trustFileTooDeep(maximum: limits.maximumDepth))
                }
                continue
            }
            guard files.count < limits.maximumFiles else {
                throw TrustError(.limitExceeded, element: folder, .trustFileTooManyFiles(maximum: limits.maximumFiles))
            }
            add(file: path)
        }
    }
}
