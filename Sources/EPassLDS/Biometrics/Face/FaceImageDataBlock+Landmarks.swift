// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension FaceImageDataBlock {
    /// A point of the face that is marked in the image (ISO/IEC 39794-5: `LandmarkBlock`).
    package struct LandmarkBlock: Sendable, Hashable {
        /// A feature point of MPEG-4, or a point of anthropometry.
        package var landmarkKind: LandmarkKind
        /// In pixels, or in space; nil where only the kind is stated.
        package var landmarkCoordinates: LandmarkCoordinates?
        /// Elements of later editions.
        package var extensionElements: [ExtensionElement] = []

        /// Neither is checked against the size of the image.
        package init(landmarkKind: LandmarkKind, landmarkCoordinates: LandmarkCoordinates? = nil) {
            self.landmarkKind = landmarkKind
            self.landmarkCoordinates = landmarkCoordinates
        }
    }

    /// Which point of the face.
    package enum LandmarkKind: Sendable, Hashable {
        /// A feature point of MPEG-4 (ISO/IEC 14496-2).
        case mpeg4FeaturePoint(ExtensibleCode<MPEG4FeaturePoint>)
        /// A point of anthropometry.
        case anthropometricLandmark(AnthropometricLandmark)
        /// A kind that a later edition defines.
        case extensionBlock([ExtensionElement])
    }

    /// A point of anthropometry, named in one of three ways.
    package enum AnthropometricLandmark: Sendable, Hashable {
        /// By its name.
        case name(ExtensibleCode<AnthropometricLandmarkName>)
        /// By its point code.
        case pointName(ExtensibleCode<AnthropometricLandmarkPointName>)
        /// By its letters.
        case pointId(ExtensibleCode<AnthropometricLandmarkPointId>)
        /// In a way that a later edition defines.
        case extensionBlock([ExtensionElement])
    }

    /// Where a point is.
    package enum LandmarkCoordinates: Sendable, Hashable {
        /// In the image, in pixels from the upper left corner.
        case coordinateCartesian2DBlock(CoordinateCartesian2DUnsignedShortBlock)
        /// In pixels of a texture image.
        case coordinateTextureImageBlock(CoordinateTextureImageBlock)
        /// In space.
        case coordinateCartesian3DBlock(CoordinateCartesian3DUnsignedShortBlock)
        /// In a way that a later edition defines.
        case extensionBlock([ExtensionElement])
    }

    /// A point in a texture image, in pixels (ISO/IEC 39794-5: `CoordinateTextureImageBlock`).
    package struct CoordinateTextureImageBlock: Sendable, Hashable {
        /// Pixels to the right, zero or more.
        package var uInPixel: Int
        /// Pixels downwards, zero or more.
        package var vInPixel: Int

        /// Not checked here; a decoder refuses negative numbers.
        package init(uInPixel: Int, vInPixel: Int) {
            self.uInPixel = uInPixel
            self.vInPixel = vInPixel
        }
    }
}

extension FaceImageDataBlock.LandmarkBlock: FieldBlock {
    init() { self.init(landmarkKind: .extensionBlock([])) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.block(0, "landmarkKind", &landmarkKind, &context)
        try coder.block(1, "landmarkCoordinates", &landmarkCoordinates, &context)
        try coder.extensions(after: 1, &extensionElements, &context)
    }
}

extension FaceImageDataBlock.LandmarkKind: ExtensibleChoice {
    static func alternative(
        _ base: inout ExtensibleReader, _ context: inout DecodingContext
    ) throws(LDSError) -> Self? {
        if let value = try base.alternative(0, "mpeg4FeaturePoint", Self.mpeg4FeaturePoint, &context) { return value }
        return try base.alternative(1, "anthropometricLandmark", Self.anthropometricLandmark, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        switch self {
        case .mpeg4FeaturePoint(let point): writer.sequence(0) { $0.block(0, point) }
        case .anthropometricLandmark(let landmark): writer.sequence(0) { $0.block(1, landmark) }
        case .extensionBlock(let elements): writer.extensionBlock(1, elements)
        }
    }
}

extension FaceImageDataBlock.AnthropometricLandmark: ExtensibleChoice {
    static func alternative(
        _ base: inout ExtensibleReader, _ context: inout DecodingContext
    ) throws(LDSError) -> Self? {
        if let value = try base.alternative(0, "anthropometricLandmarkName", Self.name, &context) { return value }
        if let value = try base.alternative(1, "anthropometricLandmarkPointName", Self.pointName, &context) {
            return value
        }
        return try base.alternative(2, "anthropometricLandmarkPointId", Self.pointId, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        switch self {
        case .name(let name): writer.sequence(0) { $0.block(0, name) }
        case .pointName(let name): writer.sequence(0) { $0.block(1, name) }
        case .pointId(let id): writer.sequence(0) { $0.block(2, id) }
        case .extensionBlock(let elements): writer.extensionBlock(1, elements)
        }
    }
}

extension FaceImageDataBlock.LandmarkCoordinates: ExtensibleChoice {
    static func alternative(
        _ base: inout ExtensibleReader, _ context: inout DecodingContext
    ) throws(LDSError) -> Self? {
        if let value = try base.alternative(0, "coordinateCartesian2DBlock", Self.coordinateCartesian2DBlock, &context)
        {
            return value
        }
        if let value = try base.alternative(
            1, "coordinateTextureImageBlock", Self.coordinateTextureImageBlock, &context)
        {
            return value
        }
        return try base.alternative(2, "coordinateCartesian3DBlock", Self.coordinateCartesian3DBlock, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        switch self {
        case .coordinateCartesian2DBlock(let point): writer.sequence(0) { $0.block(0, point) }
        case .coordinateTextureImageBlock(let point): writer.sequence(0) { $0.block(1, point) }
        case .coordinateCartesian3DBlock(let point): writer.sequence(0) { $0.block(2, point) }
        case .extensionBlock(let elements): writer.extensionBlock(1, elements)
        }
    }
}

extension FaceImageDataBlock.CoordinateTextureImageBlock: FieldBlock {
    init() { self.init(uInPixel: 0, vInPixel: 0) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.integer(0, "uInPixel", &uInPixel, &context)
        try coder.integer(1, "vInPixel", &vInPixel, &context)
    }
}
