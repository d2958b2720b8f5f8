// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// What the headers of a JPEG 2000 image state before anything is decoded: size, components, tiles (ISO/IEC 15444-1,
/// Annexes A and I).
///
/// Read so that an image that states more than the limits is refused at the cost of its header. What success does not
/// prove: that the rest of the image fits its header.
package struct JPEG2000Header: Sendable, Hashable {
    /// A component as the SIZ marker segment states it.
    package struct Component: Sendable, Hashable {
        /// Bits of a sample, 1 to 38.
        package let bits: Int
        /// Whether samples are signed.
        package let isSigned: Bool
        /// Columns of the image for one sample, 1 to 255.
        package let columnSpacing: Int
        /// Rows of the image for one sample, 1 to 255.
        package let rowSpacing: Int
    }

    /// Columns of the image.
    package let width: Int
    /// Rows of the image.
    package let height: Int
    /// The components, at least one.
    package let components: [Component]
    /// The number of tiles, at least one.
    package let tiles: Int
    /// The channels that a palette makes of a component, nil without a palette (JP2 only).
    package let paletteChannels: Int?

    /// Components, and channels of a palette, beyond which an image is refused.
    static let componentLimit = 8
    /// Tiles beyond which an image is refused: a decoder keeps some kilooctets for each, before it reads the first.
    static let tileLimit = 4096
    /// Boxes that are looked through in one place.
    private static let boxLimit = 64

    /// Reads the headers of a JP2 file, or of a codestream where the octets begin with its first marker.
    ///
    /// - Throws: `ImageError` (`malformed`, `tooLarge` where there are more components, boxes or tiles than any
    ///   portrait has).
    package init(decoding octets: ArraySlice<UInt8>) throws(ImageError) {
        var cursor = HeaderCursor(octets)
        if octets.starts(with: [0xFF, 0x4F]) {
            self = try Self.codestream(&cursor, paletteChannels: nil)
            return
        }
        var paletteChannels: Int?
        for _ in 0..<Self.boxLimit {
            guard cursor.remaining > 0 else { break }
            let box = try Self.box(&cursor)
            switch box.kind {
            case 0x6A70_3263:  // jp2c
                var contents = HeaderCursor(cursor, until: box.end)
                self = try Self.codestream(&contents, paletteChannels: paletteChannels)
                return
            case 0x6A70_3268:  // jp2h
                let contents = HeaderCursor(cursor, until: box.end)
                if let channels = try Self.paletteChannels(contents) { paletteChannels = channels }
            default: break
            }
            try cursor.skip(box.end - cursor.position, .boxes)
        }
        guard cursor.remaining == 0 else {
            throw ImageError(.tooLarge, at: cursor.position, .imageTooManyBoxes(limit: Self.boxLimit))
        }
        throw ImageError(.malformed, at: cursor.position, .imageNoCodestream)
    }

    private init(width: Int, height: Int, components: [Component], tiles: Int, paletteChannels: Int?) {
        self.width = width
        self.height = height
        self.components = components
        self.tiles = tiles
        self.paletteChannels = paletteChannels
    }

    /// The kind of the next box and the position after it; the cursor then stands at its contents.
    private static func box(_ cursor: inout HeaderCursor) throws(ImageError) -> (kind: Int, end: Int) {
        let start = cursor.position
        var length = try cursor.number(4, .box)
        let kind = try cursor.number(4, .box)
        if length == 1 {
            guard try cursor.number(4, .box) == 0 else {
                throw ImageError(.malformed, at: start, .imageBoxBeyondImage)
            }
            length = try cursor.number(4, .box)
        } else if length == 0 {
            length = cursor.end - start
        }
        guard length >= cursor.position - start, length <= cursor.end - start else {
            throw ImageError(.malformed, at: start, .imageBoxLength)
        }
        return (kind, start + length)
    }

    private static func paletteChannels(_ header: HeaderCursor) throws(ImageError) -> Int? {
        var cursor = header
        for _ in 0..<boxLimit where cursor.remaining > 0 {
            let box = try box(&cursor)
            if box.kind == 0x7063_6C72 {  // pclr
                var contents = HeaderCursor(cursor, until: box.end)
                try contents.skip(2, .palette)
                let channels = try contents.number(1, .palette)
                guard channels <= componentLimit else {
                    throw ImageError(
                        .tooLarge, at: contents.position - 1,
                        .imagePaletteChannels(count: channels, limit: componentLimit))
                }
                return channels
            }
            try cursor.skip(box.end - cursor.position, .headerBox)
        }
        return nil
    }

    /// The SIZ marker segment, which follows the first marker of a codestream at once.
    private static func codestream(
        _ cursor: inout HeaderCursor, paletteChannels: Int?
    ) throws(ImageError) -> JPEG2000Header {
        let start = cursor.position
        guard try cursor.number(4, .codestream) == 0xFF4F_FF51 else {
            throw ImageError(.malformed, at: start, .imageCodestreamWithoutSize)
        }
        let length = try cursor.number(2, .size)
        try cursor.skip(2, .size)
        let (right, bottom) = (try cursor.number(4, .size), try cursor.number(4, .size))
        let (left, top) = (try cursor.number(4, .size), try cursor.number(4, .size))
        let (tileWidth, tileHeight) = (try cursor.number(4, .size), try cursor.number(4, .size))
        let (tileLeft, tileTop) = (try cursor.number(4, .size), try cursor.number(4, .size))
        let count = try cursor.number(2, .size)
        guard count > 0, length == 38 + 3 * count else {
            throw ImageError(.malformed, at: start + 4, .imageSizeLength)
        }
        guard count <= componentLimit else {
            throw ImageError(
                .tooLarge, at: cursor.position - 2, .imageTooManyComponents(count: count, limit: componentLimit))
        }
        guard right > left, bottom > top, tileWidth > 0, tileHeight > 0, tileLeft <= left, tileTop <= top,
            tileLeft + tileWidth > left, tileTop + tileHeight > top
        else { throw ImageError(.malformed, at: start + 8, .imageNoArea) }
        var components: [Component] = []
        for _ in 0..<count {
            let depth = try cursor.number(1, .component)
            let columns = try cursor.number(1, .component)
            let rows = try cursor.number(1, .component)
            guard columns > 0, rows > 0, depth & 0x7F < 38 else {
                throw ImageError(.malformed, at: cursor.position - 3, .imageNoSamples)
            }
            components.append(
                Component(
                    bits: depth & 0x7F + 1, isSigned: depth & 0x80 != 0, columnSpacing: columns, rowSpacing: rows))
        }
        let across = (right - tileLeft + tileWidth - 1) / tileWidth
        let down = (bottom - tileTop + tileHeight - 1) / tileHeight
        // Each factor has up to 32 bits, and their product up to 64: one more than a signed number has.
        let (tiles, isOverflowing) = across.multipliedReportingOverflow(by: down)
        guard !isOverflowing else {
            throw ImageError(
                .tooLarge, at: start + 8, .imageTooManyTilesEachWay(across: across, down: down, limit: tileLimit))
        }
        return JPEG2000Header(
            width: right - left, height: bottom - top, components: components, tiles: tiles,
            paletteChannels: paletteChannels)
    }

    /// Confirms that the image may be decoded.
    ///
    /// - Throws: `ImageError` (`tooLarge`, `unsupported`).
    func check(_ limits: ImageLimits) throws(ImageError) {
        try limits.check(width: width, height: height)
        guard tiles <= Self.tileLimit else {
            throw ImageError(.tooLarge, .imageTooManyTiles(count: tiles, limit: Self.tileLimit))
        }
        if let component = components.first(where: { $0.bits > 16 }) {
            throw ImageError(.unsupported, .imageSampleBits(bits: component.bits))
        }
    }
}
