// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// Iris image data of ISO/IEC 39794-6, data object 66 (`IrisImageDataBlock ::= [APPLICATION 6] SEQUENCE`).
public struct IrisImageDataBlock: Sendable, Hashable {
    /// The edition.
    public var version: VersionBlock
    /// The other fields as they stand.
    public let content: ArraySlice<UInt8>

    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        version = try reader.required(reader.block(0, "versionBlock", &context), "versionBlock")
        content = reader.remaining
    }

    /// The images in their order.
    public var images: [BiometricImage] { [] }

    /// The data object 66.
    public func encoded() -> [UInt8] {
        var writer = ExtensibleWriter()
        writer.block(0, version)
        return TLVWriter.encode(0x66, writer.bytes + content)
    }
}
