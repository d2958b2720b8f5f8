// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

/// The integrated mapping: a pseudo-random element of GF(p), made of both nonces, and its image in the group. Doc
/// 9303-11, 4.4.3.3.2.
enum IntegratedMapping {
    /// The mapped generator f(R_p(s,t)).
    ///
    /// - Throws: `CryptoError` with code `notInvertible` or `elementNotInGroup` for the few values that have no image.
    static func generator(
        in group: KeyAgreementGroup, cipher: BlockCipher, nonce: borrowing SecretBytes, terminalNonce: [UInt8]
    ) throws(CryptoError) -> GroupElement {
        let random = try pseudoRandom(
            cipher, nonce: nonce, terminalNonce: terminalNonce, primeBits: bits(of: group.prime))
        let number = try group.fieldArithmetic().number(random)
        switch group {
        case .ec(let curve): return try PointEncoding.point(of: number, on: curve, in: group)
        case .dh, .modp: return try group.elementClearingCofactor(of: number)
        }
    }

    /// R(s,t) of figure 2, x1 to xn one after the other, before it is reduced modulo p.
    ///
    /// The key of the first encryption is t, of every other one the first octets of the one before, as many as a key
    /// has. n is the smallest number of outputs that has 64 bits more than p.
    /// - Parameters:
    ///   - nonce: s, 16 octets, or 32 for AES-192 and AES-256.
    ///   - terminalNonce: t, as long as a key.
    static func pseudoRandom(
        _ cipher: BlockCipher, nonce: borrowing SecretBytes, terminalNonce: [UInt8], primeBits: Int
    ) throws(CryptoError) -> SecretBytes {
        let isLong = cipher.keyLength > 16
        let length = isLong ? 32 : 16
        let (first, second) = isLong ? (c0Long, c1Long) : (c0, c1)
        let count = (primeBits + 64 + 8 * length - 1) / (8 * length)
        var result = SecretBytes(count: count * length)
        var key = try encrypt(nonce, cipher, key: SecretBytes(copying: terminalNonce))
        for index in 0..<count {
            let output = try encrypt(SecretBytes(copying: second), cipher, key: key)
            unsafe result.withUnsafeMutableBytes { target in
                unsafe output.withUnsafeBytes { source in
                    let place = unsafe UnsafeMutableRawBufferPointer(rebasing: target[(index * length)...])
                    unsafe place.copyMemory(from: source)
                }
            }
            if index + 1 < count { key = try encrypt(SecretBytes(copying: first), cipher, key: key) }
        }
        return result
    }

    /// CBC with an IV of zeros under the first octets of a key that may be too long (AES-192: 24 of 32).
    private static func encrypt(
        _ octets: borrowing SecretBytes, _ cipher: BlockCipher, key: borrowing SecretBytes
    ) throws(CryptoError) -> SecretBytes {
        let cbc = try CBCCipher(cipher, key: key.prefix(cipher.keyLength))
        var output = octets.copy()
        try unsafe output.withUnsafeMutableBytes { buffer throws(CryptoError) in
            try unsafe cbc.encrypt(UnsafeRawBufferPointer(buffer), iv: nil, into: buffer)
        }
        return output
    }

    private static func bits(of prime: [UInt8]) -> Int {
        let minimal = prime.drop { $0 == 0 }
        return minimal.count * 8 - (minimal.first?.leadingZeroBitCount ?? 0)
    }

    // The constants for 3DES and AES-128 (l = 128).
    private static let c0: [UInt8] = [
        0xA6, 0x68, 0x89, 0x2A, 0x7C, 0x41, 0xE3, 0xCA, 0x73, 0x9F, 0x40, 0xB0, 0x57, 0xD8, 0x59, 0x04,
    ]
    private static let c1: [UInt8] = [
        0xA4, 0xE1, 0x36, 0xAC, 0x72, 0x5F, 0x73, 0x8B, 0x01, 0xC1, 0xF6, 0x02, 0x17, 0xC1, 0x88, 0xAD,
    ]
    // The constants for AES-192 and AES-256 (l = 256).
    private static let c0Long: [UInt8] = [
        0xD4, 0x63, 0xD6, 0x52, 0x34, 0x12, 0x4E, 0xF7, 0x89, 0x70, 0x54, 0x98, 0x6D, 0xCA, 0x0A, 0x17,
        0x4E, 0x28, 0xDF, 0x75, 0x8C, 0xBA, 0xA0, 0x3F, 0x24, 0x06, 0x16, 0x41, 0x4D, 0x5A, 0x16, 0x76,
    ]
    private static let c1Long: [UInt8] = [
        0x54, 0xBD, 0x72, 0x55, 0xF0, 0xAA, 0xF8, 0x31, 0xBE, 0xC3, 0x42, 0x3F, 0xCF, 0x39, 0xD6, 0x9B,
        0x6C, 0xBF, 0x06, 0x66, 0x77, 0xD0, 0xFA, 0xAE, 0x5A, 0xAD, 0xD9, 0x9D, 0xF8, 0xE5, 0x35, 0x17,
    ]
}
