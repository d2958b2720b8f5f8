// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassMessages

/// What brings the octets of an archive, one piece after the other.
package protocol ArchiveInput {
    /// The next octets; nil at the end.
    ///
    /// - Throws: `ArchiveError` where they cannot be read.
    mutating func next() throws(ArchiveError) -> [UInt8]?
}

/// What an entry is read for, by the last part of its name.
package enum ArchiveWish: Sendable {
    /// Its octets, so many at most.
    case take(atMost: Int)
    /// To say that it is not taken, and why.
    case refuse(ArchiveError)
    case passOver
}

/// What brings the entries of an archive in their order.
package protocol ArchiveReader {
    /// The next entry that is not passed over; nil at the end.
    ///
    /// - Parameter wish: what is wanted of a file of that name, without folders.
    /// - Throws: `ArchiveError` where the archive cannot be read any further.
    mutating func next(_ wish: (String) -> ArchiveWish) throws(ArchiveError) -> ArchiveEntry?

    /// Confirms, behind the last entry, that nothing of the archive was left.
    ///
    /// - Throws: `ArchiveError` where something follows.
    mutating func finish() throws(ArchiveError)
}

/// A tar archive (POSIX ustar and pax, GNU long names and large numbers), read from the beginning to the end, one entry
/// at a time.
package struct TarReader<Input: ArchiveInput>: ArchiveReader {
    /// What extended headers say of the entry behind them.
    private struct Extension {
        var path: [UInt8]?
        var size: Int?
        var isSparse = false
    }

    private static var block: Int { 512 }
    private static var longestHeader: Int { 1 << 20 }
    private static var largestEntry: Int { 1 << 50 }
    /// What may follow the end: archives are filled up to whole records.
    private static var longestFilling: Int { 1 << 20 }

    private var input: Input
    private var buffer: [UInt8] = []
    private var position = 0
    private var isOver = false

    /// At the beginning of an archive.
    package init(_ input: Input) { self.input = input }

    /// Whether octets begin as an archive does: a header with the right sum.
    package static func isRecognised(_ octets: [UInt8]) -> Bool {
        octets.count >= block && header(Array(octets[..<block])) != nil
    }

    package mutating func next(_ wish: (String) -> ArchiveWish) throws(ArchiveError) -> ArchiveEntry? {
        var more = Extension()
        while !isOver {
            guard let octets = try header() else { return nil }
            guard let header = Self.header(octets) else { throw ArchiveError(.malformed, .archiveNoTarHeader) }
            let size = more.size ?? header.size
            guard let size, (0...Self.largestEntry).contains(size) else {
                throw ArchiveError(.malformed, .archiveNoTarHeader)
            }
            switch header.kind {
            case UInt8(ascii: "x"):
                try read(pax: try content(atMost: Self.longestHeader, header.size), into: &more)
            case UInt8(ascii: "L"):
                let name = try content(atMost: Self.longestHeader, header.size)
                more.path = Array(name.prefix { $0 != 0 })
            case UInt8(ascii: "g"), UInt8(ascii: "K"), UInt8(ascii: "V"):
                try skip(header.size ?? 0)
            default:
                let path = more.path ?? header.path
                let entry = try entry(path, header.kind, size, more.isSparse, wish)
                more = Extension()
                if let entry { return entry }
            }
        }
        return nil
    }

    /// Nothing but zeros may follow: what else stands there, a second archive for example, other programs would read.
    package mutating func finish() throws(ArchiveError) {
        var rest = buffer[position...]
        var filling = 0
        repeat {
            filling += rest.count
            guard filling <= Self.longestFilling, rest.allSatisfy({ $0 == 0 }) else {
                throw ArchiveError(.malformed, .archiveGoesOn)
            }
            guard let piece = try input.next() else { return }
            rest = piece[...]
        } while true
    }

    /// The entry whose header was read, or nil where it is passed over. What it holds is behind it then.
    private mutating func entry(
        _ path: [UInt8], _ kind: UInt8, _ size: Int, _ isSparse: Bool, _ wish: (String) -> ArchiveWish
    ) throws(ArchiveError) -> ArchiveEntry? {
        // Links and devices have no content, whatever their headers say; a folder's size is a hint.
        let isFile = [0, UInt8(ascii: "0"), UInt8(ascii: "7")].contains(kind)
        let isSpecial = (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(kind)
        if kind == UInt8(ascii: "5") || (isFile && path.last == UInt8(ascii: "/")) {
            if isFile { try skip(size) }
            return nil
        }
        let wish = wish(ArchivePath.name(path))
        if case .passOver = wish {
            if !isSpecial { try skip(size) }
            return nil
        }
        let place = ArchivePath(path)
        func refused(_ error: ArchiveError) -> ArchiveEntry {
            ArchiveEntry(path: place.text, isSafe: place.isSafe, content: .refused(error))
        }
        if !place.isSafe || isSpecial {
            if !isSpecial { try skip(size) }
            return refused(ArchiveError(.unsafeEntry, place.isSafe ? .archiveNoFile : .archiveUnsafeName))
        }
        guard isFile, !isSparse else {
            try skip(size)
            return refused(ArchiveError(.unsupported, .archiveSparse))
        }
        switch wish {
        case .take(let limit) where size <= limit:
            return ArchiveEntry(path: place.text, isSafe: true, content: .stored(try content(atMost: limit, size)))
        case .take(let limit):
            try skip(size)
            return refused(ArchiveError(.tooLarge, .archiveEntryTooLarge(limit: limit)))
        case .refuse(let error):
            try skip(size)
            return refused(error)
        case .passOver: return nil
        }
    }

    // MARK: Headers

    private struct Header {
        let path: [UInt8]
        let kind: UInt8
        /// Nil where it is no number.
        let size: Int?
    }

    /// The next header; nil at the end of the archive.
    private mutating func header() throws(ArchiveError) -> [UInt8]? {
        let octets = try take(Self.block)
        // Two blocks of zeros are the end; one, or none at all, is taken for it.
        if octets.isEmpty || octets.allSatisfy({ $0 == 0 }) {
            isOver = true
            return nil
        }
        guard octets.count == Self.block else { throw ArchiveError(.truncated, .archiveCut) }
        return octets
    }

    private static func header(_ block: [UInt8]) -> Header? {
        guard let stated = number(block[148..<156]) else { return nil }
        let sum = block.enumerated().reduce(0) { sum, octet in
            sum + ((148..<156).contains(octet.offset) ? 0x20 : Int(octet.element))
        }
        guard sum == stated else { return nil }
        let name = Array(block[..<100].prefix { $0 != 0 })
        // Only POSIX has a prefix; GNU has times there.
        let isPOSIX = block[257..<263].elementsEqual(Array("ustar\0".utf8))
        let prefix = isPOSIX ? Array(block[345..<500].prefix { $0 != 0 }) : []
        return Header(
            path: prefix.isEmpty ? name : prefix + [UInt8(ascii: "/")] + name, kind: block[156],
            size: number(block[124..<136]))
    }

    /// Octal digits between blanks, or GNU's binary numbers; nil for anything else.
    private static func number(_ field: ArraySlice<UInt8>) -> Int? {
        if field.first == 0x80 {
            let octets = field.dropFirst().drop { $0 == 0 }
            return octets.count <= 7 ? octets.reduce(0) { $0 << 8 | Int($1) } : nil
        }
        let digits = field.drop { $0 == 0x20 }.prefix { $0 != 0x20 && $0 != 0 }
        guard digits.allSatisfy({ (0x30...0x37).contains($0) }) else { return nil }
        return digits.reduce(0) { $0 << 3 | Int($1 - 0x30) }
    }

    /// Records `LENGTH KEY=VALUE` of POSIX.
    private func read(pax: [UInt8], into more: inout Extension) throws(ArchiveError) {
        var rest = pax[...]
        while let blank = rest.prefix(12).firstIndex(of: 0x20) {
            guard let length = Int(String(decoding: rest[..<blank], as: UTF8.self)), length > blank - rest.startIndex,
                length <= rest.count, rest[rest.startIndex + length - 1] == 0x0A
            else { throw ArchiveError(.malformed, .archiveNoTarHeader) }
            let record = rest[(blank + 1)..<(rest.startIndex + length - 1)]
            rest = rest[(rest.startIndex + length)...]
            guard let sign = record.firstIndex(of: UInt8(ascii: "=")) else { continue }
            let value = record[(sign + 1)...]
            switch String(decoding: record[..<sign], as: UTF8.self) {
            case "path": more.path = Array(value)
            case "size": more.size = Int(String(decoding: value, as: UTF8.self)) ?? -1
            case let key where key.hasPrefix("GNU.sparse"): more.isSparse = true
            default: break
            }
        }
        guard rest.allSatisfy({ $0 == 0 }) else { throw ArchiveError(.malformed, .archiveNoTarHeader) }
    }

    // MARK: Octets

    /// The content of an entry; its filling is passed over.
    private mutating func content(atMost limit: Int, _ size: Int?) throws(ArchiveError) -> [UInt8] {
        guard let size, size <= limit else { throw ArchiveError(.malformed, .archiveNoTarHeader) }
        let octets = try take(size)
        guard octets.count == size else { throw ArchiveError(.truncated, .archiveCut) }
        try pass(Self.filling(size))
        return octets
    }

    private mutating func skip(_ size: Int) throws(ArchiveError) { try pass(size + Self.filling(size)) }

    private static func filling(_ size: Int) -> Int { (block - size % block) % block }

    /// So many octets; fewer at the end.
    private mutating func take(_ count: Int) throws(ArchiveError) -> [UInt8] {
        var octets: [UInt8] = []
        while octets.count < count {
            if position == buffer.count {
                guard let piece = try input.next() else { break }
                (buffer, position) = (piece, 0)
            }
            let end = min(buffer.count, position + count - octets.count)
            if octets.isEmpty { octets = Array(buffer[position..<end]) } else { octets += buffer[position..<end] }
            position = end
        }
        return octets
    }

    private mutating func pass(_ count: Int) throws(ArchiveError) {
        var rest = count
        while rest > 0 {
            if position == buffer.count {
                guard let piece = try input.next() else { throw ArchiveError(.truncated, .archiveCut) }
                (buffer, position) = (piece, 0)
            }
            let passed = min(rest, buffer.count - position)
            position += passed
            rest -= passed
        }
    }
}
