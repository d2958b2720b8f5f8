// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMessages
import EPassTrust

/// What the rules of a decision say and never do.
extension PolicyLint {
    mutating func lookAtDecision() {
        guard let decision = policy.decision else { return }
        let all = [policy.rules] + policy.exceptions.map(\.rules)
        for (index, rule) in decision.rules.enumerated() {
            let place = "decision.rules[\(index)]"
            let condition = rule.condition
            if let earlier = decision.rules[..<index].first(where: { $0.hides(rule) }) {
                add(.ruleHidden, place, .lintRuleHidden(name: earlier.name))
            }
            lookAtSelection(of: rule, place)
            if condition.contradicts {
                add(.ruleContradicts, place + ".when", .lintRuleContradicts)
            } else if let member = condition.impossible(under: policy.rules),
                all.allSatisfy({ condition.impossible(under: $0) != nil })
            {
                add(.ruleContradicts, place + ".when." + member, .lintRuleContradicts)
            }
            if rule.outcome == .accept, condition.overall?.contains(.undetermined) == true {
                lookAtAcceptance(condition, all, place)
            }
        }
    }

    /// What is not taken has failed, and so is accepted by no rule.
    private mutating func lookAtSelection(of rule: DecisionRules.Rule, _ place: String) {
        guard rule.outcome == .accept else { return }
        if let countries = rule.condition.selection.countries {
            let taken = policy.rules.countries
            let useful = countries.subtracting(taken.denied).filter { taken.allowed?.contains($0) ?? true }
            if useful.isEmpty { add(.ruleNotTaken, place + ".when.countries", .lintNotTaken) }
        }
        guard let types = rule.condition.selection.documentTypes else { return }
        let isUseful = ([policy.rules] + policy.exceptions.map(\.rules)).contains { rules in
            types.contains { type in
                (rules.documentTypes.allowed.map { $0.contains { $0.overlaps(type) } } ?? true)
                    && !rules.documentTypes.denied.contains { $0.covers(type) }
            }
        }
        if !isUseful { add(.ruleNotTaken, place + ".when.documentTypes", .lintNotTaken) }
    }

    /// A rule that accepts what is undetermined: of what it does not ask for anything may be open.
    private mutating func lookAtAcceptance(
        _ condition: DecisionRules.Condition, _ all: [Policy.Rules], _ place: String
    ) {
        add(.acceptsUndetermined, .weakness, place + ".when.overall", .lintAcceptsUndetermined)
        let isProven = condition.shown.contains { $0 == .dataGenuine || !$0.restsOn.isEmpty }
        if !isProven { add(.acceptsUnproven, place + ".when", .lintAcceptsUnproven) }
        let isOfChip = condition.shown.contains { [.chipOriginal, .chipOriginalShownToVerifier].contains($0) }
        let mayBeOpen = condition.openOnlyFor.map { !$0.isDisjoint(with: Self.openChip) } ?? true
        if !isOfChip, mayBeOpen, all.contains(where: { !$0.chip.takesDataAlone }) {
            add(.acceptsCopies, place + ".when", .lintAcceptsCopies)
        }
    }

    /// For what a proof of the chip is open.
    private static let openChip: Set<CheckReason> = [
        .evidenceNotRecorded, .recorded, .skipped, .notRead, .proofNotShown, .otherMethodUsed, .accessDenied,
        .refusedByChip, .readerTooShort, .responseTruncated, .responseInvalid, .keyNotAuthenticated, .keyNotFound,
        .keyRefused,
        .otherChannel, .unsupportedAlgorithm, .malformed, .tooLarge, .noSecurityObject,
    ]
}

extension DecisionRules.Rule {
    /// Whether this one fits wherever the other does: what it asks for, the other asks for, too.
    fileprivate func hides(_ other: DecisionRules.Rule) -> Bool {
        let (mine, theirs) = (condition, other.condition)
        func isWider<Value>(_ mine: Set<Value>?, _ theirs: Set<Value>?) -> Bool {
            mine.map { wide in theirs.map { $0.isSubset(of: wide) } ?? false } ?? true
        }
        let asksForNoMore =
            isWider(mine.overall, theirs.overall) && mine.shown.isSubset(of: theirs.shown)
            && mine.notShown.isSubset(of: theirs.notShown) && isWider(mine.reasons, theirs.reasons)
            && isWider(mine.openOnlyFor, theirs.openOnlyFor) && mine.selection.covers(theirs.selection)
            && mine.withoutDeviations.isSubset(of: theirs.withoutDeviations)
        // One that accepts passes over what failed, which the other may take.
        let isAlwaysDecided = outcome != .accept || isWider([.successful, .undetermined], theirs.overall)
        return asksForNoMore && isAlwaysDecided
            && mine.checks.allSatisfy { id, results in isWider(results, theirs.checks[id]) }
    }
}

