// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let readersFollowing = MessageKey("readers.following", "Following the readers; Ctrl-C ends it.")
    static let readersHeadReader = MessageKey("readers.headReader", "READER")
    static let readersHeadState = MessageKey("readers.headState", "STATE")
    static let readersHeadAnswer = MessageKey("readers.headAnswer", "ANSWER TO RESET")
    static let readersUnplugged = MessageKey("readers.unplugged", "unplugged")
    static let readersEmpty = MessageKey("readers.empty", "empty")
    static let readersPresent = MessageKey("readers.present", "chip present")
    static let readersInUse = MessageKey("readers.inUse", "chip in use by another program")
    static let readersExclusive = MessageKey("readers.exclusive", "chip held by another program")
    static let readersMute = MessageKey("readers.mute", "something there that does not answer")
    static let readersUnavailable = MessageKey("readers.unavailable", "not available")
    static let readersStorageCard = MessageKey("readers.storageCard", "a tag, not the chip of a document")
    static let readersAnswerTypeA = MessageKey("readers.answerTypeA", "{answer} (type A)")
    static let readersAnswerTypeB = MessageKey("readers.answerTypeB", "{answer} (type B)")
    static let readersEvent = MessageKey("readers.event", "{reader}: {state, message} {answer, message}")

    static let ofReaders: [MessageKey] = [
        .readersAnswerTypeA,
        .readersAnswerTypeB,
        .readersEmpty,
        .readersEvent,
        .readersExclusive,
        .readersFollowing,
        .readersHeadAnswer,
        .readersHeadReader,
        .readersHeadState,
        .readersInUse,
        .readersMute,
        .readersPresent,
        .readersStorageCard,
        .readersUnavailable,
        .readersUnplugged,
    ]
}

extension Message {
    package static var readersFollowing: Message { Message(.readersFollowing) }
    package static var readersHeadReader: Message { Message(.readersHeadReader) }
    package static var readersHeadState: Message { Message(.readersHeadState) }
    package static var readersHeadAnswer: Message { Message(.readersHeadAnswer) }
    package static var readersUnplugged: Message { Message(.readersUnplugged) }
    package static var readersEmpty: Message { Message(.readersEmpty) }
    package static var readersPresent: Message { Message(.readersPresent) }
    package static var readersInUse: Message { Message(.readersInUse) }
    package static var readersExclusive: Message { Message(.readersExclusive) }
    package static var readersMute: Message { Message(.readersMute) }
    package static var readersUnavailable: Message { Message(.readersUnavailable) }
    package static var readersStorageCard: Message { Message(.readersStorageCard) }
    package static func readersAnswerTypeA(answer: some CustomStringConvertible) -> Message {
        Message(.readersAnswerTypeA, [.init("answer", .text(answer.description))])
    }
    package static func readersAnswerTypeB(answer: some CustomStringConvertible) -> Message {
        Message(.readersAnswerTypeB, [.init("answer", .text(answer.description))])
    }
    package static func readersEvent(reader: some CustomStringConvertible, state: Message, answer: Message) -> Message {
        Message(.readersEvent, [.init("reader", .text(reader.description)), .init("state", .message(state)), .init("answer", .message(answer))])
    }
}
