// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let readCompareCAN = MessageKey("read.compareCAN", "Compare the card access number with the print and read again, or give the MRZ alone.")
    static let readGiveCANNotTry = MessageKey("read.giveCANNotTry", "If the document has a card access number, give that one; the last try of the MRZ is not spent.")
    static let readComparePIN = MessageKey("read.comparePIN", "Compare the number with the letter of the issuer before you try again: a few wrong tries block it.")
    static let readGiveCANElseAsk = MessageKey("read.giveCANElseAsk", "If the document has a card access number, give that one; else ask the issuer.")
    static let readMayHaveCostTry = MessageKey("read.mayHaveCostTry", "The attempt may have cost a try of the password: read with the MRZ or the card access number before you try it again.")
    static let readNoPassword = MessageKey("read.noPassword", "The chip opens by PACE, and neither MRZ nor CAN was given.")
    static let readGiveZoneOrCAN = MessageKey("read.giveZoneOrCAN", "Give the machine readable zone, or the card access number.")
    static let readNoMRZForBAC = MessageKey("read.noMRZForBAC", "Basic Access Control was demanded, and no MRZ was given for it.")
    static let readFilesGuarded = MessageKey("read.filesGuarded", "The chip guards its files, and neither MRZ nor CAN was given.")
    static let readGiveZoneDatesOrCAN = MessageKey("read.giveZoneDatesOrCAN", "Give the machine readable zone, or document number and both dates, or the card access number.")
    static let readMRZNeeded = MessageKey("read.MRZNeeded", "The chip offers no PACE that may be used, and without PACE only the MRZ opens it.")
    static let readNoCardAccess = MessageKey("read.noCardAccess", "PACE was demanded, and the chip offers none: it gave no EF.CardAccess that can be decoded.")
    static let readNoPACEInfo = MessageKey("read.noPACEInfo", "PACE was demanded, and the chip offers none: EF.CardAccess has no PACEInfo.")
    static let readEachOfferLeftOut = MessageKey("read.eachOfferLeftOut", "PACE was demanded, but none of what the chip offers can be used: {reasons, messages}.")
    static let readUseLongerReader = MessageKey("read.useLongerReader", "Use a reader that passes on commands with extended length fields.")
    static let readAllowPACE = MessageKey("read.allowPACE", "The chip offers PACE: allow it (--access auto) and read again.")
    static let readAllowOtherWays = MessageKey("read.allowOtherWays", "Allow the other ways (--access auto), if the document is one that is read by PACE or as it is.")
    static let readOtherReaderForOffers = MessageKey("read.otherReaderForOffers", "Read again on another reader, in case EF.CardAccess was changed on the way; if it stays so, report the document.")
    static let readWithoutWay = MessageKey("read.withoutWay", "{error, message}. No offer of PACE can be used either: {reasons, messages}.")
    static let readCardAccessNotFound = MessageKey("read.cardAccessNotFound", "Take the document off the reader, put it back and read again: its EF.CardAccess, which PACE begins with, was not found.")
    static let readCardAccessMalformed = MessageKey("read.cardAccessMalformed", "Take the document off the reader, put it back and read again: its EF.CardAccess, which PACE begins with, cannot be decoded.")
    static let readPACEFailed = MessageKey("read.PACEFailed", "The chip offers PACE, but {count, plural, one {the attempt failed} other {all # attempts failed}}. {error, message}.")
    static let readGiveCANElseAgain = MessageKey("read.giveCANElseAgain", "If the document has a card access number, give that one; else take it off the reader and read again.")
    static let readGiveZone = MessageKey("read.giveZone", "Give the machine readable zone, with or without the card access number.")
    static let readAgainOrAllowBAC = MessageKey("read.againOrAllowBAC", "Take the document off the reader, put it back and read again; with --access auto BAC is tried.")
    static let readLeftOutDomainParametersNotTrusted = MessageKey("read.leftOut.domainParametersNotTrusted", "its group is not a standardised one")
    static let readLeftOutDomainParametersUnknown = MessageKey("read.leftOut.domainParametersUnknown", "it does not say which group it uses")
    static let readLeftOutVersionNotSupported = MessageKey("read.leftOut.versionNotSupported", "its version is not 2")
    static let readLeftOutMappingNotAllowed = MessageKey("read.leftOut.mappingNotAllowed", "its mapping does not go with its group or cipher")
    static let readLeftOutAlgorithmMismatch = MessageKey("read.leftOut.algorithmMismatch", "its algorithm does not go with its group")
    static let readLeftOutProtocolUnknown = MessageKey("read.leftOut.protocolUnknown", "the standard does not have its protocol")
    static let readLeftOutMalformed = MessageKey("read.leftOut.malformed", "it cannot be decoded")
    static let readLeftOutReaderTooShort = MessageKey("read.leftOut.readerTooShort", "its keys are too long for this reader")
    static let readRecordedWords = MessageKey("read.recordedWords", "The evidence says: {text}")

    static let ofRead: [MessageKey] = [
        .readMRZNeeded,
        .readPACEFailed,
        .readAgainOrAllowBAC,
        .readAllowOtherWays,
        .readAllowPACE,
        .readCardAccessMalformed,
        .readCardAccessNotFound,
        .readCompareCAN,
        .readComparePIN,
        .readEachOfferLeftOut,
        .readFilesGuarded,
        .readGiveCANElseAgain,
        .readGiveCANElseAsk,
        .readGiveCANNotTry,
        .readGiveZone,
        .readGiveZoneDatesOrCAN,
        .readGiveZoneOrCAN,
        .readLeftOutAlgorithmMismatch,
        .readLeftOutDomainParametersNotTrusted,
        .readLeftOutDomainParametersUnknown,
        .readLeftOutMalformed,
        .readLeftOutMappingNotAllowed,
        .readLeftOutProtocolUnknown,
        .readLeftOutReaderTooShort,
        .readLeftOutVersionNotSupported,
        .readMayHaveCostTry,
        .readNoCardAccess,
        .readNoMRZForBAC,
        .readNoPACEInfo,
        .readNoPassword,
        .readOtherReaderForOffers,
        .readRecordedWords,
        .readUseLongerReader,
        .readWithoutWay,
    ]
}

