// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension FaceImageDataBlock {
    /// What is said of the person.
    public struct IdentityMetadataBlock: Sendable, Hashable {
        /// The gender.
        public var gender: ExtensibleCode<Gender>?
        /// The colour of the eyes.
        public var eyeColour: ExtensibleCode<EyeColour>?
        /// The colour of the hair.
        public var hairColour: ExtensibleCode<HairColour>?
        /// The height in centimetres, 1 to 65,535.
        public var subjectHeight: Int?
        /// What the face shows.
        public var propertiesBlock: PropertiesBlock?
        /// The expression.
        public var expressionBlock: ExpressionBlock?
        /// How the head is turned.
        public var poseAngleBlock: PoseAngleBlock?
        /// Elements of later editions.
        public var extensionElements: [ExtensionElement] = []

        /// A block in which nothing is stated.
        public init() {}
    }

    /// The gender.
    public enum Gender: Int, ExtensibleCodeValue {
        /// Unknown; not in the profile for eMRTDs.
        case unknown = 0
        /// Other.
        case other = 1
        /// Male.
        case male = 2
        /// Female.
        case female = 3
    }

    /// The colour of the eyes.
    public enum EyeColour: Int, ExtensibleCodeValue {
        /// Unknown.
        case unknown = 0
        /// Other.
        case other = 1
        /// Black.
        case black = 2
        /// Blue.
        case blue = 3
        /// Brown.
        case brown = 4
        /// Grey.
        case grey = 5
        /// Green.
        case green = 6
        /// Hazel.
        case hazel = 7
        /// Of several colours.
        case multiColoured = 8
        /// Pink.
        case pink = 9
    }

    /// The colour of the hair.
    public enum HairColour: Int, ExtensibleCodeValue {
        /// Unknown.
        case unknown = 0
        /// Other.
        case other = 1
        /// No hair.
        case bald = 2
        /// Black.
        case black = 3
        /// Blonde.
        case blonde = 4
        /// Brown.
        case brown = 5
        /// Grey.
        case grey = 6
        /// White.
        case white = 7
        /// Red.
        case red = 8
        /// Coloured.
        case knownColoured = 9
    }

    /// How the head is turned.
    public struct PoseAngleBlock: Sendable, Hashable {
        /// About the vertical axis.
        public var yawAngleBlock: AngleDataBlock?
        /// About the horizontal axis from side to side.
        public var pitchAngleBlock: AngleDataBlock?
        /// About the horizontal axis from front to back.
        public var rollAngleBlock: AngleDataBlock?

        /// Angles as given.
        public init(yaw: AngleDataBlock? = nil, pitch: AngleDataBlock? = nil, roll: AngleDataBlock? = nil) {
            yawAngleBlock = yaw
            pitchAngleBlock = pitch
            rollAngleBlock = roll
        }
    }

    /// An angle in degrees.
    public struct AngleDataBlock: Sendable, Hashable {
        /// The angle, -180 to 180.
        public var angleValue: Int
        /// How uncertain it is, 0 to 180.
        public var angleUncertainty: Int?
        /// Elements of later editions.
        public var extensionElements: [ExtensionElement] = []

        /// An angle as given.
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
