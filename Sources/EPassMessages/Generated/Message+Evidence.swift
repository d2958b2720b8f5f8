// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let evidenceCipherOfNoOffer = MessageKey("evidence.cipherOfNoOffer", "The member is a cipher that is not the offer's.")
    static let evidenceNoOffer = MessageKey("evidence.noOffer", "The member is no offer of PACE.")
    static let evidenceOfferContradictory = MessageKey("evidence.offerContradictory", "The member is an offer of PACE whose parts do not belong together.")
    static let evidenceCipherOfNoProtocol = MessageKey("evidence.cipherOfNoProtocol", "The member is a cipher that is not the protocol's.")
    static let evidenceWordTwice = MessageKey("evidence.wordTwice", "The member is a list with a word twice.")
    static let evidenceChallengeLength = MessageKey("evidence.challengeLength", "The member is a challenge of another length.")
    static let evidenceOutcomeNotBorneOut = MessageKey("evidence.outcomeNotBorneOut", "The member is an outcome that the transcript does not bear out.")
    static let evidenceOutcomeOfNoAttempt = MessageKey("evidence.outcomeOfNoAttempt", "The member is an outcome that the attempts do not bear out.")
    static let evidenceAttemptNone = MessageKey("evidence.attemptNone", "The member is an attempt that was not made, or one that succeeded and opened no channel.")
    static let evidenceOutcomeOfOtherRights = MessageKey("evidence.outcomeOfOtherRights", "The member is an outcome that does not go with its rights.")
    static let evidenceTextTooLong = MessageKey("evidence.textTooLong", "The member is a text of more than 256 octets.")
    static let evidenceNoObjectIdentifier = MessageKey("evidence.noObjectIdentifier", "The member is no object identifier.")
    static let evidenceNoTime = MessageKey("evidence.noTime", "The member is no time.")
    static let evidenceNoAnswerToReset = MessageKey("evidence.noAnswerToReset", "The member is no answer to reset.")
    static let evidenceNoApplicationIdentifier = MessageKey("evidence.noApplicationIdentifier", "The member is no application identifier of 1 to 16 octets in hexadecimal digits.")
    static let evidenceNoFileIdentifier = MessageKey("evidence.noFileIdentifier", "The member is no identifier or tag of a file.")
    static let evidenceApplicationTwice = MessageKey("evidence.applicationTwice", "The same application is in the bundle twice.")
    static let evidenceNoFile = MessageKey("evidence.noFile", "The member is no file of a document.")
    static let evidenceTrailingOfNoFile = MessageKey("evidence.trailingOfNoFile", "The member is octets behind a file that has none, or that is no data group.")
    static let evidenceFileContradictory = MessageKey("evidence.fileContradictory", "The member is a file with octets and without the state read, or the other way round.")
    static let evidenceNoBase64 = MessageKey("evidence.noBase64", "The member is no base64.")
    static let evidenceNoDeparture = MessageKey("evidence.noDeparture", "The member is no name of a departure.")
    static let evidencePrintedContradictory = MessageKey("evidence.printedContradictory", "The member is a printed zone with half of its form, or with a check digit twice.")
    static let evidenceNoObject = MessageKey("evidence.noObject", "The member is no object.")
    static let evidenceMemberUnknown = MessageKey("evidence.memberUnknown", "The member is an object with a member that is not known.")
    static let evidenceNoText = MessageKey("evidence.noText", "The member is no text.")
    static let evidenceNoBoolean = MessageKey("evidence.noBoolean", "The member is neither true nor false.")
    static let evidenceNoWord = MessageKey("evidence.noWord", "The member is no word of its list.")
    static let evidenceNoCode = MessageKey("evidence.noCode", "The member is no code of the list.")
    static let evidenceNoStatusWord = MessageKey("evidence.noStatusWord", "The member is no status word.")
    static let evidenceNoHexadecimal = MessageKey("evidence.noHexadecimal", "The member is no hexadecimal octets, at most {count, number} of them.")
    static let evidenceNoNumber = MessageKey("evidence.noNumber", "The member is no number from {least, number} to {most, number}.")
    static let evidenceNoList = MessageKey("evidence.noList", "The member is no list of at most {count, number} values.")
    static let evidenceMemberMissing = MessageKey("evidence.memberMissing", "The member is missing.")
    static let evidenceFolderWithoutFiles = MessageKey("evidence.folderWithoutFiles", "The folder holds no file whose name is that of a document's file.")
    static let evidenceSchemaUnknown = MessageKey("evidence.schemaUnknown", "The text is not of the schema {schema}.")
    static let evidenceFileTwice = MessageKey("evidence.fileTwice", "The file {file} stands twice.")
    static let evidenceChannelUnknown = MessageKey("evidence.channelUnknown", "The reading had {count, plural, one {# secure channel} other {# secure channels}}, and this one is not among them.")
    static let evidenceOpeningWithError = MessageKey("evidence.openingWithError", "An attempt that opened the chip has an error, a step that it ended at, or a status word of one.")
    static let evidenceOpeningTriesLeft = MessageKey("evidence.openingTriesLeft", "No attempt that opens the chip says this of the tries that are left.")
    static let evidenceRefusalWithoutWord = MessageKey("evidence.refusalWithoutWord", "The chip refused the attempt, and its status word is missing.")
    static let evidenceOfferWithoutPACE = MessageKey("evidence.offerWithoutPACE", "The attempt has an offer of PACE and is none of PACE.")
    static let evidencePasswordNotAsked = MessageKey("evidence.passwordNotAsked", "The attempt has a password where none was asked for.")
    static let evidenceBacPassword = MessageKey("evidence.bacPassword", "Basic Access Control was tried with another password than the MRZ.")
    static let evidenceOpeningNoAttempt = MessageKey("evidence.openingNoAttempt", "What opened the chip is not among the attempts.")
    static let evidenceOpeningOtherwise = MessageKey("evidence.openingOtherwise", "How the chip was opened is not what the attempt says that opened it.")
    static let evidenceCipherWithoutProtocol = MessageKey("evidence.cipherWithoutProtocol", "There is a cipher, and no protocol opened the chip.")
    static let evidenceBacCipher = MessageKey("evidence.bacCipher", "Basic Access Control has another cipher than 3DES.")
    static let evidencePaceNotAllowed = MessageKey("evidence.paceNotAllowed", "PACE was not allowed, and was tried.")
    static let evidenceBacNotAllowed = MessageKey("evidence.bacNotAllowed", "Basic Access Control was not allowed, and was tried.")
    static let evidenceNotOpenedToEnd = MessageKey("evidence.notOpenedToEnd", "The chip was not opened, and the reading came to its end.")
    static let evidenceReopeningNotNoted = MessageKey("evidence.reopeningNotNoted", "The chip was open, and nothing says that it was opened again.")
    static let evidenceReopeningOtherwise = MessageKey("evidence.reopeningOtherwise", "The chip was opened again in another way than before.")
    static let evidenceOfferTriedUnknown = MessageKey("evidence.offerTriedUnknown", "EF.CardAccess does not have the offer that was tried.")
    static let evidenceOfferSkippedUnknown = MessageKey("evidence.offerSkippedUnknown", "EF.CardAccess does not have the offer that was left out.")
    static let evidenceFileProtection = MessageKey("evidence.fileProtection", "Whether the file was protected does not fit the channel that it came through.")
    static let evidenceFileOfClosedChip = MessageKey("evidence.fileOfClosedChip", "A data group was read from a chip that was not opened.")
    static let evidenceFileOfClosedChannel = MessageKey("evidence.fileOfClosedChannel", "A file came through a channel that was closed before.")
    static let evidenceFileEndedToEnd = MessageKey("evidence.fileEndedToEnd", "The reading ended before this file did, and came to its end.")
    static let evidenceFileStatusWord = MessageKey("evidence.fileStatusWord", "No file in this state ends with this status word.")
    static let evidenceCaFileMissing = MessageKey("evidence.caFileMissing", "The file with the key of chip authentication is missing.")
    static let evidenceCaNoKey = MessageKey("evidence.caNoKey", "EF.DG14 has no key for chip authentication.")
    static let evidenceCaKeyUnknown = MessageKey("evidence.caKeyUnknown", "EF.DG14 does not have the key and the protocol that were tried.")
    static let evidenceCaTemplateForAES = MessageKey("evidence.caTemplateForAES", "MSE:Set KAT is for 3DES only (Doc 9303-11, 6.2.4.1).")
    static let evidenceCaErrorOfSuccess = MessageKey("evidence.caErrorOfSuccess", "A key agreement that succeeded has an error.")
    static let evidenceCaChannelBeforeKey = MessageKey("evidence.caChannelBeforeKey", "A key agreement opened a channel that was there before its key was read.")
    static let evidenceCaChannelsTwice = MessageKey("evidence.caChannelsTwice", "Two key agreements opened one channel, or stand in the wrong order.")
    static let evidenceMappingWithoutPACE = MessageKey("evidence.mappingWithoutPACE", "The chip was not opened by PACE with chip authentication mapping.")
    static let evidenceMappingParameters = MessageKey("evidence.mappingParameters", "The mapping has other domain parameters than PACE.")
    static let evidenceMappingChannel = MessageKey("evidence.mappingChannel", "The channel of the mapping was opened by chip authentication.")
    static let evidenceAaFileMissing = MessageKey("evidence.aaFileMissing", "The file with the key of active authentication is not there.")
    static let evidenceAaChannelClosed = MessageKey("evidence.aaChannelClosed", "The challenge was sent in a channel that was closed before its key was read.")
    static let evidenceAaErrorOfResponse = MessageKey("evidence.aaErrorOfResponse", "A response came, and an error stands beside it.")
    static let evidenceRecordsWithoutRights = MessageKey("evidence.recordsWithoutRights", "Records come through a secure channel that PACE opened, and only where the terminal showed its rights.")
    static let evidenceTaNotOffered = MessageKey("evidence.taNotOffered", "EF.DG14, which offers terminal authentication, was not read.")
    static let evidenceTaChannelNotProven = MessageKey("evidence.taChannelNotProven", "Terminal authentication ran in a channel in which the chip did not prove itself.")
    static let evidenceSkippedWithTranscript = MessageKey("evidence.skippedWithTranscript", "A protocol that was left out has a transcript.")
    static let evidencePrintedFieldTwice = MessageKey("evidence.printedFieldTwice", "A field of the printed MRZ stands twice.")
    static let evidencePrintedFormOfNothing = MessageKey("evidence.printedFormOfNothing", "The form of the printed lines is there, and no lines were given.")
    static let evidencePrintedFieldsOthers = MessageKey("evidence.printedFieldsOthers", "The fields that were compared are not those that a comparison of this kind is about.")
    static let evidencePrintedZoneMissing = MessageKey("evidence.printedZoneMissing", "The chip was opened with the MRZ, and none was given.")
    static let evidenceZoneOfPassword = MessageKey("evidence.zoneOfPassword", "reader.password is \"mrz\", and printedMRZ is missing: add it, or leave reader.password out.")
    static let evidencePrintedDigitsRight = MessageKey("evidence.printedDigitsRight", "Computed check digits were used, and the printed ones are right.")
    static let evidenceTimeBeforePassports = MessageKey("evidence.timeBeforePassports", "The reading began before there were electronic passports: the reader's clock was wrong. Set it and read the document again.")
    static let evidenceTimeInFuture = MessageKey("evidence.timeInFuture", "The reading began in the future.")
    static let evidenceCountCommands = MessageKey("evidence.countCommands", "Fewer commands were sent than files were read.")
    static let evidenceCountReceived = MessageKey("evidence.countReceived", "Fewer octets came than the files have.")
    static let evidenceCountSent = MessageKey("evidence.countSent", "A command has four octets at least, and fewer were sent.")
    static let evidenceCountSentTooMany = MessageKey("evidence.countSentTooMany", "More octets were sent than that many commands can have.")
    static let evidenceCountReceivedTooMany = MessageKey("evidence.countReceivedTooMany", "More octets came than that many responses can have.")
    static let evidenceCountMilliseconds = MessageKey("evidence.countMilliseconds", "The attempts to open the chip took longer than the whole exchange.")
    static let evidenceNoArguments = MessageKey("evidence.noArguments", "The member is no object of at most {count, number} arguments.")
    static let evidenceNoArgument = MessageKey("evidence.noArgument", "The member is no argument: one value under the name of its type.")
    static let evidenceArgumentTooLong = MessageKey("evidence.argumentTooLong", "The member is a text of more than {count, plural, one {# character} other {# characters}}.")
    static let evidenceArgumentsWithoutKey = MessageKey("evidence.argumentsWithoutKey", "There are arguments, and no message that has them.")
    static let evidenceMessageTooDeep = MessageKey("evidence.messageTooDeep", "The member is a message in more than {count, number} layers of messages.")
    static let evidenceNoWords = MessageKey("evidence.noWords", "The member has no words.")
    static let evidenceFileConflict = MessageKey("evidence.fileConflict", "{file} was given before by {first}, with other octets.")
    static let evidenceSeveralDocuments = MessageKey("evidence.severalDocuments", "{first} brought {file} of another document.")
    static let evidenceNameAmbiguous = MessageKey("evidence.nameAmbiguous", "This is the identifier of {first} and of {second}, and the content is of neither.")
    static let evidenceNameUnknown = MessageKey("evidence.nameUnknown", "No file of a document has this name.")
    static let evidenceIdentifierUnknown = MessageKey("evidence.identifierUnknown", "No file of a document has this identifier.")
    static let evidenceTextUndecodable = MessageKey("evidence.textUndecodable", "The text is neither hexadecimal nor base64 of the octets of a file.")
    static let evidenceFormUnknown = MessageKey("evidence.formUnknown", "The object has none of the members by which the forms of Docs/evidence.md are known.")
    static let evidenceSealBesideDocument = MessageKey("evidence.sealBesideDocument", "The object has members of a seal (data and sig) beside those of a document: give each in a file of its own.")
    static let evidenceSeveralForms = MessageKey("evidence.severalForms", "The object has a document in more than one form: give each in a file of its own.")
    static let evidenceFileEmpty = MessageKey("evidence.fileEmpty", "The file has no octets.")
    static let evidenceFileTooLong = MessageKey("evidence.fileTooLong", "{file} has more than {limit, number} octets.")
    static let evidenceTooManyFiles = MessageKey("evidence.tooManyFiles", "There are more than {limit, number} files.")
    static let evidenceChallengeConflict = MessageKey("evidence.challengeConflict", "Another challenge or another response was given before.")
    static let evidenceChallengeAlone = MessageKey("evidence.challengeAlone", "A challenge and a response go together.")
    static let evidenceSignatureForm = MessageKey("evidence.signatureForm", "The member is no detached JWS with ES256 or EdDSA.")
    static let evidenceWitnessUnsigned = MessageKey("evidence.witnessUnsigned", "A witness was named, and this evidence is not signed.")
    static let evidenceWitnessOther = MessageKey("evidence.witnessOther", "It is signed with the key {key}, which is not that of the witness that was named.")
    static let evidenceWitnessWrong = MessageKey("evidence.witnessWrong", "The signature is not that of the witness over this evidence: something was changed after it was signed.")
    static let evidenceWitnessKeyKind = MessageKey("evidence.witnessKeyKind", "The key is not one on P-256 or of Ed25519.")
    static let evidenceResponseTooLong = MessageKey("evidence.responseTooLong", "A response has 1 to {limit, number} octets.")
    static let evidenceOriginContradictory = MessageKey("evidence.originContradictory", "The bundle says that nothing is known of the reading, and tells of it.")
    static let evidenceOriginTold = MessageKey("evidence.originTold", "The bundle says that another program read, and this program from a chip.")
    static let evidenceNothingGiven = MessageKey("evidence.nothingGiven", "No file of a document was given.")

    static let ofEvidence: [MessageKey] = [
        .evidenceAaChannelClosed,
        .evidenceAaErrorOfResponse,
        .evidenceAaFileMissing,
        .evidenceApplicationTwice,
        .evidenceArgumentTooLong,
        .evidenceArgumentsWithoutKey,
        .evidenceAttemptNone,
        .evidenceBacCipher,
        .evidenceBacNotAllowed,
        .evidenceBacPassword,
        .evidenceCaChannelBeforeKey,
        .evidenceCaChannelsTwice,
        .evidenceCaErrorOfSuccess,
        .evidenceCaFileMissing,
        .evidenceCaKeyUnknown,
        .evidenceCaNoKey,
        .evidenceCaTemplateForAES,
        .evidenceChallengeAlone,
        .evidenceChallengeConflict,
        .evidenceChallengeLength,
        .evidenceChannelUnknown,
        .evidenceCipherOfNoOffer,
        .evidenceCipherOfNoProtocol,
        .evidenceCipherWithoutProtocol,
        .evidenceCountCommands,
        .evidenceCountMilliseconds,
        .evidenceCountReceived,
        .evidenceCountReceivedTooMany,
        .evidenceCountSent,
        .evidenceCountSentTooMany,
        .evidenceFileConflict,
        .evidenceFileContradictory,
        .evidenceFileEmpty,
        .evidenceFileEndedToEnd,
        .evidenceFileOfClosedChannel,
        .evidenceFileOfClosedChip,
        .evidenceFileProtection,
        .evidenceFileStatusWord,
        .evidenceFileTooLong,
        .evidenceFileTwice,
        .evidenceFolderWithoutFiles,
        .evidenceFormUnknown,
        .evidenceIdentifierUnknown,
        .evidenceMappingChannel,
        .evidenceMappingParameters,
        .evidenceMappingWithoutPACE,
        .evidenceMemberMissing,
        .evidenceMemberUnknown,
        .evidenceMessageTooDeep,
        .evidenceNameAmbiguous,
        .evidenceNameUnknown,
        .evidenceNoAnswerToReset,
        .evidenceNoApplicationIdentifier,
        .evidenceNoArgument,
        .evidenceNoArguments,
        .evidenceNoBase64,
        .evidenceNoBoolean,
        .evidenceNoCode,
        .evidenceNoDeparture,
        .evidenceNoFile,
        .evidenceNoFileIdentifier,
        .evidenceNoHexadecimal,
        .evidenceNoList,
        .evidenceNoNumber,
        .evidenceNoObject,
        .evidenceNoObjectIdentifier,
        .evidenceNoOffer,
        .evidenceNoStatusWord,
        .evidenceNoText,
        .evidenceNoTime,
        .evidenceNoWord,
        .evidenceNoWords,
        .evidenceNotOpenedToEnd,
        .evidenceNothingGiven,
        .evidenceOfferContradictory,
        .evidenceOfferSkippedUnknown,
        .evidenceOfferTriedUnknown,
        .evidenceOfferWithoutPACE,
        .evidenceOpeningNoAttempt,
        .evidenceOpeningOtherwise,
        .evidenceOpeningTriesLeft,
        .evidenceOpeningWithError,
        .evidenceOriginContradictory,
        .evidenceOriginTold,
        .evidenceOutcomeNotBorneOut,
        .evidenceOutcomeOfNoAttempt,
        .evidenceOutcomeOfOtherRights,
        .evidencePaceNotAllowed,
        .evidencePasswordNotAsked,
        .evidencePrintedContradictory,
        .evidencePrintedDigitsRight,
        .evidencePrintedFieldTwice,
        .evidencePrintedFieldsOthers,
        .evidencePrintedFormOfNothing,
        .evidencePrintedZoneMissing,
        .evidenceRecordsWithoutRights,
        .evidenceRefusalWithoutWord,
        .evidenceReopeningNotNoted,
        .evidenceReopeningOtherwise,
        .evidenceResponseTooLong,
        .evidenceSchemaUnknown,
        .evidenceSealBesideDocument,
        .evidenceSeveralDocuments,
        .evidenceSeveralForms,
        .evidenceSignatureForm,
        .evidenceSkippedWithTranscript,
        .evidenceTaChannelNotProven,
        .evidenceTaNotOffered,
        .evidenceTextTooLong,
        .evidenceTextUndecodable,
        .evidenceTimeBeforePassports,
        .evidenceTimeInFuture,
        .evidenceTooManyFiles,
        .evidenceTrailingOfNoFile,
        .evidenceWitnessKeyKind,
        .evidenceWitnessOther,
        .evidenceWitnessUnsigned,
        .evidenceWitnessWrong,
        .evidenceWordTwice,
        .evidenceZoneOfPassword,
    ]
}

