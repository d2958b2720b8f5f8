// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassLDS
import EPassTrust

/// Judges the protocols by which a chip is told from a copy: a pure function of evidence and of what was found about
/// the signed files.
///
/// Whatever octets can decide is computed again: the signature of Active Authentication from DG15, and the equation of
/// chip authentication mapping from EF.CardSecurity. A protocol succeeds only with a key from a file that was
/// authenticated; a cryptographic mismatch is `failed` whatever else was found.
struct ChipJudge {
    let evidence: Evidence
    /// The hashes of EF.SOD, whether or not its signature verifies; nil where there are none.
    let securityObject: LDSSecurityObject?
    /// The findings about EF.SOD, what it protects, and EF.CardSecurity, with the reasons of the reading.
    let findings: [CheckFinding]
    /// What EF.CardSecurity holds, whether or not its signature verifies; nil where it was not read or cannot be
    /// decoded.
    let cardSecurity: SecurityInfos?
    /// Whether a departure from the standard is tolerated by name.
    let toleratesDeviations: Bool
    /// The challenge of whoever judges; nil where nobody set one.
    let challenge: [UInt8]?
    /// What DG14 holds, whether or not it is what was signed.
    let decodedDataGroup14: SecurityInfos?
    /// What DG14 offers of Chip Authentication, whether or not it is what was signed; nil where it was not read or
    /// cannot be decoded. To check its keys takes time, so that it is done once.
    let offer: ChipAuthenticationOffer?

    init(
        _ evidence: Evidence, securityObject: LDSSecurityObject?, findings: [CheckFinding],
        cardSecurity: SecurityInfos?,
        toleratesDeviations: Bool, challenge: [UInt8]?
    ) {
        self.evidence = evidence
        self.securityObject = securityObject
        self.findings = findings
        self.cardSecurity = cardSecurity
        self.toleratesDeviations = toleratesDeviations
        self.challenge = challenge
        decodedDataGroup14 =
            evidence.octets(of: .dataGroup(.dg14)).flatMap { try? DataGroup14(decoding: $0) }?.securityInfos
        offer = decodedDataGroup14.map(ChipAuthenticationOffer.of)
    }

    /// What was found about one protocol: result, reason and a sentence.
    struct Outcome {
        let result: CheckResult
        let reason: CheckReason?
        let detail: String

        init(_ result: CheckResult, _ reason: CheckReason?, _ detail: String) {
            self.result = result
            self.reason = reason
            self.detail = detail
        }
    }

    /// Who ran what the evidence tells of.
    var performer: CheckPerformer { evidence.origin == .chip ? .verifier : .terminal }

    func judgement(
        _ id: CheckID, _ outcome: Outcome, wasRun: Bool = false, isRecorded: Bool = false, isTransferable: Bool = false,
        deviations: [String] = []
    ) -> ChipJudgement {
        // That nothing is on offer, or that nothing is recorded, is seen in the files or is nobody's word.
        let isWord =
            outcome.reason.map { ![.notOffered, .noSecurityObject, .evidenceNotRecorded].contains($0) } ?? true
        return ChipJudgement(
            finding: CheckFinding(
                id: id, result: outcome.result, reason: outcome.reason, detail: outcome.detail),
            performedBy: wasRun ? performer : nil, isRecorded: isRecorded && isWord && evidence.origin == .bundle,
            isTransferable: isTransferable && outcome.result == .successful, deviations: deviations)
    }

    // MARK: The files with the keys

    /// Whether the signed list has that data group; nil where there is no such list.
    func lists(_ number: DataGroupNumber) -> Bool? {
        securityObject.map { $0.dataGroupHashes.contains { $0.dataGroup == number } }
    }

    /// What DG14 holds, if it was read and its hash is the one in EF.SOD.
    var dataGroup14: SecurityInfos? {
        guard findings.first(where: { $0.id == .dataGroupHash(.dg14) })?.result == .successful else { return nil }
        return decodedDataGroup14
    }

    /// Why nothing can be said without a security object.
    var withoutSecurityObject: Outcome {
        evidence.failure == nil
            ? Outcome(
                .undetermined, .noSecurityObject, "There is no security object that says what the document offers.")
            : Outcome(.aborted, .readFailed, "The reading ended before the security object did.")
    }

