// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
public import EPassTLV

/// The data block of an iris, by the standard that its tag names (Doc 9303-10, 4.5.6).
public enum IrisData: BiometricDataBlock {
    /// An iris image record of ISO/IEC 19794-6:2005, in data object 5F2E.
    case iso19794(IrisImageRecord)
    /// Iris image data of ISO/IEC 39794-6, in data object 7F2E.
    case iso39794(IrisImageDataBlock)

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
        case .iso19794(let record): record.images
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

extension IrisData: DecodableBiometricDataBlock {
    static let recordIdentifier = IrisImageRecord.formatIdentifier
    static let applicationTag: TLVTag = 0x66

    static func decodeRecord(
        _ element: TLVElement, path: String, _ context: inout DecodingContext
    ) throws(LDSError) -> IrisData {
        var decoder = IrisImageRecordDecoder(element.content, path: path)
        return .iso19794(try decoder.decode(&context))
    }

    static func decodeBlock(
        _ reader: ExtensibleReader, _ context: inout DecodingContext
    ) throws(LDSError) -> IrisData {
        var reader = reader
        return .iso39794(try IrisImageDataBlock(&reader, &context))
    }

    static func check(
        _ data: IrisData, header: BiometricHeader?, in template: Template, _ context: inout DecodingContext
    ) throws(LDSError) {
        let eyes: Set<BiometricImage.Eye> = Set(
            data.images.compactMap { if case .iris(let eye) = $0.subject { eye } else { nil } })
        let named = eyes.subtracting([.undefined])
        try template.checkSubtype(of: header, shown: Set(named.map { BiometricSubtype($0) }), &context)
        // Several images of one eye are one feature.
        if named.count > 1 { try template.noteSeveralFeatures(.biometricBothEyes, &context) }
    }
}
