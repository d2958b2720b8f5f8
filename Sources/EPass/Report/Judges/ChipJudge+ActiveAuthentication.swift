// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassMessages
import EPassTrust

extension ChipJudge {
    /// Active Authentication (Doc 9303-11, 6.1), computed again from DG15, challenge and response.
    func activeAuthentication() -> ChipJudgement {
        let transcript = evidence.chip.activeAuthentication
        let proof = transcript.flatMap(proof)
        let deviations = proof?.deviations ?? []
        // What rests on octets alone is nobody's word: the response, and that the challenge is another.
        let isComputed = proof != nil || transcript.map(answersOtherChallenge) == true
        return judgement(
            .activeAuthentication, outcome(transcript, proof),
            wasRun: transcript.map { $0.outcome != .notRun } ?? false, isRecorded: !isComputed,
            isTransferable: challenge != nil && transcript?.challenge == challenge,
            deviations: deviations)
    }

    private func outcome(_ transcript: ActiveAuthenticationEvidence?, _ proof: Proof?) -> CheckOutcome {
        if let transcript, answersOtherChallenge(transcript) {
            return .failed(.challengeMismatch, .chipOtherChallenge)
        }
        if case .mismatch(let message) = proof {
            // Of somebody else's file beside a document that lists none the chip never heard.
            guard evidence.isTold, lists(.dg15) == false else { return .failed(.signatureInvalid, message) }
            return passed(message, keyFrom: "DG15", FileAuthenticity(ofDataGroup: .dg15, in: findings), deviations: [])
        }
        let open = dataGroup14?.openOffer(of: .activeAuthentication)
        guard let isListed = lists(.dg15) else { return withoutSecurityObject }
        guard isListed || proof != nil else {
            return open.map(openOffer) ?? .notSupported(.notOffered, .chipNoDataGroup(number: 15))
        }
        if isListed, let missing = whyUnread(.dg15, for: .activeAuthentication) { return missing }
        guard let transcript, transcript.outcome != .notRun else {
            return whyNotRun(.activeAuthentication, because: .chipDataGroupThere(number: 15))
        }
        if transcript.response == nil, transcript.outcome == .refused, let most = transcript.limitedTo {
            return .undetermined(.responseTruncated, .chipResponseDoesNotFit(most: most))
        }
        if let unfinished = unfinished(.activeAuthentication, transcript.outcome, status: transcript.statusBytes) {
            return unfinished
        }
        switch proof {
        case .confirmed(let algorithm, let deviations):
            return passed(
                challenge == nil
                    ? .chipSignedTerminalsChallenge(algorithm: algorithm)
                    : .chipSignedVerifiersChallenge(algorithm: algorithm), keyFrom: "DG15",
                FileAuthenticity(ofDataGroup: .dg15, in: findings), deviations: deviations)
        case .open(let reason, let message): return .undetermined(reason, message)
        case .mismatch(let message): return .failed(.signatureInvalid, message)
        case nil: return .undetermined(.responseInvalid, .chipResponseNotRecorded)
        }
    }

    private func answersOtherChallenge(_ transcript: ActiveAuthenticationEvidence) -> Bool {
        challenge.map { $0 != transcript.challenge } ?? false
    }

    /// What challenge, response and DG15 prove, whoever signed DG15.
    private enum Proof {
        case confirmed(String, [String])
        case mismatch(Message)
        case open(CheckReason, Message)

        var deviations: [String] {
            if case .confirmed(_, let names) = self { return names }
            return []
        }
    }

