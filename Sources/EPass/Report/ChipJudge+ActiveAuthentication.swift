// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassLDS
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

    private func outcome(_ transcript: ActiveAuthenticationEvidence?, _ proof: Proof?) -> Outcome {
        if let transcript, answersOtherChallenge(transcript) {
            return Outcome(
                .failed, .challengeMismatch, "The chip was given another challenge than the one of the verifier.")
        }
        if case .mismatch(let detail) = proof { return Outcome(.failed, .signatureInvalid, detail) }
        guard let isListed = lists(.dg15) else { return withoutSecurityObject }
        guard isListed || proof != nil else {
            return Outcome(.notSupported, .notOffered, "The document has no data group 15.")
        }
        if isListed, let missing = whyUnread(.dg15, for: .activeAuthentication) { return missing }
        guard let transcript, transcript.outcome != .notRun else {
            return whyNotRun(.activeAuthentication, because: "the document has data group 15")
        }
        if transcript.response == nil, transcript.outcome == .refused, let most = transcript.limitedTo {
            return Outcome(
                .undetermined, .responseTruncated,
                "The chip's signature does not fit: no more than \(most) octets of a response can come through.")
        }
        if let unfinished = unfinished(
            .activeAuthentication, transcript.outcome, status: transcript.statusBytes?.description)
        {
            return unfinished
        }
        switch proof {
        case .confirmed(let words, let deviations):
            let whose = challenge == nil ? "a challenge of the terminal" : "the verifier's challenge"
            return passed(
                "The chip signed \(whose) (\(words))", keyFrom: "DG15",
                FileAuthenticity(ofDataGroup: .dg15, in: findings), deviations: deviations)
        case .open(let reason, let detail): return Outcome(.undetermined, reason, detail)
        case .mismatch(let detail): return Outcome(.failed, .signatureInvalid, detail)
        case nil: return Outcome(.undetermined, .responseInvalid, "No response to active authentication is recorded.")
        }
    }

    private func answersOtherChallenge(_ transcript: ActiveAuthenticationEvidence) -> Bool {
        challenge.map { $0 != transcript.challenge } ?? false
    }

    /// What challenge, response and DG15 prove, whoever signed DG15.
    private enum Proof {
        case confirmed(String, [String])
        case mismatch(String)
        case open(CheckReason, String)

        var deviations: [String] {
            if case .confirmed(_, let names) = self { return names }
            return []
        }
    }

    private func proof(_ transcript: ActiveAuthenticationEvidence) -> Proof? {
        guard let response = transcript.response, let octets = evidence.octets(of: .dataGroup(.dg15)) else {
            return nil
        }
        guard let challenge = try? ActiveAuthentication.Challenge(transcript.challenge) else {
            return .open(.responseInvalid, "The challenge that is recorded is none.")
        }
        let verdict = ActiveAuthentication.verify(
            // A DG14 that is not the signed one could name a hash function that nobody has, and so turn a mismatch into
            // an open question.
            response: response, challenge: challenge, dataGroup15: octets, securityInfos: dataGroup14)
        switch verdict.outcome {
        case .confirmed:
            let file = (try? DataGroup15(decoding: octets))?.deviations.map(\.rawValue) ?? []
            return .confirmed(verdict.algorithm, file + verdict.deviations.map(\.rawValue))
        case .refused(.responseTruncated) where !hasLimit(transcript, octets):
            return .mismatch(
                "The chip's answer is shorter than a signature of the key of DG15, though a whole one had room.")
        case .refused(let refusal) where refusal.meaning == .mismatch:
            return .mismatch("The chip did not sign the challenge with the key of DG15: \(refusal.words).")
        case .refused(let refusal):
            return .open(refusal.reason, "What the chip answered was not judged: \(refusal.words).")
        }
    }
}

extension ChipJudge {
    /// Whether reader, chip or protection let the response have fewer octets than a signature of the key has: only then
    /// a short one is nobody's fault (F-18).
    private func hasLimit(_ transcript: ActiveAuthenticationEvidence, _ dataGroup15: [UInt8]) -> Bool {
        guard let most = transcript.limitedTo, let file = try? DataGroup15(decoding: dataGroup15),
            let key = try? PublicKey(subjectPublicKeyInfo: file.subjectPublicKeyInfo)
        else { return false }
        return most < ActiveAuthentication.responseLength(of: key)
    }
}

extension ActiveAuthentication.Refusal {
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
    fileprivate var words: String {
        switch self {
        case .responseTruncated: "the response is shorter than a signature of this key"
        case .responseTooLong: "the response is longer than a signature of this key"
        case .signatureOutOfRange: "a number of the signature is out of range"
        case .headerInvalid: "what was recovered has no header of ISO/IEC 9796-2"
        case .notPartialRecovery: "what was recovered is a whole message, and not a part of one"
        case .paddingInvalid: "the padding before the recovered part is wrong"
        case .trailerUnknown: "what was recovered has no trailer of ISO/IEC 9796-2"
        case .trailerHashMismatch: "the trailer names another hash function than the digest is of"
        case .messageTooShort: "nothing of the message was recovered"
        case .digestMismatch: "the digest is not that of the challenge"
        case .signatureInvalid: "the signature is that of another key, or over another challenge"
        case .signatureFormat: "the response is no ECDSA signature"
        case .keyUnsupported: "the key of DG15 is of no kind or size that is supported"
        case .keyMalformed: "DG15 holds no public key"
        case .algorithmUnsupported: "the hash function is none of the standard's"
        case .libraryFailed: "the cryptographic library failed"
        }
    }
}
