// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
package import EPassLDS

/// The list of hashes in EF.SOD after its verification, which alone makes one: the only source of hashes that data
/// groups are judged by.
///
/// "Verified" says that the verification was carried out, not how it ended: data groups are compared with the list
/// whoever signed it. So no hash comes without what was shown of its signature.
package struct VerifiedSecurityObject: Sendable {
    /// The hash of one data group.
    struct Hash {
        let octets: [UInt8]
        /// Whether the signature over the list was shown to be right, and to be over this list. Who signed, and whether
        /// a trusted CSCA vouches for him, are findings of their own.
        let isProven: Bool
    }

    /// What the list names, in its order.
    package let dataGroups: [DataGroupNumber]
    /// The object identifier of the hash algorithm in dots.
    let hashAlgorithmOID: String
    /// The hash algorithm; nil where it is not known.
    let hashAlgorithm: HashAlgorithm?
    private let hashes: [LDSSecurityObject.DataGroupHash]
    private let isProven: Bool

    /// The outcome of these steps; nil where they found no list that could be verified.
    init?(_ object: SecurityObjectCheck<LDSSecurityObject>, _ chain: SignerChainCheck) {
        guard let list = object.content else { return nil }
        dataGroups = list.dataGroupHashes.map(\.dataGroup)
        hashAlgorithmOID = list.hashAlgorithmOID
        hashAlgorithm = HashAlgorithm(objectIdentifier: list.hashAlgorithmOID)
        hashes = list.dataGroupHashes
        isProven = [chain.signedAttributes, chain.signature].allSatisfy { $0.result == .successful }
    }

    /// Whether the list names that data group.
    package func lists(_ number: DataGroupNumber) -> Bool { dataGroups.contains(number) }

    /// The hash that the list has of that data group, or nil where it has none.
    func hash(of number: DataGroupNumber) -> Hash? {
        hashes.first { $0.dataGroup == number }.map { Hash(octets: $0.hash, isProven: isProven) }
    }
}
