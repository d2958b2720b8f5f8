// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let mrzEmpty = MessageKey("mrz.empty", "There is no machine readable zone.")
    static let mrzCharacterCount = MessageKey("mrz.characterCount", "A machine readable zone has 72, 88 or 90 characters; this one has {count, number}.")
    static let mrzLineCount = MessageKey("mrz.lineCount", "A machine readable zone has two or three lines; this one has {count, number}.")
    static let mrzLineLength = MessageKey("mrz.lineLength", "Line {line, number} has {count, plural, one {# character} other {# characters}} instead of {expected, number}.")
    static let mrzLinesMissing = MessageKey("mrz.linesMissing", "{lines, plural, one {There is one line} other {There are # lines}} of {length, plural, one {# character} other {# characters}}; a zone with such lines has {needed, number}.")
    static let mrzLengthsUnknown = MessageKey("mrz.lengthsUnknown", "No machine readable zone has lines of this length ({lengths}); it has 2 lines of 44 or 36 characters, or 3 of 30.")
    static let mrzFrenchIdentityCard = MessageKey("mrz.frenchIdentityCard", "These are the lines of the French identity card that was issued until 2021; they are no zone of Doc 9303, and the card has no chip.")
    static let mrzDrivingLicence = MessageKey("mrz.drivingLicence", "These are the lines of a driving licence, which is no document of Doc 9303.")
    static let mrzPermit = MessageKey("mrz.permit", "This is the single line of a permit that is no document of Doc 9303.")
    static let mrzCharacter = MessageKey("mrz.character", "Only A to Z, 0 to 9 and < are allowed.")
    static let mrzTripleShape = MessageKey("mrz.tripleShape", "The text is not NUMBER,DATE,DATE: document number, birth and expiry.")
    static let mrzDocumentNumberLength = MessageKey("mrz.documentNumberLength", "A document number has 1 to {most, number} characters.")
    static let mrzKeyDigitWrong = MessageKey("mrz.keyDigitWrong", "The check digit behind the {field, message} does not fit.")
    static let mrzDateShape = MessageKey("mrz.dateShape", "This is not read as a date. Write 740812 (year, month, day; < for what is unknown), 1974-08-12, 12.08.1974 or 12 AUG 1974.")
    static let mrzDateAmbiguous = MessageKey("mrz.dateAmbiguous", "Which of the numbers is the day and which the month cannot be told. Write 1974-08-12 or 12 AUG 1974.")
    static let mrzDateWithLetter = MessageKey("mrz.dateWithLetter", "A date has a letter.")
    static let mrzDateImpossible = MessageKey("mrz.dateImpossible", "A date has a month above 12 or a day above 31.")
    static let mrzDateUnfit = MessageKey("mrz.dateUnfit", "This is no date that the zone can have here.")
    static let mrzFieldTooShort = MessageKey("mrz.fieldTooShort", "{count, plural, one {# character does} other {# characters do}} not fit into {room, number}.")
    static let mrzTextTooLong = MessageKey("mrz.textTooLong", "The text has more than 64 octets.")
    static let mrzFieldCharacter = MessageKey("mrz.fieldCharacter", "Only A to Z, 0 to 9, < and characters that become < are allowed.")
    static let mrzDocumentCode = MessageKey("mrz.documentCode", "A document code of {format} is one or two letters, the first one of {allowed}.")
    static let mrzDocumentCodeAI = MessageKey("mrz.documentCodeAI", "I is not used after A in a document code.")
    static let mrzCountryCode = MessageKey("mrz.countryCode", "This is no code of Doc 9303-3, section 5.")
    static let mrzDocumentNumberNotLong = MessageKey("mrz.documentNumberNotLong", "A document number of {format} has nine characters at the most.")
    static let mrzDocumentNumberFiller = MessageKey("mrz.documentNumberFiller", "A long document number has no filler from its ninth character on.")
    static let mrzDocumentNumberTooLong = MessageKey("mrz.documentNumberTooLong", "The document number has {count, plural, one {# character} other {# characters}}; the most is {most, number}.")
    static let mrzNameNotTransliterated = MessageKey("mrz.nameNotTransliterated", "The name has characters that cannot be transliterated.")
    static let mrzNameEmpty = MessageKey("mrz.nameEmpty", "The name is empty.")
    static let mrzFieldDocumentCode = MessageKey("mrz.field.documentCode", "document code")
    static let mrzFieldIssuer = MessageKey("mrz.field.issuer", "issuer")
    static let mrzFieldDocumentNumber = MessageKey("mrz.field.documentNumber", "document number")
    static let mrzFieldNationality = MessageKey("mrz.field.nationality", "nationality")
    static let mrzFieldDateOfBirth = MessageKey("mrz.field.dateOfBirth", "date of birth")
    static let mrzFieldSex = MessageKey("mrz.field.sex", "sex")
    static let mrzFieldDateOfExpiry = MessageKey("mrz.field.dateOfExpiry", "date of expiry")
    static let mrzFieldOptionalData = MessageKey("mrz.field.optionalData", "optional data")
    static let mrzFieldOptionalData2 = MessageKey("mrz.field.optionalData2", "optional data 2")
    static let mrzFieldName = MessageKey("mrz.field.name", "name")
    static let mrzNormalisationLowerCase = MessageKey("mrz.normalisation.lowerCase", "small letters made capital")
    static let mrzNormalisationSpacesRemoved = MessageKey("mrz.normalisation.spacesRemoved", "spaces left out")
    static let mrzNormalisationSpacesAsFiller = MessageKey("mrz.normalisation.spacesAsFiller", "spaces taken for fillers")
    static let mrzNormalisationOtherFiller = MessageKey("mrz.normalisation.otherFiller", "angle quotation marks taken for fillers")
    static let mrzNormalisationControlCharactersRemoved = MessageKey("mrz.normalisation.controlCharactersRemoved", "control characters left out")
    static let mrzNormalisationLineBreaks = MessageKey("mrz.normalisation.lineBreaks", "broken into lines")
    static let mrzNormalisationPrefixRemoved = MessageKey("mrz.normalisation.prefixRemoved", "characters before the zone left out")
    static let mrzNormalisationSuffixRemoved = MessageKey("mrz.normalisation.suffixRemoved", "characters behind the zone left out")
    static let mrzNormalisationOtherLinesRemoved = MessageKey("mrz.normalisation.otherLinesRemoved", "other lines left out")
    static let mrzNormalisationLinesReordered = MessageKey("mrz.normalisation.linesReordered", "lines put into their order: they stood in another one")
    static let mrzComposite = MessageKey("mrz.composite", "composite")

    static let ofMrz: [MessageKey] = [
        .mrzCharacter,
        .mrzCharacterCount,
        .mrzComposite,
        .mrzCountryCode,
        .mrzDateAmbiguous,
        .mrzDateImpossible,
        .mrzDateShape,
        .mrzDateUnfit,
        .mrzDateWithLetter,
        .mrzDocumentCode,
        .mrzDocumentCodeAI,
        .mrzDocumentNumberFiller,
        .mrzDocumentNumberLength,
        .mrzDocumentNumberNotLong,
        .mrzDocumentNumberTooLong,
        .mrzDrivingLicence,
        .mrzEmpty,
        .mrzFieldDateOfBirth,
        .mrzFieldDateOfExpiry,
        .mrzFieldDocumentCode,
        .mrzFieldDocumentNumber,
        .mrzFieldIssuer,
        .mrzFieldName,
        .mrzFieldNationality,
        .mrzFieldOptionalData,
        .mrzFieldOptionalData2,
        .mrzFieldSex,
        .mrzFieldCharacter,
        .mrzFieldTooShort,
        .mrzFrenchIdentityCard,
        .mrzKeyDigitWrong,
        .mrzLengthsUnknown,
        .mrzLineCount,
        .mrzLineLength,
        .mrzLinesMissing,
        .mrzNameEmpty,
        .mrzNameNotTransliterated,
        .mrzNormalisationControlCharactersRemoved,
        .mrzNormalisationLineBreaks,
        .mrzNormalisationLinesReordered,
        .mrzNormalisationLowerCase,
        .mrzNormalisationOtherFiller,
        .mrzNormalisationOtherLinesRemoved,
        .mrzNormalisationPrefixRemoved,
        .mrzNormalisationSpacesAsFiller,
        .mrzNormalisationSpacesRemoved,
        .mrzNormalisationSuffixRemoved,
        .mrzPermit,
        .mrzTextTooLong,
        .mrzTripleShape,
    ]
}

