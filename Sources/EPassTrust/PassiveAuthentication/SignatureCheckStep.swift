// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMessages

/// The step `securityObject.*.signature`: whether the signature is that of the certificate which the signer names.
struct SignatureCheckStep {
    let outcome: Outcome
    /// The certificate that the signer names, or that made the signature.
    let certificate: Certificate?
    /// More certificates of its key that may be the signer's as well: anybody can make one of a key that is public, put
    /// it first, and name it in the signer's place, which nobody signed.
    var others: [Certificate] = []
    /// Whether they are copies of the trust store.
    var isStored = false

    /// - Parameter file: the name of the file; nil where a signed list is judged.
    static func judge(
        _ data: SignedData, _ signer: SignerInfo, in file: String?, trust: TrustSnapshot? = nil,
        _ profile: TrustProfile
    ) -> SignatureCheckStep {
        let named = data.certificates.filter(signer.names)
        // Several certificates of one issuer and number: each is tried, and the one that verifies is the one judged
        // further.
        let isCrowded = file != nil && Set(data.certificates.map(\.keyOctets)).count > maximumBlamed
        let steps = named.map { certificate in
            SignatureCheckStep(
                outcome: verify(data, signer, certificate, profile, isCrowded: isCrowded), certificate: certificate)
        }
        if let step = steps.first(where: { $0.outcome.result == .successful }) ?? unnamed(data, signer, profile) {
            return step.with(data.certificates.filter { signer.names($0) || profile.takesUnnamedSigner })
        }
        guard let first = steps.first else { return stored(data, signer, trust, profile) ?? missing(data, file) }
        guard first.outcome.reason == .signatureInvalid || steps.count > 1 else { return first }
        // Who adds a certificate of the name and the number takes nothing from the one in the store.
        if let stored = stored(data, signer, trust, profile) { return stored }
        // Beside one that did not sign, the signer's own may be the one that is damaged: nobody can say which it is.
        if let damaged = steps.first(where: { $0.outcome.reason != .signatureInvalid }) {
            return SignatureCheckStep(outcome: damaged.outcome, certificate: nil)
        }
        // Name and algorithm stand where nobody signed them: they may be others than the signer's.
        if let attributes = signer.signedAttrs,
            data.certificates.contains(where: { !signer.names($0) && isByAnother(signer, attributes, $0) })
        {
            return SignatureCheckStep(
                outcome: .malformed(.malformed, .signatureMalformed, profile), certificate: nil)
        }
        return data.undecodedCertificates.isEmpty ? first : missing(data, file)
    }

    /// A certificate that the security object carries and the signer does not name (F-51).
    private static func unnamed(
        _ data: SignedData, _ signer: SignerInfo, _ profile: TrustProfile
    ) -> SignatureCheckStep? {
        guard profile.takesUnnamedSigner else { return nil }
        return first(
            of: data.certificates.filter { !signer.names($0) }, .signerIdentifierMismatch, data, signer, profile)
    }

    /// The certificate that the signer names, as the trust store has it (F-51).
    private static func stored(
        _ data: SignedData, _ signer: SignerInfo, _ trust: TrustSnapshot?, _ profile: TrustProfile
    ) -> SignatureCheckStep? {
        guard let trust, profile.tolerated.contains(.signerCertificateNotEmbedded) else { return nil }
        let copies =
            switch signer.sid {
            case .issuerAndSerialNumber(let issuer, let number): trust.signers(issuer: issuer, serialNumber: number)
            case .subjectKeyIdentifier(let identifier): trust.signers(withKeyIdentifier: identifier)
            }
        let ordered = trust.signedFirst(copies)
        var step = first(of: ordered, .signerCertificateNotEmbedded, data, signer, profile)?
            .with(Array(ordered.prefix(maximumCandidates)))
        step?.isStored = true
        return step
    }

    private static func first(
        of candidates: [Certificate], _ deviation: TrustDeviation, _ data: SignedData, _ signer: SignerInfo,
        _ profile: TrustProfile
    ) -> SignatureCheckStep? {
        var keys: Set<[UInt8]> = []
        for certificate in candidates where keys.insert(Array(certificate.keyOctets)).inserted {
            guard keys.count <= maximumCandidates else { return nil }
            var outcome = verify(data, signer, certificate, profile)
            guard outcome.result == .successful else { continue }
            outcome.deviations.append(deviation)
            return SignatureCheckStep(outcome: outcome, certificate: certificate)
        }
        return nil
    }

    /// Keys beside a signature that none of them made, by any algorithm, where it is forged; whose it should be nobody
    /// can say of more.
    private static let maximumBlamed = 4
    /// Keys that are tried.
    private static let maximumCandidates = 16

