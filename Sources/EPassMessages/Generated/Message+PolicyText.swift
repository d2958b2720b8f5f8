// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let policyTextStarts = MessageKey("policyText.starts", "The policy {policy} starts from {base}.")
    static let policyTextWhole = MessageKey("policyText.whole", "The policy {policy} says everything itself.")
    static let policyTextException = MessageKey("policyText.exception", "For this document its exception {name} holds.")
    static let policyTextExceptions = MessageKey("policyText.exceptions", "For some documents its exceptions hold: {names, list}. With --country and --type they are explained, too.")
    static let policyTextCountries = MessageKey("policyText.countries", "Documents of these States are taken, and no others: {codes, list}.")
    static let policyTextNoCountries = MessageKey("policyText.noCountries", "Documents of these States are not taken: {codes, list}.")
    static let policyTextTypes = MessageKey("policyText.types", "Documents of these types are taken, and no others: {types, list}.")
    static let policyTextNoTypes = MessageKey("policyText.noTypes", "Documents of these types are not taken: {types, list}.")
    static let policyTextPrintDemanded = MessageKey("policyText.printDemanded", "The printed MRZ must be given and be that of the chip.")
    static let policyTextExpectsDocument = MessageKey("policyText.expectsDocument", "A document is expected: a seal fails.")
    static let policyTextExpectsSeal = MessageKey("policyText.expectsSeal", "A seal is expected: a document fails.")
    static let policyTextRequired = MessageKey("policyText.required", "Where EF.SOD lists them, these files must be given: {files, list}. Without one of them the result is undetermined.")
    static let policyTextPrintWhereGiven = MessageKey("policyText.printWhereGiven", "Where the printed MRZ is given, it must be that of the chip.")
    static let policyTextAccessIgnored = MessageKey("policyText.accessIgnored", "How the chip was opened decides nothing.")
    static let policyTextAccessCounts = MessageKey("policyText.accessCounts", "The opening of the chip must have been seen: that evidence from elsewhere tells of it is not enough.")
    static let policyTextAnchorsWeak = MessageKey("policyText.anchorsWeak", "A CSCA certificate will do that nobody vouches for but the list that it came in; the report says so.")
    static let policyTextAnchorsFull = MessageKey("policyText.anchorsFull", "The CSCA certificate must be named, pinned, or vouched for by its own State.")
    static let policyTextDataAlone = MessageKey("policyText.dataAlone", "Genuine data will do where nobody showed that the chip is the original. A chip that was shown to be a copy fails.")
    static let policyTextChipWhereOffered = MessageKey("policyText.chipWhereOffered", "Each proof of the chip that the document offers must be shown. A document that offers none passes.")
    static let policyTextProof = MessageKey("policyText.proof", "The chip must have proved that it is the original by one of these: {ways, messages}. A document without stays undetermined.")
    static let policyTextProofToVerifier = MessageKey("policyText.proofToVerifier", "The chip must have proved to whoever judges that it is the original, by one of these: {ways, messages}. What another terminal saw leaves the result undetermined.")
    static let policyTextOfferedToVerifier = MessageKey("policyText.offeredToVerifier", "Where the document offers proofs of its chip, one of them must have been shown to whoever judges. What somebody wrote down of it leaves the result undetermined, and so does a chip that offers none.")
    static let policyTextDataUnproven = MessageKey("policyText.dataUnproven", "Data passes of which nobody has shown that it is genuine: these checks are not mandatory: {checks, list}.")
    static let policyTextExpiryTold = MessageKey("policyText.expiryTold", "An expired document does not fail; the report says that it is expired.")
    static let policyTextExpiryFails = MessageKey("policyText.expiryFails", "An expired document fails.")
    static let policyTextExpiryGrace = MessageKey("policyText.expiryGrace", "A document that has been expired for more than {days, plural, one {# day} other {# days}} fails.")
    static let policyTextRemaining = MessageKey("policyText.remaining", "A document must be valid for {days, plural, one {# day} other {# days}} more, or it fails.")
    static let policyTextLongest = MessageKey("policyText.longest", "A document must not be valid for more than {months, plural, one {# month} other {# months}} in all. Where its date of issue is not known the result is undetermined.")
    static let policyTextRevocationTold = MessageKey("policyText.revocationTold", "A revoked signer does not fail the document; the report says so.")
    static let policyTextRevocationWhereKnown = MessageKey("policyText.revocationWhereKnown", "A revoked signer fails. That there is no revocation list changes nothing.")
    static let policyTextRevocationDemanded = MessageKey("policyText.revocationDemanded", "A revoked signer fails. Where no revocation list says so the result is undetermined.")
    static let policyTextAge = MessageKey("policyText.age", "At most {days, plural, one {# day} other {# days}} old must be {list, message}, or the result is undetermined.")
    static let policyTextAlgorithms = MessageKey("policyText.algorithms", "Algorithms are taken by the limits {name}: {limits, messages}.")
    static let policyTextLimitUntil = MessageKey("policyText.limitUntil", "{subject, message} until {day, date}")
    static let policyTextLimitNever = MessageKey("policyText.limitNever", "{subject, message} never")
    static let policyTextLimitRSA = MessageKey("policyText.limitRSA", "RSA below {bits, number} bits")
    static let policyTextLimitCurve = MessageKey("policyText.limitCurve", "elliptic curves below {bits, number} bits")
    static let policyTextLimitDSA = MessageKey("policyText.limitDSA", "DSA below {bits, number} bits")
    static let policyTextAlgorithmsTold = MessageKey("policyText.algorithmsTold", "No algorithm fails a document by its age.")
    static let policyTextNoDeviations = MessageKey("policyText.noDeviations", "No departure from the standard is tolerated.")
    static let policyTextDeviations = MessageKey("policyText.deviations", "{count, plural, one {# departure} other {# departures}} from the standard are tolerated, each by its name in the report.")
    static let policyTextNoExcuses = MessageKey("policyText.noExcuses", "No list excuses a fault.")
    static let policyTextExcuses = MessageKey("policyText.excuses", "What a list of known defects excuses is undetermined and changes nothing in an optional check.")
    static let policyTextExcusesCount = MessageKey("policyText.excusesCount", "What a list of known defects excuses is undetermined, and counts.")
    static let policyTextRule = MessageKey("policyText.rule", "{outcome, message} by the rule {rule}: {condition, list}.")
    static let policyTextRuleAlways = MessageKey("policyText.ruleAlways", "{outcome, message} by the rule {rule}, always.")
    static let policyTextDefault = MessageKey("policyText.default", "{outcome, message} where no rule fits.")
    static let policyTextNoDecision = MessageKey("policyText.noDecision", "It decides nothing beside the result.")

    static let ofPolicyText: [MessageKey] = [
        .policyTextAccessCounts,
        .policyTextAccessIgnored,
        .policyTextAge,
        .policyTextAlgorithms,
        .policyTextAlgorithmsTold,
        .policyTextAnchorsFull,
        .policyTextAnchorsWeak,
        .policyTextChipWhereOffered,
        .policyTextCountries,
        .policyTextDataAlone,
        .policyTextDataUnproven,
        .policyTextDefault,
        .policyTextDeviations,
        .policyTextException,
        .policyTextExceptions,
        .policyTextExcuses,
        .policyTextExcusesCount,
        .policyTextExpectsDocument,
        .policyTextExpectsSeal,
        .policyTextExpiryFails,
        .policyTextExpiryGrace,
        .policyTextExpiryTold,
        .policyTextLimitCurve,
        .policyTextLimitDSA,
        .policyTextLimitNever,
        .policyTextLimitRSA,
        .policyTextLimitUntil,
        .policyTextLongest,
        .policyTextNoCountries,
        .policyTextNoDecision,
        .policyTextNoDeviations,
        .policyTextNoExcuses,
        .policyTextNoTypes,
        .policyTextOfferedToVerifier,
        .policyTextPrintDemanded,
        .policyTextPrintWhereGiven,
        .policyTextProof,
        .policyTextProofToVerifier,
        .policyTextRemaining,
        .policyTextRequired,
        .policyTextRevocationDemanded,
        .policyTextRevocationTold,
        .policyTextRevocationWhereKnown,
        .policyTextRule,
        .policyTextRuleAlways,
        .policyTextStarts,
        .policyTextTypes,
        .policyTextWhole,
    ]
}

