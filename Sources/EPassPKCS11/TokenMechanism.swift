// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMessages

/// How a token is told to sign a digest: the mechanism of PKCS #11, its parameters, and its input.
struct TokenMechanism: Sendable, Equatable {
    /// What is known of the key.
    enum Key: Sendable {
        case rsa
        /// The octets of the curve's order, where it is known.
        case ec(orderLength: Int?)
    }

    /// CKM_RSA_PKCS, CKM_RSA_PKCS_PSS, CKM_ECDSA, CKM_EDDSA or CKM_SHA256_HMAC.
    let mechanism: UInt
    /// CKM of the hash function, CKG of the mask generation function, octets of the salt; all 0 but for PSS.
    var hash: UInt = 0
    var maskGeneration: UInt = 0
    var saltLength: UInt = 0
    /// What is signed.
    let input: [UInt8]

    private static let rsaPKCS1: UInt = 0x0001
    private static let rsaPSS: UInt = 0x000D
    private static let ecdsa: UInt = 0x1041
    private static let eddsa: UInt = 0x1057
    private static let sha256HMAC: UInt = 0x0251
}

extension TokenMechanism {
    /// Ed25519 over a message (RFC 8032): without parameters, as PKCS #11 3.0, 6.3.14 has it for that curve.
    static func edwards(_ message: [UInt8]) -> TokenMechanism { TokenMechanism(mechanism: eddsa, input: message) }

    /// HMAC-SHA-256 over a message, as a signature with a secret key.
    static func code(_ message: [UInt8]) -> TokenMechanism { TokenMechanism(mechanism: sha256HMAC, input: message) }
}

extension TokenMechanism {
    /// The hash is computed here and not in the token: every token takes digests, few know every combination.
    ///
    /// - Throws: `PKCS11Error` with code `mechanismUnsupported` where the algorithm is not one of the key.
    init(_ algorithm: SignatureAlgorithm, digest: [UInt8], key: Key) throws(PKCS11Error) {
        switch (algorithm, key) {
        case (.rsaPKCS1(let hash), .rsa):
            self.init(mechanism: Self.rsaPKCS1, input: Self.digestInfo(hash) + digest)
        case (.rsaPSS(let hash, let mgfHash, let saltLength), .rsa):
            self.init(
                mechanism: Self.rsaPSS, hash: Self.numbers(of: hash).mechanism,
                maskGeneration: Self.numbers(of: mgfHash).maskGeneration, saltLength: UInt(clamping: saltLength),
                input: digest)
        case (.ecdsa, .ec(let orderLength)):
            // The leftmost bits count where the hash is longer than the order (BSI TR-03111, 4.2.1); not every token
            // cuts by itself. The order of every listed curve has a whole number of octets but for P-521, which no hash
            // exceeds.
            self.init(mechanism: Self.ecdsa, input: Array(digest.prefix(orderLength ?? digest.count)))
        // Terminals have no DSA (Doc 9303-11, 7.1.4); what a token gives for ECDSA is plain already.
        case (.rsaPKCS1, .ec), (.rsaPSS, .ec), (.ecdsa, .rsa), (.ecdsaPlain, _), (.dsa, _):
            throw PKCS11Error(.mechanismUnsupported, .tokenAlgorithmOfOtherKey(algorithm: algorithm))
        }
    }

    /// The CKM and the CKG of a hash, and the content of its object identifier.
    private static func numbers(
        of hash: HashAlgorithm
    ) -> (mechanism: UInt, maskGeneration: UInt, identifier: [UInt8]) {
        switch hash {
        case .sha1: (0x0220, 1, [0x2B, 0x0E, 0x03, 0x02, 0x1A])
        case .sha224: (0x0255, 5, [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x04])
        case .sha256: (0x0250, 2, [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01])
        case .sha384: (0x0260, 3, [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x02])
        case .sha512: (0x0270, 4, [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x03])
        }
    }

    /// The DER of DigestInfo up to the digest (RFC 8017, 9.2 note 1).
    private static func digestInfo(_ hash: HashAlgorithm) -> [UInt8] {
        let size = UInt8(truncatingIfNeeded: hash.digestSize)
        let identifier = numbers(of: hash).identifier
        let count = UInt8(truncatingIfNeeded: identifier.count)
        let algorithm = [0x06, count] + identifier + [0x05, 0x00]
        return [0x30, size + count + 8, 0x30, count + 4] + algorithm + [0x04, size]
    }
}
