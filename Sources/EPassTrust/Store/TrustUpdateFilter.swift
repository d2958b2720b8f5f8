// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ
package import EPassMessages

/// Which objects follow what a store has: the next issues of its lists, the revocation lists of its CSCAs, the signers
/// that those certified. What a store has is what it had when the filter was made.
///
/// CSCA certificates by themselves follow nothing: they come in lists, or the operator names them.
package struct TrustUpdateFilter {
    private struct Publisher: Hashable {
        let kind: SignedListKind
        let name: TrustKey
    }

    /// The kinds and publishers of the signed lists in force, and the kinds of which their States have one.
    private let publishers: Set<Publisher>
    private let states: Set<String>
    /// The names of the anchors in force.
    private let names: Set<TrustKey>
    private let trust: TrustSnapshot
    private let pins: TrustPins
    private let time: Timestamp

    init(_ ledger: TrustLedger, pins: TrustPins, at time: Timestamp) throws(TrustError) {
        let lists = ledger.records.filter { $0.kind == .list && $0.isActive }
        publishers = Set(
            lists.compactMap { list in list.listKind.map { Publisher(kind: $0, name: list.name) } })
        states = Set(lists.compactMap { Self.name(ofKind: $0.listKind, of: $0.state) })
        names = Set(ledger.records.filter { $0.kind == .anchor && $0.isActive }.map(\.name))
        trust = try ledger.snapshot(name: "", where: \.decidesAboutLists)
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
            guard !certificate.maySignCertificates else { return object.company == .signed }
            return names.contains(try .anchor(named: certificate.issuer))
        case .revocationList(let list): return names.contains(try .anchor(named: list.issuer))
        case .list(let list): return try admits(list)
        }
    }

    private func admits(_ list: SignedList) throws(TrustError) -> Bool {
        let verification = SignedListVerification.verify(list, trust: trust, pins: pins, at: time)
        // The next CSCA of a State may have another name; a key that was trusted before says so.
        if case .verified(let anchor) = verification.standing, anchor.basis.hasFullStanding,
            let name = Self.name(ofKind: list.kind, of: anchor.certificate.ownState), states.contains(name)
        {
            return true
        }
        guard let signer = verification.signerCSCA?.subject ?? verification.signerCertificate?.issuer else {
            return false
        }
        return publishers.contains(Publisher(kind: list.kind, name: try .anchor(named: signer)))
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
