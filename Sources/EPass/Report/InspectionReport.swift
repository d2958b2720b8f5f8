// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
public import EPassTrust

/// How the whole inspection ended.
public enum OverallResult: String, Sendable, Hashable, CaseIterable {
    /// Everything that the policy demands was shown.
    case successful
    /// Something that the policy demands was shown not to hold.
    case failed
    /// Something that the policy demands could not be shown.
    case undetermined
    /// The procedure ended before it was through; nothing is said about the document.
    case aborted
}

/// A finding with what it counts for.
public struct CheckEntry: Sendable, Hashable {
    /// The result with its reason, and what a list of defects made of it.
    public let finding: CheckFinding
    /// What it counts for under the policy.
    public let role: CheckRole
    /// Whether it was taken over from the evidence instead of being decided here: what that says for the document is
    /// `undetermined` (`recorded`), what it says against it stands.
    public let isRecorded: Bool
    /// Who ran the protocol that a check of the chip is about; nil where none was run, and for all other checks.
    public let performedBy: CheckPerformer?
    /// Whether the evidence convinces somebody who was not there that the chip is the original: only a response of
    /// Active Authentication does, over the challenge that the verifier gave to the judgement. A Chip Authentication
    /// and a mapping can be made up by whoever writes them down.
    public let isTransferable: Bool

    /// Whether the chip proved itself to whoever judges: to this program, or by the answer to the verifier's challenge.
    var isShownToVerifier: Bool { performedBy == .verifier || isTransferable }

    package init(
        finding: CheckFinding, role: CheckRole, isRecorded: Bool = false, performedBy: CheckPerformer? = nil,
        isTransferable: Bool = false
    ) {
        self.finding = finding
        self.role = role
        self.isRecorded = isRecorded
        self.performedBy = performedBy
        self.isTransferable = isTransferable
    }

    /// The same, counting for something else.
    func counting(as role: CheckRole) -> CheckEntry {
        CheckEntry(
            finding: finding, role: role, isRecorded: isRecorded, performedBy: performedBy,
            isTransferable: isTransferable)
    }

    /// That of the finding.
    public var id: CheckID { finding.id }
    /// That of the finding, as a list of defects left it.
    public var result: CheckResult { finding.result }
    /// That of the finding; nil where the result says everything.
    public var reason: CheckReason? { finding.reason }
}

/// The judgement over a document: every check with its result and reason, and what follows from them under the policy.
///
/// `Docs/report.md` describes each member. The same evidence, anchors, policy, time and tool give the same octets of
/// `json()`.
public struct InspectionReport: Sendable {
    /// The name and version of the report's format.
    public static let schema = "epass-report/2"

