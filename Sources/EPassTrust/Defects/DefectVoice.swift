// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ

/// What a list may say of one document: who may speak against it, and who may excuse its faults.
///
/// The State of a document is that of the CSCA that its signer chains to. What else the document says of its State, in
/// the certificate of its signer and in DG1, it may say falsely: so that an excuse has to come from somebody who may
/// speak for every State that is named, while a word against the signer needs leave for the State of its CSCA only.
struct DefectVoice: Sendable {
    /// Whether what the list says against the document's signer stands.
    let worsens: Bool
    /// Whether what it says in favour of the document stands.
    let excuses: Bool
    /// Whether the operator himself gave it leave, by a pin of the list or by a grant for each State.
    let isGranted: Bool
    /// Whether the list is of the State of the document.
    let isOwn: Bool
    /// Whether nobody in the store stands behind the list, but an authority of the very path that the document's signer
    /// was accepted by: a key that only a link certificate in the document leads to. What it says against the document
    /// leaves doubt; in favour of it nobody vouches for himself.
    let isOfPath: Bool

    init(_ stored: StoredList, _ document: KnownDefects.Document) {
        let publisher = stored.publisher
        let (signer, all) = (document.signerStates, document.allStates)
        isOwn = publisher.isOwn(signer)
        isOfPath = !stored.basis.isTrusted && document.isPathAbove(stored.list)
        // A CSCA that is only listed may revoke its signers where the document rests on no more than that either, as
        // its revocation list may.
        let isAlike = publisher.basis == .listed && isOwn && document.anchor?.basis == .listed
        if stored.list.kind == .deviationList {
            // There is no leave to speak of another State's deviations, not by a pin either (Doc 9303-3, 7.2).
            worsens = isOwn && publisher.basis.hasFullStanding || isAlike
            excuses = publisher.basis.hasFullStanding && publisher.isOwn(all)
            isGranted = excuses && publisher.isPinned
            return
        }
        worsens = publisher.speaks(for: signer) || isAlike
        excuses = publisher.speaks(for: all)
        isGranted = publisher.isPinned || excuses && (publisher.granted.covers(all) || !publisher.isOwn(all))
    }
}

extension KnownDefects.Document {
    /// The State of the CSCA that the signer chains to; without one, the State that the signer names as its issuer's.
    /// Nil where it is not known.
    fileprivate var signerStates: Set<String>? {
        if let anchor { return anchor.certificate.ownState.map { [$0] } }
        return statedIssuer?.knownCode.map { [$0] }
    }

    /// Every State that the document names; nil where one of them is in no table.
    fileprivate var allStates: Set<String>? {
        guard var states = signerStates else { return nil }
        if let signer {
            guard let named = signer.signedStates else { return nil }
            states.formUnion(named)
        }
        guard let issuingState else { return states }
        return IssuingCountry(issuingState)?.knownCode.map { states.union([$0]) }
    }

    /// Whether an authority between the signer and its anchor certified the signer of a list, as it would have to for
    /// the list to be taken. The anchor itself is in the store, and was asked when the list came.
    fileprivate func isPathAbove(_ list: SignedList) -> Bool {
        guard path.count > 2, let last = path.last else { return false }
        let authorities = path.dropFirst().compactMap { try? TrustAnchor(certificate: $0) }
        guard let trust = try? TrustSnapshot(anchors: authorities) else { return false }
        // By its own time: whether the list came in time was judged when it came.
        let time = list.signingTime ?? last.notBefore
        return SignedListVerification.verify(list, trust: trust, at: time).standing.isPinned
    }

    /// The authorities that the document rests on, up to the key that the operator named, each in the place of a
    /// signer.
    func authorities(in trust: TrustSnapshot) -> [KnownDefects.Document] {
        var certificates = Array(path.dropFirst())
        var anchor = anchor
        while let next = anchor, certificates.count <= Self.maximumAuthorities {
            if !certificates.contains(next.certificate) { certificates.append(next.certificate) }
            anchor = next.linkedUnder.flatMap(trust.anchor(withFingerprint:))
            if let above = anchor, certificates.contains(above.certificate) { break }
        }
        return certificates.map { KnownDefects.Document(signer: $0, path: certificates) }
    }

    private static let maximumAuthorities = 64

    /// Whether a signer that a list names is that of the document; by the document's own words where the certificate is
    /// missing, and nil without those.
    func isSigned(by identifier: SignerInfo.Identifier) -> Bool? {
        signer.map(identifier.denotes) ?? signerIdentifier.map { $0.isSame(as: identifier) }
    }

    private var statedIssuer: IssuingCountry? {
        if let signer { return signer.issuerCountry }
        guard case .issuerAndSerialNumber(let name, _)? = signerIdentifier else { return nil }
        return name.issuingCountry
    }
}