extension Message {
    package static var readCompareCAN: Message { Message(.readCompareCAN) }
    package static var readGiveCANNotTry: Message { Message(.readGiveCANNotTry) }
    package static var readComparePIN: Message { Message(.readComparePIN) }
    package static var readGiveCANElseAsk: Message { Message(.readGiveCANElseAsk) }
    package static var readMayHaveCostTry: Message { Message(.readMayHaveCostTry) }
    package static var readNoPassword: Message { Message(.readNoPassword) }
    package static var readGiveZoneOrCAN: Message { Message(.readGiveZoneOrCAN) }
    package static var readNoMRZForBAC: Message { Message(.readNoMRZForBAC) }
    package static var readFilesGuarded: Message { Message(.readFilesGuarded) }
    package static var readGiveZoneDatesOrCAN: Message { Message(.readGiveZoneDatesOrCAN) }
    package static var readMRZNeeded: Message { Message(.readMRZNeeded) }
    package static var readNoCardAccess: Message { Message(.readNoCardAccess) }
    package static var readNoPACEInfo: Message { Message(.readNoPACEInfo) }
    package static func readEachOfferLeftOut(reasons: [Message]) -> Message {
        Message(.readEachOfferLeftOut, [.init("reasons", .messages(reasons))])
    }
    package static var readUseLongerReader: Message { Message(.readUseLongerReader) }
    package static var readAllowPACE: Message { Message(.readAllowPACE) }
    package static var readAllowOtherWays: Message { Message(.readAllowOtherWays) }
    package static var readOtherReaderForOffers: Message { Message(.readOtherReaderForOffers) }
    package static func readWithoutWay(error: Message, reasons: [Message]) -> Message {
        Message(.readWithoutWay, [.init("error", .message(error)), .init("reasons", .messages(reasons))])
    }
    package static var readCardAccessNotFound: Message { Message(.readCardAccessNotFound) }
    package static var readCardAccessMalformed: Message { Message(.readCardAccessMalformed) }
    package static func readPACEFailed(count: Int, error: Message) -> Message {
        Message(.readPACEFailed, [.init("count", .number(count)), .init("error", .message(error))])
    }
    package static var readGiveCANElseAgain: Message { Message(.readGiveCANElseAgain) }
    package static var readGiveZone: Message { Message(.readGiveZone) }
    package static var readAgainOrAllowBAC: Message { Message(.readAgainOrAllowBAC) }
    package static var readLeftOutDomainParametersNotTrusted: Message { Message(.readLeftOutDomainParametersNotTrusted) }
    package static var readLeftOutDomainParametersUnknown: Message { Message(.readLeftOutDomainParametersUnknown) }
    package static var readLeftOutVersionNotSupported: Message { Message(.readLeftOutVersionNotSupported) }
    package static var readLeftOutMappingNotAllowed: Message { Message(.readLeftOutMappingNotAllowed) }
    package static var readLeftOutAlgorithmMismatch: Message { Message(.readLeftOutAlgorithmMismatch) }
    package static var readLeftOutProtocolUnknown: Message { Message(.readLeftOutProtocolUnknown) }
    package static var readLeftOutMalformed: Message { Message(.readLeftOutMalformed) }
    package static var readLeftOutReaderTooShort: Message { Message(.readLeftOutReaderTooShort) }
    package static func readRecordedWords(text: some CustomStringConvertible) -> Message {
        Message(.readRecordedWords, [.init("text", .text(text.description))])
    }
}
