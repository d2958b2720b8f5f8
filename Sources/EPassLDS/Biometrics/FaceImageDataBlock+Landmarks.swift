// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension FaceImageDataBlock {
    /// A point of the face that is marked in the image (ISO/IEC 39794-5: `LandmarkBlock`).
    public struct LandmarkBlock: Sendable, Hashable {
        /// A feature point of MPEG-4, or a point of anthropometry.
        public var landmarkKind: LandmarkKind
        /// In pixels, or in space; nil where only the kind is stated.
        public var landmarkCoordinates: LandmarkCoordinates?
        /// Elements of later editions.
        public var extensionElements: [ExtensionElement] = []

        /// Neither is checked against the size of the image.
        public init(landmarkKind: LandmarkKind, landmarkCoordinates: LandmarkCoordinates? = nil) {
            self.landmarkKind = landmarkKind
            self.landmarkCoordinates = landmarkCoordinates
        }
    }

    /// Which point of the face.
    public enum LandmarkKind: Sendable, Hashable {
        /// A feature point of MPEG-4 (ISO/IEC 14496-2).
        case mpeg4FeaturePoint(ExtensibleCode<MPEG4FeaturePoint>)
        /// A point of anthropometry.
        case anthropometricLandmark(AnthropometricLandmark)
        /// A kind that a later edition defines.
        case extensionBlock([ExtensionElement])
    }

    /// A point of anthropometry, named in one of three ways.
    public enum AnthropometricLandmark: Sendable, Hashable {
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
    public enum LandmarkCoordinates: Sendable, Hashable {
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
    public struct CoordinateTextureImageBlock: Sendable, Hashable {
        /// Pixels to the right, zero or more.
        public var uInPixel: Int
        /// Pixels downwards, zero or more.
        public var vInPixel: Int

        /// Not checked here; a decoder refuses negative numbers.
        public init(uInPixel: Int, vInPixel: Int) {
            self.uInPixel = uInPixel
            self.vInPixel = vInPixel
        }
    }
}

extension FaceImageDataBlock.LandmarkBlock: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        landmarkKind = try reader.required(reader.block(0, "landmarkKind", &context), "landmarkKind")
        landmarkCoordinates = try reader.block(1, "landmarkCoordinates", &context)
        extensionElements = try reader.extensions(after: 1, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.block(0, landmarkKind)
        writer.block(1, landmarkCoordinates)
        writer.extensions(extensionElements)
    }
}

extension FaceImageDataBlock.LandmarkKind: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        if var base = try reader.sequence(0, "base", &context) {
            if let point: ExtensibleCode<FaceImageDataBlock.MPEG4FeaturePoint> = try base.code(
                0, "mpeg4FeaturePoint", &context)
            {
                self = .mpeg4FeaturePoint(point)
            } else if let landmark: FaceImageDataBlock.AnthropometricLandmark = try base.block(
                1, "anthropometricLandmark", &context)
            {
                self = .anthropometricLandmark(landmark)
            } else {
                throw base.noAlternative()
            }
            try base.end()
        } else if let elements = try reader.extensionBlock(1, &context) {
            self = .extensionBlock(elements)
        } else {
            throw reader.noAlternative()
        }
    }

    func write(to writer: inout ExtensibleWriter) {
        switch self {
        case .mpeg4FeaturePoint(let point): writer.sequence(0) { $0.block(0, point) }
        case .anthropometricLandmark(let landmark): writer.sequence(0) { $0.block(1, landmark) }
        case .extensionBlock(let elements): writer.extensionBlock(1, elements)
        }
    }
}

extension FaceImageDataBlock.AnthropometricLandmark: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        if var base = try reader.sequence(0, "base", &context) {
            if let name: ExtensibleCode<FaceImageDataBlock.AnthropometricLandmarkName> = try base.code(
                0, "anthropometricLandmarkName", &context)
            {
                self = .name(name)
            } else if let name: ExtensibleCode<FaceImageDataBlock.AnthropometricLandmarkPointName> = try base.code(
                1, "anthropometricLandmarkPointName", &context)
            {
                self = .pointName(name)
            } else if let id: ExtensibleCode<FaceImageDataBlock.AnthropometricLandmarkPointId> = try base.code(
                2, "anthropometricLandmarkPointId", &context)
            {
                self = .pointId(id)
            } else {
                throw base.noAlternative()
            }
            try base.end()
        } else if let elements = try reader.extensionBlock(1, &context) {
            self = .extensionBlock(elements)
        } else {
            throw reader.noAlternative()
        }
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

extension FaceImageDataBlock.LandmarkCoordinates: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        if var base = try reader.sequence(0, "base", &context) {
            if let point: CoordinateCartesian2DUnsignedShortBlock = try base.block(
                0, "coordinateCartesian2DBlock", &context)
            {
                self = .coordinateCartesian2DBlock(point)
            } else if let point: FaceImageDataBlock.CoordinateTextureImageBlock = try base.block(
                1, "coordinateTextureImageBlock", &context)
            {
                self = .coordinateTextureImageBlock(point)
            } else if let point: CoordinateCartesian3DUnsignedShortBlock = try base.block(
                2, "coordinateCartesian3DBlock", &context)
            {
                self = .coordinateCartesian3DBlock(point)
            } else {
                throw base.noAlternative()
            }
            try base.end()
        } else if let elements = try reader.extensionBlock(1, &context) {
            self = .extensionBlock(elements)
        } else {
            throw reader.noAlternative()
        }
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

extension FaceImageDataBlock.CoordinateTextureImageBlock: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        uInPixel = try reader.required(reader.integer(0, "uInPixel", &context), "uInPixel")
        vInPixel = try reader.required(reader.integer(1, "vInPixel", &context), "vInPixel")
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.integer(0, uInPixel)
        writer.integer(1, vInPixel)
    }
}
