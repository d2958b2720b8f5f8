// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// The key derivation function of Doc 9303-11, 9.7.1.
package enum KeyDerivation {
    /// What the key is for: the counter that is hashed behind the seed.
    package enum Purpose: UInt32, Sendable, CaseIterable {
        /// Encryption, counter 1 (9.7.1.1, 9.7.1.2).
        case encryption = 1
        /// Message authentication, counter 2.
        case mac = 2
        /// A key from a password, for PACE, counter 3 (9.7.3).
        case password = 3
    }

    /// The key of that purpose from a shared secret or a seed.
    ///
    /// SHA-1 for Triple DES and AES-128, SHA-256 for AES-192 and AES-256; the first octets of the digest. For Triple
    /// DES the parity bits are set to odd parity.
    /// - Parameters:
    ///   - seed: K_seed of 9.7.2, or the shared secret of 9.7.1; any length.
    ///   - purpose: the counter.
    ///   - cipher: decides hash function and length.
    package static func key(
        seed: borrowing SecretBytes, purpose: Purpose, cipher: BlockCipher
    ) throws(CryptoError) -> SecretBytes {
        let algorithm: HashAlgorithm = cipher == .tripleDES || cipher == .aes128 ? .sha1 : .sha256
        var input = SecretBytes(count: seed.count + 4)
        unsafe input.withUnsafeMutableBytes { target in
            unsafe seed.withUnsafeBytes { unsafe target.copyMemory(from: $0) }
            unsafe target[target.count - 1] = UInt8(truncatingIfNeeded: purpose.rawValue)
        }
        var key = try algorithm.secretHash(input, orThrow: .cryptoKeyNotDerived).prefix(cipher.keyLength)
        if cipher == .tripleDES {
            unsafe key.withUnsafeMutableBytes { target in
                for index in target.indices { unsafe target[index] = oddParity(target[index]) }
            }
        }
        return key
    }

    /// The octet with its lowest bit set so that the number of ones is odd (Doc 9303-11, 9.7.1.1).
    static func oddParity(_ octet: UInt8) -> UInt8 {
        let upper = octet & 0xFE
        return upper.nonzeroBitCount.isMultiple(of: 2) ? upper | 1 : upper
    }
}
