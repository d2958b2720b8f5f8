// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let helpUsage = MessageKey("help.usage", "Usage: {synopsis}")
    static let helpOptions = MessageKey("help.options", "options")
    static let helpValueCommand = MessageKey("help.valueCommand", "command")
    static let helpValueLanguage = MessageKey("help.valueLanguage", "language")
    static let helpOfLanguage = MessageKey("help.ofLanguage", "The language: {languages, list}, or the file of a catalogue. Without it EPASS_LANG or the locale says.")
    static let helpTitleArguments = MessageKey("help.titleArguments", "Arguments")
    static let helpTitleOptions = MessageKey("help.titleOptions", "Options")
    static let helpTitleCommands = MessageKey("help.titleCommands", "Commands")
    static let helpMore = MessageKey("help.more", "{command} says more.")
    static let helpOfHelp = MessageKey("help.ofHelp", "Show this help.")
    static let helpOfVersion = MessageKey("help.ofVersion", "Show the version.")
    static let helpValues = MessageKey("help.values", "one of {values, list}")
    static let helpDefault = MessageKey("help.default", "{value} without it")
    static let helpWithRemarks = MessageKey("help.withRemarks", "{text} ({remarks, messages})")
    static let helpExitCodes = MessageKey("help.exitCodes", "How a command ends, in the shell's $?:")
    static let helpExitSuccess = MessageKey("help.exitSuccess", "Done. Of read and verify: the overall result is successful.")
    static let helpExitFailed = MessageKey("help.exitFailed", "A check failed.")
    static let helpExitUndetermined = MessageKey("help.exitUndetermined", "The overall result is undetermined: something that counts could not be shown.")
    static let helpExitUsage = MessageKey("help.exitUsage", "Options that make no sense.")
    static let helpExitBadData = MessageKey("help.exitBadData", "A file, list or MRZ is not what it should be.")
    static let helpExitNoInput = MessageKey("help.exitNoInput", "An input does not exist or cannot be read.")
    static let helpExitUnavailable = MessageKey("help.exitUnavailable", "No reader, no card, no smart-card service, or nothing of that kind in this build.")
    static let helpExitInternalError = MessageKey("help.exitInternalError", "An error within the program.")
    static let helpExitCannotWrite = MessageKey("help.exitCannotWrite", "An output, or the trust store, cannot be written.")
    static let helpExitCardIO = MessageKey("help.exitCardIO", "The card or its link failed.")
    static let helpExitBusy = MessageKey("help.exitBusy", "Something else uses it now; try again.")
    static let helpExitAccessRefused = MessageKey("help.exitAccessRefused", "The chip refused access, or what was given does not open it.")
    static let helpExitInterrupted = MessageKey("help.exitInterrupted", "It was interrupted.")
    static let helpPolicies = MessageKey("help.policies", "A policy says what a check counts for; --policy chooses it:")
    static let helpPoliciesMore = MessageKey("help.policiesMore", "Docs/policies.md has every check under each of them; epass help checks NAME has one.")
    static let helpChecksMore = MessageKey("help.checksMore", "epass help checks NAME says more of one, and Docs/checks.md of all.")
    static let helpCheckClause = MessageKey("help.checkClause", "{title, message}: {clause}")
    static let helpCheckRole = MessageKey("help.checkRole", "{policy}: {role, message}{isAsked, select, yes {, where it was asked for} other {}}.")

    static let ofHelp: [MessageKey] = [
        .helpUsage,
        .helpOptions,
        .helpValueCommand,
        .helpValueLanguage,
        .helpOfLanguage,
        .helpTitleArguments,
        .helpTitleOptions,
        .helpTitleCommands,
        .helpMore,
        .helpOfHelp,
        .helpOfVersion,
        .helpValues,
        .helpDefault,
        .helpWithRemarks,
        .helpExitCodes,
        .helpExitSuccess,
        .helpExitFailed,
        .helpExitUndetermined,
        .helpExitUsage,
        .helpExitBadData,
        .helpExitNoInput,
        .helpExitUnavailable,
        .helpExitInternalError,
        .helpExitCannotWrite,
        .helpExitCardIO,
        .helpExitBusy,
        .helpExitAccessRefused,
        .helpExitInterrupted,
        .helpPolicies,
        .helpPoliciesMore,
        .helpChecksMore,
        .helpCheckClause,
        .helpCheckRole,
    ]
}

