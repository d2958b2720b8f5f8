// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// Where in an image single fingers are, as an algorithm found them (ISO/IEC 39794-4: `SegmentationBlock`).
package struct FingerSegmentation: Sendable, Hashable {
    /// One finger in the image (ISO/IEC 39794-4: `SegmentBlock`).
    package struct Segment: Sendable, Hashable {
        /// Which finger.
        package var position: ExtensibleCode<FingerImageRepresentation.Position>
        /// The corners of what encloses it, at least two.
        package var enclosingCoordinatesBlock: [CoordinateCartesian2DUnsignedShortBlock]
        /// How it is turned, 0 to 255.
        package var orientation: Int?
        /// Scores of its quality.
        package var qualityBlocks: [QualityBlock]?
        /// How sure the algorithm is.
        package var confidence: ScoreOrError?
        /// Elements of later editions.
        package var extensionElements: [ExtensionElement] = []

        /// A finger inside these corners.
        package init(
            position: FingerImageRepresentation.Position,
            enclosingCoordinatesBlock: [CoordinateCartesian2DUnsignedShortBlock]
        ) {
            self.position = ExtensibleCode(position)
            self.enclosingCoordinatesBlock = enclosingCoordinatesBlock
        }
    }

    /// The algorithm that looked for the fingers, by its registered numbers.
    package var algorithmIdBlock: RegistryIdBlock
    /// One block for each finger that it found.
    package var segmentBlocks: [Segment]
    /// Elements of later editions.
    package var extensionElements: [ExtensionElement] = []

    /// What that algorithm found.
    package init(algorithmIdBlock: RegistryIdBlock, segmentBlocks: [Segment]) {
        self.algorithmIdBlock = algorithmIdBlock
        self.segmentBlocks = segmentBlocks
    }
}

extension FingerSegmentation: FieldBlock {
    init() { self.init(algorithmIdBlock: RegistryIdBlock(), segmentBlocks: []) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.block(0, "algorithmIdBlock", &algorithmIdBlock, &context)
        try coder.blocks(1, "segmentBlocks", &segmentBlocks, &context)
        try coder.extensions(after: 1, &extensionElements, &context)
    }
}

extension FingerSegmentation.Segment: FieldBlock {
    init() { self.init(position: .unknown, enclosingCoordinatesBlock: []) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.block(0, "position", &position, &context)
        let offset = coder.offset
        try coder.blocks(1, "enclosingCoordinatesBlock", &enclosingCoordinatesBlock, &context)
        try coder.demand(
            enclosingCoordinatesBlock.count >= 2, .invalidValue, "enclosingCoordinatesBlock", at: offset,
            .biometricOutlineCorners)
        try coder.integer(2, "orientation", in: 0...255, &orientation, &context)
        try coder.blocks(3, "qualityBlocks", &qualityBlocks, &context)
        try coder.block(4, "confidence", &confidence, &context)
        try coder.extensions(after: 4, &extensionElements, &context)
    }
}

/// A finger that is missing or could not be captured well (ISO/IEC 39794-4: `AnnotationBlock`).
package struct FingerAnnotation: Sendable, Hashable {
    /// The codes of why.
    package enum Reason: Int, ExtensibleCodeValue {
        case unknown, other, amputated, unableToPrint, bandaged, physicallyChallenged, diseased
    }

    /// Which finger.
    package var position: ExtensibleCode<FingerImageRepresentation.Position>
    /// Why it is missing.
    package var reason: ExtensibleCode<Reason>
    /// Elements of later editions.
    package var extensionElements: [ExtensionElement] = []

    /// A finger and why it is missing.
    package init(position: FingerImageRepresentation.Position, reason: Reason) {
        self.position = ExtensibleCode(position)
        self.reason = ExtensibleCode(reason)
    }
}

extension FingerAnnotation: FieldBlock {
    init() { self.init(position: .unknown, reason: .unknown) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.block(0, "position", &position, &context)
        try coder.block(1, "reason", &reason, &context)
        try coder.extensions(after: 1, &extensionElements, &context)
    }
}
