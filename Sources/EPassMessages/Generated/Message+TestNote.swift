// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let testNoteWord = MessageKey("testNote.word", "TEST")
    static let testNoteText = MessageKey("testNote.text", "this rests on a synthetic issuer: it says nothing about a real document")

    static let ofTestNote: [MessageKey] = [
        .testNoteText,
        .testNoteWord,
    ]
}

extension Message {
    package static var testNoteWord: Message { Message(.testNoteWord) }
    package static var testNoteText: Message { Message(.testNoteText) }
}
