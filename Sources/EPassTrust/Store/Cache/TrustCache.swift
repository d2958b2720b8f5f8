// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
internal import Glibc

/// What large files and folders of certificates came to, kept between runs of a program, so that thousands of
/// certificates are not decoded and compared with each other at each start.
///
/// An entry is found by a SHA-256 over the octets and paths of all files and over what program decoded them: it is
/// never older than the files, and another build has its own. Only certificates are kept, of which none was passed
/// over: what lists and revocation lists come to depends on the day. An entry that is not as it was written, or that
/// others could have written, counts as none and is made anew; one that cannot be written is done without.
package struct TrustCache: Sendable {
    /// The folder above, which has to be there, to belong to this user and to be open to nobody else's changes: with
    /// the environment of another user nothing is read or written there.
    let base: String
    /// The folders below it, which are made for this user alone when the first entry is written.
    let folders: [String]
    /// What decodes: its name, version and whatever tells one build from another.
    let program: String

    /// Files as they were read once, and the name of the entry that is theirs.
    struct Files {
        let entry: String
        let files: [(path: String, octets: [UInt8])]
        let isFolder: Bool
    }

    private static let magic = Array("EPASSTC1".utf8)
    private static let suffix = ".anchors"
    /// The least that the files come to together, in octets: less is decoded faster than it is looked for.
    static let minimumLength = 128 << 10
    /// The most, and the most of an entry.
    static let maximumLength = 64 << 20
    /// How many entries are kept; the oldest goes.
    static let maximumEntries = 8
    /// Names of the folder that are looked at.
    private static let maximumNames = 100_000

    /// A cache in these folders.
    package init(base: String, folders: [String], program: String) {
        (self.base, self.folders, self.program) = (base, folders, program)
    }

    /// A cache in `$XDG_CACHE_HOME/epass/certificates`, else `$HOME/.cache/epass/certificates` (XDG Base Directory
    /// Specification: relative paths are ignored); nil without either. The folder of a store has another name: the
    /// variables may have one value.
    package init?(environment: [String: String], program: String) {
        let places = [("XDG_CACHE_HOME", []), ("HOME", [".cache"])]
        let place = places.lazy.compactMap { name, folders in
            environment[name].flatMap { $0.hasPrefix("/") ? ($0, folders) : nil }
        }.first
        // What is no UTF-8 stands for another folder.
        guard let (base, folders) = place, !base.unicodeScalars.contains("\u{FFFD}") else { return nil }
        self.init(base: base, folders: folders + ["epass", "certificates"], program: program)
    }

    /// The files that an import of the path would read; nil where they are too few or too many octets or cannot all be
    /// read, or something there would be passed over.
    func files(at path: String) -> Files? {
        guard let listing = try? ImportListing(path: path, limits: .init()), listing.skipped.isEmpty,
            (Self.minimumLength...Self.maximumLength).contains(listing.totalLength)
        else { return nil }
        var octets = Self.magic
        func add(_ text: String) {
            octets.append(little: UInt64(text.utf8.count))
            octets += Array(text.utf8)
        }
        octets.append(little: TrustIndexLayout.version)
        add(program)
        var files: [(path: String, octets: [UInt8])] = []
        var left = Self.maximumLength
        for file in listing.files {
            guard let content = try? RegularFile.read(file.path, atMost: left),
                let digest = try? TrustDigest(hashing: content[...])
            else { return nil }
            left -= content.count
            add(file.path)
            octets += digest.octets
            files.append((file.path, content))
        }
        guard let digest = try? TrustDigest(hashing: octets[...]) else { return nil }
        return Files(
            entry: Hexadecimal.lowercaseText(digest.octets) + Self.suffix, files: files, isFolder: listing.isFolder)
    }

    /// The snapshot of an entry; nil where there is none that can be used.
    ///
    /// - Parameters:
    ///   - entry: its name.
    ///   - path: what the snapshot is called.
    func snapshot(_ entry: String, named path: String) -> TrustSnapshot? {
        guard let folder = folder(makes: false), let file = folder.open(entry, O_RDONLY), file.isOfThisUserAlone,
            let length = file.length, length <= Self.maximumLength, let octets = file.read(0, length)
        else { return nil }
        let start = Self.magic.count + TrustDigest.length
        guard octets.starts(with: Self.magic), octets.count >= start + 8,
            let digest = try? TrustDigest(hashing: octets[start...]),
            digest == TrustDigest(octets[Self.magic.count..<start])
        else { return nil }
        let indexLength = octets[start..<(start + 8)].little
        let rest = octets[(start + 8)...]
        guard indexLength <= rest.count, let index = try? TrustIndex(written: Array(rest.prefix(Int(indexLength))))
        else { return nil }
        var pack = TrustPack()
        pack.append(Array(rest.dropFirst(Int(indexLength))))
        guard pack.length >= index.packLength else { return nil }
        return TrustSnapshot(TrustContent(index: index, pack: pack), name: path)
    }

    /// Keeps a snapshot; nothing happens where that cannot be done.
    ///
    /// - Parameter snapshot: of files alone, without a store behind it.
    func keep(_ snapshot: TrustSnapshot, as entry: String) {
        guard let index = try? snapshot.content.index.sealed(),
            let pack = try? snapshot.content.pack.first(snapshot.content.index.packLength)
        else { return }
        var body: [UInt8] = []
        body.reserveCapacity(index.count + pack.count + 8)
        body.append(little: UInt64(index.count))
        body += index
        body += pack
        guard body.count <= Self.maximumLength - Self.magic.count - TrustDigest.length,
            let digest = try? TrustDigest(hashing: body[...]), let folder = folder(makes: true)
        else { return }
        // Written beside and renamed, so that nobody reads half of it.
        let temporary = "\(entry).\(getpid()).\(UInt32.random(in: .min ... .max))"
        guard let file = folder.open(temporary, O_WRONLY | O_CREAT | O_EXCL) else { return }
        guard file.write(Self.magic + digest.octets + body, at: 0), folder.rename(temporary, to: entry) else {
            folder.remove(temporary)
            return
        }
        dropOldest(in: folder, but: entry)
    }

    /// The folder of the entries; nil where it is not there, or any of those from the base on could be changed by
    /// others or is a link.
    private func folder(makes: Bool) -> OpenFile? {
        // The base may be a link: the user's own word leads there.
        guard var folder = OpenFile.folder(base), folder.isOfThisUserAlone else { return nil }
        for name in folders {
            if makes { _ = unsafe mkdirat(folder.descriptor, name, 0o700) }
            guard let next = folder.open(name, O_RDONLY | O_DIRECTORY), next.isOfThisUserAlone else { return nil }
            folder = next
        }
        return folder
    }

    /// Removes entries, and what the writing of one left behind, beyond those that are kept. What has another name, or
    /// does not begin as an entry, is not the cache's.
    private func dropOldest(in folder: OpenFile, but entry: String) {
        var entries: [(name: String, time: timespec)] = []
        for name in StoreNames.entries(of: folder, atMost: Self.maximumNames) ?? []
        where name != entry && Self.isEntry(name) {
            guard let file = folder.open(name, O_RDONLY), file.length != nil, let status = file.status,
                let first = StoreNames.content(name, in: folder, Self.magic.count), Self.magic.starts(with: first)
            else { continue }
            entries.append((name, status.st_mtim))
        }
        let newest = entries.sorted { ($0.time.tv_sec, $0.time.tv_nsec) > ($1.time.tv_sec, $1.time.tv_nsec) }
        for old in newest.dropFirst(Self.maximumEntries - 1) { folder.remove(old.name) }
    }

    /// The name of an entry, or that under which one is written: with the number of the process and another one.
    private static func isEntry(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2 || parts.count == 4, parts[0].utf8.count == 64, "." + parts[1] == suffix else {
            return false
        }
        return parts[0].utf8.allSatisfy { isxdigit(CInt($0)) != 0 }
            && parts.dropFirst(2).allSatisfy { UInt32($0) != nil }
    }
}

extension TrustImporter {
    /// Reads files as ``read(path:into:skipped:progress:)`` does, by the octets that they had when they were hashed.
    ///
    /// - Throws: of one file that was named itself what that throws.
    func read(
        _ files: TrustCache.Files, into receive: (ImportedObject) -> Void, skipped: (ImportSkipped) -> Void
    ) throws(TrustError) {
        var delivery = ImportDelivery(isFolder: files.isFolder, limits: limits)
        for file in files.files {
            try delivery.read(file.path, { ImportInput(file.octets, name: $0) }, receive, skipped)
        }
        try delivery.finish(receive)
    }
}

extension OpenFile {
    /// Whether it belongs to this user, and nobody else can write to it.
    fileprivate var isOfThisUserAlone: Bool {
        status.map { $0.st_uid == geteuid() && $0.st_mode & (S_IWGRP | S_IWOTH) == 0 } ?? false
    }
}
