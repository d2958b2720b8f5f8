// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTLV

/// What a signature of RSASSA-PKCS1-v1_5 is of (RFC 8017, 9.2): the padded DigestInfo, made and compared, never parsed.
/// Whoever parses what a signature opens to takes forgeries under small exponents for signatures.
enum DigestInfo {
    /// The encoded message of that length whose DigestInfo has no parameters beside its hash; nil where it does not
    /// fit.
    static func encodedWithoutNull(_ digest: [UInt8], _ hash: HashAlgorithm, size: Int) -> [UInt8]? {
        guard let name = DERWriter.objectIdentifier(hash.objectIdentifier) else { return nil }
        let algorithm = DERWriter.element(.sequence, name)
        let info = DERWriter.element(.sequence, algorithm + DERWriter.octetString(digest))
        // At least eight octets of padding.
        guard digest.count == hash.digestSize, size >= info.count + 11 else { return nil }
        return [0x00, 0x01] + [UInt8](repeating: 0xFF, count: size - info.count - 3) + [0x00] + info
    }
}

extension PublicKey {
    /// Whether the signature opens to exactly the encoded message without the NULL.
    func isOfDigestInfoWithoutNull(_ signature: [UInt8], _ digest: [UInt8], _ hash: HashAlgorithm) -> Bool {
        guard let opened = try? recover(signature),
            let expected = DigestInfo.encodedWithoutNull(digest, hash, size: opened.count)
        else { return false }
        return opened == expected
    }
}
