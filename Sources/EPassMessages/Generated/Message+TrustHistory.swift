// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let trustHistoryColumnNumber = MessageKey("trustHistory.columnNumber", "no.")
    static let trustHistoryColumnTime = MessageKey("trustHistory.columnTime", "time")
    static let trustHistoryColumnSnapshot = MessageKey("trustHistory.columnSnapshot", "snapshot")
    static let trustHistoryColumnState = MessageKey("trustHistory.columnState", "state")
    static let trustHistoryColumnCommand = MessageKey("trustHistory.columnCommand", "command")
    static let trustHistoryColumnChange = MessageKey("trustHistory.columnChange", "what it changed")
    static let trustHistoryInForce = MessageKey("trustHistory.inForce", "in force")
    static let trustHistoryKept = MessageKey("trustHistory.kept", "kept")
    static let trustHistoryRestored = MessageKey("trustHistory.restored", "the state of {number, number}")
    static let trustHistoryAnchorsAdded = MessageKey("trustHistory.anchorsAdded", "+{count, plural, one {# anchor} other {# anchors}}")
    static let trustHistoryAnchorsGone = MessageKey("trustHistory.anchorsGone", "-{count, plural, one {# anchor} other {# anchors}}")
    static let trustHistoryAnchorsChanged = MessageKey("trustHistory.anchorsChanged", "~{count, plural, one {# anchor} other {# anchors}}")
    static let trustHistoryListsAdded = MessageKey("trustHistory.listsAdded", "+{count, plural, one {# list} other {# lists}}")
    static let trustHistoryListsGone = MessageKey("trustHistory.listsGone", "-{count, plural, one {# list} other {# lists}}")
    static let trustHistoryRevocationListsAdded = MessageKey("trustHistory.revocationListsAdded", "+{count, plural, one {# CRL} other {# CRLs}}")
    static let trustHistoryRevocationListsGone = MessageKey("trustHistory.revocationListsGone", "-{count, plural, one {# CRL} other {# CRLs}}")
    static let trustHistorySignersAdded = MessageKey("trustHistory.signersAdded", "+{count, plural, one {# signer} other {# signers}}")
    static let trustHistorySignersGone = MessageKey("trustHistory.signersGone", "-{count, plural, one {# signer} other {# signers}}")
    static let trustHistoryGrantsAdded = MessageKey("trustHistory.grantsAdded", "+{count, plural, one {# grant} other {# grants}}")
    static let trustHistoryGrantsGone = MessageKey("trustHistory.grantsGone", "-{count, plural, one {# grant} other {# grants}}")
    static let trustHistoryCount = MessageKey("trustHistory.count", "{count, plural, one {# change} other {# changes}}; {kept, plural, one {# earlier state is} other {# earlier states are}} kept.")
    static let trustHistoryBlocksAdded = MessageKey("trustHistory.blocksAdded", "+{count, plural, one {# block} other {# blocks}}")
    static let trustHistoryBlocksGone = MessageKey("trustHistory.blocksGone", "-{count, plural, one {# block} other {# blocks}}")

    static let ofTrustHistory: [MessageKey] = [
        .trustHistoryAnchorsAdded,
        .trustHistoryAnchorsChanged,
        .trustHistoryAnchorsGone,
        .trustHistoryBlocksAdded,
        .trustHistoryBlocksGone,
        .trustHistoryColumnChange,
        .trustHistoryColumnCommand,
        .trustHistoryColumnNumber,
        .trustHistoryColumnSnapshot,
        .trustHistoryColumnState,
        .trustHistoryColumnTime,
        .trustHistoryCount,
        .trustHistoryGrantsAdded,
        .trustHistoryGrantsGone,
        .trustHistoryInForce,
        .trustHistoryKept,
        .trustHistoryListsAdded,
        .trustHistoryListsGone,
        .trustHistoryRestored,
        .trustHistoryRevocationListsAdded,
        .trustHistoryRevocationListsGone,
        .trustHistorySignersAdded,
        .trustHistorySignersGone,
    ]
}

extension Message {
    package static var trustHistoryColumnNumber: Message { Message(.trustHistoryColumnNumber) }
    package static var trustHistoryColumnTime: Message { Message(.trustHistoryColumnTime) }
    package static var trustHistoryColumnSnapshot: Message { Message(.trustHistoryColumnSnapshot) }
    package static var trustHistoryColumnState: Message { Message(.trustHistoryColumnState) }
    package static var trustHistoryColumnCommand: Message { Message(.trustHistoryColumnCommand) }
    package static var trustHistoryColumnChange: Message { Message(.trustHistoryColumnChange) }
    package static var trustHistoryInForce: Message { Message(.trustHistoryInForce) }
    package static var trustHistoryKept: Message { Message(.trustHistoryKept) }
    package static func trustHistoryRestored(number: Int) -> Message {
        Message(.trustHistoryRestored, [.init("number", .number(number))])
    }
    package static func trustHistoryAnchorsAdded(count: Int) -> Message {
        Message(.trustHistoryAnchorsAdded, [.init("count", .number(count))])
    }
    package static func trustHistoryAnchorsGone(count: Int) -> Message {
        Message(.trustHistoryAnchorsGone, [.init("count", .number(count))])
    }
    package static func trustHistoryAnchorsChanged(count: Int) -> Message {
        Message(.trustHistoryAnchorsChanged, [.init("count", .number(count))])
    }
    package static func trustHistoryListsAdded(count: Int) -> Message {
        Message(.trustHistoryListsAdded, [.init("count", .number(count))])
    }
    package static func trustHistoryListsGone(count: Int) -> Message {
        Message(.trustHistoryListsGone, [.init("count", .number(count))])
    }
    package static func trustHistoryRevocationListsAdded(count: Int) -> Message {
        Message(.trustHistoryRevocationListsAdded, [.init("count", .number(count))])
    }
    package static func trustHistoryRevocationListsGone(count: Int) -> Message {
        Message(.trustHistoryRevocationListsGone, [.init("count", .number(count))])
    }
    package static func trustHistorySignersAdded(count: Int) -> Message {
        Message(.trustHistorySignersAdded, [.init("count", .number(count))])
    }
    package static func trustHistorySignersGone(count: Int) -> Message {
        Message(.trustHistorySignersGone, [.init("count", .number(count))])
    }
    package static func trustHistoryGrantsAdded(count: Int) -> Message {
        Message(.trustHistoryGrantsAdded, [.init("count", .number(count))])
    }
    package static func trustHistoryGrantsGone(count: Int) -> Message {
        Message(.trustHistoryGrantsGone, [.init("count", .number(count))])
    }
    package static func trustHistoryCount(count: Int, kept: Int) -> Message {
        Message(.trustHistoryCount, [.init("count", .number(count)), .init("kept", .number(kept))])
    }
    package static func trustHistoryBlocksAdded(count: Int) -> Message {
        Message(.trustHistoryBlocksAdded, [.init("count", .number(count))])
    }
    package static func trustHistoryBlocksGone(count: Int) -> Message {
        Message(.trustHistoryBlocksGone, [.init("count", .number(count))])
    }
}
