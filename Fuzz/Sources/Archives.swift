// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassEncodings

extension FuzzTarget {
    static let archives = [
        FuzzTarget("fuzz-tar", tar), FuzzTarget("fuzz-zip", zip), FuzzTarget("fuzz-inflate", inflate),
    ]
}

private let limit = 1 << 16

/// Octets in pieces.
private struct Pieces: ArchiveInput {
    var octets: ArraySlice<UInt8>
    let size: Int

    mutating func next() throws(ArchiveError) -> [UInt8]? {
        guard !octets.isEmpty else { return nil }
        defer { octets = octets.dropFirst(size) }
        return Array(octets.prefix(size))
    }
}

private struct Whole: ArchiveFile {
    let octets: [UInt8]
    var length: Int { octets.count }

    func read(_ position: Int, _ count: Int) -> [UInt8]? {
        guard position >= 0, count >= 0, position <= octets.count, count <= octets.count - position else { return nil }
        return Array(octets[position..<position + count])
    }
}

/// Everything in an archive in words: no path leads out, and nothing is longer than the limit.
private func told<Reader: ArchiveReader>(_ reader: Reader, _ length: Int) -> [String] {
    var documents = ArchiveDocuments(reader, atMost: limit, lookingThrough: reader)
    var lines: [String] = []
    while let document = documents.next() {
        let entries: [ArchiveEntry]
        switch document.content {
        case .refused(let error):
            lines.append("\(document.path) \(error)")
            continue
        case .text(let entry): entries = [entry]
        case .files(let files): entries = files
        }
        for entry in entries {
            require(entry.isSafe && !entry.path.split(separator: "/").contains(".."), "a path leads out")
            require(!entry.path.hasPrefix("/") && !entry.path.utf8.contains(0), "a path is absolute")
            let octets = try? entry.octets()
            require((octets?.count ?? 0) <= limit, "longer than the limit")
            lines.append("\(entry.path) \(octets ?? [])")
        }
        // Each has a header at least.
        require(lines.count <= length / 30 + 1, "more documents than there is room for")
    }
    return lines
}

/// A tar archive says the same however it comes in pieces.
private func tar(_ octets: [UInt8]) {
    let whole = told(TarReader(Pieces(octets: octets[...], size: max(1, octets.count))), octets.count)
    require(whole == told(TarReader(Pieces(octets: octets[...], size: 77)), octets.count), "in pieces it is another")
}

private func zip(_ octets: [UInt8]) {
    guard let reader = try? ZipReader(Whole(octets: octets)) else { return }
    _ = told(reader, octets.count)
}

/// What is inflated within a limit is the same within a larger one.
private func inflate(_ octets: [UInt8]) {
    guard let result = try? Inflate.octets(octets, atMost: limit) else { return }
    require(result.count <= limit, "longer than the limit")
    require((try? Inflate.octets(octets, atMost: 2 * limit)) == result, "another result within a larger limit")
    guard !result.isEmpty else { return }
    require((try? Inflate.octets(octets, atMost: result.count - 1)) == nil, "longer than the limit")
}