extension Message {
    package static func policyTextStarts(policy: some CustomStringConvertible, base: some CustomStringConvertible) -> Message {
        Message(.policyTextStarts, [.init("policy", .text(policy.description)), .init("base", .text(base.description))])
    }
    package static func policyTextWhole(policy: some CustomStringConvertible) -> Message {
        Message(.policyTextWhole, [.init("policy", .text(policy.description))])
    }
    package static func policyTextException(name: some CustomStringConvertible) -> Message {
        Message(.policyTextException, [.init("name", .text(name.description))])
    }
    package static func policyTextExceptions(names: [String]) -> Message {
        Message(.policyTextExceptions, [.init("names", .list(names))])
    }
    package static func policyTextCountries(codes: [String]) -> Message {
        Message(.policyTextCountries, [.init("codes", .list(codes))])
    }
    package static func policyTextNoCountries(codes: [String]) -> Message {
        Message(.policyTextNoCountries, [.init("codes", .list(codes))])
    }
    package static func policyTextTypes(types: [String]) -> Message {
        Message(.policyTextTypes, [.init("types", .list(types))])
    }
    package static func policyTextNoTypes(types: [String]) -> Message {
        Message(.policyTextNoTypes, [.init("types", .list(types))])
    }
    package static var policyTextPrintDemanded: Message { Message(.policyTextPrintDemanded) }
    package static var policyTextExpectsDocument: Message { Message(.policyTextExpectsDocument) }
    package static var policyTextExpectsSeal: Message { Message(.policyTextExpectsSeal) }
    package static func policyTextRequired(files: [String]) -> Message {
        Message(.policyTextRequired, [.init("files", .list(files))])
    }
    package static var policyTextPrintWhereGiven: Message { Message(.policyTextPrintWhereGiven) }
    package static var policyTextAccessIgnored: Message { Message(.policyTextAccessIgnored) }
    package static var policyTextAccessCounts: Message { Message(.policyTextAccessCounts) }
    package static var policyTextAnchorsWeak: Message { Message(.policyTextAnchorsWeak) }
    package static var policyTextAnchorsFull: Message { Message(.policyTextAnchorsFull) }
    package static var policyTextDataAlone: Message { Message(.policyTextDataAlone) }
    package static var policyTextChipWhereOffered: Message { Message(.policyTextChipWhereOffered) }
    package static func policyTextProof(ways: [Message]) -> Message {
        Message(.policyTextProof, [.init("ways", .messages(ways))])
    }
    package static func policyTextProofToVerifier(ways: [Message]) -> Message {
        Message(.policyTextProofToVerifier, [.init("ways", .messages(ways))])
    }
    package static var policyTextOfferedToVerifier: Message { Message(.policyTextOfferedToVerifier) }
    package static func policyTextDataUnproven(checks: [String]) -> Message {
        Message(.policyTextDataUnproven, [.init("checks", .list(checks))])
    }
    package static var policyTextExpiryTold: Message { Message(.policyTextExpiryTold) }
    package static var policyTextExpiryFails: Message { Message(.policyTextExpiryFails) }
    package static func policyTextExpiryGrace(days: Int) -> Message {
        Message(.policyTextExpiryGrace, [.init("days", .number(days))])
    }
    package static func policyTextRemaining(days: Int) -> Message {
        Message(.policyTextRemaining, [.init("days", .number(days))])
    }
    package static func policyTextLongest(months: Int) -> Message {
        Message(.policyTextLongest, [.init("months", .number(months))])
    }
    package static var policyTextRevocationTold: Message { Message(.policyTextRevocationTold) }
    package static var policyTextRevocationWhereKnown: Message { Message(.policyTextRevocationWhereKnown) }
    package static var policyTextRevocationDemanded: Message { Message(.policyTextRevocationDemanded) }
    package static func policyTextAge(days: Int, list: Message) -> Message {
        Message(.policyTextAge, [.init("days", .number(days)), .init("list", .message(list))])
    }
    package static func policyTextAlgorithms(name: some CustomStringConvertible, limits: [Message]) -> Message {
        Message(.policyTextAlgorithms, [.init("name", .text(name.description)), .init("limits", .messages(limits))])
    }
    package static func policyTextLimitUntil(subject: Message, day: String) -> Message {
        Message(.policyTextLimitUntil, [.init("subject", .message(subject)), .init("day", .date(day))])
    }
    package static func policyTextLimitNever(subject: Message) -> Message {
        Message(.policyTextLimitNever, [.init("subject", .message(subject))])
    }
    package static func policyTextLimitRSA(bits: Int) -> Message {
        Message(.policyTextLimitRSA, [.init("bits", .number(bits))])
    }
    package static func policyTextLimitCurve(bits: Int) -> Message {
        Message(.policyTextLimitCurve, [.init("bits", .number(bits))])
    }
    package static func policyTextLimitDSA(bits: Int) -> Message {
        Message(.policyTextLimitDSA, [.init("bits", .number(bits))])
    }
    package static var policyTextAlgorithmsTold: Message { Message(.policyTextAlgorithmsTold) }
    package static var policyTextNoDeviations: Message { Message(.policyTextNoDeviations) }
    package static func policyTextDeviations(count: Int) -> Message {
        Message(.policyTextDeviations, [.init("count", .number(count))])
    }
    package static var policyTextNoExcuses: Message { Message(.policyTextNoExcuses) }
    package static var policyTextExcuses: Message { Message(.policyTextExcuses) }
    package static var policyTextExcusesCount: Message { Message(.policyTextExcusesCount) }
    package static func policyTextRule(outcome: Message, rule: some CustomStringConvertible, condition: [String]) -> Message {
        Message(.policyTextRule, [.init("outcome", .message(outcome)), .init("rule", .text(rule.description)), .init("condition", .list(condition))])
    }
    package static func policyTextRuleAlways(outcome: Message, rule: some CustomStringConvertible) -> Message {
        Message(.policyTextRuleAlways, [.init("outcome", .message(outcome)), .init("rule", .text(rule.description))])
    }
    package static func policyTextDefault(outcome: Message) -> Message {
        Message(.policyTextDefault, [.init("outcome", .message(outcome))])
    }
    package static var policyTextNoDecision: Message { Message(.policyTextNoDecision) }
}