    /// How the whole inspection ended.
    public let overall: OverallResult
    /// Whether a synthetic anchor was used, so that a success is one of a test.
    public let isTest: Bool
    /// The time judged at; nil where nothing could be judged.
    public let time: Timestamp?
    /// What decided which check counts for what; nil where nothing could be judged.
    public let policy: Policy?
    /// The anchors judged with, nil where nothing could be judged.
    public let trust: TrustSummary?
    /// Every check, in the order of BSI TR-03135.
    public let checks: [CheckEntry]
    /// The statements that the evidence carries, and those that it does not, each with what it rests on or what is
    /// missing; empty in a report over a seal, and where nothing could be judged.
    public internal(set) var assurances: [Assurance] = []
    /// Where the evidence comes from; nil in a report over a seal, and where nothing was read.
    public internal(set) var source: EvidenceSource?
    /// What DG1 says, where it was read and can be decoded, and DG11 and DG12. Each is as good as the check of its
    /// hash.
    public let document: DocumentSummary?
    /// How the chip was opened, with every attempt; as the evidence has it.
    public let access: AccessEvidence
    /// The files of the document and how they compare with what was signed.
    public let files: [FileEntry]
    /// Which application was read, which ones the chip says that it has, and what was read raw.
    public internal(set) var applications = ApplicationSummary()
    /// What went over the channel, as the evidence has it.
    public let exchange: ExchangeCounts?
    /// Reader and chip, as the evidence has them.
    public let reader: ReaderDescription?
    /// Every departure from the standard that was tolerated, by name.
    public let deviations: [String]
    /// Name and version of what judged.
    public let tool: ToolIdentity
    /// Why the procedure ended early; nil where it did not.
    public let error: ReadError?
    /// What was disturbed and tried again, as the evidence has it.
    public internal(set) var recoveries: [Recovery] = []
    /// In which ways chip and reader had to be served that no standard forbids, by name, as the evidence has them
    /// (``ReadingWay``).
    public internal(set) var ways: [String] = []
    /// What deviation lists and defect lists say about the document: applied to `checks`, each of which names the entry
    /// that changed it.
    public internal(set) var knownDefects = KnownDefects()
    /// The LDS2 applications that were attempted: those in which the terminal has rights.
    public internal(set) var lds2: [LDS2Entry] = []
    /// What the seal says, where the report is one over a seal; nil for all others.
    public internal(set) var seal: SealSummary?
    /// The certificates that the verdict rests on; nil where no signer is known.
    public var chain: CertificateChain? { chainBasis?.chain }
    /// What that one is made of when it is asked for: of a thousand reports one is looked at.
    var chainBasis: CertificateChain.Basis?
    /// How what is printed compared with EF.DG1, as the evidence has it.
    public internal(set) var printed = PrintedEvidence()
    /// What the policy decided by its own rules; nil where it has none, or where nothing could be judged.
    public internal(set) var decision: Decision?
    /// The portrait of EF.DG2 and what EF.DG7 shows, as good as the checks of their hashes; empty where they were not
    /// read.
    public internal(set) var images: [ReportImage] = []
    /// EF.DG11 and EF.DG12 as they decode, as good as the checks of their hashes.
    var dataGroup11: DataGroup11?
    /// See ``dataGroup11``.
    var dataGroup12: DataGroup12?

    /// Nil for a check that the report does not have: one of a seal in a report over a chip.
    public func check(_ id: CheckID) -> CheckEntry? { checks.entry(of: id) }

    /// A report of a procedure that ended before anything could be read: no reader, no card, no service.
    public static func aborted(error: ReadError, tool: ToolIdentity = .library) -> InspectionReport {
        InspectionReport(
            overall: .aborted, isTest: false, time: nil, policy: nil, trust: nil, checks: [], document: nil,
            access: AccessEvidence(), files: [], exchange: nil, reader: nil, deviations: [], tool: tool, error: error)
    }
}

extension [CheckEntry] {
    /// The first entry of a check.
    func entry(of id: CheckID) -> CheckEntry? { place(of: id).map { self[$0] } }

    /// Where that entry is.
    func place(of id: CheckID) -> Int? {
        // By the places: an iterator copies each entry that it passes.
        for index in indices where self[index].id == id { return index }
        return nil
    }
}

/// A file of the document in a report.
public struct FileEntry: Sendable, Hashable {
    /// How a file compares with what was signed.
    public enum State: String, Sendable, Hashable, CaseIterable {
        /// Its hash is the one in the security object; of EF.SOD and EF.CardSecurity: the signature verifies; of
        /// EF.COM: its list is that of EF.SOD; of EF.CardAccess and EF.DIR: a signed file confirms it.
        case identical
        /// It is not.
        case notIdentical
        /// It was read, and there is nothing to compare it with.
        case read
        /// EF.SOD lists it, and it was not read.
        case presentNotRead
        /// The chip does not have it.
        case absent
        /// The chip denied access.
        case accessDenied
        /// What the chip gave is no file, or a data group that cannot be decoded, whether its hash is right or not
        /// known.
        case nonConformant
        /// The file says that it is larger than what is read of it.
        case tooLarge
        /// The reading ended before the file did.
        case aborted
    }

    /// The name: `DG1`, `SOD`, `COM`.
    public let file: String
    /// Against what was signed, or why there is nothing to compare.
    public let state: State
    /// How many octets were read; nil where none were.
    public let length: Int?
    /// The last status bytes of the chip in hexadecimal; nil where not known.
    public let statusWord: String?
}
