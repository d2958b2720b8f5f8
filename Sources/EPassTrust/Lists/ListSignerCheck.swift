// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

/// The steps of ``SignedListVerification``: signed attributes, signature, role of the signer, path to a CSCA.
struct ListSignerCheck {
    let list: SignedList
    let trust: TrustSnapshot
    let pins: TrustPins
    let time: Timestamp

    private struct Refusal: Error {
        let reason: CheckReason
        let detail: String
        var certificate: Certificate?
    }

    /// Of several signers the first whose signature and role are right counts; where none is, the first refusal. The
    /// standards recommend one signer.
    func judge() -> SignedListVerification {
        guard list.signedData.version == 3 else {
            let detail = "SignedData has version \(list.signedData.version), not 3."
            return Self.refused(Refusal(reason: .wrongVersion, detail: detail))
        }
        var first: Refusal?
        for signer in list.signedData.signerInfos {
            do throws(Refusal) {
                return try judge(signer)
            } catch {
                first = first ?? error
            }
        }
        return Self.refused(first ?? Refusal(reason: .noSigner, detail: "Nobody signed the list."))
    }

    private static func refused(_ refusal: Refusal) -> SignedListVerification {
        SignedListVerification(
            standing: .refused(refusal.reason, refusal.detail), signerCertificate: refusal.certificate,
            signerCSCA: nil, deviations: [], details: refusal.detail)
    }

    private func judge(_ signer: SignerInfo) throws(Refusal) -> SignedListVerification {
        var deviations: [TrustDeviation] = list.signedData.isDistinguished ? [] : [.berEncoding]
        let usesKeyIdentifier = if case .subjectKeyIdentifier = signer.sid { true } else { false }
        if signer.version != (usesKeyIdentifier ? 3 : 1) { deviations.append(.signerInfoVersion) }
        let attributes = SignedAttributesCheck.judge(list.signedData, signer, .default)
        try Self.demand(attributes)
        let signature = SignatureCheckStep.judge(list.signedData, signer, in: "The list", .default)
        try Self.demand(signature.outcome, signature.certificate)
        guard let certificate = signature.certificate else {
            throw Refusal(reason: .signerNotFound, detail: "The certificate of the list's signer is not known.")
        }
        if signer.signingTime == nil { deviations.append(.signingTimeMissing) }
        deviations += attributes.deviations + signature.outcome.deviations
        deviations += try role(of: certificate)
        try period(of: certificate, signer.signingTime)
        return path(of: certificate, deviations)
    }

    private static func demand(_ outcome: Outcome, _ certificate: Certificate? = nil) throws(Refusal) {
        guard outcome.result != .successful else { return }
        throw Refusal(
            reason: outcome.reason ?? .malformed, detail: outcome.detail ?? "The signature could not be judged.",
            certificate: certificate)
    }

    /// A CSCA authorizes a signer of lists and signs none itself (Doc 9303-12, 4.1.5; Doc 9303-3, 7.3.2); the purpose
    /// must be that of this list.
    private func role(of certificate: Certificate) throws(Refusal) -> [TrustDeviation] {
        let role = SignerRole.judge(certificate, for: .list(list.kind), trust: trust, profile: .default)
        try Self.demand(role.refusal ?? .successful(""), certificate)
        return role.deviations
    }

    /// The list must have been signed while its signer's certificate was valid, and not in the future: such a list
    /// could never be replaced.
    private func period(of certificate: Certificate, _ signingTime: Timestamp?) throws(Refusal) {
        let signed = signingTime ?? time
        if signed > time.adding(days: 1) {
            throw Refusal(
                reason: .notYetValid, detail: "The list says that it was signed \(signed.date), which is to come.",
                certificate: certificate)
        }
        if signed < certificate.notBefore || signed > certificate.notAfter {
            throw Refusal(
                reason: signed > certificate.notAfter ? .expired : .notYetValid,
                detail: "The list was signed \(signed.date), its signer's certificate is valid from "
                    + "\(certificate.notBefore.date) to \(certificate.notAfter.date).", certificate: certificate)
        }
    }

    private func path(of certificate: Certificate, _ deviations: [TrustDeviation]) -> SignedListVerification {
        var found = ListSignerPath(list: list, trust: trust, pins: pins, time: time).find(certificate)
        // Without a purpose it is what every document signer is. That a CSCA certified it then says nothing about
        // lists.
        if certificate.decodedExtensions.extendedKeyUsage == nil, case .verified(let anchor) = found.standing {
            found = pinned(found, anchor)
        }
        var notes = [found.detail]
        if certificate.notAfter < time {
            notes.append("The certificate of the list's signer has expired since (\(certificate.notAfter.date)).")
        }
        return SignedListVerification(
            standing: found.standing, signerCertificate: certificate, signerCSCA: found.csca,
            deviations: deviations + found.deviations, details: notes.joined(separator: " "))
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
            found.detail += " The signer's certificate does not say that it is for lists: only a pin can vouch for it."
        }
        return found
    }
}
