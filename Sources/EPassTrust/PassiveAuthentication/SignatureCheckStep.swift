// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMessages

/// The step `securityObject.*.signature`: whether the signature is that of the certificate which the signer names.
struct SignatureCheckStep {
    /// A certificate under whose key the signature verifies, and what that says.
    ///
    /// There may be several, and of several keys: anybody can make a certificate of a key that is public, and a key
    /// under which a signature verifies that is there. So none of them counts before it is known who stands behind it.
    struct Candidate {
        let certificate: Certificate
        let outcome: Outcome
        /// Whether it is a copy of the trust store.
        var isStored = false
    }

    let outcome: Outcome
    /// The certificate that the signer names, or that made the signature.
    let certificate: Certificate?
    /// All that may have made it; none where none did.
    private(set) var candidates: [Candidate] = []

    var others: [Certificate] { candidates.dropFirst().map(\.certificate) }
    var isStored: Bool { candidates.first?.isStored ?? false }

    private init(_ outcome: Outcome, _ certificate: Certificate? = nil) {
        self.outcome = outcome
        self.certificate = certificate
    }

    private init?(_ candidates: [Candidate]) {
        guard let first = candidates.first else { return nil }
        (outcome, certificate) = (first.outcome, first.certificate)
        self.candidates = candidates
    }

    /// - Parameter file: the name of the file; nil where a signed list is judged.
    static func judge(
        _ data: SignedData, _ signer: SignerInfo, in file: String?, trust: TrustSnapshot? = nil,
        _ profile: TrustProfile, effort: PathEffort = PathEffort()
    ) -> SignatureCheckStep {
        let named = data.certificates.filter(signer.names)
        let unnamed = data.certificates.filter { !signer.names($0) }
        let isCrowded = file != nil && keys(of: data.certificates).count > maximumBlamed
        let check = SignatureCheck(signer, profile, isCrowded: isCrowded, effort)
        let outcomes = check.outcomes(of: named)
        func candidates(_ found: [(Certificate, Outcome)], _ deviation: TrustDeviation? = nil) -> [Candidate] {
            found.filter(\.1.isVerified).map { certificate, outcome in
                Candidate(certificate: certificate, outcome: outcome.adding(deviation, profile))
            }
        }
        // A certificate that the security object carries and the signer does not name (F-51).
        let makers = candidates(outcomes)
        if !makers.isEmpty || profile.takesUnnamedSigner,
            let step = Self(makers + candidates(check.outcomes(of: unnamed), .signerIdentifierMismatch))
        {
            return step
        }
        // Who adds a certificate of the name and the number takes nothing from the one in the store.
        if profile.tolerated.contains(.signerCertificateNotEmbedded),
            let step = Self(stored(signer, trust, profile, effort))
        {
            return step
        }
        guard let first = outcomes.first else { return missing(data, file) }
        // Beside one that did not sign, the signer's own may be the one that is damaged: nobody can say which it is.
        if let open = outcomes.first(where: { $0.1.reason != .signatureInvalid }) {
            return SignatureCheckStep(open.1, outcomes.count == 1 ? open.0 : nil)
        }
        // Name and algorithm stand where nobody signed them: they may be others than the signer's.
        if keys(of: unnamed + copies(of: signer, trust)).prefix(maximumCandidates).contains(where: check.isByAnother) {
            return SignatureCheckStep(.malformed(.malformed, .signatureMalformed, profile))
        }
        return data.undecodedCertificates.isEmpty ? SignatureCheckStep(first.1, first.0) : missing(data, file)
    }

    /// Whether somebody else than the holder of that key may have made the signature, as far as others can say: the
    /// algorithm stands where nobody signed it, and under a key that was made for it any signature verifies.
    func mayBeOfAnother(
        than certificate: Certificate, _ data: SignedData, _ signer: SignerInfo, trust: TrustSnapshot,
        _ profile: TrustProfile, _ effort: PathEffort
    ) -> Bool {
        let others = (data.certificates + Self.copies(of: signer, trust)).filter { !$0.hasKey(of: certificate) }
        let check = SignatureCheck(signer, profile, isCrowded: false, effort)
        return Self.keys(of: others).prefix(Self.maximumCandidates).contains(where: check.isByAnother)
    }

    /// The certificates that the signer names, as the trust store has them, under whose keys the signature verifies
    /// (F-51).
    static func stored(
        _ signer: SignerInfo, _ trust: TrustSnapshot?, _ profile: TrustProfile, _ effort: PathEffort
    ) -> [Candidate] {
        let copies = Array(copies(of: signer, trust).prefix(maximumCandidates))
        let check = SignatureCheck(signer, profile, isCrowded: true, effort)
        return check.outcomes(of: copies).filter(\.1.isVerified).map {
            let outcome = $1.adding(.signerCertificateNotEmbedded, profile)
            return Candidate(certificate: $0, outcome: outcome, isStored: true)
        }
    }

