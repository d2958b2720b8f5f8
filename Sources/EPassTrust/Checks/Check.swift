// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassLDS
package import EPassMessages

/// What there is to know of a check beside what it found: one row of the catalogue, from which policies, reports,
/// explanations, the effects of defect lists and the tests of the pages derive what they say of it.
///
/// One is cheap to copy: it refers to its row.
public struct Check: Sendable, Hashable {
    private final class Row: Sendable {
        let id: CheckID
        let area: Area
        let object: Object
        let aspect: Aspect
        let clause: String
        let group: Group
        let title: Message
        let shown: Shown
        let counts: Counting
        let exceptions: [CheckReason: CheckRole]
        let failure: Failure
        let cardSecurityCounterpart: CheckID?
        let family: DefectFamily?
        let file: LDSFile?

        init(
            _ id: CheckID, _ area: Area, _ object: Object, _ aspect: Aspect, _ clause: String, _ group: Group,
            _ title: Message, _ shown: Shown, _ counts: Counting, _ exceptions: [CheckReason: CheckRole],
            _ failure: Failure, _ cardSecurityCounterpart: CheckID?, _ family: DefectFamily?, _ file: LDSFile?
        ) {
            self.id = id
            self.area = area
            self.object = object
            self.aspect = aspect
            self.clause = clause
            self.group = group
            self.title = title
            self.shown = shown
            self.counts = counts
            self.exceptions = exceptions
            self.failure = failure
            self.cardSecurityCounterpart = cardSecurityCounterpart
            self.family = family
            self.file = file
        }
    }

    private let row: Row

    init(
        id: CheckID, area: Area, object: Object, aspect: Aspect, clause: String, group: Group, title: Message,
        shown: Shown, counts: Counting, exceptions: [CheckReason: CheckRole], failure: Failure,
        cardSecurityCounterpart: CheckID?, family: DefectFamily?, file: LDSFile?
    ) {
        row = Row(
            id, area, object, aspect, clause, group, title, shown, counts, exceptions, failure,
            cardSecurityCounterpart, family, file)
    }

    /// Its name.
    public var id: CheckID { row.id }
    /// The first part of the name.
    public var area: Area { row.area }
    /// What the check is about.
    public var object: Object { row.object }
    /// What it asks about that.
    public var aspect: Aspect { row.aspect }
    /// The clause that it stands on, for example `Doc 9303-11, 5.1.1`.
    public var clause: String { row.clause }
    /// The lines of the text report that it belongs to. Within a group the order is that of `CheckID.all`.
    public var group: Group { row.group }
    /// What stands before its line where it has one of its own: that of the group, or a name of the standard.
    package var title: Message { row.title }
    /// When the text report has a line for it.
    package var shown: Shown { row.shown }
    /// What it counts for.
    package var counts: Counting { row.counts }
    /// The reasons for which it counts for something else, whatever `counts` says.
    package var exceptions: [CheckReason: CheckRole] { row.exceptions }
    /// What it says of the document that the check `failed`.
    package var failure: Failure { row.failure }
    /// The check that asks the same of EF.CardSecurity as this one of EF.SOD; nil where there is none.
    public var cardSecurityCounterpart: CheckID? { row.cardSecurityCounterpart }
    /// What lists of defects call the object, together with other checks; nil where they name the check alone or not
    /// at all.
    package var family: DefectFamily? { row.family }
    /// The file without which the check is open; nil where no file of the document decides it alone.
    public var file: LDSFile? { row.file }

    /// The same name: there is one row for each.
    public static func == (left: Self, right: Self) -> Bool { left.id == right.id }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
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
        /// Somebody else made it, or changed it, for these reasons: whole octets have another digest than was signed,
        /// or a signature over them does not verify under the key it names. A fault for all others.
        case forgeryFor(Set<CheckReason>)
        /// The chip is a copy, but for these reasons.
        case copyExcept(Set<CheckReason>)

        /// Whether it means a forgery, or a copy, for that reason.
        package func isForgery(_ reason: CheckReason?) -> Bool {
            switch self {
            case .fault: false
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
