// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let reportUndetermined = MessageKey("report.undetermined", "Undetermined.")
    static let reportAborted = MessageKey("report.aborted", "Aborted.")
    static let reportNotSupported = MessageKey("report.notSupported", "Not supported.")
    static let reportRecorded = MessageKey("report.recorded", "As recorded.")
    static let reportUnreached = MessageKey("report.unreached", "{parts, messages}: the reading ended before")
    static let reportUnpinned = MessageKey("report.unpinned", "Unpinned.")
    static let reportImportPinned = MessageKey("report.importPinned", "epass trust import --pin")
    static let reportImport = MessageKey("report.import", "epass trust import")
    static let reportUnchanged = MessageKey("report.unchanged", "{numbers, list} unchanged")
    static let reportMatchUnproven = MessageKey("report.matchUnproven", "{numbers, list} match a security object whose signature is not proven")
    static let reportBothNotRead = MessageKey("report.bothNotRead", "{first} and {second} were not read. {why, message}.")
    static let reportProofBy = MessageKey("report.proofBy", "{proof, message} ({source, select, verifier {by the verifier's challenge} terminal {by the terminal's challenge} other {as recorded}})")
    static let reportGrowingDelay = MessageKey("report.growingDelay", "Check what was typed before the next attempt: the chip answers more slowly after each wrong password, until the right one comes. Where it refuses the right one, too, lift the document off the reader for five seconds.")
    static let reportTriesLeft = MessageKey("report.triesLeft", "The chip says that {count, plural, =0 {no try is} one {# try is} other {# tries are}} left.")
    static let reportAllowPACE = MessageKey("report.allowPACE", "Basic Access Control was asked for (--access bac): allow PACE (--access auto) and read again.")
    static let reportOffersLeftOut = MessageKey("report.offersLeftOut", "The issuer signed the offers that were left out, so reading again changes nothing: report the document.")
    static let reportPaceKeptAway = MessageKey("report.paceKeptAway", "Read again, on another reader if there is one: what lies between reader and chip may have kept PACE away.")
    static let reportCardAccessChanged = MessageKey("report.cardAccessChanged", "Read again, on another reader if there is one: what lies between reader and chip may have changed EF.CardAccess.")
    static let reportFileSpoiled = MessageKey("report.fileSpoiled", "A file ends in one octet repeated, or has a block twice: it may have been spoiled on its way. Send or read it again.")
    static let reportTolerated = MessageKey("report.tolerated", "{words, message} ({name})")
    static let reportUndeterminedRecorded = MessageKey("report.undeterminedRecorded", "Undetermined, as recorded.")
    static let reportAbortedRecorded = MessageKey("report.abortedRecorded", "Aborted, as recorded.")
    static let reportNotSupportedRecorded = MessageKey("report.notSupportedRecorded", "Not supported, as recorded.")
    static let reportStated = MessageKey("report.stated", "{state, message}. {finding, message}.")
    static let reportWithRemedy = MessageKey("report.withRemedy", "{finding, message} ({remedy, message})")
    static let reportReason = MessageKey("report.reason", "The reason: {reason, message}.")
    static let reportNothingSaid = MessageKey("report.nothingSaid", "{result, select, successful {It is as it should be.} failed {It is not as it should be.} other {No reason is given.}}")
    static let reportNotProtected = MessageKey("report.notProtected", "This chip is not protected against copying.")

    static let ofReport: [MessageKey] = [
        .reportAborted,
        .reportAbortedRecorded,
        .reportAllowPACE,
        .reportBothNotRead,
        .reportCardAccessChanged,
        .reportFileSpoiled,
        .reportGrowingDelay,
        .reportImport,
        .reportImportPinned,
        .reportMatchUnproven,
        .reportNotProtected,
        .reportNotSupported,
        .reportNotSupportedRecorded,
        .reportNothingSaid,
        .reportOffersLeftOut,
        .reportPaceKeptAway,
        .reportProofBy,
        .reportReason,
        .reportRecorded,
        .reportStated,
        .reportTolerated,
        .reportTriesLeft,
        .reportUnchanged,
        .reportUndetermined,
        .reportUndeterminedRecorded,
        .reportUnpinned,
        .reportUnreached,
        .reportWithRemedy,
    ]
}

extension Message {
    package static var reportUndetermined: Message { Message(.reportUndetermined) }
    package static var reportAborted: Message { Message(.reportAborted) }
    package static var reportNotSupported: Message { Message(.reportNotSupported) }
    package static var reportRecorded: Message { Message(.reportRecorded) }
    package static func reportUnreached(parts: [Message]) -> Message {
        Message(.reportUnreached, [.init("parts", .messages(parts))])
    }
    package static var reportUnpinned: Message { Message(.reportUnpinned) }
    package static var reportImportPinned: Message { Message(.reportImportPinned) }
    package static var reportImport: Message { Message(.reportImport) }
    package static func reportUnchanged(numbers: [String]) -> Message {
        Message(.reportUnchanged, [.init("numbers", .list(numbers))])
    }
    package static func reportMatchUnproven(numbers: [String]) -> Message {
        Message(.reportMatchUnproven, [.init("numbers", .list(numbers))])
    }
    package static func reportBothNotRead(first: some CustomStringConvertible, second: some CustomStringConvertible, why: Message) -> Message {
        Message(.reportBothNotRead, [.init("first", .text(first.description)), .init("second", .text(second.description)), .init("why", .message(why))])
    }
    package static func reportProofBy(proof: Message, source: String) -> Message {
        Message(.reportProofBy, [.init("proof", .message(proof)), .init("source", .text(source))])
    }
    package static var reportGrowingDelay: Message { Message(.reportGrowingDelay) }
    package static func reportTriesLeft(count: Int) -> Message {
        Message(.reportTriesLeft, [.init("count", .number(count))])
    }
    package static var reportAllowPACE: Message { Message(.reportAllowPACE) }
    package static var reportOffersLeftOut: Message { Message(.reportOffersLeftOut) }
    package static var reportPaceKeptAway: Message { Message(.reportPaceKeptAway) }
    package static var reportCardAccessChanged: Message { Message(.reportCardAccessChanged) }
    package static var reportFileSpoiled: Message { Message(.reportFileSpoiled) }
    package static func reportTolerated(words: Message, name: some CustomStringConvertible) -> Message {
        Message(.reportTolerated, [.init("words", .message(words)), .init("name", .text(name.description))])
    }
    package static var reportUndeterminedRecorded: Message { Message(.reportUndeterminedRecorded) }
    package static var reportAbortedRecorded: Message { Message(.reportAbortedRecorded) }
    package static var reportNotSupportedRecorded: Message { Message(.reportNotSupportedRecorded) }
    package static func reportStated(state: Message, finding: Message) -> Message {
        Message(.reportStated, [.init("state", .message(state)), .init("finding", .message(finding))])
    }
    package static func reportWithRemedy(finding: Message, remedy: Message) -> Message {
        Message(.reportWithRemedy, [.init("finding", .message(finding)), .init("remedy", .message(remedy))])
    }
    package static func reportReason(reason: Message) -> Message {
        Message(.reportReason, [.init("reason", .message(reason))])
    }
    package static func reportNothingSaid(result: String) -> Message {
        Message(.reportNothingSaid, [.init("result", .text(result))])
    }
    package static var reportNotProtected: Message { Message(.reportNotProtected) }
}
