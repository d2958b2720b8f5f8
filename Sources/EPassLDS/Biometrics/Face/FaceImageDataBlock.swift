// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// Face image data of ISO/IEC 39794-5, data object 65 (`FaceImageDataBlock ::= [APPLICATION 5] SEQUENCE`).
///
/// Types and fields have the names of the ASN.1 module in the ICAO application profile for eMRTDs. Every field is kept
/// as it stands; nothing is checked against the picture.
package struct FaceImageDataBlock: BiometricEncoding {
    /// Generation and year of the edition that the data follow.
    package var version: VersionBlock
    /// The representations of the face. The application profile has one; the standard allows several.
    package var representations: [RepresentationBlock]
    /// Elements of later editions.
    package var extensionElements: [ExtensionElement] = []

    /// Data of these representations.
    package init(representations: [RepresentationBlock], version: VersionBlock = VersionBlock()) {
        self.version = version
        self.representations = representations
    }

    /// Data of one image with what the application profile demands, and its size.
    ///
    /// - Parameters:
    ///   - image: a whole JPEG or JPEG 2000 image; the stated format follows from its signature: JPEG where it has
    ///     none, `jpeg2000Lossy` where it is JPEG 2000.
    ///   - width: the width in pixels, 0 to 65,535.
    ///   - height: the height in pixels, 0 to 65,535.
    package init(image: [UInt8], width: UInt16, height: UInt16) {
        let isJPEG2000 = [.jpeg2000, .jpeg2000Codestream].contains(ImageFormat(signatureOf: image[...]))
        var information = ImageInformation2DBlock(imageDataFormat: .init(isJPEG2000 ? .jpeg2000Lossy : .jpeg))
        information.imageSizeBlock = ImageSizeBlock(width: Int(width), height: Int(height))
        let block = ImageRepresentation2DBlock(representationData2D: image[...], imageInformation2DBlock: information)
        self.init(representations: [RepresentationBlock(imageRepresentation: .imageRepresentation2DBlock(block))])
    }

    /// The images in their order.
    package var images: [BiometricImage] { representations.compactMap(\.image) }

    /// The data object 65: every field as it stands, in DER.
    package func encoded() -> [UInt8] { dataObject }
}

extension FaceImageDataBlock: DecodableBlock {
    static let applicationTag: TLVTag = 0x65
    static let formatTypes: [UInt16] = [0x002A]

    init() { self.init(representations: []) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.block(0, "versionBlock", &version, &context)
        let offset = coder.offset
        try coder.blocks(1, "representationBlocks", limit: 64, &representations, &context)
        try coder.demand(
            !representations.isEmpty, .missingElement, "representationBlocks", at: offset, .biometricNoRepresentation)
        try coder.extensions(after: 1, &extensionElements, &context)
    }

    static func check(
        _ images: [BiometricImage], header: BiometricHeader?, in template: Template, _ context: inout DecodingContext
    ) throws(LDSError) {}
}
