// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What a signature of RSASSA-PKCS1-v1_5 is of (RFC 8017, 9.2): the padded DigestInfo, made and compared, never parsed.
/// Whoever parses what a signature opens to takes forgeries under small exponents for signatures.
enum DigestInfo {
    /// The encoded message of that length whose DigestInfo has no parameters beside its hash; nil where it does not
    /// fit.
    static func encodedWithoutNull(_ digest: [UInt8], _ hash: HashAlgorithm, size: Int) -> [UInt8]? {
        let name = identifier(hash)
        let algorithm = [0x30, UInt8(name.count)] + name
        let content = algorithm + [0x04, UInt8(truncatingIfNeeded: digest.count)] + digest
        let info = [0x30, UInt8(truncatingIfNeeded: content.count)] + content
        // At least eight octets of padding.
        guard digest.count == hash.digestSize, content.count < 0x80, size >= info.count + 11 else { return nil }
        return [0x00, 0x01] + [UInt8](repeating: 0xFF, count: size - info.count - 3) + [0x00] + info
    }

    /// The object identifier as it is encoded.
    private static func identifier(_ hash: HashAlgorithm) -> [UInt8] {
        let sha2: [UInt8] = [0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02]
        return switch hash {
        case .sha1: [0x06, 0x05, 0x2B, 0x0E, 0x03, 0x02, 0x1A]
        case .sha224: sha2 + [0x04]
        case .sha256: sha2 + [0x01]
        case .sha384: sha2 + [0x02]
        case .sha512: sha2 + [0x03]
        }
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
