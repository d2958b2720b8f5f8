// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension FaceImageDataBlock {
    /// A two-dimensional image with what is said of it.
    package struct ImageRepresentation2DBlock: Sendable, Hashable {
        /// The octets as they stand, the image first. They share the storage of the file.
        package private(set) var representationData2D: ArraySlice<UInt8>
        /// What is said of the image.
        package var imageInformation2DBlock: ImageInformation2DBlock
        /// How it was captured.
        package var captureDevice2DBlock: CaptureDevice2DBlock?
        /// Elements of later editions.
        package var extensionElements: [ExtensionElement] = []

        /// An image with what is said of it.
        package init(representationData2D: ArraySlice<UInt8>, imageInformation2DBlock: ImageInformation2DBlock) {
            self.representationData2D = representationData2D
            self.imageInformation2DBlock = imageInformation2DBlock
        }

        /// The coding that the first octets of the image show.
        package var format: ImageFormat { ImageFormat(signatureOf: representationData2D) }
        /// The image without zero octets behind its end (F-34).
        package var image: ArraySlice<UInt8> { ImageFormat.withoutPadding(representationData2D) }
    }

    /// What is said of an image.
    package struct ImageInformation2DBlock: Sendable, Hashable {
        /// The coding as it is stated; `ImageRepresentation2DBlock.format` is what the image shows.
        package var imageDataFormat: ExtensibleCode<ImageDataFormat>
        /// The kind of portrait.
        package var faceImageKind2D: ExtensibleCode<FaceImageKind2D>?
        /// What was done to the image after it was captured.
        package var postAcquisitionProcessingBlock: PostAcquisitionProcessingBlock?
        /// How often it was compressed with loss.
        package var lossyTransformationAttempts: ExtensibleCode<LossyTransformationAttempts>?
        /// The distance from camera to person in millimetres, 0 to 50,000.
        package var cameraToSubjectDistance: Int?
        /// The diagonal of the sensor, 0 to 2,000 in the unit of the standard.
        package var sensorDiagonal: Int?
        /// The focal length, 0 to 2,000 in the unit of the standard.
        package var lensFocalLength: Int?
        /// The size in pixels as it is stated, which nothing compares with the image.
        package var imageSizeBlock: ImageSizeBlock?
        /// Distances in the face, in pixels.
        package var imageFaceMeasurementsBlock: ImageFaceMeasurementsBlock?
        /// A code; what the octets of the image say of colours is not looked at.
        package var imageColourSpace: ExtensibleCode<ImageColourSpace>?
        /// Reference colours in the image.
        package var referenceColourMappingBlock: ReferenceColourMappingBlock?
        /// Elements of later editions.
        package var extensionElements: [ExtensionElement] = []

        /// An image of this coding of which nothing else is said.
        package init(imageDataFormat: ExtensibleCode<ImageDataFormat>) { self.imageDataFormat = imageDataFormat }
    }

    /// The size of an image in pixels (ISO/IEC 39794-5: `ImageSizeBlock`).
    package struct ImageSizeBlock: Sendable, Hashable {
        /// Pixels from left to right, 0 to 65,535.
        package var width: Int
        /// Pixels from top to bottom, 0 to 65,535.
        package var height: Int

        /// Not checked here; a decoder refuses what is out of range.
        package init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// Distances in the face in pixels, each zero or more; nil where it is not stated (ISO/IEC 39794-5:
    /// `ImageFaceMeasurementsBlock`).
    package struct ImageFaceMeasurementsBlock: Sendable, Hashable {
        /// From one side of the head to the other, in pixels.
        package var imageHeadWidth: Int?
        /// From one eye to the other, in pixels.
        package var imageInterEyeDistance: Int?
        /// From the eyes to the mouth, in pixels.
        package var imageEyeToMouthDistance: Int?
        /// Along the height of the head, in pixels.
        package var imageHeadLength: Int?
        /// Elements of later editions.
        package var extensionElements: [ExtensionElement] = []

        /// A block in which nothing is stated.
        package init() {}
    }
}

extension FaceImageDataBlock.ImageRepresentation2DBlock: FieldBlock {
    init() { self.init(representationData2D: [], imageInformation2DBlock: .init()) }

    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        let start = reader.offset
        self.init()
        try fields(&reader, &context)
        try note(start: start, reader, &context)
    }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.octets(0, "representationData2D", &representationData2D, &context)
        try coder.block(1, "imageInformation2DBlock", &imageInformation2DBlock, &context)
        try coder.block(2, "captureDevice2DBlock", &captureDevice2DBlock, &context)
        try coder.extensions(after: 2, &extensionElements, &context)
    }

    /// Names what is not right about the octets of the image (F-34, F-35).
    private func note(start: Int, _ reader: ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        let images = RecordImageReader(path: reader.path("representationData2D"))
        try images.notePadding(from: image.endIndex, of: representationData2D, &context)
        let stated: ImageFormat? =
            switch imageInformation2DBlock.imageDataFormat.value {
            case .jpeg: .jpeg
            case .jpeg2000Lossy, .jpeg2000Lossless: .jpeg2000
            case .unknown, .other, nil: nil
            }
        try images.noteFormat(format, stated: stated, at: start, &context)
    }
}

extension FaceImageDataBlock.ImageInformation2DBlock: FieldBlock {
    init() { self.init(imageDataFormat: .init(.unknown)) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.block(0, "imageDataFormat", &imageDataFormat, &context)
        try coder.block(1, "faceImageKind2D", &faceImageKind2D, &context)
        try coder.block(2, "postAcquisitionProcessingBlock", &postAcquisitionProcessingBlock, &context)
        try coder.block(3, "lossyTransformationAttempts", &lossyTransformationAttempts, &context)
        try coder.integer(4, "cameraToSubjectDistance", in: 0...50_000, &cameraToSubjectDistance, &context)
        try coder.integer(5, "sensorDiagonal", in: 0...2000, &sensorDiagonal, &context)
        try coder.integer(6, "lensFocalLength", in: 0...2000, &lensFocalLength, &context)
        try coder.block(7, "imageSizeBlock", &imageSizeBlock, &context)
        try coder.block(8, "imageFaceMeasurementsBlock", &imageFaceMeasurementsBlock, &context)
        try coder.block(9, "imageColourSpace", &imageColourSpace, &context)
        try coder.block(10, "referenceColourMappingBlock", &referenceColourMappingBlock, &context)
        try coder.extensions(after: 10, &extensionElements, &context)
    }
}

extension FaceImageDataBlock.ImageSizeBlock: FieldBlock {
    init() { self.init(width: 0, height: 0) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.integer(0, "width", in: 0...0xFFFF, &width, &context)
        try coder.integer(1, "height", in: 0...0xFFFF, &height, &context)
    }
}

extension FaceImageDataBlock.ImageFaceMeasurementsBlock: FieldBlock {
    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.integer(0, "imageHeadWidth", &imageHeadWidth, &context)
        try coder.integer(1, "imageInterEyeDistance", &imageInterEyeDistance, &context)
        try coder.integer(2, "imageEyeToMouthDistance", &imageEyeToMouthDistance, &context)
        try coder.integer(3, "imageHeadLength", &imageHeadLength, &context)
        try coder.extensions(after: 3, &extensionElements, &context)
    }
}
