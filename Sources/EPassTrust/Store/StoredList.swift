// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A signed list in a snapshot, with what stands behind it.
public struct StoredList: Sendable, Hashable {
    /// The list.
    public let list: SignedList
    /// What stands behind its signature. Nothing may be taken from a list that is `unpinned` but what the operator then sees marked so.
    public let basis: TrustBasis
    /// The subject of the CSCA that certified its signer, without control characters; nil where it is not known.
    public let signer: String?
    /// Where it came from.
    public let source: TrustSource

    /// A list with its standing.
    public init(list: SignedList, basis: TrustBasis, signer: String?, source: TrustSource) {
        self.list = list
        self.basis = basis
        self.signer = signer
        self.source = source
    }
}
