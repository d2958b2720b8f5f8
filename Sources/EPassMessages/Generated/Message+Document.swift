// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let documentNoDetails = MessageKey("document.noDetails", "EF.DG11 holds neither a name nor a date of birth.")
    static let documentBornLater = MessageKey("document.bornLater", "EF.DG11 gives a date of birth after the day judged at: {born, date}.")
    static let documentDetailsDiffer = MessageKey("document.detailsDiffer", "EF.DG11 and EF.DG1 differ in: {fields, messages}.")
    static let documentDetailsNotComparable = MessageKey("document.detailsNotComparable", "EF.DG11 and EF.DG1 cannot be compared in: {fields, messages}.")
    static let documentDetailsAgree = MessageKey("document.detailsAgree", "EF.DG11 agrees with EF.DG1 in: {fields, messages}.")
    static let documentDetailsAgreeInPart = MessageKey("document.detailsAgreeInPart", "EF.DG11 agrees with EF.DG1 in: {fields, messages}; not comparable: {others, messages}.")
    static let documentFieldPersonalNumber = MessageKey("document.field.personalNumber", "personal number")
    static let documentFieldTransliterated = MessageKey("document.fieldTransliterated", "{field, message} (another permitted transliteration)")
    static let documentFieldTruncated = MessageKey("document.fieldTruncated", "{field, message} (as far as the zone goes)")
    static let documentFieldAsKnown = MessageKey("document.fieldAsKnown", "{field, message} (as far as it is known)")
    static let documentNoDateOfIssue = MessageKey("document.noDateOfIssue", "EF.DG12 states no date of issue.")
    static let documentDateOfIssueUnreadable = MessageKey("document.dateOfIssueUnreadable", "The date of issue in EF.DG12 is no whole date.")
    static let documentIssuedLater = MessageKey("document.issuedLater", "The document was issued {issued, date}, after the day judged at ({day, date}).")
    static let documentIssuedAfterExpiry = MessageKey("document.issuedAfterExpiry", "The document was issued {issued, date}, after it expires ({expiry, date}).")
    static let documentIssuedBeforeBirth = MessageKey("document.issuedBeforeBirth", "The document was issued {issued, date}, before its holder was born ({birth, date}).")
    static let documentNoDateToCompare = MessageKey("document.noDateToCompare", "EF.DG1 has no date that the date of issue could be compared with.")
    static let documentDateOfIssueFits = MessageKey("document.dateOfIssueFits", "The date of issue, {issued, date}, fits the dates of birth and of expiry.")
    static let documentExpiryUnreadable = MessageKey("document.expiryUnreadable", "The date of expiry cannot be read.")
    static let documentCenturyUnknown = MessageKey("document.centuryUnknown", "The century of the date of expiry cannot be told: {first, date} or {second, date}.")
    static let documentCurrent = MessageKey("document.current", "The document is current until {day, date}.")
    static let documentCurrentAtLeast = MessageKey("document.currentAtLeast", "The document is current until {day, date} at least.")
    static let documentExpiryInPart = MessageKey("document.expiryInPart", "The date of expiry has unknown parts: it lies between {first, date} and {last, date}.")
    static let documentExpired = MessageKey("document.expired", "The document expired {day, date}.")
    static let documentExpiredOrBefore = MessageKey("document.expiredOrBefore", "The document expired {day, date} or before.")

    static let ofDocument: [MessageKey] = [
        .documentBornLater,
        .documentCenturyUnknown,
        .documentCurrent,
        .documentCurrentAtLeast,
        .documentDateOfIssueFits,
        .documentDateOfIssueUnreadable,
        .documentDetailsAgree,
        .documentDetailsAgreeInPart,
        .documentDetailsDiffer,
        .documentDetailsNotComparable,
        .documentExpired,
        .documentExpiredOrBefore,
        .documentExpiryInPart,
        .documentExpiryUnreadable,
        .documentFieldPersonalNumber,
        .documentFieldAsKnown,
        .documentFieldTransliterated,
        .documentFieldTruncated,
        .documentIssuedAfterExpiry,
        .documentIssuedBeforeBirth,
        .documentIssuedLater,
        .documentNoDateOfIssue,
        .documentNoDateToCompare,
        .documentNoDetails,
    ]
}

