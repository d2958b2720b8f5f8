// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let simulatorRuleWithoutEffect = MessageKey("simulator.ruleWithoutEffect", "This rule changes nothing: its effect is empty.")
    static let simulatorTerminalWithoutVerifier = MessageKey("simulator.terminalWithoutVerifier", "Without a document verifier there is no terminal: leave the member out, or make it null.")
    static let simulatorDefectTwice = MessageKey("simulator.defectTwice", "A defect stands twice.")
    static let simulatorExpiresBeforeEffective = MessageKey("simulator.expiresBeforeEffective", "The last day lies before the first; the defect datesSwapped makes such a certificate.")
    static let simulatorRuleContradictory = MessageKey("simulator.ruleContradictory", "No command meets this rule: what it asks for excludes itself.")
    static let simulatorRuleFileMissing = MessageKey("simulator.ruleFileMissing", "The chip has none of these files: a terminal that goes by what there is does not ask for them.")
    static let simulatorRuleOffsetBeyond = MessageKey("simulator.ruleOffsetBeyond", "{file} has {count, plural, one {# octet} other {# octets}}: a terminal that goes by the length of a file does not ask for octet {offset, number}.")
    static let simulatorTerminalDocumentNumber = MessageKey("simulator.terminalDocumentNumber", "A document number of 1 to 22 characters is required: A to Z, 0 to 9 and <.")
    static let simulatorTerminalNumberUnused = MessageKey("simulator.terminalNumberUnused", "The number is used behind Basic Access Control alone, which this chip does not know.")
    static let simulatorAccessKeysNotDerived = MessageKey("simulator.accessKeysNotDerived", "The access keys cannot be derived. {error, message}.")
    static let simulatorCommandLength = MessageKey("simulator.commandLength", "The command has {count, plural, one {# octet} other {# octets}}.")
    static let simulatorCommandLengthRemedy = MessageKey("simulator.commandLengthRemedy", "Send at least four octets, and no more than the reader takes.")
    static let simulatorCommandLost = MessageKey("simulator.commandLost", "The simulated reader lost the command.")
    static let simulatorCommandLostRemedy = MessageKey("simulator.commandLostRemedy", "Remove the fault from the simulated channel.")
    static let simulatorChipReset = MessageKey("simulator.chipReset", "The simulated chip was reset.")
    static let simulatorChipResetRemedy = MessageKey("simulator.chipResetRemedy", "Start again with access control.")
    static let simulatorChipLeft = MessageKey("simulator.chipLeft", "The simulated chip left the field.")
    static let simulatorChipLeftRemedy = MessageKey("simulator.chipLeftRemedy", "Start again, or choose a profile that keeps the chip in the field.")
    static let simulatorSizeOfRawImage = MessageKey("simulator.sizeOfRawImage", "Only a raw image that is given has a size of its own.")
    static let simulatorRawImageLength = MessageKey("simulator.rawImageLength", "A raw image has width times height octets, and both are given.")
    static let simulatorFaceCount = MessageKey("simulator.faceCount", "EF.DG2 has one to nine faces.")
    static let simulatorFingerCount = MessageKey("simulator.fingerCount", "EF.DG3 has at most twenty fingers here.")
    static let simulatorIrisCount = MessageKey("simulator.irisCount", "EF.DG4 has at most eight eyes here.")
    static let simulatorDisplayedPortraitCount = MessageKey("simulator.displayedPortraitCount", "EF.DG5 has one to nine images.")
    static let simulatorDisplayedSignatureCount = MessageKey("simulator.displayedSignatureCount", "EF.DG7 has one to nine images.")
    static let simulatorPersonCount = MessageKey("simulator.personCount", "EF.DG16 has one to fifteen persons.")
    static let simulatorFeatureCount = MessageKey("simulator.featureCount", "There are one to nine features.")
    static let simulatorFeatureForm = MessageKey("simulator.featureForm", "A feature is one data object of BER-TLV, tag and length included.")
    static let simulatorPortraitLength = MessageKey("simulator.portraitLength", "A portrait has at least one octet and at most 1 MiB.")
    static let simulatorDeviationNotMade = MessageKey("simulator.deviationNotMade", "The deviation {deviation} cannot be made into a document.")
    static let simulatorFormatsOfECDSA = MessageKey("simulator.formatsOfECDSA", "The formats belong to ECDSA.")
    static let simulatorRsaEntry = MessageKey("simulator.rsaEntry", "With RSA there is an entry only where withInfo is true.")
    static let simulatorSchemesOfRSA = MessageKey("simulator.schemesOfRSA", "The schemes B.6 and B.4 belong to RSA.")
    static let simulatorStatedHashLeftOut = MessageKey("simulator.statedHashLeftOut", "The stated hash stands in an entry that withInfo leaves out.")
    static let simulatorKeyCount = MessageKey("simulator.keyCount", "A chip has at most 8 keys.")
    static let simulatorKeyCiphers = MessageKey("simulator.keyCiphers", "A key is used with at least one cipher, each once.")
    static let simulatorKeyEncoding = MessageKey("simulator.keyEncoding", "A key of {group} is not written as {encoding}.")
    static let simulatorKeyNumber = MessageKey("simulator.keyNumber", "The number of a key is 0 to 32,767.")
    static let simulatorKeyNumbers = MessageKey("simulator.keyNumbers", "Of several keys each has a number of its own.")
    static let simulatorHexadecimalNumber = MessageKey("simulator.hexadecimalNumber", "A number is written in hexadecimal digits, at most 1,024 of them.")
    static let simulatorNoBase64 = MessageKey("simulator.noBase64", "The octets are written in base64.")
    static let simulatorImageLength = MessageKey("simulator.imageLength", "An image has at least one octet and at most 1 MiB.")
    static let simulatorDateOrUnknown = MessageKey("simulator.dateOrUnknown", "A date is written YYYY-MM-DD, or YYYYMMDD with zeros for what is unknown.")
    static let simulatorTextTooLong = MessageKey("simulator.textTooLong", "A text has at most 4,096 octets.")
    static let simulatorListTooLong = MessageKey("simulator.listTooLong", "A list has at most 99 values.")
    static let simulatorDescriptionTooLong = MessageKey("simulator.descriptionTooLong", "A description has at most 8 MiB.")
    static let simulatorNothingToDo = MessageKey("simulator.nothingToDo", "{word} has nothing to act on here, and changes nothing.")
    static let simulatorFarDateOfIssue = MessageKey("simulator.farDateOfIssue", "With this day of issue certificates are dated outside of the years 1951 to 2115.")
    static let simulatorBornAfterIssue = MessageKey("simulator.bornAfterIssue", "The holder is born after the day of issue.")
    static let simulatorExpiresBeforeIssue = MessageKey("simulator.expiresBeforeIssue", "The document expires before it is issued.")
    static let simulatorJsonAt = MessageKey("simulator.jsonAt", "{error, message} Line {line, number}, column {column, number}.")
    static let simulatorNoJSONAt = MessageKey("simulator.noJSONAt", "The description is no JSON: line {line, number}, column {column, number}. {error, message}")
    static let simulatorOtherKind = MessageKey("simulator.otherKind", "The value is not of the kind that the schema names.")
    static let simulatorNotReadable = MessageKey("simulator.notReadable", "The description cannot be read.")
    static let simulatorOtherSchema = MessageKey("simulator.otherSchema", "This program reads {schema, list}.")
    static let simulatorZoneOrHolder = MessageKey("simulator.zoneOrHolder", "Give one of mrz, holder and identity. Beside mrz, holder has surname, dateOfBirth and perhaps givenNames alone.")
    static let simulatorFaceOrPortrait = MessageKey("simulator.faceOrPortrait", "Give either face or portrait, not both.")
    static let simulatorNoZone = MessageKey("simulator.noZone", "The lines are no machine readable zone. {error, message}.")
    static let simulatorDateOfIssueMissing = MessageKey("simulator.dateOfIssueMissing", "The date of expiry is no whole date, so this member is needed.")
    static let simulatorVisa = MessageKey("simulator.visa", "A visa has no chip; the format is TD1, TD2 or TD3.")
    static let simulatorCanDigits = MessageKey("simulator.canDigits", "A card access number has 6 to 16 digits.")
    static let simulatorCountryLetters = MessageKey("simulator.countryLetters", "A country is two capital letters.")
    static let simulatorMadeDataGroups = MessageKey("simulator.madeDataGroups", "The personaliser makes data group 1, which is always there, and 2. Give others as files.")
    static let simulatorGenerationCount = MessageKey("simulator.generationCount", "The CSCA has 1 to 4 generations.")
    static let simulatorFileNumber = MessageKey("simulator.fileNumber", "DG{number, number} is no data group from 1 to 16.")
    static let simulatorFileForm = MessageKey("simulator.fileForm", "EF.DG{number, number} begins with its own tag and has at most 1 MiB; any octets may stand in an object with hex, base64 or path.")
    static let simulatorTerminalAuthenticationAlone = MessageKey("simulator.terminalAuthenticationAlone", "Terminal authentication needs chipAuthentication, or PACE with chip authentication mapping (Doc 9303-11, 7.1).")
    static let simulatorAccessControlMissing = MessageKey("simulator.accessControlMissing", "Terminal authentication needs access control.")
    static let simulatorDigitCount = MessageKey("simulator.digitCount", "The number has {least, number} to 16 digits.")
    static let simulatorSecurityInfosBounds = MessageKey("simulator.securityInfosBounds", "There are at most 32 sequences of at most 4,096 octets.")
    static let simulatorPaceCount = MessageKey("simulator.paceCount", "A chip offers 1 to 32 ways of PACE, each once.")
    static let simulatorMappingNamesNumbers = MessageKey("simulator.mappingNamesNumbers", "Chip authentication mapping names its parameters by number here.")
    static let simulatorPasswordCount = MessageKey("simulator.passwordCount", "A chip has at least one password, each once.")
    static let simulatorHolderFormat = MessageKey("simulator.holderFormat", "The format is TD1, TD2 or TD3.")
    static let simulatorHolderSex = MessageKey("simulator.holderSex", "Sex is M, F or <.")
    static let simulatorFieldsMakeNoZone = MessageKey("simulator.fieldsMakeNoZone", "The fields make no zone. {error, message}.")
    static let simulatorNoDate = MessageKey("simulator.noDate", "A date is written YYYY-MM-DD.")
    static let simulatorNoDateOfIssue = MessageKey("simulator.noDateOfIssue", "The date of issue is no date.")
    static let simulatorNumberRange = MessageKey("simulator.numberRange", "The number is {least, number} to {most, number}.")
    static let simulatorStatusWord = MessageKey("simulator.statusWord", "A status word is four hexadecimal digits.")
    static let simulatorTag = MessageKey("simulator.tag", "A tag is one to three octets in hexadecimal digits.")
    static let simulatorAnswerOctets = MessageKey("simulator.answerOctets", "Octets are pairs of hexadecimal digits, at most 65,000 octets.")
    static let simulatorPattern = MessageKey("simulator.pattern", "Octets are pairs of hexadecimal digits, at most {most, plural, one {# octet} other {# octets}}; a mask of the same length may stand behind a stroke, as in 80/E0.")
    static let simulatorCut = MessageKey("simulator.cut", "Give either to or by.")
    static let simulatorOneMember = MessageKey("simulator.oneMember", "Give either truncated or extended.")
    static let simulatorShortIdentifiers = MessageKey("simulator.shortIdentifiers", "Give refused, refused and file, or file and gives.")
    static let simulatorChangeCount = MessageKey("simulator.changeCount", "A rule changes at most 32 data objects.")
    static let simulatorRuleCount = MessageKey("simulator.ruleCount", "A chip has at most 256 rules.")
    static let simulatorNoDay = MessageKey("simulator.noDay", "The day is no date: YYYY-MM-DD.")
    static let simulatorNoSuchPACE = MessageKey("simulator.noSuchPACE", "The standard has no {mapping} on {group} with {cipher}.")
    static let simulatorNoCheckDigit = MessageKey("simulator.noCheckDigit", "The document number has no check digit to misprint.")
    static let simulatorGuardedDataGroups = MessageKey("simulator.guardedDataGroups", "Data groups 3 and 4 need terminal authentication, each named once.")
    static let simulatorNoGuardedDataGroup = MessageKey("simulator.noGuardedDataGroup", "Name 3, 4 or both.")
    static let simulatorAuthorityGenerations = MessageKey("simulator.authorityGenerations", "The authority has 1 to 3 generations.")
    static let simulatorNoCardSecurity = MessageKey("simulator.noCardSecurity", "Terminal authentication in the master file needs EF.CardSecurity: offer PACE with chip authentication mapping.")
    static let simulatorBiometricsRoom = MessageKey("simulator.biometricsRoom", "EF.Biometrics has room for 1 to 1048576 octets.")
    static let simulatorNoPlaceForKey = MessageKey("simulator.noPlaceForKey", "A key that is used in the master file stands in EF.CardSecurity, which takes PACE; beside keys of chip authentication mapping it needs a number (keyID).")
    static let simulatorBiometricsNumbers = MessageKey("simulator.biometricsNumbers", "Numbers of EF.Biometrics are 1 to 64, each once.")
    static let simulatorRecordCount = MessageKey("simulator.recordCount", "A file has 0 to 254 records.")
    static let simulatorApplicationsTwice = MessageKey("simulator.applicationsTwice", "Name each application once.")
    static let simulatorTrustPoints = MessageKey("simulator.trustPoints", "The chip trusts one generation, or two that follow each other.")
    static let simulatorNoGeneration = MessageKey("simulator.noGeneration", "There is no such generation.")
    static let simulatorHostUnknown = MessageKey("simulator.hostUnknown", "The host {host} is not known.")
    static let simulatorConnectionCut = MessageKey("simulator.connectionCut", "The reader closed the connection in the middle of a message.")
    static let simulatorOneOf = MessageKey("simulator.oneOf", "The value is one of {words, list}.")
    static let simulatorMemberMissing = MessageKey("simulator.memberMissing", "The member has to be given.")
    static let simulatorNoFilesHere = MessageKey("simulator.noFilesHere", "A description names files only where it is a file itself.")
    static let simulatorFileOutside = MessageKey("simulator.fileOutside", "The path leads to a file beside the description or in a folder below it.")
    static let simulatorFileUnreadable = MessageKey("simulator.fileUnreadable", "The file {file} cannot be read.")
    static let simulatorNoDefectOfProfile = MessageKey("simulator.noDefectOfProfile", "The profile {profile} has no defect of the files; give it as profile.")
    static let simulatorApplicationIdentifier = MessageKey("simulator.applicationIdentifier", "An application identifier has 5 to 16 octets in hexadecimal digits.")
    static let simulatorNameForm = MessageKey("simulator.nameForm", "A name has lower-case letters, digits, hyphens and dots.")
    static let simulatorAccessKeyForm = MessageKey("simulator.accessKeyForm", "The value is printed, dg1, or an MRZ information of 24 to 38 characters of a zone.")
    static let simulatorPrivateKeyForm = MessageKey("simulator.privateKeyForm", "The private key is none of the kind that is named.")
    static let simulatorPrintedField = MessageKey("simulator.printedField", "The field has room for {room, number} characters.")
    static let simulatorOctetCount = MessageKey("simulator.octetCount", "The number is 0 to 1,048,576.")
    static let simulatorLengthForm = MessageKey("simulator.lengthForm", "A length is a number below 2^32, or its octets in hexadecimal digits.")
    static let simulatorOctetsTwice = MessageKey("simulator.octetsTwice", "Give the octets once, as hex, base64 or path.")
    static let simulatorStateWithoutLetters = MessageKey("simulator.stateWithoutLetters", "{state} has no two letters for certificates; give country, too.")
    static let simulatorOneOfOrNumber = MessageKey("simulator.oneOfOrNumber", "The value is one of {words, list}, or its number.")
    static let simulatorNumberBounds = MessageKey("simulator.numberBounds", "The value is a number from 1 to 65,535.")
    static let simulatorOneImage = MessageKey("simulator.oneImage", "The value is one image.")
    static let simulatorDateAndTimeForm = MessageKey("simulator.dateAndTimeForm", "The value is written YYYYMMDDhhmmss.")
    static let simulatorHexadecimalOctets = MessageKey("simulator.hexadecimalOctets", "The value is written in pairs of hexadecimal digits, at most 1 MiB.")
    static let simulatorDrawings = MessageKey("simulator.drawings", "There are drawings in {formats, list}; of {format} give the image.")
    static let simulatorDrawing = MessageKey("simulator.drawing", "There is a drawing in {formats, list}.")
    static let simulatorModulusBits = MessageKey("simulator.modulusBits", "An RSA key has {bits, list} bits.")
    static let simulatorCipherOneOf = MessageKey("simulator.cipherOneOf", "A cipher is one of {words, list}.")
    static let simulatorPasswordOneOf = MessageKey("simulator.passwordOneOf", "A password is one of {words, list}.")
    static let simulatorNoMember = MessageKey("simulator.noMember", "The schema has no such member; it has {known, list}.")
    static let simulatorNoProfile = MessageKey("simulator.noProfile", "There is no profile \"{name}\".")
    static let simulatorNoProfileSimilar = MessageKey("simulator.noProfileSimilar", "There is no profile \"{name}\". Similar ones: {similar, list}.")
    static let simulatorNothingListens = MessageKey("simulator.nothingListens", "Nothing listens on {address}.")

    static let ofSimulator: [MessageKey] = [
        .simulatorAccessControlMissing,
        .simulatorAccessKeyForm,
        .simulatorAccessKeysNotDerived,
        .simulatorAnswerOctets,
        .simulatorApplicationIdentifier,
        .simulatorApplicationsTwice,
        .simulatorAuthorityGenerations,
        .simulatorBiometricsNumbers,
        .simulatorBiometricsRoom,
        .simulatorBornAfterIssue,
        .simulatorCanDigits,
        .simulatorChangeCount,
        .simulatorChipLeft,
        .simulatorChipLeftRemedy,
        .simulatorChipReset,
        .simulatorChipResetRemedy,
        .simulatorCipherOneOf,
        .simulatorCommandLength,
        .simulatorCommandLengthRemedy,
        .simulatorCommandLost,
        .simulatorCommandLostRemedy,
        .simulatorConnectionCut,
        .simulatorCountryLetters,
        .simulatorCut,
        .simulatorDateAndTimeForm,
        .simulatorDateOfIssueMissing,
        .simulatorDateOrUnknown,
        .simulatorDefectTwice,
        .simulatorDescriptionTooLong,
        .simulatorDeviationNotMade,
        .simulatorDigitCount,
        .simulatorDisplayedPortraitCount,
        .simulatorDisplayedSignatureCount,
        .simulatorDrawing,
        .simulatorDrawings,
        .simulatorExpiresBeforeEffective,
        .simulatorExpiresBeforeIssue,
        .simulatorFaceCount,
        .simulatorFaceOrPortrait,
        .simulatorFarDateOfIssue,
        .simulatorFeatureCount,
        .simulatorFeatureForm,
        .simulatorFieldsMakeNoZone,
        .simulatorFileForm,
        .simulatorFileNumber,
        .simulatorFileOutside,
        .simulatorFileUnreadable,
        .simulatorFingerCount,
        .simulatorFormatsOfECDSA,
        .simulatorGenerationCount,
        .simulatorGuardedDataGroups,
        .simulatorHexadecimalNumber,
        .simulatorHexadecimalOctets,
        .simulatorHolderFormat,
        .simulatorHolderSex,
        .simulatorHostUnknown,
        .simulatorImageLength,
        .simulatorIrisCount,
        .simulatorJsonAt,
        .simulatorKeyCiphers,
        .simulatorKeyCount,
        .simulatorKeyEncoding,
        .simulatorKeyNumber,
        .simulatorKeyNumbers,
        .simulatorLengthForm,
        .simulatorListTooLong,
        .simulatorMadeDataGroups,
        .simulatorMappingNamesNumbers,
        .simulatorMemberMissing,
        .simulatorModulusBits,
        .simulatorNameForm,
        .simulatorNoBase64,
        .simulatorNoCardSecurity,
        .simulatorNoCheckDigit,
        .simulatorNoDate,
        .simulatorNoDateOfIssue,
        .simulatorNoDay,
        .simulatorNoDefectOfProfile,
        .simulatorNoFilesHere,
        .simulatorNoGeneration,
        .simulatorNoGuardedDataGroup,
        .simulatorNoJSONAt,
        .simulatorNoMember,
        .simulatorNoPlaceForKey,
        .simulatorNoProfile,
        .simulatorNoProfileSimilar,
        .simulatorNoSuchPACE,
        .simulatorNoZone,
        .simulatorNotReadable,
        .simulatorNothingListens,
        .simulatorNothingToDo,
        .simulatorNumberBounds,
        .simulatorNumberRange,
        .simulatorOctetCount,
        .simulatorOctetsTwice,
        .simulatorOneImage,
        .simulatorOneMember,
        .simulatorOneOf,
        .simulatorOneOfOrNumber,
        .simulatorOtherKind,
        .simulatorOtherSchema,
        .simulatorPaceCount,
        .simulatorPasswordCount,
        .simulatorPasswordOneOf,
        .simulatorPattern,
        .simulatorPersonCount,
        .simulatorPortraitLength,
        .simulatorPrintedField,
        .simulatorPrivateKeyForm,
        .simulatorRawImageLength,
        .simulatorRecordCount,
        .simulatorRsaEntry,
        .simulatorRuleContradictory,
        .simulatorRuleCount,
        .simulatorRuleFileMissing,
        .simulatorRuleOffsetBeyond,
        .simulatorRuleWithoutEffect,
        .simulatorSchemesOfRSA,
        .simulatorSecurityInfosBounds,
        .simulatorShortIdentifiers,
        .simulatorSizeOfRawImage,
        .simulatorStateWithoutLetters,
        .simulatorStatedHashLeftOut,
        .simulatorStatusWord,
        .simulatorTag,
        .simulatorTerminalAuthenticationAlone,
        .simulatorTerminalDocumentNumber,
        .simulatorTerminalNumberUnused,
        .simulatorTerminalWithoutVerifier,
        .simulatorTextTooLong,
        .simulatorTrustPoints,
        .simulatorVisa,
        .simulatorZoneOrHolder,
    ]
}

