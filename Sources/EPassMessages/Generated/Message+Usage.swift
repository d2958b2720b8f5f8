// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let usageNoCommand = MessageKey("usage.noCommand", "{command} has no command {word}.")
    static let usageNoOption = MessageKey("usage.noOption", "{command} has no option {option}.")
    static let usageNoValue = MessageKey("usage.noValue", "{option} needs a value.")
    static let usageNoValueTaken = MessageKey("usage.noValueTaken", "{option} takes no value; {value} was given.")
    static let usageTooMany = MessageKey("usage.tooMany", "{arguments, list} does not belong there.")
    static let usageMissing = MessageKey("usage.missing", "{argument} is missing.")
    static let usageNeeds = MessageKey("usage.needs", "{command} needs {argument}. {what, message}.")
    static let usageMissingCommand = MessageKey("usage.missingCommand", "{command} needs a command.")
    static let usageNoSuchValue = MessageKey("usage.noSuchValue", "{option} does not take {value}. It takes: {values, list}.")
    static let usageValue = MessageKey("usage.value", "{option} does not take {value}.")
    static let usageChallenge = MessageKey("usage.challenge", "--challenge takes 16 hexadecimal digits; {count, plural, one {this is # character} other {these are # characters}}.")
    static let usageValueBecause = MessageKey("usage.valueBecause", "{option} does not take {value}: {problem}")
    static let usageNoCheck = MessageKey("usage.noCheck", "There is no check {name}.")
    static let usageSeeChecks = MessageKey("usage.seeChecks", "epass help checks lists all of them.")
    static let usageNoSchema = MessageKey("usage.noSchema", "There is no schema {name}.")
    static let usageSeeSchemas = MessageKey("usage.seeSchemas", "epass schema lists all of them.")
    static let usageOther = MessageKey("usage.other", "{problem}")
    static let usageDidYouMean = MessageKey("usage.didYouMean", "Did you mean {name}? {command} --help says more.")
    static let usageVerifyFile = MessageKey("usage.verifyFile", "epass verify {file} judges a file that is there; epass read reads a chip.")
    static let usageSeeHelp = MessageKey("usage.seeHelp", "{command} --help says what it takes.")
    static let usageSeeCommands = MessageKey("usage.seeCommands", "{command} --help lists the commands.")

    static let ofUsage: [MessageKey] = [
        .usageChallenge,
        .usageDidYouMean,
        .usageMissing,
        .usageMissingCommand,
        .usageNeeds,
        .usageNoCheck,
        .usageNoCommand,
        .usageNoOption,
        .usageNoSchema,
        .usageNoSuchValue,
        .usageNoValue,
        .usageNoValueTaken,
        .usageOther,
        .usageSeeChecks,
        .usageSeeCommands,
        .usageSeeHelp,
        .usageSeeSchemas,
        .usageTooMany,
        .usageValue,
        .usageValueBecause,
        .usageVerifyFile,
    ]
}

extension Message {
    package static func usageNoCommand(command: some CustomStringConvertible, word: some CustomStringConvertible) -> Message {
        Message(.usageNoCommand, [.init("command", .text(command.description)), .init("word", .text(word.description))])
    }
    package static func usageNoOption(command: some CustomStringConvertible, option: some CustomStringConvertible) -> Message {
        Message(.usageNoOption, [.init("command", .text(command.description)), .init("option", .text(option.description))])
    }
    package static func usageNoValue(option: some CustomStringConvertible) -> Message {
        Message(.usageNoValue, [.init("option", .text(option.description))])
    }
    package static func usageNoValueTaken(option: some CustomStringConvertible, value: some CustomStringConvertible) -> Message {
        Message(.usageNoValueTaken, [.init("option", .text(option.description)), .init("value", .text(value.description))])
    }
    package static func usageTooMany(arguments: [String]) -> Message {
        Message(.usageTooMany, [.init("arguments", .list(arguments))])
    }
    package static func usageMissing(argument: some CustomStringConvertible) -> Message {
        Message(.usageMissing, [.init("argument", .text(argument.description))])
    }
    package static func usageNeeds(command: some CustomStringConvertible, argument: some CustomStringConvertible, what: Message) -> Message {
        Message(.usageNeeds, [.init("command", .text(command.description)), .init("argument", .text(argument.description)), .init("what", .message(what))])
    }
    package static func usageMissingCommand(command: some CustomStringConvertible) -> Message {
        Message(.usageMissingCommand, [.init("command", .text(command.description))])
    }
    package static func usageNoSuchValue(option: some CustomStringConvertible, value: some CustomStringConvertible, values: [String]) -> Message {
        Message(.usageNoSuchValue, [.init("option", .text(option.description)), .init("value", .text(value.description)), .init("values", .list(values))])
    }
    package static func usageValue(option: some CustomStringConvertible, value: some CustomStringConvertible) -> Message {
        Message(.usageValue, [.init("option", .text(option.description)), .init("value", .text(value.description))])
    }
    package static func usageChallenge(count: Int) -> Message {
        Message(.usageChallenge, [.init("count", .number(count))])
    }
    package static func usageValueBecause(option: some CustomStringConvertible, value: some CustomStringConvertible, problem: some CustomStringConvertible) -> Message {
        Message(.usageValueBecause, [.init("option", .text(option.description)), .init("value", .text(value.description)), .init("problem", .text(problem.description))])
    }
    package static func usageNoCheck(name: some CustomStringConvertible) -> Message {
        Message(.usageNoCheck, [.init("name", .text(name.description))])
    }
    package static var usageSeeChecks: Message { Message(.usageSeeChecks) }
    package static func usageNoSchema(name: some CustomStringConvertible) -> Message {
        Message(.usageNoSchema, [.init("name", .text(name.description))])
    }
    package static var usageSeeSchemas: Message { Message(.usageSeeSchemas) }
    package static func usageOther(problem: some CustomStringConvertible) -> Message {
        Message(.usageOther, [.init("problem", .text(problem.description))])
    }
    package static func usageDidYouMean(name: some CustomStringConvertible, command: some CustomStringConvertible) -> Message {
        Message(.usageDidYouMean, [.init("name", .text(name.description)), .init("command", .text(command.description))])
    }
    package static func usageVerifyFile(file: some CustomStringConvertible) -> Message {
        Message(.usageVerifyFile, [.init("file", .text(file.description))])
    }
    package static func usageSeeHelp(command: some CustomStringConvertible) -> Message {
        Message(.usageSeeHelp, [.init("command", .text(command.description))])
    }
    package static func usageSeeCommands(command: some CustomStringConvertible) -> Message {
        Message(.usageSeeCommands, [.init("command", .text(command.description))])
    }
}
