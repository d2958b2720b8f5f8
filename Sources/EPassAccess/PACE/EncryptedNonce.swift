// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassLDS
internal import EPassMessages

/// The nonce s that the chip sends encrypted under K_pi. Doc 9303-11, 4.4.3.3 and 4.4.5.1.
enum EncryptedNonce {
    /// The most octets of a nonce that are taken: more than any cipher of the standard needs.
    private static let maximumLength = 64

    /// Decrypts z. That nothing can be checked is the point of the protocol: a wrong password gives another nonce.
    ///
    /// - Throws: `AccessError` with code `nonceLength`.
    static func open(
        _ encrypted: [UInt8], key: borrowing SecretBytes, candidate: PACECandidate
    ) throws(AccessError) -> SecretBytes {
        let cipher = candidate.cipher
        guard isAllowed(encrypted.count, cipher: cipher, isIntegrated: candidate.mapping == .integrated) else {
            throw AccessError(
                .nonceLength, element: "DO'80'",
                .paceNonceLength(count: encrypted.count, cipher: cipher))
        }
        var nonce = SecretBytes(count: encrypted.count)
        do {
            try unsafe nonce.withUnsafeMutableBytes { plain throws(CryptoError) in
                unsafe plain.copyBytes(from: encrypted)
                try unsafe CBCCipher.decrypt(plain, cipher, key: key)
            }
        } catch {
            throw AccessError(wrapping: error)
        }
        return nonce
    }

    /// A whole number of blocks; for the integrated mapping exactly as many as hold a key (16 octets, 32 for AES-192
    /// and AES-256).
    private static func isAllowed(_ length: Int, cipher: BlockCipher, isIntegrated: Bool) -> Bool {
        guard !isIntegrated else { return length == (cipher.keyLength > 16 ? 32 : 16) }
        return length > 0 && length <= maximumLength && length.isMultiple(of: cipher.blockSize)
    }
}
