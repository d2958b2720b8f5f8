// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let lintFault = MessageKey("lint.fault", "FAULT")
    static let lintWeakness = MessageKey("lint.weakness", "WEAK")
    static let lintLine = MessageKey("lint.line", "{weight, message}  {member}: {finding, message}")
    static let lintNothing = MessageKey("lint.nothing", "Nothing contradicts, and nothing is weaker than what the policy starts from.")
    static let lintNothingTaken = MessageKey("lint.nothingTaken", "Everything that is allowed is denied, so that no document is ever taken.")
    static let lintAllowedAndDenied = MessageKey("lint.allowedAndDenied", "These are allowed and denied, and so never taken: {names, list}.")
    static let lintNeverValidLongEnough = MessageKey("lint.neverValidLongEnough", "A document must be valid for {days, plural, one {# day} other {# days}} more and may be valid for {months, plural, one {# month} other {# months}} in all: none is.")
    static let lintGraceAndRemaining = MessageKey("lint.graceAndRemaining", "Days of grace after the expiry and days that must remain before it contradict each other.")
    static let lintGraceWithoutExpiry = MessageKey("lint.graceWithoutExpiry", "The check document.expiry.current is evaluatory, so that an expired document passes without grace, too. Make it mandatory.")
    static let lintAgeWithoutRevocation = MessageKey("lint.ageWithoutRevocation", "The check issuer.ds.revocation is evaluatory, so that a revoked signer passes under a list of any age. Make it optional or mandatory.")
    static let lintDataAloneAndProof = MessageKey("lint.dataAloneAndProof", "What dataAlone takes contradicts what proofs demands. Leave one of them out.")
    static let lintReasonWithoutCheck = MessageKey("lint.reasonWithoutCheck", "No check is optional, so that these reasons count for nothing.")
    static let lintDemandWithoutRole = MessageKey("lint.demandWithoutRole", "The check {check} does not count, so that what is demanded here decides nothing. Make it mandatory.")
    static let lintNotTaken = MessageKey("lint.notTaken", "The policy takes no such documents.")
    static let lintExceptionHidden = MessageKey("lint.exceptionHidden", "The exception {name} before it is about all of its documents, so that it never holds.")
    static let lintExceptionOverlaps = MessageKey("lint.exceptionOverlaps", "Documents that the exception {name} is about, too, are judged by that one: it stands first.")
    static let lintExceptionChangesNothing = MessageKey("lint.exceptionChangesNothing", "The exception says nothing that the policy does not say.")
    static let lintExceptionUnproven = MessageKey("lint.exceptionUnproven", "It asks for less before it is proven which State a document is of, and whoever forges one can name that State.")
    static let lintWeakerException = MessageKey("lint.weakerException", "It is weaker than the policy outside of the exception: {after} in place of {before}.")
    static let lintRuleHidden = MessageKey("lint.ruleHidden", "The rule {name} before it fits wherever this one does, so that it never decides.")
    static let lintRuleContradicts = MessageKey("lint.ruleContradicts", "No report can have all of this.")
    static let lintAcceptsUndetermined = MessageKey("lint.acceptsUndetermined", "It accepts what is undetermined: something that the policy demands was not shown.")
    static let lintAcceptsUnproven = MessageKey("lint.acceptsUnproven", "It accepts what is undetermined without asking that the data is genuine. Add dataGenuine to its assurances.")
    static let lintAcceptsCopies = MessageKey("lint.acceptsCopies", "It accepts what is undetermined without asking for the chip, as if a copy would do. Add chipOriginalShownToVerifier to its assurances, or set chip.dataAlone to true.")
    static let lintDataUnproven = MessageKey("lint.dataUnproven", "Data passes that nobody has shown to be genuine. Make these checks mandatory: {checks, list}.")
    static let lintProofByWord = MessageKey("lint.proofByWord", "An old answer of the chip will do, which somebody kept. Set chip.shownTo to verifier where evidence comes from others.")
    static let lintFilesStayOpen = MessageKey("lint.filesStayOpen", "Files that others bring do not show how the chip was opened, and stay undetermined here. Set access.protocol.established to evaluatory, or start from kyc, where such files are judged.")
    static let lintWeaker = MessageKey("lint.weaker", "It is weaker than {policy}: {after} in place of {before}.")
    static let lintCountryWithoutAnchor = MessageKey("lint.countryWithoutAnchor", "The trust material has no CSCA certificate of {codes, list}: documents of these States stay undetermined.")
    static let lintCountryWithoutCRL = MessageKey("lint.countryWithoutCRL", "The trust material has no current revocation list of {codes, list} that a trusted CSCA signed: documents of these States stay undetermined.")
    static let lintListsOld = MessageKey("lint.listsOld", "The revocation lists of {codes, list} are older than {days, plural, one {# day} other {# days}}. Import new ones.")

    static let ofLint: [MessageKey] = [
        .lintAcceptsCopies,
        .lintAcceptsUndetermined,
        .lintAcceptsUnproven,
        .lintAgeWithoutRevocation,
        .lintAllowedAndDenied,
        .lintCountryWithoutAnchor,
        .lintCountryWithoutCRL,
        .lintDataAloneAndProof,
        .lintDataUnproven,
        .lintDemandWithoutRole,
        .lintExceptionChangesNothing,
        .lintExceptionHidden,
        .lintExceptionOverlaps,
        .lintExceptionUnproven,
        .lintFault,
        .lintFilesStayOpen,
        .lintGraceAndRemaining,
        .lintGraceWithoutExpiry,
        .lintLine,
        .lintListsOld,
        .lintNeverValidLongEnough,
        .lintNotTaken,
        .lintNothing,
        .lintNothingTaken,
        .lintProofByWord,
        .lintReasonWithoutCheck,
        .lintRuleContradicts,
        .lintRuleHidden,
        .lintWeaker,
        .lintWeakerException,
        .lintWeakness,
    ]
}

