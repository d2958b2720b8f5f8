// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

extension FaceImageDataBlock {
    /// A two-dimensional image with what is said of it.
    public struct ImageRepresentation2DBlock: Sendable, Hashable {
        /// The octets as they stand, the image first. They share the storage of the file.
        public let representationData2D: ArraySlice<UInt8>
        /// The coding that the first octets of the image show.
        public let format: ImageFormat
        /// What is said of the image.
        public var imageInformation2DBlock: ImageInformation2DBlock
        /// How it was captured.
        public var captureDevice2DBlock: CaptureDevice2DBlock?
        /// Elements of later editions.
        public var extensionElements: [ExtensionElement] = []

        /// An image with what is said of it.
        public init(representationData2D: ArraySlice<UInt8>, imageInformation2DBlock: ImageInformation2DBlock) {
            self.representationData2D = representationData2D
            format = ImageFormat(signatureOf: representationData2D)
            self.imageInformation2DBlock = imageInformation2DBlock
        }

        /// The image without zero octets behind its end (F-34).
        public var image: ArraySlice<UInt8> { ImageFormat.withoutPadding(representationData2D) }
    }

    /// What is said of an image.
    public struct ImageInformation2DBlock: Sendable, Hashable {
        /// The coding as it is stated; `ImageRepresentation2DBlock.format` is what the image shows.
        public var imageDataFormat: ExtensibleCode<ImageDataFormat>
        /// The kind of portrait.
        public var faceImageKind2D: ExtensibleCode<FaceImageKind2D>?
        /// What was done to the image after it was captured.
        public var postAcquisitionProcessingBlock: PostAcquisitionProcessingBlock?
        /// How often it was compressed with loss.
        public var lossyTransformationAttempts: ExtensibleCode<LossyTransformationAttempts>?
        /// The distance from camera to person in millimetres, 0 to 50,000.
        public var cameraToSubjectDistance: Int?
        /// The diagonal of the sensor, 0 to 2,000 in the unit of the standard.
        public var sensorDiagonal: Int?
        /// The focal length, 0 to 2,000 in the unit of the standard.
        public var lensFocalLength: Int?
        /// The size in pixels as it is stated, which nothing compares with the image.
        public var imageSizeBlock: ImageSizeBlock?
        /// Distances in the face, in pixels.
        public var imageFaceMeasurementsBlock: ImageFaceMeasurementsBlock?
        /// A code; what the octets of the image say of colours is not looked at.
        public var imageColourSpace: ExtensibleCode<ImageColourSpace>?
        /// Reference colours in the image.
        public var referenceColourMappingBlock: ReferenceColourMappingBlock?
        /// Elements of later editions.
        public var extensionElements: [ExtensionElement] = []

        /// An image of this coding of which nothing else is said.
        public init(imageDataFormat: ExtensibleCode<ImageDataFormat>) { self.imageDataFormat = imageDataFormat }
    }

    /// The size of an image in pixels (ISO/IEC 39794-5: `ImageSizeBlock`).
    public struct ImageSizeBlock: Sendable, Hashable {
        /// Pixels from left to right, 0 to 65,535.
        public var width: Int
        /// Pixels from top to bottom, 0 to 65,535.
        public var height: Int

        /// Not checked here; a decoder refuses what is out of range.
        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// Distances in the face in pixels, each zero or more; nil where it is not stated (ISO/IEC 39794-5:
    /// `ImageFaceMeasurementsBlock`).
    public struct ImageFaceMeasurementsBlock: Sendable, Hashable {
        /// From one side of the head to the other, in pixels.
        public var imageHeadWidth: Int?
        /// From one eye to the other, in pixels.
        public var imageInterEyeDistance: Int?
        /// From the eyes to the mouth, in pixels.
        public var imageEyeToMouthDistance: Int?
        /// Along the height of the head, in pixels.
        public var imageHeadLength: Int?
        /// Elements of later editions.
        public var extensionElements: [ExtensionElement] = []

