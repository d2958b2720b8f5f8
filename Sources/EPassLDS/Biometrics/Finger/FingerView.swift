// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// One view of one finger or palm in a finger image record: its header and its image (ISO/IEC 19794-4:2005, 7.2).
package struct FingerView: Sendable, Hashable {
    /// How the finger was captured (ISO/IEC 19794-4:2005, 7.2.6).
    package enum Impression: UInt8, Sendable, CaseIterable {
        /// Laid on a live-scan device.
        case liveScanPlain = 0
        /// Rolled on a live-scan device.
        case liveScanRolled = 1
        /// Laid, not on a live-scan device.
        case nonLiveScanPlain = 2
        /// Rolled, not on a live-scan device.
        case nonLiveScanRolled = 3
        /// A latent impression.
        case latent = 7
        /// Swept over a live-scan device.
        case swipe = 8
        /// Not touching the live-scan device.
        case liveScanContactless = 9
    }

    /// The length of header and image together as it is stated, in octets.
    package internal(set) var statedLength: UInt32
    /// The code of the finger or palm.
    package internal(set) var positionCode: UInt8
    /// The number of views of this finger.
    package internal(set) var viewCount: UInt8
    /// The number of this view, from 1.
    package internal(set) var viewNumber: UInt8
    /// The quality from 0 to 100; 254 is undefined. The edition of 2005 defines no scale.
    package internal(set) var quality: UInt8
    /// A raw value of ``Impression`` (ISO/IEC 19794-4:2005, 7.2.6), or one without a meaning there.
    package internal(set) var impressionCode: UInt8
    /// The stated width in points.
    package internal(set) var width: UInt16
    /// The stated height in points.
    package internal(set) var height: UInt16
    /// An octet reserved by the standard.
    package internal(set) var reserved: UInt8
    /// The image, whole and unchanged. Shares the storage of the file.
    package internal(set) var imageOctets: ArraySlice<UInt8>
    /// Octets between the end of a compressed image and the end of its block; empty in a conformant record.
    package internal(set) var padding: ArraySlice<UInt8>

    /// Which finger or palm, nil for a code the standard does not define.
    package var position: FingerPosition? { FingerPosition(code2005: positionCode) }
    /// How it was captured, nil for a code the standard does not define.
    package var impression: Impression? { Impression(rawValue: impressionCode) }

    /// The octets of the block beside its header.
    var bodyLength: Int { imageOctets.count + padding.count }

    /// The octets of the header of a view.
    static let headerLength = 14
}

extension FingerView: OctetFields {
    /// A conformant view: the stated length is computed. A position without a code in ISO/IEC 19794-4:2005 is written
    /// as unknown.
    package init(
        position: FingerPosition, viewCount: UInt8 = 1, viewNumber: UInt8 = 1, quality: UInt8 = 254,
        impression: Impression = .liveScanPlain, width: UInt16, height: UInt16, imageOctets: [UInt8]
    ) {
        self.init(
            statedLength: UInt32(truncatingIfNeeded: Self.headerLength + imageOctets.count),
            positionCode: position.code2005 ?? 0, viewCount: viewCount, viewNumber: viewNumber, quality: quality,
            impressionCode: impression.rawValue, width: width, height: height, reserved: 0,
            imageOctets: imageOctets[...], padding: [])
    }

    mutating func fields(_ coder: inout some OctetCoder) {
        coder.number(&statedLength)
        coder.number(&positionCode)
        coder.number(&viewCount)
        coder.number(&viewNumber)
        coder.number(&quality)
        coder.number(&impressionCode)
        coder.number(&width)
        coder.number(&height)
        coder.number(&reserved)
    }
}
