// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let chipActiveAuthentication = MessageKey("chip.activeAuthentication", "active authentication")
    static let chipChipAuthentication = MessageKey("chip.chipAuthentication", "chip authentication")
    static let chipChipAuthenticationMapping = MessageKey("chip.chipAuthenticationMapping", "chip authentication mapping")
    static let chipTerminalAuthentication = MessageKey("chip.terminalAuthentication", "terminal authentication")
    static let chipSecurityObjectMissing = MessageKey("chip.securityObjectMissing", "There is no security object that says what the document offers.")
    static let chipSecurityObjectNotReached = MessageKey("chip.securityObjectNotReached", "The reading ended before the end of the security object.")
    static let chipNoDataGroup = MessageKey("chip.noDataGroup", "The document has no data group {number, number}.")
    static let chipKeyFileMissing = MessageKey("chip.keyFileMissing", "EF.SOD has a hash of {file}, which holds the chip's key, and the chip says that there is no such file.")
    static let chipKeyFileDenied = MessageKey("chip.keyFileDenied", "The chip denied access to {file}, which holds the key to prove it by.")
    static let chipChannelLostOver = MessageKey("chip.channelLostOver", "The channel was lost over {file}.")
    static let chipLeftOut = MessageKey("chip.leftOut", "{method, select, activeAuthentication {Active authentication} chipAuthentication {Chip authentication} chipAuthenticationMapping {Chip authentication mapping} terminalAuthentication {Terminal authentication} other {{method}}} was left out by whoever read.")
    static let chipNotReached = MessageKey("chip.notReached", "The reading ended before {method, select, activeAuthentication {active authentication} chipAuthentication {chip authentication} chipAuthenticationMapping {chip authentication mapping} terminalAuthentication {terminal authentication} other {{method}}}.")
    static let chipNotRun = MessageKey("chip.notRun", "{method, select, activeAuthentication {Active authentication} chipAuthentication {Chip authentication} chipAuthenticationMapping {Chip authentication mapping} terminalAuthentication {Terminal authentication} other {{method}}} was not run, {why, message}.")
    static let chipNotRecorded = MessageKey("chip.notRecorded", "No {method, select, activeAuthentication {active authentication} chipAuthentication {chip authentication} chipAuthenticationMapping {chip authentication mapping} terminalAuthentication {terminal authentication} other {{method}}} is recorded, {why, message}.")
    static let chipDataGroupThere = MessageKey("chip.dataGroupThere", "although the document has data group {number, number}")
    static let chipOfferedInDataGroup14 = MessageKey("chip.offeredInDataGroup14", "although DG14 offers it")
    static let chipFileNotRead = MessageKey("chip.fileNotRead", "because {file} was not read")
    static let chipSignedDataGroup14NotRead = MessageKey("chip.signedDataGroup14NotRead", "because the DG14 that was signed was not read")
    static let chipDataNotRecorded = MessageKey("chip.dataNotRecorded", "because its data is not in the evidence")
    static let chipOpeningNotKnown = MessageKey("chip.openingNotKnown", "because it is not known how the chip was opened")
    static let chipAnswerNotAllowed = MessageKey("chip.answerNotAllowed", "The chip's answer to {method, select, activeAuthentication {active authentication} chipAuthentication {chip authentication} chipAuthenticationMapping {chip authentication mapping} terminalAuthentication {terminal authentication} other {{method}}} is not one that the standard allows.")
    static let chipRefused = MessageKey("chip.refused", "The chip refused {method, select, activeAuthentication {active authentication} chipAuthentication {chip authentication} chipAuthenticationMapping {chip authentication mapping} terminalAuthentication {terminal authentication} other {{method}}}.")
    static let chipRefusedWithStatus = MessageKey("chip.refusedWithStatus", "The chip refused {method, select, activeAuthentication {active authentication} chipAuthentication {chip authentication} chipAuthenticationMapping {chip authentication mapping} terminalAuthentication {terminal authentication} other {{method}}} ({status}).")
    static let chipRefusedAtStep = MessageKey("chip.refusedAtStep", "The chip refused {method, select, activeAuthentication {active authentication} chipAuthentication {chip authentication} chipAuthenticationMapping {chip authentication mapping} terminalAuthentication {terminal authentication} other {{method}}} ({step, message}, {status}).")
    static let chipChannelLostDuring = MessageKey("chip.channelLostDuring", "The channel was lost during {method, select, activeAuthentication {active authentication} chipAuthentication {chip authentication} chipAuthenticationMapping {chip authentication mapping} terminalAuthentication {terminal authentication} other {{method}}}.")
    static let chipEndedDuring = MessageKey("chip.endedDuring", "The reading ended during {method, select, activeAuthentication {active authentication} chipAuthentication {chip authentication} chipAuthenticationMapping {chip authentication mapping} terminalAuthentication {terminal authentication} other {{method}}}.")
    static let chipKeyNotAuthenticated = MessageKey("chip.keyNotAuthenticated", "{what, message}, by a key of {file} that is not authenticated. {why, message}.")
    static let chipFileNotInSecurityObject = MessageKey("chip.fileNotInSecurityObject", "EF.SOD does not list that file.")
    static let chipDeviationsRefused = MessageKey("chip.deviationsRefused", "{what, message}. {deviations, message}. The policy refuses that.")
    static let chipOtherChallenge = MessageKey("chip.otherChallenge", "The chip was given another challenge than the one of the verifier.")
    static let chipResponseDoesNotFit = MessageKey("chip.responseDoesNotFit", "The chip's signature is too long: no more than {most, number} octets of a response come through.")
    static let chipSignedVerifiersChallenge = MessageKey("chip.signedVerifiersChallenge", "The chip signed the verifier's challenge ({algorithm}).")
    static let chipSignedTerminalsChallenge = MessageKey("chip.signedTerminalsChallenge", "The chip signed a challenge of the terminal ({algorithm}).")
    static let chipResponseNotRecorded = MessageKey("chip.responseNotRecorded", "No response to active authentication is recorded.")
    static let chipChallengeNone = MessageKey("chip.challengeNone", "What is recorded as the challenge does not have 8 octets.")
    static let chipResponseShort = MessageKey("chip.responseShort", "The chip's answer is shorter than a signature of the key of DG15, although a whole one would have fitted.")
    static let chipNotSigned = MessageKey("chip.notSigned", "The chip could not prove that it is the one that the State issued: it is a copy, or was exchanged ({why, message}).")
    static let chipAnswerNotJudged = MessageKey("chip.answerNotJudged", "What the chip answered was not judged: {why, message}.")
    static let chipRefusalResponseTruncated = MessageKey("chip.refusal.responseTruncated", "the response is shorter than a signature of this key")
    static let chipRefusalResponseTooLong = MessageKey("chip.refusal.responseTooLong", "the response is longer than a signature of this key")
    static let chipRefusalSignatureOutOfRange = MessageKey("chip.refusal.signatureOutOfRange", "a number of the signature is out of range")
    static let chipRefusalHeaderInvalid = MessageKey("chip.refusal.headerInvalid", "what was recovered has no header of ISO/IEC 9796-2")
    static let chipRefusalNotPartialRecovery = MessageKey("chip.refusal.notPartialRecovery", "what was recovered is a whole message, and not a part of one")
    static let chipRefusalPaddingInvalid = MessageKey("chip.refusal.paddingInvalid", "the padding before the recovered part is wrong")
    static let chipRefusalTrailerUnknown = MessageKey("chip.refusal.trailerUnknown", "what was recovered has no trailer of ISO/IEC 9796-2")
    static let chipRefusalTrailerHashMismatch = MessageKey("chip.refusal.trailerHashMismatch", "the trailer names another hash function than the digest is of")
    static let chipRefusalMessageTooShort = MessageKey("chip.refusal.messageTooShort", "nothing of the message was recovered")
    static let chipRefusalDigestMismatch = MessageKey("chip.refusal.digestMismatch", "the digest is not that of the challenge")
    static let chipRefusalSignatureInvalid = MessageKey("chip.refusal.signatureInvalid", "the signature is that of another key, or over another challenge")
    static let chipRefusalSignatureFormat = MessageKey("chip.refusal.signatureFormat", "the response is no ECDSA signature")
    static let chipRefusalKeyUnsupported = MessageKey("chip.refusal.keyUnsupported", "the key of DG15 is of no kind or size that is supported")
    static let chipRefusalKeyMalformed = MessageKey("chip.refusal.keyMalformed", "DG15 holds no public key")
    static let chipRefusalAlgorithmUnsupported = MessageKey("chip.refusal.algorithmUnsupported", "the hash function is none of the standard's")
    static let chipRefusalLibraryFailed = MessageKey("chip.refusal.libraryFailed", "the cryptographic library failed")
    static let chipPrivateKeyNotKnown = MessageKey("chip.privateKeyNotKnown", "Chip authentication failed: the chip does not know the private key.")
    static let chipOffersUnknown = MessageKey("chip.offersUnknown", "DG14 offers chip authentication, but the key or the protocol for it is missing or not known.")
    static let chipOfferMalformed = MessageKey("chip.offerMalformed", "An entry that may offer it cannot be decoded. {error, message}.")
    static let chipNoKeyInDataGroup14 = MessageKey("chip.noKeyInDataGroup14", "DG14 has no key for chip authentication.")
    static let chipNoKeyOfThatID = MessageKey("chip.noKeyOfThatID", "DG14 has no usable key of the id that chip authentication was run with.")
    static let chipAnsweredUnderKeys = MessageKey("chip.answeredUnderKeys", "The chip answered under the keys of chip authentication ({group}, {cipher}).")
    static let chipDataGroup14Undecodable = MessageKey("chip.dataGroup14Undecodable", "DG14 cannot be decoded.")
    static let chipDataGroup14NotAuthenticated = MessageKey("chip.dataGroup14NotAuthenticated", "DG14 is not known to be the one that was signed, so what it offers does not count.")
    static let chipNoUsableKey = MessageKey("chip.noUsableKey", "No key of DG14 can be used for chip authentication.")
    static let chipKeyTooLong = MessageKey("chip.keyTooLong", "The reader does not pass on as many octets as the key has.")
    static let chipOtherChannelOfKeys = MessageKey("chip.otherChannelOfKeys", "{file} was not read in the channel that chip authentication opened, and EF.CardSecurity does not say which document is its own.")
    static let chipOtherChannel = MessageKey("chip.otherChannel", "{file} was not read in the channel that chip authentication mapping opened.")
    static let chipJoinedKeys = MessageKey("chip.joinedKeys", "The chip joined the key of its PACE channel to its static key ({group}).")
    static let chipMappingNotOffered = MessageKey("chip.mappingNotOffered", "The chip does not offer chip authentication mapping.")
    static let chipMappingNotUsed = MessageKey("chip.mappingNotUsed", "The chip offers chip authentication mapping, and was opened in another way.")
    static let chipMappingDataNone = MessageKey("chip.mappingDataNone", "The chip authentication data that the chip sent cannot be decrypted.")
    static let chipMappingKeyMissing = MessageKey("chip.mappingKeyMissing", "EF.CardSecurity has no key with the id of the domain parameters that PACE was run with.")
    static let chipGroupUnknown = MessageKey("chip.groupUnknown", "The group that is recorded is not known.")
    static let chipMappingKeyUnusable = MessageKey("chip.mappingKeyUnusable", "The key of EF.CardSecurity with that id is of another group, or cannot be used.")
    static let chipStaticKeyNotReached = MessageKey("chip.staticKeyNotReached", "What the chip sent does not lead to its static key: {why, message}.")
    static let chipMappingConfirmed = MessageKey("chip.mapping.confirmed", "the equation holds")
    static let chipMappingMismatch = MessageKey("chip.mapping.mismatch", "the equation does not hold")
    static let chipMappingPaddingInvalid = MessageKey("chip.mapping.paddingInvalid", "its padding is wrong")
    static let chipMappingLengthInvalid = MessageKey("chip.mapping.lengthInvalid", "it has not as many octets as the order of the group")
    static let chipMappingOutOfRange = MessageKey("chip.mapping.outOfRange", "the number is zero or not below the order of the group")
    static let chipMappingGroupMismatch = MessageKey("chip.mapping.groupMismatch", "the key is of another group")
    static let chipCardSecurityUndecodable = MessageKey("chip.cardSecurityUndecodable", "EF.CardSecurity, which holds the chip's key, cannot be decoded.")
    static let chipCardSecurityTooLarge = MessageKey("chip.cardSecurityTooLarge", "EF.CardSecurity, which holds the chip's key, is larger than what is read of it.")
    static let chipCardSecurityAbsent = MessageKey("chip.cardSecurityAbsent", "The chip does not have EF.CardSecurity, which holds its key.")
    static let chipCardSecurityDenied = MessageKey("chip.cardSecurityDenied", "The chip denied access to EF.CardSecurity, which holds its key.")
    static let chipTerminalNotOffered = MessageKey("chip.terminalNotOffered", "DG14 does not offer terminal authentication.")
    static let chipTerminalAccepted = MessageKey("chip.terminalAccepted", "The chip accepted the terminal.")
    static let chipTerminalMayRead = MessageKey("chip.terminalMayRead", "The chip accepted the terminal, which may read {files, list}.")
    static let chipTerminalUnverified = MessageKey("chip.terminalUnverified", "{what, message}, though the chip had not been shown to be genuine (laboratory).")
    static let chipNoCredentials = MessageKey("chip.noCredentials", "The terminal holds no certificates and key for terminal authentication.")
    static let chipNoChannel = MessageKey("chip.noChannel", "Terminal authentication needs a channel of chip authentication.")
    static let chipNotShownGenuine = MessageKey("chip.notShownGenuine", "The terminal shows its certificates to genuine chips only, and no trusted CSCA vouched for this one.")
    static let chipNoChain = MessageKey("chip.noChain", "No certificate of the terminal leads to a trust point of the chip.")
    static let chipNoChainTo = MessageKey("chip.noChainTo", "No certificate of the terminal leads to a trust point of the chip ({authorities, list}).")
    static let chipTerminalDidNotSign = MessageKey("chip.terminalDidNotSign", "The terminal's key did not sign the chip's challenge.")
    static let chipTerminalNotSigned = MessageKey("chip.terminalNotSigned", "The terminal's key did not sign the chip's challenge. {error, message}.")
    static let chipNoRights = MessageKey("chip.noRights", "The certificates of the terminal give no right to any data group.")
    static let chipNoTrustPoint = MessageKey("chip.noTrustPoint", "The chip names no authority that it would accept.")
    static let chipCertificateTooLong = MessageKey("chip.certificateTooLong", "A certificate does not fit what reader and chip pass on.")
    static let chipNoRightToFile = MessageKey("chip.noRightToFile", "The certificates of the terminal do not give the right to this file.")

    static let ofChip: [MessageKey] = [
        .chipActiveAuthentication,
        .chipAnswerNotAllowed,
        .chipAnswerNotJudged,
        .chipAnsweredUnderKeys,
        .chipCardSecurityAbsent,
        .chipCardSecurityDenied,
        .chipCardSecurityTooLarge,
        .chipCardSecurityUndecodable,
        .chipCertificateTooLong,
        .chipChallengeNone,
        .chipChannelLostDuring,
        .chipChannelLostOver,
        .chipChipAuthentication,
        .chipChipAuthenticationMapping,
        .chipDataGroup14NotAuthenticated,
        .chipDataGroup14Undecodable,
        .chipDataGroupThere,
        .chipDataNotRecorded,
        .chipDeviationsRefused,
        .chipEndedDuring,
        .chipFileNotInSecurityObject,
        .chipFileNotRead,
        .chipGroupUnknown,
        .chipJoinedKeys,
        .chipKeyFileDenied,
        .chipKeyFileMissing,
        .chipKeyNotAuthenticated,
        .chipKeyTooLong,
        .chipLeftOut,
        .chipMappingConfirmed,
        .chipMappingGroupMismatch,
        .chipMappingLengthInvalid,
        .chipMappingMismatch,
        .chipMappingOutOfRange,
        .chipMappingPaddingInvalid,
        .chipMappingDataNone,
        .chipMappingKeyMissing,
        .chipMappingKeyUnusable,
        .chipMappingNotOffered,
        .chipMappingNotUsed,
        .chipNoChain,
        .chipNoChainTo,
        .chipNoChannel,
        .chipNoCredentials,
        .chipNoDataGroup,
        .chipNoKeyInDataGroup14,
        .chipNoKeyOfThatID,
        .chipNoRightToFile,
        .chipNoRights,
        .chipNoTrustPoint,
        .chipNoUsableKey,
        .chipNotReached,
        .chipNotRecorded,
        .chipNotRun,
        .chipNotShownGenuine,
        .chipNotSigned,
        .chipOfferMalformed,
        .chipOfferedInDataGroup14,
        .chipOffersUnknown,
        .chipOpeningNotKnown,
        .chipOtherChallenge,
        .chipOtherChannel,
        .chipOtherChannelOfKeys,
        .chipPrivateKeyNotKnown,
        .chipRefusalAlgorithmUnsupported,
        .chipRefusalDigestMismatch,
        .chipRefusalHeaderInvalid,
        .chipRefusalKeyMalformed,
        .chipRefusalKeyUnsupported,
        .chipRefusalLibraryFailed,
        .chipRefusalMessageTooShort,
        .chipRefusalNotPartialRecovery,
        .chipRefusalPaddingInvalid,
        .chipRefusalResponseTooLong,
        .chipRefusalResponseTruncated,
        .chipRefusalSignatureFormat,
        .chipRefusalSignatureInvalid,
        .chipRefusalSignatureOutOfRange,
        .chipRefusalTrailerHashMismatch,
        .chipRefusalTrailerUnknown,
        .chipRefused,
        .chipRefusedAtStep,
        .chipRefusedWithStatus,
        .chipResponseDoesNotFit,
        .chipResponseNotRecorded,
        .chipResponseShort,
        .chipSecurityObjectMissing,
        .chipSecurityObjectNotReached,
        .chipSignedDataGroup14NotRead,
        .chipSignedTerminalsChallenge,
        .chipSignedVerifiersChallenge,
        .chipStaticKeyNotReached,
        .chipTerminalAccepted,
        .chipTerminalAuthentication,
        .chipTerminalDidNotSign,
        .chipTerminalMayRead,
        .chipTerminalNotOffered,
        .chipTerminalNotSigned,
        .chipTerminalUnverified,
    ]
}

