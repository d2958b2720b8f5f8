// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let sessionCryptographyFailed = MessageKey("session.cryptographyFailed", "A cryptographic operation failed. {error, message}.")
    static let sessionNoResponse = MessageKey("session.noResponse", "The response cannot be decoded. {error, message}.")
    static let sessionNoChannel = MessageKey("session.noChannel", "There is no secure channel.")
    static let sessionChannelOpen = MessageKey("session.channelOpen", "A secure channel is open already. A new session opens the chip anew.")
    static let sessionOtherDocumentByPassword = MessageKey("session.otherDocumentByPassword", "Another document was laid on: it does not open to the password that had opened the one before.")
    static let sessionOtherDocumentByOffers = MessageKey("session.otherDocumentByOffers", "Another document was laid on: its EF.CardAccess is not the one of the document that was read before.")
    static let sessionOctetsWithoutEnd = MessageKey("session.octetsWithoutEnd", "The chip announces more and more octets and comes to no end.")
    static let sessionResponseLength = MessageKey("session.responseLength", "The response has {count, plural, one {# octet} other {# octets}}; a response has 2 to 65538.")
    static let sessionResponseLengthRemedy = MessageKey("session.responseLengthRemedy", "Read again; try another reader.")
    static let sessionTooManyCommands = MessageKey("session.tooManyCommands", "The chip needed {count, plural, one {# command} other {# commands}}, which is the limit.")
    static let sessionTooSlow = MessageKey("session.tooSlow", "The reading took more than {seconds, plural, one {# second} other {# seconds}}.")
    static let sessionApplicationRefused = MessageKey("session.applicationRefused", "The chip refuses its application: {meaning, message}.")
    static let sessionApplicationMissing = MessageKey("session.applicationMissing", "The chip has no application {identifier}.")
    static let sessionFileInCrumbs = MessageKey("session.fileInCrumbs", "The chip hands out {file} in too many small pieces.")
    static let sessionFileLostEachTime = MessageKey("session.fileLostEachTime", "The connection to the chip breaks each time at the same place of {file}.")
    static let sessionApplicationLostEachTime = MessageKey("session.applicationLostEachTime", "The connection to the chip breaks each time its application is selected. {error, message}.")
    static let sessionStepEncryptedNonce = MessageKey("session.step.encryptedNonce", "GENERAL AUTHENTICATE, encrypted nonce")
    static let sessionStepMapNonce = MessageKey("session.step.mapNonce", "GENERAL AUTHENTICATE, map nonce")
    static let sessionStepKeyAgreement = MessageKey("session.step.keyAgreement", "GENERAL AUTHENTICATE, key agreement")
    static let sessionStepMutualAuthentication = MessageKey("session.step.mutualAuthentication", "GENERAL AUTHENTICATE, mutual authentication")
    static let sessionStepTerminalSignature = MessageKey("session.step.terminalSignature", "terminal signature")
    static let sessionUnanswered = MessageKey("session.unanswered", "The chip gave no answer to {step, message}.")
    static let sessionSignerLate = MessageKey("session.signerLate", "The terminal's key had not signed when the time of the reading was over.")
    static let sessionSignerLateRemedy = MessageKey("session.signerLateRemedy", "Look at what signs: the token, its driver. Or give the reading more time.")

    static let ofSession: [MessageKey] = [
        .sessionApplicationLostEachTime,
        .sessionApplicationMissing,
        .sessionApplicationRefused,
        .sessionChannelOpen,
        .sessionCryptographyFailed,
        .sessionFileInCrumbs,
        .sessionFileLostEachTime,
        .sessionNoChannel,
        .sessionNoResponse,
        .sessionOctetsWithoutEnd,
        .sessionOtherDocumentByOffers,
        .sessionOtherDocumentByPassword,
        .sessionResponseLength,
        .sessionResponseLengthRemedy,
        .sessionSignerLate,
        .sessionSignerLateRemedy,
        .sessionStepEncryptedNonce,
        .sessionStepKeyAgreement,
        .sessionStepMapNonce,
        .sessionStepMutualAuthentication,
        .sessionStepTerminalSignature,
        .sessionTooManyCommands,
        .sessionTooSlow,
        .sessionUnanswered,
    ]
}

extension Message {
    package static func sessionCryptographyFailed(error: Message) -> Message {
        Message(.sessionCryptographyFailed, [.init("error", .message(error))])
    }
    package static func sessionNoResponse(error: Message) -> Message {
        Message(.sessionNoResponse, [.init("error", .message(error))])
    }
    package static var sessionNoChannel: Message { Message(.sessionNoChannel) }
    package static var sessionChannelOpen: Message { Message(.sessionChannelOpen) }
    package static var sessionOtherDocumentByPassword: Message { Message(.sessionOtherDocumentByPassword) }
    package static var sessionOtherDocumentByOffers: Message { Message(.sessionOtherDocumentByOffers) }
    package static var sessionOctetsWithoutEnd: Message { Message(.sessionOctetsWithoutEnd) }
    package static func sessionResponseLength(count: Int) -> Message {
        Message(.sessionResponseLength, [.init("count", .number(count))])
    }
    package static var sessionResponseLengthRemedy: Message { Message(.sessionResponseLengthRemedy) }
    package static func sessionTooManyCommands(count: Int) -> Message {
        Message(.sessionTooManyCommands, [.init("count", .number(count))])
    }
    package static func sessionTooSlow(seconds: Int) -> Message {
        Message(.sessionTooSlow, [.init("seconds", .number(seconds))])
    }
    package static func sessionApplicationRefused(meaning: Message) -> Message {
        Message(.sessionApplicationRefused, [.init("meaning", .message(meaning))])
    }
    package static func sessionApplicationMissing(identifier: some CustomStringConvertible) -> Message {
        Message(.sessionApplicationMissing, [.init("identifier", .text(identifier.description))])
    }
    package static func sessionFileInCrumbs(file: some CustomStringConvertible) -> Message {
        Message(.sessionFileInCrumbs, [.init("file", .text(file.description))])
    }
    package static func sessionFileLostEachTime(file: some CustomStringConvertible) -> Message {
        Message(.sessionFileLostEachTime, [.init("file", .text(file.description))])
    }
    package static func sessionApplicationLostEachTime(error: Message) -> Message {
        Message(.sessionApplicationLostEachTime, [.init("error", .message(error))])
    }
    package static var sessionStepEncryptedNonce: Message { Message(.sessionStepEncryptedNonce) }
    package static var sessionStepMapNonce: Message { Message(.sessionStepMapNonce) }
    package static var sessionStepKeyAgreement: Message { Message(.sessionStepKeyAgreement) }
    package static var sessionStepMutualAuthentication: Message { Message(.sessionStepMutualAuthentication) }
    package static var sessionStepTerminalSignature: Message { Message(.sessionStepTerminalSignature) }
    package static func sessionUnanswered(step: Message) -> Message {
        Message(.sessionUnanswered, [.init("step", .message(step))])
    }
    package static var sessionSignerLate: Message { Message(.sessionSignerLate) }
    package static var sessionSignerLateRemedy: Message { Message(.sessionSignerLateRemedy) }
}
