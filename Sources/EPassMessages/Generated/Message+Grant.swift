// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let grantAboutEvery = MessageKey("grant.aboutEvery", "{kind, select, defectList {defect lists} documentSignerList {document signer lists} other {master lists}}, about every State")
    static let grantAboutStates = MessageKey("grant.aboutStates", "{kind, select, defectList {defect lists} documentSignerList {document signer lists} other {master lists}}, about {states}")
    static let grantAdded = MessageKey("grant.added", "+ granted: {grant, message}, to the CSCA {digest}")
    static let grantRemoved = MessageKey("grant.removed", "- no longer granted: {grant, message}, to the CSCA {digest}")
    static let grantPublisherSpeaks = MessageKey("grant.publisherSpeaks", "The publisher{hasState, select, yes { of {state, country}} other {}} speaks in its {kind, select, defectList {defect lists} documentSignerList {document signer lists} other {master lists}} about other States.")
    static let grantPublisherDigest = MessageKey("grant.publisherDigest", "SHA-256 of its CSCA: {digest}")
    static let grantPublisherSHA1 = MessageKey("grant.publisherSHA1", "SHA-1 of its CSCA: {digest}")
    static let grantPublisherPage = MessageKey("grant.publisherPage", "Its publisher has the fingerprint on this page (looked up {date, date}):")
    static let grantQuestion = MessageKey("grant.question", "Compare it with what the publisher says. About which States may its {kind, select, defectList {defect lists} documentSignerList {document signer lists} other {master lists}} speak, now and in later issues?")
    static let grantPrompt = MessageKey("grant.prompt", "Codes or names with commas, * for every State, nothing for none:")
    static let grantNothingGranted = MessageKey("grant.nothingGranted", "Nothing was granted.")
    static let grantColumnCSCA = MessageKey("grant.columnCSCA", "SHA-256 of the CSCA")
    static let grantColumnStates = MessageKey("grant.columnStates", "States")
    static let grantColumnPublisher = MessageKey("grant.columnPublisher", "publisher")
    static let grantNotInStore = MessageKey("grant.notInStore", "not in the store")
    static let grantNameEmpty = MessageKey("grant.nameEmpty", "The name of the store is empty.")
    static let grantNone = MessageKey("grant.none", "Nothing is granted.")
    static let grantCount = MessageKey("grant.count", "{count, plural, other {# granted.}}")
    static let grantNameThePublisher = MessageKey("grant.nameThePublisher", "Name the publisher by the SHA-256 of its CSCA certificate.")
    static let grantPublisherNotNamed = MessageKey("grant.publisherNotNamed", "A publisher is named by the 64 hexadecimal digits of a SHA-256.")
    static let grantNeedsKindAndStates = MessageKey("grant.needsKindAndStates", "A grant needs --kind and --states.")
    static let grantStatesNotRead = MessageKey("grant.statesNotRead", "--states takes codes or names of States with commas, or *; {text} is something else.")
    static let grantArgumentNotRead = MessageKey("grant.argumentNotRead", "A grant is SHA256:KIND:STATES; {text} is something else.")
    static let grantPublisherUnknown = MessageKey("grant.publisherUnknown", "No CSCA certificate of the store has that SHA-256.")
    static let grantHowToGrant = MessageKey("grant.howToGrant", "epass trust list --json shows them; epass trust import --grant takes a list with its grant.")
    static let grantNothingToTake = MessageKey("grant.nothingToTake", "There is no such grant. A grant for every State (*) can only be taken back as a whole.")
    static let grantWhatIsGranted = MessageKey("grant.whatIsGranted", "epass trust grant shows what is granted.")

    static let ofGrant: [MessageKey] = [
        .grantAboutEvery,
        .grantAboutStates,
        .grantAdded,
        .grantArgumentNotRead,
        .grantColumnCSCA,
        .grantColumnPublisher,
        .grantColumnStates,
        .grantCount,
        .grantHowToGrant,
        .grantNameEmpty,
        .grantNameThePublisher,
        .grantNeedsKindAndStates,
        .grantNone,
        .grantNotInStore,
        .grantNothingGranted,
        .grantNothingToTake,
        .grantPrompt,
        .grantPublisherDigest,
        .grantPublisherNotNamed,
        .grantPublisherPage,
        .grantPublisherSHA1,
        .grantPublisherSpeaks,
        .grantPublisherUnknown,
        .grantQuestion,
        .grantRemoved,
        .grantStatesNotRead,
        .grantWhatIsGranted,
    ]
}