extension Message {
    package static var documentNoDetails: Message { Message(.documentNoDetails) }
    package static func documentBornLater(born: String) -> Message {
        Message(.documentBornLater, [.init("born", .date(born))])
    }
    package static func documentDetailsDiffer(fields: [Message]) -> Message {
        Message(.documentDetailsDiffer, [.init("fields", .messages(fields))])
    }
    package static func documentDetailsNotComparable(fields: [Message]) -> Message {
        Message(.documentDetailsNotComparable, [.init("fields", .messages(fields))])
    }
    package static func documentDetailsAgree(fields: [Message]) -> Message {
        Message(.documentDetailsAgree, [.init("fields", .messages(fields))])
    }
    package static func documentDetailsAgreeInPart(fields: [Message], others: [Message]) -> Message {
        Message(.documentDetailsAgreeInPart, [.init("fields", .messages(fields)), .init("others", .messages(others))])
    }
    package static var documentFieldPersonalNumber: Message { Message(.documentFieldPersonalNumber) }
    package static func documentFieldTransliterated(field: Message) -> Message {
        Message(.documentFieldTransliterated, [.init("field", .message(field))])
    }
    package static func documentFieldTruncated(field: Message) -> Message {
        Message(.documentFieldTruncated, [.init("field", .message(field))])
    }
    package static func documentFieldAsKnown(field: Message) -> Message {
        Message(.documentFieldAsKnown, [.init("field", .message(field))])
    }
    package static var documentNoDateOfIssue: Message { Message(.documentNoDateOfIssue) }
    package static var documentDateOfIssueUnreadable: Message { Message(.documentDateOfIssueUnreadable) }
    package static func documentIssuedLater(issued: String, day: String) -> Message {
        Message(.documentIssuedLater, [.init("issued", .date(issued)), .init("day", .date(day))])
    }
    package static func documentIssuedAfterExpiry(issued: String, expiry: String) -> Message {
        Message(.documentIssuedAfterExpiry, [.init("issued", .date(issued)), .init("expiry", .date(expiry))])
    }
    package static func documentIssuedBeforeBirth(issued: String, birth: String) -> Message {
        Message(.documentIssuedBeforeBirth, [.init("issued", .date(issued)), .init("birth", .date(birth))])
    }
    package static var documentNoDateToCompare: Message { Message(.documentNoDateToCompare) }
    package static func documentDateOfIssueFits(issued: String) -> Message {
        Message(.documentDateOfIssueFits, [.init("issued", .date(issued))])
    }
    package static var documentExpiryUnreadable: Message { Message(.documentExpiryUnreadable) }
    package static func documentCenturyUnknown(first: String, second: String) -> Message {
        Message(.documentCenturyUnknown, [.init("first", .date(first)), .init("second", .date(second))])
    }
    package static func documentCurrent(day: String) -> Message {
        Message(.documentCurrent, [.init("day", .date(day))])
    }
    package static func documentCurrentAtLeast(day: String) -> Message {
        Message(.documentCurrentAtLeast, [.init("day", .date(day))])
    }
    package static func documentExpiryInPart(first: String, last: String) -> Message {
        Message(.documentExpiryInPart, [.init("first", .date(first)), .init("last", .date(last))])
    }
    package static func documentExpired(day: String) -> Message {
        Message(.documentExpired, [.init("day", .date(day))])
    }
    package static func documentExpiredOrBefore(day: String) -> Message {
        Message(.documentExpiredOrBefore, [.init("day", .date(day))])
    }
}
