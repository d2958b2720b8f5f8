// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let biometricTemplateCountLength = MessageKey("biometric.templateCountLength", "The number of templates is one octet.")
    static let biometricTooManyTemplates = MessageKey("biometric.tooManyTemplates", "The group has more than 255 templates.")
    static let biometricNoTemplate = MessageKey("biometric.noTemplate", "The group holds no template.")
    static let biometricIssuerContentMisplaced = MessageKey("biometric.issuerContentMisplaced", "Issuer defined content belongs to a group without templates.")
    static let biometricNoDataBlock = MessageKey("biometric.noDataBlock", "The template holds no data block.")
    static let biometricHeaderMissing = MessageKey("biometric.headerMissing", "The biometric header is missing.")
    static let biometricElementTwice = MessageKey("biometric.elementTwice", "Element {tag} occurs twice.")
    static let biometricHeaderTooLong = MessageKey("biometric.headerTooLong", "The header has more than 32 elements.")
    static let biometricFormatMissing = MessageKey("biometric.formatMissing", "Format owner and format type are required.")
    static let biometricFormatOther = MessageKey("biometric.formatOther", "The header names the format {type} of the owner {owner}; the data have the format {expected} of the owner 0101.")
    static let biometricTemplatesMissing = MessageKey("biometric.templatesMissing", "The biometric templates are missing or partly so.")
    static let biometricUnknownValue = MessageKey("biometric.unknownValue", "The standard defines no value {value, number} here.")
    static let biometricOctetsAfterImage = MessageKey("biometric.octetsAfterImage", "{count, plural, one {# octet follows} other {# octets follow}} the end of the image.")
    static let biometricUnknownSignature = MessageKey("biometric.unknownSignature", "The image begins with no signature that is known.")
    static let biometricOtherFormat = MessageKey("biometric.otherFormat", "The image is of the format {format}, and another one is stated.")
    static let biometricBareCodestream = MessageKey("biometric.bareCodestream", "The image is a JPEG 2000 codestream without the file format around it.")
    static let biometricNoRepresentation = MessageKey("biometric.noRepresentation", "There is no representation.")
    static let biometricFacialHeaderLength = MessageKey("biometric.facialHeaderLength", "The facial record header has 14 octets.")
    static let biometricFacialIdentifier = MessageKey("biometric.facialIdentifier", "A facial record begins with FAC and a zero octet.")
    static let biometricFacialVersion = MessageKey("biometric.facialVersion", "Only version 010 of the facial record is decoded.")
    static let biometricRecordLength = MessageKey("biometric.recordLength", "The record states {stated, plural, one {# octet} other {# octets}}; its data object has {there, number}.")
    static let biometricOctetsAfterLastImage = MessageKey("biometric.octetsAfterLastImage", "{count, plural, one {# octet follows} other {# octets follow}} the last image.")
    static let biometricFacialImageLength = MessageKey("biometric.facialImageLength", "A facial image has 32 octets of fields.")
    static let biometricTooManyImages = MessageKey("biometric.tooManyImages", "The record has more than {limit, number} images.")
    static let biometricImageCount = MessageKey("biometric.imageCount", "{stated, plural, one {# image is} other {# images are}} stated; {there, plural, one {# is} other {# are}} there.")
    static let biometricBlockLength = MessageKey("biometric.blockLength", "The block states {stated, plural, one {# octet} other {# octets}}; {there, plural, one {# is} other {# are}} there.")
    static let biometricBlockTooShort = MessageKey("biometric.blockTooShort", "The block states {stated, plural, one {# octet} other {# octets}}; its image ends {later, plural, one {# octet} other {# octets}} later.")
    static let biometricFeaturePointsDoNotFit = MessageKey("biometric.featurePointsDoNotFit", "{stated, number} feature points do not fit into the block, and no image is found in it.")
    static let biometricImageInsideFields = MessageKey("biometric.imageInsideFields", "The image stands inside the fields.")
    static let biometricFeaturePointCount = MessageKey("biometric.featurePointCount", "{stated, number} feature points are stated; there is room for {there, number}.")
    static let biometricPoseAngle = MessageKey("biometric.poseAngle", "An angle of the pose, or its uncertainty, is {stated, number}; 181 is the most.")
    static let biometricImageElsewhere = MessageKey("biometric.imageElsewhere", "The image does not begin where the fields say.")
    static let biometricSubtypeMissing = MessageKey("biometric.subtypeMissing", "The biometric sub-type is required here.")
    static let biometricOtherSubtype = MessageKey("biometric.otherSubtype", "The biometric sub-type names another part of the body than the data do.")
    static let biometricFingerHeaderLength = MessageKey("biometric.fingerHeaderLength", "The header of a finger image record has 32 octets.")
    static let biometricFingerIdentifier = MessageKey("biometric.fingerIdentifier", "A finger image record begins with FIR and a zero octet.")
    static let biometricFingerVersion = MessageKey("biometric.fingerVersion", "Only version 010 of the finger image record is decoded.")
    static let biometricOctetsAfterLastView = MessageKey("biometric.octetsAfterLastView", "{count, plural, one {# octet follows} other {# octets follow}} the last view.")
    static let biometricViewHeaderLength = MessageKey("biometric.viewHeaderLength", "The header of a finger view has 14 octets.")
    static let biometricTooManyViews = MessageKey("biometric.tooManyViews", "The record has more than {limit, number} views.")
    static let biometricFingerCount = MessageKey("biometric.fingerCount", "{stated, plural, one {# finger is} other {# fingers are}} stated; {views, plural, one {# view} other {# views}} of {fingers, plural, one {# is} other {# are}} there.")
    static let biometricViewLength = MessageKey("biometric.viewLength", "The view states {stated, plural, one {# octet} other {# octets}}; {there, plural, one {# is} other {# are}} there.")
    static let biometricUnknownCompression = MessageKey("biometric.unknownCompression", "The standard defines no compression {code, number}.")
    static let biometricOutlineCorners = MessageKey("biometric.outlineCorners", "What encloses a finger has two corners or more.")
    static let biometricIrisHeaderLength = MessageKey("biometric.irisHeaderLength", "The header of an iris image record has 45 octets.")
    static let biometricIrisIdentifier = MessageKey("biometric.irisIdentifier", "An iris image record begins with IIR and a zero octet.")
    static let biometricIrisVersion = MessageKey("biometric.irisVersion", "Only version 010 of the iris image record is decoded.")
    static let biometricStatedHeaderLength = MessageKey("biometric.statedHeaderLength", "The record states a header of {stated, plural, one {# octet} other {# octets}}.")
    static let biometricEyeHeaderLength = MessageKey("biometric.eyeHeaderLength", "The header of an eye has three octets.")
    static let biometricEyeImageCount = MessageKey("biometric.eyeImageCount", "{stated, plural, one {# image of an eye is} other {# images of an eye are}} stated; {there, plural, one {# is} other {# are}} there.")
    static let biometricEyeCount = MessageKey("biometric.eyeCount", "{stated, plural, one {# eye is} other {# eyes are}} stated; {there, plural, one {# is} other {# are}} there.")
    static let biometricNoImage = MessageKey("biometric.noImage", "The record holds no image.")
    static let biometricImageLength = MessageKey("biometric.imageLength", "The image states {stated, plural, one {# octet} other {# octets}}; {there, plural, one {# is} other {# are}} there.")
    static let biometricUnknownImageFormat = MessageKey("biometric.unknownImageFormat", "The standard defines no image format {code, number}.")
    static let biometricRawImageLength = MessageKey("biometric.rawImageLength", "The image has {there, plural, one {# octet} other {# octets}}; its stated size gives {stated, number}.")
    static let biometricOctetsFollow = MessageKey("biometric.octetsFollow", "Octets follow the data object.")
    static let biometricFieldMisplaced = MessageKey("biometric.fieldMisplaced", "The field {field} is not where it must be.")
    static let biometricTruthValueLength = MessageKey("biometric.truthValueLength", "A truth value has one octet.")
    static let biometricTooManyValues = MessageKey("biometric.tooManyValues", "There are more than {limit, number} values.")
    static let biometricOtherTag = MessageKey("biometric.otherTag", "Another tag stands where a value must begin.")
    static let biometricStringMissing = MessageKey("biometric.stringMissing", "A string with tag {tag} must stand here.")
    static let biometricNoAlternative = MessageKey("biometric.noAlternative", "None of the alternatives of this CHOICE stands here.")
    static let biometricTagMisplaced = MessageKey("biometric.tagMisplaced", "Tag {tag} is none of a field that may stand here.")
    static let biometricTooManyExtensions = MessageKey("biometric.tooManyExtensions", "There are more than 64 extension elements.")
    static let biometricNumberEmpty = MessageKey("biometric.numberEmpty", "A number has at least one octet.")
    static let biometricNumberTooLong = MessageKey("biometric.numberTooLong", "The number has more than 63 bits.")
    static let biometricNumberRange = MessageKey("biometric.numberRange", "The number is not in {least, number}...{most, number}.")
    static let biometricNotDER = MessageKey("biometric.notDER", "A length, number or truth value is not in its DER form.")
    static let biometricTemplateCount = MessageKey("biometric.templateCount", "{stated, plural, one {# template is} other {# templates are}} stated; {there, plural, one {# is} other {# are}} there.")
    static let biometricNoTemplateCount = MessageKey("biometric.noTemplateCount", "No number of templates is stated; {there, plural, one {# is} other {# are}} there.")
    static let biometricTagOfOtherStandard = MessageKey("biometric.tagOfOtherStandard", "The data are of ISO/IEC {standard}, and the tag is that of the other standard.")
    static let biometricSeveralFingers = MessageKey("biometric.severalFingers", "{count, plural, one {# image} other {# images}} of fingers stand in one data block, where each belongs into a template of its own.")
    static let biometricBothEyes = MessageKey("biometric.bothEyes", "Images of both eyes stand in one data block, where each belongs into a template of its own.")

    static let ofBiometric: [MessageKey] = [
        .biometricBareCodestream,
        .biometricBlockLength,
        .biometricBlockTooShort,
        .biometricBothEyes,
        .biometricElementTwice,
        .biometricEyeCount,
        .biometricEyeHeaderLength,
        .biometricEyeImageCount,
        .biometricFacialHeaderLength,
        .biometricFacialIdentifier,
        .biometricFacialImageLength,
        .biometricFacialVersion,
        .biometricFeaturePointCount,
        .biometricFeaturePointsDoNotFit,
        .biometricFieldMisplaced,
        .biometricFingerCount,
        .biometricFingerHeaderLength,
        .biometricFingerIdentifier,
        .biometricFingerVersion,
        .biometricFormatMissing,
        .biometricFormatOther,
        .biometricHeaderMissing,
        .biometricHeaderTooLong,
        .biometricImageCount,
        .biometricImageElsewhere,
        .biometricImageInsideFields,
        .biometricImageLength,
        .biometricIrisHeaderLength,
        .biometricIrisIdentifier,
        .biometricIrisVersion,
        .biometricIssuerContentMisplaced,
        .biometricNoAlternative,
        .biometricNoDataBlock,
        .biometricNoImage,
        .biometricNoRepresentation,
        .biometricNoTemplate,
        .biometricNoTemplateCount,
        .biometricNotDER,
        .biometricNumberEmpty,
        .biometricNumberRange,
        .biometricNumberTooLong,
        .biometricOctetsAfterImage,
        .biometricOctetsAfterLastImage,
        .biometricOctetsAfterLastView,
        .biometricOctetsFollow,
        .biometricOtherFormat,
        .biometricOtherSubtype,
        .biometricOtherTag,
        .biometricOutlineCorners,
        .biometricPoseAngle,
        .biometricRawImageLength,
        .biometricRecordLength,
        .biometricSeveralFingers,
        .biometricStatedHeaderLength,
        .biometricStringMissing,
        .biometricSubtypeMissing,
        .biometricTagMisplaced,
        .biometricTagOfOtherStandard,
        .biometricTemplateCount,
        .biometricTemplateCountLength,
        .biometricTemplatesMissing,
        .biometricTooManyExtensions,
        .biometricTooManyImages,
        .biometricTooManyTemplates,
        .biometricTooManyValues,
        .biometricTooManyViews,
        .biometricTruthValueLength,
        .biometricUnknownCompression,
        .biometricUnknownImageFormat,
        .biometricUnknownSignature,
        .biometricUnknownValue,
        .biometricViewHeaderLength,
        .biometricViewLength,
    ]
}

