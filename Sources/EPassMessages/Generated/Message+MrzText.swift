// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let mrzTextRecord = MessageKey("mrzText.record", "{number, number} (line {line, number})")
    static let mrzTextNotRead = MessageKey("mrzText.notRead", "not read")
    static let mrzTextRepairedTo = MessageKey("mrzText.repairedTo", "repaired: {changes, message}")
    static let mrzTextMayBe = MessageKey("mrzText.mayBe", "may be {proposals, messages}")
    static let mrzTextProposal = MessageKey("mrzText.proposal", "{documentNumber}: {changes, message}")
    static let mrzTextOthers = MessageKey("mrzText.others", "{count, plural, one {# other} other {# others}}")
    static let mrzTextRight = MessageKey("mrzText.right", "right")
    static let mrzTextWrong = MessageKey("mrzText.wrong", "wrong: {fields, messages}")
    static let mrzTextNotReadAsItStands = MessageKey("mrzText.notReadAsItStands", "Not read as it stands.")
    static let mrzTextFormat = MessageKey("mrzText.format", "Format")
    static let mrzTextFormatOf = MessageKey("mrzText.formatOf", "{format}, {kind, select, passport {passport} card {identity or travel card} other {visa}}")
    static let mrzTextDocumentCode = MessageKey("mrzText.documentCode", "Document code")
    static let mrzTextIssuer = MessageKey("mrzText.issuer", "Issuer")
    static let mrzTextPrimary = MessageKey("mrzText.primary", "Surname")
    static let mrzTextSecondary = MessageKey("mrzText.secondary", "Given names")
    static let mrzTextMayBeTruncated = MessageKey("mrzText.mayBeTruncated", "the name may be truncated")
    static let mrzTextNumber = MessageKey("mrzText.number", "Document number")
    static let mrzTextNationality = MessageKey("mrzText.nationality", "Nationality")
    static let mrzTextBorn = MessageKey("mrzText.born", "Born")
    static let mrzTextSex = MessageKey("mrzText.sex", "Sex")
    static let mrzTextSexOf = MessageKey("mrzText.sexOf", "{sex, select, male {male} female {female} other {unspecified}}")
    static let mrzTextExpires = MessageKey("mrzText.expires", "Expires")
    static let mrzTextPersonalNumber = MessageKey("mrzText.personalNumber", "Personal number")
    static let mrzTextOptionalData = MessageKey("mrzText.optionalData", "Optional data")
    static let mrzTextOptionalData2 = MessageKey("mrzText.optionalData2", "Optional data 2")
    static let mrzTextCheckDigits = MessageKey("mrzText.checkDigits", "Check digits")
    static let mrzTextDepartures = MessageKey("mrzText.departures", "Departures from the standard:")
    static let mrzTextNormalised = MessageKey("mrzText.normalised", "Changed before reading: {normalisations, messages}")
    static let mrzTextNothingRepaired = MessageKey("mrzText.nothingRepaired", "Nothing had to be repaired.")
    static let mrzTextRepaired = MessageKey("mrzText.repaired", "Repaired; compare with the document:")
    static let mrzTextProposed = MessageKey("mrzText.proposed", "Not repaired. It may be one of these, or none; compare with the document:")
    static let mrzTextNotRepaired = MessageKey("mrzText.notRepaired", "Not repaired. {error, message}.")
    static let mrzTextTryRepair = MessageKey("mrzText.tryRepair", "epass mrz --repair says what may have been misread.")
    static let mrzTextInformation = MessageKey("mrzText.information", "MRZ information")
    static let mrzTextComputed = MessageKey("mrzText.computed", "as computed")
    static let mrzTextMarkOK = MessageKey("mrzText.markOK", "ok")
    static let mrzTextMarkWrong = MessageKey("mrzText.markWrong", "WRONG")
    static let mrzTextNoDigit = MessageKey("mrzText.noDigit", "{format} has none")
    static let mrzTextWrongDigit = MessageKey("mrzText.wrongDigit", "{found}, expected {expected} (line {line, number}, column {column, number})")
    static let mrzTextReplaced = MessageKey("mrzText.replaced", "line {line, number}, column {column, number} ({field, message}): {found} becomes {written}")
    static let mrzTextInserted = MessageKey("mrzText.inserted", "line {line, number}, column {column, number} ({field, message}): {written} is added")
    static let mrzTextRemoved = MessageKey("mrzText.removed", "line {line, number}, column {column, number} ({field, message}): {found} is removed")
    static let mrzTextCheckDigit = MessageKey("mrzText.checkDigit", "check digit")
    static let mrzTextCountry = MessageKey("mrzText.country", "{code}, {name}")
    static let mrzTextCountryUnknown = MessageKey("mrzText.countryUnknown", "{code}, a code that Doc 9303-3 does not list")
    static let mrzTextDatePartial = MessageKey("mrzText.datePartial", "{characters} ({year}, not fully known)")
    static let mrzTextDateYearUnknown = MessageKey("mrzText.dateYearUnknown", "{characters} (unknown year, not fully known)")
    static let mrzTextDateUnknown = MessageKey("mrzText.dateUnknown", "unknown")
    static let mrzTextDateInvalid = MessageKey("mrzText.dateInvalid", "{characters}, which is no date")
    static let mrzTextSummary = MessageKey("mrzText.summary", "{total, plural, one {# zone} other {# zones}}: {right, number} right, {wrong, number} with wrong check digits, {proposed, plural, =0 {} other {# with proposals to compare, }}{unread, number} not read")

    static let ofMrzText: [MessageKey] = [
        .mrzTextBorn,
        .mrzTextCheckDigit,
        .mrzTextCheckDigits,
        .mrzTextComputed,
        .mrzTextCountry,
        .mrzTextCountryUnknown,
        .mrzTextDateInvalid,
        .mrzTextDatePartial,
        .mrzTextDateUnknown,
        .mrzTextDateYearUnknown,
        .mrzTextDepartures,
        .mrzTextDocumentCode,
        .mrzTextExpires,
        .mrzTextFormat,
        .mrzTextFormatOf,
        .mrzTextInformation,
        .mrzTextInserted,
        .mrzTextIssuer,
        .mrzTextMarkOK,
        .mrzTextMarkWrong,
        .mrzTextMayBe,
        .mrzTextMayBeTruncated,
        .mrzTextNationality,
        .mrzTextNoDigit,
        .mrzTextNormalised,
        .mrzTextNotRead,
        .mrzTextNotReadAsItStands,
        .mrzTextNotRepaired,
        .mrzTextNothingRepaired,
        .mrzTextNumber,
        .mrzTextOptionalData,
        .mrzTextOptionalData2,
        .mrzTextOthers,
        .mrzTextPersonalNumber,
        .mrzTextPrimary,
        .mrzTextProposal,
        .mrzTextProposed,
        .mrzTextRecord,
        .mrzTextRemoved,
        .mrzTextRepaired,
        .mrzTextRepairedTo,
        .mrzTextReplaced,
        .mrzTextRight,
        .mrzTextSecondary,
        .mrzTextSex,
        .mrzTextSexOf,
        .mrzTextSummary,
        .mrzTextTryRepair,
        .mrzTextWrong,
        .mrzTextWrongDigit,
    ]
}

