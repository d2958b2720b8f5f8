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

    /// Whether the path is that of the signer. Where nobody signed the certificate, anybody can have made it, of a key
    /// that is public, and put it beside; what it says then is held against no document whose signer may be another.
    private var isOwnPath = true
    /// The same of what the certificate says of itself, which counts where somebody of the trust store signed it.
    private(set) var isOwnWord = true

    var issuer: Outcome { isOwnPath ? said(\.issuer) : said(\.issuer).heldAgainstNobody }
    var signerValidity: Outcome { own(said(\.signerValidity)) }
    var anchorValidity: Outcome { own(validation?.anchorValidity ?? .noAnchor) }
    var anchorUsage: Outcome { own(validation?.anchorUsage ?? .noAnchor) }
    var revocation: Outcome { own(said(\.revoked)) }
    /// Whether the operator has blocked the signer or what it rests on.
    var block: Outcome {
        let outcome = validation?.block ?? withoutSigner
        return isOwnPath ? outcome : outcome.heldAgainstNobody
    }

    private func said(_ step: KeyPath<PathValidation, Outcome>) -> Outcome { validation?[keyPath: step] ?? missing }

    private func own(_ outcome: Outcome) -> Outcome { isOwnWord ? outcome : outcome.heldAgainstNobody }

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
        let effort = PathEffort()
        // Of several nobody can say who counts, unless each of them signed something else than what stands here, or is
        // none of the key that it names: an honest one, however odd, is not made a forgery by those that somebody adds.
        let signer =
            object.signer
            ?? forged(among: object.signers) { signer in
                let step = SignatureCheckStep.judge(data, signer, in: file, trust: trust, profile, effort: effort)
                return [SignedAttributesCheck.judge(data, signer, profile, of: Content.format.ownTypes), step.outcome]
            }
        guard let signer else { return chain }
        chain.signedAttributes = SignedAttributesCheck.judge(data, signer, profile, of: Content.format.ownTypes)
        if object.content == nil, chain.signedAttributes.reason == .contentTypeMismatch {
            // That the type is another one the structure says already, and nobody signed it where it stands.
            chain.signedAttributes = .noSecurityObject
        }
        let step = SignatureCheckStep.judge(data, signer, in: file, trust: trust, profile, effort: effort)
        let found = step.best(signer, data, trust: trust, profile: profile, at: time, effort)
        chain.signature =
            step.isStored && found == nil
            ? SignatureCheckStep.missing(data, file).outcome : found?.outcome ?? step.outcome
        guard let found else {
            chain.missing = .noSignerCertificate
            chain.withoutSigner = BlockCheck.judge(without: .noSignerCertificate, trust: trust, at: time)
            chain.signerUsage = .noSignerCertificate
            chain.documentType = .noSignerCertificate
            chain.algorithms = .noSignerCertificate
            return chain
        }
        let certificate = found.certificate
        let path = PathValidation(certificate, found.path, trust: trust, profile: profile, at: time)
        chain.certificate = certificate
        chain.validation = path
        chain.isOwnPath = !step.mayBeOfAnother(
            found, chain.signature, data, signer, trust: trust, profile, at: time, effort)
        chain.isOwnWord = chain.isOwnPath && found.path.hasAnchor
        if path.anchor != nil, path.issuer.result == .successful { KnownSigners.keep(certificate) }
        chain.judge(certificate, signer, facts, profile, at: time)
        return chain
    }

    /// What lists say of the signer, with its effect on a finding. Where the signer may be another it makes none fail.
    func apply(
        _ defects: KnownDefects, to finding: CheckFinding, among findings: [CheckFinding]
    ) -> CheckFinding {
        let applied = defects.applied(to: finding, among: findings)
        return isOwnWord || applied.result != .failed ? applied : finding
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
        signerUsage = own(
            UsagePeriodCheck.judge(
                certificate, dateOfIssue: facts.dateOfIssue, signingTime: signer.signingTime, at: time))
        documentType = own(
            DocumentTypeCheck.judge(certificate, documentCode: facts.documentCode, profile: profile))
        func judge(by policy: AlgorithmPolicy) -> Outcome {
            var check = AlgorithmCheck(policy)
            check.add(
                signer, certificate, contentHash: facts.contentHash, dateOfIssue: facts.dateOfIssue,
                damaged: (digest: signedAttributes.isOfDamage, signature: signature.isOfDamage))
            check.add(certificate, issuedBy: path.dropFirst())
            let outcome = own(check.judge())
            // The key of the CSCA is among what the policy is about.
            return outcome.result == .successful && anchor == nil && issuer.result != .successful ? .noAnchor : outcome
        }
        algorithms = judge(by: profile.algorithmPolicy)
        if profile.algorithmPolicy != .standard { standardAlgorithms = judge(by: .standard) }
    }
}

