// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension FaceImageDataBlock {
    /// What is said of the person (ISO/IEC 39794-5: `IdentityMetadataBlock`); nil for what is not stated.
    package struct IdentityMetadataBlock: Sendable, Hashable {
        /// A code of the standard, or of a later edition.
        package var gender: ExtensibleCode<Gender>?
        /// A code; not the number that ISO/IEC 19794-5 has for the same colour.
        package var eyeColour: ExtensibleCode<EyeColour>?
        /// A code; not the number that ISO/IEC 19794-5 has for the same colour.
        package var hairColour: ExtensibleCode<HairColour>?
        /// The height in centimetres, 1 to 65,535.
        package var subjectHeight: Int?
        /// What the face shows.
        package var propertiesBlock: PropertiesBlock?
        /// Each expression is stated to be there, stated not to be there, or not stated.
        package var expressionBlock: ExpressionBlock?
        /// How the head is turned, in degrees.
        package var poseAngleBlock: PoseAngleBlock?
        /// Elements of later editions.
        package var extensionElements: [ExtensionElement] = []

        /// A block in which nothing is stated.
        package init() {}
    }

    /// The codes of the gender (ISO/IEC 39794-5); not those of ISO/IEC 19794-5.
    package enum Gender: Int, ExtensibleCodeValue {
        /// Unknown; not in the profile for eMRTDs.
        case unknown = 0
        case other, male, female
    }

    /// The codes of the colour of the eyes (ISO/IEC 39794-5).
    package enum EyeColour: Int, ExtensibleCodeValue {
        case unknown, other, black, blue, brown, grey, green, hazel, multiColoured, pink
    }

    /// The codes of the colour of the hair (ISO/IEC 39794-5).
    package enum HairColour: Int, ExtensibleCodeValue {
        case unknown, other, bald, black, blonde, brown, grey, white, red, knownColoured
    }

    /// How the head is turned (ISO/IEC 39794-5: `PoseAngleBlock`); nil for an angle that is not stated.
    package struct PoseAngleBlock: Sendable, Hashable {
        /// About the vertical axis, in degrees.
        package var yawAngleBlock: AngleDataBlock?
        /// About the horizontal axis from side to side, in degrees.
        package var pitchAngleBlock: AngleDataBlock?
        /// About the horizontal axis from front to back, in degrees.
        package var rollAngleBlock: AngleDataBlock?

        /// None of the three is required.
        package init(yaw: AngleDataBlock? = nil, pitch: AngleDataBlock? = nil, roll: AngleDataBlock? = nil) {
            yawAngleBlock = yaw
            pitchAngleBlock = pitch
            rollAngleBlock = roll
        }
    }

    /// An angle of the head in whole degrees (ISO/IEC 39794-5: `AngleDataBlock`).
    package struct AngleDataBlock: Sendable, Hashable {
        /// -180 to 180 degrees.
        package var angleValue: Int
        /// How far off the angle may be, 0 to 180 degrees; nil where it is not stated.
        package var angleUncertainty: Int?
        /// Elements of later editions.
        package var extensionElements: [ExtensionElement] = []

        /// Not checked here; a decoder refuses what is out of range.
        package init(angleValue: Int, angleUncertainty: Int? = nil) {
            self.angleValue = angleValue
            self.angleUncertainty = angleUncertainty
        }
    }
}

extension FaceImageDataBlock.IdentityMetadataBlock: FieldBlock {
    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.block(0, "gender", &gender, &context)
        try coder.block(1, "eyeColour", &eyeColour, &context)
        try coder.block(2, "hairColour", &hairColour, &context)
        try coder.integer(3, "subjectHeight", in: 1...0xFFFF, &subjectHeight, &context)
        try coder.block(4, "propertiesBlock", &propertiesBlock, &context)
        try coder.block(5, "expressionBlock", &expressionBlock, &context)
        try coder.block(6, "poseAngleBlock", &poseAngleBlock, &context)
        try coder.extensions(after: 6, &extensionElements, &context)
    }
}

extension FaceImageDataBlock.PoseAngleBlock: FieldBlock {
    init() { self.init(yaw: nil, pitch: nil, roll: nil) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.block(0, "yawAngleBlock", &yawAngleBlock, &context)
        try coder.block(1, "pitchAngleBlock", &pitchAngleBlock, &context)
        try coder.block(2, "rollAngleBlock", &rollAngleBlock, &context)
    }
}

extension FaceImageDataBlock.AngleDataBlock: FieldBlock {
    init() { self.init(angleValue: 0) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.integer(0, "angleValue", in: -180...180, &angleValue, &context)
        try coder.integer(1, "angleUncertainty", in: 0...180, &angleUncertainty, &context)
        try coder.extensions(after: 1, &extensionElements, &context)
    }
}
