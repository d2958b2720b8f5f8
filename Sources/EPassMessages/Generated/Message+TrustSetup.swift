// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let trustSetupJsonNeedsList = MessageKey("trustSetup.jsonNeedsList", "--json goes with --list.")
    static let trustSetupListAlone = MessageKey("trustSetup.listAlone", "--list takes no files.")
    static let trustSetupNoTerminal = MessageKey("trustSetup.noTerminal", "epass trust setup asks questions, and there is no terminal to ask on. Nothing was done.")
    static let trustSetupWithoutTerminal = MessageKey("trustSetup.withoutTerminal", "epass trust setup --list shows what there is; epass trust import takes files without a question, with --pin or --grant for what you trust them for.")
    static let trustSetupIntroduction = MessageKey("trustSetup.introduction", "This makes epass know issuers. You download a list of their certificates with your browser, compare one fingerprint with what its publisher says, and say what you trust that publisher for. Nothing is fetched, and nothing is written without your yes.")
    static let trustSetupNoStore = MessageKey("trustSetup.noStore", "There is no trust store yet; it will be {path}.")
    static let trustSetupStoreHolds = MessageKey("trustSetup.storeHolds", "The trust store {path} holds {anchors, plural, one {# anchor} other {# anchors}} of {countries, plural, one {# country} other {# countries}}.")
    static let trustSetupLists = MessageKey("trustSetup.lists", "Lists of many States (CSCA master lists):")
    static let trustSetupDownloads = MessageKey("trustSetup.downloads", "Downloads of signers and revocation lists (LDIF):")
    static let trustSetupCertificates = MessageKey("trustSetup.certificates", "States' own certificates:")
    static let trustSetupEntry = MessageKey("trustSetup.entry", "{state, country}, {publisher}")
    static let trustSetupCompareThere = MessageKey("trustSetup.compareThere", "The {algorithm} of its CSCA certificate is on the same page.")
    static let trustSetupCompareAt = MessageKey("trustSetup.compareAt", "The {algorithm} of its CSCA certificate is on {page}")
    static let trustSetupPacked = MessageKey("trustSetup.packed", "It comes in a ZIP archive: unpack it first.")
    static let trustSetupTerms = MessageKey("trustSetup.terms", "Its terms have to be accepted there.")
    static let trustSetupPlainHTTP = MessageKey("trustSetup.plainHTTP", "It comes without encryption: compare the fingerprint all the more.")
    static let trustSetupOutdated = MessageKey("trustSetup.outdated", "It is several years old.")
    static let trustSetupLooked = MessageKey("trustSetup.looked", "These addresses were looked up {date, date}; epass trust setup --list --json has the sources.")
    static let trustSetupMoreLists = MessageKey("trustSetup.moreLists", "epass trust setup --list also shows downloads of revocation lists and States' own certificates.")
    static let trustSetupChoose = MessageKey("trustSetup.choose", "One list of many States is enough to begin with. Download it, and give its file or folder here; an empty line ends.")
    static let trustSetupPathPrompt = MessageKey("trustSetup.pathPrompt", "File or folder:")
    static let trustSetupNothingYet = MessageKey("trustSetup.nothingYet", "Nothing was taken, and no issuer is known yet. Run epass trust setup again when you have a file.")
    static let trustSetupDone = MessageKey("trustSetup.done", "The trust store holds {anchors, plural, one {# anchor} other {# anchors}} of {countries, plural, one {# country} other {# countries}}; {full, plural, =0 {border and strict accept none of them yet: epass trust grant lets the publisher of a list speak for them} one {of one country there is one that every policy accepts} other {of # countries there is one that every policy accepts}}.")
    static let trustSetupNext = MessageKey("trustSetup.next", "From now on epass read and epass verify judge by it. epass trust audit shows what there is; epass trust update takes the next issue of a list; epass trust undo takes the last change back.")

    static let ofTrustSetup: [MessageKey] = [
        .trustSetupCertificates,
        .trustSetupChoose,
        .trustSetupCompareAt,
        .trustSetupCompareThere,
        .trustSetupDone,
        .trustSetupDownloads,
        .trustSetupEntry,
        .trustSetupIntroduction,
        .trustSetupJsonNeedsList,
        .trustSetupListAlone,
        .trustSetupLists,
        .trustSetupLooked,
        .trustSetupMoreLists,
        .trustSetupNext,
        .trustSetupNoStore,
        .trustSetupNoTerminal,
        .trustSetupNothingYet,
        .trustSetupOutdated,
        .trustSetupPacked,
        .trustSetupPathPrompt,
        .trustSetupPlainHTTP,
        .trustSetupStoreHolds,
        .trustSetupTerms,
        .trustSetupWithoutTerminal,
    ]
}

extension Message {
    package static var trustSetupJsonNeedsList: Message { Message(.trustSetupJsonNeedsList) }
    package static var trustSetupListAlone: Message { Message(.trustSetupListAlone) }
    package static var trustSetupNoTerminal: Message { Message(.trustSetupNoTerminal) }
    package static var trustSetupWithoutTerminal: Message { Message(.trustSetupWithoutTerminal) }
    package static var trustSetupIntroduction: Message { Message(.trustSetupIntroduction) }
    package static func trustSetupNoStore(path: some CustomStringConvertible) -> Message {
        Message(.trustSetupNoStore, [.init("path", .text(path.description))])
    }
    package static func trustSetupStoreHolds(path: some CustomStringConvertible, anchors: Int, countries: Int) -> Message {
        Message(.trustSetupStoreHolds, [.init("path", .text(path.description)), .init("anchors", .number(anchors)), .init("countries", .number(countries))])
    }
    package static var trustSetupLists: Message { Message(.trustSetupLists) }
    package static var trustSetupDownloads: Message { Message(.trustSetupDownloads) }
    package static var trustSetupCertificates: Message { Message(.trustSetupCertificates) }
    package static func trustSetupEntry(state: String, publisher: some CustomStringConvertible) -> Message {
        Message(.trustSetupEntry, [.init("state", .country(state)), .init("publisher", .text(publisher.description))])
    }
    package static func trustSetupCompareThere(algorithm: some CustomStringConvertible) -> Message {
        Message(.trustSetupCompareThere, [.init("algorithm", .text(algorithm.description))])
    }
    package static func trustSetupCompareAt(algorithm: some CustomStringConvertible, page: some CustomStringConvertible) -> Message {
        Message(.trustSetupCompareAt, [.init("algorithm", .text(algorithm.description)), .init("page", .text(page.description))])
    }
    package static var trustSetupPacked: Message { Message(.trustSetupPacked) }
    package static var trustSetupTerms: Message { Message(.trustSetupTerms) }
    package static var trustSetupPlainHTTP: Message { Message(.trustSetupPlainHTTP) }
    package static var trustSetupOutdated: Message { Message(.trustSetupOutdated) }
    package static func trustSetupLooked(date: String) -> Message {
        Message(.trustSetupLooked, [.init("date", .date(date))])
    }
    package static var trustSetupMoreLists: Message { Message(.trustSetupMoreLists) }
    package static var trustSetupChoose: Message { Message(.trustSetupChoose) }
    package static var trustSetupPathPrompt: Message { Message(.trustSetupPathPrompt) }
    package static var trustSetupNothingYet: Message { Message(.trustSetupNothingYet) }
    package static func trustSetupDone(anchors: Int, countries: Int, full: Int) -> Message {
        Message(.trustSetupDone, [.init("anchors", .number(anchors)), .init("countries", .number(countries)), .init("full", .number(full))])
    }
    package static var trustSetupNext: Message { Message(.trustSetupNext) }
}
