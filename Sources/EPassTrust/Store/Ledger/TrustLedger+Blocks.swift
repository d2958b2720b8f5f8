// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

// Anchors that the operator has blocked: they stay what they are, and vouch for nothing.
extension TrustLedger {
    /// Marks the anchors whose certificate or key is blocked, and those of the same key: a link certificate and a
    /// renewed root are no way around a block.
    mutating func markBlocked() throws(TrustError) {
        let digests = Set(blocks.certificates(at: blockTime).keys.compactMap { TrustDigest($0) })
        var blocked: Set<TrustDigest> = []
        if !digests.isEmpty {
            for position in records.indices where records[position].kind == .anchor {
                let key = try keyDigest(at: position)
                if digests.contains(records[position].digest) || digests.contains(key) { blocked.insert(key) }
            }
        }
        for position in records.indices where records[position].kind == .anchor {
            guard !blocked.isEmpty else {
                records[position].isBlocked = false
                continue
            }
            let key = try keyDigest(at: position)
            records[position].isBlocked = blocked.contains(key)
        }
    }

    private mutating func keyDigest(at position: Int) throws(TrustError) -> TrustDigest {
        let digest = records[position].digest
        if let known = keyDigests[digest] { return known }
        let key = try TrustDigest(hashing: certificate(at: position).subjectPublicKeyInfo[...])
        keyDigests[digest] = key
        return key
    }
}
