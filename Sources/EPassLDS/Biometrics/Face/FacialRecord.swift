// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A facial record: the biometric data block that ISO/IEC 19794-5:2005 defines, with one or more images.
package struct FacialRecord: BiometricEncoding {
    /// The version of the format, four octets; `010` and a zero octet in the edition of 2005, which alone is decoded.
    package let version: [UInt8]
    /// The length of the record as it is stated, in octets.
    package let statedLength: UInt32
    /// The number of images as it is stated.
    package let statedImageCount: UInt16
    /// The images that are there, in their order.
    package let images: [FacialImage]
    /// Octets after the last image; empty in a conformant record.
    package let padding: ArraySlice<UInt8>

    /// Writes the record again: every field as it stands, the stated lengths and numbers included. The same octets that
    /// were decoded.
    package func encoded() -> [UInt8] {
        var octets = OctetWriter()
        octets.bytes += Self.recordFormat.identifier + version
        octets.append(statedLength, octets: 4)
        octets.append(statedImageCount, octets: 2)
        for image in images {
            octets.append(image.statedBlockLength, octets: 4)
            octets.append(image.statedFeaturePointCount, octets: 2)
            octets.append(image.information)
            for point in image.featurePoints { octets.append(point) }
            octets.bytes += image.unassigned
            octets.append(image.imageInformation)
            octets.bytes += image.leading
            octets.bytes += image.imageOctets
            octets.bytes += image.padding
        }
        octets.bytes += padding
        return octets.bytes
    }

    static let headerLength = 14
}

extension FacialRecord {
    /// A conformant record of these images: the stated length and number are computed.
    package init(images: [FacialImage]) {
        self.init(
            version: BiometricRecordFormat.version,
            statedLength: UInt32(truncatingIfNeeded: images.reduce(Self.headerLength) { $0 + $1.length }),
            statedImageCount: UInt16(truncatingIfNeeded: images.count), images: images, padding: [])
    }
}

extension FacialImage {
    /// The octets of the block, whatever length it states.
    fileprivate var length: Int {
        Self.fixedLength + featurePoints.count * Self.pointLength + unassigned.count + leading.count
            + imageOctets.count + padding.count
    }
}

extension FacialImage: BiometricPicture {
    /// The image with what the record says of its size; nil for a size of zero, which means unspecified.
    package var image: BiometricImage {
        BiometricImage(
            subject: .face, format: format, octets: imageOctets, width: width == 0 ? nil : width,
            height: height == 0 ? nil : height)
    }
}

extension FacialImage.Information: OctetFields {
    mutating func fields(_ coder: inout some OctetCoder) {
        coder.number(&genderCode)
        coder.number(&eyeColourCode)
        coder.number(&hairColourCode)
        coder.number(&propertyMask, octets: 3)
        coder.number(&expressionCode)
        poseAngle.fields(&coder)
        poseAngleUncertainty.fields(&coder)
    }
}

extension FacialImage.Information {
    /// Angles and uncertainties of the pose as they stand: 0 for what is not stated, else 1 to 181.
    var poseNumbers: [UInt8] {
        [poseAngle, poseAngleUncertainty].flatMap { [$0.yaw, $0.pitch, $0.roll] }
    }
}

extension FacialImage.Angles: OctetFields {
    /// The greatest number of an angle and of an uncertainty (ISO/IEC 19794-5, 5.5.7, 5.5.8).
    static let most: UInt8 = 181

    mutating func fields(_ coder: inout some OctetCoder) {
        coder.number(&yaw)
        coder.number(&pitch)
        coder.number(&roll)
    }
}

extension FacialImage.FeaturePoint: OctetFields {
    mutating func fields(_ coder: inout some OctetCoder) {
        coder.number(&type)
        coder.number(&code)
        coder.number(&x)
        coder.number(&y)
        coder.number(&reserved)
    }
}

extension FacialImage.ImageInformation: OctetFields {
    mutating func fields(_ coder: inout some OctetCoder) {
        coder.number(&faceImageTypeCode)
        coder.number(&imageDataTypeCode)
        coder.number(&width)
        coder.number(&height)
        coder.number(&colourSpaceCode)
        coder.number(&sourceTypeCode)
        coder.number(&deviceType)
        coder.number(&quality)
    }
}
