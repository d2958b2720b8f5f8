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

    /// HKDF (RFC 5869) of a secret, without a salt.
    ///
    /// - Parameters:
    ///   - purpose: `info`: what the key is for.
    ///   - count: its octets, at most 255 digests.
    /// - Throws: `CryptoError` where the library cannot hash; `crypto.keyLength` for more octets.
    package func derivedKey(
        from secret: borrowing SecretBytes, purpose: [UInt8], count: Int
    ) throws(CryptoError) -> SecretBytes {
        guard (1...255 * digestSize).contains(count) else { throw CryptoError(.keyLength) }
        let extracted = try secretCode(over: secret, key: SecretBytes(count: digestSize))
        var key = SecretBytes(count: count)
        var block = SecretBytes(count: 0)
        for (number, start) in stride(from: 0, to: count, by: digestSize).enumerated() {
            var input = SecretBytes(count: block.count + purpose.count + 1)
            unsafe input.withUnsafeMutableBytes { target in
                unsafe block.withUnsafeBytes { unsafe target.copyMemory(from: $0) }
                for (index, octet) in purpose.enumerated() { unsafe target[block.count + index] = octet }
                unsafe target[target.count - 1] = UInt8(number + 1)
            }
            block = try secretCode(over: input, key: extracted)
            unsafe key.withUnsafeMutableBytes { target in
                unsafe block.withUnsafeBytes { source in
                    for index in 0..<min(source.count, count - start) {
                        unsafe target[start + index] = source[index]
                    }
                }
            }
        }
        return key
    }

    /// HMAC of a secret, which is one itself; the key is no longer than a block.
    private func secretCode(
        over octets: borrowing SecretBytes, key: borrowing SecretBytes
    ) throws(CryptoError) -> SecretBytes {
        let block = digestSize > 32 ? 128 : 64
        let inner = try secretHash(unsafe octets.withUnsafeBytes { unsafe Self.padded(key, block, 0x36, $0) })
        return try secretHash(unsafe inner.withUnsafeBytes { unsafe Self.padded(key, block, 0x5C, $0) })
    }

    /// The key, filled to a block and changed by a mask, and octets behind it.
    private static func padded(
        _ key: borrowing SecretBytes, _ block: Int, _ mask: UInt8, _ octets: some Collection<UInt8>
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