extension Message {
    package static func grantAboutEvery(kind: String) -> Message {
        Message(.grantAboutEvery, [.init("kind", .text(kind))])
    }
    package static func grantAboutStates(kind: String, states: some CustomStringConvertible) -> Message {
        Message(.grantAboutStates, [.init("kind", .text(kind)), .init("states", .text(states.description))])
    }
    package static func grantAdded(grant: Message, digest: some CustomStringConvertible) -> Message {
        Message(.grantAdded, [.init("grant", .message(grant)), .init("digest", .text(digest.description))])
    }
    package static func grantRemoved(grant: Message, digest: some CustomStringConvertible) -> Message {
        Message(.grantRemoved, [.init("grant", .message(grant)), .init("digest", .text(digest.description))])
    }
    package static func grantPublisherSpeaks(state: String, hasState: String, kind: String) -> Message {
        Message(.grantPublisherSpeaks, [.init("state", .country(state)), .init("hasState", .text(hasState)), .init("kind", .text(kind))])
    }
    package static func grantPublisherDigest(digest: some CustomStringConvertible) -> Message {
        Message(.grantPublisherDigest, [.init("digest", .text(digest.description))])
    }
    package static func grantPublisherSHA1(digest: some CustomStringConvertible) -> Message {
        Message(.grantPublisherSHA1, [.init("digest", .text(digest.description))])
    }
    package static func grantPublisherPage(date: String) -> Message {
        Message(.grantPublisherPage, [.init("date", .date(date))])
    }
    package static func grantQuestion(kind: String) -> Message {
        Message(.grantQuestion, [.init("kind", .text(kind))])
    }
    package static var grantPrompt: Message { Message(.grantPrompt) }
    package static var grantNothingGranted: Message { Message(.grantNothingGranted) }
    package static var grantColumnCSCA: Message { Message(.grantColumnCSCA) }
    package static var grantColumnStates: Message { Message(.grantColumnStates) }
    package static var grantColumnPublisher: Message { Message(.grantColumnPublisher) }
    package static var grantNotInStore: Message { Message(.grantNotInStore) }
    package static var grantNameEmpty: Message { Message(.grantNameEmpty) }
    package static var grantNone: Message { Message(.grantNone) }
    package static func grantCount(count: Int) -> Message {
        Message(.grantCount, [.init("count", .number(count))])
    }
    package static var grantNameThePublisher: Message { Message(.grantNameThePublisher) }
    package static var grantPublisherNotNamed: Message { Message(.grantPublisherNotNamed) }
    package static var grantNeedsKindAndStates: Message { Message(.grantNeedsKindAndStates) }
    package static func grantStatesNotRead(text: some CustomStringConvertible) -> Message {
        Message(.grantStatesNotRead, [.init("text", .text(text.description))])
    }
    package static func grantArgumentNotRead(text: some CustomStringConvertible) -> Message {
        Message(.grantArgumentNotRead, [.init("text", .text(text.description))])
    }
    package static var grantPublisherUnknown: Message { Message(.grantPublisherUnknown) }
    package static var grantHowToGrant: Message { Message(.grantHowToGrant) }
    package static var grantNothingToTake: Message { Message(.grantNothingToTake) }
    package static var grantWhatIsGranted: Message { Message(.grantWhatIsGranted) }
}
