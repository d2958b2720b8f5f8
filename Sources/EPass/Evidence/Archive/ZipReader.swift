// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassMessages

/// A file whose octets can be read anywhere.
package protocol ArchiveFile {
    /// How many octets there are.
    var length: Int { get }

    /// That many octets from there on; nil where they are not all there.
    func read(_ position: Int, _ count: Int) -> [UInt8]?
}

/// A ZIP archive (APPNOTE 6.3, ZIP64 too): entries that are stored or DEFLATE, as its directory lists them, in any
/// order.
///
/// What the directory and the header of an entry say differently, and entries that lie over one another, are refused:
/// programs would not agree on what is in such an archive.
package struct ZipReader<File: ArchiveFile>: ArchiveReader {
    private let file: File
    private var directory: ZipDirectory<File>
    /// Where the headers of all entries stand, in their order: none may go on behind the beginning of the next.
    private let places: [Int]

    /// Whether octets begin as an archive does.
    package static func isRecognised(_ octets: [UInt8]) -> Bool {
        octets.starts(with: [0x50, 0x4B, 3, 4]) || octets.starts(with: [0x50, 0x4B, 5, 6])
    }

    /// Finds the directory, and goes over it.
    ///
    /// - Throws: `ArchiveError` where there is none, or it is damaged.
    package init(_ file: File) throws(ArchiveError) {
        self.file = file
        directory = try ZipDirectory(file)
        places = try directory.places()
    }

    package mutating func next(_ wish: (String) -> ArchiveWish) throws(ArchiveError) -> ArchiveEntry? {
        while let listed = try directory.next() {
            if listed.name.last == UInt8(ascii: "/") { continue }
            let wish = wish(ArchivePath.name(listed.name))
            if case .passOver = wish { continue }
            let place = ArchivePath(listed.name)
            let content = place.isSafe ? content(listed, wish) : Self.refused(.unsafeEntry, .archiveUnsafeName)
            return ArchiveEntry(path: place.text, isSafe: place.isSafe, content: content)
        }
        return nil
    }

    package mutating func finish() throws(ArchiveError) {}

    private static func refused(_ code: ArchiveError.Code, _ message: Message) -> ArchiveEntry.Content {
        .refused(ArchiveError(code, message))
    }

    /// Bits that say that an entry is encrypted.
    private static var encrypted: Int { 0x2041 }
    /// The bit that says that check and lengths stand behind the octets.
    private static var described: Int { 8 }

    /// What an entry of a safe name holds.
    private func content(_ listed: ZipListed, _ wish: ArchiveWish) -> ArchiveEntry.Content {
        guard listed.isFile else { return Self.refused(.unsafeEntry, .archiveNoFile) }
        guard case .take(let limit) = wish else {
            if case .refuse(let error) = wish { return .refused(error) }
            return Self.refused(.unsupported, .archiveNoFile)
        }
        guard listed.flags & Self.encrypted == 0 else { return Self.refused(.unsupported, .archiveEncrypted) }
        guard listed.method == 0 || listed.method == 8 else {
            return Self.refused(.unsupported, .archiveMethod(number: listed.method))
        }
        // DEFLATE makes what it cannot compress a little longer.
        guard listed.length <= limit, listed.stored <= limit + limit / 64 + 64 else {
            return Self.refused(.tooLarge, .archiveEntryTooLarge(limit: limit))
        }
        let damaged = Self.refused(.malformed, .archiveEntryDamaged)
        guard let octets = octets(of: listed) else { return damaged }
        if listed.method == 8 { return .deflated(octets, length: listed.length, check: listed.check) }
        guard octets.count == listed.length, CyclicRedundancyCheck.value(octets) == listed.check else { return damaged }
        return .stored(octets)
    }

    // MARK: Header and directory

    /// The octets of an entry as they stand in the archive; nil where its header says anything else than the directory,
    /// or it lies over another one.
    private func octets(of listed: ZipListed) -> [UInt8]? {
        guard listed.stored >= 0, listed.length >= 0, let border = border(behind: listed.place),
            let head = file.read(listed.place, 30), head.starts(with: [0x50, 0x4B, 3, 4]),
            ZipNumber.at(26, 2, of: head) == listed.name.count,
            file.read(listed.place + 30, listed.name.count) == listed.name,
            ZipNumber.at(8, 2, of: head) == listed.method
        else { return nil }
        let flags = ZipNumber.at(6, 2, of: head)
        let (extraStart, extraLength) = (listed.place + 30 + listed.name.count, ZipNumber.at(28, 2, of: head))
        let end = extraStart + extraLength + listed.stored
        guard flags & Self.encrypted == 0, end <= border, let extra = file.read(extraStart, extraLength) else {
            return nil
        }
        let lengths = ZipNumber.resolve([ZipNumber.at(22, 4, of: head), ZipNumber.at(18, 4, of: head)], by: extra)
        let said = [ZipNumber.at(14, 4, of: head)] + lengths
        let wanted = [Int(listed.check), listed.length, listed.stored]
        if flags & Self.described == 0 {
            guard said == wanted else { return nil }
        } else {
            // Who wrote it did not know them yet, and wrote nothing.
            let isNothing = zip(said, wanted).allSatisfy { $0 == 0 || $0 == ZipNumber.elsewhere || $0 == $1 }
            guard isNothing, isDescribed(wanted, from: end, to: border) else { return nil }
        }
        return file.read(end - listed.stored, listed.stored)
    }

    /// Where the next entry begins, or the directory; nil where two entries begin at that place.
    private func border(behind place: Int) -> Int? {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] <= place { low = middle + 1 } else { high = middle }
        }
        guard low < 2 || places[low - 2] != place else { return nil }
        return low < places.count ? min(places[low], directory.range.lowerBound) : directory.range.lowerBound
    }

    /// Whether what stands behind the octets of an entry says of them what the directory says: check and lengths, with
    /// a mark before them or without, in 32 bits or in 64.
    private func isDescribed(_ wanted: [Int], from position: Int, to border: Int) -> Bool {
        guard let octets = file.read(position, min(24, border - position)) else { return false }
        let starts = octets.starts(with: [0x50, 0x4B, 7, 8]) ? [4, 0] : [0]
        return starts.contains { start in
            [4, 8].contains { width in
                let places = [(start, 4), (start + 4 + width, width), (start + 4, width)]
                return places.map { ZipNumber.at($0, $1, of: octets) } == wanted
            }
        }
    }
}
