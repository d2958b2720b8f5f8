// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// An iris image record: the biometric data block that ISO/IEC 19794-6:2005 defines, with the images of one or both
/// eyes.
///
/// Doc 9303-10, 4.7.4.2.4 allows one eye in each record of EF.DG4. Every field is kept as it stands; nothing is checked
/// against the picture.
package struct IrisImageRecord: BiometricEncoding {
    /// The iris record header without format identifier, version, lengths and number of eyes (ISO/IEC 19794-6:2005,
    /// 6.5.3, table 2).
    package struct Header: Sendable, Hashable {
        /// The vendor's number of the capture device; zero where it is undefined.
        package var captureDeviceID: UInt16 = 0
        /// What was done to the images, as bits; `imageProperties` reads them.
        package var imagePropertiesMask: UInt16 = 0
        /// The expected diameter of the iris in pixels, zero where it is undefined.
        package var irisDiameter: UInt16 = 0
        /// The code of the coding of all images, as it is stated.
        package var imageFormatCode: UInt16 = 2
        /// The width of an image in pixels.
        package var width: UInt16 = 0
        /// The height of an image in pixels.
        package var height: UInt16 = 0
        /// The bits of a point in each colour; documents also state those of all three colours together, 24.
        package var intensityDepth: UInt8 = 8
        /// How a polar image was made: 0 undefined, 1 the standard way.
        package var transformationCode: UInt8 = 0
        /// What tells the device from others, 16 octets: a serial number after D, a MAC address after M, a processor
        /// after P, or zeros.
        package var deviceIdentifier: [UInt8] = [UInt8](repeating: 0, count: 16)

        /// Grey images without compression, eight bits a point, of which nothing else is said.
        package init() {}

        /// The bits of a sample: of a colour image those of one colour, whichever of the two numbers is stated.
        var bitsPerSample: Int {
            let isTotal = imageFormatCode == Format.colourRaw.rawValue && intensityDepth > 16
            return isTotal ? Int(intensityDepth) / 3 : Int(intensityDepth)
        }

        /// The properties of the images, taken apart.
        package var imageProperties: ImageProperties { ImageProperties(mask: imagePropertiesMask) }
    }

    /// What was done to the images (ISO/IEC 19794-6:2005, table 2); each is a code, zero where nothing is said.
    package struct ImageProperties: Sendable, Hashable {
        /// From left to right: 0 undefined, 1 as seen, 2 flipped.
        package let horizontalOrientation: Int
        /// From top to bottom: 0 undefined, 1 as seen, 2 flipped.
        package let verticalOrientation: Int
        /// How the image was scanned: 0 undefined, 1 progressive, 2 interlaced frames, 3 interlaced fields, 4
        /// corrected.
        package let scanType: Int
        /// Whether occlusions of a polar image were processed.
        package let occlusionsProcessed: Bool
        /// Whether they were filled with ones rather than zeros.
        package let occlusionsFilledWithOnes: Bool
        /// Whether the boundary of a polar image was extracted.
        package let boundaryProcessed: Bool

        init(mask: UInt16) {
            horizontalOrientation = Int(mask & 0x03)
            verticalOrientation = Int(mask >> 2 & 0x03)
            scanType = Int(mask >> 4 & 0x07)
            occlusionsProcessed = mask & 0x80 != 0
            occlusionsFilledWithOnes = mask & 0x0100 != 0
            boundaryProcessed = mask & 0x0200 != 0
        }
    }

    /// How the images are coded (ISO/IEC 19794-6:2005, table 2).
    package enum Format: UInt16, Sendable, CaseIterable {
        /// Grey, not compressed.
        case greyRaw = 2
        /// Red, green and blue, not compressed.
        case colourRaw = 4
        case greyJPEG = 6
        /// Red, green and blue, JPEG.
        case colourJPEG = 8
        /// Grey, JPEG-LS.
        case greyJPEGLS = 10
        /// Red, green and blue, JPEG-LS.
        case colourJPEGLS = 12
        /// Grey, JPEG 2000.
        case greyJPEG2000 = 14
        /// Red, green and blue, JPEG 2000.
        case colourJPEG2000 = 16
    }

    /// The version of the format, four octets; `010` and a zero octet in the edition of 2005, which alone is decoded.
    package let version: [UInt8]
    /// The length of the record as it is stated, in octets.
    package let statedLength: UInt32
    /// The number of eyes as it is stated.
    package let statedFeatureCount: UInt8
    /// The iris record header.
    package let header: Header
    /// The eyes that are there, in their order.
    package let features: [IrisFeature]
    /// Octets after the last image; empty in a conformant record.
    package let padding: ArraySlice<UInt8>

    /// The coding, nil for a code the standard does not define.
    package var format: Format? { Format(rawValue: header.imageFormatCode) }

    /// Writes the record again: every field as it stands, the stated lengths and numbers included. The same octets that
    /// were decoded.
    package func encoded() -> [UInt8] {
        var octets = OctetWriter()
        octets.bytes += Self.recordFormat.identifier + version
        octets.append(statedLength, octets: 4)
        var (copy, eyes, length) = (header, statedFeatureCount, UInt16(Self.headerLength))
        copy.fields(&octets, eyes: &eyes, length: &length)
        octets.bytes += (header.deviceIdentifier + [UInt8](repeating: 0, count: 16)).prefix(16)
        for feature in features { feature.write(to: &octets) }
        octets.bytes += padding
        return octets.bytes
    }

    static let headerLength = 45
}

extension IrisImageRecord {
    /// A conformant record of these eyes: the stated lengths and numbers are computed.
    package init(header: Header, features: [IrisFeature]) {
        self.init(
            version: BiometricRecordFormat.version,
            statedLength: UInt32(truncatingIfNeeded: features.reduce(Self.headerLength) { $0 + $1.length }),
            statedFeatureCount: UInt8(truncatingIfNeeded: features.count), header: header, features: features,
            padding: [])
    }

    /// Decodes a record that stands alone.
    ///
    /// - Throws: `LDSError` of DG4 with the offset. Under the default profile lengths and counts that do not fit are
    ///   tolerated; `DataGroup4` names what was. That a record decodes says nothing of whose eye it is.
    package init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        try self.init(decoding: octets, of: .dg4, profile)
    }
}

extension IrisImageRecord.Header {
    /// Each field but the device identifier at the end, with the number of eyes and the length of the header among
    /// them.
    mutating func fields(_ coder: inout some OctetCoder, eyes: inout UInt8, length: inout UInt16) {
        coder.number(&captureDeviceID)
        coder.number(&eyes)
        coder.number(&length)
        coder.number(&imagePropertiesMask)
        coder.number(&irisDiameter)
        coder.number(&imageFormatCode)
        coder.number(&width)
        coder.number(&height)
        coder.number(&intensityDepth)
        coder.number(&transformationCode)
    }
}
