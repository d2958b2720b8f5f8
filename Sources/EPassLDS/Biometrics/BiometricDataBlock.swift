// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassTLV

/// A biometric data block: what stands in data object 5F2E or 7F2E of a biometric information template (Doc 9303-10,
/// 4.5.6).
///
/// The tag names the standard: 5F2E a record of the first edition of ISO/IEC 19794, 7F2E data of ISO/IEC 39794.
/// `FaceData`, `FingerData` and `IrisData` are such blocks.
public protocol BiometricDataBlock: Sendable, Hashable {
    /// The tag of the data object: 5F2E or 7F2E.
    var tag: TLVTag { get }
    /// The images of the block in their order; they share the storage of the file they were read from.
    var images: [BiometricImage] { get }
    /// The value of the data object: every field as it stands.
    func encodedValue() -> [UInt8]
}

/// A data block that can be read out of a file. It is no part of the public protocol since decoding needs the file's
/// context.
protocol DecodableBiometricDataBlock: BiometricDataBlock {
    /// The first octets of the record of ISO/IEC 19794, by which it is known where no data object stands around it
    /// (F-34).
    static var recordIdentifier: [UInt8] { get }
    /// The tag of the data object of ISO/IEC 39794 (Doc 9303-10, 4.5.6, Table 3): 64, 65 or 66.
    static var applicationTag: TLVTag { get }
    /// Decodes a record of ISO/IEC 19794 that is the whole value of this element.
    static func decodeRecord(
        _ element: TLVElement, path: String, _ context: inout DecodingContext
    ) throws(LDSError) -> Self
    /// Decodes the value of the data object 64, 65 or 66; the reader stands at its first field.
    static func decodeBlock(_ reader: ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) -> Self
    /// Notes what a template says that its data do not, for the file of these data.
    static func check(
        _ data: Self, header: BiometricHeader?, in template: Template, _ context: inout DecodingContext
    ) throws(LDSError)
}

extension DecodableBiometricDataBlock {
    static func check(
        _ data: Self, header: BiometricHeader?, in template: Template, _ context: inout DecodingContext
    ) throws(LDSError) {}
}

/// The tags of data blocks and what is inside them (Doc 9303-10, 4.5.6, Tables 1 and 2).
enum BiometricTag {
    static let record: TLVTag = 0x5F2E
    static let block: TLVTag = 0x7F2E
    static let standardized: TLVTag = 0xA1
    static let issuerDefined: TLVTag = 0x53
}
