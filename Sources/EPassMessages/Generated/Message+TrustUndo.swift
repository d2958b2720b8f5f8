// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let trustUndoAsked = MessageKey("trustUndo.asked", "Bring this state back? [y/N]")

    static let ofTrustUndo: [MessageKey] = [
        .trustUndoAsked,
    ]
}

extension Message {
    package static var trustUndoAsked: Message { Message(.trustUndoAsked) }
}
