// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let accessOpeningNotKnown = MessageKey("access.openingNotKnown", "It is not known how the chip was opened: these files came without a record of their reading.")
    static let accessOpenedByPACE = MessageKey("access.openedByPACE", "The chip opened to PACE.")
    static let accessOpenedByBAC = MessageKey("access.openedByBAC", "The chip opened to Basic Access Control.")
    static let accessOpenedWithout = MessageKey("access.openedWithout", "The chip lets its files be read without access control.")
    static let accessNotOpened = MessageKey("access.notOpened", "The chip was not opened.")

    static let ofAccess: [MessageKey] = [
        .accessNotOpened,
        .accessOpenedByBAC,
        .accessOpenedByPACE,
        .accessOpenedWithout,
        .accessOpeningNotKnown,
    ]
}

extension Message {
    package static var accessOpeningNotKnown: Message { Message(.accessOpeningNotKnown) }
    package static var accessOpenedByPACE: Message { Message(.accessOpenedByPACE) }
    package static var accessOpenedByBAC: Message { Message(.accessOpenedByBAC) }
    package static var accessOpenedWithout: Message { Message(.accessOpenedWithout) }
    package static var accessNotOpened: Message { Message(.accessNotOpened) }
}
