// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// One image of an eye with what is said of it (ISO/IEC 39794-6: `RepresentationBlock`).
public struct IrisImageRepresentation: Sendable, Hashable {
    /// Right, left, or not known.
    public var eyeLabelCode: EyeLabel
    /// How the image was cut.
    public var irisImageKind: ExtensibleCode<ImageKind>
    /// The bits of a point, 8 to 24.
    public var bitDepth: Int
    /// How the image is coded, as it is stated.
    public var imageDataFormat: ExtensibleCode<ImageDataFormat>
    /// Whether the image is flipped from left to right.
    public var horizontalOrientationCode: HorizontalOrientation
    /// Whether the image is flipped from top to bottom.
    public var verticalOrientationCode: VerticalOrientation
    /// Whether the image was ever compressed with loss.
    public var compressionHistoryCode: CompressionHistory
    /// When it was captured.
    public var captureDateTimeBlock: DateTimeBlock
    /// The image, whole and unchanged. Shares the storage of the file.
    public var irisImageData: ArraySlice<UInt8>
    /// How far the eye was from the camera.
    public var range: RangeOrError?
    /// With what it was captured.
    public var captureDeviceBlock: IrisCaptureDevice?
    /// Scores of its quality.
    public var qualityBlocks: [QualityBlock]?
    /// How the eye is turned.
    public var rollAngleBlock: RollAngle?
    /// Where in the image the iris is.
    public var localisationBlock: Localisation?
    /// What is known of presentation attacks.
    public var padDataBlock: PADDataBlock?
    /// Elements of later editions.
    public var extensionElements: [ExtensionElement] = []

    /// An image of which nothing but this is said.
    public init(
        eye: EyeLabel, kind: ImageKind = .uncropped, bitDepth: Int = 8, imageDataFormat: ImageDataFormat,
        captureDate: DateTimeBlock, irisImageData: ArraySlice<UInt8>
    ) {
        eyeLabelCode = eye
        irisImageKind = ExtensibleCode(kind)
        self.bitDepth = bitDepth
        self.imageDataFormat = ExtensibleCode(imageDataFormat)
        horizontalOrientationCode = .undefined
        verticalOrientationCode = .undefined
        compressionHistoryCode = .undefined
        captureDateTimeBlock = captureDate
        self.irisImageData = irisImageData
    }

    /// The image with its eye. The format is what its first octets show; a portable map gives its samples, and alone
    /// its size.
    public var image: BiometricImage {
        let eye: BiometricImage.Eye =
            switch eyeLabelCode {
            case .unknown: .undefined
            case .rightIris: .right
            case .leftIris: .left
            }
        return BiometricImage(subject: .iris(eye), data: irisImageData)
    }
}

extension IrisImageRepresentation: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        eyeLabelCode = try reader.required(reader.enumerated(0, "eyeLabelCode", &context), "eyeLabelCode")
        irisImageKind = try reader.required(reader.code(1, "irisImageKind", &context), "irisImageKind")
        bitDepth = try reader.required(reader.integer(2, "bitDepth", in: 8...24, &context), "bitDepth")
        imageDataFormat = try reader.required(reader.code(3, "imageDataFormat", &context), "imageDataFormat")
        horizontalOrientationCode = try reader.required(
            reader.enumerated(4, "horizontalOrientationCode", &context), "horizontalOrientationCode")
        verticalOrientationCode = try reader.required(
            reader.enumerated(5, "verticalOrientationCode", &context), "verticalOrientationCode")
        compressionHistoryCode = try reader.required(
            reader.enumerated(6, "compressionHistoryCode", &context), "compressionHistoryCode")
        captureDateTimeBlock = try reader.required(
            reader.block(7, "captureDateTimeBlock", &context), "captureDateTimeBlock")
        irisImageData = try reader.required(reader.octets(8, "irisImageData", &context), "irisImageData")
        range = try reader.block(9, "range", &context)
        captureDeviceBlock = try reader.block(10, "captureDeviceBlock", &context)
        qualityBlocks = try reader.blocks(11, "qualityBlocks", &context)
        rollAngleBlock = try reader.block(12, "rollAngleBlock", &context)
        localisationBlock = try reader.block(13, "localisationBlock", &context)
        padDataBlock = try reader.block(14, "pADDataBlock", &context)
        extensionElements = try reader.extensions(after: 14, &context)
        let image = RecordImageReader(path: reader.path("irisImageData"))
        switch imageDataFormat.value {
        case .png: try image.compressed(irisImageData, as: .png, &context)
        case .jpeg2000Lossless, .jpeg2000Lossy: try image.compressed(irisImageData, as: .jpeg2000, &context)
        // A portable map that is none is kept as it stands.
        case .pgm, .ppm, nil: break
        }
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.integer(0, eyeLabelCode.rawValue)
        writer.block(1, irisImageKind)
        writer.integer(2, bitDepth)
        writer.block(3, imageDataFormat)
        writer.integer(4, horizontalOrientationCode.rawValue)
        writer.integer(5, verticalOrientationCode.rawValue)
        writer.integer(6, compressionHistoryCode.rawValue)
        writer.block(7, captureDateTimeBlock)
        writer.octets(8, irisImageData)
        writer.block(9, range)
        writer.block(10, captureDeviceBlock)
        writer.blocks(11, qualityBlocks)
        writer.block(12, rollAngleBlock)
        writer.block(13, localisationBlock)
        writer.block(14, padDataBlock)
        writer.extensions(extensionElements)
    }
}
