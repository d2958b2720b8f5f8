// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let trustUpdateFolderOrCommand = MessageKey("trustUpdate.folderOrCommand", "Give a file or folder, or --command, and not both.")
    static let trustUpdateTimeout = MessageKey("trustUpdate.timeout", "--timeout takes seconds, from 1 to 86400.")
    static let trustUpdateNothingTaken = MessageKey("trustUpdate.nothingTaken", "Nothing was taken; the trust store is as it was.")
    static let trustUpdateNothingFollows = MessageKey("trustUpdate.nothingFollows", "{count, plural, one {What was given follows} other {None of the # objects that were given follows}} {count, plural, one {nothing} other {anything}} that the trust store has.")
    static let trustUpdateImportFirst = MessageKey("trustUpdate.importFirst", "The first list of a publisher is taken by epass trust setup or epass trust import.")
    static let trustUpdateNothingNew = MessageKey("trustUpdate.nothingNew", "Nothing is new: {path} is up to date with what was given.")
    static let trustUpdatePassedOver = MessageKey("trustUpdate.passedOver", "= passed over, because nothing in the store goes before: {count, number}")

    static let ofTrustUpdate: [MessageKey] = [
        .trustUpdateFolderOrCommand,
        .trustUpdateImportFirst,
        .trustUpdateNothingFollows,
        .trustUpdateNothingNew,
        .trustUpdateNothingTaken,
        .trustUpdatePassedOver,
        .trustUpdateTimeout,
    ]
}

extension Message {
    package static var trustUpdateFolderOrCommand: Message { Message(.trustUpdateFolderOrCommand) }
    package static var trustUpdateTimeout: Message { Message(.trustUpdateTimeout) }
    package static var trustUpdateNothingTaken: Message { Message(.trustUpdateNothingTaken) }
    package static func trustUpdateNothingFollows(count: Int) -> Message {
        Message(.trustUpdateNothingFollows, [.init("count", .number(count))])
    }
    package static var trustUpdateImportFirst: Message { Message(.trustUpdateImportFirst) }
    package static func trustUpdateNothingNew(path: some CustomStringConvertible) -> Message {
        Message(.trustUpdateNothingNew, [.init("path", .text(path.description))])
    }
    package static func trustUpdatePassedOver(count: Int) -> Message {
        Message(.trustUpdatePassedOver, [.init("count", .number(count))])
    }
}
