// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let policyNoName = MessageKey("policy.noName", "There is no {name} here.")
    static let policyNamesAre = MessageKey("policy.namesAre", "Use one of these: {names, list}.")
    static let policyNameMeant = MessageKey("policy.nameMeant", "Did you mean {names, list}?")
    static let policyNoObject = MessageKey("policy.noObject", "This must be an object.")
    static let policyNoList = MessageKey("policy.noList", "This must be a list of at most {count, plural, one {# value} other {# values}}.")
    static let policyDoubled = MessageKey("policy.doubled", "This is here twice.")
    static let policyNoBoolean = MessageKey("policy.noBoolean", "This must be true or false.")
    static let policyNoNumber = MessageKey("policy.noNumber", "This must be a whole number from {least, number} to {most, number}.")
    static let policyNoText = MessageKey("policy.noText", "This must be a text of 1 to {most, number} octets without control characters.")
    static let policyNotAName = MessageKey("policy.notAName", "This must be a name of small letters, digits and hyphens, 64 at most.")
    static let policyNoWord = MessageKey("policy.noWord", "This must be one of: {words, list}.")
    static let policyNoCountry = MessageKey("policy.noCountry", "This must be the code or the name of a State, or a group of States.")
    static let policyCountryUnknown = MessageKey("policy.countryUnknown", "No State and no group of States is called {name}.")
    static let policyCountriesAre = MessageKey("policy.countriesAre", "Write a code (CH, CHE), a name (Switzerland) or a group ({groups, list}).")
    static let policyNoType = MessageKey("policy.noType", "This must be one of {words, list}, or one or two capital letters with which a document's code begins.")
    static let policyNoDate = MessageKey("policy.noDate", "This must be a day that there is: YYYY-MM-DD.")
    static let policyMemberMissing = MessageKey("policy.memberMissing", "The member {name} is missing.")
    static let policyHashNotOptional = MessageKey("policy.hashNotOptional", "The hashes of data groups are mandatory or evaluatory, never optional.")
    static let policyCountingNotOptional = MessageKey("policy.countingNotOptional", "Reasons count only for a check that is optional.")
    static let policyOneOf = MessageKey("policy.oneOf", "Exactly one of these must be there: {names, list}.")
    static let policyAlgorithmsTaken = MessageKey("policy.algorithmsTaken", "The limits {name} are built in, and these are others.")
    static let policyGiveDefault = MessageKey("policy.giveDefault", "Add \"default\": \"review\", or \"default\": \"reject\", to the decision.")
    static let policyDefaultAccepts = MessageKey("policy.defaultAccepts", "The default would accept what failed, too.")
    static let policyAcceptsFailure = MessageKey("policy.acceptsFailure", "This rule would accept a document whose overall result is failed or aborted.")
    static let policyNameOverall = MessageKey("policy.nameOverall", "Say \"overall\": \"successful\" in its when; \"undetermined\" may stand beside it in a list.")
    static let policyGiveSchema = MessageKey("policy.giveSchema", "Begin the file with \"schema\": \"{schema}\".")
    static let policyOtherSchema = MessageKey("policy.otherSchema", "This is another format, or a later version of it.")
    static let policyChipCountsForNothing = MessageKey("policy.chipCountsForNothing", "Genuine data alone would do: a proof of the chip that the document offers need not be shown.")
    static let policyNameTaken = MessageKey("policy.nameTaken", "The policy {name} is built in, and this is another one.")
    static let policySelectsNothing = MessageKey("policy.selectsNothing", "An exception must name countries, documentTypes or both.")
    static let policyGiveExtends = MessageKey("policy.giveExtends", "Add the member, or \"extends\" with the policy to start from.")
    static let policyGroupsAsOf = MessageKey("policy.groupsAsOf", "Groups of States that a file may name, as of {day, date}:")
    static let policyNamed = MessageKey("policy.named", "{policy}, SHA-256 {hash}")
    static let policyOneOrTwo = MessageKey("policy.oneOrTwo", "Name one policy, or two.")
    static let policyStartsFromNone = MessageKey("policy.startsFromNone", "The policy {policy} starts from no other one.")
    static let policyNameTwo = MessageKey("policy.nameTwo", "Name the policy to compare it with, too.")
    static let policyDiffers = MessageKey("policy.differs", "{count, plural, =0 {Nothing differs} one {# member differs} other {# members differ}} from {old} to {new}.")
    static let policyNoCode = MessageKey("policy.noCode", "{code} is no code of a document: it has one or two letters, such as P or ID.")

    static let ofPolicy: [MessageKey] = [
        .policyAcceptsFailure,
        .policyAlgorithmsTaken,
        .policyChipCountsForNothing,
        .policyCountingNotOptional,
        .policyCountriesAre,
        .policyCountryUnknown,
        .policyDefaultAccepts,
        .policyDiffers,
        .policyDoubled,
        .policyGiveDefault,
        .policyGiveExtends,
        .policyGiveSchema,
        .policyGroupsAsOf,
        .policyHashNotOptional,
        .policyMemberMissing,
        .policyNameMeant,
        .policyNameOverall,
        .policyNameTaken,
        .policyNameTwo,
        .policyNamed,
        .policyNamesAre,
        .policyNoBoolean,
        .policyNoCode,
        .policyNoCountry,
        .policyNoDate,
        .policyNoList,
        .policyNoName,
        .policyNoNumber,
        .policyNoObject,
        .policyNoText,
        .policyNoType,
        .policyNoWord,
        .policyNotAName,
        .policyOneOf,
        .policyOneOrTwo,
        .policyOtherSchema,
        .policySelectsNothing,
        .policyStartsFromNone,
    ]
}

