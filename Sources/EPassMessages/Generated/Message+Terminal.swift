// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let terminalNote = MessageKey("terminal.note", "epass: note: {note, message}.")
    static let terminalWarning = MessageKey("terminal.warning", "epass: warning: {warning, message}.")
    static let terminalInternalError = MessageKey("terminal.internalError", "internal error: {error}")
    static let terminalInterrupted = MessageKey("terminal.interrupted", "Interrupted.")
    static let terminalOutputUnwritable = MessageKey("terminal.outputUnwritable", "Standard output cannot be written: {error, message}.")
    static let terminalSendElsewhere = MessageKey("terminal.sendElsewhere", "Make room, or send the output elsewhere.")
    static let terminalArgumentNotUTF8 = MessageKey("terminal.argumentNotUTF8", "Argument {number, number}: {argument} is not UTF-8; it would name something else than was meant.")
    static let terminalVariableNotUTF8 = MessageKey("terminal.variableNotUTF8", "The value of {name} is not UTF-8; it would name something else than was meant.")
    static let terminalGiveUTF8 = MessageKey("terminal.giveUTF8", "Give a name in UTF-8; a file of another name can be reached by a symbolic link.")
    static let terminalArgumentsUnreadable = MessageKey("terminal.argumentsUnreadable", "The arguments cannot be read, not even the name of the program.")
    static let terminalMountProc = MessageKey("terminal.mountProc", "Mount /proc: the arguments come from /proc/self/cmdline.")
    static let terminalOptionDoubled = MessageKey("terminal.optionDoubled", "{option} is given {count, plural, one {# time} other {# times}}; give it once.")
    static let terminalPolicyUnknown = MessageKey("terminal.policyUnknown", "There is no policy {policy}; there are {policies, list}. A file has a slash in its name or ends in .json.")
    static let terminalAtIsTime = MessageKey("terminal.atIsTime", "--at takes a date as 2026-11-21, or a time as 2026-11-21T12:00:00Z.")
    static let terminalNoSuchDay = MessageKey("terminal.noSuchDay", "There is no such day: {month} has {days, number} days.")

    static let ofTerminal: [MessageKey] = [
        .terminalArgumentNotUTF8,
        .terminalArgumentsUnreadable,
        .terminalAtIsTime,
        .terminalGiveUTF8,
        .terminalInternalError,
        .terminalInterrupted,
        .terminalMountProc,
        .terminalNoSuchDay,
        .terminalNote,
        .terminalOptionDoubled,
        .terminalOutputUnwritable,
        .terminalPolicyUnknown,
        .terminalSendElsewhere,
        .terminalVariableNotUTF8,
        .terminalWarning,
    ]
}

extension Message {
    package static func terminalNote(note: Message) -> Message {
        Message(.terminalNote, [.init("note", .message(note))])
    }
    package static func terminalWarning(warning: Message) -> Message {
        Message(.terminalWarning, [.init("warning", .message(warning))])
    }
    package static func terminalInternalError(error: some CustomStringConvertible) -> Message {
        Message(.terminalInternalError, [.init("error", .text(error.description))])
    }
    package static var terminalInterrupted: Message { Message(.terminalInterrupted) }
    package static func terminalOutputUnwritable(error: Message) -> Message {
        Message(.terminalOutputUnwritable, [.init("error", .message(error))])
    }
    package static var terminalSendElsewhere: Message { Message(.terminalSendElsewhere) }
    package static func terminalArgumentNotUTF8(number: Int, argument: some CustomStringConvertible) -> Message {
        Message(.terminalArgumentNotUTF8, [.init("number", .number(number)), .init("argument", .text(argument.description))])
    }
    package static func terminalVariableNotUTF8(name: some CustomStringConvertible) -> Message {
        Message(.terminalVariableNotUTF8, [.init("name", .text(name.description))])
    }
    package static var terminalGiveUTF8: Message { Message(.terminalGiveUTF8) }
    package static var terminalArgumentsUnreadable: Message { Message(.terminalArgumentsUnreadable) }
    package static var terminalMountProc: Message { Message(.terminalMountProc) }
    package static func terminalOptionDoubled(option: some CustomStringConvertible, count: Int) -> Message {
        Message(.terminalOptionDoubled, [.init("option", .text(option.description)), .init("count", .number(count))])
    }
    package static func terminalPolicyUnknown(policy: some CustomStringConvertible, policies: [String]) -> Message {
        Message(.terminalPolicyUnknown, [.init("policy", .text(policy.description)), .init("policies", .list(policies))])
    }
    package static var terminalAtIsTime: Message { Message(.terminalAtIsTime) }
    package static func terminalNoSuchDay(month: some CustomStringConvertible, days: Int) -> Message {
        Message(.terminalNoSuchDay, [.init("month", .text(month.description)), .init("days", .number(days))])
    }
}
