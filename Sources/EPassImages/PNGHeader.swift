// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// What the first chunk of a PNG image states (ISO/IEC 15948, 11.2.2). The image is not decoded: it goes out as it is.
package struct PNGHeader: Sendable, Hashable {
    /// Columns, 1 to 2^31 - 1.
    package let width: Int
    /// Rows, 1 to 2^31 - 1.
    package let height: Int
    /// Bits of a sample, or of an index into the palette: 1, 2, 4, 8 or 16 in a conformant image; not checked here.
    package let bits: Int

    /// Reads the signature and the first chunk.
    ///
    /// - Throws: `ImageError` (`malformed`).
    package init(decoding octets: ArraySlice<UInt8>) throws(ImageError) {
        var cursor = HeaderCursor(octets)
        guard try cursor.number(4, .signature) == 0x8950_4E47, try cursor.number(4, .signature) == 0x0D0A_1A0A else {
            throw ImageError(.malformed, at: 0, .imageNoPNGSignature)
        }
        guard try cursor.number(4, .firstChunk) == 13, try cursor.number(4, .firstChunk) == 0x4948_4452 else {
            throw ImageError(.malformed, at: 8, .imageNoHeaderChunk)
        }
        width = try cursor.number(4, .firstChunk)
        height = try cursor.number(4, .firstChunk)
        bits = try cursor.number(1, .firstChunk)
        guard 1...0x7FFF_FFFF ~= width, 1...0x7FFF_FFFF ~= height else {
            throw ImageError(.malformed, at: 16, .imageHeaderChunkEmpty)
        }
    }
}
