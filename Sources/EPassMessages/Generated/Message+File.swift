// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let fileAbsent = MessageKey("file.absent", "The chip does not have {file}.")
    static let fileAccessDenied = MessageKey("file.accessDenied", "The chip denied access to {file}.")
    static let fileNotConformant = MessageKey("file.notConformant", "What the chip gave is no {file}.")
    static let fileTooLarge = MessageKey("file.tooLarge", "{file} is larger than what is read of it.")
    static let fileNotReached = MessageKey("file.notReached", "The reading ended before the end of {file}.")
    static let fileNotReachedAtAll = MessageKey("file.notReachedAtAll", "The reading ended before {file} was read.")
    static let fileNotRead = MessageKey("file.notRead", "{file} was not read.")
    static let fileNotReadBecause = MessageKey("file.notReadBecause", "{file} was not read. {why, message}.")
    static let fileUndecodable = MessageKey("file.undecodable", "{file} cannot be decoded.")
    static let fileTruncated = MessageKey("file.truncated", "{file} did not arrive whole: send or read it again.")
    static let fileNotInDocument = MessageKey("file.notInDocument", "The document has no {file}.")
    static let fileCheckNotReached = MessageKey("file.checkNotReached", "The reading ended before this could be checked.")
    static let fileNoDataGroupRead = MessageKey("file.noDataGroupRead", "No data group was read.")
    static let fileDataGroupsNotReached = MessageKey("file.dataGroupsNotReached", "The reading ended before the end of a data group.")
    static let fileContentMalformed = MessageKey("file.contentMalformed", "What was read cannot be decoded. {faults, message}.")
    static let fileFault = MessageKey("file.fault", "{error, message} ({place}, {code}).")
    static let fileDeviationsRefused = MessageKey("file.deviationsRefused", "{deviations, message}. The policy refuses that.")
    static let fileAllDecoded = MessageKey("file.allDecoded", "Every data group that was read can be decoded.")
    static let fileListNotKnown = MessageKey("file.listNotKnown", "Without EF.SOD it is not known which data groups there are.")
    static let fileMandatoryMissing = MessageKey("file.mandatoryMissing", "EF.SOD does not list {file}, which every document has.")
    static let fileBothMandatoryMissing = MessageKey("file.bothMandatoryMissing", "EF.SOD does not list {first} and {second}, which every document has.")
    static let fileMandatoryListed = MessageKey("file.mandatoryListed", "EF.SOD lists EF.DG1 and EF.DG2, which every document has.")
    static let fileDeviationIn = MessageKey("file.deviationIn", "{deviation, message} ({file}).")

    static let ofFile: [MessageKey] = [
        .fileAbsent,
        .fileAccessDenied,
        .fileAllDecoded,
        .fileBothMandatoryMissing,
        .fileCheckNotReached,
        .fileContentMalformed,
        .fileDataGroupsNotReached,
        .fileDeviationIn,
        .fileDeviationsRefused,
        .fileFault,
        .fileListNotKnown,
        .fileMandatoryListed,
        .fileMandatoryMissing,
        .fileNoDataGroupRead,
        .fileNotConformant,
        .fileNotInDocument,
        .fileNotReached,
        .fileNotReachedAtAll,
        .fileNotRead,
        .fileNotReadBecause,
        .fileTooLarge,
        .fileTruncated,
        .fileUndecodable,
    ]
}

extension Message {
    package static func fileAbsent(file: some CustomStringConvertible) -> Message {
        Message(.fileAbsent, [.init("file", .text(file.description))])
    }
    package static func fileAccessDenied(file: some CustomStringConvertible) -> Message {
        Message(.fileAccessDenied, [.init("file", .text(file.description))])
    }
    package static func fileNotConformant(file: some CustomStringConvertible) -> Message {
        Message(.fileNotConformant, [.init("file", .text(file.description))])
    }
    package static func fileTooLarge(file: some CustomStringConvertible) -> Message {
        Message(.fileTooLarge, [.init("file", .text(file.description))])
    }
    package static func fileNotReached(file: some CustomStringConvertible) -> Message {
        Message(.fileNotReached, [.init("file", .text(file.description))])
    }
    package static func fileNotReachedAtAll(file: some CustomStringConvertible) -> Message {
        Message(.fileNotReachedAtAll, [.init("file", .text(file.description))])
    }
    package static func fileNotRead(file: some CustomStringConvertible) -> Message {
        Message(.fileNotRead, [.init("file", .text(file.description))])
    }
    package static func fileNotReadBecause(file: some CustomStringConvertible, why: Message) -> Message {
        Message(.fileNotReadBecause, [.init("file", .text(file.description)), .init("why", .message(why))])
    }
    package static func fileUndecodable(file: some CustomStringConvertible) -> Message {
        Message(.fileUndecodable, [.init("file", .text(file.description))])
    }
    package static func fileTruncated(file: some CustomStringConvertible) -> Message {
        Message(.fileTruncated, [.init("file", .text(file.description))])
    }
    package static func fileNotInDocument(file: some CustomStringConvertible) -> Message {
        Message(.fileNotInDocument, [.init("file", .text(file.description))])
    }
    package static var fileCheckNotReached: Message { Message(.fileCheckNotReached) }
    package static var fileNoDataGroupRead: Message { Message(.fileNoDataGroupRead) }
    package static var fileDataGroupsNotReached: Message { Message(.fileDataGroupsNotReached) }
    package static func fileContentMalformed(faults: Message) -> Message {
        Message(.fileContentMalformed, [.init("faults", .message(faults))])
    }
    package static func fileFault(error: Message, place: some CustomStringConvertible, code: some CustomStringConvertible) -> Message {
        Message(.fileFault, [.init("error", .message(error)), .init("place", .text(place.description)), .init("code", .text(code.description))])
    }
    package static func fileDeviationsRefused(deviations: Message) -> Message {
        Message(.fileDeviationsRefused, [.init("deviations", .message(deviations))])
    }
    package static var fileAllDecoded: Message { Message(.fileAllDecoded) }
    package static var fileListNotKnown: Message { Message(.fileListNotKnown) }
    package static func fileMandatoryMissing(file: some CustomStringConvertible) -> Message {
        Message(.fileMandatoryMissing, [.init("file", .text(file.description))])
    }
    package static func fileBothMandatoryMissing(first: some CustomStringConvertible, second: some CustomStringConvertible) -> Message {
        Message(.fileBothMandatoryMissing, [.init("first", .text(first.description)), .init("second", .text(second.description))])
    }
    package static var fileMandatoryListed: Message { Message(.fileMandatoryListed) }
    package static func fileDeviationIn(deviation: Message, file: some CustomStringConvertible) -> Message {
        Message(.fileDeviationIn, [.init("deviation", .message(deviation)), .init("file", .text(file.description))])
    }
}