extension Message {
    package static var simulatorRuleWithoutEffect: Message { Message(.simulatorRuleWithoutEffect) }
    package static var simulatorTerminalWithoutVerifier: Message { Message(.simulatorTerminalWithoutVerifier) }
    package static var simulatorDefectTwice: Message { Message(.simulatorDefectTwice) }
    package static var simulatorExpiresBeforeEffective: Message { Message(.simulatorExpiresBeforeEffective) }
    package static var simulatorRuleContradictory: Message { Message(.simulatorRuleContradictory) }
    package static var simulatorRuleFileMissing: Message { Message(.simulatorRuleFileMissing) }
    package static func simulatorRuleOffsetBeyond(file: some CustomStringConvertible, count: Int, offset: Int) -> Message {
        Message(.simulatorRuleOffsetBeyond, [.init("file", .text(file.description)), .init("count", .number(count)), .init("offset", .number(offset))])
    }
    package static var simulatorTerminalDocumentNumber: Message { Message(.simulatorTerminalDocumentNumber) }
    package static var simulatorTerminalNumberUnused: Message { Message(.simulatorTerminalNumberUnused) }
    package static func simulatorAccessKeysNotDerived(error: Message) -> Message {
        Message(.simulatorAccessKeysNotDerived, [.init("error", .message(error))])
    }
    package static func simulatorCommandLength(count: Int) -> Message {
        Message(.simulatorCommandLength, [.init("count", .number(count))])
    }
    package static var simulatorCommandLengthRemedy: Message { Message(.simulatorCommandLengthRemedy) }
    package static var simulatorCommandLost: Message { Message(.simulatorCommandLost) }
    package static var simulatorCommandLostRemedy: Message { Message(.simulatorCommandLostRemedy) }
    package static var simulatorChipReset: Message { Message(.simulatorChipReset) }
    package static var simulatorChipResetRemedy: Message { Message(.simulatorChipResetRemedy) }
    package static var simulatorChipLeft: Message { Message(.simulatorChipLeft) }
    package static var simulatorChipLeftRemedy: Message { Message(.simulatorChipLeftRemedy) }
    package static var simulatorSizeOfRawImage: Message { Message(.simulatorSizeOfRawImage) }
    package static var simulatorRawImageLength: Message { Message(.simulatorRawImageLength) }
    package static var simulatorFaceCount: Message { Message(.simulatorFaceCount) }
    package static var simulatorFingerCount: Message { Message(.simulatorFingerCount) }
    package static var simulatorIrisCount: Message { Message(.simulatorIrisCount) }
    package static var simulatorDisplayedPortraitCount: Message { Message(.simulatorDisplayedPortraitCount) }
    package static var simulatorDisplayedSignatureCount: Message { Message(.simulatorDisplayedSignatureCount) }
    package static var simulatorPersonCount: Message { Message(.simulatorPersonCount) }
    package static var simulatorFeatureCount: Message { Message(.simulatorFeatureCount) }
    package static var simulatorFeatureForm: Message { Message(.simulatorFeatureForm) }
    package static var simulatorPortraitLength: Message { Message(.simulatorPortraitLength) }
    package static func simulatorDeviationNotMade(deviation: some CustomStringConvertible) -> Message {
        Message(.simulatorDeviationNotMade, [.init("deviation", .text(deviation.description))])
    }
    package static var simulatorFormatsOfECDSA: Message { Message(.simulatorFormatsOfECDSA) }
    package static var simulatorRsaEntry: Message { Message(.simulatorRsaEntry) }
    package static var simulatorSchemesOfRSA: Message { Message(.simulatorSchemesOfRSA) }
    package static var simulatorStatedHashLeftOut: Message { Message(.simulatorStatedHashLeftOut) }
    package static var simulatorKeyCount: Message { Message(.simulatorKeyCount) }
    package static var simulatorKeyCiphers: Message { Message(.simulatorKeyCiphers) }
    package static func simulatorKeyEncoding(group: some CustomStringConvertible, encoding: some CustomStringConvertible) -> Message {
        Message(.simulatorKeyEncoding, [.init("group", .text(group.description)), .init("encoding", .text(encoding.description))])
    }
    package static var simulatorKeyNumber: Message { Message(.simulatorKeyNumber) }
    package static var simulatorKeyNumbers: Message { Message(.simulatorKeyNumbers) }
    package static var simulatorHexadecimalNumber: Message { Message(.simulatorHexadecimalNumber) }
    package static var simulatorNoBase64: Message { Message(.simulatorNoBase64) }
    package static var simulatorImageLength: Message { Message(.simulatorImageLength) }
    package static var simulatorDateOrUnknown: Message { Message(.simulatorDateOrUnknown) }
    package static var simulatorTextTooLong: Message { Message(.simulatorTextTooLong) }
    package static var simulatorListTooLong: Message { Message(.simulatorListTooLong) }
    package static var simulatorDescriptionTooLong: Message { Message(.simulatorDescriptionTooLong) }
    package static func simulatorNothingToDo(word: some CustomStringConvertible) -> Message {
        Message(.simulatorNothingToDo, [.init("word", .text(word.description))])
    }
    package static var simulatorFarDateOfIssue: Message { Message(.simulatorFarDateOfIssue) }
    package static var simulatorBornAfterIssue: Message { Message(.simulatorBornAfterIssue) }
    package static var simulatorExpiresBeforeIssue: Message { Message(.simulatorExpiresBeforeIssue) }
    package static func simulatorJsonAt(error: Message, line: Int, column: Int) -> Message {
        Message(.simulatorJsonAt, [.init("error", .message(error)), .init("line", .number(line)), .init("column", .number(column))])
    }
    package static func simulatorNoJSONAt(line: Int, column: Int, error: Message) -> Message {
        Message(.simulatorNoJSONAt, [.init("line", .number(line)), .init("column", .number(column)), .init("error", .message(error))])
    }
    package static var simulatorOtherKind: Message { Message(.simulatorOtherKind) }
    package static var simulatorNotReadable: Message { Message(.simulatorNotReadable) }
    package static func simulatorOtherSchema(schema: [String]) -> Message {
        Message(.simulatorOtherSchema, [.init("schema", .list(schema))])
    }
    package static var simulatorZoneOrHolder: Message { Message(.simulatorZoneOrHolder) }
    package static var simulatorFaceOrPortrait: Message { Message(.simulatorFaceOrPortrait) }
    package static func simulatorNoZone(error: Message) -> Message {
        Message(.simulatorNoZone, [.init("error", .message(error))])
    }
    package static var simulatorDateOfIssueMissing: Message { Message(.simulatorDateOfIssueMissing) }
    package static var simulatorVisa: Message { Message(.simulatorVisa) }
    package static var simulatorCanDigits: Message { Message(.simulatorCanDigits) }
    package static var simulatorCountryLetters: Message { Message(.simulatorCountryLetters) }
    package static var simulatorMadeDataGroups: Message { Message(.simulatorMadeDataGroups) }
    package static var simulatorGenerationCount: Message { Message(.simulatorGenerationCount) }
    package static func simulatorFileNumber(number: Int) -> Message {
        Message(.simulatorFileNumber, [.init("number", .number(number))])
    }
    package static func simulatorFileForm(number: Int) -> Message {
        Message(.simulatorFileForm, [.init("number", .number(number))])
    }
    package static var simulatorTerminalAuthenticationAlone: Message { Message(.simulatorTerminalAuthenticationAlone) }
    package static var simulatorAccessControlMissing: Message { Message(.simulatorAccessControlMissing) }
    package static func simulatorDigitCount(least: Int) -> Message {
        Message(.simulatorDigitCount, [.init("least", .number(least))])
    }
    package static var simulatorSecurityInfosBounds: Message { Message(.simulatorSecurityInfosBounds) }
    package static var simulatorPaceCount: Message { Message(.simulatorPaceCount) }
    package static var simulatorMappingNamesNumbers: Message { Message(.simulatorMappingNamesNumbers) }
    package static var simulatorPasswordCount: Message { Message(.simulatorPasswordCount) }
    package static var simulatorHolderFormat: Message { Message(.simulatorHolderFormat) }
    package static var simulatorHolderSex: Message { Message(.simulatorHolderSex) }
    package static func simulatorFieldsMakeNoZone(error: Message) -> Message {
        Message(.simulatorFieldsMakeNoZone, [.init("error", .message(error))])
    }
    package static var simulatorNoDate: Message { Message(.simulatorNoDate) }
    package static var simulatorNoDateOfIssue: Message { Message(.simulatorNoDateOfIssue) }
    package static func simulatorNumberRange(least: Int, most: Int) -> Message {
        Message(.simulatorNumberRange, [.init("least", .number(least)), .init("most", .number(most))])
    }
    package static var simulatorStatusWord: Message { Message(.simulatorStatusWord) }
    package static var simulatorTag: Message { Message(.simulatorTag) }
    package static var simulatorAnswerOctets: Message { Message(.simulatorAnswerOctets) }
    package static func simulatorPattern(most: Int) -> Message {
        Message(.simulatorPattern, [.init("most", .number(most))])
    }
    package static var simulatorCut: Message { Message(.simulatorCut) }
    package static var simulatorOneMember: Message { Message(.simulatorOneMember) }
    package static var simulatorShortIdentifiers: Message { Message(.simulatorShortIdentifiers) }
    package static var simulatorChangeCount: Message { Message(.simulatorChangeCount) }
    package static var simulatorRuleCount: Message { Message(.simulatorRuleCount) }
    package static var simulatorNoDay: Message { Message(.simulatorNoDay) }
    package static func simulatorNoSuchPACE(mapping: some CustomStringConvertible, group: some CustomStringConvertible, cipher: some CustomStringConvertible) -> Message {
        Message(.simulatorNoSuchPACE, [.init("mapping", .text(mapping.description)), .init("group", .text(group.description)), .init("cipher", .text(cipher.description))])
    }
    package static var simulatorNoCheckDigit: Message { Message(.simulatorNoCheckDigit) }
    package static var simulatorGuardedDataGroups: Message { Message(.simulatorGuardedDataGroups) }
    package static var simulatorNoGuardedDataGroup: Message { Message(.simulatorNoGuardedDataGroup) }
    package static var simulatorAuthorityGenerations: Message { Message(.simulatorAuthorityGenerations) }
    package static var simulatorNoCardSecurity: Message { Message(.simulatorNoCardSecurity) }
    package static var simulatorBiometricsRoom: Message { Message(.simulatorBiometricsRoom) }
    package static var simulatorNoPlaceForKey: Message { Message(.simulatorNoPlaceForKey) }
    package static var simulatorBiometricsNumbers: Message { Message(.simulatorBiometricsNumbers) }
    package static var simulatorRecordCount: Message { Message(.simulatorRecordCount) }
    package static var simulatorApplicationsTwice: Message { Message(.simulatorApplicationsTwice) }
    package static var simulatorTrustPoints: Message { Message(.simulatorTrustPoints) }
    package static var simulatorNoGeneration: Message { Message(.simulatorNoGeneration) }
    package static func simulatorHostUnknown(host: some CustomStringConvertible) -> Message {
        Message(.simulatorHostUnknown, [.init("host", .text(host.description))])
    }
    package static var simulatorConnectionCut: Message { Message(.simulatorConnectionCut) }
    package static func simulatorOneOf(words: [String]) -> Message {
        Message(.simulatorOneOf, [.init("words", .list(words))])
    }
    package static var simulatorMemberMissing: Message { Message(.simulatorMemberMissing) }
    package static var simulatorNoFilesHere: Message { Message(.simulatorNoFilesHere) }
    package static var simulatorFileOutside: Message { Message(.simulatorFileOutside) }
    package static func simulatorFileUnreadable(file: some CustomStringConvertible) -> Message {
        Message(.simulatorFileUnreadable, [.init("file", .text(file.description))])
    }
    package static func simulatorNoDefectOfProfile(profile: some CustomStringConvertible) -> Message {
        Message(.simulatorNoDefectOfProfile, [.init("profile", .text(profile.description))])
    }
    package static var simulatorApplicationIdentifier: Message { Message(.simulatorApplicationIdentifier) }
    package static var simulatorNameForm: Message { Message(.simulatorNameForm) }
    package static var simulatorAccessKeyForm: Message { Message(.simulatorAccessKeyForm) }
    package static var simulatorPrivateKeyForm: Message { Message(.simulatorPrivateKeyForm) }
    package static func simulatorPrintedField(room: Int) -> Message {
        Message(.simulatorPrintedField, [.init("room", .number(room))])
    }
    package static var simulatorOctetCount: Message { Message(.simulatorOctetCount) }
    package static var simulatorLengthForm: Message { Message(.simulatorLengthForm) }
    package static var simulatorOctetsTwice: Message { Message(.simulatorOctetsTwice) }
    package static func simulatorStateWithoutLetters(state: some CustomStringConvertible) -> Message {
        Message(.simulatorStateWithoutLetters, [.init("state", .text(state.description))])
    }
    package static func simulatorOneOfOrNumber(words: [String]) -> Message {
        Message(.simulatorOneOfOrNumber, [.init("words", .list(words))])
    }
    package static var simulatorNumberBounds: Message { Message(.simulatorNumberBounds) }
    package static var simulatorOneImage: Message { Message(.simulatorOneImage) }
    package static var simulatorDateAndTimeForm: Message { Message(.simulatorDateAndTimeForm) }
    package static var simulatorHexadecimalOctets: Message { Message(.simulatorHexadecimalOctets) }
    package static func simulatorDrawings(formats: [String], format: some CustomStringConvertible) -> Message {
        Message(.simulatorDrawings, [.init("formats", .list(formats)), .init("format", .text(format.description))])
    }
    package static func simulatorDrawing(formats: [String]) -> Message {
        Message(.simulatorDrawing, [.init("formats", .list(formats))])
    }
    package static func simulatorModulusBits(bits: [String]) -> Message {
        Message(.simulatorModulusBits, [.init("bits", .list(bits))])
    }
    package static func simulatorCipherOneOf(words: [String]) -> Message {
        Message(.simulatorCipherOneOf, [.init("words", .list(words))])
    }
    package static func simulatorPasswordOneOf(words: [String]) -> Message {
        Message(.simulatorPasswordOneOf, [.init("words", .list(words))])
    }
    package static func simulatorNoMember(known: [String]) -> Message {
        Message(.simulatorNoMember, [.init("known", .list(known))])
    }
    package static func simulatorNoProfile(name: some CustomStringConvertible) -> Message {
        Message(.simulatorNoProfile, [.init("name", .text(name.description))])
    }
    package static func simulatorNoProfileSimilar(name: some CustomStringConvertible, similar: [String]) -> Message {
        Message(.simulatorNoProfileSimilar, [.init("name", .text(name.description)), .init("similar", .list(similar))])
    }
    package static func simulatorNothingListens(address: some CustomStringConvertible) -> Message {
        Message(.simulatorNothingListens, [.init("address", .text(address.description))])
    }
}
