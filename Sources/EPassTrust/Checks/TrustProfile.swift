// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassLDS

/// What passive authentication tolerates, and what it rests on.
public struct TrustProfile: Sendable, Hashable {
    /// The deviations tolerated; each is reported all the same. A check that needs another one fails.
    public var tolerated: Set<TrustDeviation>

    /// What is tolerated in the encoding of EF.SOD and of the security object inside.
    public var decoding: DecodingProfile

    /// Whether an anchor will do that came in a list which was not verified up to a trusted CSCA (Doc 9303-12, 6.1.1).
    /// Where it will not, the check of the issuer is `undetermined` (`anchorUnpinned`).
    public var acceptsUnpinnedAnchors: Bool

    /// Whether an anchor will do that only the list of another State vouches for, which was granted nothing about its
    /// State (``TrustBasis/listed``). Where it will not, the check of the issuer is `undetermined` (`anchorListed`).
    public var acceptsListedAnchors: Bool

    /// What an entry of a defect list or deviation list that excuses a fault may do to a failed check.
    public var excuses: Excuses

    /// What becomes of a failed check that an entry of a list excuses.
    public enum Excuses: String, Sendable, Hashable, CaseIterable {
        /// It stays failed.
        case none
        /// It is undetermined (`knownDefect`), whatever the entry says.
        case undetermined
        /// What BSI TR-03135-1 makes of it (5.6.4.3.4: a wrong validity period is not supported; 5.8.2.2.3: a
        /// discrepancy between EF.COM and EF.SOD is successful where everything that was read is verified), if the
        /// operator pinned the list or granted its publisher the State; undetermined otherwise.
        case technicalGuideline
    }

    /// Until when which algorithms are accepted; decides `issuer.ds.algorithms` alone.
    public var algorithmPolicy: AlgorithmPolicy

    /// A profile that tolerates these deviations and no others; `Set(TrustDeviation.allCases)` is what genuine
    /// documents need. What is left out is as in ``default``.
    ///
    /// - Parameters:
    ///   - tolerated: tolerated and reported.
    ///   - decoding: what is tolerated in EF.SOD and the security object inside (Doc 9303-10, 4.6.2).
    ///   - acceptsUnpinnedAnchors: whether an anchor of an unverified list will do (Doc 9303-12, 6.1.1).
    ///   - acceptsListedAnchors: whether an anchor will do that only the list of another State vouches for.
    ///   - excuses: what an entry of a defect list or deviation list may do to a failed check.
    ///   - algorithmPolicy: until when which algorithms are accepted (Doc 9303-12, 4.1.6).
    public init(
        tolerated: Set<TrustDeviation>, decoding: DecodingProfile = .default, acceptsUnpinnedAnchors: Bool = true,
        acceptsListedAnchors: Bool = true, excuses: Excuses = .undetermined,
        algorithmPolicy: AlgorithmPolicy = .standard
    ) {
        self.tolerated = tolerated
        self.decoding = decoding
        self.acceptsUnpinnedAnchors = acceptsUnpinnedAnchors
        self.acceptsListedAnchors = acceptsListedAnchors
        self.excuses = excuses
        self.algorithmPolicy = algorithmPolicy
    }

    /// Whether what is not made as the standard has it `failed` in any case: for those who test files.
    package var testsForm = false

    /// Whether what is not made as the standard has it `failed`, and is not open: where no departure in a file is
    /// tolerated (BSI TR-03105-5.1).
    package var failsMalformed: Bool { testsForm || decoding.tolerated.isEmpty }

    /// Whether something may rest on the anchor.
    func accepts(_ anchor: TrustAnchor) -> Bool {
        switch anchor.basis {
        case .unpinned: acceptsUnpinnedAnchors
        case .listed: acceptsListedAnchors
        case .named, .pinned, .verified, .linked: true
        }
    }

    /// Whether what an anchor signed counts about something that rests on another one of that standing: no less may
    /// stand behind it.
    func lets(_ anchor: TrustAnchor, speakAbout standing: TrustBasis) -> Bool {
        if anchor.basis.hasFullStanding { return true }
        return !standing.hasFullStanding && accepts(anchor) && (anchor.basis.isTrusted || !standing.isTrusted)
    }

    /// Everything that genuine documents in the field are known to need.
    public static let `default` = TrustProfile(tolerated: Set(TrustDeviation.allCases))
    /// As `default`, but anchors must be named, pinned, verified or linked, and the key of the signer one for
    /// signatures (Doc 9303-11, 5.1.1 best practice 1): for deciding over a person.
    public static let border = TrustProfile(
        tolerated: Set(TrustDeviation.allCases).subtracting([.keyUsageNotDigitalSignature]),
        acceptsUnpinnedAnchors: false, acceptsListedAnchors: false)
    /// Nothing but the standard, and no excuses.
    public static let strict = TrustProfile(
        tolerated: [], decoding: .strict, acceptsUnpinnedAnchors: false, acceptsListedAnchors: false, excuses: .none,
        algorithmPolicy: .strict)
}
