// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassJSON
import EPassLDS
import EPassMRZ
import EPassTrust

/// What differs between two policies, member by member.
public enum PolicyComparison {
    /// A member that two policies have different values of.
    public struct Difference: Sendable, Hashable {
        /// The way to it: `expiry.graceDays`.
        public let member: String
        /// The value in the first, as JSON; nil where it has none.
        public let before: JSONValue?
        /// The value in the second.
        public let after: JSONValue?
    }

    /// Every member that differs, in the order of the format.
    public static func differences(from first: Policy, to second: Policy) -> [Difference] {
        differences(first.json, second.json, at: [])
    }

    private static func differences(_ first: JSONValue, _ second: JSONValue, at path: [JSONStep]) -> [Difference] {
        guard first != second else { return [] }
        guard let old = first.object, let new = second.object else {
            return [Difference(member: path.text, before: first, after: second)]
        }
        let names = old.map(\.name) + new.map(\.name).filter { name in !old.contains { $0.isNamed(name) } }
        return names.flatMap { name -> [Difference] in
            let path = path + [.member(name)]
            guard let before = first[name], let after = second[name] else {
                return [Difference(member: path.text, before: first[name], after: second[name])]
            }
            return differences(before, after, at: path)
        }
    }

    /// Every member with its value, in the order of the format; lists and rules as a whole.
    public static func members(of policy: Policy) -> [(member: String, value: JSONValue)] {
        func flat(_ value: JSONValue, at path: [JSONStep]) -> [(member: String, value: JSONValue)] {
            guard let members = value.object, !members.isEmpty else { return [(path.text, value)] }
            return members.flatMap { flat($0.value, at: path + [.member($0.name)]) }
        }
        return flat(policy.json, at: [])
    }

    /// Something that counts for less, or is tolerated, in the words of the format.
    struct Weaker: Hashable {
        let member: String
        let before: String
        let after: String
    }

    /// Where rules ask for less than others.
    static func weaker(_ rules: Policy.Rules, than base: Policy.Rules) -> [Weaker] {
        var found: [Weaker] = []
        func add(_ member: String, _ before: JSONValue, _ after: JSONValue) {
            found.append(Weaker(member: member, before: before.line(), after: after.line()))
        }
        func words(_ words: some Sequence<String>) -> JSONValue { .array(words.sorted().map(JSONValue.string)) }
        func truth(_ member: String, _ before: Bool, _ after: Bool, isWeakerAs weak: Bool = true) {
            if before != weak, after == weak { add(member, .boolean(before), .boolean(after)) }
        }
        /// A limit that was raised or left out.
        func limit(_ member: String, _ before: Int?, _ after: Int?) {
            guard let before, after.map({ $0 > before }) ?? true else { return }
            add(member, .number(before), .number(after))
        }
        for name in Policy.Rules.checkNames where rules.role(ofName: name) < base.role(ofName: name) {
            add(
                [JSONStep.member("checks"), .member(name)].text, .string(base.role(ofName: name).rawValue),
                .string(rules.role(ofName: name).rawValue))
        }
        for (name, reasons) in base.reasonsByCheck.sorted(by: { $0.key < $1.key }) {
            let counted = (rules.reasonsByCheck[name] ?? []).union(rules.countedReasons)
            let gone = rules.role(ofName: name) == .optional ? reasons.subtracting(counted) : []
            if !gone.isEmpty {
                add(
                    [JSONStep.member("checks"), .member(name), .member("counting")].text,
                    words(reasons.map(\.rawValue)), words((rules.reasonsByCheck[name] ?? []).map(\.rawValue)))
            }
        }
        if !base.countedReasons.isSubset(of: rules.countedReasons) {
            add(
                "countedReasons", words(base.countedReasons.map(\.rawValue)),
                words(rules.countedReasons.map(\.rawValue)))
        }
        if base.expects != .anything, rules.expects != base.expects {
            add("expect", .string(base.expects.rawValue), .string(rules.expects.rawValue))
        }
        if !base.requiredGroups.isSubset(of: rules.requiredGroups) {
            func numbers(_ rules: Policy.Rules) -> JSONValue {
                .array(rules.requiredGroups.sorted().map { .number($0.rawValue) })
            }
            add("dataGroups.required", numbers(base), numbers(rules))
        }
        if base.demandsPrintedMRZ, !rules.demandsPrintedMRZ {
            add("printedZone", .string("demanded"), .string("whereGiven"))
        }
        choices(rules, base, add)
        truth("expiry.sparesCertificates", base.sparesExpiredDocuments, rules.sparesExpiredDocuments)
        limit("expiry.graceDays", base.graceDays, rules.graceDays)
        if rules.remainingDays < base.remainingDays {
            add("expiry.remainingDays", .number(base.remainingDays), .number(rules.remainingDays))
        }
        limit("expiry.longestValidityMonths", base.longestValidityMonths, rules.longestValidityMonths)
        limit("age.crlDays", base.ages.crlDays, rules.ages.crlDays)
        limit("age.masterListDays", base.ages.masterListDays, rules.ages.masterListDays)
        limit("age.storeDays", base.ages.storeDays, rules.ages.storeDays)
        if let gone = base.profile.algorithmPolicy.limits.first(where: { !rules.profile.algorithmPolicy.keeps($0) }) {
            add("algorithms", .string(gone.description), .string(rules.profile.algorithmPolicy.name))
        }
        let (mine, theirs) = (rules.chip, base.chip)
        if !theirs.proofs.isEmpty, mine.proofs.isEmpty || !mine.proofs.isSubset(of: theirs.proofs) {
            add("chip.proofs", words(theirs.proofs.map(\.rawValue)), words(mine.proofs.map(\.rawValue)))
        }
        if theirs.shownTo == .verifier, mine.shownTo == .anyone {
            add("chip.shownTo", .string("verifier"), .string("anyone"))
        }
        truth("chip.dataAlone", theirs.takesDataAlone, mine.takesDataAlone)
        truth("anchors.unpinned", base.profile.acceptsUnpinnedAnchors, rules.profile.acceptsUnpinnedAnchors)
        truth("anchors.listed", base.profile.acceptsListedAnchors, rules.profile.acceptsListedAnchors)
        let signed = rules.profile.tolerated.subtracting(base.profile.tolerated)
        if !signed.isEmpty { add("deviations.signed", words([]), words(signed.map(\.rawValue))) }
        let files = rules.profile.decoding.tolerated.subtracting(base.profile.decoding.tolerated)
        if !files.isEmpty { add("deviations.files", words([]), words(files.map(\.rawValue))) }
        truth("deviations.chip", base.toleratesChipDeviations, rules.toleratesChipDeviations)
        if rules.profile.excuses.weight > base.profile.excuses.weight {
            add("excuses", .string(base.profile.excuses.rawValue), .string(rules.profile.excuses.rawValue))
        }
        return found
    }

