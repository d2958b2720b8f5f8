// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassISO7816
import EPassLDS
import EPassMessages
import EPassTrust

/// Judges the protocols by which a chip is told from a copy: a pure function of evidence and of what was found about
/// the signed files.
///
/// Whatever octets can decide is computed again: the signature of Active Authentication from DG15, and the equation of
/// chip authentication mapping from EF.CardSecurity. A protocol succeeds only with a key from a file that was
/// authenticated; a cryptographic mismatch is `failed` whatever else was found.
struct ChipJudge {
    let evidence: Evidence
    let document: ParsedDocument
    /// What EF.SOD lists, whether or not its signature verifies; nil where there is no list.
    let securityObject: VerifiedSecurityObject?
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
        _ evidence: Evidence, _ document: ParsedDocument, securityObject: VerifiedSecurityObject?,
        findings: [CheckFinding], cardSecurity: SecurityInfos?, toleratesDeviations: Bool, challenge: [UInt8]?
    ) {
        self.evidence = evidence
        self.document = document
        self.securityObject = securityObject
        self.findings = findings
        self.cardSecurity = cardSecurity
        self.toleratesDeviations = toleratesDeviations
        self.challenge = challenge
        decodedDataGroup14 = document.dataGroup14?.securityInfos
        offer = decodedDataGroup14.map(ChipAuthenticationOffer.of)
    }

    /// Who ran what the evidence tells of.
    var performer: CheckPerformer { evidence.origin == .chip ? .verifier : .terminal }

    func judgement(
        _ id: CheckID, _ outcome: CheckOutcome, wasRun: Bool, isRecorded: Bool, isTransferable: Bool = false,
        deviations: [String] = []
    ) -> ChipJudgement {
        // That nothing is on offer, or that nothing is recorded, is seen in the files or is nobody's word.
        let isWord =
            outcome.reason.map { ![.notOffered, .noSecurityObject, .evidenceNotRecorded].contains($0) } ?? true
        let isRecorded = isRecorded && isWord && evidence.isTold
        return ChipJudgement(
            finding: evidence.weighed(CheckFinding(id, outcome), isRecorded: isRecorded),
            performedBy: wasRun ? performer : nil, isRecorded: isRecorded,
            isTransferable: isTransferable && outcome.result == .successful, deviations: deviations)
    }

    // MARK: The files with the keys

    /// Whether the signed list has that data group; nil where there is no such list.
    func lists(_ number: DataGroupNumber) -> Bool? { securityObject?.lists(number) }

    /// What DG14 holds, if it was read and its hash is the one in EF.SOD.
    var dataGroup14: SecurityInfos? {
        guard findings.result(of: .dataGroupHash(.dg14)) == .successful else { return nil }
        return decodedDataGroup14
    }

    /// Why nothing can be said without a security object.
    var withoutSecurityObject: CheckOutcome {
        evidence.unknown(
            .noSecurityObject, .chipSecurityObjectMissing, notReached: .chipSecurityObjectNotReached)
    }

    /// Why the file with the key of a protocol is not there, which EF.SOD has a hash for; nil where it was read.
    ///
    /// What EF.COM says of it plays no part, nor does the plan of the reading where the chip was asked (T02). That it
    /// was asked by the word of others says no more than that they do not give it.
    func whyUnread(_ number: DataGroupNumber, for chipProtocol: ChipProtocol) -> CheckOutcome? {
        let file = LDSFile.dataGroup(number)
        guard let entry = evidence.entry(file), !(evidence.isTold && entry.state == .absent) else {
            return whyNotRun(chipProtocol, because: .chipFileNotRead(file: file))
        }
        switch entry.state {
        case .read, .nonConformant, .tooLarge, .aborted: return entry.missing(in: evidence)
        case .absent: return .failed(.keyFileMissing, .chipKeyFileMissing(file: file))
        case .accessDenied: return .undetermined(.accessDenied, .chipKeyFileDenied(file: file))
        }
    }

    /// What an entry that cannot be decoded may offer, and no good one beside it does.
    func openOffer(_ entry: MalformedSecurityInfo) -> CheckOutcome {
        .undetermined(.malformed, .chipOfferMalformed(error: entry.error.message))
    }

    /// Why a protocol that the document offers left no trace.
    ///
    /// - Parameter why: what says that it is offered, or what would be needed, inside a sentence.
    func whyNotRun(_ chipProtocol: ChipProtocol, because why: Message) -> CheckOutcome {
        let method = chipProtocol.rawValue
        if evidence.chip.skipped.contains(chipProtocol) {
            return .undetermined(.skipped, .chipLeftOut(method: method))
        }
        if evidence.failure != nil { return .aborted(evidence.endReason, .chipNotReached(method: method)) }
        return evidence.origin == .chip
            ? .undetermined(.notRead, .chipNotRun(method: method, why: why))
            : .undetermined(.evidenceNotRecorded, .chipNotRecorded(method: method, why: why))
    }

    /// A protocol that did not come to its end, in the words of the terminal.
    ///
    /// - Parameters:
    ///   - status: the chip's word, where it refused.
    ///   - step: the step that it refused, in the notation of the standard; nil where there is one only.
    func unfinished(
        _ chipProtocol: ChipProtocol, _ outcome: ProtocolOutcome, status: StatusBytes?, step: String? = nil
    ) -> CheckOutcome? {
        let method = chipProtocol.rawValue
        switch outcome {
        case .completed, .mismatch, .notRun: return nil
        case .refused where status == .success:
            // The word of the chip is yes, and what came with it is no answer of the protocol.
            return .undetermined(.refusedByChip, .chipAnswerNotAllowed(method: method))
        case .refused:
            let message: Message =
                switch (status, step) {
                case (let status?, let step?):
                    .chipRefusedAtStep(method: method, step: .step(recorded: step), status: status)
                case (let status?, nil): .chipRefusedWithStatus(method: method, status: status)
                case (nil, _): .chipRefused(method: method)
                }
            return .undetermined(.refusedByChip, message)
        case .lost: return .aborted(.channelLost, .chipChannelLostDuring(method: method))
        case .aborted: return .aborted(evidence.endReason, .chipEndedDuring(method: method))
        }
    }

    /// A protocol that passed, under the file that its key came from, and under the policy.
    ///
    /// - Parameter what: what the chip showed.
    func passed(
        _ what: Message, keyFrom file: String, _ authenticity: FileAuthenticity, deviations: [String]
    ) -> CheckOutcome {
        guard authenticity.result == .successful else {
            let why: Message =
                authenticity.result == .notSupported
                ? .chipFileNotInSecurityObject : authenticity.message ?? .signedObjectNotJudged
            return .undetermined(.keyNotAuthenticated, .chipKeyNotAuthenticated(what: what, file: file, why: why))
        }
        let refused = toleratesDeviations ? [] : deviations.map { Message.named("deviation", $0) }
        guard let all = refused.asSentences else { return .successful(what) }
        return .undetermined(.deviationRefused, .chipDeviationsRefused(what: what, deviations: all))
    }
}

extension ChipProtocol {
    /// The protocol's name.
    var message: Message {
        switch self {
        case .activeAuthentication: .chipActiveAuthentication
        case .chipAuthentication: .chipChipAuthentication
        case .chipAuthenticationMapping: .chipChipAuthenticationMapping
        case .terminalAuthentication: .chipTerminalAuthentication
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
}