        /// A block in which nothing is stated.
        public init() {}
    }
}

extension FaceImageDataBlock.ImageRepresentation2DBlock: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        let start = reader.offset
        representationData2D = try reader.required(
            reader.octets(0, "representationData2D", &context), "representationData2D")
        format = ImageFormat(signatureOf: representationData2D)
        imageInformation2DBlock = try reader.required(
            reader.block(1, "imageInformation2DBlock", &context), "imageInformation2DBlock")
        captureDevice2DBlock = try reader.block(2, "captureDevice2DBlock", &context)
        extensionElements = try reader.extensions(after: 2, &context)
        try note(start: start, reader, &context)
    }

    /// Names what is not right about the octets of the image (F-34, F-35).
    private func note(
        start: Int, _ reader: ExtensibleReader, _ context: inout DecodingContext
    ) throws(LDSError) {
        let path = reader.path("representationData2D")
        let end = image.endIndex
        if end < representationData2D.endIndex {
            try context.note(
                .paddingAfterImage, path: path, at: end,
                .biometricOctetsAfterImage(count: representationData2D.endIndex - end))
        }
        switch (format, imageInformation2DBlock.imageDataFormat.value) {
        case (.unknown, _):
            try context.note(.unknownImageFormat, path: path, at: start, .biometricUnknownSignature)
        case (.jpeg, .jpeg), (.jpeg2000, .jpeg2000Lossy), (.jpeg2000, .jpeg2000Lossless),
            (.jpeg2000Codestream, .jpeg2000Lossy), (.jpeg2000Codestream, .jpeg2000Lossless):
            break
        default:
            try context.note(
                .imageFormatMismatch, path: path, at: start, .biometricOtherFormat(format: format.rawValue))
        }
        if format == .jpeg2000Codestream {
            try context.note(.bareCodestream, path: path, at: start, .biometricBareCodestream)
        }
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.octets(0, representationData2D)
        writer.block(1, imageInformation2DBlock)
        writer.block(2, captureDevice2DBlock)
        writer.extensions(extensionElements)
    }
}

extension FaceImageDataBlock.ImageInformation2DBlock: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        imageDataFormat = try reader.required(reader.code(0, "imageDataFormat", &context), "imageDataFormat")
        faceImageKind2D = try reader.code(1, "faceImageKind2D", &context)
        postAcquisitionProcessingBlock = try reader.block(2, "postAcquisitionProcessingBlock", &context)
        lossyTransformationAttempts = try reader.code(3, "lossyTransformationAttempts", &context)
        cameraToSubjectDistance = try reader.integer(4, "cameraToSubjectDistance", in: 0...50_000, &context)
        sensorDiagonal = try reader.integer(5, "sensorDiagonal", in: 0...2000, &context)
        lensFocalLength = try reader.integer(6, "lensFocalLength", in: 0...2000, &context)
        imageSizeBlock = try reader.block(7, "imageSizeBlock", &context)
        imageFaceMeasurementsBlock = try reader.block(8, "imageFaceMeasurementsBlock", &context)
        imageColourSpace = try reader.code(9, "imageColourSpace", &context)
        referenceColourMappingBlock = try reader.block(10, "referenceColourMappingBlock", &context)
        extensionElements = try reader.extensions(after: 10, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.block(0, imageDataFormat)
        writer.block(1, faceImageKind2D)
        writer.block(2, postAcquisitionProcessingBlock)
        writer.block(3, lossyTransformationAttempts)
        writer.integer(4, cameraToSubjectDistance)
        writer.integer(5, sensorDiagonal)
        writer.integer(6, lensFocalLength)
        writer.block(7, imageSizeBlock)
        writer.block(8, imageFaceMeasurementsBlock)
        writer.block(9, imageColourSpace)
        writer.block(10, referenceColourMappingBlock)
        writer.extensions(extensionElements)
    }
}

extension FaceImageDataBlock.ImageSizeBlock: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        width = try reader.required(reader.integer(0, "width", in: 0...0xFFFF, &context), "width")
        height = try reader.required(reader.integer(1, "height", in: 0...0xFFFF, &context), "height")
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.integer(0, width)
        writer.integer(1, height)
    }
}

extension FaceImageDataBlock.ImageFaceMeasurementsBlock: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        imageHeadWidth = try reader.integer(0, "imageHeadWidth", &context)
        imageInterEyeDistance = try reader.integer(1, "imageInterEyeDistance", &context)
        imageEyeToMouthDistance = try reader.integer(2, "imageEyeToMouthDistance", &context)
        imageHeadLength = try reader.integer(3, "imageHeadLength", &context)
        extensionElements = try reader.extensions(after: 3, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.integer(0, imageHeadWidth)
        writer.integer(1, imageInterEyeDistance)
        writer.integer(2, imageEyeToMouthDistance)
        writer.integer(3, imageHeadLength)
        writer.extensions(extensionElements)
    }
}
