// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let statusNotAsked = MessageKey("status.notAsked", "No source of lost, stolen and cancelled documents was named, so that nobody knows whether this one is.")
    static let statusFailed = MessageKey("status.failed", "What is reported of the document is not known. {why, message}")
    static let statusFine = MessageKey("status.fine", "The source that was named reports nothing of the document.")
    static let statusReported = MessageKey("status.reported", "The document is reported as {status, select, lost {lost} stolen {stolen} other {cancelled}}.")
    static let statusKeyForm = MessageKey("status.keyForm", "The key is not 64 hexadecimal digits.")
    static let statusKeyShared = MessageKey("status.keyShared", "Others than its owner can read the key, or it belongs to another user.")
    static let statusPart = MessageKey("status.part", "{part, select, state {The State is none that issues documents} code {The document code is not one or two capital letters or digits} number {The document number is not of capital letters and digits} other {The date of expiry is neither YYMMDD nor YYYY-MM-DD}}.")
    static let statusParts = MessageKey("status.parts", "The line is not State, document code, number and date of expiry with commas between them.")
    static let statusWord = MessageKey("status.word", "Behind the date of expiry stands none of {words, list}.")
    static let statusLineTooLong = MessageKey("status.lineTooLong", "The line is longer than any of a status file.")
    static let statusLine = MessageKey("status.line", "The line is none of a status file.")
    static let statusCut = MessageKey("status.cut", "The file ends before its last line, or goes on behind it.")
    static let statusNoFile = MessageKey("status.noFile", "It does not begin as a status file does.")
    static let statusOtherKey = MessageKey("status.otherKey", "It was made with another key, so that it names none of the documents that are looked for.")
    static let statusCount = MessageKey("status.count", "It does not hold as many documents as it says.")
    static let statusOutOfDate = MessageKey("status.outOfDate", "It was to be used to {last, date}.")
    static let statusTwice = MessageKey("status.twice", "It names a document twice, and not alike.")
    static let statusNoZone = MessageKey("status.noZone", "EF.DG1 was not read, so that nobody could be asked.")
    static let statusAtLine = MessageKey("status.atLine", "Line {line, number}: {error, message}")
    static let statusIn = MessageKey("status.in", "{file}: {error, message}")
    static let statusUnreadable = MessageKey("status.unreadable", "It cannot be read: {error, message}.")
    static let statusCommandWords = MessageKey("status.commandWords", "--status-command names no program, or a quote in it is not closed: {command}.")
    static let statusCommandSaysTooMuch = MessageKey("status.commandSaysTooMuch", "{command} said more than one word.")
    static let statusCommandSaysElse = MessageKey("status.commandSaysElse", "{command} said something else than one of the words that there are.")
    static let statusOneSource = MessageKey("status.oneSource", "Give --status or --status-command: one source answers for a document.")
    static let statusNeedsKey = MessageKey("status.needsKey", "--status and --status-command need --status-key: a source knows documents by handles.")
    static let statusKeyAlone = MessageKey("status.keyAlone", "--status-key goes with --status or --status-command.")
    static let statusMade = MessageKey("status.made", "{count, plural, one {# document} other {# documents}} in the file.")

    static let ofStatus: [MessageKey] = [
        .statusAtLine,
        .statusCommandSaysElse,
        .statusCommandSaysTooMuch,
        .statusCommandWords,
        .statusCount,
        .statusCut,
        .statusFailed,
        .statusFine,
        .statusIn,
        .statusKeyAlone,
        .statusKeyForm,
        .statusKeyShared,
        .statusLine,
        .statusLineTooLong,
        .statusMade,
        .statusNeedsKey,
        .statusNoFile,
        .statusNoZone,
        .statusNotAsked,
        .statusOneSource,
        .statusOtherKey,
        .statusOutOfDate,
        .statusPart,
        .statusParts,
        .statusReported,
        .statusTwice,
        .statusUnreadable,
        .statusWord,
    ]
}

extension Message {
    package static var statusNotAsked: Message { Message(.statusNotAsked) }
    package static func statusFailed(why: Message) -> Message {
        Message(.statusFailed, [.init("why", .message(why))])
    }
    package static var statusFine: Message { Message(.statusFine) }
    package static func statusReported(status: String) -> Message {
        Message(.statusReported, [.init("status", .text(status))])
    }
    package static var statusKeyForm: Message { Message(.statusKeyForm) }
    package static var statusKeyShared: Message { Message(.statusKeyShared) }
    package static func statusPart(part: String) -> Message {
        Message(.statusPart, [.init("part", .text(part))])
    }
    package static var statusParts: Message { Message(.statusParts) }
    package static func statusWord(words: [String]) -> Message {
        Message(.statusWord, [.init("words", .list(words))])
    }
    package static var statusLineTooLong: Message { Message(.statusLineTooLong) }
    package static var statusLine: Message { Message(.statusLine) }
    package static var statusCut: Message { Message(.statusCut) }
    package static var statusNoFile: Message { Message(.statusNoFile) }
    package static var statusOtherKey: Message { Message(.statusOtherKey) }
    package static var statusCount: Message { Message(.statusCount) }
    package static func statusOutOfDate(last: String) -> Message {
        Message(.statusOutOfDate, [.init("last", .date(last))])
    }
    package static var statusTwice: Message { Message(.statusTwice) }
    package static var statusNoZone: Message { Message(.statusNoZone) }
    package static func statusAtLine(line: Int, error: Message) -> Message {
        Message(.statusAtLine, [.init("line", .number(line)), .init("error", .message(error))])
    }
    package static func statusIn(file: some CustomStringConvertible, error: Message) -> Message {
        Message(.statusIn, [.init("file", .text(file.description)), .init("error", .message(error))])
    }
    package static func statusUnreadable(error: Message) -> Message {
        Message(.statusUnreadable, [.init("error", .message(error))])
    }
    package static func statusCommandWords(command: some CustomStringConvertible) -> Message {
        Message(.statusCommandWords, [.init("command", .text(command.description))])
    }
    package static func statusCommandSaysTooMuch(command: some CustomStringConvertible) -> Message {
        Message(.statusCommandSaysTooMuch, [.init("command", .text(command.description))])
    }
    package static func statusCommandSaysElse(command: some CustomStringConvertible) -> Message {
        Message(.statusCommandSaysElse, [.init("command", .text(command.description))])
    }
    package static var statusOneSource: Message { Message(.statusOneSource) }
    package static var statusNeedsKey: Message { Message(.statusNeedsKey) }
    package static var statusKeyAlone: Message { Message(.statusKeyAlone) }
    package static func statusMade(count: Int) -> Message {
        Message(.statusMade, [.init("count", .number(count))])
    }
}
