// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ

/// A signed list in a snapshot, with what stands behind it.
public struct StoredList: Sendable, Hashable {
    /// The list.
    public let list: SignedList
    /// What stands behind its signature. Nothing may be taken from a list that is `unpinned` but what the operator then
    /// sees marked so.
    public let basis: TrustBasis
    /// The subject of the CSCA that certified its signer, without control characters; nil where it is not known.
    public let signer: String?
    /// Where it came from.
    public let source: TrustSource
    /// Who stands behind it, and about whom it may speak.
    public let publisher: TrustPublisher

    /// A list with its standing.
    ///
    /// - Parameter publisher: who stands behind it; where it is nil, the State that the list's signer names as its
    ///   issuer's, to which nothing was granted.
    package init(
        list: SignedList, basis: TrustBasis, signer: String?, source: TrustSource, publisher: TrustPublisher? = nil
    ) {
        self.list = list
        self.basis = basis
        self.signer = signer
        self.source = source
        self.publisher = publisher ?? TrustPublisher(basis: basis, state: list.statedState)
    }
}

extension SignedList {
    /// The State that its signer's certificate names as its issuer's. Only a CSCA that certified the signer makes it
    /// more than a claim.
    var statedState: String? {
        guard let signer, let certificate = signedData.certificates.first(where: signer.names) else { return nil }
        return certificate.issuerCountry?.knownCode
    }
}
