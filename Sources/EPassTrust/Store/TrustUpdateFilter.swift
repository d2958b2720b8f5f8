// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMRZ
package import EPassMessages

/// Which objects follow what a store has: the next issues of its lists, the revocation lists of its CSCAs, the signers
/// that those certified. What a store has is what it had when the filter was made.
///
/// Whoever follows is known by a key: the next list is signed under the key of the CSCA behind the one in force, or
/// under one that is trusted, and revocation lists and signers by the key of an anchor. Names say nothing: anybody can
/// take one. CSCA certificates by themselves follow nothing: they come in lists, or the operator names them.
package struct TrustUpdateFilter {
    private struct Publisher: Hashable {
        let kind: SignedListKind
        /// The SubjectPublicKeyInfo of the CSCA that certified the list's signer.
        let key: [UInt8]
    }

    /// The kinds and publishers of the signed lists in force, and the kinds of which their States have one.
    private let publishers: Set<Publisher>
    private let states: Set<String>
    /// The anchors in force, also those that nothing trusted stands behind.
    private let anchors: TrustSnapshot
    /// What the store has already.
    private let known: Set<TrustDigest>
    private let trust: TrustSnapshot
    private let pins: TrustPins
    private let time: Timestamp

    init(_ ledger: TrustLedger, pins: TrustPins, at time: Timestamp) throws(TrustError) {
        let lists = ledger.records.indices.filter { ledger.records[$0].kind == .list && ledger.records[$0].isActive }
        states = Set(lists.compactMap { Self.name(ofKind: ledger.records[$0].listKind, of: ledger.records[$0].state) })
        anchors = try ledger.snapshot(name: "") { $0.kind == .anchor && $0.isActive }
        known = Set(ledger.records.map(\.digest))
        trust = try ledger.snapshot(name: "", where: \.decidesAboutLists)
        var publishers: Set<Publisher> = []
        for position in lists {
            let list = try SignedList(contentInfo: try ledger.octets(at: position))
            let signed = ledger.records[position].time ?? time
            let found = SignedListVerification.verify(list, trust: trust, pins: pins, at: signed)
            guard let csca = found.signerCSCA else { continue }
            publishers.insert(Publisher(kind: list.kind, key: csca.subjectPublicKeyInfo))
        }
        self.publishers = publishers
        self.pins = pins
        self.time = time
    }

    /// Whether the object follows something.
    ///
    /// - Throws: `TrustError` with code `cryptography`.
    package func admits(_ object: ImportedObject) throws(TrustError) -> Bool {
        switch object.content {
        case .certificate(let certificate):
            // What stands beside a list is not taken, and reported.
            guard !certificate.maySignCertificates else { return object.company == .file }
            return try isKnown(object)
                || issuers(named: certificate.issuer, certificate.issuerKeyIdentifier).contains {
                    (try? certificate.verifySignature(under: $0.certificate)) == .valid
                }
        case .revocationList(let list):
            return try isKnown(object)
                || issuers(named: list.issuer, list.authorityKeyIdentifier).contains {
                    (try? list.verifySignature(under: $0.certificate)) == .valid
                }
        case .list(let list): return try admits(list)
        }
    }

    private func isKnown(_ object: ImportedObject) throws(TrustError) -> Bool {
        known.contains(try TrustDigest(hashing: object.octets[...]))
    }

    /// Those of the name first, and of them those behind whom most stands: whoever takes a key identifier or a name
    /// pushes out none that is trusted.
    private func issuers(named name: DistinguishedName, _ identifier: [UInt8]?) -> ArraySlice<TrustAnchor> {
        let named = anchors.anchors(named: name)
        let others = (identifier.map(anchors.anchors(withKeyIdentifier:)) ?? []).filter { !named.contains($0) }
        return (named.sorted { $0.basis > $1.basis } + others.sorted { $0.basis > $1.basis })
            .prefix(TrustLedger.maximumCandidates)
    }

    private func admits(_ list: SignedList) throws(TrustError) -> Bool {
        let verification = SignedListVerification.verify(list, trust: trust, pins: pins, at: time)
        // The next CSCA of a State may have another name; a key that was trusted before says so.
        if case .verified(let anchor) = verification.standing, anchor.basis.hasFullStanding,
            let name = Self.name(ofKind: list.kind, of: anchor.certificate.ownState), states.contains(name)
        {
            return true
        }
        guard let csca = verification.signerCSCA else { return false }
        return publishers.contains(Publisher(kind: list.kind, key: csca.subjectPublicKeyInfo))
    }

    private static func name(ofKind kind: SignedListKind?, of state: String?) -> String? {
        guard let kind, let state else { return nil }
        return "\(kind.rawValue) \(state)"
    }
}

extension TrustTransaction {
    /// What follows the store as it is now.
    ///
    /// - Throws: `TrustError` where the store is damaged.
    package func updateFilter() throws(TrustError) -> TrustUpdateFilter {
        try checkOpen()
        return try TrustUpdateFilter(ledger, pins: knownPins, at: time)
    }
}

extension TrustDifference {
    /// What has to be confirmed where these are the next issues of what the store has: what stands in full was
    /// foreseen when their publishers were granted it, and a few anchors that leave are what a list is renewed for.
    ///
    /// - Parameter anchors: how many anchors the store had.
    package func confirmations(ofUpdateOver anchors: Int) -> [Message] {
        var rest = self
        let weak = addedAnchors.filter { !$0.basis.hasFullStanding }
        rest.newCountries = newCountries.filter { country in weak.contains { $0.country == country } }
        rest.replacedKeys = replacedKeys.filter { !$0.basis.hasFullStanding }
        if removedAnchors.count <= max(Self.fewAnchors, anchors / 4) { rest.removedAnchors = [] }
        return rest.confirmations
    }

    private static let fewAnchors = 10
}
