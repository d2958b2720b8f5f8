// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let taKeyNotSigned = MessageKey("ta.keyNotSigned", "The terminal's key did not sign. {error, message}.")
    static let taTrustPointUnknown = MessageKey("ta.trustPointUnknown", "The chip does not know the authority that the certificates begin with.")
    static let taAuthorityKeyUnknown = MessageKey("ta.authorityKeyUnknown", "The chip does not have the key of the certificate before.")
    static let taCertificateRefused = MessageKey("ta.certificateRefused", "The chip did not accept the certificate.")
    static let taTerminalKeyRefused = MessageKey("ta.terminalKeyRefused", "The chip did not select the terminal's key.")
    static let taChallengeRefused = MessageKey("ta.challengeRefused", "The chip gave no challenge.")
    static let taChallengeMalformed = MessageKey("ta.challengeMalformed", "The challenge does not have eight octets.")
    static let taSignatureMalformed = MessageKey("ta.signatureMalformed", "The terminal's signature does not have the length of its key and was not sent.")
    static let taNotSupported = MessageKey("ta.notSupported", "The chip does not know the command.")
    static let taLengthRefused = MessageKey("ta.lengthRefused", "The chip takes the data neither with extended length nor in a chain.")
    static let taOutOfSequence = MessageKey("ta.outOfSequence", "A response or signature came that terminal authentication did not wait for.")
    static let taRefused = MessageKey("ta.refused", "{refusal, message}: {meaning, message}.")
    static let taNoTerminalCertificate = MessageKey("ta.noTerminalCertificate", "{count, plural, one {The certificate is not one of a terminal} other {None of the # certificates is one of a terminal}}.")
    static let taKeyOfOtherTerminal = MessageKey("ta.keyOfOtherTerminal", "The key ({key}) is not that of the terminal's certificate ({holders, list}).")
    static let taKeyOfOtherCertificate = MessageKey("ta.keyOfOtherCertificate", "The key ({key}) is not that of the certificate {holder}.")

    static let ofTa: [MessageKey] = [
        .taAuthorityKeyUnknown,
        .taCertificateRefused,
        .taChallengeMalformed,
        .taChallengeRefused,
        .taKeyNotSigned,
        .taKeyOfOtherCertificate,
        .taKeyOfOtherTerminal,
        .taLengthRefused,
        .taNoTerminalCertificate,
        .taNotSupported,
        .taOutOfSequence,
        .taRefused,
        .taSignatureMalformed,
        .taTerminalKeyRefused,
        .taTrustPointUnknown,
    ]
}

extension Message {
    package static func taKeyNotSigned(error: Message) -> Message {
        Message(.taKeyNotSigned, [.init("error", .message(error))])
    }
    package static var taTrustPointUnknown: Message { Message(.taTrustPointUnknown) }
    package static var taAuthorityKeyUnknown: Message { Message(.taAuthorityKeyUnknown) }
    package static var taCertificateRefused: Message { Message(.taCertificateRefused) }
    package static var taTerminalKeyRefused: Message { Message(.taTerminalKeyRefused) }
    package static var taChallengeRefused: Message { Message(.taChallengeRefused) }
    package static var taChallengeMalformed: Message { Message(.taChallengeMalformed) }
    package static var taSignatureMalformed: Message { Message(.taSignatureMalformed) }
    package static var taNotSupported: Message { Message(.taNotSupported) }
    package static var taLengthRefused: Message { Message(.taLengthRefused) }
    package static var taOutOfSequence: Message { Message(.taOutOfSequence) }
    package static func taRefused(refusal: Message, meaning: Message) -> Message {
        Message(.taRefused, [.init("refusal", .message(refusal)), .init("meaning", .message(meaning))])
    }
    package static func taNoTerminalCertificate(count: Int) -> Message {
        Message(.taNoTerminalCertificate, [.init("count", .number(count))])
    }
    package static func taKeyOfOtherTerminal(key: some CustomStringConvertible, holders: [String]) -> Message {
        Message(.taKeyOfOtherTerminal, [.init("key", .text(key.description)), .init("holders", .list(holders))])
    }
    package static func taKeyOfOtherCertificate(key: some CustomStringConvertible, holder: some CustomStringConvertible) -> Message {
        Message(.taKeyOfOtherCertificate, [.init("key", .text(key.description)), .init("holder", .text(holder.description))])
    }
}
