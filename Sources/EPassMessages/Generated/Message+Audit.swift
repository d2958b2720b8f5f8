// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let auditColumnAnchors = MessageKey("audit.columnAnchors", "anchors")
    static let auditColumnExpired = MessageKey("audit.columnExpired", "expired")
    static let auditColumnKeys = MessageKey("audit.columnKeys", "keys")
    static let auditColumnValidUntil = MessageKey("audit.columnValidUntil", "valid until")
    static let auditColumnSignsUntil = MessageKey("audit.columnSignsUntil", "signs until")
    static let auditColumnSigners = MessageKey("audit.columnSigners", "signers")
    static let auditColumnRevocationList = MessageKey("audit.columnRevocationList", "CRL")
    static let auditNoRevocationList = MessageKey("audit.noRevocationList", "none")
    static let auditRevocationList = MessageKey("audit.revocationList", "{date, date}, {age, message}{isStale, select, yes {, out of date} other {}}, {revoked, plural, other {# revoked}}")
    static let auditRevocationListOf = MessageKey("audit.revocationListOf", "{date, date}, {age, message}{isStale, select, yes {, out of date} other {}}, {revoked, plural, other {# revoked}}, {issuer}")
    static let auditNotYetIssued = MessageKey("audit.notYetIssued", "not yet issued then")
    static let auditDays = MessageKey("audit.days", "{count, plural, one {# day} other {# days}}")
    static let auditCountries = MessageKey("audit.countries", "{countries, list}")
    static let auditAllCountries = MessageKey("audit.allCountries", "{count, plural, one {the only country} other {all # countries}}")
    static let auditAllUnpinned = MessageKey("audit.allUnpinned", "Every anchor is unpinned (border and strict refuse them): {countries, message}.")
    static let auditListedOnly = MessageKey("audit.listedOnly", "Anchors that only the list of another State vouches for (border and strict refuse them; epass trust grant lets its publisher speak for them): {countries, message}.")
    static let auditAllExpired = MessageKey("audit.allExpired", "Every anchor has expired (newer documents will not chain): {countries, message}.")
    static let auditNoKeyInUse = MessageKey("audit.noKeyInUse", "No key is in use any more by what its certificate says (a newer generation is missing): {countries, message}.")
    static let auditKeyEndsSoon = MessageKey("audit.keyEndsSoon", "The newest key goes out of use within a year: {countries, message}.")
    static let auditRootWrong = MessageKey("audit.rootWrong", "The self-signature of a root is wrong (its file is damaged): {countries, message}.")
    static let auditRevocationListStale = MessageKey("audit.revocationListStale", "A revocation list is out of date: {countries, message}.")
    static let auditRevocationListMissing = MessageKey("audit.revocationListMissing", "There is no revocation list: {countries, message}.")
    static let auditAnchorMissing = MessageKey("audit.anchorMissing", "There are signers or revocation lists and no anchor: {countries, message}.")
    static let auditTest = MessageKey("audit.test", "Synthetic, for tests: {countries, message}.")
    static let auditFailOlderDays = MessageKey("audit.failOlderDays", "--fail-older takes days, from 0 to 36500.")
    static let auditNothingOlder = MessageKey("audit.nothingOlder", "No list and no CRL in force is older than {days, plural, one {# day} other {# days}}.")
    static let auditOlder = MessageKey("audit.older", "{count, plural, one {A list or CRL in force is} other {# lists and CRLs in force are}} older than {days, plural, one {# day} other {# days}}:")
    static let auditOlderEntry = MessageKey("audit.olderEntry", "{kind, message} {name}, {date, date}, {days, plural, one {# day} other {# days}}")
    static let auditOlderUndated = MessageKey("audit.olderUndated", "{kind, message} {name}, which does not say when it was signed")
    static let auditCounted = MessageKey("audit.counted", "{count, number} {what, message}")
    static let auditWords = MessageKey("audit.words", "{words, messages}")

    static let ofAudit: [MessageKey] = [
        .auditAllCountries,
        .auditAllExpired,
        .auditAllUnpinned,
        .auditAnchorMissing,
        .auditColumnAnchors,
        .auditColumnExpired,
        .auditColumnKeys,
        .auditColumnRevocationList,
        .auditColumnSigners,
        .auditColumnSignsUntil,
        .auditColumnValidUntil,
        .auditCounted,
        .auditCountries,
        .auditDays,
        .auditFailOlderDays,
        .auditKeyEndsSoon,
        .auditListedOnly,
        .auditNoKeyInUse,
        .auditNoRevocationList,
        .auditNotYetIssued,
        .auditNothingOlder,
        .auditOlder,
        .auditOlderEntry,
        .auditOlderUndated,
        .auditRevocationList,
        .auditRevocationListMissing,
        .auditRevocationListOf,
        .auditRevocationListStale,
        .auditRootWrong,
        .auditTest,
        .auditWords,
    ]
}

