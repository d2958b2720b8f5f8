// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// One facial image of a facial record with everything that is said of it (ISO/IEC 19794-5:2005, 5.5 to 5.8).
///
/// Every field is kept as it stands; where a code has a meaning in the standard, a second property gives it, nil for
/// codes it does not define. Nothing here is checked against the picture.
package struct FacialImage: Sendable, Hashable {
    /// A point of the face marked in the image (ISO/IEC 19794-5:2005, 5.6).
    package struct FeaturePoint: Sendable, Hashable {
        /// The type of the point; 1 is a two-dimensional point.
        package internal(set) var type: UInt8
        /// The point: major part in the upper four bits, minor part in the lower, after ISO/IEC 14496-2.
        package internal(set) var code: UInt8
        /// The horizontal position in pixels from the upper left corner.
        package internal(set) var x: UInt16
        /// The vertical position in pixels from the upper left corner.
        package internal(set) var y: UInt16
        /// Two octets reserved by the standard.
        package internal(set) var reserved: UInt16

        /// Nothing is checked, neither the code nor that the point lies in the image.
        package init(type: UInt8 = 1, code: UInt8, x: UInt16, y: UInt16, reserved: UInt16 = 0) {
            self.type = type
            self.code = code
            self.x = x
            self.y = y
            self.reserved = reserved
        }

        /// The major part of the code.
        package var major: Int { Int(code >> 4) }
        /// The minor part of the code.
        package var minor: Int { Int(code & 0x0F) }
    }

    /// Yaw, pitch and roll as octets (ISO/IEC 19794-5:2005, 5.5.8 and 5.5.9); zero means unspecified. The octets are
    /// not turned into degrees here.
    package struct Angles: Sendable, Hashable {
        /// Rotation about the vertical axis.
        package internal(set) var yaw: UInt8
        /// Rotation about the horizontal axis from side to side.
        package internal(set) var pitch: UInt8
        /// Rotation about the horizontal axis from front to back.
        package internal(set) var roll: UInt8

        /// Zero for an angle that is not specified.
        package init(yaw: UInt8, pitch: UInt8, roll: UInt8) {
            self.yaw = yaw
            self.pitch = pitch
            self.roll = roll
        }

        /// All three unspecified.
        package static let unspecified = Angles(yaw: 0, pitch: 0, roll: 0)
    }

    /// The facial information block, without its length and the number of feature points (ISO/IEC 19794-5:2005, 5.5).
    package struct Information: Sendable, Hashable {
        /// 0 not specified, 1 male, 2 female, 255 unknown (ISO/IEC 19794-5:2005, 5.5.3).
        package var genderCode: UInt8 = 0
        /// A raw value of ``EyeColour`` (ISO/IEC 19794-5:2005, 5.5.4), or one without a meaning there.
        package var eyeColourCode: UInt8 = 0
        /// A raw value of ``HairColour`` (ISO/IEC 19794-5:2005, 5.5.5), or one without a meaning there.
        package var hairColourCode: UInt8 = 0
        /// The properties, 24 bits.
        package var propertyMask: UInt32 = 0
        /// The code of the expression; 8000 and above are left to vendors.
        package var expressionCode: UInt16 = 0
        /// How the head is turned.
        package var poseAngle = Angles.unspecified
        /// How uncertain the angles are.
        package var poseAngleUncertainty = Angles.unspecified

        /// A block in which nothing is specified.
        package init() {}
    }

    /// The image information block (ISO/IEC 19794-5:2005, 5.7).
    package struct ImageInformation: Sendable, Hashable {
        /// The code of the kind of portrait.
        package var faceImageTypeCode: UInt8 = 1
        /// The code of the coding of the image, as it is stated; `FacialImage.format` is what the image shows.
        package var imageDataTypeCode: UInt8 = 0
        /// The stated width in pixels.
        package var width: UInt16 = 0
        /// The stated height in pixels.
        package var height: UInt16 = 0
        /// A raw value of ``ColourSpace``, or one without a meaning there.
        package var colourSpaceCode: UInt8 = 0
        /// A raw value of ``SourceType``, or one without a meaning there.
        package var sourceTypeCode: UInt8 = 0
        /// The vendor's number of the capture device, zero where unspecified.
        package var deviceType: UInt16 = 0
        /// The quality, zero where unspecified.
        package var quality: UInt16 = 0

        /// A full frontal image of which nothing else is specified.
        package init() {}
    }

    /// What is said of the person: 20 octets before the feature points.
    package let information: Information
    /// The feature points that are there, whatever number is stated.
    package let featurePoints: [FeaturePoint]
    /// What is said of the image: 12 octets behind the feature points.
    package let imageInformation: ImageInformation
    /// The image, whole and unchanged. Shares the storage of the file.
    package let imageOctets: ArraySlice<UInt8>
    /// The length of the block as it is stated, in octets.
    package let statedBlockLength: UInt32
    /// The number of feature points as it is stated.
    package let statedFeaturePointCount: UInt16
    /// Octets between feature points and image information that fit no field; empty in a conformant record.
    package let unassigned: ArraySlice<UInt8>
    /// Octets between image information and image; empty in a conformant record.
    package let leading: ArraySlice<UInt8>
    /// Octets between the end of the image and the end of its block; empty in a conformant record.
    package let padding: ArraySlice<UInt8>

    /// The coding that the first octets of the image show.
    package var format: ImageFormat { ImageFormat(signatureOf: imageOctets) }
    /// A copy of the image.
    package var imageData: [UInt8] { Array(imageOctets) }
    /// The stated width in pixels.
    package var width: Int { Int(imageInformation.width) }
    /// The stated height in pixels.
    package var height: Int { Int(imageInformation.height) }

    /// The octets of facial information and image information together.
    static let fixedLength = 32
    /// The octets of the facial information.
    static let informationLength = 20
    /// The octets of the image information.
    static let imageInformationLength = 12
    /// The octets of a feature point.
    static let pointLength = 8
}

extension FacialImage {
    /// A conformant block for this image: the stated length and number of points are computed.
    package init(
        imageOctets: [UInt8], information: Information = Information(), featurePoints: [FeaturePoint] = [],
        imageInformation: ImageInformation
    ) {
        self.init(
            information: information, featurePoints: featurePoints, imageInformation: imageInformation,
            imageOctets: imageOctets[...],
            statedBlockLength: UInt32(
                truncatingIfNeeded: Self.fixedLength + Self.pointLength * featurePoints.count + imageOctets.count),
            statedFeaturePointCount: UInt16(truncatingIfNeeded: featurePoints.count),
            unassigned: [], leading: [], padding: [])
    }
}
