// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let zoneUnknown = MessageKey("zone.unknown", "It is not known what is printed on the document.")
    static let zoneNotGiven = MessageKey("zone.notGiven", "No printed MRZ was given to compare with DG1.")
    static let zoneCardAccessNumber = MessageKey("zone.cardAccessNumber", "A card access number says nothing about DG1.")
    static let zoneDataGroup1NotThere = MessageKey("zone.dataGroup1NotThere", "DG1 was not read, or cannot be decoded.")
    static let zoneNotReached = MessageKey("zone.notReached", "The reading ended before DG1 could be compared.")
    static let zoneOptionalDataDiffers = MessageKey("zone.optionalDataDiffers", "Print and chip differ in optional data only.")
    static let zoneFieldsDiffer = MessageKey("zone.fieldsDiffer", "Print and chip differ in: {fields, messages}.")
    static let zoneComparedInPart = MessageKey("zone.comparedInPart", "Of what is printed only these fields were compared, and are those of DG1: {fields, messages}.")
    static let zoneLinesMatch = MessageKey("zone.linesMatch", "All fields of the printed MRZ are those of DG1.")
    static let zoneTripleMatches = MessageKey("zone.tripleMatches", "Document number, birth and expiry as printed are those of DG1.")
    static let zoneOnlyTripleGiven = MessageKey("zone.onlyTripleGiven", "Of the printed MRZ only number and dates were given.")
    static let zoneFormNotRecorded = MessageKey("zone.formNotRecorded", "The form of the printed MRZ is not recorded.")
    static let zoneLayoutDiffers = MessageKey("zone.layoutDiffers", "The printed MRZ is laid out as {printed}, that of DG1 as {chip}.")
    static let zonePrintedCheckDigitsWrong = MessageKey("zone.printedCheckDigitsWrong", "Wrong check digits in the printed MRZ: {fields, messages}.")
    static let zonePrintedFormRight = MessageKey("zone.printedFormRight", "The printed MRZ is laid out as {format}, and its check digits are right.")
    static let zoneCheckDigitsWrong = MessageKey("zone.checkDigitsWrong", "Wrong check digits in DG1: {fields, messages}.")
    static let zoneCheckDigitsRight = MessageKey("zone.checkDigitsRight", "The check digits in DG1 are right.")

    static let ofZone: [MessageKey] = [
        .zoneCardAccessNumber,
        .zoneCheckDigitsRight,
        .zoneCheckDigitsWrong,
        .zoneComparedInPart,
        .zoneDataGroup1NotThere,
        .zoneFieldsDiffer,
        .zoneFormNotRecorded,
        .zoneLayoutDiffers,
        .zoneLinesMatch,
        .zoneNotGiven,
        .zoneNotReached,
        .zoneOnlyTripleGiven,
        .zoneOptionalDataDiffers,
        .zonePrintedCheckDigitsWrong,
        .zonePrintedFormRight,
        .zoneTripleMatches,
        .zoneUnknown,
    ]
}

extension Message {
    package static var zoneUnknown: Message { Message(.zoneUnknown) }
    package static var zoneNotGiven: Message { Message(.zoneNotGiven) }
    package static var zoneCardAccessNumber: Message { Message(.zoneCardAccessNumber) }
    package static var zoneDataGroup1NotThere: Message { Message(.zoneDataGroup1NotThere) }
    package static var zoneNotReached: Message { Message(.zoneNotReached) }
    package static var zoneOptionalDataDiffers: Message { Message(.zoneOptionalDataDiffers) }
    package static func zoneFieldsDiffer(fields: [Message]) -> Message {
        Message(.zoneFieldsDiffer, [.init("fields", .messages(fields))])
    }
    package static func zoneComparedInPart(fields: [Message]) -> Message {
        Message(.zoneComparedInPart, [.init("fields", .messages(fields))])
    }
    package static var zoneLinesMatch: Message { Message(.zoneLinesMatch) }
    package static var zoneTripleMatches: Message { Message(.zoneTripleMatches) }
    package static var zoneOnlyTripleGiven: Message { Message(.zoneOnlyTripleGiven) }
    package static var zoneFormNotRecorded: Message { Message(.zoneFormNotRecorded) }
    package static func zoneLayoutDiffers(printed: some CustomStringConvertible, chip: some CustomStringConvertible) -> Message {
        Message(.zoneLayoutDiffers, [.init("printed", .text(printed.description)), .init("chip", .text(chip.description))])
    }
    package static func zonePrintedCheckDigitsWrong(fields: [Message]) -> Message {
        Message(.zonePrintedCheckDigitsWrong, [.init("fields", .messages(fields))])
    }
    package static func zonePrintedFormRight(format: some CustomStringConvertible) -> Message {
        Message(.zonePrintedFormRight, [.init("format", .text(format.description))])
    }
    package static func zoneCheckDigitsWrong(fields: [Message]) -> Message {
        Message(.zoneCheckDigitsWrong, [.init("fields", .messages(fields))])
    }
    package static var zoneCheckDigitsRight: Message { Message(.zoneCheckDigitsRight) }
}
