// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let paceChipDataBlocks = MessageKey("pace.chipDataBlocks", "The encrypted chip authentication data has {count, plural, one {# octet} other {# octets}}: no whole number of blocks.")
    static let paceStaticKeyUnusable = MessageKey("pace.staticKeyUnusable", "The chip's static public key cannot be used. {error, message}.")
    static let paceKeyBeginsWithZero = MessageKey("pace.keyBeginsWithZero", "It begins with a zero octet.")
    static let paceKeyRefused = MessageKey("pace.keyRefused", "The chip's ephemeral public key is refused. {why, message}.")
    static let paceNoGenerator = MessageKey("pace.noGenerator", "The nonce maps to no usable generator. With an honest chip this does not happen.")
    static let paceChipDataMissing = MessageKey("pace.chipDataMissing", "The chip sent no chip authentication data, which this mapping demands.")
    static let paceNonceLength = MessageKey("pace.nonceLength", "The encrypted nonce has {count, plural, one {# octet} other {# octets}}, which {cipher} does not allow with this mapping.")
    static let paceNoDynamicData = MessageKey("pace.noDynamicData", "The answer to GENERAL AUTHENTICATE is not in DO'7C', where it belongs.")
    static let paceObjectUnknown = MessageKey("pace.objectUnknown", "The data object does not belong into the answer to this step.")
    static let paceDynamicDataMalformed = MessageKey("pace.dynamicDataMalformed", "The dynamic authentication data cannot be decoded. {error, message}.")
    static let paceObjectMissing = MessageKey("pace.objectMissing", "The answer lacks {object}.")
    static let paceCanDigits = MessageKey("pace.canDigits", "A CAN has digits only.")
    static let pacePasswordLength = MessageKey("pace.passwordLength", "A {password} has 1 to 32 characters.")
    static let pacePasswordCharacter = MessageKey("pace.passwordCharacter", "The {password} holds a character that ISO/IEC 8859-1 does not have.")
    static let paceSelectionHasData = MessageKey("pace.selectionHasData", "The answer to MSE:Set AT has data.")
    static let paceMappingDataNotEmpty = MessageKey("pace.mappingDataNotEmpty", "The chip sent {count, plural, one {# octet} other {# octets}} of mapping data, where the integrated mapping has none.")
    static let paceTokenLength = MessageKey("pace.tokenLength", "The chip's authentication token has {count, plural, one {# octet} other {# octets}} instead of eight.")
    static let paceTokenWrong = MessageKey("pace.tokenWrong", "The chip's authentication token is wrong: the chip does not share the session keys.")
    static let pacePasswordRefused = MessageKey("pace.passwordRefused", "The chip refused the password. Most likely it was misread or belongs to another document.")
    static let paceNotOffered = MessageKey("pace.notOffered", "The chip does not offer this kind of PACE or this password: {meaning, message}.")
    static let paceBlocked = MessageKey("pace.blocked", "The chip accepts no further attempt with this password: {meaning, message}.")
    static let paceEnded = MessageKey("pace.ended", "The chip ended PACE: {meaning, message}.")

    static let ofPace: [MessageKey] = [
        .paceBlocked,
        .paceCanDigits,
        .paceChipDataBlocks,
        .paceChipDataMissing,
        .paceDynamicDataMalformed,
        .paceEnded,
        .paceKeyBeginsWithZero,
        .paceKeyRefused,
        .paceMappingDataNotEmpty,
        .paceNoDynamicData,
        .paceNoGenerator,
        .paceNonceLength,
        .paceNotOffered,
        .paceObjectMissing,
        .paceObjectUnknown,
        .pacePasswordCharacter,
        .pacePasswordLength,
        .pacePasswordRefused,
        .paceSelectionHasData,
        .paceStaticKeyUnusable,
        .paceTokenLength,
        .paceTokenWrong,
    ]
}

extension Message {
    package static func paceChipDataBlocks(count: Int) -> Message {
        Message(.paceChipDataBlocks, [.init("count", .number(count))])
    }
    package static func paceStaticKeyUnusable(error: Message) -> Message {
        Message(.paceStaticKeyUnusable, [.init("error", .message(error))])
    }
    package static var paceKeyBeginsWithZero: Message { Message(.paceKeyBeginsWithZero) }
    package static func paceKeyRefused(why: Message) -> Message {
        Message(.paceKeyRefused, [.init("why", .message(why))])
    }
    package static var paceNoGenerator: Message { Message(.paceNoGenerator) }
    package static var paceChipDataMissing: Message { Message(.paceChipDataMissing) }
    package static func paceNonceLength(count: Int, cipher: some CustomStringConvertible) -> Message {
        Message(.paceNonceLength, [.init("count", .number(count)), .init("cipher", .text(cipher.description))])
    }
    package static var paceNoDynamicData: Message { Message(.paceNoDynamicData) }
    package static var paceObjectUnknown: Message { Message(.paceObjectUnknown) }
    package static func paceDynamicDataMalformed(error: Message) -> Message {
        Message(.paceDynamicDataMalformed, [.init("error", .message(error))])
    }
    package static func paceObjectMissing(object: some CustomStringConvertible) -> Message {
        Message(.paceObjectMissing, [.init("object", .text(object.description))])
    }
    package static var paceCanDigits: Message { Message(.paceCanDigits) }
    package static func pacePasswordLength(password: some CustomStringConvertible) -> Message {
        Message(.pacePasswordLength, [.init("password", .text(password.description))])
    }
    package static func pacePasswordCharacter(password: some CustomStringConvertible) -> Message {
        Message(.pacePasswordCharacter, [.init("password", .text(password.description))])
    }
    package static var paceSelectionHasData: Message { Message(.paceSelectionHasData) }
    package static func paceMappingDataNotEmpty(count: Int) -> Message {
        Message(.paceMappingDataNotEmpty, [.init("count", .number(count))])
    }
    package static func paceTokenLength(count: Int) -> Message {
        Message(.paceTokenLength, [.init("count", .number(count))])
    }
    package static var paceTokenWrong: Message { Message(.paceTokenWrong) }
    package static var pacePasswordRefused: Message { Message(.pacePasswordRefused) }
    package static func paceNotOffered(meaning: Message) -> Message {
        Message(.paceNotOffered, [.init("meaning", .message(meaning))])
    }
    package static func paceBlocked(meaning: Message) -> Message {
        Message(.paceBlocked, [.init("meaning", .message(meaning))])
    }
    package static func paceEnded(meaning: Message) -> Message {
        Message(.paceEnded, [.init("meaning", .message(meaning))])
    }
}
