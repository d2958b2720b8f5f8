// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let caKeyAgreementTemplate3DES = MessageKey("ca.keyAgreementTemplate3DES", "MSE:Set KAT restricts secure messaging to 3DES; the protocol is {algorithm}.")
    static let caResponseUnasked = MessageKey("ca.responseUnasked", "A response of chip authentication came without a command.")
    static let caAnswerHasData = MessageKey("ca.answerHasData", "The answer to {command} has data.")
    static let caNotAgreed = MessageKey("ca.notAgreed", "The chip has not agreed to chip authentication.")
    static let caRefused = MessageKey("ca.refused", "The chip refused chip authentication: {meaning, message}.")
    static let caTooManyKeys = MessageKey("ca.tooManyKeys", "The chip has more than {count, number} static public keys; this one was not examined.")
    static let caKeyOfOtherKind = MessageKey("ca.keyOfOtherKind", "The entry announces a key of {kind}, but the key is of another kind.")
    static let caKeyUnusable = MessageKey("ca.keyUnusable", "The chip's static public key cannot be used. {error, message}.")

    static let ofCa: [MessageKey] = [
        .caAnswerHasData,
        .caKeyAgreementTemplate3DES,
        .caKeyOfOtherKind,
        .caKeyUnusable,
        .caNotAgreed,
        .caRefused,
        .caResponseUnasked,
        .caTooManyKeys,
    ]
}

extension Message {
    package static func caKeyAgreementTemplate3DES(algorithm: some CustomStringConvertible) -> Message {
        Message(.caKeyAgreementTemplate3DES, [.init("algorithm", .text(algorithm.description))])
    }
    package static var caResponseUnasked: Message { Message(.caResponseUnasked) }
    package static func caAnswerHasData(command: some CustomStringConvertible) -> Message {
        Message(.caAnswerHasData, [.init("command", .text(command.description))])
    }
    package static var caNotAgreed: Message { Message(.caNotAgreed) }
    package static func caRefused(meaning: Message) -> Message {
        Message(.caRefused, [.init("meaning", .message(meaning))])
    }
    package static func caTooManyKeys(count: Int) -> Message {
        Message(.caTooManyKeys, [.init("count", .number(count))])
    }
    package static func caKeyOfOtherKind(kind: some CustomStringConvertible) -> Message {
        Message(.caKeyOfOtherKind, [.init("kind", .text(kind.description))])
    }
    package static func caKeyUnusable(error: Message) -> Message {
        Message(.caKeyUnusable, [.init("error", .message(error))])
    }
}