extension SignatureCheckStep {
    /// A certificate that may be the signer's, and what stands behind it.
    fileprivate struct Path {
        let certificate: Certificate
        let outcome: Outcome
        let path: IssuerCheck
    }

    /// Of the certificates under which the signature verifies the one behind which most stands, or else the one that
    /// the signer names; nil where there is none.
    fileprivate func best(
        _ signer: SignerInfo, _ data: SignedData, trust: TrustSnapshot, profile: TrustProfile, at time: Timestamp,
        _ effort: PathEffort
    ) -> Path? {
        guard let certificate else { return nil }
        var best: Path?
        func consider(_ candidate: Candidate) {
            guard best?.path.outcome.result != .successful else { return }
            let path = IssuerCheck.judge(
                candidate.certificate, embedded: data.certificates, trust: trust, profile: profile, at: time,
                effort: effort)
            // There is no trust in a copy of the store: what no anchor signed is no evidence of the document.
            if candidate.isStored, path.hasFailed { return }
            if best.map({ path.rank < $0.path.rank }) ?? true {
                best = Path(certificate: candidate.certificate, outcome: candidate.outcome, path: path)
            }
        }
        for candidate in candidates { consider(candidate) }
        if candidates.isEmpty { consider(Candidate(certificate: certificate, outcome: outcome)) }
        if best?.path.hasFailed ?? false, !isStored {
            for candidate in Self.stored(signer, trust, profile, effort) { consider(candidate) }
        }
        return best
    }

    /// Whether the signer may be another than the holder of that certificate: the signature does not verify under it,
    /// or nobody of the trust store signed it, and the signer does not name it, or another one stands beside it, or
    /// stood there, that may be his.
    /// Where the signature is that of nobody at all, it is forged whoever is named.
    fileprivate func mayBeOfAnother(
        _ found: Path, _ signature: Outcome, _ data: SignedData, _ signer: SignerInfo, trust: TrustSnapshot,
        _ profile: TrustProfile, at time: Timestamp, _ effort: PathEffort
    ) -> Bool {
        guard !signature.isForgery else { return false }
        guard signature.isVerified else { return true }
        guard !found.path.hasAnchor else { return false }
        return !signer.names(found.certificate) || !data.undecodedCertificates.isEmpty
            || isOfAnother(in: trust, profile, at: time)
            || mayBeOfAnother(than: found.certificate, data, signer, trust: trust, profile, effort)
    }

    /// Whether the trust store has another certificate of that key, for which an anchor stands. Who is named by nobody
    /// is not judged in the signer's place, and makes his certificate no forgery.
    fileprivate func isOfAnother(in trust: TrustSnapshot, _ profile: TrustProfile, at time: Timestamp) -> Bool {
        guard let certificate else { return false }
        let copies = trust.signedFirst(trust.signers(withKeyOf: certificate))
        return copies.prefix(Self.maximumCandidates).contains {
            PathValidation.judge($0, trust: trust, profile: profile, at: time).issuer.result == .successful
        }
    }
}

extension IssuerCheck {
    /// Whether somebody of the trust store stands behind what it begins with.
    fileprivate var hasAnchor: Bool { anchor != nil || outcome.result == .successful }

    /// Whether no anchor signed what it begins with.
    fileprivate var hasFailed: Bool { anchor == nil && outcome.result == .failed }

    /// 0 where it leads to an anchor as it should; what nobody stands behind comes last where it failed.
    fileprivate var rank: Int {
        if outcome.result == .successful { return 0 }
        return anchor != nil ? 1 : outcome.result == .failed ? 3 : 2
    }
}

extension Outcome {
    /// The same where nobody can say whose certificate it is about: then it shows no failure.
    fileprivate var heldAgainstNobody: Outcome { result == .failed ? .noSignerCertificate : self }

    /// Whether something else was signed than what stands there, or by somebody else.
    fileprivate var isForgery: Bool {
        result == .failed && (reason == .messageDigestMismatch || reason == .signatureInvalid)
    }

    /// Whether the algorithm that stands there, which nobody signed, may be another than that which was used.
    fileprivate var isOfDamage: Bool {
        result != .successful && !isRefusal && (reason == .malformed || reason == .algorithmMismatch)
    }
}