    private static func choices(
        _ rules: Policy.Rules, _ base: Policy.Rules, _ add: (String, JSONValue, JSONValue) -> Void
    ) {
        func isWider<Value>(_ mine: Policy.Choice<Value>, _ theirs: Policy.Choice<Value>) -> Bool {
            let isAllowedWider =
                theirs.allowed.map { old in mine.allowed.map { !$0.isSubset(of: old) } ?? true } ?? false
            let isTakenNow = theirs.denied.contains { element in
                !mine.denied.contains(element) && (mine.allowed?.contains(element) ?? true)
            }
            return isAllowedWider || isTakenNow
        }
        let members = Dictionary(uniqueKeysWithValues: Policy.Rules.members.map { ($0.name, $0.write) })
        for (name, isWider) in [
            ("countries", isWider(rules.countries, base.countries)),
            ("documentTypes", isWider(rules.documentTypes, base.documentTypes)),
        ] where isWider {
            if let write = members[name] { add(name, write(base), write(rules)) }
        }
    }
}

extension AlgorithmPolicy {
    /// Whether what that limit refuses is refused here, too.
    fileprivate func keeps(_ limit: Limit) -> Bool {
        limits.contains { mine in
            let isEarlier = limit.lastDay.map { day in mine.lastDay.map { $0 <= day } ?? true } ?? (mine.lastDay == nil)
            switch (mine.subject, limit.subject) {
            case (.hash(let own), .hash(let other)): return own == other && isEarlier
            case (.rsaBelow(let own), .rsaBelow(let other)): return own >= other && isEarlier
            case (.curveBelow(let own), .curveBelow(let other)): return own >= other && isEarlier
            case (.dsaBelow(let own), .dsaBelow(let other)): return own >= other && isEarlier
            case (.hash, _), (.rsaBelow, _), (.curveBelow, _), (.dsaBelow, _): return false
            }
        }
    }
}

extension TrustProfile.Excuses {
    /// How much is excused.
    fileprivate var weight: Int {
        switch self {
        case .none: 0
        case .undetermined: 1
        case .technicalGuideline: 2
        }
    }
}
