// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassJSON
import EPassLDS
public import EPassMRZ
public import EPassMessages
import EPassTrust

/// What a policy does, in sentences for the person who has to live with it.
public enum PolicyExplanation {
    /// The sentences, in the order in which a document meets them.
    ///
    /// - Parameters:
    ///   - policy: as it was read.
    ///   - country: a State whose documents it is about, by a code; nil for any.
    ///   - documentType: a code of a document, `P` or `ID`; nil for any.
    public static func sentences(
        of policy: Policy, country: IssuingCountry? = nil, documentType: String? = nil
    ) -> [Message] {
        let subject = PolicySubject(country: country, documentCode: documentType)
        let applied = policy.applied(to: subject)
        let rules = applied.rules
        var sentences: [Message] = [
            policy.base.map { Message.policyTextStarts(policy: policy.name, base: $0) }
                ?? .policyTextWhole(policy: policy.name)
        ]
        if let exception = applied.appliedException {
            sentences.append(.policyTextException(name: exception))
        } else if !policy.exceptions.isEmpty {
            sentences.append(.policyTextExceptions(names: policy.exceptions.map(\.name)))
        }
        sentences += taken(rules, subject)
        sentences += of(rules)
        if let decision = policy.decision {
            for rule in decision.rules {
                let words = rule.condition.json.object?.map { "\($0.name) \($0.value.line())" } ?? []
                sentences.append(
                    words.isEmpty
                        ? .policyTextRuleAlways(outcome: rule.outcome.message, rule: rule.name)
                        : .policyTextRule(outcome: rule.outcome.message, rule: rule.name, condition: words))
            }
            sentences.append(.policyTextDefault(outcome: decision.standard.message))
        } else {
            sentences.append(.policyTextNoDecision)
        }
        return sentences
    }

    private static func taken(_ rules: Policy.Rules, _ subject: PolicySubject) -> [Message] {
        var sentences: [Message] = []
        if let country = subject.country {
            let isTaken =
                (rules.countries.allowed?.contains(country.code) ?? true)
                && !rules.countries.denied.contains(country.code)
            sentences.append(
                isTaken
                    ? .demandCountryAllowed(state: country.code) : .demandCountryNotAllowed(state: country.code))
        } else {
            if let allowed = rules.countries.allowed {
                sentences.append(.policyTextCountries(codes: allowed.subtracting(rules.countries.denied).sorted()))
            } else if !rules.countries.denied.isEmpty {
                sentences.append(.policyTextNoCountries(codes: rules.countries.denied.sorted()))
            }
        }
        if let code = subject.documentCode {
            let isTaken =
                (rules.documentTypes.allowed.map { $0.contains { $0.matches(code) } } ?? true)
                && !rules.documentTypes.denied.contains { $0.matches(code) }
            sentences.append(isTaken ? .demandTypeAllowed(code: code) : .demandTypeRefused(code: code))
        } else {
            if let allowed = rules.documentTypes.allowed {
                sentences.append(.policyTextTypes(types: allowed.sorted().map(\.description)))
            }
            if !rules.documentTypes.denied.isEmpty {
                sentences.append(.policyTextNoTypes(types: rules.documentTypes.denied.sorted().map(\.description)))
            }
        }
        return sentences
    }

