// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let batchJobsRange = MessageKey("batch.jobsRange", "--jobs takes 1 to {most, number} threads.")
    static let batchNeeded = MessageKey("batch.needed", "{option} goes with --batch.")
    static let batchNotWith = MessageKey("batch.notWith", "{option} is of one document, and --batch has many.")
    static let batchHoldsNone = MessageKey("batch.holdsNone", "{file} holds no document.")
    static let batchTooDeep = MessageKey("batch.tooDeep", "{folder} lies in too many folders.")
    static let batchNameNotUTF8 = MessageKey("batch.nameNotUTF8", "The name {file} is not UTF-8; the octets that are not stand in braces.")
    static let batchZipOfPipe = MessageKey("batch.zipOfPipe", "A ZIP archive is read from its end, and standard input or a pipe has none before it is over.")
    static let batchZipAsFile = MessageKey("batch.zipAsFile", "Name the file, or send a tar archive.")
    static let batchOneALine = MessageKey("batch.oneALine", "Of documents on standard input each stands on one line, and this one goes on to line {last, number}.")
    static let batchMakeLines = MessageKey("batch.makeLines", "Make lines of them (jq -c .), or send a tar archive.")
    static let batchLineTooLong = MessageKey("batch.lineTooLong", "The line has more than {limit, number} octets.")
    static let batchFileInUse = MessageKey("batch.fileInUse", "{file} is written by another run.")
    static let batchWaitForOther = MessageKey("batch.waitForOther", "Wait for its end, or name another file.")
    static let batchOtherFile = MessageKey("batch.otherFile", "{file} is not what epass verify --batch wrote.")
    static let batchNameOwnFile = MessageKey("batch.nameOwnFile", "Name the output of an earlier run, or a file that is not there yet.")
    static let batchOtherRules = MessageKey("batch.otherRules", "{file} has results by {what, select, policy {another policy} trust {other trust material} witness {the word of other witnesses} other {another time}}.")
    static let batchSameRules = MessageKey("batch.sameRules", "Give the policy, the trust material, --witness and --at of the earlier run, or name another file.")
    static let batchGoesOnAt = MessageKey("batch.goesOnAt", "what is left is judged at the time of the lines that are there: {time, date}.")
    static let batchInterrupted = MessageKey("batch.interrupted", "Interrupted after {documents, plural, one {# document} other {# documents}}.")
    static let batchGoOn = MessageKey("batch.goOn", "The same command goes on where it ended.")
    static let batchGoOnWithFile = MessageKey("batch.goOnWithFile", "Give the output as --resume FILE to go on where it ended.")
    static let batchDone = MessageKey("batch.done", "{documents, plural, one {# document} other {# documents}}: {successful, number} successful, {failed, number} failed, {open, number} undetermined, {unread, number} not read.")
    static let batchProgress = MessageKey("batch.progress", "{documents, plural, one {# document} other {# documents}}, {rate, number} a second")

    static let ofBatch: [MessageKey] = [
        .batchDone,
        .batchFileInUse,
        .batchGoOn,
        .batchGoOnWithFile,
        .batchGoesOnAt,
        .batchHoldsNone,
        .batchInterrupted,
        .batchJobsRange,
        .batchLineTooLong,
        .batchMakeLines,
        .batchNameNotUTF8,
        .batchNameOwnFile,
        .batchNeeded,
        .batchNotWith,
        .batchOneALine,
        .batchOtherFile,
        .batchOtherRules,
        .batchProgress,
        .batchSameRules,
        .batchTooDeep,
        .batchWaitForOther,
        .batchZipAsFile,
        .batchZipOfPipe,
    ]
}

extension Message {
    package static func batchJobsRange(most: Int) -> Message {
        Message(.batchJobsRange, [.init("most", .number(most))])
    }
    package static func batchNeeded(option: some CustomStringConvertible) -> Message {
        Message(.batchNeeded, [.init("option", .text(option.description))])
    }
    package static func batchNotWith(option: some CustomStringConvertible) -> Message {
        Message(.batchNotWith, [.init("option", .text(option.description))])
    }
    package static func batchHoldsNone(file: some CustomStringConvertible) -> Message {
        Message(.batchHoldsNone, [.init("file", .text(file.description))])
    }
    package static func batchTooDeep(folder: some CustomStringConvertible) -> Message {
        Message(.batchTooDeep, [.init("folder", .text(folder.description))])
    }
    package static func batchNameNotUTF8(file: some CustomStringConvertible) -> Message {
        Message(.batchNameNotUTF8, [.init("file", .text(file.description))])
    }
    package static var batchZipOfPipe: Message { Message(.batchZipOfPipe) }
    package static var batchZipAsFile: Message { Message(.batchZipAsFile) }
    package static func batchOneALine(last: Int) -> Message {
        Message(.batchOneALine, [.init("last", .number(last))])
    }
    package static var batchMakeLines: Message { Message(.batchMakeLines) }
    package static func batchLineTooLong(limit: Int) -> Message {
        Message(.batchLineTooLong, [.init("limit", .number(limit))])
    }
    package static func batchFileInUse(file: some CustomStringConvertible) -> Message {
        Message(.batchFileInUse, [.init("file", .text(file.description))])
    }
    package static var batchWaitForOther: Message { Message(.batchWaitForOther) }
    package static func batchOtherFile(file: some CustomStringConvertible) -> Message {
        Message(.batchOtherFile, [.init("file", .text(file.description))])
    }
    package static var batchNameOwnFile: Message { Message(.batchNameOwnFile) }
    package static func batchOtherRules(file: some CustomStringConvertible, what: String) -> Message {
        Message(.batchOtherRules, [.init("file", .text(file.description)), .init("what", .text(what))])
    }
    package static var batchSameRules: Message { Message(.batchSameRules) }
    package static func batchGoesOnAt(time: String) -> Message {
        Message(.batchGoesOnAt, [.init("time", .date(time))])
    }
    package static func batchInterrupted(documents: Int) -> Message {
        Message(.batchInterrupted, [.init("documents", .number(documents))])
    }
    package static var batchGoOn: Message { Message(.batchGoOn) }
    package static var batchGoOnWithFile: Message { Message(.batchGoOnWithFile) }
    package static func batchDone(documents: Int, successful: Int, failed: Int, open: Int, unread: Int) -> Message {
        Message(.batchDone, [.init("documents", .number(documents)), .init("successful", .number(successful)), .init("failed", .number(failed)), .init("open", .number(open)), .init("unread", .number(unread))])
    }
    package static func batchProgress(documents: Int, rate: Int) -> Message {
        Message(.batchProgress, [.init("documents", .number(documents)), .init("rate", .number(rate))])
    }
}
