// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let cliNameFile = MessageKey("cli.nameFile", "Name a file or folder; a shell variable may not have been set.")
    static let cliTrustUnusable = MessageKey("cli.trustUnusable", "The trust material cannot be used. {error, message}.")
    static let cliTrustUnusableIn = MessageKey("cli.trustUnusableIn", "The trust material in {place} cannot be used. {error, message}.")
    static let cliSimulatorMember = MessageKey("cli.simulatorMember", "The description of the document is wrong at {member}. {error, message}.")
    static let cliPolicyAt = MessageKey("cli.policyAt", "{file}:{line}:{column}: {error, message}")

    static let ofCli: [MessageKey] = [
        .cliNameFile,
        .cliPolicyAt,
        .cliSimulatorMember,
        .cliTrustUnusable,
        .cliTrustUnusableIn,
    ]
}

extension Message {
    package static var cliNameFile: Message { Message(.cliNameFile) }
    package static func cliTrustUnusable(error: Message) -> Message {
        Message(.cliTrustUnusable, [.init("error", .message(error))])
    }
    package static func cliTrustUnusableIn(place: some CustomStringConvertible, error: Message) -> Message {
        Message(.cliTrustUnusableIn, [.init("place", .text(place.description)), .init("error", .message(error))])
    }
    package static func cliSimulatorMember(member: some CustomStringConvertible, error: Message) -> Message {
        Message(.cliSimulatorMember, [.init("member", .text(member.description)), .init("error", .message(error))])
    }
    package static func cliPolicyAt(file: some CustomStringConvertible, line: some CustomStringConvertible, column: some CustomStringConvertible, error: Message) -> Message {
        Message(.cliPolicyAt, [.init("file", .text(file.description)), .init("line", .text(line.description)), .init("column", .text(column.description)), .init("error", .message(error))])
    }
}