extension Message {
    package static var evidenceCipherOfNoOffer: Message { Message(.evidenceCipherOfNoOffer) }
    package static var evidenceNoOffer: Message { Message(.evidenceNoOffer) }
    package static var evidenceOfferContradictory: Message { Message(.evidenceOfferContradictory) }
    package static var evidenceCipherOfNoProtocol: Message { Message(.evidenceCipherOfNoProtocol) }
    package static var evidenceWordTwice: Message { Message(.evidenceWordTwice) }
    package static var evidenceChallengeLength: Message { Message(.evidenceChallengeLength) }
    package static var evidenceOutcomeNotBorneOut: Message { Message(.evidenceOutcomeNotBorneOut) }
    package static var evidenceOutcomeOfNoAttempt: Message { Message(.evidenceOutcomeOfNoAttempt) }
    package static var evidenceAttemptNone: Message { Message(.evidenceAttemptNone) }
    package static var evidenceOutcomeOfOtherRights: Message { Message(.evidenceOutcomeOfOtherRights) }
    package static var evidenceTextTooLong: Message { Message(.evidenceTextTooLong) }
    package static var evidenceNoObjectIdentifier: Message { Message(.evidenceNoObjectIdentifier) }
    package static var evidenceNoTime: Message { Message(.evidenceNoTime) }
    package static var evidenceNoAnswerToReset: Message { Message(.evidenceNoAnswerToReset) }
    package static var evidenceNoApplicationIdentifier: Message { Message(.evidenceNoApplicationIdentifier) }
    package static var evidenceNoFileIdentifier: Message { Message(.evidenceNoFileIdentifier) }
    package static var evidenceApplicationTwice: Message { Message(.evidenceApplicationTwice) }
    package static var evidenceNoFile: Message { Message(.evidenceNoFile) }
    package static var evidenceTrailingOfNoFile: Message { Message(.evidenceTrailingOfNoFile) }
    package static var evidenceFileContradictory: Message { Message(.evidenceFileContradictory) }
    package static var evidenceNoBase64: Message { Message(.evidenceNoBase64) }
    package static var evidenceNoDeparture: Message { Message(.evidenceNoDeparture) }
    package static var evidencePrintedContradictory: Message { Message(.evidencePrintedContradictory) }
    package static var evidenceNoObject: Message { Message(.evidenceNoObject) }
    package static var evidenceMemberUnknown: Message { Message(.evidenceMemberUnknown) }
    package static var evidenceNoText: Message { Message(.evidenceNoText) }
    package static var evidenceNoBoolean: Message { Message(.evidenceNoBoolean) }
    package static var evidenceNoWord: Message { Message(.evidenceNoWord) }
    package static var evidenceNoCode: Message { Message(.evidenceNoCode) }
    package static var evidenceNoStatusWord: Message { Message(.evidenceNoStatusWord) }
    package static func evidenceNoHexadecimal(count: Int) -> Message {
        Message(.evidenceNoHexadecimal, [.init("count", .number(count))])
    }
    package static func evidenceNoNumber(least: Int, most: Int) -> Message {
        Message(.evidenceNoNumber, [.init("least", .number(least)), .init("most", .number(most))])
    }
    package static func evidenceNoList(count: Int) -> Message {
        Message(.evidenceNoList, [.init("count", .number(count))])
    }
    package static var evidenceMemberMissing: Message { Message(.evidenceMemberMissing) }
    package static var evidenceFolderWithoutFiles: Message { Message(.evidenceFolderWithoutFiles) }
    package static func evidenceSchemaUnknown(schema: some CustomStringConvertible) -> Message {
        Message(.evidenceSchemaUnknown, [.init("schema", .text(schema.description))])
    }
    package static func evidenceFileTwice(file: some CustomStringConvertible) -> Message {
        Message(.evidenceFileTwice, [.init("file", .text(file.description))])
    }
    package static func evidenceChannelUnknown(count: Int) -> Message {
        Message(.evidenceChannelUnknown, [.init("count", .number(count))])
    }
    package static var evidenceOpeningWithError: Message { Message(.evidenceOpeningWithError) }
    package static var evidenceOpeningTriesLeft: Message { Message(.evidenceOpeningTriesLeft) }
    package static var evidenceRefusalWithoutWord: Message { Message(.evidenceRefusalWithoutWord) }
    package static var evidenceOfferWithoutPACE: Message { Message(.evidenceOfferWithoutPACE) }
    package static var evidencePasswordNotAsked: Message { Message(.evidencePasswordNotAsked) }
    package static var evidenceBacPassword: Message { Message(.evidenceBacPassword) }
    package static var evidenceOpeningNoAttempt: Message { Message(.evidenceOpeningNoAttempt) }
    package static var evidenceOpeningOtherwise: Message { Message(.evidenceOpeningOtherwise) }
    package static var evidenceCipherWithoutProtocol: Message { Message(.evidenceCipherWithoutProtocol) }
    package static var evidenceBacCipher: Message { Message(.evidenceBacCipher) }
    package static var evidencePaceNotAllowed: Message { Message(.evidencePaceNotAllowed) }
    package static var evidenceBacNotAllowed: Message { Message(.evidenceBacNotAllowed) }
    package static var evidenceNotOpenedToEnd: Message { Message(.evidenceNotOpenedToEnd) }
    package static var evidenceReopeningNotNoted: Message { Message(.evidenceReopeningNotNoted) }
    package static var evidenceReopeningOtherwise: Message { Message(.evidenceReopeningOtherwise) }
    package static var evidenceOfferTriedUnknown: Message { Message(.evidenceOfferTriedUnknown) }
    package static var evidenceOfferSkippedUnknown: Message { Message(.evidenceOfferSkippedUnknown) }
    package static var evidenceFileProtection: Message { Message(.evidenceFileProtection) }
    package static var evidenceFileOfClosedChip: Message { Message(.evidenceFileOfClosedChip) }
    package static var evidenceFileOfClosedChannel: Message { Message(.evidenceFileOfClosedChannel) }
    package static var evidenceFileEndedToEnd: Message { Message(.evidenceFileEndedToEnd) }
    package static var evidenceFileStatusWord: Message { Message(.evidenceFileStatusWord) }
    package static var evidenceCaFileMissing: Message { Message(.evidenceCaFileMissing) }
    package static var evidenceCaNoKey: Message { Message(.evidenceCaNoKey) }
    package static var evidenceCaKeyUnknown: Message { Message(.evidenceCaKeyUnknown) }
    package static var evidenceCaTemplateForAES: Message { Message(.evidenceCaTemplateForAES) }
    package static var evidenceCaErrorOfSuccess: Message { Message(.evidenceCaErrorOfSuccess) }
    package static var evidenceCaChannelBeforeKey: Message { Message(.evidenceCaChannelBeforeKey) }
    package static var evidenceCaChannelsTwice: Message { Message(.evidenceCaChannelsTwice) }
    package static var evidenceMappingWithoutPACE: Message { Message(.evidenceMappingWithoutPACE) }
    package static var evidenceMappingParameters: Message { Message(.evidenceMappingParameters) }
    package static var evidenceMappingChannel: Message { Message(.evidenceMappingChannel) }
    package static var evidenceAaFileMissing: Message { Message(.evidenceAaFileMissing) }
    package static var evidenceAaChannelClosed: Message { Message(.evidenceAaChannelClosed) }
    package static var evidenceAaErrorOfResponse: Message { Message(.evidenceAaErrorOfResponse) }
    package static var evidenceRecordsWithoutRights: Message { Message(.evidenceRecordsWithoutRights) }
    package static var evidenceTaNotOffered: Message { Message(.evidenceTaNotOffered) }
    package static var evidenceTaChannelNotProven: Message { Message(.evidenceTaChannelNotProven) }
    package static var evidenceSkippedWithTranscript: Message { Message(.evidenceSkippedWithTranscript) }
    package static var evidencePrintedFieldTwice: Message { Message(.evidencePrintedFieldTwice) }
    package static var evidencePrintedFormOfNothing: Message { Message(.evidencePrintedFormOfNothing) }
    package static var evidencePrintedFieldsOthers: Message { Message(.evidencePrintedFieldsOthers) }
    package static var evidencePrintedZoneMissing: Message { Message(.evidencePrintedZoneMissing) }
    package static var evidenceZoneOfPassword: Message { Message(.evidenceZoneOfPassword) }
    package static var evidencePrintedDigitsRight: Message { Message(.evidencePrintedDigitsRight) }
    package static var evidenceTimeBeforePassports: Message { Message(.evidenceTimeBeforePassports) }
    package static var evidenceTimeInFuture: Message { Message(.evidenceTimeInFuture) }
    package static var evidenceCountCommands: Message { Message(.evidenceCountCommands) }
    package static var evidenceCountReceived: Message { Message(.evidenceCountReceived) }
    package static var evidenceCountSent: Message { Message(.evidenceCountSent) }
    package static var evidenceCountSentTooMany: Message { Message(.evidenceCountSentTooMany) }
    package static var evidenceCountReceivedTooMany: Message { Message(.evidenceCountReceivedTooMany) }
    package static var evidenceCountMilliseconds: Message { Message(.evidenceCountMilliseconds) }
    package static func evidenceNoArguments(count: Int) -> Message {
        Message(.evidenceNoArguments, [.init("count", .number(count))])
    }
    package static var evidenceNoArgument: Message { Message(.evidenceNoArgument) }
    package static func evidenceArgumentTooLong(count: Int) -> Message {
        Message(.evidenceArgumentTooLong, [.init("count", .number(count))])
    }
    package static var evidenceArgumentsWithoutKey: Message { Message(.evidenceArgumentsWithoutKey) }
    package static func evidenceMessageTooDeep(count: Int) -> Message {
        Message(.evidenceMessageTooDeep, [.init("count", .number(count))])
    }
    package static var evidenceNoWords: Message { Message(.evidenceNoWords) }
    package static func evidenceFileConflict(file: some CustomStringConvertible, first: some CustomStringConvertible) -> Message {
        Message(.evidenceFileConflict, [.init("file", .text(file.description)), .init("first", .text(first.description))])
    }
    package static func evidenceSeveralDocuments(first: some CustomStringConvertible, file: some CustomStringConvertible) -> Message {
        Message(.evidenceSeveralDocuments, [.init("first", .text(first.description)), .init("file", .text(file.description))])
    }
    package static func evidenceNameAmbiguous(first: some CustomStringConvertible, second: some CustomStringConvertible) -> Message {
        Message(.evidenceNameAmbiguous, [.init("first", .text(first.description)), .init("second", .text(second.description))])
    }
    package static var evidenceNameUnknown: Message { Message(.evidenceNameUnknown) }
    package static var evidenceIdentifierUnknown: Message { Message(.evidenceIdentifierUnknown) }
    package static var evidenceTextUndecodable: Message { Message(.evidenceTextUndecodable) }
    package static var evidenceFormUnknown: Message { Message(.evidenceFormUnknown) }
    package static var evidenceSealBesideDocument: Message { Message(.evidenceSealBesideDocument) }
    package static var evidenceSeveralForms: Message { Message(.evidenceSeveralForms) }
    package static var evidenceFileEmpty: Message { Message(.evidenceFileEmpty) }
    package static func evidenceFileTooLong(file: some CustomStringConvertible, limit: Int) -> Message {
        Message(.evidenceFileTooLong, [.init("file", .text(file.description)), .init("limit", .number(limit))])
    }
    package static func evidenceTooManyFiles(limit: Int) -> Message {
        Message(.evidenceTooManyFiles, [.init("limit", .number(limit))])
    }
    package static var evidenceChallengeConflict: Message { Message(.evidenceChallengeConflict) }
    package static var evidenceChallengeAlone: Message { Message(.evidenceChallengeAlone) }
    package static var evidenceSignatureForm: Message { Message(.evidenceSignatureForm) }
    package static var evidenceWitnessUnsigned: Message { Message(.evidenceWitnessUnsigned) }
    package static func evidenceWitnessOther(key: some CustomStringConvertible) -> Message {
        Message(.evidenceWitnessOther, [.init("key", .text(key.description))])
    }
    package static var evidenceWitnessWrong: Message { Message(.evidenceWitnessWrong) }
    package static var evidenceWitnessKeyKind: Message { Message(.evidenceWitnessKeyKind) }
    package static func evidenceResponseTooLong(limit: Int) -> Message {
        Message(.evidenceResponseTooLong, [.init("limit", .number(limit))])
    }
    package static var evidenceOriginContradictory: Message { Message(.evidenceOriginContradictory) }
    package static var evidenceOriginTold: Message { Message(.evidenceOriginTold) }
    package static var evidenceNothingGiven: Message { Message(.evidenceNothingGiven) }
}
