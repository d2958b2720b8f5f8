// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let headlineVerified = MessageKey("headline.verified", "VERIFIED")
    static let headlineVerifiedWithFindings = MessageKey("headline.verifiedWithFindings", "VERIFIED WITH FINDINGS")
    static let headlineGenuineButExpired = MessageKey("headline.genuineButExpired", "GENUINE, BUT EXPIRED")
    static let headlineGenuineButExpiredWithFindings = MessageKey("headline.genuineButExpiredWithFindings", "GENUINE, BUT EXPIRED, WITH FINDINGS")
    static let headlineNotGenuine = MessageKey("headline.notGenuine", "NOT GENUINE")
    static let headlineFailed = MessageKey("headline.failed", "FAILED")
    static let headlineUndetermined = MessageKey("headline.undetermined", "UNDETERMINED")
    static let headlineAborted = MessageKey("headline.aborted", "ABORTED")
    static let headlineDataGenuine = MessageKey("headline.dataGenuine", "the data is genuine")
    static let headlineReadGenuine = MessageKey("headline.readGenuine", "the data that was read is genuine")
    static let headlineObjectGenuine = MessageKey("headline.objectGenuine", "the security object is genuine, no data was read")
    static let headlineButExpired = MessageKey("headline.butExpired", "{statement, message}, but the document expired {day, date}")
    static let headlineButOtherState = MessageKey("headline.butOtherState", "{statement, message}, but signed by another State than the one it names")
    static let headlineButStateUnknown = MessageKey("headline.butStateUnknown", "{statement, message}, but whether the State that it names signed it is not known")
    static let headlineButDetailDiffers = MessageKey("headline.butDetailDiffers", "{statement, message}, but EF.DG11 gives another {field, select, name {name} dateOfBirth {date of birth} other {personal number}}")
    static let headlineButIssueDate = MessageKey("headline.butIssueDate", "{statement, message}, but EF.DG12 gives a date of issue that cannot be")
    static let headlineOfPrintedZone = MessageKey("headline.ofPrintedZone", "the chip belongs to the printed MRZ")
    static let headlineOriginal = MessageKey("headline.original", "the chip is the original")
    static let headlineOriginalBy = MessageKey("headline.originalBy", "the chip is the original, {source, select, verifier {by the verifier's challenge} terminal {by the terminal's challenge} other {as recorded}}")
    static let headlineNotProtected = MessageKey("headline.notProtected", "this chip is not protected against copying")
    static let headlineChipKeysForged = MessageKey("headline.chipKeysForged", "the file with the chip's keys is not what the State signed")
    static let headlineNotOriginal = MessageKey("headline.notOriginal", "this is not the original chip")
    static let headlineDataChanged = MessageKey("headline.dataChanged", "the data was changed after it was signed")
    static let headlineSignerForged = MessageKey("headline.signerForged", "it was not signed by a signer of the State")
    static let headlineOtherPrint = MessageKey("headline.otherPrint", "the printed MRZ is not that of the chip")
    static let headlineMatchesUnproven = MessageKey("headline.matchesUnproven", "the data matches a security object whose signature is not proven")
    static let headlineIssuerNotProven = MessageKey("headline.issuerNotProven", "unchanged since it was signed; whether a State signed it could not be checked")
    static let headlineNotProven = MessageKey("headline.notProven", "what the policy counts was shown, but not that the data is genuine")
    static let headlineMayBeCopy = MessageKey("headline.mayBeCopy", "the data that was read is genuine, the chip may be a copy")
    static let headlineNoDataGroup = MessageKey("headline.noDataGroup", "no data group was read")
    static let headlineEndedEarly = MessageKey("headline.endedEarly", "the procedure ended early")
    static let headlineOtherState = MessageKey("headline.otherState", "The document is signed by another State than the one it names.")
    static let headlineReadElsewhere = MessageKey("headline.readElsewhere", "Read at another place, and seen only there: {checks, messages}.")
    static let headlineFilesRead = MessageKey("headline.filesRead", "{count, plural, one {# file of the document was} other {# files of the document were}} read until then.")
    static let headlineNotGiven = MessageKey("headline.notGiven", "Not given, and to be asked for: {files, messages}.")
    static let headlineDataGroup = MessageKey("headline.dataGroup", "{number, select, 1 {the data of the MRZ (EF.DG1)} 2 {the portrait (EF.DG2)} 12 {the details of issue (EF.DG12)} 14 {the keys of the chip (EF.DG14)} 15 {the key of the chip (EF.DG15)} other {EF.DG{number}}}")
    static let headlineUnpinned = MessageKey("headline.unpinned", "Nothing that is trusted vouches for the list that the CSCA came in.")
    static let headlineListed = MessageKey("headline.listed", "The CSCA is vouched for by {publication, message} alone.")
    static let headlineOfCardSecurity = MessageKey("headline.ofCardSecurity", "{finding, message} (EF.CardSecurity)")
    static let headlineNoSeal = MessageKey("headline.noSeal", "the bar code cannot be read as a seal")
    static let headlineSealGenuine = MessageKey("headline.sealGenuine", "the seal is genuine")
    static let headlineSealGenuineExpired = MessageKey("headline.sealGenuineExpired", "the seal is genuine, but its document is expired")
    static let headlineSealOfPrintedZone = MessageKey("headline.sealOfPrintedZone", "it belongs to the printed MRZ")
    static let headlineSealToCompare = MessageKey("headline.sealToCompare", "compare what it says with what is printed")
    static let headlineSealSigned = MessageKey("headline.sealSigned", "the signer of the State signed the seal")
    static let headlineSealIssuerNotProven = MessageKey("headline.sealIssuerNotProven", "the holder of the certificate signed the seal, but it is not proven that a State issued it")

    static let ofHeadline: [MessageKey] = [
        .headlineAborted,
        .headlineButDetailDiffers,
        .headlineButExpired,
        .headlineButIssueDate,
        .headlineButOtherState,
        .headlineButStateUnknown,
        .headlineChipKeysForged,
        .headlineDataChanged,
        .headlineDataGenuine,
        .headlineDataGroup,
        .headlineEndedEarly,
        .headlineFailed,
        .headlineFilesRead,
        .headlineGenuineButExpired,
        .headlineGenuineButExpiredWithFindings,
        .headlineIssuerNotProven,
        .headlineListed,
        .headlineMatchesUnproven,
        .headlineMayBeCopy,
        .headlineNoDataGroup,
        .headlineNoSeal,
        .headlineNotGenuine,
        .headlineNotGiven,
        .headlineNotOriginal,
        .headlineNotProtected,
        .headlineNotProven,
        .headlineObjectGenuine,
        .headlineOfCardSecurity,
        .headlineOfPrintedZone,
        .headlineOriginal,
        .headlineOriginalBy,
        .headlineOtherPrint,
        .headlineOtherState,
        .headlineReadElsewhere,
        .headlineReadGenuine,
        .headlineSealGenuine,
        .headlineSealGenuineExpired,
        .headlineSealIssuerNotProven,
        .headlineSealOfPrintedZone,
        .headlineSealSigned,
        .headlineSealToCompare,
        .headlineSignerForged,
        .headlineUndetermined,
        .headlineUnpinned,
        .headlineVerified,
        .headlineVerifiedWithFindings,
    ]
}

