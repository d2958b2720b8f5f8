// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let watchFollowing = MessageKey("watch.following", "Reading each document that is laid on a reader; Ctrl-C ends it.")
    static let watchTypeZones = MessageKey("watch.typeZones", "Scan or type the MRZ of each document, before or after it is laid on the reader. It is not shown.")
    static let watchReaderAdded = MessageKey("watch.readerAdded", "The reader {reader} is there.")
    static let watchReaderRemoved = MessageKey("watch.readerRemoved", "The reader {reader} was unplugged.")
    static let watchMute = MessageKey("watch.mute", "What lies on {reader} does not answer as a chip: lay the document flat and still.")
    static let watchServiceLost = MessageKey("watch.serviceLost", "{error, message}. epass waits until it is back.")
    static let watchServiceBack = MessageKey("watch.serviceBack", "The smart-card service is back.")
    static let watchReading = MessageKey("watch.reading", "Reading the document on {reader} ...")
    static let watchWantsZone = MessageKey("watch.wantsZone", "The document on {reader} waits for its MRZ.")
    static let watchTakenUnread = MessageKey("watch.takenUnread", "The document on {reader} was taken away before its MRZ came.")
    static let watchZoneKept = MessageKey("watch.zoneKept", "The MRZ waits a minute for its document.")
    static let watchZoneWiped = MessageKey("watch.zoneWiped", "No document came for the MRZ; it was wiped.")
    static let watchZoneReplaced = MessageKey("watch.zoneReplaced", "Another MRZ came before a document did; the earlier one was wiped.")
    static let watchZoneRepeated = MessageKey("watch.zoneRepeated", "The MRZ is that of the document on the reader; it was dropped.")
    static let watchZoneTooEarly = MessageKey("watch.zoneTooEarly", "The document on the reader is done with: take it away first, then scan the MRZ of the next one. This MRZ was dropped.")
    static let watchScanAgain = MessageKey("watch.scanAgain", "Take the document away, scan its MRZ again, lay it down again.")
    static let watchZoneUnfinished = MessageKey("watch.zoneUnfinished", "An MRZ was not finished; its lines were wiped.")
    static let watchZonesEnded = MessageKey("watch.zonesEnded", "Standard input has ended: documents that need an MRZ can no longer be opened.")
    static let watchNoZone = MessageKey("watch.noZone", "What came is no MRZ. {error, message}.")
    static let watchLineTooLong = MessageKey("watch.lineTooLong", "The line is longer than any of a document.")
    static let watchPassport = MessageKey("watch.passport", "passport {state, country}")
    static let watchDocument = MessageKey("watch.document", "document {code} {state, country}")
    static let watchSummary = MessageKey("watch.summary", "{count, plural, one {# document was} other {# documents were}} read: {successful, number} successful, {failed, number} failed, {undetermined, number} undetermined, {aborted, number} ended early.")
    static let watchCommandWords = MessageKey("watch.commandWords", "--on-result names no program, or a quote in it is not closed: {command}.")
    static let watchNoCommand = MessageKey("watch.noCommand", "There is no program {command} that can be run.")
    static let watchGiveCommand = MessageKey("watch.giveCommand", "Name a program by its path, or one of the PATH, and its arguments with spaces between them.")
    static let watchCommandNotStarted = MessageKey("watch.commandNotStarted", "{command} could not be started: {error, message}.")
    static let watchCommandFailed = MessageKey("watch.commandFailed", "{command} ended with status {status, number}.")
    static let watchCommandCrashed = MessageKey("watch.commandCrashed", "{command} was ended by signal {signal, number}.")
    static let watchCommandOverdue = MessageKey("watch.commandOverdue", "{command} took too long and was ended.")
    static let watchCommandLeftOut = MessageKey("watch.commandLeftOut", "{command} was not run for document {sequence, number}: too many runs wait for their turn.")

    static let ofWatch: [MessageKey] = [
        .watchCommandCrashed,
        .watchCommandFailed,
        .watchCommandLeftOut,
        .watchCommandNotStarted,
        .watchCommandOverdue,
        .watchCommandWords,
        .watchDocument,
        .watchFollowing,
        .watchGiveCommand,
        .watchLineTooLong,
        .watchMute,
        .watchNoCommand,
        .watchNoZone,
        .watchPassport,
        .watchReaderAdded,
        .watchReaderRemoved,
        .watchReading,
        .watchScanAgain,
        .watchServiceBack,
        .watchServiceLost,
        .watchSummary,
        .watchTakenUnread,
        .watchTypeZones,
        .watchWantsZone,
        .watchZoneKept,
        .watchZoneRepeated,
        .watchZoneReplaced,
        .watchZoneTooEarly,
        .watchZoneUnfinished,
        .watchZoneWiped,
        .watchZonesEnded,
    ]
}

