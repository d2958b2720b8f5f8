// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// A departure that a decoder has a name for, as a rule of a file.
struct Departure {
    let deviation: LDSDeviation
    /// What is demanded instead.
    let title: String
    /// Where that stands; nil for the clause of the file.
    let clause: String?
    /// Whether it is only recommended, or the text can be read so.
    let isAdvice: Bool

    init(_ deviation: LDSDeviation, _ title: String, clause: String? = nil, isAdvice: Bool = false) {
        self.deviation = deviation
        self.title = title
        self.clause = clause
        self.isAdvice = isAdvice
    }
}

/// The departures that can be met in each file.
enum DeparturesOfFiles {
    static func of(_ file: LDSFile) -> [Departure] {
        switch file {
        case .com: com
        case .sod: securityObject
        case .cardAccess, .dataGroup(.dg14): securityInfos
        case .cardSecurity: securityInfos
        case .dir: [trailing, unknown]
        case .atrInfo: []
        case .cvca: [Departure(.cvcaLength, "EF.CVCA has 36 octets.")]
        case .dataGroup(.dg1): [unknown] + zone
        case .dataGroup(.dg2): [unknown] + biometrics + face + images
        case .dataGroup(.dg3): [unknown] + biometrics + features + fingers + images
        case .dataGroup(.dg4): [unknown] + biometrics + features + irises + images
        case .dataGroup(.dg5), .dataGroup(.dg7): [unknown, count, empty] + displayed
        case .dataGroup(.dg8), .dataGroup(.dg9), .dataGroup(.dg10): [count, empty]
        case .dataGroup(.dg11): [unknown, count, empty] + details + displayed
        case .dataGroup(.dg12): [unknown, count, empty] + details + [shortTag] + displayed
        case .dataGroup(.dg16): [unknown, count, empty] + persons
        case .dataGroup: [unknown]
        }
    }

    private static let trailing = Departure(.trailingOctets, "No octets follow the last data object.")
    private static let unknown = Departure(
        .unknownElement, "There is no data object that the standard does not have there.")
    private static let count = Departure(.instanceCount, "The number of entries is stated, is right and is allowed.")
    private static let empty = Departure(.emptyElement, "No data object is empty.")

    private static let com = [
        unknown, Departure(.comUnknownTag, "The tag list names data groups only."),
        Departure(.comRepeatedTag, "The tag list names no data group twice."),
    ]

    private static let securityObject = [
        unknown, Departure(.trailingOctets, "No octets follow the LDS security object."),
        Departure(.sodIndefiniteLength, "Every length around the signed data is definite.", clause: sod),
        Departure(.securityObjectNotDER, "The LDS security object is DER.", clause: sod),
        Departure(
            .securityObjectVersionInfo, "Version information is there in V1 and only there.",
            clause: "Doc 9303-10, 4.6.2.1"),
        Departure(.ldsVersionUnknown, "The version of the LDS is 0107 or 0108.", clause: "Doc 9303-10, 4.6.2.1"),
        Departure(.securityObjectFewDataGroups, "There are two hashes at least.", clause: "Doc 9303-10, 4.6.2.1"),
        Departure(.securityObjectManyDataGroups, "There are 16 hashes at most.", clause: "Doc 9303-10, 4.6.2.3"),
        Departure(
            .securityObjectUnknownDataGroup, "Each hash is that of a data group.", clause: "Doc 9303-10, 4.6.2.3"),
        Departure(.securityObjectRepeatedDataGroup, "No data group has two hashes.", clause: "Doc 9303-10, 4.6.2.3"),
    ]
    private static let sod = "Doc 9303-10, 4.6.2.2"

