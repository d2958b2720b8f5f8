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
    /// Whether it runs in the master file, with a key of EF.CardSecurity.
    let isInMasterFile: Bool

    /// The ways that an offer leaves, in the order in which they are tried: each key and protocol in the form that the
    /// standard demands, then in the other forms (F-58).
    ///
    /// Of several keys the command must name the one (6.2.4): without that a chip takes whichever it likes, and an
    /// honest one would show a mismatch.
    static func all(of offer: ChipAuthenticationOffer, inMasterFile: Bool) -> [ChipAuthenticationWay] {
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
                .map { ChipAuthenticationWay(candidate: $0, form: $1[index], isInMasterFile: inMasterFile) }
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
    /// Runs Chip Authentication with the keys of DG14, or else in the master file with those of EF.CardSecurity, where
    /// there are any and it is not left out (Doc 9303-11, 6.2 and J.2).
    ///
    /// It costs an honest reader nothing: a chip that refuses is read on through the channel that there is; one that
    /// drops the channel, or shows that it does not have the new keys, is opened again with what had opened it, nothing
    /// is guessed, and what was read is kept. A mismatch ends it, whatever other keys the chip has.
    mutating func authenticateChip(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        guard evidence.chip.chipAuthentication == nil, !evidence.chip.skipped.contains(.chipAuthentication)
        else { return }
        var offer = dataGroup14.map(ChipAuthenticationOffer.of)
        let isInMasterFile = offer?.isEmpty ?? true
        if isInMasterFile { offer = masterFileOffer }
        guard let offer, !offer.isEmpty else { return }
        events(.protocolStarted(.chipAuthentication))
        evidence.chip.chipAuthentication = ChipAuthenticationEvidence(
            outcome: .notRun, notRunReason: .noUsableKey, isInMasterFile: isInMasterFile)
        defer { finished(events) }
        try await agree(by: ChipAuthenticationWay.all(of: offer, inMasterFile: isInMasterFile), events)
    }

    /// What EF.CardSecurity offers for the master file; nil where the mapping of PACE took its place (J.2, step 4).
    private var masterFileOffer: ChipAuthenticationOffer? {
        guard procedure.opensMasterFile, session.mapping == nil else { return nil }
        return evidence.document.cardSecurity?.content.map { ChipAuthenticationOffer.of($0) }
    }

    /// What DG14 holds; nil where it was not read or cannot be decoded. Nothing is verified here.
    var dataGroup14: SecurityInfos? { evidence.document.dataGroup14?.securityInfos }

    /// How one attempt ended, where the reading goes on.
    enum KeyAgreementEnd {
        case confirmed, refused, notSent
        /// Disturbed for the first time; the chip is open.
        case again
        /// The chip does not have the new keys, also in a fresh channel; or it dropped the channel, twice.
        case mismatch(ReadError)
        case dropped(ReadError)
    }

    private mutating func agree(
        by ways: [ChipAuthenticationWay], _ events: (ReadEvent) -> Void
    ) async throws(ReadError) {
        var drops = 0
        var isRefused = false
        ways: for (index, way) in ways.enumerated() {
            let place = RecoveryPlace(step: .chipAuthentication, position: index)
            while chipAuthenticationAttempts < ChipAuthenticationEvidence.mostAttempts {
                switch try await attempt(way, at: place, events) {
                case .confirmed: return
                case .again: continue
                case .mismatch(let error): return try await reopen(for: .sod, at: place, after: error, events)
                case .refused: isRefused = true
                case .notSent: break
                case .dropped(let error):
                    drops += 1
                    isRefused = false
                    try await reopen(for: .sod, at: place, after: error, isHabit: true, events)
                    if drops > 2 || Disturbance(error) == .lost { return }
                }
                continue ways
            }
            break
        }
        // The old keys remain valid (6.2.4.1); a chip that thinks otherwise is found out before a file depends on it.
        if isRefused, session.isProtected { try await keepChannel(events) }
    }

    /// Runs one way to its end, and records it. What is disturbed for the first time is recorded as lost, and the chip
    /// opened again: what one answer says is no proof that the chip is a copy.
    private mutating func attempt(
        _ way: ChipAuthenticationWay, at place: RecoveryPlace, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) -> KeyAgreementEnd {
        session.phase = .chip
        let answer: KeyAgreementAnswer
        do throws(ReadError) {
            if way.isInMasterFile { _ = try await session.selectMasterFile() }
            answer = try await session.agreeOnKeys(way.candidate, way.form, random: options.random)
            if case .agreed = answer {} else if way.isInMasterFile { try await returnToApplication() }
        } catch {
            return try await ended(way, error, channel: nil, at: place, events)
        }
        let channel = session.channelNumber
        switch answer {
        case .tooLong:
            if chipAuthenticationAttempts == 0 { evidence.chip.chipAuthentication?.notRunReason = .readerTooShort }
            return .notSent
        case .refused(let error):
            note(way.evidence(.refused, (.access(error.code), error.statusBytes)), of: way)
            guard session.ledger.isFirst(at: place) else { return .refused }
            session.note(place, .repeated, code: .access(error.code), status: error.statusBytes)
            tell(events)
            return .again
        case .agreed(let compressedKey):
            do throws(ReadError) {
                try await session.proveChannel(reading: way.isInMasterFile ? .cardSecurity : fileForProof)
                if way.isInMasterFile { try await bindDocument() }
            } catch {
                return try await ended(way, error, channel: channel, at: place, events)
            }
            confirmed = ConfirmedKeyAgreement(way: way, compressedKey: compressedKey, channel: channel)
            note(way.evidence(.completed, channel: channel), of: way)
            return .confirmed
        }
    }

    /// Records an attempt that an error ended.
    ///
    /// - Parameter channel: the one that was agreed on; nil where none was.
    private mutating func ended(
        _ way: ChipAuthenticationWay, _ error: ReadError, channel: Int?, at place: RecoveryPlace,
        _ events: (ReadEvent) -> Void
    ) async throws(ReadError) -> KeyAgreementEnd {
        let cause = (error.code, error.statusBytes)
        // The agreement and its proof are two places.
        var proof = place
        proof.position += ChipAuthenticationEvidence.mostAttempts
        let place = (channel == nil ? place : proof).meeting(error)
        guard let kind = place.kind else {
            note(way.evidence(ProtocolOutcome(ending: error), cause, channel: channel), of: way)
            throw error
        }
        // Where the chip has dropped the channel over another way with the same word, it means it.
        let isKnown = channel == nil && error.statusBytes.map { session.ledger.knows($0, at: place) } ?? false
        // That no answer comes is no sign of a copy, so that two of it will do.
        let mayBeAccident =
            channel == nil || kind == .lost
            ? session.ledger.isFirst(at: place) && !isKnown : session.ledger.isDoubtful(at: proof)
        if mayBeAccident {
            note(way.evidence(.lost, cause, channel: channel), of: way)
            confirmed = nil
            try await reopen(for: .sod, at: place, after: error, events)
            return .again
        }
        if channel != nil, error.isKeyMismatch {
            note(way.evidence(.mismatch, cause, channel: channel), of: way)
            return .mismatch(error)
        }
        if channel == nil, let word = error.statusBytes { session.ledger.learn(word, at: place) }
        note(way.evidence(kind == .lost ? .lost : .refused, cause, channel: channel), of: way)
        return .dropped(error)
    }

    /// EF.CardSecurity does not say which document is its own: whoever has a genuine chip could show it beside the
    /// files of another one. EF.SOD and DG1 are read again through the channel that only the chip with the key has, as
    /// with the mapping (4.4.3.5).
    private mutating func bindDocument() async throws(ReadError) {
        try await returnToApplication()
        for file in [LDSFile.sod, .dataGroup(.dg1)] where evidence.octets(of: file) != nil { try await compare(file) }
    }

    private mutating func returnToApplication() async throws(ReadError) {
        try await session.selectApplication()
        session.phase = .chip
    }

    private var chipAuthenticationAttempts: Int { evidence.chip.chipAuthentication?.attempts.count ?? 0 }

    /// A file that the chip has given already.
    private var fileForProof: LDSFile {
        evidence.files.last { $0.file.application == .eMRTD && $0.state == .read }?.file ?? .com
    }

    /// Runs chip authentication once more by the way that had worked, where the chip was opened again since: the proof
    /// is of the channel that it opens, and terminal authentication needs its key. What it says now is what counts.
    ///
    /// - Throws: `read.noProgress` where it has run so often that no evidence takes more.
    mutating func renewKeyAgreement(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        while let known = confirmed, known.channel != session.channelNumber,
            chipAuthenticationAttempts < ChipAuthenticationEvidence.mostAttempts
        {
            let place = RecoveryPlace(step: .continuity, position: 1)
            confirmed = nil
            switch try await attempt(known.way, at: place, events) {
            case .confirmed: return
            case .again: confirmed = confirmed ?? known
            case .refused, .notSent: return
            case .mismatch(let error), .dropped(let error):
                return try await reopen(for: .sod, at: place, after: error, events)
            }
        }
        // Without its proof what comes from here on may be a copy's.
        if let confirmed, confirmed.channel != session.channelNumber { throw ReadError(.noProgress, phase: .chip) }
    }

    /// Adds an attempt. The last one decides, but a mismatch stays, whatever comes after.
    private mutating func note(_ attempt: ChipAuthenticationEvidence.Attempt, of way: ChipAuthenticationWay) {
        let attempts = (evidence.chip.chipAuthentication?.attempts ?? []) + [attempt]
        if evidence.chip.chipAuthentication?.outcome == .mismatch {
            evidence.chip.chipAuthentication?.attempts = attempts
            return
        }
        evidence.chip.chipAuthentication = ChipAuthenticationEvidence(
            outcome: attempt.outcome, protocolIdentifier: attempt.protocolIdentifier, keyID: attempt.keyID,
            variant: attempt.variant, isStated: way.candidate.isStated, statusBytes: attempt.statusBytes,
            attempts: attempts, channel: attempt.channel, isInMasterFile: way.isInMasterFile)
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
            let place = RecoveryPlace(step: .chipAuthentication, position: -1).meeting(error)
            try await reopen(for: .sod, at: place, after: error, events)
        }
    }
}
