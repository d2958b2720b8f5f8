// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension HashAlgorithm {
    /// HMAC (RFC 2104, 2) over octets under a secret key.
    ///
    /// - Parameter key: of any length; one that is longer than a block of the hash is hashed first.
    /// - Returns: as many octets as a digest has.
    /// - Throws: `CryptoError` where the library cannot hash.
    package func authenticationCode(
        over octets: [UInt8], key: borrowing SecretBytes
    ) throws(CryptoError) -> [UInt8] {
        let block = digestSize > 32 ? 128 : 64
        guard key.count <= block else {
            return try authenticationCode(over: octets, key: try secretHash(key))
        }
        let inner = try hash(Self.padded(key, block, 0x36, octets))
        return try hash(Self.padded(key, block, 0x5C, inner))
    }

    /// The key, filled to a block and changed by a mask, and octets behind it.
    private static func padded(
        _ key: borrowing SecretBytes, _ block: Int, _ mask: UInt8, _ octets: [UInt8]
    ) -> SecretBytes {
        var all = SecretBytes(count: block + octets.count)
        unsafe all.withUnsafeMutableBytes { target in
            unsafe key.withUnsafeBytes { source in
                for index in 0..<block { unsafe target[index] = mask ^ (index < source.count ? source[index] : 0) }
            }
            for (index, octet) in octets.enumerated() { unsafe target[block + index] = octet }
        }
        return all
    }
}
