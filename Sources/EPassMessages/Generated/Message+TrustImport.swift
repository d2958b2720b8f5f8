// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let trustImportAllCountriesNew = MessageKey("trustImport.allCountriesNew", "{count, plural, one {The only country} other {All # countries}} of the added anchors {count, plural, one {is} other {are}} new.")
    static let trustImportNewCountries = MessageKey("trustImport.newCountries", "New countries: {countries, list}.")
    static let trustImportCodesWithoutLetters = MessageKey("trustImport.codesWithoutLetters", "Codes of no State in the tables: {codes, list}. Documents that have them as their issuer rest on these certificates alone.")
    static let trustImportOtherKeys = MessageKey("trustImport.otherKeys", "{count, plural, one {One anchor has} other {# anchors have}} the name of a known one and another key.")
    static let trustImportAnchorsLeave = MessageKey("trustImport.anchorsLeave", "{count, plural, one {One anchor is} other {# anchors are}} not in the newest list of the same signer any more: leaving the store.")
    static let trustImportAnchorsFall = MessageKey("trustImport.anchorsFall", "{count, plural, one {One anchor has} other {# anchors have}} nothing trusted to rest on any more: a list that spoke for them was replaced.")
    static let trustImportAnchorsWeaken = MessageKey("trustImport.anchorsWeaken", "{count, plural, one {One anchor rests} other {# anchors rest}} on the list of another State only from now on: border and strict refuse them.")
    static let trustImportListUnvouched = MessageKey("trustImport.listUnvouched", "Nothing that is trusted stands behind the signature of {name}.")
    static let trustImportExcusesFaults = MessageKey("trustImport.excusesFaults", "it excuses faults in documents")
    static let trustImportVouchesForSigners = MessageKey("trustImport.vouchesForSigners", "it vouches for document signers")
    static let trustImportRevokesAndExcuses = MessageKey("trustImport.revokesAndExcuses", "it revokes document signers and excuses faults in documents")
    static let trustImportJudgesEveryNamed = MessageKey("trustImport.judgesEveryNamed", "{name} changes how documents are judged, for every State that it names: {what, message}.")
    static let trustImportJudgesOnceVouched = MessageKey("trustImport.judgesOnceVouched", "{name} changes how documents are judged, once somebody vouches for it: {what, message}.")
    static let trustImportJudgesEvery = MessageKey("trustImport.judgesEvery", "{name} changes how documents are judged, for every State: {what, message}.")
    static let trustImportJudgesOwn = MessageKey("trustImport.judgesOwn", "{name} changes how documents are judged, for its own State: {what, message}.")
    static let trustImportJudgesState = MessageKey("trustImport.judgesState", "{name} changes how documents are judged, for {state, country}: {what, message}.")
    static let trustImportJudgesOwnAndOthers = MessageKey("trustImport.judgesOwnAndOthers", "{name} changes how documents are judged, for its own State and for {granted}: {what, message}.")
    static let trustImportJudgesStateAndOthers = MessageKey("trustImport.judgesStateAndOthers", "{name} changes how documents are judged, for {state, country} and for {granted}: {what, message}.")
    static let trustImportAnchorsListed = MessageKey("trustImport.anchorsListed", "{count, plural, one {One anchor is} other {# anchors are}} vouched for by the list of another State only: border and strict refuse them without a grant or a pin of the list.")
    static let trustImportAnchorsAlone = MessageKey("trustImport.anchorsAlone", "{count, plural, one {One certificate is vouched for only by the file it came in.} other {# certificates are vouched for only by the file they came in.}}")
    static let trustImportBareCertificates = MessageKey("trustImport.bareCertificates", "{count, plural, one {One certificate becomes} other {# certificates become}} trusted because you name the file, and nobody signed the file: of {countries, list}, SHA-256 {digest}.")
    static let trustImportList = MessageKey("trustImport.list", "{change, select, better {+ better vouched for:} weaker {- less vouched for:} gone {- no longer in force:} other {+}} {kind, message} {name}{isDated, select, yes {, signed {date, date}} other {}}{isSigned, select, yes { under {signer}} other {}}: {basis, message}{isGranted, select, yes {, granted {granted}} other {}}")
    static let trustImportListDigest = MessageKey("trustImport.listDigest", "SHA-256 of the list: {digest}")
    static let trustImportListAuthority = MessageKey("trustImport.listAuthority", "its signer's CSCA: {digest} (for --pin and --grant)")
    static let trustImportAnchorsAdded = MessageKey("trustImport.anchorsAdded", "+ anchors")
    static let trustImportAnchorsBetter = MessageKey("trustImport.anchorsBetter", "+ better vouched for")
    static let trustImportAnchorsLess = MessageKey("trustImport.anchorsLess", "- less vouched for")
    static let trustImportAnchorsLeaving = MessageKey("trustImport.anchorsLeaving", "- anchors that leave")
    static let trustImportAnchorsOtherKey = MessageKey("trustImport.anchorsOtherKey", "! another key under a known name")
    static let trustImportAnchor = MessageKey("trustImport.anchor", "{heading, message}: {subject} ({basis, message})")
    static let trustImportAnchorFrom = MessageKey("trustImport.anchorFrom", "{heading, message}: {subject} ({before, message} to {basis, message})")
    static let trustImportBasisCount = MessageKey("trustImport.basisCount", "{basis, message} {count, number}")
    static let trustImportAnchorsMany = MessageKey("trustImport.anchorsMany", "{heading, message}: {count, number} ({bases, messages}), of {countries, plural, one {one country} other {# countries}}: {counts, list}")
    static let trustImportRevocationList = MessageKey("trustImport.revocationList", "+ revocation list {country, country} of {date, date}, {revoked, plural, other {# revoked}}{isVerified, select, no {, not verified} other {}}")
    static let trustImportRevocationLists = MessageKey("trustImport.revocationLists", "+ revocation lists: {count, number} ({counts, list})")
    static let trustImportRevocationListsGone = MessageKey("trustImport.revocationListsGone", "- revocation lists: {count, number} ({counts, list})")
    static let trustImportRevocationListsNotVerified = MessageKey("trustImport.revocationListsNotVerified", "+ revocation lists: {count, number} ({counts, list}), {unverified, plural, other {# of them not verified}}")
    static let trustImportSigners = MessageKey("trustImport.signers", "+ signers: {count, number} ({counts, list})")
    static let trustImportSignersGone = MessageKey("trustImport.signersGone", "- signers: {count, number} ({counts, list})")
    static let trustImportKnown = MessageKey("trustImport.known", "= known already: {count, number}")
    static let trustImportHeldOut = MessageKey("trustImport.heldOut", "= stay out, because they were removed: {count, number}")
    static let trustImportRefused = MessageKey("trustImport.refused", "x refused {name}. {reason, message}.")
    static let trustImportSkipped = MessageKey("trustImport.skipped", "x skipped {place}. {reason, message}.")
    static let trustImportSkippedMore = MessageKey("trustImport.skippedMore", "x skipped {count, number} more; --json names them")
    static let trustImportPinNotHere = MessageKey("trustImport.pinNotHere", "x pinned, and not here: {digest}")
    static let trustImportDryRun = MessageKey("trustImport.dryRun", "Dry run: {path} is as it was.")
    static let trustImportNothing = MessageKey("trustImport.nothing", "Nothing was imported: {path} is as it was.")
    static let trustImportDone = MessageKey("trustImport.done", "{path} holds {count, plural, one {# anchor} other {# anchors}} (snapshot {hash}...).")
    static let trustImportObjectsRefused = MessageKey("trustImport.objectsRefused", "{count, plural, one {One object was refused: {name}.} other {# objects were refused, the first being {name}.}} {reason, message}.")
    static let trustImportNothingButMany = MessageKey("trustImport.nothingButMany", "{place} cannot be used. {reason, message}. {count, plural, one {# entry was} other {# entries were}} skipped, and there was nothing else.")
    static let trustImportPinNotMet = MessageKey("trustImport.pinNotMet", "What was pinned is not here: it is the SHA-256 of no file, no list that is all that its file holds, no CSCA certificate and no CSCA of a list's signer. Nothing was imported.")
    static let trustImportComparePin = MessageKey("trustImport.comparePin", "Compare with what the publisher says; epass inspect LIST shows both digests. Without --pin the list is unpinned.")
    static let trustImportPublisherNotHere = MessageKey("trustImport.publisherNotHere", "The publisher of a grant is not here: no CSCA certificate has its SHA-256. Nothing was imported.")
    static let trustImportComparePublisher = MessageKey("trustImport.comparePublisher", "Compare with what the publisher says; epass inspect LIST shows the CSCA of its signer.")
    static let trustImportNothingFound = MessageKey("trustImport.nothingFound", "Nothing that could be imported was found.")
    static let trustImportWhatToGive = MessageKey("trustImport.whatToGive", "Give a master list, LDIF, CRLs or certificates (PEM, DER, a folder).")
    static let trustImportNobodyToConfirm = MessageKey("trustImport.nobodyToConfirm", "This has to be confirmed, and nobody can be asked. Nothing was imported.")
    static let trustImportNotNamed = MessageKey("trustImport.notNamed", "{count, plural, one {One certificate is} other {# certificates are}} vouched for by nothing but --yes, which does not say that {count, plural, one {it is} other {they are}} genuine. Nothing was imported.")
    static let trustImportNameThem = MessageKey("trustImport.nameThem", "Compare {count, plural, one {it} other {them}} with what the States publish; then give --pin {digest}, or --named to vouch for whatever is in the files.")
    static let trustImportQuestion = MessageKey("trustImport.question", "Take this into the store? [y/N]")
    static let trustImportNotConfirmed = MessageKey("trustImport.notConfirmed", "Nothing was imported.")
    static let trustImportNoFingerprint = MessageKey("trustImport.noFingerprint", "{option} takes the 64 hexadecimal digits of a SHA-256; {text} is none.")
    static let trustImportNameEmpty = MessageKey("trustImport.nameEmpty", "The name of a file or folder is empty.")
    static let trustImportErrorAt = MessageKey("trustImport.errorAt", "{place} cannot be used. {reason, message}.")
    static let trustImportToConfirm = MessageKey("trustImport.toConfirm", "? {what, message}.")
    static let trustImportAnswersYes = MessageKey("trustImport.answersYes", "y, yes")

    static let ofTrustImport: [MessageKey] = [
        .trustImportAllCountriesNew,
        .trustImportAnchor,
        .trustImportAnchorFrom,
        .trustImportAnchorsAdded,
        .trustImportAnchorsAlone,
        .trustImportAnchorsBetter,
        .trustImportAnchorsFall,
        .trustImportAnchorsLeave,
        .trustImportAnchorsLeaving,
        .trustImportAnchorsLess,
        .trustImportAnchorsListed,
        .trustImportAnchorsMany,
        .trustImportAnchorsOtherKey,
        .trustImportAnchorsWeaken,
        .trustImportAnswersYes,
        .trustImportBareCertificates,
        .trustImportBasisCount,
        .trustImportCodesWithoutLetters,
        .trustImportComparePin,
        .trustImportComparePublisher,
        .trustImportDone,
        .trustImportDryRun,
        .trustImportErrorAt,
        .trustImportExcusesFaults,
        .trustImportHeldOut,
        .trustImportJudgesEvery,
        .trustImportJudgesEveryNamed,
        .trustImportJudgesOnceVouched,
        .trustImportJudgesOwn,
        .trustImportJudgesOwnAndOthers,
        .trustImportJudgesState,
        .trustImportJudgesStateAndOthers,
        .trustImportKnown,
        .trustImportList,
        .trustImportListAuthority,
        .trustImportListDigest,
        .trustImportListUnvouched,
        .trustImportNameEmpty,
        .trustImportNameThem,
        .trustImportNewCountries,
        .trustImportNoFingerprint,
        .trustImportNobodyToConfirm,
        .trustImportNotConfirmed,
        .trustImportNotNamed,
        .trustImportNothing,
        .trustImportNothingButMany,
        .trustImportNothingFound,
        .trustImportObjectsRefused,
        .trustImportOtherKeys,
        .trustImportPinNotHere,
        .trustImportPinNotMet,
        .trustImportPublisherNotHere,
        .trustImportQuestion,
        .trustImportRefused,
        .trustImportRevocationList,
        .trustImportRevocationLists,
        .trustImportRevocationListsGone,
        .trustImportRevocationListsNotVerified,
        .trustImportRevokesAndExcuses,
        .trustImportSigners,
        .trustImportSignersGone,
        .trustImportSkipped,
        .trustImportSkippedMore,
        .trustImportToConfirm,
        .trustImportVouchesForSigners,
        .trustImportWhatToGive,
    ]
}

