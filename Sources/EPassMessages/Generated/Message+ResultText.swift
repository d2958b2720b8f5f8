// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let resultTextValid = MessageKey("resultText.valid", "SIGNATURE VALID: by the key {key} ({algorithm}).")
    static let resultTextNotValid = MessageKey("resultText.notValid", "SIGNATURE NOT VALID: {why, message}.")
    static let resultTextKeyUnknown = MessageKey("resultText.keyUnknown", "none of the keys that were given has the id {key}")
    static let resultTextOtherAlgorithm = MessageKey("resultText.otherAlgorithm", "the key {key} does not sign by {algorithm}")
    static let resultTextSignatureWrong = MessageKey("resultText.signatureWrong", "the key {key} did not sign this")
    static let resultTextNothingShown = MessageKey("resultText.nothingShown", "what stands in it is not shown: nobody who is known says it")
    static let resultTextResult = MessageKey("resultText.result", "Result")
    static let resultTextResultWord = MessageKey("resultText.resultWord", "{result, select, successful {successful} failed {failed} undetermined {undetermined} other {aborted}}")
    static let resultTextDecision = MessageKey("resultText.decision", "Decision")
    static let resultTextDecisionByRule = MessageKey("resultText.decisionByRule", "{decision, message} (rule {rule})")
    static let resultTextAssured = MessageKey("resultText.assured", "Assured")
    static let resultTextAssurances = MessageKey("resultText.assurances", "{names, messages}")
    static let resultTextNothing = MessageKey("resultText.nothing", "nothing")
    static let resultTextNoDecision = MessageKey("resultText.noDecision", "none")
    static let resultTextNoNonce = MessageKey("resultText.noNonce", "none")
    static let resultTextNoPolicy = MessageKey("resultText.noPolicy", "none")
    static let resultTextSigned = MessageKey("resultText.signed", "Signed")
    static let resultTextSignedBy = MessageKey("resultText.signedBy", "{moment, date}, by {issuer}")
    static let resultTextForWhom = MessageKey("resultText.forWhom", "For")
    static let resultTextTransaction = MessageKey("resultText.transaction", "Transaction")
    static let resultTextNonce = MessageKey("resultText.nonce", "Nonce")
    static let resultTextPolicy = MessageKey("resultText.policy", "Policy")
    static let resultTextPolicyOf = MessageKey("resultText.policyOf", "{name}, SHA-256 {sha256}")
    static let resultTextTrust = MessageKey("resultText.trust", "Trust")
    static let resultTextEvidence = MessageKey("resultText.evidence", "Evidence")
    static let resultTextDigest = MessageKey("resultText.digest", "SHA-256 {sha256}")
    static let resultTextMemberAudience = MessageKey("resultText.member.audience", "audience")
    static let resultTextMemberTransaction = MessageKey("resultText.member.transaction", "transaction")
    static let resultTextMemberNonce = MessageKey("resultText.member.nonce", "nonce")
    static let resultTextMemberEvidence = MessageKey("resultText.member.evidence", "evidence")
    static let resultTextMemberPolicy = MessageKey("resultText.member.policy", "policy")
    static let resultTextMemberTrust = MessageKey("resultText.member.trust", "trust material")
    static let resultTextMemberAge = MessageKey("resultText.member.age", "age")
    static let resultTextMet = MessageKey("resultText.met", "As expected: {members, messages}.")
    static let resultTextUnmet = MessageKey("resultText.unmet", "NOT AS EXPECTED: {member, message}. Expected: {expected}. Found: {found}.")
    static let resultTextUnmetNone = MessageKey("resultText.unmetNone", "NOT AS EXPECTED: {member, message}. Expected: {expected}. There is none.")
    static let resultTextTooOld = MessageKey("resultText.tooOld", "NOT AS EXPECTED: it was signed {age, plural, one {# second} other {# seconds}} ago; {limit, number} are the most.")
    static let resultTextNotYet = MessageKey("resultText.notYet", "NOT AS EXPECTED: it says that it was signed at {moment, date}, which is yet to come.")
    static let resultTextNotCompared = MessageKey("resultText.notCompared", "Not compared: {members, messages}.")
    static let resultTextOfToken = MessageKey("resultText.ofToken", "signature and exit status say who says this, not that the document will do; what is said of it is: {result, message}")
    static let resultTextInputTwice = MessageKey("resultText.inputTwice", "Only one of result, keys and evidence can come from standard input.")
    static let resultTextAge = MessageKey("resultText.age", "--max-age takes a whole number of seconds from 0 to {most, number}.")
    static let resultTextExpectationEmpty = MessageKey("resultText.expectationEmpty", "{option} is empty, so that nothing would be compared.")

    static let ofResultText: [MessageKey] = [
        .resultTextAge,
        .resultTextAssurances,
        .resultTextAssured,
        .resultTextDecision,
        .resultTextDecisionByRule,
        .resultTextDigest,
        .resultTextEvidence,
        .resultTextExpectationEmpty,
        .resultTextForWhom,
        .resultTextInputTwice,
        .resultTextKeyUnknown,
        .resultTextMemberAge,
        .resultTextMemberAudience,
        .resultTextMemberEvidence,
        .resultTextMemberNonce,
        .resultTextMemberPolicy,
        .resultTextMemberTransaction,
        .resultTextMemberTrust,
        .resultTextMet,
        .resultTextNoDecision,
        .resultTextNoNonce,
        .resultTextNoPolicy,
        .resultTextNonce,
        .resultTextNotCompared,
        .resultTextNotValid,
        .resultTextNotYet,
        .resultTextNothing,
        .resultTextNothingShown,
        .resultTextOfToken,
        .resultTextOtherAlgorithm,
        .resultTextPolicy,
        .resultTextPolicyOf,
        .resultTextResult,
        .resultTextResultWord,
        .resultTextSignatureWrong,
        .resultTextSigned,
        .resultTextSignedBy,
        .resultTextTooOld,
        .resultTextTransaction,
        .resultTextTrust,
        .resultTextUnmet,
        .resultTextUnmetNone,
        .resultTextValid,
    ]
}

