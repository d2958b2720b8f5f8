// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let demandCountryAllowed = MessageKey("demand.countryAllowed", "The policy takes documents of {state, country}.")
    static let demandCountryNotAllowed = MessageKey("demand.countryNotAllowed", "The policy takes no documents of {state, country}.")
    static let demandCountryUnknown = MessageKey("demand.countryUnknown", "The State {code} is in no table, so that nobody can say whether the policy takes its documents.")
    static let demandTypeAllowed = MessageKey("demand.typeAllowed", "The policy takes documents of the type {code}.")
    static let demandTypeRefused = MessageKey("demand.typeRefused", "The policy takes no documents of the type {code}.")
    static let demandSealGiven = MessageKey("demand.sealGiven", "A document is expected, and this is a seal: it proves nothing of a chip or of its holder.")
    static let demandDocumentGiven = MessageKey("demand.documentGiven", "A seal is expected, and this is the evidence of a document.")
    static let demandExpiresSoon = MessageKey("demand.expiresSoon", "The document expires on {day, date}, and the policy wants it to be valid for {days, plural, one {# day} other {# days}} more.")
    static let demandValidLongEnough = MessageKey("demand.validLongEnough", "The document is valid for {days, plural, one {# day} other {# days}} or more.")
    static let demandNoDateOfIssue = MessageKey("demand.noDateOfIssue", "For how long the document is valid in all is not known: its date of issue was not read, or cannot be.")
    static let demandPeriodFits = MessageKey("demand.periodFits", "The document is valid for {months, plural, one {# month} other {# months}} at most.")
    static let demandValidTooLong = MessageKey("demand.validTooLong", "The document is valid from {issued, date} to {expiry, date}, and the policy takes {months, plural, one {# month} other {# months}} at most.")
    static let demandRevocationList = MessageKey("demand.revocationList", "the revocation list of the issuer")
    static let demandMasterList = MessageKey("demand.masterList", "the master list that the CSCA certificate came in")
    static let demandStore = MessageKey("demand.store", "the newest master list of the store")
    static let demandNoMasterList = MessageKey("demand.noMasterList", "The CSCA certificate came in no master list that says when it was signed, so that its age is not known.")
    static let demandNoListInStore = MessageKey("demand.noListInStore", "No master list in the store says when it was signed, so that its age is not known.")
    static let demandListsNew = MessageKey("demand.listsNew", "The lists are as new as the policy wants them.")
    static let demandListOld = MessageKey("demand.listOld", "The policy wants {list, message} to be {most, plural, one {# day} other {# days}} old at most, and it is of {day, date}, {days, plural, one {# day} other {# days}} ago.")
    static let demandProofShown = MessageKey("demand.proofShown", "What the policy demands is met by {check, message}.")
    static let demandProofShownToOthers = MessageKey("demand.proofShownToOthers", "The chip proved to a terminal that it is the original, and the policy wants that shown to whoever judges.")
    static let demandNoProofOffered = MessageKey("demand.noProofOffered", "The document offers none of the proofs that the policy takes.")
    static let demandCloneable = MessageKey("demand.cloneable", "The chip offers no proof that it is the original: a copy cannot be told from it.")
    static let demandProofNotShown = MessageKey("demand.proofNotShown", "The chip did not prove that it is the original in a way that the policy takes.")
    static let demandSealUnread = MessageKey("demand.sealUnread", "The seal does not say of which State or type the document is.")

    static let ofDemand: [MessageKey] = [
        .demandCloneable,
        .demandCountryAllowed,
        .demandCountryNotAllowed,
        .demandCountryUnknown,
        .demandDocumentGiven,
        .demandExpiresSoon,
        .demandListOld,
        .demandListsNew,
        .demandMasterList,
        .demandNoDateOfIssue,
        .demandNoListInStore,
        .demandNoMasterList,
        .demandNoProofOffered,
        .demandPeriodFits,
        .demandProofNotShown,
        .demandProofShown,
        .demandProofShownToOthers,
        .demandRevocationList,
        .demandSealGiven,
        .demandSealUnread,
        .demandStore,
        .demandTypeAllowed,
        .demandTypeRefused,
        .demandValidLongEnough,
        .demandValidTooLong,
    ]
}

extension Message {
    package static func demandCountryAllowed(state: String) -> Message {
        Message(.demandCountryAllowed, [.init("state", .country(state))])
    }
    package static func demandCountryNotAllowed(state: String) -> Message {
        Message(.demandCountryNotAllowed, [.init("state", .country(state))])
    }
    package static func demandCountryUnknown(code: some CustomStringConvertible) -> Message {
        Message(.demandCountryUnknown, [.init("code", .text(code.description))])
    }
    package static func demandTypeAllowed(code: some CustomStringConvertible) -> Message {
        Message(.demandTypeAllowed, [.init("code", .text(code.description))])
    }
    package static func demandTypeRefused(code: some CustomStringConvertible) -> Message {
        Message(.demandTypeRefused, [.init("code", .text(code.description))])
    }
    package static var demandSealGiven: Message { Message(.demandSealGiven) }
    package static var demandDocumentGiven: Message { Message(.demandDocumentGiven) }
    package static func demandExpiresSoon(day: String, days: Int) -> Message {
        Message(.demandExpiresSoon, [.init("day", .date(day)), .init("days", .number(days))])
    }
    package static func demandValidLongEnough(days: Int) -> Message {
        Message(.demandValidLongEnough, [.init("days", .number(days))])
    }
    package static var demandNoDateOfIssue: Message { Message(.demandNoDateOfIssue) }
    package static func demandPeriodFits(months: Int) -> Message {
        Message(.demandPeriodFits, [.init("months", .number(months))])
    }
    package static func demandValidTooLong(issued: String, expiry: String, months: Int) -> Message {
        Message(.demandValidTooLong, [.init("issued", .date(issued)), .init("expiry", .date(expiry)), .init("months", .number(months))])
    }
    package static var demandRevocationList: Message { Message(.demandRevocationList) }
    package static var demandMasterList: Message { Message(.demandMasterList) }
    package static var demandStore: Message { Message(.demandStore) }
    package static var demandNoMasterList: Message { Message(.demandNoMasterList) }
    package static var demandNoListInStore: Message { Message(.demandNoListInStore) }
    package static var demandListsNew: Message { Message(.demandListsNew) }
    package static func demandListOld(list: Message, most: Int, day: String, days: Int) -> Message {
        Message(.demandListOld, [.init("list", .message(list)), .init("most", .number(most)), .init("day", .date(day)), .init("days", .number(days))])
    }
    package static func demandProofShown(check: Message) -> Message {
        Message(.demandProofShown, [.init("check", .message(check))])
    }
    package static var demandProofShownToOthers: Message { Message(.demandProofShownToOthers) }
    package static var demandNoProofOffered: Message { Message(.demandNoProofOffered) }
    package static var demandCloneable: Message { Message(.demandCloneable) }
    package static var demandProofNotShown: Message { Message(.demandProofNotShown) }
    package static var demandSealUnread: Message { Message(.demandSealUnread) }
}
