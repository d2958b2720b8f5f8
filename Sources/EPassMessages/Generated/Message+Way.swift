// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let wayAnswerInPieces = MessageKey("way.answerInPieces", "An answer of the chip came in pieces.")
    static let wayLengthCorrected = MessageKey("way.lengthCorrected", "The chip said how many octets to ask for.")
    static let wayShortReads = MessageKey("way.shortReads", "The chip gives fewer octets than it is asked for.")
    static let wayMasterFileSelected = MessageKey("way.masterFileSelected", "EF.CardAccess was found only after the master file was selected by its identifier.")
    static let wayMasterFileSelectedWithoutIdentifier = MessageKey("way.masterFileSelectedWithoutIdentifier", "EF.CardAccess was found only after the master file was selected without an identifier.")
    static let wayApplicationSelectedAgain = MessageKey("way.applicationSelectedAgain", "A file was found only after the application was selected once more.")
    static let wayEndOfFileWarning = MessageKey("way.endOfFileWarning", "Where a file ends was told by the chip's warning.")
    static let wayEndOfFileOffset = MessageKey("way.endOfFileOffset", "Where a file ends was told by the chip's refusal to read behind it.")
    static let wayEndOfFileRefused = MessageKey("way.endOfFileRefused", "Where a file ends was told by a word that means something else.")
    static let wayExtendedLengthLost = MessageKey("way.extendedLengthLost", "Long commands were lost between reader and chip, and short ones sent in their place.")
    static let waySignatureAskedShort = MessageKey("way.signatureAskedShort", "The signature of the chip was asked for in a short answer, too.")

    static let ofWay: [MessageKey] = [
        .wayAnswerInPieces,
        .wayApplicationSelectedAgain,
        .wayEndOfFileOffset,
        .wayEndOfFileRefused,
        .wayEndOfFileWarning,
        .wayExtendedLengthLost,
        .wayLengthCorrected,
        .wayMasterFileSelected,
        .wayMasterFileSelectedWithoutIdentifier,
        .wayShortReads,
        .waySignatureAskedShort,
    ]
}

extension Message {
    package static var wayAnswerInPieces: Message { Message(.wayAnswerInPieces) }
    package static var wayLengthCorrected: Message { Message(.wayLengthCorrected) }
    package static var wayShortReads: Message { Message(.wayShortReads) }
    package static var wayMasterFileSelected: Message { Message(.wayMasterFileSelected) }
    package static var wayMasterFileSelectedWithoutIdentifier: Message { Message(.wayMasterFileSelectedWithoutIdentifier) }
    package static var wayApplicationSelectedAgain: Message { Message(.wayApplicationSelectedAgain) }
    package static var wayEndOfFileWarning: Message { Message(.wayEndOfFileWarning) }
    package static var wayEndOfFileOffset: Message { Message(.wayEndOfFileOffset) }
    package static var wayEndOfFileRefused: Message { Message(.wayEndOfFileRefused) }
    package static var wayExtendedLengthLost: Message { Message(.wayExtendedLengthLost) }
    package static var waySignatureAskedShort: Message { Message(.waySignatureAskedShort) }
}