    private static let securityInfos = [
        Departure(.trailingOctets, "No octets follow the file."),
        Departure(.securityInfosWrapped, "Nothing is wrapped around the SET.", clause: infos),
        Departure(.securityInfosSequence, "The SecurityInfos are a SET.", clause: infos),
        Departure(.securityInfosTrailing, "No octets follow the SET.", clause: infos),
        Departure(.securityInfoMalformed, "Each SecurityInfo has the elements of its kind.", clause: infos),
        Departure(.securityInfoVersion, "Each SecurityInfo has the version that is specified.", clause: infos),
        Departure(
            .paceInfoWithoutParameterID, "A PACEInfo names its domain parameters.", clause: "Doc 9303-11, 9.2.1"),
        Departure(
            .chipAuthenticationKeyUnwrapped, "A key of chip authentication is a SubjectPublicKeyInfo.",
            clause: "Doc 9303-11, 9.2.6"),
        Departure(
            .chipAuthenticationUnknown, "Entries of chip authentication have identifiers that are specified.",
            clause: "Doc 9303-11, 9.2.5 and 9.2.6"),
    ]
    private static let infos = "Doc 9303-11, 9.2"

    private static let zone = [
        Departure(.mrzSexX, "An unspecified sex is a filler.", clause: lower),
        Departure(.mrzSexInvalid, "The sex is M, F or a filler.", clause: lower),
        Departure(
            .mrzDocumentCodeUnusual, "The document code is one of the format.",
            clause: "Doc 9303-4, 4.4; 9303-5, 4.2.2.1; 9303-6, 4.2.2.1"),
        Departure(.mrzIssuerUnknown, "The issuing State has a code of the standard.", clause: codes),
        Departure(.mrzNationalityUnknown, "The nationality has a code of the standard.", clause: codes),
        Departure(.mrzGermanyAsDEU, "Germany is D.", clause: codes),
        Departure(.mrzNameEmpty, "There is a name.", clause: names),
        Departure(.mrzDigitInName, "The name has no digits.", clause: names),
        Departure(.mrzNameSeparatorRepeated, "Two fillers stand once in the name.", clause: names),
        Departure(.mrzDateOfBirthInvalid, "The date of birth is a date.", clause: dates),
        Departure(.mrzDateOfExpiryInvalid, "The date of expiry is a date.", clause: dates),
        Departure(.mrzDateOfExpiryIncomplete, "The date of expiry is known in full.", clause: dates),
        Departure(.mrzDateZeroForUnknown, "Unknown parts of a date are fillers.", clause: dates),
        Departure(.mrzCheckDigitNotDigit, "Check digits are digits.", clause: "Doc 9303-3, 4.9"),
        Departure(.mrzDocumentNumberEmpty, "There is a document number.", clause: lower),
    ]
    private static let lower = "Doc 9303-4, 4.2.2.2; 9303-5, 4.2.2; 9303-6, 4.2.2.2"
    private static let codes = "Doc 9303-3, 5"
    private static let names = "Doc 9303-3, 4.6"
    private static let dates = "Doc 9303-3, 4.8"

    private static let biometrics = [
        Departure(.biometricInstanceCount, "There are as many templates as are stated.", clause: tables),
        Departure(.biometricHeaderIncomplete, "Each header has owner and type of its format.", clause: tables),
        Departure(
            .biometricFormatOther, "Owner and type of the format are those of the data.", clause: tables),
        Departure(.biometricTemplateMissing, "The data stand in a template in a group.", clause: tables),
        Departure(
            .biometricBlockNotDER, "Data of ISO/IEC 39794 are DER.", clause: "Doc 9303-10, 4.5.6"),
        Departure(
            .biometricDataBlockTag, "The tag of the data is that of their standard.", clause: "Doc 9303-10, 4.5.6"),
    ]
    private static let tables = "Doc 9303-10, 4.7.2.1, 4.7.3.1, 4.7.4.1"

    private static let face = [
        Departure(.facialRecordLength, "The record has the length that it states.", clause: faces),
        Departure(.facialImageCount, "The record has as many images as it states.", clause: faces),
        Departure(.facialBlockLength, "Each image has the length that it states.", clause: faces),
        Departure(.featurePointCount, "Each image has as many feature points as it states.", clause: faces),
        Departure(.imageFoundBySignature, "The image begins where the headers say.", clause: faces),
        Departure(.facialPoseAngle, "Angles of the pose and their uncertainties are below 182.", clause: faces),
    ]
    private static let faces = "ISO/IEC 19794-5:2005, 5"

