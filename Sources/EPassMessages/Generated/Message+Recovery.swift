// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let recoveryCount = MessageKey("recovery.count", "{count, plural, one {once} other {# times}}")
    static let recoveryLine = MessageKey("recovery.line", "{what, message}, command {command, number}.")
    static let recoveryRepeated = MessageKey("recovery.repeated", "{what, message}. That happened {count, number} times.")
    static let recoveryFile = MessageKey("recovery.file", "{file}")
    static let recoveryFileFrom = MessageKey("recovery.fileFrom", "{file} from octet {offset, number}")
    static let recoveryStepAccess = MessageKey("recovery.step.access", "Opening the chip")
    static let recoveryStepApplication = MessageKey("recovery.step.application", "Selecting the application")
    static let recoveryStepFile = MessageKey("recovery.step.file", "A file")
    static let recoveryStepChipAuthentication = MessageKey("recovery.step.chipAuthentication", "Chip authentication")
    static let recoveryStepTerminalAuthentication = MessageKey("recovery.step.terminalAuthentication", "Terminal authentication")
    static let recoveryStepActiveAuthentication = MessageKey("recovery.step.activeAuthentication", "Active authentication")
    static let recoveryStepRecord = MessageKey("recovery.step.record", "A record")
    static let recoveryStepAppending = MessageKey("recovery.step.appending", "Appending a record")
    static let recoveryStepWriting = MessageKey("recovery.step.writing", "Writing additional biometrics")
    static let recoveryStepContinuity = MessageKey("recovery.step.continuity", "Comparing the chip with the one before")
    static let recoveryStepOtherApplication = MessageKey("recovery.step.otherApplication", "Another application")
    static let recoveryStatusWord = MessageKey("recovery.statusWord", "{meaning, message} ({word}).")
    static let recoveryOtherOctets = MessageKey("recovery.otherOctets", "The octets were not those that were expected.")
    static let recoveryActionRepeated = MessageKey("recovery.action.repeated", "It was tried once more.")
    static let recoveryActionReopened = MessageKey("recovery.action.reopened", "The chip was opened again.")
    static let recoveryActionReadAgain = MessageKey("recovery.action.readAgain", "It was read again.")

    static let ofRecovery: [MessageKey] = [
        .recoveryActionReadAgain,
        .recoveryActionReopened,
        .recoveryActionRepeated,
        .recoveryCount,
        .recoveryFile,
        .recoveryFileFrom,
        .recoveryLine,
        .recoveryOtherOctets,
        .recoveryRepeated,
        .recoveryStatusWord,
        .recoveryStepAccess,
        .recoveryStepActiveAuthentication,
        .recoveryStepAppending,
        .recoveryStepApplication,
        .recoveryStepChipAuthentication,
        .recoveryStepContinuity,
        .recoveryStepFile,
        .recoveryStepOtherApplication,
        .recoveryStepRecord,
        .recoveryStepTerminalAuthentication,
        .recoveryStepWriting,
    ]
}

extension Message {
    package static func recoveryCount(count: Int) -> Message {
        Message(.recoveryCount, [.init("count", .number(count))])
    }
    package static func recoveryLine(what: Message, command: Int) -> Message {
        Message(.recoveryLine, [.init("what", .message(what)), .init("command", .number(command))])
    }
    package static func recoveryRepeated(what: Message, count: Int) -> Message {
        Message(.recoveryRepeated, [.init("what", .message(what)), .init("count", .number(count))])
    }
    package static func recoveryFile(file: some CustomStringConvertible) -> Message {
        Message(.recoveryFile, [.init("file", .text(file.description))])
    }
    package static func recoveryFileFrom(file: some CustomStringConvertible, offset: Int) -> Message {
        Message(.recoveryFileFrom, [.init("file", .text(file.description)), .init("offset", .number(offset))])
    }
    package static var recoveryStepAccess: Message { Message(.recoveryStepAccess) }
    package static var recoveryStepApplication: Message { Message(.recoveryStepApplication) }
    package static var recoveryStepFile: Message { Message(.recoveryStepFile) }
    package static var recoveryStepChipAuthentication: Message { Message(.recoveryStepChipAuthentication) }
    package static var recoveryStepTerminalAuthentication: Message { Message(.recoveryStepTerminalAuthentication) }
    package static var recoveryStepActiveAuthentication: Message { Message(.recoveryStepActiveAuthentication) }
    package static var recoveryStepRecord: Message { Message(.recoveryStepRecord) }
    package static var recoveryStepAppending: Message { Message(.recoveryStepAppending) }
    package static var recoveryStepWriting: Message { Message(.recoveryStepWriting) }
    package static var recoveryStepContinuity: Message { Message(.recoveryStepContinuity) }
    package static var recoveryStepOtherApplication: Message { Message(.recoveryStepOtherApplication) }
    package static func recoveryStatusWord(meaning: Message, word: some CustomStringConvertible) -> Message {
        Message(.recoveryStatusWord, [.init("meaning", .message(meaning)), .init("word", .text(word.description))])
    }
    package static var recoveryOtherOctets: Message { Message(.recoveryOtherOctets) }
    package static var recoveryActionRepeated: Message { Message(.recoveryActionRepeated) }
    package static var recoveryActionReopened: Message { Message(.recoveryActionReopened) }
    package static var recoveryActionReadAgain: Message { Message(.recoveryActionReadAgain) }
}
