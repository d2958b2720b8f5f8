// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// One image of an eye with what is said of it (ISO/IEC 39794-6: `RepresentationBlock`).
package struct IrisImageRepresentation: Sendable, Hashable {
    /// Right, left, or not known.
    package var eyeLabelCode: EyeLabel
    /// How the image was cut.
    package var irisImageKind: ExtensibleCode<ImageKind>
    /// The bits of a point, 8 to 24.
    package var bitDepth: Int
    /// How the image is coded, as it is stated.
    package var imageDataFormat: ExtensibleCode<ImageDataFormat>
    /// Whether the image is flipped from left to right.
    package var horizontalOrientationCode: HorizontalOrientation
    /// Whether the image is flipped from top to bottom.
    package var verticalOrientationCode: VerticalOrientation
    /// Whether the image was ever compressed with loss.
    package var compressionHistoryCode: CompressionHistory
    /// When it was captured.
    package var captureDateTimeBlock: DateTimeBlock
    /// The image, whole and unchanged. Shares the storage of the file.
    package var irisImageData: ArraySlice<UInt8>
    /// How far the eye was from the camera.
    package var range: RangeOrError?
    /// With what it was captured.
    package var captureDeviceBlock: IrisCaptureDevice?
    /// Scores of its quality.
    package var qualityBlocks: [QualityBlock]?
    /// How the eye is turned.
    package var rollAngleBlock: RollAngle?
    /// Where in the image the iris is.
    package var localisationBlock: Localisation?
    /// What is known of presentation attacks.
    package var padDataBlock: PADDataBlock?
    /// Elements of later editions.
    package var extensionElements: [ExtensionElement] = []

    /// An image of which nothing but this is said.
    package init(
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
    package var image: BiometricImage {
        let eye: BiometricImage.Eye =
            switch eyeLabelCode {
            case .unknown: .undefined
            case .rightIris: .right
            case .leftIris: .left
            }
        return BiometricImage(subject: .iris(eye), data: irisImageData)
    }
}

extension IrisImageRepresentation: FieldBlock {
    init() {
        self.init(eye: .unknown, imageDataFormat: .pgm, captureDate: DateTimeBlock(), irisImageData: [])
    }

    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        self.init()
        try fields(&reader, &context)
        let format: ImageFormat? =
            switch imageDataFormat.value {
            case .png: .png
            case .jpeg2000Lossless, .jpeg2000Lossy: .jpeg2000
            // A portable map that is none is kept as it stands.
            case .pgm, .ppm, nil: nil
            }
        try RecordImageReader(path: reader.path("irisImageData")).check(irisImageData, as: format, &context)
    }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.enumerated(0, "eyeLabelCode", &eyeLabelCode, &context)
        try coder.block(1, "irisImageKind", &irisImageKind, &context)
        try coder.integer(2, "bitDepth", in: 8...24, &bitDepth, &context)
        try coder.block(3, "imageDataFormat", &imageDataFormat, &context)
        try coder.enumerated(4, "horizontalOrientationCode", &horizontalOrientationCode, &context)
        try coder.enumerated(5, "verticalOrientationCode", &verticalOrientationCode, &context)
        try coder.enumerated(6, "compressionHistoryCode", &compressionHistoryCode, &context)
        try coder.block(7, "captureDateTimeBlock", &captureDateTimeBlock, &context)
        try coder.octets(8, "irisImageData", &irisImageData, &context)
        try coder.block(9, "range", &range, &context)
        try coder.block(10, "captureDeviceBlock", &captureDeviceBlock, &context)
        try coder.blocks(11, "qualityBlocks", &qualityBlocks, &context)
        try coder.block(12, "rollAngleBlock", &rollAngleBlock, &context)
        try coder.block(13, "localisationBlock", &localisationBlock, &context)
        try coder.block(14, "pADDataBlock", &padDataBlock, &context)
        try coder.extensions(after: 14, &extensionElements, &context)
    }
}
