// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassISO7816
import EPassLDS
import EPassTrust

/// A key agreement by which the chip authenticated itself.
struct ConfirmedKeyAgreement: Sendable {
    let way: ChipAuthenticationWay
    /// Comp(PK_DH,IFD), the short form of the terminal's ephemeral key.
    let compressedKey: [UInt8]
    /// The channel that it opened.
    let channel: Int
}

/// One way to run Chip Authentication: a key, a protocol and a form of the commands.
struct ChipAuthenticationWay: Sendable {
    let candidate: ChipAuthenticationCandidate
    let form: ChipAuthenticationCandidate.Attempt

    /// The ways that an offer leaves, in the order in which they are tried: each key and protocol in the form that the
    /// standard demands, then in the other forms (F-58).
    ///
    /// Of several keys the command must name the one (6.2.4): without that a chip takes whichever it likes, and an
    /// honest one would show a mismatch.
    static func all(of offer: ChipAuthenticationOffer) -> [ChipAuthenticationWay] {
        let keys = Set(offer.candidates.map(\.key))
        let forms = offer.candidates.map { candidate in
            let isOneOfSeveral =
                !offer.refused.isEmpty
                || keys.contains { $0 != candidate.key && $0.info.keyAgreement == candidate.key.info.keyAgreement }
            let named = candidate.attempts.filter(\.sendsKeyReference)
            return isOneOfSeveral && !named.isEmpty ? named : candidate.attempts
        }
        let longest = forms.map(\.count).max() ?? 0
        return (0..<longest).flatMap { index in
            zip(offer.candidates, forms).filter { index < $1.count }
                .map { ChipAuthenticationWay(candidate: $0, form: $1[index]) }
        }
    }

    func evidence(
        _ outcome: ProtocolOutcome, _ error: (code: ReadError.Code, status: StatusBytes?)? = nil, channel: Int? = nil
    ) -> ChipAuthenticationEvidence.Attempt {
        ChipAuthenticationEvidence.Attempt(
            protocolIdentifier: candidate.chipAuthenticationProtocol.objectIdentifier, keyID: candidate.key.keyID,
            variant: form.variant == .keyAgreementTemplate ? .keyAgreementTemplate : .authenticationTemplate,
            sendsKeyReference: form.sendsKeyReference, outcome: outcome, statusBytes: error?.status, code: error?.code,
            channel: channel)
    }
}

extension DocumentReading {
    /// Runs Chip Authentication with the keys of DG14, where there are any and it is not left out (Doc 9303-11, 6.2).
    ///
    /// It costs an honest reader nothing: a chip that refuses is read on through the channel that there is; one that
    /// drops the channel, or shows that it does not have the new keys, is opened again with what had opened it, nothing
    /// is guessed, and what was read is kept. A mismatch ends it, whatever other keys the chip has.
    mutating func authenticateChip(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        guard evidence.chip.chipAuthentication == nil, !evidence.chip.skipped.contains(.chipAuthentication),
            let infos = dataGroup14
        else { return }
        let offer = ChipAuthenticationOffer.of(infos)
        guard !offer.isEmpty else { return }
        events(.protocolStarted(.chipAuthentication))
        evidence.chip.chipAuthentication = ChipAuthenticationEvidence(outcome: .notRun, notRunReason: .noUsableKey)
        defer { finished(events) }
        try await agree(by: ChipAuthenticationWay.all(of: offer), events)
    }

    /// What DG14 holds; nil where it was not read or cannot be decoded. Nothing is verified here.
    var dataGroup14: SecurityInfos? { evidence.document.dataGroup14?.securityInfos }

    /// How one attempt ended, where the reading goes on.
    enum KeyAgreementEnd {
        case confirmed, mismatch, refused, dropped, notSent
    }

    private mutating func agree(
        by ways: [ChipAuthenticationWay], _ events: (ReadEvent) -> Void
    ) async throws(ReadError) {
        var drops = 0
        var isRefused = false
        for way in ways where chipAuthenticationAttempts < ChipAuthenticationEvidence.mostAttempts {
            switch try await attempt(way) {
            case .confirmed: return
            case .mismatch: return try await openAnew(events)
            case .refused: isRefused = true
            case .notSent: continue
            case .dropped:
                drops += 1
                isRefused = false
                try await openAnew(events)
                guard reopening.allowsKeyAgreement(afterDrops: drops) else { return }
            }
        }
        // The old keys remain valid (6.2.4.1); a chip that thinks otherwise is found out before a file depends on it.
        if isRefused, session.isProtected { try await keepChannel(events) }
    }

