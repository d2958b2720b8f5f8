// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension TrustTransaction {
    /// What is blocked, with the changes of this transaction.
    public var blocks: [OperatorBlock] { ledger.blocks.all }

    /// Blocks a certificate, a key or a series, in place of a block of the same. What is named need not be in the
    /// store.
    ///
    /// It holds under every policy. What rested on a CSCA that is blocked stands no longer; ``difference()`` tells of
    /// it.
    ///
    /// - Throws: `TrustError` with code `storeNotWritten` where the transaction has ended.
    public func block(_ block: OperatorBlock) throws(TrustError) {
        try checkOpen()
        ledger.blocks.add(block)
    }

    /// Takes a block back. What it held back stands as it would without it.
    ///
    /// - Returns: whether there was one.
    /// - Throws: `TrustError` with code `storeNotWritten` where the transaction has ended.
    @discardableResult
    public func unblock(_ subject: OperatorBlock.Subject) throws(TrustError) -> Bool {
        try checkOpen()
        return ledger.blocks.remove(subject)
    }
}
