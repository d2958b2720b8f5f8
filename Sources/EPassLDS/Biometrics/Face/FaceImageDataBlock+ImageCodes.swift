// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension FaceImageDataBlock {
    /// The coding of an image. An extension of it need not state a code to fall back to.
    package enum ImageDataFormat: Int, ExtensibleCodeValue {
        /// Unknown; not in the profile for eMRTDs.
        case unknown = 0
        /// Another; not in the profile for eMRTDs.
        case other = 1
        case jpeg
        /// JPEG 2000 with loss.
        case jpeg2000Lossy = 3
        /// JPEG 2000 without loss.
        case jpeg2000Lossless = 4

        /// False.
        package static var requiresFallback: Bool { false }
    }

    /// The codes of the kind of portrait (ISO/IEC 39794-5).
    package enum FaceImageKind2D: Int, ExtensibleCodeValue {
        /// For machine readable travel documents.
        case mrtd = 0
        /// For any purpose; not in the profile for eMRTDs.
        case generalPurpose = 1
    }

    /// How often an image was compressed with loss.
    package enum LossyTransformationAttempts: Int, ExtensibleCodeValue {
        case unknown
        /// Never.
        case zero = 1
        /// Once.
        case one = 2
        /// More than once.
        case moreThanOne = 3
    }

    /// The codes of colour spaces, with the bits of a pixel (ISO/IEC 39794-5).
    package enum ImageColourSpace: Int, ExtensibleCodeValue {
        case unknown, other
        /// RGB, 24 bits a pixel.
        case rgb24Bit = 2
        /// RGB, 48 bits a pixel.
        case rgb48Bit = 3
        /// YUV 4:2:2.
        case yuv422 = 4
        /// Grey, 8 bits a pixel.
        case greyscale8Bit = 5
        /// Grey, 16 bits a pixel.
        case greyscale16Bit = 6
    }

    /// The codes of what captured the image (ISO/IEC 39794-5): 1 to 3 photographs, 4 to 6 single frames of a video.
    package enum CaptureDeviceTechnologyId2D: Int, ExtensibleCodeValue {
        case unknown, staticPhotographFromUnknownSource, staticPhotographFromDigitalStillImageCamera,
            staticPhotographFromScanner, videoFrameFromUnknownSource, videoFrameFromAnalogueVideoCamera,
            videoFrameFromDigitalVideoCamera
    }

    /// How an image was captured (ISO/IEC 39794-5: `CaptureDevice2DBlock`); nil for what is not stated.
    package struct CaptureDevice2DBlock: Sendable, Hashable {
        /// The kinds of light; a device may have several.
        package var captureDeviceSpectral2DBlock: CaptureDeviceSpectral2DBlock?
        /// Photograph or frame of a video, and of which source.
        package var captureDeviceTechnologyId2D: ExtensibleCode<CaptureDeviceTechnologyId2D>?
        /// Elements of later editions.
        package var extensionElements: [ExtensionElement] = []

        /// A device of which nothing is stated.
        package init() {}
    }

    /// Reference colours in an image (ISO/IEC 39794-5: `ReferenceColourMappingBlock`).
    package struct ReferenceColourMappingBlock: Sendable, Hashable {
        /// Octets that name the schema of the colours, not interpreted.
        package var referenceColourSchema: ArraySlice<UInt8>?
        /// In the order of the file; nil where the list is left out.
        package var referenceColourDefinitionAndValueBlocks: [ReferenceColourDefinitionAndValueBlock]?
        /// Elements of later editions.
        package var extensionElements: [ExtensionElement] = []

        /// A block in which nothing is stated.
        package init() {}
    }

    /// One reference colour, not interpreted.
    package struct ReferenceColourDefinitionAndValueBlock: Sendable, Hashable {
        /// Octets that say which colour it is, in the schema of the list.
        package var referenceColourDefinition: ArraySlice<UInt8>?
        /// Octets of its value, in the schema of the list.
        package var referenceColourValue: ArraySlice<UInt8>?
        /// Elements of later editions.
        package var extensionElements: [ExtensionElement] = []

        /// A block in which nothing is stated.
        package init() {}
    }
}

extension FaceImageDataBlock.CaptureDevice2DBlock: FieldBlock {
    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.block(0, "captureDeviceSpectral2DBlock", &captureDeviceSpectral2DBlock, &context)
        try coder.block(1, "captureDeviceTechnologyId2D", &captureDeviceTechnologyId2D, &context)
        try coder.extensions(after: 1, &extensionElements, &context)
    }
}

extension FaceImageDataBlock.ReferenceColourMappingBlock: FieldBlock {
    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.octets(0, "referenceColourSchema", &referenceColourSchema, &context)
        try coder.blocks(
            1, "referenceColourDefinitionAndValueBlocks", &referenceColourDefinitionAndValueBlocks, &context)
        try coder.extensions(after: 1, &extensionElements, &context)
    }
}

extension FaceImageDataBlock.ReferenceColourDefinitionAndValueBlock: FieldBlock {
    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.octets(0, "referenceColourDefinition", &referenceColourDefinition, &context)
        try coder.octets(1, "referenceColourValue", &referenceColourValue, &context)
        try coder.extensions(after: 1, &extensionElements, &context)
    }
}
