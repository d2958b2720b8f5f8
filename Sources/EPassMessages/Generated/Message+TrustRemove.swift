// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let trustRemoveAsked = MessageKey("trustRemove.asked", "Remove {count, plural, one {it} other {# objects}} and what falls with {count, plural, one {it} other {them}}? [y/N]")
    static let trustRemoveSeveral = MessageKey("trustRemove.several", "{count, number} objects have a SHA-256 that begins with {text}: give more digits.")
    static let trustRemoveKeyStays = MessageKey("trustRemove.keyStays", "The key stays trusted by {count, plural, one {another certificate} other {# other certificates}} of it; without --only {count, plural, one {it goes} other {they go}}, too.")
    static let trustRemoveNobodyToConfirm = MessageKey("trustRemove.nobodyToConfirm", "This has to be confirmed, and nobody can be asked. Nothing was changed.")
    static let trustRemoveConfirmByYes = MessageKey("trustRemove.confirmByYes", "Look at it with --dry-run, and confirm with --yes.")
    static let trustRemoveNotConfirmed = MessageKey("trustRemove.notConfirmed", "Nothing was changed.")

    static let ofTrustRemove: [MessageKey] = [
        .trustRemoveAsked,
        .trustRemoveConfirmByYes,
        .trustRemoveKeyStays,
        .trustRemoveNobodyToConfirm,
        .trustRemoveNotConfirmed,
        .trustRemoveSeveral,
    ]
}

extension Message {
    package static func trustRemoveAsked(count: Int) -> Message {
        Message(.trustRemoveAsked, [.init("count", .number(count))])
    }
    package static func trustRemoveSeveral(count: Int, text: some CustomStringConvertible) -> Message {
        Message(.trustRemoveSeveral, [.init("count", .number(count)), .init("text", .text(text.description))])
    }
    package static func trustRemoveKeyStays(count: Int) -> Message {
        Message(.trustRemoveKeyStays, [.init("count", .number(count))])
    }
    package static var trustRemoveNobodyToConfirm: Message { Message(.trustRemoveNobodyToConfirm) }
    package static var trustRemoveConfirmByYes: Message { Message(.trustRemoveConfirmByYes) }
    package static var trustRemoveNotConfirmed: Message { Message(.trustRemoveNotConfirmed) }
}