extension Message {
    package static func mrzTextRecord(number: Int, line: Int) -> Message {
        Message(.mrzTextRecord, [.init("number", .number(number)), .init("line", .number(line))])
    }
    package static var mrzTextNotRead: Message { Message(.mrzTextNotRead) }
    package static func mrzTextRepairedTo(changes: Message) -> Message {
        Message(.mrzTextRepairedTo, [.init("changes", .message(changes))])
    }
    package static func mrzTextMayBe(proposals: [Message]) -> Message {
        Message(.mrzTextMayBe, [.init("proposals", .messages(proposals))])
    }
    package static func mrzTextProposal(documentNumber: some CustomStringConvertible, changes: Message) -> Message {
        Message(.mrzTextProposal, [.init("documentNumber", .text(documentNumber.description)), .init("changes", .message(changes))])
    }
    package static func mrzTextOthers(count: Int) -> Message {
        Message(.mrzTextOthers, [.init("count", .number(count))])
    }
    package static var mrzTextRight: Message { Message(.mrzTextRight) }
    package static func mrzTextWrong(fields: [Message]) -> Message {
        Message(.mrzTextWrong, [.init("fields", .messages(fields))])
    }
    package static var mrzTextNotReadAsItStands: Message { Message(.mrzTextNotReadAsItStands) }
    package static var mrzTextFormat: Message { Message(.mrzTextFormat) }
    package static func mrzTextFormatOf(format: some CustomStringConvertible, kind: String) -> Message {
        Message(.mrzTextFormatOf, [.init("format", .text(format.description)), .init("kind", .text(kind))])
    }
    package static var mrzTextDocumentCode: Message { Message(.mrzTextDocumentCode) }
    package static var mrzTextIssuer: Message { Message(.mrzTextIssuer) }
    package static var mrzTextPrimary: Message { Message(.mrzTextPrimary) }
    package static var mrzTextSecondary: Message { Message(.mrzTextSecondary) }
    package static var mrzTextMayBeTruncated: Message { Message(.mrzTextMayBeTruncated) }
    package static var mrzTextNumber: Message { Message(.mrzTextNumber) }
    package static var mrzTextNationality: Message { Message(.mrzTextNationality) }
    package static var mrzTextBorn: Message { Message(.mrzTextBorn) }
    package static var mrzTextSex: Message { Message(.mrzTextSex) }
    package static func mrzTextSexOf(sex: String) -> Message {
        Message(.mrzTextSexOf, [.init("sex", .text(sex))])
    }
    package static var mrzTextExpires: Message { Message(.mrzTextExpires) }
    package static var mrzTextPersonalNumber: Message { Message(.mrzTextPersonalNumber) }
    package static var mrzTextOptionalData: Message { Message(.mrzTextOptionalData) }
    package static var mrzTextOptionalData2: Message { Message(.mrzTextOptionalData2) }
    package static var mrzTextCheckDigits: Message { Message(.mrzTextCheckDigits) }
    package static var mrzTextDepartures: Message { Message(.mrzTextDepartures) }
    package static func mrzTextNormalised(normalisations: [Message]) -> Message {
        Message(.mrzTextNormalised, [.init("normalisations", .messages(normalisations))])
    }
    package static var mrzTextNothingRepaired: Message { Message(.mrzTextNothingRepaired) }
    package static var mrzTextRepaired: Message { Message(.mrzTextRepaired) }
    package static var mrzTextProposed: Message { Message(.mrzTextProposed) }
    package static func mrzTextNotRepaired(error: Message) -> Message {
        Message(.mrzTextNotRepaired, [.init("error", .message(error))])
    }
    package static var mrzTextTryRepair: Message { Message(.mrzTextTryRepair) }
    package static var mrzTextInformation: Message { Message(.mrzTextInformation) }
    package static var mrzTextComputed: Message { Message(.mrzTextComputed) }
    package static var mrzTextMarkOK: Message { Message(.mrzTextMarkOK) }
    package static var mrzTextMarkWrong: Message { Message(.mrzTextMarkWrong) }
    package static func mrzTextNoDigit(format: some CustomStringConvertible) -> Message {
        Message(.mrzTextNoDigit, [.init("format", .text(format.description))])
    }
    package static func mrzTextWrongDigit(found: some CustomStringConvertible, expected: some CustomStringConvertible, line: Int, column: Int) -> Message {
        Message(.mrzTextWrongDigit, [.init("found", .text(found.description)), .init("expected", .text(expected.description)), .init("line", .number(line)), .init("column", .number(column))])
    }
    package static func mrzTextReplaced(line: Int, column: Int, field: Message, found: some CustomStringConvertible, written: some CustomStringConvertible) -> Message {
        Message(.mrzTextReplaced, [.init("line", .number(line)), .init("column", .number(column)), .init("field", .message(field)), .init("found", .text(found.description)), .init("written", .text(written.description))])
    }
    package static func mrzTextInserted(line: Int, column: Int, field: Message, written: some CustomStringConvertible) -> Message {
        Message(.mrzTextInserted, [.init("line", .number(line)), .init("column", .number(column)), .init("field", .message(field)), .init("written", .text(written.description))])
    }
    package static func mrzTextRemoved(line: Int, column: Int, field: Message, found: some CustomStringConvertible) -> Message {
        Message(.mrzTextRemoved, [.init("line", .number(line)), .init("column", .number(column)), .init("field", .message(field)), .init("found", .text(found.description))])
    }
    package static var mrzTextCheckDigit: Message { Message(.mrzTextCheckDigit) }
    package static func mrzTextCountry(code: some CustomStringConvertible, name: some CustomStringConvertible) -> Message {
        Message(.mrzTextCountry, [.init("code", .text(code.description)), .init("name", .text(name.description))])
    }
    package static func mrzTextCountryUnknown(code: some CustomStringConvertible) -> Message {
        Message(.mrzTextCountryUnknown, [.init("code", .text(code.description))])
    }
    package static func mrzTextDatePartial(characters: some CustomStringConvertible, year: some CustomStringConvertible) -> Message {
        Message(.mrzTextDatePartial, [.init("characters", .text(characters.description)), .init("year", .text(year.description))])
    }
    package static func mrzTextDateYearUnknown(characters: some CustomStringConvertible) -> Message {
        Message(.mrzTextDateYearUnknown, [.init("characters", .text(characters.description))])
    }
    package static var mrzTextDateUnknown: Message { Message(.mrzTextDateUnknown) }
    package static func mrzTextDateInvalid(characters: some CustomStringConvertible) -> Message {
        Message(.mrzTextDateInvalid, [.init("characters", .text(characters.description))])
    }
    package static func mrzTextSummary(total: Int, right: Int, wrong: Int, proposed: Int, unread: Int) -> Message {
        Message(.mrzTextSummary, [.init("total", .number(total)), .init("right", .number(right)), .init("wrong", .number(wrong)), .init("proposed", .number(proposed)), .init("unread", .number(unread))])
    }
}
