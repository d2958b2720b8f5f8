// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let cardAccessTwoFiles = MessageKey("cardAccess.twoFiles", "{first} and {second}")
    static let cardAccessUnknown = MessageKey("cardAccess.unknown", "It is not known whether the chip has an EF.CardAccess.")
    static let cardAccessNotSigned = MessageKey("cardAccess.notSigned", "EF.CardAccess offers PACE, and no signed file holds a PACEInfo.")
    static let cardAccessEntriesNotSigned = MessageKey("cardAccess.entriesNotSigned", "{count, number} of {total, plural, one {# entry} other {# entries}} of EF.CardAccess {count, plural, one {is} other {are}} not signed: {files, message} does not have {count, plural, one {it} other {them}}.")
    static let cardAccessEntriesSignedNowhere = MessageKey("cardAccess.entriesSignedNowhere", "{count, number} of {total, plural, one {# entry} other {# entries}} of EF.CardAccess {count, plural, one {is} other {are}} not signed: the document does not have {count, plural, one {it} other {them}}.")
    static let cardAccessNothingToConfirm = MessageKey("cardAccess.nothingToConfirm", "EF.CardAccess has nothing that a signed file would have to confirm.")
    static let cardAccessConfirmed = MessageKey("cardAccess.confirmed", "EF.CardAccess is confirmed by {files, message}.")
    static let cardAccessAbsent = MessageKey("cardAccess.absent", "The document has no EF.CardAccess, and no PACEInfo was signed.")
    static let cardAccessWithheld = MessageKey("cardAccess.withheld", "The chip gave no EF.CardAccess, and {files, message} says that it has one.")
    static let cardAccessNoPACEInfo = MessageKey("cardAccess.noPACEInfo", "Neither EF.CardAccess nor a signed file has a PACEInfo.")
    static let cardAccessPaceHidden = MessageKey("cardAccess.paceHidden", "The chip did not show its PACE (EF.CardAccess), although the issuer signed that the chip has PACE ({files, message}).")
    static let cardAccessPaceInfosHidden = MessageKey("cardAccess.paceInfosHidden", "EF.CardAccess lacks {count, number} of the {total, number} PACEInfos that the issuer signed ({files, message}).")
    static let cardAccessNoDomainParameters = MessageKey("cardAccess.noDomainParameters", "PACE was not used: no PACEInfo of {files, message} names its domain parameters.")
    static let cardAccessBacUsed = MessageKey("cardAccess.bacUsed", "Basic Access Control was used, although the issuer signed that the chip has PACE ({files, message}).")
    static let cardAccessPaceFailed = MessageKey("cardAccess.paceFailed", "The chip refused PACE or did not answer, and Basic Access Control was used. Chip authentication then secured the channel.")
    static let cardAccessChannelNotProven = MessageKey("cardAccess.channelNotProven", "The chip refused PACE or did not answer, and Basic Access Control was used. Whoever stands between reader and chip could have caused that.")
    static let cardAccessNoAccessControl = MessageKey("cardAccess.noAccessControl", "The files were read without access control, although the issuer signed that the chip has PACE ({files, message}).")
    static let cardAccessOpeningNotRecorded = MessageKey("cardAccess.openingNotRecorded", "How the chip was opened is not recorded.")
    static let cardAccessPaceUsed = MessageKey("cardAccess.paceUsed", "PACE was used, and EF.CardAccess has every PACEInfo of {files, message}.")
    static let cardAccessNoSignedFile = MessageKey("cardAccess.noSignedFile", "No signed file was read.")
    static let cardAccessDirNotAsked = MessageKey("cardAccess.dirNotAsked", "EF.DIR was not read, and nothing rests on it.")
    static let cardAccessDirInterrupted = MessageKey("cardAccess.dirInterrupted", "The reading ended before the end of EF.DIR.")
    static let cardAccessDirNotRead = MessageKey("cardAccess.dirNotRead", "EF.CardSecurity has a copy of EF.DIR, which was not read.")
    static let cardAccessDirCardSecurityNotRead = MessageKey("cardAccess.dirCardSecurityNotRead", "EF.CardSecurity, which may confirm EF.DIR, was not read.")
    static let cardAccessDirCardSecurityNotProven = MessageKey("cardAccess.dirCardSecurityNotProven", "EF.CardSecurity, which may confirm EF.DIR, is not proven to be the issuer's.")
    static let cardAccessDirNoCopy = MessageKey("cardAccess.dirNoCopy", "EF.CardSecurity has no copy of EF.DIR.")
    static let cardAccessDirConfirmed = MessageKey("cardAccess.dirConfirmed", "EF.DIR is the one in EF.CardSecurity.")
    static let cardAccessDirDiffers = MessageKey("cardAccess.dirDiffers", "EF.DIR is not the one in EF.CardSecurity.")

    static let ofCardAccess: [MessageKey] = [
        .cardAccessAbsent,
        .cardAccessBacUsed,
        .cardAccessChannelNotProven,
        .cardAccessConfirmed,
        .cardAccessDirCardSecurityNotProven,
        .cardAccessDirCardSecurityNotRead,
        .cardAccessDirConfirmed,
        .cardAccessDirDiffers,
        .cardAccessDirInterrupted,
        .cardAccessDirNoCopy,
        .cardAccessDirNotAsked,
        .cardAccessDirNotRead,
        .cardAccessEntriesNotSigned,
        .cardAccessEntriesSignedNowhere,
        .cardAccessNoAccessControl,
        .cardAccessNoDomainParameters,
        .cardAccessNoPACEInfo,
        .cardAccessNoSignedFile,
        .cardAccessNotSigned,
        .cardAccessNothingToConfirm,
        .cardAccessOpeningNotRecorded,
        .cardAccessPaceFailed,
        .cardAccessPaceHidden,
        .cardAccessPaceInfosHidden,
        .cardAccessPaceUsed,
        .cardAccessTwoFiles,
        .cardAccessUnknown,
        .cardAccessWithheld,
    ]
}