extension Message {
    package static func helpUsage(synopsis: some CustomStringConvertible) -> Message {
        Message(.helpUsage, [.init("synopsis", .text(synopsis.description))])
    }
    package static var helpOptions: Message { Message(.helpOptions) }
    package static var helpValueCommand: Message { Message(.helpValueCommand) }
    package static var helpValueLanguage: Message { Message(.helpValueLanguage) }
    package static func helpOfLanguage(languages: [String]) -> Message {
        Message(.helpOfLanguage, [.init("languages", .list(languages))])
    }
    package static var helpTitleArguments: Message { Message(.helpTitleArguments) }
    package static var helpTitleOptions: Message { Message(.helpTitleOptions) }
    package static var helpTitleCommands: Message { Message(.helpTitleCommands) }
    package static func helpMore(command: some CustomStringConvertible) -> Message {
        Message(.helpMore, [.init("command", .text(command.description))])
    }
    package static var helpOfHelp: Message { Message(.helpOfHelp) }
    package static var helpOfVersion: Message { Message(.helpOfVersion) }
    package static func helpValues(values: [String]) -> Message {
        Message(.helpValues, [.init("values", .list(values))])
    }
    package static func helpDefault(value: some CustomStringConvertible) -> Message {
        Message(.helpDefault, [.init("value", .text(value.description))])
    }
    package static func helpWithRemarks(text: some CustomStringConvertible, remarks: [Message]) -> Message {
        Message(.helpWithRemarks, [.init("text", .text(text.description)), .init("remarks", .messages(remarks))])
    }
    package static var helpExitCodes: Message { Message(.helpExitCodes) }
    package static var helpExitSuccess: Message { Message(.helpExitSuccess) }
    package static var helpExitFailed: Message { Message(.helpExitFailed) }
    package static var helpExitUndetermined: Message { Message(.helpExitUndetermined) }
    package static var helpExitUsage: Message { Message(.helpExitUsage) }
    package static var helpExitBadData: Message { Message(.helpExitBadData) }
    package static var helpExitNoInput: Message { Message(.helpExitNoInput) }
    package static var helpExitUnavailable: Message { Message(.helpExitUnavailable) }
    package static var helpExitInternalError: Message { Message(.helpExitInternalError) }
    package static var helpExitCannotWrite: Message { Message(.helpExitCannotWrite) }
    package static var helpExitCardIO: Message { Message(.helpExitCardIO) }
    package static var helpExitBusy: Message { Message(.helpExitBusy) }
    package static var helpExitAccessRefused: Message { Message(.helpExitAccessRefused) }
    package static var helpExitInterrupted: Message { Message(.helpExitInterrupted) }
    package static var helpPolicies: Message { Message(.helpPolicies) }
    package static var helpPoliciesMore: Message { Message(.helpPoliciesMore) }
    package static var helpChecksMore: Message { Message(.helpChecksMore) }
    package static func helpCheckClause(title: Message, clause: some CustomStringConvertible) -> Message {
        Message(.helpCheckClause, [.init("title", .message(title)), .init("clause", .text(clause.description))])
    }
    package static func helpCheckRole(policy: some CustomStringConvertible, role: Message, isAsked: String) -> Message {
        Message(.helpCheckRole, [.init("policy", .text(policy.description)), .init("role", .message(role)), .init("isAsked", .text(isAsked))])
    }
}
