// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let ldsNumberNegative = MessageKey("lds.numberNegative", "The number is negative, empty or too large.")
    static let ldsNumberTooLarge = MessageKey("lds.numberTooLarge", "The number is empty or too large.")
    static let ldsNumberPadded = MessageKey("lds.numberPadded", "The number is padded.")
    static let ldsNullWithContent = MessageKey("lds.nullWithContent", "NULL has no content.")
    static let ldsNotPrintable = MessageKey("lds.notPrintable", "The text is no PrintableString.")
    static let ldsSomethingFollows = MessageKey("lds.somethingFollows", "Something follows the last field.")
    static let ldsFieldMissing = MessageKey("lds.fieldMissing", "The field is not there.")
    static let ldsLengthNotMinimal = MessageKey("lds.lengthNotMinimal", "The length is not in the fewest octets.")
    static let ldsOtherStructure = MessageKey("lds.otherStructure", "The ASN.1 structure is not the expected one. {why, message}.")
    static let ldsUnknownElement = MessageKey("lds.unknownElement", "The standard defines no element {tag} here.")
    static let ldsNoZone = MessageKey("lds.noZone", "The element is no machine readable zone. {why, message}.")
    static let ldsZoneDeparts = MessageKey("lds.zoneDeparts", "The machine readable zone departs from the standard.")
    static let ldsTooManyImages = MessageKey("lds.tooManyImages", "The file has more than {limit, number} images.")
    static let ldsNoOuterTag = MessageKey("lds.noOuterTag", "This file has no outer tag.")
    static let ldsOuterTag = MessageKey("lds.outerTag", "The file must begin with tag {tag}.")
    static let ldsOctetsFollow = MessageKey("lds.octetsFollow", "{count, plural, one {# octet follows} other {# octets follow}} the outermost element.")
    static let ldsElementMissing = MessageKey("lds.elementMissing", "Element {tag} is not there.")
    static let ldsStructureDamaged = MessageKey("lds.structureDamaged", "The BER-TLV structure is damaged. {why, message}.")
    static let ldsTooManyPersons = MessageKey("lds.tooManyPersons", "There are more than {limit, number} persons.")
    static let ldsNoPerson = MessageKey("lds.noPerson", "There is no person.")
    static let ldsElementTooLong = MessageKey("lds.elementTooLong", "The element has {length, plural, one {# octet} other {# octets}}; the standard allows {limit, number}.")
    static let ldsNoDateDigits = MessageKey("lds.noDateDigits", "The element holds no decimal digits of a date.")
    static let ldsDateForm = MessageKey("lds.dateForm", "The date is not written in {count, plural, one {# character} other {# characters}}.")
    static let ldsNoDate = MessageKey("lds.noDate", "The digits are no date.")
    static let ldsDateIncomplete = MessageKey("lds.dateIncomplete", "Parts of the date are unknown; only a date of birth may have such.")
    static let ldsBareCodestream = MessageKey("lds.bareCodestream", "The JPEG 2000 codestream has no file format around it.")
    static let ldsUnknownImage = MessageKey("lds.unknownImage", "The octets begin neither a JPEG nor a JPEG 2000 image.")
    static let ldsElementEmpty = MessageKey("lds.elementEmpty", "Element {tag} is there and holds nothing.")
    static let ldsNotUTF8 = MessageKey("lds.notUTF8", "The text is no UTF-8.")
    static let ldsTextTooLong = MessageKey("lds.textTooLong", "The text has {length, plural, one {# octet} other {# octets}}; 65,535 are allowed.")
    static let ldsCountLength = MessageKey("lds.countLength", "A number of data objects has one octet.")
    static let ldsTagListRepeats = MessageKey("lds.tagListRepeats", "The tag list names a tag twice.")
    static let ldsElementTwice = MessageKey("lds.elementTwice", "Element {tag} stands here twice.")
    static let ldsTagListMisplaced = MessageKey("lds.tagListMisplaced", "The tag list stands once, and first.")
    static let ldsTagListOmits = MessageKey("lds.tagListOmits", "The tag list does not name element {tag}.")
    static let ldsTagListMissing = MessageKey("lds.tagListMissing", "The file does not begin with a tag list.")
    static let ldsTagListNamesTemplate = MessageKey("lds.tagListNamesTemplate", "The tag list names the template {tag} and not the elements in it.")
    static let ldsTagListNamesAbsent = MessageKey("lds.tagListNamesAbsent", "The tag list names element {tag}, which is not there.")
    static let ldsElementOutsideTemplate = MessageKey("lds.elementOutsideTemplate", "Element {tag} belongs into the template {template}.")
    static let ldsTagCut = MessageKey("lds.tagCut", "The second octet of tag {tag} announces a third, which is not there.")
    static let ldsNoNames = MessageKey("lds.noNames", "No names stand in this file.")
    static let ldsNoImage = MessageKey("lds.noImage", "There is no image.")
    static let ldsFeatureCount = MessageKey("lds.featureCount", "The number of features is not one to nine, or is not there.")
    static let ldsVersionDigits = MessageKey("lds.versionDigits", "The version must be {count, number} decimal digits.")
    static let ldsTagOfNoDataGroup = MessageKey("lds.tagOfNoDataGroup", "Tag {tag} is that of no data group.")
    static let ldsTagTwice = MessageKey("lds.tagTwice", "Tag {tag} is listed twice.")
    static let ldsReferenceLength = MessageKey("lds.referenceLength", "A reference has 1 to 16 octets.")
    static let ldsThirdReference = MessageKey("lds.thirdReference", "A third reference stands in the file.")
    static let ldsNoReference = MessageKey("lds.noReference", "The file holds no reference.")
    static let ldsReferencesNotLast = MessageKey("lds.referencesNotLast", "Only zero octets follow the references.")
    static let ldsFileLength = MessageKey("lds.fileLength", "The file has {length, plural, one {# octet} other {# octets}}; the standard fixes {fixed, number}.")
    static let ldsReferenceBounds = MessageKey("lds.referenceBounds", "One or two references of 1 to 16 octets stand in the file.")
    static let ldsEmpty = MessageKey("lds.empty", "The file has no octets.")
    static let ldsNoSignedData = MessageKey("lds.noSignedData", "The content is no signed data.")
    static let ldsZerosAfterElement = MessageKey("lds.zerosAfterElement", "{count, number} zero octets follow the last element.")
    static let ldsSecondApplicationIdentifier = MessageKey("lds.secondApplicationIdentifier", "A second application identifier stands in the template.")
    static let ldsNoApplicationIdentifier = MessageKey("lds.noApplicationIdentifier", "The application identifier is not there.")
    static let ldsApplicationIdentifierLength = MessageKey("lds.applicationIdentifierLength", "An application identifier has 1 to 16 octets.")
    static let ldsIndefiniteLength = MessageKey("lds.indefiniteLength", "The length of element {tag} is indefinite; DER is required.")
    static let ldsOctetsAfterReference = MessageKey("lds.octetsAfterReference", "Something follows the reference.")
    static let ldsAdditionalBiometricsBounds = MessageKey("lds.additionalBiometricsBounds", "The reference is 1 to 64, and the data has at most {limit, number} octets.")
    static let ldsCountryCodeMissing = MessageKey("lds.countryCodeMissing", "The value does not begin with a country code.")
    static let ldsCountryCodeLetters = MessageKey("lds.countryCodeLetters", "A country code has two letters.")
    static let ldsNoDay = MessageKey("lds.noDay", "There is no such day.")
    static let ldsElementMisplaced = MessageKey("lds.elementMisplaced", "Element {tag} is out of its place, or there twice.")
    static let ldsNoCertificateRecord = MessageKey("lds.noCertificateRecord", "{number, number} is no number of a record of EF.Certificates.")
    static let ldsOctetsAfterRecord = MessageKey("lds.octetsAfterRecord", "{count, plural, one {# octet follows} other {# octets follow}} the record.")
    static let ldsNoTextOfAtMost = MessageKey("lds.noTextOfAtMost", "The value is no UTF-8 text of at most {limit, number} characters.")
    static let ldsCharacterNotAllowed = MessageKey("lds.characterNotAllowed", "The value has a character that this element may not have.")
    static let ldsNothingExpected = MessageKey("lds.nothingExpected", "Nothing should stand here.")
    static let ldsNumberLength = MessageKey("lds.numberLength", "A number has one to four octets.")
    static let ldsFileWithoutRecords = MessageKey("lds.fileWithoutRecords", "{file} is transparent and has no records.")
    static let ldsZerosAfterRecord = MessageKey("lds.zerosAfterRecord", "{count, number} zero octets follow the last record.")
    static let ldsTooManyRecords = MessageKey("lds.tooManyRecords", "There are more than {limit, number} records.")
    static let ldsRecordCount = MessageKey("lds.recordCount", "The file cannot have {count, plural, one {# record} other {# records}}.")
    static let ldsFurtherElement = MessageKey("lds.furtherElement", "A further element has the tag {tag}, which the table has.")
    static let ldsNoBiometricsFile = MessageKey("lds.noBiometricsFile", "The value is no identifier of an EF.Biometrics.")
    static let ldsOctetsAfterSecurityObject = MessageKey("lds.octetsAfterSecurityObject", "Octets follow the LDSSecurityObject.")
    static let ldsSecurityObjectVersion = MessageKey("lds.securityObjectVersion", "The version of the security object is neither V0 nor V1.")
    static let ldsFewDataGroups = MessageKey("lds.fewDataGroups", "{count, plural, one {# data group is} other {# data groups are}} listed; at least two are required.")
    static let ldsManyDataGroups = MessageKey("lds.manyDataGroups", "{count, number} entries are listed; at most 16 are allowed.")
    static let ldsVersionUnknown = MessageKey("lds.versionUnknown", "The LDS is of no version of the standard.")
    static let ldsVersionInformationMissing = MessageKey("lds.versionInformationMissing", "The version is V1, and the version information is missing.")
    static let ldsVersionInformationUnexpected = MessageKey("lds.versionInformationUnexpected", "The version is V0, and there is version information.")
    static let ldsNotDER = MessageKey("lds.notDER", "The structure is not DER.")
    static let ldsDataGroupNumber = MessageKey("lds.dataGroupNumber", "The number of a data group is 1 to 16.")
    static let ldsDataGroupTwice = MessageKey("lds.dataGroupTwice", "{dataGroup} is listed twice.")
    static let ldsVersionNotPrintable = MessageKey("lds.versionNotPrintable", "The version holds characters of no PrintableString.")
    static let ldsNoPACEIdentifier = MessageKey("lds.noPACEIdentifier", "The object identifier is none of PACE.")
    static let ldsChipAuthenticationUnknown = MessageKey("lds.chipAuthenticationUnknown", "No such chip authentication is known.")
    static let ldsKeyUnwrapped = MessageKey("lds.keyUnwrapped", "Algorithm and key stand in the entry without a SubjectPublicKeyInfo around them.")
    static let ldsFileIdentifierLength = MessageKey("lds.fileIdentifierLength", "A file identifier has two octets and a short one has one.")
    static let ldsInfoVersion = MessageKey("lds.infoVersion", "The version is {version, number}; {specified, number} is specified.")
    static let ldsSetMissing = MessageKey("lds.setMissing", "A SET is expected here.")
    static let ldsOctetsAfterSecurityInfos = MessageKey("lds.octetsAfterSecurityInfos", "{count, plural, one {# octet follows} other {# octets follow}} the SecurityInfos.")
    static let ldsSequenceForSet = MessageKey("lds.sequenceForSet", "A SEQUENCE stands for the SET.")
    static let ldsSetWrapped = MessageKey("lds.setWrapped", "The SET stands inside an element {tag}.")
    static let ldsWrappersTooDeep = MessageKey("lds.wrappersTooDeep", "Too many elements stand around the SET.")
    static let ldsBitStringNotWhole = MessageKey("lds.bitStringNotWhole", "A BIT STRING does not end on an octet.")
    static let ldsNoParameterID = MessageKey("lds.noParameterID", "There is no parameterId, and there are {count, plural, one {# set} other {# sets}} of explicit domain parameters.")
    static let ldsDeviationRefused = MessageKey("lds.deviationRefused", "{what, message}. {deviation, message}. The profile refuses that.")
    static let ldsOtherElement = MessageKey("lds.otherElement", "Element {tag} is expected; {found} stands here.")
    static let ldsObjectCount = MessageKey("lds.objectCount", "{stated, number} data objects are stated; {there, plural, one {# is} other {# are}} there.")
    static let ldsNoObjectCount = MessageKey("lds.noObjectCount", "No number of data objects is stated; {there, plural, one {# is} other {# are}} there.")
    static let ldsValueLength = MessageKey("lds.valueLength", "The value has {length, number} {unit, select, octets {octets} other {characters}}; {allowed, message} are possible.")
    static let ldsLengthExactly = MessageKey("lds.lengthExactly", "{length, number}")
    static let ldsLengthBetween = MessageKey("lds.lengthBetween", "{least, number} to {most, number}")
    static let ldsLengthOr = MessageKey("lds.lengthOr", "{first, message} or {second, message}")

    static let ofLds: [MessageKey] = [
        .ldsAdditionalBiometricsBounds,
        .ldsApplicationIdentifierLength,
        .ldsBareCodestream,
        .ldsBitStringNotWhole,
        .ldsCharacterNotAllowed,
        .ldsChipAuthenticationUnknown,
        .ldsCountLength,
        .ldsCountryCodeLetters,
        .ldsCountryCodeMissing,
        .ldsDataGroupNumber,
        .ldsDataGroupTwice,
        .ldsDateForm,
        .ldsDateIncomplete,
        .ldsDeviationRefused,
        .ldsElementEmpty,
        .ldsElementMisplaced,
        .ldsElementMissing,
        .ldsElementOutsideTemplate,
        .ldsElementTooLong,
        .ldsElementTwice,
        .ldsEmpty,
        .ldsFeatureCount,
        .ldsFewDataGroups,
        .ldsFieldMissing,
        .ldsFileIdentifierLength,
        .ldsFileLength,
        .ldsFileWithoutRecords,
        .ldsFurtherElement,
        .ldsIndefiniteLength,
        .ldsInfoVersion,
        .ldsKeyUnwrapped,
        .ldsLengthBetween,
        .ldsLengthExactly,
        .ldsLengthNotMinimal,
        .ldsLengthOr,
        .ldsManyDataGroups,
        .ldsNoApplicationIdentifier,
        .ldsNoBiometricsFile,
        .ldsNoCertificateRecord,
        .ldsNoDate,
        .ldsNoDateDigits,
        .ldsNoDay,
        .ldsNoImage,
        .ldsNoNames,
        .ldsNoObjectCount,
        .ldsNoOuterTag,
        .ldsNoPACEIdentifier,
        .ldsNoParameterID,
        .ldsNoPerson,
        .ldsNoReference,
        .ldsNoSignedData,
        .ldsNoTextOfAtMost,
        .ldsNoZone,
        .ldsNotDER,
        .ldsNotPrintable,
        .ldsNotUTF8,
        .ldsNothingExpected,
        .ldsNullWithContent,
        .ldsNumberLength,
        .ldsNumberNegative,
        .ldsNumberPadded,
        .ldsNumberTooLarge,
        .ldsObjectCount,
        .ldsOctetsAfterRecord,
        .ldsOctetsAfterReference,
        .ldsOctetsAfterSecurityInfos,
        .ldsOctetsAfterSecurityObject,
        .ldsOctetsFollow,
        .ldsOtherElement,
        .ldsOtherStructure,
        .ldsOuterTag,
        .ldsRecordCount,
        .ldsReferenceBounds,
        .ldsReferenceLength,
        .ldsReferencesNotLast,
        .ldsSecondApplicationIdentifier,
        .ldsSecurityObjectVersion,
        .ldsSequenceForSet,
        .ldsSetMissing,
        .ldsSetWrapped,
        .ldsSomethingFollows,
        .ldsStructureDamaged,
        .ldsTagCut,
        .ldsTagListMisplaced,
        .ldsTagListMissing,
        .ldsTagListNamesAbsent,
        .ldsTagListNamesTemplate,
        .ldsTagListOmits,
        .ldsTagListRepeats,
        .ldsTagOfNoDataGroup,
        .ldsTagTwice,
        .ldsTextTooLong,
        .ldsThirdReference,
        .ldsTooManyImages,
        .ldsTooManyPersons,
        .ldsTooManyRecords,
        .ldsUnknownElement,
        .ldsUnknownImage,
        .ldsValueLength,
        .ldsVersionDigits,
        .ldsVersionInformationMissing,
        .ldsVersionInformationUnexpected,
        .ldsVersionNotPrintable,
        .ldsVersionUnknown,
        .ldsWrappersTooDeep,
        .ldsZerosAfterElement,
        .ldsZerosAfterRecord,
        .ldsZoneDeparts,
    ]
}

