// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassLDS
import EPassMRZ
import EPassMessages
public import EPassTrust

/// Finds what a policy says and its writer cannot have meant: what can never be successful, what contradicts itself,
/// what is weaker than the policy that it starts from.
///
/// A policy without findings is one that can be followed; whether it is the right one for its purpose nobody but its
/// writer knows.
public struct PolicyLint {
    let policy: Policy
    private var findings: [PolicyFinding] = []

    private init(_ policy: Policy) { self.policy = policy }

    /// What is found, the faults first.
    ///
    /// - Parameters:
    ///   - policy: as it was read.
    ///   - trust: the material that it will be used with; nil where that is not known.
    ///   - time: the day from which the age of that material counts.
    public static func findings(
        of policy: Policy, trust: TrustSnapshot? = nil, at time: Timestamp
    ) -> [PolicyFinding] {
        var lint = PolicyLint(policy)
        lint.lookAtRules(policy.rules, in: "")
        lint.lookAtExceptions()
        lint.lookAtDecision()
        lint.lookAtWeakness()
        if let trust { lint.lookAt(trust, at: time) }
        var seen: Set<PolicyFinding> = []
        let once = lint.findings.filter { seen.insert($0).inserted }
        return once.filter { $0.weight == .fault } + once.filter { $0.weight == .weakness }
    }

    mutating func add(
        _ code: PolicyFinding.Code, _ weight: PolicyFinding.Weight, _ member: String, _ message: Message
    ) {
        findings.append(PolicyFinding(code, weight, member, message))
    }

    mutating func add(_ code: PolicyFinding.Code, _ member: String, _ message: Message) {
        add(code, .fault, member, message)
    }

    // MARK: Rules

    /// - Parameter place: what stands before the members: an exception, or nothing.
    private mutating func lookAtRules(_ rules: Policy.Rules, in place: String) {
        if let allowed = rules.countries.allowed {
            if allowed.isSubset(of: rules.countries.denied) {
                add(.nothingTaken, place + "countries", .lintNothingTaken)
            }
            let both = allowed.intersection(rules.countries.denied)
            if !both.isEmpty {
                add(.allowedAndDenied, place + "countries", .lintAllowedAndDenied(names: both.sorted()))
            }
        }
        if let allowed = rules.documentTypes.allowed {
            let denied = rules.documentTypes.denied
            let gone = allowed.filter { type in denied.contains { $0.covers(type) } }
            if gone.count == allowed.count {
                add(.nothingTaken, place + "documentTypes", .lintNothingTaken)
            } else if !gone.isEmpty {
                add(
                    .allowedAndDenied, place + "documentTypes",
                    .lintAllowedAndDenied(names: gone.map(\.description).sorted()))
            }
        }
        if let months = rules.longestValidityMonths, rules.remainingDays > months * 31 {
            add(
                .neverValidLongEnough, place + "expiry",
                .lintNeverValidLongEnough(days: rules.remainingDays, months: months))
        }
        if rules.graceDays > 0, rules.remainingDays > 0 {
            add(.graceAndRemaining, place + "expiry", .lintGraceAndRemaining)
        }
        if rules.graceDays > 0, rules.role(of: .expiry, isAsked: true) == .evaluatory {
            add(.graceWithoutExpiry, place + "expiry.graceDays", .lintGraceWithoutExpiry)
        }
        let hashes = Policy.Rules.anyDataGroupHash
        if !rules.requiredGroups.isEmpty, rules.role(ofName: hashes) == .evaluatory {
            add(.demandWithoutRole, place + "dataGroups.required", .lintDemandWithoutRole(check: hashes))
        }
        lookAtDemands(of: rules, in: place)
        lookAtProofs(of: rules, in: place)
        if rules.ages.crlDays != nil, rules.role(of: .dsRevocation, isAsked: true) == .evaluatory {
            add(.ageWithoutRevocation, place + "age.crlDays", .lintAgeWithoutRevocation)
        }
        if rules.chip.takesDataAlone, !rules.chip.proofs.isEmpty {
            add(.dataAloneAndProof, place + "chip", .lintDataAloneAndProof)
        }
        if !rules.countedReasons.isEmpty, rules.optional.isEmpty {
            add(.reasonWithoutCheck, place + "countedReasons", .lintReasonWithoutCheck)
        }
    }

    /// A demand whose check counts for nothing, or for less than what the demand says: what is not known would pass.
    private mutating func lookAtDemands(of rules: Policy.Rules, in place: String) {
        for (id, isMade, member) in rules.demands where isMade {
            // What is too old and what was not shown is undetermined, never failed.
            let isUseless =
                switch rules.role(of: id, isAsked: true) {
                case .mandatory: false
                case .optional: [.materialAge, .proofDemanded].contains(id)
                case .evaluatory: true
                }
            if isUseless { add(.demandWithoutRole, place + member, .lintDemandWithoutRole(check: id)) }
        }
    }