    /// The certificates that the signer names, as the trust store has them.
    static func copies(of signer: SignerInfo, _ trust: TrustSnapshot?) -> [Certificate] {
        guard let trust else { return [] }
        let copies =
            switch signer.sid {
            case .issuerAndSerialNumber(let issuer, let number): trust.signers(issuer: issuer, serialNumber: number)
            case .subjectKeyIdentifier(let identifier): trust.signers(withKeyIdentifier: identifier)
            }
        return trust.signedFirst(copies)
    }

    /// The first certificate of each key.
    private static func keys(of certificates: [Certificate]) -> [Certificate] {
        var keys: Set<[UInt8]> = []
        return certificates.filter { keys.insert($0.subjectPublicKeyInfo).inserted }
    }

    /// Keys beside a signature that none of them made, by any algorithm, where it is forged; whose it should be nobody
    /// can say of more.
    private static let maximumBlamed = 4
    /// Keys that are tried.
    static let maximumCandidates = 16

    static func missing(_ data: SignedData, _ file: String?) -> SignatureCheckStep {
        if let file, !data.undecodedCertificates.isEmpty {
            // It may be the signer's: nobody can say whom it names.
            return SignatureCheckStep(.undetermined(.malformed, .signatureCertificateUndecodable(file: file)))
        }
        let message: Message =
            switch (data.certificates.isEmpty, file) {
            case (true, let file?): .signatureNoCertificate(file: file)
            case (false, let file?): .signatureOtherCertificates(file: file)
            case (true, nil): .listSignerNoCertificate
            case (false, nil): .listSignerOtherCertificates
            }
        return SignatureCheckStep(.undetermined(.signerNotFound, message))
    }
}

/// One signature under the keys of certificates.
private struct SignatureCheck {
    let signer: SignerInfo
    let profile: TrustProfile
    /// Whether there are too many keys to say whose signature it should be.
    let isCrowded: Bool
    /// The attributes as they came, and the others that the signature may be over.
    let writings: [[UInt8]]
    private let effort: PathEffort

    init(_ signer: SignerInfo, _ profile: TrustProfile, isCrowded: Bool, _ effort: PathEffort) {
        self.effort = effort
        self.signer = signer
        self.profile = profile
        self.isCrowded = isCrowded
        writings = signer.signedAttrs?.writings ?? []
    }

    /// What the signature is under each of them; a key is tried once.
    func outcomes(of certificates: [Certificate]) -> [(Certificate, Outcome)] {
        var known: [[UInt8]: Outcome] = [:]
        return certificates.map { certificate in
            let key = certificate.subjectPublicKeyInfo
            let outcome = known[key] ?? verify(certificate)
            known[key] = outcome
            return (certificate, outcome)
        }
    }

    /// Whether the key made the signature by another algorithm than that beside it, whose identifier is not signed.
    func isByAnother(_ certificate: Certificate) -> Bool {
        !effort.takesAlgorithms()
            || writings.contains { Verification.isByAnyAlgorithm(signer.signature, over: $0, under: certificate) }
    }

    private func verify(_ certificate: Certificate) -> Outcome {
        guard let signed = writings.first else {
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
        func verified(over octets: [UInt8], by algorithm: SignatureAlgorithm) -> Verification {
            Verification.verify(signer.signature, over: octets, algorithm: algorithm, under: certificate)
        }
        var verification = verified(over: signed, by: algorithm)
        for octets in writings.dropFirst() {
            guard case .invalid = verification else { break }
            verification = verified(over: octets, by: algorithm)
            if !deviations.contains(.berEncoding) { deviations.append(.berEncoding) }
        }
        func isByAnother() -> Bool { isCrowded || self.isByAnother(certificate) }
        /// Beside an algorithm that it cannot be of: whether it is a whole signature of that kind of key all the same,
        /// and none of that key.
        func isByNone() -> Bool {
            let own = [SignatureAlgorithm.ecdsa(algorithm.hash), .rsaPKCS1(algorithm.hash), .dsa(algorithm.hash)]
            let isWhole = own.contains { own in
                if case .invalid = verified(over: signed, by: own) { true } else { false }
            }
            return isWhole && signer.names(certificate) && !isByAnother()
        }
        switch verification {
        case .valid(let key, let found):
            return Outcome.successful(.signatureValid(key: key, hash: algorithm.hash), deviations + found)
                .judged(by: profile)
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

extension Outcome {
    /// Whether the signature verified, though the profile may refuse something about it.
    var isVerified: Bool { result == .successful || isRefusal }

    /// The same with a departure that was met beside.
    fileprivate func adding(_ deviation: TrustDeviation?, _ profile: TrustProfile) -> Outcome {
        guard let deviation else { return self }
        var outcome = self
        outcome.deviations.append(deviation)
        return outcome.judged(by: profile)
    }
}

extension TrustProfile {
    /// Whether a certificate that the signer does not name may be its own.
    fileprivate var takesUnnamedSigner: Bool { tolerated.contains(.signerIdentifierMismatch) }
}