extension Message {
    package static var mrzEmpty: Message { Message(.mrzEmpty) }
    package static func mrzCharacterCount(count: Int) -> Message {
        Message(.mrzCharacterCount, [.init("count", .number(count))])
    }
    package static func mrzLineCount(count: Int) -> Message {
        Message(.mrzLineCount, [.init("count", .number(count))])
    }
    package static func mrzLineLength(line: Int, count: Int, expected: Int) -> Message {
        Message(.mrzLineLength, [.init("line", .number(line)), .init("count", .number(count)), .init("expected", .number(expected))])
    }
    package static func mrzLinesMissing(lines: Int, length: Int, needed: Int) -> Message {
        Message(.mrzLinesMissing, [.init("lines", .number(lines)), .init("length", .number(length)), .init("needed", .number(needed))])
    }
    package static func mrzLengthsUnknown(lengths: some CustomStringConvertible) -> Message {
        Message(.mrzLengthsUnknown, [.init("lengths", .text(lengths.description))])
    }
    package static var mrzFrenchIdentityCard: Message { Message(.mrzFrenchIdentityCard) }
    package static var mrzDrivingLicence: Message { Message(.mrzDrivingLicence) }
    package static var mrzPermit: Message { Message(.mrzPermit) }
    package static var mrzCharacter: Message { Message(.mrzCharacter) }
    package static var mrzTripleShape: Message { Message(.mrzTripleShape) }
    package static func mrzDocumentNumberLength(most: Int) -> Message {
        Message(.mrzDocumentNumberLength, [.init("most", .number(most))])
    }
    package static func mrzKeyDigitWrong(field: Message) -> Message {
        Message(.mrzKeyDigitWrong, [.init("field", .message(field))])
    }
    package static var mrzDateShape: Message { Message(.mrzDateShape) }
    package static var mrzDateAmbiguous: Message { Message(.mrzDateAmbiguous) }
    package static var mrzDateWithLetter: Message { Message(.mrzDateWithLetter) }
    package static var mrzDateImpossible: Message { Message(.mrzDateImpossible) }
    package static var mrzDateUnfit: Message { Message(.mrzDateUnfit) }
    package static func mrzFieldTooShort(count: Int, room: Int) -> Message {
        Message(.mrzFieldTooShort, [.init("count", .number(count)), .init("room", .number(room))])
    }
    package static var mrzTextTooLong: Message { Message(.mrzTextTooLong) }
    package static var mrzFieldCharacter: Message { Message(.mrzFieldCharacter) }
    package static func mrzDocumentCode(format: some CustomStringConvertible, allowed: some CustomStringConvertible) -> Message {
        Message(.mrzDocumentCode, [.init("format", .text(format.description)), .init("allowed", .text(allowed.description))])
    }
    package static var mrzDocumentCodeAI: Message { Message(.mrzDocumentCodeAI) }
    package static var mrzCountryCode: Message { Message(.mrzCountryCode) }
    package static func mrzDocumentNumberNotLong(format: some CustomStringConvertible) -> Message {
        Message(.mrzDocumentNumberNotLong, [.init("format", .text(format.description))])
    }
    package static var mrzDocumentNumberFiller: Message { Message(.mrzDocumentNumberFiller) }
    package static func mrzDocumentNumberTooLong(count: Int, most: Int) -> Message {
        Message(.mrzDocumentNumberTooLong, [.init("count", .number(count)), .init("most", .number(most))])
    }
    package static var mrzNameNotTransliterated: Message { Message(.mrzNameNotTransliterated) }
    package static var mrzNameEmpty: Message { Message(.mrzNameEmpty) }
    package static var mrzFieldDocumentCode: Message { Message(.mrzFieldDocumentCode) }
    package static var mrzFieldIssuer: Message { Message(.mrzFieldIssuer) }
    package static var mrzFieldDocumentNumber: Message { Message(.mrzFieldDocumentNumber) }
    package static var mrzFieldNationality: Message { Message(.mrzFieldNationality) }
    package static var mrzFieldDateOfBirth: Message { Message(.mrzFieldDateOfBirth) }
    package static var mrzFieldSex: Message { Message(.mrzFieldSex) }
    package static var mrzFieldDateOfExpiry: Message { Message(.mrzFieldDateOfExpiry) }
    package static var mrzFieldOptionalData: Message { Message(.mrzFieldOptionalData) }
    package static var mrzFieldOptionalData2: Message { Message(.mrzFieldOptionalData2) }
    package static var mrzFieldName: Message { Message(.mrzFieldName) }
    package static var mrzNormalisationLowerCase: Message { Message(.mrzNormalisationLowerCase) }
    package static var mrzNormalisationSpacesRemoved: Message { Message(.mrzNormalisationSpacesRemoved) }
    package static var mrzNormalisationSpacesAsFiller: Message { Message(.mrzNormalisationSpacesAsFiller) }
    package static var mrzNormalisationOtherFiller: Message { Message(.mrzNormalisationOtherFiller) }
    package static var mrzNormalisationControlCharactersRemoved: Message { Message(.mrzNormalisationControlCharactersRemoved) }
    package static var mrzNormalisationLineBreaks: Message { Message(.mrzNormalisationLineBreaks) }
    package static var mrzNormalisationPrefixRemoved: Message { Message(.mrzNormalisationPrefixRemoved) }
    package static var mrzNormalisationSuffixRemoved: Message { Message(.mrzNormalisationSuffixRemoved) }
    package static var mrzNormalisationOtherLinesRemoved: Message { Message(.mrzNormalisationOtherLinesRemoved) }
    package static var mrzNormalisationLinesReordered: Message { Message(.mrzNormalisationLinesReordered) }
    package static var mrzComposite: Message { Message(.mrzComposite) }
}
