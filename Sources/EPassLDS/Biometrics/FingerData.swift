// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
public import EPassTLV

/// The data block of a finger, by the standard that its tag names (Doc 9303-10, 4.5.6).
public enum FingerData: BiometricDataBlock {
    /// A finger image record of ISO/IEC 19794-4:2005, in data object 5F2E.
    case iso19794(FingerImageRecord)
    /// Finger image data of ISO/IEC 39794-4, in data object 7F2E.
    case iso39794(FingerImageDataBlock)

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

extension FingerData: DecodableBiometricDataBlock {
    static let recordIdentifier = FingerImageRecord.formatIdentifier
    static let applicationTag: TLVTag = 0x64

    static func decodeRecord(
        _ element: TLVElement, path: String, _ context: inout DecodingContext
    ) throws(LDSError) -> FingerData {
        var decoder = FingerImageRecordDecoder(element.content, path: path)
        return .iso19794(try decoder.decode(&context))
    }

    static func decodeBlock(
        _ reader: ExtensibleReader, _ context: inout DecodingContext
    ) throws(LDSError) -> FingerData {
        var reader = reader
        return .iso39794(try FingerImageDataBlock(&reader, &context))
    }

    static func check(
        _ data: FingerData, header: BiometricHeader?, in template: Template, _ context: inout DecodingContext
    ) throws(LDSError) {
        let images = data.images
        let positions = images.compactMap { image -> FingerPosition? in
            if case .finger(let position) = image.subject, position != .unknown { position } else { nil }
        }
        let shown = Set(positions.map { BiometricSubtype($0) })
        try template.checkSubtype(of: header, shown: shown, &context)
        if images.count > 1 {
            try template.noteSeveralFeatures(.biometricSeveralFingers(count: images.count), &context)
        }
    }
}

extension Template {
    /// Notes a sub-type that is missing, which DG3 and DG4 require, and one that names another part of the body than
    /// the data do.
    func checkSubtype(
        of header: BiometricHeader?, shown: Set<BiometricSubtype>, _ context: inout DecodingContext
    ) throws(LDSError) {
        // Without any header that is said already.
        guard let header else { return }
        guard let subtype = header.subtype else {
            try context.note(
                .biometricSubtypeMissing, path: "\(path)/A1/82", at: element?.offset ?? 0, .biometricSubtypeMissing)
            return
        }
        if subtype.rawValue != 0, shown.count == 1, !shown.contains(subtype) {
            try context.note(
                .biometricSubtypeMismatch, path: "\(path)/A1/82", at: element?.offset ?? 0, .biometricOtherSubtype)
        }
    }

    /// Notes several features in one data block (Doc 9303-10, 4.7.3.2.3, 4.7.4.2.4).
    func noteSeveralFeatures(_ message: @autoclosure () -> Message, _ context: inout DecodingContext) throws(LDSError) {
        try context.note(.biometricSeveralFeatures, path: path, at: element?.offset ?? 0, message())
    }
}
