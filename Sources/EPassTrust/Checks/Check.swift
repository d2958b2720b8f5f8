// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassLDS
package import EPassMessages

/// What there is to know of a check beside what it found: one row of the catalogue, from which policies, reports,
/// explanations, the effects of defect lists and the tests of the pages derive what they say of it.
public struct Check: Sendable, Hashable {
    /// Its name.
    public let id: CheckID
    /// The first part of the name.
    public let area: Area
    /// What the check is about.
    public let object: Object
    /// What it asks about that.
    public let aspect: Aspect
    /// The clause that it stands on, for example `Doc 9303-11, 5.1.1`.
    public let clause: String
    /// The lines of the text report that it belongs to. Within a group the order is that of `CheckID.all`.
    public let group: Group
    /// What stands before its line where it has one of its own: that of the group, or a name of the standard.
    package let title: Message
    /// When the text report has a line for it.
    package let shown: Shown
    /// What it counts for.
    package let counts: Counting
    /// The reasons for which it counts for something else, whatever `counts` says.
    package let exceptions: [CheckReason: CheckRole]
    /// What it says of the document that the check `failed`.
    package let failure: Failure
    /// The check that asks the same of EF.CardSecurity as this one of EF.SOD; nil where there is none.
    public let cardSecurityCounterpart: CheckID?
    /// What lists of defects call the object, together with other checks; nil where they name the check alone or not
    /// at all.
    package let family: DefectFamily?
    /// The file without which the check is open; nil where no file of the document decides it alone.
    public let file: LDSFile?
}

extension Check {
    /// The first part of a name.
    public enum Area: String, Sendable, Hashable, CaseIterable {
        /// How the chip was opened, and the unsigned files that say how.
        case access
        /// The protocols by which a chip is told from a copy.
        case chip
        /// EF.SOD and EF.CardSecurity themselves.
        case securityObject
        /// Who signed them.
        case issuer
        /// What EF.SOD protects.
        case integrity
        /// What DG1 and what is printed say.
        case document
        /// Seals on paper.
        case seal
        /// Records of the LDS2 applications.
        case lds2
    }

    /// What a check is about.
    public enum Object: Sendable, Hashable {
        /// The channel to the chip, and what it was opened by.
        case channel
        /// EF.CardAccess.
        case cardAccess
        /// EF.DIR.
        case dir
        /// The terminal.
        case terminal
        /// The chip.
        case chip
        /// EF.SOD.
        case securityObject
        /// The document signer.
        case documentSigner
        /// The CSCA that issued a signer.
        case csca
        /// EF.CardSecurity and its signer.
        case cardSecurity
        /// A data group.
        case dataGroup(DataGroupNumber)
        /// All data groups.
        case dataGroups
        /// EF.COM.
        case com
        /// What is printed.
        case printedZone
        /// The machine readable zone of the chip, or of a seal.
        case zone
        /// The document.
        case document
        /// A seal.
        case seal
        /// The signer of a seal.
        case sealSigner
        /// A record of an LDS2 application.
        case record
        /// The signer of such a record.
        case recordSigner
    }

    /// What a check asks about its object.
    public enum Aspect: Sendable, Hashable, CaseIterable {
        /// Whether it is there, whole, and made as the standard has it.
        case form
        /// Whether its signature, or what the signature is over, is right.
        case signature
        /// Whether a trusted CSCA vouches for it.
        case path
        /// Whether the time lies in the validity period of a certificate.
        case validity
        /// Whether a key signed while it was in use.
        case usagePeriod
        /// Whether a certificate may sign this, with these algorithms.
        case permission
        /// Whether a certificate is revoked.
        case revocation
        /// Whether octets have the hash that was signed.
        case hash
        /// Whether two places say the same.
        case agreement
        /// Whether its dates can be, and are current.
        case date
        /// Whether a protocol ran to its end.
        case proof
        /// Whether the operator, or a source that the operator names, speaks against it.
        case exclusion
    }

    /// When the text report has a line for a check.
    package enum Shown: Sendable, Hashable {
        /// Always.
        case always
        /// Where the document offers what the check is about, and it is not open for one of these reasons.
        case unless(Set<CheckReason>)
        /// Where it `failed`.
        case whereFailed
        /// Where it is neither `successful` nor not offered.
        case whereOpen
        /// Where it found something, or the policy counts whether the document is current.
        case whereValidityCounts

        /// Where the document offers what the check is about.
        package static let whereOffered = Shown.unless([])
    }

    /// What it says of a document that a check `failed`.
    package enum Failure: Sendable, Hashable {
        /// A fault, or a contradiction that has other explanations than a forgery.
        case fault
        /// Somebody else made it, or changed it.
        case forgery
        /// The same, for these reasons only.
        case forgeryFor(Set<CheckReason>)
        /// The chip is a copy, but for these reasons.
        case copyExcept(Set<CheckReason>)

        /// Whether it means a forgery, or a copy, for that reason.
        package func isForgery(_ reason: CheckReason?) -> Bool {
            switch self {
            case .fault: false
            case .forgery: true
            case .forgeryFor(let reasons): reason.map(reasons.contains) ?? false
            case .copyExcept(let reasons): !(reason.map(reasons.contains) ?? false)
            }
        }
    }

    /// What lists of defects and deviations speak of where they name no single check (BSI TR-03135-1, 5.8.2).
    package enum DefectFamily: Sendable, Hashable, CaseIterable {
        /// Chip Authentication and its key.
        case chipAuthentication
        /// Active Authentication and its key.
        case activeAuthentication
        /// PACE with chip authentication mapping, and its key.
        case chipAuthenticationMapping
        /// The hashes of the data groups.
        case dataGroupHashes
        /// The State that issued the document.
        case issuingState
        /// The machine readable zone.
        case machineReadableZone

        /// The checks about it.
        var checks: [CheckID] { Self.members[self] ?? [] }

        private static let members = Dictionary(grouping: CheckID.all, by: \.check.family)
    }
}