    /// Why the file with the key of a protocol is not there, which EF.SOD has a hash for; nil where it was read.
    ///
    /// What EF.COM says of it plays no part, nor does the plan of the reading where the chip was asked (T02).
    func whyUnread(_ number: DataGroupNumber, for chipProtocol: ChipProtocol) -> Outcome? {
        let file = LDSFile.dataGroup(number)
        guard let entry = evidence.entry(file) else { return whyNotRun(chipProtocol, because: "\(file) was not read") }
        switch entry.state {
        case .read: return nil
        case .absent:
            return Outcome(
                .failed, .keyFileMissing,
                "EF.SOD has a hash of \(file), which holds the chip's key, and the chip says that there is no such file."
            )
        case .accessDenied:
            return Outcome(
                .undetermined, .accessDenied, "The chip denied access to \(file), which holds the key to prove it by.")
        case .nonConformant:
            return Outcome(.undetermined, .malformed, "What the chip gave is no \(file).")
        case .tooLarge:
            return Outcome(.undetermined, .tooLarge, "\(file) is larger than what is read of it.")
        case .aborted:
            return evidence.failure == nil
                ? Outcome(.undetermined, .channelLost, "The channel was lost over \(file).")
                : Outcome(.aborted, .readFailed, "The reading ended before \(file) did.")
        }
    }

    /// Why a protocol that the document offers left no trace.
    func whyNotRun(_ chipProtocol: ChipProtocol, because detail: String) -> Outcome {
        if evidence.chip.skipped.contains(chipProtocol) {
            return Outcome(.undetermined, .skipped, "\(chipProtocol.sentenceName) was left out by whoever read.")
        }
        if let failure = evidence.failure {
            return Outcome(
                .aborted, failure.code == .cancelled ? .cancelled : .readFailed,
                "The reading ended before \(chipProtocol.name).")
        }
        return evidence.origin == .chip
            ? Outcome(.undetermined, .notRead, "\(chipProtocol.sentenceName) was not run: \(detail).")
            : Outcome(.undetermined, .evidenceNotRecorded, "No \(chipProtocol.name) is recorded: \(detail).")
    }

    /// A protocol that did not come to its end, in the words of the terminal.
    func unfinished(_ chipProtocol: ChipProtocol, _ outcome: ProtocolOutcome, status: String?) -> Outcome? {
        switch outcome {
        case .completed, .mismatch, .notRun: return nil
        case .refused where status?.hasSuffix("9000") == true:
            // The word of the chip is yes, and what came with it is no answer of the protocol.
            return Outcome(
                .undetermined, .refusedByChip,
                "The chip's answer to \(chipProtocol.name) is not one that the standard allows.")
        case .refused:
            return Outcome(
                .undetermined, .refusedByChip,
                "The chip refused \(chipProtocol.name)" + (status.map { " (\($0))" } ?? "") + ".")
        case .lost: return Outcome(.aborted, .channelLost, "The channel was lost during \(chipProtocol.name).")
        case .aborted:
            return Outcome(
                .aborted, evidence.failure?.code == .cancelled ? .cancelled : .readFailed,
                "The reading ended during \(chipProtocol.name).")
        }
    }

    /// A protocol that passed, under the file that its key came from, and under the policy.
    func passed(
        _ detail: String, keyFrom file: String, _ authenticity: FileAuthenticity, deviations: [String]
    ) -> Outcome {
        guard authenticity.result == .successful else {
            let why = authenticity.result == .notSupported ? "it is not in EF.SOD" : plain(authenticity.detail)
            return Outcome(
                .undetermined, .keyNotAuthenticated, "\(detail), by a key of \(file) that is not authenticated: \(why)."
            )
        }
        guard toleratesDeviations || deviations.isEmpty else {
            return Outcome(
                .undetermined, .deviationRefused,
                "\(detail), with a departure that the policy refuses: \(deviations.joined(separator: ", ")).")
        }
        return Outcome(.successful, nil, detail + ".")
    }

    /// A sentence inside another one.
    func plain(_ sentence: String) -> String {
        sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }
}

extension ChipProtocol {
    /// The protocol's name inside a sentence.
    var name: String {
        switch self {
        case .activeAuthentication: "active authentication"
        case .chipAuthentication: "chip authentication"
        case .chipAuthenticationMapping: "chip authentication mapping"
        case .terminalAuthentication: "terminal authentication"
        }
    }

    /// The check that judges it.
    var check: CheckID {
        switch self {
        case .activeAuthentication: .activeAuthentication
        case .chipAuthentication: .chipAuthentication
        case .chipAuthenticationMapping: .chipAuthenticationMapping
        case .terminalAuthentication: .terminalAuthentication
        }
    }

    /// The protocol's name at the beginning of a sentence.
    var sentenceName: String { name.prefix(1).uppercased() + name.dropFirst() }
}