    private static func of(_ rules: Policy.Rules) -> [Message] {
        func role(_ id: CheckID) -> CheckRole { rules.role(of: id, isAsked: true) }
        func counts(_ reason: CheckReason, for id: CheckID) -> Bool {
            rules.countedReasons.contains(reason) || rules.reasonsByCheck[id.rawValue]?.contains(reason) == true
        }
        var sentences: [Message] = []
        switch rules.expects {
        case .anything: break
        case .document: sentences.append(.policyTextExpectsDocument)
        case .seal: sentences.append(.policyTextExpectsSeal)
        }
        if !rules.requiredGroups.isEmpty, role(.dataGroup1Hash) != .evaluatory {
            let files = rules.requiredGroups.sorted().map { LDSFile.dataGroup($0).description }
            sentences.append(.policyTextRequired(files: files))
        }
        sentences.append(rules.demandsPrintedMRZ ? .policyTextPrintDemanded : .policyTextPrintWhereGiven)
        sentences.append(role(.accessProtocol) == .evaluatory ? .policyTextAccessIgnored : .policyTextAccessCounts)
        sentences.append(
            rules.profile.acceptsUnpinnedAnchors || rules.profile.acceptsListedAnchors
                ? .policyTextAnchorsWeak : .policyTextAnchorsFull)
        let unproven = rules.unprovenChecks
        if !unproven.isEmpty { sentences.append(.policyTextDataUnproven(checks: unproven)) }
        // The chip.
        if rules.chip.takesDataAlone {
            sentences.append(.policyTextDataAlone)
        } else if rules.demandsProof, rules.chip.proofs.isEmpty, role(.proofDemanded) != .evaluatory {
            sentences.append(.policyTextOfferedToVerifier)
        } else if rules.chip.proofs.isEmpty, CheckID.ofChip.allSatisfy({ role($0) == .mandatory }) {
            sentences.append(.policyTextChipWhereOffered)
        }
        if !rules.chip.proofs.isEmpty, role(.proofDemanded) != .evaluatory {
            let ways = Policy.Rules.proofs.filter(rules.chip.proofs.contains).map(\.check.message)
            sentences.append(
                rules.chip.shownTo == .verifier
                    ? .policyTextProofToVerifier(ways: ways) : .policyTextProof(ways: ways))
        }
        // Dates.
        switch role(.expiry) {
        case .evaluatory: sentences.append(.policyTextExpiryTold)
        case .optional, .mandatory:
            sentences.append(
                rules.graceDays > 0 ? .policyTextExpiryGrace(days: rules.graceDays) : .policyTextExpiryFails)
        }
        if role(.validityPeriod) != .evaluatory {
            if rules.remainingDays > 0 { sentences.append(.policyTextRemaining(days: rules.remainingDays)) }
            if let months = rules.longestValidityMonths { sentences.append(.policyTextLongest(months: months)) }
        }
        // Revocation and lists.
        switch role(.dsRevocation) {
        case .evaluatory: sentences.append(.policyTextRevocationTold)
        case .optional where !counts(.noCRL, for: .dsRevocation): sentences.append(.policyTextRevocationWhereKnown)
        case .optional, .mandatory: sentences.append(.policyTextRevocationDemanded)
        }
        if role(.materialAge) != .evaluatory {
            if let days = rules.ages.crlDays {
                sentences.append(.policyTextAge(days: days, list: .demandRevocationList))
            }
            if let days = rules.ages.masterListDays {
                sentences.append(.policyTextAge(days: days, list: .demandMasterList))
            }
            if let days = rules.ages.storeDays { sentences.append(.policyTextAge(days: days, list: .demandStore)) }
        }
        let algorithms = rules.profile.algorithmPolicy
        let limits = algorithms.limits.map(Self.message)
        if role(.dsAlgorithms) == .evaluatory || limits.isEmpty {
            sentences.append(.policyTextAlgorithmsTold)
        } else {
            sentences.append(.policyTextAlgorithms(name: algorithms.name, limits: limits))
        }
        // Leniency.
        let tolerated = rules.profile.tolerated.count + rules.profile.decoding.tolerated.count
        sentences.append(
            tolerated == 0 && !rules.toleratesChipDeviations
                ? .policyTextNoDeviations : .policyTextDeviations(count: tolerated))
        sentences.append(
            rules.profile.excuses == .none
                ? .policyTextNoExcuses
                : rules.countedReasons.contains(.knownDefect) ? .policyTextExcusesCount : .policyTextExcuses)
        return sentences
    }

    /// `SHA-1 until 31 December 2015`.
    private static func message(_ limit: AlgorithmPolicy.Limit) -> Message {
        let subject: Message =
            switch limit.subject {
            case .hash(let algorithm): .plainText(text: algorithm.displayName)
            case .rsaBelow(let bits): .policyTextLimitRSA(bits: bits)
            case .curveBelow(let bits): .policyTextLimitCurve(bits: bits)
            case .dsaBelow(let bits): .policyTextLimitDSA(bits: bits)
            }
        guard let day = limit.lastDay else { return .policyTextLimitNever(subject: subject) }
        return .policyTextLimitUntil(subject: subject, day: day.description)
    }
}
