// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

// Taking things out of a store.
extension TrustTransaction {
    /// Takes objects out of force, and keeps them out: lists that bring them later do not bring them back. Naming one
    /// again does: its certificate file, its list or revocation list, or its SHA-256 as a pin or a grant.
    ///
    /// With a signed list the earlier ones of that kind and publisher go, which it had displaced; with a revocation
    /// list those of that issuer and key. Grants to a CSCA that goes end. What rested on them stands no longer;
    /// ``difference()`` tells of it.
    ///
    /// - Parameter digests: SHA-256 of each object.
    /// - Returns: how many of them there were.
    /// - Throws: `TrustError` with code `storeNotWritten` where the transaction has ended.
    package func remove(_ digests: some Sequence<[UInt8]>) throws(TrustError) -> Int {
        try checkOpen()
        var count = 0
        for digest in digests {
            guard let position = TrustDigest(digest).flatMap(ledger.position(of:)) else { continue }
            count += 1
            let removed = ledger.records[position]
            take(out: position)
            switch removed.kind {
            case .list where removed.name.value != 0:
                for other in ledger.records.indices
                where ledger.records[other].kind == .list && ledger.records[other].number == removed.number
                    && ledger.records[other].name == removed.name && !ledger.records[other].isOfOtherState(removed)
                    && !ledger.records[other].isNewer(than: removed)
                {
                    take(out: other)
                }
            case .revocationList:
                for other in ledger.records.indices
                where ledger.records[other].kind == .revocationList && ledger.records[other].name == removed.name
                    && ledger.records[other].key == removed.key && !ledger.records[other].isNewer(than: removed)
                {
                    take(out: other)
                }
            case .anchor:
                for grant in grants where grant.fingerprint == digest { try revoke(grant) }
            case .list, .signer: break
            }
        }
        return count
    }

    private func take(out position: Int) {
        ledger.takeOut(position)
        // What the operator said of it before holds no longer, or the next import would raise it by that.
        ledger.records[position].ownBasis = nil
        ledger.records[position].isPinned = false
    }
}
