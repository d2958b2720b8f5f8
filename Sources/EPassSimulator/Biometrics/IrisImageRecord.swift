// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// An iris image record of ISO/IEC 19794-6:2005 with one image of one eye, uncompressed.
struct IrisImageRecord: Sendable, Hashable {
    /// Which eye: 1 the right, 2 the left.
    let eye: UInt8
    let image: GreyImage

    private static let headerLength = 45
    private static let eyeHeaderLength = 3
    private static let imageHeaderLength = 11

    /// The record: record header, header of the eye, header of the image, points.
    var encoded: [UInt8] {
        let length = Self.headerLength + Self.eyeHeaderLength + Self.imageHeaderLength + image.points.count
        var octets = Array("IIR\0010\0".utf8)
        octets += UInt32(length).octets
        // An unknown device; one eye; the length of this header; nothing is said of the image's properties nor of the diameter.
        octets += [0x00, 0x00, 1] + UInt16(Self.headerLength).octets + [0x00, 0x00, 0x00, 0x00]
        // Grey points without compression; eight bits each; not transformed.
        octets += UInt16(2).octets + UInt16(image.width).octets + UInt16(image.height).octets + [8, 0]
        octets += [UInt8](repeating: 0, count: 16)
        octets += [eye] + UInt16(1).octets
        // Image 1; quality 254, which is "undefined"; the angle and its uncertainty unknown.
        octets += UInt16(1).octets + [254] + [0xFF, 0xFF, 0xFF, 0xFF]
        octets += UInt32(image.points.count).octets
        return octets + image.points
    }
}