extension Message {
    package static var ldsNumberNegative: Message { Message(.ldsNumberNegative) }
    package static var ldsNumberTooLarge: Message { Message(.ldsNumberTooLarge) }
    package static var ldsNumberPadded: Message { Message(.ldsNumberPadded) }
    package static var ldsNullWithContent: Message { Message(.ldsNullWithContent) }
    package static var ldsNotPrintable: Message { Message(.ldsNotPrintable) }
    package static var ldsSomethingFollows: Message { Message(.ldsSomethingFollows) }
    package static var ldsFieldMissing: Message { Message(.ldsFieldMissing) }
    package static var ldsLengthNotMinimal: Message { Message(.ldsLengthNotMinimal) }
    package static func ldsOtherStructure(why: Message) -> Message {
        Message(.ldsOtherStructure, [.init("why", .message(why))])
    }
    package static func ldsUnknownElement(tag: some CustomStringConvertible) -> Message {
        Message(.ldsUnknownElement, [.init("tag", .text(tag.description))])
    }
    package static func ldsNoZone(why: Message) -> Message {
        Message(.ldsNoZone, [.init("why", .message(why))])
    }
    package static var ldsZoneDeparts: Message { Message(.ldsZoneDeparts) }
    package static func ldsTooManyImages(limit: Int) -> Message {
        Message(.ldsTooManyImages, [.init("limit", .number(limit))])
    }
    package static var ldsNoOuterTag: Message { Message(.ldsNoOuterTag) }
    package static func ldsOuterTag(tag: some CustomStringConvertible) -> Message {
        Message(.ldsOuterTag, [.init("tag", .text(tag.description))])
    }
    package static func ldsOctetsFollow(count: Int) -> Message {
        Message(.ldsOctetsFollow, [.init("count", .number(count))])
    }
    package static func ldsElementMissing(tag: some CustomStringConvertible) -> Message {
        Message(.ldsElementMissing, [.init("tag", .text(tag.description))])
    }
    package static func ldsStructureDamaged(why: Message) -> Message {
        Message(.ldsStructureDamaged, [.init("why", .message(why))])
    }
    package static func ldsTooManyPersons(limit: Int) -> Message {
        Message(.ldsTooManyPersons, [.init("limit", .number(limit))])
    }
    package static var ldsNoPerson: Message { Message(.ldsNoPerson) }
    package static func ldsElementTooLong(length: Int, limit: Int) -> Message {
        Message(.ldsElementTooLong, [.init("length", .number(length)), .init("limit", .number(limit))])
    }
    package static var ldsNoDateDigits: Message { Message(.ldsNoDateDigits) }
    package static func ldsDateForm(count: Int) -> Message {
        Message(.ldsDateForm, [.init("count", .number(count))])
    }
    package static var ldsNoDate: Message { Message(.ldsNoDate) }
    package static var ldsDateIncomplete: Message { Message(.ldsDateIncomplete) }
    package static var ldsBareCodestream: Message { Message(.ldsBareCodestream) }
    package static var ldsUnknownImage: Message { Message(.ldsUnknownImage) }
    package static func ldsElementEmpty(tag: some CustomStringConvertible) -> Message {
        Message(.ldsElementEmpty, [.init("tag", .text(tag.description))])
    }
    package static var ldsNotUTF8: Message { Message(.ldsNotUTF8) }
    package static func ldsTextTooLong(length: Int) -> Message {
        Message(.ldsTextTooLong, [.init("length", .number(length))])
    }
    package static var ldsCountLength: Message { Message(.ldsCountLength) }
    package static var ldsTagListRepeats: Message { Message(.ldsTagListRepeats) }
    package static func ldsElementTwice(tag: some CustomStringConvertible) -> Message {
        Message(.ldsElementTwice, [.init("tag", .text(tag.description))])
    }
    package static var ldsTagListMisplaced: Message { Message(.ldsTagListMisplaced) }
    package static func ldsTagListOmits(tag: some CustomStringConvertible) -> Message {
        Message(.ldsTagListOmits, [.init("tag", .text(tag.description))])
    }
    package static var ldsTagListMissing: Message { Message(.ldsTagListMissing) }
    package static func ldsTagListNamesTemplate(tag: some CustomStringConvertible) -> Message {
        Message(.ldsTagListNamesTemplate, [.init("tag", .text(tag.description))])
    }
    package static func ldsTagListNamesAbsent(tag: some CustomStringConvertible) -> Message {
        Message(.ldsTagListNamesAbsent, [.init("tag", .text(tag.description))])
    }
    package static func ldsElementOutsideTemplate(tag: some CustomStringConvertible, template: some CustomStringConvertible) -> Message {
        Message(.ldsElementOutsideTemplate, [.init("tag", .text(tag.description)), .init("template", .text(template.description))])
    }
    package static func ldsTagCut(tag: some CustomStringConvertible) -> Message {
        Message(.ldsTagCut, [.init("tag", .text(tag.description))])
    }
    package static var ldsNoNames: Message { Message(.ldsNoNames) }
    package static var ldsNoImage: Message { Message(.ldsNoImage) }
    package static var ldsFeatureCount: Message { Message(.ldsFeatureCount) }
    package static func ldsVersionDigits(count: Int) -> Message {
        Message(.ldsVersionDigits, [.init("count", .number(count))])
    }
    package static func ldsTagOfNoDataGroup(tag: some CustomStringConvertible) -> Message {
        Message(.ldsTagOfNoDataGroup, [.init("tag", .text(tag.description))])
    }
    package static func ldsTagTwice(tag: some CustomStringConvertible) -> Message {
        Message(.ldsTagTwice, [.init("tag", .text(tag.description))])
    }
    package static var ldsReferenceLength: Message { Message(.ldsReferenceLength) }
    package static var ldsThirdReference: Message { Message(.ldsThirdReference) }
    package static var ldsNoReference: Message { Message(.ldsNoReference) }
    package static var ldsReferencesNotLast: Message { Message(.ldsReferencesNotLast) }
    package static func ldsFileLength(length: Int, fixed: Int) -> Message {
        Message(.ldsFileLength, [.init("length", .number(length)), .init("fixed", .number(fixed))])
    }
    package static var ldsReferenceBounds: Message { Message(.ldsReferenceBounds) }
    package static var ldsEmpty: Message { Message(.ldsEmpty) }
    package static var ldsNoSignedData: Message { Message(.ldsNoSignedData) }
    package static func ldsZerosAfterElement(count: Int) -> Message {
        Message(.ldsZerosAfterElement, [.init("count", .number(count))])
    }
    package static var ldsSecondApplicationIdentifier: Message { Message(.ldsSecondApplicationIdentifier) }
    package static var ldsNoApplicationIdentifier: Message { Message(.ldsNoApplicationIdentifier) }
    package static var ldsApplicationIdentifierLength: Message { Message(.ldsApplicationIdentifierLength) }
    package static func ldsIndefiniteLength(tag: some CustomStringConvertible) -> Message {
        Message(.ldsIndefiniteLength, [.init("tag", .text(tag.description))])
    }
    package static var ldsOctetsAfterReference: Message { Message(.ldsOctetsAfterReference) }
    package static func ldsAdditionalBiometricsBounds(limit: Int) -> Message {
        Message(.ldsAdditionalBiometricsBounds, [.init("limit", .number(limit))])
    }
    package static var ldsCountryCodeMissing: Message { Message(.ldsCountryCodeMissing) }
    package static var ldsCountryCodeLetters: Message { Message(.ldsCountryCodeLetters) }
    package static var ldsNoDay: Message { Message(.ldsNoDay) }
    package static func ldsElementMisplaced(tag: some CustomStringConvertible) -> Message {
        Message(.ldsElementMisplaced, [.init("tag", .text(tag.description))])
    }
    package static func ldsNoCertificateRecord(number: Int) -> Message {
        Message(.ldsNoCertificateRecord, [.init("number", .number(number))])
    }
    package static func ldsOctetsAfterRecord(count: Int) -> Message {
        Message(.ldsOctetsAfterRecord, [.init("count", .number(count))])
    }
    package static func ldsNoTextOfAtMost(limit: Int) -> Message {
        Message(.ldsNoTextOfAtMost, [.init("limit", .number(limit))])
    }
    package static var ldsCharacterNotAllowed: Message { Message(.ldsCharacterNotAllowed) }
    package static var ldsNothingExpected: Message { Message(.ldsNothingExpected) }
    package static var ldsNumberLength: Message { Message(.ldsNumberLength) }
    package static func ldsFileWithoutRecords(file: some CustomStringConvertible) -> Message {
        Message(.ldsFileWithoutRecords, [.init("file", .text(file.description))])
    }
    package static func ldsZerosAfterRecord(count: Int) -> Message {
        Message(.ldsZerosAfterRecord, [.init("count", .number(count))])
    }
    package static func ldsTooManyRecords(limit: Int) -> Message {
        Message(.ldsTooManyRecords, [.init("limit", .number(limit))])
    }
    package static func ldsRecordCount(count: Int) -> Message {
        Message(.ldsRecordCount, [.init("count", .number(count))])
    }
    package static func ldsFurtherElement(tag: some CustomStringConvertible) -> Message {
        Message(.ldsFurtherElement, [.init("tag", .text(tag.description))])
    }
    package static var ldsNoBiometricsFile: Message { Message(.ldsNoBiometricsFile) }
    package static var ldsOctetsAfterSecurityObject: Message { Message(.ldsOctetsAfterSecurityObject) }
    package static var ldsSecurityObjectVersion: Message { Message(.ldsSecurityObjectVersion) }
    package static func ldsFewDataGroups(count: Int) -> Message {
        Message(.ldsFewDataGroups, [.init("count", .number(count))])
    }
    package static func ldsManyDataGroups(count: Int) -> Message {
        Message(.ldsManyDataGroups, [.init("count", .number(count))])
    }
    package static var ldsVersionUnknown: Message { Message(.ldsVersionUnknown) }
    package static var ldsVersionInformationMissing: Message { Message(.ldsVersionInformationMissing) }
    package static var ldsVersionInformationUnexpected: Message { Message(.ldsVersionInformationUnexpected) }
    package static var ldsNotDER: Message { Message(.ldsNotDER) }
    package static var ldsDataGroupNumber: Message { Message(.ldsDataGroupNumber) }
    package static func ldsDataGroupTwice(dataGroup: some CustomStringConvertible) -> Message {
        Message(.ldsDataGroupTwice, [.init("dataGroup", .text(dataGroup.description))])
    }
    package static var ldsVersionNotPrintable: Message { Message(.ldsVersionNotPrintable) }
    package static var ldsNoPACEIdentifier: Message { Message(.ldsNoPACEIdentifier) }
    package static var ldsChipAuthenticationUnknown: Message { Message(.ldsChipAuthenticationUnknown) }
    package static var ldsKeyUnwrapped: Message { Message(.ldsKeyUnwrapped) }
    package static var ldsFileIdentifierLength: Message { Message(.ldsFileIdentifierLength) }
    package static func ldsInfoVersion(version: Int, specified: Int) -> Message {
        Message(.ldsInfoVersion, [.init("version", .number(version)), .init("specified", .number(specified))])
    }
    package static var ldsSetMissing: Message { Message(.ldsSetMissing) }
    package static func ldsOctetsAfterSecurityInfos(count: Int) -> Message {
        Message(.ldsOctetsAfterSecurityInfos, [.init("count", .number(count))])
    }
    package static var ldsSequenceForSet: Message { Message(.ldsSequenceForSet) }
    package static func ldsSetWrapped(tag: some CustomStringConvertible) -> Message {
        Message(.ldsSetWrapped, [.init("tag", .text(tag.description))])
    }
    package static var ldsWrappersTooDeep: Message { Message(.ldsWrappersTooDeep) }
    package static var ldsBitStringNotWhole: Message { Message(.ldsBitStringNotWhole) }
    package static func ldsNoParameterID(count: Int) -> Message {
        Message(.ldsNoParameterID, [.init("count", .number(count))])
    }
    package static func ldsDeviationRefused(what: Message, deviation: Message) -> Message {
        Message(.ldsDeviationRefused, [.init("what", .message(what)), .init("deviation", .message(deviation))])
    }
    package static func ldsOtherElement(tag: some CustomStringConvertible, found: some CustomStringConvertible) -> Message {
        Message(.ldsOtherElement, [.init("tag", .text(tag.description)), .init("found", .text(found.description))])
    }
    package static func ldsObjectCount(stated: Int, there: Int) -> Message {
        Message(.ldsObjectCount, [.init("stated", .number(stated)), .init("there", .number(there))])
    }
    package static func ldsNoObjectCount(there: Int) -> Message {
        Message(.ldsNoObjectCount, [.init("there", .number(there))])
    }
    package static func ldsValueLength(length: Int, unit: String, allowed: Message) -> Message {
        Message(.ldsValueLength, [.init("length", .number(length)), .init("unit", .text(unit)), .init("allowed", .message(allowed))])
    }
    package static func ldsLengthExactly(length: Int) -> Message {
        Message(.ldsLengthExactly, [.init("length", .number(length))])
    }
    package static func ldsLengthBetween(least: Int, most: Int) -> Message {
        Message(.ldsLengthBetween, [.init("least", .number(least)), .init("most", .number(most))])
    }
    package static func ldsLengthOr(first: Message, second: Message) -> Message {
        Message(.ldsLengthOr, [.init("first", .message(first)), .init("second", .message(second))])
    }
}
