// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassTLV

/// The data block of a face, by the standard that its tag names (Doc 9303-10, 4.5.6): a facial record of ISO/IEC
/// 19794-5:2005 in data object 5F2E, or face data of ISO/IEC 39794-5 in data object 7F2E.
package typealias FaceData = BiometricData<FacialRecord, FaceImageDataBlock>

/// The data block of a finger, by the standard that its tag names (Doc 9303-10, 4.5.6): a finger image record of
/// ISO/IEC 19794-4:2005 in data object 5F2E, or finger image data of ISO/IEC 39794-4 in data object 7F2E.
package typealias FingerData = BiometricData<FingerImageRecord, FingerImageDataBlock>

/// The data block of an iris, by the standard that its tag names (Doc 9303-10, 4.5.6): an iris image record of ISO/IEC
/// 19794-6:2005 in data object 5F2E, or iris image data of ISO/IEC 39794-6 in data object 7F2E.
package typealias IrisData = BiometricData<IrisImageRecord, IrisImageDataBlock>

/// A biometric data block: what stands in data object 5F2E or 7F2E of a biometric information template (Doc 9303-10,
/// 4.5.6).
///
/// The tag names the standard: 5F2E a record of the first edition of ISO/IEC 19794, 7F2E data of ISO/IEC 39794.
/// `FaceData`, `FingerData` and `IrisData` are such blocks.
package protocol BiometricDataBlock: Sendable, Hashable {
    /// The tag of the data object: 5F2E or 7F2E.
    var tag: TLVTag { get }
    /// The images of the block in their order; they share the storage of the file they were read from.
    var images: [BiometricImage] { get }
    /// The value of the data object: every field as it stands.
    func encodedValue() -> [UInt8]
}

/// A record of ISO/IEC 19794 or a block of ISO/IEC 39794.
package protocol BiometricEncoding: Sendable, Hashable {
    /// What it has of an image.
    associatedtype Picture: BiometricPicture
    /// The images in their order.
    var images: [Picture] { get }
    /// Every field as it stands.
    func encoded() -> [UInt8]
}

/// Something that holds an image.
package protocol BiometricPicture: Sendable, Hashable {
    /// The image with what is said of it.
    var image: BiometricImage { get }
}

/// Biometric data in one of two encodings.
package enum BiometricData<Record: BiometricEncoding, Block: BiometricEncoding>: BiometricDataBlock {
    /// A record of ISO/IEC 19794, in data object 5F2E.
    case iso19794(Record)
    /// Data of ISO/IEC 39794, in data object 7F2E.
    case iso39794(Block)

    /// 5F2E or 7F2E.
    package var tag: TLVTag {
        switch self {
        case .iso19794: BiometricTag.record
        case .iso39794: BiometricTag.block
        }
    }

    /// The images in their order.
    package var images: [BiometricImage] {
        switch self {
        case .iso19794(let record): record.images.map(\.image)
        case .iso39794(let block): block.images.map(\.image)
        }
    }

    /// The value of the data object.
    package func encodedValue() -> [UInt8] {
        switch self {
        case .iso19794(let record): record.encoded()
        case .iso39794(let block): TLVWriter.encode(BiometricTag.standardized, block.encoded())
        }
    }
}

/// A record of ISO/IEC 19794 that can be read out of a file.
protocol DecodableRecord: BiometricEncoding {
    static var recordFormat: BiometricRecordFormat { get }
    /// The format types that the header may name for it.
    static var formatTypes: [UInt16] { get }
    /// The reader stands at the beginning of the record.
    init(_ reader: inout BiometricRecordReader, _ context: inout DecodingContext) throws(LDSError)
}

/// A block of ISO/IEC 39794 that can be read out of a file.
protocol DecodableBlock: BiometricEncoding, FieldBlock {
    /// The tag of the data object (Doc 9303-10, 4.5.6, Table 3): 64, 65 or 66.
    static var applicationTag: TLVTag { get }
    /// The format types that the header may name for it.
    static var formatTypes: [UInt16] { get }
    /// Notes what a template says that its images, in either encoding, do not.
    static func check(
        _ images: [BiometricImage], header: BiometricHeader?, in template: Template, _ context: inout DecodingContext
    ) throws(LDSError)
}

extension DecodableRecord {
    /// Decodes a record that stands alone.
    init(decoding octets: [UInt8], of number: DataGroupNumber, _ profile: DecodingProfile) throws(LDSError) {
        var context = DecodingContext(.dataGroup(number), profile)
        var reader = BiometricRecordReader(octets[...], path: .root)
        try self.init(&reader, &context)
    }
}

extension DecodableBlock {
    /// Decodes the data object 64 or 66 that stands alone.
    init(decoding octets: [UInt8], of number: DataGroupNumber, _ profile: DecodingProfile) throws(LDSError) {
        var context = DecodingContext(.dataGroup(number), profile)
        var reader = try ExtensibleReader(dataObject: Self.applicationTag, octets, &context)
        try self.init(&reader, &context)
    }

    /// The data object 64, 65 or 66 in DER.
    var dataObject: [UInt8] { TLVWriter.encode(Self.applicationTag, fieldOctets) }
}

extension BiometricImage: BiometricPicture {
    /// Itself.
    public var image: BiometricImage { self }
}

/// The tags of data blocks and what is inside them (Doc 9303-10, 4.5.6, Tables 1 and 2).
enum BiometricTag {
    static let record: TLVTag = 0x5F2E
    static let block: TLVTag = 0x7F2E
    static let standardized: TLVTag = 0xA1
    static let issuerDefined: TLVTag = 0x53
}
