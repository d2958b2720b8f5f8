// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let trustCsca = MessageKey("trust.csca", "CSCA {state, country}")
    static let trustCscaOfNoCountry = MessageKey("trust.cscaOfNoCountry", "CSCA of no country")
    static let trustGeneration = MessageKey("trust.generation", "{csca, message}, generation {number, number}")
    static let trustGenerationOf = MessageKey("trust.generationOf", "{csca, message}, generation {number, number} of {count, number}")
    static let trustOverLinks = MessageKey("trust.overLinks", "{csca, message}, over {count, plural, one {a link certificate} other {# link certificates}}")
    static let trustVouchedFor = MessageKey("trust.vouchedFor", "{csca, message}, vouched for by {publication, message}")
    static let trustFromMasterList = MessageKey("trust.fromMasterList", "{csca, message}, from the master list of {day, date}")
    static let trustFromNamedMasterList = MessageKey("trust.fromNamedMasterList", "{csca, message}, from the master list {name}")
    static let trustFromSource = MessageKey("trust.fromSource", "{csca, message}, from {name}")
    static let trustSimulated = MessageKey("trust.simulated", "{csca, message}, made by the simulator")
    static let trustListOf = MessageKey("trust.listOf", "{kind, select, masterList {the master list of {state, country}} deviationList {the deviation list of {state, country}} defectList {the defect list of {state, country}} other {the document signer list of {state, country}}}")
    static let trustListNamed = MessageKey("trust.listNamed", "{kind, select, masterList {the master list {name}} deviationList {the deviation list {name}} defectList {the defect list {name}} other {the document signer list {name}}}")
    static let trustAnyList = MessageKey("trust.anyList", "a list")
    static let trustItsList = MessageKey("trust.itsList", "its list")
    static let trustOtherStatesList = MessageKey("trust.otherStatesList", "the list of another State")
    static let trustPin = MessageKey("trust.pin", "its SHA-256 was given")
    static let trustPinnedList = MessageKey("trust.pinnedList", "the SHA-256 of {publication, message} was given")
    static let trustOwnState = MessageKey("trust.ownState", "{publication, message}, its own State")
    static let trustGrant = MessageKey("trust.grant", "{publication, message}, by a grant")
    static let trustLink = MessageKey("trust.link", "a link certificate")
    static let trustList = MessageKey("trust.list", "{publication, message}, without a grant")
    static let trustLinkUnderList = MessageKey("trust.linkUnderList", "a link certificate under a listed one")
    static let trustNothing = MessageKey("trust.nothing", "nobody")

    static let ofTrust: [MessageKey] = [
        .trustAnyList,
        .trustCsca,
        .trustCscaOfNoCountry,
        .trustFromMasterList,
        .trustFromNamedMasterList,
        .trustFromSource,
        .trustGeneration,
        .trustGenerationOf,
        .trustGrant,
        .trustItsList,
        .trustLink,
        .trustLinkUnderList,
        .trustList,
        .trustListNamed,
        .trustListOf,
        .trustNothing,
        .trustOtherStatesList,
        .trustOverLinks,
        .trustOwnState,
        .trustPin,
        .trustPinnedList,
        .trustSimulated,
        .trustVouchedFor,
    ]
}

extension Message {
    package static func trustCsca(state: String) -> Message {
        Message(.trustCsca, [.init("state", .country(state))])
    }
    package static var trustCscaOfNoCountry: Message { Message(.trustCscaOfNoCountry) }
    package static func trustGeneration(csca: Message, number: Int) -> Message {
        Message(.trustGeneration, [.init("csca", .message(csca)), .init("number", .number(number))])
    }
    package static func trustGenerationOf(csca: Message, number: Int, count: Int) -> Message {
        Message(.trustGenerationOf, [.init("csca", .message(csca)), .init("number", .number(number)), .init("count", .number(count))])
    }
    package static func trustOverLinks(csca: Message, count: Int) -> Message {
        Message(.trustOverLinks, [.init("csca", .message(csca)), .init("count", .number(count))])
    }
    package static func trustVouchedFor(csca: Message, publication: Message) -> Message {
        Message(.trustVouchedFor, [.init("csca", .message(csca)), .init("publication", .message(publication))])
    }
    package static func trustFromMasterList(csca: Message, day: String) -> Message {
        Message(.trustFromMasterList, [.init("csca", .message(csca)), .init("day", .date(day))])
    }
    package static func trustFromNamedMasterList(csca: Message, name: some CustomStringConvertible) -> Message {
        Message(.trustFromNamedMasterList, [.init("csca", .message(csca)), .init("name", .text(name.description))])
    }
    package static func trustFromSource(csca: Message, name: some CustomStringConvertible) -> Message {
        Message(.trustFromSource, [.init("csca", .message(csca)), .init("name", .text(name.description))])
    }
    package static func trustSimulated(csca: Message) -> Message {
        Message(.trustSimulated, [.init("csca", .message(csca))])
    }
    package static func trustListOf(state: String, kind: String) -> Message {
        Message(.trustListOf, [.init("state", .country(state)), .init("kind", .text(kind))])
    }
    package static func trustListNamed(name: some CustomStringConvertible, kind: String) -> Message {
        Message(.trustListNamed, [.init("name", .text(name.description)), .init("kind", .text(kind))])
    }
    package static var trustAnyList: Message { Message(.trustAnyList) }
    package static var trustItsList: Message { Message(.trustItsList) }
    package static var trustOtherStatesList: Message { Message(.trustOtherStatesList) }
    package static var trustPin: Message { Message(.trustPin) }
    package static func trustPinnedList(publication: Message) -> Message {
        Message(.trustPinnedList, [.init("publication", .message(publication))])
    }
    package static func trustOwnState(publication: Message) -> Message {
        Message(.trustOwnState, [.init("publication", .message(publication))])
    }
    package static func trustGrant(publication: Message) -> Message {
        Message(.trustGrant, [.init("publication", .message(publication))])
    }
    package static var trustLink: Message { Message(.trustLink) }
    package static func trustList(publication: Message) -> Message {
        Message(.trustList, [.init("publication", .message(publication))])
    }
    package static var trustLinkUnderList: Message { Message(.trustLinkUnderList) }
    package static var trustNothing: Message { Message(.trustNothing) }
}