extension Message {
    package static var chipActiveAuthentication: Message { Message(.chipActiveAuthentication) }
    package static var chipChipAuthentication: Message { Message(.chipChipAuthentication) }
    package static var chipChipAuthenticationMapping: Message { Message(.chipChipAuthenticationMapping) }
    package static var chipTerminalAuthentication: Message { Message(.chipTerminalAuthentication) }
    package static var chipSecurityObjectMissing: Message { Message(.chipSecurityObjectMissing) }
    package static var chipSecurityObjectNotReached: Message { Message(.chipSecurityObjectNotReached) }
    package static func chipNoDataGroup(number: Int) -> Message {
        Message(.chipNoDataGroup, [.init("number", .number(number))])
    }
    package static func chipKeyFileMissing(file: some CustomStringConvertible) -> Message {
        Message(.chipKeyFileMissing, [.init("file", .text(file.description))])
    }
    package static func chipKeyFileDenied(file: some CustomStringConvertible) -> Message {
        Message(.chipKeyFileDenied, [.init("file", .text(file.description))])
    }
    package static func chipChannelLostOver(file: some CustomStringConvertible) -> Message {
        Message(.chipChannelLostOver, [.init("file", .text(file.description))])
    }
    package static func chipLeftOut(method: String) -> Message {
        Message(.chipLeftOut, [.init("method", .text(method))])
    }
    package static func chipNotReached(method: String) -> Message {
        Message(.chipNotReached, [.init("method", .text(method))])
    }
    package static func chipNotRun(method: String, why: Message) -> Message {
        Message(.chipNotRun, [.init("method", .text(method)), .init("why", .message(why))])
    }
    package static func chipNotRecorded(method: String, why: Message) -> Message {
        Message(.chipNotRecorded, [.init("method", .text(method)), .init("why", .message(why))])
    }
    package static func chipDataGroupThere(number: Int) -> Message {
        Message(.chipDataGroupThere, [.init("number", .number(number))])
    }
    package static var chipOfferedInDataGroup14: Message { Message(.chipOfferedInDataGroup14) }
    package static func chipFileNotRead(file: some CustomStringConvertible) -> Message {
        Message(.chipFileNotRead, [.init("file", .text(file.description))])
    }
    package static var chipSignedDataGroup14NotRead: Message { Message(.chipSignedDataGroup14NotRead) }
    package static var chipDataNotRecorded: Message { Message(.chipDataNotRecorded) }
    package static var chipOpeningNotKnown: Message { Message(.chipOpeningNotKnown) }
    package static func chipAnswerNotAllowed(method: String) -> Message {
        Message(.chipAnswerNotAllowed, [.init("method", .text(method))])
    }
    package static func chipRefused(method: String) -> Message {
        Message(.chipRefused, [.init("method", .text(method))])
    }
    package static func chipRefusedWithStatus(method: String, status: some CustomStringConvertible) -> Message {
        Message(.chipRefusedWithStatus, [.init("method", .text(method)), .init("status", .text(status.description))])
    }
    package static func chipRefusedAtStep(method: String, step: Message, status: some CustomStringConvertible) -> Message {
        Message(.chipRefusedAtStep, [.init("method", .text(method)), .init("step", .message(step)), .init("status", .text(status.description))])
    }
    package static func chipChannelLostDuring(method: String) -> Message {
        Message(.chipChannelLostDuring, [.init("method", .text(method))])
    }
    package static func chipEndedDuring(method: String) -> Message {
        Message(.chipEndedDuring, [.init("method", .text(method))])
    }
    package static func chipKeyNotAuthenticated(what: Message, file: some CustomStringConvertible, why: Message) -> Message {
        Message(.chipKeyNotAuthenticated, [.init("what", .message(what)), .init("file", .text(file.description)), .init("why", .message(why))])
    }
    package static var chipFileNotInSecurityObject: Message { Message(.chipFileNotInSecurityObject) }
    package static func chipDeviationsRefused(what: Message, deviations: Message) -> Message {
        Message(.chipDeviationsRefused, [.init("what", .message(what)), .init("deviations", .message(deviations))])
    }
    package static var chipOtherChallenge: Message { Message(.chipOtherChallenge) }
    package static func chipResponseDoesNotFit(most: Int) -> Message {
        Message(.chipResponseDoesNotFit, [.init("most", .number(most))])
    }
    package static func chipSignedVerifiersChallenge(algorithm: some CustomStringConvertible) -> Message {
        Message(.chipSignedVerifiersChallenge, [.init("algorithm", .text(algorithm.description))])
    }
    package static func chipSignedTerminalsChallenge(algorithm: some CustomStringConvertible) -> Message {
        Message(.chipSignedTerminalsChallenge, [.init("algorithm", .text(algorithm.description))])
    }
    package static var chipResponseNotRecorded: Message { Message(.chipResponseNotRecorded) }
    package static var chipChallengeNone: Message { Message(.chipChallengeNone) }
    package static var chipResponseShort: Message { Message(.chipResponseShort) }
    package static func chipNotSigned(why: Message) -> Message {
        Message(.chipNotSigned, [.init("why", .message(why))])
    }
    package static func chipAnswerNotJudged(why: Message) -> Message {
        Message(.chipAnswerNotJudged, [.init("why", .message(why))])
    }
    package static var chipRefusalResponseTruncated: Message { Message(.chipRefusalResponseTruncated) }
    package static var chipRefusalResponseTooLong: Message { Message(.chipRefusalResponseTooLong) }
    package static var chipRefusalSignatureOutOfRange: Message { Message(.chipRefusalSignatureOutOfRange) }
    package static var chipRefusalHeaderInvalid: Message { Message(.chipRefusalHeaderInvalid) }
    package static var chipRefusalNotPartialRecovery: Message { Message(.chipRefusalNotPartialRecovery) }
    package static var chipRefusalPaddingInvalid: Message { Message(.chipRefusalPaddingInvalid) }
    package static var chipRefusalTrailerUnknown: Message { Message(.chipRefusalTrailerUnknown) }
    package static var chipRefusalTrailerHashMismatch: Message { Message(.chipRefusalTrailerHashMismatch) }
    package static var chipRefusalMessageTooShort: Message { Message(.chipRefusalMessageTooShort) }
    package static var chipRefusalDigestMismatch: Message { Message(.chipRefusalDigestMismatch) }
    package static var chipRefusalSignatureInvalid: Message { Message(.chipRefusalSignatureInvalid) }
    package static var chipRefusalSignatureFormat: Message { Message(.chipRefusalSignatureFormat) }
    package static var chipRefusalKeyUnsupported: Message { Message(.chipRefusalKeyUnsupported) }
    package static var chipRefusalKeyMalformed: Message { Message(.chipRefusalKeyMalformed) }
    package static var chipRefusalAlgorithmUnsupported: Message { Message(.chipRefusalAlgorithmUnsupported) }
    package static var chipRefusalLibraryFailed: Message { Message(.chipRefusalLibraryFailed) }
    package static var chipPrivateKeyNotKnown: Message { Message(.chipPrivateKeyNotKnown) }
    package static var chipOffersUnknown: Message { Message(.chipOffersUnknown) }
    package static func chipOfferMalformed(error: Message) -> Message {
        Message(.chipOfferMalformed, [.init("error", .message(error))])
    }
    package static var chipNoKeyInDataGroup14: Message { Message(.chipNoKeyInDataGroup14) }
    package static var chipNoKeyOfThatID: Message { Message(.chipNoKeyOfThatID) }
    package static func chipAnsweredUnderKeys(group: some CustomStringConvertible, cipher: some CustomStringConvertible) -> Message {
        Message(.chipAnsweredUnderKeys, [.init("group", .text(group.description)), .init("cipher", .text(cipher.description))])
    }
    package static var chipDataGroup14Undecodable: Message { Message(.chipDataGroup14Undecodable) }
    package static var chipDataGroup14NotAuthenticated: Message { Message(.chipDataGroup14NotAuthenticated) }
    package static var chipNoUsableKey: Message { Message(.chipNoUsableKey) }
    package static var chipKeyTooLong: Message { Message(.chipKeyTooLong) }
    package static func chipOtherChannelOfKeys(file: some CustomStringConvertible) -> Message {
        Message(.chipOtherChannelOfKeys, [.init("file", .text(file.description))])
    }
    package static func chipOtherChannel(file: some CustomStringConvertible) -> Message {
        Message(.chipOtherChannel, [.init("file", .text(file.description))])
    }
    package static func chipJoinedKeys(group: some CustomStringConvertible) -> Message {
        Message(.chipJoinedKeys, [.init("group", .text(group.description))])
    }
    package static var chipMappingNotOffered: Message { Message(.chipMappingNotOffered) }
    package static var chipMappingNotUsed: Message { Message(.chipMappingNotUsed) }
    package static var chipMappingDataNone: Message { Message(.chipMappingDataNone) }
    package static var chipMappingKeyMissing: Message { Message(.chipMappingKeyMissing) }
    package static var chipGroupUnknown: Message { Message(.chipGroupUnknown) }
    package static var chipMappingKeyUnusable: Message { Message(.chipMappingKeyUnusable) }
    package static func chipStaticKeyNotReached(why: Message) -> Message {
        Message(.chipStaticKeyNotReached, [.init("why", .message(why))])
    }
    package static var chipMappingConfirmed: Message { Message(.chipMappingConfirmed) }
    package static var chipMappingMismatch: Message { Message(.chipMappingMismatch) }
    package static var chipMappingPaddingInvalid: Message { Message(.chipMappingPaddingInvalid) }
    package static var chipMappingLengthInvalid: Message { Message(.chipMappingLengthInvalid) }
    package static var chipMappingOutOfRange: Message { Message(.chipMappingOutOfRange) }
    package static var chipMappingGroupMismatch: Message { Message(.chipMappingGroupMismatch) }
    package static var chipCardSecurityUndecodable: Message { Message(.chipCardSecurityUndecodable) }
    package static var chipCardSecurityTooLarge: Message { Message(.chipCardSecurityTooLarge) }
    package static var chipCardSecurityAbsent: Message { Message(.chipCardSecurityAbsent) }
    package static var chipCardSecurityDenied: Message { Message(.chipCardSecurityDenied) }
    package static var chipTerminalNotOffered: Message { Message(.chipTerminalNotOffered) }
    package static var chipTerminalAccepted: Message { Message(.chipTerminalAccepted) }
    package static func chipTerminalMayRead(files: [String]) -> Message {
        Message(.chipTerminalMayRead, [.init("files", .list(files))])
    }
    package static func chipTerminalUnverified(what: Message) -> Message {
        Message(.chipTerminalUnverified, [.init("what", .message(what))])
    }
    package static var chipNoCredentials: Message { Message(.chipNoCredentials) }
    package static var chipNoChannel: Message { Message(.chipNoChannel) }
    package static var chipNotShownGenuine: Message { Message(.chipNotShownGenuine) }
    package static var chipNoChain: Message { Message(.chipNoChain) }
    package static func chipNoChainTo(authorities: [String]) -> Message {
        Message(.chipNoChainTo, [.init("authorities", .list(authorities))])
    }
    package static var chipTerminalDidNotSign: Message { Message(.chipTerminalDidNotSign) }
    package static func chipTerminalNotSigned(error: Message) -> Message {
        Message(.chipTerminalNotSigned, [.init("error", .message(error))])
    }
    package static var chipNoRights: Message { Message(.chipNoRights) }
    package static var chipNoTrustPoint: Message { Message(.chipNoTrustPoint) }
    package static var chipCertificateTooLong: Message { Message(.chipCertificateTooLong) }
    package static var chipNoRightToFile: Message { Message(.chipNoRightToFile) }
}
