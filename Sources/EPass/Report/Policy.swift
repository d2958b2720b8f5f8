// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassEncodings
import EPassJSON
import EPassLDS
public import EPassTrust

/// What each check counts for, and what is tolerated. A value: the same policy has the same hash, which is in every
/// report.
///
/// `Docs/policies.md` describes the three that there are; what a check counts for under them is in its row of the
/// catalogue (``Check``).
public struct Policy: Sendable, Hashable {
    /// The name, as after `--policy`.
    public let name: String
    /// Checks that are mandatory, by `CheckID.policyName`; `integrity.dg*.hash` stands for the data groups
    /// that were asked for. ``counting(_:as:)`` changes it: a name that no check has cannot come in.
    public package(set) var mandatory: Set<String>
    /// Checks that are optional, by the same names.
    public package(set) var optional: Set<String>
    /// The reasons for which an optional check that is `undetermined` keeps the overall result from `successful`.
    public var countedReasons: Set<CheckReason>
    /// Whether a printed MRZ must be given and match.
    public var demandsPrintedMRZ: Bool
    /// Whether certificates that covered the validity of a document and ended since are only reported, once the
    /// document itself has expired: it is then said to be expired, and not to be false.
    public var sparesExpiredDocuments: Bool
    /// Whether a departure from the standard in the protocols of the chip is tolerated by name; if not, what holds only
    /// by one is `undetermined` (`deviationRefused`).
    public var toleratesChipDeviations: Bool
    /// What passive authentication tolerates, and whether an unpinned anchor will do.
    public var profile: TrustProfile

