// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let reportUndetermined = MessageKey("report.undetermined", "undetermined: {finding, message}")
    static let reportAborted = MessageKey("report.aborted", "aborted: {finding, message}")
    static let reportNotSupported = MessageKey("report.notSupported", "not supported: {finding, message}")
    static let reportRecorded = MessageKey("report.recorded", "{finding, message} (as recorded)")
    static let reportResult = MessageKey("report.result", "{result, select, successful {successful} failed {failed} undetermined {undetermined} aborted {aborted} other {not supported}}")
    static let reportUnreached = MessageKey("report.unreached", "{parts, messages}: the reading ended before")
    static let reportUnpinned = MessageKey("report.unpinned", "unpinned: nothing that is trusted vouches for the list that this CSCA came in")
    static let reportImportPinned = MessageKey("report.importPinned", "epass trust import --pin")
    static let reportNoRevocationList = MessageKey("report.noRevocationList", "no revocation list of the issuer is at hand")
    static let reportImport = MessageKey("report.import", "epass trust import")
    static let reportUnchanged = MessageKey("report.unchanged", "{numbers, list} unchanged")
    static let reportMatchUnproven = MessageKey("report.matchUnproven", "{numbers, list} match a security object whose signature is not proven")
    static let reportBothNotRead = MessageKey("report.bothNotRead", "{first} and {second} were not read. {why, message}.")
    static let reportProofBy = MessageKey("report.proofBy", "{proof, message} ({source, select, verifier {by the verifier's challenge} terminal {by the terminal's challenge} other {as recorded}})")
    static let reportProofs = MessageKey("report.proofs", "{first, message}; {next, message}")
    static let reportTriesLeft = MessageKey("report.triesLeft", "The chip says that {count, plural, one {# try is} other {# tries are}} left.")
    static let reportAllowPACE = MessageKey("report.allowPACE", "Basic Access Control was asked for (--access bac): allow PACE (--access auto) and read again.")
    static let reportOffersLeftOut = MessageKey("report.offersLeftOut", "The issuer signed the offers that were left out, so reading again changes nothing: report the document.")
    static let reportPaceKeptAway = MessageKey("report.paceKeptAway", "Read again, on another reader if there is one: what lies between reader and chip may have kept PACE away.")
    static let reportCardAccessChanged = MessageKey("report.cardAccessChanged", "Read again, on another reader if there is one: what lies between reader and chip may have changed EF.CardAccess.")
    static let reportTolerated = MessageKey("report.tolerated", "{words, message} ({name})")

    static let ofReport: [MessageKey] = [
        .reportUndetermined,
        .reportAborted,
        .reportNotSupported,
        .reportRecorded,
        .reportResult,
        .reportUnreached,
        .reportUnpinned,
        .reportImportPinned,
        .reportNoRevocationList,
        .reportImport,
        .reportUnchanged,
        .reportMatchUnproven,
        .reportBothNotRead,
        .reportProofBy,
        .reportProofs,
        .reportTriesLeft,
        .reportAllowPACE,
        .reportOffersLeftOut,
        .reportPaceKeptAway,
        .reportCardAccessChanged,
        .reportTolerated,
    ]
}

extension Message {
    package static func reportUndetermined(finding: Message) -> Message {
        Message(.reportUndetermined, [.init("finding", .message(finding))])
    }
    package static func reportAborted(finding: Message) -> Message {
        Message(.reportAborted, [.init("finding", .message(finding))])
    }
    package static func reportNotSupported(finding: Message) -> Message {
        Message(.reportNotSupported, [.init("finding", .message(finding))])
    }
    package static func reportRecorded(finding: Message) -> Message {
        Message(.reportRecorded, [.init("finding", .message(finding))])
    }
    package static func reportResult(result: String) -> Message {
        Message(.reportResult, [.init("result", .text(result))])
    }
    package static func reportUnreached(parts: [Message]) -> Message {
        Message(.reportUnreached, [.init("parts", .messages(parts))])
    }
    package static var reportUnpinned: Message { Message(.reportUnpinned) }
    package static var reportImportPinned: Message { Message(.reportImportPinned) }
    package static var reportNoRevocationList: Message { Message(.reportNoRevocationList) }
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
    package static func reportProofs(first: Message, next: Message) -> Message {
        Message(.reportProofs, [.init("first", .message(first)), .init("next", .message(next))])
    }
    package static func reportTriesLeft(count: Int) -> Message {
        Message(.reportTriesLeft, [.init("count", .number(count))])
    }
    package static var reportAllowPACE: Message { Message(.reportAllowPACE) }
    package static var reportOffersLeftOut: Message { Message(.reportOffersLeftOut) }
    package static var reportPaceKeptAway: Message { Message(.reportPaceKeptAway) }
    package static var reportCardAccessChanged: Message { Message(.reportCardAccessChanged) }
    package static func reportTolerated(words: Message, name: some CustomStringConvertible) -> Message {
        Message(.reportTolerated, [.init("words", .message(words)), .init("name", .text(name.description))])
    }
}