extension Message {
    package static func cardAccessTwoFiles(first: some CustomStringConvertible, second: some CustomStringConvertible) -> Message {
        Message(.cardAccessTwoFiles, [.init("first", .text(first.description)), .init("second", .text(second.description))])
    }
    package static var cardAccessUnknown: Message { Message(.cardAccessUnknown) }
    package static var cardAccessNotSigned: Message { Message(.cardAccessNotSigned) }
    package static func cardAccessEntriesNotSigned(count: Int, total: Int, files: Message) -> Message {
        Message(.cardAccessEntriesNotSigned, [.init("count", .number(count)), .init("total", .number(total)), .init("files", .message(files))])
    }
    package static func cardAccessEntriesSignedNowhere(count: Int, total: Int) -> Message {
        Message(.cardAccessEntriesSignedNowhere, [.init("count", .number(count)), .init("total", .number(total))])
    }
    package static var cardAccessNothingToConfirm: Message { Message(.cardAccessNothingToConfirm) }
    package static func cardAccessConfirmed(files: Message) -> Message {
        Message(.cardAccessConfirmed, [.init("files", .message(files))])
    }
    package static var cardAccessAbsent: Message { Message(.cardAccessAbsent) }
    package static func cardAccessWithheld(files: Message) -> Message {
        Message(.cardAccessWithheld, [.init("files", .message(files))])
    }
    package static var cardAccessNoPACEInfo: Message { Message(.cardAccessNoPACEInfo) }
    package static func cardAccessPaceHidden(files: Message) -> Message {
        Message(.cardAccessPaceHidden, [.init("files", .message(files))])
    }
    package static func cardAccessPaceInfosHidden(count: Int, total: Int, files: Message) -> Message {
        Message(.cardAccessPaceInfosHidden, [.init("count", .number(count)), .init("total", .number(total)), .init("files", .message(files))])
    }
    package static func cardAccessNoDomainParameters(files: Message) -> Message {
        Message(.cardAccessNoDomainParameters, [.init("files", .message(files))])
    }
    package static func cardAccessBacUsed(files: Message) -> Message {
        Message(.cardAccessBacUsed, [.init("files", .message(files))])
    }
    package static var cardAccessPaceFailed: Message { Message(.cardAccessPaceFailed) }
    package static var cardAccessChannelNotProven: Message { Message(.cardAccessChannelNotProven) }
    package static func cardAccessNoAccessControl(files: Message) -> Message {
        Message(.cardAccessNoAccessControl, [.init("files", .message(files))])
    }
    package static var cardAccessOpeningNotRecorded: Message { Message(.cardAccessOpeningNotRecorded) }
    package static func cardAccessPaceUsed(files: Message) -> Message {
        Message(.cardAccessPaceUsed, [.init("files", .message(files))])
    }
    package static var cardAccessNoSignedFile: Message { Message(.cardAccessNoSignedFile) }
    package static var cardAccessDirNotAsked: Message { Message(.cardAccessDirNotAsked) }
    package static var cardAccessDirInterrupted: Message { Message(.cardAccessDirInterrupted) }
    package static var cardAccessDirNotRead: Message { Message(.cardAccessDirNotRead) }
    package static var cardAccessDirCardSecurityNotRead: Message { Message(.cardAccessDirCardSecurityNotRead) }
    package static var cardAccessDirCardSecurityNotProven: Message { Message(.cardAccessDirCardSecurityNotProven) }
    package static var cardAccessDirNoCopy: Message { Message(.cardAccessDirNoCopy) }
    package static var cardAccessDirConfirmed: Message { Message(.cardAccessDirConfirmed) }
    package static var cardAccessDirDiffers: Message { Message(.cardAccessDirDiffers) }
}
