// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassEncodings
import EPassJSON
public import EPassTrust

/// What each check counts for, what is tolerated, and what is decided of it. A value: the same policy has the same
/// hash, which is in every report.
///
/// A policy is a file (`epass-policy/1`, `init(json:)`); those that are built in (``all``) are such files, too.
/// `Docs/policies.md` describes the format.
public struct Policy: Sendable, Hashable {
    /// The name, as after `--policy`.
    public let name: String
    /// What the file says of itself; empty where it says nothing.
    public let about: String
    /// The policy that the file starts from; nil where it says everything itself.
    public let base: String?
    /// What holds for documents that no exception is about.
    package var rules: Rules { didSet { memo = WorkedOut() } }
    /// Other rules for some documents; the first that is about a document holds.
    package var exceptions: [Exception] { didSet { memo = WorkedOut() } }
    /// What is decided of the result; nil where the policy leaves that to its reader.
    package let decision: DecisionRules?
    /// The exception whose rules these are, in the policy of a report; nil for the policy itself.
    public private(set) var appliedException: String?
    private var memo = WorkedOut<String>()

    package init(
        name: String, about: String = "", base: String? = nil, rules: Rules, exceptions: [Exception] = [],
        decision: DecisionRules? = nil
    ) {
        self.name = name
        self.about = about
        self.base = base
        self.rules = rules
        self.exceptions = exceptions
        self.decision = decision
    }

    /// A policy of one's own, in which every check that is not named is `evaluatory`. To change a few of a preset, copy
    /// it and use ``counting(_:as:)``, or write a file.
    ///
    /// - Parameters:
    ///   - name: goes into ``hash``, as everything else does.
    ///   - mandatory: checks that must be `successful` or `notSupported`; the hash of any data group stands for those
    ///     of all that were asked for.
    ///   - optional: checks that must not be `failed`.
    ///   - countedReasons: for which an optional check that is `undetermined` counts.
    ///   - demandsPrintedMRZ: whether a printed MRZ must be given and match.
    ///   - sparesExpiredDocuments: whether a certificate that ended after an expired document did is only reported.
    ///   - toleratesChipDeviations: whether a departure in the protocols of the chip is tolerated by name.
    ///   - profile: what passive authentication tolerates (Doc 9303-11, 5.1).
    /// - Returns: nil where a check cannot count for that: one in both sets, one whose
    ///   `CheckID.policyName` is nil, or the hash of a data group as optional.
    public init?(
        name: String, mandatory: Set<CheckID>, optional: Set<CheckID>, countedReasons: Set<CheckReason> = [],
        demandsPrintedMRZ: Bool = false, sparesExpiredDocuments: Bool = false,
        toleratesChipDeviations: Bool = true, profile: TrustProfile = .default
    ) {
        guard mandatory.isDisjoint(with: optional), mandatory.allSatisfy({ $0.canCount(as: .mandatory) }),
            optional.allSatisfy({ $0.canCount(as: .optional) })
        else { return nil }
        self.init(
            name: name,
            rules: Rules(
                mandatory: Set(mandatory.compactMap(\.policyName)),
                optional: Set(optional.compactMap(\.policyName)), countedReasons: countedReasons,
                demandsPrintedMRZ: demandsPrintedMRZ, sparesExpiredDocuments: sparesExpiredDocuments,
                toleratesChipDeviations: toleratesChipDeviations, profile: profile))
    }

    /// Checks that are mandatory, by `CheckID.policyName`; `integrity.dg*.hash` stands for the data groups
    /// that were asked for. ``counting(_:as:)`` changes it: a name that no check has cannot come in.
    public package(set) var mandatory: Set<String> {
        get { rules.mandatory }
        set { rules.mandatory = newValue }
    }

    /// Checks that are optional, by the same names.
    public package(set) var optional: Set<String> {
        get { rules.optional }
        set { rules.optional = newValue }
    }

    /// The reasons for which an optional check that is `undetermined` keeps the overall result from `successful`. A
    /// file may name more for a single check.
    public var countedReasons: Set<CheckReason> {
        get { rules.countedReasons }
        set { rules.countedReasons = newValue }
    }

    /// Whether a printed MRZ must be given and match.
    public var demandsPrintedMRZ: Bool {
        get { rules.demandsPrintedMRZ }
        set { rules.demandsPrintedMRZ = newValue }
    }

    /// Whether certificates that covered the validity of a document and ended since are only reported, once the
    /// document itself has expired: it is then said to be expired, and not to be false.
    public var sparesExpiredDocuments: Bool {
        get { rules.sparesExpiredDocuments }
        set { rules.sparesExpiredDocuments = newValue }
    }

