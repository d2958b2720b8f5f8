// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let listSeparator = MessageKey("list.separator", ", ")
    static let listClauses = MessageKey("list.clauses", "{first, message}; {second, message}")
    static let listSentences = MessageKey("list.sentences", "{first, message}. {second, message}.")

    static let ofList: [MessageKey] = [
        .listClauses,
        .listSentences,
        .listSeparator,
    ]
}

extension Message {
    package static var listSeparator: Message { Message(.listSeparator) }
    package static func listClauses(first: Message, second: Message) -> Message {
        Message(.listClauses, [.init("first", .message(first)), .init("second", .message(second))])
    }
    package static func listSentences(first: Message, second: Message) -> Message {
        Message(.listSentences, [.init("first", .message(first)), .init("second", .message(second))])
    }
}
