// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let trustCommandColumnGeneration = MessageKey("trustCommand.columnGeneration", "gen")
    static let trustCommandColumnKind = MessageKey("trustCommand.columnKind", "kind")
    static let trustCommandColumnValid = MessageKey("trustCommand.columnValid", "valid")
    static let trustCommandColumnKey = MessageKey("trustCommand.columnKey", "key")
    static let trustCommandColumnBasis = MessageKey("trustCommand.columnBasis", "basis")
    static let trustCommandColumnVoucher = MessageKey("trustCommand.columnVoucher", "vouched for by")
    static let trustCommandColumnSelfSignature = MessageKey("trustCommand.columnSelfSignature", "self-signature")
    static let trustCommandColumnSubject = MessageKey("trustCommand.columnSubject", "subject")
    static let trustCommandValidity = MessageKey("trustCommand.validity", "{first, date} to {last, date}")
    static let trustCommandBasisOfTest = MessageKey("trustCommand.basisOfTest", "{basis, message}, test")
    static let trustCommandSignatureVerified = MessageKey("trustCommand.signatureVerified", "verified")
    static let trustCommandSignatureWrong = MessageKey("trustCommand.signatureWrong", "wrong")
    static let trustCommandSignatureNotVerifiable = MessageKey("trustCommand.signatureNotVerifiable", "cannot be verified")
    static let trustCommandSource = MessageKey("trustCommand.source", "the {kind, message} {name}{isDated, select, yes {, signed {date, date}} other {}}{isSigned, select, yes { by {signer}} other {}}")
    static let trustCommandSourceOf = MessageKey("trustCommand.sourceOf", "the {kind, message} {name}{isDated, select, yes {, signed {date, date}} other {}}{isSigned, select, yes { by {signer}} other {}}, {basis, message}{hasState, select, yes {, of {state, country}} other {}}{isGranted, select, yes {, granted {granted}} other {}}")
    static let trustCommandSummary = MessageKey("trustCommand.summary", "{anchors, plural, one {# anchor} other {# anchors}} of {countries, plural, one {# country} other {# countries}}, snapshot {hash}")
    static let trustCommandShown = MessageKey("trustCommand.shown", "{shown, number} of {anchors, plural, one {# anchor} other {# anchors}} of {countries, plural, one {# country} other {# countries}}, snapshot {hash}")
    static let trustCommandNoBasis = MessageKey("trustCommand.noBasis", "There is no basis {basis}; there are {bases, list}.")
    static let trustCommandCertificate = MessageKey("trustCommand.certificate", "CSCA certificate")
    static let trustCommandSigner = MessageKey("trustCommand.signer", "copy of a document signer")
    static let trustCommandList = MessageKey("trustCommand.list", "signed list")
    static let trustCommandObject = MessageKey("trustCommand.object", "{kind, message} {digest}")
    static let trustCommandLabelSources = MessageKey("trustCommand.labelSources", "sources")
    static let trustCommandLabelFrom = MessageKey("trustCommand.labelFrom", "from")
    static let trustCommandStanding = MessageKey("trustCommand.standing", "{basis, message}{isInForce, select, no {, no longer in force} other {}}{isTest, select, yes {, for tests} other {}}")
    static let trustCommandStandingByUse = MessageKey("trustCommand.standingByUse", "judged where it is used{isInForce, select, no {, no longer in force} other {}}{isTest, select, yes {, for tests} other {}}")
    static let trustCommandNothingHas = MessageKey("trustCommand.nothingHas", "Nothing in the store has {text} as SHA-256, key identifier or country.")
    static let trustCommandWhatThereIs = MessageKey("trustCommand.whatThereIs", "epass trust list shows the anchors, epass trust audit the countries.")
    static let trustCommandNothingOfCountry = MessageKey("trustCommand.nothingOfCountry", "Nothing in the trust material is of the country {country, country}.")
    static let trustCommandWhatCountries = MessageKey("trustCommand.whatCountries", "epass trust audit shows the countries of which there is something.")
    static let trustCommandPinNotMet = MessageKey("trustCommand.pinNotMet", "What was pinned or granted is not in the trust material, or is a list with something else in its file: {digest}.")
    static let trustCommandStoreIsEmpty = MessageKey("trustCommand.storeIsEmpty", "the trust store holds no CSCA certificate; epass trust setup says which lists there are and takes them.")
    static let trustCommandPassedOver = MessageKey("trustCommand.passedOver", "{file} was passed over. {reason, message}.")
    static let trustCommandPassedOverMore = MessageKey("trustCommand.passedOverMore", "{count, plural, one {# more was} other {# more were}} passed over; epass trust import --dry-run --json names all.")
    static let trustCommandNoCertificate = MessageKey("trustCommand.noCertificate", "Nothing in {path} is taken as a CSCA certificate.")
    static let trustCommandDamage = MessageKey("trustCommand.damage", "the trust store is damaged. {fault, message}. What cannot be read is missing from the judgement: import it again into another folder.")
    static let trustCommandNoStoreYet = MessageKey("trustCommand.noStoreYet", "there is no trust store yet: epass trust setup says which lists of trusted issuers there are, and takes them.")
    static let trustCommandNoStoreBefore = MessageKey("trustCommand.noStoreBefore", "there is no trust store yet, so that no issuer is known and nothing can be VERIFIED: epass trust setup makes one.")
    static let trustCommandAskDoctor = MessageKey("trustCommand.askDoctor", "epass trust doctor says of an evidence bundle or a folder of files what is missing.")
    static let trustCommandNameEmpty = MessageKey("trustCommand.nameEmpty", "The name of a store, file or folder is empty.")
    static let trustCommandOneOrTwo = MessageKey("trustCommand.oneOrTwo", "Give one path or two.")
    static let trustCommandCountryCame = MessageKey("trustCommand.countryCame", "+ country {country, country}")
    static let trustCommandCountryGone = MessageKey("trustCommand.countryGone", "- country {country, country}")
    static let trustCommandDifference = MessageKey("trustCommand.difference", "{mark} {country, country} {kind, message} {digest}{when, select, until { until {date, date}} dated { of {date, date}} other {}} {subject}")
    static let trustCommandOtherBasis = MessageKey("trustCommand.otherBasis", "~ {country, country} {kind, message} {digest}{when, select, until { until {date, date}} dated { of {date, date}} other {}} {subject}: {before, message} to {after, message}")
    static let trustCommandDifferences = MessageKey("trustCommand.differences", "{added, number} added, {removed, number} removed, {rebased, number} with another basis; {before, number} and {after, number} anchors")
    static let trustCommandDerNeedsFolder = MessageKey("trustCommand.derNeedsFolder", "--format der needs --out FOLDER.")
    static let trustCommandExportKinds = MessageKey("trustCommand.exportKinds", "--kind takes {kinds, list}, with commas between them.")
    static let trustCommandNothingToExport = MessageKey("trustCommand.nothingToExport", "Nothing in the store is of that kind and country.")
    static let trustCommandWhatToExport = MessageKey("trustCommand.whatToExport", "epass trust audit shows what there is; unpinned anchors need --unpinned.")
    static let trustCommandWritten = MessageKey("trustCommand.written", "{count, plural, other {# written}}")
    static let trustCommandLeftOutBlocked = MessageKey("trustCommand.leftOutBlocked", "{count, plural, one {# object is blocked, or rests on what is, and was left out} other {# objects are blocked, or rest on what is, and were left out}}; epass trust block --json has the blocks themselves.")
    static let trustCommandBasisBlocked = MessageKey("trustCommand.basisBlocked", "{basis, message}, blocked")
    static let trustCommandLabelBlocked = MessageKey("trustCommand.labelBlocked", "blocked")

    static let ofTrustCommand: [MessageKey] = [
        .trustCommandAskDoctor,
        .trustCommandBasisBlocked,
        .trustCommandBasisOfTest,
        .trustCommandCertificate,
        .trustCommandColumnBasis,
        .trustCommandColumnGeneration,
        .trustCommandColumnKey,
        .trustCommandColumnKind,
        .trustCommandColumnSelfSignature,
        .trustCommandColumnSubject,
        .trustCommandColumnValid,
        .trustCommandColumnVoucher,
        .trustCommandCountryCame,
        .trustCommandCountryGone,
        .trustCommandDamage,
        .trustCommandDerNeedsFolder,
        .trustCommandDifference,
        .trustCommandDifferences,
        .trustCommandExportKinds,
        .trustCommandLabelBlocked,
        .trustCommandLabelFrom,
        .trustCommandLabelSources,
        .trustCommandLeftOutBlocked,
        .trustCommandList,
        .trustCommandNameEmpty,
        .trustCommandNoBasis,
        .trustCommandNoCertificate,
        .trustCommandNoStoreBefore,
        .trustCommandNoStoreYet,
        .trustCommandNothingHas,
        .trustCommandNothingOfCountry,
        .trustCommandNothingToExport,
        .trustCommandObject,
        .trustCommandOneOrTwo,
        .trustCommandOtherBasis,
        .trustCommandPassedOver,
        .trustCommandPassedOverMore,
        .trustCommandPinNotMet,
        .trustCommandShown,
        .trustCommandSignatureNotVerifiable,
        .trustCommandSignatureVerified,
        .trustCommandSignatureWrong,
        .trustCommandSigner,
        .trustCommandSource,
        .trustCommandSourceOf,
        .trustCommandStanding,
        .trustCommandStandingByUse,
        .trustCommandStoreIsEmpty,
        .trustCommandSummary,
        .trustCommandValidity,
        .trustCommandWhatCountries,
        .trustCommandWhatThereIs,
        .trustCommandWhatToExport,
        .trustCommandWritten,
    ]
}