    /// A policy of one's own, in which every check that is not named is `evaluatory`. To change a few of a preset, copy
    /// it and use ``counting(_:as:)``.
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
            named: name, mandatory: Set(mandatory.compactMap(\.policyName)),
            optional: Set(optional.compactMap(\.policyName)), countedReasons: countedReasons,
            demandsPrintedMRZ: demandsPrintedMRZ, sparesExpiredDocuments: sparesExpiredDocuments,
            toleratesChipDeviations: toleratesChipDeviations, profile: profile)
    }

    private init(
        named name: String, mandatory: Set<String>, optional: Set<String>, countedReasons: Set<CheckReason>,
        demandsPrintedMRZ: Bool, sparesExpiredDocuments: Bool, toleratesChipDeviations: Bool, profile: TrustProfile
    ) {
        self.name = name
        self.mandatory = mandatory
        self.optional = optional
        self.countedReasons = countedReasons
        self.demandsPrintedMRZ = demandsPrintedMRZ
        self.sparesExpiredDocuments = sparesExpiredDocuments
        self.toleratesChipDeviations = toleratesChipDeviations
        self.profile = profile
    }

    /// A policy of the catalogue.
    private init(
        _ preset: PolicyPreset, sparesExpiredDocuments: Bool = false, toleratesChipDeviations: Bool = true,
        profile: TrustProfile = .default
    ) {
        func names(_ role: CheckRole) -> Set<String> {
            Set(CheckID.all.filter { $0.check.role(under: preset).role == role }.compactMap(\.policyName))
        }
        self.init(
            named: preset.rawValue, mandatory: names(.mandatory), optional: names(.optional),
            countedReasons: CheckID.all.reduce(into: preset.countedReasons) { reasons, id in
                if id.policyName != nil { reasons.formUnion(id.check.countedReasons(under: preset)) }
            },
            demandsPrintedMRZ: CheckID.mrzMatchesDG1.check.role(under: preset) == .mandatory,
            sparesExpiredDocuments: sparesExpiredDocuments, toleratesChipDeviations: toleratesChipDeviations,
            profile: profile)
    }

    /// The default: is the data genuine, and does the chip belong to what is printed. An expired document does not fail
    /// by it.
    public static let read = Policy(.read, sparesExpiredDocuments: true)

    /// For deciding over a person: the document must be current, the printed MRZ given, and the issuer the one that
    /// signed.
    public static let border = Policy(.border, profile: .border)

    /// As `border`, and nothing but the standard: no tolerated deviation, revocation known, EF.COM as EF.SOD.
    public static let strict = Policy(.strict, toleratesChipDeviations: false, profile: .strict)

    /// Every policy there is, the default one first.
    public static let all = [read, border, strict]

    /// The policy of that name, or nil.
    public static func named(_ name: String) -> Policy? { all.first { $0.name == name } }

    /// The same policy, in which that check counts for something else. Its name stays; its ``hash`` tells it from the
    /// preset.
    ///
    /// - Returns: nil where the check cannot count for that: its `CheckID.policyName` is nil, or it is the
    ///   hash of a data group, which stands for those of all that were asked for and is never `optional`.
    public func counting(_ id: CheckID, as role: CheckRole) -> Policy? {
        guard let name = id.policyName, id.canCount(as: role) else { return nil }
        var changed = self
        changed.mandatory.remove(name)
        changed.optional.remove(name)
        switch role {
        case .mandatory: changed.mandatory.insert(name)
        case .optional: changed.optional.insert(name)
        case .evaluatory: break
        }
        return changed
    }

    /// What that check counts for. A report may say less: of a certificate that ended after an expired document did
    /// (``sparesExpiredDocuments``), and of a seal, where the reason of a finding can change it.
    ///
    /// - Parameters:
    ///   - id: any check.
    ///   - isAsked: whether the check is about something that was asked for: a data group that was attempted, or an MRZ
    ///     that was given.
    public func role(of id: CheckID, isAsked: Bool) -> CheckRole {
        switch id.check.counts {
        case .always(let role): return role
        case .like(let other): return role(of: other, isAsked: isAsked)
        case .byPolicy: break
        }
        if id == .mrzMatchesDG1 { return isAsked || demandsPrintedMRZ ? .mandatory : .evaluatory }
        guard let name = id.policyName else { return .evaluatory }
        if mandatory.contains(name) { return isAsked || !id.isDataGroupHash ? .mandatory : .evaluatory }
        return optional.contains(name) && !id.isDataGroupHash ? .optional : .evaluatory
    }

    /// Whether a check that is not `failed` keeps the overall result from `successful`.
    func isOpen(_ check: CheckEntry) -> Bool {
        switch check.role {
        case .mandatory:
            if check.id == .mrzMatchesDG1, demandsPrintedMRZ { return check.result != .successful }
            return check.result != .successful && check.result != .notSupported
        case .optional: return check.result == .undetermined && (check.reason.map(countedReasons.contains) ?? false)
        case .evaluatory: return false
        }
    }

    /// SHA-256 over the policy's content as compact JSON, in lower-case hexadecimal digits; names exactly this policy
    /// in reports.
    public var hash: String {
        // Left out where it follows from what else is tolerated, as in each preset: a hash of before still stands, and
        // no two policies have one.
        let implied: DecodingProfile = profile.tolerated.isEmpty ? .strict : .default
        let decoding = profile.decoding == implied ? nil : Set(profile.decoding.tolerated.map(\.rawValue))
        let content = JSONValue.members(
            ("name", .string(name)), ("mandatory", Self.list(mandatory)), ("optional", Self.list(optional)),
            ("countedReasons", Self.list(Set(countedReasons.map(\.rawValue)))),
            ("demandsPrintedMRZ", .boolean(demandsPrintedMRZ)),
            ("sparesExpiredDocuments", .boolean(sparesExpiredDocuments)),
            ("toleratesChipDeviations", .boolean(toleratesChipDeviations)),
            ("tolerated", Self.list(Set(profile.tolerated.map(\.rawValue)))), ("decoding", decoding.map(Self.list)),
            ("acceptsUnpinnedAnchors", .boolean(profile.acceptsUnpinnedAnchors)),
            ("acceptsListedAnchors", .boolean(profile.acceptsListedAnchors)),
            ("excuses", .string(profile.excuses.rawValue)),
            ("algorithmPolicy", .string(profile.algorithmPolicy.hash)))
        return (try? HashAlgorithm.sha256.hash(content.compactOctets())).map(Hexadecimal.lowercaseText) ?? ""
    }

    static let anyDataGroupHash = "integrity.dg*.hash"

    /// Whether the overall result can be `successful` only if the hash of a data group is.
    var demandsDataGroups: Bool { mandatory.contains(Self.anyDataGroupHash) }

    private static func list(_ words: Set<String>) -> JSONValue { .array(words.sorted().map(JSONValue.string)) }
}

extension CheckID {
    /// What the sets of a policy call the check: the raw value, and one name, `integrity.dg*.hash`, for the hashes of
    /// all data groups. Nil for one that no policy names: the printed MRZ has a member of its own
    /// (``Policy/demandsPrintedMRZ``), the checks over seals follow others, and some are the same under every policy.
    public var policyName: String? {
        switch check.counts {
        case .byPolicy: isDataGroupHash ? Policy.anyDataGroupHash : self == .mrzMatchesDG1 ? nil : rawValue
        case .always, .like: nil
        }
    }

    /// Whether the check can count for that by a policy: nobody looks whether the hash of a data group is optional.
    fileprivate func canCount(as role: CheckRole) -> Bool {
        policyName != nil && !(isDataGroupHash && role == .optional)
    }
}