extension Message {
    package static func policyNoName(name: some CustomStringConvertible) -> Message {
        Message(.policyNoName, [.init("name", .text(name.description))])
    }
    package static func policyNamesAre(names: [String]) -> Message {
        Message(.policyNamesAre, [.init("names", .list(names))])
    }
    package static func policyNameMeant(names: [String]) -> Message {
        Message(.policyNameMeant, [.init("names", .list(names))])
    }
    package static var policyNoObject: Message { Message(.policyNoObject) }
    package static func policyNoList(count: Int) -> Message {
        Message(.policyNoList, [.init("count", .number(count))])
    }
    package static var policyDoubled: Message { Message(.policyDoubled) }
    package static var policyNoBoolean: Message { Message(.policyNoBoolean) }
    package static func policyNoNumber(least: Int, most: Int) -> Message {
        Message(.policyNoNumber, [.init("least", .number(least)), .init("most", .number(most))])
    }
    package static func policyNoText(most: Int) -> Message {
        Message(.policyNoText, [.init("most", .number(most))])
    }
    package static var policyNotAName: Message { Message(.policyNotAName) }
    package static func policyNoWord(words: [String]) -> Message {
        Message(.policyNoWord, [.init("words", .list(words))])
    }
    package static var policyNoCountry: Message { Message(.policyNoCountry) }
    package static func policyCountryUnknown(name: some CustomStringConvertible) -> Message {
        Message(.policyCountryUnknown, [.init("name", .text(name.description))])
    }
    package static func policyCountriesAre(groups: [String]) -> Message {
        Message(.policyCountriesAre, [.init("groups", .list(groups))])
    }
    package static func policyNoType(words: [String]) -> Message {
        Message(.policyNoType, [.init("words", .list(words))])
    }
    package static var policyNoDate: Message { Message(.policyNoDate) }
    package static func policyMemberMissing(name: some CustomStringConvertible) -> Message {
        Message(.policyMemberMissing, [.init("name", .text(name.description))])
    }
    package static var policyHashNotOptional: Message { Message(.policyHashNotOptional) }
    package static var policyCountingNotOptional: Message { Message(.policyCountingNotOptional) }
    package static func policyOneOf(names: [String]) -> Message {
        Message(.policyOneOf, [.init("names", .list(names))])
    }
    package static func policyAlgorithmsTaken(name: some CustomStringConvertible) -> Message {
        Message(.policyAlgorithmsTaken, [.init("name", .text(name.description))])
    }
    package static var policyGiveDefault: Message { Message(.policyGiveDefault) }
    package static var policyDefaultAccepts: Message { Message(.policyDefaultAccepts) }
    package static var policyAcceptsFailure: Message { Message(.policyAcceptsFailure) }
    package static var policyNameOverall: Message { Message(.policyNameOverall) }
    package static func policyGiveSchema(schema: some CustomStringConvertible) -> Message {
        Message(.policyGiveSchema, [.init("schema", .text(schema.description))])
    }
    package static var policyOtherSchema: Message { Message(.policyOtherSchema) }
    package static var policyChipCountsForNothing: Message { Message(.policyChipCountsForNothing) }
    package static func policyNameTaken(name: some CustomStringConvertible) -> Message {
        Message(.policyNameTaken, [.init("name", .text(name.description))])
    }
    package static var policySelectsNothing: Message { Message(.policySelectsNothing) }
    package static var policyGiveExtends: Message { Message(.policyGiveExtends) }
    package static func policyGroupsAsOf(day: String) -> Message {
        Message(.policyGroupsAsOf, [.init("day", .date(day))])
    }
    package static func policyNamed(policy: some CustomStringConvertible, hash: some CustomStringConvertible) -> Message {
        Message(.policyNamed, [.init("policy", .text(policy.description)), .init("hash", .text(hash.description))])
    }
    package static var policyOneOrTwo: Message { Message(.policyOneOrTwo) }
    package static func policyStartsFromNone(policy: some CustomStringConvertible) -> Message {
        Message(.policyStartsFromNone, [.init("policy", .text(policy.description))])
    }
    package static var policyNameTwo: Message { Message(.policyNameTwo) }
    package static func policyDiffers(count: Int, old: some CustomStringConvertible, new: some CustomStringConvertible) -> Message {
        Message(.policyDiffers, [.init("count", .number(count)), .init("old", .text(old.description)), .init("new", .text(new.description))])
    }
    package static func policyNoCode(code: some CustomStringConvertible) -> Message {
        Message(.policyNoCode, [.init("code", .text(code.description))])
    }
}
