// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A finger image record: the biometric data block that ISO/IEC 19794-4:2005 defines, with one or more views of fingers
/// or palms.
///
/// Doc 9303-10, 4.7.3.2.3 allows one image in each record of EF.DG3. Every field is kept as it stands; nothing is
/// checked against the picture.
package struct FingerImageRecord: BiometricEncoding {
    /// Points an inch or a centimetre along each axis; which of them `Header.scaleUnitsCode` says.
    package struct Resolution: Sendable, Hashable {
        /// From left to right.
        package var horizontal: UInt16
        /// From top to bottom.
        package var vertical: UInt16

        /// Any numbers: whether they fit the settings level is not checked.
        package init(horizontal: UInt16, vertical: UInt16) {
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }

    /// The general record header without format identifier, version, length and number of fingers (ISO/IEC
    /// 19794-4:2005, 7.1).
    package struct Header: Sendable, Hashable {
        /// The vendor's number of the capture device; zero where it is not reported.
        package var captureDeviceID: UInt16 = 0
        /// The settings level of the image acquisition: 10, 20, 30, 31, 40, 41; zero where it is not reported.
        package var acquisitionLevel: UInt16 = 0
        /// The unit of the resolutions: 1 for points an inch, 2 for points a centimetre.
        package var scaleUnitsCode: UInt8 = 1
        /// Of the scanner, in the unit of `scaleUnitsCode`.
        package var scanResolution = Resolution(horizontal: 500, vertical: 500)
        /// Of the images as they stand, in the unit of `scaleUnitsCode`.
        package var imageResolution = Resolution(horizontal: 500, vertical: 500)
        /// The bits of a point, 1 to 16.
        package var pixelDepth: UInt8 = 8
        /// The code of the compression of all images, as it is stated.
        package var compressionCode: UInt8 = 0
        /// Two octets reserved by the standard.
        package var reserved: UInt16 = 0

        /// Images of 500 points an inch with eight bits each, not compressed, of an unknown device.
        package init() {}
    }

    /// How the images are compressed (ISO/IEC 19794-4:2005, 7.1.13).
    package enum Compression: UInt8, Sendable, CaseIterable {
        /// Not compressed; a point takes one octet, or two where it has more than eight bits.
        case raw = 0
        /// Not compressed; the points follow each other without unused bits.
        case packed = 1
        case wsq, jpeg, jpeg2000, png
    }

    /// The version of the format, four octets; `010` and a zero octet in the edition of 2005, which alone is decoded.
    package let version: [UInt8]
    /// The length of the record as it is stated, in octets; 48 bits.
    package let statedLength: UInt64
    /// The number of fingers and palms as it is stated.
    package let statedFingerCount: UInt8
    /// The general record header.
    package let header: Header
    /// The views that are there, in their order.
    package let views: [FingerView]
    /// Octets after the last view; empty in a conformant record.
    package let padding: ArraySlice<UInt8>

    /// The compression, nil for a code the standard does not define.
    package var compression: Compression? { Compression(rawValue: header.compressionCode) }

    /// The images in their order, with the size that each view states.
    package var images: [BiometricImage] {
        let layout = BiometricImage.RawLayout(bitsPerSample: Int(header.pixelDepth), isPacked: compression == .packed)
        let isRaw = compression == .raw || compression == .packed
        return views.map { view in
            BiometricImage(
                subject: BiometricImage.Subject(view.position ?? .unknown),
                format: isRaw ? .raw : ImageFormat(signatureOf: view.imageOctets), octets: view.imageOctets,
                width: view.width == 0 ? nil : Int(view.width), height: view.height == 0 ? nil : Int(view.height),
                rawLayout: isRaw ? layout : nil)
        }
    }

    /// Writes the record again: every field as it stands, the stated lengths and numbers included. The same octets that
    /// were decoded.
    package func encoded() -> [UInt8] {
        var octets = OctetWriter()
        octets.bytes.reserveCapacity(views.reduce(Self.headerLength + padding.count) { $0 + 14 + $1.bodyLength })
        octets.bytes += Self.recordFormat.identifier + version
        octets.append(statedLength, octets: 6)
        var (copy, fingers) = (header, statedFingerCount)
        copy.fields(&octets, fingers: &fingers)
        for view in views {
            octets.append(view)
            octets.bytes += view.imageOctets
            octets.bytes += view.padding
        }
        octets.bytes += padding
        return octets.bytes
    }

    /// Counts fingers by their views: a finger has as many of them as its first one says.
    struct FingerCount {
        private(set) var fingers = 0
        /// The views of the last finger that are still to come.
        private(set) var left = 0

        mutating func add(_ view: FingerView) {
            if left == 0 {
                fingers += 1
                left = max(1, Int(view.viewCount))
            }
            left -= 1
        }
    }

    static let headerLength = 32
}

extension FingerImageRecord {
    /// A conformant record of these views: the stated length and number of fingers are computed.
    package init(header: Header = Header(), views: [FingerView]) {
        let count = views.reduce(into: FingerCount()) { $0.add($1) }
        self.init(
            version: BiometricRecordFormat.version,
            statedLength: views.reduce(32) { $0 + UInt64(FingerView.headerLength + $1.bodyLength) },
            statedFingerCount: UInt8(truncatingIfNeeded: count.fingers), header: header, views: views,
            padding: [])
    }

    /// Decodes a record that stands alone.
    ///
    /// - Throws: `LDSError` of DG3 with the offset. Under the default profile lengths and counts that do not fit are
    ///   tolerated; `DataGroup3` names what was. That a record decodes says nothing of whose finger it is.
    package init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        try self.init(decoding: octets, of: .dg3, profile)
    }
}

extension FingerImageRecord.Header {
    /// Each field, with the number of fingers among them.
    mutating func fields(_ coder: inout some OctetCoder, fingers: inout UInt8) {
        coder.number(&captureDeviceID)
        coder.number(&acquisitionLevel)
        coder.number(&fingers)
        coder.number(&scaleUnitsCode)
        coder.number(&scanResolution.horizontal)
        coder.number(&scanResolution.vertical)
        coder.number(&imageResolution.horizontal)
        coder.number(&imageResolution.vertical)
        coder.number(&pixelDepth)
        coder.number(&compressionCode)
        coder.number(&reserved)
    }
}

extension BiometricImage.Subject {
    /// A finger or a palm.
    init(_ position: FingerPosition) { self = position.isPalm ? .palm(position) : .finger(position) }
}
