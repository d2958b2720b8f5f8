// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTrust

/// How a check ended, whichever it is: result, reason and what there is to say.
struct CheckOutcome {
    let result: CheckResult
    let reason: CheckReason?
    let message: Message

    static func successful(_ message: Message) -> Self { Self(result: .successful, reason: nil, message: message) }
    static func failed(_ reason: CheckReason, _ message: Message) -> Self {
        Self(result: .failed, reason: reason, message: message)
    }
    static func undetermined(_ reason: CheckReason, _ message: Message) -> Self {
        Self(result: .undetermined, reason: reason, message: message)
    }
    static func aborted(_ reason: CheckReason, _ message: Message) -> Self {
        Self(result: .aborted, reason: reason, message: message)
    }
    static func notSupported(_ reason: CheckReason, _ message: Message) -> Self {
        Self(result: .notSupported, reason: reason, message: message)
    }
}

extension CheckFinding {
    init(_ id: CheckID, _ outcome: CheckOutcome) {
        self.init(id: id, result: outcome.result, reason: outcome.reason, message: outcome.message)
    }
}

extension Evidence {
    /// A finding as it counts: what told evidence alone says for a document, or of how it was opened, shows nothing
    /// here, and what it says of its chip against one stands.
    ///
    /// - Parameter isRecorded: whether the finding rests on what the evidence says of its reading.
    func weighed(_ finding: CheckFinding, isRecorded: Bool) -> CheckFinding {
        let isOfOpening =
            finding.id == .protocolDowngrade
            && (finding.result == .failed || [.paceFailed, .channelNotProven].contains(finding.reason))
        // What EF.CardAccess offers beyond what was signed is the sender's word, also where the file itself is given.
        let isOffer = finding.result == .undetermined && finding.reason == .paceInfoNotSigned
        let isWord = isRecorded && ([.successful, .notSupported].contains(finding.result) || isOfOpening)
        guard isTold, isOffer || isWord else { return finding }
        return CheckFinding(id: finding.id, result: .undetermined, reason: .recorded, message: finding.message)
    }

    /// Why what the reading did not reach was not reached.
    var endReason: CheckReason { failure?.code == .own(.cancelled) ? .cancelled : .readFailed }

    /// Why something is not known: the reading came to its end without it, or ended before it was reached.
    func unknown(_ reason: CheckReason, _ message: Message, notReached: Message) -> CheckOutcome {
        failure == nil ? .undetermined(reason, message) : .aborted(.readFailed, notReached)
    }
}

extension FileEvidence {
    /// Why there are no octets; nil where there are.
    func missing(in evidence: Evidence) -> CheckOutcome? {
        switch state {
        case .read: nil
        case .absent: .undetermined(.absent, .fileAbsent(file: file))
        case .accessDenied: .undetermined(.accessDenied, .fileAccessDenied(file: file))
        case .nonConformant: .undetermined(.malformed, .fileNotConformant(file: file))
        case .tooLarge: .undetermined(.tooLarge, .fileTooLarge(file: file))
        case .aborted:
            evidence.unknown(
                .channelLost, .chipChannelLostOver(file: file), notReached: .fileNotReached(file: file))
        }
    }
}