extension Message {
    package static var biometricTemplateCountLength: Message { Message(.biometricTemplateCountLength) }
    package static var biometricTooManyTemplates: Message { Message(.biometricTooManyTemplates) }
    package static var biometricNoTemplate: Message { Message(.biometricNoTemplate) }
    package static var biometricIssuerContentMisplaced: Message { Message(.biometricIssuerContentMisplaced) }
    package static var biometricNoDataBlock: Message { Message(.biometricNoDataBlock) }
    package static var biometricHeaderMissing: Message { Message(.biometricHeaderMissing) }
    package static func biometricElementTwice(tag: some CustomStringConvertible) -> Message {
        Message(.biometricElementTwice, [.init("tag", .text(tag.description))])
    }
    package static var biometricHeaderTooLong: Message { Message(.biometricHeaderTooLong) }
    package static var biometricFormatMissing: Message { Message(.biometricFormatMissing) }
    package static func biometricFormatOther(type: some CustomStringConvertible, owner: some CustomStringConvertible, expected: some CustomStringConvertible) -> Message {
        Message(.biometricFormatOther, [.init("type", .text(type.description)), .init("owner", .text(owner.description)), .init("expected", .text(expected.description))])
    }
    package static var biometricTemplatesMissing: Message { Message(.biometricTemplatesMissing) }
    package static func biometricUnknownValue(value: Int) -> Message {
        Message(.biometricUnknownValue, [.init("value", .number(value))])
    }
    package static func biometricOctetsAfterImage(count: Int) -> Message {
        Message(.biometricOctetsAfterImage, [.init("count", .number(count))])
    }
    package static var biometricUnknownSignature: Message { Message(.biometricUnknownSignature) }
    package static func biometricOtherFormat(format: some CustomStringConvertible) -> Message {
        Message(.biometricOtherFormat, [.init("format", .text(format.description))])
    }
    package static var biometricBareCodestream: Message { Message(.biometricBareCodestream) }
    package static var biometricNoRepresentation: Message { Message(.biometricNoRepresentation) }
    package static var biometricFacialHeaderLength: Message { Message(.biometricFacialHeaderLength) }
    package static var biometricFacialIdentifier: Message { Message(.biometricFacialIdentifier) }
    package static var biometricFacialVersion: Message { Message(.biometricFacialVersion) }
    package static func biometricRecordLength(stated: Int, there: Int) -> Message {
        Message(.biometricRecordLength, [.init("stated", .number(stated)), .init("there", .number(there))])
    }
    package static func biometricOctetsAfterLastImage(count: Int) -> Message {
        Message(.biometricOctetsAfterLastImage, [.init("count", .number(count))])
    }
    package static var biometricFacialImageLength: Message { Message(.biometricFacialImageLength) }
    package static func biometricTooManyImages(limit: Int) -> Message {
        Message(.biometricTooManyImages, [.init("limit", .number(limit))])
    }
    package static func biometricImageCount(stated: Int, there: Int) -> Message {
        Message(.biometricImageCount, [.init("stated", .number(stated)), .init("there", .number(there))])
    }
    package static func biometricBlockLength(stated: Int, there: Int) -> Message {
        Message(.biometricBlockLength, [.init("stated", .number(stated)), .init("there", .number(there))])
    }
    package static func biometricBlockTooShort(stated: Int, later: Int) -> Message {
        Message(.biometricBlockTooShort, [.init("stated", .number(stated)), .init("later", .number(later))])
    }
    package static func biometricFeaturePointsDoNotFit(stated: Int) -> Message {
        Message(.biometricFeaturePointsDoNotFit, [.init("stated", .number(stated))])
    }
    package static var biometricImageInsideFields: Message { Message(.biometricImageInsideFields) }
    package static func biometricFeaturePointCount(stated: Int, there: Int) -> Message {
        Message(.biometricFeaturePointCount, [.init("stated", .number(stated)), .init("there", .number(there))])
    }
    package static func biometricPoseAngle(stated: Int) -> Message {
        Message(.biometricPoseAngle, [.init("stated", .number(stated))])
    }
    package static var biometricImageElsewhere: Message { Message(.biometricImageElsewhere) }
    package static var biometricSubtypeMissing: Message { Message(.biometricSubtypeMissing) }
    package static var biometricOtherSubtype: Message { Message(.biometricOtherSubtype) }
    package static var biometricFingerHeaderLength: Message { Message(.biometricFingerHeaderLength) }
    package static var biometricFingerIdentifier: Message { Message(.biometricFingerIdentifier) }
    package static var biometricFingerVersion: Message { Message(.biometricFingerVersion) }
    package static func biometricOctetsAfterLastView(count: Int) -> Message {
        Message(.biometricOctetsAfterLastView, [.init("count", .number(count))])
    }
    package static var biometricViewHeaderLength: Message { Message(.biometricViewHeaderLength) }
    package static func biometricTooManyViews(limit: Int) -> Message {
        Message(.biometricTooManyViews, [.init("limit", .number(limit))])
    }
    package static func biometricFingerCount(stated: Int, views: Int, fingers: Int) -> Message {
        Message(.biometricFingerCount, [.init("stated", .number(stated)), .init("views", .number(views)), .init("fingers", .number(fingers))])
    }
    package static func biometricViewLength(stated: Int, there: Int) -> Message {
        Message(.biometricViewLength, [.init("stated", .number(stated)), .init("there", .number(there))])
    }
    package static func biometricUnknownCompression(code: Int) -> Message {
        Message(.biometricUnknownCompression, [.init("code", .number(code))])
    }
    package static var biometricOutlineCorners: Message { Message(.biometricOutlineCorners) }
    package static var biometricIrisHeaderLength: Message { Message(.biometricIrisHeaderLength) }
    package static var biometricIrisIdentifier: Message { Message(.biometricIrisIdentifier) }
    package static var biometricIrisVersion: Message { Message(.biometricIrisVersion) }
    package static func biometricStatedHeaderLength(stated: Int) -> Message {
        Message(.biometricStatedHeaderLength, [.init("stated", .number(stated))])
    }
    package static var biometricEyeHeaderLength: Message { Message(.biometricEyeHeaderLength) }
    package static func biometricEyeImageCount(stated: Int, there: Int) -> Message {
        Message(.biometricEyeImageCount, [.init("stated", .number(stated)), .init("there", .number(there))])
    }
    package static func biometricEyeCount(stated: Int, there: Int) -> Message {
        Message(.biometricEyeCount, [.init("stated", .number(stated)), .init("there", .number(there))])
    }
    package static var biometricNoImage: Message { Message(.biometricNoImage) }
    package static func biometricImageLength(stated: Int, there: Int) -> Message {
        Message(.biometricImageLength, [.init("stated", .number(stated)), .init("there", .number(there))])
    }
    package static func biometricUnknownImageFormat(code: Int) -> Message {
        Message(.biometricUnknownImageFormat, [.init("code", .number(code))])
    }
    package static func biometricRawImageLength(there: Int, stated: Int) -> Message {
        Message(.biometricRawImageLength, [.init("there", .number(there)), .init("stated", .number(stated))])
    }
    package static var biometricOctetsFollow: Message { Message(.biometricOctetsFollow) }
    package static func biometricFieldMisplaced(field: some CustomStringConvertible) -> Message {
        Message(.biometricFieldMisplaced, [.init("field", .text(field.description))])
    }
    package static var biometricTruthValueLength: Message { Message(.biometricTruthValueLength) }
    package static func biometricTooManyValues(limit: Int) -> Message {
        Message(.biometricTooManyValues, [.init("limit", .number(limit))])
    }
    package static var biometricOtherTag: Message { Message(.biometricOtherTag) }
    package static func biometricStringMissing(tag: some CustomStringConvertible) -> Message {
        Message(.biometricStringMissing, [.init("tag", .text(tag.description))])
    }
    package static var biometricNoAlternative: Message { Message(.biometricNoAlternative) }
    package static func biometricTagMisplaced(tag: some CustomStringConvertible) -> Message {
        Message(.biometricTagMisplaced, [.init("tag", .text(tag.description))])
    }
    package static var biometricTooManyExtensions: Message { Message(.biometricTooManyExtensions) }
    package static var biometricNumberEmpty: Message { Message(.biometricNumberEmpty) }
    package static var biometricNumberTooLong: Message { Message(.biometricNumberTooLong) }
    package static func biometricNumberRange(least: Int, most: Int) -> Message {
        Message(.biometricNumberRange, [.init("least", .number(least)), .init("most", .number(most))])
    }
    package static var biometricNotDER: Message { Message(.biometricNotDER) }
    package static func biometricTemplateCount(stated: Int, there: Int) -> Message {
        Message(.biometricTemplateCount, [.init("stated", .number(stated)), .init("there", .number(there))])
    }
    package static func biometricNoTemplateCount(there: Int) -> Message {
        Message(.biometricNoTemplateCount, [.init("there", .number(there))])
    }
    package static func biometricTagOfOtherStandard(standard: some CustomStringConvertible) -> Message {
        Message(.biometricTagOfOtherStandard, [.init("standard", .text(standard.description))])
    }
    package static func biometricSeveralFingers(count: Int) -> Message {
        Message(.biometricSeveralFingers, [.init("count", .number(count))])
    }
    package static var biometricBothEyes: Message { Message(.biometricBothEyes) }
}
