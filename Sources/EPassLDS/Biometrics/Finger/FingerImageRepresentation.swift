// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// One image of a finger, palm or other part of hand or foot with what is said of it (ISO/IEC 39794-4:
/// `RepresentationBlock`).
package struct FingerImageRepresentation: Sendable, Hashable {
    /// Which finger, palm or other part it is.
    package var position: ExtensibleCode<Position>
    /// How it was captured.
    package var impression: ExtensibleCode<Impression>
    /// How the image is coded, as it is stated.
    package var imageDataFormat: ExtensibleCode<ImageDataFormat>
    /// The image, whole and unchanged. Shares the storage of the file.
    package var imageData: ArraySlice<UInt8>
    /// When it was captured.
    package var captureDateTimeBlock: DateTimeBlock?
    /// With what it was captured.
    package var captureDeviceBlock: FingerCaptureDevice?
    /// Scores of its quality.
    package var qualityBlocks: [QualityBlock]?
    /// How close the points are.
    package var spatialSamplingRateBlock: SpatialSamplingRate?
    /// Whether the capture system found out the position by itself.
    package var positionComputedByCaptureSystem: Bool?
    /// By how many degrees the finger was turned at first, 0 to 359.
    package var originalRotation: Int?
    /// Whether the image was turned upright.
    package var imageRotatedToVertical: Bool?
    /// Whether the image was ever compressed with loss.
    package var imageHasBeenLossilyCompressed: Bool?
    /// Where in the image single fingers are.
    package var segmentationBlocks: [FingerSegmentation]?
    /// Which fingers are missing, and why.
    package var annotationBlocks: [FingerAnnotation]?
    /// What is known of presentation attacks.
    package var padDataBlock: PADDataBlock?
    /// Comments: the octets of a VisibleString each; `comments` are their texts.
    package var commentBlocks: [ArraySlice<UInt8>]?
    /// Data of vendors, by registered types.
    package var vendorSpecificDataBlocks: [ExtendedDataBlock]?
    /// Elements of later editions.
    package var extensionElements: [ExtensionElement] = []

    /// An image of which nothing but this is said.
    package init(
        position: Position, impression: Impression = .plainContact, imageDataFormat: ImageDataFormat,
        imageData: ArraySlice<UInt8>
    ) {
        self.position = ExtensibleCode(position)
        self.impression = ExtensibleCode(impression)
        self.imageDataFormat = ExtensibleCode(imageDataFormat)
        self.imageData = imageData
    }

    /// The comments as texts; octets that are no ASCII are shown as the replacement character.
    package var comments: [String] { (commentBlocks ?? []).map { String(decoding: $0, as: UTF8.self) } }

    /// The image with its position. The format is what its first octets show; a portable map gives its samples, and
    /// alone its size.
    package var image: BiometricImage {
        BiometricImage(subject: BiometricImage.Subject(position.value?.position ?? .unknown), data: imageData)
    }
}

extension FingerImageRepresentation: FieldBlock {
    init() { self.init(position: .unknown, imageDataFormat: .pgm, imageData: []) }

    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        self.init()
        try fields(&reader, &context)
        let format: ImageFormat? =
            switch imageDataFormat.value {
            case .wsq: .wsq
            case .jpeg2000Lossy, .jpeg2000Lossless: .jpeg2000
            case .png: .png
            // A portable map that is none is kept as it stands.
            case .pgm, nil: nil
            }
        try RecordImageReader(path: reader.path("imageData")).check(imageData, as: format, &context)
    }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.block(0, "position", &position, &context)
        try coder.block(1, "impression", &impression, &context)
        try coder.block(2, "imageDataFormat", &imageDataFormat, &context)
        try coder.octets(3, "imageData", &imageData, &context)
        try coder.block(4, "captureDateTimeBlock", &captureDateTimeBlock, &context)
        try coder.block(5, "captureDeviceBlock", &captureDeviceBlock, &context)
        try coder.blocks(6, "qualityBlocks", &qualityBlocks, &context)
        try coder.block(7, "spatialSamplingRateBlock", &spatialSamplingRateBlock, &context)
        try coder.boolean(8, "positionComputedByCaptureSystem", &positionComputedByCaptureSystem, &context)
        try coder.integer(9, "originalRotation", in: 0...359, &originalRotation, &context)
        try coder.boolean(10, "imageRotatedToVertical", &imageRotatedToVertical, &context)
        try coder.boolean(11, "imageHasBeenLossilyCompressed", &imageHasBeenLossilyCompressed, &context)
        try coder.blocks(12, "segmentationBlocks", &segmentationBlocks, &context)
        try coder.blocks(13, "annotationBlocks", &annotationBlocks, &context)
        try coder.block(14, "pADDataBlock", &padDataBlock, &context)
        try coder.octetStrings(15, "commentBlocks", tag: 0x1A, &commentBlocks, &context)
        try coder.blocks(16, "vendorSpecificDataBlocks", &vendorSpecificDataBlocks, &context)
        try coder.extensions(after: 16, &extensionElements, &context)
    }
}
