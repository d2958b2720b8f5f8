// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let plainText = MessageKey("plain.text", "{text}")

    static let ofPlain: [MessageKey] = [
        .plainText,
    ]
}

extension Message {
    package static func plainText(text: some CustomStringConvertible) -> Message {
        Message(.plainText, [.init("text", .text(text.description))])
    }
}
