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
        session.phase = .chip
        let challenge = options.activeAuthenticationChallenge
        let source: ActiveAuthenticationEvidence.ChallengeSource = challenge == nil ? .terminal : .verifier
        let chosen: ActiveAuthentication.Challenge
        do {
            chosen =
                if let challenge { try ActiveAuthentication.Challenge(challenge) } else {
                    try .random(options.random)
                }
        } catch {
            throw ReadError(error, phase: .chip)
        }
        defer { finished(events) }
        try await ask(chosen, source, signatureLength: signatureLength, events)
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

    private mutating func ask(
        _ challenge: ActiveAuthentication.Challenge, _ source: ActiveAuthenticationEvidence.ChallengeSource,
        signatureLength: Int?, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) {
        let short = session.shortPayload
        let isLong = (signatureLength ?? 0) > short
        for length in expectedLengths(signatureLength) {
            session.phase = .chip
            let channel = session.channelNumber
            func record(
                _ outcome: ProtocolOutcome, _ response: [UInt8]?, _ status: StatusBytes?, limit: Int?,
                _ code: ReadError.Code? = nil
            ) -> ActiveAuthenticationEvidence {
                ActiveAuthenticationEvidence(
                    challenge: challenge.octets, challengeSource: source, outcome: outcome, response: response,
                    statusBytes: status, channel: channel, expectedLength: length, limitedTo: limit, code: code)
            }
            do throws(ReadError) {
                let response = try await session.transmit(
                    ActiveAuthentication.command(challenge, expectedLength: length))
                let status = response.statusBytes
                if status.isNormal || (status.isWarning && !response.data.isEmpty) {
                    let isCut = isLong && response.data.count < signatureLength ?? 0
                    keepLonger(record(.completed, response.data, status, limit: isCut ? short : nil))
                    // Some chips answer the long form with a part or with nothing, and the short one in pieces (F-18).
                    if isCut { continue }
                    return
                }
                let isLength = isLong && CardSession<Channel>.meansTooMuch(status)
                keepLonger(record(.refused, nil, status, limit: isLength ? short : nil))
            } catch {
                guard reopening.follows(error, at: .activeAuthentication(isLong: isLong)) else {
                    keepLonger(record(ProtocolOutcome(ending: error), nil, error.statusBytes, limit: nil, error.code))
                    throw error
                }
                // What is lost over a long answer is lost by its length, until the short form was tried, too.
                let isTooMuch = error.statusBytes.map(CardSession<Channel>.meansTooMuch) ?? false
                let isLength = isLong && (isTooMuch || !error.isChannelLost)
                keepLonger(record(.refused, nil, error.statusBytes, limit: isLength ? short : nil, error.code))
                try await openAnew(events)
            }
        }
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
