// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages

/// AES-256 in Galois/Counter Mode (NIST SP 800-38D) over whole messages: no document is encrypted so, but sealed
/// uploads and what the verification service stores are.
package enum GCMCipher {
    /// The octets of a key.
    package static let keyLength = 32
    /// The octets of a nonce, which must not occur twice under one key.
    package static let nonceLength = 12
    /// The octets of an authentication tag.
    package static let tagLength = 16

    /// Encrypts a message, and authenticates it with further octets that stay in the clear.
    ///
    /// - Throws: `crypto.keyLength`, `crypto.ivLength`, `crypto.inputLength` from 2 GiB on, `crypto.operationFailed`.
    package static func seal(
        _ octets: [UInt8], key: borrowing SecretBytes, nonce: [UInt8], authenticating associated: [UInt8]
    ) throws(CryptoError) -> (ciphertext: [UInt8], tag: [UInt8]) {
        var tag = [UInt8](repeating: 0, count: tagLength)
        var output = [UInt8](repeating: 0, count: octets.count)
        guard try run(octets, into: &output, encrypts: true, key, nonce, associated, &tag) == 1 else {
            throw CryptoError(openSSL: .operationFailed, .cryptoCipherFailed(cipher: "AES-256-GCM"))
        }
        return (output, tag)
    }

    /// Decrypts a message; nil where the tag is not that of this key, these octets and these associated ones, of which
    /// nothing more is said.
    ///
    /// - Throws: as ``seal(_:key:nonce:authenticating:)``.
    package static func open(
        _ ciphertext: [UInt8], tag: [UInt8], key: borrowing SecretBytes, nonce: [UInt8],
        authenticating associated: [UInt8]
    ) throws(CryptoError) -> [UInt8]? {
        guard tag.count == tagLength else { return nil }
        var tag = tag
        var output = [UInt8](repeating: 0, count: ciphertext.count)
        switch try run(ciphertext, into: &output, encrypts: false, key, nonce, associated, &tag) {
        case 1: return output
        case 0:
            ErrorQueue.clear()
            return nil
        default: throw CryptoError(openSSL: .operationFailed, .cryptoCipherFailed(cipher: "AES-256-GCM"))
        }
    }

    private static func run(
        _ octets: [UInt8], into output: inout [UInt8], encrypts: Bool, _ key: borrowing SecretBytes, _ nonce: [UInt8],
        _ associated: [UInt8], _ tag: inout [UInt8]
    ) throws(CryptoError) -> Int32 {
        guard key.count == keyLength else { throw CryptoError(.keyLength) }
        guard nonce.count == nonceLength else { throw CryptoError(.ivLength) }
        guard let count = Int32(exactly: octets.count), let associatedCount = Int32(exactly: associated.count) else {
            throw CryptoError(.inputLength)
        }
        let cipher = try unsafe Algorithms.loaded().cipher(.aes256GCM)
        return unsafe key.withUnsafeBytes { secret in
            unsafe epass_gcm(
                cipher, encrypts ? 1 : 0, secret.baseAddress?.assumingMemoryBound(to: UInt8.self), nonce, associated,
                associatedCount, octets, count, &output, &tag)
        }
    }
}
