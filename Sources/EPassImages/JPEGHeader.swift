// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// What the frame header of a JPEG image states (ISO/IEC 10918-1, B.2.2).
package struct JPEGHeader: Sendable, Hashable {
    /// Columns, 1 to 65,535.
    package let width: Int
    /// Rows, 1 to 65,535.
    package let height: Int
    /// 1 for grey, 3 for colour; up to 255.
    package let components: Int
    /// Bits of a sample, 0 to 255 as the header says; baseline images have 8.
    package let bits: Int

    /// Marker segments that are looked through before the frame header.
    private static let segmentLimit = 4096

    /// Reads the marker segments up to the frame header.
    ///
    /// - Throws: `ImageError` (`malformed`; `unsupported` where the number of rows follows after the image).
    package init(decoding octets: ArraySlice<UInt8>) throws(ImageError) {
        var cursor = HeaderCursor(octets)
        guard try cursor.number(2, .firstMarker) == 0xFFD8 else {
            throw ImageError(.malformed, at: 0, .imageNoJPEGMarker)
        }
        for _ in 0..<Self.segmentLimit {
            let start = cursor.position
            guard try cursor.number(1, .marker) == 0xFF else {
                throw ImageError(.malformed, at: start, .imageMarkerMissing)
            }
            var marker = 0xFF
            // Any number of octets FF may stand before a marker.
            while marker == 0xFF { marker = try cursor.number(1, .marker) }
            switch marker {
            case 0x01, 0xD0...0xD7: continue
            case 0x00, 0xD8, 0xD9, 0xDA:
                throw ImageError(.malformed, at: start, .imageNoFrameHeaderBeforeData)
            default: break
            }
            let length = try cursor.number(2, .markerSegment)
            // SOF0 to SOF15 without DHT, JPG and DAC.
            guard 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) else {
                try cursor.skip(length - 2, .markerSegment)
                continue
            }
            bits = try cursor.number(1, .frameHeader)
            height = try cursor.number(2, .frameHeader)
            width = try cursor.number(2, .frameHeader)
            components = try cursor.number(1, .frameHeader)
            guard width > 0, components > 0, length == 8 + 3 * components else {
                throw ImageError(.malformed, at: start, .imageFrameHeaderEmpty)
            }
            guard height > 0 else {
                throw ImageError(.unsupported, at: start, .imageFrameHeaderWithoutRows)
            }
            return
        }
        throw ImageError(.malformed, at: cursor.position, .imageNoFrameHeader)
    }

    /// Confirms that the image may be decoded: grey, three colours or four, of 8 bits.
    ///
    /// - Throws: `ImageError` (`tooLarge`, `unsupported`).
    package func check(_ limits: ImageLimits) throws(ImageError) {
        try limits.check(width: width, height: height)
        guard bits == 8 else { throw ImageError(.unsupported, .imageJpegBits(bits: bits)) }
        guard [1, 3, 4].contains(components) else {
            throw ImageError(.unsupported, .imageJpegComponents(count: components))
        }
    }
}
