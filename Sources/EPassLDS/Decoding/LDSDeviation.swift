// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// A departure from the standard that is seen in documents and that a decoder can live with.
///
/// Each is tolerated under `DecodingProfile.default`, listed in the decoded value's `deviations`, and refused under
/// `DecodingProfile.strict`. The raw value is its name in reports. What a deviation means for the verdict is not
/// decided here.
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
    /// The version of the LDS is none that Doc 9303-10 has: neither `0107` nor `0108`.
    case ldsVersionUnknown
    /// The LDS security object lists fewer than two data groups.
    case securityObjectFewDataGroups
    /// The LDS security object has more entries than there are data groups (ub-DataGroups).
    case securityObjectManyDataGroups
    /// The LDS security object has a hash for a number that no data group has: 0, negative, or more than 16.
    case securityObjectUnknownDataGroup
    /// The LDS security object lists a data group twice, with equal hashes.
    case securityObjectRepeatedDataGroup
    /// The tag list of EF.COM names a tag that is no data group (F-28).
    case comUnknownTag
    /// The tag list of EF.COM names a data group twice (F-28).
    case comRepeatedTag
    /// A data group of biometrics whose number of templates is not the number it states.
    case biometricInstanceCount
    /// A biometric header without format owner or format type.
    case biometricHeaderIncomplete
    /// A biometric header names another format owner than ISO/IEC JTC 1/SC 37, or another format type than that of its
    /// data.
    case biometricFormatOther
    /// The CBEFF structure around the biometric data is missing, wholly or in part (F-34).
    case biometricTemplateMissing
    /// The facial record states another length than its data object has (F-34).
    case facialRecordLength
    /// The facial record states another number of images than it holds (F-34).
    case facialImageCount
    /// A facial image states a block length that does not fit (F-34).
    case facialBlockLength
    /// A facial image states an angle of its pose, or the uncertainty of one, that ISO/IEC 19794-5, 5.5.7 and 5.5.8 do
    /// not have: above 181.
    case facialPoseAngle
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
    /// A record of ISO/IEC 19794 in data object 7F2E, or data of ISO/IEC 39794 in data object 5F2E (F-36).
    case biometricDataBlockTag

    // MARK: Fingers and irises (DG3 and DG4)
    /// A finger image record states another length than its data object has.
    case fingerRecordLength
    /// A finger image record states another number of fingers or views than it holds.
    case fingerCount
    /// A view of a finger states a length that does not fit.
    case fingerViewLength
    /// An iris image record states another length than its data object has.
    case irisRecordLength
    /// An iris image record states another number of eyes or images than it holds.
    case irisCount
    /// An image of an eye states a length that does not fit.
    case irisImageLength
    /// An image without compression has another number of octets than its stated size gives.
    case rawImageLength
    /// A biometric header of DG3 or DG4 without the sub-type that says which finger or eye it is (Doc 9303-10,
    /// 4.7.3.2.1).
    case biometricSubtypeMissing
    /// A biometric sub-type that names another finger or eye than the data do.
    case biometricSubtypeMismatch
    /// A data block with several fingers or both eyes (Doc 9303-10, 4.7.3.2.3, 4.7.4.2.4).
    case biometricSeveralFeatures

    // MARK: SecurityInfos
    /// The SecurityInfos stand inside another SET or SEQUENCE, a BIT STRING or an OCTET STRING (F-15).
    case securityInfosWrapped
    /// The SecurityInfos are a SEQUENCE OF, where a SET OF is required (F-15).
    case securityInfosSequence
    /// Octets follow the SecurityInfos inside the element that holds them (F-38).
    case securityInfosTrailing
    /// A SecurityInfo that cannot be decoded: it is left out, and what it offers is open (F-15).
    case securityInfoMalformed
    /// A SecurityInfo of another version than Doc 9303-11 specifies (F-38).
    case securityInfoVersion
    /// A PACEInfo without the id of its domain parameters where the standard demands one (F-15).
    case paceInfoWithoutParameterID
    /// A ChipAuthenticationPublicKeyInfo with the two fields of its SubjectPublicKeyInfo but not the SEQUENCE around
    /// them.
    case chipAuthenticationKeyUnwrapped
    /// An entry of chip authentication with an object identifier that is not known: what the chip offers cannot be
    /// used.
    case chipAuthenticationUnknown
    /// EF.CVCA does not have its 36 octets (Doc 9303-11, K.2).
    case cvcaLength

    // MARK: DG5, DG7 to DG13, DG16
    /// The number of images, names, features or persons is not the one stated, is not stated, or is more than the
    /// standard allows.
    case instanceCount
    /// DG11 or DG12 without its tag list, as in the silver data set of the BSI (F-33).
    case tagListMissing
    /// The tag list of DG11 or DG12 names an element that is not there (F-33).
    case tagListNamesAbsentElement
    /// The tag list of DG11 or DG12 does not name an element that is there (F-33).
    case tagListOmitsElement
    /// The tag list of DG11 or DG12 names the template of names (A0) and not the elements in it, as in Belarus (F-33).
    case tagListNamesTemplate
    /// Another name of DG11 or another person of DG12 stands outside the template A0, as in China and Hungary (F-33).
    case otherNameOutsideTemplate
    /// A timestamp in DG12 under 5F85, as in Belgium: the tag's second octet announces a third, which is not there
    /// (F-33).
    case tagWithoutLastOctet
    /// An element without octets, as in Belgium (F-33).
    case emptyElement
    /// An element of DG11 or DG12 is longer than Doc 9303-10, Tables 72 and 74 allow.
    case elementTooLong
    /// Text that is not UTF-8; it is read as ISO/IEC 8859-1.
    case textNotUTF8
    /// A date in binary-coded decimal digits, two an octet, as in Malaysia, Slovakia and Spain (F-33).
    case dateBinaryCoded
    /// A date of decimal digits, one an octet, that are numbers and not characters (F-33).
    case dateUnpackedDigits
    /// A date of six characters, without its century (F-33).
    case dateWithoutCentury
    /// Digits that are no date or no time: month 13, 31 April, hour 24 (F-42).
    case dateImpossible
    /// Unknown parts in another date than one of birth (F-42).
    case dateIncomplete

    // MARK: the machine readable zone in DG1: `MRZDeviation`, one to one
    /// The sex in the machine readable zone is `X`, which belongs outside the zone; the zone writes `<`.
    case mrzSexX
    /// The sex in the machine readable zone is another character than `M`, `F`, `<` or `X`.
    case mrzSexInvalid
    /// The first character of the document code is not one of the format.
    case mrzDocumentCodeUnusual
    /// The issuer is in no table of Doc 9303-3, section 5 (F-41).
    case mrzIssuerUnknown
    /// The nationality is in no table of Doc 9303-3, section 5 (F-41).
    case mrzNationalityUnknown
    /// `DEU` for Germany, where Doc 9303-3, section 5 has `D` (F-41).
    case mrzGermanyAsDEU
    /// The name in the machine readable zone begins with a filler or is empty.
    case mrzNameEmpty
    /// The name in the machine readable zone has a digit.
    case mrzDigitInName
    /// More than one double filler inside the name.
    case mrzNameSeparatorRepeated
    /// A date of birth in the machine readable zone that is no date (F-42).
    case mrzDateOfBirthInvalid
    /// A date of expiry that is no date (F-42).
    case mrzDateOfExpiryInvalid
    /// A date of expiry with unknown parts; only a date of birth may have them (F-42).
    case mrzDateOfExpiryIncomplete
    /// `00` for an unknown month or day, which the zone writes `<<` (F-42).
    case mrzDateZeroForUnknown
    /// A check digit that is a letter, or a filler where none is allowed (F-41).
    case mrzCheckDigitNotDigit
    /// The document number is empty (F-40).
    case mrzDocumentNumberEmpty

    /// The number in `Docs/field-notes.md` of the field failure behind it, or nil where it follows from the standard
    /// alone.
    public var fieldFailure: String? {
        switch self {
        case .trailingOctets: "F-54"
        case .sodIndefiniteLength, .securityObjectNotDER: "F-30"
        case .comUnknownTag, .comRepeatedTag: "F-28"
        case .biometricTemplateMissing, .facialRecordLength, .facialImageCount, .facialBlockLength,
            .featurePointCount, .imageFoundBySignature, .paddingAfterImage:
            "F-34"
        case .imageFormatMismatch, .bareCodestream, .unknownImageFormat: "F-35"
        case .biometricBlockNotDER, .biometricDataBlockTag: "F-36"
        case .securityInfosWrapped, .securityInfosSequence, .securityInfoMalformed, .paceInfoWithoutParameterID:
            "F-15"
        case .securityInfosTrailing, .securityInfoVersion: "F-38"
        case .tagListMissing, .tagListNamesAbsentElement, .tagListOmitsElement, .tagListNamesTemplate,
            .otherNameOutsideTemplate,
            .tagWithoutLastOctet, .emptyElement, .dateBinaryCoded, .dateUnpackedDigits, .dateWithoutCentury:
            "F-33"
        case .mrzDocumentNumberEmpty: "F-40"
        case .mrzIssuerUnknown, .mrzNationalityUnknown, .mrzGermanyAsDEU, .mrzCheckDigitNotDigit: "F-41"
        case .dateImpossible, .dateIncomplete, .mrzDateOfBirthInvalid, .mrzDateOfExpiryInvalid,
            .mrzDateOfExpiryIncomplete, .mrzDateZeroForUnknown:
            "F-42"
        case .instanceCount, .elementTooLong, .textNotUTF8, .mrzSexX, .mrzSexInvalid, .mrzDocumentCodeUnusual,
            .mrzNameEmpty, .mrzDigitInName, .mrzNameSeparatorRepeated:
            nil
        case .unknownElement, .securityObjectVersionInfo, .ldsVersionUnknown, .chipAuthenticationUnknown,
            .securityObjectFewDataGroups, .securityObjectManyDataGroups, .securityObjectUnknownDataGroup,
            .securityObjectRepeatedDataGroup, .biometricInstanceCount,
            .biometricHeaderIncomplete, .biometricFormatOther, .fingerRecordLength, .fingerCount, .fingerViewLength,
            .irisRecordLength,
            .irisCount, .irisImageLength, .rawImageLength, .biometricSubtypeMissing, .biometricSubtypeMismatch,
            .biometricSeveralFeatures, .facialPoseAngle, .chipAuthenticationKeyUnwrapped, .cvcaLength:
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

    /// A profile that tolerates these deviations, which are reported all the same, and no others.
    public init(tolerated: Set<LDSDeviation>) { self.tolerated = tolerated }
}

extension LDSDeviation {
    /// What was found, in a sentence.
    public var message: Message { .named("deviation", rawValue) }
}
