// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassLDS

/// What passive authentication tolerates, and what it rests on.
public struct TrustProfile: Sendable, Hashable {
    /// The deviations tolerated; each is reported all the same. A check that needs another one fails.
    public var tolerated: Set<TrustDeviation>

    /// What is tolerated in the encoding of EF.SOD and of the security object inside.
    public var decoding: DecodingProfile

    /// Whether an anchor will do that came in a list which was not verified up to a trusted CSCA (Doc 9303-12, 6.1.1). Where it will not, the check of the
    /// issuer is `undetermined` (`anchorUnpinned`).
    public var acceptsUnpinnedAnchors: Bool

    /// Until when which algorithms are accepted; decides `issuer.ds.algorithms` alone.
    public var algorithmPolicy: AlgorithmPolicy

    /// A profile of that content.
    public init(
        tolerated: Set<TrustDeviation>, decoding: DecodingProfile = .default, acceptsUnpinnedAnchors: Bool = true,
        algorithmPolicy: AlgorithmPolicy = .standard
    ) {
        self.tolerated = tolerated
        self.decoding = decoding
        self.acceptsUnpinnedAnchors = acceptsUnpinnedAnchors
        self.algorithmPolicy = algorithmPolicy
    }

    /// Whether something may rest on the anchor.
    func accepts(_ anchor: TrustAnchor) -> Bool { acceptsUnpinnedAnchors || anchor.basis.isTrusted }

    /// Everything that genuine documents in the field are known to need.
    public static let `default` = TrustProfile(tolerated: Set(TrustDeviation.allCases))
    /// As `default`, but anchors must be named, pinned, verified or linked, and the key of the signer one for signatures (Doc 9303-11, 5.1.1 best practice 1): for
    /// deciding over a person.
    public static let border = TrustProfile(
        tolerated: Set(TrustDeviation.allCases).subtracting([.keyUsageNotDigitalSignature]),
        acceptsUnpinnedAnchors: false)
    /// Nothing but the standard.
    public static let strict = TrustProfile(
        tolerated: [], decoding: .strict, acceptsUnpinnedAnchors: false, algorithmPolicy: .strict)
}
