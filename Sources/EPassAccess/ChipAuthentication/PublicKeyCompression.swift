// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

/// Comp: the short form of an ephemeral public key that terminal authentication signs and names chips by. Doc 9303-11,
/// 7.1.4.1.3 and 7.1.4.2.3.
enum PublicKeyCompression {
    /// The x-coordinate in the width of the field, or the SHA-1 hash of the public value of Diffie-Hellman as it is
    /// sent.
    static func compress(_ publicKey: [UInt8], in group: KeyAgreementGroup) throws(AccessError) -> [UInt8] {
        guard !group.isElliptic else { return Array(publicKey.dropFirst().prefix(group.elementLength)) }
        do {
            return try HashAlgorithm.sha1.hash(publicKey)
        } catch {
            throw AccessError(wrapping: error)
        }
    }
}
