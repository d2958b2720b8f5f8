// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ
internal import EPassMessages

/// One object of a snapshot as the index tells of it: what lists, exports and looks for causes without decoding
/// everything.
package struct StoredObject: Sendable, Hashable {
    /// What it is. The order of the cases is that of their octets in an index.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A CSCA certificate, trusted or not.
        case anchor
        /// A copy of a certificate that is no anchor.
        case signer
        /// A revocation list.
        case revocationList
        /// A signed list.
        case list
    }

    /// As it is in force: a CSCA certificate is an `anchor` whether or not anybody vouches for it.
    package let kind: Kind
    /// SHA-256 of its octets.
    package let digest: [UInt8]
    /// Length of the original in octets.
    package let length: Int
    /// The country, as ``IssuingCountry/code`` has it; empty where none is named.
    package let country: String
    /// The subject of an anchor, the issuer of a revocation list, the CSCA of a list's signer; without control
    /// characters. Empty for copies of signers.
    package let subject: String
    /// What stands behind an anchor or a list; `unpinned` for everything else.
    package let basis: TrustBasis
    /// When a certificate expires, a revocation list was issued, a list was signed.
    package let time: Timestamp?
    /// Every file and list that it came in, up to 64.
    package let sources: [TrustSource]
    /// Whether what rests on it is marked as a test: it says itself that it is synthetic, or was added as such.
    package let isTest: Bool
    /// Whether it is in force. Lists that a newer one replaced, and anchors that only those named, are kept and are
    /// not.
    package let isInForce: Bool
    let position: Int
}

extension TrustSnapshot {
    /// Every object, anchors first; nothing is decoded.
    package var objects: some Sequence<StoredObject> {
        let content = content
        return (0..<content.index.recordCount).lazy.compactMap { position -> StoredObject? in
            guard let record = content.index.record(at: position) else { return nil }
            return StoredObject(
                kind: record.kind, digest: record.digest.octets, length: Int(record.length),
                country: record.issuingCountry?.code ?? "", subject: record.text, basis: record.basis,
                time: record.time, sources: content.sources(of: record), isTest: record.isTest,
                isInForce: record.isActive, position: position)
        }
    }

    /// The original of an object, as it was signed.
    ///
    /// - Throws: `TrustError` with code `storeDamaged` where it is not as it was written, or is of another snapshot.
    package func octets(of object: StoredObject) throws(TrustError) -> [UInt8] {
        guard let record = content.index.record(at: object.position), record.digest.octets == object.digest else {
            throw TrustError(.storeDamaged, element: "index", .storeOtherSnapshot)
        }
        return try content.pack.object(record)
    }
}
