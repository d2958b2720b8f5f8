// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let languageNotUTF8 = MessageKey("language.notUTF8", "The value of EPASS_LANG is not UTF-8.")
    static let languageUnknown = MessageKey("language.unknown", "There is no language {name}. Built in: {languages, list}.")
    static let languageUnreadable = MessageKey("language.unreadable", "The catalogue of the language cannot be used. {error, message}.")
    static let languageNotJSON = MessageKey("language.notJSON", "{file} is no catalogue: as JSON it is broken at octet {offset, number}. {error, message}.")
    static let languageNotTexts = MessageKey("language.notTexts", "{file} is no catalogue: it is not one JSON object of texts.")
    static let languageNoTag = MessageKey("language.noTag", "{file} is no catalogue: its member language is not the tag of a language.")
    static let languageUnknownKey = MessageKey("language.unknownKey", "{file} has a text for {key}, and there is no message of that name.")
    static let languageUnknownArgument = MessageKey("language.unknownArgument", "{file} has a text with an argument that its message does not have: {place}.")
    static let languageSyntax = MessageKey("language.syntax", "{file} has a text whose syntax is wrong ({problem}): {text}")
    static let languageUnknownBranch = MessageKey("language.unknownBranch", "{file} has a branch that is never chosen: {place}.")

    static let ofLanguage: [MessageKey] = [
        .languageNoTag,
        .languageNotJSON,
        .languageNotTexts,
        .languageNotUTF8,
        .languageSyntax,
        .languageUnknown,
        .languageUnknownArgument,
        .languageUnknownBranch,
        .languageUnknownKey,
        .languageUnreadable,
    ]
}

extension Message {
    package static var languageNotUTF8: Message { Message(.languageNotUTF8) }
    package static func languageUnknown(name: some CustomStringConvertible, languages: [String]) -> Message {
        Message(.languageUnknown, [.init("name", .text(name.description)), .init("languages", .list(languages))])
    }
    package static func languageUnreadable(error: Message) -> Message {
        Message(.languageUnreadable, [.init("error", .message(error))])
    }
    package static func languageNotJSON(file: some CustomStringConvertible, offset: Int, error: Message) -> Message {
        Message(.languageNotJSON, [.init("file", .text(file.description)), .init("offset", .number(offset)), .init("error", .message(error))])
    }
    package static func languageNotTexts(file: some CustomStringConvertible) -> Message {
        Message(.languageNotTexts, [.init("file", .text(file.description))])
    }
    package static func languageNoTag(file: some CustomStringConvertible) -> Message {
        Message(.languageNoTag, [.init("file", .text(file.description))])
    }
    package static func languageUnknownKey(file: some CustomStringConvertible, key: some CustomStringConvertible) -> Message {
        Message(.languageUnknownKey, [.init("file", .text(file.description)), .init("key", .text(key.description))])
    }
    package static func languageUnknownArgument(file: some CustomStringConvertible, place: some CustomStringConvertible) -> Message {
        Message(.languageUnknownArgument, [.init("file", .text(file.description)), .init("place", .text(place.description))])
    }
    package static func languageSyntax(file: some CustomStringConvertible, problem: some CustomStringConvertible, text: some CustomStringConvertible) -> Message {
        Message(.languageSyntax, [.init("file", .text(file.description)), .init("problem", .text(problem.description)), .init("text", .text(text.description))])
    }
    package static func languageUnknownBranch(file: some CustomStringConvertible, place: some CustomStringConvertible) -> Message {
        Message(.languageUnknownBranch, [.init("file", .text(file.description)), .init("place", .text(place.description))])
    }
}
