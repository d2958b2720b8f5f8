// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension TrustTransaction {
    /// What is granted, with the changes of this transaction.
    public var grants: [PublisherGrant] { ledger.grants.all }

    /// Grants a publisher to speak about further States in lists of one kind. The CSCA may come later; the grant has no
    /// effect before.
    ///
    /// - Throws: `TrustError` with code `storeNotWritten` where the transaction has ended.
    public func grant(_ grant: PublisherGrant) throws(TrustError) {
        try checkOpen()
        ledger.grants.add(grant)
        isGranting = true
        // Who grants a CSCA something names it.
        TrustDigest(grant.fingerprint).flatMap(ledger.position(of:)).map { takeBack($0) }
    }

    /// Takes the States of a grant away. What rested on it stands no longer.
    ///
    /// - Returns: whether anything of it was granted.
    /// - Throws: `TrustError` with code `storeNotWritten` where the transaction has ended.
    @discardableResult
    public func revoke(_ grant: PublisherGrant) throws(TrustError) -> Bool {
        try checkOpen()
        return ledger.grants.remove(grant)
    }

    /// Whether the store, with the changes of this transaction, holds an anchor of that SHA-256.
    ///
    /// - Throws: `TrustError` where the store is damaged.
    public func holdsCSCA(withFingerprint fingerprint: [UInt8]) throws(TrustError) -> Bool {
        guard let digest = TrustDigest(fingerprint), let position = ledger.position(of: digest) else { return false }
        return ledger.records[position].kind == .anchor && !ledger.records[position].isRemoved
    }
}
