// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

// An index of the first version: it says that a list was pinned or verified, and not by whom it was signed nor what was
// pinned.
extension TrustLedger {
    /// Finds out who certified the signer of each list, and which States each anchor names, so that what stands behind
    /// them can be settled as for a new import.
    ///
    /// That a list was pinned is taken for a pin of its octets only where the CSCA above its signer was not: which of
    /// the two was meant nobody knows any more, and a pin of the CSCA is worth less about other States.
    mutating func findPublishers() throws(TrustError) {
        let trust = try snapshot(name: "", where: \.decidesAboutLists)
        for position in records.indices {
            switch records[position].kind {
            case .anchor:
                let states = try certificate(at: position).namedStates
                records[position].states = states?.sorted().joined(separator: ",") ?? ""
            case .list: try findPublisher(ofListAt: position, trust)
            case .signer, .revocationList: break
            }
        }
    }

    /// Takes the pin of an anchor or of a list that is there.
    mutating func pin(_ fingerprint: [UInt8]) {
        guard let position = TrustDigest(fingerprint).flatMap(self.position(of:)) else { return }
        switch records[position].kind {
        case .anchor: records[position].ownBasis = max(records[position].ownBasis ?? .unpinned, .pinned)
        case .list: records[position].isPinned = true
        case .signer, .revocationList: break
        }
    }

    private mutating func findPublisher(ofListAt position: Int, _ trust: TrustSnapshot) throws(TrustError) {
        let before = records[position]
        records[position].ownBasis = nil
        guard before.isActive, let own = before.ownBasis, own.isTrusted else { return }
        let list = try SignedList(contentInfo: try octets(at: position))
        let time = list.signingTime ?? before.time ?? Timestamp(secondsSince1970: 0)
        let found = SignedListVerification.verify(list, trust: trust, pins: TrustPins([]), at: time)
        var isAuthorityPinned = false
        if let csca = found.signerCSCA, let above = TrustDigest(try csca.fingerprint()).flatMap(self.position(of:)) {
            isAuthorityPinned = records[above].ownBasis == .pinned
            // A signer that does not say that it is for lists was vouched for by the pin of its CSCA.
            if isAuthorityPinned { records[position].authority = records[above].digest }
        }
        if case .verified(let anchor) = found.standing { records[position].authority = TrustDigest(anchor.fingerprint) }
        records[position].isPinned = own == .pinned && !isAuthorityPinned
    }
}
