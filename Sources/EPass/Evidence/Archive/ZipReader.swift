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

/// A ZIP archive (APPNOTE 6.3, ZIP64 too): entries that are stored or DEFLATE, as its directory lists them.
///
/// What the directory and the header of an entry say differently, and entries that lie over one another, are refused:
/// programs would not agree on what is in such an archive.
package struct ZipReader<File: ArchiveFile>: ArchiveReader {
    private static var longestComment: Int { 0xFFFF }
    private static var endLength: Int { 22 }

    private let file: File
    /// Where the next entry of the directory stands, and where the directory begins and ends.
    private var position: Int
    private let directory: Range<Int>
    /// Where the last entry that was taken ends.
    private var end = 0
    /// A part of the directory, and where it stands.
    private var window: (start: Int, octets: [UInt8]) = (0, [])

    /// Whether octets begin as an archive does.
    package static func isRecognised(_ octets: [UInt8]) -> Bool {
        octets.starts(with: [0x50, 0x4B, 3, 4]) || octets.starts(with: [0x50, 0x4B, 5, 6])
    }

    /// Finds the directory.
    ///
    /// - Throws: `ArchiveError` where there is none.
    package init(_ file: File) throws(ArchiveError) {
        self.file = file
        directory = try Self.directory(of: file)
        position = directory.lowerBound
    }

    private static func directory(of file: File) throws(ArchiveError) -> Range<Int> {
        let count = min(file.length, longestComment + endLength)
        guard let tail = file.read(file.length - count, count), tail.count >= endLength else {
            throw ArchiveError(.truncated, .archiveNoZipDirectory)
        }
        // The comment behind it may hold anything: the end is the last one whose comment fills the rest.
        let place = stride(from: tail.count - endLength, through: 0, by: -1).first { place in
            tail[place...].starts(with: [0x50, 0x4B, 5, 6])
                && place + endLength + number(tail, place + 20, 2) == tail.count
        }
        guard let place else { throw ArchiveError(.truncated, .archiveNoZipDirectory) }
        guard number(tail, place + 4, 2) == number(tail, place + 6, 2) else {
            throw ArchiveError(.unsupported, .archiveSeveralParts)
        }
        var (size, start) = (number(tail, place + 12, 4), number(tail, place + 16, 4))
        var end = file.length - count + place
        if start == 0xFFFF_FFFF || size == 0xFFFF_FFFF || number(tail, place + 10, 2) == 0xFFFF,
            let locator = file.read(end - 20, 20), locator.starts(with: [0x50, 0x4B, 6, 7])
        {
            let record = number(locator, 8, 8)
            guard let large = file.read(record, 56), large.starts(with: [0x50, 0x4B, 6, 6]) else {
                throw ArchiveError(.malformed, .archiveNoZipDirectory)
            }
            (size, start, end) = (number(large, 40, 8), number(large, 48, 8), record)
        }
        guard start >= 0, size >= 0, start <= end, size <= end - start else {
            throw ArchiveError(.malformed, .archiveNoZipDirectory)
        }
        return start..<start + size
    }

    /// A number with its lowest octet first; -1 for one that no archive needs.
    private static func number(_ octets: [UInt8], _ place: Int, _ count: Int) -> Int {
        guard place >= 0, place + count <= octets.count, count < 8 || octets[place + 7] == 0 else { return -1 }
        return (0..<count).reduce(0) { $0 | Int(octets[place + $1]) << (8 * min($1, 7)) }
    }

    package mutating func next(_ wish: (String) -> ArchiveWish) throws(ArchiveError) -> ArchiveEntry? {
        while position < directory.upperBound {
            let head = try take(46)
            guard head.starts(with: [0x50, 0x4B, 1, 2]) else { throw ArchiveError(.malformed, .archiveNoZipDirectory) }
            let name = try take(Self.number(head, 28, 2))
            let extra = try take(Self.number(head, 30, 2))
            _ = try take(Self.number(head, 32, 2))
            let listed = Listed(head, name, extra)
            if name.last == UInt8(ascii: "/") { continue }
            let wish = wish(ArchivePath.name(name))
            if case .passOver = wish { continue }
            let place = ArchivePath(name)
            let content = place.isSafe ? content(listed, wish) : Self.refused(.unsafeEntry, .archiveUnsafeName)
            return ArchiveEntry(path: place.text, isSafe: place.isSafe, content: content)
        }
        return nil
    }

    /// What the directory says of an entry.
    private struct Listed {
        let flags: Int
        let method: Int
        let check: UInt32
        var stored: Int
        var length: Int
        var place: Int
        let name: [UInt8]
        /// Whether it is a file as far as the archive says.
        let isFile: Bool

        init(_ head: [UInt8], _ name: [UInt8], _ extra: [UInt8]) {
            flags = ZipReader.number(head, 8, 2)
            method = ZipReader.number(head, 10, 2)
            check = UInt32(truncatingIfNeeded: ZipReader.number(head, 16, 4))
            (stored, length, place) = (
                ZipReader.number(head, 20, 4), ZipReader.number(head, 24, 4), ZipReader.number(head, 42, 4)
            )
            self.name = name
            // What Unix says of it stands in the upper half of its attributes.
            let kind = ZipReader.number(head, 40, 2) >> 12
            isFile = head[5] != 3 || kind == 0 || kind == 8
            var rest = 0
            while rest + 4 <= extra.count {
                let kind = ZipReader.number(extra, rest, 2)
                if kind == 1 {
                    var field = rest + 4
                    for part in [\Listed.length, \.stored, \.place] where self[keyPath: part] == 0xFFFF_FFFF {
                        self[keyPath: part] = ZipReader.number(extra, field, 8)
                        field += 8
                    }
                }
                rest += 4 + ZipReader.number(extra, rest + 2, 2)
            }
        }
    }

    private static func refused(_ code: ArchiveError.Code, _ message: Message) -> ArchiveEntry.Content {
        .refused(ArchiveError(code, message))
    }

    /// What an entry of a safe name holds.
    private mutating func content(_ listed: Listed, _ wish: ArchiveWish) -> ArchiveEntry.Content {
        guard listed.isFile else { return Self.refused(.unsafeEntry, .archiveNoFile) }
        guard case .take(let limit) = wish else {
            if case .refuse(let error) = wish { return .refused(error) }
            return Self.refused(.unsupported, .archiveNoFile)
        }
        guard listed.flags & 0x2041 == 0 else { return Self.refused(.unsupported, .archiveEncrypted) }
        guard listed.method == 0 || listed.method == 8 else {
            return Self.refused(.unsupported, .archiveMethod(number: listed.method))
        }
        // DEFLATE makes what it cannot compress a little longer.
        guard listed.length <= limit, listed.stored <= limit + limit / 64 + 64 else {
            return Self.refused(.tooLarge, .archiveEntryTooLarge(limit: limit))
        }
        let damaged = Self.refused(.malformed, .archiveEntryDamaged)
        guard listed.stored >= 0, listed.length >= 0, listed.place >= end,
            let head = file.read(listed.place, 30), head.starts(with: [0x50, 0x4B, 3, 4]),
            Self.number(head, 26, 2) == listed.name.count,
            file.read(listed.place + 30, listed.name.count) == listed.name
        else { return damaged }
        let start = listed.place + 30 + listed.name.count + Self.number(head, 28, 2)
        guard start + listed.stored <= directory.lowerBound, let octets = file.read(start, listed.stored) else {
            return damaged
        }
        end = start + listed.stored
        if listed.method == 8 { return .deflated(octets, length: listed.length, check: listed.check) }
        guard octets.count == listed.length, CyclicRedundancyCheck.value(octets) == listed.check else { return damaged }
        return .stored(octets)
    }

    /// The next octets of the directory.
    private mutating func take(_ count: Int) throws(ArchiveError) -> [UInt8] {
        guard count <= directory.upperBound - position else { throw ArchiveError(.malformed, .archiveNoZipDirectory) }
        if position < window.start || position + count > window.start + window.octets.count {
            let wanted = min(max(count, 1 << 16), directory.upperBound - position)
            guard let octets = file.read(position, wanted) else {
                throw ArchiveError(.truncated, .archiveNoZipDirectory)
            }
            window = (position, octets)
        }
        defer { position += count }
        return Array(window.octets[(position - window.start)..<(position - window.start + count)])
    }
}
