// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension FaceImageDataBlock {
    /// One representation of a face: an image and what is said of it.
    package struct RepresentationBlock: Sendable, Hashable {
        /// The number by which other representations refer to this one.
        package var representationId: Int
        /// The image and what is said of it, or what a later edition has instead.
        package var imageRepresentation: ImageRepresentation
        /// When it was captured.
        package var captureDateTimeBlock: DateTimeBlock?
        /// One block for each algorithm that gave a score.
        package var qualityBlocks: [QualityBlock]?
        /// What is known of presentation attacks.
        package var padDataBlock: PADDataBlock?
        /// The number of the capture session.
        package var sessionId: Int?
        /// The number of the representation from which this one was made.
        package var derivedFrom: Int?
        /// Model and certificates of the camera; how it works stands with the image.
        package var captureDeviceBlock: CaptureDeviceBlock?
        /// What is said of the person.
        package var identityMetadataBlock: IdentityMetadataBlock?
        /// Points of the face.
        package var landmarkBlocks: [LandmarkBlock]?
        /// Elements of later editions.
        package var extensionElements: [ExtensionElement] = []

        /// A representation of this image of which nothing else is said.
        package init(representationId: Int = 0, imageRepresentation: ImageRepresentation) {
            self.representationId = representationId
            self.imageRepresentation = imageRepresentation
        }

        /// The image with its stated size; nil where a later edition defines the representation.
        package var image: BiometricImage? {
            guard case .imageRepresentation2DBlock(let block) = imageRepresentation else { return nil }
            let size = block.imageInformation2DBlock.imageSizeBlock
            return BiometricImage(
                subject: .face, format: block.format, octets: block.image,
                width: size.flatMap { $0.width == 0 ? nil : $0.width },
                height: size.flatMap { $0.height == 0 ? nil : $0.height })
        }
    }

    /// How a face is represented.
    package enum ImageRepresentation: Sendable, Hashable {
        /// A two-dimensional image.
        case imageRepresentation2DBlock(ImageRepresentation2DBlock)
        /// A kind of representation that a later edition defines.
        case extensionBlock([ExtensionElement])
    }

    /// With what a face was captured (ISO/IEC 39794-5: `CaptureDeviceBlock`).
    package struct CaptureDeviceBlock: Sendable, Hashable {
        /// Maker and model by their registered numbers; nil where they are not stated.
        package var modelIdBlock: RegistryIdBlock?
        /// The schemes under which it is certified.
        package var certificationIdBlocks: [RegistryIdBlock]?
        /// Elements of later editions.
        package var extensionElements: [ExtensionElement] = []

        /// A device of which nothing is stated.
        package init() {}
    }
}

extension FaceImageDataBlock.RepresentationBlock: FieldBlock {
    init() { self.init(imageRepresentation: .extensionBlock([])) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.integer(0, "representationId", &representationId, &context)
        try coder.block(1, "imageRepresentation", &imageRepresentation, &context)
        try coder.block(2, "captureDateTimeBlock", &captureDateTimeBlock, &context)
        try coder.blocks(3, "qualityBlocks", &qualityBlocks, &context)
        try coder.block(4, "padDataBlock", &padDataBlock, &context)
        try coder.integer(5, "sessionId", &sessionId, &context)
        try coder.integer(6, "derivedFrom", &derivedFrom, &context)
        try coder.block(7, "captureDeviceBlock", &captureDeviceBlock, &context)
        try coder.block(8, "identityMetadataBlock", &identityMetadataBlock, &context)
        try coder.blocks(9, "landmarkBlocks", &landmarkBlocks, &context)
        try coder.extensions(after: 9, &extensionElements, &context)
    }
}

extension FaceImageDataBlock.ImageRepresentation: ExtensibleChoice {
    /// The base standard has a three-dimensional alternative, the profile for eMRTDs this one alone.
    static func alternative(
        _ base: inout ExtensibleReader, _ context: inout DecodingContext
    ) throws(LDSError) -> Self? {
        try base.alternative(0, "imageRepresentation2DBlock", Self.imageRepresentation2DBlock, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        switch self {
        case .imageRepresentation2DBlock(let block): writer.sequence(0) { $0.block(0, block) }
        case .extensionBlock(let elements): writer.extensionBlock(1, elements)
        }
    }
}

extension FaceImageDataBlock.CaptureDeviceBlock: FieldBlock {
    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.block(0, "modelIdBlock", &modelIdBlock, &context)
        try coder.blocks(1, "certificationIdBlocks", &certificationIdBlocks, &context)
        try coder.extensions(after: 1, &extensionElements, &context)
    }
}