    private static let features = [
        Departure(.biometricSubtypeMissing, "Each header says which finger or eye it is.", clause: subtypes),
        Departure(.biometricSubtypeMismatch, "Header and data name one finger or eye.", clause: subtypes),
        Departure(
            .biometricSeveralFeatures, "Each template has one finger or eye.",
            clause: "Doc 9303-10, 4.7.3.2.3, 4.7.4.2.4"),
        Departure(.rawImageLength, "A raw image has the octets that its size gives."),
    ]
    private static let subtypes = "Doc 9303-10, 4.7.3.2.1, 4.7.4.2.1"

    private static let fingers = [
        Departure(.fingerRecordLength, "The record has the length that it states.", clause: "ISO/IEC 19794-4:2005, 8"),
        Departure(.fingerCount, "The record has as many fingers as it states.", clause: "ISO/IEC 19794-4:2005, 8"),
        Departure(.fingerViewLength, "Each view has the length that it states.", clause: "ISO/IEC 19794-4:2005, 8"),
    ]

    private static let irises = [
        Departure(.irisRecordLength, "The record has the length that it states.", clause: "ISO/IEC 19794-6:2005, 6"),
        Departure(.irisCount, "The record has as many eyes as it states.", clause: "ISO/IEC 19794-6:2005, 6"),
        Departure(.irisImageLength, "Each image has the length that it states.", clause: "ISO/IEC 19794-6:2005, 6"),
    ]

    private static let images = [
        Departure(.paddingAfterImage, "No octets follow an image."),
        Departure(.imageFormatMismatch, "Each image is of the format that its header names."),
        Departure(.unknownImageFormat, "Each image is of a format that is known."),
        // ISO/IEC 19794-5 names JPEG 2000 and not which of its two forms.
        Departure(.bareCodestream, "JPEG 2000 is in its file format.", isAdvice: true),
    ]

    private static let displayed = [
        Departure(.unknownImageFormat, "Each image is JPEG or JPEG 2000."),
        Departure(.bareCodestream, "JPEG 2000 is in its file format.", isAdvice: true),
    ]

    private static let details = [
        Departure(.tagListMissing, "There is a tag list."),
        Departure(.tagListNamesAbsentElement, "The tag list names what is there only."),
        Departure(.tagListOmitsElement, "The tag list names everything that is there."),
        Departure(.tagListNamesTemplate, "The tag list names the elements of a template and not the template."),
        Departure(.otherNameOutsideTemplate, "Other names and persons stand in a template."),
        Departure(.elementTooLong, "No element is longer than its table allows."),
        Departure(.textNotUTF8, "Texts are UTF-8."),
        Departure(.dateBinaryCoded, "Dates are characters, not binary-coded digits."),
        Departure(.dateUnpackedDigits, "Dates are characters, not numbers."),
        Departure(.dateWithoutCentury, "Dates have their century."),
        Departure(.dateImpossible, "Dates are dates."),
        Departure(.dateIncomplete, "Dates but that of birth are known in full."),
    ]
    private static let shortTag = Departure(.tagWithoutLastOctet, "The tag of the time of personalisation is 5F55.")

    private static let persons = [
        Departure(.elementTooLong, "No element is longer than its table allows."),
        Departure(.textNotUTF8, "Texts are UTF-8."),
        Departure(.dateBinaryCoded, "Dates are characters, not binary-coded digits."),
        Departure(.dateUnpackedDigits, "Dates are characters, not numbers."),
        Departure(.dateWithoutCentury, "Dates have their century."),
        Departure(.dateImpossible, "Dates are dates."), Departure(.dateIncomplete, "Dates are known in full."),
    ]
}
