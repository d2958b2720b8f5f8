// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// Finger image data of ISO/IEC 39794-4, data object 64 (`FingerImageDataBlock ::= [APPLICATION 4] SEQUENCE`).
///
/// Every field of the module is typed; what later editions add is kept as it stands. Nothing is checked against the
/// picture.
public struct FingerImageDataBlock: Sendable, Hashable {
    /// Generation and year of the edition that the data follow.
    public var versionBlock: VersionBlock
    /// The representations, each with one image.
    public var representationBlocks: [FingerImageRepresentation]
    /// Elements of later editions.
    public var extensionElements: [ExtensionElement] = []

    /// A block of these representations; a conformant one has at least one.
    public init(versionBlock: VersionBlock = VersionBlock(), representationBlocks: [FingerImageRepresentation]) {
        self.versionBlock = versionBlock
        self.representationBlocks = representationBlocks
    }

    /// Decodes the data object 64 that stands alone.
    ///
    /// - Throws: `LDSError` of DG3 with the names of the fields on the way to the fault, and its offset. That a block
    ///   decodes says nothing of whose finger it is.
    public init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        var context = DecodingContext(.dataGroup(.dg3), profile)
        var reader = try ExtensibleReader(dataObject: FingerData.applicationTag, octets, &context)
        try self.init(&reader, &context)
    }

    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        versionBlock = try reader.required(reader.block(0, "versionBlock", &context), "versionBlock")
        representationBlocks = try reader.required(
            reader.blocks(1, "representationBlocks", limit: DecodingContext.maximumImages, &context),
            "representationBlocks")
        guard !representationBlocks.isEmpty else {
            throw reader.error(.missingElement, "representationBlocks", at: reader.offset, .biometricNoRepresentation)
        }
        extensionElements = try reader.extensions(after: 1, &context)
    }

    /// The images in their order.
    public var images: [BiometricImage] { representationBlocks.map(\.image) }

    /// The data object 64 in DER.
    public func encoded() -> [UInt8] {
        var writer = ExtensibleWriter()
        writer.block(0, versionBlock)
        writer.blocks(1, representationBlocks)
        writer.extensions(extensionElements)
        return TLVWriter.encode(FingerData.applicationTag, writer.bytes)
    }
}
