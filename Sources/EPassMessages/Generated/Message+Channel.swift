// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let channelTranscriptNoResponse = MessageKey("channel.transcriptNoResponse", "The transcript has no response to command {command, number}.")
    static let channelTranscriptNoResponseRemedy = MessageKey("channel.transcriptNoResponseRemedy", "Play back a transcript in which each command is answered.")
    static let channelTranscriptMismatch = MessageKey("channel.transcriptMismatch", "After {played, plural, one {# command} other {# commands}} the transcript holds {expected, message}; it got {got, message}.")
    static let channelTranscriptGotCommand = MessageKey("channel.transcriptGotCommand", "the command {header}")
    static let channelTranscriptReset = MessageKey("channel.transcriptReset", "a reset")
    static let channelTranscriptRestore = MessageKey("channel.transcriptRestore", "a wait for the chip")
    static let channelTranscriptFailure = MessageKey("channel.transcriptFailure", "no command: an error stands without one")
    static let channelTranscriptEnd = MessageKey("channel.transcriptEnd", "the end of the conversation")
    static let channelTranscriptCommand = MessageKey("channel.transcriptCommand", "the command {header} of {count, plural, one {# octet} other {# octets}}")
    static let channelTranscriptResponse = MessageKey("channel.transcriptResponse", "no command: a response stands without one")
    static let channelTranscriptNothing = MessageKey("channel.transcriptNothing", "nothing more")
    static let channelCommandTooShort = MessageKey("channel.commandTooShort", "A command of {count, plural, one {# octet} other {# octets}} is no command: four is the least.")
    static let channelCommandTooShortRemedy = MessageKey("channel.commandTooShortRemedy", "Encode the command as a CommandAPDU.")
    static let channelCommandTooLong = MessageKey("channel.commandTooLong", "A command of {count, plural, one {# octet} other {# octets}} is too long for the reader, which takes {limit, number}.")
    static let channelCommandTooLongRemedy = MessageKey("channel.commandTooLongRemedy", "Send it in parts, or use another reader.")
    static let channelNoSocket = MessageKey("channel.noSocket", "No socket could be opened: {error, message}.")
    static let channelPortUnusable = MessageKey("channel.portUnusable", "Port {port} of 127.0.0.1 cannot be used: {error, message}.")
    static let channelNoConnection = MessageKey("channel.noConnection", "No connection can be taken: {error, message}.")
    static let channelWaitFailed = MessageKey("channel.waitFailed", "The wait failed: {error, message}.")
    static let channelVirtualChipGone = MessageKey("channel.virtualChipGone", "The virtual chip closed the connection.")
    static let channelVirtualChipGoneRemedy = MessageKey("channel.virtualChipGoneRemedy", "Start the virtual chip and read again.")
    static let channelVirtualChipLate = MessageKey("channel.virtualChipLate", "The virtual chip did not answer in time.")
    static let channelVirtualChipLateRemedy = MessageKey("channel.virtualChipLateRemedy", "See whether it still runs, and read again.")
    static let channelPortRemedy = MessageKey("channel.portRemedy", "Free the port or give another, and try again.")
    static let channelAnswerToResetLength = MessageKey("channel.answerToResetLength", "The peer's answer to reset has {count, plural, one {# octet} other {# octets}}; 2 to 33 are possible.")
    static let channelAnswerToResetLengthRemedy = MessageKey("channel.answerToResetLengthRemedy", "Connect a virtual chip that speaks vpcd's protocol.")
    static let channelVirtualResponseTruncated = MessageKey("channel.virtualResponseTruncated", "The virtual chip's response has {count, plural, one {# octet} other {# octets}}; status bytes are two.")
    static let channelVirtualResponseTruncatedRemedy = MessageKey("channel.virtualResponseTruncatedRemedy", "Mend the virtual chip.")
    static let channelVirtualChipUnasked = MessageKey("channel.virtualChipUnasked", "The virtual chip sent more than was asked for.")
    static let channelVirtualChipUnaskedRemedy = MessageKey("channel.virtualChipUnaskedRemedy", "Mend the virtual chip: one frame answers one command.")
    static let channelNoVirtualChip = MessageKey("channel.noVirtualChip", "No virtual chip connected to port {port}.")
    static let channelNoVirtualChipRemedy = MessageKey("channel.noVirtualChipRemedy", "Start one, for example `epass simulate --connect 127.0.0.1:{port}`.")

    static let ofChannel: [MessageKey] = [
        .channelAnswerToResetLength,
        .channelAnswerToResetLengthRemedy,
        .channelCommandTooLong,
        .channelCommandTooLongRemedy,
        .channelCommandTooShort,
        .channelCommandTooShortRemedy,
        .channelNoConnection,
        .channelNoSocket,
        .channelNoVirtualChip,
        .channelNoVirtualChipRemedy,
        .channelPortRemedy,
        .channelPortUnusable,
        .channelTranscriptCommand,
        .channelTranscriptEnd,
        .channelTranscriptFailure,
        .channelTranscriptGotCommand,
        .channelTranscriptMismatch,
        .channelTranscriptNoResponse,
        .channelTranscriptNoResponseRemedy,
        .channelTranscriptNothing,
        .channelTranscriptReset,
        .channelTranscriptResponse,
        .channelTranscriptRestore,
        .channelVirtualChipGone,
        .channelVirtualChipGoneRemedy,
        .channelVirtualChipLate,
        .channelVirtualChipLateRemedy,
        .channelVirtualChipUnasked,
        .channelVirtualChipUnaskedRemedy,
        .channelVirtualResponseTruncated,
        .channelVirtualResponseTruncatedRemedy,
        .channelWaitFailed,
    ]
}

