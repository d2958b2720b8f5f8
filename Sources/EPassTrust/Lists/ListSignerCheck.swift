// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMessages

/// The steps of ``SignedListVerification``: signed attributes, signature, role of the signer, path to a CSCA.
struct ListSignerCheck {
    let list: SignedList
    let trust: TrustSnapshot
    let pins: TrustPins
    let time: Timestamp

    private struct Refusal: Error {
        let reason: CheckReason
        let message: Message
        var certificate: Certificate?
    }

    /// Of several signers whose signature and role are right the one counts behind whom most stands, and of equals the
    /// first; where there is none, the first refusal. The standards recommend one signer, and anybody can add another.
    func judge() -> SignedListVerification {
        guard list.signedData.version == 3 else {
            let message = Message.signedObjectWrongVersion(version: list.signedData.version)
            return Self.refused(Refusal(reason: .wrongVersion, message: message))
        }
        do throws(Refusal) {
            return try Self.best(of: list.signedData.signerInfos, judge)
                ?? Self.refused(Refusal(reason: .noSigner, message: .listSignerNoSigner))
        } catch {
            return Self.refused(error)
        }
    }

    /// What comes of the one behind whom most stands; nil where there is none at all.
    ///
    /// - Throws: the first refusal where nothing else comes of any.
    private static func best<Candidate>(
        of candidates: [Candidate], _ judge: (Candidate) throws(Refusal) -> SignedListVerification
    ) throws(Refusal) -> SignedListVerification? {
        var first: Refusal?
        var best: SignedListVerification?
        for candidate in candidates {
            do throws(Refusal) {
                let found = try judge(candidate)
                if best.map({ found.standing.rank > $0.standing.rank }) ?? true { best = found }
            } catch {
                first = first ?? error
            }
        }
        if best == nil, let first { throw first }
        return best
    }

    private static func refused(_ refusal: Refusal) -> SignedListVerification {
        SignedListVerification(
            standing: .refused(refusal.reason, refusal.message), signerCertificate: refusal.certificate,
            signerCSCA: nil, signingTime: nil, deviations: [], messages: [refusal.message])
    }

    private func judge(_ signer: SignerInfo) throws(Refusal) -> SignedListVerification {
        var deviations: [TrustDeviation] = list.signedData.isDistinguished ? [] : [.berEncoding]
        let usesKeyIdentifier = if case .subjectKeyIdentifier = signer.sid { true } else { false }
        if signer.version != (usesKeyIdentifier ? 3 : 1) { deviations.append(.signerInfoVersion) }
        let attributes = SignedAttributesCheck.judge(list.signedData, signer, .default)
        try Self.demand(attributes)
        let signature = SignatureCheckStep.judge(list.signedData, signer, in: nil, .default)
        try Self.demand(signature.outcome, signature.certificate)
        guard let certificate = signature.certificate else {
            throw Refusal(reason: .signerNotFound, message: .listSignerUnknown)
        }
        if signer.signingTime == nil { deviations.append(.signingTimeMissing) }
        deviations += attributes.deviations + signature.outcome.deviations
        let found = try Self.best(of: [certificate] + signature.others) { certificate throws(Refusal) in
            let role = try role(of: certificate)
            try period(of: certificate, signer.signingTime)
            return path(of: certificate, signer.signingTime, deviations + role)
        }
        return found ?? Self.refused(Refusal(reason: .signerNotFound, message: .listSignerUnknown))
    }

    private static func demand(_ outcome: Outcome, _ certificate: Certificate? = nil) throws(Refusal) {
        guard outcome.result != .successful else { return }
        throw Refusal(
            reason: outcome.reason ?? .malformed, message: outcome.message ?? .listSignerNotJudged,
            certificate: certificate)
    }

    /// A CSCA authorizes a signer of lists and signs none itself (Doc 9303-12, 4.1.5; Doc 9303-3, 7.3.2); the purpose
    /// must be that of this list.
    private func role(of certificate: Certificate) throws(Refusal) -> [TrustDeviation] {
        let role = SignerRole.judge(certificate, for: .list(list.kind), trust: trust, profile: .default)
        if let refusal = role.refusal { try Self.demand(refusal, certificate) }
        return role.deviations
    }

    /// The list must have been signed while its signer's certificate was valid, and not in the future: such a list
    /// could never be replaced.
    private func period(of certificate: Certificate, _ signingTime: Timestamp?) throws(Refusal) {
        let signed = signingTime ?? time
        if signed.isToCome(at: time) {
            throw Refusal(
                reason: .notYetValid, message: .listSignerSignedInFuture(when: signed.date), certificate: certificate)
        }
        if signed < certificate.notBefore || signed > certificate.notAfter {
            throw Refusal(
                reason: signed > certificate.notAfter ? .expired : .notYetValid,
                message: .listSignerSignedOutsideValidity(
                    when: signed.date, first: certificate.notBefore.date, last: certificate.notAfter.date),
                certificate: certificate)
        }
    }

    private func path(
        of certificate: Certificate, _ signingTime: Timestamp?, _ deviations: [TrustDeviation]
    ) -> SignedListVerification {
        var found = ListSignerPath(list: list, trust: trust, pins: pins, time: time).find(certificate)
        // Without a purpose it is what every document signer is. That a CSCA certified it then says nothing about
        // lists.
        if certificate.decodedExtensions.extendedKeyUsage == nil, case .verified(let anchor) = found.standing {
            found = pinned(found, anchor)
        }
        var messages = found.messages
        if certificate.notAfter < time { messages.append(.listSignerExpiredSince(last: certificate.notAfter.date)) }
        return SignedListVerification(
            standing: found.standing, signerCertificate: certificate, signerCSCA: found.csca,
            signingTime: signingTime, deviations: deviations + found.deviations, messages: messages)
    }

    /// What is verified for a signer without a purpose, by pins alone.
    private func pinned(_ verified: ListSignerPath.Found, _ anchor: TrustAnchor) -> ListSignerPath.Found {
        var found = verified
        if pins.named.contains(anchor.fingerprint) {
            found.standing = .pinned(anchor.certificate)
        } else if let fingerprint = try? list.fingerprint(), pins.named.contains(fingerprint) {
            found.standing = .pinnedFile
        } else {
            found.standing = .unpinned(anchor.certificate)
            found.messages.append(.listSignerWithoutPurpose)
        }
        return found
    }
}

extension SignedListVerification.Standing {
    /// How much stands behind a signer.
    fileprivate var rank: Int {
        switch self {
        case .verified(let anchor): anchor.basis.hasFullStanding ? 3 : 2
        case .pinned, .pinnedFile: 3
        case .unpinned: 1
        case .refused: 0
        }
    }
}
