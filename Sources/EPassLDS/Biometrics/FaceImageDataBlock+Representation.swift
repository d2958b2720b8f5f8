// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension FaceImageDataBlock {
    /// One representation of a face: an image and what is said of it.
    public struct RepresentationBlock: Sendable, Hashable {
        /// The number by which other representations refer to this one.
        public var representationId: Int
        /// The image and what is said of it, or what a later edition has instead.
        public var imageRepresentation: ImageRepresentation
        /// When it was captured.
        public var captureDateTimeBlock: DateTimeBlock?
        /// One block for each algorithm that gave a score.
        public var qualityBlocks: [QualityBlock]?
        /// What is known of presentation attacks.
        public var padDataBlock: PADDataBlock?
        /// The number of the capture session.
        public var sessionId: Int?
        /// The number of the representation from which this one was made.
        public var derivedFrom: Int?
        /// Model and certificates of the camera; how it works stands with the image.
        public var captureDeviceBlock: CaptureDeviceBlock?
        /// What is said of the person.
        public var identityMetadataBlock: IdentityMetadataBlock?
        /// Points of the face.
        public var landmarkBlocks: [LandmarkBlock]?
        /// Elements of later editions.
        public var extensionElements: [ExtensionElement] = []

        /// A representation of this image of which nothing else is said.
        public init(representationId: Int = 0, imageRepresentation: ImageRepresentation) {
            self.representationId = representationId
            self.imageRepresentation = imageRepresentation
        }

        /// The image with its stated size; nil where a later edition defines the representation.
        public var image: BiometricImage? {
            guard case .imageRepresentation2DBlock(let block) = imageRepresentation else { return nil }
            let size = block.imageInformation2DBlock.imageSizeBlock
            return BiometricImage(
                subject: .face, format: block.format, octets: block.image,
                width: size.flatMap { $0.width == 0 ? nil : $0.width },
                height: size.flatMap { $0.height == 0 ? nil : $0.height })
        }
    }

    /// How a face is represented.
    public enum ImageRepresentation: Sendable, Hashable {
        /// A two-dimensional image.
        case imageRepresentation2DBlock(ImageRepresentation2DBlock)
        /// A kind of representation that a later edition defines.
        case extensionBlock([ExtensionElement])
    }

    /// With what a face was captured (ISO/IEC 39794-5: `CaptureDeviceBlock`).
    public struct CaptureDeviceBlock: Sendable, Hashable {
        /// Maker and model by their registered numbers; nil where they are not stated.
        public var modelIdBlock: RegistryIdBlock?
        /// The schemes under which it is certified.
        public var certificationIdBlocks: [RegistryIdBlock]?
        /// Elements of later editions.
        public var extensionElements: [ExtensionElement] = []

        /// A device of which nothing is stated.
        public init() {}
    }
}

extension FaceImageDataBlock.RepresentationBlock: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        representationId = try reader.required(reader.integer(0, "representationId", &context), "representationId")
        imageRepresentation = try reader.required(
            reader.block(1, "imageRepresentation", &context), "imageRepresentation")
        captureDateTimeBlock = try reader.block(2, "captureDateTimeBlock", &context)
        qualityBlocks = try reader.blocks(3, "qualityBlocks", &context)
        padDataBlock = try reader.block(4, "padDataBlock", &context)
        sessionId = try reader.integer(5, "sessionId", &context)
        derivedFrom = try reader.integer(6, "derivedFrom", &context)
        captureDeviceBlock = try reader.block(7, "captureDeviceBlock", &context)
        identityMetadataBlock = try reader.block(8, "identityMetadataBlock", &context)
        landmarkBlocks = try reader.blocks(9, "landmarkBlocks", &context)
        extensionElements = try reader.extensions(after: 9, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.integer(0, representationId)
        writer.block(1, imageRepresentation)
        writer.block(2, captureDateTimeBlock)
        writer.blocks(3, qualityBlocks)
        writer.block(4, padDataBlock)
        writer.integer(5, sessionId)
        writer.integer(6, derivedFrom)
        writer.block(7, captureDeviceBlock)
        writer.block(8, identityMetadataBlock)
        writer.blocks(9, landmarkBlocks)
        writer.extensions(extensionElements)
    }
}

extension FaceImageDataBlock.ImageRepresentation: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        if var base = try reader.sequence(0, "base", &context) {
            // The base standard has a three-dimensional alternative, the profile for eMRTDs this one alone.
            let block: FaceImageDataBlock.ImageRepresentation2DBlock? = try base.block(
                0, "imageRepresentation2DBlock", &context)
            guard let block else { throw base.noAlternative() }
            try base.end()
            self = .imageRepresentation2DBlock(block)
        } else if let elements = try reader.extensionBlock(1, &context) {
            self = .extensionBlock(elements)
        } else {
            throw reader.noAlternative()
        }
    }

    func write(to writer: inout ExtensibleWriter) {
        switch self {
        case .imageRepresentation2DBlock(let block): writer.sequence(0) { $0.block(0, block) }
        case .extensionBlock(let elements): writer.extensionBlock(1, elements)
        }
    }
}

extension FaceImageDataBlock.CaptureDeviceBlock: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        modelIdBlock = try reader.block(0, "modelIdBlock", &context)
        certificationIdBlocks = try reader.blocks(1, "certificationIdBlocks", &context)
        extensionElements = try reader.extensions(after: 1, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.block(0, modelIdBlock)
        writer.blocks(1, certificationIdBlocks)
        writer.extensions(extensionElements)
    }
}
