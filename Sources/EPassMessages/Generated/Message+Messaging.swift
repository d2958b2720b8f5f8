// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let messagingStatusLength = MessageKey("messaging.statusLength", "Status bytes are two octets; here are {count, number}.")
    static let messagingNoMAC = MessageKey("messaging.noMAC", "The response has no MAC. None of it is used.")
    static let messagingMacLength = MessageKey("messaging.macLength", "A MAC has eight octets; here are {count, number}.")
    static let messagingOctetsAfterMAC = MessageKey("messaging.octetsAfterMAC", "Octets follow the MAC, which must come last.")
    static let messagingObjectTwice = MessageKey("messaging.objectTwice", "The data object occurs twice.")
    static let messagingDataAfterStatus = MessageKey("messaging.dataAfterStatus", "Encrypted data must come before the status bytes.")
    static let messagingObjectUnknown = MessageKey("messaging.objectUnknown", "The data object does not belong into this response.")
    static let messagingObjectWithoutLength = MessageKey("messaging.objectWithoutLength", "The data object has no length.")
    static let messagingObjectLengthInvalid = MessageKey("messaging.objectLengthInvalid", "The length field of the data object is not valid.")
    static let messagingObjectCutOff = MessageKey("messaging.objectCutOff", "The data object claims {claimed, plural, one {# octet} other {# octets}}; {left, plural, one {# is} other {# are}} left.")
    static let messagingCommandClass = MessageKey("messaging.commandClass", "Only commands of class 00, 10, 80 and 90 can be protected, and this one is none of them.")
    static let messagingCommandTooLong = MessageKey("messaging.commandTooLong", "The command has {count, plural, one {# octet} other {# octets}} of data, which is more than can be protected.")
    static let messagingProtectedTooLong = MessageKey("messaging.protectedTooLong", "The protected command would have {count, plural, one {# octet} other {# octets}} of data, which is more than a command can have.")
    static let messagingCounterLength = MessageKey("messaging.counterLength", "The send sequence counter has {count, plural, one {# octet} other {# octets}}; a block has {size, number}.")
    static let messagingResponseOutstanding = MessageKey("messaging.responseOutstanding", "A command was to be protected before the response to the last one was taken.")
    static let messagingResponseUnasked = MessageKey("messaging.responseUnasked", "A response came without a command.")
    static let messagingResponseLength = MessageKey("messaging.responseLength", "A response has 2 to 65538 octets; this one has {count, number}.")
    static let messagingChannelLost = MessageKey("messaging.channelLost", "The chip dropped the secure channel and answered in the clear: {meaning, message}.")
    static let messagingMacWrong = MessageKey("messaging.macWrong", "The MAC of the response is wrong: it was altered, or comes from another session.")
    static let messagingStatusMismatch = MessageKey("messaging.statusMismatch", "The status bytes outside are not those inside the protection.")
    static let messagingPaddingInvalid = MessageKey("messaging.paddingInvalid", "The decrypted data does not end in valid padding.")
    static let messagingCryptogramBlocks = MessageKey("messaging.cryptogramBlocks", "The encrypted data is no whole number of blocks with padding (9.8.6.1, 9.8.7.1).")

    static let ofMessaging: [MessageKey] = [
        .messagingChannelLost,
        .messagingCommandClass,
        .messagingCommandTooLong,
        .messagingCounterLength,
        .messagingCryptogramBlocks,
        .messagingDataAfterStatus,
        .messagingMacLength,
        .messagingMacWrong,
        .messagingNoMAC,
        .messagingObjectCutOff,
        .messagingObjectLengthInvalid,
        .messagingObjectTwice,
        .messagingObjectUnknown,
        .messagingObjectWithoutLength,
        .messagingOctetsAfterMAC,
        .messagingPaddingInvalid,
        .messagingProtectedTooLong,
        .messagingResponseLength,
        .messagingResponseOutstanding,
        .messagingResponseUnasked,
        .messagingStatusLength,
        .messagingStatusMismatch,
    ]
}

extension Message {
    package static func messagingStatusLength(count: Int) -> Message {
        Message(.messagingStatusLength, [.init("count", .number(count))])
    }
    package static var messagingNoMAC: Message { Message(.messagingNoMAC) }
    package static func messagingMacLength(count: Int) -> Message {
        Message(.messagingMacLength, [.init("count", .number(count))])
    }
    package static var messagingOctetsAfterMAC: Message { Message(.messagingOctetsAfterMAC) }
    package static var messagingObjectTwice: Message { Message(.messagingObjectTwice) }
    package static var messagingDataAfterStatus: Message { Message(.messagingDataAfterStatus) }
    package static var messagingObjectUnknown: Message { Message(.messagingObjectUnknown) }
    package static var messagingObjectWithoutLength: Message { Message(.messagingObjectWithoutLength) }
    package static var messagingObjectLengthInvalid: Message { Message(.messagingObjectLengthInvalid) }
    package static func messagingObjectCutOff(claimed: Int, left: Int) -> Message {
        Message(.messagingObjectCutOff, [.init("claimed", .number(claimed)), .init("left", .number(left))])
    }
    package static var messagingCommandClass: Message { Message(.messagingCommandClass) }
    package static func messagingCommandTooLong(count: Int) -> Message {
        Message(.messagingCommandTooLong, [.init("count", .number(count))])
    }
    package static func messagingProtectedTooLong(count: Int) -> Message {
        Message(.messagingProtectedTooLong, [.init("count", .number(count))])
    }
    package static func messagingCounterLength(count: Int, size: Int) -> Message {
        Message(.messagingCounterLength, [.init("count", .number(count)), .init("size", .number(size))])
    }
    package static var messagingResponseOutstanding: Message { Message(.messagingResponseOutstanding) }
    package static var messagingResponseUnasked: Message { Message(.messagingResponseUnasked) }
    package static func messagingResponseLength(count: Int) -> Message {
        Message(.messagingResponseLength, [.init("count", .number(count))])
    }
    package static func messagingChannelLost(meaning: Message) -> Message {
        Message(.messagingChannelLost, [.init("meaning", .message(meaning))])
    }
    package static var messagingMacWrong: Message { Message(.messagingMacWrong) }
    package static var messagingStatusMismatch: Message { Message(.messagingStatusMismatch) }
    package static var messagingPaddingInvalid: Message { Message(.messagingPaddingInvalid) }
    package static var messagingCryptogramBlocks: Message { Message(.messagingCryptogramBlocks) }
}
