// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// Face image data of ISO/IEC 39794-5, data object 65 (`FaceImageDataBlock ::= [APPLICATION 5] SEQUENCE`).
public struct FaceImageDataBlock: Sendable, Hashable {
    /// The edition.
    public var version: VersionBlock
    /// The other fields as they stand.
    public let content: ArraySlice<UInt8>

    init(_ reader: ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        var reader = reader
        version = try reader.required(reader.block(0, "versionBlock", &context), "versionBlock")
        content = reader.remaining
    }

    /// The images in their order.
    public var images: [BiometricImage] { [] }

    /// The data object 65.
    public func encoded() -> [UInt8] {
        var writer = ExtensibleWriter()
        writer.block(0, version)
        return TLVWriter.encode(FaceData.applicationTag, writer.bytes + content)
    }
}