extension Message {
    package static func channelTranscriptNoResponse(command: Int) -> Message {
        Message(.channelTranscriptNoResponse, [.init("command", .number(command))])
    }
    package static var channelTranscriptNoResponseRemedy: Message { Message(.channelTranscriptNoResponseRemedy) }
    package static func channelTranscriptMismatch(played: Int, expected: Message, got: Message) -> Message {
        Message(.channelTranscriptMismatch, [.init("played", .number(played)), .init("expected", .message(expected)), .init("got", .message(got))])
    }
    package static func channelTranscriptGotCommand(header: some CustomStringConvertible) -> Message {
        Message(.channelTranscriptGotCommand, [.init("header", .text(header.description))])
    }
    package static var channelTranscriptReset: Message { Message(.channelTranscriptReset) }
    package static var channelTranscriptRestore: Message { Message(.channelTranscriptRestore) }
    package static var channelTranscriptFailure: Message { Message(.channelTranscriptFailure) }
    package static var channelTranscriptEnd: Message { Message(.channelTranscriptEnd) }
    package static func channelTranscriptCommand(header: some CustomStringConvertible, count: Int) -> Message {
        Message(.channelTranscriptCommand, [.init("header", .text(header.description)), .init("count", .number(count))])
    }
    package static var channelTranscriptResponse: Message { Message(.channelTranscriptResponse) }
    package static var channelTranscriptNothing: Message { Message(.channelTranscriptNothing) }
    package static func channelCommandTooShort(count: Int) -> Message {
        Message(.channelCommandTooShort, [.init("count", .number(count))])
    }
    package static var channelCommandTooShortRemedy: Message { Message(.channelCommandTooShortRemedy) }
    package static func channelCommandTooLong(count: Int, limit: Int) -> Message {
        Message(.channelCommandTooLong, [.init("count", .number(count)), .init("limit", .number(limit))])
    }
    package static var channelCommandTooLongRemedy: Message { Message(.channelCommandTooLongRemedy) }
    package static func channelNoSocket(error: Message) -> Message {
        Message(.channelNoSocket, [.init("error", .message(error))])
    }
    package static func channelPortUnusable(port: some CustomStringConvertible, error: Message) -> Message {
        Message(.channelPortUnusable, [.init("port", .text(port.description)), .init("error", .message(error))])
    }
    package static func channelNoConnection(error: Message) -> Message {
        Message(.channelNoConnection, [.init("error", .message(error))])
    }
    package static func channelWaitFailed(error: Message) -> Message {
        Message(.channelWaitFailed, [.init("error", .message(error))])
    }
    package static var channelVirtualChipGone: Message { Message(.channelVirtualChipGone) }
    package static var channelVirtualChipGoneRemedy: Message { Message(.channelVirtualChipGoneRemedy) }
    package static var channelVirtualChipLate: Message { Message(.channelVirtualChipLate) }
    package static var channelVirtualChipLateRemedy: Message { Message(.channelVirtualChipLateRemedy) }
    package static var channelPortRemedy: Message { Message(.channelPortRemedy) }
    package static func channelAnswerToResetLength(count: Int) -> Message {
        Message(.channelAnswerToResetLength, [.init("count", .number(count))])
    }
    package static var channelAnswerToResetLengthRemedy: Message { Message(.channelAnswerToResetLengthRemedy) }
    package static func channelVirtualResponseTruncated(count: Int) -> Message {
        Message(.channelVirtualResponseTruncated, [.init("count", .number(count))])
    }
    package static var channelVirtualResponseTruncatedRemedy: Message { Message(.channelVirtualResponseTruncatedRemedy) }
    package static var channelVirtualChipUnasked: Message { Message(.channelVirtualChipUnasked) }
    package static var channelVirtualChipUnaskedRemedy: Message { Message(.channelVirtualChipUnaskedRemedy) }
    package static func channelNoVirtualChip(port: some CustomStringConvertible) -> Message {
        Message(.channelNoVirtualChip, [.init("port", .text(port.description))])
    }
    package static func channelNoVirtualChipRemedy(port: some CustomStringConvertible) -> Message {
        Message(.channelNoVirtualChipRemedy, [.init("port", .text(port.description))])
    }
}
