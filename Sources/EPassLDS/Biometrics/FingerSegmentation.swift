// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// Where in an image single fingers are, as an algorithm found them (ISO/IEC 39794-4: `SegmentationBlock`).
public struct FingerSegmentation: Sendable, Hashable {
    /// One finger in the image (ISO/IEC 39794-4: `SegmentBlock`).
    public struct Segment: Sendable, Hashable {
        /// Which finger.
        public var position: ExtensibleCode<FingerImageRepresentation.Position>
        /// The corners of what encloses it, at least two.
        public var enclosingCoordinatesBlock: [CoordinateCartesian2DUnsignedShortBlock]
        /// How it is turned, 0 to 255.
        public var orientation: Int?
        /// Scores of its quality.
        public var qualityBlocks: [QualityBlock]?
        /// How sure the algorithm is.
        public var confidence: ScoreOrError?
        /// Elements of later editions.
        public var extensionElements: [ExtensionElement] = []

        /// A finger inside these corners.
        public init(
            position: FingerImageRepresentation.Position,
            enclosingCoordinatesBlock: [CoordinateCartesian2DUnsignedShortBlock]
        ) {
            self.position = ExtensibleCode(position)
            self.enclosingCoordinatesBlock = enclosingCoordinatesBlock
        }
    }

    /// The algorithm that looked for the fingers, by its registered numbers.
    public var algorithmIdBlock: RegistryIdBlock
    /// One block for each finger that it found.
    public var segmentBlocks: [Segment]
    /// Elements of later editions.
    public var extensionElements: [ExtensionElement] = []

    /// What that algorithm found.
    public init(algorithmIdBlock: RegistryIdBlock, segmentBlocks: [Segment]) {
        self.algorithmIdBlock = algorithmIdBlock
        self.segmentBlocks = segmentBlocks
    }
}

extension FingerSegmentation: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        algorithmIdBlock = try reader.required(reader.block(0, "algorithmIdBlock", &context), "algorithmIdBlock")
        segmentBlocks = try reader.required(reader.blocks(1, "segmentBlocks", &context), "segmentBlocks")
        extensionElements = try reader.extensions(after: 1, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.block(0, algorithmIdBlock)
        writer.blocks(1, segmentBlocks)
        writer.extensions(extensionElements)
    }
}

extension FingerSegmentation.Segment: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        position = try reader.required(reader.code(0, "position", &context), "position")
        let offset = reader.offset
        enclosingCoordinatesBlock = try reader.required(
            reader.blocks(1, "enclosingCoordinatesBlock", &context), "enclosingCoordinatesBlock")
        guard enclosingCoordinatesBlock.count >= 2 else {
            throw reader.error(.invalidValue, "enclosingCoordinatesBlock", at: offset, .biometricOutlineCorners)
        }
        orientation = try reader.integer(2, "orientation", in: 0...255, &context)
        qualityBlocks = try reader.blocks(3, "qualityBlocks", &context)
        confidence = try reader.block(4, "confidence", &context)
        extensionElements = try reader.extensions(after: 4, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.block(0, position)
        writer.blocks(1, enclosingCoordinatesBlock)
        writer.integer(2, orientation)
        writer.blocks(3, qualityBlocks)
        writer.block(4, confidence)
        writer.extensions(extensionElements)
    }
}

/// A finger that is missing or could not be captured well (ISO/IEC 39794-4: `AnnotationBlock`).
public struct FingerAnnotation: Sendable, Hashable {
    /// The codes of why.
    public enum Reason: Int, ExtensibleCodeValue {
        case unknown = 0
        /// Another reason.
        case other = 1
        case amputated = 2
        /// It gives no print.
        case unableToPrint = 3
        case bandaged = 4
        /// The person cannot present it.
        case physicallyChallenged = 5
        case diseased = 6
    }

    /// Which finger.
    public var position: ExtensibleCode<FingerImageRepresentation.Position>
    /// Why it is missing.
    public var reason: ExtensibleCode<Reason>
    /// Elements of later editions.
    public var extensionElements: [ExtensionElement] = []

    /// A finger and why it is missing.
    public init(position: FingerImageRepresentation.Position, reason: Reason) {
        self.position = ExtensibleCode(position)
        self.reason = ExtensibleCode(reason)
    }
}

extension FingerAnnotation: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        position = try reader.required(reader.code(0, "position", &context), "position")
        reason = try reader.required(reader.code(1, "reason", &context), "reason")
        extensionElements = try reader.extensions(after: 1, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.block(0, position)
        writer.block(1, reason)
        writer.extensions(extensionElements)
    }
}
