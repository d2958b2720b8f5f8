// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let personPassport = MessageKey("person.passport", "passport {state, country} {number}")
    static let personCard = MessageKey("person.card", "identity card {state, country} {number}")
    static let personDocument = MessageKey("person.document", "document {code} {state, country} {number}")
    static let personBorn = MessageKey("person.born", "born {day, date}, {sex, select, female {female} male {male} other {unspecified}}")
    static let personExpires = MessageKey("person.expires", "expires {day, date}")
    static let personInFull = MessageKey("person.inFull", "in full: {name}")
    static let personBornIn = MessageKey("person.bornIn", "born in {place}")
    static let personIssued = MessageKey("person.issued", "issued {day, date}")

    static let ofPerson: [MessageKey] = [
        .personBorn,
        .personBornIn,
        .personCard,
        .personDocument,
        .personExpires,
        .personInFull,
        .personIssued,
        .personPassport,
    ]
}

extension Message {
    package static func personPassport(state: String, number: some CustomStringConvertible) -> Message {
        Message(.personPassport, [.init("state", .country(state)), .init("number", .text(number.description))])
    }
    package static func personCard(state: String, number: some CustomStringConvertible) -> Message {
        Message(.personCard, [.init("state", .country(state)), .init("number", .text(number.description))])
    }
    package static func personDocument(code: some CustomStringConvertible, state: String, number: some CustomStringConvertible) -> Message {
        Message(.personDocument, [.init("code", .text(code.description)), .init("state", .country(state)), .init("number", .text(number.description))])
    }
    package static func personBorn(day: String, sex: String) -> Message {
        Message(.personBorn, [.init("day", .date(day)), .init("sex", .text(sex))])
    }
    package static func personExpires(day: String) -> Message {
        Message(.personExpires, [.init("day", .date(day))])
    }
    package static func personInFull(name: some CustomStringConvertible) -> Message {
        Message(.personInFull, [.init("name", .text(name.description))])
    }
    package static func personBornIn(place: some CustomStringConvertible) -> Message {
        Message(.personBornIn, [.init("place", .text(place.description))])
    }
    package static func personIssued(day: String) -> Message {
        Message(.personIssued, [.init("day", .date(day))])
    }
}
