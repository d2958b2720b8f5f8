// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassTLV

/// The data block of a face, by the standard that its tag names (Doc 9303-10, 4.5.6).
public enum FaceData: BiometricDataBlock {
    /// A facial record of ISO/IEC 19794-5:2005, in data object 5F2E.
    case iso19794(FacialRecord)
    /// Face data of ISO/IEC 39794-5, in data object 7F2E.
    case iso39794(FaceImageDataBlock)

    /// 5F2E or 7F2E.
    public var tag: TLVTag {
        switch self {
        case .iso19794: BiometricTag.record
        case .iso39794: BiometricTag.block
        }
    }

    /// The images in their order.
    public var images: [BiometricImage] {
        switch self {
        case .iso19794(let record): record.images.map(\.image)
        case .iso39794(let block): block.images
        }
    }

    /// The value of the data object.
    public func encodedValue() -> [UInt8] {
        switch self {
        case .iso19794(let record): record.encoded()
        case .iso39794(let block): TLVWriter.encode(BiometricTag.standardized, block.encoded())
        }
    }
}

extension FaceData: DecodableBiometricDataBlock {
    static let recordIdentifier = FacialRecord.formatIdentifier
    static let applicationTag: TLVTag = 0x65

    static func decodeRecord(
        _ element: TLVElement, path: String, _ context: inout DecodingContext
    ) throws(LDSError) -> FaceData {
        var decoder = FacialRecordDecoder(element, path: path)
        return .iso19794(try decoder.decode(&context))
    }

    static func decodeBlock(
        _ reader: ExtensibleReader, _ context: inout DecodingContext
    ) throws(LDSError) -> FaceData {
        .iso39794(try FaceImageDataBlock(reader, &context))
    }
}

extension FacialImage {
    /// The image with what the record says of its size; nil for a size of zero, which means unspecified.
    public var image: BiometricImage {
        BiometricImage(
            subject: .face, format: format, octets: imageOctets, width: width == 0 ? nil : width,
            height: height == 0 ? nil : height)
    }
}