    /// What proves the data, and by whose word the chip proves itself.
    private mutating func lookAtProofs(of rules: Policy.Rules, in place: String) {
        let unproven = rules.unprovenChecks
        if !unproven.isEmpty { add(.dataUnproven, place + "checks", .lintDataUnproven(checks: unproven)) }
        if !rules.chip.proofs.isEmpty, rules.chip.shownTo == .anyone {
            add(.proofByWord, .weakness, place + "chip.shownTo", .lintProofByWord)
        }
        // Who judges files of others has a challenge of its own, and nothing to show how the chip was opened.
        if rules.demandsProof, rules.chip.shownTo == .verifier,
            rules.role(of: .accessProtocol, isAsked: true) == .mandatory
        {
            add(.filesStayOpen, .weakness, place + "checks", .lintFilesStayOpen)
        }
    }

    // MARK: Exceptions

    private mutating func lookAtExceptions() {
        for (index, exception) in policy.exceptions.enumerated() {
            let place = "exceptions[\(index)]."
            lookAtRules(exception.rules, in: place)
            let taken = policy.rules.countries
            if let countries = exception.selection.countries {
                let useful = countries.subtracting(taken.denied).filter { taken.allowed?.contains($0) ?? true }
                if useful.isEmpty { add(.exceptionNotTaken, place + "for.countries", .lintNotTaken) }
            }
            if let types = exception.selection.documentTypes, let allowed = exception.rules.documentTypes.allowed,
                !types.contains(where: { type in allowed.contains { $0.overlaps(type) } })
            {
                add(.exceptionNotTaken, place + "for.documentTypes", .lintNotTaken)
            }
            if let earlier = policy.exceptions[..<index].first(where: { $0.selection.covers(exception.selection) }) {
                add(.exceptionHidden, place + "for", .lintExceptionHidden(name: earlier.name))
            } else {
                for earlier in policy.exceptions[..<index] where earlier.selection.overlaps(exception.selection) {
                    add(.exceptionOverlaps, .weakness, place + "for", .lintExceptionOverlaps(name: earlier.name))
                }
            }
            if exception.rules == policy.rules {
                add(.exceptionChangesNothing, place + "name", .lintExceptionChangesNothing)
            }
            for change in PolicyComparison.weaker(exception.rules, than: policy.rules) {
                let isProof = Self.provesState.contains(change.member)
                add(
                    isProof ? .exceptionUnproven : .weaker, isProof ? .fault : .weakness, place + change.member,
                    isProof
                        ? .lintExceptionUnproven
                        : .lintWeakerException(after: change.after, before: change.before))
            }
        }
    }

    /// What has to hold before anybody knows which State a document is of.
    private static let provesState: Set<String> = Set(
        [
            CheckID.sodStructure, .sodSignedAttributes, .sodSignature, .dsSignature, .issuerMatchesSigner,
            .dataGroupHash(.dg1),
        ].compactMap(\.policyName).map { [JSONStep.member("checks"), .member($0)].text })

    // MARK: What it starts from

    private mutating func lookAtWeakness() {
        guard let name = policy.base, let base = Policy.named(name) else { return }
        for change in PolicyComparison.weaker(policy.rules, than: base.rules) {
            add(
                .weaker, .weakness, change.member,
                .lintWeaker(policy: name, after: change.after, before: change.before))
        }
    }

    // MARK: Trust material

    private mutating func lookAt(_ trust: TrustSnapshot, at time: Timestamp) {
        let taken = policy.rules.countries
        guard let allowed = taken.allowed?.subtracting(taken.denied) else { return }
        let selected = policy.exceptions.flatMap { $0.selection.countries ?? [] }.filter(allowed.contains)
        for (countries, member) in [(allowed, "countries.allow"), (Set(selected), "exceptions")] {
            let without = countries.filter { trust.anchors(ofCountry: $0).isEmpty }.sorted()
            if !without.isEmpty {
                add(.countryWithoutAnchor, .weakness, member, .lintCountryWithoutAnchor(codes: without))
            }
        }
        guard let most = policy.rules.ages.crlDays else { return }
        let known = allowed.filter { !trust.anchors(ofCountry: $0).isEmpty }
        let current = Dictionary(
            known.map { ($0, trust.currentRevocationLists(ofCountry: $0, at: time)) },
            uniquingKeysWith: { one, _ in one })
        let missing = known.filter { current[$0]?.isEmpty ?? true }.sorted()
        if !missing.isEmpty {
            add(.countryWithoutCRL, .weakness, "age.crlDays", .lintCountryWithoutCRL(codes: missing))
        }
        let old = known.filter { code in
            guard let newest = current[code]?.first?.thisUpdate else { return false }
            return TrustMaterialAge.days(from: newest, to: time) > most
        }.sorted()
        if !old.isEmpty { add(.materialTooOld, .weakness, "age.crlDays", .lintListsOld(codes: old, days: most)) }
    }
}
