// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension FacialImage {
    /// The gender (ISO/IEC 19794-5:2005, 5.5.3).
    package enum Gender: UInt8, Sendable, CaseIterable {
        case unspecified, male, female
        /// Cannot be determined.
        case unknown = 0xFF
    }

    /// The colour of the eyes (ISO/IEC 19794-5:2005, 5.5.4).
    package enum EyeColour: UInt8, Sendable, CaseIterable {
        case unspecified, black, blue, brown, grey, green, multiColoured, pink
        /// Other or unknown.
        case unknown = 0xFF
    }

    /// The colour of the hair (ISO/IEC 19794-5:2005, 5.5.5).
    package enum HairColour: UInt8, Sendable, CaseIterable {
        case unspecified, bald, black, blonde, brown, grey, white, red, green, blue
        /// Other or unknown.
        case unknown = 0xFF
    }

    /// The expression (ISO/IEC 19794-5:2005, 5.5.7).
    package enum Expression: UInt16, Sendable, CaseIterable {
        case unspecified, neutral
        /// Smiling with closed mouth.
        case smileClosed = 2
        /// Smiling with open mouth.
        case smileOpen = 3
        case raisedEyebrows, eyesLookingAway, squinting, frowning
    }

    /// Properties of the face as bits (ISO/IEC 19794-5:2005, 5.5.6). Without `specified` the others say nothing.
    package struct Properties: OptionSet, Sendable, Hashable {
        /// The mask, 24 bits.
        package let rawValue: UInt32

        /// The properties of that mask.
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Bit 1: the properties are specified.
        package static let specified = Properties(rawValue: 1)
        /// Bit 2: the person wears glasses.
        package static let glasses = Properties(rawValue: 1 << 1)
        /// Bit 3: the person has a moustache.
        package static let moustache = Properties(rawValue: 1 << 2)
        /// Bit 4: the person has a beard.
        package static let beard = Properties(rawValue: 1 << 3)
        /// Bit 5: teeth are visible.
        package static let teethVisible = Properties(rawValue: 1 << 4)
        /// Bit 6: the person blinks.
        package static let blink = Properties(rawValue: 1 << 5)
        /// Bit 7: the mouth is open.
        package static let mouthOpen = Properties(rawValue: 1 << 6)
        /// Bit 8: a patch on the left eye.
        package static let leftEyePatch = Properties(rawValue: 1 << 7)
        /// Bit 9: a patch on the right eye.
        package static let rightEyePatch = Properties(rawValue: 1 << 8)
        /// Bit 10: the glasses are dark.
        package static let darkGlasses = Properties(rawValue: 1 << 9)
        /// Bit 11: a medical condition that distorts the features.
        package static let distortingMedicalCondition = Properties(rawValue: 1 << 10)
    }

    /// The kind of portrait (ISO/IEC 19794-5:2005, 5.7.1).
    package enum FaceImageType: UInt8, Sendable, CaseIterable {
        case basic, fullFrontal, tokenFrontal
    }

    /// The coding of the image as it is stated (ISO/IEC 19794-5:2005, 5.7.2).
    package enum ImageDataType: UInt8, Sendable, CaseIterable {
        case jpeg, jpeg2000
    }

    /// The colour space (ISO/IEC 19794-5:2005, 5.7.4).
    package enum ColourSpace: UInt8, Sendable, CaseIterable {
        case unspecified
        /// RGB with 24 bits.
        case rgb24 = 1
        /// YUV 4:2:2.
        case yuv422 = 2
        /// Grey with 8 bits.
        case grey8 = 3
        case other
    }

    /// Where the image comes from (ISO/IEC 19794-5:2005, 5.7.5); codes from 128 are left to vendors.
    package enum SourceType: UInt8, Sendable, CaseIterable {
        case unspecified
        /// A still photograph from an unknown source.
        case photographUnknown = 1
        /// A still photograph from a digital camera.
        case photographDigitalCamera = 2
        /// A still photograph from a scanner.
        case photographScanner = 3
        /// A frame of a video from an unknown source.
        case videoUnknown = 4
        /// A frame of a video from an analogue camera.
        case videoAnalogueCamera = 5
        /// A frame of a video from a digital camera.
        case videoDigitalCamera = 6
        case unknown
    }
}

extension FacialImage.Information {
    /// What the gender code means.
    package var gender: FacialImage.Gender? { .init(rawValue: genderCode) }
    /// What the code of the eye colour means.
    package var eyeColour: FacialImage.EyeColour? { .init(rawValue: eyeColourCode) }
    /// What the code of the hair colour means.
    package var hairColour: FacialImage.HairColour? { .init(rawValue: hairColourCode) }
    /// The property mask as a set.
    package var properties: FacialImage.Properties { .init(rawValue: propertyMask) }
    /// What the code of the expression means.
    package var expression: FacialImage.Expression? { .init(rawValue: expressionCode) }
}

extension FacialImage.ImageInformation {
    /// What the code of the kind of portrait means.
    package var faceImageType: FacialImage.FaceImageType? { .init(rawValue: faceImageTypeCode) }
    /// What the stated coding means.
    package var imageDataType: FacialImage.ImageDataType? { .init(rawValue: imageDataTypeCode) }
    /// What the code of the colour space means.
    package var colourSpace: FacialImage.ColourSpace? { .init(rawValue: colourSpaceCode) }
    /// What the code of the source means.
    package var sourceType: FacialImage.SourceType? { .init(rawValue: sourceTypeCode) }

    /// Whether the fields look like an image information block and not like octets of something else.
    var isPlausible: Bool {
        faceImageTypeCode <= 3 && imageDataType != nil && colourSpace != nil && width > 0 && height > 0
    }
}