extension Message {
    package static var watchFollowing: Message { Message(.watchFollowing) }
    package static var watchTypeZones: Message { Message(.watchTypeZones) }
    package static func watchReaderAdded(reader: some CustomStringConvertible) -> Message {
        Message(.watchReaderAdded, [.init("reader", .text(reader.description))])
    }
    package static func watchReaderRemoved(reader: some CustomStringConvertible) -> Message {
        Message(.watchReaderRemoved, [.init("reader", .text(reader.description))])
    }
    package static func watchMute(reader: some CustomStringConvertible) -> Message {
        Message(.watchMute, [.init("reader", .text(reader.description))])
    }
    package static func watchServiceLost(error: Message) -> Message {
        Message(.watchServiceLost, [.init("error", .message(error))])
    }
    package static var watchServiceBack: Message { Message(.watchServiceBack) }
    package static func watchReading(reader: some CustomStringConvertible) -> Message {
        Message(.watchReading, [.init("reader", .text(reader.description))])
    }
    package static func watchWantsZone(reader: some CustomStringConvertible) -> Message {
        Message(.watchWantsZone, [.init("reader", .text(reader.description))])
    }
    package static func watchTakenUnread(reader: some CustomStringConvertible) -> Message {
        Message(.watchTakenUnread, [.init("reader", .text(reader.description))])
    }
    package static var watchZoneKept: Message { Message(.watchZoneKept) }
    package static var watchZoneWiped: Message { Message(.watchZoneWiped) }
    package static var watchZoneReplaced: Message { Message(.watchZoneReplaced) }
    package static var watchZoneRepeated: Message { Message(.watchZoneRepeated) }
    package static var watchZoneTooEarly: Message { Message(.watchZoneTooEarly) }
    package static var watchScanAgain: Message { Message(.watchScanAgain) }
    package static var watchZoneUnfinished: Message { Message(.watchZoneUnfinished) }
    package static var watchZonesEnded: Message { Message(.watchZonesEnded) }
    package static func watchNoZone(error: Message) -> Message {
        Message(.watchNoZone, [.init("error", .message(error))])
    }
    package static var watchLineTooLong: Message { Message(.watchLineTooLong) }
    package static func watchPassport(state: String) -> Message {
        Message(.watchPassport, [.init("state", .country(state))])
    }
    package static func watchDocument(code: some CustomStringConvertible, state: String) -> Message {
        Message(.watchDocument, [.init("code", .text(code.description)), .init("state", .country(state))])
    }
    package static func watchSummary(count: Int, successful: Int, failed: Int, undetermined: Int, aborted: Int) -> Message {
        Message(.watchSummary, [.init("count", .number(count)), .init("successful", .number(successful)), .init("failed", .number(failed)), .init("undetermined", .number(undetermined)), .init("aborted", .number(aborted))])
    }
    package static func watchCommandWords(command: some CustomStringConvertible) -> Message {
        Message(.watchCommandWords, [.init("command", .text(command.description))])
    }
    package static func watchNoCommand(command: some CustomStringConvertible) -> Message {
        Message(.watchNoCommand, [.init("command", .text(command.description))])
    }
    package static var watchGiveCommand: Message { Message(.watchGiveCommand) }
    package static func watchCommandNotStarted(command: some CustomStringConvertible, error: Message) -> Message {
        Message(.watchCommandNotStarted, [.init("command", .text(command.description)), .init("error", .message(error))])
    }
    package static func watchCommandFailed(command: some CustomStringConvertible, status: Int) -> Message {
        Message(.watchCommandFailed, [.init("command", .text(command.description)), .init("status", .number(status))])
    }
    package static func watchCommandCrashed(command: some CustomStringConvertible, signal: Int) -> Message {
        Message(.watchCommandCrashed, [.init("command", .text(command.description)), .init("signal", .number(signal))])
    }
    package static func watchCommandOverdue(command: some CustomStringConvertible) -> Message {
        Message(.watchCommandOverdue, [.init("command", .text(command.description))])
    }
    package static func watchCommandLeftOut(command: some CustomStringConvertible, sequence: Int) -> Message {
        Message(.watchCommandLeftOut, [.init("command", .text(command.description)), .init("sequence", .number(sequence))])
    }
}
