// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension FaceImageDataBlock {
    /// What is said of the person (ISO/IEC 39794-5: `IdentityMetadataBlock`); nil for what is not stated.
    public struct IdentityMetadataBlock: Sendable, Hashable {
        /// A code of the standard, or of a later edition.
        public var gender: ExtensibleCode<Gender>?
        /// A code; not the number that ISO/IEC 19794-5 has for the same colour.
        public var eyeColour: ExtensibleCode<EyeColour>?
        /// A code; not the number that ISO/IEC 19794-5 has for the same colour.
        public var hairColour: ExtensibleCode<HairColour>?
        /// The height in centimetres, 1 to 65,535.
        public var subjectHeight: Int?
        /// What the face shows.
        public var propertiesBlock: PropertiesBlock?
        /// Each expression is stated to be there, stated not to be there, or not stated.
        public var expressionBlock: ExpressionBlock?
        /// How the head is turned, in degrees.
        public var poseAngleBlock: PoseAngleBlock?
        /// Elements of later editions.
        public var extensionElements: [ExtensionElement] = []

        /// A block in which nothing is stated.
        public init() {}
    }

    /// The codes of the gender (ISO/IEC 39794-5); not those of ISO/IEC 19794-5.
    public enum Gender: Int, ExtensibleCodeValue {
        /// Unknown; not in the profile for eMRTDs.
        case unknown = 0
        case other = 1
        case male = 2
        case female = 3
    }

    /// The codes of the colour of the eyes (ISO/IEC 39794-5).
    public enum EyeColour: Int, ExtensibleCodeValue {
        case unknown = 0
        case other = 1
        case black = 2
        case blue = 3
        case brown = 4
        case grey = 5
        case green = 6
        case hazel = 7
        /// Of several colours.
        case multiColoured = 8
        case pink = 9
    }

    /// The codes of the colour of the hair (ISO/IEC 39794-5).
    public enum HairColour: Int, ExtensibleCodeValue {
        case unknown = 0
        case other = 1
        /// No hair.
        case bald = 2
        case black = 3
        case blonde = 4
        case brown = 5
        case grey = 6
        case white = 7
        case red = 8
        case knownColoured = 9
    }

    /// How the head is turned (ISO/IEC 39794-5: `PoseAngleBlock`); nil for an angle that is not stated.
    public struct PoseAngleBlock: Sendable, Hashable {
        /// About the vertical axis, in degrees.
        public var yawAngleBlock: AngleDataBlock?
        /// About the horizontal axis from side to side, in degrees.
        public var pitchAngleBlock: AngleDataBlock?
        /// About the horizontal axis from front to back, in degrees.
        public var rollAngleBlock: AngleDataBlock?

        /// None of the three is required.
        public init(yaw: AngleDataBlock? = nil, pitch: AngleDataBlock? = nil, roll: AngleDataBlock? = nil) {
            yawAngleBlock = yaw
            pitchAngleBlock = pitch
            rollAngleBlock = roll
        }
    }

    /// An angle of the head in whole degrees (ISO/IEC 39794-5: `AngleDataBlock`).
    public struct AngleDataBlock: Sendable, Hashable {
        /// -180 to 180 degrees.
        public var angleValue: Int
        /// How far off the angle may be, 0 to 180 degrees; nil where it is not stated.
        public var angleUncertainty: Int?
        /// Elements of later editions.
        public var extensionElements: [ExtensionElement] = []

        /// Not checked here; a decoder refuses what is out of range.
        public init(angleValue: Int, angleUncertainty: Int? = nil) {
            self.angleValue = angleValue
            self.angleUncertainty = angleUncertainty
        }
    }
}

extension FaceImageDataBlock.IdentityMetadataBlock: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        gender = try reader.code(0, "gender", &context)
        eyeColour = try reader.code(1, "eyeColour", &context)
        hairColour = try reader.code(2, "hairColour", &context)
        subjectHeight = try reader.integer(3, "subjectHeight", in: 1...0xFFFF, &context)
        propertiesBlock = try reader.block(4, "propertiesBlock", &context)
        expressionBlock = try reader.block(5, "expressionBlock", &context)
        poseAngleBlock = try reader.block(6, "poseAngleBlock", &context)
        extensionElements = try reader.extensions(after: 6, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.block(0, gender)
        writer.block(1, eyeColour)
        writer.block(2, hairColour)
        writer.integer(3, subjectHeight)
        writer.block(4, propertiesBlock)
        writer.block(5, expressionBlock)
        writer.block(6, poseAngleBlock)
        writer.extensions(extensionElements)
    }
}

extension FaceImageDataBlock.PoseAngleBlock: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        yawAngleBlock = try reader.block(0, "yawAngleBlock", &context)
        pitchAngleBlock = try reader.block(1, "pitchAngleBlock", &context)
        rollAngleBlock = try reader.block(2, "rollAngleBlock", &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.block(0, yawAngleBlock)
        writer.block(1, pitchAngleBlock)
        writer.block(2, rollAngleBlock)
    }
}

extension FaceImageDataBlock.AngleDataBlock: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        angleValue = try reader.required(reader.integer(0, "angleValue", in: -180...180, &context), "angleValue")
        angleUncertainty = try reader.integer(1, "angleUncertainty", in: 0...180, &context)
        extensionElements = try reader.extensions(after: 1, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.integer(0, angleValue)
        writer.integer(1, angleUncertainty)
        writer.extensions(extensionElements)
    }
}
