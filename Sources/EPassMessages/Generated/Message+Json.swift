// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let jsonTooLong = MessageKey("json.tooLong", "The text is longer than {limit, number} octets.")
    static let jsonTooManyValues = MessageKey("json.tooManyValues", "The text holds too many values.")
    static let jsonSomethingFollows = MessageKey("json.somethingFollows", "Something follows the value.")
    static let jsonTooDeep = MessageKey("json.tooDeep", "The value is nested too deeply.")
    static let jsonValueMissing = MessageKey("json.valueMissing", "The text ends where a value should stand.")
    static let jsonNameTooLong = MessageKey("json.nameTooLong", "A name is longer than {limit, number} octets.")
    static let jsonNoValue = MessageKey("json.noValue", "This is no value.")
    static let jsonNoWholeNumber = MessageKey("json.noWholeNumber", "Only whole numbers of 64 bits are taken.")
    static let jsonArrayCommaMissing = MessageKey("json.arrayCommaMissing", "A comma or ] should stand here.")
    static let jsonNameMissing = MessageKey("json.nameMissing", "A name should stand here.")
    static let jsonColonMissing = MessageKey("json.colonMissing", "A colon should stand here.")
    static let jsonObjectCommaMissing = MessageKey("json.objectCommaMissing", "A comma or '}' should stand here.")
    static let jsonNotUTF8 = MessageKey("json.notUTF8", "The text is not UTF-8.")
    static let jsonControlCharacter = MessageKey("json.controlCharacter", "A control character stands in a text.")
    static let jsonStringCut = MessageKey("json.stringCut", "The text ends inside a string.")
    static let jsonHalfCharacter = MessageKey("json.halfCharacter", "Half a character is missing.")
    static let jsonUnknownEscape = MessageKey("json.unknownEscape", "This escape is not known.")
    static let jsonDigitsMissing = MessageKey("json.digitsMissing", "Four hexadecimal digits should stand here.")

    static let ofJson: [MessageKey] = [
        .jsonArrayCommaMissing,
        .jsonColonMissing,
        .jsonControlCharacter,
        .jsonDigitsMissing,
        .jsonHalfCharacter,
        .jsonNameMissing,
        .jsonNameTooLong,
        .jsonNoValue,
        .jsonNoWholeNumber,
        .jsonNotUTF8,
        .jsonObjectCommaMissing,
        .jsonSomethingFollows,
        .jsonStringCut,
        .jsonTooDeep,
        .jsonTooLong,
        .jsonTooManyValues,
        .jsonUnknownEscape,
        .jsonValueMissing,
    ]
}

extension Message {
    package static func jsonTooLong(limit: Int) -> Message {
        Message(.jsonTooLong, [.init("limit", .number(limit))])
    }
    package static var jsonTooManyValues: Message { Message(.jsonTooManyValues) }
    package static var jsonSomethingFollows: Message { Message(.jsonSomethingFollows) }
    package static var jsonTooDeep: Message { Message(.jsonTooDeep) }
    package static var jsonValueMissing: Message { Message(.jsonValueMissing) }
    package static func jsonNameTooLong(limit: Int) -> Message {
        Message(.jsonNameTooLong, [.init("limit", .number(limit))])
    }
    package static var jsonNoValue: Message { Message(.jsonNoValue) }
    package static var jsonNoWholeNumber: Message { Message(.jsonNoWholeNumber) }
    package static var jsonArrayCommaMissing: Message { Message(.jsonArrayCommaMissing) }
    package static var jsonNameMissing: Message { Message(.jsonNameMissing) }
    package static var jsonColonMissing: Message { Message(.jsonColonMissing) }
    package static var jsonObjectCommaMissing: Message { Message(.jsonObjectCommaMissing) }
    package static var jsonNotUTF8: Message { Message(.jsonNotUTF8) }
    package static var jsonControlCharacter: Message { Message(.jsonControlCharacter) }
    package static var jsonStringCut: Message { Message(.jsonStringCut) }
    package static var jsonHalfCharacter: Message { Message(.jsonHalfCharacter) }
    package static var jsonUnknownEscape: Message { Message(.jsonUnknownEscape) }
    package static var jsonDigitsMissing: Message { Message(.jsonDigitsMissing) }
}
