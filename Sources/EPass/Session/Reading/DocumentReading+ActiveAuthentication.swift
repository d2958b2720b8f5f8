// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTrust

extension DocumentReading {
    /// Runs Active Authentication with the key of DG15, where it was read and the protocol is not left out (Doc
    /// 9303-11, 6.1).
    ///
    /// The response is kept as it came; whether it is a signature is computed where the document is judged. A signature
    /// that does not fit into a short response is asked for with extended length fields where the reader takes them,
    /// and without them where the reader or the chip does not; chips hand it out in parts then (61xx), cut it, or
    /// refuse (F-18).
    mutating func authenticateActively(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        guard evidence.chip.activeAuthentication == nil, !evidence.chip.skipped.contains(.activeAuthentication),
            evidence.octets(of: .dataGroup(.dg15)) != nil
        else { return }
        events(.protocolStarted(.activeAuthentication))
        defer { finished(events) }
        let length = signatureLength
        for (index, expected) in expectedLengths(length).enumerated() {
            let place = RecoveryPlace(step: .activeAuthentication, position: index)
            if index > 0 { session.note(.signatureAskedShort) }
            var refusal: StatusBytes?
            while true {
                switch try await ask(expected, signatureLength: length, at: place, events) {
                case .done:
                    if let refusal {
                        session.note(RecoveryPlace(step: .activeAuthentication), .repeated, status: refusal)
                    }
                    return
                case .anotherLength: break
                case .again: continue
                case .refused(let word):
                    if session.ledger.isFirst(at: place.meeting(word)) {
                        refusal = word
                        continue
                    }
                }
                break
            }
        }
    }

    /// What one attempt leaves to do.
    private enum AnswerEnd {
        case done, anotherLength
        /// Disturbed for the first time; the chip is open.
        case again
        case refused(StatusBytes)
    }

    /// A challenge for one attempt: the verifier's, or a fresh one.
    private func challenge() throws(ReadError) -> ActiveAuthentication.Challenge {
        do {
            guard let octets = options.activeAuthenticationChallenge else { return try .random(options.random) }
            return try ActiveAuthentication.Challenge(octets)
        } catch {
            throw ReadError(error, phase: .chip)
        }
    }

    /// The octets that a signature of this key has; nil where there is no key that is known. The chip is asked all the
    /// same, as somebody else may know the key.
    private var signatureLength: Int? {
        guard let file = evidence.document.dataGroup15,
            let key = try? PublicKey(subjectPublicKeyInfo: file.subjectPublicKeyInfo)
        else { return nil }
        return ActiveAuthentication.responseLength(of: key)
    }

    /// Le of the commands that are tried, in order.
    private func expectedLengths(_ signatureLength: Int?) -> [Int] {
        guard let signatureLength, signatureLength > session.shortPayload else { return [256] }
        let properties = session.properties
        let takesLong =
            properties.maximumCommandLength > 261
            && session.payload(responseLength: properties.maximumResponseLength) >= signatureLength
        // Le in full: what chips are used to.
        return takesLong ? [0x10000, 256] : [256]
    }

    /// - Parameters:
    ///   - length: Le.
    ///   - signatureLength: the octets of a whole signature; nil where that is not known.
    private mutating func ask(
        _ length: Int, signatureLength: Int?, at place: RecoveryPlace, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) -> AnswerEnd {
        let challenge = try challenge()
        let short = session.shortPayload
        let isLong = (signatureLength ?? 0) > short
        session.phase = .chip
        let channel = session.channelNumber
        let source: ActiveAuthenticationEvidence.ChallengeSource =
            options.activeAuthenticationChallenge == nil ? .terminal : .verifier
        func record(
            _ outcome: ProtocolOutcome, _ response: [UInt8]?, _ status: StatusBytes?, limit: Int?,
            _ code: ReadError.Code? = nil
        ) -> ActiveAuthenticationEvidence {
            ActiveAuthenticationEvidence(
                challenge: challenge.octets, challengeSource: source, outcome: outcome, response: response,
                statusBytes: status, channel: channel, expectedLength: length, limitedTo: limit, code: code)
        }
        let response: ResponseAPDU
        do throws(ReadError) {
            response = try await session.transmit(ActiveAuthentication.command(challenge, expectedLength: length))
        } catch {
            let met = place.meeting(error)
            guard let kind = met.kind else {
                keepLonger(record(ProtocolOutcome(ending: error), nil, error.statusBytes, limit: nil, error.code))
                throw error
            }
            // What is lost over a long answer is lost by its length, until the short form was tried, too (F-19).
            let isTooMuch = error.statusBytes.map(CardSession<Channel>.meansTooMuch) ?? false
            let isLength = isLong && (isTooMuch || kind != .channelDropped)
            if session.ledger.isFirst(at: met) {
                // What is said of it where the chip does not come back.
                keepLonger(record(.lost, nil, error.statusBytes, limit: nil, error.code))
                try await reopen(for: .sod, at: met, after: error, events)
                return .again
            }
            let outcome: ProtocolOutcome = kind == .lost && !isLength ? .lost : .refused
            keepLonger(record(outcome, nil, error.statusBytes, limit: isLength ? short : nil, error.code))
            try await reopen(for: .sod, at: met, after: error, isHabit: true, events)
            return .anotherLength
        }
        let status = response.statusBytes
        guard status.isNormal || (status.isWarning && !response.data.isEmpty) else {
            let isLength = isLong && CardSession<Channel>.meansTooMuch(status)
            keepLonger(record(.refused, nil, status, limit: isLength ? short : nil))
            return .refused(status)
        }
        let isCut = isLong && response.data.count < signatureLength ?? 0
        if !session.isProtected, !isCut, !isSignature(response.data, of: challenge),
            // Nothing protected the answer on its way.
            session.ledger.isDoubtful(at: RecoveryPlace(step: place.step, position: -1 - place.position))
        {
            session.note(place, .repeated)
            tell(events)
            return .again
        }
        keepLonger(record(.completed, response.data, status, limit: isCut ? short : nil))
        // Some chips answer the long form with a part or with nothing, and the short one in pieces (F-18).
        return isCut ? .anotherLength : .done
    }

    /// Whether the key of DG15 made the response, as far as this can be said here: of a key or an algorithm that is not
    /// known it is taken to be so.
    private func isSignature(_ response: [UInt8], of challenge: ActiveAuthentication.Challenge) -> Bool {
        let verdict = ActiveAuthentication.verify(
            response: response, challenge: challenge, decoded: evidence.document.dataGroup15,
            securityInfos: dataGroup14)
        if case .refused(let refusal) = verdict.outcome { return refusal.meaning != .mismatch }
        return true
    }

    /// The last attempt is the one on record, unless one before it brought a longer response.
    private mutating func keepLonger(_ attempt: ActiveAuthenticationEvidence) {
        let kept = evidence.chip.activeAuthentication?.response?.count ?? -1
        guard attempt.response?.count ?? -1 >= kept else { return }
        evidence.chip.activeAuthentication = attempt
    }

    private func finished(_ events: (ReadEvent) -> Void) {
        guard let ended = evidence.chip.activeAuthentication else { return }
        events(.protocolFinished(.activeAuthentication, outcome: ended.outcome, statusBytes: ended.statusBytes))
    }
}
