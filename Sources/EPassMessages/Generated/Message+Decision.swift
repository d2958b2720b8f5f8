// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let decisionAccept = MessageKey("decision.accept", "ACCEPT")
    static let decisionReview = MessageKey("decision.review", "REVIEW")
    static let decisionReject = MessageKey("decision.reject", "REJECT")
    static let decisionByDefault = MessageKey("decision.byDefault", "No rule of the policy {policy} fits.")
    static let decisionByRule = MessageKey("decision.byRule", "By the rule {rule} of the policy {policy}: {basis, list}.")
    static let decisionByRuleAlone = MessageKey("decision.byRuleAlone", "By the rule {rule} of the policy {policy}.")

    static let ofDecision: [MessageKey] = [
        .decisionAccept,
        .decisionByDefault,
        .decisionByRule,
        .decisionByRuleAlone,
        .decisionReject,
        .decisionReview,
    ]
}

extension Message {
    package static var decisionAccept: Message { Message(.decisionAccept) }
    package static var decisionReview: Message { Message(.decisionReview) }
    package static var decisionReject: Message { Message(.decisionReject) }
    package static func decisionByDefault(policy: some CustomStringConvertible) -> Message {
        Message(.decisionByDefault, [.init("policy", .text(policy.description))])
    }
    package static func decisionByRule(rule: some CustomStringConvertible, policy: some CustomStringConvertible, basis: [String]) -> Message {
        Message(.decisionByRule, [.init("rule", .text(rule.description)), .init("policy", .text(policy.description)), .init("basis", .list(basis))])
    }
    package static func decisionByRuleAlone(rule: some CustomStringConvertible, policy: some CustomStringConvertible) -> Message {
        Message(.decisionByRuleAlone, [.init("rule", .text(rule.description)), .init("policy", .text(policy.description))])
    }
}