extension Message {
    package static var lintFault: Message { Message(.lintFault) }
    package static var lintWeakness: Message { Message(.lintWeakness) }
    package static func lintLine(weight: Message, member: some CustomStringConvertible, finding: Message) -> Message {
        Message(.lintLine, [.init("weight", .message(weight)), .init("member", .text(member.description)), .init("finding", .message(finding))])
    }
    package static var lintNothing: Message { Message(.lintNothing) }
    package static var lintNothingTaken: Message { Message(.lintNothingTaken) }
    package static func lintAllowedAndDenied(names: [String]) -> Message {
        Message(.lintAllowedAndDenied, [.init("names", .list(names))])
    }
    package static func lintNeverValidLongEnough(days: Int, months: Int) -> Message {
        Message(.lintNeverValidLongEnough, [.init("days", .number(days)), .init("months", .number(months))])
    }
    package static var lintGraceAndRemaining: Message { Message(.lintGraceAndRemaining) }
    package static var lintGraceWithoutExpiry: Message { Message(.lintGraceWithoutExpiry) }
    package static var lintAgeWithoutRevocation: Message { Message(.lintAgeWithoutRevocation) }
    package static var lintDataAloneAndProof: Message { Message(.lintDataAloneAndProof) }
    package static var lintReasonWithoutCheck: Message { Message(.lintReasonWithoutCheck) }
    package static func lintDemandWithoutRole(check: some CustomStringConvertible) -> Message {
        Message(.lintDemandWithoutRole, [.init("check", .text(check.description))])
    }
    package static var lintNotTaken: Message { Message(.lintNotTaken) }
    package static func lintExceptionHidden(name: some CustomStringConvertible) -> Message {
        Message(.lintExceptionHidden, [.init("name", .text(name.description))])
    }
    package static func lintExceptionOverlaps(name: some CustomStringConvertible) -> Message {
        Message(.lintExceptionOverlaps, [.init("name", .text(name.description))])
    }
    package static var lintExceptionChangesNothing: Message { Message(.lintExceptionChangesNothing) }
    package static var lintExceptionUnproven: Message { Message(.lintExceptionUnproven) }
    package static func lintWeakerException(after: some CustomStringConvertible, before: some CustomStringConvertible) -> Message {
        Message(.lintWeakerException, [.init("after", .text(after.description)), .init("before", .text(before.description))])
    }
    package static func lintRuleHidden(name: some CustomStringConvertible) -> Message {
        Message(.lintRuleHidden, [.init("name", .text(name.description))])
    }
    package static var lintRuleContradicts: Message { Message(.lintRuleContradicts) }
    package static var lintAcceptsUndetermined: Message { Message(.lintAcceptsUndetermined) }
    package static var lintAcceptsUnproven: Message { Message(.lintAcceptsUnproven) }
    package static var lintAcceptsCopies: Message { Message(.lintAcceptsCopies) }
    package static func lintDataUnproven(checks: [String]) -> Message {
        Message(.lintDataUnproven, [.init("checks", .list(checks))])
    }
    package static var lintProofByWord: Message { Message(.lintProofByWord) }
    package static var lintFilesStayOpen: Message { Message(.lintFilesStayOpen) }
    package static func lintWeaker(policy: some CustomStringConvertible, after: some CustomStringConvertible, before: some CustomStringConvertible) -> Message {
        Message(.lintWeaker, [.init("policy", .text(policy.description)), .init("after", .text(after.description)), .init("before", .text(before.description))])
    }
    package static func lintCountryWithoutAnchor(codes: [String]) -> Message {
        Message(.lintCountryWithoutAnchor, [.init("codes", .list(codes))])
    }
    package static func lintCountryWithoutCRL(codes: [String]) -> Message {
        Message(.lintCountryWithoutCRL, [.init("codes", .list(codes))])
    }
    package static func lintListsOld(codes: [String], days: Int) -> Message {
        Message(.lintListsOld, [.init("codes", .list(codes)), .init("days", .number(days))])
    }
}
