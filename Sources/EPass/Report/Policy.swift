// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassJSON
public import EPassTrust

/// What a check counts for.
public enum CheckRole: String, Sendable, Hashable, CaseIterable {
    /// It must be `successful` or `notSupported`.
    case mandatory
    /// It must not be `failed`; `undetermined` counts only for the reasons that the policy names.
    case optional
    /// It is reported and does not change the overall result.
    case evaluatory
}

/// What each check counts for, and what is tolerated. A value: the same policy has the same hash, which is in every
/// report.
///
/// `Docs/policies.md` describes the three that there are.
public struct Policy: Sendable, Hashable {
    /// The name, as after `--policy`.
    public let name: String
    /// Checks that are mandatory, by id; `integrity.dg*.hash` stands for the data groups that were asked for.
    public var mandatory: Set<String>
    /// Checks that are optional, by id.
    public var optional: Set<String>
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

    /// A policy as given.
    public init(
        name: String, mandatory: Set<String>, optional: Set<String>, countedReasons: Set<CheckReason> = [],
        demandsPrintedMRZ: Bool = false, sparesExpiredDocuments: Bool = false,
        toleratesChipDeviations: Bool = true, profile: TrustProfile = .default
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

    /// The default: is the data genuine, and does the chip belong to what is printed. An expired document does not fail
    /// by it.
    public static let read = Policy(
        name: "read", mandatory: core,
        optional: validity.union(masterFile).union([CheckID.mandatoryDataGroups.rawValue]),
        sparesExpiredDocuments: true)

    /// For deciding over a person: the document must be current, the printed MRZ given, and the issuer the one that
    /// signed.
    public static let border = Policy(
        name: "border",
        mandatory: core.union([CheckID.expiry.rawValue, CheckID.mandatoryDataGroups.rawValue]),
        optional: validity.union(masterFile).union(limits).union([
            CheckID.issuerMatchesSigner.rawValue, CheckID.mrzCheckDigits.rawValue, CheckID.dsUsagePeriod.rawValue,
            CheckID.printedForm.rawValue,
        ]),
        // A State that cannot be compared with the signer's is open, not passed (BSI TR-03135-1, table 5.43).
        countedReasons: defects.union([.paceInfoNotSigned, .countryUnknown]), demandsPrintedMRZ: true,
        profile: .border)

    /// As `border`, and nothing but the standard: no tolerated deviation, revocation known, EF.COM as EF.SOD.
    public static let strict = Policy(
        name: "strict",
        mandatory: core.union(masterFile).union(limits).union([
            CheckID.cardSecurityValidity.rawValue, CheckID.expiry.rawValue, CheckID.issuerMatchesSigner.rawValue,
            CheckID.mrzCheckDigits.rawValue, CheckID.printedForm.rawValue, CheckID.mandatoryDataGroups.rawValue,
            CheckID.comMatchesSOD.rawValue, CheckID.dataGroupStructure.rawValue, CheckID.dsValidity.rawValue,
            CheckID.cscaValidity.rawValue,
        ]),
        optional: [
            CheckID.dsRevocation.rawValue, CheckID.cardSecurityRevocation.rawValue, CheckID.dsUsagePeriod.rawValue,
        ],
        countedReasons: defects.union([.noCRL, .crlExpired, .crlNotYetValid, .crlNotVerified, .crlOfOtherIssuer]),
        demandsPrintedMRZ: true, toleratesChipDeviations: false, profile: .strict)

    /// Every policy there is, the default one first.
    public static let all = [read, border, strict]

    /// The policy of that name, or nil.
    public static func named(_ name: String) -> Policy? { all.first { $0.name == name } }

    /// What that check counts for.
    ///
    /// - Parameter isAsked: whether the check is about something that was asked for: a data group that was attempted,
    ///   or an MRZ that was given.
    func role(of id: CheckID, isAsked: Bool) -> CheckRole {
        if id.isDataGroupHash {
            return mandatory.contains(Self.anyDataGroupHash) && isAsked ? .mandatory : .evaluatory
        }
        if id == .mrzMatchesDG1 { return isAsked || demandsPrintedMRZ ? .mandatory : .evaluatory }
        if mandatory.contains(id.rawValue) { return .mandatory }
        return optional.contains(id.rawValue) ? .optional : .evaluatory
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

    /// SHA-256 over the policy's content as compact JSON; names exactly this policy in reports.
    public var hash: String {
        let content = JSONValue.members(
            ("name", .string(name)), ("mandatory", Self.list(mandatory)), ("optional", Self.list(optional)),
            ("countedReasons", Self.list(Set(countedReasons.map(\.rawValue)))),
            ("demandsPrintedMRZ", .boolean(demandsPrintedMRZ)),
            ("sparesExpiredDocuments", .boolean(sparesExpiredDocuments)),
            ("toleratesChipDeviations", .boolean(toleratesChipDeviations)),
            ("tolerated", Self.list(Set(profile.tolerated.map(\.rawValue)))),
            ("acceptsUnpinnedAnchors", .boolean(profile.acceptsUnpinnedAnchors)),
            ("acceptsListedAnchors", .boolean(profile.acceptsListedAnchors)),
            ("excuses", .string(profile.excuses.rawValue)),
            ("algorithmPolicy", .string(profile.algorithmPolicy.hash)))
        return (try? HashAlgorithm.sha256.hash(content.compactOctets())).map(HexadecimalText.of)?.lowercased() ?? ""
    }

    static let anyDataGroupHash = "integrity.dg*.hash"

    /// Whether the overall result can be `successful` only if the hash of a data group is.
    var demandsDataGroups: Bool { mandatory.contains(Self.anyDataGroupHash) }

    private static let core: Set<String> = [
        CheckID.accessProtocol.rawValue, CheckID.activeAuthentication.rawValue, CheckID.chipAuthentication.rawValue,
        CheckID.chipAuthenticationMapping.rawValue,
        CheckID.sodStructure.rawValue, CheckID.sodSignedAttributes.rawValue, CheckID.sodSignature.rawValue,
        CheckID.dsSignature.rawValue, anyDataGroupHash,
    ]

    private static let validity: Set<String> = [
        CheckID.dsValidity.rawValue, CheckID.cscaValidity.rawValue, CheckID.dsRevocation.rawValue,
        CheckID.cardSecurityValidity.rawValue, CheckID.cardSecurityRevocation.rawValue,
    ]

    /// What the issuer's own certificates and the algorithm policy allow the document signer: a document that goes
    /// beyond is not forged by that.
    private static let limits: Set<String> = [
        CheckID.cscaUsagePeriod.rawValue, CheckID.dsDocumentType.rawValue, CheckID.dsAlgorithms.rawValue,
    ]

    /// What confirms the unsigned files of the master file, and how the chip was opened. A document need not have what
    /// decides them, so that they are optional by default; one that is `failed` counts all the same.
    private static let masterFile: Set<String> = [
        CheckID.cardAccessAuthenticity.rawValue, CheckID.protocolDowngrade.rawValue, CheckID.dirAuthenticity.rawValue,
        CheckID.cardSecurityStructure.rawValue, CheckID.cardSecuritySignedAttributes.rawValue,
        CheckID.cardSecuritySignature.rawValue, CheckID.cardSecurityIssuer.rawValue,
    ]

    /// What a list of defects made of a check: a fault that is excused is a fault that nobody can judge here.
    private static let defects: Set<CheckReason> = [.knownDefect, .publisherNotGranted]

    private static func list(_ words: Set<String>) -> JSONValue { .array(words.sorted().map(JSONValue.string)) }
}

extension CheckID {
    /// The number of the data group whose hash this check is about, or nil.
    var dataGroupNumber: Int? {
        guard rawValue.hasPrefix("integrity.dg"), rawValue.hasSuffix(".hash") else { return nil }
        return Int(rawValue.dropFirst("integrity.dg".count).dropLast(".hash".count))
    }

    var isDataGroupHash: Bool { dataGroupNumber != nil }
}
