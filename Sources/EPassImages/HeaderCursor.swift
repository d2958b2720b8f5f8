// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// The parts of an image's header, within which an image may end.
enum HeaderPart: String {
    case box, boxes, headerBox, palette, codestream, size, component
    case marker, firstMarker, markerSegment, frameHeader
    case signature, firstChunk
}

/// Reads the numbers of an image's header, most significant octet first. Positions count from the image's first octet.
struct HeaderCursor {
    private let octets: ArraySlice<UInt8>
    private(set) var position: Int
    /// The position after the last octet that may be read.
    let end: Int

    init(_ octets: ArraySlice<UInt8>) {
        self.octets = octets
        position = 0
        end = octets.count
    }

    /// The same octets, of which only those up to `end` may be read.
    init(_ cursor: HeaderCursor, until end: Int) {
        octets = cursor.octets
        position = cursor.position
        self.end = min(max(end, cursor.position), cursor.end)
    }

    var remaining: Int { end - position }

    /// An unsigned number of 1 to 4 octets.
    mutating func number(_ count: Int, _ part: HeaderPart) throws(ImageError) -> Int {
        let start = octets.startIndex + position
        try skip(count, part)
        return octets[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }

    mutating func skip(_ count: Int, _ part: HeaderPart) throws(ImageError) {
        guard count >= 0, count <= remaining else {
            throw ImageError(.malformed, at: position, .imageCutWithin(part: part.rawValue))
        }
        position += count
    }
}
