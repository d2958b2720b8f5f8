// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
internal import EPassMessages
internal import Glibc

/// What large files and folders of certificates came to, kept between runs of a program, so that thousands of
/// certificates are not decoded and compared with each other at each start.
///
/// An entry is found by a SHA-256 over the octets and paths of all files and over what program decoded them: it is
/// never older than the files, and another build has its own. Only certificates are kept, of which none was passed
/// over: what lists and revocation lists come to depends on the day. An entry that is not as it was written, or that
/// others could have written, counts as none and is made anew; one that cannot be written is done without.
package struct TrustCache: Sendable {
    /// The folder, which is made for this user alone when the first entry is written.
    let path: String
    /// What decodes: its name, version and whatever tells one build from another.
    let program: String

    private static let magic = Array("EPASSTC1".utf8)
    /// The least that the files come to together, in octets: less is decoded faster than it is looked for.
    static let minimumLength = 128 << 10
    /// The most.
    static let maximumLength = 64 << 20
    /// How many entries are kept; the oldest goes.
    static let maximumEntries = 8

    /// A cache in that folder.
    package init(path: String, program: String) { (self.path, self.program) = (path, program) }

    /// `$XDG_CACHE_HOME/epass/trust`, else `$HOME/.cache/epass/trust` (XDG Base Directory Specification: relative paths
    /// are ignored); nil without either.
    package static func defaultPath(environment: [String: String]) -> String? {
        for (name, place) in [("XDG_CACHE_HOME", "/epass/trust"), ("HOME", "/.cache/epass/trust")] {
            if let folder = environment[name], folder.hasPrefix("/") { return folder + place }
        }
        return nil
    }

    /// The name of the entry of the files that an import of the path would read; nil where they are too few, too many or
    /// cannot all be read, or something there would be passed over.
    func name(ofFilesAt path: String, limits: TrustImporter.Limits = .init()) -> String? {
        guard let listing = try? ImportListing(path: path, limits: limits), listing.skipped.isEmpty,
            (Self.minimumLength...Self.maximumLength).contains(listing.totalLength)
        else { return nil }
        var octets = Self.magic
        func add(_ text: some Collection<UInt8>) {
            octets.append(little: UInt64(text.count))
            octets += text
        }
        octets.append(little: TrustIndexLayout.version)
        add(Array(program.utf8))
        for file in listing.files {
            guard let content = try? RegularFile.read(file.path, atMost: Self.maximumLength),
                let digest = try? TrustDigest(hashing: content[...])
            else { return nil }
            add(Array(file.path.utf8))
            octets += digest.octets
        }
        return (try? TrustDigest(hashing: octets[...])).map { Hexadecimal.lowercaseText($0.octets) }
    }

    /// The snapshot of an entry; nil where there is none that can be used.
    ///
    /// - Parameters:
    ///   - entry: its name.
    ///   - path: what the snapshot is called.
    func snapshot(_ entry: String, named path: String) -> TrustSnapshot? {
        guard let folder = OpenFile.folder(self.path), (try? TrustFolder.checkOwner(folder, self.path, .folder)) != nil,
            let file = folder.open(entry, O_RDONLY), let length = file.length, length <= 2 * Self.maximumLength,
            (try? TrustFolder.checkOwner(file, self.path + "/" + entry, .file)) != nil,
            let octets = file.read(0, length)
        else { return nil }
        let start = Self.magic.count + TrustDigest.length
        guard octets.starts(with: Self.magic), octets.count >= start + 8,
            let digest = try? TrustDigest(hashing: octets[start...]),
            digest == TrustDigest(octets[Self.magic.count..<start])
        else { return nil }
        let indexLength = octets[start..<(start + 8)].reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
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
        let index = snapshot.content.index
        guard let written = try? index.sealed(), let packed = Int(exactly: index.packLength),
            let pack = try? snapshot.content.pack.read(0, packed),
            written.count + pack.count <= Self.maximumLength
        else { return }
        var body: [UInt8] = []
        body.reserveCapacity(written.count + pack.count + 64)
        body.append(little: UInt64(written.count))
        body += written
        body += pack
        guard let digest = try? TrustDigest(hashing: body[...]), let folder = makeFolder() else { return }
        // Written beside and renamed, so that nobody reads half of it.
        let temporary = "\(entry).\(getpid()).\(UInt32.random(in: .min ... .max))"
        guard let file = folder.open(temporary, O_WRONLY | O_CREAT | O_EXCL) else { return }
        guard file.write(Self.magic + digest.octets + body, at: 0), folder.rename(temporary, to: entry) else {
            folder.remove(temporary)
            return
        }
        dropOldest(in: folder)
    }

    private func makeFolder() -> OpenFile? {
        var made: [String] = []
        guard (try? TrustFolder.makeFolders(path, &made)) != nil, let folder = OpenFile.folder(path),
            (try? TrustFolder.checkOwner(folder, path, .folder)) != nil
        else { return nil }
        return folder
    }

    /// Removes entries, and what the writing of one left behind, beyond those that are kept. What has another name is
    /// not the cache's.
    private func dropOldest(in folder: OpenFile) {
        var entries: [(name: String, time: Int)] = []
        for name in StoreNames.entries(of: folder, atMost: 1_000) ?? [] where Self.isEntry(name) {
            var information = stat()
            guard unsafe fstatat(folder.descriptor, name, &information, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
            entries.append((name, information.st_mtim.tv_sec))
        }
        for entry in entries.sorted(by: { $0.time > $1.time }).dropFirst(Self.maximumEntries) {
            folder.remove(entry.name)
        }
    }

    private static func isEntry(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts[0].utf8.count == 64 && parts[0].utf8.allSatisfy { isxdigit(CInt($0)) != 0 }
            && parts.dropFirst().allSatisfy { UInt64($0) != nil }
    }
}