extension Message {
    package static var auditColumnAnchors: Message { Message(.auditColumnAnchors) }
    package static var auditColumnExpired: Message { Message(.auditColumnExpired) }
    package static var auditColumnKeys: Message { Message(.auditColumnKeys) }
    package static var auditColumnValidUntil: Message { Message(.auditColumnValidUntil) }
    package static var auditColumnSignsUntil: Message { Message(.auditColumnSignsUntil) }
    package static var auditColumnSigners: Message { Message(.auditColumnSigners) }
    package static var auditColumnRevocationList: Message { Message(.auditColumnRevocationList) }
    package static var auditNoRevocationList: Message { Message(.auditNoRevocationList) }
    package static func auditRevocationList(date: String, age: Message, isStale: String, revoked: Int) -> Message {
        Message(.auditRevocationList, [.init("date", .date(date)), .init("age", .message(age)), .init("isStale", .text(isStale)), .init("revoked", .number(revoked))])
    }
    package static func auditRevocationListOf(date: String, age: Message, isStale: String, revoked: Int, issuer: some CustomStringConvertible) -> Message {
        Message(.auditRevocationListOf, [.init("date", .date(date)), .init("age", .message(age)), .init("isStale", .text(isStale)), .init("revoked", .number(revoked)), .init("issuer", .text(issuer.description))])
    }
    package static var auditNotYetIssued: Message { Message(.auditNotYetIssued) }
    package static func auditDays(count: Int) -> Message {
        Message(.auditDays, [.init("count", .number(count))])
    }
    package static func auditCountries(countries: [String]) -> Message {
        Message(.auditCountries, [.init("countries", .list(countries))])
    }
    package static func auditAllCountries(count: Int) -> Message {
        Message(.auditAllCountries, [.init("count", .number(count))])
    }
    package static func auditAllUnpinned(countries: Message) -> Message {
        Message(.auditAllUnpinned, [.init("countries", .message(countries))])
    }
    package static func auditListedOnly(countries: Message) -> Message {
        Message(.auditListedOnly, [.init("countries", .message(countries))])
    }
    package static func auditAllExpired(countries: Message) -> Message {
        Message(.auditAllExpired, [.init("countries", .message(countries))])
    }
    package static func auditNoKeyInUse(countries: Message) -> Message {
        Message(.auditNoKeyInUse, [.init("countries", .message(countries))])
    }
    package static func auditKeyEndsSoon(countries: Message) -> Message {
        Message(.auditKeyEndsSoon, [.init("countries", .message(countries))])
    }
    package static func auditRootWrong(countries: Message) -> Message {
        Message(.auditRootWrong, [.init("countries", .message(countries))])
    }
    package static func auditRevocationListStale(countries: Message) -> Message {
        Message(.auditRevocationListStale, [.init("countries", .message(countries))])
    }
    package static func auditRevocationListMissing(countries: Message) -> Message {
        Message(.auditRevocationListMissing, [.init("countries", .message(countries))])
    }
    package static func auditAnchorMissing(countries: Message) -> Message {
        Message(.auditAnchorMissing, [.init("countries", .message(countries))])
    }
    package static func auditTest(countries: Message) -> Message {
        Message(.auditTest, [.init("countries", .message(countries))])
    }
    package static var auditFailOlderDays: Message { Message(.auditFailOlderDays) }
    package static func auditNothingOlder(days: Int) -> Message {
        Message(.auditNothingOlder, [.init("days", .number(days))])
    }
    package static func auditOlder(count: Int, days: Int) -> Message {
        Message(.auditOlder, [.init("count", .number(count)), .init("days", .number(days))])
    }
    package static func auditOlderEntry(kind: Message, name: some CustomStringConvertible, date: String, days: Int) -> Message {
        Message(.auditOlderEntry, [.init("kind", .message(kind)), .init("name", .text(name.description)), .init("date", .date(date)), .init("days", .number(days))])
    }
    package static func auditOlderUndated(kind: Message, name: some CustomStringConvertible) -> Message {
        Message(.auditOlderUndated, [.init("kind", .message(kind)), .init("name", .text(name.description))])
    }
    package static func auditCounted(count: Int, what: Message) -> Message {
        Message(.auditCounted, [.init("count", .number(count)), .init("what", .message(what))])
    }
    package static func auditWords(words: [Message]) -> Message {
        Message(.auditWords, [.init("words", .messages(words))])
    }
}