extension Message {
    package static var headlineVerified: Message { Message(.headlineVerified) }
    package static var headlineVerifiedWithFindings: Message { Message(.headlineVerifiedWithFindings) }
    package static var headlineGenuineButExpired: Message { Message(.headlineGenuineButExpired) }
    package static var headlineGenuineButExpiredWithFindings: Message { Message(.headlineGenuineButExpiredWithFindings) }
    package static var headlineNotGenuine: Message { Message(.headlineNotGenuine) }
    package static var headlineFailed: Message { Message(.headlineFailed) }
    package static var headlineUndetermined: Message { Message(.headlineUndetermined) }
    package static var headlineAborted: Message { Message(.headlineAborted) }
    package static var headlineDataGenuine: Message { Message(.headlineDataGenuine) }
    package static var headlineReadGenuine: Message { Message(.headlineReadGenuine) }
    package static var headlineObjectGenuine: Message { Message(.headlineObjectGenuine) }
    package static func headlineButExpired(statement: Message, day: String) -> Message {
        Message(.headlineButExpired, [.init("statement", .message(statement)), .init("day", .date(day))])
    }
    package static func headlineButOtherState(statement: Message) -> Message {
        Message(.headlineButOtherState, [.init("statement", .message(statement))])
    }
    package static func headlineButStateUnknown(statement: Message) -> Message {
        Message(.headlineButStateUnknown, [.init("statement", .message(statement))])
    }
    package static func headlineButDetailDiffers(statement: Message, field: String) -> Message {
        Message(.headlineButDetailDiffers, [.init("statement", .message(statement)), .init("field", .text(field))])
    }
    package static func headlineButIssueDate(statement: Message) -> Message {
        Message(.headlineButIssueDate, [.init("statement", .message(statement))])
    }
    package static var headlineOfPrintedZone: Message { Message(.headlineOfPrintedZone) }
    package static var headlineOriginal: Message { Message(.headlineOriginal) }
    package static func headlineOriginalBy(source: String) -> Message {
        Message(.headlineOriginalBy, [.init("source", .text(source))])
    }
    package static var headlineNotProtected: Message { Message(.headlineNotProtected) }
    package static var headlineChipKeysForged: Message { Message(.headlineChipKeysForged) }
    package static var headlineNotOriginal: Message { Message(.headlineNotOriginal) }
    package static var headlineDataChanged: Message { Message(.headlineDataChanged) }
    package static var headlineSignerForged: Message { Message(.headlineSignerForged) }
    package static var headlineOtherPrint: Message { Message(.headlineOtherPrint) }
    package static var headlineMatchesUnproven: Message { Message(.headlineMatchesUnproven) }
    package static var headlineIssuerNotProven: Message { Message(.headlineIssuerNotProven) }
    package static var headlineNotProven: Message { Message(.headlineNotProven) }
    package static var headlineMayBeCopy: Message { Message(.headlineMayBeCopy) }
    package static var headlineNoDataGroup: Message { Message(.headlineNoDataGroup) }
    package static var headlineEndedEarly: Message { Message(.headlineEndedEarly) }
    package static var headlineOtherState: Message { Message(.headlineOtherState) }
    package static func headlineReadElsewhere(checks: [Message]) -> Message {
        Message(.headlineReadElsewhere, [.init("checks", .messages(checks))])
    }
    package static func headlineFilesRead(count: Int) -> Message {
        Message(.headlineFilesRead, [.init("count", .number(count))])
    }
    package static func headlineNotGiven(files: [Message]) -> Message {
        Message(.headlineNotGiven, [.init("files", .messages(files))])
    }
    package static func headlineDataGroup(number: String) -> Message {
        Message(.headlineDataGroup, [.init("number", .text(number))])
    }
    package static var headlineUnpinned: Message { Message(.headlineUnpinned) }
    package static func headlineListed(publication: Message) -> Message {
        Message(.headlineListed, [.init("publication", .message(publication))])
    }
    package static func headlineOfCardSecurity(finding: Message) -> Message {
        Message(.headlineOfCardSecurity, [.init("finding", .message(finding))])
    }
    package static var headlineNoSeal: Message { Message(.headlineNoSeal) }
    package static var headlineSealGenuine: Message { Message(.headlineSealGenuine) }
    package static var headlineSealGenuineExpired: Message { Message(.headlineSealGenuineExpired) }
    package static var headlineSealOfPrintedZone: Message { Message(.headlineSealOfPrintedZone) }
    package static var headlineSealToCompare: Message { Message(.headlineSealToCompare) }
    package static var headlineSealSigned: Message { Message(.headlineSealSigned) }
    package static var headlineSealIssuerNotProven: Message { Message(.headlineSealIssuerNotProven) }
}
