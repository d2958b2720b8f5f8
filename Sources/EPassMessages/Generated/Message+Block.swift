// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let blockSeriesForm = MessageKey("block.seriesForm", "A series is STATE:CODE:FIRST-LAST, as D:P:C01X00000-C01X99999, or STATE:CODE:NUMBER.")
    static let blockSeriesState = MessageKey("block.seriesState", "{code} is the code of no State that issues documents, so that no document is of that series.")
    static let blockSeriesCode = MessageKey("block.seriesCode", "{code} is no document code: one or two letters, or * for any.")
    static let blockSeriesNumber = MessageKey("block.seriesNumber", "{number} is no document number: letters and digits, no fillers.")
    static let blockSeriesLengths = MessageKey("block.seriesLengths", "The first number of the series has {first, number} characters and the last one {last, number}; both have to be of one length.")
    static let blockSeriesReversed = MessageKey("block.seriesReversed", "The last number of the series, {last}, comes before the first, {first}. Digits come before letters.")
    static let blockNothing = MessageKey("block.nothing", "The operator has blocked nothing that this could be about.")
    static let blockNoneOnPath = MessageKey("block.noneOnPath", "The operator has blocked none of the certificates that this rests on.")
    static let blockNoSeries = MessageKey("block.noSeries", "The document belongs to no series that the operator has blocked.")
    static let blockVouchesForNothing = MessageKey("block.vouchesForNothing", "The operator has blocked a certificate that this path leads over; such a path vouches for nothing.")
    static let blockBy = MessageKey("block.by", "The operator has blocked {what, select, document {the document signer} seal {the seal signer} csca {the CSCA} series {the series that the document belongs to} voucher {what alone vouches for the CSCA} list {the publisher of the list that names the signer} other {the {what}}} since {since, date}: {reason}.")
    static let blockByUntil = MessageKey("block.byUntil", "The operator has blocked {what, select, document {the document signer} seal {the seal signer} csca {the CSCA} series {the series that the document belongs to} voucher {what alone vouches for the CSCA} list {the publisher of the list that names the signer} other {the {what}}} since {since, date}, to {until, date}: {reason}.")
    static let blockLine = MessageKey("block.line", "blocked: {subject}, since {since, date}: {reason}")
    static let blockLineUntil = MessageKey("block.lineUntil", "blocked: {subject}, since {since, date}, {isOver, select, yes {over since} other {to}} {until, date}: {reason}")
    static let blockAdded = MessageKey("block.added", "+ {block, message}")
    static let blockRemoved = MessageKey("block.removed", "- {block, message}")
    static let blockAsked = MessageKey("block.asked", "Block {subject}, whatever lists say of it? [y/N]")
    static let blockFromAsked = MessageKey("block.fromAsked", "Block {count, plural, one {what the # block of the file names} other {what the # blocks of the file name}}, whatever lists say of it? [y/N]")
    static let blockUnblockAsked = MessageKey("block.unblockAsked", "Take the block of {subject} back? [y/N]")
    static let blockNone = MessageKey("block.none", "Nothing is blocked.")
    static let blockCount = MessageKey("block.count", "{count, plural, other {# blocked.}}")
    static let blockNameIt = MessageKey("block.nameIt", "Name what is to be blocked: a SHA-256, or a series of documents.")
    static let blockFromAlone = MessageKey("block.fromAlone", "--from brings reasons and days of its own; leave WHAT, --reason and --until out.")
    static let blockNeedsReason = MessageKey("block.needsReason", "A block needs --reason: whoever meets it has to know why.")
    static let blockReasonLength = MessageKey("block.reasonLength", "--reason takes 1 to {maximum, number} characters.")
    static let blockUntilIsDay = MessageKey("block.untilIsDay", "--until takes a day as 2027-12-31; {text} is something else.")
    static let blockUntilPast = MessageKey("block.untilPast", "--until names a day that is over: {day, date}.")
    static let blockWhatIsNot = MessageKey("block.whatIsNot", "{text} is neither a SHA-256, nor the beginning of one (six digits or more), nor a series as D:P:C01X00000-C01X99999, nor a serial number and issuer as 1A2B@C=UT, CN=CSCA UT.")
    static let blockGiveAllDigits = MessageKey("block.giveAllDigits", "To block what the store does not hold, give all 64 digits of its SHA-256.")
    static let blockNotInStore = MessageKey("block.notInStore", "Nothing in the store has that SHA-256. The block holds when it comes. Whoever hands a certificate on can give it another SHA-256: to be sure, name the file of the certificate, or its serial number and issuer.")
    static let blockIssuerNotInStore = MessageKey("block.issuerNotInStore", "Nothing in the store fits: {name} was compared with {count, plural, one {the name of its one CSCA} other {the names of its # CSCAs}}. The block holds when a certificate of that issuer and number comes; compare the name with the one that epass inspect shows of the certificate.")
    static let blockIssuedForm = MessageKey("block.issuedForm", "A certificate is named by its serial number in hexadecimal digits, @ and the name of its issuer: 1A2B@C=UT, CN=CSCA UT.")
    static let blockAttributeUnknown = MessageKey("block.attributeUnknown", "{name} is no attribute of a name: give CN, O, OU, C, ST, L, serialNumber, emailAddress, DC or another name of RFC 4519, or the object identifier in dots. A comma or + in a value needs a backslash before it.")
    static let blockFileInvalid = MessageKey("block.fileInvalid", "{file} does not hold blocks as epass trust block --json writes them, at {member}.")
    static let blockNothingToTake = MessageKey("block.nothingToTake", "There is no such block.")
    static let blockWhatIsBlocked = MessageKey("block.whatIsBlocked", "epass trust block shows what is blocked.")

    static let ofBlock: [MessageKey] = [
        .blockAdded,
        .blockAsked,
        .blockAttributeUnknown,
        .blockBy,
        .blockByUntil,
        .blockCount,
        .blockFileInvalid,
        .blockFromAlone,
        .blockFromAsked,
        .blockGiveAllDigits,
        .blockIssuedForm,
        .blockIssuerNotInStore,
        .blockLine,
        .blockLineUntil,
        .blockNameIt,
        .blockNeedsReason,
        .blockNoSeries,
        .blockNone,
        .blockNoneOnPath,
        .blockNotInStore,
        .blockNothing,
        .blockNothingToTake,
        .blockReasonLength,
        .blockRemoved,
        .blockSeriesCode,
        .blockSeriesForm,
        .blockSeriesLengths,
        .blockSeriesNumber,
        .blockSeriesReversed,
        .blockSeriesState,
        .blockUnblockAsked,
        .blockUntilIsDay,
        .blockUntilPast,
        .blockVouchesForNothing,
        .blockWhatIsBlocked,
        .blockWhatIsNot,
    ]
}

