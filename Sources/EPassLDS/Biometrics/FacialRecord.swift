// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A facial record: the biometric data block that ISO/IEC 19794-5:2005 defines, with one or more images.
public struct FacialRecord: Sendable, Hashable {
    /// The version of the format, four octets; `010` and a zero octet in the edition of 2005, which alone is decoded.
    public let version: [UInt8]
    /// The length of the record as it is stated, in octets.
    public let statedLength: UInt32
    /// The number of images as it is stated.
    public let statedImageCount: UInt16
    /// The images that are there, in their order.
    public let images: [FacialImage]
    /// Octets after the last image; empty in a conformant record.
    public let padding: ArraySlice<UInt8>

    /// A conformant record of these images: the stated length and number are computed.
    public init(images: [FacialImage]) {
        version = Self.supportedVersion
        statedImageCount = UInt16(truncatingIfNeeded: images.count)
        self.images = images
        padding = []
        let lengths = images.map { FacialImage.fixedLength + $0.variableLength }
        statedLength = UInt32(truncatingIfNeeded: lengths.reduce(Self.headerLength, +))
    }

    init(
        version: [UInt8], statedLength: UInt32, statedImageCount: UInt16, images: [FacialImage],
        padding: ArraySlice<UInt8>
    ) {
        self.version = version
        self.statedLength = statedLength
        self.statedImageCount = statedImageCount
        self.images = images
        self.padding = padding
    }

    /// Writes the record again: every field as it stands, the stated lengths and numbers included. The same octets that
    /// were decoded.
    public func encoded() -> [UInt8] {
        var octets = BigEndianWriter()
        octets.bytes += Self.formatIdentifier + version
        octets.append(statedLength)
        octets.append(statedImageCount)
        for image in images { image.write(to: &octets) }
        octets.bytes += padding
        return octets.bytes
    }

    static let formatIdentifier: [UInt8] = [0x46, 0x41, 0x43, 0x00]
    static let supportedVersion: [UInt8] = [0x30, 0x31, 0x30, 0x00]
    static let headerLength = 14
}

extension FacialImage {
    /// The octets of the block beside the fixed fields.
    var variableLength: Int {
        featurePoints.count * Self.pointLength + unassigned.count + leading.count + imageOctets.count + padding.count
    }

    fileprivate func write(to octets: inout BigEndianWriter) {
        octets.append(statedBlockLength)
        octets.append(statedFeaturePointCount)
        octets.bytes += [information.genderCode, information.eyeColourCode, information.hairColourCode]
        octets.bytes.append(UInt8(truncatingIfNeeded: information.propertyMask >> 16))
        octets.append(UInt16(truncatingIfNeeded: information.propertyMask))
        octets.append(information.expressionCode)
        for angles in [information.poseAngle, information.poseAngleUncertainty] {
            octets.bytes += [angles.yaw, angles.pitch, angles.roll]
        }
        for point in featurePoints {
            octets.bytes += [point.type, point.code]
            octets.append(point.x)
            octets.append(point.y)
            octets.append(point.reserved)
        }
        octets.bytes += unassigned
        octets.bytes += [imageInformation.faceImageTypeCode, imageInformation.imageDataTypeCode]
        octets.append(imageInformation.width)
        octets.append(imageInformation.height)
        octets.bytes += [imageInformation.colourSpaceCode, imageInformation.sourceTypeCode]
        octets.append(imageInformation.deviceType)
        octets.append(imageInformation.quality)
        octets.bytes += leading
        octets.bytes += imageOctets
        octets.bytes += padding
    }
}

/// Appends numbers, the most significant octet first.
struct BigEndianWriter {
    var bytes: [UInt8] = []

    mutating func append(_ value: some FixedWidthInteger & UnsignedInteger) {
        for shift in stride(from: value.bitWidth - 8, through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: value >> shift))
        }
    }
}