    /// Whether a departure from the standard in the protocols of the chip is tolerated by name; if not, what holds only
    /// by one is `undetermined` (`deviationRefused`).
    public var toleratesChipDeviations: Bool {
        get { rules.toleratesChipDeviations }
        set { rules.toleratesChipDeviations = newValue }
    }

    /// What passive authentication tolerates, and whether an unpinned anchor will do. Exceptions have theirs.
    public var profile: TrustProfile {
        get { rules.profile }
        set { rules.profile = newValue }
    }

    /// The same policy, in which that check counts for something else, exceptions aside. Its name stays; its ``hash``
    /// tells it from the preset.
    ///
    /// - Returns: nil where the check cannot count for that: its `CheckID.policyName` is nil, or it is the
    ///   hash of a data group, which stands for those of all that were asked for and is never `optional`.
    public func counting(_ id: CheckID, as role: CheckRole) -> Policy? {
        guard id.canCount(as: role), let name = id.policyName else { return nil }
        var changed = self
        changed.rules.count(name, as: role)
        return changed
    }

    /// What that check counts for, exceptions aside. A report may say less: of a certificate that ended after an
    /// expired document did (``sparesExpiredDocuments``), and of a seal, where the reason of a finding can change it.
    ///
    /// - Parameters:
    ///   - id: any check.
    ///   - isAsked: whether the check is about something that was asked for: a data group that was attempted, or an MRZ
    ///     that was given.
    public func role(of id: CheckID, isAsked: Bool) -> CheckRole { rules.role(of: id, isAsked: isAsked) }

    /// Whether a check that is not `failed` keeps the overall result from `successful`.
    package func isOpen(_ check: CheckEntry) -> Bool { rules.isOpen(check) }

    /// Whether the overall result can be `successful` only if the hash of a data group is.
    var demandsDataGroups: Bool { rules.mandatory.contains(Rules.anyDataGroupHash) }

    /// The policy with the rules that hold for a document. Name and hash stay those of the whole.
    package func applied(to subject: PolicySubject) -> Policy {
        guard let exception = exceptions.first(where: { $0.selection.contains(subject) }) else { return self }
        var applied = self
        // The hash is that of what was chosen, and not of what is left of it.
        let hash = hash
        applied.rules = exception.rules
        applied.appliedException = exception.name
        applied.memo = WorkedOut(hash)
        return applied
    }

    /// The same policy, which rests on no anchor that nobody or only another State vouches for.
    var refusingWeakAnchors: Policy {
        var changed = self
        changed.rules.refuseWeakAnchors()
        for index in changed.exceptions.indices { changed.exceptions[index].rules.refuseWeakAnchors() }
        return changed
    }

    /// The same policy, whose caller expects this. Where what is given is taken or refused either way, it is the policy
    /// itself, with its ``hash``.
    package func expecting(_ expected: Expectation?, of given: Expectation) -> Policy {
        guard let expected, rules.takes(given) != [given, .anything].contains(expected) else { return self }
        var changed = self
        changed.rules.expects = expected
        for index in changed.exceptions.indices { changed.exceptions[index].rules.expects = expected }
        return changed
    }

    /// SHA-256 over the canonical form (RFC 8785) of what `json` has, in lower-case hexadecimal digits; names exactly
    /// this policy in reports. It is computed once for a value and its copies.
    public var hash: String { memo.value { Self.digest(of: json) } }

    private static func digest(of content: JSONValue) -> String {
        (try? HashAlgorithm.sha256.hash(content.canonicalOctets())).map(Hexadecimal.lowercaseText) ?? ""
    }
}

extension CheckID {
    /// What the sets of a policy call the check: the raw value, and one name, `integrity.dg*.hash`, for the hashes of
    /// all data groups. Nil for one that no policy names: the printed MRZ has a member of its own
    /// (``Policy/demandsPrintedMRZ``), the checks over seals follow others, and some are the same under every policy.
    public var policyName: String? {
        switch check.counts {
        case .byPolicy: isDataGroupHash ? Policy.Rules.anyDataGroupHash : self == .mrzMatchesDG1 ? nil : rawValue
        case .always, .like: nil
        }
    }

    /// Whether the check can count for that by a policy: nobody looks whether the hash of a data group is optional.
    package func canCount(as role: CheckRole) -> Bool {
        policyName != nil && !(isDataGroupHash && role == .optional)
    }
}
