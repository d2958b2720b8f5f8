// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What the first chunk of a PNG image states (ISO/IEC 15948, 11.2.2). The image is not decoded: it goes out as it is.
public struct PNGHeader: Sendable, Hashable {
    /// Columns, at least 1.
    public let width: Int
    /// Rows, at least 1.
    public let height: Int
    /// Bits of a sample.
    public let bits: Int

    /// Reads the signature and the first chunk.
    ///
    /// - Throws: `ImageError` (`malformed`).
    public init(decoding octets: ArraySlice<UInt8>) throws(ImageError) {
        var cursor = HeaderCursor(octets)
        guard try cursor.number(4, "signature") == 0x8950_4E47, try cursor.number(4, "signature") == 0x0D0A_1A0A else {
            throw ImageError(.malformed, at: 0, "The image does not begin with the signature of PNG.")
        }
        guard try cursor.number(4, "first chunk") == 13, try cursor.number(4, "first chunk") == 0x4948_4452 else {
            throw ImageError(.malformed, at: 8, "The image does not begin with its header chunk.")
        }
        width = try cursor.number(4, "first chunk")
        height = try cursor.number(4, "first chunk")
        bits = try cursor.number(1, "first chunk")
        guard 1...0x7FFF_FFFF ~= width, 1...0x7FFF_FFFF ~= height else {
            throw ImageError(.malformed, at: 16, "The header chunk states no image.")
        }
    }
}