extension Message {
    package static var blockSeriesForm: Message { Message(.blockSeriesForm) }
    package static func blockSeriesState(code: some CustomStringConvertible) -> Message {
        Message(.blockSeriesState, [.init("code", .text(code.description))])
    }
    package static func blockSeriesCode(code: some CustomStringConvertible) -> Message {
        Message(.blockSeriesCode, [.init("code", .text(code.description))])
    }
    package static func blockSeriesNumber(number: some CustomStringConvertible) -> Message {
        Message(.blockSeriesNumber, [.init("number", .text(number.description))])
    }
    package static func blockSeriesLengths(first: Int, last: Int) -> Message {
        Message(.blockSeriesLengths, [.init("first", .number(first)), .init("last", .number(last))])
    }
    package static func blockSeriesReversed(last: some CustomStringConvertible, first: some CustomStringConvertible) -> Message {
        Message(.blockSeriesReversed, [.init("last", .text(last.description)), .init("first", .text(first.description))])
    }
    package static var blockNothing: Message { Message(.blockNothing) }
    package static var blockNoneOnPath: Message { Message(.blockNoneOnPath) }
    package static var blockNoSeries: Message { Message(.blockNoSeries) }
    package static var blockVouchesForNothing: Message { Message(.blockVouchesForNothing) }
    package static func blockBy(what: String, since: String, reason: some CustomStringConvertible) -> Message {
        Message(.blockBy, [.init("what", .text(what)), .init("since", .date(since)), .init("reason", .text(reason.description))])
    }
    package static func blockByUntil(what: String, since: String, until: String, reason: some CustomStringConvertible) -> Message {
        Message(.blockByUntil, [.init("what", .text(what)), .init("since", .date(since)), .init("until", .date(until)), .init("reason", .text(reason.description))])
    }
    package static func blockLine(subject: some CustomStringConvertible, since: String, reason: some CustomStringConvertible) -> Message {
        Message(.blockLine, [.init("subject", .text(subject.description)), .init("since", .date(since)), .init("reason", .text(reason.description))])
    }
    package static func blockLineUntil(subject: some CustomStringConvertible, since: String, isOver: String, until: String, reason: some CustomStringConvertible) -> Message {
        Message(.blockLineUntil, [.init("subject", .text(subject.description)), .init("since", .date(since)), .init("isOver", .text(isOver)), .init("until", .date(until)), .init("reason", .text(reason.description))])
    }
    package static func blockAdded(block: Message) -> Message {
        Message(.blockAdded, [.init("block", .message(block))])
    }
    package static func blockRemoved(block: Message) -> Message {
        Message(.blockRemoved, [.init("block", .message(block))])
    }
    package static func blockAsked(subject: some CustomStringConvertible) -> Message {
        Message(.blockAsked, [.init("subject", .text(subject.description))])
    }
    package static func blockFromAsked(count: Int) -> Message {
        Message(.blockFromAsked, [.init("count", .number(count))])
    }
    package static func blockUnblockAsked(subject: some CustomStringConvertible) -> Message {
        Message(.blockUnblockAsked, [.init("subject", .text(subject.description))])
    }
    package static var blockNone: Message { Message(.blockNone) }
    package static func blockCount(count: Int) -> Message {
        Message(.blockCount, [.init("count", .number(count))])
    }
    package static var blockNameIt: Message { Message(.blockNameIt) }
    package static var blockFromAlone: Message { Message(.blockFromAlone) }
    package static var blockNeedsReason: Message { Message(.blockNeedsReason) }
    package static func blockReasonLength(maximum: Int) -> Message {
        Message(.blockReasonLength, [.init("maximum", .number(maximum))])
    }
    package static func blockUntilIsDay(text: some CustomStringConvertible) -> Message {
        Message(.blockUntilIsDay, [.init("text", .text(text.description))])
    }
    package static func blockUntilPast(day: String) -> Message {
        Message(.blockUntilPast, [.init("day", .date(day))])
    }
    package static func blockWhatIsNot(text: some CustomStringConvertible) -> Message {
        Message(.blockWhatIsNot, [.init("text", .text(text.description))])
    }
    package static var blockGiveAllDigits: Message { Message(.blockGiveAllDigits) }
    package static var blockNotInStore: Message { Message(.blockNotInStore) }
    package static func blockIssuerNotInStore(name: some CustomStringConvertible, count: Int) -> Message {
        Message(.blockIssuerNotInStore, [.init("name", .text(name.description)), .init("count", .number(count))])
    }
    package static var blockIssuedForm: Message { Message(.blockIssuedForm) }
    package static func blockAttributeUnknown(name: some CustomStringConvertible) -> Message {
        Message(.blockAttributeUnknown, [.init("name", .text(name.description))])
    }
    package static func blockFileInvalid(file: some CustomStringConvertible, member: some CustomStringConvertible) -> Message {
        Message(.blockFileInvalid, [.init("file", .text(file.description)), .init("member", .text(member.description))])
    }
    package static var blockNothingToTake: Message { Message(.blockNothingToTake) }
    package static var blockWhatIsBlocked: Message { Message(.blockWhatIsBlocked) }
}
