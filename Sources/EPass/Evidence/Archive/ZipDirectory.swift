// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// Where numbers of ZIP archives stand, with their lowest octet first.
enum ZipNumber {
    /// A number; -1 for one that no archive needs, or that is not there.
    static func at(_ place: Int, _ count: Int, of octets: [UInt8]) -> Int {
        guard place >= 0, place + count <= octets.count, count < 8 || octets[place + 7] == 0 else { return -1 }
        return (0..<count).reduce(0) { $0 | Int(octets[place + $1]) << (8 * min($1, 7)) }
    }

    /// What a field of 32 bits has whose number stands in the field of ZIP64.
    static let elsewhere = 0xFFFF_FFFF

    /// Puts the numbers of the field of ZIP64 in the place of those that stand there.
    static func resolve(_ numbers: [Int], by extra: [UInt8]) -> [Int] {
        var (numbers, rest) = (numbers, 0)
        while rest + 4 <= extra.count {
            if at(rest, 2, of: extra) == 1 {
                var field = rest + 4
                for index in numbers.indices where numbers[index] == elsewhere {
                    numbers[index] = at(field, 8, of: extra)
                    field += 8
                }
            }
            rest += 4 + at(rest + 2, 2, of: extra)
        }
        return numbers
    }
}

/// What the directory of a ZIP archive says of an entry.
struct ZipListed {
    let flags: Int
    let method: Int
    let check: UInt32
    /// How many octets it has in the archive, and of its own.
    let stored: Int
    let length: Int
    /// Where its header stands.
    let place: Int
    let name: [UInt8]
    /// Whether it is a file as far as the archive says.
    let isFile: Bool

    init(_ head: [UInt8], _ name: [UInt8], _ extra: [UInt8]) {
        func number(_ place: Int, _ count: Int) -> Int { ZipNumber.at(place, count, of: head) }
        flags = number(8, 2)
        method = number(10, 2)
        check = UInt32(truncatingIfNeeded: number(16, 4))
        let numbers = ZipNumber.resolve([number(24, 4), number(20, 4), number(42, 4)], by: extra)
        (length, stored, place) = (numbers[0], numbers[1], numbers[2])
        self.name = name
        // What Unix says of it stands in the upper half of its attributes.
        let kind = number(40, 2) >> 12
        isFile = head[5] != 3 || kind == 0 || kind == 8
    }
}

/// The directory of a ZIP archive, read record by record. It ends where the end of the archive says that it is, and
/// nothing lies between the two.
struct ZipDirectory<File: ArchiveFile> {
    private static var longestComment: Int { 0xFFFF }
    private static var endLength: Int { 22 }

    private let file: File
    /// Where it begins and ends.
    let range: Range<Int>
    /// How many entries the end of the archive tells of, and whether it has room for more than 65,535.
    private let stated: (count: Int, isLarge: Bool)
    /// Where the next record stands.
    private var position: Int
    /// A part of it, and where that stands.
    private var window: (start: Int, octets: [UInt8]) = (0, [])

    /// Finds it.
    ///
    /// - Throws: `ArchiveError` where there is none, or the archive says two things of it.
    init(_ file: File) throws(ArchiveError) {
        self.file = file
        let count = min(file.length, Self.longestComment + Self.endLength)
        guard let tail = file.read(file.length - count, count), tail.count >= Self.endLength else {
            throw ArchiveError(.truncated, .archiveNoZipDirectory)
        }
        // The comment behind it may hold anything: the end is the last one whose comment fills the rest.
        let place = stride(from: tail.count - Self.endLength, through: 0, by: -1).first { place in
            tail[place...].starts(with: [0x50, 0x4B, 5, 6])
                && place + Self.endLength + ZipNumber.at(place + 20, 2, of: tail) == tail.count
        }
        guard let place else { throw ArchiveError(.truncated, .archiveNoZipDirectory) }
        guard ZipNumber.at(place + 4, 2, of: tail) == ZipNumber.at(place + 6, 2, of: tail) else {
            throw ArchiveError(.unsupported, .archiveSeveralParts)
        }
        let fields = [(10, 2), (12, 4), (16, 4)]
        var numbers = fields.map { ZipNumber.at(place + $0, $1, of: tail) }
        var end = file.length - count + place
        var isLarge = false
        if let locator = file.read(end - 20, 20), locator.starts(with: [0x50, 0x4B, 6, 7]) {
            let record = ZipNumber.at(8, 8, of: locator)
            guard let large = file.read(record, 56), large.starts(with: [0x50, 0x4B, 6, 6]), record + 56 <= end - 20
            else { throw ArchiveError(.malformed, .archiveNoZipDirectory) }
            let others = [32, 40, 48].map { ZipNumber.at($0, 8, of: large) }
            // A number that stands in both is the same in both.
            for (index, (_, width)) in fields.enumerated() {
                guard numbers[index] == others[index] || numbers[index] == (1 << (8 * width)) - 1 else {
                    throw ArchiveError(.malformed, .archiveNoZipDirectory)
                }
            }
            (numbers, end, isLarge) = (others, record, true)
        }
        let (size, start) = (numbers[1], numbers[2])
        guard start >= 0, size >= 0, start <= end, size == end - start else {
            throw ArchiveError(.malformed, .archiveNoZipDirectory)
        }
        range = start..<end
        stated = (numbers[0], isLarge)
        position = start
    }

    /// Where the headers of all entries stand, in the order of the archive.
    ///
    /// - Throws: `ArchiveError` where the directory is damaged, or has another number of entries than it says.
    func places() throws(ArchiveError) -> [Int] {
        var walk = self
        var places: [Int] = []
        while let listed = try walk.next() { places.append(listed.place) }
        // Without ZIP64 the number is written in sixteen bits, whatever it is.
        guard (stated.isLarge ? places.count : places.count & 0xFFFF) == stated.count else {
            throw ArchiveError(.malformed, .archiveNoZipDirectory)
        }
        return places.sorted()
    }

    /// The next record; nil at the end.
    ///
    /// - Throws: `ArchiveError` where it is damaged.
    mutating func next() throws(ArchiveError) -> ZipListed? {
        guard position < range.upperBound else { return nil }
        let head = try take(46)
        guard head.starts(with: [0x50, 0x4B, 1, 2]) else { throw ArchiveError(.malformed, .archiveNoZipDirectory) }
        let name = try take(ZipNumber.at(28, 2, of: head))
        let extra = try take(ZipNumber.at(30, 2, of: head))
        _ = try take(ZipNumber.at(32, 2, of: head))
        return ZipListed(head, name, extra)
    }

    /// The next octets of the directory.
    private mutating func take(_ count: Int) throws(ArchiveError) -> [UInt8] {
        guard count <= range.upperBound - position else { throw ArchiveError(.malformed, .archiveNoZipDirectory) }
        if position < window.start || position + count > window.start + window.octets.count {
            let wanted = min(max(count, 1 << 16), range.upperBound - position)
            guard let octets = file.read(position, wanted) else {
                throw ArchiveError(.truncated, .archiveNoZipDirectory)
            }
            window = (position, octets)
        }
        defer { position += count }
        return Array(window.octets[(position - window.start)..<(position - window.start + count)])
    }
}
