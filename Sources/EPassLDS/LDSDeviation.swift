// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A departure from the standard that is seen in documents and that a decoder can live with.
///
/// Each is tolerated under `DecodingProfile.default`, listed in the decoded value's `deviations`, and refused under
/// `DecodingProfile.strict`. The raw value is its name in reports. What a deviation means for the verdict is not decided here.
public enum LDSDeviation: String, CaseIterable, Sendable, Hashable {
    /// Octets follow the outermost element of the file; they are ignored, and kept in the file's octets (F-54).
    case trailingOctets
    /// An element that the standard does not define at this place; it is skipped.
    case unknownElement
    /// An indefinite length in EF.SOD, where DER is required (F-30).
    case sodIndefiniteLength
    /// The LDS security object is BER but not DER (F-30).
    case securityObjectNotDER
    /// Version V1 of the LDS security object without its version information, or V0 with it.
    case securityObjectVersionInfo
    /// The LDS security object lists fewer than two data groups.
    case securityObjectFewDataGroups
    /// The tag list of EF.COM names a tag that is no data group (F-28).
    case comUnknownTag
    /// The tag list of EF.COM names a data group twice (F-28).
    case comRepeatedTag
    /// A data group of biometrics whose number of templates is not the number it states.
    case biometricInstanceCount
    /// A biometric header without format owner or format type.
    case biometricHeaderIncomplete
    /// The CBEFF structure around the biometric data is missing, wholly or in part (F-34).
    case biometricTemplateMissing
    /// The facial record states another length than its data object has (F-34).
    case facialRecordLength
    /// The facial record states another number of images than it holds (F-34).
    case facialImageCount
    /// A facial image states a block length that does not fit (F-34).
    case facialBlockLength
    /// A facial image states another number of feature points than it holds (F-34).
    case featurePointCount
    /// The image does not begin where the headers say; it was found by its signature (F-34).
    case imageFoundBySignature
    /// Octets follow the image (F-34).
    case paddingAfterImage
    /// The image is of another format than its header says (F-35).
    case imageFormatMismatch
    /// A JPEG 2000 image without the file format around it (F-35).
    case bareCodestream
    /// The octets of the image begin with no signature that is known (F-35).
    case unknownImageFormat
    // MARK: Face and what DG2, DG3 and DG4 share
    /// Data of ISO/IEC 39794 with a length, a number or a truth value that is BER but not DER (F-36).
    case biometricBlockNotDER

    // MARK: SecurityInfos
    /// The SecurityInfos stand inside another SET or SEQUENCE, a BIT STRING or an OCTET STRING (F-15).
    case securityInfosWrapped
    /// The SecurityInfos are a SEQUENCE OF, where a SET OF is required (F-15).
    case securityInfosSequence
    /// Octets follow the SecurityInfos inside the element that holds them (F-38).
    case securityInfosTrailing
    /// A SecurityInfo of another version than Doc 9303-11 specifies (F-38).
    case securityInfoVersion
    /// A PACEInfo without the id of its domain parameters where the standard demands one (F-15).
    case paceInfoWithoutParameterID
    /// A ChipAuthenticationPublicKeyInfo with the two fields of its SubjectPublicKeyInfo but not the SEQUENCE around them.
    case chipAuthenticationKeyUnwrapped
    /// EF.CVCA does not have its 36 octets (Doc 9303-11, K.2).
    case cvcaLength

    /// The number in `Docs/field-notes.md` of the field failure behind it, or nil where it follows from the standard alone.
    public var fieldFailure: String? {
        switch self {
        case .trailingOctets: "F-54"
        case .sodIndefiniteLength, .securityObjectNotDER: "F-30"
        case .comUnknownTag, .comRepeatedTag: "F-28"
        case .biometricTemplateMissing, .facialRecordLength, .facialImageCount, .facialBlockLength,
            .featurePointCount, .imageFoundBySignature, .paddingAfterImage:
            "F-34"
        case .imageFormatMismatch, .bareCodestream, .unknownImageFormat: "F-35"
        case .biometricBlockNotDER: "F-36"
        case .securityInfosWrapped, .securityInfosSequence, .paceInfoWithoutParameterID: "F-15"
        case .securityInfosTrailing, .securityInfoVersion: "F-38"
        case .unknownElement, .securityObjectVersionInfo, .securityObjectFewDataGroups, .biometricInstanceCount,
            .biometricHeaderIncomplete, .chipAuthenticationKeyUnwrapped, .cvcaLength:
            nil
        }
    }
}

/// Which deviations a decoder tolerates.
public struct DecodingProfile: Sendable, Hashable {
    /// Those that are tolerated and reported; all others end in an error with code `deviationRefused`.
    public var tolerated: Set<LDSDeviation>

    /// Every named deviation is tolerated, and reported.
    public static let `default` = DecodingProfile(tolerated: Set(LDSDeviation.allCases))
    /// None is tolerated.
    public static let strict = DecodingProfile(tolerated: [])

    /// A profile that tolerates these.
    public init(tolerated: Set<LDSDeviation>) { self.tolerated = tolerated }
}
