// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A finger image record of ISO/IEC 19794-4:2005 with one view of one finger, uncompressed.
struct FingerImageRecord: Sendable, Hashable {
    /// Which finger, as the standard numbers them: 2 the right index finger, 7 the left.
    let position: UInt8
    let image: GreyImage

    private static let headerLength = 32
    private static let viewHeaderLength = 14

    /// The record: general header, header of the finger, points.
    var encoded: [UInt8] {
        let viewLength = Self.viewHeaderLength + image.points.count
        let length = Self.headerLength + viewLength
        var octets = Array("FIR\0010\0".utf8)
        octets += UInt64(length).octets.suffix(6)
        // An unknown device; 500 points an inch (image acquisition settings level 31); one finger.
        octets += [0x00, 0x00] + UInt16(31).octets + [1]
        // Scale units: points an inch. Resolution of the scanner and of the picture, across and along.
        octets += [1] + Array([UInt16](repeating: 500, count: 4).flatMap(\.octets))
        // Eight bits a point, not compressed; two octets reserved.
        octets += [8, 0, 0, 0]
        octets += UInt32(viewLength).octets
        // View 1 of 1; quality 254 is "undefined" in this edition; a live-scan plain impression.
        octets += [position, 1, 1, 254, 0]
        octets += UInt16(image.width).octets + UInt16(image.height).octets + [0]
        return octets + image.points
    }
}
