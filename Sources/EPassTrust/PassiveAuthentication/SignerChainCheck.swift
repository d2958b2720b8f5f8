// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMRZ

/// The steps over a security object after its structure: signed attributes, signature, issuer, validity, usage,
/// algorithms and revocation, each judged apart from the others. One code path for EF.SOD and EF.CardSecurity, so that
/// neither is believed for less than the other.
struct SignerChainCheck: Sendable {
    /// What is known of the document beside its files.
    struct Facts: Sendable {
        var dateOfIssue: CalendarDate?
        var documentCode: String?
        /// The hash of the data groups.
        var contentHash: HashAlgorithm?
    }

    private(set) var signedAttributes = Outcome.noSecurityObject
    private(set) var signature = Outcome.noSecurityObject
    private(set) var signerUsage = Outcome.noSecurityObject
    private(set) var documentType = Outcome.noSecurityObject
    private(set) var algorithms = Outcome.noSecurityObject
    /// The same by the dates of the standard, where the policy has others.
    private(set) var standardAlgorithms: Outcome?
    /// The certificate that the signer names, or that made the signature.
    private(set) var certificate: Certificate?
    private var validation: PathValidation?
    /// What is said of the path where there is no certificate, or no signer.
    private var missing = Outcome.noSecurityObject
    private var withoutSigner = Outcome.noSecurityObject

    var issuer: Outcome { validation?.issuer ?? missing }
    var signerValidity: Outcome { validation?.signerValidity ?? missing }
    var anchorValidity: Outcome { validation?.anchorValidity ?? .noAnchor }
    var anchorUsage: Outcome { validation?.anchorUsage ?? .noAnchor }
    var revocation: Outcome { validation?.revoked ?? missing }
    /// Whether the operator has blocked the signer or what it rests on.
    var block: Outcome { validation?.block ?? withoutSigner }
    /// What the revocation lists say, and which one.
    var revocationStatus: RevocationStatus { validation?.revocation ?? RevocationStatus() }
    /// The anchor under which the path verified.
    var anchor: TrustAnchor? { validation?.anchor }
    /// The certificates from the signer's to the anchor's.
    var path: [Certificate] { validation?.path ?? [] }

    static func judge<Content: SignedContent>(
        _ object: SecurityObjectCheck<Content>, in file: String, trust: TrustSnapshot, profile: TrustProfile,
        at time: Timestamp, facts: Facts = Facts()
    ) -> SignerChainCheck {
        var chain = SignerChainCheck()
        chain.withoutSigner = BlockCheck.judge(without: .noSecurityObject, trust: trust, at: time)
        guard let data = object.signedData else { return chain }
        // Of several nobody can say who counts, unless each of them signed something else than what stands here, or is
        // none of the key that it names: an honest one, however odd, is not made a forgery by those that somebody adds.
        let signer =
            object.signer
            ?? forged(among: object.signers) { signer in
                let step = SignatureCheckStep.judge(data, signer, in: file, trust: trust, profile)
                return [SignedAttributesCheck.judge(data, signer, profile), step.outcome]
            }
        guard let signer else { return chain }
        chain.signedAttributes = SignedAttributesCheck.judge(data, signer, profile)
        if object.content == nil, chain.signedAttributes.reason == .contentTypeMismatch {
            // That the type is another one the structure says already, and nobody signed it where it stands.
            chain.signedAttributes = .noSecurityObject
        }
        let step = SignatureCheckStep.judge(data, signer, in: file, trust: trust, profile)
        let found = best(of: step, data, trust: trust, profile: profile, at: time)
        chain.signature =
            step.isStored && found == nil ? SignatureCheckStep.missing(data, file).outcome : step.outcome
        guard let (certificate, path) = found else {
            chain.missing = .noSignerCertificate
            chain.withoutSigner = BlockCheck.judge(without: .noSignerCertificate, trust: trust, at: time)
            chain.signerUsage = .noSignerCertificate
            chain.documentType = .noSignerCertificate
            chain.algorithms = .noSignerCertificate
            return chain
        }
        chain.certificate = certificate
        if !step.isStored, !signer.names(certificate), !chain.signature.deviations.contains(.signerIdentifierMismatch) {
            chain.signature.deviations.append(.signerIdentifierMismatch)
        }
        chain.validation = path
        if path.anchor != nil, path.issuer.result == .successful { KnownSigners.keep(certificate) }
        chain.judge(certificate, signer, facts, profile, at: time)
        return chain
    }

    /// Of the certificates of the key that signed the one behind which most stands; nil where there is none.
    private static func best(
        of step: SignatureCheckStep, _ data: SignedData, trust: TrustSnapshot, profile: TrustProfile,
        at time: Timestamp
    ) -> (Certificate, PathValidation)? {
        var best: (Certificate, PathValidation)?
        for certificate in (step.certificate.map { [$0] } ?? []) + step.others {
            let path = PathValidation.judge(
                certificate, embedded: data.certificates, trust: trust, profile: profile, at: time)
            // There is no trust in a copy of the store: what no anchor signed is no evidence of the document.
            if step.isStored, path.anchor == nil, path.issuer.result == .failed { continue }
            if best.map({ path.rank < $0.1.rank }) ?? true { best = (certificate, path) }
            if path.issuer.result == .successful { break }
        }
        return best
    }

    /// Signers that are judged where there are several.
    private static let maximumSigners = 4

    /// - Parameter judge: attributes and signature of one.
    private static func forged(among signers: [SignerInfo], _ judge: (SignerInfo) -> [Outcome]) -> SignerInfo? {
        let areForged =
            signers.count <= maximumSigners && signers.allSatisfy { judge($0).contains(where: \.isForgery) }
        return areForged ? signers.first : nil
    }

    private mutating func judge(
        _ certificate: Certificate, _ signer: SignerInfo, _ facts: Facts, _ profile: TrustProfile, at time: Timestamp
    ) {
        signerUsage = UsagePeriodCheck.judge(
            certificate, dateOfIssue: facts.dateOfIssue, signingTime: signer.signingTime, at: time)
        documentType = DocumentTypeCheck.judge(certificate, documentCode: facts.documentCode, profile: profile)
        func judge(by policy: AlgorithmPolicy) -> Outcome {
            var check = AlgorithmCheck(policy)
            check.add(
                signer, certificate, contentHash: facts.contentHash, dateOfIssue: facts.dateOfIssue,
                damaged: (digest: signedAttributes.isOfDamage, signature: signature.isOfDamage))
            check.add(certificate, issuedBy: path.dropFirst())
            let outcome = check.judge()
            // The key of the CSCA is among what the policy is about.
            return outcome.result == .successful && anchor == nil && issuer.result != .successful ? .noAnchor : outcome
        }
        algorithms = judge(by: profile.algorithmPolicy)
        if profile.algorithmPolicy != .standard { standardAlgorithms = judge(by: .standard) }
    }
}

extension PathValidation {
    /// 0 where it leads to an anchor as it should; what nobody stands behind comes last where it failed.
    fileprivate var rank: Int {
        if issuer.result == .successful { return 0 }
        return anchor != nil ? 1 : issuer.result == .failed ? 3 : 2
    }
}

extension Outcome {
    /// Whether something else was signed than what stands there, or by somebody else.
    fileprivate var isForgery: Bool {
        result == .failed && (reason == .messageDigestMismatch || reason == .signatureInvalid)
    }

    /// Whether the algorithm that stands there, which nobody signed, may be another than that which was used.
    fileprivate var isOfDamage: Bool {
        result != .successful && !isRefusal && (reason == .malformed || reason == .algorithmMismatch)
    }
}