extension Message {
    package static func trustImportAllCountriesNew(count: Int) -> Message {
        Message(.trustImportAllCountriesNew, [.init("count", .number(count))])
    }
    package static func trustImportNewCountries(countries: [String]) -> Message {
        Message(.trustImportNewCountries, [.init("countries", .list(countries))])
    }
    package static func trustImportCodesWithoutLetters(codes: [String]) -> Message {
        Message(.trustImportCodesWithoutLetters, [.init("codes", .list(codes))])
    }
    package static func trustImportOtherKeys(count: Int) -> Message {
        Message(.trustImportOtherKeys, [.init("count", .number(count))])
    }
    package static func trustImportAnchorsLeave(count: Int) -> Message {
        Message(.trustImportAnchorsLeave, [.init("count", .number(count))])
    }
    package static func trustImportAnchorsFall(count: Int) -> Message {
        Message(.trustImportAnchorsFall, [.init("count", .number(count))])
    }
    package static func trustImportAnchorsWeaken(count: Int) -> Message {
        Message(.trustImportAnchorsWeaken, [.init("count", .number(count))])
    }
    package static func trustImportListUnvouched(name: some CustomStringConvertible) -> Message {
        Message(.trustImportListUnvouched, [.init("name", .text(name.description))])
    }
    package static var trustImportExcusesFaults: Message { Message(.trustImportExcusesFaults) }
    package static var trustImportVouchesForSigners: Message { Message(.trustImportVouchesForSigners) }
    package static var trustImportRevokesAndExcuses: Message { Message(.trustImportRevokesAndExcuses) }
    package static func trustImportJudgesEveryNamed(name: some CustomStringConvertible, what: Message) -> Message {
        Message(.trustImportJudgesEveryNamed, [.init("name", .text(name.description)), .init("what", .message(what))])
    }
    package static func trustImportJudgesOnceVouched(name: some CustomStringConvertible, what: Message) -> Message {
        Message(.trustImportJudgesOnceVouched, [.init("name", .text(name.description)), .init("what", .message(what))])
    }
    package static func trustImportJudgesEvery(name: some CustomStringConvertible, what: Message) -> Message {
        Message(.trustImportJudgesEvery, [.init("name", .text(name.description)), .init("what", .message(what))])
    }
    package static func trustImportJudgesOwn(name: some CustomStringConvertible, what: Message) -> Message {
        Message(.trustImportJudgesOwn, [.init("name", .text(name.description)), .init("what", .message(what))])
    }
    package static func trustImportJudgesState(name: some CustomStringConvertible, state: String, what: Message) -> Message {
        Message(.trustImportJudgesState, [.init("name", .text(name.description)), .init("state", .country(state)), .init("what", .message(what))])
    }
    package static func trustImportJudgesOwnAndOthers(name: some CustomStringConvertible, granted: some CustomStringConvertible, what: Message) -> Message {
        Message(.trustImportJudgesOwnAndOthers, [.init("name", .text(name.description)), .init("granted", .text(granted.description)), .init("what", .message(what))])
    }
    package static func trustImportJudgesStateAndOthers(name: some CustomStringConvertible, state: String, granted: some CustomStringConvertible, what: Message) -> Message {
        Message(.trustImportJudgesStateAndOthers, [.init("name", .text(name.description)), .init("state", .country(state)), .init("granted", .text(granted.description)), .init("what", .message(what))])
    }
    package static func trustImportAnchorsListed(count: Int) -> Message {
        Message(.trustImportAnchorsListed, [.init("count", .number(count))])
    }
    package static func trustImportAnchorsAlone(count: Int) -> Message {
        Message(.trustImportAnchorsAlone, [.init("count", .number(count))])
    }
    package static func trustImportBareCertificates(count: Int, countries: [String], digest: some CustomStringConvertible) -> Message {
        Message(.trustImportBareCertificates, [.init("count", .number(count)), .init("countries", .list(countries)), .init("digest", .text(digest.description))])
    }
    package static func trustImportList(change: String, kind: Message, name: some CustomStringConvertible, date: String, isDated: String, signer: some CustomStringConvertible, isSigned: String, basis: Message, granted: some CustomStringConvertible, isGranted: String) -> Message {
        Message(.trustImportList, [.init("change", .text(change)), .init("kind", .message(kind)), .init("name", .text(name.description)), .init("date", .date(date)), .init("isDated", .text(isDated)), .init("signer", .text(signer.description)), .init("isSigned", .text(isSigned)), .init("basis", .message(basis)), .init("granted", .text(granted.description)), .init("isGranted", .text(isGranted))])
    }
    package static func trustImportListDigest(digest: some CustomStringConvertible) -> Message {
        Message(.trustImportListDigest, [.init("digest", .text(digest.description))])
    }
    package static func trustImportListAuthority(digest: some CustomStringConvertible) -> Message {
        Message(.trustImportListAuthority, [.init("digest", .text(digest.description))])
    }
    package static var trustImportAnchorsAdded: Message { Message(.trustImportAnchorsAdded) }
    package static var trustImportAnchorsBetter: Message { Message(.trustImportAnchorsBetter) }
    package static var trustImportAnchorsLess: Message { Message(.trustImportAnchorsLess) }
    package static var trustImportAnchorsLeaving: Message { Message(.trustImportAnchorsLeaving) }
    package static var trustImportAnchorsOtherKey: Message { Message(.trustImportAnchorsOtherKey) }
    package static func trustImportAnchor(heading: Message, subject: some CustomStringConvertible, basis: Message) -> Message {
        Message(.trustImportAnchor, [.init("heading", .message(heading)), .init("subject", .text(subject.description)), .init("basis", .message(basis))])
    }
    package static func trustImportAnchorFrom(heading: Message, subject: some CustomStringConvertible, before: Message, basis: Message) -> Message {
        Message(.trustImportAnchorFrom, [.init("heading", .message(heading)), .init("subject", .text(subject.description)), .init("before", .message(before)), .init("basis", .message(basis))])
    }
    package static func trustImportBasisCount(basis: Message, count: Int) -> Message {
        Message(.trustImportBasisCount, [.init("basis", .message(basis)), .init("count", .number(count))])
    }
    package static func trustImportAnchorsMany(heading: Message, count: Int, bases: [Message], countries: Int, counts: [String]) -> Message {
        Message(.trustImportAnchorsMany, [.init("heading", .message(heading)), .init("count", .number(count)), .init("bases", .messages(bases)), .init("countries", .number(countries)), .init("counts", .list(counts))])
    }
    package static func trustImportRevocationList(country: String, date: String, revoked: Int, isVerified: String) -> Message {
        Message(.trustImportRevocationList, [.init("country", .country(country)), .init("date", .date(date)), .init("revoked", .number(revoked)), .init("isVerified", .text(isVerified))])
    }
    package static func trustImportRevocationLists(count: Int, counts: [String]) -> Message {
        Message(.trustImportRevocationLists, [.init("count", .number(count)), .init("counts", .list(counts))])
    }
    package static func trustImportRevocationListsGone(count: Int, counts: [String]) -> Message {
        Message(.trustImportRevocationListsGone, [.init("count", .number(count)), .init("counts", .list(counts))])
    }
    package static func trustImportRevocationListsNotVerified(count: Int, counts: [String], unverified: Int) -> Message {
        Message(.trustImportRevocationListsNotVerified, [.init("count", .number(count)), .init("counts", .list(counts)), .init("unverified", .number(unverified))])
    }
    package static func trustImportSigners(count: Int, counts: [String]) -> Message {
        Message(.trustImportSigners, [.init("count", .number(count)), .init("counts", .list(counts))])
    }
    package static func trustImportSignersGone(count: Int, counts: [String]) -> Message {
        Message(.trustImportSignersGone, [.init("count", .number(count)), .init("counts", .list(counts))])
    }
    package static func trustImportKnown(count: Int) -> Message {
        Message(.trustImportKnown, [.init("count", .number(count))])
    }
    package static func trustImportHeldOut(count: Int) -> Message {
        Message(.trustImportHeldOut, [.init("count", .number(count))])
    }
    package static func trustImportRefused(name: some CustomStringConvertible, reason: Message) -> Message {
        Message(.trustImportRefused, [.init("name", .text(name.description)), .init("reason", .message(reason))])
    }
    package static func trustImportSkipped(place: some CustomStringConvertible, reason: Message) -> Message {
        Message(.trustImportSkipped, [.init("place", .text(place.description)), .init("reason", .message(reason))])
    }
    package static func trustImportSkippedMore(count: Int) -> Message {
        Message(.trustImportSkippedMore, [.init("count", .number(count))])
    }
    package static func trustImportPinNotHere(digest: some CustomStringConvertible) -> Message {
        Message(.trustImportPinNotHere, [.init("digest", .text(digest.description))])
    }
    package static func trustImportDryRun(path: some CustomStringConvertible) -> Message {
        Message(.trustImportDryRun, [.init("path", .text(path.description))])
    }
    package static func trustImportNothing(path: some CustomStringConvertible) -> Message {
        Message(.trustImportNothing, [.init("path", .text(path.description))])
    }
    package static func trustImportDone(path: some CustomStringConvertible, count: Int, hash: some CustomStringConvertible) -> Message {
        Message(.trustImportDone, [.init("path", .text(path.description)), .init("count", .number(count)), .init("hash", .text(hash.description))])
    }
    package static func trustImportObjectsRefused(name: some CustomStringConvertible, count: Int, reason: Message) -> Message {
        Message(.trustImportObjectsRefused, [.init("name", .text(name.description)), .init("count", .number(count)), .init("reason", .message(reason))])
    }
    package static func trustImportNothingButMany(place: some CustomStringConvertible, reason: Message, count: Int) -> Message {
        Message(.trustImportNothingButMany, [.init("place", .text(place.description)), .init("reason", .message(reason)), .init("count", .number(count))])
    }
    package static var trustImportPinNotMet: Message { Message(.trustImportPinNotMet) }
    package static var trustImportComparePin: Message { Message(.trustImportComparePin) }
    package static var trustImportPublisherNotHere: Message { Message(.trustImportPublisherNotHere) }
    package static var trustImportComparePublisher: Message { Message(.trustImportComparePublisher) }
    package static var trustImportNothingFound: Message { Message(.trustImportNothingFound) }
    package static var trustImportWhatToGive: Message { Message(.trustImportWhatToGive) }
    package static var trustImportNobodyToConfirm: Message { Message(.trustImportNobodyToConfirm) }
    package static func trustImportNotNamed(count: Int) -> Message {
        Message(.trustImportNotNamed, [.init("count", .number(count))])
    }
    package static func trustImportNameThem(count: Int, digest: some CustomStringConvertible) -> Message {
        Message(.trustImportNameThem, [.init("count", .number(count)), .init("digest", .text(digest.description))])
    }
    package static var trustImportQuestion: Message { Message(.trustImportQuestion) }
    package static var trustImportNotConfirmed: Message { Message(.trustImportNotConfirmed) }
    package static func trustImportNoFingerprint(option: some CustomStringConvertible, text: some CustomStringConvertible) -> Message {
        Message(.trustImportNoFingerprint, [.init("option", .text(option.description)), .init("text", .text(text.description))])
    }
    package static var trustImportNameEmpty: Message { Message(.trustImportNameEmpty) }
    package static func trustImportErrorAt(place: some CustomStringConvertible, reason: Message) -> Message {
        Message(.trustImportErrorAt, [.init("place", .text(place.description)), .init("reason", .message(reason))])
    }
    package static func trustImportToConfirm(what: Message) -> Message {
        Message(.trustImportToConfirm, [.init("what", .message(what))])
    }
    package static var trustImportAnswersYes: Message { Message(.trustImportAnswersYes) }
}