    private func proof(_ transcript: ActiveAuthenticationEvidence) -> Proof? {
        guard let response = transcript.response, document.file(.dataGroup(.dg15)) != nil else { return nil }
        let file = document.dataGroup15
        guard let challenge = try? ActiveAuthentication.Challenge(transcript.challenge) else {
            return .open(.responseInvalid, .chipChallengeNone)
        }
        let verdict = ActiveAuthentication.verify(
            // A DG14 that is not the signed one could name a hash function that nobody has, and so turn a mismatch into
            // an open question.
            response: response, challenge: challenge, decoded: file, securityInfos: dataGroup14)
        switch verdict.outcome {
        case .confirmed:
            let names = (file?.deviations ?? []).map(\.rawValue) + verdict.deviations.map(\.rawValue)
            return .confirmed(verdict.algorithm, names)
        case .refused(let refusal) where evidence.isTold && refusal.isNoSignature:
            // It did not come here under secure messaging: nobody can say that it is as the chip gave it.
            return .open(.malformed, .chipAnswerNotJudged(why: refusal.message))
        case .refused(.responseTruncated) where !hasLimit(transcript, file):
            return .mismatch(.chipResponseShort)
        case .refused(let refusal) where refusal.meaning == .mismatch:
            return .mismatch(.chipNotSigned(why: refusal.message))
        case .refused(let refusal): return .open(refusal.reason, .chipAnswerNotJudged(why: refusal.message))
        }
    }
}

extension ChipJudge {
    /// Whether reader, chip or protection let the response have fewer octets than a signature of the key has: only then
    /// a short one is nobody's fault (F-18).
    private func hasLimit(_ transcript: ActiveAuthenticationEvidence, _ dataGroup15: DataGroup15?) -> Bool {
        guard let most = transcript.limitedTo, let file = dataGroup15,
            let key = try? PublicKey(subjectPublicKeyInfo: file.subjectPublicKeyInfo)
        else { return false }
        return most < ActiveAuthentication.responseLength(of: key)
    }
}

extension ActiveAuthentication.Refusal {
    /// Whether the octets cannot be a signature of the key: another length or form, a number that is out of range.
    fileprivate var isNoSignature: Bool {
        switch self {
        case .responseTruncated, .responseTooLong, .signatureOutOfRange, .signatureFormat: true
        case .headerInvalid, .notPartialRecovery, .paddingInvalid, .trailerUnknown, .trailerHashMismatch,
            .messageTooShort, .digestMismatch, .signatureInvalid, .keyUnsupported, .keyMalformed,
            .algorithmUnsupported, .libraryFailed:
            false
        }
    }

    /// The reason in reports, where nothing could be judged.
    fileprivate var reason: CheckReason {
        switch self {
        case .responseTruncated: .responseTruncated
        case .keyUnsupported: .keyRefused
        case .keyMalformed: .malformed
        case .algorithmUnsupported, .libraryFailed: .unsupportedAlgorithm
        case .responseTooLong, .signatureOutOfRange, .headerInvalid, .notPartialRecovery, .paddingInvalid,
            .trailerUnknown, .trailerHashMismatch, .messageTooShort, .digestMismatch, .signatureInvalid,
            .signatureFormat:
            .signatureInvalid
        }
    }

    /// What is wrong, inside a sentence.
    fileprivate var message: Message {
        switch self {
        case .responseTruncated: .chipRefusalResponseTruncated
        case .responseTooLong: .chipRefusalResponseTooLong
        case .signatureOutOfRange: .chipRefusalSignatureOutOfRange
        case .headerInvalid: .chipRefusalHeaderInvalid
        case .notPartialRecovery: .chipRefusalNotPartialRecovery
        case .paddingInvalid: .chipRefusalPaddingInvalid
        case .trailerUnknown: .chipRefusalTrailerUnknown
        case .trailerHashMismatch: .chipRefusalTrailerHashMismatch
        case .messageTooShort: .chipRefusalMessageTooShort
        case .digestMismatch: .chipRefusalDigestMismatch
        case .signatureInvalid: .chipRefusalSignatureInvalid
        case .signatureFormat: .chipRefusalSignatureFormat
        case .keyUnsupported: .chipRefusalKeyUnsupported
        case .keyMalformed: .chipRefusalKeyMalformed
        case .algorithmUnsupported: .chipRefusalAlgorithmUnsupported
        case .libraryFailed: .chipRefusalLibraryFailed
        }
    }
}
