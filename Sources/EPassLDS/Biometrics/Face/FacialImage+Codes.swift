// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension FacialImage {
    /// The gender (ISO/IEC 19794-5:2005, 5.5.3).
    public enum Gender: UInt8, Sendable, CaseIterable {
        case unspecified, male, female
        /// Cannot be determined.
        case unknown = 0xFF
    }

    /// The colour of the eyes (ISO/IEC 19794-5:2005, 5.5.4).
    public enum EyeColour: UInt8, Sendable, CaseIterable {
        case unspecified, black, blue, brown, grey, green, multiColoured, pink
        /// Other or unknown.
        case unknown = 0xFF
    }

    /// The colour of the hair (ISO/IEC 19794-5:2005, 5.5.5).
    public enum HairColour: UInt8, Sendable, CaseIterable {
        case unspecified, bald, black, blonde, brown, grey, white, red, green, blue
        /// Other or unknown.
        case unknown = 0xFF
    }

    /// The expression (ISO/IEC 19794-5:2005, 5.5.7).
    public enum Expression: UInt16, Sendable, CaseIterable {
        case unspecified, neutral
        /// Smiling with closed mouth.
        case smileClosed = 2
        /// Smiling with open mouth.
        case smileOpen = 3
        case raisedEyebrows, eyesLookingAway, squinting, frowning
    }

    /// Properties of the face as bits (ISO/IEC 19794-5:2005, 5.5.6). Without `specified` the others say nothing.
    public struct Properties: OptionSet, Sendable, Hashable {
        /// The mask, 24 bits.
        public let rawValue: UInt32

        /// The properties of that mask.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Bit 1: the properties are specified.
        public static let specified = Properties(rawValue: 1)
        /// Bit 2: the person wears glasses.
        public static let glasses = Properties(rawValue: 1 << 1)
        /// Bit 3: the person has a moustache.
        public static let moustache = Properties(rawValue: 1 << 2)
        /// Bit 4: the person has a beard.
        public static let beard = Properties(rawValue: 1 << 3)
        /// Bit 5: teeth are visible.
        public static let teethVisible = Properties(rawValue: 1 << 4)
        /// Bit 6: the person blinks.
        public static let blink = Properties(rawValue: 1 << 5)
        /// Bit 7: the mouth is open.
        public static let mouthOpen = Properties(rawValue: 1 << 6)
        /// Bit 8: a patch on the left eye.
        public static let leftEyePatch = Properties(rawValue: 1 << 7)
        /// Bit 9: a patch on the right eye.
        public static let rightEyePatch = Properties(rawValue: 1 << 8)
        /// Bit 10: the glasses are dark.
        public static let darkGlasses = Properties(rawValue: 1 << 9)
        /// Bit 11: a medical condition that distorts the features.
        public static let distortingMedicalCondition = Properties(rawValue: 1 << 10)
    }

    /// The kind of portrait (ISO/IEC 19794-5:2005, 5.7.1).
    public enum FaceImageType: UInt8, Sendable, CaseIterable {
        case basic, fullFrontal, tokenFrontal
    }

    /// The coding of the image as it is stated (ISO/IEC 19794-5:2005, 5.7.2).
    public enum ImageDataType: UInt8, Sendable, CaseIterable {
        case jpeg, jpeg2000
    }

    /// The colour space (ISO/IEC 19794-5:2005, 5.7.4).
    public enum ColourSpace: UInt8, Sendable, CaseIterable {
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
    public enum SourceType: UInt8, Sendable, CaseIterable {
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
    public var gender: FacialImage.Gender? { .init(rawValue: genderCode) }
    /// What the code of the eye colour means.
    public var eyeColour: FacialImage.EyeColour? { .init(rawValue: eyeColourCode) }
    /// What the code of the hair colour means.
    public var hairColour: FacialImage.HairColour? { .init(rawValue: hairColourCode) }
    /// The property mask as a set.
    public var properties: FacialImage.Properties { .init(rawValue: propertyMask) }
    /// What the code of the expression means.
    public var expression: FacialImage.Expression? { .init(rawValue: expressionCode) }
}

extension FacialImage.ImageInformation {
    /// What the code of the kind of portrait means.
    public var faceImageType: FacialImage.FaceImageType? { .init(rawValue: faceImageTypeCode) }
    /// What the stated coding means.
    public var imageDataType: FacialImage.ImageDataType? { .init(rawValue: imageDataTypeCode) }
    /// What the code of the colour space means.
    public var colourSpace: FacialImage.ColourSpace? { .init(rawValue: colourSpaceCode) }
    /// What the code of the source means.
    public var sourceType: FacialImage.SourceType? { .init(rawValue: sourceTypeCode) }

    /// Whether the fields look like an image information block and not like octets of something else.
    var isPlausible: Bool {
        faceImageTypeCode <= 3 && imageDataType != nil && colourSpace != nil && width > 0 && height > 0
    }
}
