// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// One image of a finger, palm or other part of hand or foot with what is said of it (ISO/IEC 39794-4:
/// `RepresentationBlock`).
public struct FingerImageRepresentation: Sendable, Hashable {
    /// Which finger, palm or other part it is.
    public var position: ExtensibleCode<Position>
    /// How it was captured.
    public var impression: ExtensibleCode<Impression>
    /// How the image is coded, as it is stated.
    public var imageDataFormat: ExtensibleCode<ImageDataFormat>
    /// The image, whole and unchanged. Shares the storage of the file.
    public var imageData: ArraySlice<UInt8>
    /// When it was captured.
    public var captureDateTimeBlock: DateTimeBlock?
    /// With what it was captured.
    public var captureDeviceBlock: FingerCaptureDevice?
    /// Scores of its quality.
    public var qualityBlocks: [QualityBlock]?
    /// How close the points are.
    public var spatialSamplingRateBlock: SpatialSamplingRate?
    /// Whether the capture system found out the position by itself.
    public var positionComputedByCaptureSystem: Bool?
    /// By how many degrees the finger was turned at first, 0 to 359.
    public var originalRotation: Int?
    /// Whether the image was turned upright.
    public var imageRotatedToVertical: Bool?
    /// Whether the image was ever compressed with loss.
    public var imageHasBeenLossilyCompressed: Bool?
    /// Where in the image single fingers are.
    public var segmentationBlocks: [FingerSegmentation]?
    /// Which fingers are missing, and why.
    public var annotationBlocks: [FingerAnnotation]?
    /// What is known of presentation attacks.
    public var padDataBlock: PADDataBlock?
    /// Comments: the octets of a VisibleString each; `comments` are their texts.
    public var commentBlocks: [ArraySlice<UInt8>]?
    /// Data of vendors, by registered types.
    public var vendorSpecificDataBlocks: [ExtendedDataBlock]?
    /// Elements of later editions.
    public var extensionElements: [ExtensionElement] = []

    /// An image of which nothing but this is said.
    public init(
        position: Position, impression: Impression = .plainContact, imageDataFormat: ImageDataFormat,
        imageData: ArraySlice<UInt8>
    ) {
        self.position = ExtensibleCode(position)
        self.impression = ExtensibleCode(impression)
        self.imageDataFormat = ExtensibleCode(imageDataFormat)
        self.imageData = imageData
    }

    /// The comments as texts; octets that are no ASCII are shown as the replacement character.
    public var comments: [String] { (commentBlocks ?? []).map { String(decoding: $0, as: UTF8.self) } }

    /// The image with its position. The format is what its first octets show; a portable map gives its samples, and
    /// alone its size.
    public var image: BiometricImage {
        BiometricImage(subject: BiometricImage.Subject(position.value?.position ?? .unknown), data: imageData)
    }
}

extension FingerImageRepresentation: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        position = try reader.required(reader.code(0, "position", &context), "position")
        impression = try reader.required(reader.code(1, "impression", &context), "impression")
        imageDataFormat = try reader.required(reader.code(2, "imageDataFormat", &context), "imageDataFormat")
        imageData = try reader.required(reader.octets(3, "imageData", &context), "imageData")
        captureDateTimeBlock = try reader.block(4, "captureDateTimeBlock", &context)
        captureDeviceBlock = try reader.block(5, "captureDeviceBlock", &context)
        qualityBlocks = try reader.blocks(6, "qualityBlocks", &context)
        spatialSamplingRateBlock = try reader.block(7, "spatialSamplingRateBlock", &context)
        positionComputedByCaptureSystem = try reader.boolean(8, "positionComputedByCaptureSystem", &context)
        originalRotation = try reader.integer(9, "originalRotation", in: 0...359, &context)
        imageRotatedToVertical = try reader.boolean(10, "imageRotatedToVertical", &context)
        imageHasBeenLossilyCompressed = try reader.boolean(11, "imageHasBeenLossilyCompressed", &context)
        segmentationBlocks = try reader.blocks(12, "segmentationBlocks", &context)
        annotationBlocks = try reader.blocks(13, "annotationBlocks", &context)
        padDataBlock = try reader.block(14, "pADDataBlock", &context)
        commentBlocks = try reader.octetStrings(15, "commentBlocks", tag: 0x1A, &context)
        vendorSpecificDataBlocks = try reader.blocks(16, "vendorSpecificDataBlocks", &context)
        extensionElements = try reader.extensions(after: 16, &context)
        let image = RecordImageReader(path: reader.path("imageData"))
        switch imageDataFormat.value {
        case .wsq: try image.compressed(imageData, as: .wsq, &context)
        case .jpeg2000Lossy, .jpeg2000Lossless: try image.compressed(imageData, as: .jpeg2000, &context)
        case .png: try image.compressed(imageData, as: .png, &context)
        // A portable map that is none is kept as it stands.
        case .pgm, nil: break
        }
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.block(0, position)
        writer.block(1, impression)
        writer.block(2, imageDataFormat)
        writer.octets(3, imageData)
        writer.block(4, captureDateTimeBlock)
        writer.block(5, captureDeviceBlock)
        writer.blocks(6, qualityBlocks)
        writer.block(7, spatialSamplingRateBlock)
        writer.boolean(8, positionComputedByCaptureSystem)
        writer.integer(9, originalRotation)
        writer.boolean(10, imageRotatedToVertical)
        writer.boolean(11, imageHasBeenLossilyCompressed)
        writer.blocks(12, segmentationBlocks)
        writer.blocks(13, annotationBlocks)
        writer.block(14, padDataBlock)
        writer.octetStrings(15, commentBlocks, tag: 0x1A)
        writer.blocks(16, vendorSpecificDataBlocks)
        writer.extensions(extensionElements)
    }
}
