// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMessages
internal import EPassTLV

/// The content of a defect list (BSI TR-03129-2, 7.1, versions 1 and 2; BSI TR-03129-3, A): defects of documents, named
/// by their signer.
package struct DefectList: Sendable, Hashable {
    /// The number of the version as encoded: 0 for version 1, 1 for version 2.
    package let version: Int
    /// The algorithm of the certificate hashes.
    package let hashAlgorithm: AlgorithmIdentifier
    /// The defects that could be decoded, in their order, each with its number in the list.
    package let defects: [Defect]
    /// Why the others, or parts of an entry, could not be decoded: one error for each such entry, with its position.
    package let undecoded: [TrustError]
    /// The entries of which nothing could be decoded but, perhaps, the signer that they speak of.
    let undecodedEntries: [UndecodedEntry<SignerInfo.Identifier>]

    /// The longest content that is decoded, in octets: 16 MiB.
    package static let maximumLength = 16 << 20
    /// Most defects in one list.
    package static let maximumDefects = 65_536

    /// Decodes the content.
    ///
    /// - Throws: `TrustError` where the structure around the defects is damaged, or where the version is neither 1
    ///   nor 2. A defect that cannot be decoded is left out and reported.
    package init(content: [UInt8]) throws(TrustError) {
        var fields = try TLVFields(list: content, maximumLength: Self.maximumLength, "DefectList")
        let start = fields
        version = try fields.number("version")
        guard version <= 1 else {
            throw start.refused(.unexpectedContent, .asn1DefectListVersion(version: version), "version")
        }
        // The module has an OBJECT IDENTIFIER here; an AlgorithmIdentifier is read as well.
        if let algorithm = try fields.algorithm("hashAlg") {
            hashAlgorithm = algorithm
        } else {
            let identifier = try fields.read(.objectIdentifier, "hashAlg")
            hashAlgorithm = AlgorithmIdentifier(objectIdentifier: try fields.objectIdentifier(identifier, "hashAlg"))
        }
        let list = try fields.template(.set, "defects")
        try fields.end()
        let entries = try ListEntries<Defect, SignerInfo.Identifier>.read(
            list, maximum: Self.maximumDefects, Defect.init, bounds: Defect.statedSigner)
        defects = entries.decoded
        undecodedEntries = entries.refused
        undecoded = entries.refused.map(\.error) + defects.compactMap(\.undecoded.first)
    }
}