    /// Runs one way to its end, and records it.
    private mutating func attempt(_ way: ChipAuthenticationWay) async throws(ReadError) -> KeyAgreementEnd {
        session.phase = .chip
        let answer: KeyAgreementAnswer
        do throws(ReadError) {
            answer = try await session.agreeOnKeys(way.candidate, way.form, random: options.random)
        } catch {
            if reopening.follows(error, at: .chipAuthentication) {
                note(way.evidence(.refused, (error.code, error.statusBytes)), of: way)
                return .dropped
            }
            note(way.evidence(ProtocolOutcome(ending: error), (error.code, error.statusBytes)), of: way)
            throw error
        }
        let channel = session.channelNumber
        switch answer {
        case .tooLong:
            if chipAuthenticationAttempts == 0 { evidence.chip.chipAuthentication?.notRunReason = .readerTooShort }
            return .notSent
        case .refused(let error):
            note(way.evidence(.refused, (.access(error.code), error.statusBytes)), of: way)
            return .refused
        case .agreed(let compressedKey):
            do throws(ReadError) {
                try await session.proveChannel(reading: fileForProof)
            } catch {
                let cause = (error.code, error.statusBytes)
                if error.isKeyMismatch {
                    note(way.evidence(.mismatch, cause, channel: channel), of: way)
                    return .mismatch
                }
                if reopening.follows(error, at: .chipAuthentication) {
                    note(way.evidence(.refused, cause, channel: channel), of: way)
                    return .dropped
                }
                note(way.evidence(ProtocolOutcome(ending: error), cause, channel: channel), of: way)
                throw error
            }
            confirmed = ConfirmedKeyAgreement(way: way, compressedKey: compressedKey, channel: channel)
            note(way.evidence(.completed, channel: channel), of: way)
            return .confirmed
        }
    }

    private var chipAuthenticationAttempts: Int { evidence.chip.chipAuthentication?.attempts.count ?? 0 }

    /// A file that the chip has given already.
    private var fileForProof: LDSFile {
        evidence.files.last { $0.file.application == .eMRTD && $0.state == .read }?.file ?? .com
    }

    /// Runs chip authentication once more by the way that had worked, where the chip was opened again since: terminal
    /// authentication needs the key of the channel that it runs in. What was found before stays, unless this shows a
    /// mismatch.
    mutating func renewKeyAgreement(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        guard let confirmed, confirmed.channel != session.channelNumber,
            chipAuthenticationAttempts < ChipAuthenticationEvidence.mostAttempts
        else { return }
        switch try await attempt(confirmed.way) {
        case .mismatch, .dropped: try await openAnew(events)
        case .confirmed, .refused, .notSent: break
        }
    }

    /// Adds an attempt. The last one decides, but a confirmation stands against everything but a mismatch.
    private mutating func note(_ attempt: ChipAuthenticationEvidence.Attempt, of way: ChipAuthenticationWay) {
        let attempts = (evidence.chip.chipAuthentication?.attempts ?? []) + [attempt]
        if evidence.chip.chipAuthentication?.outcome == .completed, attempt.outcome != .mismatch {
            evidence.chip.chipAuthentication?.attempts = attempts
            return
        }
        evidence.chip.chipAuthentication = ChipAuthenticationEvidence(
            outcome: attempt.outcome, protocolIdentifier: attempt.protocolIdentifier, keyID: attempt.keyID,
            variant: attempt.variant, isStated: way.candidate.isStated, statusBytes: attempt.statusBytes,
            attempts: attempts, channel: attempt.channel)
    }

    private func finished(_ events: (ReadEvent) -> Void) {
        guard let ended = evidence.chip.chipAuthentication else { return }
        events(.protocolFinished(.chipAuthentication, outcome: ended.outcome, statusBytes: ended.statusBytes))
    }

    /// Opens the chip again where the channel does not stand any more.
    private mutating func keepChannel(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        do throws(ReadError) {
            try await session.proveChannel(reading: fileForProof)
        } catch {
            guard reopening.follows(error, at: .oldChannel) else { throw error }
            try await openAnew(events)
        }
    }

    /// Opens the chip again with what had opened it, and selects the application.
    mutating func openAnew(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        try await reopen(for: .sod, events)
    }
}
