// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassMessages
import EPassTrust

extension ChipJudge {
    /// Chip Authentication (Doc 9303-11, 6.2). Nobody can compute it again: what counts is the outcome that the
    /// terminal saw, with a key that must be in an authenticated DG14.
    func chipAuthentication() -> ChipJudgement {
        let run = evidence.chip.chipAuthentication
        let candidate = run.flatMap(candidate)
        return judgement(
            .chipAuthentication, outcome(run, candidate),
            wasRun: run.map { $0.outcome != .notRun } ?? false, isRecorded: true,
            deviations: candidate.map(deviations) ?? [])
    }

    private func outcome(
        _ run: ChipAuthenticationEvidence?, _ candidate: ChipAuthenticationCandidate?
    ) -> CheckOutcome {
        if let run, run.outcome == .mismatch || run.attempts.contains(where: { $0.outcome == .mismatch }) {
            return .failed(.keyAgreementFailed, .chipPrivateKeyNotKnown)
        }
        if let run, run.isInMasterFile { return inMasterFile(run, candidate) }
        guard let isListed = lists(.dg14) else { return withoutSecurityObject }
        guard isListed || run?.outcome == .completed else {
            return .notSupported(.notOffered, .chipNoDataGroup(number: 14))
        }
        if isListed, let missing = whyUnread(.dg14, for: .chipAuthentication) { return missing }
        if let infos = dataGroup14, offer?.isEmpty == true {
            // Protection that is offered and cannot be used is not protection that is not offered.
            if let entry = infos.openOffer(of: .chipAuthentication) { return openOffer(entry) }
            if infos.offersOtherChipAuthentication {
                return .undetermined(.keyNotFound, .chipOffersUnknown)
            }
            return .notSupported(.notOffered, .chipNoKeyInDataGroup14)
        }
        guard let run else { return notBegun }
        if let reason = run.notRunReason, run.outcome == .notRun { return notRun(reason) }
        if let unfinished = unfinished(.chipAuthentication, run.outcome, status: run.statusBytes) { return unfinished }
        guard run.outcome == .completed else { return notBegun }
        guard let candidate else { return .undetermined(.keyNotFound, .chipNoKeyOfThatID) }
        return passed(
            .chipAnsweredUnderKeys(
                group: candidate.key.group.name, cipher: candidate.chipAuthenticationProtocol.cipher.rawValue),
            keyFrom: "DG14", FileAuthenticity(ofDataGroup: .dg14, in: findings), deviations: deviations(candidate))
    }

    /// What it showed with a key of EF.CardSecurity. That DG14 offers none is then no matter.
    private func inMasterFile(
        _ run: ChipAuthenticationEvidence, _ candidate: ChipAuthenticationCandidate?
    ) -> CheckOutcome {
        if let reason = run.notRunReason, run.outcome == .notRun { return notRun(reason) }
        if let unfinished = unfinished(.chipAuthentication, run.outcome, status: run.statusBytes) { return unfinished }
        guard run.outcome == .completed else { return notBegun }
        guard let candidate else { return .undetermined(.keyNotFound, .chipNoKeyOfThatID) }
        // Through any other channel they may be those of any other chip.
        for file in [LDSFile.sod, .dataGroup(.dg1)] {
            let entry = evidence.entry(file)
            guard let entry, entry.octets != nil, entry.isProtected, entry.channel == run.channel else {
                return .undetermined(.otherChannel, .chipOtherChannelOfKeys(file: file))
            }
        }
        return passed(
            .chipAnsweredUnderKeys(
                group: candidate.key.group.name, cipher: candidate.chipAuthenticationProtocol.cipher.rawValue),
            keyFrom: "EF.CardSecurity", FileAuthenticity(ofCardSecurityIn: findings), deviations: deviations(candidate))
    }

    /// The departures of the key and of the entry, and the one that shows only in the chip's answer.
    private func deviations(_ candidate: ChipAuthenticationCandidate) -> [String] {
        let answered = AccessDeviation.dynamicAuthenticationDataAbsent.rawValue
        return candidate.deviations.map(\.rawValue) + (evidence.deviations.contains(answered) ? [answered] : [])
    }

    /// Why there is no run of it. A DG14 that is not the signed one says nothing of what the document offers.
    private var notBegun: CheckOutcome {
        if dataGroup14 == nil, !evidence.chip.skipped.contains(.chipAuthentication), evidence.failure == nil {
            return findings.result(of: .dataGroupHash(.dg14)) == .successful
                ? .undetermined(.malformed, .chipDataGroup14Undecodable)
                : .undetermined(.keyNotAuthenticated, .chipDataGroup14NotAuthenticated)
        }
        return whyNotRun(.chipAuthentication, because: .chipOfferedInDataGroup14)
    }

    private func notRun(_ reason: ChipAuthenticationEvidence.NotRunReason) -> CheckOutcome {
        switch reason {
        case .noUsableKey:
            let offer =
                evidence.chip.chipAuthentication?.isInMasterFile == true
                ? cardSecurity.map(ChipAuthenticationOffer.of) : offer
            return .undetermined(.keyRefused, offer?.refused.first?.error.message ?? .chipNoUsableKey)
        case .readerTooShort: return .undetermined(.readerTooShort, .chipKeyTooLong)
        }
    }

    /// Key and protocol that the evidence names, among those that the file offers; nil where it was not run to its end,
    /// or the file has no such offer.
    private func candidate(_ run: ChipAuthenticationEvidence) -> ChipAuthenticationCandidate? {
        guard run.outcome == .completed else { return nil }
        let offer = run.isInMasterFile ? cardSecurity.map(ChipAuthenticationOffer.of) : offer
        return offer?.candidates.first {
            $0.key.keyID == run.keyID && $0.chipAuthenticationProtocol.objectIdentifier == run.protocolIdentifier
        }
    }
}