extension DecisionRules.Condition {
    /// Whether it can hold for no report, whatever the rules are.
    fileprivate var contradicts: Bool {
        if !shown.isDisjoint(with: notShown) { return true }
        if notShown.contains(where: { kind in shown.contains { $0.rests(on: kind) } }) { return true }
        if [overall?.isEmpty, reasons?.isEmpty, openOnlyFor?.isEmpty].contains(true) { return true }
        if checks.values.contains(where: \.isEmpty) { return true }
        return openOnlyFor != nil && overall.map { !$0.contains(.undetermined) && !$0.contains(.failed) } ?? false
    }

    /// The member that no report under these rules can have beside the others; nil where all of it can hold.
    fileprivate func impossible(under rules: Policy.Rules) -> String? {
        for (id, results) in checks.sorted(by: { $0.key < $1.key }) {
            let isMade = rules.demands.first { $0.check == id }?.isMade ?? true
            guard isMade, results.contains(where: { rules.lets(id, end: $0, in: overall) }) else {
                return [JSONStep.member("checks"), .member(id.rawValue)].text
            }
        }
        guard let reasons else { return nil }
        let isPossible = reasons.contains { reason in
            guard let end = Self.ends[reason] else { return true }
            return end.checks.contains { id in
                (rules.demands.first { $0.check == id }?.isMade ?? true) && rules.lets(id, end: end.result, in: overall)
            }
        }
        return isPossible ? nil : "reasons"
    }

    /// Reasons that come with one result of few checks only.
    private static let ends: [CheckReason: (result: CheckResult, checks: [CheckID])] = [
        .blocked: (.failed, [.issuerNotBlocked, .documentNotBlocked]),
        .revoked: (.failed, [.dsRevocation, .cardSecurityRevocation, .dsSignature]),
        .hashMismatch: (.failed, [.dataGroup1Hash]),
        .reportedLost: (.failed, [.status]), .reportedStolen: (.failed, [.status]),
        .reportedCancelled: (.failed, [.status]),
        .keyAgreementFailed: (.failed, [.chipAuthentication]), .challengeMismatch: (.failed, [.activeAuthentication]),
        .mappingDataMismatch: (.failed, [.chipAuthenticationMapping]),
        .countryNotAllowed: (.failed, [.issuerAllowed]), .documentTypeRefused: (.failed, [.documentTypeAllowed]),
        .expiresSoon: (.failed, [.validityPeriod]), .validityTooLong: (.failed, [.validityPeriod]),
        .materialTooOld: (.undetermined, [.materialAge]), .proofNotShown: (.undetermined, [.proofDemanded]),
        .cloneable: (.undetermined, [.proofDemanded]),
    ]
}

extension Assurance.Kind {
    /// Whether it is given only where the other one is.
    fileprivate func rests(on other: Assurance.Kind) -> Bool {
        restsOn.contains { $0 == other || $0.rests(on: other) }
    }
}

extension Policy.Rules {
    /// Whether a check can end so where the overall result is one of these; nil for any. In doubt it can.
    fileprivate func lets(_ id: CheckID, end result: CheckResult, in overall: Set<OverallResult>?) -> Bool {
        guard let overall, id.check.area != .seal else { return true }
        // What counts for less in some reports: an expired document within days of grace, and what ended with it.
        if id == .expiry, graceDays > 0 { return true }
        if id.check.aspect == .validity, sparesExpiredDocuments { return true }
        let isAsked = id == .dataGroup1Hash || !id.isDataGroupHash && id != .mrzMatchesDG1
        let role = role(of: id, isAsked: isAsked)
        switch result {
        case .failed:
            return role == .evaluatory || !overall.isDisjoint(with: [.failed, .aborted])
        case .undetermined, .aborted:
            // Some of these count for less where another way was taken.
            let isOften = CheckID.ofChip.contains(id) || id == .accessProtocol || id == .dataGroup1Hash
            return role != .mandatory || isOften || overall != [.successful]
        case .successful, .notSupported: return true
        }
    }
}
