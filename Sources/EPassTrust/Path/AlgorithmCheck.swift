// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMRZ
internal import EPassMessages

/// The step `issuer.ds.algorithms`: whether the policy accepts what was signed with, for the day that it was signed on.
///
/// The day of a certificate's signature is the first of its validity. That of a security object is the date of issue,
/// or the signing time that is signed with it; where neither is known, any day on which the signer's key was in use.
struct AlgorithmCheck {
    /// What was used, and on which days it can have been.
    struct Use {
        let subject: Used
        /// Where, in words that stand after the algorithm.
        let place: Message
        let first: Timestamp
        let last: Timestamp
    }

    /// An algorithm or a key.
    enum Used {
        case hash(HashAlgorithm)
        case key(PublicKey.Kind)
    }

    let policy: AlgorithmPolicy
    private(set) var uses: [Use] = []

    init(_ policy: AlgorithmPolicy) { self.policy = policy }

    /// What something was signed with on a day that is known.
    mutating func add(_ subject: Used, _ place: Message, on day: Timestamp) {
        uses.append(Use(subject: subject, place: place, first: day, last: day))
    }

    /// What the security object was signed with.
    ///
    /// - Parameter damaged: which of its algorithms may not be those that were used.
    mutating func add(
        _ info: SignerInfo, _ signer: Certificate, contentHash: HashAlgorithm?, dateOfIssue: CalendarDate?,
        damaged: (digest: Bool, signature: Bool)
    ) {
        let period = UsagePeriodCheck.Period(signer)
        let stated = dateOfIssue.map(Timestamp.init) ?? info.signingTime
        let day = stated.flatMap { period.contains($0) ? $0 : nil }
        let (first, last) = (day ?? period.first, day ?? period.last)
        func use(_ subject: Used, _ place: Message) {
            uses.append(Use(subject: subject, place: place, first: first, last: max(first, last)))
        }
        let digest = try? info.digestAlgorithm.hashAlgorithm()
        if let digest, !damaged.digest { use(.hash(digest), .algorithmInDigest) }
        if !damaged.signature, let algorithm = try? info.signatureAlgorithm.signatureAlgorithm(digest: digest),
            algorithm.hash != digest
        {
            use(.hash(algorithm.hash), .algorithmInSignature)
        }
        if let contentHash, contentHash != digest { use(.hash(contentHash), .algorithmInDataGroupHashes) }
        if let key = Self.key(of: signer) { use(.key(key), .algorithmInSignerKey) }
    }

    /// What the certificate of the signer was signed with.
    mutating func add(
        _ signer: Certificate, of name: SignerName = .documentSigner, issuedBy issuers: ArraySlice<Certificate>
    ) {
        let day = signer.notBefore
        if let algorithm = try? signer.signature.signatureAlgorithm() {
            add(.hash(algorithm.hash), .algorithmInSignerCertificate(signer: name.word), on: day)
        }
        for key in issuers.compactMap(Self.key(of:)) { add(.key(key), .algorithmInAuthorityKey, on: day) }
    }

    private static func key(of certificate: Certificate) -> PublicKey.Kind? {
        (try? certificate.verificationKey.decoded())?.kind
    }

    /// What the policy says of all that.
    func judge() -> Outcome {
        var open: Outcome?
        for use in uses {
            for limit in policy.limits where limit.concerns(use.subject) {
                guard let lastDay = limit.lastDay else {
                    return .failed(
                        .algorithmRefusedByPolicy,
                        .algorithmNeverAccepted(
                            policy: policy.name, used: use.subject, place: use.place, source: limit.source))
                }
                let end = Timestamp(lastDay).adding(days: 1)
                if use.first >= end {
                    return .failed(
                        .algorithmRefusedByPolicy,
                        .algorithmUsedTooLate(
                            policy: policy.name, used: use.subject, place: use.place, lastDay: lastDay.description,
                            source: limit.source, when: use.first.date))
                }
                if use.last >= end, open == nil {
                    open = .undetermined(
                        .noDateOfIssue,
                        .algorithmUseUnknown(
                            policy: policy.name, used: use.subject, place: use.place, lastDay: lastDay.description,
                            source: limit.source))
                }
            }
        }
        if let open { return open }
        let texts = uses.map { $0.subject.description }.reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        return .successful(.algorithmAccepted(policy: policy.name, used: texts))
    }
}

extension AlgorithmCheck.Used: CustomStringConvertible {
    var description: String {
        switch self {
        case .hash(let algorithm): algorithm.displayName
        case .key(let kind): kind.description
        }
    }
}

extension AlgorithmPolicy.Limit {
    /// Whether that is what the limit is about.
    fileprivate func concerns(_ used: AlgorithmCheck.Used) -> Bool {
        switch used {
        case .hash(let hash): subject == .hash(hash)
        case .key(let kind): subject.concerns(kind)
        }
    }
}