extension Message {
    package static func resultTextValid(key: some CustomStringConvertible, algorithm: some CustomStringConvertible) -> Message {
        Message(.resultTextValid, [.init("key", .text(key.description)), .init("algorithm", .text(algorithm.description))])
    }
    package static func resultTextNotValid(why: Message) -> Message {
        Message(.resultTextNotValid, [.init("why", .message(why))])
    }
    package static func resultTextKeyUnknown(key: some CustomStringConvertible) -> Message {
        Message(.resultTextKeyUnknown, [.init("key", .text(key.description))])
    }
    package static func resultTextOtherAlgorithm(key: some CustomStringConvertible, algorithm: some CustomStringConvertible) -> Message {
        Message(.resultTextOtherAlgorithm, [.init("key", .text(key.description)), .init("algorithm", .text(algorithm.description))])
    }
    package static func resultTextSignatureWrong(key: some CustomStringConvertible) -> Message {
        Message(.resultTextSignatureWrong, [.init("key", .text(key.description))])
    }
    package static var resultTextNothingShown: Message { Message(.resultTextNothingShown) }
    package static var resultTextResult: Message { Message(.resultTextResult) }
    package static func resultTextResultWord(result: String) -> Message {
        Message(.resultTextResultWord, [.init("result", .text(result))])
    }
    package static var resultTextDecision: Message { Message(.resultTextDecision) }
    package static func resultTextDecisionByRule(decision: Message, rule: some CustomStringConvertible) -> Message {
        Message(.resultTextDecisionByRule, [.init("decision", .message(decision)), .init("rule", .text(rule.description))])
    }
    package static var resultTextAssured: Message { Message(.resultTextAssured) }
    package static func resultTextAssurances(names: [Message]) -> Message {
        Message(.resultTextAssurances, [.init("names", .messages(names))])
    }
    package static var resultTextNothing: Message { Message(.resultTextNothing) }
    package static var resultTextNoDecision: Message { Message(.resultTextNoDecision) }
    package static var resultTextNoNonce: Message { Message(.resultTextNoNonce) }
    package static var resultTextNoPolicy: Message { Message(.resultTextNoPolicy) }
    package static var resultTextSigned: Message { Message(.resultTextSigned) }
    package static func resultTextSignedBy(moment: String, issuer: some CustomStringConvertible) -> Message {
        Message(.resultTextSignedBy, [.init("moment", .date(moment)), .init("issuer", .text(issuer.description))])
    }
    package static var resultTextForWhom: Message { Message(.resultTextForWhom) }
    package static var resultTextTransaction: Message { Message(.resultTextTransaction) }
    package static var resultTextNonce: Message { Message(.resultTextNonce) }
    package static var resultTextPolicy: Message { Message(.resultTextPolicy) }
    package static func resultTextPolicyOf(name: some CustomStringConvertible, sha256: some CustomStringConvertible) -> Message {
        Message(.resultTextPolicyOf, [.init("name", .text(name.description)), .init("sha256", .text(sha256.description))])
    }
    package static var resultTextTrust: Message { Message(.resultTextTrust) }
    package static var resultTextEvidence: Message { Message(.resultTextEvidence) }
    package static func resultTextDigest(sha256: some CustomStringConvertible) -> Message {
        Message(.resultTextDigest, [.init("sha256", .text(sha256.description))])
    }
    package static var resultTextMemberAudience: Message { Message(.resultTextMemberAudience) }
    package static var resultTextMemberTransaction: Message { Message(.resultTextMemberTransaction) }
    package static var resultTextMemberNonce: Message { Message(.resultTextMemberNonce) }
    package static var resultTextMemberEvidence: Message { Message(.resultTextMemberEvidence) }
    package static var resultTextMemberPolicy: Message { Message(.resultTextMemberPolicy) }
    package static var resultTextMemberTrust: Message { Message(.resultTextMemberTrust) }
    package static var resultTextMemberAge: Message { Message(.resultTextMemberAge) }
    package static func resultTextMet(members: [Message]) -> Message {
        Message(.resultTextMet, [.init("members", .messages(members))])
    }
    package static func resultTextUnmet(member: Message, expected: some CustomStringConvertible, found: some CustomStringConvertible) -> Message {
        Message(.resultTextUnmet, [.init("member", .message(member)), .init("expected", .text(expected.description)), .init("found", .text(found.description))])
    }
    package static func resultTextUnmetNone(member: Message, expected: some CustomStringConvertible) -> Message {
        Message(.resultTextUnmetNone, [.init("member", .message(member)), .init("expected", .text(expected.description))])
    }
    package static func resultTextTooOld(age: Int, limit: Int) -> Message {
        Message(.resultTextTooOld, [.init("age", .number(age)), .init("limit", .number(limit))])
    }
    package static func resultTextNotYet(moment: String) -> Message {
        Message(.resultTextNotYet, [.init("moment", .date(moment))])
    }
    package static func resultTextNotCompared(members: [Message]) -> Message {
        Message(.resultTextNotCompared, [.init("members", .messages(members))])
    }
    package static func resultTextOfToken(result: Message) -> Message {
        Message(.resultTextOfToken, [.init("result", .message(result))])
    }
    package static var resultTextInputTwice: Message { Message(.resultTextInputTwice) }
    package static func resultTextAge(most: Int) -> Message {
        Message(.resultTextAge, [.init("most", .number(most))])
    }
    package static func resultTextExpectationEmpty(option: some CustomStringConvertible) -> Message {
        Message(.resultTextExpectationEmpty, [.init("option", .text(option.description))])
    }
}
