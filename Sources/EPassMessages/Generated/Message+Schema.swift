// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let schemaJsonOfList = MessageKey("schema.jsonOfList", "--json is for the list: a schema is JSON anyway.")

    static let ofSchema: [MessageKey] = [
        .schemaJsonOfList,
    ]
}

extension Message {
    package static var schemaJsonOfList: Message { Message(.schemaJsonOfList) }
}