extension Message {
    package static var trustCommandColumnGeneration: Message { Message(.trustCommandColumnGeneration) }
    package static var trustCommandColumnKind: Message { Message(.trustCommandColumnKind) }
    package static var trustCommandColumnValid: Message { Message(.trustCommandColumnValid) }
    package static var trustCommandColumnKey: Message { Message(.trustCommandColumnKey) }
    package static var trustCommandColumnBasis: Message { Message(.trustCommandColumnBasis) }
    package static var trustCommandColumnVoucher: Message { Message(.trustCommandColumnVoucher) }
    package static var trustCommandColumnSelfSignature: Message { Message(.trustCommandColumnSelfSignature) }
    package static var trustCommandColumnSubject: Message { Message(.trustCommandColumnSubject) }
    package static func trustCommandValidity(first: String, last: String) -> Message {
        Message(.trustCommandValidity, [.init("first", .date(first)), .init("last", .date(last))])
    }
    package static func trustCommandBasisOfTest(basis: Message) -> Message {
        Message(.trustCommandBasisOfTest, [.init("basis", .message(basis))])
    }
    package static var trustCommandSignatureVerified: Message { Message(.trustCommandSignatureVerified) }
    package static var trustCommandSignatureWrong: Message { Message(.trustCommandSignatureWrong) }
    package static var trustCommandSignatureNotVerifiable: Message { Message(.trustCommandSignatureNotVerifiable) }
    package static func trustCommandSource(kind: Message, name: some CustomStringConvertible, date: String, isDated: String, signer: some CustomStringConvertible, isSigned: String) -> Message {
        Message(.trustCommandSource, [.init("kind", .message(kind)), .init("name", .text(name.description)), .init("date", .date(date)), .init("isDated", .text(isDated)), .init("signer", .text(signer.description)), .init("isSigned", .text(isSigned))])
    }
    package static func trustCommandSourceOf(kind: Message, name: some CustomStringConvertible, date: String, isDated: String, signer: some CustomStringConvertible, isSigned: String, basis: Message, state: String, hasState: String, granted: some CustomStringConvertible, isGranted: String) -> Message {
        Message(.trustCommandSourceOf, [.init("kind", .message(kind)), .init("name", .text(name.description)), .init("date", .date(date)), .init("isDated", .text(isDated)), .init("signer", .text(signer.description)), .init("isSigned", .text(isSigned)), .init("basis", .message(basis)), .init("state", .country(state)), .init("hasState", .text(hasState)), .init("granted", .text(granted.description)), .init("isGranted", .text(isGranted))])
    }
    package static func trustCommandSummary(anchors: Int, countries: Int, hash: some CustomStringConvertible) -> Message {
        Message(.trustCommandSummary, [.init("anchors", .number(anchors)), .init("countries", .number(countries)), .init("hash", .text(hash.description))])
    }
    package static func trustCommandShown(shown: Int, anchors: Int, countries: Int, hash: some CustomStringConvertible) -> Message {
        Message(.trustCommandShown, [.init("shown", .number(shown)), .init("anchors", .number(anchors)), .init("countries", .number(countries)), .init("hash", .text(hash.description))])
    }
    package static func trustCommandNoBasis(basis: some CustomStringConvertible, bases: [String]) -> Message {
        Message(.trustCommandNoBasis, [.init("basis", .text(basis.description)), .init("bases", .list(bases))])
    }
    package static var trustCommandCertificate: Message { Message(.trustCommandCertificate) }
    package static var trustCommandSigner: Message { Message(.trustCommandSigner) }
    package static var trustCommandList: Message { Message(.trustCommandList) }
    package static func trustCommandObject(kind: Message, digest: some CustomStringConvertible) -> Message {
        Message(.trustCommandObject, [.init("kind", .message(kind)), .init("digest", .text(digest.description))])
    }
    package static var trustCommandLabelSources: Message { Message(.trustCommandLabelSources) }
    package static var trustCommandLabelFrom: Message { Message(.trustCommandLabelFrom) }
    package static func trustCommandStanding(basis: Message, isInForce: String, isTest: String) -> Message {
        Message(.trustCommandStanding, [.init("basis", .message(basis)), .init("isInForce", .text(isInForce)), .init("isTest", .text(isTest))])
    }
    package static func trustCommandStandingByUse(isInForce: String, isTest: String) -> Message {
        Message(.trustCommandStandingByUse, [.init("isInForce", .text(isInForce)), .init("isTest", .text(isTest))])
    }
    package static func trustCommandNothingHas(text: some CustomStringConvertible) -> Message {
        Message(.trustCommandNothingHas, [.init("text", .text(text.description))])
    }
    package static var trustCommandWhatThereIs: Message { Message(.trustCommandWhatThereIs) }
    package static func trustCommandNothingOfCountry(country: String) -> Message {
        Message(.trustCommandNothingOfCountry, [.init("country", .country(country))])
    }
    package static var trustCommandWhatCountries: Message { Message(.trustCommandWhatCountries) }
    package static func trustCommandPinNotMet(digest: some CustomStringConvertible) -> Message {
        Message(.trustCommandPinNotMet, [.init("digest", .text(digest.description))])
    }
    package static var trustCommandStoreIsEmpty: Message { Message(.trustCommandStoreIsEmpty) }
    package static func trustCommandPassedOver(file: some CustomStringConvertible, reason: Message) -> Message {
        Message(.trustCommandPassedOver, [.init("file", .text(file.description)), .init("reason", .message(reason))])
    }
    package static func trustCommandPassedOverMore(count: Int) -> Message {
        Message(.trustCommandPassedOverMore, [.init("count", .number(count))])
    }
    package static func trustCommandNoCertificate(path: some CustomStringConvertible) -> Message {
        Message(.trustCommandNoCertificate, [.init("path", .text(path.description))])
    }
    package static func trustCommandDamage(fault: Message) -> Message {
        Message(.trustCommandDamage, [.init("fault", .message(fault))])
    }
    package static var trustCommandNoStoreYet: Message { Message(.trustCommandNoStoreYet) }
    package static var trustCommandNoStoreBefore: Message { Message(.trustCommandNoStoreBefore) }
    package static var trustCommandAskDoctor: Message { Message(.trustCommandAskDoctor) }
    package static var trustCommandNameEmpty: Message { Message(.trustCommandNameEmpty) }
    package static var trustCommandOneOrTwo: Message { Message(.trustCommandOneOrTwo) }
    package static func trustCommandCountryCame(country: String) -> Message {
        Message(.trustCommandCountryCame, [.init("country", .country(country))])
    }
    package static func trustCommandCountryGone(country: String) -> Message {
        Message(.trustCommandCountryGone, [.init("country", .country(country))])
    }
    package static func trustCommandDifference(mark: some CustomStringConvertible, country: String, kind: Message, digest: some CustomStringConvertible, date: String, when: String, subject: some CustomStringConvertible) -> Message {
        Message(.trustCommandDifference, [.init("mark", .text(mark.description)), .init("country", .country(country)), .init("kind", .message(kind)), .init("digest", .text(digest.description)), .init("date", .date(date)), .init("when", .text(when)), .init("subject", .text(subject.description))])
    }
    package static func trustCommandOtherBasis(country: String, kind: Message, digest: some CustomStringConvertible, date: String, when: String, subject: some CustomStringConvertible, before: Message, after: Message) -> Message {
        Message(.trustCommandOtherBasis, [.init("country", .country(country)), .init("kind", .message(kind)), .init("digest", .text(digest.description)), .init("date", .date(date)), .init("when", .text(when)), .init("subject", .text(subject.description)), .init("before", .message(before)), .init("after", .message(after))])
    }
    package static func trustCommandDifferences(added: Int, removed: Int, rebased: Int, before: Int, after: Int) -> Message {
        Message(.trustCommandDifferences, [.init("added", .number(added)), .init("removed", .number(removed)), .init("rebased", .number(rebased)), .init("before", .number(before)), .init("after", .number(after))])
    }
    package static var trustCommandDerNeedsFolder: Message { Message(.trustCommandDerNeedsFolder) }
    package static func trustCommandExportKinds(kinds: [String]) -> Message {
        Message(.trustCommandExportKinds, [.init("kinds", .list(kinds))])
    }
    package static var trustCommandNothingToExport: Message { Message(.trustCommandNothingToExport) }
    package static var trustCommandWhatToExport: Message { Message(.trustCommandWhatToExport) }
    package static func trustCommandWritten(count: Int) -> Message {
        Message(.trustCommandWritten, [.init("count", .number(count))])
    }
    package static func trustCommandLeftOutBlocked(count: Int) -> Message {
        Message(.trustCommandLeftOutBlocked, [.init("count", .number(count))])
    }
    package static func trustCommandBasisBlocked(basis: Message) -> Message {
        Message(.trustCommandBasisBlocked, [.init("basis", .message(basis))])
    }
    package static var trustCommandLabelBlocked: Message { Message(.trustCommandLabelBlocked) }
}