    /// The same with those of the candidates that have its key.
    private func with(_ candidates: [Certificate]) -> SignatureCheckStep {
        guard let certificate else { return self }
        let others = candidates.filter { $0 != certificate && $0.hasKey(of: certificate) }
        return SignatureCheckStep(outcome: outcome, certificate: certificate, others: others)
    }

    static func missing(_ data: SignedData, _ file: String?) -> SignatureCheckStep {
        if let file, !data.undecodedCertificates.isEmpty {
            // It may be the signer's: nobody can say whom it names.
            return SignatureCheckStep(
                outcome: .undetermined(.malformed, .signatureCertificateUndecodable(file: file)), certificate: nil)
        }
        let message: Message =
            switch (data.certificates.isEmpty, file) {
            case (true, let file?): .signatureNoCertificate(file: file)
            case (false, let file?): .signatureOtherCertificates(file: file)
            case (true, nil): .listSignerNoCertificate
            case (false, nil): .listSignerOtherCertificates
            }
        return SignatureCheckStep(outcome: .undetermined(.signerNotFound, message), certificate: nil)
    }

    private static func verify(
        _ data: SignedData, _ signer: SignerInfo, _ certificate: Certificate, _ profile: TrustProfile,
        isCrowded: Bool = false
    ) -> Outcome {
        guard let attributes = signer.signedAttrs else {
            return .undetermined(.signedAttributesAbsent, .signatureOverNothing)
        }
        let digest = try? signer.digestAlgorithm.hashAlgorithm()
        guard let algorithm = try? signer.signatureAlgorithm.signatureAlgorithm(digest: digest) else {
            return .undetermined(
                .unsupportedAlgorithm, .signatureAlgorithmUnknown(algorithm: signer.signatureAlgorithm))
        }
        var deviations: [TrustDeviation] = []
        if signer.signatureAlgorithm.leavesHashOpen { deviations.append(.signatureHashNotNamed) }
        if let digest, digest != algorithm.hash { deviations.append(.digestDiffersFromSignatureHash) }
        var verification = Verification.verify(
            signer.signature, over: attributes.signedOctets, algorithm: algorithm, under: certificate)
        let distinguished = attributes.distinguishedOctets
        if case .invalid = verification, let distinguished {
            verification = Verification.verify(
                signer.signature, over: distinguished, algorithm: algorithm, under: certificate)
            deviations.append(.berEncoding)
        }
        func isByAnother() -> Bool { isCrowded || Self.isByAnother(signer, attributes, certificate) }
        /// Beside an algorithm that it cannot be of: whether it is a whole signature of that kind of key all the same,
        /// and none of that key.
        func isByNone() -> Bool {
            let own = [SignatureAlgorithm.ecdsa(algorithm.hash), .rsaPKCS1(algorithm.hash), .dsa(algorithm.hash)]
            let isWhole = own.contains { own in
                let check = Verification.verify(
                    signer.signature, over: attributes.signedOctets, algorithm: own, under: certificate)
                return if case .invalid = check { true } else { false }
            }
            return isWhole && signer.names(certificate) && !isByAnother()
        }
        switch verification {
        case .valid(let key, let found):
            return Outcome.successful(.signatureValid(key: key, hash: algorithm.hash), deviations + found)
                .judged(by: profile)
        case .invalid where !attributes.isWhole:
            return .malformed(.malformed, .signatureMalformed, profile)
        case .invalid where !signer.names(certificate), .invalid where !isByAnother(), .malformed where isByNone(),
            .refused(.algorithmMismatch, _) where isByNone():
            return .failed(.signatureInvalid, .signatureInvalid)
        case .invalid, .malformed: return .malformed(.malformed, .signatureMalformed, profile)
        case .refused(let reason, let message):
            return reason == .unsupportedAlgorithm
                ? .undetermined(reason, message) : .malformed(reason, message, profile)
        }
    }
}

extension SignatureCheckStep {
    /// Whether the key made the signature by another algorithm than that beside it, whose identifier is not signed.
    private static func isByAnother(
        _ signer: SignerInfo, _ attributes: SignerInfo.SignedAttributes, _ certificate: Certificate
    ) -> Bool {
        [attributes.signedOctets, attributes.distinguishedOctets].compactMap { $0 }.contains {
            Verification.isByAnyAlgorithm(signer.signature, over: $0, under: certificate)
        }
    }
}

extension TrustProfile {
    /// Whether a certificate that the signer does not name may be its own.
    fileprivate var takesUnnamedSigner: Bool { tolerated.contains(.signerIdentifierMismatch) }
}
